"""The strengths of bot players on a seat: by what they overlook, and by how far they think."""

import math
from collections.abc import Mapping

from msgspec import Struct

from engine.players.experience import SEASONED
from engine.players.greedy import GreedyPlayer
from engine.players.match import Chooser
from engine.players.search import Budget, SearchPlayer

FOLLOW_ON = 0.15  # how to do something is thought about so much shorter than what to do in a turn


class Level(Struct, frozen=True):
    """A strength. It is told in simulations rather than in seconds, so that it is the same on every machine."""

    overlooks: float  # the share of spaces and answers that it does not see
    simulations: float = 0.0  # for what to do in a turn; none: it judges quickly
    longest: float = math.inf  # seconds for that, however slow or busy the machine is

    @property
    def thinks(self) -> bool:
        """Whether a turn may take seconds."""
        return self.simulations > 0

    def player(self, seed: int | str, seconds: float | None = None) -> Chooser:
        """A player of this level; one that thinks takes this time for a decision, if any is given."""
        if not self.thinks:
            return GreedyPlayer(seed, SEASONED, self.overlooks)
        usual = Budget(simulations=self.simulations, follow_on=FOLLOW_ON, latest=self.longest)
        return SearchPlayer(seed, Budget(seconds=seconds) if seconds else usual, self.overlooks)


# The weakest first. `docs/levels.md` has what each wins against the next.
LEVELS: Mapping[str, Level] = {
    "novice": Level(overlooks=0.20),
    "easy": Level(overlooks=0.10),
    "medium": Level(overlooks=0.0),
    "hard": Level(overlooks=0.085, simulations=300, longest=2.0),
    "expert": Level(overlooks=0.035, simulations=1_000, longest=5.0),
    "master": Level(overlooks=0.0, simulations=3_500, longest=14.0),
}
