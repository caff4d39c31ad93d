"""When Pachamama performs which High Priest action, and how far her High Priest reaches."""

from msgspec import structs

from engine import buildings
from engine.buildings import PRODUCTION
from engine.events import Condition
from engine.rules.festival import has_begun
from engine.rules.temple import at_top
from engine.solo import high_priest as priest
from engine.solo import regions
from engine.state import Position

CORN_TO_OFFER = 4
FACE_DOWN_TO_REJUVENATE = 3
FULL = "full"  # what bars an action: no marker can be placed


def festivals_before_turn(position: Position, seat: int) -> int:
    """Festivals begun by the time she acts: one she is to hold herself comes before her next turn (ruling 188)."""
    holder = position.festival_holder
    pending = holder >= 0 and (holder != seat or position.active == seat) and not has_begun(position)
    return position.festivals - pending


def ready_to_conquer(position: Position, seat: int) -> Condition:
    """Whether she has more available soldiers than there are Casualties of War."""
    return Condition(priest.available_soldiers(position, seat), len(position.casualties) + 1)


def may_produce(position: Position, seat: int) -> Condition:
    """Whether she has Production Buildings enough that lie face up."""
    needed = 2 if festivals_before_turn(position, seat) else 1
    return Condition(len(buildings.face_up(position.players[seat], PRODUCTION)), needed)


def _may_offer(position: Position, seat: int) -> Condition:
    return Condition(position.players[seat].corn, CORN_TO_OFFER, priest.TOP if at_top(position, seat) else "")


def _may_worship(position: Position, seat: int) -> Condition:
    return Condition(priest.statues(position, seat), 1, priest.TOP if at_top(position, seat) else "")


def _may_conquer(position: Position, seat: int) -> Condition:
    ready = ready_to_conquer(position, seat)
    return ready if regions.empty_spaces(position, seat) else structs.replace(ready, bar=FULL)


def _may_rejuvenate(position: Position, seat: int) -> Condition:
    return Condition(priest.face_down(position, seat), FACE_DOWN_TO_REJUVENATE)


CONDITIONS: priest.Conditions = {
    "produce": may_produce,
    "offering": _may_offer,
    "worship": _may_worship,
    "conquest": _may_conquer,
    "rejuvenate": _may_rejuvenate,
}
