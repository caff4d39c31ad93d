"""What a seat has of the pieces of The Golden Age, for the outlook; nothing of it is there in a base game."""

from collections.abc import Mapping

from engine import buildings, temple, vassals
from engine.benefits import price
from engine.nobles import standing
from engine.players.tile_worths import BY_ABILITY
from engine.players.ways_up import ahead
from engine.queries import all_matches, casualties_counted, prophecy_progress, prophecy_vp
from engine.resources import Place
from engine.state import Position
from engine.workers import is_newcomer

GIVES: Mapping[Place, float] = {
    place: price(step.reward) if temple.overlay_of(place) else 0.0 for place, step in temple.STEPS.items()
}
NATION_OF_BUILDINGS = "VN08"


def module_features(position: Position, seat: int, led: int) -> dict[str, float]:
    """What a seat has by the modules of this game; a module that is not there leaves all of its own at 0."""
    return {**_of_the_temple(position, seat), **_of_the_court(position, seat), **_of_vassals(position, seat, led)}


def _of_the_temple(position: Position, seat: int) -> dict[str, float]:
    place = position.players[seat].temple
    overlay = position.options.box.overlay
    return {
        "temple row": temple.row(place) if overlay else 0.0,
        "on the overlay": bool(temple.overlay_of(place)) if overlay else 0.0,
        "step gives": GIVES[place],
        "steps ahead give": ahead(place),
    }


def _of_the_court(position: Position, seat: int) -> dict[str, float]:
    player = position.players[seat]
    lived_in, empty, fulfilled = 0.0, 0.0, 0
    for palace in player.palaces:
        found = prophecy_progress(position, seat, palace)
        come_true = min(1.0, max(0.0, found.count / found.needed))
        if palace not in player.nobles:
            empty += come_true
        elif found.fulfilled:
            fulfilled += 1
        else:
            lived_in += come_true
    return {
        "palaces": len(player.palaces),
        "empty palaces": len(player.palaces) - len(player.nobles),
        "nobles standing": len(standing(player)),
        "nobles lying": len(player.lying),
        "noble abilities": sum([BY_ABILITY[palace] for palace in player.nobles]),
        "prophecies": fulfilled * prophecy_vp(position, seat) if fulfilled else 0.0,
        "prophecies under way": lived_in,
        "prophecies without noble": empty,
        "newcomers": sum(map(is_newcomer, player.workers)),
        "three workers": len(player.workers) > 2,
    }


def _of_vassals(position: Position, seat: int, led: int) -> dict[str, float]:
    player = position.players[seat]
    placed = [vassal for vassal in position.vassals if vassal.seat == seat]
    kept = vassals.places_of(position, NATION_OF_BUILDINGS, seat) if placed else ()
    markers = [laid.count(seat) for laid in position.nation_markers.values()]
    return {
        "vassals left": player.vassals_left,
        "vassals serving": sum([BY_ABILITY[vassal.tile] for vassal in placed if vassal.tile in BY_ABILITY]),
        "nation markers": sum(markers),
        "nations": sum(map(bool, markers)),
        "last markers": max(0, 3 - player.markers_left) if position.nations else 0.0,
        "vassals fallen": led * (casualties_counted(position) - len(position.casualties)) if position.vassals else 0.0,
        "matches by vassals": len(all_matches(position, seat)) if placed else 0.0,
        "kept buildings": sum([price(buildings.produces(name)) for name in kept]),
    }
