"""Speed of the engine beside catanatron, measured in one run."""

import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from engine import Options, State, apply, encode_state, legal_actions, new_game, view
from engine.players import RandomPlayer, play_match

try:
    import catanatron
except ImportError:  # then ours is measured alone
    catanatron = None

ROUNDS = 5  # ours and theirs take turns, so that a noisy machine disturbs both alike
GAMES = 12  # a round
CATAN_GAMES = 3
POSITIONS = 40
TIMES = 450


def random_game(players: int, seed: int) -> int:
    """Play one random game by the public functions and count the decisions."""
    state, random = new_game(Options(players=players), seed), Random(seed)
    decisions = 0
    while not state.over:
        options = legal_actions(state)
        state = apply(state, options[int(random.random() * len(options))]).state
        decisions += 1
    return decisions


def catan_game(players: int, seed: int) -> tuple[int, Any]:
    """Play one random game of Catan and count the actions."""
    colours = list(catanatron.Color)[:players]
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    state = game.state
    return len(getattr(state, "action_records", None) or state.actions), state


def rate(play: Callable[[int], int], games: int) -> tuple[float, float]:
    """Decisions and games per second."""
    begin = perf_counter()
    decisions = sum(play(seed) for seed in range(games))
    seconds = perf_counter() - begin
    return decisions / seconds, games / seconds


def micros(work: Callable[[], Any], times: int) -> float:
    """Median microseconds of a short piece of work."""
    samples = []
    repeats = max(1, times // 9)
    for _ in range(9):
        begin = perf_counter()
        for _ in range(repeats):
            work()
        samples.append((perf_counter() - begin) / repeats * 1e6)
    return statistics.median(samples)


def middle_states(players: int, most: int) -> list[State]:
    """Positions from the middle of random games."""
    found: list[State] = []
    for seed in count():
        state, random = new_game(Options(players=players), seed), Random(seed)
        while not state.over:
            if state.seq and state.seq % 20 == 0 and state.festivals == 1:
                found.append(state)
            state = apply(state, random.choice(legal_actions(state))).state
        if len(found) >= most:
            break
    return found[:most]


def measure(
    players: int, rounds: int = ROUNDS, games: int = GAMES, positions: int = POSITIONS, times: int = TIMES
) -> dict[str, float]:
    """All numbers for one player count."""
    ours, played, theirs = [], [], []
    for _ in range(rounds):
        decisions_per_s, games_per_s = rate(lambda seed: random_game(players, seed), games)
        ours.append(decisions_per_s)
        played.append(games_per_s)
        if catanatron is not None:
            theirs.append(rate(lambda seed: catan_game(players, seed)[0], min(games, CATAN_GAMES))[0])
    states = middle_states(players, positions)

    def over_all(work: Callable[[State], Any]) -> float:
        return statistics.mean(micros(partial(work, state), times) for state in states)

    views = [view(state, state.to_act) for state in states]
    saved = [len(play_match(Options(players=players), s, [RandomPlayer(s)] * players).saved()) for s in range(games)]
    found = {
        "decisions_per_s": statistics.median(ours),
        "games_per_s": statistics.median(played),
        "copy_us": over_all(lambda state: state.copy()),
        "legal_actions_us": statistics.mean(micros(partial(legal_actions, seen), times) for seen in views),
        "apply_us": over_all(lambda state: apply(state, legal_actions(state)[0])),
        "saved_game_bytes": statistics.mean(saved),
        "state_bytes": statistics.mean(len(encode_state(state)) for state in states),
    }
    return found | _beside_catan(found, theirs, players, times) if theirs else found


def _beside_catan(ours: Mapping[str, float], theirs: Sequence[float], players: int, times: int) -> dict[str, float]:
    """The same numbers of the other engine, and how ours compare."""
    _, catan = catan_game(players, 1)
    copies = micros(lambda: catan.copy(), times)
    return {
        "catanatron_actions_per_s": statistics.median(theirs),
        "speed_ratio": ours["decisions_per_s"] / statistics.median(theirs),
        "catanatron_copy_us": copies,
        "copy_ratio": ours["copy_us"] / copies,
    }
