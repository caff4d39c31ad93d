"""What Cultural Influence is worth to a seat: the marker, and a Vassal in its place, at once and from then on."""

from collections.abc import Callable, Mapping

from engine import buildings, vassals
from engine.abilities import NationAbility
from engine.buildings import PRODUCTION
from engine.components import CONQUEST, CONSTANTS, GOD_CARDS, SPACES, STEPS, TERRACES, WEAVING_REWARDS, WEAVINGS
from engine.players.tile_worths import BY_ABILITY
from engine.players.worth import FESTIVALS, Appraisal
from engine.queries import ability_of, casualties_counted, matches, nation_price, pieces_of, vassal_places
from engine.resources import CORN, GOLD, POTATO, STONE

*_, BOTTOM = TERRACES
IN_HOPE = 0.4  # of a match: an edge that will be laid against sooner or later


def spread(a: Appraisal, region: str) -> float:
    """A marker on a Nation tile, and its ability if that is worth its price."""
    tile, price = a.position.nations[region], nation_price(a.position, a.seat, region, more=1)
    gain = best_vassal(a, tile) - a.cost(price) if a.player.can_pay(price) else 0.0
    return marker(a, region) + max(0.0, gain)


def marker(a: Appraisal, region: str) -> float:
    """One more piece in a region, for its majority."""
    own = pieces_of(a.position, a.seat, region)
    others = [pieces_of(a.position, seat, region) for seat in range(len(a.position.players)) if seat != a.seat]
    ahead = own - max(others)
    taste = a.taste
    hold = taste.take_lead if ahead in (-1, 0) else taste.lead if ahead > 0 else taste.lead / 2
    return taste.nation_marker * (1.0 + casualties_counted(a.position) * a.to_come * hold * taste.casualty)


def best_vassal(a: Appraisal, tile: str) -> float:
    """A Vassal in the best place this Nation tile has for it; nothing, if there is none."""
    return max([vassal(a, tile, place) for place in vassal_places(a.position, a.seat, tile)], default=0.0)


def vassal(a: Appraisal, tile: str, place: str) -> float:
    """A Vassal of this Nation tile in this place: what comes at once, and its service for the rest of the game."""
    ability = ability_of(tile)
    assert isinstance(ability, NationAbility)
    now, suits = PLACES[ability](a, place)
    later = BY_ABILITY[tile] * suits * (a.to_come - 0.4) / FESTIVALS
    return a.taste.vassal_now * now + a.taste.vassal * later


# ---------------------------------------------------------------- by Nation: what comes at once, how good a place it is

Place = tuple[float, float]


def _edge(a: Appraisal, place: str) -> Place:
    tile, side = vassals.parts_of(place)
    icon = WEAVINGS[tile].left if side == "left" else WEAVINGS[tile].right
    (row,) = [tapestry for tapestry in a.player.tapestries if tile in tapestry]
    at = row.index(tile)
    met = row[max(0, at - 1) : at + 1] if side == "left" else row[at : at + 2]
    reward = a.benefit(WEAVING_REWARDS[icon].benefit)
    if len(met) < 2:
        return reward, 1.0 + IN_HOPE
    gained = [a.match(match) for match in matches(met, a.covered | {place})]
    lost = [a.match(match) for match in matches(met, a.covered)]
    return reward + sum(gained) - sum(lost), 0.0


def _on_coricancha(a: Appraisal, place: str) -> Place:
    """Rather far ahead than right before the High Priest's feet."""
    away = (int(place) - a.player.priest) % len(a.position.coricancha)
    return 0.0, 1.0 if away in (1, 2) else 0.8


def _on_steps(a: Appraisal, place: str) -> Place:
    return a.benefit(CONSTANTS.tasks.steps.benefit), 1.2 if STEPS[place].upper else 0.8


def _by_segment(a: Appraisal, place: str) -> Place:
    """Where Steps lead and there is still room."""
    spaces = [space.id for space in SPACES.values() if space.terrace == BOTTOM and str(space.section) == place]
    free = sum(space not in a.position.hill for space in spaces) / len(spaces)
    built = sum(str(STEPS[spot].section) == place for spot in a.position.steps)
    return 0.0, 0.5 + 0.4 * free + 0.3 * built


def _replacing(a: Appraisal, place: str) -> Place:
    return a.benefit(CONQUEST[place].benefit), 0.0


def _joining(a: Appraisal, place: str) -> Place:
    return a.stock(CORN, 1) + a.stock(GOLD, 2) + marker(a, CONQUEST[place].region), 0.5


def _fallen(a: Appraisal, place: str) -> Place:
    return 3 * a.army_card() + a.casualty(), 0.5


def _founding(a: Appraisal, place: str) -> Place:
    gives = a.benefit(buildings.produces(place))
    down = place in buildings.face_down(a.player, PRODUCTION)
    return (a.turned_up(place) if down else gives), 0.5 + gives / 6


def _idol(a: Appraisal, place: str) -> Place:
    size, god = vassals.parts_of(place)
    cards = sum(GOD_CARDS[card].god == god for card in a.player.god_hand)
    return cards * (a.stock(POTATO, 2) + a.stock(STONE, 1)), 1.0 if size == "small" else 0.7


def _adopted(a: Appraisal, place: str) -> Place:
    return a.noble(place) + (a.newcomer() if a.position.newcomers else 0.0), 1.0


PLACES: Mapping[NationAbility, Callable[[Appraisal, str], Place]] = {
    NationAbility.VASSAL_ON_WEAVING_EDGE: _edge,
    NationAbility.VASSAL_ON_CORICANCHA: _on_coricancha,
    NationAbility.VASSAL_ON_STEPS: _on_steps,
    NationAbility.VASSAL_BY_BOTTOM_SEGMENT: _by_segment,
    NationAbility.VASSAL_REPLACES_MARKER: _replacing,
    NationAbility.VASSAL_JOINS_MARKER: _joining,
    NationAbility.VASSAL_TO_CASUALTIES: _fallen,
    NationAbility.VASSAL_ON_PRODUCTION: _founding,
    NationAbility.VASSAL_ON_STATUE: _idol,
    NationAbility.VASSAL_IN_PALACE: _adopted,
}
