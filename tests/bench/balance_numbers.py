"""What `tests.bench.balance` counts and `tests.bench.balance_report` tells: plain records, kept as JSON."""

from collections.abc import Mapping

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


class Numbers(Struct):
    """All tables."""

    budget: float
    quick_games: int
    first_wins: float  # of the first of two seats in the quick games
    tables: dict[str, Table]
