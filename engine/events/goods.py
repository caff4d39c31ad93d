"""Resources, Weavings, Statues, Steps and Buildings."""

from engine.events.event import Event, Price
from engine.secrecy import Public

FINAL = "final_"  # prefix of the categories of the final scoring


class Paid(Event, frozen=True, tag=True):
    """Resources went to the supply."""

    minor = True
    seat: int
    potato: int
    corn: int
    stone: int
    gold: int


class Gained(Event, frozen=True, tag=True):
    """Resources came from the supply."""

    seat: int
    resource: Public[str]
    n: int
    source: Public[str]


class Scored(Event, frozen=True, tag=True):
    """VP were gained, or lost if negative."""

    seat: int
    vp: int
    source: Public[str]

    @property
    def is_final(self) -> bool:
        """Whether this belongs to the final scoring."""
        return self.source.startswith(FINAL)


class Exchanged(Event, frozen=True, tag=True):
    """Resources were swapped."""

    seat: int
    give: Public[str]
    take: Public[str]


class WeavingsDrawn(Event, frozen=True, tag=True):
    """Weavings were drawn for a purchase."""

    seat: int
    tiles: Public[tuple[str, ...]]


class WeavingSetAside(Event, frozen=True, tag=True):
    """A drawn Weaving went under the stack before the purchase."""

    seat: int
    tile: Public[str]


class WeavingBought(Event, frozen=True, tag=True):
    """A Weaving was bought; a leftover one by a player whose turn it is not."""

    price = Price.AFTER
    seat: int
    tile: Public[str]
    leftover: bool


class WeavingTaken(Event, frozen=True, tag=True):
    """A Weaving was taken free."""

    seat: int
    tile: Public[str]


class WeavingLaid(Event, frozen=True, tag=True):
    """A Weaving was added to a Tapestry."""

    minor = True
    seat: int
    tile: Public[str]
    tapestry: int
    end: Public[str]
    begins: bool = False  # whether it is the first of its Tapestry


class WeavingMatched(Event, frozen=True, tag=True):
    """A match in a Tapestry paid its reward."""

    seat: int
    reward: Public[str]


class WeavingsReturned(Event, frozen=True, tag=True):
    """Weavings nobody wanted went under the stack."""

    minor = True
    tiles: Public[tuple[str, ...]]


class WeavingRevealed(Event, frozen=True, tag=True):
    """The top Weaving was turned up."""

    minor = True
    tile: Public[str]


class StatueBuilt(Event, frozen=True, tag=True):
    """A Statue was built."""

    price = Price.BEFORE
    seat: int
    size: Public[str]
    god: Public[str]


class StepsBuilt(Event, frozen=True, tag=True):
    """Steps were built."""

    price = Price.BEFORE
    seat: int
    spot: Public[str]


class BuildingConstructed(Event, frozen=True, tag=True):
    """A Building was constructed."""

    price = Price.BEFORE
    seat: int
    building: Public[str]


class BuildingsReplaced(Event, frozen=True, tag=True):
    """Buildings of the market were replaced for a God card."""

    seat: int
    removed: Public[tuple[str, ...]]
    added: Public[tuple[str, ...]]


class MarketRefilled(Event, frozen=True, tag=True):
    """Buildings came into the market."""

    minor = True
    buildings: Public[tuple[str, ...]]


class MarketRenewed(Event, frozen=True, tag=True):
    """The whole market was replaced after a Festival."""

    buildings: Public[tuple[str, ...]]


class TurnedUp(Event, frozen=True, tag=True):
    """A Building or Army card was turned face up."""

    seat: int
    item: Public[str]


class TurnedDown(Event, frozen=True, tag=True):
    """A Building or Army card was turned face down."""

    seat: int
    item: Public[str]


class Produced(Event, frozen=True, tag=True):
    """A Production Building gave its benefit."""

    seat: int
    building: Public[str]
