"""The screen of a plan: the plan so far, the taps, and the ways back."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count

from msgspec import Struct, structs

from bot import limits, say
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.parts import Part, Said
from bot.screens.screen import (
    DANGER,
    PRIMARY,
    SUCCESS,
    Block,
    Button,
    Row,
    Screen,
    Select,
    Words,
    custom_id,
    fitted,
    select_id,
    weight,
)
from bot.turn.heading import heading, recap, supply
from bot.turn.lines import told_taps
from bot.turn.menu import Group
from bot.turn.outcome import outcome_of
from bot.turn.place_rows import where, why_no_place
from bot.turn.plan import Course
from bot.turn.plan_words import capitalised, label_of, said_of, words_of
from bot.turn.promises import named
from bot.turn.prospects import not_taken, to_conquer
from bot.turn.rows import Bunch, Numbered, Plate, ranks_of, rows_of, ticks_of
from bot.turn.shown import Shown
from bot.turn.tap import Step, Tap
from bot.turn.tap_labels import ends_turn, tap_label, whole_words
from bot.turn.ways_back import first_asked, more_screen, way_back, ways_back
from engine.actions import (
    Action,
    ConstructBuilding,
    GiveUpWorker,
    HireVillager,
    Pass,
    Pray,
    ReturnGodCard,
    TakeBenefit,
    TrainArmy,
)
from engine.decisions import HireWorker, TakeFreeActions, TakeTurn
from engine.foresight import Ahead
from engine.queries import is_free_action

SAME = 20  # letters that details may have beyond a label and still say no more
LONGEST_LIST = 1200
BUNCHES = 5  # of each question
MOST_BUTTONS = 12  # answers; more are a list, so that none is far below its question
ALWAYS = 4  # components of every screen: container, heading, recap, and a later picture
Parted = tuple[tuple[Block, ...], tuple[Row, ...]]


def plan_screen(shown: Shown) -> Screen:
    """The card of a plan: question, answers, the plan so far, the way back; what plays the plan comes last."""
    if shown.more:
        return more_screen(shown)
    body, ends = _middle(shown)
    waiting = [shown.pending.steps] if shown.pending else []
    said = (*told_taps(shown.course, shown.pending), *waiting)
    played = shown.played if ends or shown.pending else ""
    cause = chat("plan.played", shown.lang, what=shown.played) if shown.played and not (played or said) else ""
    own_turn = shown.course.here.own_turn
    why = chat("plan.prefer", shown.lang) if shown.early and shown.prefers else "" if own_turn else shown.since
    above = heading(first_asked(shown), shown.course, shown.game, (shown.news or cause, why), shown.lang)
    confirmed = _confirmed(shown)
    told = (played, _becomes(shown))
    waits = shown.pending is not None and confirmed is shown.course
    below = recap(shown.seen, confirmed, said, told, shown.lang, waits=waits)
    top = [above, *(() if said else supply(shown.seen, confirmed, shown.lang, places=bool(shown.places)))]
    below = "\n".join(filter(None, (below, shown.since if own_turn else "")))
    told_below = (Words(below),) if below else ()
    if ends and not shown.pending and any(map(_is_asked, shown.groups)):
        return Screen(blocks=(*_below(top, body), *_way_on(shown), *ends, *told_below))
    return Screen(blocks=(*_below(top, body), *told_below, *_way_on(shown), *ends))


def _is_asked(group: Group) -> bool:
    """Whether every answer to a question, of which there are several, ends the turn: they must not be far below it."""
    spoken = [entry for entry in group.entries if entry.spoken and not isinstance(entry.spoken[-1].action, Pass)]
    asked = not isinstance(group.here.decision, HireWorker | TakeFreeActions | TakeTurn)
    return asked and len(spoken) > 1 and all(entry.plays for entry in spoken)


def _below(lines: Sequence[str], body: Sequence[Block]) -> tuple[Block, ...]:
    """The blocks with these lines above the question, in the same block."""
    first, *others = body
    if isinstance(first, Words):
        return (Words("\n".join([*lines, first.words])), *others)
    return (Words("\n".join(lines)), *body)


def _way_on(shown: Shown) -> tuple[Row, ...]:
    """The rows below the plan; where places are chosen there is nothing to change."""
    return (way_back(shown),) if _chooses_place(shown) else tuple(ways_back(shown))


def _chooses_place(shown: Shown) -> bool:
    return shown.pending is None and bool(shown.course.plan.wish)


def _middle(shown: Shown) -> Parted:
    """The components of the screen, and apart from them those that play the plan."""
    if _chooses_place(shown):
        return tuple(chain(*where(shown.plate, shown.places, shown.course.plan))), ()
    return _confirmation(shown, shown.pending) if shown.pending else _tappable(shown)


def _confirmed(shown: Shown) -> Course:
    """The course with the pending tap, if its outcome is certain."""
    course, pending = shown.course, shown.pending
    if pending is None or not outcome_of(pending).certain:
        return course
    return structs.replace(course, taps=(*course.taps, pending.steps), here=pending.after)


def _becomes(shown: Shown) -> str:
    """A note about what becomes of the plan."""
    if shown.early and not shown.said:
        return "" if shown.prefers else chat("plan.early", shown.lang)
    if shown.early:
        return chat("plan.said", shown.lang)
    here = shown.course.here
    return chat("plan.ahead", shown.lang) if here.ahead is Ahead.ASKED and here.after_others else ""


# ---------------------------------------------------------------- taps


class _Sorted(Struct, frozen=True):
    """The taps of a question by kind."""

    plain: tuple[Numbered, ...]
    free: tuple[Numbered, ...]
    swaps: tuple[Numbered, ...]  # in a list of their own: one Worker is hired, and one leaves
    asking: tuple[Numbered, ...]  # end the turn, and ask first
    draws: tuple[Numbered, ...]  # play the plan, to see something hidden
    ends: tuple[Numbered, ...]  # play the plan, and nothing comes up
    rare: tuple[Numbered, ...] = ()  # in a list of their own: many, and seldom wanted


def _sorted(taps: Sequence[Numbered], early: bool, in_a_list: Callable[[Tap], bool]) -> _Sorted:
    """These taps by kind; `in_a_list`, what plays the plan stands among the others."""
    kinds: dict[str, list[Numbered]] = {kind: [] for kind in _Sorted.__struct_fields__}
    for tap in taps:
        kinds[_kind(tap.entry, early or in_a_list(tap.entry))].append(tap)
    if len(kinds["rare"]) == 1:
        others = (*kinds["plain"], *kinds.pop("rare"))
        kinds["plain"] = [tap for tap in taps if tap in others]
    return _Sorted(**{kind: tuple(found) for kind, found in kinds.items()})


def _kind(entry: Tap, plays_nothing: bool) -> str:
    """The kind of a tap, as the fields of `_Sorted` name it."""
    if entry.plays and not plays_nothing:
        return "draws" if entry.after.ahead is Ahead.COMES_UP else "ends"
    if _is_free(entry):
        return "free"
    if _swaps(entry):
        return "swaps"
    if ends_turn(entry):
        return "asking"
    return "rare" if _is_rare(entry) else "plain"


def _is_free(entry: Tap) -> bool:
    return len(entry.spoken) == 1 and is_free_action(entry.spoken[0].action)


def _is_rare(entry: Tap) -> bool:
    return bool(entry.spoken) and isinstance(entry.spoken[-1].action, ReturnGodCard) and not entry.final


def _swaps(entry: Tap) -> bool:
    """Whether a tap hires a Worker, and that or another Worker must leave."""
    hires = any(isinstance(step.action, HireVillager) for step in entry.spoken)
    if not hires:
        return False
    found = outcome_of(entry)
    return bool(found.leaves or found.must_leave) or any(isinstance(step.action, GiveUpWorker) for step in entry.spoken)


def _tappable(shown: Shown) -> Parted:
    """The questions with their taps, and the rows that play the plan."""
    numbers, lang = count(), shown.lang
    main = _main(shown)
    found = [
        _sorted(
            [Numbered(next(numbers), entry, _enough(shown, entry)) for entry in group.entries],
            shown.early,
            _is_listed if _is_beside_places(shown, group) else _comes_up if place > main else _never,
        )
        for place, group in enumerate(shown.groups)
    ]
    places, further = _places(shown)
    further += _unticks(shown)
    questions = [*_questions(shown, found, main)]
    playing, asked = tuple(_playing(shown)), max(1, sum(map(bool, questions)))
    room = limits.LAYOUT_COMPONENTS - ALWAYS - weight((*places, *further, *playing, *ways_back(shown))) - asked
    bunches = [bunch for place, taps in enumerate(found) for bunch in _bunches(shown, place, taps, main)]
    rows = rows_of(shown.plate, [*bunches, *_ending_bunches(found, lang)], room)
    body: list[Block] = [*places]
    for place, question in enumerate(questions):
        answers, draws, listed, free, rare = rows[BUNCHES * place : BUNCHES * (place + 1)]
        body += [Words(question)] if question else []
        beside = _is_beside_places(shown, shown.groups[place])
        body += (*(_side_by_side(answers, draws) if beside else (*answers, *draws)), *listed, *rare)
        further += free
    if not any(questions) and not places:
        body.append(Words(_last_question(shown, found)))
    asked_first, swapping, *final = rows[BUNCHES * len(questions) :]
    return (*body, *asked_first, *swapping, *further), (*playing, *chain(*final))


def _main(shown: Shown) -> int:
    """The number of the question that the card asks: the first with an answer."""
    asked = (
        n for n, group in enumerate(shown.groups) if any(one.spoken and not _is_free(one) for one in group.entries)
    )
    return next(asked, 0)


def _side_by_side(answers: Sequence[Row], draws: Sequence[Row]) -> Iterator[Row]:
    """These rows; two of one button each become one."""
    match answers, draws:
        case [(Button() as one,)], [(Button() as other,)]:
            yield (one, other)
        case _:
            yield from (*answers, *draws)


def _comes_up(entry: Tap) -> bool:
    """Whether something hidden comes up by a tap."""
    return entry.after.ahead is Ahead.COMES_UP


def _never(entry: Tap) -> bool:
    return False


def _bunches(shown: Shown, place: int, taps: _Sorted, main: int) -> tuple[Bunch, ...]:
    """The answers, those that draw, free actions and rare taps of a question; ticks stand with the first question.

    The answers to a question behind the one that is asked are a list: whoever opens it skips that one.
    """
    lang, group = shown.lang, shown.groups[place]
    ticks = () if place else ranks_of(shown.course) if shown.prefers else ticks_of(shown.course)
    plain = tuple(tick for tick in ticks if not is_free_action(tick.action))
    beside = _is_beside_places(shown, group)
    choose = chat("plan.secondary" if beside else "walk.choose", lang)
    listed = tuple(tap for tap in taps.plain if beside and _is_listed(tap.entry))
    answers = tuple(tap for tap in taps.plain if tap not in listed)
    behind = place > main and not beside and not _declines(shown, place)
    many = len(answers) > MOST_BUTTONS and not shown.prefers
    return (
        Bunch(answers, _skips_to(shown, group) if behind else choose, plain, behind or many, shown.prefers, 2 * place),
        Bunch(taps.draws, choose),
        Bunch(listed, choose, as_list=len(listed) > 1),
        Bunch(taps.free, chat("walk.free", lang), rank=2 * place + 1, as_list=True),
        Bunch(taps.rare, chat("plan.market", lang), as_list=True),
    )


def _declines(shown: Shown, place: int) -> bool:
    """Whether this group is but the No to the question before it."""
    return shown.groups[place].here is shown.groups[place - 1].here


def _skips_to(shown: Shown, group: Group) -> str:
    """The words of the closed list of the answers behind the question that is asked."""
    if all(entry.instead for entry in group.entries):
        return chat("plan.instead_of_it", shown.lang)
    key = "plan.on_to" if shown.course.chosen else "plan.skip_to"
    return chat(key, shown.lang, title=say.title(group.here.decision, shown.lang))


def _unticks(shown: Shown) -> Iterator[Row]:
    """The list that takes free actions back; the lines of the plan tell them."""
    free = [tick for tick in ticks_of(shown.course) if is_free_action(tick.action)] if not shown.prefers else []
    choices = tuple(tick.choice(shown.plate) for tick in free[: limits.SELECT_OPTIONS])
    if choices:
        name = select_id("untick", shown.game, shown.number, "")
        yield (Select(id=name, placeholder=chat("plan.take_back", shown.lang), choices=choices),)


def _is_listed(entry: Tap) -> bool:
    """Whether a tap, beside places, is one of several of its kind."""
    return not (entry.spoken and isinstance(entry.spoken[0].action, Pray | TrainArmy))


def _ending_bunches(found: Sequence[_Sorted], lang: Language) -> Iterator[Bunch]:
    """The taps of all questions that end the turn: those that ask first, swaps, then final ones."""
    asking = tuple(tap for taps in found for tap in taps.asking)
    others = any(taps.plain for taps in found)
    yield Bunch(asking, chat("plan.end_early", lang), as_list=others and len(asking) > 1)
    yield Bunch(tuple(tap for taps in found for tap in taps.swaps), chat("plan.swap", lang), as_list=True)
    ends = [tap for taps in found for tap in taps.ends]
    hiring = tuple(tap for tap in ends if tap.entry.spoken)
    just_ending = tuple(tap for tap in ends if not tap.entry.spoken)
    for some in (hiring, just_ending):
        yield Bunch(some, chat("plan.end", lang))


def _is_beside_places(shown: Shown, group: Group) -> bool:
    """Whether these taps are the other half of a turn, in a list below the places."""
    return bool(shown.places) and isinstance(group.here.decision, TakeTurn)


def _enough(shown: Shown, entry: Tap) -> str:
    """Label of Pass when something is ticked."""
    if entry.spoken or not shown.course.chosen or shown.course.here.own_turn:
        return ""
    return chat("plan.enough", shown.lang)


def _places(shown: Shown) -> tuple[list[Block], list[Row]]:
    """The places for a Worker with further lists, or the reason why there is none."""
    here = shown.course.here
    if shown.places:
        return where(shown.plate, shown.places, shown.course.plan)
    if here.ahead is Ahead.ASKED and isinstance(here.decision, TakeTurn):
        return [Words(chat("plan.no_place", shown.lang, why=why_no_place(here, shown.lang)))], []
    return [], []


def _questions(shown: Shown, found: Sequence[_Sorted], main: int) -> Iterator[str]:
    """The words above the taps of each question; empty behind the one that is asked, and if only the end is left."""
    for place, (group, taps) in enumerate(zip(shown.groups, found, strict=True)):
        ends = () if shown.course.here.own_turn else taps.ends
        entries = [tap.entry for tap in (*taps.plain, *taps.draws, *ends) if tap.entry.spoken]
        chosen = shown.course.chosen if place == 0 else ()
        free = [tap for tap in (*taps.free, *taps.draws, *taps.ends) if _is_free(tap.entry)]
        asked = entries or taps.rare or (isinstance(group.here.decision, TakeFreeActions) and free)
        if place > main or _is_beside_places(shown, group) or not (asked or chosen):
            yield ""
            continue
        lines = [_question(shown, group) if asked else chat("plan.ticked", shown.lang)]
        lines += to_conquer(group.here, shown.lang)
        told = entries if len(taps.plain) <= MOST_BUTTONS else []
        lines += dict(_details([*told, *_due(group, taps)], shown.plate)).values()
        yield fitted("\n".join(lines), LONGEST_LIST)


def _last_question(shown: Shown, found: Sequence[_Sorted]) -> str:
    """The question that the end of the turn answers; or that nothing is left but hiring."""
    for group, taps in zip(shown.groups, found, strict=True):
        if due := _due(group, taps):
            return fitted(
                "\n".join([_question(shown, group), *dict(_details(due, shown.plate)).values()]), LONGEST_LIST
            )
    hires = any(isinstance(group.here.decision, HireWorker) and group.entries for group in shown.groups)
    return chat("plan.hire_or_end" if hires else "plan.nothing_left", shown.lang)


def _due(group: Group, taps: _Sorted) -> list[Tap]:
    """The answers to a question that end the turn; hiring is no question that is due."""
    asked = group.here.decision
    ending = [tap.entry for tap in (*taps.asking, *taps.draws, *taps.ends) if tap.entry.spoken]
    return [entry for entry in ending if entry.spoken[0].before.decision == asked and not isinstance(asked, HireWorker)]


def _question(shown: Shown, group: Group) -> str:
    if isinstance(group.here.decision, TakeTurn):
        return chat("plan.secondary.only", shown.lang)
    return say.question(group.here.seen, group.here.decision, shown.lang)


def _details(entries: Sequence[Tap], plate: Plate) -> Iterator[tuple[Said, str]]:
    """The costs and gains of taps that do not fit on their buttons."""
    lang = plate.lang
    for entry in entries:
        style = plate.style(entry)
        called = tap_label(entry, lang, style)
        labels = dict(zip(map(id, named(entry)), called.labels, strict=False))
        everything = Said(tuple(piece for label in called.labels for piece in label.pieces))
        *_, last = told = entry.spoken or entry.steps[-1:]
        for step in told:
            if id(step) not in labels and isinstance(step.action, TakeBenefit):
                continue  # the next answer tells the benefit
            said, label = said_of(step, lang), labels.get(id(step), everything)
            missing = sum(len(piece.words) for piece in said.untold_by(label) if piece.part is not Part.PRICE)
            whole = _as_priced(label_of(step, lang, pictured=style.pictured), label)
            brief = step is last and (called.cut or len(label) < len(whole))
            if missing > (0 if ends_turn(entry) else SAME) or brief:
                yield said, chat("plan.detail", lang, what=_detail(step, _as_priced(said, label), label, lang))


def _as_priced(said: Said, label: Said) -> Said:
    """An answer with its price only if its label has one: else the consequences tell it."""
    return said if label.has(Part.PRICE) else said.without(Part.PRICE)


def _detail(step: Step, said: Said, label: Said, lang: Language) -> str:
    """The part of an answer that its button leaves out; the whole answer if the button does not name the deed."""
    piece = _piece(step.action, lang)
    done_is_told = all(one.part is Part.GAIN for one in said.untold_by(label))
    if piece and done_is_told:
        return chat("plan.detail.piece", lang, piece=capitalised(piece), rest=said.gain)
    return str(said)


def _piece(action: Action, lang: Language) -> str:
    return thing("building", action.building, lang) if isinstance(action, ConstructBuilding) else ""


# ---------------------------------------------------------------- Confirm and play


def _confirmation(shown: Shown, pending: Tap) -> Parted:
    """A Confirm: the losses, the Festival and the hunger by a tap, and its button."""
    lang = shown.lang
    forgone = [words_of(step, lang) for step in pending.forgone]
    lines = [chat("plan.forgone", lang, what=", ".join(forgone)), *not_taken(pending, lang)] if forgone else []
    if outcome_of(pending).triggers_festival:
        lines.append(chat("plan.triggers_festival", lang, number=pending.after.worlds[0].festivals))
    if (feeding := pending.feeding) and feeding.vp:
        lines.append(chat("plan.would_starve", lang, n=feeding.due, missing=feeding.missing, vp=feeding.vp))
    key = "plan.confirm" if pending.final else "plan.confirm.on"
    words = Words("\n".join([*lines, chat(key, lang, answer=whole_words(pending, lang))]))
    name = custom_id("confirm", shown.game, shown.number)
    if not pending.final:
        return (words, (Button(id=name, label=chat("plan.go_on", lang), style=PRIMARY),)), ()
    style, emoji = (DANGER, "🔒") if pending.after.ahead is Ahead.COMES_UP else (SUCCESS, "✅")
    return (words,), ((Button(id=name, label=chat("button.confirm", lang), style=style, emoji=emoji),),)


def _playing(shown: Shown) -> Iterator[Row]:
    """The button that plays the plan as it is: to see drawn cards, to hear others, or at its end."""
    here, whole = shown.course.here, shown.course.is_whole
    if not shown.course.may_be_played or shown.said:
        return
    name = custom_id("play", shown.game, shown.number)
    key = "button.confirm" if whole else "plan.others_first" if here.after_others else "plan.see"
    if not whole and (shown.early or not here.own_turn):
        key = "plan.rest_later"
    style, emoji = (PRIMARY, "") if shown.early else (DANGER, "🔒")
    yield (Button(id=name, label=chat(key, shown.lang), style=style, emoji=emoji),)
