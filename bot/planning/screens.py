"""What a plan looks like: the plan so far, what can be tapped now, and the ways back."""

from collections.abc import Iterator, Sequence
from itertools import count

from msgspec import Struct

from bot import limits, text
from bot.glossary.questions import about, about_wish
from bot.languages import Language
from bot.planning.menu import Entry, Group, OtherEnd, entries_of, forgoes, other_ends
from bot.planning.placements import ANY, Place, serves, wishes
from bot.planning.plan import Course, changes
from bot.planning.wording import entry_label, entry_words, label_of, lies_ahead, plan_lines, words_of
from bot.prompts.prompt import parted
from bot.prompts.screen import (
    DANGER,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Block,
    Button,
    Choice,
    Row,
    Screen,
    Section,
    Select,
    Words,
    custom_id,
    fitted,
    rules_button,
    select_id,
)
from bot.text import say
from bot.text.chat import chat, when
from engine.actions import Pass
from engine.decisions import TakeTurn
from engine.foresight import Ahead, draws_unseen
from engine.queries import is_free_action
from engine.resources import RESOURCES
from engine.state import View

SHOWN_PLACES = 8
SAME = 16  # letters that words have more than a label and yet say no more
LONGEST_LIST = 1200
ALWAYS = 14  # components that every screen has: container, heading, the rows at its end, a list of changes
GOODS = {"potato": "🥔", "corn": "🌽", "stone": "🪨", "gold": "🟡"}
WISHES = {
    "weavings": "🧵",
    "building": "🏠",
    "statue": "🗿",
    "steps": "🪜",
    "training": "⚔️",
    **GOODS,
    "merchant": "🤝",
    "produce_one": "🏭",
    ANY: "📍",
}


class Shown(Struct, frozen=True, kw_only=True):
    """All that a screen of a plan is made of."""

    game: int
    number: int  # of the plan: what was shown before it grew does nothing any more
    seen: View  # the position as it is, before the plan
    course: Course
    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    pending: Entry | None  # a tap that waits to be confirmed
    may_undo: bool
    early: bool = False  # whether others are asked first
    prefers: bool = False  # whether an order of preference is asked for
    said: bool = False  # whether the plan is said ahead
    hints: bool = True  # whether the table allows them
    lang: Language
    news: str = ""


def plan_screen(shown: Shown) -> Screen:
    """The screen that fits the plan: a place is looked for, something would be forgone, or what can be tapped."""
    plan = shown.course.plan
    heading = Words(_heading(shown))
    if shown.pending:
        return Screen(blocks=(heading, *_confirmation(shown, shown.pending), *_ways_back(shown)))
    if plan.wish:
        return Screen(blocks=(heading, *_where(shown), *_ways_back(shown)))
    return Screen(blocks=(heading, *_tappable(shown), *_ways_back(shown)))


# ---------------------------------------------------------------- words


def _heading(shown: Shown) -> str:
    lang, course = shown.lang, shown.course
    assert shown.seen.decision is not None
    key = "plan.heading" if course.here.own_turn else "plan.heading.asked"
    lines = [shown.news] if shown.news else []
    title = text.title(shown.seen.decision, lang)
    lines += [chat(key, lang, game=shown.game, when=when(shown.seen.turn, lang), title=title)]
    lines += plan_lines(course.taps, lang)
    lines += [chat("plan.lost", lang, what=", ".join(one.question for one in course.lost))] if course.lost else []
    lines += [note] if (note := _becomes(shown)) else []
    return fitted("\n".join([*lines, _supply(shown)]), limits.CONTENT)


def _becomes(shown: Shown) -> str:
    """What becomes of the plan."""
    if shown.early:
        key = "plan.said" if shown.said else "plan.prefer" if shown.prefers else "plan.early"
        return chat(key, shown.lang)
    return lies_ahead(shown.course, shown.lang)


def _supply(shown: Shown) -> str:
    """What is in the supply, as it will be then."""
    player = shown.course.here.worlds[0].players[shown.course.here.seat]
    goods = " · ".join(f"{GOODS[name]} {getattr(player, name)}" for name in RESOURCES)
    workers = say("row worker", player.workers, shown.lang) if player.workers else say("row", (), shown.lang)
    key = "plan.supply.then" if shown.course.taps else "plan.supply"
    return chat(key, shown.lang, goods=goods, vp=player.vp, workers=workers)


# ---------------------------------------------------------------- what can be tapped


class _Budget:
    """How many components are left of those that a message may have."""

    def __init__(self) -> None:
        self.left = limits.LAYOUT_COMPONENTS - ALWAYS

    def takes(self, components: int) -> bool:
        if components > self.left:
            return False
        self.left -= components
        return True


def _tappable(shown: Shown) -> Iterator[Block]:
    budget, numbers, lang = _Budget(), count(), shown.lang
    if shown.places:
        yield from _wishes(shown, budget)
    for place, group in enumerate(shown.groups):
        numbered = [(next(numbers), entry) for entry in group.entries]
        ends = [(n, entry) for n, entry in numbered if entry.after.ahead is Ahead.HANDED_OVER and not _is_free(entry)]
        free = [(n, entry) for n, entry in numbered if _is_free(entry)]
        others = [one for one in numbered if one not in ends and one not in free]
        if others or not place:
            yield Words(_asked(shown, group, place, [entry for _, entry in others]))
            budget.takes(1)
        for some, kind in ((others, "walk.choose"), (free, "walk.free"), (ends, "plan.end")):
            yield from _rows(shown, some, budget, chat(kind, lang))


def _is_free(entry: Entry) -> bool:
    return len(entry.spoken) == 1 and is_free_action(entry.spoken[0].action)


def _asked(shown: Shown, group: Group, place: int, entries: Sequence[Entry]) -> str:
    """The question; and what the taps cost and bring, where that does not fit on the buttons."""
    lang, here = shown.lang, group.here
    if shown.places and isinstance(here.decision, TakeTurn):
        question = chat("plan.secondary", lang)
    else:
        question = text.question(here.seen, here.decision, lang)
    lines = [question if not place else chat("plan.or", lang, question=question)]
    for entry in entries:
        words = entry_words(entry, lang)
        lines += [f"- {words}"] if len(words) > len(entry_label(entry, lang)) + SAME else []
    return fitted("\n".join(dict.fromkeys(lines)), LONGEST_LIST)


def _rows(shown: Shown, numbered: Sequence[tuple[int, Entry]], budget: _Budget, placeholder: str) -> Iterator[Row]:
    """Buttons, as long as there is room for them; else a list."""
    if not numbered:
        return
    rows = -(-len(numbered) // limits.ROW_BUTTONS)
    if budget.takes(len(numbered) + rows):
        buttons = [_button(shown, number, entry) for number, entry in numbered]
        for start in range(0, len(buttons), limits.ROW_BUTTONS):
            yield tuple(buttons[start : start + limits.ROW_BUTTONS])
        return
    for start in range(0, len(numbered), limits.SELECT_OPTIONS):
        if not budget.takes(2):
            return
        some = numbered[start : start + limits.SELECT_OPTIONS]
        choices = tuple(_choice(shown, number, entry) for number, entry in some)
        name = select_id("tap", shown.game, shown.number, str(some[0][0]))
        yield (Select(id=name, placeholder=placeholder, choices=choices),)


def _button(shown: Shown, number: int, entry: Entry) -> Button:
    label = entry_label(entry, shown.lang)
    style, emoji = _looks(entry)
    if entry.after.ahead is Ahead.HANDED_OVER and entry.after.own_turn:
        label = chat("plan.end_with", shown.lang, what=label) if entry.spoken else chat("plan.end", shown.lang)
    name = custom_id("tap", shown.game, shown.number, str(number))
    return Button(id=name, label=fitted(label, limits.BUTTON_LABEL), style=style, emoji=emoji)


def _looks(entry: Entry) -> tuple[str, str]:
    if entry.after.ahead is Ahead.COMES_UP:
        return DANGER, "🔒"
    if entry.after.ahead is Ahead.HANDED_OVER:
        return SUCCESS, "✅"
    return (SECONDARY if isinstance(entry.steps[-1].action, Pass) else PRIMARY), ""


def _choice(shown: Shown, number: int, entry: Entry) -> Choice:
    label, detail = entry_label(entry, shown.lang), entry_words(entry, shown.lang)
    _, emoji = _looks(entry)
    return Choice(
        value=str(number),
        label=fitted(label, limits.OPTION_LABEL),
        detail=fitted(detail, limits.OPTION_LABEL),
        emoji=emoji,
    )


# ---------------------------------------------------------------- a place for a Worker


def _wishes(shown: Shown, budget: _Budget) -> Iterator[Block]:
    lang = shown.lang
    yield Words(chat("plan.wish", lang))
    found = (*wishes(shown.course.here, shown.places), ANY)
    buttons = [
        Button(
            id=custom_id("wish", shown.game, shown.number, wish),
            label=chat("plan.any_place", lang) if wish == ANY else say("wish", wish, lang),
            style=PRIMARY,
            emoji=WISHES[wish],
        )
        for wish in sorted(found, key=list(WISHES).index)
    ]
    rows = [tuple(buttons[start : start + limits.ROW_BUTTONS]) for start in range(0, len(buttons), limits.ROW_BUTTONS)]
    budget.takes(1 + len(buttons) + len(rows))
    yield from rows


def _where(shown: Shown) -> Iterator[Block]:
    """Places for what was wished for, the cheapest first."""
    lang, wish = shown.lang, shown.course.plan.wish
    found = [(number, place) for number, place in enumerate(shown.places) if serves(place, wish)]
    what = chat("plan.any_place", lang) if wish == ANY else say("wish", wish, lang)
    yield Words(chat("plan.where", lang, what=what, n=len(found)))
    for number, place in found[:SHOWN_PLACES]:
        name = custom_id("place", shown.game, shown.number, str(number))
        button = Button(id=name, label=chat("plan.place", lang), style=PRIMARY)
        yield Section(place_words(place, lang), button)
    more = found[SHOWN_PLACES : SHOWN_PLACES + limits.SELECT_OPTIONS]
    if more:
        choices = tuple(
            Choice(
                value=str(number),
                label=fitted(place_words(place, lang).replace("**", ""), limits.OPTION_LABEL),
            )
            for number, place in more
        )
        name = select_id("place", shown.game, shown.number, "more")
        yield (Select(id=name, placeholder=chat("plan.more_places", lang, n=len(more)), choices=choices),)


def place_words(place: Place, lang: Language) -> str:
    """A whole placement: where, with whom and by what, what it costs and what can be done there."""
    first, *shown, last = place.steps if len(place.steps) > 1 else (*place.steps, place.steps[0])
    parts = [label_of(step, lang) for step in (first, *shown)]
    space = say("space", place.space, lang)
    return chat("plan.place_line", lang, place=space, by=" · ".join(parts), details=parted(words_of(last, lang))[1])


# ---------------------------------------------------------------- being sure, going back


def _confirmation(shown: Shown, pending: Entry) -> Iterator[Block]:
    """What would become final, and what would be forgone by it."""
    lang = shown.lang
    forgone = [words_of(step, lang) for step in pending.steps if forgoes(step)]
    lines = [chat("plan.forgone", lang, what=", ".join(forgone))] if forgone else []
    yield Words("\n".join([*lines, chat("plan.confirm", lang, answer=entry_words(pending, lang))]))
    name = custom_id("confirm", shown.game, shown.number)
    yield (Button(id=name, label=chat("button.confirm", lang), style=SUCCESS, emoji="✅"),)


def _playing(shown: Shown) -> Iterator[Row]:
    """To see what was drawn on the way, or what the others answer, before going on."""
    here = shown.course.here
    if shown.course.taps and (here.after_others or draws_unseen(here)):
        name = custom_id("play", shown.game, shown.number)
        label = chat("plan.others_first" if here.after_others else "plan.see", shown.lang)
        if shown.early or not here.own_turn:
            label = chat("plan.rest_later", shown.lang)
        yield (Button(id=name, label=label, style=DANGER, emoji="🔒"),)


def _changes(shown: Shown) -> Iterator[Row]:
    """What was filled in, or would be at the end, to be changed."""
    lang, taps = shown.lang, entries_of(shown.groups)
    found = [(f"{one.place}_{one.index}", words_of(one.step, lang)) for one in changes(shown.course)]
    found += [
        (f"{one.number}_{one.place}_{one.index}", _otherwise(taps[one.number], one, lang))
        for one in other_ends(shown.groups)
    ]
    choices = tuple(
        Choice(value=value, label=fitted(words, limits.OPTION_LABEL)) for value, words in found[: limits.SELECT_OPTIONS]
    )
    if choices:
        name = select_id("change", shown.game, shown.number, "")
        yield (Select(id=name, placeholder=chat("plan.change", lang), choices=choices),)


def _otherwise(entry: Entry, other: OtherEnd, lang: Language) -> str:
    """A tap that ends the plan, and what would be different."""
    return chat("plan.then", lang).join([entry_label(entry, lang), words_of(other.step, lang)])


def _ways_back(shown: Shown) -> Iterator[Row]:
    lang, game, plan = shown.lang, shown.game, shown.course.plan
    if not plan.wish and not shown.pending:
        yield from _playing(shown)
        yield from _changes(shown)
    hand = Button(id=custom_id("hand", game), label=chat("button.hand", lang), emoji="🃏")
    board = Button(id=custom_id("board", game), label=chat("button.board", lang), emoji="🗺️")
    if plan.taps or plan.wish or shown.pending or shown.may_undo:
        back = Button(id=custom_id("back", game, shown.number), label=chat("button.back", lang), emoji="↩️")
        over = Button(id=custom_id("restart", game, shown.number), label=chat("button.restart", lang), emoji="⏮️")
        yield (back, over, *_help(shown))
        yield (hand, board)
    else:
        yield (hand, board, *_help(shown))


def _help(shown: Shown) -> Iterator[Button]:
    """For whoever does not know what is asked, or what to answer."""
    game, course = shown.game, shown.course
    asked = course.here.decision if course.here.ahead is Ahead.ASKED else shown.seen.decision
    assert asked is not None
    yield rules_button(game, about_wish(course.plan.wish) if course.plan.wish else about(asked))
    if shown.hints:
        yield Button(id=custom_id("hint", game), label=chat("button.hint", shown.lang), emoji="💡")
