"""The row below every question of a plan: to go back, to ask, and to see more; and the page behind More."""

from collections import Counter
from collections.abc import Iterator

from bot import limits
from bot.glossary.questions import about, about_wish
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.public_question import order_button
from bot.screens.screen import (
    RULES,
    SUCCESS,
    Button,
    Choice,
    Row,
    Screen,
    Select,
    Words,
    custom_id,
    fitted,
    rules_button,
    select_id,
)
from bot.turn.hints import may_advise
from bot.turn.menu import other_ends, taps_of
from bot.turn.plan import changes
from bot.turn.plan_words import change_of
from bot.turn.shown import Shown
from engine.decisions import Decision, TakeFreeActions
from engine.foresight import Ahead
from engine.players.standing_orders import kind_of
from engine.queries import is_free_action

SET_UP = "set_up"  # verb of the button that leaves the set-up to a bot


def _changes(shown: Shown) -> Iterator[Row]:
    """The list of other answers for filled-in ones."""
    lang, taps = shown.lang, taps_of(shown.groups)
    steps = [step for tap in shown.course.taps for step in tap] + [*(shown.pending.steps if shown.pending else ())]
    found = [
        (f"{one.place}_{one.index}", steps[: one.place + 1], one.step) for one in changes(shown.course, shown.pending)
    ]
    found += [
        (f"{one.number}_{one.place}_{one.index}", [*taps[one.number].steps[: one.place + 1]], one.step)
        for one in (other_ends(shown.groups) if not shown.pending else ())
    ]
    found = found[: limits.SELECT_OPTIONS]
    told = [change_of(before, now, other, lang) for _, (*before, now), other in found]
    often = Counter(told)
    choices = tuple(
        Choice(value=value, label=fitted(words, limits.OPTION_LABEL), detail=fitted(about, limits.OPTION_LABEL))
        for one, (value, (*before, now), other) in zip(told, found, strict=True)
        for change in [change_of(before, now, other, lang, whole=True) if often[one] > 1 else one]
        for words, about in [change.words(lang)]
    )
    if choices:
        name = select_id("change", shown.game, shown.number, "")
        yield (Select(id=name, placeholder=chat("plan.change", lang), choices=choices),)


def ways_back(shown: Shown) -> Iterator[Row]:
    """One row to go back, to ask for a hint and to see more, then the list of changes.

    The list is last: a final button may come up in its place, for a list opens elsewhere, but not in that of a button.
    """
    yield way_back(shown)
    yield from _changes(shown)


def way_back(shown: Shown) -> Row:
    """The row below every question."""
    back = (_back(shown),) if _may_go_back(shown) else ()
    orders = () if shown.course.here.own_turn else _orders(shown)
    return (*back, *_hint(shown), *orders, _more(shown))


def _may_go_back(shown: Shown) -> bool:
    plan = shown.course.plan
    return bool(plan.taps or plan.wish or plan.by or shown.pending or shown.may_undo)


def more_screen(shown: Shown) -> Screen:
    """The second page of a card: help, and a new beginning."""
    hand, board = _looking(shown)
    over = (_start_over(shown),) if _may_go_back(shown) else ()
    in_set_up = (set_up_row(shown.game, shown.lang),) if not shown.seen.turn else ()
    orders = (_orders(shown),) if shown.course.here.own_turn and _orders(shown) else ()
    helping = ((hand, board), (_rules(shown), *over), *in_set_up, *orders)
    return Screen(blocks=(Words(chat("plan.more", shown.lang)), *helping, (_to_the_question(shown),)))


def set_up_row(game: int, lang: Language) -> Row:
    """The button that leaves the set-up to the bot."""
    return (Button(id=custom_id(SET_UP, game), label=chat("button.set_up", lang), style=SUCCESS, emoji="⚡"),)


def _back(shown: Shown) -> Button:
    name = custom_id("back", shown.game, shown.number)
    return Button(id=name, label=chat("button.back", shown.lang), emoji="↩️")


def _start_over(shown: Shown) -> Button:
    name = custom_id("restart", shown.game, shown.number)
    return Button(id=name, label=chat("button.restart", shown.lang), emoji="⏮️")


def _looking(shown: Shown) -> tuple[Button, ...]:
    lang, game = shown.lang, shown.game
    hand = Button(id=custom_id("hand", game), label=chat("button.hand", lang), emoji="🃏")
    about = "" if shown.course.plan.wish else first_asked(shown).pictured
    label = chat(f"button.board.{about}" if about else "button.board", lang)
    return hand, Button(id=custom_id("board", game, argument=about), label=label, emoji="🗺️")


def _orders(shown: Shown) -> tuple[Button, ...]:
    """The button for a standing order about the question; a question out of turn has its own."""
    kind = kind_of(shown.seen)
    return (order_button(shown.game, kind, shown.lang),) if kind else ()


def _rules(shown: Shown) -> Button:
    wish = shown.course.plan.wish
    key = about_wish(wish) if wish else about(first_asked(shown))
    return rules_button(shown.game, key, chat("button.rules", shown.lang), RULES)


def _hint(shown: Shown) -> Iterator[Button]:
    if shown.hints and not (shown.hint or shown.pending) and may_advise(shown.course):
        yield Button(id=custom_id("hint", shown.game), label=chat("button.hint", shown.lang), emoji="💡")


def _more(shown: Shown) -> Button:
    return Button(id=custom_id("more", shown.game, shown.number), label=chat("button.more", shown.lang))


def _to_the_question(shown: Shown) -> Button:
    return Button(id=custom_id("turn", shown.game), label=chat("button.to_the_question", shown.lang), emoji="↩️")


def first_asked(shown: Shown) -> Decision:
    """The first question of the screen: of the pending tap, or the first with a chosen answer."""
    here = shown.course.here
    taps = (shown.pending,) if shown.pending else taps_of(shown.groups)
    first = [tap.spoken[0] for tap in taps if tap.spoken]
    said = [
        step.before.decision
        for step in first
        if not is_free_action(step.action) or isinstance(step.before.decision, TakeFreeActions)
    ]
    asked = said[0] if said else here.decision if here.ahead is Ahead.ASKED else shown.seen.decision
    assert asked is not None
    return asked
