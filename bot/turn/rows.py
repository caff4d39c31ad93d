"""Taps as components: buttons while there is room, with ticks among them; else lists."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, structs

from bot import limits
from bot.languages import Language
from bot.screens.screen import (
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
from bot.turn.plan import Course
from bot.turn.plan_words import in_a_row, label_of, said_of
from bot.turn.promises import named
from bot.turn.tap import Step, Tap
from bot.turn.tap_labels import NOTHING_IN_COMMON, Common, Style, tap_label, tap_words
from bot.turn.things import NOTHING, Things, number_words, numbered, thing_of
from engine.actions import Action, Pass
from engine.foresight import Ahead

TICK = "✓"


class Plate(Struct, frozen=True):
    """The owner of the components: game and number of the plan for their ids, and the language."""

    game: int
    number: int
    lang: Language
    early: bool = False  # whether others answer first, so that no tap plays anything
    things: Things = NOTHING  # with the numbers in the picture
    common: Common = NOTHING_IN_COMMON  # the common outcome of all answers, told by the question

    def number_of(self, steps: Iterable[Step]) -> int:
        """The number of the thing in these answers; 0 if it is not in the picture."""
        return self.things.get(thing_of(steps), 0)

    def style(self, tap: Tap, most: int = limits.BUTTON_LABEL, *, whole: bool = False) -> Style:
        """The style of the label of a tap beside its number."""
        number = self.number_of(tap.spoken)
        return Style(most - len(number_words(number)), whole, pictured=bool(number), common=self.common)


class Numbered(Struct, frozen=True):
    """A tap with its number in the menu."""

    number: int
    tap: Tap
    label: str = ""  # in place of the label of its answers
    whole: bool = False  # whether it names all answers, because another tap has the same label


class Tick(Struct, frozen=True):
    """A tap ticked in a list; another press unticks it."""

    tap: int  # number in the plan
    steps: tuple[Step, ...]
    among: tuple[Action, ...]  # all answers before the first tick
    mark: str = TICK

    @property
    def action(self) -> Action:
        """The ticked answer."""
        return self._said[0].action

    @property
    def _said(self) -> list[Step]:
        return [step for step in self.steps if not step.filled and not isinstance(step.action, Pass)]

    def button(self, plate: Plate) -> Button:
        """A green button with a tick."""
        number = plate.number_of(self._said)
        label = self._label(plate, pictured=bool(number))
        name = custom_id("untick", plate.game, plate.number, str(self.tap))
        label = fitted(label, limits.BUTTON_LABEL - len(self.mark) - 1 - len(number_words(number)))
        return Button(id=name, label=numbered(f"{self.mark} {label}", number), style=SUCCESS)

    def choice(self, plate: Plate) -> Choice:
        """An entry in the list of ticks to remove, with a tick: the same deed may be possible once more."""
        label = self._label(plate, pictured=False)
        return Choice(value=str(self.tap), label=fitted(f"{self.mark} {label}", limits.OPTION_LABEL))

    def _label(self, plate: Plate, *, pictured: bool) -> str:
        labels = (label_of(step, plate.lang, pictured=pictured) for step in self._said)
        return plate.lang.grammar.opening(in_a_row(labels, plate.lang))


def ticks_of(course: Course) -> tuple[Tick, ...]:
    """The ticks in the last list of a plan, and all free actions."""
    free = [tap for tap in course.ticked if course.is_free(tap)]
    return tuple(
        Tick(tap, course.taps[tap], first.before.answers)
        for ticked in (free, course.chosen)
        for tap in ticked
        for first in [next(step for step in course.taps[ticked[0]] if not isinstance(step.action, Pass))]
    )


def ranks_of(course: Course) -> tuple[Tick, ...]:
    """The choices of an order of preference, with their ranks."""
    steps = [step for tap in course.taps for step in tap]
    return tuple(
        Tick(rank, (Step(step.before, action),), step.before.answers, f"{rank + 1}.")
        for step in steps
        for rank, action in enumerate((step.action, *step.otherwise))
    )


class Bunch(Struct, frozen=True):
    """Taps in one place: buttons with ticks among them, or a list with this placeholder."""

    taps: tuple[Numbered, ...]
    placeholder: str
    ticks: tuple[Tick, ...] = ()
    as_list: bool = False  # even with room for buttons
    grey: bool = False
    rank: int = 0  # the lowest rank gets room first

    @property
    def least(self) -> int:
        """The number of components as a list."""
        return 2 * -(-len(self.taps) // limits.SELECT_OPTIONS) + _weight(len(self.ticks))

    @property
    def most(self) -> int:
        """The number of components as buttons."""
        return self.least if self.as_list else _weight(len(self.taps) + len(self.ticks))


def rows_of(plate: Plate, bunches: Sequence[Bunch], room: int) -> list[list[Row]]:
    """The rows of each bunch: buttons as far as there is room, by rank; else lists."""
    bunches = _with_room(_told_apart(plate, bunches), room)
    room -= sum(bunch.least for bunch in bunches)
    found: dict[int, list[Row]] = {}
    for number, bunch in sorted(enumerate(bunches), key=lambda one: one[1].rank):
        more = bunch.most - bunch.least
        fits = more <= room and not bunch.as_list
        room -= more if fits else 0
        found[number] = list(_buttons(plate, bunch) if fits else _lists(plate, bunch))
    return [found[number] for number in range(len(bunches))]


def _with_room(bunches: Sequence[Bunch], room: int) -> list[Bunch]:
    """The bunches with only the last ticks, if not all fit as lists; the lines of the plan tell the others."""
    found: list[Bunch] = []
    over = sum(bunch.least for bunch in bunches) - room
    for bunch in bunches:
        kept = bunch
        while over > 0 and kept.ticks:
            fewer = structs.replace(kept, ticks=kept.ticks[1:])
            over -= kept.least - fewer.least
            kept = fewer
        found.append(kept)
    return found


def _told_apart(plate: Plate, bunches: Sequence[Bunch]) -> list[Bunch]:
    """The bunches, with whole labels for taps with equal labels."""
    called = Counter(_words(plate, option, limits.BUTTON_LABEL) for bunch in bunches for option in bunch.taps)
    return [
        structs.replace(
            bunch,
            taps=tuple(
                structs.replace(option, whole=called[_words(plate, option, limits.BUTTON_LABEL)] > 1)
                for option in bunch.taps
            ),
        )
        for bunch in bunches
    ]


def _buttons(plate: Plate, bunch: Bunch) -> Iterator[Row]:
    """Ticks and taps in their first order, so that none of them moves."""
    order = bunch.ticks[0].among if bunch.ticks else ()
    placed = [(_place(tick.action, order), tick.button(plate)) for tick in bunch.ticks]
    placed += [(_place(_first(option.tap), order), _button(plate, option, bunch.grey)) for option in bunch.taps]
    yield from in_rows([button for _, button in sorted(placed, key=lambda one: one[0])])


def _place(action: Action, order: Sequence[Action]) -> int:
    return order.index(action) if action in order else len(order)


def _first(tap: Tap) -> Action:
    return (tap.spoken or tap.steps)[0].action


def _lists(plate: Plate, bunch: Bunch) -> Iterator[Row]:
    yield from in_rows([tick.button(plate) for tick in bunch.ticks])
    for start in range(0, len(bunch.taps), limits.SELECT_OPTIONS):
        some = bunch.taps[start : start + limits.SELECT_OPTIONS]
        choices = tuple(_choice(plate, option) for option in some)
        name = select_id("tap", plate.game, plate.number, str(some[0].number))
        yield (Select(id=name, placeholder=bunch.placeholder, choices=choices),)


def in_rows(buttons: Sequence[Button], most: int = limits.ROW_BUTTONS) -> Iterator[Row]:
    """Buttons, so many in a row."""
    for start in range(0, len(buttons), most):
        yield tuple(buttons[start : start + most])


def _weight(buttons: int) -> int:
    return buttons + -(-buttons // limits.ROW_BUTTONS)


def _button(plate: Plate, option: Numbered, grey: bool) -> Button:
    style, emoji = _looks(option.tap, plate)
    style = SECONDARY if grey else style
    name = custom_id("tap", plate.game, plate.number, str(option.number))
    return Button(id=name, label=_label(plate, option, limits.BUTTON_LABEL), style=style, emoji=emoji)


def _label(plate: Plate, option: Numbered, most: int) -> str:
    """The label of a tap, behind the number of its thing."""
    return numbered(_words(plate, option, most), plate.number_of(option.tap.spoken))


def label_with_number(plate: Plate, tap: Tap) -> str:
    """The label of this tap on a card."""
    return _label(plate, Numbered(0, tap), limits.BUTTON_LABEL)


def _words(plate: Plate, option: Numbered, most: int) -> str:
    style = plate.style(option.tap, most, whole=option.whole)
    return plate.lang.grammar.opening(option.label or tap_label(option.tap, plate.lang, style).words)


def _looks(tap: Tap, plate: Plate) -> tuple[str, str]:
    if tap.plays and not tap.spoken and not tap.steps[-1].before.own_turn:
        return SECONDARY, ""  # a No ends no turn
    if tap.plays and not plate.early:
        if tap.after.ahead is Ahead.COMES_UP:
            return DANGER, "🔒"
        return (SUCCESS, "✅") if tap.steps[-1].before.own_turn else (SUCCESS, "")  # only a turn's end has the sign
    if tap.after.ahead is Ahead.HANDED_OVER and tap.after.own_turn:
        return SECONDARY, ""
    return (SECONDARY if isinstance(tap.steps[-1].action, Pass) else PRIMARY), ""


def _choice(plate: Plate, option: Numbered) -> Choice:
    _, emoji = _looks(option.tap, plate)
    return Choice(
        value=str(option.number),
        label=_label(plate, option, limits.OPTION_LABEL),
        detail=fitted(tap_words(option.tap, plate.lang), limits.OPTION_LABEL) if _is_untold(option, plate) else "",
        emoji=emoji,
    )


def _is_untold(option: Numbered, plate: Plate) -> bool:
    """Whether the label of a tap leaves out a part of its last answer."""
    called = tap_label(option.tap, plate.lang, plate.style(option.tap, limits.OPTION_LABEL, whole=option.whole))
    labels = dict(zip(map(id, named(option.tap)), called.labels, strict=False))
    last = (option.tap.spoken or option.tap.steps)[-1]
    label = labels.get(id(last))
    return label is None or called.cut or bool(said_of(last, plate.lang).untold_by(label))
