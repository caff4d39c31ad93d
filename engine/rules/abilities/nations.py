"""What each Nation tile does, in the order of their reference numbers: where its Vassal may go, what that brings at
once, and what it changes from then on."""

from engine import nobles, vassals
from engine.abilities import NationAbility
from engine.benefits import Benefit, Gain, GainNewcomer
from engine.buildings import PRODUCTION, face_down, owned
from engine.components import CONQUEST, GOD_CARDS, NATIONS, SPACES, TERRACES, WEAVING_REWARDS, WEAVINGS
from engine.decisions import ChooseOne
from engine.draft import Draft
from engine.events import VassalLost
from engine.procedures import Climb, ProduceBuilding, PutWorker, RunBenefit, RunEffect
from engine.resources import CORN, GOLD, POTATO, STONE
from engine.rules import hooks, produce, steps
from engine.rules.rejuvenate import turn_up
from engine.rules.statues import LARGE, SMALL
from engine.rules.weaving import covered_edges, matches
from engine.state import VASSAL, Position

SOURCE = "nations"
PRODUCE = "produce"
*_, BOTTOM = TERRACES
_TILE = {tile.ability: tile.id for tile in NATIONS.values()}
VN01, VN02, VN03, VN04, VN05, VN06, VN07, VN08, VN09, VN10 = (_TILE[ability] for ability in NationAbility)
STAIRS, PILGRIMS = VN03, VN04
STAIR_GIFTS: tuple[Benefit, ...] = tuple((Gain(resource, 1),) for resource in (CORN, POTATO, STONE))  # of VN03


# ---------------------------------------------------------------- VN01


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_ON_WEAVING_EDGE)
def vn01_places(position: Position, seat: int) -> list[str]:
    """Every edge of one's Weavings that is not covered."""
    covered = covered_edges(position, seat)
    edges = (
        vassals.edge(tile, side)
        for tapestry in position.players[seat].tapestries
        for tile in tapestry
        for side in ("left", "right")
    )
    return [edge for edge in edges if edge not in covered]


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_ON_WEAVING_EDGE)
def vn01_now(draft: Draft, seat: int, place: str) -> None:
    """The reward of the icon that is covered; then whatever answers a match that was none before (ruling 90)."""
    tile, _, side = place.partition(":")
    icon = WEAVINGS[tile].left if side == "left" else WEAVINGS[tile].right
    covered = covered_edges(draft.state, seat)
    met = _connection(draft.player(seat).tapestries, tile, side)
    new = matches(met, covered)
    if new and not matches(met, covered - {place}):
        hooks.MATCHED(draft, seat, new)
    draft.push(RunBenefit(seat, WEAVING_REWARDS[icon].benefit, SOURCE))


def _connection(tapestries: tuple[tuple[str, ...], ...], tile: str, side: str) -> tuple[str, ...]:
    """This Weaving and its neighbour on this side, from left to right, if there is one."""
    (row,) = [tapestry for tapestry in tapestries if tile in tapestry]
    at = row.index(tile)
    return row[max(0, at - 1) : at + 1] if side == "left" else row[at : at + 2]


@hooks.COVERED_EDGES.enter(NationAbility.VASSAL_ON_WEAVING_EDGE)
def vn01_weavers_of_the_coast(position: Position, seat: int, covered: frozenset[str]) -> frozenset[str]:
    """Edges that match whatever lies against them."""
    return covered.union(vassals.places_of(position, VN01, seat))


# ---------------------------------------------------------------- VN02


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_ON_CORICANCHA)
def vn02_places(position: Position, seat: int) -> list[str]:
    """Every space of the Coricancha without anybody's Vassal."""
    taken = vassals.places_of(position, VN02)
    sections = (str(section) for section in range(1, len(position.coricancha) + 1))
    return [section for section in sections if section not in taken]


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_ON_CORICANCHA)
def vn02_now(draft: Draft, seat: int, place: str) -> None:
    """Nothing at once."""


@hooks.SKIPPED_SECTIONS.enter(NationAbility.VASSAL_ON_CORICANCHA)
def vn02_keepers_of_the_road(position: Position, seat: int, sections: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces with one's own Vassals."""
    return (*sections, *(int(place) for place in vassals.places_of(position, VN02, seat)))


# ---------------------------------------------------------------- VN03


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_ON_STEPS)
def vn03_places(position: Position, seat: int) -> list[str]:
    """One's own Steps, with or without a Vassal."""
    return [spot for spot, owner in position.steps.items() if owner == seat]


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_ON_STEPS)
def vn03_now(draft: Draft, seat: int, place: str) -> None:
    """What building them brought, but nothing for an upper marker."""
    draft.push(RunBenefit(seat, steps.RULES.benefit, SOURCE))


@hooks.STEPS_USED.enter(NationAbility.VASSAL_ON_STEPS)
def vn03_stair_builders(draft: Draft, seat: int, spot: str) -> None:
    """1 corn, potato or stone for each Vassal there."""
    for _ in vassals.owners_at(draft.state, VN03, spot):
        draft.push(ChooseOne(seat, STAIR_GIFTS, SOURCE))


# ---------------------------------------------------------------- VN04


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_BY_BOTTOM_SEGMENT)
def vn04_places(position: Position, seat: int) -> list[str]:
    """Every bottom segment without anybody's Vassal."""
    taken = vassals.places_of(position, VN04)
    sections = dict.fromkeys(str(space.section) for space in SPACES.values() if space.terrace == BOTTOM)
    return [section for section in sections if section not in taken]


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_BY_BOTTOM_SEGMENT)
def vn04_now(draft: Draft, seat: int, place: str) -> None:
    """Nothing at once."""


@hooks.WORKER_PLACED.enter(NationAbility.VASSAL_BY_BOTTOM_SEGMENT)
def vn04_valley_pilgrims(draft: Draft, seat: int, placed: PutWorker) -> None:
    """A Temple step for a Worker on such a segment."""
    if climbs_by_placing(draft.state, seat, placed.space):
        draft.push(Climb(seat, 1))


def climbs_by_placing(position: Position, seat: int, space: str) -> bool:
    """Whether this space lies in a bottom segment with a Vassal of this seat."""
    printed = SPACES[space]
    return printed.terrace == BOTTOM and str(printed.section) in vassals.places_of(position, VN04, seat)


# ---------------------------------------------------------------- VN05


def _markers(position: Position, seat: int) -> list[str]:
    """The Conquest spaces with a marker of this seat, and not with a Vassal in its place."""
    replaced = vassals.places_of(position, VN05, seat)
    return [space for space in CONQUEST if position.conquest.get(space) == seat and space not in replaced]


hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_REPLACES_MARKER)(_markers)


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_REPLACES_MARKER)
def vn05_reconquered_towns(draft: Draft, seat: int, place: str) -> None:
    """The marker comes back into the supply (ruling 83), and the benefit once more."""
    draft.player(seat).markers_left += 1
    draft.push(RunBenefit(seat, CONQUEST[place].benefit, SOURCE))


# ---------------------------------------------------------------- VN06


hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_JOINS_MARKER)(_markers)


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_JOINS_MARKER)
def vn06_now(draft: Draft, seat: int, place: str) -> None:
    """1 corn and 2 gold."""
    draft.gain(seat, CORN, 1, SOURCE)
    draft.gain(seat, GOLD, 2, SOURCE)


@hooks.PIECES.enter(NationAbility.VASSAL_JOINS_MARKER)
def vn06_loyal_chieftains(position: Position, seat: int, pieces: int, region: str) -> int:
    """Each Vassal is one more."""
    return pieces + sum(CONQUEST[space].region == region for space in vassals.places_of(position, VN06, seat))


# ---------------------------------------------------------------- VN07


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_TO_CASUALTIES)
def vn07_places(position: Position, seat: int) -> list[str]:
    """The Casualties of War."""
    return [vassals.CASUALTIES]


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_TO_CASUALTIES)
def vn07_now(draft: Draft, seat: int, place: str) -> None:
    """3 Army cards."""
    draft.draw_army(seat, 3)


@hooks.CASUALTIES.enter(NationAbility.VASSAL_TO_CASUALTIES)
def vn07_border_guards(position: Position, seat: int, casualties: int) -> int:
    """Each Vassal is one more."""
    return casualties + vassals.count(position, seat, VN07)


# ---------------------------------------------------------------- VN08


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_ON_PRODUCTION)
def vn08_places(position: Position, seat: int) -> list[str]:
    """One's Production Buildings, however they lie."""
    return list(owned(position.players[seat], PRODUCTION))


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_ON_PRODUCTION)
def vn08_now(draft: Draft, seat: int, place: str) -> None:
    """It is turned up; or it gives, if it lay face up."""
    if place in face_down(draft.player(seat), PRODUCTION):
        turn_up(draft, seat, place)
    else:
        draft.push(ProduceBuilding(seat, place))


@hooks.KEPT_UP.enter(NationAbility.VASSAL_ON_PRODUCTION)
def vn08_master_founders(position: Position, seat: int, kept: tuple[str, ...]) -> tuple[str, ...]:
    """The Buildings with Vassals."""
    return (*kept, *vassals.places_of(position, VN08, seat))


@hooks.GOLD_TAKEN.enter(NationAbility.VASSAL_ON_PRODUCTION)
def vn08_without_producing(draft: Draft, seat: int, action: str) -> None:
    """Whoever takes the gold instead of producing has these Buildings all the same, and Z16 with them (ruling 99)."""
    if action == PRODUCE:
        produce.with_kept(draft, seat)


# ---------------------------------------------------------------- VN09


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_ON_STATUE)
def vn09_places(position: Position, seat: int) -> list[str]:
    """One's Statues, of two like ones either; with or without a Vassal."""
    player = position.players[seat]
    return [
        *(vassals.statue(SMALL, god) for god in dict.fromkeys(player.small_statues)),
        *(vassals.statue(LARGE, god) for god in dict.fromkeys(player.large_statues)),
    ]


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_ON_STATUE)
def vn09_now(draft: Draft, seat: int, place: str) -> None:
    """Nothing at once."""


@hooks.GOD_CARD_USED.enter(NationAbility.VASSAL_ON_STATUE)
def vn09_idol_bearers(draft: Draft, seat: int, card: str) -> None:
    """2 potato and 1 stone for each Vassal on a Statue of that god."""
    matching = {vassals.statue(size, GOD_CARDS[card].god) for size in (SMALL, LARGE)}
    for place in vassals.places_of(draft.state, VN09, seat):
        if place in matching:
            draft.gain(seat, POTATO, 2, SOURCE)
            draft.gain(seat, STONE, 1, SOURCE)


@hooks.STATUE_DISCARDED.enter(NationAbility.VASSAL_ON_STATUE)
def vn09_leaves(draft: Draft, seat: int, size: str, god: str) -> None:
    """The Vassals go with the Statue; of two like ones, that without any goes first (ruling 262)."""
    player, place = draft.player(seat), vassals.statue(size, god)
    if god in (player.small_statues if size == SMALL else player.large_statues):
        return
    for other in vassals.places_of(draft.state, VN09, seat):
        if other == place:
            vassals.remove(draft.state, seat, VN09, place)
            draft.emit(VassalLost(seat, VN09, place))


# ---------------------------------------------------------------- VN10


@hooks.VASSAL_PLACES.enter(NationAbility.VASSAL_IN_PALACE)
def vn10_places(position: Position, seat: int) -> list[str]:
    """One's Palaces in which nobody lives."""
    return list(nobles.empty(position.players[seat]))


@hooks.VASSAL_PLACED.enter(NationAbility.VASSAL_IN_PALACE)
def vn10_adopted_lords(draft: Draft, seat: int, place: str) -> None:
    """It lives there like a Noble, and a Newcomer comes."""
    nobles.move_in(draft.player(seat), place, VASSAL)
    draft.push(RunEffect(seat, GainNewcomer(1), SOURCE))
