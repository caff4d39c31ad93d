"""All that a screen of a plan is made of."""

from msgspec import Struct

from bot.languages import Language
from bot.turn.menu import Group
from bot.turn.placements import Place
from bot.turn.plan import Course
from bot.turn.rows import Plate
from bot.turn.tap import Tap
from engine.state import View


class Shown(Struct, frozen=True, kw_only=True):
    """All that a screen of a plan is made of."""

    game: int
    number: int  # of the plan: what was shown before it grew does nothing any more
    seen: View  # the position as it is, before the plan
    course: Course
    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    pending: Tap | None  # a tap that waits to be confirmed
    may_undo: bool  # whether anything was played before the plan that can be taken back, and was not called final
    early: bool = False  # whether others are asked first
    prefers: bool = False  # whether an order of preference is asked for
    said: bool = False  # whether the plan is said ahead
    hints: bool = True  # whether the table allows them
    lang: Language
    news: str = ""
    since: str = ""  # what happened since the last turn, in a line
    played: str = ""  # what was played in this turn before the plan, told where it can be ended

    @property
    def plate(self) -> Plate:
        """What all that can be pressed is named by."""
        return Plate(self.game, self.number, self.lang, self.early)
