"""A plan: taps with answers beside the log, played together; until then all can be taken back."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from msgspec import Struct, structs

from bot.turn.habits import filled_in, ordered
from bot.turn.menu import Begun, can_be_played
from bot.turn.tap import MOST_FILLED, Step, Tap
from engine.actions import Action, Pass, PerformTask, ShowGodCard, ShowGold
from engine.components import GOD_CARDS
from engine.foresight import Ahead, Forecast, answered, forecast
from engine.planned import Planned
from engine.queries import is_free_action
from engine.state import View

MOST_ENDS = 5  # taps that play a plan, with the button for the plan as it is: one row


class PlannedTap(Struct, frozen=True, omit_defaults=True):
    """The answers of one tap; for a place, also its list."""

    answers: tuple[Planned, ...]
    wish: str = ""
    by: str = ""
    only: tuple[str, ...] = ()
    instead: "PlannedTap | None" = None  # the replaced tap, the choice of another task


class Plan(Struct, frozen=True, omit_defaults=True):
    """The planned taps of a seat, with its open list of places or pending tap."""

    base: int = 0  # the number of its first question
    taps: tuple[PlannedTap, ...] = ()
    wish: str = ""  # of the open list of places
    by: str = ""  # the Worker of the shown places
    only: tuple[str, ...] = ()  # parts chosen by a command: a Worker, a card or gold to show, a god, a space
    pending: PlannedTap | None = None  # the tap that waits for a Confirm
    spoilt: tuple[Planned, ...] = ()  # answers that no longer fit, until the next tap
    openly: bool = False  # whether it is only an answer from the channel
    dropped: bool = False  # whether an unreadable plan was dropped, until the next tap

    @property
    def answers(self) -> tuple[Planned, ...]:
        """All answers in the order of play."""
        return tuple(answer for tap in self.taps for answer in tap.answers)

    @property
    def everything(self) -> tuple[Planned, ...]:
        """All answers in the plan, also pending, replaced and spoilt ones."""
        taps = [*self.taps, *([self.pending] if self.pending else [])]
        replaced = [tap.instead for tap in taps if tap.instead]
        return (*(answer for tap in (*taps, *replaced) for answer in tap.answers), *self.spoilt)

    @property
    def preferred(self) -> tuple[Action, ...]:
        """The choices of the first answer, in order of preference."""
        return self.answers[0].choices if self.answers else ()

    def is_of(self, seen: View) -> bool:
        """Whether the first answer, if any, is for the turn of this View."""
        said = (*self.spoilt, *self.answers)
        return all(first.turn in (None, seen.turn) for first in said[:1])

    def begins_at(self, seen: View) -> bool:
        """Whether the first answer, if any, is for the question of this View."""
        asked = (type(seen.decision).__name__, seen.turn)
        return all((first.question, first.turn) == asked for first in self.answers[:1])


class Course(Struct, frozen=True):
    """The run of a plan ahead: its fitting answers, its end, and its lost answers."""

    plan: Plan
    taps: tuple[tuple[Step, ...], ...]
    here: Forecast
    lost: tuple[Planned, ...] = ()
    lost_at: Forecast | None = None  # the forecast of the first lost answer

    @property
    def ticked(self) -> tuple[int, ...]:
        """The numbers of the ticks: all free actions, and the ticks of the current question."""
        if self.here.ahead is not Ahead.ASKED:
            return ()
        free = (number for number in range(len(self.taps)) if self.is_free(number))
        return tuple(sorted({*free, *self.listed}))

    @property
    def listed(self) -> tuple[int, ...]:
        """The numbers of the last taps that are ticks in the list of the current question."""
        kind = type(self.here.decision) if self.here.ahead is Ahead.ASKED else None
        kinds = [_ticked_in(steps) for steps in self.taps]
        ticks = [*takewhile(lambda number: kind and kinds[number] is kind, reversed(range(len(kinds))))]
        return tuple(reversed(ticks))

    @property
    def chosen(self) -> tuple[int, ...]:
        """The numbers of the listed taps, without free actions."""
        return tuple(number for number in self.listed if not self.is_free(number))

    def is_free(self, number: int) -> bool:
        """Whether the tap of this number is a free action alone, without a deed such as placing a Worker."""
        first, *then = self.taps[number]
        return is_free_action(first.action) and all(step.filled or is_free_action(step.action) for step in then)

    @property
    def begun(self) -> Begun | None:
        """The last answer, if it only chose a task: before the execution of the task another may replace it."""
        if not self.taps or self.here.ahead is not Ahead.ASKED or not self.here.decision.carries_out:
            return None
        *before, last = self.taps[-1]
        by_itself = all(isinstance(step.action, Pass | PerformTask) for step in before)
        return Begun(last, by_itself) if isinstance(last.action, PerformTask) else None

    @property
    def ends(self) -> int:
        """The most taps that may play the plan."""
        return MOST_ENDS - self.may_be_played

    @property
    def may_be_played(self) -> bool:
        """Whether the plan can be played as it is: at its end, to see drawn cards, or to hear others."""
        return bool(self.taps) and (self.is_whole or can_be_played(self.here))

    @property
    def is_whole(self) -> bool:
        """Whether the plan is at its end, as after a plan said ahead and taken back."""
        return self.here.ahead is not Ahead.ASKED


def _ticked_in(steps: Sequence[Step]) -> type | None:
    """The question of a tap, if its answers are ticks."""
    first = next((step for step in steps if not isinstance(step.action, Pass)), None)
    if first is None:
        return None
    asked = type(first.before.decision)
    return asked if asked.several or is_free_action(first.action) else None


def course(seen: View, plan: Plan, orders: Mapping[str, str]) -> Course:
    """The run of a plan from this View, without its spoilt answers."""
    return course_from(forecast(seen), plan, orders)


def course_from(here: Forecast, plan: Plan, orders: Mapping[str, str]) -> Course:
    """The run of a plan from its first question."""
    taps: list[list[Step]] = []
    found: list[PlannedTap] = []
    lost, lost_at = [*plan.spoilt], here
    for tap in plan.taps:
        steps: list[Step] = []
        for planned in tap.answers:
            before, here = _by_habit(here, orders, planned) if steps or taps else ([], here)
            (steps if steps or not taps else taps[-1]).extend(before)
            action = _fitting(here, planned)
            if action is None:
                lost_at = lost_at if lost else here
                lost.append(planned)
                continue
            steps.append(structs.replace(_step(here, action, orders), otherwise=_after(here, action, planned)))
            if gone := _gone(here, planned):
                lost_at = lost_at if lost else here
                lost.append(gone)
            here = answered(here, action)
        if steps:
            taps.append(steps)
            found.append(tap)
    kept = tuple(
        structs.replace(tap, answers=tuple(map(_planned, steps))) for tap, steps in zip(found, taps, strict=True)
    )
    return Course(
        structs.replace(plan, taps=kept), tuple(map(tuple, taps)), here, tuple(lost), lost_at if lost else None
    )


def _by_habit(here: Forecast, orders: Mapping[str, str], planned: Planned) -> tuple[list[Step], Forecast]:
    """The answers filled in until the planned one fits; never one that ends the plan."""
    steps: list[Step] = []
    while _fitting(here, planned) is None:
        action = filled_in(here, orders)
        after = answered(here, action) if action and len(steps) < MOST_FILLED else here
        if action is None or after is here or after.ahead is not Ahead.ASKED:
            break
        steps.append(_step(here, action, orders))
        here = after
    return steps, here


def _step(here: Forecast, action: Action, orders: Mapping[str, str]) -> Step:
    """An answer in a plan; `filled` if a habit or an order answers here, and so open to change."""
    filled = filled_in(here, orders) is not None and not is_free_action(action)
    return Step(here, action, filled, ordered=action == ordered(here, orders))


def _fitting(here: Forecast, planned: Planned) -> Action | None:
    if here.ahead is not Ahead.ASKED or type(here.decision).__name__ != planned.question:
        return None
    return planned.first_of(here.answers, here.worlds[0])


def _after(here: Forecast, action: Action, planned: Planned) -> tuple[Action, ...]:
    """The choices after this one that are still possible."""
    behind = planned.choices[planned.choices.index(action) + 1 :]
    return tuple(choice for choice in behind if choice in here.answers)


def _gone(here: Forecast, planned: Planned) -> Planned | None:
    """The choices no longer possible, if any."""
    gone = tuple(choice for choice in planned.choices if choice not in here.answers)
    return structs.replace(planned, choices=gone) if gone else None


def _planned(step: Step) -> Planned:
    return structs.replace(step.planned, choices=(step.action, *step.otherwise))


def with_tap(plan: Plan, tap: Tap) -> Plan:
    """The plan with one more tap."""
    return confirmed(with_pending(plan, tap))


def without_tap(plan: Plan, number: int) -> Plan:
    """The plan without one of its taps; the rest stays as far as it fits."""
    return Plan(plan.base, plan.taps[:number] + plan.taps[number + 1 :])


def with_preference(plan: Plan, tap: Tap) -> Plan:
    """The plan, a single answer, with one more choice in case the others become impossible."""
    (planned,) = plan.answers or tap.planned
    more = tuple(step.action for step in tap.steps if step.action not in planned.choices)
    return Plan(plan.base, (PlannedTap((structs.replace(planned, choices=(*planned.choices, *more)),)),))


def without_preference(plan: Plan, rank: int) -> Plan:
    """The plan, an order of preference, without one of its choices."""
    (planned,) = plan.answers
    choices = planned.choices[:rank] + planned.choices[rank + 1 :]
    return Plan(plan.base, (PlannedTap((structs.replace(planned, choices=choices),)),) if choices else ())


def with_choice(said: Sequence[Planned], answers: tuple[Planned, ...]) -> tuple[Planned, ...]:
    """The new answers; if only the first differs and neither is a Pass, the first gets both choices."""
    first = answers[0]
    if not said or said[1:] != answers[1:] or not _is_alike(said[0], first):
        return answers
    choices = tuple(dict.fromkeys((*said[0].choices, *first.choices)))
    return answers if Pass() in choices else (structs.replace(first, choices=choices), *answers[1:])


def _is_alike(one: Planned, other: Planned) -> bool:
    """Whether two answers are for the same question about the same piece."""
    return (one.question, one.turn, one.about) == (other.question, other.turn, other.about)


def with_pending(plan: Plan, tap: Tap) -> Plan:
    """The plan with a tap that waits for a Confirm; an open list of places stays open behind it."""
    plan = structs.replace(plan, dropped=False)
    pending = PlannedTap(tap.planned, plan.wish, plan.by, plan.only, plan.pending.instead if plan.pending else None)
    if not tap.instead:
        return structs.replace(plan, pending=pending)
    *taps, before = plan.taps
    return structs.replace(plan, taps=(*taps, *_but_the_last(before)), pending=structs.replace(pending, instead=before))


def _but_the_last(tap: PlannedTap) -> tuple[PlannedTap, ...]:
    """The tap without its last answer, if it has others."""
    return (structs.replace(tap, answers=tap.answers[:-1]),) if len(tap.answers) > 1 else ()


def _with_instead(taps: Sequence[PlannedTap], tap: PlannedTap) -> tuple[PlannedTap, ...]:
    """These taps, with the tap restored that this one replaced."""
    before = tap.instead
    return (*taps[: len(taps) - len(_but_the_last(before))], before) if before else tuple(taps)


def confirmed(plan: Plan) -> Plan:
    """The plan with its pending tap."""
    return Plan(plan.base, (*plan.taps, *([plan.pending] if plan.pending else [])))


def without_last(plan: Plan) -> Plan:
    """The plan one step back: an open list or Confirm closes, or the last tap goes; a place goes back to its list."""
    if plan.pending:
        return structs.replace(plan, taps=_with_instead(plan.taps, plan.pending), pending=None)
    if plan.wish:
        return structs.replace(plan, by="") if plan.by else Plan(plan.base, plan.taps)
    if plan.by:
        return Plan(plan.base, plan.taps)
    if plan.answers and len(last := plan.answers[-1].choices) > 1:
        *taps, tap = plan.taps
        fewer = structs.replace(tap.answers[-1], choices=last[:-1])
        return Plan(plan.base, (*taps, structs.replace(tap, answers=(*tap.answers[:-1], fewer))))
    *taps, tap = plan.taps or (PlannedTap(()),)
    return Plan(plan.base, _with_instead(taps, tap), wish=tap.wish, by=tap.by, only=tap.only)


class Change(Struct, frozen=True):
    """Another answer in a plan: the number of the present one, and the index of the other among its answers."""

    place: int
    index: int
    step: Step


def pending_tap(found: Course, orders: Mapping[str, str]) -> Tap | None:
    """The tap that waits for a Confirm, if it still fits."""
    here, steps = found.here, []
    for planned in found.plan.pending.answers if found.plan.pending else ():
        action = _fitting(here, planned)
        if action is None:
            return None
        steps.append(_step(here, action, orders))
        here = answered(here, action)
    return Tap(tuple(steps), here) if steps else None


def changes(found: Course, pending: Tap | None = None) -> tuple[Change, ...]:
    """The other answers for filled-in and shown ones; the last taps first, or only those of the pending tap."""
    steps = list(enumerate(step for tap in found.taps for step in tap))
    if pending:
        steps = list(enumerate(pending.steps, len(steps)))
    return tuple(
        Change(place, index, Step(step.before, action))
        for place, step in reversed(steps)
        for index, action in step.others
        if may_stand_for(step, action)
    )


def may_stand_for(step: Step, action: Action) -> bool:
    """Whether another answer can replace a filled-in one, or a card or gold shown for a god."""
    if isinstance(step.action, ShowGodCard | ShowGold):
        return _god(action) == _god(step.action)
    return step.filled and not is_free_action(action)


def _god(action: Action) -> str:
    """The god of a shown card or gold."""
    if isinstance(action, ShowGodCard):
        return GOD_CARDS[action.card].god
    return action.god if isinstance(action, ShowGold) else ""


def changed(plan: Plan, place: int, answer: Planned) -> Plan:
    """The plan with another answer at this place; the rest stays as far as it fits."""
    taps, count = [], 0
    for tap in plan.taps:
        answers = list(tap.answers)
        if count <= place < count + len(answers):
            answers[place - count] = answer
        count += len(tap.answers)
        taps.append(structs.replace(tap, answers=tuple(answers)))
    return Plan(plan.base, tuple(taps))
