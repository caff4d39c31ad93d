"""Positions to make pictures of: moments of golden games, and tables as full and as empty as they get."""

from collections.abc import Mapping
from functools import cache
from itertools import cycle, islice, pairwise
from typing import Any

from engine import State, View, apply, view
from engine.codec import load_game
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    GOD_CARDS,
    GODS,
    PASSIVE,
    PRODUCTION,
    SPACES,
    STEPS,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.core import open_game
from engine.decisions import Decision, TakeTurn
from engine.difficulty import AXOMAMMA, PACHAMAMA
from tests.engine.kit import table
from tests.engine.kit.solo import against, with_board
from tests.engine.test_golden import FOLDER

COVERED = {AXOMAMMA: {"personality": "AP2b"}, PACHAMAMA: {"A": "PP2a", "B": "PP4b", "C": "PP2b"}}
LONG_NAMES = (
    "Bartholomew the Long-winded",
    "Żółć Ćwikła-Śmigły",
    "Wilhelmina-Charlotte de la Rivière",
    "Constantine-Maximilian von und zu Hohenzollern-Sigmaringen",
)
GAMES = ("2p-pilgrims-1", "3p-builders", "4p-weavers-1")
SOLO_GAMES = ("solo/axomamma-harder", "solo/axomamma-random", "solo/pachamama-hard", "solo/pachamama-easy")
BOARDS = ((AXOMAMMA, ""), (PACHAMAMA, "plain"), (PACHAMAMA, "golden_age"))  # and their sides
SHARES = (0.0, 0.03, 0.5, 0.9, 1.0)  # set-up, first turns, middle, late, final


@cache
def states(game: str) -> tuple[State, ...]:
    """Every position of a golden game, from its first question to its end."""
    saved = load_game((FOLDER / f"{game}.json").read_bytes())
    state = open_game(saved.options, saved.seed).state
    found = [state]
    for answer in saved.answers:
        state = apply(state, answer.action).state
        found.append(state)
    return tuple(found)


def at(game: str, share: float) -> State:
    """The position when this share of a golden game has been played."""
    found = states(game)
    return found[round(share * (len(found) - 1))]


def asking(*questions: type[Decision]) -> State:
    """The first position of the golden games above that asks one of these."""
    return next(state for game in GAMES for state in states(game) if isinstance(state.decision, questions))


@cache
def seen(game: str, share: float, seat: int | None = None) -> View:
    """What a seat, or a spectator, sees of it."""
    return view(at(game, share), seat)


@cache
def turns(game: str) -> tuple[State, ...]:
    """The first position of each turn, and the end."""
    found = states(game)
    firsts = [now for before, now in pairwise(found) if now.turn != before.turn]
    return (*firsts, found[-1])


def solo_sampled() -> Mapping[str, State]:
    """Positions of solo games worth a picture, by name."""
    moments = {f"{game} at {share}": at(game, share) for game in SOLO_GAMES for share in SHARES}
    crowds = {f"crowded {which} {side}".strip(): crowded(which, side) for which, side in BOARDS}
    return {**moments, **crowds}


def sampled() -> Mapping[str, State]:
    """All positions worth a picture, by name."""
    moments = {f"{game} at {share}": at(game, share) for game in GAMES for share in SHARES}
    return {**moments, "full": full(), "bare": bare()}


# ---------------------------------------------------------------- as full as it gets, and fuller


@cache
def full(section: int = 1) -> State:
    """Everything is taken, every area overflows, and all High Priests are in one section."""
    steps, conquest = seats_in_turn(STEPS), seats_in_turn(CONQUEST)
    state = table(
        4,
        others={seat: rich(section) for seat in range(4)},
        board={
            "hill": dict(zip(SPACES, cycle(WORKER_KINDS), strict=False)),
            "steps": steps,
            "conquest": conquest,
            "casualties": tuple(islice(cycle(WORKER_KINDS), 14)),
            "village": tuple(islice(cycle(WORKER_KINDS), 9)),
            "nomads": tuple(islice(cycle(WORKER_KINDS), 4)),
            "god_offer": ("G13", "G14", "G15", "G16", "G17"),
            "weavings_drawn": ("W01", "W07", "W12", "W17", "W21"),
            "festivals": 2,
            "festival_holder": 3,
            "army_discard": ("A01",) * 12,
            "turn": 104,
        },
        **rich(section),
    )
    state.passive_market = ("Z12", "Z16")
    state.small_statues, state.large_statues = dict.fromkeys(GODS, 12), dict.fromkeys(GODS, 11)
    return state


@cache
def crowded(which: str, side: str, space: int = 3) -> State:
    """An automa that has all there is, every slot covered, and all tokens of a row on one space."""
    state = against(which, personalities=COVERED[which], person=rich(1), vp=238, **_possessions())
    automa = state.automa
    assert automa is not None
    tokens = {loop: (space,) * len(spaces) for loop, spaces in automa.tokens.items()}
    return settled_question(with_board(state, board=side, tokens=tokens))


def _possessions() -> dict[str, Any]:
    return {name: value for name, value in rich(2).items() if name not in ("vp", "god_hand", "workers")}


def settled_question(state: State) -> State:
    """The same position when the person is asked for a turn."""
    twin = state.copy()
    twin.stack, twin.active, twin.legal = (TakeTurn(0),), 0, None
    return twin


def seats_in_turn(places: Mapping[str, object]) -> dict[str, int]:
    """A marker of the seats in turn on each of these."""
    return dict(zip(places, cycle(range(4)), strict=False))


def rich(section: int) -> dict[str, Any]:
    """An area that overflows."""
    tiles = list(WEAVINGS)
    return {
        "vp": 238,
        "potato": 24,
        "corn": 18,
        "stone": 16,
        "gold": 28,
        "priest": section,
        "temple": 13,
        "workers": tuple(WORKER_KINDS),
        "god_hand": tuple(GOD_CARDS)[:12],
        "army_hand": tuple(ARMY_CARDS)[:15],
        "army_up": tuple(ARMY_CARDS)[15:22],
        "army_down": tuple(ARMY_CARDS)[22:],
        "production_up": tuple(PRODUCTION)[:3],
        "production_down": tuple(PRODUCTION)[3:9],
        "passives": tuple(PASSIVE)[:20],
        "small_statues": tuple(GODS)[:5],
        "large_statues": tuple(GODS),
        "tapestries": tuple(tuple(tiles[at : at + 7]) for at in range(0, 35, 7)),
    }


@cache
def bare(players: int = 2) -> State:
    """Nothing is left of anything."""
    state = table(players, board={"village": (), "nomads": (), "bag": {}, "weavings": (), "army_discard": ()})
    for name in ("production_market", "passive_market", "production_stack", "passive_stack", "god_deck", "army_deck"):
        setattr(state, name, ())
    for name in ("small_statues", "large_statues"):
        setattr(state, name, dict.fromkeys(GODS, 0))
    for player in state.players:
        player.vp, player.steps_left, player.markers_left = 0, 0, 0
    return state


def asked(state: State, question: Decision) -> State:
    """The same position with another question."""
    twin = state.copy()
    twin.stack = (*state.stack[:-1], question)
    twin.legal = None
    return twin


def with_area(state: State, seat: int, **area: Any) -> State:
    """The same position with something else in a seat's area."""
    twin = state.copy()
    for name, value in area.items():
        setattr(twin.players[seat], name, value)
    return twin
