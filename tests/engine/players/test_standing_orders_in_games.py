"""Standing orders in whole games: every answer is legal, and every game comes to an end."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from engine import Options, apply, determinize, legal_actions, new_game, view
from engine.actions import Action, ConsultOracle, DiscardArmyCard, Exchange, Pass
from engine.players import make_player
from engine.players.standing_orders import ASK, KINDS, TAKE, Order, answer, kind_of
from engine.procedures import Festival
from engine.state import State
from tests.engine.players.test_standing_orders import OF_MODULES
from tests.sizes import size

ALL_MODULES = ("buildings", "vassals", "nobles", "way_of_the_sun:simpa")
ENOUGH = 5_000  # answers in which any game must have ended
ASIDE = (Pass, DiscardArmyCard, Exchange, ConsultOracle)
WISHES = ("ask", "pass", "take", "take if corn >= 3", "take if potato >= 2", "take if gold >= 1", "take if gems >= 1")


def random_orders(random: Random) -> dict[str, str]:
    wanted = [*KINDS, "tribute"]
    return {kind: random.choice(WISHES) for kind in wanted if random.random() < 0.9}


def games(
    players: int, policy: str, orders: list[dict[str, str]], seed: int, modules: tuple[str, ...] = ()
) -> Iterator[tuple[State, Action]]:
    """A whole game under orders: each position they answered, and the answer."""
    state = new_game(Options(players=players, modules=modules), seed)
    choosers = [make_player(policy, f"{seed} {seat}") for seat in range(players)]
    while not state.over:
        seat = state.to_act
        assert seat is not None
        mine = view(state, seat)
        action = answer(mine, orders[seat])
        assert mine == view(state, seat), "answering leaves the View untouched"
        if action is not None:
            yield state, action
        else:
            assert orders[seat].get(kind_of(mine) or "") != "take", "what is in reach is taken unasked"
            action = choosers[seat].choose(mine, legal_actions(state))
        state = apply(state, action, seat=seat, seq=state.seq).state
        assert state.seq < ENOUGH


def check_answer(state: State, action: Action, orders: Mapping[str, str]) -> str:
    """The laws of an answer; returns its kind."""
    seat, decision = state.to_act, state.decision
    assert seat is not None
    assert decision is not None
    assert action in legal_actions(state)
    (kind,) = [key for key, entry in KINDS.items() if entry.covers(decision)]
    at_festival = any(isinstance(frame, Festival) for frame in state.stack)
    assert (state.active >= 0 and (state.active != seat or at_festival)) or KINDS[kind].own_turn
    order = Order.parse(orders[kind])
    assert order.what != ASK
    short = bool(order.resource) and getattr(state.players[seat], order.resource) < order.at_least
    taking = [option for option in legal_actions(state) if not isinstance(option, ASIDE)]
    assert action in (taking if order.what == TAKE and not short and taking else [Pass()])
    mine = view(state, seat)
    assert answer(mine, orders) == action, "the same View is answered alike"
    assert answer(view(determinize(mine, state.seq), seat), orders) == action, "nothing hidden matters"
    return kind


@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("players", size([2, 4], [2, 3, 4]))
def test_every_answer_is_legal_and_every_game_under_orders_ends(
    players: int, policy: str, modules: tuple[str, ...]
) -> None:
    for seed in range(size(1, 2) if modules else size(1, 6)):
        random = Random(f"{players} {policy} {seed}")
        orders = [random_orders(random) for _ in range(players)]
        for state, action in games(players, policy, orders, seed, modules):
            check_answer(state, action, orders[state.decision.seat])


@pytest.mark.parametrize("wish", ["pass", "take"])
def test_games_in_which_everybody_wishes_the_same_meet_every_kind(wish: str) -> None:
    met = Counter[str]()
    orders = [{kind: wish for kind, entry in KINDS.items() if wish in entry.orders}] * 4
    for seed in size((0, 11), (*range(4), 11)):
        for state, action in games(4, "greedy", orders, seed):
            met[check_answer(state, action, orders[0])] += 1
    assert set(met) == {kind for kind, entry in KINDS.items() if wish in entry.orders} - OF_MODULES


def test_games_with_modules_meet_what_they_ask_out_of_turn() -> None:
    met = Counter[str]()
    orders = [{kind: TAKE for kind, entry in KINDS.items() if TAKE in entry.orders}] * 4
    for seed in range(4):
        for state, action in games(4, "random", orders, seed, ALL_MODULES):
            met[check_answer(state, action, orders[0])] += 1
    assert set(met) >= {"temple_way", "abilities", "noble", "newcomer"}
