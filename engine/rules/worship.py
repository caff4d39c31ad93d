"""Worship and Offering: Statues or corn for steps up the Temple."""

from engine.actions import Action, DiscardStatue, OfferCorn, Pass
from engine.components import CONSTANTS
from engine.decisions import MakeOffering, Worship
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import Declined, StatueDiscarded
from engine.procedures import Climb
from engine.resources import Cost
from engine.rules.hindrances import TEMPLE_TOP, Hindrance, TooPoor
from engine.rules.hooks import STATUE_DISCARDED, STATUE_STEPS
from engine.rules.paying import could_pay
from engine.rules.statues import LARGE, SMALL
from engine.rules.tables import Checks, Polls, Questions
from engine.rules.temple import at_top
from engine.state import Position
from engine.temple import distance_to_top

WORSHIP = CONSTANTS.high_priest.worship
OFFERING = CONSTANTS.high_priest.offering


def statue_options(position: Position, asked: Worship) -> list[Action]:
    """Each Statue whose size may still be discarded, while there are steps to climb."""
    player = position.players[asked.seat]
    own = [DiscardStatue(LARGE, god) for god in dict.fromkeys(player.large_statues)]
    own += [DiscardStatue(SMALL, god) for god in dict.fromkeys(player.small_statues)]
    return [*(statue for statue in own if not check_statue(position, asked, statue)), Pass()]


def check_statue(position: Position, asked: Worship, action: DiscardStatue) -> Reason | None:
    """A Statue of one's own, of a size that may still be discarded, while there are steps to climb."""
    player, large = position.players[asked.seat], action.size == LARGE
    if at_top(position, asked.seat):
        return TEMPLE_TOP
    if not (asked.large if large else asked.small):
        return Reason("size_discarded", {"size": action.size})
    own = player.large_statues if large else player.small_statues
    return None if action.god in own else Reason("no_such_statue", {"size": action.size, "god": action.god})


def discard(draft: Draft, asked: Worship, action: Action) -> None:
    """The Statue leaves the game and the marker climbs; the active player may go on with the other size."""
    if not isinstance(action, DiscardStatue):
        if asked.large and asked.small:  # else a Statue was discarded before
            draft.emit(Declined(asked.seat, "Worship"))
        return
    player = draft.player(asked.seat)
    if action.size == LARGE:
        player.large_statues = without(player.large_statues, action.god)
        steps, large, small = asked.large, 0, asked.small
    else:
        player.small_statues = without(player.small_statues, action.god)
        steps, large, small = asked.small, asked.large, 0
    draft.state.worshipped += 1
    draft.emit(StatueDiscarded(asked.seat, action.size, action.god))
    if not asked.only_one and (large or small):
        draft.push(Worship(asked.seat, large, small, only_one=False))
    draft.push(Climb(asked.seat, steps))
    _credit_steps(draft, asked, action.size, steps)
    STATUE_DISCARDED(draft, asked.seat, action.size, action.god)


def _credit_steps(draft: Draft, asked: Worship, size: str, steps: int) -> None:
    """Tell which Cult tile adds steps to those that a Statue is worth, as far as they can be climbed."""
    printed = WORSHIP.active_large if size == LARGE else WORSHIP.active_small
    usual = WORSHIP.follower_any if asked.only_one else printed
    climbed = min(steps, distance_to_top(draft.player(asked.seat).temple))
    STATUE_STEPS.credit(draft, asked.seat, max(0, climbed - usual))


def worship(draft: Draft, seat: int) -> None:
    """The active player: one large and/or one small Statue."""
    large, small = STATUE_STEPS(draft.state, seat, (WORSHIP.active_large, WORSHIP.active_small), True)
    draft.push(Worship(seat, large, small, only_one=False))


def follow_worship(draft: Draft, seat: int) -> None:
    """The others: one Statue of either size for one step."""
    player = draft.player(seat)
    if (player.small_statues or player.large_statues) and not at_top(draft.state, seat):
        large, small = STATUE_STEPS(draft.state, seat, (WORSHIP.follower_any, WORSHIP.follower_any), False)
        draft.push(Worship(seat, large, small, only_one=True))


def offering_options(position: Position, asked: MakeOffering) -> list[Action]:
    """Each number of steps that can be paid and climbed."""
    each = map(OfferCorn, range(1, asked.max_steps + 1))
    return [*(steps for steps in each if not check_offering(position, asked, steps)), Pass()]


def check_offering(position: Position, asked: MakeOffering, action: OfferCorn) -> Hindrance | None:
    """A number of steps that is allowed, that can be climbed and can be paid."""
    player = position.players[asked.seat]
    if not 1 <= action.steps <= asked.max_steps:
        return Reason("too_many_steps", {"most": asked.max_steps})
    left = distance_to_top(player.temple)
    if not left:
        return TEMPLE_TOP
    if action.steps > left:
        return Reason("too_many_steps", {"left": left})
    price = Cost(corn=action.steps * asked.corn_per_step)
    return None if player.can_pay(price) else TooPoor(price)


def offer(draft: Draft, asked: MakeOffering, action: Action) -> None:
    """Pay the corn, then climb the Temple."""
    if isinstance(action, OfferCorn):
        draft.push(Climb(asked.seat, action.steps))
        draft.pay(asked.seat, Cost(corn=action.steps * asked.corn_per_step))
    else:
        draft.emit(Declined(asked.seat, "MakeOffering"))


def offering(draft: Draft, seat: int) -> None:
    """The active player: up to three steps."""
    draft.push(MakeOffering(seat, OFFERING.active_corn_per_step, OFFERING.active_max_steps))


def follow_offering(draft: Draft, seat: int) -> None:
    """The others: one step, at a higher price."""
    if could_pay(draft.state, seat, Cost(corn=OFFERING.follower_corn)) and not at_top(draft.state, seat):
        draft.push(MakeOffering(seat, OFFERING.follower_corn, OFFERING.follower_max_steps))


QUESTIONS: Questions = {Worship: (statue_options, discard), MakeOffering: (offering_options, offer)}
CHECKS: Checks = {Worship: {DiscardStatue: check_statue}, MakeOffering: {OfferCorn: check_offering}}
POLLS: Polls = {"follow_worship": follow_worship, "follow_offering": follow_offering}
