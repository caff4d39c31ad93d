"""Whoever said something that no longer fits reads what it was, and why it does not."""

from pathlib import Path

from msgspec import json

from bot.languages import ENGLISH
from bot.table.turn.answering import EARLY
from bot.turn.plan import Plan, PlannedTap, course
from bot.turn.spoilt import piece_words, spoilt_plan, spoilt_words
from engine import Options
from engine.actions import (
    BuildStatue,
    BuildSteps,
    Conquer,
    ConstructBuilding,
    HireVillager,
    KeepGodCard,
    LayWeaving,
    Pass,
    Pay,
    PickWeaving,
    TakeTopWeaving,
    UseAbility,
)
from engine.components import STEPS
from engine.core import legal_actions
from engine.decisions import ChooseFreeWeaving, ChooseStatue, FeedGods, HireWorker, KeepGodCards
from engine.planned import Planned
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import words
from tests.bot.turn.paper_table import PaperTable, paper_table
from tests.engine.kit import ask, changed, table


def at_the_festival() -> State:
    """Somebody who cannot pay for all God cards."""
    state = table(potato=2, gold=1, god_hand=("G07", "G11", "G19", "G22"), vp=3)
    return ask(changed(state, active=1), FeedGods(0)).state


def told(state: State, *answers: Planned) -> str:
    return spoilt_words(course(view(state, 0), Plan(taps=(PlannedTap(answers),)), {}), ENGLISH)


def test_what_others_have_taken_is_told_with_the_reason() -> None:
    state = ask(table(stone=3, gold=0), ChooseStatue(0, gratis=False)).state
    said = Planned("ChooseStatue", (BuildStatue("large", "inti"),))
    assert told(state, said).startswith("⚠️ No longer possible: Inti. That costs 3 stone and 2 gold; you have ")
    taken = ask(table(stone=3), ChooseStatue(0, gratis=False)).state
    assert told(taken, Planned("ChooseStatue", (BuildStatue("small", "inti"),))) == ""


def test_a_payment_and_a_no_are_told_if_they_are_what_is_asked_for() -> None:
    state = at_the_festival()
    said = Planned("FeedGods", (Pay(potato=3),))
    assert told(state, said).startswith("⚠️ No longer possible: Pay 3 potato. You owe 4 potato, and do not have all ")
    asked = "Something else is asked now: Pay for your God cards."
    assert told(state, Planned("ChooseSteps", (Pass(),))) == f"⚠️ No longer possible: Build no Steps. {asked}"
    assert told(state, Planned("ChooseTask", (Pass(),))) == f"⚠️ No longer possible: Stop here. {asked}"


def test_of_several_things_all_are_named_with_one_reason() -> None:
    state = at_the_festival()
    said = [Planned("ChooseBuilding", (ConstructBuilding("P06"),)), Planned("ChoosePayment", (Pay(stone=1),))]
    spot = next(iter(STEPS))
    line = told(state, *said, Planned("ChooseSteps", (BuildSteps(spot),)))
    assert line.count("\n") == 0
    assert line.startswith("⚠️ No longer possible: Quarry (P06), 1U. ")
    assert line.count("asked now") == 1


def test_what_lay_there_is_named_once_something_else_does() -> None:
    state = ask(changed(table(), weavings=("W18", "W01", "W02")), ChooseFreeWeaving(0)).state
    top = Planned("ChooseFreeWeaving", (TakeTopWeaving(),), about="W26")
    laid = Planned("ArrangeWeaving", (LayWeaving(-1, "right"),), about="W26")
    assert told(state, top, laid) == "⚠️ No longer possible: W26 serpent (stone | VP)."
    hired = Planned("HireWorker", (HireVillager("corn"),), about="courier")
    state = ask(table(corn=1, board={"village": ("priest", "warrior")}), HireWorker(0)).state
    assert told(state, hired) == "⚠️ No longer possible: Courier."


async def answer(paper: PaperTable, *, until: int) -> None:
    """Answer for whoever is asked until this seat is."""
    while (state := await paper.state()).to_act != until:
        assert state.to_act is not None
        await paper.games.play(paper.id, state.to_act, legal_actions(state)[0], state.seq)


async def test_what_is_left_of_words_ahead_is_told_where_the_rest_is_asked(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=4), "said ahead") as paper:
        first = (await paper.state()).to_act
        seat = next(number for number in range(4) if number != first)
        tiles = [action for action in legal_actions(await paper.state()) if isinstance(action, PickWeaving)]
        ahead = (Planned("PickStartingWeaving", tuple(tiles), 0), Planned("KeepGodCards", (KeepGodCard("G01"),), 0))
        await paper.games.plans.say_ahead(paper.id, seat, ahead, 0, "")
        await answer(paper, until=seat)
        picked = await paper.games.plans.play_ahead(paper.id, seat, spoilt_plan)
        assert picked is not None
        assert picked.played == 1
        await answer(paper, until=seat)
        state = await paper.state()
        assert isinstance(state.decision, KeepGodCards)
        dealt = legal_actions(state)
        assert KeepGodCard("G01") not in dealt
        dropped = await paper.games.plans.play_ahead(paper.id, seat, spoilt_plan)
        assert dropped is not None
        screen = words(await paper.show())
        assert "No longer possible: G01 Inti" in screen
        assert "is not among the cards you were dealt." in screen


async def test_a_plan_for_another_round_is_told_and_not_just_gone(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "another round") as paper:
        seat = (await paper.state()).to_act
        assert seat is not None
        said = Plan(EARLY, (PlannedTap((Planned("FeedGods", (Pay(potato=3),), 0),)),))
        await paper.games.plans.keep(paper.id, seat, json.encode(said).decode(), 0)
        screen = await paper.show()
        assert "No longer possible: Pay 3 potato. Something else is asked now: " in words(screen)
        assert not (await paper.opened()).plan.taps


def test_whatever_can_be_said_can_be_named_once_it_no_longer_fits() -> None:
    named = set()
    for path in (path for path in GOLDEN if path.stem in ("2p-war-7", "2p-all-ruruy")):
        for state in (outcome.state for outcome in golden_game(path)):
            for action in legal_actions(state):
                if type(action) not in named:
                    named.add(type(action))
                    assert piece_words(Planned(type(state.decision).__name__, (action,)), action, ENGLISH)
    assert {Conquer, UseAbility, ConstructBuilding} <= named
