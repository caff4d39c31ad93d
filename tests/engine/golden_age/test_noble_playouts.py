"""Random games in which everybody has many Nobles and uses them: every state keeps the laws, and every game ends."""

from collections import Counter
from random import Random

import pytest

from engine import Options, State, apply, decode_state, encode_state, legal_actions, new_game, view, why_not
from engine.actions import AppointNoble, ConstructBuilding, Pass, PlaceWorker, TurnUp, UseAbility
from engine.components import PALACES
from engine.decisions import TakeTurn
from engine.nobles import kind_for, move_in
from engine.rules import CHECKS
from engine.rules.free_actions import KINDS as FREE
from tests.engine.kit.laws import check_conservation, hidden_from
from tests.engine.kit.tries import everything
from tests.engine.test_public import check_view
from tests.sizes import size

ENOUGH = 5_000  # answers in which any game must have ended
PREFERRED = (UseAbility, TurnUp, AppointNoble, ConstructBuilding, PlaceWorker)


def busy_game(players: int, seed: int) -> State:
    """A game after its set-up: everybody is rich, owns many Palaces, and somebody lives in as many as the bag fills."""
    state, random = new_game(Options(players=players, modules=("nobles",)), seed), Random(seed)
    while not isinstance(state.decision, TakeTurn):
        state = apply(state, random.choice(legal_actions(state))).state
    state = state.copy()
    dealt, state.palace_stack = state.palace_stack[:-2], state.palace_stack[-2:]
    for index, palace in enumerate(dealt):
        state.players[index % players].palaces += (palace,)
    for player in state.players:
        player.potato = player.corn = player.stone = player.gold = 12
        player.army_up, state.army_deck = state.army_deck[:2], state.army_deck[2:]
        for palace in player.palaces:
            if state.bag[kind_for(palace)]:
                state.bag = {**state.bag, kind_for(palace): state.bag[kind_for(palace)] - 1}
                move_in(player, palace, kind_for(palace))
    state.legal = None
    state.legal = legal_actions(state)
    return state


def chosen(state: State, random: Random) -> object:
    """An answer that, more often than not, does something with Palaces and Nobles."""
    answers = legal_actions(state)
    preferred = [action for action in answers if isinstance(action, PREFERRED)]
    return random.choice(preferred) if preferred and random.random() < 0.8 else random.choice(answers)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(1, 4)))
def test_every_state_keeps_the_laws(players: int, seed: int) -> None:
    state, random = busy_game(players, seed), Random(seed)
    answered = 0
    while not state.over:
        check_conservation(state)
        before = encode_state(state)
        assert decode_state(before) == state
        answers = legal_actions(state)
        assert len(set(answers)) == len(answers) > 1
        assert legal_actions(view(state, state.to_act)) == answers
        outcome = apply(state, chosen(state, random))
        assert encode_state(state) == before
        state = outcome.state
        answered += 1
        assert answered < ENOUGH
    check_conservation(state)


@pytest.mark.parametrize("players", [2, 3])
def test_no_view_shows_what_its_seat_must_not_know(players: int) -> None:
    state, random = busy_game(players, 11), Random(11)
    while not state.over:
        for seat in (*range(players), None):
            shown = str(view(state, seat))
            assert not [card for card in hidden_from(state, seat) if f"'{card}'" in shown], state.decision
        state = apply(state, chosen(state, random)).state


def test_every_answer_is_explained_where_it_is_refused() -> None:
    random, tried = Random(1), everything()
    for seed in range(3):
        state = busy_game(2, seed)
        while not state.over:
            answers, seen = legal_actions(state), view(state, state.to_act)
            explained = CHECKS.get(type(state.decision), {})
            for kind in {type(action) for action in answers}:
                known = kind in explained or kind in FREE or kind is Pass
                assert known, (state.decision, kind)
            likely = [action for action in tried if type(action) in explained]
            for action in {*random.sample(likely, min(8, len(likely)))}.difference(answers):
                reason = why_not(state, action)
                assert reason is not None
                assert reason == why_not(seen, action), (state.decision, action)
            state = apply(state, chosen(state, random)).state


def test_every_noble_is_used_in_some_game() -> None:
    used: Counter[str] = Counter()
    for seed in range(60):
        state, random = busy_game(2 + seed % 3, seed), Random(seed)
        while not state.over:
            action = chosen(state, random)
            if isinstance(action, UseAbility):
                used[action.tile] += 1
            state = apply(state, action).state
        if set(PALACES) <= set(used):
            return
    assert set(PALACES) <= set(used)


def test_everybody_sees_what_is_public() -> None:
    state, random = busy_game(3, 21), Random(21)
    while not state.over:
        for seat in (None, 0, 1, 2):
            check_view(state, view(state, seat), seat)
        state = apply(state, chosen(state, random)).state
