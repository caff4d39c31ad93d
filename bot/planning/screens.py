"""What a plan looks like: the plan so far, what can be tapped now, and the ways back."""

from collections.abc import Iterator, Sequence
from itertools import chain, count

from msgspec import Struct, structs

from bot import limits, text
from bot.glossary.questions import about, about_wish
from bot.languages import Language
from bot.planning.consequences import is_certain, triggers_festival
from bot.planning.heading import heading, recap
from bot.planning.menu import Entry, Group, entries_of, other_ends
from bot.planning.placements import Place
from bot.planning.places import where, why_no_place, wish_rows
from bot.planning.plan import Course, changes, told_taps
from bot.planning.rows import Bunch, Numbered, Plate, ranks_of, rows_of, ticks_of
from bot.planning.wording import change_words, entry_label, entry_words, lies_ahead, whole_words, words_of
from bot.prompts.prompt import parted
from bot.prompts.screen import (
    DANGER,
    PRIMARY,
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
from engine.decisions import Decision, TakeFreeActions, TakeTurn
from engine.foresight import Ahead
from engine.queries import is_free_action
from engine.state import View

SAME = 12  # letters that details have more than a label and yet say no more
LONGEST_LIST = 1200
ALWAYS = 4  # components that every screen may have: container, heading, recap, and a picture that comes later
TALL = 7  # lines of words that are as high as three rows of one button
LETTERS_IN_LINE = 44  # at most, on a page as wide as a phone
BLANK = "\u200b"
Parted = tuple[tuple[Block, ...], tuple[Row, ...]]


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
    ends_above: bool = False  # whether what plays the plan stands above all else
    prefers: bool = False  # whether an order of preference is asked for
    said: bool = False  # whether the plan is said ahead
    hints: bool = True  # whether the table allows them
    lang: Language
    news: str = ""
    played: str = ""  # what was played in this turn before the plan, told where it can be ended

    @property
    def plate(self) -> Plate:
        """What all that can be pressed is named by."""
        return Plate(self.game, self.number, self.lang, self.early)


def plan_screen(shown: Shown) -> Screen:
    """The screen that fits the plan: a place is looked for, something would be forgone, or what can be tapped.

    What plays the plan stands at the very end, where every other screen has words: whatever was pressed before, nothing
    final comes up under the finger. Where something final was pressed there, it stands above all else.
    """
    body, ends = _middle(shown)
    above = Words(heading(shown.seen, shown.course, shown.game, shown.news, shown.lang))
    waiting = [shown.pending.steps] if shown.pending else []
    said = (*told_taps(shown.course, shown.pending), *waiting)
    played = shown.played if ends or shown.pending else ""
    below = recap(shown.seen, _confirmed(shown), said, (played, _becomes(shown)), shown.lang)
    if shown.ends_above:
        return Screen(blocks=(above, *ends, *body, Words(_tall(below))))
    return Screen(blocks=(above, *body, Words(below if ends else _tall(below)), *ends))


def _middle(shown: Shown) -> Parted:
    """What can be pressed, and apart from it what plays the plan."""
    if shown.pending is None and shown.course.plan.wish:
        return (*where(shown.plate, shown.places, shown.course.plan), *_way_back(shown)), ()
    body, ends = _confirmation(shown, shown.pending) if shown.pending else _tappable(shown)
    return (*body, *_ways_back(shown)), ends


def _confirmed(shown: Shown) -> Course:
    """The plan with the tap that waits, as far as it is certain what that brings."""
    course, pending = shown.course, shown.pending
    if pending is None or not is_certain(pending) or triggers_festival(pending):
        return course
    return structs.replace(course, taps=(*course.taps, pending.steps), here=pending.after)


def _tall(words: str) -> str:
    """Words that take as much room as all that may play a plan."""
    lines = sum(max(1, -(-len(line) // LETTERS_IN_LINE)) for line in words.split("\n"))
    return words + f"\n{BLANK}" * (TALL - lines)


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
    asking: tuple[Numbered, ...]  # would end the turn, and ask first
    ends: tuple[Numbered, ...]  # play the plan


def _sorted(taps: Sequence[Numbered], early: bool) -> _Sorted:
    ends = [tap for tap in taps if tap.entry.plays and not early]
    free = [tap for tap in taps if _is_free(tap.entry) and tap not in ends]
    asking = [tap for tap in taps if _ends_turn(tap.entry) and tap not in (*ends, *free)]
    rare = [tap for tap in taps if _is_rare(tap.entry)]
    rare = rare if len(rare) > 1 else []
    plain = [tap for tap in taps if tap not in (*ends, *free, *asking, *rare)]
    return _Sorted(tuple(plain), tuple(free), tuple(rare), tuple(asking), tuple(ends))


def _is_free(entry: Entry) -> bool:
    return len(entry.spoken) == 1 and is_free_action(entry.spoken[0].action)


def _ends_turn(entry: Entry) -> bool:
    return entry.after.ahead is Ahead.HANDED_OVER and entry.after.own_turn


def _is_rare(entry: Entry) -> bool:
    return bool(entry.spoken) and isinstance(entry.spoken[-1].action, ReturnGodCard) and not entry.final


def _tappable(shown: Shown) -> Parted:
    """The questions with their taps; and what plays the plan, in rows of its own."""
    numbers, lang = count(), shown.lang
    found = [
        _sorted([Numbered(next(numbers), entry, _enough(shown, entry)) for entry in group.entries], shown.early)
        for group in shown.groups
    ]
    wishes = list(_wishes(shown))
    questions = list(_questions(shown, found))
    ticks = ranks_of(shown.course) if shown.prefers else ticks_of(shown.course)
    bunches = [
        bunch
        for place, taps in enumerate(found)
        for bunch in (
            Bunch(
                taps.plain,
                chat("walk.choose", lang),
                ticks if not place else (),
                rank=2 * place + 1,
                grey=shown.prefers,
            ),
            Bunch(taps.free, chat("walk.free", lang), rank=2 * place + 2),
            Bunch(taps.rare, chat("plan.market", lang), as_list=True),
        )
    ]
    asking = tuple(tap for taps in found for tap in taps.asking)
    ends = [tap for taps in found for tap in taps.ends]
    draws = tuple(tap for tap in ends if tap.entry.after.ahead is Ahead.COMES_UP)
    hiring = tuple(tap for tap in ends if tap not in draws and tap.entry.spoken)
    just_ending = tuple(tap for tap in ends if tap not in draws and not tap.entry.spoken)
    bunches += [Bunch(some, chat("plan.end", lang)) for some in (asking, draws, hiring, just_ending)]
    playing, asked = tuple(_playing(shown)), max(1, sum(map(bool, questions)))
    room = limits.LAYOUT_COMPONENTS - ALWAYS - weight((*wishes, *playing, *_ways_back(shown))) - asked
    rows = rows_of(shown.plate, bunches, room)
    body: list[Block] = [*wishes]
    for place, question in enumerate(questions):
        body += [Words(question)] if question else []
        body += chain(*rows[3 * place : 3 * place + 3])
    if not any(questions) and not wishes:
        body.append(Words(chat("plan.nothing_left", lang)))
    asked_first, *final = rows[3 * len(questions) :]
    return (*body, *asked_first), (*playing, *chain(*final))


def _enough(shown: Shown, entry: Entry) -> str:
    """What a no is called where something is ticked: it is no no to that."""
    if entry.spoken or not shown.course.ticked or shown.course.here.own_turn:
        return ""
    return chat("plan.enough", shown.lang)


def _wishes(shown: Shown) -> Iterator[Block]:
    """What a Worker can be placed for; or why none can."""
    here = shown.course.here
    if shown.places:
        yield from wish_rows(shown.plate, shown.course, shown.places)
    elif here.ahead is Ahead.ASKED and isinstance(here.decision, TakeTurn):
        yield Words(chat("plan.no_place", shown.lang, why=why_no_place(here, shown.lang)))


def _questions(shown: Shown, found: Sequence[_Sorted]) -> Iterator[str]:
    """What is asked about the taps of each question; nothing where only the end of the turn is left."""
    told: list[str] = []
    for group, taps in zip(shown.groups, found, strict=True):
        own = shown.course.here.own_turn
        ends = [tap for tap in taps.ends if not own or tap.entry.after.ahead is Ahead.COMES_UP]
        entries = [tap.entry for tap in (*taps.plain, *ends) if tap.entry.spoken]
        ticking = bool(shown.course.ticked) and group is shown.groups[0]
        free = [tap for tap in (*taps.free, *taps.ends) if _is_free(tap.entry)]
        asked = entries or taps.rare or (isinstance(group.here.decision, TakeFreeActions) and free)
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


def _confirmation(shown: Shown, pending: Entry) -> Parted:
    """What would be forgone, and what would become final; and to be sure about it."""
    lang = shown.lang
    forgone = [words_of(step, lang) for step in pending.forgone]
    lines = [chat("plan.forgone", lang, what=", ".join(forgone))] if forgone else []
    key = "plan.confirm" if pending.final else "plan.confirm.on"
    words = Words("\n".join([*lines, chat(key, lang, answer=whole_words(pending, lang))]))
    name = custom_id("confirm", shown.game, shown.number)
    if not pending.final:
        return (words, (Button(id=name, label=chat("plan.go_on", lang), style=PRIMARY),)), ()
    style, emoji = (DANGER, "🔒") if pending.after.ahead is Ahead.COMES_UP else (SUCCESS, "✅")
    return (words,), ((Button(id=name, label=chat("button.confirm", lang), style=style, emoji=emoji),),)


def _playing(shown: Shown) -> Iterator[Row]:
    """To see what was drawn on the way, or what the others answer, before going on."""
    here = shown.course.here
    if not shown.course.may_be_played or shown.said:
        return
    name = custom_id("play", shown.game, shown.number)
    if shown.early:
        yield (Button(id=name, label=chat("plan.rest_later", shown.lang), style=PRIMARY),)
        return
    label = chat("plan.others_first" if here.after_others else "plan.see", shown.lang)
    if not here.own_turn:
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
    yield from _changes(shown)
    if plan.taps or shown.pending or shown.may_undo:
        yield (_back(shown), _start_over(shown), *_looking(shown))
        yield tuple(_help(shown))
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
    game, wish = shown.game, shown.course.plan.wish
    yield rules_button(game, about_wish(wish) if wish else about(_asked(shown)))
    if shown.hints:
        yield Button(id=custom_id("hint", game), label=chat("button.hint", shown.lang), emoji="💡")


def _asked(shown: Shown) -> Decision:
    """The question that the screen begins with: what waits to be confirmed, or the first with anything to say."""
    here = shown.course.here
    entries = (shown.pending,) if shown.pending else entries_of(shown.groups)
    said = [entry.spoken[0].before.decision for entry in entries if entry.spoken and not _is_free(entry)]
    asked = said[0] if said else here.decision if here.ahead is Ahead.ASKED else shown.seen.decision
    assert asked is not None
    return asked
