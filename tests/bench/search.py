"""Speed of the searching player: how many lines it tries in a second, and how that compares to whole playouts."""

from collections.abc import Sequence
from time import perf_counter, thread_time

from engine import Options, State, legal_actions, new_game, view
from engine.players import Budget, SearchPlayer
from engine.players.experience import SEASONED
from engine.players.playout import Playout

SIMULATIONS = 400
TURNS = (6, 14, 22, 30)  # into the games the positions are from
GAMES = 20


def _position(options: Options, turn: int) -> State:
    state = new_game(options, f"search {turn}")
    Playout(state, [SEASONED] * len(state.players)).run(turn)
    return state


def _rate(options: Options, simulations: int, turns: Sequence[int]) -> float:
    """Simulations a second of computing, over positions from all of a game."""
    tried, seconds = 0, 0.0
    for turn in turns:
        state = _position(options, turn)
        player = SearchPlayer(1, Budget(simulations=simulations))
        began = thread_time()
        player.choose(view(state, state.to_act), legal_actions(state))
        seconds += thread_time() - began
        tried += sum(thought.visits for thought in player.thoughts)
    return tried / seconds


def measure(simulations: int = SIMULATIONS, turns: Sequence[int] = TURNS, games: int = GAMES) -> dict[str, float]:
    """Simulations a second at several tables, and whole games a second by quick judgement alone."""
    tables = {"2_players": Options(players=2), "4_players": Options(players=4), "pachamama": Options(solo="pachamama")}
    report = {
        f"simulations_per_s_{name}": round(_rate(options, simulations, turns), 1) for name, options in tables.items()
    }
    began = perf_counter()
    for game in range(games):
        Playout(new_game(Options(players=2), game), [SEASONED] * 2).run(10**6)
    report["playouts_per_s_2_players"] = round(games / (perf_counter() - began), 1)
    return report
