"""What players overlook."""

from engine import Options, legal_actions, new_game, view
from engine.actions import ChooseSpace, Pass
from engine.components import SPACES
from engine.core import advance
from engine.decisions import ChoosePlacement
from engine.players import GreedyPlayer
from engine.players.experience import SEASONED
from engine.players.oversight import Oversight
from engine.players.playout import Playout
from engine.queries import is_free_action
from engine.state import State


def at_turn(turn: int, seed: str = "oversight") -> State:
    state = new_game(Options(players=2), seed)
    Playout(state, [SEASONED] * 2).run(turn)
    return state


def seen(oversight: Oversight, state: State) -> list[object]:
    assert state.decision is not None
    return list(oversight.seen(view(state, state.to_act), state.decision, legal_actions(state)))


def test_an_attentive_player_sees_everything() -> None:
    state, attentive = at_turn(9), Oversight(1, 0.0)
    assert seen(attentive, state) == list(legal_actions(state))
    assert not attentive.spaces(view(state, state.to_act))


def test_the_same_is_overlooked_for_a_whole_turn_and_something_else_in_another() -> None:
    state, oversight = at_turn(9), Oversight(1, 0.4)
    spaces = oversight.spaces(view(state, state.to_act))
    assert 0 < len(spaces) < len(SPACES)
    later = state.copy()
    later.seq += 5
    assert oversight.spaces(view(later, later.to_act)) == spaces
    later.turn += 2
    assert oversight.spaces(view(later, later.to_act)) != spaces


def test_so_much_is_overlooked() -> None:
    state = at_turn(9)
    found = [len(Oversight(seed, 0.25).spaces(view(state, state.to_act))) for seed in range(60)]
    assert 0.2 < sum(found) / 60 / len(SPACES) < 0.3


def test_something_is_always_seen_that_is_no_free_action_and_so_is_passing() -> None:
    state = at_turn(0)
    playout = Playout(state, [SEASONED] * 2)
    blind = Oversight(1, 1.0)
    passes = 0
    for _ in range(300):
        if state.over:
            break
        answers = seen(blind, state)
        assert any(not is_free_action(answer) for answer in answers)
        if Pass() in legal_actions(state):
            passes += 1
            assert answers == [Pass()]
        advance(state, playout.answer())
    assert passes


def test_nobody_goes_to_a_space_that_is_overlooked_while_others_are_seen() -> None:
    taken = 0
    for seed in range(12):
        state = at_turn(4, f"go {seed}")
        player, oversight = GreedyPlayer(seed, SEASONED, 0.5), Oversight(seed, 0.5)
        turn = state.turn
        overlooked = oversight.spaces(view(state, state.to_act))
        while state.turn == turn and state.decision is not None:
            action = player.choose(view(state, state.to_act), legal_actions(state))
            if isinstance(state.decision, ChoosePlacement) and isinstance(action, ChooseSpace):
                taken += 1
                assert action.space not in overlooked
            advance(state, action)
    assert taken
