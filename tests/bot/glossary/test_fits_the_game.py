"""What "?" explains in a game speaks of no module that the game is played without."""

import re

import pytest

from bot import glossary
from bot.glossary.only_with import ONLY_WITH
from bot.glossary.questions import ABOUT
from bot.languages import ENGLISH
from engine.box import MODULES, NOBLES, VASSALS, WAY_OF_THE_SUN
from engine.components import CORICANCHA, TASKS

OF_NOBLES = r"Newcomer|Noble|Palace|Prophec"
OF_VASSALS = r"Vassal|Nation tile|\(VN"
OF_THE_SUN = r"Way of the Sun|overlay"
OF_ANY = r"The Golden Age|Cultural Influence|\(ZA"
# What is about a module itself.
ITS_OWN = {"term:newcomer", "term:noble", "term:nation", "term:vassal", "action:influence"}
ASKED = sorted(
    {key for key in ABOUT.values() if "{" not in key}
    | {f"action:{space.id}" for space in CORICANCHA}
    | {f"task:{task}" for task in TASKS}
    | {"term:scoring", "term:pieces", "term:match", "term:worker", "term:face_down", "term:majority", "term:marker"}
)
KEYS = glossary.keys()
SUN = next(name for name in MODULES if name.startswith(WAY_OF_THE_SUN))


@pytest.mark.parametrize(
    ("modules", "not_told"),
    [
        ((), (OF_NOBLES, OF_VASSALS, OF_THE_SUN, OF_ANY)),
        ((NOBLES,), (r"\*\*Vassals of the Inca", r"\*\*Way of the Sun")),
        ((VASSALS,), (r"\*\*Nobles and Newcomers", "not counting one Newcomer", r"\*\*Way of the Sun")),
        ((SUN,), (r"\*\*Vassals of the Inca", r"\*\*Nobles and Newcomers", "not counting one Newcomer")),
    ],
)
def test_only_what_is_in_the_game_is_told(modules: tuple[str, ...], not_told: tuple[str, ...]) -> None:
    for key in (one for one in ASKED if one not in ITS_OWN):
        found = glossary.entry(key, ENGLISH, modules)
        assert found is not None
        assert found.words
        assert [re.findall(words, found.words) for words in not_told] == [[]] * len(not_told), key


def test_without_a_game_everything_is_told_and_no_mark_is_left() -> None:
    shorter = 0
    for key in KEYS:
        whole, base, every = (glossary.entry(key, ENGLISH, modules) for modules in (None, (), tuple(MODULES)))
        assert whole == every
        assert whole is not None
        assert base is not None
        assert not set("".join(ONLY_WITH.values())) & {*whole.words, *base.words}
        assert "  " not in base.words
        shorter += len(base.words) < len(whole.words)
    assert shorter > 15
    assert glossary.entry("term:nonsense", ENGLISH, ()) is None
