"""Ends of Tapestries as places for Weavings: what lies there, and which edges match."""

from msgspec import Struct

from engine import queries
from engine.resources import UNKNOWN
from engine.state import View
from render.words import LEFT

SIDES = {"left": "right", "right": "left"}  # by the end of a Tapestry, the edge that comes to lie at it


class End(Struct, frozen=True):
    """An end of a Tapestry, and the Weaving to lay there."""

    tile: str
    tapestry: int  # -1: a new one
    end: str

    @classmethod
    def named(cls, name: str) -> "End":
        """The end with this id, such as `W12.0.left`."""
        tile, tapestry, end = name.split(".")
        return cls(tile, int(tapestry), end)

    def beside(self, view: View) -> str:
        """The Weaving at this end; empty at a new Tapestry, and where nobody has seen the one that will lie there."""
        if self.tapestry < 0 or view.seat is None:
            return ""
        tapestry = view.players[view.seat].tapestries[self.tapestry]
        return (tapestry[0] if self.end == LEFT else tapestry[-1]).replace(UNKNOWN, "")

    def pair(self, view: View) -> tuple[str, ...]:
        """The Weavings side by side, as they would lie."""
        beside = self.beside(view)
        pair = (self.tile, beside) if self.end == LEFT else (beside, self.tile)
        return tuple(filter(None, pair))

    def matching(self, view: View) -> str:
        """The edge that matches; empty if none does, or if the Tapestry has this pattern already."""
        if view.seat is not None and self.tapestry >= 0:
            tapestry = view.players[view.seat].tapestries[self.tapestry]
            if not queries.takes_weaving(tapestry, self.tile):
                return ""
        covered = queries.covered_edges(view, view.seat) if view.seat is not None else frozenset[str]()
        return next(iter(queries.matches(self.pair(view), covered)), "")

    def number_of_tapestry(self, view: View) -> int:
        """The number of the Tapestry, counted from 1; a new one is the last."""
        if self.tapestry >= 0 or view.seat is None:
            return self.tapestry + 1
        return len(view.players[view.seat].tapestries) + 1


def matching_edges(tile: str, view: View) -> frozenset[str]:
    """The edges of a Weaving, left or right, that match an end of a Tapestry of the View's own seat."""
    if view.seat is None:
        return frozenset()
    ends = [End(tile, number, end) for number in range(len(view.players[view.seat].tapestries)) for end in SIDES]
    return frozenset(SIDES[end.end] for end in ends if end.matching(view))
