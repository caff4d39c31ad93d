"""Wishes for a new game: the ticks on a card, kept in the ids of its buttons."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from bot.table.clock.clock import CLOCKS
from bot.table.io.errors import Refused
from bot.table.io.seats import LEVELS
from bot.table.io.user_text import number
from bot.table.look.modules import OVERLAY_SIDES, fingerprint_of, is_possible
from engine.box import MODULES, chosen_modules, with_other_choice
from engine.difficulty import EASIER, HANDICAPS, HARDER, NORMAL, PACHAMAMA
from engine.difficulty import LEVELS as PACHAMAMAS_LEVELS
from engine.errors import BadOptions
from engine.state import Options

SOLO, FRIENDS = "solo", "friends"
MOST_PLAYERS = 4
ALL = chosen_modules(OVERLAY_SIDES[0], vassals=True, nobles=True)
OPPONENTS = (PACHAMAMA, *(name for name in HARDER if name != PACHAMAMA))

_WAYS = (SOLO, FRIENDS)
_DIFFICULTIES = tuple(PACHAMAMAS_LEVELS)
_CLOCKS = tuple(CLOCKS)
# In buttons of running messages: a level keeps its number, also behind new ones.
_LEVEL_NUMBERS: Mapping[str, int] = {"easy": 0, "medium": 1, "hard": 2, "expert": 3, "novice": 4, "master": 5}
_LEVELS = {number: level for level, number in _LEVEL_NUMBERS.items()}
_PARTS = 9
_HEAD_STARTS = {f"h{place}": vp for place, vp in enumerate(HANDICAPS)}  # the part behind them, if there is one


class Wish(Struct, frozen=True, kw_only=True):
    """A game as somebody ticks it: alone against an automa, or with friends and bot players."""

    way: str
    opponent: str = PACHAMAMA
    difficulty: str = NORMAL  # Pachamama's level
    handicaps: tuple[str, ...] = ()  # what makes the automa easier or harder
    players: int = 2
    bots: int = 0
    level: str = LEVELS[0]  # of the bots
    modules: tuple[str, ...] = ()
    clock: str = _CLOCKS[0]
    head_start: int = 0  # the handicap: VP at the start

    @property
    def options(self) -> Options:
        """The options of the game."""
        if self.way == FRIENDS:
            return Options(players=self.players, modules=self.modules)
        return Options(
            players=2,
            solo=self.opponent,
            level=self.difficulty,
            difficulty=self.handicaps,
            modules=self.modules,
            handicap=self.head_start,
        )


def offered_handicaps(opponent: str) -> tuple[str, ...]:
    """The handicaps of an automa, easy ones first."""
    return EASIER[opponent] + HARDER[opponent]


def against(wish: Wish, opponent: str) -> Wish:
    """The wish with another automa, without choices unknown to it."""
    if opponent == wish.opponent:
        return wish
    options = Options(players=2, solo=opponent)
    modules = tuple(name for name in wish.modules if is_possible(options, name))
    return structs.replace(wish, opponent=opponent, difficulty=NORMAL, handicaps=(), modules=modules)


def seated(wish: Wish, players: int) -> Wish:
    """The wish with so many seats, of which the bots leave at least one to its maker."""
    return structs.replace(wish, players=players, bots=min(wish.bots, players - 1))


def with_module(wish: Wish, name: str) -> Wish:
    """The wish with this module, or without it."""
    return structs.replace(wish, modules=with_other_choice(wish.modules, name))


def all_modules(wish: Wish) -> tuple[str, ...]:
    """All modules that this game can have."""
    options = structs.replace(wish.options, modules=())
    return tuple(name for name in ALL if is_possible(options, name))


def with_all_modules(wish: Wish) -> Wish:
    """The wish with all modules, or without any if it has all."""
    whole = all_modules(wish)
    return structs.replace(wish, modules=() if set(whole) <= set(wish.modules) else whole)


def with_handicap(wish: Wish, word: str) -> Wish:
    """The wish with this word of difficulty, or without it."""
    chosen = {*wish.handicaps} ^ {word}
    return structs.replace(wish, handicaps=tuple(each for each in offered_handicaps(wish.opponent) if each in chosen))


def code(wish: Wish) -> str:
    """The wish as the argument of a button."""
    words = offered_handicaps(wish.opponent)
    parts = (
        _WAYS.index(wish.way),
        OPPONENTS.index(wish.opponent),
        _DIFFICULTIES.index(wish.difficulty),
        sum(1 << place for place, word in enumerate(words) if word in wish.handicaps),
        wish.players,
        wish.bots,
        _LEVEL_NUMBERS[wish.level],
        fingerprint_of(wish.modules),
        _CLOCKS.index(wish.clock),
    )
    head_start = [part for part, vp in _HEAD_STARTS.items() if vp and vp == wish.head_start]
    return "-".join([*map(str, parts), *head_start])


def wish_of(argument: str) -> Wish:
    """The wish that an argument stands for; refuses any that no button of ours has."""
    given = argument.split("-")
    parts = [number(part) for part in given[:_PARTS]]
    try:
        way, opponent, difficulty, handicaps, players, bots, level, modules, clock = map(_known, parts)
        words = offered_handicaps(OPPONENTS[opponent])
        wish = Wish(
            way=_WAYS[way],
            opponent=OPPONENTS[opponent],
            difficulty=_DIFFICULTIES[difficulty],
            handicaps=tuple(word for place, word in enumerate(words) if handicaps >> place & 1),
            players=players,
            bots=bots,
            level=_LEVELS[level],
            modules=tuple(name for place, name in enumerate(MODULES) if modules >> place & 1),
            clock=_CLOCKS[clock],
            head_start=_head_start(given[_PARTS:]),
        )
        wish.options.check()
    except (LookupError, ValueError, BadOptions):
        raise Refused("old_button") from None
    if not 0 <= wish.bots < wish.players:
        raise Refused("old_button")
    return wish


def _head_start(more: Sequence[str]) -> int:
    """The handicap behind the other parts; old buttons may have a number there, and no handicap."""
    if not more:
        return 0
    if more[0] not in _HEAD_STARTS:
        _known(number(more[0]))
        return 0
    return _HEAD_STARTS[more[0]]


def _known(part: int | None) -> int:
    if part is None:
        raise ValueError("not a number")
    return part
