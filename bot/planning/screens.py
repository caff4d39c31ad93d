"""What a plan looks like: the plan so far, what can be tapped now, and the ways back."""

from collections.abc import Iterator, Sequence
from itertools import count

from msgspec import Struct

from bot import limits, text
from bot.glossary.questions import about, about_wish
from bot.languages import Language
from bot.planning.heading import heading
from bot.planning.menu import Entry, Group, entries_of, forgoes, other_ends
from bot.planning.placements import Place
from bot.planning.places import where, wish_rows
from bot.planning.plan import Course, changes
from bot.planning.rows import Bunch, Numbered, Plate, rows_of, ticks_of
from bot.planning.wording import change_words, entry_label, entry_words, lies_ahead, words_of
from bot.prompts.prompt import parted
from bot.prompts.screen import (
    DANGER,
    SUCCESS,
    Block,
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
from bot.prompts.screen_limits import weight
from bot.text.chat import chat
from engine.actions import ReturnGodCard
from engine.decisions import TakeFreeActions, TakeTurn
from engine.foresight import Ahead
from engine.queries import is_free_action
from engine.state import View

SAME = 12  # letters that details have more than a label and yet say no more
LONGEST_LIST = 1200
ALWAYS = 3  # components that every screen may have: container, heading, and a picture that comes later


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

    @property
    def plate(self) -> Plate:
        """What all that can be pressed is named by."""
        return Plate(self.game, self.number, self.lang)


def plan_screen(shown: Shown) -> Screen:
    """The screen that fits the plan: a place is looked for, something would be forgone, or what can be tapped."""
    plan = shown.course.plan
    head = Words(heading(shown.seen, shown.course, shown.game, shown.news, _becomes(shown), shown.lang))
    if shown.pending is not None:
        return Screen(blocks=(head, *_confirmation(shown, shown.pending), *_ways_back(shown)))
    if plan.wish:
        return Screen(blocks=(head, *where(shown.plate, shown.places, plan), *_way_back(shown)))
    return Screen(blocks=(head, *_tappable(shown), *_ways_back(shown)))


def _becomes(shown: Shown) -> str:
    """What becomes of the plan."""
    if shown.early:
        key = "plan.said" if shown.said else "plan.prefer" if shown.prefers else "plan.early"
        return chat(key, shown.lang)
    return lies_ahead(shown.course, shown.lang)


# ---------------------------------------------------------------- what can be tapped


class _Sorted(Struct, frozen=True):
    """The taps of a question by how they are shown."""

    plain: tuple[Numbered, ...]
    free: tuple[Numbered, ...]
    rare: tuple[Numbered, ...]  # a list of their own, for they are many and seldom wanted
    draws: tuple[Numbered, ...]
    ends: tuple[Numbered, ...]


def _sorted(taps: Sequence[Numbered]) -> _Sorted:
    free = [tap for tap in taps if _is_free(tap.entry)]
    draws = [tap for tap in taps if tap.entry.after.ahead is Ahead.COMES_UP and tap not in free]
    ends = [tap for tap in taps if _ends(tap.entry) and tap not in free]
    rare = [tap for tap in taps if _is_rare(tap.entry)]
    rare = rare if len(rare) > 1 else []
    plain = [tap for tap in taps if tap not in (*free, *draws, *ends, *rare)]
    return _Sorted(tuple(plain), tuple(free), tuple(rare), tuple(draws), tuple(ends))


def _is_free(entry: Entry) -> bool:
    return len(entry.spoken) == 1 and is_free_action(entry.spoken[0].action)


def _ends(entry: Entry) -> bool:
    """Whether a tap plays the plan to its end; a last tick stays among the others."""
    return entry.after.ahead is Ahead.HANDED_OVER and (entry.after.own_turn or not entry.asks_first)


def _is_rare(entry: Entry) -> bool:
    return bool(entry.spoken) and isinstance(entry.spoken[-1].action, ReturnGodCard) and not entry.final


def _tappable(shown: Shown) -> Iterator[Block]:
    """The questions with their taps; what plays the plan stands below them all, in rows of its own."""
    numbers, lang = count(), shown.lang
    found = [_sorted([Numbered(next(numbers), entry) for entry in group.entries]) for group in shown.groups]
    wishes = list(wish_rows(shown.plate, shown.course, shown.places)) if shown.places else []
    questions = list(_questions(shown, found))
    ticks = ticks_of(shown.course)
    bunches = [
        bunch
        for place, taps in enumerate(found)
        for bunch in (
            Bunch(taps.plain, chat("walk.choose", lang), ticks if not place else (), rank=2 * place + 1),
            Bunch(taps.free, chat("walk.free", lang), rank=2 * place + 2),
            Bunch(taps.rare, chat("plan.market", lang), as_list=True),
        )
    ]
    draws = [tap for taps in found for tap in taps.draws]
    ends = [tap for taps in found for tap in taps.ends]
    last = (draws, [tap for tap in ends if tap.entry.spoken], [tap for tap in ends if not tap.entry.spoken])
    bunches += [Bunch(tuple(some), chat("plan.end", lang)) for some in last]
    asked = max(1, sum(map(bool, questions)))
    room = limits.LAYOUT_COMPONENTS - ALWAYS - weight((*wishes, *_ways_back(shown))) - asked
    rows = rows_of(shown.plate, bunches, room)
    yield from wishes
    for place, question in enumerate(questions):
        yield from (Words(question),) if question else ()
        for some in rows[3 * place : 3 * place + 3]:
            yield from some
    if not any(questions) and not wishes:
        yield Words(chat("plan.nothing_left", lang))
    for some in rows[3 * len(questions) :]:
        yield from some


def _questions(shown: Shown, found: Sequence[_Sorted]) -> Iterator[str]:
    """What is asked about the taps of each question; nothing where only the end of the turn is left."""
    told: list[str] = []
    for group, taps in zip(shown.groups, found, strict=True):
        ends = () if shown.course.here.own_turn else taps.ends
        entries = [tap.entry for tap in (*taps.plain, *taps.draws, *ends) if tap.entry.spoken]
        ticking = bool(shown.course.ticked) and group is shown.groups[0]
        asked = entries or taps.rare or (isinstance(group.here.decision, TakeFreeActions) and taps.free)
        if not asked and not ticking:
            yield ""
            continue
        question = _question(shown, group) if asked else chat("plan.ticked", shown.lang)
        lines = [chat("plan.or", shown.lang, question=question) if told else question]
        lines += [line for line in _details(entries, shown.lang) if line not in told]
        told += lines
        yield fitted("\n".join(lines), LONGEST_LIST)


def _question(shown: Shown, group: Group) -> str:
    if shown.places and isinstance(group.here.decision, TakeTurn):
        return chat("plan.secondary", shown.lang)
    return text.question(group.here.seen, group.here.decision, shown.lang)


def _details(entries: Sequence[Entry], lang: Language) -> Iterator[str]:
    """What taps cost and bring, each once, where that does not fit on the buttons."""
    told = set()
    for entry in entries:
        words = entry_words(entry, lang)
        label = entry_label(entry, lang)
        more = len(parted(words)[1]) > len(label) + SAME or len(label) > limits.BUTTON_LABEL
        if more and words not in told:
            told.add(words)
            yield f"- {words}"


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
    if shown.course.may_be_played:
        name = custom_id("play", shown.game, shown.number)
        label = chat("plan.others_first" if here.after_others else "plan.see", shown.lang)
        if shown.early or not here.own_turn:
            label = chat("plan.rest_later", shown.lang)
        yield (Button(id=name, label=label, style=DANGER, emoji="🔒"),)


def _changes(shown: Shown) -> Iterator[Row]:
    """What was filled in, or would be at the end, to be changed."""
    lang, taps = shown.lang, entries_of(shown.groups)
    steps = [step for tap in shown.course.taps for step in tap] + [*(shown.pending.steps if shown.pending else ())]
    found = [
        (f"{one.place}_{one.index}", steps[: one.place + 1], one.step) for one in changes(shown.course, shown.pending)
    ]
    found += [
        (f"{one.number}_{one.place}_{one.index}", [*taps[one.number].steps[: one.place + 1]], one.step)
        for one in (other_ends(shown.groups) if not shown.pending else ())
    ]
    choices = tuple(
        Choice(
            value=value,
            label=fitted(words, limits.OPTION_LABEL),
            detail=fitted(about, limits.OPTION_LABEL),
        )
        for value, (*before, now), other in found[: limits.SELECT_OPTIONS]
        for words, about in [change_words(before, now, other, lang)]
    )
    if choices:
        name = select_id("change", shown.game, shown.number, "")
        yield (Select(id=name, placeholder=chat("plan.change", lang), choices=choices),)


def _ways_back(shown: Shown) -> Iterator[Row]:
    plan = shown.course.plan
    if not shown.pending:
        yield from _playing(shown)
    yield from _changes(shown)
    if plan.taps or shown.pending or shown.may_undo:
        rules, *hint = _help(shown)
        yield (_back(shown), _start_over(shown), rules)
        yield (*hint, *_looking(shown))
    else:
        yield (*_looking(shown), *_help(shown))


def _way_back(shown: Shown) -> Iterator[Row]:
    """All in one row, where places take the room."""
    yield (_back(shown), *_looking(shown), *_help(shown))


def _back(shown: Shown) -> Button:
    name = custom_id("back", shown.game, shown.number)
    return Button(id=name, label=chat("button.back", shown.lang), emoji="↩️")


def _start_over(shown: Shown) -> Button:
    name = custom_id("restart", shown.game, shown.number)
    return Button(id=name, label=chat("button.restart", shown.lang), emoji="⏮️")


def _looking(shown: Shown) -> tuple[Button, ...]:
    lang, game = shown.lang, shown.game
    hand = Button(id=custom_id("hand", game), label=chat("button.hand", lang), emoji="🃏")
    board = Button(id=custom_id("board", game), label=chat("button.board", lang), emoji="🗺️")
    return hand, board


def _help(shown: Shown) -> Iterator[Button]:
    """For whoever does not know what is asked, or what to answer."""
    game, course = shown.game, shown.course
    asked = course.here.decision if course.here.ahead is Ahead.ASKED else shown.seen.decision
    assert asked is not None
    yield rules_button(game, about_wish(course.plan.wish) if course.plan.wish else about(asked))
    if shown.hints:
        yield Button(id=custom_id("hint", game), label=chat("button.hint", shown.lang), emoji="💡")
