"""The table: set-up, turns, Workers, Festivals, the end."""

from engine.actions import AnyAction
from engine.benefits import Effect
from engine.events.event import Event, Price
from engine.resources import Cost
from engine.secrecy import Own, Public


class GameStarted(Event, frozen=True, tag=True):
    """The table is set, for a solo game against the automa named."""

    opens = True
    seats: int
    first: int
    solo: Public[str] = ""


class StartingWeavingPicked(Event, frozen=True, tag=True):
    """A seat took its starting Weaving."""

    seat: int
    tile: Public[str]


class GodCardsDealt(Event, frozen=True, tag=True):
    """A seat was dealt its set-up God cards."""

    seat: int
    cards: Own[tuple[str, ...]]


class GodCardKept(Event, frozen=True, tag=True):
    """A seat kept one of the God cards dealt."""

    seat: int
    card: Own[str]


class GodCardsPlayed(Event, frozen=True, tag=True):
    """A seat laid its set-up God cards on the table."""

    seat: int
    cards: Public[tuple[str, ...]]


class HighPriestPlaced(Event, frozen=True, tag=True):
    """A High Priest took its starting place."""

    seat: int
    section: int


class TurnStarted(Event, frozen=True, tag=True):
    """A turn began."""

    opens = True
    seat: int
    turn: int


class WorkerPlaced(Event, frozen=True, tag=True):
    """A Worker was placed, paid for with a God card or (no card) gold."""

    price = Price.BEFORE
    seat: int
    worker: Public[str]
    acting: Public[str]
    space: Public[str]
    card: Public[str]


class StepsUsed(Event, frozen=True, tag=True):
    """Somebody's Steps eased a placement."""

    seat: int
    by: int
    spot: Public[str]


class TasksGranted(Event, frozen=True, tag=True):
    """A placed Worker has this many tasks."""

    minor = True
    seat: int
    tasks: int


class TaskPerformed(Event, frozen=True, tag=True):
    """A task of this icon was performed; one that may still be passed over is told when it is done."""

    minor = True
    seat: int
    icon: Public[str]
    task: Public[str]


class TaskPassedOver(Event, frozen=True, tag=True):
    """A task of this icon was begun, and then not performed."""

    minor = True
    seat: int
    icon: Public[str]
    task: Public[str]


class TaskBought(Event, frozen=True, tag=True):
    """A Priest's potato bought one more task."""

    price = Price.AFTER
    seat: int


class WorkerRetrieved(Event, frozen=True, tag=True):
    """A Warrior brought a neighbour back."""

    seat: int
    worker: Public[str]
    space: Public[str]


class WorkerRecruited(Event, frozen=True, tag=True):
    """A Worker joined a supply."""

    price = Price.AFTER
    seat: int
    worker: Public[str]
    source: Public[str]


class NomadArrived(Event, frozen=True, tag=True):
    """A Worker came from the bag to the Nomads."""

    minor = True
    worker: Public[str]


class WorkerGivenUp(Event, frozen=True, tag=True):
    """A Worker above the limit left the game."""

    seat: int
    worker: Public[str]


class FestivalTriggered(Event, frozen=True, tag=True):
    """The Village is empty: a Festival is due."""

    seat: int
    number: int


class FestivalBegan(Event, frozen=True, tag=True):
    """The Festival is held."""

    opens = True
    seat: int
    number: int


class RegionScored(Event, frozen=True, tag=True):
    """The majority of a region paid."""

    seat: int
    region: Public[str]
    vp: int


class GodsFed(Event, frozen=True, tag=True):
    """The upkeep of God cards was paid, as far as it was."""

    seat: int
    potato: int
    gold: int
    missing: int

    @property
    def due(self) -> int:
        """The upkeep of all cards, whether it was paid or not."""
        return self.potato + self.gold + self.missing

    @property
    def cost(self) -> Cost:
        """What was paid, as a Cost."""
        return Cost(potato=self.potato, gold=self.gold)


class VillageRefilled(Event, frozen=True, tag=True):
    """Workers came from the bag to the Village."""

    workers: Public[tuple[str, ...]]


class SpacesBlocked(Event, frozen=True, tag=True):
    """Workers from the bag blocked spaces of the two-player game."""

    spaces: Public[tuple[str, ...]]


class Declined(Event, frozen=True, tag=True):
    """A seat passed on a question; `offer` is what it would have paid for, if that was asked."""

    seat: int
    question: Public[str]
    offer: Public[Effect | None] = None


class AnsweredByItself(Event, frozen=True, tag=True):
    """A question with one possible answer was answered for the seat."""

    seat: int
    question: Public[str]
    action: Own[AnyAction | None]


class GameEnded(Event, frozen=True, tag=True):
    """The game is over; against an automa, `goal` is the VP a victory needed."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    goal: int = 0
