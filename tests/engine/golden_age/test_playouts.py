"""Whole games with every set of modules: they end, break no law, can be played again, and give nothing away."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from engine import Options, apply, decode_state, determinize, encode_state, legal_actions, new_game, view
from engine.actions import Action
from engine.box import MODULES
from engine.players import Chooser, GreedyPlayer, RandomPlayer
from tests.engine.kit.hostile import MANNERS, player
from tests.engine.kit.laws import check_conservation, hidden_from
from tests.pieces import pieces_in
from tests.sizes import some

OVERLAYS = ((), ("way_of_the_sun:ruruy",), ("way_of_the_sun:simpa",))
OTHERS = ("vassals", "nobles", "buildings")
SETS = [
    (*overlay, *(name for bit, name in enumerate(OTHERS) if chosen >> bit & 1))
    for overlay in OVERLAYS
    for chosen in range(2 ** len(OTHERS))
]
TABLES = [(modules, players) for modules in SETS for players in (2, 3, 4)]
# Every table is played once, and every set of modules in both ways.
RANDOM = [(modules, 2 + number % 3) for number, modules in enumerate(SETS)]
HOSTILE = [table for table in TABLES if table not in RANDOM]
ENOUGH = 6_000  # answers in which a game is over
SELDOM = 23  # answers between two looks at what takes longer


def named(table: tuple[tuple[str, ...], int]) -> str:
    modules, players = table
    return f"{'+'.join(modules) or 'base'}-{players}"


def number_of_players(table: tuple[tuple[str, ...], int]) -> str:
    return f"{table[1]}"


def played(modules: tuple[str, ...], seed: str, players: Sequence[Chooser]) -> list[Action]:
    """A game to its end, watched by the laws; its answers, which lead to the same position once more."""
    options = Options(players=len(players), modules=modules)
    state = new_game(options, seed)
    answers: list[Action] = []
    while (seat := state.to_act) is not None:
        found = legal_actions(state)
        assert len(set(found)) == len(found) > 1
        check_conservation(state)
        if state.seq % SELDOM == 0:
            check_secrets(encode_state(state), state.seq)
        answers.append(players[seat].choose(view(state, seat), found))
        state = apply(state, answers[-1], seat=seat, seq=state.seq).state
        assert state.seq < ENOUGH, "the game does not end"
    check_conservation(state)
    assert state.result is not None
    again = new_game(options, seed)
    for action in answers:
        again = apply(again, action).state
    assert encode_state(again) == encode_state(state)
    return answers


def check_secrets(saved: bytes, seed: int) -> None:
    """Nobody sees what is hidden, everybody knows the options, and what is imagined is a position like any other."""
    state = decode_state(saved)
    assert encode_state(state) == saved
    for seat in (None, *range(len(state.players))):
        seen = view(state, seat)
        assert not pieces_in(msgspec.json.encode(seen).decode()) & hidden_from(state, seat)
        assert legal_actions(seen) == (legal_actions(state) if seat == state.to_act else ())
    imagined = determinize(view(state, state.to_act), seed)
    check_conservation(imagined)
    assert legal_actions(imagined) == legal_actions(state)


def test_there_are_24_sets() -> None:
    assert len(set(SETS)) == 24
    assert {name for modules in SETS for name in modules} == set(MODULES)


@pytest.mark.parametrize("table", some(RANDOM, 8, number_of_players), ids=named)
def test_random_games(table: tuple[tuple[str, ...], int]) -> None:
    modules, players = table
    assert played(modules, "random", [RandomPlayer(seat) for seat in range(players)])


@pytest.mark.parametrize("table", some(HOSTILE, 4), ids=named)
def test_hostile_games(table: tuple[tuple[str, ...], int]) -> None:
    modules, players = table
    random = Random(named(table))
    manners = random.sample([*MANNERS, "greedy", "random"], players)
    assert played(modules, "hostile", [player(manner, f"{seat}") for seat, manner in enumerate(manners)])


@pytest.mark.parametrize("table", some(TABLES[::5], 3), ids=named)
def test_greedy_games(table: tuple[tuple[str, ...], int]) -> None:
    modules, players = table
    assert played(modules, "greedy", [GreedyPlayer(seat) for seat in range(players)])
