"""What happens only with modules of The Golden Age."""

from engine.events.event import Event
from engine.secrecy import Own, Public


class AbilityUsed(Event, frozen=True, tag=True):
    """A seat let the ability of a tile answer, as it may but need not."""

    seat: int
    tile: Public[str]


class NationsLaid(Event, frozen=True, tag=True):
    """The Nation tiles of this game were laid beside their regions, from the first region to the last."""

    tiles: Public[tuple[str, ...]]


class PalaceGiven(Event, frozen=True, tag=True):
    """A seat got its starting Palace."""

    seat: int
    palace: Public[str]


class NewcomerArrived(Event, frozen=True, tag=True):
    """A Newcomer came from the bag into the offer."""

    minor = True
    worker: Public[str]


class NewcomerTaken(Event, frozen=True, tag=True):
    """A seat took a Newcomer from the offer."""

    seat: int
    worker: Public[str]


class NobleAppointed(Event, frozen=True, tag=True):
    """A Worker of a seat became the Noble of a Palace."""

    seat: int
    palace: Public[str]
    worker: Public[str]


class InfluenceSpread(Event, frozen=True, tag=True):
    """A seat laid a Conquest marker on the Nation tile of a region."""

    seat: int
    region: Public[str]


class VassalPlaced(Event, frozen=True, tag=True):
    """A Vassal took its place, by a Nation tile or, of an automa, on a Cult tile."""

    seat: int
    tile: Public[str]
    place: Public[str]


class VassalLost(Event, frozen=True, tag=True):
    """A Vassal left the game together with the Statue it was on."""

    seat: int
    tile: Public[str]
    place: Public[str]


class VassalWithheld(Event, frozen=True, tag=True):
    """An automa spread Cultural Influence without a Vassal: the Cult tile is "full", or it has "none" left."""

    seat: int
    tile: Public[str]
    why: Public[str]


class CultWorked(Event, frozen=True, tag=True):
    """A Cult tile changed something for an automa: by so much, for so many of the VP just scored, or for `thing`."""

    seat: int
    tile: Public[str]
    n: int = 0
    vp: int = 0
    thing: Public[str] = ""


class BuildingsDrawn(Event, frozen=True, tag=True):
    """Buildings were drawn off their stacks to choose from."""

    seat: int
    tiles: Public[tuple[str, ...]]


class BuildingsPutBack(Event, frozen=True, tag=True):
    """Buildings that were drawn and not constructed went under their stacks."""

    minor = True
    seat: int
    tiles: Public[tuple[str, ...]]


class WeavingMoved(Event, frozen=True, tag=True):
    """A Weaving was moved to another place in the Tapestries of its owner."""

    minor = True
    seat: int
    tile: Public[str]
    tapestry: int
    place: int


class KindChosen(Event, frozen=True, tag=True):
    """A Newcomer counts as this kind for the Buildings and Palaces of its owner."""

    seat: int
    worker: Public[str]
    kind: Public[str]


class GodCardsSeen(Event, frozen=True, tag=True):
    """A seat looked at God cards of the deck."""

    seat: int
    cards: Own[tuple[str, ...]]


class ProphecyFulfilled(Event, frozen=True, tag=True):
    """The Prophecy of a Palace came true for its owner."""

    seat: int
    palace: Public[str]
