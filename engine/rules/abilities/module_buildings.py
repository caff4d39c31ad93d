"""What the Passive Buildings of the modules do, in the order of their reference numbers."""

from engine.abilities import PassiveAbility
from engine.benefits import Gain, GainNewcomer
from engine.decisions import ChooseInfluence, ChooseRejuvenation, MovePriestBesides, PlayArmyFree
from engine.draft import Draft
from engine.procedures import RunEffect
from engine.resources import GOLD
from engine.rules import hooks
from engine.rules.abilities.passive_buildings import SOURCE
from engine.rules.influence import open_regions
from engine.state import Position

NOBLES_RAISED = 4


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


# ---------------------------------------------------------------- Nobles and Newcomers


@hooks.ACTIVATED["worship"].enter(PassiveAbility.WORSHIP_OFFERING_RAISE_NOBLES)
@hooks.ACTIVATED["offering"].enter(PassiveAbility.WORSHIP_OFFERING_RAISE_NOBLES)
def zn1_courtly_rest(draft: Draft, seat: int) -> None:
    """Up to four Nobles stand up."""
    _raise_nobles(draft, seat)


@hooks.FESTIVAL_BEGAN.enter(PassiveAbility.FESTIVAL_NEWCOMER)
def zn3_open_gate(draft: Draft, seat: int) -> None:
    """A Newcomer."""
    draft.push(RunEffect(seat, GainNewcomer(1), SOURCE))


@hooks.NOBLE_USED.enter(PassiveAbility.NOBLE_USE_GIVES_GOLD)
def zn4_noble_treasury(draft: Draft, seat: int) -> None:
    """1 gold."""
    draft.push(RunEffect(seat, Gain(GOLD, 1), SOURCE))


@hooks.PLACEMENT_OVER.enter(PassiveAbility.PALACE_BUILT_MOVES_PRIEST)
def zn5_palace_causeway(draft: Draft, seat: int) -> None:
    """A High Priest action besides, if a Palace was constructed this turn."""
    if draft.state.palace_built:
        draft.push(MovePriestBesides(seat))


@hooks.FESTIVAL_BEGAN.enter(PassiveAbility.FESTIVAL_RAISE_NOBLES_PROPHECY_VP)
def zn6_hall_of_omens(draft: Draft, seat: int) -> None:
    """Up to four Nobles stand up."""
    _raise_nobles(draft, seat)


@hooks.PROPHECY_VP.enter(PassiveAbility.FESTIVAL_RAISE_NOBLES_PROPHECY_VP)
def zn6_at_the_end(position: Position, seat: int, vp: int) -> int:
    """2 VP more for each Prophecy that scores."""
    return vp + 2


def _raise_nobles(draft: Draft, seat: int) -> None:
    if draft.player(seat).lying:
        draft.push(ChooseRejuvenation(seat, NOBLES_RAISED, nobles_only=True))
