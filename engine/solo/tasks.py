"""Tasks that automas perform alike: buying Weavings, constructing Buildings, building Statues and Steps."""

from collections.abc import Mapping

from engine.benefits import Effect, FreeSteps, PurchaseWeavings, StatueTask, StepsTask
from engine.buildings import market
from engine.components import GOD_CARDS
from engine.draft import Draft
from engine.events import AutomaChose, Chosen
from engine.procedures import FallShort, GainBuilding, GainStatue, GainSteps
from engine.resources import Cost
from engine.rules import statues, steps, weaving
from engine.solo import board, choices
from engine.solo.frame import LAST, NONE, PART, POOR, Obstacle, automa_of, pick
from engine.state import Position

# ---------------------------------------------------------------- what is in the way


def purchase_obstacle(position: Position, seat: int, effect: PurchaseWeavings) -> str:
    """Why it can buy no Weaving at all; empty if it can."""
    if not position.weavings:
        return NONE
    return "" if position.players[seat].can_pay(Cost(corn=weaving.PRICES[0])) else POOR


def statue_obstacle(position: Position, seat: int, effect: StatueTask) -> str:
    """Why it can build no Statue; empty if it can."""
    if statues.no_statue(position, seat) is None:
        return ""
    return NONE if position.players[seat].can_pay(statues.PRICE[statues.SMALL]) else POOR


def steps_obstacle(position: Position, seat: int, effect: StepsTask) -> str:
    """Why it can build no Steps; empty if it can."""
    if steps.no_steps(position, seat) is None:
        return ""
    return NONE if position.players[seat].can_pay(steps.RULES.cost) else POOR


OBSTACLES: Mapping[type[Effect], Obstacle] = {
    PurchaseWeavings: purchase_obstacle,
    StatueTask: statue_obstacle,
    StepsTask: steps_obstacle,
}


# ---------------------------------------------------------------- tasks


def purchase(draft: Draft, seat: int, effect: PurchaseWeavings, source: str) -> None:
    """The automa buys two Weavings, or takes one and a gold."""
    state = draft.state
    if len(state.weavings) < 2:
        draft.push(FallShort(seat, effect, board.GOLD_INSTEAD, LAST))
    elif not draft.player(seat).can_pay(Cost(corn=weaving.PRICES[1])):
        draft.push(FallShort(seat, effect, board.GOLD_INSTEAD, PART))
    weaving.purchase(draft, seat)


def gain_building(draft: Draft, seat: int, kind: str) -> None:
    """A random Building of this type, or of any, that is on sale."""
    found = market(draft.state, kind)
    building = pick(draft, found)
    if len(found) > 1:
        draft.emit(AutomaChose(seat, Chosen.TILE, building, "random"))
    draft.push(GainBuilding(seat, building))


def rolled_gods(draft: Draft, seat: int) -> list[str]:
    """The gods of the tucked cards, from the rolled one on clockwise."""
    return choices.gods_from_roll(draft, seat, [GOD_CARDS[card].god for card in automa_of(draft.state).tucked])


def build_statue(draft: Draft, seat: int, effect: StatueTask, source: str) -> None:
    """A large Statue if it can pay one, else a small one, of the god the die selects."""
    player = draft.player(seat)
    sizes = [size for size in (statues.LARGE, statues.SMALL) if player.can_pay(statues.PRICE[size])]
    found = choices.choose_statue(draft, seat, sizes, rolled_gods(draft, seat))
    if found:
        if found[0] == statues.SMALL:
            draft.emit(AutomaChose(seat, Chosen.SIZE, statues.SMALL, NONE if statues.LARGE in sizes else POOR))
        draft.push(GainStatue(seat, *found))
        draft.pay(seat, statues.PRICE[found[0]])


def build_steps(draft: Draft, seat: int, effect: StepsTask | FreeSteps, source: str) -> None:
    """Steps on the spot it prefers, if it has a marker left."""
    spot = choices.choose_spot(draft.state, seat)
    if spot and draft.player(seat).steps_left:
        draft.push(GainSteps(seat, spot))
        if isinstance(effect, StepsTask):
            draft.pay(seat, steps.RULES.cost)
