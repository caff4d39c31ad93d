"""Rejuvenate: turning face-down Production Buildings and Army cards up, and standing Nobles up."""

from msgspec import structs

from engine import buildings, nobles
from engine.actions import Action, Pass, TurnUp
from engine.components import CONSTANTS
from engine.decisions import ChooseRejuvenation
from engine.draft import Draft, without
from engine.events import TurnedUp
from engine.resources import Cost
from engine.rules.free_actions import one_of_each
from engine.rules.paying import could_pay
from engine.rules.tables import Polls, Questions
from engine.state import Player, Position

RULES = CONSTANTS.high_priest.rejuvenate
ACTIVE_PRICE = Cost(food=RULES.active_price_food)
FOLLOWER_PRICE = Cost(corn=RULES.follower_price_corn)


def face_down(player: Player, production_only: bool = False) -> list[str]:
    """What lies face down: Production Buildings, then one Army card of each kind."""
    return [*buildings.face_down(player), *([] if production_only else one_of_each(player.army_down))]


def turnable(
    player: Player, production_only: bool = False, nobles_only: bool = False, besides: tuple[str, ...] = ()
) -> list[str]:
    """What can be rejuvenated: whatever lies face down, and the Nobles who lie, by their Palaces (ruling 124)."""
    lying = [] if production_only else [palace for palace in player.lying if palace not in besides]
    return [*([] if nobles_only else face_down(player, production_only)), *lying]


def _left(player: Player, asked: ChooseRejuvenation) -> list[str]:
    return turnable(player, asked.production_only, asked.nobles_only, asked.besides)


def turn_up(draft: Draft, seat: int, item: str) -> None:
    """One thing is turned face up, or a Noble stands up."""
    player = draft.player(seat)
    if item in player.lying:
        nobles.stand_up(player, item)
    elif buildings.is_building(item):
        buildings.turn(player, item, up=True)
    else:
        player.army_down = without(player.army_down, item)
        player.army_up += (item,)
    draft.emit(TurnedUp(seat, item))


def options(position: Position, asked: ChooseRejuvenation) -> list[Action]:
    """Whatever can be rejuvenated by this, while it is free or can be paid."""
    player = position.players[asked.seat]
    if not asked.free_turns and not (asked.price and player.can_pay(asked.price)):
        return [Pass()]
    return [*(TurnUp(item) for item in _left(player, asked)), Pass()]


def resolve(draft: Draft, asked: ChooseRejuvenation, action: Action) -> None:
    """Turn it up, pay for it unless it is free, and ask again while something is left."""
    if not isinstance(action, TurnUp):
        return
    player = draft.player(asked.seat)
    turn_up(draft, asked.seat, action.item)
    left = max(0, asked.free_turns - 1)
    if (left or asked.price) and _left(player, asked):
        draft.push(structs.replace(asked, free_turns=left))
    if not asked.free_turns:
        draft.pay(asked.seat, asked.price)


def act(draft: Draft, seat: int) -> None:
    """The active player: the first one free, each further one for food."""
    if turnable(draft.player(seat)):
        draft.push(ChooseRejuvenation(seat, RULES.active_free, ACTIVE_PRICE))


def follow(draft: Draft, seat: int) -> None:
    """The others: corn for each (ruling 13)."""
    if turnable(draft.player(seat)) and could_pay(draft.state, seat, FOLLOWER_PRICE):
        draft.push(ChooseRejuvenation(seat, 0, FOLLOWER_PRICE))


QUESTIONS: Questions = {ChooseRejuvenation: (options, resolve)}
POLLS: Polls = {"follow_rejuvenate": follow}
