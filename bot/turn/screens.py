"""The screen of a plan: the plan so far, the taps, and the ways back."""

from collections.abc import Iterator, Sequence
from itertools import chain, count

from msgspec import Struct, structs

from bot import limits, say
from bot.languages import Language
from bot.say.chat import chat
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
from bot.turn.details import details
from bot.turn.heading import festival_ahead, game_line, heading, recap, supply
from bot.turn.lines import plan_lines, told_taps
from bot.turn.menu import Group
from bot.turn.outcome import outcome_of
from bot.turn.place_rows import where, why_no_place
from bot.turn.plan import Course
from bot.turn.plan_words import words_of
from bot.turn.prospects import gods_in_hand, not_taken, starting_palaces, to_conquer
from bot.turn.rows import Bunch, Numbered, Plate, ranks_of, rows_of, ticks_of
from bot.turn.shown import Shown
from bot.turn.sorted_taps import SortedTaps, is_free, sorted_taps
from bot.turn.spaces_to_conquer import lesser_spaces
from bot.turn.tap import Step, Tap
from bot.turn.tap_labels import NOTHING_IN_COMMON, Common, common_words, in_common, is_end_of_turn, whole_words
from bot.turn.ways_back import more_screen, way_back, ways_back
from engine.actions import DiscardArmyCard, Pass, Pray, TrainArmy
from engine.decisions import ActOrGold, FeedGods, HireWorker, PlayArmy, TakeFreeActions, TakeTurn, TurnPart
from engine.foresight import Ahead, can_perform
from engine.queries import is_free_action
from engine.resources import GOLD, POTATO

PLAY_HINT = "play_hint"  # verb of the button under a hint
BUNCHES = 7  # of each question
MOST_BUTTONS = 12  # answers; more become a list, so that none is far below its question
LONG_RECAP = 3  # taps; the lines of more of them stand below the final buttons
ALWAYS = 4  # components of every screen: container, heading, recap, and a later picture


class Card(Struct, frozen=True):
    """The middle of a screen: question, details, answers, and apart from them the final buttons."""

    question: str
    details: tuple[str, ...]
    body: tuple[Block, ...]
    ends: tuple[Row, ...] = ()


def plan_screen(shown: Shown) -> Screen:
    """The card of a plan: question, answers, the plan so far, the way back, and last the buttons that play it."""
    if shown.more:
        return more_screen(shown)
    card = _card(shown)
    waiting = [shown.pending.steps] if shown.pending else []
    said = (*told_taps(shown.course, shown.pending), *waiting)
    played = shown.played if card.ends or shown.pending or not said else ""
    lines = recap(shown.course, said, (played, _becomes(shown)), shown.lang)
    told = (Words("\n".join(filter(None, (lines, _since(shown), game_line(shown.course, shown.game, shown.lang))))),)
    body = (_head(shown, card, said), *_hint(shown), *card.body)
    hides = len(said) > LONG_RECAP and _is_about_hiring(shown)
    if card.ends and not shown.pending and (hides or any(map(_is_asked, shown.groups))):
        return Screen(blocks=(*body, *_way_on(shown), *card.ends, *told))
    return Screen(blocks=(*body, *told, *_way_on(shown), *card.ends))


def _hint(shown: Shown) -> Iterator[Block]:
    """The hint above the answers, with the button that puts its best answer into the plan."""
    if shown.hint is None:
        return
    yield Words("\n".join(shown.hint.lines))
    if shown.hint.way:
        name = custom_id(PLAY_HINT, shown.game, shown.number, shown.hint.way)
        yield (Button(id=name, label=chat("button.play_hint", shown.lang), style=PRIMARY, emoji="▶️"),)


def _head(shown: Shown, card: Card, said: Sequence[Sequence[Step]]) -> Words:
    """The words above the answers: the news, the question, the supply, and details."""
    lang, own_turn, confirmed = shown.lang, shown.course.here.own_turn, _confirmed(shown)
    asked = heading(card.question, lang)
    unsure = len(plan_lines(said, lang)) if shown.pending and confirmed is shown.course else 0
    fed = _tells_feeding(shown)
    ahead = festival_ahead(shown.seen, confirmed, lang, fed=fed)
    goods = supply(shown.seen, confirmed, lang, unsure, places=bool(shown.places), fed=fed or bool(ahead))
    prefers = chat("plan.prefer", lang) if shown.early and shown.prefers else ""
    why = prefers or ("" if own_turn else shown.since)
    lines = (shown.news, asked, goods, ahead, why, *card.details)
    return Words(fitted("\n".join(line for line in lines if line), limits.CONTENT))


def _tells_feeding(shown: Shown) -> bool:
    """Whether an end of the turn on the card tells the upkeep at the Festival."""
    taps = [shown.pending] if shown.pending else [tap for group in shown.groups for tap in group.taps]
    told = (tap.feeding for tap in taps if is_end_of_turn(tap) and outcome_of(tap).triggers_festival)
    return any(told) or any(tap.feeding and tap.feeding.vp for tap in taps if is_end_of_turn(tap))


def _since(shown: Shown) -> str:
    """In the own turn, the line about the time since the last one."""
    return shown.since if shown.course.here.own_turn else ""


def _is_asked(group: Group) -> bool:
    """Whether all of several answers to a question end the turn: they must not be far below it."""
    spoken = [tap for tap in group.taps if tap.spoken and not isinstance(tap.spoken[-1].action, Pass)]
    asked = group.here.decision.turn_part not in (TurnPart.START, TurnPart.END)
    return asked and len(spoken) > 1 and all(tap.plays for tap in spoken)


def _is_about_hiring(shown: Shown) -> bool:
    """Whether the card only asks whom to hire."""
    groups = [group for group in shown.groups if group.taps]
    return bool(groups) and all(isinstance(group.here.decision, HireWorker) for group in groups)


def _way_on(shown: Shown) -> tuple[Row, ...]:
    """The rows below the plan; beside a choice of places there is nothing to change."""
    return (way_back(shown),) if _chooses_place(shown) else tuple(ways_back(shown))


def _chooses_place(shown: Shown) -> bool:
    return shown.pending is None and bool(shown.course.plan.wish)


def _card(shown: Shown) -> Card:
    if _chooses_place(shown):
        found = where(shown.plate, shown.places, shown.course.plan)
        return Card(found.question, found.details, (*found.best, *found.others))
    return _confirmation(shown, shown.pending) if shown.pending else _tappable(shown)


def _confirmed(shown: Shown) -> Course:
    """The course with the pending tap, if its outcome is certain."""
    course, pending = shown.course, shown.pending
    if pending is None or not outcome_of(pending).certain:
        return course
    return structs.replace(course, taps=(*course.taps, pending.steps), here=pending.after)


def _becomes(shown: Shown) -> str:
    """A note about the fate of the plan."""
    if shown.early and not shown.said:
        return "" if shown.prefers else chat("plan.early", shown.lang)
    if shown.early:
        return chat("plan.said", shown.lang)
    here = shown.course.here
    return chat("plan.ahead", shown.lang) if here.ahead is Ahead.ASKED and here.after_others else ""


# ---------------------------------------------------------------- taps


def _tappable(shown: Shown) -> Card:
    """The questions with their taps, and the rows that play the plan."""
    numbers, lang = count(), shown.lang
    main = _main(shown)
    found = [
        sorted_taps(
            [Numbered(next(numbers), tap, _enough(shown, tap)) for tap in group.taps],
            shown.early,
            _is_listed if _is_beside_places(shown, group) else _comes_up if place > main else _never,
        )
        for place, group in enumerate(shown.groups)
    ]
    places = where(shown.plate, shown.places, shown.course.plan) if shown.places else None
    best, further = (places.best, [*places.others]) if places else ((), [])
    further += _unticks(shown)
    plate = structs.replace(shown.plate, common=_common(shown, found, main))
    questions = [*_questions(shown, plate, found, main)]
    playing, asked = tuple(_playing(shown)), max(1, sum(map(bool, questions)))
    others = (*_hint(shown), *best, *further, *playing, *ways_back(shown))
    room = limits.LAYOUT_COMPONENTS - ALWAYS - weight(others) - asked
    bunches = [bunch for place, taps in enumerate(found) for bunch in _bunches(shown, place, taps, main)]
    ways_on = [_behind(shown, found, main), *_ending_bunches(found, lang)]
    rows = rows_of(plate, [*bunches, *(ways_on if places else with_buttons(ways_on, bunches))], room)
    asking = questions[main:] if shown.course.chosen else questions
    first = next(filter(None, asking), ()) or _last_question(shown, plate, found)
    above = (places.question, *places.details) if places else first
    body: list[Block] = [*best]
    skipping, asked_first, swapping, *final = rows[BUNCHES * len(questions) :]
    for place, lines in enumerate(questions):
        answers, below, draws, listed, feeding, free, rare = rows[BUNCHES * place : BUNCHES * (place + 1)]
        body += [Words("\n".join(lines))] if lines and lines is not above else []
        told = _side_by_side(answers, draws) if _is_beside_places(shown, shown.groups[place]) else (*answers, *draws)
        body += (*told, *listed, *below, *feeding, *rare)
        body += skipping if place == main else ()
        further += free
    question, *details = above
    return Card(question, (*details,), (*body, *asked_first, *swapping, *further), (*playing, *chain(*final)))


def with_buttons(ways_on: Sequence[Bunch], answers: Sequence[Bunch]) -> Sequence[Bunch]:
    """The ways on from a question; where neither it nor they have a button, their short lists become buttons."""
    if any(bunch.ticks or (bunch.taps and not bunch.as_list) for bunch in (*answers, *ways_on)):
        return ways_on
    return [structs.replace(bunch, as_list=len(bunch.taps) > MOST_BUTTONS) for bunch in ways_on]


def _main(shown: Shown) -> int:
    """The number of the question that the card asks: the first with an answer."""
    asked = (n for n, group in enumerate(shown.groups) if any(one.spoken and not is_free(one) for one in group.taps))
    return next(asked, 0)


def _side_by_side(answers: Sequence[Row], draws: Sequence[Row]) -> Iterator[Row]:
    """These rows; two of few buttons become one."""
    together = tuple(part for part in chain(*answers, *draws) if isinstance(part, Button))
    few = 0 < len(together) == len([*chain(*answers, *draws)]) <= limits.ROW_BUTTONS
    yield from [together] if few else [*answers, *draws]


def _comes_up(tap: Tap) -> bool:
    """Whether a tap turns up something hidden."""
    return tap.after.ahead is Ahead.COMES_UP


def _is_listed(tap: Tap) -> bool:
    """Whether a tap, beside places, is in the list of other actions: its label would take a row of its own."""
    return not (tap.spoken and isinstance(tap.spoken[0].action, Pray | TrainArmy))


def _never(tap: Tap) -> bool:
    return False


def _bunches(shown: Shown, place: int, taps: SortedTaps, main: int) -> tuple[Bunch, ...]:
    """The bunches of a question: answers, rows below them, draws, lists, free actions and rare taps.

    Ticks stand with the first one. The answers to a later question are in a list of their own.
    """
    lang, group = shown.lang, shown.groups[place]
    ticks = () if place else ranks_of(shown.course) if shown.prefers else ticks_of(shown.course)
    plain = tuple(tick for tick in ticks if not is_free_action(tick.action))
    beside = _is_beside_places(shown, group)
    choose = chat("plan.secondary" if beside else "walk.choose", lang)
    listed = tuple(option for option in taps.plain if beside and _is_listed(option.tap)) or lesser_spaces(taps.plain)
    answers = () if _is_behind(shown, place, main) else tuple(option for option in taps.plain if option not in listed)
    many = len(answers) > MOST_BUTTONS and not shown.prefers
    below = tuple(option for option in answers if many and not option.tap.spoken)
    answers = tuple(option for option in answers if option not in below)
    return (
        Bunch(answers, choose, plain, many, shown.prefers, 2 * place),
        Bunch(below, choose),
        Bunch(taps.draws, choose),
        Bunch(listed, choose if beside else chat("plan.other_spaces", lang, n=len(listed)), as_list=True),
        *_free_bunches(taps.free, place, lang),
        Bunch(taps.rare, chat("plan.market", lang), as_list=True),
    )


def _free_bunches(free: Sequence[Numbered], place: int, lang: Language) -> Iterator[Bunch]:
    """The free actions that feed the gods, and a list of the others: Army cards pay for what the supply does not."""
    feeding = tuple(option for option in free if _feeds(option.tap))
    others = tuple(option for option in free if option not in feeding)
    cards = all(isinstance(option.tap.spoken[0].action, DiscardArmyCard) for option in others)
    yield Bunch(feeding, chat("walk.free", lang), rank=2 * place + 1)
    yield Bunch(others, chat("walk.free.cards" if cards else "walk.free", lang), as_list=True)


def _feeds(tap: Tap) -> bool:
    """Whether a free action brings potato or gold that a Festival asks for."""
    if not isinstance(tap.steps[0].before.decision, FeedGods):
        return False
    changes = outcome_of(tap).changes
    return any(changes.get(name, 0) > 0 for name in (POTATO, GOLD))


def _is_behind(shown: Shown, place: int, main: int) -> bool:
    """Whether a question stands behind the main one of the card."""
    if place <= main or _is_beside_places(shown, shown.groups[place]):
        return False
    declines = shown.groups[place].here is shown.groups[place - 1].here  # it only declines the other question
    return not declines and not _adds_soldiers(shown, place)


def _adds_soldiers(shown: Shown, place: int) -> bool:
    """Whether a question is about Army cards for a Conquest, beside its spaces."""
    return isinstance(shown.groups[place].here.decision, PlayArmy)


def _behind(shown: Shown, found: Sequence[SortedTaps], main: int) -> Bunch:
    """The answers to all later questions: the list skips the asked question."""
    behind = [option for place, taps in enumerate(found) if _is_behind(shown, place, main) for option in taps.plain]
    instead = bool(behind) and all(option.tap.instead for option in behind)
    key = "plan.instead_of_it" if instead else "plan.on_to" if shown.course.chosen else "plan.skip_to"
    return Bunch(tuple(behind), chat(key, shown.lang), rank=2 * main, as_list=True)


def _unticks(shown: Shown) -> Iterator[Row]:
    """The list of free actions to take back; the lines of the plan tell them."""
    free = [tick for tick in ticks_of(shown.course) if is_free_action(tick.action)] if not shown.prefers else []
    choices = tuple(tick.choice(shown.plate) for tick in free[: limits.SELECT_OPTIONS])
    if choices:
        name = select_id("untick", shown.game, shown.number, "")
        yield (Select(id=name, placeholder=chat("plan.take_back", shown.lang), choices=choices),)


def _ending_bunches(found: Sequence[SortedTaps], lang: Language) -> Iterator[Bunch]:
    """The taps of all questions that end the turn: those with a Confirm, swaps, then final ones."""
    asking = tuple(option for taps in found for option in taps.asking)
    others = any(taps.plain for taps in found)
    yield Bunch(asking, chat("plan.end_early", lang), as_list=others and len(asking) > 1)
    yield Bunch(tuple(option for taps in found for option in taps.swaps), chat("plan.swap", lang), as_list=True)
    ends = [option for taps in found for option in taps.ends]
    hiring = tuple(option for option in ends if option.tap.spoken)
    just_ending = tuple(option for option in ends if not option.tap.spoken)
    for some in (hiring, just_ending):
        yield Bunch(some, chat("plan.end", lang))


def _is_beside_places(shown: Shown, group: Group) -> bool:
    """Whether these taps are the secondary actions of a turn, in a list below the places."""
    return bool(shown.places) and isinstance(group.here.decision, TakeTurn)


def _enough(shown: Shown, tap: Tap) -> str:
    """Label of Pass when something is ticked."""
    if tap.spoken or not shown.course.chosen or shown.course.here.own_turn:
        return ""
    return chat("plan.enough", shown.lang)


def _why_not(shown: Shown, group: Group) -> Iterator[str]:
    """The reason against any placement, or against a High Priest action, where one might be expected."""
    here = group.here
    if not shown.places and here.ahead is Ahead.ASKED and isinstance(here.decision, TakeTurn):
        why = why_no_place(here, shown.lang)
        yield chat("plan.no_place", shown.lang, why=why) if why else chat("plan.no_worker", shown.lang)
    if here.ahead is Ahead.ASKED and isinstance(here.decision, ActOrGold) and not can_perform(here):
        yield chat("plan.action_idle", shown.lang)


def _common(shown: Shown, found: Sequence[SortedTaps], main: int) -> Common:
    """The common outcome of all answers to the question of the card; nothing before others answer."""
    if shown.early or not found:
        return NOTHING_IN_COMMON
    answers = [option.tap for option in found[main].plain if not isinstance(option.tap.steps[-1].action, Pass)]
    return in_common(answers, shown.lang)


def _questions(shown: Shown, plate: Plate, found: Sequence[SortedTaps], main: int) -> Iterator[list[str]]:
    """The words above the taps of each question; none for a later question, and none if only the end is left."""
    for place, (group, taps) in enumerate(zip(shown.groups, found, strict=True)):
        ends = () if shown.course.here.own_turn else taps.ends
        answers = [option.tap for option in (*taps.plain, *taps.draws, *ends) if option.tap.spoken]
        chosen = shown.course.chosen if place == 0 else ()
        free = [option for option in (*taps.free, *taps.draws, *taps.ends) if is_free(option.tap)]
        asked = answers or taps.rare or (isinstance(group.here.decision, TakeFreeActions) and free)
        if place > main or _is_beside_places(shown, group) or not (asked or chosen):
            yield []
            continue
        told = answers if len(taps.plain) <= MOST_BUTTONS else []
        yield [
            _question(shown, group) if asked else chat("plan.ticked", shown.lang),
            *_why_not(shown, group),
            *to_conquer(group.here, shown.lang),
            *gods_in_hand(group.here, shown.lang),
            *starting_palaces(group.here, shown.lang),
            *(common_words(tap, shown.lang) for tap in [*filter(plate.common.tells, answers)][:1]),
            *dict(details([*told, *_due(group, taps)], plate)).values(),
        ]


def _last_question(shown: Shown, plate: Plate, found: Sequence[SortedTaps]) -> list[str]:
    """The question that the end of the turn answers; else a note about hiring, or about the end alone."""
    for group, taps in zip(shown.groups, found, strict=True):
        if due := _due(group, taps):
            return [_question(shown, group), *dict(details(due, plate)).values()]
    here = shown.course.here
    declined = here.ahead is Ahead.ASKED and Pass() in here.answers
    if declined and here.decision.turn_part not in (TurnPart.START, TurnPart.END):
        return [say.question(here.seen, here.decision, shown.lang)]
    hires = any(isinstance(group.here.decision, HireWorker) and group.taps for group in shown.groups)
    village = len(here.worlds[0].village)
    return [chat("plan.hire_or_end", shown.lang, n=village) if hires else chat("plan.nothing_left", shown.lang)]


def _due(group: Group, taps: SortedTaps) -> list[Tap]:
    """The answers to a question that end the turn; hiring is optional and does not count."""
    asked = group.here.decision
    ending = [option.tap for option in (*taps.asking, *taps.draws, *taps.ends) if option.tap.spoken]
    return [tap for tap in ending if tap.spoken[0].before.decision == asked and not isinstance(asked, HireWorker)]


def _question(shown: Shown, group: Group) -> str:
    if isinstance(group.here.decision, TakeTurn):
        return chat("plan.secondary.only", shown.lang)
    return say.question(group.here.seen, group.here.decision, shown.lang)


# ---------------------------------------------------------------- Confirm and play


def _confirmation(shown: Shown, pending: Tap) -> Card:
    """A Confirm: the losses, the Festival and the hunger by a tap, and its button."""
    lang = shown.lang
    forgone = [words_of(step, lang) for step in pending.forgone]
    lines = [chat("plan.forgone", lang, what=", ".join(forgone)), *not_taken(pending, lang)] if forgone else []
    if outcome_of(pending).triggers_festival:
        lines.append(chat("plan.triggers_festival", lang, number=pending.after.worlds[0].festivals))
    if (feeding := pending.feeding) and feeding.vp:
        lines.append(chat("plan.would_starve", lang, n=feeding.due, missing=feeding.missing, vp=feeding.vp))
    name = custom_id("confirm", shown.game, shown.number)
    if not pending.is_final:
        question = chat("plan.confirm.on", lang, answer=whole_words(pending, lang))
        return Card(question, (*lines,), ((Button(id=name, label=chat("plan.go_on", lang), style=PRIMARY),),))
    style, emoji = (DANGER, "🔒") if pending.after.ahead is Ahead.COMES_UP else (SUCCESS, "✅")
    question = chat("plan.confirm.end" if is_end_of_turn(pending) else "plan.confirm", lang)
    confirm = Button(id=name, label=chat("button.confirm", lang), style=style, emoji=emoji)
    return Card(question, (*lines,), (), ((confirm,),))


def _playing(shown: Shown) -> Iterator[Row]:
    """The button for the plan as it is: to see drawn cards, to hear others, or at its end."""
    here, whole = shown.course.here, shown.course.is_whole
    if not shown.course.may_be_played or shown.said:
        return
    name = custom_id("play", shown.game, shown.number)
    key = "button.confirm" if whole else "plan.others_first" if here.after_others else "plan.see"
    if not whole and (shown.early or not here.own_turn):
        key = "plan.rest_later"
    style, emoji = (PRIMARY, "") if shown.early else (DANGER, "🔒")
    yield (Button(id=name, label=chat(key, shown.lang), style=style, emoji=emoji),)
