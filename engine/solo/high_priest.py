"""High Priest actions of automas: which one is due, and the parts both automas do alike."""

from collections.abc import Callable, Mapping

from engine import buildings
from engine.buildings import PRODUCTION
from engine.components import ARMY_CARDS, CONSTANTS
from engine.draft import Draft
from engine.procedures import FlipDown, ProduceBuilding
from engine.rules.conquest import put_into_play
from engine.rules.high_priest import action_after
from engine.rules.rejuvenate import turn_up
from engine.solo.choices import worth_turning_up
from engine.state import Position

REACH = CONSTANTS.high_priest.max_move
Conditions = Mapping[str, Callable[[Position, int], bool]]


def spaces_to_move(position: Position, seat: int, conditions: Conditions) -> int:
    """How far the nearest High Priest action lies whose condition is met; 0 if none is in reach."""
    for spaces, action in enumerate(in_reach(position, seat), start=1):
        if conditions[action](position, seat):
            return spaces
    return 0


def in_reach(position: Position, seat: int) -> list[str]:
    """The High Priest actions it could move to, the nearest first."""
    return [action_after(position, seat, spaces) for spaces in range(1, REACH + 1)]


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
    """All face-up Production Buildings give, by their numbers; then all but this one are turned down."""
    up = sorted(buildings.face_up(draft.player(seat), PRODUCTION), key=buildings.reference_number)
    draft.push(
        *(ProduceBuilding(seat, building) for building in up),
        *(FlipDown(seat, building) for building in up if building != stays_up),
    )


def turn_all_up(draft: Draft, seat: int) -> None:
    """Everything that lies face down is turned up, free."""
    player = draft.player(seat)
    for item in buildings.face_down(player) + player.army_down:
        turn_up(draft, seat, item)


def turn_half_up(draft: Draft, seat: int) -> None:
    """Half of the Production Buildings and half of the Army cards, rounded up, are turned up free."""
    player = draft.player(seat)
    for pile in (buildings.face_down(player), player.army_down):
        for item in sorted(pile, key=worth_turning_up, reverse=True)[: (len(pile) + 1) // 2]:
            turn_up(draft, seat, item)
