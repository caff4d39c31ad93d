"""The tally of an episode for one seat: VP, goods, cards and deeds, added up from Events."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any

from msgspec import Struct, field

from engine import events as ev
from engine import module_queries, queries
from engine.components import ARMY_CARDS, CULTS
from engine.resources import POTATO, RESOURCES, UNKNOWN, Cost

CONTROL = "control"  # the condition of Cultural Influence
STEPS, STEPS_USED = "steps", "steps_used"  # sources of VP
STEPS_BELOW, OWN_STEPS_USED = "steps_below", "own_steps_used"  # the same, told apart by the deed's seat
Weighed = tuple[tuple[str, ev.Condition], ...]


class Tally(Struct):
    """All changes for a seat worth a line; `deeds` counts those without names."""

    vp_by: Counter[str] = field(default_factory=Counter)  # by source
    goods: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    conquered: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    statues: list[tuple[str, str]] = field(default_factory=list)
    discarded: list[tuple[str, str]] = field(default_factory=list)  # Statues in a Worship
    workers: list[str] = field(default_factory=list)
    retrieved: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    fallen: list[str] = field(default_factory=list)  # own Workers
    casualties: list[ev.CasualtyFell] = field(default_factory=list)  # of a Conquest by the seat
    influenced: list[str] = field(default_factory=list)
    vassals_on: list[str] = field(default_factory=list)  # Cult tiles
    withheld: list[tuple[str, str]] = field(default_factory=list)  # Cult tiles without another Vassal, and why
    cults: list[ev.CultWorked] = field(default_factory=list)
    gods: list[str] = field(default_factory=list)  # played God cards
    gods_taken: list[str] = field(default_factory=list)  # God cards from the offer, public
    gods_drawn: list[str] = field(default_factory=list)  # God cards kept, if the reader may know them
    bought: list[str] = field(default_factory=list)  # Weavings, like `taken`
    taken: list[str] = field(default_factory=list)
    rejuvenated: list[str] = field(default_factory=list)  # Buildings, Army cards and, by their Palaces, Nobles
    walks: list[tuple[int, Weighed]] = field(default_factory=list)  # of an automa's High Priest on its own; 0: it stays
    festival: int = 0
    fed: Cost = Cost()  # payment for God cards, not in `goods`

    @property
    def vp(self) -> int:
        """All VP, gained and lost."""
        return self.vp_by.total()


def parted_by_influence(weighed: Weighed) -> tuple[Weighed, Weighed]:
    """The conditions of Cultural Influence, and all other conditions."""
    return tuple(one for one in weighed if one[0] == CONTROL), tuple(one for one in weighed if one[0] != CONTROL)


def tally(seat: int, events: Iterable[ev.Event]) -> Tally:
    """The tally of these Events for a seat."""
    found = Tally()
    for before, event, after in with_neighbours(events):
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(before, ev.AutomaDecided) and before.way.occasion is ev.Occasion.ON_TEMPLE:
            found.walks.append((event.section if isinstance(event, ev.HighPriestMoved) else 0, before.weighed))
        if isinstance(before, ev.ArmyCardDrawn) and isinstance(event, ev.ArmyCardDiscarded):
            continue  # the other card of a Training is never in the hand
        if isinstance(event, ev.Scored):
            found.vp_by[source_of(event, before)] += event.vp
        elif not (isinstance(event, ev.Paid) and isinstance(after, ev.GodsFed)):
            _enter(found, event)
    return found


def source_of(scored: ev.Scored, before: ev.Event | None) -> str:
    """The source of VP; of Steps, with the deed's seat, by the Event before."""
    match before:
        case ev.StepsBuilt() if before.seat != scored.seat and scored.source == STEPS:
            return STEPS_BELOW
        case ev.StepsUsed() if before.seat == before.by and scored.source == STEPS_USED:
            return OWN_STEPS_USED
    return scored.source


def with_neighbours(events: Iterable[ev.Event]) -> Iterator[tuple[ev.Event | None, ev.Event, ev.Event | None]]:
    """Each Event with the ones before and after it."""
    known = list(events)
    return zip([None, *known], known, [*known[1:], None], strict=False)


def _enter(found: Tally, event: ev.Event) -> None:
    """Enters an Event of the seat: changes of goods here, all others as a thing or a number."""
    goods, deeds = found.goods, found.deeds
    match event:
        case ev.Gained():
            goods[event.resource] += event.n
        case ev.Paid():
            goods.subtract({name: getattr(event, name) for name in RESOURCES})
        case ev.Exchanged():
            goods[event.give] -= queries.PRINTED_RATES[event.give]
            goods[event.take] += queries.PRINTED_RATES[event.take]
        case ev.PotatoesExchanged():
            goods[POTATO] -= event.potato
            deeds["exchanged"] += event.potato
        case ev.CasualtyFell() if event.source == module_queries.SUPPLY:
            found.fallen.append(event.worker)
        case ev.FestivalTriggered():
            found.festival = event.number
        case ev.GodsFed():
            found.fed += event.cost
            deeds["unfed"] += event.missing
        case ev.SoldiersDiscarded():
            deeds["soldiers_lost"] += ARMY_CARDS[event.card].soldiers
        case _:
            _list_or_count(found, event)


def _list_or_count(found: Tally, event: ev.Event) -> None:
    """Enters an Event with the thing it names, else counts it."""
    match event:
        case ev.VassalPlaced() if event.tile in CULTS:
            found.vassals_on.append(event.tile)
        case ev.GodCardDrawn() if event.card != UNKNOWN:
            found.gods_drawn.append(event.card)
        case ev.GodCardReturned() if event.card in found.gods_drawn:
            found.gods_drawn.remove(event.card)
        case _ if type(event) in LISTED:
            name, what = LISTED[type(event)]
            getattr(found, name).append(what(event))
        case _ if type(event) in COUNTED:
            name, n = COUNTED[type(event)]
            found.deeds[name] += n


# Listed Events: the field of the Tally, and the value.
LISTED: dict[type, tuple[str, Callable[[Any], object]]] = {
    ev.SpaceConquered: ("conquered", attrgetter("space")),
    ev.BuildingConstructed: ("buildings", attrgetter("building")),
    ev.StatueBuilt: ("statues", attrgetter("size", "god")),
    ev.StatueDiscarded: ("discarded", attrgetter("size", "god")),
    ev.WorkerRecruited: ("workers", attrgetter("worker")),
    ev.NewcomerTaken: ("workers", attrgetter("worker")),
    ev.WorkerRetrieved: ("retrieved", attrgetter("worker")),
    ev.WorkerGivenUp: ("removed", attrgetter("worker")),
    ev.CasualtyFell: ("casualties", lambda event: event),
    ev.CultWorked: ("cults", lambda event: event),
    ev.VassalWithheld: ("withheld", attrgetter("tile", "why")),
    ev.InfluenceSpread: ("influenced", attrgetter("region")),
    ev.WeavingBought: ("bought", attrgetter("tile")),
    ev.WeavingTaken: ("taken", attrgetter("tile")),
    ev.GodCardPlayed: ("gods", attrgetter("card")),
    ev.GodCardTaken: ("gods_taken", attrgetter("card")),
    ev.TurnedUp: ("rejuvenated", attrgetter("item")),
}
# Counted Events: the name in `deeds`, and the number.
COUNTED: dict[type, tuple[str, int]] = {
    ev.GodCardDrawn: ("god_cards", 1),
    ev.GodCardReturned: ("god_cards", -1),
    ev.ArmyCardDrawn: ("army_cards", 1),
    ev.ArmyCardPlayed: ("army_played", 1),
    ev.ArmyCardDiscarded: ("army_cards", -1),
    ev.StepsBuilt: ("steps", 1),
    ev.TempleClimbed: ("climbed", 1),
    ev.Produced: ("produced", 1),
    ev.NobleAppointed: ("nobles", 1),
    ev.VassalPlaced: ("vassals", 1),
}
