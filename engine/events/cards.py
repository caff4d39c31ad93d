"""God cards, Army cards and Conquest."""

from engine.events.happening import Happening
from engine.resources import Place
from engine.secrecy import Own, Public


class GodCardDrawn(Happening, frozen=True, tag=True):
    """A God card was drawn from the deck."""

    seat: int
    card: Own[str]


class GodCardTaken(Happening, frozen=True, tag=True):
    """A God card was taken from the offer."""

    seat: int
    card: Public[str]


class GodCardReturned(Happening, frozen=True, tag=True):
    """A God card went under the deck."""

    seat: int
    card: Own[str]


class GodCardPlayed(Happening, frozen=True, tag=True):
    """A God card was played for its benefits."""

    seat: int
    card: Public[str]


class GodCardOffered(Happening, frozen=True, tag=True):
    """A played God card joined the offer."""

    card: Public[str]


class OfferCleared(Happening, frozen=True, tag=True):
    """The full offer was shuffled into the deck."""

    cards: Public[tuple[str, ...]]


class GodDeckShuffled(Happening, frozen=True, tag=True):
    """God cards were shuffled into the deck."""

    n: int


class ArmyCardDrawn(Happening, frozen=True, tag=True):
    """An Army card came into a hand."""

    seat: int
    card: Own[str]


class ArmyCardDiscarded(Happening, frozen=True, tag=True):
    """An Army card was discarded from a hand."""

    seat: int
    card: Public[str]


class ArmyCardPlayed(Happening, frozen=True, tag=True):
    """An Army card was played face up."""

    seat: int
    card: Public[str]


class ArmyDeckShuffled(Happening, frozen=True, tag=True):
    """The discarded Army cards became a new deck."""

    n: int


class CasualtyFell(Happening, frozen=True, tag=True):
    """A Worker joined the Casualties of War."""

    seat: int
    worker: Public[str]
    source: Public[str]


class SpaceConquered(Happening, frozen=True, tag=True):
    """A Conquest marker was placed."""

    seat: int
    space: Public[str]


class SoldiersDiscarded(Happening, frozen=True, tag=True):
    """An Army card in play was discarded for a Conquest."""

    seat: int
    card: Public[str]


class HighPriestMoved(Happening, frozen=True, tag=True):
    """A High Priest moved."""

    seat: int
    section: int


class HighPriestActivated(Happening, frozen=True, tag=True):
    """A High Priest action was activated for all."""

    seat: int
    action: Public[str]


class GoldTaken(Happening, frozen=True, tag=True):
    """Gold was taken instead of the High Priest action."""

    seat: int
    action: Public[str]


class TempleClimbed(Happening, frozen=True, tag=True):
    """A Temple marker moved one step up."""

    seat: int
    step: Public[Place]


class StatueDiscarded(Happening, frozen=True, tag=True):
    """A Statue was given up in Worship."""

    seat: int
    size: Public[str]
    god: Public[str]
