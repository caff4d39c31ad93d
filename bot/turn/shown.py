"""The parts of a screen of a plan."""

from msgspec import Struct

from bot.languages import Language
from bot.turn.menu import Group
from bot.turn.pictured import pictured
from bot.turn.placements import Place
from bot.turn.plan import Course
from bot.turn.rows import Plate
from bot.turn.tap import Tap
from bot.turn.things import NOTHING, Things
from engine.state import View


class Hint(Struct, frozen=True):
    """A hint on a card: its lines, and the way of the button that plays it; empty without one."""

    lines: tuple[str, ...]
    way: str = ""


class Shown(Struct, frozen=True, kw_only=True):
    """The parts of a screen of a plan."""

    game: int
    number: int  # of the screen: a press on an older one does nothing
    seen: View  # the position before the plan
    course: Course
    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    pending: Tap | None  # the tap that waits for a Confirm
    may_undo: bool  # whether moves before the plan can be taken back
    early: bool = False  # whether others answer first
    prefers: bool = False  # whether the plan is an order of preference
    said: bool = False  # whether the plan is said ahead
    hints: bool = True  # whether the table allows hints
    lang: Language
    news: str = ""
    since: str = ""  # a line about the time since the last turn
    more: bool = False  # whether the second page of the card is shown
    hint: Hint | None = None
    played: str = ""  # the moves of this turn before the plan, for screens that can end it

    @property
    def plate(self) -> Plate:
        """The plate of all components of the screen."""
        return Plate(self.game, self.number, self.lang, self.early, self.things)

    @property
    def things(self) -> Things:
        """The numbered things in the picture; none beside the placement of a Worker."""
        if self.places or self.pending or self.more or self.course.plan.wish:
            return NOTHING
        return pictured(self.course, self.groups, prefers=self.prefers)
