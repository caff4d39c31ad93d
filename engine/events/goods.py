"""Resources, Weavings, Statues, Steps and Buildings."""

from engine.events.happening import Happening
from engine.secrecy import Public


class Paid(Happening, frozen=True, tag=True):
    """Resources went to the supply."""

    seat: int
    potato: int
    corn: int
    stone: int
    gold: int


class Gained(Happening, frozen=True, tag=True):
    """Resources came from the supply."""

    seat: int
    resource: Public[str]
    n: int
    source: Public[str]


class Scored(Happening, frozen=True, tag=True):
    """VP were gained, or lost if negative."""

    seat: int
    vp: int
    source: Public[str]


class Exchanged(Happening, frozen=True, tag=True):
    """Resources were swapped."""

    seat: int
    give: Public[str]
    take: Public[str]


class WeavingsDrawn(Happening, frozen=True, tag=True):
    """Weavings were drawn for a purchase."""

    seat: int
    tiles: Public[tuple[str, ...]]


class WeavingSetAside(Happening, frozen=True, tag=True):
    """A drawn Weaving went under the stack before the purchase."""

    seat: int
    tile: Public[str]


class WeavingBought(Happening, frozen=True, tag=True):
    """A Weaving was bought; a leftover one by a player whose turn it is not."""

    seat: int
    tile: Public[str]
    leftover: bool


class WeavingTaken(Happening, frozen=True, tag=True):
    """A Weaving was taken free."""

    seat: int
    tile: Public[str]


class WeavingLaid(Happening, frozen=True, tag=True):
    """A Weaving was added to a Tapestry."""

    seat: int
    tile: Public[str]
    tapestry: int
    end: Public[str]
    begins: bool = False  # whether it is the first of its Tapestry


class WeavingMatched(Happening, frozen=True, tag=True):
    """A match in a Tapestry paid its reward."""

    seat: int
    reward: Public[str]


class WeavingsReturned(Happening, frozen=True, tag=True):
    """Weavings nobody wanted went under the stack."""

    tiles: Public[tuple[str, ...]]


class WeavingRevealed(Happening, frozen=True, tag=True):
    """The top Weaving was turned up."""

    tile: Public[str]


class StatueBuilt(Happening, frozen=True, tag=True):
    """A Statue was built."""

    seat: int
    size: Public[str]
    god: Public[str]


class StepsBuilt(Happening, frozen=True, tag=True):
    """Steps were built."""

    seat: int
    spot: Public[str]


class BuildingConstructed(Happening, frozen=True, tag=True):
    """A Building was constructed."""

    seat: int
    building: Public[str]


class BuildingsReplaced(Happening, frozen=True, tag=True):
    """Buildings of the market were replaced for a God card."""

    seat: int
    removed: Public[tuple[str, ...]]
    added: Public[tuple[str, ...]]


class MarketRefilled(Happening, frozen=True, tag=True):
    """Buildings came into the market."""

    buildings: Public[tuple[str, ...]]


class MarketRenewed(Happening, frozen=True, tag=True):
    """The whole market was replaced after a Festival."""

    buildings: Public[tuple[str, ...]]


class TurnedUp(Happening, frozen=True, tag=True):
    """A Building or Army card was turned face up."""

    seat: int
    item: Public[str]


class TurnedDown(Happening, frozen=True, tag=True):
    """A Building or Army card was turned face down."""

    seat: int
    item: Public[str]


class Produced(Happening, frozen=True, tag=True):
    """A Production Building gave its benefit."""

    seat: int
    building: Public[str]
