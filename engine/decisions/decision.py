"""What all Decisions have in common."""

from enum import Enum, auto
from typing import ClassVar

from msgspec import Struct

from engine.secrecy import Asked

# Which free actions a question leaves open: none; those that only bring something (Army cards); or all of
# them, where passing is always possible and so spending cannot lead into a dead end.
NO_FREE, GAIN_FREE, ALL_FREE = 0, 1, 2


class LeadsOn(Enum):
    """Which answers to a question may bring further tasks of a placed Worker into reach."""

    BY_A_NO = auto()  # a no is enough; any, where there is none
    BY_ANY = auto()  # each may make a difference
    BY_THE_FIRST = auto()  # all are alike
    NOWHERE = auto()  # the tasks are over


class TurnPart(Enum):
    """Which part of a turn a question opens, rather than asking about one thing in it."""

    START = auto()  # what the turn is used for
    SECOND_ACTION = auto()
    TASK = auto()  # of the Worker placed
    END = auto()


class Chance(Enum):
    """Whether a question is a chance besides a plan, of which a person may not think."""

    NONE = auto()
    OFFERED = auto()  # one where another seat offers it, a part of the plan in the own turn
    ALWAYS = auto()


class Decision(Struct, frozen=True):
    """What a game asks: one of the records of `engine.decisions`, which asks one seat one thing.

    `seat` is whom it asks, and `asked` what the others learn of it. A game waits at `state.decision` until an Action
    answers it. `asks_automas` says that it may come to an automa, which then chooses by its table in `engine.solo`;
    what is never asked of automas they do in their own way instead.
    """

    asked: ClassVar[Asked]
    free: ClassVar[int] = NO_FREE
    asks_automas: ClassVar[bool] = False
    begins: ClassVar[bool] = False  # something new, not a part of the answer before
    begins_a_turn: ClassVar[bool] = False  # of a seat, in the set-up as well
    can_fail: ClassVar[bool] = False  # if its only answer is a no, something visible comes to nothing
    chance: ClassVar[Chance] = Chance.NONE
    several: ClassVar[bool] = False  # answers may be given, one after the other
    ends_in_tick: ClassVar[bool] = False  # the last of several answers settles it
    grants: ClassVar[bool] = False  # something that a no gives away
    carries_out: ClassVar[bool] = False  # a task, of which a no leaves nothing
    costs: ClassVar[bool] = False  # something, if the answer is a yes
    in_steps: ClassVar[bool] = False  # what a High Priest action does, one small thing after the other
    of_conquest: ClassVar[bool] = False  # asks for a space, or for Army cards that can pay one
    one_each: ClassVar[bool] = False  # of these things goes to each seat
    leads_on: ClassVar[LeadsOn] = LeadsOn.BY_A_NO
    pictured: ClassVar[str] = ""  # the part of the board that its picture shows
    points: ClassVar[bool] = False  # at what lies there, which no answer names
    turn_part: ClassVar[TurnPart | None] = None
    seat: int
