"""Refusals: each kind of wrong input is its own error, with a code and values; the words for them are the bot's."""

from collections.abc import Callable, Mapping
from enum import Enum, unique
from functools import partial
from typing import Any, ClassVar

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why an action is not possible now, in the rulebook's terms: a code, and values to put it into words."""

    code: str
    values: Mapping[str, int | str] = {}


class Code(Enum):
    """A closed list of refusals: each says how it is called in the tables of words, and which values it comes with."""

    names: frozenset[str]

    def __new__(cls, key: str, *names: str) -> "Code":
        """A member, such as `WRONG_PLAYERS = "wrong_players", "players"`."""
        member = object.__new__(cls)
        member._value_ = key
        member.names = frozenset(names)
        return member


class Refusal(Exception):
    """Something that cannot be done, and why: a code, and the values that it names; nothing has changed.

    `instead` is the code whose words players get where the values may name cards, files or machines.
    """

    instead: ClassVar[Code | None] = None

    def __init__(self, code: Code, /, **values: Any) -> None:
        if values.keys() != code.names:
            raise TypeError(f"{code} comes with {sorted(code.names)}, not with {sorted(values)}")
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        """Code and values, for developers and logs; people get words from the bot."""
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code.value} ({values})" if values else str(self.code.value)

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[Code], dict[str, Any]]:
        """A refusal may come out of another process."""
        return partial(type(self), **self.values), (self.code,), self.__dict__


@unique
class GameCode(Code):
    """Every refusal of the engine."""

    # answers
    NO_ACTION = "no_action", "kind"
    UNREADABLE_ACTION = "unreadable_action"
    NOT_YOURS = "not_yours", "asked", "seat"
    ILLEGAL = "illegal", "answer", "question"
    STALE = "stale", "seq", "now"
    OVER = "over"
    # options
    WRONG_PLAYERS = "wrong_players", "players"
    WRONG_CORICANCHA = "wrong_coricancha", "coricancha"
    WRONG_LEFTOVER_COST = "wrong_leftover_cost", "cost"
    WRONG_FIRST_PLAYER = "wrong_first_player", "seat", "players"
    NO_SUCH_MODULE = "no_such_module", "module", "known"
    MODULE_TWICE = "module_twice"
    SEVERAL_LEVELS = "several_levels", "levels"
    SOLO_ONLY = "solo_only"
    NO_SUCH_OPPONENT = "no_such_opponent", "opponent", "known"
    SOLO_IS_FOR_TWO = "solo_is_for_two", "players"
    PERSON_STARTS = "person_starts"
    PACHAMAMA_ONLY = "pachamama_only"
    AXOMAMMA_PLAYS_WITHOUT = "axomamma_plays_without", "modules"
    NO_SUCH_DIFFICULTY = "no_such_difficulty", "difficulty", "opponent", "known"
    DIFFICULTY_TWICE = "difficulty_twice"
    NO_SUCH_HANDICAP = "no_such_handicap", "handicap", "known"
    NO_SUCH_LEVEL = "no_such_level", "level", "known"
    WRONG_PERSONALITIES = "wrong_personalities", "level", "slots", "given"
    NO_SUCH_PERSONALITY = "no_such_personality", "personality", "known"
    BOTH_SIDES = "both_sides"
    NO_SUCH_PLAYER = "no_such_player", "player", "known"
    # standing orders
    NO_ORDER = "no_order", "orders", "limited", "example", "most", "resources"
    NO_ORDERS_FOR_THAT = "no_orders_for_that", "known"
    NEVER_ASKED = "never_asked", "kind"
    SENSELESS_ORDER = "senseless_order", "order", "kind", "sensible"
    # saved games
    NOT_SAVED = "not_saved", "what"
    NOT_SAVED_THERE = "not_saved_there", "what", "where"
    OTHER_FORMAT = "other_format", "what", "format", "known"
    OPTIONS_NO_GAME = "options_no_game", "why"
    END_NOT_REACHED = "end_not_reached"
    OTHER_END = "other_end"
    OTHER_QUESTION = "other_question", "answer", "question", "asked"
    NO_SUCH_QUESTION = "no_such_question", "answer", "asked"
    UNFIT_ANSWER = "unfit_answer", "answer", "why"
    EARLIER_VERSION = "earlier_version", "why"
    OTHER_RULES = "other_rules", "difference"


class GameError(Refusal):
    """An input the engine refuses; nothing has changed."""

    def __init__(self, code: GameCode, /, action: Any = None, **values: Any) -> None:
        super().__init__(code, **values)
        self.action = action


class MalformedAction(GameError):
    """Not an action of this game at all."""


class NotYourDecision(GameError):
    """The answer came from a seat other than the one that is asked."""


class IllegalAction(GameError):
    """An action, but not one of the answers to the present question; `reason` says why not."""

    def __init__(self, code: GameCode, /, action: Any = None, reason: Reason | None = None, **values: Any) -> None:
        super().__init__(code, action, **values)
        self.reason = reason


class StaleAction(GameError):
    """An answer to a question that has been answered already."""


class GameOver(GameError):
    """The game has ended; nobody is asked anything."""


class BadOptions(GameError):
    """Options no game can be made of."""


class DamagedSave(GameError):
    """A saved game that cannot be read or does not replay."""


class OtherRules(DamagedSave):
    """A saved game that was played by other rules or values than this program has, and does not replay by these."""
