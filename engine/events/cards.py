"""God cards, Army cards and Conquest."""

from engine.events.happening import Happening
from engine.resources import Place


class GodCardDrawn(Happening, frozen=True, tag=True):
    """A God card was drawn from the deck."""

    secret = ("card",)
    seat: int
    card: str


class GodCardTaken(Happening, frozen=True, tag=True):
    """A God card was taken from the offer."""

    seat: int
    card: str


class GodCardReturned(Happening, frozen=True, tag=True):
    """A God card went under the deck."""

    secret = ("card",)
    seat: int
    card: str


class GodCardPlayed(Happening, frozen=True, tag=True):
    """A God card was played for its benefits."""

    seat: int
    card: str


class GodCardOffered(Happening, frozen=True, tag=True):
    """A played God card joined the offer."""

    card: str


class OfferCleared(Happening, frozen=True, tag=True):
    """The full offer was shuffled into the deck."""

    cards: tuple[str, ...]


class GodDeckShuffled(Happening, frozen=True, tag=True):
    """God cards were shuffled into the deck."""

    n: int


class ArmyCardDrawn(Happening, frozen=True, tag=True):
    """An Army card came into a hand."""

    secret = ("card",)
    seat: int
    card: str


class ArmyCardDiscarded(Happening, frozen=True, tag=True):
    """An Army card was discarded from a hand."""

    seat: int
    card: str


class ArmyCardPlayed(Happening, frozen=True, tag=True):
    """An Army card was played face up."""

    seat: int
    card: str


class ArmyDeckShuffled(Happening, frozen=True, tag=True):
    """The discarded Army cards became a new deck."""

    n: int


class CasualtyFell(Happening, frozen=True, tag=True):
    """A Worker joined the Casualties of War."""

    seat: int
    worker: str
    source: str


class SpaceConquered(Happening, frozen=True, tag=True):
    """A Conquest marker was placed."""

    seat: int
    space: str


class SoldiersDiscarded(Happening, frozen=True, tag=True):
    """An Army card in play was discarded for a Conquest."""

    seat: int
    card: str


class HighPriestMoved(Happening, frozen=True, tag=True):
    """A High Priest moved."""

    seat: int
    section: int


class HighPriestActivated(Happening, frozen=True, tag=True):
    """A High Priest action was activated for all."""

    seat: int
    action: str


class GoldTaken(Happening, frozen=True, tag=True):
    """Gold was taken instead of the High Priest action."""

    seat: int
    action: str


class TempleClimbed(Happening, frozen=True, tag=True):
    """A Temple marker moved one step up."""

    seat: int
    step: Place


class StatueDiscarded(Happening, frozen=True, tag=True):
    """A Statue was given up in Worship."""

    seat: int
    size: str
    god: str
