"""Prophecies: what each of them counts, whether it is fulfilled, and what it scores at the end."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from engine import temple
from engine.buildings import owned
from engine.components import CONSTANTS, PALACES, PATTERNS, TEMPLE, WEAVINGS
from engine.components.records import Prophecy
from engine.nobles import colour_of, nobles_of
from engine.rules.hooks import PROPHECY_VP
from engine.rules.weaving import all_matches
from engine.state import Position
from engine.workers import kinds_of

RULES = CONSTANTS.final_scoring


class Progress(Struct, frozen=True):
    """How far a Prophecy has come true: what there is of what it counts, and what it asks for."""

    count: int
    needed: int

    @property
    def reached(self) -> int:
        """What there is of what it asks for: not more than that."""
        return min(self.count, self.needed)

    @property
    def fulfilled(self) -> bool:
        """Whether its condition is met."""
        return self.count >= self.needed


def _tapestry_length(position: Position, seat: int, prophecy: Prophecy) -> int:
    lengths = sorted(map(len, position.players[seat].tapestries), reverse=True)
    return lengths[prophecy.rank - 1] if len(lengths) >= prophecy.rank else 0


def _workers(position: Position, seat: int, prophecy: Prophecy) -> int:
    """In the supply and in Palaces; a Newcomer with both colours still counts once (ruling 153)."""
    player = position.players[seat]
    everybody = player.workers + nobles_of(player)
    return sum(any(colour_of(kind) in prophecy.colours for kind in kinds_of(worker)) for worker in everybody)


def _weavings(position: Position, seat: int, prophecy: Prophecy) -> int:
    tiles = [tile for tapestry in position.players[seat].tapestries for tile in tapestry]
    return sum(PATTERNS[WEAVINGS[tile].pattern].colour in prophecy.colours for tile in tiles)


def _buildings(position: Position, seat: int, prophecy: Prophecy) -> int:
    return len(owned(position.players[seat], prophecy.type))


def _conquest_markers(position: Position, seat: int, prophecy: Prophecy) -> int:
    """Wherever they lie: whatever is not in the supply any more."""
    return position.options.box.conquest_markers - position.players[seat].markers_left


def _army_in_play(position: Position, seat: int, prophecy: Prophecy) -> int:
    player = position.players[seat]
    return len(player.army_up + player.army_down)


def _weaving_matches(position: Position, seat: int, prophecy: Prophecy) -> int:
    return len(all_matches(position, seat))


def _temple_vp_space(position: Position, seat: int, prophecy: Prophecy) -> int:
    """The VP of the highest printed step the marker has reached; rows of an overlay do not count (ruling 65)."""
    row = temple.row(position.players[seat].temple)
    lowest = min(step.id for step in temple.track(position.options.box.overlay) if isinstance(step.id, int))
    return max((step.vp for step in TEMPLE if lowest <= step.id <= row), default=0)


COUNTS: Mapping[str, Callable[[Position, int, Prophecy], int]] = {
    "tapestry_length": _tapestry_length,
    "workers": _workers,
    "weavings": _weavings,
    "buildings": _buildings,
    "conquest_markers": _conquest_markers,
    "army_in_play": _army_in_play,
    "weaving_matches": _weaving_matches,
    "temple_vp_space": _temple_vp_space,
}


def progress(position: Position, seat: int, palace: str) -> Progress:
    """How far the Prophecy of a Palace has come true for a seat, whoever lives there.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].passives = ("Z01", "Z02")
    >>> progress(game, 0, "X14")
    Progress(count=2, needed=4)
    """
    prophecy = PALACES[palace].prophecy
    return Progress(COUNTS[prophecy.count](position, seat, prophecy), prophecy.min)


def fulfilled(position: Position, seat: int) -> tuple[str, ...]:
    """The Palaces of a seat that would score their Prophecy now: somebody lives there, and the condition is met.

    Prophecies do not bind an automa: somebody living there is enough.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].palaces, game.players[0].passives = ("X14",), ("Z01", "Z02", "Z03", "Z04")
    >>> fulfilled(game, 0)
    ()
    >>> game.players[0].nobles = {"X14": "courier"}
    >>> fulfilled(game, 0)
    ('X14',)
    """
    return tuple(
        palace
        for palace in position.players[seat].nobles
        if position.automated(seat) or progress(position, seat, palace).fulfilled
    )


def prophecy_vp(position: Position, seat: int) -> int:
    """What one fulfilled Prophecy scores a seat at the end.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[1].passives = ("ZN6",)
    >>> prophecy_vp(game, 0), prophecy_vp(game, 1)
    (5, 7)
    """
    return PROPHECY_VP(position, seat, RULES.prophecy)
