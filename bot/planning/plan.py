"""A plan: taps whose answers are kept beside the log and played together; until then all can be taken back."""

from collections.abc import Mapping

from msgspec import Struct, structs

from bot.planning.habits import filled_in
from bot.planning.menu import Entry, Step
from engine.actions import Action
from engine.foresight import Ahead, Forecast, answered, forecast
from engine.planned import Planned
from engine.state import View


class Tap(Struct, frozen=True):
    """What one tap has said, with all that came along."""

    answers: tuple[Planned, ...]


class Plan(Struct, frozen=True, omit_defaults=True):
    """What somebody is about to do, as far as they have said it."""

    base: int = 0  # the number of the question it begins with
    taps: tuple[Tap, ...] = ()
    wish: str = ""  # what a place is looked for, while it is
    page: int = 0
    sure: int = 0  # the last tap, counted from 1, that would forgo something: it waits to be pressed again

    @property
    def answers(self) -> tuple[Planned, ...]:
        """All answers in the order in which they are to be played."""
        return tuple(answer for tap in self.taps for answer in tap.answers)


class Course(Struct, frozen=True):
    """How a plan would go: its answers as far as they fit, where it leads, and what no longer fits."""

    plan: Plan
    taps: tuple[tuple[Step, ...], ...]
    here: Forecast
    lost: tuple[Planned, ...] = ()


def course(seen: View, plan: Plan, orders: Mapping[str, str]) -> Course:
    """Run a plan ahead; what no longer fits is left out."""
    here = forecast(seen)
    taps: list[tuple[Step, ...]] = []
    lost: list[Planned] = []
    for tap in plan.taps:
        steps: list[Step] = []
        for planned in tap.answers:
            action = _fitting(here, planned)
            if action is None:
                lost.append(planned)
                continue
            steps.append(Step(here, action, filled=action == filled_in(here, orders)))
            here = answered(here, action)
        if steps:
            taps.append(tuple(steps))
    kept = tuple(Tap(tuple(step.before.planned(step.action) for step in steps)) for steps in taps)
    return Course(structs.replace(plan, taps=kept), tuple(taps), here, tuple(lost))


def _fitting(here: Forecast, planned: Planned) -> Action | None:
    if here.ahead is not Ahead.ASKED or type(here.decision).__name__ != planned.question:
        return None
    return next((choice for choice in planned.choices if choice in here.answers), None)


def with_tap(plan: Plan, entry: Entry) -> Plan:
    """The plan with one tap more."""
    return Plan(plan.base, (*plan.taps, Tap(entry.planned)))


def without_last(plan: Plan) -> Plan:
    """One tap back: whatever is open closes first, then the last tap goes with all its answers."""
    if plan.wish or plan.sure or plan.page:
        return Plan(plan.base, plan.taps)
    return Plan(plan.base, plan.taps[:-1])


def changed(plan: Plan, place: int, action: Action) -> Plan:
    """The plan with another answer in the place of the one of this number; what follows is kept as far as it fits."""
    taps, count = [], 0
    for tap in plan.taps:
        answers = list(tap.answers)
        if count <= place < count + len(answers):
            answers[place - count] = Planned(answers[place - count].question, (action,))
        count += len(tap.answers)
        taps.append(Tap(tuple(answers)))
    return Plan(plan.base, tuple(taps))
