"""What an episode of a game came to for one seat: VP, goods, cards, and what it did, added up from Events."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any

from msgspec import Struct, field

from engine import module_queries, queries
from engine.components import ARMY_CARDS, CULTS
from engine.events import (
    ArmyCardDiscarded,
    ArmyCardDrawn,
    ArmyCardPlayed,
    AutomaDecided,
    BuildingConstructed,
    CasualtyFell,
    Condition,
    CultWorked,
    Event,
    Exchanged,
    FestivalTriggered,
    Gained,
    GodCardDrawn,
    GodCardPlayed,
    GodCardReturned,
    GodCardTaken,
    GodsFed,
    HighPriestMoved,
    InfluenceSpread,
    NewcomerTaken,
    NobleAppointed,
    Occasion,
    Paid,
    PotatoesExchanged,
    Produced,
    Scored,
    SoldiersDiscarded,
    SpaceConquered,
    StatueBuilt,
    StatueDiscarded,
    StepsBuilt,
    StepsUsed,
    TempleClimbed,
    TurnedUp,
    VassalPlaced,
    VassalWithheld,
    WeavingBought,
    WeavingTaken,
    WorkerGivenUp,
    WorkerRecruited,
    WorkerRetrieved,
)
from engine.resources import POTATO, RESOURCES, UNKNOWN, Cost

CONTROL = "control"  # what Cultural Influence depends on
Weighed = tuple[tuple[str, Condition], ...]


class Tally(Struct):
    """All that changed for a seat, as far as it is worth a line; `deeds` counts what has no name of its own."""

    vp: int = 0
    vp_of_steps: Counter[str] = field(default_factory=Counter)  # of those, for what others did with Steps
    goods: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    conquered: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    statues: list[tuple[str, str]] = field(default_factory=list)
    discarded: list[tuple[str, str]] = field(default_factory=list)  # Statues in a Worship
    workers: list[str] = field(default_factory=list)
    retrieved: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    fallen: list[str] = field(default_factory=list)  # of its own Workers
    casualties: list[CasualtyFell] = field(default_factory=list)  # of a Conquest it activated
    influenced: list[str] = field(default_factory=list)
    vassals_on: list[str] = field(default_factory=list)  # Cult tiles
    withheld: list[tuple[str, str]] = field(default_factory=list)  # Cult tiles without a Vassal more, and why
    cults: list[CultWorked] = field(default_factory=list)
    gods: list[str] = field(default_factory=list)  # God cards that were played
    gods_taken: list[str] = field(default_factory=list)  # from the offer, before everybody's eyes
    gods_drawn: list[str] = field(default_factory=list)  # and kept, as far as they are known to whom this is told
    bought: list[str] = field(default_factory=list)  # Weavings, as those that were taken
    taken: list[str] = field(default_factory=list)
    rejuvenated: list[str] = field(default_factory=list)  # Buildings, Army cards and, by their Palaces, Nobles
    walks: list[tuple[int, Weighed]] = field(default_factory=list)  # of an automa's High Priest on its own; 0: it stays
    festival: int = 0
    fed: Cost = Cost()  # paid for God cards, and told as that: no part of the goods


def parted_by_influence(weighed: Weighed) -> tuple[Weighed, Weighed]:
    """What speaks for or against Cultural Influence, and what decides on anything else."""
    return tuple(one for one in weighed if one[0] == CONTROL), tuple(one for one in weighed if one[0] != CONTROL)


def tally(seat: int, events: Iterable[Event]) -> Tally:
    """What these Events came to for a seat."""
    found = Tally()
    for before, event, after in _with_neighbours(events):
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(before, AutomaDecided) and before.way.occasion is Occasion.ON_TEMPLE:
            found.walks.append((event.section if isinstance(event, HighPriestMoved) else 0, before.weighed))
        if isinstance(before, ArmyCardDrawn) and isinstance(event, ArmyCardDiscarded):
            continue  # the other card of a Training was never in the hand
        if isinstance(event, Scored) and (why := _by_others(seat, before)):
            found.vp_of_steps[why] += event.vp
        if not (isinstance(event, Paid) and isinstance(after, GodsFed)):
            _enter(found, event)
    return found


def _by_others(seat: int, before: Event | None) -> str:
    """For what another seat has done with Steps VP are scored just after that, if they are."""
    match before:
        case StepsBuilt() if before.seat != seat:
            return "below"
        case StepsUsed() if before.seat == seat != before.by:
            return "used"
    return ""


def _with_neighbours(events: Iterable[Event]) -> Iterator[tuple[Event | None, Event, Event | None]]:
    """Each with what came just before and after it."""
    known = list(events)
    return zip([None, *known], known, [*known[1:], None], strict=False)


def _enter(found: Tally, event: Event) -> None:
    goods, deeds = found.goods, found.deeds
    match event:
        case Scored():
            found.vp += event.vp
        case Gained():
            goods[event.resource] += event.n
        case Paid():
            goods.subtract({name: getattr(event, name) for name in RESOURCES})
        case Exchanged():
            goods[event.give] -= queries.PRINTED_RATES[event.give]
            goods[event.take] += queries.PRINTED_RATES[event.take]
        case PotatoesExchanged():
            goods[POTATO] -= event.potato
            deeds["exchanged"] += event.potato
        case CasualtyFell() if event.source == module_queries.SUPPLY:
            found.fallen.append(event.worker)
        case FestivalTriggered():
            found.festival = event.number
        case GodsFed():
            found.fed += Cost(potato=event.potato, gold=event.gold)
            deeds["unfed"] += event.missing
        case SoldiersDiscarded():
            deeds["soldiers_lost"] += ARMY_CARDS[event.card].soldiers
        case _:
            _list_or_count(found, event)


def _list_or_count(found: Tally, event: Event) -> None:
    match event:
        case VassalPlaced() if event.tile in CULTS:
            found.vassals_on.append(event.tile)
        case GodCardDrawn() if event.card != UNKNOWN:
            found.gods_drawn.append(event.card)
        case GodCardReturned() if event.card in found.gods_drawn:
            found.gods_drawn.remove(event.card)
        case _ if type(event) in LISTED:
            name, what = LISTED[type(event)]
            getattr(found, name).append(what(event))
        case _ if type(event) in COUNTED:
            name, n = COUNTED[type(event)]
            found.deeds[name] += n


# What is listed, where, and what of it.
LISTED: dict[type, tuple[str, Callable[[Any], object]]] = {
    SpaceConquered: ("conquered", attrgetter("space")),
    BuildingConstructed: ("buildings", attrgetter("building")),
    StatueBuilt: ("statues", attrgetter("size", "god")),
    StatueDiscarded: ("discarded", attrgetter("size", "god")),
    WorkerRecruited: ("workers", attrgetter("worker")),
    NewcomerTaken: ("workers", attrgetter("worker")),
    WorkerRetrieved: ("retrieved", attrgetter("worker")),
    WorkerGivenUp: ("removed", attrgetter("worker")),
    CasualtyFell: ("casualties", lambda event: event),
    CultWorked: ("cults", lambda event: event),
    VassalWithheld: ("withheld", attrgetter("tile", "why")),
    InfluenceSpread: ("influenced", attrgetter("region")),
    WeavingBought: ("bought", attrgetter("tile")),
    WeavingTaken: ("taken", attrgetter("tile")),
    GodCardPlayed: ("gods", attrgetter("card")),
    GodCardTaken: ("gods_taken", attrgetter("card")),
    TurnedUp: ("rejuvenated", attrgetter("item")),
}
# What is only counted, and how.
COUNTED: dict[type, tuple[str, int]] = {
    GodCardDrawn: ("god_cards", 1),
    GodCardReturned: ("god_cards", -1),
    ArmyCardDrawn: ("army_cards", 1),
    ArmyCardPlayed: ("army_played", 1),
    ArmyCardDiscarded: ("army_cards", -1),
    StepsBuilt: ("steps", 1),
    TempleClimbed: ("climbed", 1),
    Produced: ("produced", 1),
    NobleAppointed: ("nobles", 1),
    VassalPlaced: ("vassals", 1),
}
