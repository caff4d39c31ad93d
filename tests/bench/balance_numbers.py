"""What `tests.bench.balance` counts and `tests.bench.balance_report` tells: plain records, kept as JSON."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

# A seat's strategy is whatever brought most of its VP.
STRATEGIES: Mapping[str, tuple[str, ...]] = {
    "War": ("regions", "conquest", "final_army_cards"),
    "Temple": ("temple", "final_temple"),
    "Statues": ("statues",),
    "Steps": ("steps", "steps_used"),
    "Weavings": ("final_tapestries", "merchant"),
    "Buildings": ("production", "passive_buildings", "final_buildings"),
    "God cards": ("god_cards", "final_god_cards", "setup"),
    "Court": ("final_prophecies", "final_workers", "nations"),
}


class Taken(Struct, frozen=True):
    """How many seats took a thing, how often they won, and how often so many seats win on average."""

    seats: int = 0
    wins: float = 0.0
    fair: float = 0.0

    def __add__(self, other: "Taken") -> "Taken":
        """Both together."""
        return Taken(self.seats + other.seats, self.wins + other.wins, self.fair + other.fair)


class Table(Struct):
    """What was counted at one table; seats are counted from the first player on."""

    games: int
    turns: list[int]
    scores: list[list[int]]  # by game
    wins: list[float]
    vp: dict[str, float]  # of people or bots, the mean
    automa_vp: dict[str, float]
    strategies: dict[str, int]
    strategy_wins: dict[str, float]
    used: dict[str, dict[str, int]]  # kind -> thing -> how often in all games
    taken: dict[str, dict[str, Taken]] = {}  # kind -> thing of a module -> by whom
    values: str = ""  # fingerprint of the values with which it was played

    def __add__(self, more: "Table") -> "Table":
        """Both together, this one's games first."""
        games = self.games + more.games
        return Table(
            games=games,
            turns=self.turns + more.turns,
            scores=self.scores + more.scores,
            wins=[one + other for one, other in zip(self.wins, more.wins, strict=True)],
            vp=_mean(self.vp, self.games, more.vp, more.games),
            automa_vp=_mean(self.automa_vp, self.games, more.automa_vp, more.games),
            strategies=_sum(self.strategies, more.strategies),
            strategy_wins=_sum(self.strategy_wins, more.strategy_wins),
            used={kind: _sum(used, more.used.get(kind, {})) for kind, used in self.used.items()},
            taken={
                kind: {
                    thing: self.taken.get(kind, {}).get(thing, Taken()) + more.taken.get(kind, {}).get(thing, Taken())
                    for thing in {**self.taken.get(kind, {}), **more.taken.get(kind, {})}
                }
                for kind in {**self.taken, **more.taken}
            },
            values=self.values,
        )


N = TypeVar("N", int, float)


def _sum(one: Mapping[str, N], other: Mapping[str, N]) -> dict[str, N]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}


def _mean(one: Mapping[str, float], games: int, other: Mapping[str, float], more: int) -> dict[str, float]:
    total = games + more
    found = {name: (games * one.get(name, 0.0) + more * other.get(name, 0.0)) / total for name in {**one, **other}}
    return dict(sorted(found.items(), key=lambda entry: -entry[1]))


class Numbers(Struct):
    """All tables."""

    budget: float
    quick_games: int
    first_wins: float  # of the first of two seats in the quick games
    tables: dict[str, Table]
