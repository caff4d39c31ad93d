"""Labels of places: the words of whole placements on buttons, in lists and for typed commands."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

from bot import limits, say
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.filling import SIGNS, TASK_SIGNS
from bot.screens.screen import fitted
from bot.turn.outcome import difference
from bot.turn.placements import Place, before_tasks, may_buy_a_task, needs_one_more_task
from bot.turn.plan_words import Consequence, amounts, in_a_row, label_of, put
from engine import actions as act
from engine.components import GOD_CARDS, SPACES
from engine.decisions import ChooseGod, ChoosePlacement
from engine.queries import EXTRA_TASK, SHOWN_GOLD, has_statue, to_retrieve
from engine.resources import GOLD
from engine.workers import PRIEST, WARRIOR, counts_as

NO_NUMBERS: Mapping[str, int] = {}


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

    Places with equal labels also name the Worker and the card.
    """
    shown = [str(numbers.get(place.space, place.space)) for place in places]
    told = [(where, *_told(place)) for place, where in zip(places, shown, strict=True)]
    often = Counter(told)
    return [
        fitted((_place_label if often[facts] == 1 else _told_apart)(place, where, lang), room)
        for place, where, facts in zip(places, shown, told, strict=True)
    ]


def _told(place: Place) -> tuple[Hashable, ...]:
    """The facts on the label of a placement besides its space: the price, the cards, the benefit and the tasks."""
    price = tuple((name, n) for name, n in _paid(place).items() if n < 0 and name in SIGNS)
    god = GOD_CARDS[place.shown].god if place.shown else ""
    benefit = GOD_CARDS[place.shown].benefit if _serves_statue(place) else ()
    return price, len(place.cashed), god, benefit, *_reached(place)


def _place_label(place: Place, where: str, lang: Language) -> str:
    """The space, its tasks, the price if any, the cards it takes, and the benefit by a Statue."""
    label = _priced(place, where, lang)
    if place.shown:
        label = chat("plan.place.god_card", lang, what=label, god=GOD_CARDS[place.shown].god)
    if place.cashed:
        label = chat("plan.place.cashed", lang, what=label, n=len(place.cashed))
    return _with_statue(label, place, lang)


def _told_apart(place: Place, where: str, lang: Language) -> str:
    """The same label with the Worker and the names of the cards."""
    return _with_statue(_priced(place, _where(place, where, lang), lang), place, lang)


def _priced(place: Place, where: str, lang: Language) -> str:
    price, tasks = _price(place, lang), _tasks(place, lang)
    return chat("plan.place" if price else "plan.place.free", lang, space=where, price=price, tasks=tasks)


def _with_statue(label: str, place: Place, lang: Language) -> str:
    if not _serves_statue(place):
        return label
    return chat("plan.place.and_statue", lang, what=label, benefit=GOD_CARDS[place.shown].benefit)


def _tasks(place: Place, lang: Language) -> str:
    """The possible tasks of a placement there: the signs of all, and the number in reach."""
    n, possible = _reached(place)
    if not n:
        return chat("plan.place.none", lang)
    if len(possible) == 1:
        return chat("plan.place.one", lang, wish=possible[0])
    key = "plan.place.some" if n < len(possible) else "plan.place.all"
    return chat(key, lang, n=n, of=len(possible), signs="".join((TASK_SIGNS | SIGNS)[task] for task in possible))


def _reached(place: Place) -> tuple[int, tuple[str, ...]]:
    """The number of different tasks of a placement there, and the tasks; (0, ()) if there are none."""
    possible = tuple(task for task in SPACES[place.space].tasks if task in place.wishes)
    n = min(place.in_reach, len(possible))
    return (n, possible) if n else (0, ())


def _serves_statue(place: Place) -> bool:
    """Whether a Statue of the seat brings the benefit of the shown God card."""
    here = place.steps[-1].before
    return bool(place.shown) and has_statue(here.worlds[0].players[here.seat], SPACES[place.space].god)


def place_brief(place: Place, lang: Language) -> str:
    """A placement in one short line, with the name of the space alone."""
    where = put(_where(place, place.space, lang), _stood_in(place, lang), lang)
    return in_a_row([where, _details(place, lang)], lang)


def place_name(place: Place, lang: Language) -> str:
    """A placement as typed in a command."""
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
    """The goods that a placement costs; empty if it costs nothing."""
    paid = [f"{-n}{SIGNS[name]}" for name, n in _paid(place).items() if n < 0 and name in SIGNS]
    return "".join(paid)


def _paid(place: Place) -> Mapping[str, int]:
    """The costs and gains of a placement at once, without its tasks."""
    return difference(place.steps[0].before, before_tasks(place.tap({})))


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
