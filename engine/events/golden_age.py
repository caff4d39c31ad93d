"""What happens only with modules of The Golden Age."""

from engine.events.happening import Happening
from engine.secrecy import Own, Public


class AbilityUsed(Happening, frozen=True, tag=True):
    """A seat let the ability of a tile answer, as it may but need not."""

    seat: int
    tile: Public[str]


class NationsLaid(Happening, frozen=True, tag=True):
    """The Nation tiles of this game were laid beside their regions, from the first region to the last."""

    tiles: Public[tuple[str, ...]]


class PalaceGiven(Happening, frozen=True, tag=True):
    """A seat got its starting Palace."""

    seat: int
    palace: Public[str]


class NewcomerArrived(Happening, frozen=True, tag=True):
    """A Newcomer came from the bag into the offer."""

    worker: Public[str]


class NewcomerTaken(Happening, frozen=True, tag=True):
    """A seat took a Newcomer from the offer."""

    seat: int
    worker: Public[str]


class NobleAppointed(Happening, frozen=True, tag=True):
    """A Worker of a seat became the Noble of a Palace."""

    seat: int
    palace: Public[str]
    worker: Public[str]


class InfluenceSpread(Happening, frozen=True, tag=True):
    """A seat laid a Conquest marker on the Nation tile of a region."""

    seat: int
    region: Public[str]


class VassalPlaced(Happening, frozen=True, tag=True):
    """A Vassal took its place, by a Nation tile or, of an automa, on a Cult tile."""

    seat: int
    tile: Public[str]
    place: Public[str]


class VassalLost(Happening, frozen=True, tag=True):
    """A Vassal left the game together with the Statue it was on."""

    seat: int
    tile: Public[str]
    place: Public[str]


class VirtualMarkerCounted(Happening, frozen=True, tag=True):
    """A seat has one more piece in this region, if only while regions score at this Festival."""

    seat: int
    region: Public[str]


class BuildingsDrawn(Happening, frozen=True, tag=True):
    """Buildings were drawn off their stacks to choose from."""

    seat: int
    tiles: Public[tuple[str, ...]]


class BuildingsPutBack(Happening, frozen=True, tag=True):
    """Buildings that were drawn and not constructed went under their stacks."""

    seat: int
    tiles: Public[tuple[str, ...]]


class WeavingMoved(Happening, frozen=True, tag=True):
    """A Weaving was moved to another place in the Tapestries of its owner."""

    seat: int
    tile: Public[str]
    tapestry: int
    place: int


class KindChosen(Happening, frozen=True, tag=True):
    """A Newcomer counts as this kind for the Buildings and Palaces of its owner."""

    seat: int
    worker: Public[str]
    kind: Public[str]


class GodCardsSeen(Happening, frozen=True, tag=True):
    """A seat looked at God cards of the deck."""

    seat: int
    cards: Own[tuple[str, ...]]


class ProphecyFulfilled(Happening, frozen=True, tag=True):
    """The Prophecy of a Palace came true for its owner."""

    seat: int
    palace: Public[str]
