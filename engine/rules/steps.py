"""Building Steps: on which spots, for what price, and what they bring."""

from engine.actions import Action, BuildSteps, Pass
from engine.components import CONSTANTS, SPACES, TERRACES
from engine.components import STEPS as SPOTS
from engine.decisions import ChooseSteps
from engine.draft import Draft
from engine.errors import Reason
from engine.events import StepsBuilt
from engine.procedures import GainSteps, RunBenefit
from engine.rules.hindrances import NO_STEPS_LEFT, Hindrance, TooPoor
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position

RULES = CONSTANTS.tasks.steps
UPPER = {spot.section: spot.id for spot in SPOTS.values() if spot.upper}
LOWER = {spot.section: spot.id for spot in SPOTS.values() if not spot.upper}
_ABOVE = {spot.id: UPPER[spot.section] for spot in SPOTS.values()}
_TAKEN = {spot: Reason("spot_taken", {"spot": spot}) for spot in SPOTS}
_UPPER_FIRST = {spot: Reason("upper_first", {"spot": spot}) for spot in UPPER.values()}
_ALL = tuple(map(BuildSteps, SPOTS))
# The spots between the top terrace and each space, the upper one first.
ON_THE_WAY = {
    space.id: tuple(rank[space.section] for rank in (UPPER, LOWER)[: list(TERRACES).index(space.terrace)])
    for space in SPACES.values()
}


def open_spots(position: Position) -> list[str]:
    """Empty spots; a lower one needs the upper one of its section.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.steps = {"S1u": 0}
    >>> open_spots(game)
    ['S1l', 'S2u', 'S3u', 'S4u', 'S5u']
    """
    return [spot for spot in SPOTS if not _check_spot(position, spot)]


def _check_spot(position: Position, spot: str) -> Reason | None:
    built, above = position.steps, _ABOVE[spot]
    if spot in built:
        return _TAKEN[spot]
    return None if above == spot or above in built else _UPPER_FIRST[above]


def options(position: Position, asked: ChooseSteps) -> list[Action]:
    """Every open spot, if a marker is left and the price can be paid."""
    return [*(steps for steps in _ALL if not check(position, asked, steps)), Pass()]


def check(position: Position, asked: ChooseSteps, action: BuildSteps) -> Hindrance | None:
    """An open spot, while a marker is left and the price can be paid."""
    player = position.players[asked.seat]
    if not player.steps_left:
        return NO_STEPS_LEFT
    if taken := _check_spot(position, action.spot):
        return taken
    return None if asked.gratis or player.can_pay(RULES.cost) else TooPoor(RULES.cost)


def no_steps(position: Position, seat: int) -> Hindrance | None:
    """Why the seat can build no Steps at all at the usual price."""
    player = position.players[seat]
    if not player.steps_left:
        return NO_STEPS_LEFT
    if not open_spots(position):
        return Reason("no_spot_left")
    return None if player.can_pay(RULES.cost) else TooPoor(RULES.cost)


def resolve(draft: Draft, asked: ChooseSteps, action: Action) -> None:
    """Pay for Steps on the spot that was chosen, then build them."""
    if isinstance(action, BuildSteps):
        draft.push(GainSteps(asked.seat, action.spot))
        if not asked.gratis:
            draft.pay(asked.seat, RULES.cost)


def gain_steps(draft: Draft, procedure: GainSteps) -> None:
    """The marker is placed with its benefits; below another marker, its owner scores, whoever that is."""
    state = draft.state
    draft.player(procedure.seat).steps_left -= 1
    state.steps = {**state.steps, procedure.spot: procedure.seat}
    draft.emit(StepsBuilt(procedure.seat, procedure.spot))
    score_upper(draft, procedure.spot)
    draft.push(RunBenefit(procedure.seat, RULES.benefit, "steps"))


def score_upper(draft: Draft, spot: str) -> None:
    """Whoever owns the Steps above these scores for them."""
    printed = SPOTS[spot]
    if not printed.upper:
        draft.score(draft.state.steps[UPPER[printed.section]], RULES.upper_owner_vp, "steps")


QUESTIONS: Questions = {ChooseSteps: (options, resolve)}
CHECKS: Checks = {ChooseSteps: {BuildSteps: check}}
PROCEDURES: Procedures = {GainSteps: gain_steps}
