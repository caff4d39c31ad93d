"""How Vassals, Nobles and other pieces on the table change what is asked and what can be answered."""

from typing import Any

import pytest

from bot import text
from bot.languages import ENGLISH, Language
from engine import actions as act
from engine import decisions as ask
from engine.procedures import PutWorker
from engine.state import PlacedVassal
from engine.views import view
from tests.engine.kit import table

VN08 = {"board": {"vassals": (PlacedVassal(0, "VN08", "P01"),)}, "production_up": ("P01", "P06")}

VN04 = {"board": {"vassals": (PlacedVassal(0, "VN04", "2"),)}, "passives": ("Z03",)}


def placed(worker: str, space: str) -> ask.UseAbilities:
    return ask.UseAbilities(0, "worker_placed", ("Z03", "VN04"), PutWorker(0, worker, worker, space, ""))


# A question, one of its answers or None for the question itself, what there is at the table, and the words.
CASES: list[tuple[ask.Decision, act.Action | None, dict[str, Any], str]] = [
    (
        ask.Produce(0),
        None,
        VN08,
        "All Production Buildings that give turn face down in the end, except those with your Vassals. Which one gives"
        " next?",
    ),
    (
        ask.Produce(0, turns=1),
        None,
        VN08,
        "Turn something face up, or let Production Buildings give: in the end all that gave turn face down, except"
        " those with your Vassals. What next?",
    ),
    (
        ask.Produce(0),
        None,
        {**VN08, "production_up": ("P06",), "production_down": ("P01",)},
        "All Production Buildings that give turn face down in the end. Which one gives next?",
    ),
    (
        ask.Produce(0),
        act.ProduceWith("P01"),
        VN08,
        "Terrace Garden (P01): 2 potato, 1 corn; stays face up (Vassal)",
    ),
    (ask.Produce(0), act.ProduceWith("P06"), VN08, "Quarry (P06): 2 stone, 1 potato"),
    (ask.ChooseProduction(0), act.ProduceWith("P01"), VN08, "Terrace Garden (P01): 2 potato, 1 corn"),
    (
        placed("priest", "B2c"),
        act.UseAbility("VN04"),
        VN04,
        "Resolve Valley Pilgrims (VN04) next: climb 1 Temple step",
    ),
    (placed("warrior", "B1a"), act.UseAbility("VN04"), VN04, "Resolve Valley Pilgrims (VN04) next: nothing this time"),
    (
        placed("warrior", "B1a"),
        act.UseAbility("Z03"),
        VN04,
        "Resolve War Camp Kitchen (Z03) next: turn up to 2 Production Buildings face up",
    ),
    (placed("priest", "B2c"), act.UseAbility("Z03"), VN04, "Resolve War Camp Kitchen (Z03) next: nothing this time"),
    (
        ask.UseAbilities(0, "festival_began", ("ZN3", "ZN6")),
        None,
        {},
        "A Festival begins. Which of your abilities do you use?",
    ),
    (
        ask.UseAbilities(0, "festival_began", ("ZN3", "ZN6")),
        act.UseAbility("ZN3"),
        {},
        "Resolve Open Gate (ZN3) next: take a Newcomer",
    ),
    (ask.UseAbilities(0, "festival_began", ("ZN3", "ZN6")), act.Pass(), {}, "In any order"),
    (
        ask.UseAbilities(0, "activated_worship", ("ZA1", "ZV2")),
        act.Pass(),
        {},
        "Use none; what answers by itself still does",
    ),
    (ask.UseAbilities(0, "activated_worship", ("ZV2",)), act.Pass(), {}, "Use none of these"),
]


def said(asked: ask.Decision, action: act.Action | None, there: dict[str, Any], language: Language) -> str:
    """The words for a question or an answer at a table with these pieces."""
    here = view(table(**there), asked.seat)
    if action is None:
        return text.question(here, asked, language)
    return text.action(here, asked, action, language)


@pytest.mark.parametrize(("asked", "action", "there", "words"), CASES)
def test_words_go_by_what_is_on_the_table(
    asked: ask.Decision, action: act.Action | None, there: dict[str, Any], words: str
) -> None:
    assert said(asked, action, there, ENGLISH) == words
