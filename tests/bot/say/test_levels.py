"""The levels of bot players in words: what a sentence says of one is what the player does."""

import re

import pytest

from bot import limits
from bot.languages import ENGLISH, LANGUAGES, Language
from bot.say.levels import level_how, level_told, level_words
from engine.players import LEVELS, levels

SPOKEN = pytest.mark.parametrize("lang", LANGUAGES.values(), ids=list(LANGUAGES))


@SPOKEN
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_how_far_it_thinks_and_how_much_it_overlooks(level: str, lang: Language) -> None:
    plays, told = LEVELS[level], level_how(level, lang)
    numbers = {int(number) for number in re.findall(r"\d+", told)}
    assert (round(plays.simulations) in numbers) == plays.thinks
    shares = [number for number in numbers if plays.overlooks and abs(1 / number - plays.overlooks) < 0.01]
    assert bool(shares) == bool(plays.overlooks)


@SPOKEN
@pytest.mark.parametrize("level", [name for name, plays in LEVELS.items() if plays.thinks])
def test_a_turn_ends_within_the_time_that_is_told(level: str, lang: Language) -> None:
    plays, tries = LEVELS[level], str(round(LEVELS[level].simulations))
    most = max(int(number) for number in re.findall(r"\d+", level_how(level, lang).split(";")[0]) if number != tries)
    steps = (most - plays.longest) / (plays.longest * levels.FOLLOW_ON)
    assert steps > 2.5, "what to do, and how to do it in steps"


@SPOKEN
def test_a_choice_has_room_for_a_level_and_how_it_plays(lang: Language) -> None:
    told = [level_told(level, lang) for level in LEVELS]
    assert max(map(len, told)) <= limits.CHOICE_NAME
    assert len({*told}) == len({level_words(level, lang) for level in LEVELS}) == len(LEVELS)


def test_a_sentence_follows_the_numbers_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    other = levels.Level(overlooks=0.125, simulations=777)
    monkeypatch.setitem(LEVELS, "hard", other)  # type: ignore[arg-type]
    assert level_how("hard", ENGLISH).startswith("tries 777 positions")
    assert level_how("hard", ENGLISH).endswith("in 8")


def test_a_level_of_an_earlier_version_is_named_as_stored() -> None:
    assert [level_words(level, ENGLISH) for level in ("greedy", "", "hard")] == ["greedy", "", "hard"]
