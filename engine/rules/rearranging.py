"""Rearranging one's Weavings before a Merchant (ZA8): one tile after the other, to any place that has room for it."""

from engine.actions import Action, InsertWeaving, LiftWeaving, Pass
from engine.components import WEAVINGS
from engine.decisions import ChooseWeavingPlace, RearrangeWeavings
from engine.draft import Draft
from engine.errors import Reason
from engine.events import WeavingMoved
from engine.rules.tables import Checks, Questions
from engine.rules.weaving import has_pattern, pattern_there
from engine.state import Position

Tapestries = tuple[tuple[str, ...], ...]


def options(position: Position, asked: RearrangeWeavings) -> list[Action]:
    """Each Weaving that could lie elsewhere; or leave all as they are."""
    rows = position.players[asked.seat].tapestries
    tiles = [LiftWeaving(tile) for row in rows for tile in row]
    return [*(tile for tile in tiles if not check_lift(position, asked, tile)), Pass()]


def check_lift(position: Position, asked: RearrangeWeavings, action: LiftWeaving) -> Reason | None:
    """A Weaving of one's own that could lie elsewhere."""
    rows = position.players[asked.seat].tapestries
    if not any(action.tile in row for row in rows):
        return Reason("not_your_weaving", {"tile": action.tile})
    return None if _places(rows, action.tile) else Reason("weaving_stays", {"tile": action.tile})


def lift(draft: Draft, asked: RearrangeWeavings, action: Action) -> None:
    """Ask where the tile goes; it lies where it was until then."""
    if isinstance(action, LiftWeaving):
        draft.push(ChooseWeavingPlace(asked.seat, action.tile, asked.left - 1))


def place_options(position: Position, asked: ChooseWeavingPlace) -> list[Action]:
    """Every other place in a Tapestry without this pattern, or a new Tapestry."""
    return [*_places(position.players[asked.seat].tapestries, asked.tile)]


def check_place(position: Position, asked: ChooseWeavingPlace, action: InsertWeaving) -> Reason | None:
    """A place of a Tapestry that has room for this pattern."""
    rows, pattern = position.players[asked.seat].tapestries, WEAVINGS[asked.tile].pattern
    if action in _places(rows, asked.tile):
        return None
    in_row = 0 <= action.tapestry < len(rows)
    if in_row and has_pattern(_without(rows, asked.tile)[action.tapestry], pattern):
        return pattern_there(pattern, action.tapestry)
    return Reason("no_such_place")


def insert(draft: Draft, asked: ChooseWeavingPlace, action: InsertWeaving) -> None:
    """The tile lies there; nothing of it pays. Tapestries that are empty now are gone."""
    player = draft.player(asked.seat)
    rows = [list(row) for row in _without(player.tapestries, asked.tile)]
    if action.tapestry < 0:
        rows.append([asked.tile])
    else:
        rows[action.tapestry].insert(action.place, asked.tile)
    player.tapestries = tuple(tuple(row) for row in rows if row)
    draft.emit(WeavingMoved(asked.seat, asked.tile, action.tapestry, action.place))
    if asked.left:
        draft.push(RearrangeWeavings(asked.seat, asked.left))


def _without(rows: Tapestries, tile: str) -> Tapestries:
    """The Tapestries less this tile; where it was alone, an empty one keeps the numbers of the others."""
    return tuple(tuple(other for other in row if other != tile) for row in rows)


def _places(rows: Tapestries, tile: str) -> list[InsertWeaving]:
    """Where a tile could lie instead of where it lies."""
    pattern = WEAVINGS[tile].pattern
    found = [
        InsertWeaving(index, place)
        for index, row in enumerate(_without(rows, tile))
        if not has_pattern(row, pattern)
        for place in range(len(row) + 1)
        if row and (*row[:place], tile, *row[place:]) != rows[index]
    ]
    alone = (tile,) in rows
    return found if alone else [*found, InsertWeaving(-1, 0)]


QUESTIONS: Questions = {RearrangeWeavings: (options, lift), ChooseWeavingPlace: (place_options, insert)}
CHECKS: Checks = {RearrangeWeavings: {LiftWeaving: check_lift}, ChooseWeavingPlace: {InsertWeaving: check_place}}
