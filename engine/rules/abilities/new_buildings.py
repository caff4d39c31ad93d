"""What the Passive Buildings do that go with any game: ZA1 to ZA8, in the order of their numbers."""

from engine.abilities import PassiveAbility
from engine.draft import Draft
from engine.procedures import Climb, PutWorker
from engine.rules import hooks, temple_rewards
from engine.rules.conquest import can_spare, discard_one
from engine.rules.temple import at_top
from engine.rules.turn import SACRIFICE, WALK
from engine.state import Position
from engine.workers import PRIEST, counts_as

SOURCE = "passive_buildings"
TILES_DRAWN = 3
VP_FOR_TAPESTRIES = (0, 0, 2, 4, 9)  # by how many there are; more than that score the same


@hooks.ACTIVATED["worship"].enter(PassiveAbility.WORSHIP_TEMPLE_STEP)
def za1_sun_court(draft: Draft, seat: int) -> None:
    """A Temple step."""
    draft.push(Climb(seat, 1))


@hooks.BUILDINGS_DRAWN.enter(PassiveAbility.BUILDING_TASK_DRAW_THREE)
def za2_architects_archive(position: Position, seat: int, tiles: int) -> int:
    """Three more to choose from in a Construct task."""
    return tiles + TILES_DRAWN


def _a_card_for_a_step(position: Position, seat: int, placed: hooks.Fact) -> bool:
    assert isinstance(placed, PutWorker)
    is_priest = counts_as(placed.waited or placed.acting, PRIEST)
    return is_priest and can_spare(position, seat) and not at_top(position, seat)


@hooks.WORKER_PLACED.offer(PassiveAbility.PRIEST_DISCARD_SOLDIER_TEMPLE, does_something=_a_card_for_a_step)
def za3_sacrifice_stone(draft: Draft, seat: int, placed: hooks.Fact) -> None:
    """A face-up Army card is discarded whole for a Temple step."""
    draft.push(Climb(seat, 1))
    discard_one(draft, seat)


hooks.awaits(PassiveAbility.PRIEST_DISCARD_SOLDIER_TEMPLE, PRIEST)


@hooks.FESTIVAL_BEGAN.enter(PassiveAbility.FESTIVAL_VP_TAPESTRY_COUNT)
def za4_cloth_pageant(draft: Draft, seat: int) -> None:
    """VP for the number of Tapestries."""
    tapestries = len(draft.player(seat).tapestries)
    draft.score(seat, VP_FOR_TAPESTRIES[min(tapestries, len(VP_FOR_TAPESTRIES) - 1)], SOURCE)


hooks.AT_ONCE.add(PassiveAbility.FESTIVAL_VP_TAPESTRY_COUNT)


@hooks.MORE_ACTIONS.enter(PassiveAbility.SECONDARY_CORN_MOVE_PRIEST)
def za5_procession_way(position: Position, seat: int, actions: tuple[str, ...]) -> tuple[str, ...]:
    """The High Priest walks, for corn."""
    return (*actions, WALK)


@hooks.MORE_ACTIONS.enter(PassiveAbility.SECONDARY_CASUALTY_REJUVENATE_TWO)
def za6_house_of_the_fallen(position: Position, seat: int, actions: tuple[str, ...]) -> tuple[str, ...]:
    """A Worker falls, and two things are rejuvenated."""
    return (*actions, SACRIFICE)


@hooks.ACTIVATED["conquest"].enter(PassiveAbility.CONQUEST_REJUVENATE_PLAY_ARMY_FREE)
@hooks.ACTIVATED["rejuvenate"].enter(PassiveAbility.CONQUEST_REJUVENATE_PLAY_ARMY_FREE)
def za7_muster_field(draft: Draft, seat: int) -> None:
    """An Army card may enter play for nothing."""
    temple_rewards.play_army_free(draft, seat, 1)


@hooks.REARRANGES.enter(PassiveAbility.REARRANGE_BEFORE_MERCHANT)
def za8_pattern_room(position: Position, seat: int, rearranges: bool) -> bool:
    """All Weavings may be rearranged before a Merchant."""
    return True
