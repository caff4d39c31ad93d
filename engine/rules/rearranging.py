"""Rearranging one's Weavings before a Merchant (ZA8): one tile after the other, to any place that has room for it."""

from engine.actions import Action, InsertWeaving, LiftWeaving, Pass
from engine.components import WEAVINGS
from engine.decisions import ChooseWeavingPlace, RearrangeWeavings
from engine.draft import Draft
from engine.events import WeavingMoved
from engine.rules.tables import Questions
from engine.state import Position

Tapestries = tuple[tuple[str, ...], ...]


def options(position: Position, asked: RearrangeWeavings) -> list[Action]:
    """Each Weaving that could lie elsewhere; or leave all as they are."""
    rows = position.players[asked.seat].tapestries
    movable: list[Action] = [LiftWeaving(tile) for row in rows for tile in row if _places(rows, tile)]
    return [*movable, Pass()]


def lift(draft: Draft, asked: RearrangeWeavings, action: Action) -> None:
    """Ask where the tile goes; it lies where it was until then."""
    if isinstance(action, LiftWeaving):
        draft.push(ChooseWeavingPlace(asked.seat, action.tile, asked.left - 1))


def place_options(position: Position, asked: ChooseWeavingPlace) -> list[Action]:
    """Every other place in a Tapestry without this pattern, or a new Tapestry."""
    return [*_places(position.players[asked.seat].tapestries, asked.tile)]


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
        if all(WEAVINGS[other].pattern != pattern for other in row)
        for place in range(len(row) + 1)
        if row and (*row[:place], tile, *row[place:]) != rows[index]
    ]
    alone = (tile,) in rows
    return found if alone else [*found, InsertWeaving(-1, 0)]


QUESTIONS: Questions = {RearrangeWeavings: (options, lift), ChooseWeavingPlace: (place_options, insert)}
