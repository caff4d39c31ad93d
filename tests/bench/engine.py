"""Speed of the engine beside catanatron, measured in one run."""

import statistics
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from catanatron import Color, Game
from catanatron import RandomPlayer as CatanRandom

from engine import Options, State, apply, encode_state, legal_actions, new_game, view
from engine.players import RandomPlayer, play_match

GAMES = 60
CATAN_GAMES = 15
ROUNDS = 5  # ours and theirs take turns, so that a noisy machine disturbs both alike


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
    game = Game([CatanRandom(colour) for colour in list(Color)[:players]], seed=seed)
    game.play()
    state = game.state
    return len(getattr(state, "action_records", None) or state.actions), state


def rate(play: Callable[[int], int], games: int) -> tuple[float, float]:
    """Decisions and games per second."""
    begin = perf_counter()
    decisions = sum(play(seed) for seed in range(games))
    seconds = perf_counter() - begin
    return decisions / seconds, games / seconds


def micros(work: Callable[[], Any], times: int = 2_000) -> float:
    """Median microseconds of a short piece of work."""
    samples = []
    for _ in range(9):
        begin = perf_counter()
        for _ in range(times // 9):
            work()
        samples.append((perf_counter() - begin) / (times // 9) * 1e6)
    return statistics.median(samples)


def middle_states(players: int) -> list[State]:
    """Positions from the middle of random games."""
    found = []
    for seed in range(20):
        state, random = new_game(Options(players=players), seed), Random(seed)
        while not state.over:
            if state.seq and state.seq % 20 == 0 and state.festivals == 1:
                found.append(state)
            state = apply(state, random.choice(legal_actions(state))).state
    return found


def over_all(states: list[State], work: Callable[[State], Any]) -> float:
    """Mean microseconds of a piece of work over several positions."""
    return statistics.mean(micros(partial(work, state), 450) for state in states[:40])


def measure(players: int) -> dict[str, float]:
    """All numbers for one player count."""
    ours, games, theirs = [], [], []
    for _ in range(ROUNDS):
        decisions_per_s, games_per_s = rate(lambda seed: random_game(players, seed), GAMES // ROUNDS)
        ours.append(decisions_per_s)
        games.append(games_per_s)
        theirs.append(rate(lambda seed: catan_game(players, seed)[0], CATAN_GAMES // ROUNDS)[0])
    states = middle_states(players)
    _, catan = catan_game(players, 1)
    copies = over_all(states, lambda state: state.copy())
    catan_copy = micros(lambda: catan.copy(), 450)
    saved = [len(play_match(Options(players=players), s, [RandomPlayer(s)] * players).saved()) for s in range(10)]
    return {
        "decisions_per_s": statistics.median(ours),
        "games_per_s": statistics.median(games),
        "catanatron_actions_per_s": statistics.median(theirs),
        "speed_ratio": statistics.median(ours) / statistics.median(theirs),
        "copy_us": copies,
        "catanatron_copy_us": catan_copy,
        "copy_ratio": copies / catan_copy,
        "legal_actions_us": statistics.mean(
            micros(partial(legal_actions, view(state, state.to_act)), 450) for state in states[:40]
        ),
        "apply_us": over_all(states, lambda state: apply(state, legal_actions(state)[0])),
        "saved_game_bytes": statistics.mean(saved),
        "state_bytes": statistics.mean(len(encode_state(state)) for state in states),
    }
