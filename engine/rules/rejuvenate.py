"""Rejuvenate: turning face-down Production Buildings and Army cards up, and standing Nobles up."""

from msgspec import structs

from engine import buildings, nobles
from engine.actions import Action, Pass, TurnUp
from engine.components import CONSTANTS
from engine.decisions import ChooseRejuvenation
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import TurnedUp
from engine.resources import Cost
from engine.rules.free_actions import check_alike, one_of_each
from engine.rules.hindrances import Hindrance, TooPoor
from engine.rules.paying import could_pay
from engine.rules.tables import Checks, Polls, Questions
from engine.state import Player, Position

RULES = CONSTANTS.high_priest.rejuvenate
ACTIVE_PRICE = Cost(food=RULES.active_price_food)
BUILDINGS_ONLY = Reason("buildings_only")
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


def has_nothing_to_rejuvenate(position: Position, asked: ChooseRejuvenation) -> bool:
    """Whether nothing is left that this could turn up.

    >>> from engine import Options, new_game
    >>> game, asked = new_game(Options(), 1), ChooseRejuvenation(0, 1)
    >>> before = has_nothing_to_rejuvenate(game, asked)
    >>> game.players[0].production_down = ("P01",)
    >>> before, has_nothing_to_rejuvenate(game, asked)
    (True, False)
    """
    return not _left(position.players[asked.seat], asked)


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
    return [Pass()] if _check_price(player, asked) else [*map(TurnUp, _left(player, asked)), Pass()]


def check(position: Position, asked: ChooseRejuvenation, action: TurnUp) -> Hindrance | None:
    """Something face down, or a Noble who lies, of what this turns up, while it is free or can be paid."""
    player, item = position.players[asked.seat], action.item
    if is_palace(item):
        return _check_noble(player, asked, item) or _check_price(player, asked)
    if asked.nobles_only:
        return Reason("nobles_only")
    if asked.production_only and not buildings.is_building(item):
        return BUILDINGS_ONLY
    return check_face_down(player, item) or _check_price(player, asked)


def _check_price(player: Player, asked: ChooseRejuvenation) -> Hindrance | None:
    free = asked.free_turns or (asked.price and player.can_pay(asked.price))
    return None if free else TooPoor(asked.price)


def _check_noble(player: Player, asked: ChooseRejuvenation, palace: str) -> Reason | None:
    if palace not in player.lying:
        return Reason("noble_not_lying", {"building": palace})
    if asked.production_only:
        return BUILDINGS_ONLY
    return noble_stays_down(palace) if palace in asked.besides else None


def check_face_down(player: Player, item: str) -> Reason | None:
    """What lies face down before a player; of Army cards that look alike, the first."""
    if item in player.army_down:
        return check_alike(player.army_down, item)
    return None if item in buildings.face_down(player) else Reason("not_face_down", {"item": item})


def is_palace(item: str) -> bool:
    """Whether this names a Palace, and so the Noble who lives there."""
    return buildings.is_building(item) and buildings.type_of(item) == buildings.PALACE


def noble_stays_down(palace: str) -> Reason:
    """The Noble of this Palace is not turned up by that."""
    return Reason("noble_stays_down", {"building": palace})


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
CHECKS: Checks = {ChooseRejuvenation: {TurnUp: check}}
POLLS: Polls = {"follow_rejuvenate": follow}
