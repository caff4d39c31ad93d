"""Climbing the Temple, step by step, with the reward of each."""

from engine import temple
from engine.actions import Action, ClimbTo
from engine.decisions import ChooseTempleStep
from engine.draft import Draft
from engine.errors import Reason
from engine.events import TempleClimbed
from engine.procedures import Climb, RewardTemple, RunBenefit
from engine.resources import Place
from engine.rules.hooks import CLIMBED, TEMPLE_TIMES
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position

SOURCE = "temple"


def at_top(position: Position, seat: int) -> bool:
    """Whether the seat cannot climb any further."""
    return temple.at_top(position.players[seat].temple)


def climb(draft: Draft, procedure: Climb) -> None:
    """One step up with its reward, then the rest of the way; where the way splits, the seat is asked (ruling 61)."""
    above = temple.next_steps(draft.player(procedure.seat).temple)
    if len(above) > 1:
        draft.push(ChooseTempleStep(procedure.seat, procedure.steps))
    elif above:
        step_up(draft, procedure.seat, procedure.steps, above[0])


def step_up(draft: Draft, seat: int, steps: int, above: Place) -> None:
    """To this step, the first of so many; then its reward, then the rest of the way."""
    player = draft.player(seat)
    player.temple = above
    draft.emit(TempleClimbed(seat, above))
    if steps > 1:
        draft.push(Climb(seat, steps - 1))
    if steps == 1 or at_top(draft.state, seat):
        CLIMBED(draft, seat)
    draft.push(RunBenefit(seat, temple.reward(above), SOURCE))


def step_options(position: Position, asked: ChooseTempleStep) -> list[Action]:
    """The ways up from where the marker stands, the left one first."""
    return [ClimbTo(str(step)) for step in temple.next_steps(position.players[asked.seat].temple)]


def check_step(position: Position, asked: ChooseTempleStep, action: ClimbTo) -> Reason | None:
    """One of the ways up."""
    return None if action in step_options(position, asked) else Reason("no_such_way")


def choose_step(draft: Draft, asked: ChooseTempleStep, action: ClimbTo) -> None:
    """The marker goes that way."""
    step_up(draft, asked.seat, asked.steps, action.step)


def reward_at_festival(draft: Draft, procedure: RewardTemple) -> None:
    """The row scores and the step gives, as it is when this seat's turn has come (ruling 62)."""
    seat, place, more = procedure.seat, draft.player(procedure.seat).temple, procedure.times - 1
    for _ in range(procedure.times):
        draft.push(RunBenefit(seat, temple.reward(place), SOURCE))
    for _ in range(procedure.times):
        draft.score(seat, temple.row_vp(place), SOURCE)
    TEMPLE_TIMES.credit(draft, seat, more, more * temple.row_vp(place))


QUESTIONS: Questions = {ChooseTempleStep: (step_options, choose_step)}
CHECKS: Checks = {ChooseTempleStep: {ClimbTo: check_step}}
PROCEDURES: Procedures = {Climb: climb, RewardTemple: reward_at_festival}
