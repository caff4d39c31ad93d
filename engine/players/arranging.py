"""Rearranging one's Weavings (ZA8): a better arrangement by moving one tile, or two, if there is any."""

from collections.abc import Iterator
from itertools import pairwise

from engine.actions import InsertWeaving, LiftWeaving
from engine.components import WEAVING_REWARDS, WEAVINGS
from engine.decisions import ChooseWeavingPlace, RearrangeWeavings
from engine.players.worth import Appraisal
from engine.queries import matches, tapestry_vp

Rows = tuple[tuple[str, ...], ...]
LONGEST = 7  # Weavings of a Tapestry that score
PROMISING = 4  # first moves after which a second one is looked for
BETTER = 0.01  # than leaving all as it is: less is not worth a move, so no two moves undo each other


class Loom:
    """The Weavings of one seat, and what arrangements of them are worth."""

    def __init__(self, a: Appraisal) -> None:
        self._a = a
        self._pairs: dict[tuple[str, str], float] = {}
        self.rows = a.player.tapestries
        self.present = self.worth(self.rows)

    def worth(self, rows: Rows) -> float:
        """What an arrangement is worth: its lengths at the end, its matches now and at Festivals."""
        return sum(map(self._row, rows))

    def _row(self, row: tuple[str, ...]) -> float:
        length = self._a.taste.tapestry * tapestry_vp(min(len(row), LONGEST)) if row else 0.0
        return length + sum([self._pair(pair) for pair in pairwise(row)])

    def _pair(self, pair: tuple[str, str]) -> float:
        known = self._pairs.get(pair)
        if known is None:
            a, rewards = self._a, matches(pair, self._a.covered)
            known = sum([a.match(reward) + a.benefit(WEAVING_REWARDS[reward].benefit) for reward in rewards])
            self._pairs[pair] = known
        return known

    def after(self, tile: str, place: InsertWeaving) -> Rows:
        """The Tapestries once this tile is moved to this place."""
        return _moved(self.rows, tile, place)

    def gain(self, rows: Rows, left: int) -> float:
        """What an arrangement gains, with one more move if that is still possible and gains more."""
        best = self.worth(rows)
        if left:
            best = max([best, *(self.worth(then) for tile in _tiles(rows) for then in _ways(rows, tile))])
        return best - self.present

    def lifts(self, left: int) -> dict[str, float]:
        """What moving each tile could gain: by itself or, of the most promising, with a second move after it."""
        firsts = [(self.worth(then), tile, then) for tile in _tiles(self.rows) for then in _ways(self.rows, tile)]
        found: dict[str, float] = {}
        for worth, tile, _ in firsts:
            found[tile] = max(found.get(tile, -self.present), worth - self.present)
        if left > 1 and max(found.values(), default=0.0) < BETTER:
            for _, tile, then in sorted(firsts, reverse=True)[:PROMISING]:
                found[tile] = max(found[tile], self.gain(then, left - 1))
        return found


def lift(a: Appraisal, asked: RearrangeWeavings, action: LiftWeaving) -> float:
    """What it is worth to take this Weaving out of its Tapestry: nothing, unless an arrangement is better."""
    if a.lifts is None:
        a.lifts = Loom(a).lifts(asked.left)
    gain = a.lifts.get(action.tile, 0.0)
    return gain if gain >= BETTER else -1.0


def insert(a: Appraisal, asked: ChooseWeavingPlace, action: InsertWeaving) -> float:
    """What the arrangement is worth with the Weaving in this place."""
    loom = Loom(a)
    rows = loom.after(asked.tile, action)
    now = loom.worth(rows) - loom.present
    return now if now >= BETTER else loom.gain(rows, asked.left) - BETTER


def _tiles(rows: Rows) -> list[str]:
    return [tile for row in rows for tile in row]


def _moved(rows: Rows, tile: str, place: InsertWeaving) -> Rows:
    rest = [tuple([other for other in row if other != tile]) for row in rows]
    if place.tapestry < 0:
        return (*rest, (tile,))
    row = rest[place.tapestry]
    rest[place.tapestry] = (*row[: place.place], tile, *row[place.place :])
    return tuple(rest)


def _ways(rows: Rows, tile: str) -> Iterator[Rows]:
    """Every arrangement that differs by the place of this tile."""
    rest = [tuple([other for other in row if other != tile]) for row in rows]
    pattern = WEAVINGS[tile].pattern
    for index, row in enumerate(rest):
        if row and all(WEAVINGS[other].pattern != pattern for other in row):
            for place in range(len(row) + 1):
                then = (*rest[:index], (*row[:place], tile, *row[place:]), *rest[index + 1 :])
                if then != rows:
                    yield then
    if (tile,) not in rows:
        yield (*rest, (tile,))
