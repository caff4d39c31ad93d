"""A tap: a choice with its consequences and losses."""

from collections.abc import Iterator, Mapping
from functools import cached_property, reduce
from operator import ne, or_

from msgspec import Struct, structs

from bot.turn.begun import is_to_be_had
from bot.turn.feeding import Feeding, feeding_after
from bot.turn.habits import filled_in, ordered
from bot.turn.in_reach import WEAVINGS, can_come_to_pay
from engine import decisions as ask
from engine.actions import Accept, Action, HireVillager, Pass, PerformTask, TakeBenefit
from engine.benefits import Effect, Priced
from engine.components import ICONS
from engine.core import Outcome, apply
from engine.foresight import Ahead, Forecast, answered
from engine.planned import Planned
from engine.queries import is_free_action, surplus_workers, weavings_price
from engine.resources import RESOURCES

MOST_FILLED = 20  # answers in a row


class Step(Struct, frozen=True, dict=True):
    """One answer of a tap: the forecast before it, and whether it is by habit."""

    before: Forecast
    action: Action
    filled: bool = False
    otherwise: tuple[Action, ...] = ()  # the next choices, in this order, if others make it impossible
    ordered: bool = False  # by a standing order

    @cached_property
    def outcome(self) -> Outcome:
        """The outcome in the first world, before anybody else answers."""
        return apply(self.before.worlds[0], self.action)

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The outcome in each world."""
        return (self.outcome, *(apply(world, self.action) for world in self.before.worlds[1:]))

    @property
    def planned(self) -> Planned:
        """The answer to keep."""
        return structs.replace(self.before.planned(self.action), ordered=self.ordered)

    @property
    def others(self) -> list[tuple[int, Action]]:
        """The other answers here, with their numbers."""
        return [(index, other) for index, other in enumerate(self.before.answers) if ne(other, self.action)]


class Tap(Struct, frozen=True, dict=True):
    """A tap: the answers that it adds to the plan, and the forecast after them."""

    steps: tuple[Step, ...]
    after: Forecast
    # Too many taps on the screen end the plan; there is no room for this one next to them.
    crowded: bool = False
    instead: bool = False  # whether it replaces the last answer of the plan, the choice of a task

    @property
    def planned(self) -> tuple[Planned, ...]:
        """The answers to keep."""
        return tuple(step.planned for step in self.steps)

    @cached_property
    def spoken(self) -> tuple[Step, ...]:
        """The chosen answers: neither filled in nor a Pass on the way to another question."""
        return tuple(step for step in self.steps if not step.filled and not isinstance(step.action, Pass))

    def answers_question(self, here: Forecast) -> bool:
        """Whether this answers the question there by its own choice; an action of the turn is no answer."""
        first = self.spoken[0] if self.spoken else None
        asked = here.ahead is Ahead.ASKED and first is not None and first.before.decision == here.decision
        if not asked or first is None or is_free_action(first.action):
            return False
        return here.decision.turn_part is None

    @property
    def is_final(self) -> bool:
        """Whether the tap ends the plan: the turn is over, or something hidden comes up."""
        return self.after.ahead is not Ahead.ASKED

    @cached_property
    def forgone(self) -> tuple[Step, ...]:
        """The Passes with a loss; a Conquest is lost only at the question about its marker."""
        asked = [step.before.decision for step in self.steps]
        asked += [self.after.decision] if self.after.ahead is Ahead.ASKED else []
        marked = any(isinstance(one, ask.JoinConquest) for one in asked)
        return tuple(
            step
            for step in self.steps
            if forgoes(step) and not (marked and isinstance(step.before.decision, ask.PlayArmy))
        )

    @cached_property
    def feeding(self) -> Feeding | None:
        """The feeding at a Festival before the seat's next turn, if this ends its turn."""
        if not self.is_final or not self.after.own_turn:
            return None
        last = self.steps[-1]
        outcomes = zip(last.before.worlds, last.outcomes, strict=True)
        each = (feeding_after(world, outcome, self.after.seat) for world, outcome in outcomes)
        found: list[Feeding] = [feeding for feeding in each if feeding]
        return reduce(or_, found) if found else None

    @cached_property
    def asks_first(self) -> bool:
        """Whether the tap waits for a Confirm: it has a loss, or an end that its label does not show."""
        if self.forgone or self.crowded or (self.is_final and spends_a_task(self)):
            return True
        if self.feeding and self.feeding.vp:
            return True
        ends = self.after.ahead is Ahead.HANDED_OVER
        return ends and any(step.before.decision.ends_in_tick for step in self.spoken)

    @property
    def plays(self) -> bool:
        """Whether the tap plays the plan at once."""
        return self.is_final and not self.asks_first


def tapped(here: Forecast, action: Action, before: tuple[Step, ...], orders: Mapping[str, str]) -> Tap:
    """An answer with its consequences; the choice of a priced benefit also buys it."""
    steps, after = (*before, Step(here, action)), answered(here, action)
    if _may_buy(here, action, after):
        steps, after = (*steps, Step(after, Accept(), filled=True)), answered(after, Accept())
    return with_habits(steps, after, orders)


def _may_buy(here: Forecast, action: Action, after: Forecast) -> bool:
    """Whether this chooses the only priced benefit of several; the choice of the others first declines it."""
    asked, then = here.decision, after.decision if after.ahead is Ahead.ASKED else None
    if not (
        isinstance(asked, ask.ChooseBenefit) and isinstance(action, TakeBenefit) and isinstance(then, ask.BuyEffect)
    ):
        return False
    priced = [effect for effect in asked.effects if isinstance(effect, Priced)]
    return priced == [asked.effects[action.index]] == [Priced(then.effect, then.cost)] and Accept() in after.answers


def with_habits(steps: tuple[Step, ...], after: Forecast, orders: Mapping[str, str], to_the_end: bool = False) -> Tap:
    """These steps with their consequences; a standing order ends a turn only with `to_the_end`."""
    for _ in range(MOST_FILLED):
        action = filled_in(after, orders)
        by_order = action is not None and action == ordered(after, orders)
        if action is None or (by_order and after.own_turn and not to_the_end):
            break
        steps += (Step(after, action, filled=True, ordered=by_order),)
        after = answered(after, action)
    return Tap(steps, after)


def spends_a_task(tap: Tap) -> bool:
    """Whether this tap performs a task in vain, such as Weavings beyond the means of the seat."""
    last, after = (tap.spoken or tap.steps)[-1], tap.after
    if not isinstance(last.action, PerformTask) or not has_the_same(last.before, after):
        return False
    if after.ahead is Ahead.HANDED_OVER or (after.ahead is Ahead.ASKED and after.decision.begins):
        return True
    draws = ICONS[last.action.icon].task == WEAVINGS
    return draws and not can_come_to_pay(last.before.worlds[0], after.seat, weavings_price(1))


def has_the_same(before: Forecast, after: Forecast) -> bool:
    """Whether the seat has the same as before in all worlds."""
    worlds = zip(before.worlds, after.worlds, strict=True)
    return all(now.players[after.seat] == then.players[after.seat] for now, then in worlds)


def resolved(step: Step) -> Effect | None:
    """The benefit of several that an answer resolves first."""
    asked, action = step.before.decision, step.action
    if isinstance(asked, ask.ChooseBenefit) and isinstance(action, TakeBenefit):
        return asked.effects[action.index]
    return None


def same_hires(step: Step) -> Iterator[Action]:
    """The answers that hire the same Worker and lead to the same: one at both ends, for the same gold."""
    if not isinstance(step.action, HireVillager):
        return
    for action in step.before.answers:
        if isinstance(action, HireVillager) and (
            action == step.action or answered(step.before, action) == answered(step.before, step.action)
        ):
            yield action


def settling(here: Forecast) -> tuple[Action, ...]:
    """The answers that settle a question: all but free actions."""
    return tuple(action for action in here.answers if not is_free_action(action))


def brings_nothing(tap: Tap) -> bool:
    """Whether a benefit changes nothing, and the question after it has no answer but Pass."""
    last, after = tap.steps[-1], tap.after
    asked = after.ahead is Ahead.ASKED and (after.decision.grants or isinstance(after.decision, ask.BuyEffect))
    if not asked or not isinstance(last.action, TakeBenefit) or settling(after) != (Pass(),):
        return False
    return has_the_same(last.before, after)


def forgoes(step: Step) -> bool:
    """Whether this Pass loses a task, a benefit, all drawn Weavings or a High Priest action.

    Benefits after the tasks are not lost. Out of turn, a Pass loses only benefits granted to the seat.
    """
    asked = step.before.decision
    if not isinstance(step.action, Pass) or (isinstance(asked, ask.UseStatue) and asked.tasks):
        return False
    if step.before.own_turn and is_to_be_had(step.before):
        return True
    if isinstance(asked, ask.ChooseWeavings):
        return step.before.own_turn and not asked.picked and any(to_be_had(step))
    if isinstance(asked, ask.ChooseTask):
        return any(isinstance(action, PerformTask) for action in step.before.answers)
    if isinstance(asked, ask.UseStatue):
        return any(not brings_nothing(tapped(step.before, action, (), {})) for action in to_be_had(step))
    if asked.carries_out and not _can_be_used_otherwise(answered(step.before, step.action)):
        return any(to_be_had(step))
    return asked.grants and any(_is_free_of_charge(step.before, action) for action in to_be_had(step))


def to_be_had(step: Step) -> Iterator[Action]:
    """The answers with a gain; a change of the market is none."""
    return (action for action in settling(step.before) if not action.idle)


def _can_be_used_otherwise(declined: Forecast) -> bool:
    """Whether the Worker can still perform another task after the Pass."""
    return isinstance(declined.worlds[0].decision, ask.ChooseTask) and any(
        isinstance(action, PerformTask) for action in declined.answers
    )


def _is_free_of_charge(here: Forecast, action: Action) -> bool:
    """Whether an answer costs nothing from the supply, and no Worker."""
    before, after = here.worlds[0], answered(here, action).worlds[0]
    now, then = before.players[here.seat], after.players[here.seat]
    if here.own_turn and len(then.workers) > len(now.workers) and surplus_workers(after, here.seat):
        return False
    return all(getattr(then, name) >= getattr(now, name) for name in RESOURCES)
