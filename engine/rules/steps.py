"""Building Steps: on which spots, for what price, and what they bring."""

from engine.actions import Action, BuildSteps, Pass
from engine.components import CONSTANTS, SPACES, TERRACES
from engine.components import STEPS as SPOTS
from engine.decisions import ChooseSteps
from engine.draft import Draft
from engine.events import StepsBuilt
from engine.procedures import GainSteps, RunBenefit
from engine.rules.tables import Procedures, Questions
from engine.state import Position

RULES = CONSTANTS.tasks.steps
UPPER = {spot.section: spot.id for spot in SPOTS.values() if spot.upper}
LOWER = {spot.section: spot.id for spot in SPOTS.values() if not spot.upper}
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
    return [
        spot.id
        for spot in SPOTS.values()
        if spot.id not in position.steps and (spot.upper or UPPER[spot.section] in position.steps)
    ]


def options(position: Position, asked: ChooseSteps) -> list[Action]:
    """Every open spot, if a marker is left and the price can be paid."""
    player = position.players[asked.seat]
    if not player.steps_left or not (asked.gratis or player.can_pay(RULES.cost)):
        return [Pass()]
    return [*(BuildSteps(spot) for spot in open_spots(position)), Pass()]


def performable(position: Position, seat: int) -> bool:
    """Whether the seat can build Steps at the usual price."""
    player = position.players[seat]
    return player.steps_left > 0 and player.can_pay(RULES.cost) and bool(open_spots(position))


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
PROCEDURES: Procedures = {GainSteps: gain_steps}
