"""The private cards before a game: how to play, and what to play with."""

from collections.abc import Callable, Sequence

from msgspec import structs

from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.levels import level_told, level_words
from bot.say.solo import begins
from bot.screens.screen import (
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Block,
    Button,
    Choice,
    Screen,
    Section,
    Select,
    Words,
    custom_id,
    select_id,
)
from bot.table.clock.clock import CLOCKS
from bot.table.entrance.wishes import (
    FRIENDS,
    MOST_PLAYERS,
    OPPONENTS,
    SOLO,
    Wish,
    against,
    all_modules,
    code,
    offered_handicaps,
    seated,
    with_all_modules,
    with_handicap,
    with_module,
)
from bot.table.io.seats import LEVELS
from bot.table.look.modules import IN_ORDER_OF_DIFFICULTY, advice, is_possible
from bot.table.look.tour import PLAY, tour_button
from engine.difficulty import EASIER, HANDICAPS, PACHAMAMA
from engine.difficulty import LEVELS as PACHAMAMAS_LEVELS

# Verbs of buttons.
BOT_NOW, LEVEL, TICK, OPEN_TABLE = "bot_now", "level", "tick", "open"
WATCH_ONE, WATCH_NOW = "watch_one", "watch_now"
OWN_GAMES, NEXT = "own_games", "next_turn"
TICKED = "☑️"
IN_A_ROW = 3  # modules or levels, in one line on a phone


def play_card(number: int, level: str, lang: Language) -> Screen:
    """How to play: each way with its button; `number` tells cards apart."""

    def way(name: str, verb: str, argument: str = "", style: str = SECONDARY) -> Section:
        button = Button(id=custom_id(verb, 0, number, argument), label=chat(f"button.play.{name}", lang), style=style)
        return Section(chat(f"play.{name}", lang), button)

    learn = structs.replace(tour_button(lang), label=chat("button.play.learn", lang), emoji="")
    return Screen(
        blocks=(
            Words(chat("play.heading", lang)),
            way("bot", BOT_NOW, level, SUCCESS),
            *_levels(level, lambda each: custom_id(LEVEL, 0, number, each), lang),
            way("solo", TICK, code(Wish(way=SOLO))),
            way("friends", TICK, code(Wish(way=FRIENDS, level=level))),
            Section(chat("play.learn", lang), learn),
            way("watch", WATCH_ONE),
            (own_games_button(lang),),
        )
    )


def watch_card(number: int, level: str, lang: Language) -> Screen:
    """The level of the bot player in a game to watch, and its start."""
    start = Button(
        id=custom_id(WATCH_NOW, 0, number, level), label=chat("button.play.start.solo", lang), style=SUCCESS, emoji="👁️"
    )
    return Screen(
        blocks=(
            Words(chat("play.card.watch", lang)),
            *_levels(level, lambda each: custom_id(WATCH_ONE, 0, number, each), lang),
            (start, _back(number, lang)),
        )
    )


def _levels(level: str, name: Callable[[str], str], lang: Language) -> list[Block]:
    """Ticks of all levels of bot players, by the ids they have, and how the ticked one plays."""
    made = [_tick(name(each), level_words(each, lang), ticked=each == level) for each in LEVELS]
    return [*_in_rows(made), Words(chat("play.level", lang, told=level_told(level, lang)))]


def _in_rows(made: Sequence[Button]) -> list[Block]:
    return [tuple(made[start : start + IN_A_ROW]) for start in range(0, len(made), IN_A_ROW)]


def _back(number: int, lang: Language) -> Button:
    return Button(id=custom_id(PLAY, 0, number), label=chat("button.back", lang), emoji="⬅️")


def own_games_button(lang: Language) -> Button:
    """The button to the list of one's own games."""
    return Button(id=custom_id(OWN_GAMES, 0), label=chat("button.own_games", lang), emoji="🗂️")


def wish_card(wish: Wish, number: int, lang: Language) -> Screen:
    """Rows of ticks for a solo game or a table with friends; each button carries the wish that a press leads to."""
    ticks = _Ticks(number, lang)
    blocks: list[Block] = [Words(chat(f"play.card.{wish.way}", lang))]
    blocks += _solo(wish, ticks, lang) if wish.way == SOLO else _friends(wish, ticks, lang)
    blocks += _modules(wish, ticks, lang)
    if wish.way == FRIENDS:
        blocks.append((_clocks(wish, number, lang),))
    start = Button(
        id=custom_id(OPEN_TABLE, 0, number, code(wish)),
        label=chat(f"button.play.start.{wish.way}", lang),
        style=SUCCESS,
        emoji="🏁",
    )
    return Screen(blocks=(*blocks, (start, _back(number, lang))))


class _Ticks:
    """Makes the ticks of a card, with different ids also where two lead to the same wish."""

    def __init__(self, number: int, lang: Language) -> None:
        self.number = number
        self._lang = lang
        self._made = 0

    def tick(self, label: str, wish: Wish, *, ticked: bool) -> Button:
        """A button that leads to a wish."""
        return _tick(self.name(wish), label, ticked=ticked)

    def name(self, wish: Wish) -> str:
        """The id of a button that leads to a wish."""
        self._made += 1
        return custom_id(TICK, 0, self.number, f"{code(wish)}-{self._made}")

    def row(self, label: str, ticks: Sequence[Button]) -> list[Block]:
        """Ticks below their heading."""
        return [Words(chat(label, self._lang)), tuple(ticks)]


def _tick(name: str, label: str, *, ticked: bool) -> Button:
    style, emoji = (PRIMARY, TICKED) if ticked else (SECONDARY, "")
    return Button(id=name, label=label, style=style, emoji=emoji)


def _solo(wish: Wish, ticks: _Ticks, lang: Language) -> list[Block]:
    opponents = [
        ticks.tick(thing("automa", name, lang), against(wish, name), ticked=name == wish.opponent) for name in OPPONENTS
    ]
    blocks = ticks.row("play.row.opponent", opponents)
    if wish.opponent == PACHAMAMA:
        levels = [
            ticks.tick(
                thing("difficulty", level, lang),
                structs.replace(wish, difficulty=level),
                ticked=level == wish.difficulty,
            )
            for level in PACHAMAMAS_LEVELS
        ]
        blocks += ticks.row("play.row.difficulty", levels)
    words = offered_handicaps(wish.opponent)
    head_start = _head_start(wish, ticks.number, lang)
    if len(words) > 1:
        return [*blocks, *_handicaps(wish, words, ticks.number, lang), *head_start]
    (word,) = words
    tick = ticks.tick(_handicap(word, lang), with_handicap(wish, word), ticked=bool(wish.handicaps))
    return [*blocks, *ticks.row("play.row.harder", [tick]), *head_start]


def _handicaps(wish: Wish, words: Sequence[str], number: int, lang: Language) -> list[Block]:
    """The list of the automa's handicaps, below the chosen ones."""
    chosen = " · ".join(_handicap(word, lang) for word in wish.handicaps) or chat("solo.as_printed", lang)
    choices = tuple(
        Choice(
            value=code(with_handicap(wish, word)),
            label=_handicap(word, lang),
            detail=chat("play.easier" if word in EASIER[wish.opponent] else "play.harder", lang),
            emoji=TICKED if word in wish.handicaps else "",
        )
        for word in words
    )
    placeholder = chat("play.choose.handicap", lang)
    select = Select(id=select_id(TICK, 0, number, "handicap"), placeholder=placeholder, choices=choices)
    return [Words(chat("play.row.handicaps", lang, chosen=chosen)), (select,)]


def _head_start(wish: Wish, number: int, lang: Language) -> list[Block]:
    """List of all handicaps, below the chosen one."""
    told = {
        vp: begins(vp, lang, "you", wish.opponent) if vp else chat("play.no_head_start", lang)
        for vp in reversed(HANDICAPS)
    }
    choices = tuple(
        Choice(
            value=code(structs.replace(wish, head_start=vp)), label=words, emoji=TICKED if vp == wish.head_start else ""
        )
        for vp, words in told.items()
    )
    placeholder = chat("play.choose.head_start", lang)
    select = Select(id=select_id(TICK, 0, number, "head_start"), placeholder=placeholder, choices=choices)
    return [Words(chat("play.row.head_start", lang, chosen=told[wish.head_start])), (select,)]


def _handicap(word: str, lang: Language) -> str:
    return chat(f"handicap.{word}", lang)


def _friends(wish: Wish, ticks: _Ticks, lang: Language) -> list[Block]:
    seats = range(2, MOST_PLAYERS + 1)
    players = [ticks.tick(str(n), seated(wish, n), ticked=n == wish.players) for n in seats]
    bots = [ticks.tick(str(n), structs.replace(wish, bots=n), ticked=n == wish.bots) for n in range(wish.players)]
    blocks = [*ticks.row("play.row.players", players), *ticks.row("play.row.bots", bots)]
    if wish.bots:
        levels = _levels(wish.level, lambda level: ticks.name(structs.replace(wish, level=level)), lang)
        blocks += [Words(chat("play.row.level", lang)), *levels]
    return blocks


def _modules(wish: Wish, ticks: _Ticks, lang: Language) -> list[Block]:
    """All modules that the game can have, one by one and together."""
    options, whole = wish.options, all_modules(wish)
    made = [
        ticks.tick(thing("module_brief", name, lang), with_module(wish, name), ticked=name in wish.modules)
        for name in IN_ORDER_OF_DIFFICULTY
        if is_possible(options, name)
    ]
    if len(made) > 1:
        made.append(
            ticks.tick(chat("play.all_modules", lang), with_all_modules(wish), ticked={*whole} <= {*wish.modules})
        )
    return [Words(chat("play.row.modules", lang)), *_in_rows(made), *map(Words, advice(options, lang))]


def _clocks(wish: Wish, number: int, lang: Language) -> Select:
    choices = tuple(
        Choice(
            value=code(structs.replace(wish, clock=name)),
            label=lang.choices["clock"][name],
            emoji=TICKED if name == wish.clock else "",
        )
        for name in CLOCKS
    )
    placeholder = chat("play.choose.clock", lang, clock=lang.choices["clock"][wish.clock])
    return Select(id=select_id(TICK, 0, number, "clock"), placeholder=placeholder, choices=choices)
