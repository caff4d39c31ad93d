"""The table: set-up, turns, Workers, Festivals, the end."""

from engine.actions import Action
from engine.benefits import Effect
from engine.events.happening import Happening
from engine.secrecy import Own, Public


class GameStarted(Happening, frozen=True, tag=True):
    """The table is set, for a solo game against the automa named."""

    seats: int
    first: int
    solo: Public[str] = ""


class StartingWeavingPicked(Happening, frozen=True, tag=True):
    """A seat took its starting Weaving."""

    seat: int
    tile: Public[str]


class GodCardsDealt(Happening, frozen=True, tag=True):
    """A seat was dealt its set-up God cards."""

    seat: int
    cards: Own[tuple[str, ...]]


class GodCardKept(Happening, frozen=True, tag=True):
    """A seat kept one of the God cards dealt."""

    seat: int
    card: Own[str]


class GodCardsPlayed(Happening, frozen=True, tag=True):
    """A seat laid its set-up God cards on the table."""

    seat: int
    cards: Public[tuple[str, ...]]


class HighPriestPlaced(Happening, frozen=True, tag=True):
    """A High Priest took its starting place."""

    seat: int
    section: int


class TurnStarted(Happening, frozen=True, tag=True):
    """A turn began."""

    seat: int
    turn: int


class WorkerPlaced(Happening, frozen=True, tag=True):
    """A Worker was placed, paid for with a God card or (no card) gold."""

    seat: int
    worker: Public[str]
    acting: Public[str]
    space: Public[str]
    card: Public[str]


class StepsUsed(Happening, frozen=True, tag=True):
    """Somebody's Steps eased a placement."""

    seat: int
    by: int
    spot: Public[str]


class TasksGranted(Happening, frozen=True, tag=True):
    """A placed Worker has this many tasks."""

    seat: int
    tasks: int


class TaskPerformed(Happening, frozen=True, tag=True):
    """A task of this icon was performed; one that may still be passed over is told when it is done."""

    seat: int
    icon: Public[str]
    task: Public[str]


class TaskPassedOver(Happening, frozen=True, tag=True):
    """A task of this icon was begun, and then not performed."""

    seat: int
    icon: Public[str]
    task: Public[str]


class TaskBought(Happening, frozen=True, tag=True):
    """A Priest's potato bought one more task."""

    seat: int


class WorkerRetrieved(Happening, frozen=True, tag=True):
    """A Warrior brought a neighbour back."""

    seat: int
    worker: Public[str]
    space: Public[str]


class WorkerRecruited(Happening, frozen=True, tag=True):
    """A Worker joined a supply."""

    seat: int
    worker: Public[str]
    source: Public[str]


class NomadArrived(Happening, frozen=True, tag=True):
    """A Worker came from the bag to the Nomads."""

    worker: Public[str]


class WorkerGivenUp(Happening, frozen=True, tag=True):
    """A Worker above the limit left the game."""

    seat: int
    worker: Public[str]


class FestivalTriggered(Happening, frozen=True, tag=True):
    """The Village is empty: a Festival is due."""

    seat: int
    number: int


class FestivalBegan(Happening, frozen=True, tag=True):
    """The Festival is held."""

    seat: int
    number: int


class RegionScored(Happening, frozen=True, tag=True):
    """The majority of a region paid."""

    seat: int
    region: Public[str]
    vp: int


class GodsFed(Happening, frozen=True, tag=True):
    """The upkeep of God cards was paid, as far as it was."""

    seat: int
    potato: int
    gold: int
    missing: int


class VillageRefilled(Happening, frozen=True, tag=True):
    """Workers came from the bag to the Village."""

    workers: Public[tuple[str, ...]]


class SpacesBlocked(Happening, frozen=True, tag=True):
    """Workers from the bag blocked spaces of the two-player game."""

    spaces: Public[tuple[str, ...]]


class Declined(Happening, frozen=True, tag=True):
    """A seat passed on a question; `offer` is what it would have paid for, if that was asked."""

    seat: int
    question: Public[str]
    offer: Public[Effect | None] = None


class AnsweredByItself(Happening, frozen=True, tag=True):
    """A question with one possible answer was answered for the seat."""

    seat: int
    question: Public[str]
    action: Own[Action | None]


class GameEnded(Happening, frozen=True, tag=True):
    """The game is over; against an automa, `goal` is the VP a victory needed."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    goal: int = 0
