"""Plans as they were kept, perhaps by another program: what nobody can read any more is dropped with a sentence."""

from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import update

from bot.languages import ENGLISH
from bot.say.chat import chat
from bot.table.turn.own_orders import orders_screen
from bot.turn.placements import ANY
from bot.turn.plan import Plan, PlannedTap
from engine import Options, legal_actions
from engine.actions import Action, KeepGodCard, PickWeaving
from engine.decisions import TakeTurn
from engine.planned import Planned
from storage import schema as t
from storage.database import writing
from tests.bot.turn.drawn import words
from tests.bot.turn.paper_table import PaperTable, Press, paper_table, presses

DROPPED = chat("plan.dropped", ENGLISH)
PICKED = PickWeaving("SW01")


def tap(question: str, *choices: Action) -> PlannedTap:
    """An answer to a question of this kind."""
    return PlannedTap((Planned(question, choices, 0),))


NO_MORE, NO_CHOICE = tap("AskTheOracle", PICKED), tap("PickStartingWeaving")
UNREADABLE = {
    "a question that is no more": Plan(taps=(NO_MORE,)),
    "no choices": Plan(taps=(NO_CHOICE,)),
    "no answers": Plan(taps=(PlannedTap(()),)),
    "a piece that is no more": Plan(taps=(tap("PickStartingWeaving", PickWeaving("SW99")),)),
    "a tap that waits": Plan(pending=NO_MORE),
    "a tap that waits without choices": Plan(pending=NO_CHOICE),
    "no longer fits": Plan(spoilt=NO_MORE.answers),
    "no longer fits and no choices": Plan(spoilt=NO_CHOICE.answers),
    "a wish that nobody can have": Plan(wish="oracle"),
    "a list of places for one": Plan(taps=(PlannedTap(tap("PickStartingWeaving", PICKED).answers, wish="oracle"),)),
    "a Worker that there is not": Plan(wish=ANY, by="oracle"),
    "no plan": ["AskTheOracle"],
}


async def keep(table: PaperTable, seat: int, body: object, ahead: tuple[Planned, ...] = ()) -> None:
    """This is in the database as the plan of a seat."""
    await table.games.plans.keep(table.id, seat, "{}", (await table.games.plans.get(table.id, seat)).number)
    of_seat = (t.plans.c.game == table.id, t.plans.c.seat == seat)
    row = {"body": json.encode(body).decode(), "ahead": json.encode(ahead).decode()}
    async with writing(table.games.engine) as connection:
        await connection.execute(update(t.plans).where(*of_seat).values(row))


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("early", [False, True], ids=["asked", "early"])
async def test_a_plan_that_nobody_can_read_is_dropped_with_a_sentence(
    tmp_path: Path, body: object, early: bool
) -> None:
    async with paper_table(tmp_path, Options(players=2), "kept before") as table:
        asked = (await table.state()).to_act or 0
        seat = 1 - asked if early else asked
        await keep(table, seat, body)
        screen = await table.show(seat)
        assert DROPPED in words(screen)
        after = await table.press(next(press for press in presses(screen) if press.verb == "tap"), seat)
        assert DROPPED not in words(after)


async def test_answers_said_ahead_that_nobody_can_read_are_not_listed_and_go(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "said before") as table:
        asked = (await table.state()).to_act or 0
        for said in (*NO_MORE.answers, *NO_CHOICE.answers, Planned("KeepGodCards", (KeepGodCard("G99"),))):
            await keep(table, asked, Plan(), (said,))
            listed = await orders_screen(table.games, await table.game(), asked, ENGLISH)
            assert "SW" not in listed.words
            await table.games.plans.play_ahead(table.id, asked)
            assert not (await table.games.plans.get(table.id, asked)).ahead
            assert presses(await table.show())


async def test_a_plan_that_can_be_read_is_kept(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "kept before") as table:
        asked = (await table.state()).to_act or 0
        opened = await table.opened(asked)
        plan = Plan(opened.turn.number, pending=PlannedTap((opened.here.planned(opened.here.answers[0]),)))
        await keep(table, asked, plan)
        assert (await table.opened(asked)).plan == plan
        assert DROPPED not in words(await table.show(asked))


@pytest.mark.parametrize("worker", ["priest", "N03"])
async def test_the_worker_whose_places_are_shown_is_kept(tmp_path: Path, worker: str) -> None:
    async with paper_table(tmp_path, Options(players=2), "kept before") as table:
        asked = (await table.state()).to_act or 0
        plan = Plan((await table.opened(asked)).turn.number, by=worker)
        await keep(table, asked, plan)
        assert (await table.opened(asked)).plan == plan


@pytest.mark.parametrize("wish", ["oracle", "any-oracle", ""])
async def test_a_press_with_a_wish_that_nobody_can_have_is_old_and_keeps_nothing(tmp_path: Path, wish: str) -> None:
    async with paper_table(tmp_path, Options(players=2), "wished for") as table:
        while not isinstance((state := await table.state()).decision, TakeTurn):
            await table.games.play(table.id, state.to_act or 0, legal_actions(state)[0], state.seq)
        screen = await table.show()
        real = next(press for press in presses(screen) if press.verb == "wish")
        after = await table.press(Press("wish", table.id, real.number, wish))
        assert chat("stale", ENGLISH) in words(after)
        assert (await table.opened()).plan.wish == ""
