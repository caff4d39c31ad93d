"""Games in which Vassals serve Pachamama on Cult tiles from the first turn on, as a spectator hears them."""

from collections.abc import Iterator
from functools import cache
from random import Random

from bot.say.after.episodes import Answered, Episode, episodes
from engine import Options, Outcome, apply, legal_actions, open_game, seen_by, view
from engine.actions import Pass, RecruitNomad
from engine.components import CULTS
from engine.state import PlacedVassal, State
from tests.engine.kit import changed
from tests.engine.kit.solo import AUTOMA

MODULES = ("vassals", "nobles", "way_of_the_sun:simpa")
MANNED = 4  # Cult tiles
NAMES = ("Ana", "Pachamama")


def _served(state: State, random: Random) -> State:
    """The same with one Vassal or two on some of her Cult tiles, whatever Nations are in the game."""
    tiles = [tile for tile in random.sample(sorted(CULTS), MANNED) for _ in range(random.choice((1, 2)))]
    return changed(state, vassals=tuple(PlacedVassal(AUTOMA, tile) for tile in tiles))


def outcomes(seed: int) -> Iterator[Outcome]:
    """A random game of somebody who rather does something than nothing."""
    random = Random(f"cults {seed}")
    outcome = open_game(Options(solo="pachamama", level="hard", modules=MODULES), f"cults {seed}")
    yield outcome
    served = False
    while not outcome.state.over:
        if outcome.state.turn and not served:
            outcome, served = Outcome(_served(outcome.state, random), (), True), True
        options = legal_actions(outcome.state)
        weights = [1 if isinstance(option, Pass | RecruitNomad) else 4 for option in options]
        outcome = apply(outcome.state, random.choices(options, weights)[0])
        yield outcome


@cache
def heard(seed: int) -> tuple[Episode, ...]:
    """All turns of such a game."""
    played = list(outcomes(seed))
    answers = [Answered(None, tuple(seen_by(event, None) for event in outcome.events)) for outcome in played]
    return tuple(episodes(answers, view(played[0].state, None)))
