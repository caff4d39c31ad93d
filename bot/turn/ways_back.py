"""The rows below every question of a plan: to change an answer, to go back, to look around, and to ask."""

from collections import Counter
from collections.abc import Iterator

from msgspec import structs

from bot import limits
from bot.glossary.questions import about, about_wish
from bot.say.chat import chat
from bot.screens.screen import RULES, Button, Choice, Row, Select, custom_id, fitted, rules_button, select_id
from bot.turn.menu import entries_of, other_ends
from bot.turn.plan import changes
from bot.turn.plan_words import change_words
from bot.turn.shown import Shown
from engine.decisions import Decision, TakeFreeActions
from engine.foresight import Ahead
from engine.queries import is_free_action


def _changes(shown: Shown) -> Iterator[Row]:
    """The list of other answers for filled-in ones."""
    lang, taps = shown.lang, entries_of(shown.groups)
    steps = [step for tap in shown.course.taps for step in tap] + [*(shown.pending.steps if shown.pending else ())]
    found = [
        (f"{one.place}_{one.index}", steps[: one.place + 1], one.step) for one in changes(shown.course, shown.pending)
    ]
    found += [
        (f"{one.number}_{one.place}_{one.index}", [*taps[one.number].steps[: one.place + 1]], one.step)
        for one in (other_ends(shown.groups) if not shown.pending else ())
    ]
    found = found[: limits.SELECT_OPTIONS]
    told = [change_words(before, now, other, lang) for _, (*before, now), other in found]
    often = Counter(told)
    choices = tuple(
        Choice(value=value, label=fitted(words, limits.OPTION_LABEL), detail=fitted(about, limits.OPTION_LABEL))
        for one, (value, (*before, now), other) in zip(told, found, strict=True)
        for words, about in [change_words(before, now, other, lang, whole=True) if often[one] > 1 else one]
    )
    if choices:
        name = select_id("change", shown.game, shown.number, "")
        yield (Select(id=name, placeholder=chat("plan.change", lang), choices=choices),)


def ways_back(shown: Shown) -> Iterator[Row]:
    """The buttons to go back, to look around and to ask, then the list of changes.

    The list is last: a final button may come up in its place, for a list opens elsewhere, but not in that of a button.
    """
    plan = shown.course.plan
    if _is_one_free_action(shown):
        yield (_back(shown), *_looking(shown), *_help(shown))
    elif plan.taps or shown.pending or shown.may_undo:
        hand, board = _looking(shown)
        yield (_back(shown), _start_over(shown), hand)  # a phone has room for three in a line
        yield (board, *_help(shown))
    else:
        yield (*_looking(shown), *_help(shown))
    yield from _changes(shown)


def _is_one_free_action(shown: Shown) -> bool:
    """Whether a free action is all there is to take back: Back does that, and Restart would need room."""
    taps = shown.course.taps
    if shown.may_undo or shown.pending or len(taps) != 1:
        return False
    return all(is_free_action(step.action) for step in taps[0])


def way_back(shown: Shown) -> Row:
    """All buttons in one row without emojis, because the places need the room."""
    hand, board = _looking(shown)
    hand = structs.replace(hand, label=chat("button.hand.brief", shown.lang))
    return tuple(structs.replace(button, emoji="") for button in (_back(shown), hand, board, *_help(shown)))


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


def _help(shown: Shown) -> Iterator[Button]:
    """The buttons for the rules and for a hint."""
    game, wish = shown.game, shown.course.plan.wish
    key = about_wish(wish) if wish else about(first_asked(shown))
    yield rules_button(game, key, chat("button.rules", shown.lang), RULES)
    if shown.hints:
        yield Button(id=custom_id("hint", game), label=chat("button.hint", shown.lang), emoji="💡")


def first_asked(shown: Shown) -> Decision:
    """The first question of the screen: of the pending tap, or the first with a chosen answer."""
    here = shown.course.here
    entries = (shown.pending,) if shown.pending else entries_of(shown.groups)
    first = [entry.spoken[0] for entry in entries if entry.spoken]
    said = [
        step.before.decision
        for step in first
        if not is_free_action(step.action) or isinstance(step.before.decision, TakeFreeActions)
    ]
    asked = said[0] if said else here.decision if here.ahead is Ahead.ASKED else shown.seen.decision
    assert asked is not None
    return asked
