"""God cards, Army cards and Conquest."""

from engine.events.event import Event, Price
from engine.resources import Place
from engine.secrecy import Own, Public


class GodCardDrawn(Event, frozen=True, tag=True):
    """A God card was drawn from the deck."""

    seat: int
    card: Own[str]


class GodCardTaken(Event, frozen=True, tag=True):
    """A God card was taken from the offer."""

    seat: int
    card: Public[str]


class GodCardReturned(Event, frozen=True, tag=True):
    """A God card went under the deck."""

    seat: int
    card: Own[str]


class GodCardPlayed(Event, frozen=True, tag=True):
    """A God card was played for its benefits."""

    seat: int
    card: Public[str]


class GodCardOffered(Event, frozen=True, tag=True):
    """A played God card joined the offer."""

    minor = True
    card: Public[str]


class OfferCleared(Event, frozen=True, tag=True):
    """The full offer was shuffled into the deck."""

    cards: Public[tuple[str, ...]]


class GodDeckShuffled(Event, frozen=True, tag=True):
    """God cards were shuffled into the deck."""

    n: int


class ArmyCardDrawn(Event, frozen=True, tag=True):
    """An Army card came into a hand."""

    seat: int
    card: Own[str]


class ArmyCardDiscarded(Event, frozen=True, tag=True):
    """An Army card was discarded from a hand."""

    seat: int
    card: Public[str]


class ArmyCardPlayed(Event, frozen=True, tag=True):
    """An Army card was played face up."""

    price = Price.AFTER
    seat: int
    card: Public[str]


class ArmyDeckShuffled(Event, frozen=True, tag=True):
    """The discarded Army cards became a new deck."""

    n: int


class CasualtyFell(Event, frozen=True, tag=True):
    """A Worker joined the Casualties of War."""

    seat: int
    worker: Public[str]
    source: Public[str]


class SpaceConquered(Event, frozen=True, tag=True):
    """A Conquest marker was placed."""

    seat: int
    space: Public[str]


class SoldiersDiscarded(Event, frozen=True, tag=True):
    """An Army card in play was discarded for a Conquest."""

    seat: int
    card: Public[str]


class HighPriestMoved(Event, frozen=True, tag=True):
    """A High Priest moved."""

    seat: int
    section: int


class HighPriestActivated(Event, frozen=True, tag=True):
    """A High Priest action was activated for all."""

    seat: int
    action: Public[str]


class GoldTaken(Event, frozen=True, tag=True):
    """Gold was taken instead of the High Priest action."""

    seat: int
    action: Public[str]


class TempleClimbed(Event, frozen=True, tag=True):
    """A Temple marker moved one step up."""

    seat: int
    step: Public[Place]


class StatueDiscarded(Event, frozen=True, tag=True):
    """A Statue was given up in Worship."""

    seat: int
    size: Public[str]
    god: Public[str]
