"""Random games at every player count: every state keeps the laws, and every game ends."""

import pytest

from engine import Options, apply, decode_state, encode_state, legal_actions, new_game, replay
from engine.players import RandomPlayer
from engine.views import view
from tests.engine.kit.laws import check_conservation
from tests.sizes import size

ENOUGH = 5_000  # answers in which any game must have ended


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(2, 12)))
def test_every_state_keeps_the_laws(players: int, seed: int) -> None:
    options = Options(players=players)
    state = new_game(options, seed)
    player, actions = RandomPlayer(seed), []
    while not state.over:
        check_conservation(state)
        before = encode_state(state)
        assert decode_state(before) == state
        answers = legal_actions(state)
        assert len(answers) > 1, "a question with one answer resolves itself"
        assert len(set(answers)) == len(answers)
        action = player.choose(view(state, state.to_act), answers)
        outcome = apply(state, action, seat=state.to_act, seq=state.seq)
        assert encode_state(state) == before, "apply leaves the old State untouched"
        actions.append(action)
        state = outcome.state
        assert len(actions) < ENOUGH
    check_conservation(state)
    assert decode_state(encode_state(state)) == state
    assert legal_actions(state) == ()
    assert state.result is not None
    assert state.festivals in (1, 2, 3)
    assert state.result.scores == tuple(p.vp for p in state.players)
    assert replay(options, seed, actions) == state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_questions_stay_short(players: int) -> None:
    for seed in range(size(3, 20)):
        state, player = new_game(Options(players=players), seed), RandomPlayer(seed)
        while not state.over:
            answers = legal_actions(state)
            assert len(answers) <= 25 + len(state.players[state.to_act].god_hand), state.decision
            state = apply(state, player.choose(view(state, state.to_act), answers)).state


def test_same_seed_same_game_and_other_seed_other_game() -> None:
    options = Options(players=3)
    assert encode_state(new_game(options, 7)) == encode_state(new_game(options, 7))
    assert encode_state(new_game(options, "7")) == encode_state(new_game(options, 7))
    assert encode_state(new_game(options, 7)) != encode_state(new_game(options, 8))
