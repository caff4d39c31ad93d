"""Moving the High Priest: activation for all, or gold for the active player."""

from collections.abc import Callable, Mapping

from engine.actions import Action, Activate, TakeGold, WalkHighPriest
from engine.components import CONSTANTS
from engine.decisions import ActOrGold, ChooseCasualty, ChooseWalk
from engine.draft import Draft
from engine.errors import Reason
from engine.events import GoldTaken, HighPriestActivated, HighPriestMoved
from engine.procedures import ActivateHighPriest, PerformHighPriest
from engine.resources import GOLD, Cost
from engine.rules import produce, rejuvenate, worship
from engine.rules.hindrances import Hindrance, TooPoor, never
from engine.rules.hooks import ACTIVATED, FREE, GOLD_TAKEN, SKIPPED_SECTIONS
from engine.rules.paying import may_come_to_pay
from engine.rules.tables import Checks, Polls, Procedures, Questions
from engine.state import Position

RULES = CONSTANTS.high_priest
FURTHEST = RULES.max_move
CONQUEST = "conquest"
SKIP_PRICE = Cost(potato=1)  # for each space skipped

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


def reach(position: Position, seat: int, most: int) -> dict[int, Cost]:
    """Where a move of up to so many spaces can end, by the distance clockwise, each at its least price.

    A space that is skipped is not counted (ruling 91). All the way round is the furthest; nothing lies beyond.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].priest = 4
    >>> list(reach(game, 0, 2))
    [1, 2]
    """
    found = dict.fromkeys(range(1, most + 1), FREE)
    skipped = SKIPPED_SECTIONS(position, seat, ()) if position.vassals else ()
    if skipped:
        passed = 0
        for distance in range(2, len(position.coricancha) + 1):
            passed += section_after(position, seat, distance - 1) in skipped
            beyond = distance - most
            if 0 < beyond <= passed:
                found[distance] = Cost(potato=SKIP_PRICE.potato * beyond)
    return found


def within_means(position: Position, seat: int, most: int, besides: Cost = FREE) -> list[int]:
    """The distances of a move of up to so many spaces that the seat can pay now, with what else the move costs."""
    if besides is FREE and not position.vassals:
        return list(range(1, most + 1))
    player = position.players[seat]
    return [distance for distance, price in reach(position, seat, most).items() if player.can_pay(price + besides)]


def check_reach(position: Position, seat: int, most: int, spaces: int, besides: Cost = FREE) -> Hindrance | None:
    """A distance within a move of up to so many spaces, if what is skipped can be paid with what else it costs."""
    player, ways = position.players[seat], reach(position, seat, most)
    if not player.can_pay(besides):
        return TooPoor(besides)
    if spaces not in ways:
        return Reason("too_far", {"most": max(ways)})
    return None if player.can_pay(ways[spaces] + besides) else TooPoor(ways[spaces])


def move(draft: Draft, seat: int, spaces: int) -> None:
    """Clockwise to another space, which is then activated."""
    walk(draft, seat, spaces)
    draft.push(ActivateHighPriest(seat))


def walk(draft: Draft, seat: int, spaces: int) -> None:
    """Clockwise to another space, which is not activated by that."""
    player = draft.player(seat)
    player.priest = section_after(draft.state, seat, spaces)
    draft.emit(HighPriestMoved(seat, player.priest))


def take_move(draft: Draft, seat: int, spaces: int) -> None:
    """Move and activate; what is skipped on the way is paid."""
    price = reach(draft.state, seat, FURTHEST)[spaces]
    move(draft, seat, spaces)
    draft.pay(seat, price)


def take_walk(draft: Draft, seat: int, spaces: int, besides: Cost = FREE) -> None:
    """Walk one space, and those that are skipped on the way; they are paid with what else the walk costs."""
    price = reach(draft.state, seat, 1)[spaces] + besides
    walk(draft, seat, spaces)
    draft.pay(seat, price)


def walk_one(draft: Draft, seat: int) -> None:
    """One space without activation, as an effect bids; who may skip spaces chooses how far that is (ruling 92)."""
    if not draft.player(seat).priest:
        return
    if len(reach(draft.state, seat, 1)) > 1 and may_come_to_pay(draft.state, seat, SKIP_PRICE):
        draft.push(ChooseWalk(seat))
    else:
        walk(draft, seat, 1)


def walk_options(position: Position, asked: ChooseWalk) -> list[Action]:
    """One space, and as many more as can be skipped and paid."""
    return [WalkHighPriest(spaces) for spaces in within_means(position, asked.seat, 1)]


def check_walk(position: Position, asked: ChooseWalk, action: WalkHighPriest) -> Hindrance | None:
    """So far as the seat can walk."""
    return check_reach(position, asked.seat, 1, action.spaces)


def choose_walk(draft: Draft, asked: ChooseWalk, action: WalkHighPriest) -> None:
    """So far."""
    take_walk(draft, asked.seat, action.spaces)


def activate(draft: Draft, procedure: ActivateHighPriest) -> None:
    """A casualty falls if it is Conquest; abilities answer in turn order; then act or take gold."""
    state = draft.state
    action = action_after(state, procedure.seat, 0)
    draft.emit(HighPriestActivated(procedure.seat, action))
    draft.push(ActOrGold(procedure.seat, action))
    ACTIVATED[action].come_for(draft, state.seats_from(procedure.seat))
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


QUESTIONS: Questions = {ActOrGold: (options, resolve), ChooseWalk: (walk_options, choose_walk)}
CHECKS: Checks = {ActOrGold: {Activate: never, TakeGold: never}, ChooseWalk: {WalkHighPriest: check_walk}}
PROCEDURES: Procedures = {ActivateHighPriest: activate, PerformHighPriest: perform}
POLLS: Polls = {f"activated_{action}": answer for action, answer in ACTIVATED.items()}
