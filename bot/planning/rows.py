"""Taps as things to press: buttons as long as there is room for them, among them ticks that stay; else lists."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot import limits
from bot.languages import Language
from bot.planning.menu import Entry, Step
from bot.planning.plan import Course
from bot.planning.wording import capitalised, end_label, entry_label, entry_words, label_of
from bot.prompts.screen import (
    DANGER,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Button,
    Choice,
    Row,
    Select,
    custom_id,
    fitted,
    select_id,
)
from bot.text.chat import chat
from engine.actions import Action, Pass
from engine.foresight import Ahead

TICK = "✓"


class Plate(Struct, frozen=True):
    """Whose screen it is: game and number of the plan, for the names of what can be pressed, and the language."""

    game: int
    number: int
    lang: Language


class Numbered(Struct, frozen=True):
    """A tap with its number in the menu."""

    number: int
    entry: Entry


class Tick(Struct, frozen=True):
    """Something ticked in a list: pressed once more, it is taken off."""

    tap: int  # its number in the plan
    steps: tuple[Step, ...]
    among: tuple[Action, ...]  # all that could be ticked at first

    @property
    def action(self) -> Action:
        """What was ticked."""
        return self._said[0].action

    @property
    def _said(self) -> list[Step]:
        return [step for step in self.steps if not step.filled and not isinstance(step.action, Pass)]

    def button(self, plate: Plate) -> Button:
        """Green, with a tick."""
        label = capitalised(chat("plan.then", plate.lang).join(label_of(step, plate.lang) for step in self._said))
        name = custom_id("untick", plate.game, plate.number, str(self.tap))
        return Button(id=name, label=f"{TICK} {fitted(label, limits.BUTTON_LABEL - 2)}", style=SUCCESS)


def ticks_of(course: Course) -> tuple[Tick, ...]:
    """What is ticked in the list that a plan ends with."""
    if not course.ticked:
        return ()
    first = next(step for step in course.taps[course.ticked[0]] if not isinstance(step.action, Pass))
    return tuple(Tick(tap, course.taps[tap], first.before.answers) for tap in course.ticked)


class Bunch(Struct, frozen=True):
    """Taps that stand together: as buttons among which ticks stay, or as a list with this on it."""

    taps: tuple[Numbered, ...]
    placeholder: str
    ticks: tuple[Tick, ...] = ()
    as_list: bool = False  # also if there is room for buttons
    rank: int = 0  # by which room is given to one before another

    @property
    def least(self) -> int:
        """The components it takes as a list."""
        return 2 * -(-len(self.taps) // limits.SELECT_OPTIONS) + _weight(len(self.ticks))

    @property
    def most(self) -> int:
        """The components it takes as buttons."""
        return self.least if self.as_list else _weight(len(self.taps) + len(self.ticks))


def rows_of(plate: Plate, bunches: Sequence[Bunch], room: int) -> list[list[Row]]:
    """The rows of each of these: buttons as far as there is room, the most important first; else lists."""
    room -= sum(bunch.least for bunch in bunches)
    found: dict[int, list[Row]] = {}
    for number, bunch in sorted(enumerate(bunches), key=lambda one: one[1].rank):
        more = bunch.most - bunch.least
        fits = more <= room and not bunch.as_list
        room -= more if fits else 0
        found[number] = list(_buttons(plate, bunch) if fits else _lists(plate, bunch))
    return [found[number] for number in range(len(bunches))]


def _buttons(plate: Plate, bunch: Bunch) -> Iterator[Row]:
    """Ticks and taps in the order in which they were all offered, so that none of them moves."""
    order = bunch.ticks[0].among if bunch.ticks else ()
    placed = [(_place(tick.action, order), tick.button(plate)) for tick in bunch.ticks]
    placed += [(_place(_first(tap.entry), order), _button(plate, tap)) for tap in bunch.taps]
    yield from in_rows([button for _, button in sorted(placed, key=lambda one: one[0])])


def _place(action: Action, order: Sequence[Action]) -> int:
    return order.index(action) if action in order else len(order)


def _first(entry: Entry) -> Action:
    return (entry.spoken or entry.steps)[0].action


def _lists(plate: Plate, bunch: Bunch) -> Iterator[Row]:
    yield from in_rows([tick.button(plate) for tick in bunch.ticks])
    for start in range(0, len(bunch.taps), limits.SELECT_OPTIONS):
        some = bunch.taps[start : start + limits.SELECT_OPTIONS]
        choices = tuple(_choice(plate, tap) for tap in some)
        name = select_id("tap", plate.game, plate.number, str(some[0].number))
        yield (Select(id=name, placeholder=bunch.placeholder, choices=choices),)


def in_rows(buttons: Sequence[Button]) -> Iterator[Row]:
    """Buttons, as many in a row as there may be."""
    for start in range(0, len(buttons), limits.ROW_BUTTONS):
        yield tuple(buttons[start : start + limits.ROW_BUTTONS])


def _weight(buttons: int) -> int:
    return buttons + -(-buttons // limits.ROW_BUTTONS)


def _button(plate: Plate, tap: Numbered) -> Button:
    ends_turn = tap.entry.after.ahead is Ahead.HANDED_OVER and tap.entry.after.own_turn
    label = (end_label if ends_turn else entry_label)(tap.entry, plate.lang, limits.BUTTON_LABEL)
    style, emoji = _looks(tap.entry)
    name = custom_id("tap", plate.game, plate.number, str(tap.number))
    return Button(id=name, label=capitalised(label), style=style, emoji=emoji)


def _looks(entry: Entry) -> tuple[str, str]:
    if entry.after.ahead is Ahead.COMES_UP:
        return DANGER, "🔒"
    if entry.after.ahead is Ahead.HANDED_OVER and not entry.asks_first:
        return SUCCESS, "✅"
    if entry.final and entry.after.own_turn:
        return SECONDARY, ""
    return (SECONDARY if isinstance(entry.steps[-1].action, Pass) else PRIMARY), ""


def _choice(plate: Plate, tap: Numbered) -> Choice:
    label = entry_label(tap.entry, plate.lang, limits.OPTION_LABEL)
    _, emoji = _looks(tap.entry)
    return Choice(
        value=str(tap.number),
        label=capitalised(label),
        detail=fitted(entry_words(tap.entry, plate.lang), limits.OPTION_LABEL),
        emoji=emoji,
    )
