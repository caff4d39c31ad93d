"""Tables with Nation tiles: markers and Vassals lie where a test wants them, the supplies hold the rest."""

from collections.abc import Mapping
from typing import Any

from engine import State
from engine.actions import Accept, PlaceVassal, SpreadInfluence
from engine.decisions import ChooseVassalPlace, UseNation
from engine.state import PlacedVassal
from tests.engine.kit import Fields, Outcome, after, offered, play, table

REGION, ELSEWHERE = "antisuyu", "qullasuyu"
TILES = {"chinchaysuyu": "VN01", "antisuyu": "VN02", "qullasuyu": "VN05", "kuntisuyu": "VN07"}
OPEN = {"AN4": 1}  # a conquered space of the region, so that Influence can be spread there


def land(
    tile: str = "",
    players: int = 2,
    *,
    conquest: Mapping[str, int] | None = None,
    markers: Mapping[str, tuple[int, ...]] | None = None,
    vassals: tuple[PlacedVassal, ...] = (),
    board: Fields | None = None,
    others: Mapping[int, Fields] | None = None,
    options: Fields | None = None,
    **mine: Any,
) -> State:
    """The turn of seat 0 in a game with Nation tiles, this one beside Antisuyu; everybody's pieces are counted."""
    taken = OPEN if conquest is None else conquest
    laid = dict(markers or {})
    replaced = [vassal.seat for vassal in vassals if vassal.tile == "VN05"]

    def area(seat: int, fields: Fields) -> Fields:
        on_tiles = sum(seats.count(seat) for seats in laid.values())
        return {
            "markers_left": 12 - on_tiles + replaced.count(seat),
            "vassals_left": 4 - sum(vassal.seat == seat for vassal in vassals),
            **fields,
        }

    areas = {seat: area(seat, (others or {}).get(seat, {})) for seat in range(1, players)}
    nations = {**TILES, REGION: tile} if tile else TILES
    pieces = {"nations": nations, "nation_markers": laid, "conquest": dict(taken), "vassals": vassals}
    return table(
        players,
        others=areas,
        board={**pieces, **(board or {})},
        options={"modules": ("vassals",), **(options or {})},
        **area(0, mine),
    )


def manned(*places: str, tile: str, seat: int = 0) -> tuple[PlacedVassal, ...]:
    """Vassals of a seat that this tile has brought to these places."""
    return tuple(PlacedVassal(seat, tile, place) for place in places)


def spread(state: State, region: str = REGION) -> Outcome:
    """Seat 0 spreads Cultural Influence."""
    return play(state, SpreadInfluence(region))


def use(state: State, place: str = "") -> Outcome:
    """Seat 0 spreads Cultural Influence, pays with potato if it is asked, and puts its Vassal there."""
    outcome = spread(state)
    assert isinstance(outcome.state.decision, UseNation)
    outcome = after(outcome, play(outcome.state, Accept()))
    if isinstance(outcome.state.decision, ChooseVassalPlace):
        outcome = after(outcome, play(outcome.state, PlaceVassal(place)))
    return outcome


def places(state: State) -> list[str]:
    """Where the Vassal may go, once the ability is paid for."""
    asked = play(spread(state).state, Accept()).state
    if not isinstance(asked.decision, ChooseVassalPlace):
        return [vassal.place for vassal in asked.vassals[len(state.vassals) :]]
    return [action.place for action in offered(asked, PlaceVassal)]
