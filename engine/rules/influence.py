"""Spread Cultural Influence: a marker on a Nation tile and, for a price, a Vassal that serves from then on."""

from engine import vassals
from engine.actions import Accept, Action, Pass, PlaceVassal, SpreadInfluence
from engine.decisions import ChooseInfluence, ChooseVassalPlace, UseNation
from engine.draft import Draft
from engine.errors import Reason
from engine.events import Declined, InfluenceSpread, VassalPlaced
from engine.resources import Cost
from engine.rules.hindrances import NO_MARKERS_LEFT, Hindrance, TooPoor
from engine.rules.hooks import ABILITY, INFLUENCE_SPREAD, VASSAL_PLACED, VASSAL_PLACES
from engine.rules.paying import may_come_to_pay
from engine.rules.regions import conquered
from engine.rules.tables import Checks, Questions
from engine.state import Position

PER_MARKER = 1  # potato for each own marker on the Nation tile


def is_open(position: Position, region: str) -> bool:
    """Whether a Nation tile has fewer markers than its region has conquered spaces (ruling 80).

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.nations, game.conquest = {"antisuyu": "VN01", "qullasuyu": "VN02"}, {"AN3": 1}
    >>> is_open(game, "antisuyu"), is_open(game, "qullasuyu")
    (True, False)
    """
    markers = len(position.nation_markers.get(region, ()))
    return region in position.nations and markers < conquered(position, region)


def open_regions(position: Position, seat: int) -> list[str]:
    """Where a seat may spread Cultural Influence now.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.nations, game.conquest = {"antisuyu": "VN01", "qullasuyu": "VN02"}, {"AN3": 1}
    >>> open_regions(game, 0)
    ['antisuyu']
    """
    if not position.players[seat].markers_left:
        return []
    return [region for region in position.nations if is_open(position, region)]


def check_spread(position: Position, seat: int, region: str) -> Reason | None:
    """A Nation tile that is open, while the seat has a marker."""
    if not position.nations:
        return Reason("module_needed", {"module": "vassals"})
    if not position.players[seat].markers_left:
        return NO_MARKERS_LEFT
    if is_open(position, region):
        return None
    return Reason("nation_full", {"region": region, "markers": len(position.nation_markers.get(region, ()))})


def price(position: Position, seat: int, region: str, more: int = 0) -> Cost:
    """What the ability of a Nation tile costs with a seat's markers on it and so many more (ruling 81).

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.nation_markers = {"antisuyu": (0, 1, 0)}
    >>> price(game, 0, "antisuyu").potato, price(game, 1, "antisuyu", more=1).potato
    (2, 2)
    """
    own = position.nation_markers.get(region, ()).count(seat)
    return Cost(potato=PER_MARKER * (own + more))


def places(position: Position, seat: int, tile: str) -> list[str]:
    """Where a Vassal of a seat could go by this Nation tile; nowhere, if none is left.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].vassals_left = 1
    >>> places(game, 0, "VN04"), places(game, 1, "VN04")
    (['1', '2', '3', '4', '5'], [])
    """
    return VASSAL_PLACES.entries[ABILITY[tile]](position, seat) if position.players[seat].vassals_left else []


# ---------------------------------------------------------------- the action


def spread(draft: Draft, seat: int, region: str) -> None:
    """The marker; then the ability, if it can be used and its price is paid (ruling 82)."""
    place_marker(draft, seat, region)
    state = draft.state
    INFLUENCE_SPREAD.come_for(draft, (seat,))  # what the ability brings does not answer it yet (ruling 57)
    cost = price(state, seat, region)
    if places(state, seat, state.nations[region]) and may_come_to_pay(state, seat, cost):
        draft.push(UseNation(seat, region, cost))


def place_marker(draft: Draft, seat: int, region: str) -> None:
    """A Conquest marker of a seat goes on the Nation tile of a region."""
    state = draft.state
    draft.player(seat).markers_left -= 1
    laid = state.nation_markers.get(region, ())
    state.nation_markers = {**state.nation_markers, region: (*laid, seat)}
    draft.emit(InfluenceSpread(seat, region))


def region_options(position: Position, asked: ChooseInfluence) -> list[Action]:
    """Each open Nation tile; that it should be one of them was said before."""
    return [SpreadInfluence(region) for region in open_regions(position, asked.seat)]


def check_region(position: Position, asked: ChooseInfluence, action: SpreadInfluence) -> Reason | None:
    """A Nation tile on which Cultural Influence can be spread."""
    return check_spread(position, asked.seat, action.region)


def choose_region(draft: Draft, asked: ChooseInfluence, action: SpreadInfluence) -> None:
    """The whole action there."""
    spread(draft, asked.seat, action.region)


# ---------------------------------------------------------------- the ability


def use_options(position: Position, asked: UseNation) -> list[Action]:
    """Yes, if it can be paid now; or the marker only."""
    return [Pass()] if check_use(position, asked) else [Accept(), Pass()]


def check_use(position: Position, asked: UseNation, action: Action | None = None) -> Hindrance | None:
    """The price can be paid."""
    return None if position.players[asked.seat].can_pay(asked.cost) else TooPoor(asked.cost)


def use(draft: Draft, asked: UseNation, action: Action) -> None:
    """Pay; then the Vassal takes its place."""
    if isinstance(action, Accept):
        draft.push(ChooseVassalPlace(asked.seat, draft.state.nations[asked.region]))
        draft.pay(asked.seat, asked.cost)
    else:
        draft.emit(Declined(asked.seat, "UseNation"))


def place_options(position: Position, asked: ChooseVassalPlace) -> list[Action]:
    """Wherever the tile lets a Vassal go."""
    return [PlaceVassal(place) for place in places(position, asked.seat, asked.tile)]


def check_place(position: Position, asked: ChooseVassalPlace, action: PlaceVassal) -> Reason | None:
    """A place to which the tile lets a Vassal go."""
    if action.place in places(position, asked.seat, asked.tile):
        return None
    return Reason("no_place_for_vassal", {"tile": asked.tile})


def place(draft: Draft, asked: ChooseVassalPlace, action: PlaceVassal) -> None:
    """It stays there for good, and brings what the tile promises at once."""
    vassals.put(draft.state, asked.seat, asked.tile, action.place)
    draft.emit(VassalPlaced(asked.seat, asked.tile, action.place))
    VASSAL_PLACED.entries[ABILITY[asked.tile]](draft, asked.seat, action.place)


QUESTIONS: Questions = {
    ChooseInfluence: (region_options, choose_region),
    UseNation: (use_options, use),
    ChooseVassalPlace: (place_options, place),
}
CHECKS: Checks = {
    ChooseInfluence: {SpreadInfluence: check_region},
    UseNation: {Accept: check_use},
    ChooseVassalPlace: {PlaceVassal: check_place},
}
