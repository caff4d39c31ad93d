"""What a button says of its price and its end holds at the questions of recorded games."""

from collections.abc import Iterator

from bot.languages import ENGLISH
from bot.planning.consequences import difference
from bot.planning.entry import Entry
from bot.planning.menu import entries_of, menu
from bot.planning.tap_labels import entry_label
from bot.planning.wording import GOODS
from engine.actions import GiveUpWorker
from engine.decisions import FeedGods
from engine.foresight import Ahead, forecast
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game

GAMES = [path for path in GOLDEN if path.stem in ("2p-builders", "3p-greedy", "2p-all-ruruy")]


def taps(orders: dict[str, str] | None = None) -> Iterator[Entry]:
    """All that could be tapped at every other question of some games."""
    for path in GAMES:
        for outcome in list(golden_game(path))[::2]:
            state = outcome.state
            if state.to_act is not None and not state.automated(state.to_act):
                yield from entries_of(menu(forecast(view(state, state.to_act)), orders or {}))


def test_whatever_takes_gold_says_so() -> None:
    stood_in = 0
    for entry in taps():
        if difference(entry.steps[0].before, entry.after).get("gold", 0) < 0:
            label = entry_label(entry, ENGLISH)
            assert "gold" in label or GOODS["gold"] in label, label
            stood_in += GOODS["gold"] in label
    assert stood_in


def test_the_upkeep_of_a_festival_is_never_glued_to_something_else() -> None:
    asked = 0
    for entry in taps():
        questions = [type(step.before.decision) for step in entry.spoken]
        assert FeedGods not in questions[1:]
        asked += questions[:1] == [FeedGods]
    assert asked


def test_a_standing_order_ends_a_turn_only_where_nothing_else_is_tapped() -> None:
    ended = 0
    for entry in taps({"hire": "pass"}):
        ordered = any(step.ordered for step in entry.steps)
        if ordered and entry.after.own_turn and entry.after.ahead is Ahead.HANDED_OVER:
            ended += 1
            assert all(isinstance(step.action, GiveUpWorker) for step in entry.spoken)
    assert ended
