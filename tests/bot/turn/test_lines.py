"""The lines of a plan: one thing is told in one line, with one price."""

from collections.abc import Iterator
from functools import cache

from bot.languages import ENGLISH
from bot.turn.lines import plan_lines, told_taps
from bot.turn.placements import is_place_for, placements
from bot.turn.plan import Course, Plan, course, with_tap
from bot.turn.tap import Tap
from engine.actions import BuildStatue, BuildSteps, BuyWeaving, ConstructBuilding, LayWeaving, Pay, PerformTask, TurnUp
from engine.components import ICONS
from engine.decisions import (
    ArrangeWeaving,
    ChooseBuilding,
    ChooseRejuvenation,
    ChooseStatue,
    ChooseSteps,
    ChooseTask,
    ChooseWeavings,
    Decision,
    TakeTurn,
)
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import taps

TOLD_BY_DEEDS = {"building": ConstructBuilding, "statue": BuildStatue, "steps": BuildSteps}


@cache
def positions(name: str) -> list[State]:
    path = next(path for path in GOLDEN if path.stem == name)
    return [outcome.state for outcome in golden_game(path)]


def asked(kinds: tuple[type[Decision], ...], name: str = "2p-mixed-2") -> Iterator[tuple[State, Course]]:
    """Where a question of these kinds is asked."""
    for state in positions(name):
        if isinstance(state.decision, kinds):
            yield state, course(view(state, state.decision.seat), Plan(), {})


def then(state: State, found: Course, tap: Tap) -> Course:
    """The plan with one tap more."""
    return course(view(state, state.decision.seat), with_tap(found.plan, tap), {})


def told(found: Course) -> list[str]:
    return plan_lines(told_taps(found, None), ENGLISH)


def test_a_task_is_told_by_what_is_done_in_it() -> None:
    seen = set()
    for state, start in asked((ChooseTask,)):
        for begin in taps(start.here):
            first = begin.steps[0].action
            task = ICONS[first.icon].task if isinstance(first, PerformTask) else ""
            if begin.is_final or len(begin.spoken) > 1 or task not in TOLD_BY_DEEDS:
                continue
            begun = then(state, start, begin)
            assert len(told(begun)) == 1
            for deed in taps(begun.here)[:3]:
                if not deed.is_final and isinstance(deed.steps[0].action, TOLD_BY_DEEDS[task]):
                    seen.add(task)
                    assert len(told(then(state, begun, deed))) == 1
    assert len(seen) > 1


def test_a_wish_that_came_with_the_place_is_told_by_what_is_done_for_it() -> None:
    seen = set()
    for state, start in asked((TakeTurn,)):
        for wish in set(TOLD_BY_DEEDS) - seen:
            for place in [place for place in placements(start.here, wish) if is_place_for(place, wish)][:1]:
                placed = then(state, start, place.tap({}, wish))
                deeds = [deed for deed in taps(placed.here) if not deed.is_final]
                for deed in [deed for deed in deeds if isinstance(deed.steps[0].action, TOLD_BY_DEEDS[wish])][:1]:
                    seen.add(wish)
                    before, after = told(placed), told(then(state, placed, deed))
                    assert len(after) == 2
                    assert before[0].startswith(f"{after[0]} · ")
    assert len(seen) > 1


def test_a_price_is_told_once_and_is_what_was_paid() -> None:
    by_the_deed = otherwise = 0
    for state, start in asked((ChooseBuilding, ChooseStatue, ChooseSteps), "2p-builders"):
        for deed in taps(start.here):
            paid = [step.action for step in deed.steps if isinstance(step.action, Pay)]
            if deed.is_final or not paid or not isinstance(deed.steps[0].action, tuple(TOLD_BY_DEEDS.values())):
                continue
            (line,) = told(then(state, start, deed))
            by_the_deed += 1
            otherwise += bool(paid[0].gold)
            price = line.partition(" for ")[2].partition(": ")[0]
            assert "Pay" not in line
            assert (f"{paid[0].gold} gold" in price) == bool(paid[0].gold)
    assert by_the_deed > otherwise > 0


def test_what_is_turned_up_is_told_as_that_and_not_by_what_it_produces() -> None:
    turned = 0
    for _, start in asked((ChooseRejuvenation,), "2p-all-ruruy"):
        for tap in (one for one in taps(start.here) if isinstance(one.steps[0].action, TurnUp)):
            (line,) = plan_lines([tap.steps], ENGLISH)
            turned += 1
            assert line.startswith(("1. Rejuvenate ", "1. Stand up the Noble "))
            assert "Production" not in line
    assert turned


def test_a_weaving_is_described_once() -> None:
    again = 0
    for state, start in asked((ChooseWeavings,), "2p-builders"):
        for buy in (
            one for one in taps(start.here) if isinstance(one.steps[0].action, BuyWeaving) and not one.is_final
        ):
            bought = then(state, start, buy)
            tile = buy.steps[0].action.tile
            for lay in (one for one in taps(bought.here) if one.spoken and lays(one, tile)):
                one, two = plan_lines([buy.steps, lay.spoken[-1:]], ENGLISH)
                again += 1
                assert (one.count(tile), two.startswith(f"2. {tile}: ")) == (1, True)
                (both,) = plan_lines([[*buy.steps, *lay.spoken[-1:]]], ENGLISH)
                assert both.count(tile) == 1
                (alone,) = plan_lines([lay.spoken[-1:]], ENGLISH)
                assert alone.startswith(f"1. {tile} ")
    assert again


def lays(entry: Tap, tile: str) -> bool:
    """Whether a tap ends with laying this Weaving."""
    last = entry.spoken[-1] if entry.spoken else entry.steps[-1]
    asked = last.before.decision
    return isinstance(last.action, LayWeaving) and isinstance(asked, ArrangeWeaving) and asked.tile == tile
