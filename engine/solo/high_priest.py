"""High Priest actions of automas: which one is due, and the parts both automas do alike."""

from collections.abc import Callable, Mapping

from engine import buildings
from engine.actions import Pay
from engine.buildings import PRODUCTION
from engine.components import ARMY_CARDS, CONSTANTS
from engine.draft import Draft
from engine.events import AutomaDecided, Condition, Way
from engine.procedures import FlipDown, ProduceBuilding
from engine.resources import Cost
from engine.rules import high_priest, worship
from engine.rules.conquest import put_into_play
from engine.rules.high_priest import action_after
from engine.rules.hooks import FREE, KEPT_UP, PRIEST_REACH
from engine.rules.rejuvenate import turn_up
from engine.rules.tables import Polls
from engine.rules.temple import at_top
from engine.solo.choices import offer_leftover, worth_turning_up
from engine.state import Position

REACH = CONSTANTS.high_priest.max_move
Conditions = Mapping[str, Callable[[Position, int], Condition]]
TOP = "top"  # what bars an action: the top of the Temple is reached
Weighed = tuple[tuple[str, Condition], ...]


def spaces_to_move(position: Position, seat: int, conditions: Conditions) -> int:
    """How far the nearest High Priest action lies whose condition is met; 0 if none is in reach."""
    return weigh(position, seat, conditions)[0]


def weigh(position: Position, seat: int, conditions: Conditions) -> tuple[int, Weighed]:
    """How far the nearest High Priest action lies whose condition is met, and what was looked at; 0 if none is."""
    weighed: Weighed = ()
    for spaces, action in in_reach(position, seat).items():
        condition = conditions[action](position, seat)
        weighed += ((action, condition),)
        if condition.met:
            return spaces, weighed
    return 0, weighed


def credit_reach(draft: Draft, seat: int, *looked_at: str) -> None:
    """Tell which Cult tile takes High Priest actions that an automa has looked at into its reach."""
    for spaces, action in in_reach(draft.state, seat).items():
        if spaces > REACH and action in looked_at:
            PRIEST_REACH.credit(draft, seat, thing=action)


def in_reach(position: Position, seat: int) -> dict[int, str]:
    """The High Priest actions it could move to by their distance, the nearest first."""
    potato = position.players[seat].potato
    distances = [spaces for spaces, price in _prices(position, seat).items() if price.potato <= potato]
    return {spaces: action_after(position, seat, spaces) for spaces in distances}


def _prices(position: Position, seat: int) -> Mapping[int, Cost]:
    return PRIEST_REACH(position, seat, dict.fromkeys(range(1, REACH + 1), FREE))


def move(draft: Draft, seat: int, spaces: int) -> None:
    """So far, which is then activated; what that costs is paid at once."""
    price = _prices(draft.state, seat)[spaces]
    if price:
        draft.spend(seat, Pay(potato=price.potato))
    high_priest.move(draft, seat, spaces)


def available_soldiers(position: Position, seat: int) -> int:
    """Soldiers on face-up Army cards, and one for every card in hand (ruling 5)."""
    player = position.players[seat]
    return sum(ARMY_CARDS[card].soldiers for card in player.army_up) + len(player.army_hand)


def statues(position: Position, seat: int) -> int:
    """How many Statues an automa has."""
    player = position.players[seat]
    return len(player.small_statues) + len(player.large_statues)


def face_down(position: Position, seat: int) -> int:
    """How many Production Buildings and Army cards lie face down."""
    player = position.players[seat]
    return len(buildings.face_down(player)) + len(player.army_down)


def play_all_army_cards(draft: Draft, seat: int) -> None:
    """Every Army card in hand enters play free."""
    for card in draft.player(seat).army_hand:
        put_into_play(draft, seat, card)


def produce(draft: Draft, seat: int, stays_up: str = "") -> None:
    """All face-up Production Buildings give, by their numbers; then all are turned down but those that stay up."""
    up = sorted(buildings.face_up(draft.player(seat), PRODUCTION), key=buildings.reference_number)
    kept = KEPT_UP(draft.state, seat, (stays_up,))
    for building in up:
        if building in kept and building != stays_up:
            KEPT_UP.credit(draft, seat, thing=building)
    draft.push(
        *(ProduceBuilding(seat, building) for building in up),
        *(FlipDown(seat, building) for building in up if building not in kept),
    )


def turn_all_up(draft: Draft, seat: int) -> None:
    """Everything that lies face down is turned up, free."""
    player = draft.player(seat)
    for item in buildings.face_down(player) + player.army_down:
        turn_up(draft, seat, item)


def _follow_offering(draft: Draft, seat: int) -> None:
    """As others do; tell it where the automa cannot."""
    player, needed = draft.player(seat), worship.OFFERING.follower_corn
    if at_top(draft.state, seat):
        draft.emit(AutomaDecided(seat, Way.NO_OFFERING, (("offering", Condition(player.corn, needed, TOP)),)))
    elif not player.can_pay(Cost(corn=needed)):
        offered = Condition(player.corn + player.gold, needed)
        draft.emit(AutomaDecided(seat, Way.NO_OFFERING, (("follow_offering", offered),)))
    else:
        worship.follow_offering(draft, seat)


def _follow_worship(draft: Draft, seat: int) -> None:
    """As others do; tell it where the automa cannot."""
    condition = Condition(statues(draft.state, seat), 1, TOP if at_top(draft.state, seat) else "")
    if condition.met:
        worship.follow_worship(draft, seat)
    else:
        draft.emit(AutomaDecided(seat, Way.NO_WORSHIP, (("worship", condition),)))


FOLLOWED: Polls = {
    "follow_offering": _follow_offering,
    "follow_worship": _follow_worship,
    "buy_leftover": offer_leftover,
}


def turn_half_up(draft: Draft, seat: int) -> None:
    """Half of the Production Buildings and half of the Army cards, rounded up, are turned up free."""
    player = draft.player(seat)
    for pile in (buildings.face_down(player), player.army_down):
        for item in sorted(pile, key=worth_turning_up, reverse=True)[: (len(pile) + 1) // 2]:
            turn_up(draft, seat, item)
