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


def section_after(position: Position, seat: int, spaces: int) -> int:
    """The section a seat's High Priest is in after so many spaces clockwise.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].priest = 4
    >>> [section_after(game, 0, spaces) for spaces in (0, 1, 2)]
    [4, 5, 1]
    """
    return (position.players[seat].priest - 1 + spaces) % len(position.coricancha) + 1


def action_after(position: Position, seat: int, spaces: int) -> str:
    """The High Priest action under a seat's High Priest after so many spaces clockwise.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(coricancha="printed"), 1)
    >>> game.players[0].priest = 5
    >>> action_after(game, 0, 1) == game.coricancha[0]
    True
    """
    return position.coricancha[section_after(position, seat, spaces) - 1]


def move(draft: Draft, seat: int, spaces: int) -> None:
    """Clockwise to another space, which is then activated."""
    walk(draft, seat, spaces)
    draft.push(ActivateHighPriest(seat))


def walk(draft: Draft, seat: int, spaces: int) -> None:
    """Clockwise to another space, which is not activated by that."""
    player = draft.player(seat)
    player.priest = section_after(draft.state, seat, spaces)
    draft.emit(HighPriestMoved(seat, player.priest))


def activate(draft: Draft, procedure: ActivateHighPriest) -> None:
    """A casualty falls if it is Conquest; abilities answer in turn order; then act or take gold."""
    state = draft.state
    action = action_after(state, procedure.seat, 0)
    draft.emit(HighPriestActivated(procedure.seat, action))
    draft.push(ActOrGold(procedure.seat, action))
    draft.poll(f"activated_{action}", state.seats_from(procedure.seat))
    if action == CONQUEST:
        draft.push(ChooseCasualty(procedure.seat))


def options(position: Position, asked: ActOrGold) -> list[Action]:
    """Perform the activated action, or take gold instead."""
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
    """The active player's own part of the activated action."""
    ACT[procedure.action](draft, procedure.seat)


QUESTIONS: Questions = {ActOrGold: (options, resolve)}
PROCEDURES: Procedures = {ActivateHighPriest: activate, PerformHighPriest: perform}
POLLS: Polls = {f"activated_{action}": answer for action, answer in ACTIVATED.items()}
