"""What a button says of its price and its end holds at the questions of recorded games."""

import re
from collections.abc import Iterator
from functools import cache

from bot.languages import ENGLISH
from bot.say.filling import SIGNS
from bot.turn.menu import menu, taps_of
from bot.turn.outcome import difference
from bot.turn.tap import Tap, resolved
from bot.turn.tap_labels import label_without_end, tap_label
from engine.actions import Activate, Conquer, GiveUpWorker, HireVillager
from engine.benefits import FreeWeaving, GainNomad, Merchant
from engine.core import apply
from engine.decisions import ActOrGold, ChooseBenefit, FeedGods, HireWorker, JoinConquest, PaySoldiers, PlayArmy
from engine.events import WorkerGivenUp
from engine.foresight import Ahead, answered, forecast
from engine.nobles import kind_for
from engine.queries import all_matches, villager_at
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.engine.kit import ask, card_of, table
from tests.sizes import size

WARS = [path for path in GOLDEN if path.stem in ("2p-conquerors", "4p-random")]
GAMES = [path for path in GOLDEN if path.stem in ("2p-builders", "3p-greedy", "2p-all-ruruy")]


@cache
def taps(hiring: str = "") -> tuple[Tap, ...]:
    """All that could be tapped at many questions of some games, with a standing order about hiring."""
    return tuple(_taps({"hire": hiring} if hiring else {}))


def _taps(orders: dict[str, str]) -> Iterator[Tap]:
    for path in GAMES:
        for outcome in list(golden_game(path))[:: size(9, 2)]:
            state = outcome.state
            if state.to_act is not None and not state.automated(state.to_act):
                yield from taps_of(menu(forecast(view(state, state.to_act)), orders))


def test_whatever_takes_gold_says_so() -> None:
    stood_in = 0
    for entry in taps():
        if difference(entry.steps[0].before, entry.after).get("gold", 0) < 0:
            label = label_without_end(entry, ENGLISH)
            assert "gold" in label or SIGNS["gold"] in label, label
            stood_in += SIGNS["gold"] in label
    assert stood_in


def test_a_benefit_that_can_do_nothing_yet_says_so_where_it_would_come_first() -> None:
    told = set()
    asked = ask(table(army_hand=(card_of("stone"),)), ChooseBenefit(0, (Merchant(1), GainNomad(), FreeWeaving(1)), "x"))
    for entry in taps_of(menu(forecast(view(asked.state, 0)), {})):
        step, label = entry.spoken[-1:] or entry.steps[-1:], label_without_end(entry, ENGLISH)
        if resolved(step[0]) == Merchant(1):
            idle = not all_matches(step[0].before.worlds[0], step[0].before.seat)
            assert label.endswith("(brings nothing now)") == idle
            told.add(idle)
    assert True in told


def test_the_upkeep_of_a_festival_is_never_glued_to_something_else() -> None:
    asked = 0
    for entry in taps():
        questions = [type(step.before.decision) for step in entry.spoken]
        assert FeedGods not in questions[1:]
        asked += questions[:1] == [FeedGods]
    assert asked


def test_a_standing_order_ends_a_turn_only_where_nothing_else_is_tapped() -> None:
    ended = 0
    for entry in taps(hiring="pass"):
        ordered = any(step.ordered for step in entry.steps)
        if ordered and entry.after.own_turn and entry.after.ahead is Ahead.HANDED_OVER:
            ended += 1
            assert all(isinstance(step.action, GiveUpWorker) for step in entry.spoken)
    assert ended


def wars() -> Iterator[Tap]:
    """All that could be tapped in some games where a Conquest is about to be performed."""
    for path in WARS:
        for state in (outcome.state for outcome in golden_game(path)):
            asked = state.decision
            if isinstance(asked, JoinConquest) or (isinstance(asked, ActOrGold) and asked.action == "conquest"):
                yield from taps_of(menu(forecast(view(state, state.to_act)), {}))


def test_a_conquest_names_the_army_cards_that_are_lost() -> None:
    taken = 0
    for entry in wars():
        settled = entry.after.ahead is Ahead.ASKED and not isinstance(entry.after.decision, PaySoldiers)
        if settled and any(isinstance(step.action, Conquer) for step in entry.spoken):
            label = label_without_end(entry, ENGLISH)
            now, then = (here.worlds[0].players[here.seat] for here in (entry.steps[0].before, entry.after))
            lost = set(now.army_up) - {*then.army_up, *then.army_down}
            assert set(re.findall(r"A\d\d", label)) == lost, label
            taken += bool(lost)
    assert taken


def test_no_conquest_is_offered_with_nothing_to_conquer_with() -> None:
    begun = 0
    for entry in wars():
        performed = [step for step in entry.spoken if step.action == Activate()]
        for after in (answered(step.before, step.action).worlds[0] for step in performed):
            assert after.to_act == entry.after.seat
            assert isinstance(after.decision, PlayArmy | JoinConquest)
            begun += 1
    assert begun


@cache
def hirings() -> tuple[Tap, ...]:
    """All taps where somebody hires, in a game of four with all modules."""
    path = next(path for path in GOLDEN if path.stem == "4p-all-simpa")
    asked = (outcome.state for outcome in golden_game(path) if isinstance(outcome.state.decision, HireWorker))
    heres = [forecast(view(state, state.decision.seat)) for state in [*asked][:: size(2, 1)]]
    return tuple(entry for here in heres for entry in taps_of(menu(here, {})))


def test_whoever_ends_a_turn_reads_all_the_workers_who_leave_by_it() -> None:
    most = 0
    for entry in hirings():
        if entry.after.ahead is Ahead.HANDED_OVER and not entry.crowded:
            events = [event for step in entry.steps for event in apply(step.before.worlds[0], step.action).events]
            left = sum(isinstance(event, WorkerGivenUp) for event in events)
            assert tap_label(entry, ENGLISH).words.count("let ") == left
            most = max(most, left)
    assert most == 2


def test_a_hired_worker_who_fits_an_empty_palace_is_announced_as_a_possible_noble() -> None:
    told = set()
    for entry in hirings():
        first = entry.spoken[0] if entry.spoken else entry.steps[0]
        if isinstance(first.action, HireVillager):
            area = first.before.worlds[0].players[first.before.seat]
            worker = villager_at(first.before.seen, first.action.end)
            fits = any(kind_for(palace) == worker and palace not in area.nobles for palace in area.palaces)
            assert ("Noble + Newcomer" in label_without_end(entry, ENGLISH)) == fits
            told.add(fits)
    assert told == {True, False}
