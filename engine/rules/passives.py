"""Passive Buildings that wait for an event: a High Priest activation, or the start of a Festival.

Those that change one mechanism (Z01, Z04, Z08, Z13 ...) are asked for where that mechanism is.
"""

from collections.abc import Callable, Mapping

from engine.benefits import ClimbTemple
from engine.decisions import BuyEffect, ChooseFreeWeaving
from engine.draft import Draft
from engine.resources import CORN, GOLD, POTATO, STONE, Cost
from engine.rules.free_actions import EXCHANGE
from engine.rules.tables import Polls
from engine.rules.temple import at_top
from engine.state import Position, clone

SOURCE = "passive_buildings"


def could_pay(position: Position, seat: int, cost: Cost) -> bool:
    """Whether a seat can pay, if need be after swapping with Z15; judged by public facts only."""
    player = position.players[seat]
    if player.can_pay(cost):
        return True
    if not player.has("exchange_stone_gold_corn"):
        return False
    # All of it turned into gold, and from that whatever corn is short; nobody is ever offered a thing for stone.
    swapped = clone(player)
    swapped.gold += sum(getattr(player, name) // EXCHANGE[name] for name in (STONE, CORN))
    swapped.corn = player.corn % EXCHANGE[CORN]
    while swapped.corn < cost.corn + cost.food and swapped.gold:
        swapped.corn += EXCHANGE[CORN]
        swapped.gold -= 1
    return swapped.can_pay(cost)


# ---------------------------------------------------------------- whenever any player activates ...


def golden_stair(draft: Draft, seat: int) -> None:
    """Z12: 1 gold for a Temple step; whose turn it is might have an Army card that gives some (ruling 40)."""
    state = draft.state
    may_have_gold = state.active == seat and state.players[seat].army_hand
    if (may_have_gold or could_pay(state, seat, Cost(gold=1))) and not at_top(state, seat):
        draft.push(BuyEffect(seat, Cost(gold=1), ClimbTemple(1), SOURCE))


def votive_loom(draft: Draft, seat: int) -> None:
    """Z11: a free Weaving."""
    draft.push(ChooseFreeWeaving(seat))


def spoils_office(draft: Draft, seat: int) -> None:
    """Z17: 1 gold and 1 VP."""
    draft.gain(seat, GOLD, 1, SOURCE)
    draft.score(seat, 1, SOURCE)


def recruiting_post(draft: Draft, seat: int) -> None:
    """Z18: an Army card and 1 gold."""
    draft.draw_army(seat, 1)
    draft.gain(seat, GOLD, 1, SOURCE)


Hook = Callable[[Draft, int], None]
ON_ACTIVATION: Mapping[str, Mapping[str, Hook]] = {
    "worship": {"worship_or_festival_gold_to_temple": golden_stair},
    "offering": {"offering_gives_weaving": votive_loom},
    "conquest": {"conquest_gives_gold_vp": spoils_office},
    "rejuvenate": {"rejuvenate_gives_army_gold": recruiting_post},
    "produce": {},  # Z16 belongs to the producing itself
}


def on_activation(action: str) -> Hook:
    """What this High Priest action, once activated by anybody, brings a seat by its Passive Buildings."""

    def run(draft: Draft, seat: int) -> None:
        for ability, hook in ON_ACTIVATION[action].items():
            if draft.player(seat).has(ability):
                hook(draft, seat)

    return run


# ---------------------------------------------------------------- at a Festival


def before_festival(draft: Draft, seat: int) -> None:
    """Z12 once more, immediately before a Festival."""
    if draft.player(seat).has("worship_or_festival_gold_to_temple"):
        golden_stair(draft, seat)


def start_of_festival(draft: Draft, seat: int) -> None:
    """Z06, Z09 and Z10."""
    player = draft.player(seat)
    if player.has("festival_potato_and_god_vp"):
        draft.gain(seat, POTATO, 4, SOURCE)
    if player.has("festival_vp_longest_tapestry"):
        draft.score(seat, max(map(len, player.tapestries), default=0), SOURCE)
    if player.has("festival_supplies"):
        draft.gain(seat, POTATO, 2, SOURCE)
        draft.gain(seat, CORN, 1, SOURCE)
        draft.gain(seat, STONE, 1, SOURCE)


POLLS: Polls = {
    **{f"activated_{action}": on_activation(action) for action in ON_ACTIVATION},
    "before_festival": before_festival,
}
