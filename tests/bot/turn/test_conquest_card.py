"""The card of a Conquest: its spaces, its Army cards and the way past it, and nothing else."""

from typing import Any

from bot.turn.menu import menu
from engine.actions import Activate, Conquer, Pass, PlayArmyCard, SendCasualty
from engine.core import legal_actions
from engine.decisions import ChooseCasualty, JoinConquest, PlayArmy, TakeTurn
from engine.foresight import forecast
from engine.queries import is_free_action
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import buttons, drawn, taps, words
from tests.engine.kit import activated, options, play, with_soldiers


def conquest(**position: Any) -> State:
    """A table at which a Conquest was just begun."""
    state = activated("conquest", **position).state
    while Activate() not in options(state):
        state = play(state, options(state)[0]).state
    return play(state, Activate()).state


def test_the_spaces_stand_above_the_army_cards_and_nothing_but_the_way_past_them() -> None:
    state = conquest(army_up=with_soldiers(2, 2), army_hand=with_soldiers(1, 2))
    groups = menu(forecast(view(state, 0)), {})
    assert [type(group.here.decision) for group in groups] == [JoinConquest, PlayArmy]
    spaces, cards = ([entry.spoken[-1].action for entry in group.taps if entry.spoken] for group in groups)
    assert all(isinstance(action, Conquer) for action in spaces)
    assert all(isinstance(action, PlayArmyCard) or is_free_action(action) for action in cards)
    card = drawn(state)
    assert "Which space do you conquer" in words(card)
    labels = [button.label for button in buttons(card)]
    assert "Conquer nothing" in labels
    assert not [label for label in labels if label.startswith(("End", "Train", "Pray"))]


def test_a_marker_that_has_to_be_placed_offers_no_way_past_it() -> None:
    path = next(path for path in GOLDEN if path.stem == "4p-all-simpa")
    asked = [each.state for each in golden_game(path) if isinstance(each.state.decision, JoinConquest)]
    due = [state for state in asked if Pass() not in legal_actions(state)]
    assert due
    for state in due:
        answers = [tap.spoken[-1].action for tap in taps(forecast(view(state, state.to_act)))]
        assert answers == [*legal_actions(state)]
        assert len(buttons(drawn(state))) > len(answers)  # with the ways back


def test_the_first_army_card_is_chosen_together_with_the_action() -> None:
    state = activated("conquest", army_hand=with_soldiers(2, 2)).state
    while Activate() not in options(state):
        state = play(state, options(state)[0]).state
    first = [entry for entry in taps(forecast(view(state, 0))) if entry.spoken[0].action == Activate()]
    assert len(first) == 2
    assert all(isinstance(entry.spoken[-1].action, PlayArmyCard) for entry in first)


def test_who_falls_is_chosen_together_with_the_way_of_the_high_priest() -> None:
    ways = 0
    asked = [each.state for each in golden_game(GOLDEN[0]) if isinstance(each.state.decision, TakeTurn)]
    for state in asked[::3]:
        for entry in taps(forecast(view(state, state.to_act))):
            falls = any(isinstance(step.action, SendCasualty) for step in entry.steps)
            assert falls or not isinstance(entry.after.worlds[0].decision, ChooseCasualty)
            ways += falls
    assert ways
