"""Moving the High Priest: activation for all, or gold for the active player."""

from collections.abc import Callable, Mapping

from engine.actions import Action, Activate, TakeGold
from engine.components import CONSTANTS
from engine.decisions import ActOrGold, ChooseCasualty
from engine.draft import Draft
from engine.events import GoldTaken, HighPriestActivated, HighPriestMoved
from engine.procedures import ActivateHighPriest, PerformHighPriest
from engine.resources import GOLD
from engine.rules import produce, rejuvenate, worship
from engine.rules.hooks import ACTIVATED, GOLD_TAKEN
from engine.rules.tables import Polls, Procedures, Questions
from engine.state import Position

RULES = CONSTANTS.high_priest
CONQUEST = "conquest"

ACT: Mapping[str, Callable[[Draft, int], None]] = {
    "worship": worship.worship,
    "offering": worship.offering,
    "rejuvenate": rejuvenate.act,
    "produce": produce.act,
}


def move(draft: Draft, seat: int, spaces: int) -> None:
    """Clockwise to another space, which is then activated."""
    player = draft.player(seat)
    player.priest = (player.priest - 1 + spaces) % len(draft.state.coricancha) + 1
    draft.emit(HighPriestMoved(seat, player.priest))
    draft.push(ActivateHighPriest(seat))


def activate(draft: Draft, procedure: ActivateHighPriest) -> None:
    """A casualty falls if it is Conquest; abilities answer in turn order; then act or take gold."""
    state = draft.state
    action = state.coricancha[draft.player(procedure.seat).priest - 1]
    draft.emit(HighPriestActivated(procedure.seat, action))
    draft.push(ActOrGold(procedure.seat, action))
    draft.poll(f"activated_{action}", state.seats_from(procedure.seat))
    if action == CONQUEST:
        draft.push(ChooseCasualty(procedure.seat))


def options(position: Position, asked: ActOrGold) -> list[Action]:
    """The action or the gold."""
    return [Activate(), TakeGold()]


def resolve(draft: Draft, asked: ActOrGold, action: Action) -> None:
    """The active player's part, then the others in turn order."""
    seat = asked.seat
    everybody = draft.state.seats_from(seat)
    acting = isinstance(action, Activate)
    if asked.action == CONQUEST:
        seats = everybody if acting else everybody[1:]
        draft.poll("conquer_again", (seat,) if acting else ())
        draft.poll("conquer", seats)
        draft.poll("play_army", seats)
    else:
        draft.poll(f"follow_{asked.action}", everybody[1:])
        if acting:
            draft.push(PerformHighPriest(seat, asked.action))
    if not acting:
        draft.emit(GoldTaken(seat, asked.action))
        draft.gain(seat, GOLD, RULES.gold_instead, "high_priest")
        GOLD_TAKEN(draft, seat, asked.action)


def perform(draft: Draft, procedure: PerformHighPriest) -> None:
    """The active player's own part."""
    ACT[procedure.action](draft, procedure.seat)


QUESTIONS: Questions = {ActOrGold: (options, resolve)}
PROCEDURES: Procedures = {ActivateHighPriest: activate, PerformHighPriest: perform}
POLLS: Polls = {f"activated_{action}": answer for action, answer in ACTIVATED.items()}
