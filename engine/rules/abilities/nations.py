"""What each Nation tile does once a Vassal of it is on the table, in the order of their reference numbers."""

from engine import vassals
from engine.abilities import NationAbility
from engine.rules import hooks
from engine.state import Position


@hooks.SKIPPED_SECTIONS.enter(NationAbility.VASSAL_ON_CORICANCHA)
def vn02_keepers_of_the_road(position: Position, seat: int, sections: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces with one's own Vassals."""
    return (*sections, *(int(place) for place in vassals.places_of(position, "VN02", seat)))
