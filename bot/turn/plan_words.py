"""A plan in words: answers, placements, changes, and what becomes of it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import structs

from bot import limits, say
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.filling import SIGNS, TASK_SIGNS
from bot.say.parts import Said, joined
from bot.screens.screen import fitted
from bot.turn.outcome import difference
from bot.turn.placements import Place, before_tasks, may_buy_a_task, needs_one_more_task
from bot.turn.tap import Step
from engine import actions as act
from engine.components import GOD_CARDS, SPACES
from engine.decisions import ChooseGod, ChoosePlacement
from engine.queries import EXTRA_TASK, SHOWN_GOLD, has_statue, to_retrieve
from engine.resources import GOLD, VP
from engine.workers import PRIEST, WARRIOR, counts_as

NO_NUMBERS: Mapping[str, int] = {}

# ---------------------------------------------------------------- answers


def said_of(step: Step, lang: Language, paid: act.Pay | None = None) -> Said:
    """An answer in words; with a sign for a standing order, and with the payment in place of the price."""
    said = say.said(step.before.seen, step.before.decision, step.action, lang, paid)
    return said.within(lang.chat["plan.ordered"]) if step.ordered else said


def words_of(step: Step, lang: Language, paid: act.Pay | None = None) -> str:
    """An answer in words as a string."""
    return str(said_of(step, lang, paid))


def label_of(step: Step, lang: Language, paid: act.Pay | None = None, *, pictured: bool = False, **known: str) -> Said:
    """An answer as a short label, with the payment in place of the price, and `known` values in place of numbers.

    With `pictured`, what it chooses has a number in the picture of the card.
    """
    asked, seen = step.before.decision, step.before.seen
    label = say.label(seen, asked, step.action, lang, paid, pictured=pictured, **known)
    return label.within(lang.chat["plan.ordered"]) if step.ordered else label


def in_a_row(labels: Iterable[Said | str], lang: Language) -> str:
    """Several answers, one after the other."""
    return chat("plan.then", lang).join(map(str, labels))


def amounts(changed: Mapping[str, int], lang: Language, *, brief: bool = False) -> str:
    """The changes in signs."""
    between, beside = ("", " ") if brief else (" ", ", ")
    goods = [f"{SIGNS[name]}{between}{lang.grammar.signed(n)}" for name, n in changed.items() if name != VP]
    vp = [chat("plan.vp", lang, n=lang.grammar.signed(changed[VP]))] if VP in changed else []
    return beside.join([*goods, *vp])


def capitalised(words: str) -> str:
    """The words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]


Consequence = tuple[str, Mapping[str, Any]]  # key of the phrase, and its values


def put(words: str, consequences: Iterable[Consequence], lang: Language) -> str:
    """The words with each consequence around or behind them."""
    for key, values in consequences:
        words = chat(key, lang, what=words, **values)
    return words


def labels_of(said: Sequence[Step], lang: Language, *, pictured: bool = False) -> list[Said]:
    """Labels of answers, each with its next choices."""
    return [with_others(step, lang, pictured=pictured) for step in said]


# ---------------------------------------------------------------- placements


def place_words(place: Place, lang: Language) -> str:
    """A whole placement: its space, Worker, card or gold, its tasks, and the gold that stands in."""
    space, by = thing("space", place.space, lang), _by(place, lang)
    line = chat("plan.place_line", lang, place=space, by=by, details=_details(place, lang))
    return put(line, _stood_in(place, lang), lang)


def place_choice(place: Place, wish: str, lang: Language) -> tuple[str, str]:
    """A placement as an entry of a list: its space and means; then its costs and gains."""
    needed = (*_needed(place, wish), *_stood_in(place, lang))
    where = put(_where(place, thing("space", place.space, lang), lang), needed, lang)
    return where, put(_details(place, lang), _allowed(place), lang)


def place_labels(
    places: Sequence[Place], lang: Language, room: int = limits.BUTTON_LABEL, numbers: Mapping[str, int] = NO_NUMBERS
) -> list[str]:
    """The label of each place: its number in the picture or its space, its tasks and its price.

    Two that would be called alike also name the Worker and the card.
    """
    tellings = [
        [fitted(_place_label(place, called, lang), room), fitted(_told_apart(place, called, lang), room)]
        for place in places
        for called in [str(numbers.get(place.space, place.space))]
    ]
    said = Counter(label for telling in tellings for label in telling)
    return [next((label for label in telling if said[label] == 1), telling[-1]) for telling in tellings]


def _place_label(place: Place, called: str, lang: Language) -> str:
    """The space, its tasks, the price if it has one, the cards it takes, and what a Statue brings besides."""
    label = _priced(place, called, lang)
    if place.shown:
        label = chat("plan.place.god_card", lang, what=label, god=GOD_CARDS[place.shown].god)
    if place.cashed:
        label = chat("plan.place.cashed", lang, what=label, n=len(place.cashed))
    return _with_statue(label, place, lang)


def _told_apart(place: Place, called: str, lang: Language) -> str:
    """The same with the Worker and by their names the cards, which tell two alike apart."""
    return _with_statue(_priced(place, _where(place, called, lang), lang), place, lang)


def _priced(place: Place, where: str, lang: Language) -> str:
    price, tasks = _price(place, lang), _tasks(place, lang)
    return chat("plan.place" if price else "plan.place.free", lang, space=where, price=price, tasks=tasks)


def _with_statue(label: str, place: Place, lang: Language) -> str:
    if not _serves_statue(place):
        return label
    return chat("plan.place.and_statue", lang, what=label, benefit=GOD_CARDS[place.shown].benefit)


def _tasks(place: Place, lang: Language) -> str:
    """The tasks that a placement can perform there: the signs of all, and how many of them."""
    n, possible = place.in_reach, [task for task in SPACES[place.space].tasks if task in place.wishes]
    if not n or not possible:
        return chat("plan.place.none", lang)
    if len(possible) == 1:
        return chat("plan.place.one", lang, wish=possible[0])
    key = "plan.place.some" if n < len(possible) else "plan.place.all"
    return chat(key, lang, n=n, of=len(possible), signs="".join((TASK_SIGNS | SIGNS)[task] for task in possible))


def _serves_statue(place: Place) -> bool:
    """Whether a Statue of the seat brings the benefit of the God card that is played."""
    here = place.steps[-1].before
    return bool(place.shown) and has_statue(here.worlds[0].players[here.seat], SPACES[place.space].god)


def place_brief(place: Place, lang: Language) -> str:
    """A placement in one short line, with the name of the space alone."""
    where = put(_where(place, place.space, lang), _stood_in(place, lang), lang)
    return in_a_row([where, _details(place, lang)], lang)


def place_name(place: Place, lang: Language) -> str:
    """A placement as somebody may type it."""
    return in_a_row([_where(place, place.space, lang), _details(place, lang)], lang)


def place_parts(place: Place, only: Iterable[str], lang: Language) -> list[str]:
    """These parts of a placement: its Worker, the card or gold shown, the god, the space."""
    called = {
        place.who: str(label_of(place.steps[0], lang)),
        place.means: shown_words(place, lang),
        place.god: thing("god", place.god, lang),
        place.space: thing("space", place.space, lang),
    }
    return [called[part] for part in only]


def _where(place: Place, space: str, lang: Language) -> str:
    return chat("plan.place_choice", lang, place=space, by=_by(place, lang))


def _by(place: Place, lang: Language) -> str:
    """The Worker, and the card or gold shown."""
    steps = (*place.cashed, place.steps[0])
    return in_a_row([*(label_of(step, lang) for step in steps), shown_words(place, lang)], lang)


def _stood_in(place: Place, lang: Language) -> Iterator[Consequence]:
    """The payment of a placement, if gold stands in for something."""
    paid = _paid(place)
    if -paid.get(GOLD, 0) > (0 if place.shown else SHOWN_GOLD):
        yield "plan.brings", {"brought": amounts(paid, lang)}


def _needed(place: Place, wish: str) -> Iterator[Consequence]:
    """The further task that the wish needs."""
    if needs_one_more_task(place, wish):
        yield "plan.place.needs_task", {"wish": wish, "cost": EXTRA_TASK}


def _allowed(place: Place) -> Iterator[Consequence]:
    """The options of a placement besides its tasks: by a Statue of the god, and by the kind of Worker."""
    here = place.steps[-1].before
    position = here.worlds[0]
    if _serves_statue(place):
        yield "plan.place.statue", {"benefit": GOD_CARDS[place.shown].benefit}
    if counts_as(place.acting, PRIEST):
        if may_buy_a_task(place):
            yield "plan.place.one_more_task", {"cost": EXTRA_TASK}
        yield "plan.place.priest", {}
    if counts_as(place.acting, WARRIOR):
        yield "plan.place.warrior_draws", {}
        if beside := to_retrieve(position, place.space):
            yield "plan.place.warrior", {"workers": [*dict.fromkeys(position.hill[space] for space in beside)]}


def _price(place: Place, lang: Language) -> str:
    """The goods that a placement costs, or that it costs nothing."""
    paid = [f"{-n}{SIGNS[name]}" for name, n in _paid(place).items() if n < 0 and name in SIGNS]
    return "".join(paid)


def _paid(place: Place) -> Mapping[str, int]:
    """The costs and gains of a placement at once, without its tasks."""
    return difference(place.steps[0].before, before_tasks(place.entry({})))


def _details(place: Place, lang: Language) -> str:
    here = place.steps[-1].before
    asked = ChoosePlacement(here.seat, place.worker, place.acting, SPACES[place.space].god, place.shown)
    return say.said(here.seen, asked, act.ChooseSpace(place.space), lang).gain


def shown_words(place: Place, lang: Language) -> str:
    """The God card shown for a placement, or the gold in its place."""
    if place.shown:
        return thing("god_name", place.shown, lang)
    here = place.steps[-1].before
    asked = ChooseGod(here.seat, place.worker, place.acting)
    return str(say.label(here.seen, asked, act.ShowGold(SPACES[place.space].god), lang))


# ---------------------------------------------------------------- the plan


def with_others(step: Step, lang: Language, paid: act.Pay | None = None, *, pictured: bool = False) -> Said:
    """The label of an answer, with its next choices if others make it impossible."""
    others = [label_of(structs.replace(step, action=action), lang, pictured=pictured) for action in step.otherwise]
    return joined(chat("plan.or_else", lang), [label_of(step, lang, paid, pictured=pictured), *others])


def change_words(
    before: Sequence[Step], now: Step, other: Step, lang: Language, *, whole: bool = False
) -> tuple[str, str]:
    """Another answer, and its subject with the current one; `whole`, with all answers before, to tell two apart."""
    shows = isinstance(other.action, act.ShowGodCard | act.ShowGold)
    words = str(label_of(other, lang)) if shows else words_of(other, lang)
    said = [step for step in before if not step.filled and not isinstance(step.action, act.Pass)]
    told = said if whole else said[-1:]
    said_before = in_a_row((label_of(step, lang) for step in told), lang)
    about = said_before or say.title(now.before.decision, lang)
    return capitalised(words), chat("plan.instead", lang, what=capitalised(about), now=label_of(now, lang))
