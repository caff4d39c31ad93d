"""Whole placements of a Worker, found by a wish: first the task, then the place."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain

from msgspec import Struct, structs

from bot.turn.in_reach import tasks_in_reach
from bot.turn.menu import menu
from bot.turn.tap import Step, Tap, tapped
from engine import actions as act
from engine.components import ICONS, SPACES, TASKS
from engine.decisions import ChooseColour, ChooseGod, ChoosePayment, ChoosePlacement, ChooseTask, same_kind
from engine.events import WorkerPlaced
from engine.foresight import Ahead, Forecast, answered
from engine.procedures import PutWorker
from engine.queries import EXTRA_TASK, count_tasks, has_statue, is_free_action, placement_cost
from engine.state import Player, State
from engine.workers import PRIEST, counts_as

ANY = "any"  # the wish for any place
FOOD_FOR_A_TASK = 2  # the most food that one task more is worth
SEEN_FIRST = ("weavings", "merchant", "training")  # not begun with a placement: may bring nothing, or come too early


class Place(Struct, frozen=True, dict=True):
    """A space, with the Worker to place there and the God card or gold to show."""

    steps: tuple[Step, ...]
    worker: str
    acting: str
    shown: str  # the God card; empty for gold
    space: str
    food: int
    tasks: int  # number of tasks in reach
    cashed: tuple[Step, ...] = ()  # Army cards discarded for resources before

    @cached_property
    def wishes(self) -> frozenset[str]:
        """The tasks of the space in reach of this placement; slow to compute."""
        return tasks_in_reach(self.placed, self.steps[-1].before.seat, SPACES[self.space].tasks)

    @property
    def placed(self) -> State:
        """The position after the placement."""
        return self.steps[-1].outcome.state

    @property
    def who(self) -> str:
        """The Worker, and its kind of action."""
        return f"{self.worker}-{self.acting}"

    @property
    def in_reach(self) -> int:
        """The number of tasks in reach there at once; after all of them a Worker may begin again."""
        there = SPACES[self.space].tasks
        possible = sum(task in self.wishes for task in there)
        return self.tasks if possible == len(there) else min(self.tasks, possible)

    @property
    def god(self) -> str:
        """The god of the space."""
        return SPACES[self.space].god

    @property
    def means(self) -> str:
        """The God card to show, or gold for the god."""
        return self.shown or f"gold-{self.god}"

    @property
    def name(self) -> str:
        """A short name of the whole placement."""
        return "-".join((self.who, self.shown or "gold", self.space))

    def is_all(self, only: Collection[str]) -> bool:
        """Whether the placement has all of these: a Worker, a card or gold to show, a god, a space."""
        return {self.who, self.means, self.god, self.space}.issuperset(only)

    def tap(self, orders: Mapping[str, str], wish: str = ANY) -> Tap:
        """The placement as a tap, with the task of the wish if it has one beginning; spares the price of the task."""
        *before, last = (*self.cashed, *self.steps)
        placed = tapped(last.before, last.action, tuple(before), orders)
        priest = counts_as(self.acting, PRIEST)
        tight = priest and not _spares_potato(placed, placed)
        paid = _paid_otherwise(placed, orders) if wish in TASKS or tight else ()
        fitting = [one for one in paid if wish not in TASKS or _is_in_reach(one.after, wish)]
        placed = max(
            fitting, key=lambda one: _means(one.after, wish, priest and _spares_potato(one, placed)), default=placed
        )
        task = _wished(placed.after, wish, orders)
        return Tap((*placed.steps, *task.steps), task.after) if task else placed


def _paid_otherwise(placed: Tap, orders: Mapping[str, str]) -> Iterator[Tap]:
    """The placement paid by habit, then paid in each other way."""
    yield placed
    for place, step in enumerate(placed.steps):
        if step.filled and isinstance(step.before.decision, ChoosePayment):
            for _, action in step.others:
                if not is_free_action(action):
                    other = tapped(step.before, action, placed.steps[:place], orders)
                    yield Tap(tuple(_as_filled(each, place, n) for n, each in enumerate(other.steps)), other.after)


def _as_filled(step: Step, place: int, number: int) -> Step:
    return structs.replace(step, filled=True) if number == place else step


def _is_in_reach(after: Forecast, wish: str) -> bool:
    return wish in tasks_in_reach(after.worlds[0], after.seat, (wish,))


def _spares_potato(paid: Tap, habit: Tap) -> bool:
    """Whether a payment leaves the potato for a Priest's further task, and takes no more gold than by habit."""
    left, gold = _supply(before_tasks(paid)), _supply(before_tasks(habit)).gold
    return left.potato >= EXTRA_TASK.potato and left.gold >= gold


def _supply(here: Forecast) -> Player:
    return here.worlds[0].players[here.seat]


def _means(after: Forecast, wish: str, spared: bool) -> tuple[int, int, int]:
    """The number of ways to the task, then the supply left for it, as a key for the best payment."""
    begun = [action for action in after.answers if _task(action) == wish]
    left = _supply(after).corn + _supply(after).gold
    if not begun:
        return 0, spared, 0
    if wish in SEEN_FIRST:
        return 1, left, spared
    further = answered(after, begun[0])
    carried_out = further.ahead is not Ahead.ASKED or same_kind(further.decision, after.decision)
    return 1 if carried_out else len(further.answers), spared, left


def _wished(after: Forecast, wish: str, orders: Mapping[str, str]) -> Tap | None:
    """The wish as a tap behind a placement; None if it leaves a choice, or if something hidden comes up."""
    if after.ahead is not Ahead.ASKED or not isinstance(after.decision, ChooseTask):
        return None
    if wish not in TASKS or wish in SEEN_FIRST or act.BuyTask() in after.answers:
        return None
    first, *_ = menu(after, orders)
    found = [tap for tap in first.taps if _task(tap.steps[0].action) == wish]
    return found[0] if len(found) == 1 and not found[0].is_final else None


def _task(action: act.Action) -> str:
    return ICONS[action.icon].task if isinstance(action, act.PerformTask) else ""


def needs_one_more_task(place: Place, wish: str) -> bool:
    """Whether the wish takes a Priest's further task, for potato."""
    if wish not in place.wishes or not counts_as(place.acting, PRIEST):
        return False
    return not tasks_in_reach(place.placed, place.steps[-1].before.seat, (wish,), buying=False)


def may_buy_a_task(place: Place) -> bool:
    """Whether the supply after the placement pays for a Priest's further task."""
    return _supply(before_tasks(place.tap({}))).can_pay(EXTRA_TASK)


def before_tasks(placed: Tap) -> Forecast:
    """The forecast between a placement and its first tasks."""
    return next((step.before for step in placed.steps if isinstance(step.action, act.PerformTask)), placed.after)


def wishes(places: Iterable[Place]) -> tuple[str, ...]:
    """The tasks within reach of a placement now."""
    found: set[str] = set()
    for place in places:
        if not found.issuperset(SPACES[place.space].tasks):
            found |= place.wishes
    return tuple(task for task in TASKS if task in found)


def is_wish(wish: str) -> bool:
    """Whether this is a wish: any place, a task, or a space."""
    return wish == ANY or wish in TASKS or wish in SPACES


def is_place_for(place: Place, wish: str) -> bool:
    """Whether this place fulfils the wish: by a task, or by its space."""
    return wish in (ANY, place.space) or wish in place.wishes


def prices(places: Iterable[Place]) -> dict[str, int]:
    """The least food for each space."""
    found: dict[str, int] = {}
    for place in places:
        found[place.space] = min(place.food, found.get(place.space, place.food))
    return found


def placements(here: Forecast, wish: str = ANY, only: Collection[str] = ()) -> tuple[Place, ...]:
    """The best placement for each space and Worker with all of `only`: most tasks for their food first.

    Placements after the cashing of Army cards come last. One God card stands for all of its god, unless the seat has a
    Statue of the god, or the wish or `only` names the space.
    """
    found: dict[tuple[str, ...], Place] = {}
    fitting = [place for place in every_placement(here) if place.is_all(only)]
    in_reach = {(place.space, place.who) for place in fitting if not place.cashed}
    for place in fitting:
        if place.cashed and (place.space, place.who) in in_reach:
            continue
        statue = has_statue(here.worlds[0].players[here.seat], place.god)
        card = place.shown if statue or place.space in (wish, *only) else ""
        found.setdefault((place.space, place.who, card), place)
    return tuple(sorted(found.values(), key=_worth))


def _worth(place: Place) -> tuple[int, int, int]:
    """Sorts placements: those without cashed cards first, then by tasks for their food."""
    return len(place.cashed), place.food - FOOD_FOR_A_TASK * place.in_reach, place.food


def every_placement(here: Forecast) -> tuple[Place, ...]:
    """Every placement, cards before gold; those after the cashing of Army cards come last."""
    found: dict[str, Place] = {}
    for place in chain(_at_once(here), _after_cashing(here)):
        found.setdefault(place.name, place)
    return tuple(found.values())


def _after_cashing(here: Forecast) -> Iterator[Place]:
    """Placements in reach after the cashing of one Army card, or of as few as reach any place."""
    cashing = [(Step(here, action),) for action in _to_cash(here)]
    found = [place for steps in cashing for place in _behind(steps)]
    steps: tuple[Step, ...] = cashing[0] if cashing else ()
    while steps and not found:
        after = answered(steps[-1].before, steps[-1].action)
        more = _to_cash(after)[:1]
        steps = (*steps, Step(after, more[0])) if more else ()
        found = list(_behind(steps)) if steps else []
    yield from found


def _to_cash(here: Forecast) -> list[act.Action]:
    return [action for action in here.answers if isinstance(action, act.DiscardArmyCard)]


def _behind(cashed: tuple[Step, ...]) -> Iterator[Place]:
    after = answered(cashed[-1].before, cashed[-1].action)
    return (structs.replace(place, cashed=cashed) for place in _at_once(after))


def _at_once(here: Forecast) -> Iterator[Place]:
    """Placements in reach at once, cards before gold."""
    for action in here.answers:
        if isinstance(action, act.PlaceWorker):
            first = Step(here, action)
            for steps in _to_spaces((first,), answered(here, action)):
                yield place_of(action, steps)


def _to_spaces(steps: tuple[Step, ...], after: Forecast) -> Iterator[tuple[Step, ...]]:
    if not _asks_where(after):
        if not _asks_what_comes_up(after):
            yield steps
        return
    for action in after.answers:
        if is_free_action(action):
            continue
        further = (*steps, Step(after, action))
        if isinstance(action, act.ChooseSpace):
            yield further
        else:
            yield from _to_spaces(further, answered(after, action))


def _asks_where(here: Forecast) -> bool:
    return here.ahead is Ahead.ASKED and isinstance(here.decision, ChooseGod | ChoosePlacement)


def _asks_what_comes_up(here: Forecast) -> bool:
    """Whether the places depend on an unseen God card drawn by the plan."""
    return isinstance(here.worlds[0].decision, ChooseGod | ChoosePlacement)


def place_of(start: act.PlaceWorker, steps: tuple[Step, ...]) -> Place:
    """The placement by these answers."""
    last = steps[-1]
    position, seat = last.before.worlds[0], last.before.seat
    space = last.action.space if isinstance(last.action, act.ChooseSpace) else _without_a_choice(last).space
    return Place(
        steps,
        start.worker,
        start.acting,
        _shown_card(steps),
        space,
        placement_cost(position, seat, space, start.acting),
        count_tasks(position, seat, start.worker, start.acting, space),
    )


def _shown_card(steps: tuple[Step, ...]) -> str:
    """The God card shown, also the only possible one; empty for gold."""
    shown = [step.action for step in steps if isinstance(step.action, act.ShowGodCard | act.ShowGold)]
    if shown:
        return shown[0].card if isinstance(shown[0], act.ShowGodCard) else ""
    last = steps[-1]
    if isinstance(last.before.decision, ChoosePlacement):
        return last.before.decision.card
    return _without_a_choice(last).card


def is_whole(steps: Sequence[Step]) -> bool:
    """Whether these answers, beginning with a PlaceWorker, make a whole placement."""
    last = [
        step
        for step in steps
        if isinstance(step.action, act.PlaceWorker | act.ShowGodCard | act.ShowGold | act.ChooseSpace)
    ][-1]
    return not _asks_where(answered(last.before, last.action))


def _without_a_choice(last: Step) -> WorkerPlaced | PutWorker:
    """The placement by this answer with a single space left: done, or still on the stack."""
    outcome = last.outcome
    happened = [event for event in outcome.events if isinstance(event, WorkerPlaced)]
    if happened:
        return happened[0]
    waiting = [frame.placed if isinstance(frame, ChooseColour) else frame for frame in outcome.state.stack]
    return next(frame for frame in waiting if isinstance(frame, PutWorker))
