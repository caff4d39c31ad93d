"""Standing orders inside one's own plan: obeyed at its end, with their sign, logged as theirs, and changed once."""

from pathlib import Path

from bot.languages import ENGLISH
from bot.turn.lines import plan_lines
from bot.turn.menu import menu, other_ends, taps_of
from bot.turn.placements import is_place_for, placements
from bot.turn.plan import Plan, course, with_tap
from bot.turn.tap import Tap
from bot.turn.tap_labels import tap_label
from engine import Options
from engine.actions import DiscardArmyCard, HireVillager, PerformTask
from engine.core import legal_actions
from engine.decisions import HireWorker, TakeTurn
from engine.foresight import Ahead, forecast
from engine.queries import is_free_action
from engine.state import State
from engine.views import view
from tests.bot.turn.paper_table import paper_table, presses
from tests.engine.kit import PLAIN_CARD, card_of, end_of_turn, table

NEVER = {"hire": "pass"}
ALWAYS = {"hire": "take"}


def ends(state: State, orders: dict[str, str]) -> list[Tap]:
    """What can be tapped at the end of a turn."""
    return list(taps_of(menu(forecast(view(state, 0)), orders)))


def test_who_never_hires_is_offered_the_end_alone_and_their_free_actions() -> None:
    state = end_of_turn(potato=5, corn=5, army_hand=(card_of("stone"),)).state
    *free, end = ends(state, NEVER)
    assert [type(one.steps[0].action) for one in free] == [DiscardArmyCard]
    assert tap_label(end, ENGLISH).words == "End turn: ⚙️ Do not hire"
    assert end.plays
    assert [planned.ordered for planned in end.planned] == [True]


def test_who_always_hires_sees_whom() -> None:
    (end,) = ends(end_of_turn(potato=1).state, ALWAYS)
    assert isinstance(end.steps[0].action, HireVillager)
    assert "⚙️ hire" in tap_label(end, ENGLISH).words
    assert any("⚙️" in line for line in plan_lines([end.steps], ENGLISH))


def test_hiring_is_changed_once_for_each_worker() -> None:
    groups = menu(forecast(view(end_of_turn(potato=5, corn=5).state, 0)), NEVER)
    others = [one.step.action for one in other_ends(groups)]
    assert len(others) == len(set(others)) == 2


def test_a_wish_without_a_choice_is_carried_out_although_an_order_ends_the_turn() -> None:
    state = table(workers=("craftsman",), god_hand=tuple(PLAIN_CARD.values()), potato=9)
    seen = view(state, 0)
    carried_out = 0
    for place in (one for one in placements(forecast(seen)) if is_place_for(one, "stone") and one.tasks == 1):
        entry = place.tap(NEVER, "stone")
        assert isinstance(entry.steps[-1].action, PerformTask)
        assert isinstance(entry.after.decision, HireWorker)
        here = course(seen, with_tap(Plan(), entry), NEVER).here
        (end,) = [one for one in taps_of(menu(here, NEVER)) if one.is_final]
        assert end.after.ahead is Ahead.HANDED_OVER
        carried_out += 1
    assert carried_out


async def test_what_an_order_answers_in_a_plan_is_logged_as_its_answer(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "an order in a plan") as paper:
        while not isinstance((await paper.state()).decision, TakeTurn):
            state = await paper.state()
            assert state.to_act is not None
            await paper.games.play(paper.id, state.to_act, legal_actions(state)[0], state.seq)
        seat = (await paper.state()).to_act
        assert seat is not None
        await paper.games.seats.set_orders(paper.id, seat, NEVER)
        screen = await paper.show()
        while screen.blocks and (await paper.state()).to_act == seat:
            ways = [one for one in presses(screen) if one.verb in ("tap", "confirm", "play")]
            screen = await paper.press(ways[-1])
        log = [row for row in await paper.games.log_since(paper.id) if row.seat == seat]
        ordered = [row for row in log if row.question == "HireWorker" and not is_free_action(row.action)]
        assert [row.automatic for row in ordered] == [True]
        assert not any(row.automatic for row in log if row.question != "HireWorker")
