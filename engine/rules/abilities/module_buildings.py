"""What the Passive Buildings of the modules do, in the order of their reference numbers."""

from engine.abilities import PassiveAbility
from engine.decisions import ChooseInfluence, PlayArmyFree
from engine.draft import Draft
from engine.rules import hooks
from engine.rules.influence import open_regions
from engine.state import Position

# ---------------------------------------------------------------- Vassals of the Inca


@hooks.INFLUENCE_SPREAD.enter(PassiveAbility.INFLUENCE_PLAY_TWO_ARMY_OR_DRAW_TWO_GOD)
def zv1_embassy(draft: Draft, seat: int) -> None:
    """Up to two Army cards enter play free, or two God cards come."""
    state = draft.state
    if state.players[seat].army_hand or state.god_deck or state.god_offer:
        draft.push(PlayArmyFree(seat, 2, or_pray=True))


def _can_spread(position: Position, seat: int, fact: hooks.Fact) -> bool:
    return bool(open_regions(position, seat))


@hooks.ACTIVATED["worship"].offer(PassiveAbility.WORSHIP_GIVES_INFLUENCE, does_something=_can_spread)
def zv2_envoys_temple(draft: Draft, seat: int, fact: hooks.Fact) -> None:
    """Spread Cultural Influence besides."""
    draft.push(ChooseInfluence(seat))
