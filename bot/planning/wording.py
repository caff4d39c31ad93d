"""A plan in words: answers, whole placements, the lines of the plan, and what no longer fits."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from msgspec import structs

from bot import text
from bot.languages import Language
from bot.planning.consequences import difference
from bot.planning.entry import Step
from bot.planning.placements import Place, is_whole, place_of
from bot.planning.plan import Course
from bot.planning.promises import by_name
from bot.prompts.prompt import parted
from bot.text import say
from bot.text.chat import chat
from engine.actions import (
    Action,
    ChooseSpace,
    LayWeaving,
    Pass,
    Pay,
    PlaceWorker,
    ShowGodCard,
    ShowGold,
)
from engine.components import ARMY_CARDS, GOD_CARDS, SPACES
from engine.core import apply
from engine.decisions import ArrangeWeaving, ChooseGod, ChoosePayment, ChoosePlacement
from engine.events import Paid
from engine.foresight import Ahead
from engine.planned import Planned
from engine.queries import EXTRA_TASK, SHOWN_GOLD, has_statue, is_free_action, to_retrieve
from engine.resources import GOLD, VP, Cost
from engine.workers import PRIEST, WARRIOR, counts_as

GOODS = {"potato": "🥔", "corn": "🌽", "stone": "🪨", "gold": "🟡"}
# By the field of an answer that names a piece: the form by which the piece is called.
PIECES = {"building": "building", "space": "space", "tile": "weaving", "spot": "spot", "item": "item"}


# ---------------------------------------------------------------- answers


def words_of(step: Step, lang: Language) -> str:
    """An answer in words; with a sign if a standing order gives it."""
    words = text.action(step.before.seen, step.before.decision, step.action, lang)
    return chat("plan.ordered", lang, what=words) if step.ordered else words


def label_of(step: Step, lang: Language, **known: str) -> str:
    """The same as short as a button has to be; with what is `known` of it in place of a number."""
    label = text.label(step.before.seen, step.before.decision, step.action, lang, **known)
    return chat("plan.ordered", lang, what=label) if step.ordered else label


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


Consequence = tuple[str, Mapping[str, Any]]  # the key of how it is put, and the values for it


def put(words: str, consequences: Iterable[Consequence], lang: Language) -> str:
    """The words, with each of these put around or behind them."""
    for key, values in consequences:
        words = chat(key, lang, what=words, **values)
    return words


def labels_of(said: Sequence[Step], lang: Language) -> list[str]:
    """Several answers, each with what counts instead of it."""
    return [_with_others(step, lang) for step in said]


# ---------------------------------------------------------------- placements


def place_words(place: Place, lang: Language) -> str:
    """A whole placement: where, with whom and by what, what can be done there, and the gold that stands in."""
    space, by = say("space", place.space, lang), _by(place, lang)
    line = chat("plan.place_line", lang, place=space, by=by, details=_details(place, lang))
    return put(line, _stood_in(place, lang), lang)


def place_offer(place: Place, lang: Language) -> str:
    """The same with what it allows besides its tasks."""
    return put(place_words(place, lang), _allowed(place), lang)


def place_choice(place: Place, lang: Language) -> tuple[str, str]:
    """The same in two lines, for an entry of a list: where and by what; then what it costs and brings."""
    where = put(_where(place, say("space", place.space, lang), lang), _stood_in(place, lang), lang)
    return where, put(_details(place, lang), _allowed(place), lang)


def place_brief(place: Place, lang: Language) -> str:
    """The same in a single short line: the space by its name alone."""
    where = put(_where(place, place.space, lang), _stood_in(place, lang), lang)
    return chat("plan.then", lang).join([where, _details(place, lang)])


def place_name(place: Place, lang: Language) -> str:
    """The same by what is chosen and printed, as somebody may type it."""
    return chat("plan.then", lang).join([_where(place, place.space, lang), _details(place, lang)])


def place_parts(place: Place, only: Iterable[str], lang: Language) -> list[str]:
    """These parts of a placement: its Worker, what is shown, the god for whom, the space."""
    called = {
        place.who: label_of(place.steps[0], lang),
        place.means: _shown(place, lang),
        place.god: say("god", place.god, lang),
        place.space: say("space", place.space, lang),
    }
    return [called[part] for part in only]


def _where(place: Place, space: str, lang: Language) -> str:
    return chat("plan.place_choice", lang, place=space, by=_by(place, lang))


def _by(place: Place, lang: Language) -> str:
    """With which Worker, and by which card or gold."""
    steps = (*place.cashed, place.steps[0])
    return chat("plan.then", lang).join([*(label_of(step, lang) for step in steps), _shown(place, lang)])


def _stood_in(place: Place, lang: Language) -> Iterator[Consequence]:
    """What a placement takes out of the supply, where gold stands in for something."""
    paid = _paid(place)
    if -paid.get(GOLD, 0) > (0 if place.shown else SHOWN_GOLD):
        yield "plan.brings", {"brought": amounts(paid, lang)}


def _allowed(place: Place) -> Iterator[Consequence]:
    """What a placement allows besides the tasks: by a Statue of the god, and by what the Worker is good at."""
    here = place.steps[-1].before
    position = here.worlds[0]
    if place.shown and has_statue(position.players[here.seat], SPACES[place.space].god):
        yield "plan.place.statue", {"benefit": GOD_CARDS[place.shown].benefit}
    if counts_as(place.acting, PRIEST):
        yield "plan.place.priest", {"cost": EXTRA_TASK}
    if counts_as(place.acting, WARRIOR):
        yield "plan.place.warrior_draws", {}
        if beside := to_retrieve(position, place.space):
            yield "plan.place.warrior", {"workers": [position.hill[space] for space in beside]}


def _paid(place: Place) -> Mapping[str, int]:
    """What a placement takes out of the supply, and brings at once."""
    return difference(place.steps[0].before, place.entry({}).after)


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
    said = [step for step in steps if step.ordered or not isinstance(step.action, Pass)] or list(steps[-1:])
    free = list(takewhile(lambda step: is_free_action(step.action), said))
    placing = said[len(free) :]
    if placing and isinstance(placing[0].action, PlaceWorker) and is_whole(placing):
        parts = [*labels_of(free, lang), *_placed(placing, lang)]
    else:
        spoken = [step for step in said if not isinstance(step.action, Pay)]
        paid = [words_of(step, lang) for step in said if isinstance(step.action, Pay)]
        parts = [*(_in_a_line(step, lang) for step in by_name(spoken)), *paid]
    return chat("plan.line", lang, n=number, what=capitalised(chat("plan.then", lang).join(parts)))


def _said(step: Step, lang: Language) -> str:
    return words_of(step, lang) if isinstance(step.action, Pay) else _with_others(step, lang)


def _in_a_line(step: Step, lang: Language) -> str:
    """An answer in a line of a plan, where no question above it says what it is about."""
    asked = step.before.decision
    if isinstance(asked, ArrangeWeaving) and isinstance(step.action, LayWeaving):
        return chat("plan.laid", lang, tile=asked.tile, where=label_of(step, lang))
    return _with_others(step, lang)


def _with_others(step: Step, lang: Language) -> str:
    """The label of an answer, and of what counts instead of it if others make it impossible."""
    others = [label_of(structs.replace(step, action=action), lang) for action in step.otherwise]
    return chat("plan.or_else", lang).join([label_of(step, lang), *others])


def change_words(before: Sequence[Step], now: Step, other: Step, lang: Language) -> tuple[str, str]:
    """Another answer for one in a plan; and what it is about, with what stands there now."""
    shows = isinstance(other.action, ShowGodCard | ShowGold)
    words = label_of(other, lang) if shows else words_of(other, lang)
    said = [step for step in before if not step.filled and not isinstance(step.action, Pass)]
    about = label_of(said[-1], lang) if said else text.title(now.before.decision, lang)
    return capitalised(words), chat("plan.instead", lang, what=capitalised(about), now=label_of(now, lang))


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


def lies_ahead(course: Course, lang: Language, *, some_played: bool) -> str:
    """What becomes of what is said now, where something of the turn may have been played before."""
    if course.here.ahead is Ahead.ASKED and course.here.after_others:
        return chat("plan.ahead", lang)
    return chat("plan.rest_not_played" if some_played else "plan.nothing_played", lang) if course.taps else ""
