"""Why Cultural Influence cannot be spread there, a Nation tile not be used, a Vassal not go to that place."""

from engine.actions import Accept, PlaceVassal, SpreadInfluence, WalkHighPriest
from engine.decisions import ChooseInfluence, ChooseVassalPlace, ChooseWalk, Decision, UseNation
from engine.errors import Reason
from engine.reasons.prices import too_poor
from engine.reasons.tables import Reasons
from engine.rules.high_priest import reach
from engine.state import Position


def influence(position: Position, asked: Decision, action: SpreadInfluence) -> Reason:
    """No Nation tiles in this game, no marker left, or as many on the tile as spaces are conquered."""
    if not position.nations:
        return Reason("module_needed", {"module": "vassals"})
    if not position.players[asked.seat].markers_left:
        return Reason("no_markers_left")
    markers = len(position.nation_markers.get(action.region, ()))
    return Reason("nation_full", {"region": action.region, "markers": markers})


def too_far(position: Position, seat: int, most: int, spaces: int) -> Reason:
    """Out of reach, or more Vassals on the way than can be paid."""
    ways = reach(position, seat, most)
    if spaces in ways:
        return too_poor(position.players[seat], ways[spaces])
    return Reason("too_far", {"most": max(ways)})


def _walk(position: Position, asked: ChooseWalk, action: WalkHighPriest) -> Reason:
    return too_far(position, asked.seat, 1, action.spaces)


def _use(position: Position, asked: UseNation, action: Accept) -> Reason:
    return too_poor(position.players[asked.seat], asked.cost)


def _place(position: Position, asked: ChooseVassalPlace, action: PlaceVassal) -> Reason:
    return Reason("no_place_for_vassal", {"tile": asked.tile})


REASONS: Reasons = {
    ChooseInfluence: {SpreadInfluence: influence},
    ChooseWalk: {WalkHighPriest: _walk},
    UseNation: {Accept: _use},
    ChooseVassalPlace: {PlaceVassal: _place},
}
