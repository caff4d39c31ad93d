"""What the program on the path costs: `python tests/bench/on_positions.py FOLDER POSITIONS SIMULATIONS`.

The positions are from recorded games in a folder. It uses only what earlier versions have as well; the modules that
have moved since are looked for in both places.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from statistics import quantiles
from time import thread_time
from typing import Any

from engine import Options, State, apply, legal_actions, new_game, open_game, view
from engine.codec import load_game
from engine.decisions import TakeTurn
from engine.players import Budget, GreedyPlayer, SearchPlayer

GAMES = {"2_players": "2p-greedy", "4_players": "4p-greedy", "solo": "solo-all-simpa"}
SCREENS = (  # the earlier home first: what it lacks is looked for in the program that is installed
    ("bot.planning.screens", "tests.bot.planning.drawn"),
    ("bot.turn.screens", "tests.bot.turn.drawn"),
)
RANDOM_GAMES = 8


def measured(folder: Path, positions: int, simulations: int) -> dict[str, Any]:
    """All numbers, in processor time of this thread."""
    played = {name: [*_played(folder, stem)] for name, stem in GAMES.items()}
    recorded = {
        name: [each for each in states if isinstance(each.decision, TakeTurn)] for name, states in played.items()
    }
    return {
        "ms_a_screen": _screens([each for states in played.values() for each in _spread(states, 2 * positions)]),
        "quick_turns_per_s": {name: _quick(_spread(states, positions)) for name, states in recorded.items()},
        "simulations_per_s": {
            name: _searched(_spread(states, max(positions // 8, 1)), simulations) for name, states in recorded.items()
        },
        "random_decisions_per_s": {f"{players}_players": _random(players, positions) for players in (2, 4)},
    }


def _played(folder: Path, stem: str) -> Iterator[State]:
    """All positions of a game."""
    path = next(folder.rglob(f"{stem}.json"))
    saved = load_game(path.read_bytes())
    state = open_game(saved.options, saved.seed).state
    for answer in saved.answers:
        yield state
        state = apply(state, answer.action).state


def _spread(states: Sequence[State], most: int) -> Sequence[State]:
    return states[:: max(len(states) // most, 1)]


def _screens(states: Sequence[State]) -> Mapping[str, float]:
    screens, drawn = _found(SCREENS)
    took = [_spent(lambda each: screens.plan_screen(drawn.shown(each)), state) * 1000 for state in states]
    cuts = quantiles(took, n=100, method="inclusive")
    return {"p50": round(cuts[49], 2), "p99": round(cuts[98], 2)}


def _found(homes: Iterable[tuple[str, ...]]) -> tuple[Any, ...]:
    """The modules of the first of these homes that there is."""
    for names in homes:
        try:
            return tuple(import_module(name) for name in names)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError("no screens of plans")


def _quick(states: Sequence[State]) -> float:
    """Turns a second for which the quick player chooses the first answer."""
    spent = sum(_spent(_choose, GreedyPlayer(1), state) for state in states)
    return round(len(states) / spent, 1)


def _searched(states: Sequence[State], simulations: int) -> float:
    tried, spent = 0, 0.0
    for state in states:
        player = SearchPlayer(1, Budget(simulations=simulations))
        spent += _spent(_choose, player, state)
        tried += sum(thought.visits for thought in player.thoughts)
    return round(tried / spent, 1)


def _choose(player: Any, state: State) -> None:
    player.choose(view(state, state.to_act), legal_actions(state))


def _random(players: int, positions: int) -> float:
    decisions, spent = 0, 0.0
    for seed in islice(range(RANDOM_GAMES), max(positions // 4, 1)):
        state, random = new_game(Options(players=players), seed), Random(seed)
        begun = thread_time()
        while not state.over:
            options = legal_actions(state)
            state = apply(state, options[int(random.random() * len(options))]).state
            decisions += 1
        spent += thread_time() - begun
    return round(decisions / spent)


def _spent(work: Callable[..., Any], *of: Any) -> float:
    begun = thread_time()
    work(*of)
    return thread_time() - begun


if __name__ == "__main__":
    json.dump(measured(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])), sys.stdout)
