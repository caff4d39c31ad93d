"""A plan in words: its lines, what a tap is called and brings, and what no longer fits."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile

from msgspec import structs

from bot import text
from bot.languages import Language
from bot.planning.consequences import VP, climbs, difference, is_one_too_many
from bot.planning.menu import Entry, Step
from bot.planning.placements import Place, is_whole, place_of
from bot.planning.plan import Course
from bot.prompts.prompt import parted
from bot.text import say
from bot.text.answers import of_action
from bot.text.chat import chat
from engine.actions import (
    Action,
    Activate,
    ChooseSpace,
    Pass,
    Pay,
    PerformTask,
    PlaceWorker,
    ShowGodCard,
    ShowGold,
    TakeBenefit,
)
from engine.benefits import Gain
from engine.components import ARMY_CARDS, GOD_CARDS, ICONS, SPACES, TASKS
from engine.core import apply
from engine.decisions import ChooseGod, ChoosePayment, ChoosePlacement
from engine.events import Paid
from engine.foresight import Ahead
from engine.planned import Planned
from engine.queries import is_free_action
from engine.resources import Cost

GOODS = {"potato": "🥔", "corn": "🌽", "stone": "🪨", "gold": "🟡"}
# By the field of an answer that names a piece: the form by which the piece is called.
PIECES = {"building": "building", "space": "space", "tile": "weaving", "spot": "spot", "item": "item"}


# ---------------------------------------------------------------- answers


def words_of(step: Step, lang: Language) -> str:
    """An answer in words."""
    return text.action(step.before.seen, step.before.decision, step.action, lang)


def label_of(step: Step, lang: Language) -> str:
    """An answer as short as a button has to be."""
    return text.label(step.before.seen, step.before.decision, step.action, lang)


def amounts(changed: Mapping[str, int], lang: Language) -> str:
    """What there is more or less of, in signs."""
    goods = [f"{GOODS[name]} {_signed(n)}" for name, n in changed.items() if name != VP]
    vp = [chat("plan.vp", lang, n=_signed(changed[VP]))] if VP in changed else []
    return ", ".join([*goods, *vp])


def capitalised(words: str) -> str:
    """The words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def _signed(n: int) -> str:
    return f"{n:+d}"


# ---------------------------------------------------------------- taps


def entry_label(entry: Entry, lang: Language) -> str:
    """What a tap is called: what is said by it, and what it brings indirectly."""
    said = entry.spoken or entry.steps[-1:]
    words = chat("plan.then", lang).join(_labels(said, lang))
    if (climbs(entry) or _gold_stands_in(entry)) and (
        brought := amounts(difference(entry.steps[0].before, entry.after), lang)
    ):
        words = chat("plan.brings", lang, what=words, brought=brought)
    return chat("plan.one_too_many", lang, what=words) if is_one_too_many(entry) else words


def _gold_stands_in(entry: Entry) -> bool:
    """Whether more gold is paid than a tap says: for want of something else."""
    paid = -difference(entry.steps[0].before, entry.after).get("gold", 0)
    return paid > 0 and paid > sum(_told_gold(step) for step in entry.spoken)


def _told_gold(step: Step) -> int:
    """The gold that the label of an answer names."""
    _, values = of_action(step.before.seen, step.before.decision, step.action)
    named = values.get("gold", 0)
    return sum(value.gold for value in values.values() if isinstance(value, Cost | Pay)) + (
        named if isinstance(named, int) else 0
    )


def _labels(said: Sequence[Step], lang: Language) -> Iterator[str]:
    """The labels of answers; what only leads to the next one is left out, as is what was said already."""
    before = ""
    for step in said:
        if step is not said[-1] and _only_leads_on(step.action):
            continue
        if isinstance(step.action, Activate) and before:
            continue
        before = _with_others(step, lang)
        yield before


def _only_leads_on(action: Action) -> bool:
    """Whether an answer says nothing that the choice behind it does not say: a task that is one, a benefit."""
    if isinstance(action, PerformTask):
        return not isinstance(TASKS[ICONS[action.icon].task].benefit[0], Gain)
    return isinstance(action, TakeBenefit)


def entry_words(entry: Entry, lang: Language) -> str:
    """What a tap costs and brings: the last of what is said by it, in full."""
    return words_of((entry.spoken or entry.steps)[-1], lang)


# ---------------------------------------------------------------- placements


def place_words(place: Place, lang: Language) -> str:
    """A whole placement: where, with whom and by what, what it costs and what can be done there."""
    space = say("space", place.space, lang)
    steps = (*place.cashed, place.steps[0])
    by = chat("plan.then", lang).join([*(label_of(step, lang) for step in steps), _shown(place, lang)])
    return chat("plan.place_line", lang, place=space, by=by, details=_details(place, lang))


def _details(place: Place, lang: Language) -> str:
    here = place.steps[-1].before
    asked = ChoosePlacement(here.seat, place.worker, place.acting, SPACES[place.space].god, place.shown)
    return parted(text.action(here.seen, asked, ChooseSpace(place.space), lang))[1]


def _shown(place: Place, lang: Language) -> str:
    if place.shown:
        return say("god_name", place.shown, lang)
    here = place.steps[-1].before
    asked = ChooseGod(here.seat, place.worker, place.acting)
    return text.label(here.seen, asked, ShowGold(SPACES[place.space].god), lang)


def _placed(steps: Sequence[Step], lang: Language) -> list[str]:
    """A placement as a line of a plan, and whatever else was said with it."""
    start = steps[0].action
    assert isinstance(start, PlaceWorker)
    whole = next((n for n, step in enumerate(steps, 1) if isinstance(step.action, ChooseSpace)), 0)
    choosing = steps[: whole or 1 + sum(isinstance(step.action, ShowGodCard | ShowGold) for step in steps)]
    place = place_of(start, tuple(choosing))
    key = "plan.placed" if place.shown else "plan.placed.gold"
    values = {"worker": label_of(steps[0], lang), "place": say("space", place.space, lang)}
    placed = chat(key, lang, **values, shown=_shown(place, lang))
    price = [] if any(isinstance(step.action, Pay) for step in steps) else [_price(place, lang)]
    return [placed, *price, *(_said(step, lang) for step in steps[len(choosing) :])]


def _price(place: Place, lang: Language) -> str:
    """The food that was paid where there was only one way to pay it."""
    last = place.steps[-1]
    events = apply(last.before.worlds[0], last.action).events
    paid = [Pay(one.potato, one.corn, one.stone, one.gold) for one in events if isinstance(one, Paid)]
    if not place.food or not paid:
        return chat("plan.no_food", lang)
    asked = ChoosePayment(last.before.seat, Cost(food=place.food))
    return text.action(last.before.seen, asked, paid[-1], lang)


# ---------------------------------------------------------------- the plan


def plan_lines(planned: Sequence[Sequence[Step]], lang: Language) -> list[str]:
    """A line for each tap: what was said, and what was filled in."""
    return [_line(number, steps, lang) for number, steps in enumerate(planned, 1)]


def _line(number: int, steps: Sequence[Step], lang: Language) -> str:
    said = [step for step in steps if not isinstance(step.action, Pass)] or list(steps[-1:])
    free = list(takewhile(lambda step: is_free_action(step.action), said))
    placing = said[len(free) :]
    if placing and isinstance(placing[0].action, PlaceWorker) and is_whole(placing):
        parts = [*_labels(free, lang), *_placed(placing, lang)]
    else:
        spoken = [step for step in said if not isinstance(step.action, Pay)]
        paid = [words_of(step, lang) for step in said if isinstance(step.action, Pay)]
        parts = [*_labels(spoken, lang), *paid]
    return chat("plan.line", lang, n=number, what=capitalised(chat("plan.then", lang).join(parts)))


def _said(step: Step, lang: Language) -> str:
    return words_of(step, lang) if isinstance(step.action, Pay) else _with_others(step, lang)


def _with_others(step: Step, lang: Language) -> str:
    """The label of an answer, and of what counts instead of it if others make it impossible."""
    others = [label_of(structs.replace(step, action=action), lang) for action in step.otherwise]
    return chat("plan.or_else", lang).join([label_of(step, lang), *others])


def lost_words(lost: Iterable[Planned], lang: Language) -> str:
    """What no longer fits, by the pieces it is about, else by what was asked; how it was to be paid aside."""
    choices = [(one.question, one.choices[0]) for one in lost]
    told = [_lost(question, action, lang) for question, action in choices if not isinstance(action, Pass | Pay)]
    return ", ".join(dict.fromkeys(told))


def _lost(question: str, action: Action, lang: Language) -> str:
    for field, value in structs.asdict(action).items():
        if field in PIECES:
            return say(PIECES[field], value, lang)
        if value in GOD_CARDS:
            return say("god_card", value, lang)
        if value in ARMY_CARDS:
            return say("army_card", value, lang)
    return lang.titles[question]


def lies_ahead(course: Course, lang: Language) -> str:
    """What becomes of what is said now."""
    if course.here.ahead is Ahead.ASKED and course.here.after_others:
        return chat("plan.ahead", lang)
    return chat("plan.nothing_played", lang) if course.taps else ""
