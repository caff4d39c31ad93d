"""Constructing Buildings, and the Building Market."""

from engine.actions import Action, ConstructBuilding, Pass, RemoveBuilding, ReturnGodCard
from engine.components import CONSTANTS, PASSIVE, PRODUCTION
from engine.decisions import ChooseBuilding, ChooseReplaced
from engine.draft import Draft, without
from engine.events import (
    BuildingConstructed,
    BuildingsReplaced,
    GodCardReturned,
    MarketRefilled,
    MarketRenewed,
)
from engine.procedures import GainBuilding
from engine.resources import Cost
from engine.rules.hooks import CONSTRUCTED
from engine.rules.tables import Procedures, Questions
from engine.state import Position

PER_TYPE = CONSTANTS.setup.market_per_building_type
REPLACED_AT_MOST = 2


def cost_of(building: str) -> Cost:
    """The printed price."""
    return PRODUCTION[building].cost if building in PRODUCTION else PASSIVE[building].cost


def wanted(position: Position, kind: str) -> tuple[str, ...]:
    """The Buildings of the market of this type (empty: of any)."""
    if kind == "production":
        return position.production_market
    if kind == "passive":
        return position.passive_market
    return position.market


def options(position: Position, asked: ChooseBuilding) -> list[Action]:
    """Every Building that can be paid; a God card to replace Buildings first, after which one must be (ruling 48)."""
    player = position.players[asked.seat]
    found: list[Action] = [
        ConstructBuilding(building)
        for building in wanted(position, asked.kind)
        if asked.gratis or player.can_pay(cost_of(building))
    ]
    if found and asked.replaced:
        return found
    if found:
        found += [ReturnGodCard(card) for card in player.god_hand]
    return [*found, Pass()]


def performable(position: Position, seat: int) -> bool:
    """Whether a Building on sale can be paid."""
    player = position.players[seat]
    return any(player.can_pay(cost_of(building)) for building in position.market)


def resolve(draft: Draft, asked: ChooseBuilding, action: Action) -> None:
    """Construct, or return a God card to change the market."""
    match action:
        case ConstructBuilding(building):
            draft.push(GainBuilding(asked.seat, building))
            if not asked.gratis:
                draft.pay(asked.seat, cost_of(building))
        case ReturnGodCard(card):
            player = draft.player(asked.seat)
            player.god_hand = without(player.god_hand, card)
            draft.state.god_deck += (card,)
            draft.emit(GodCardReturned(asked.seat, card))
            draft.push(ChooseReplaced(asked.seat), ChooseBuilding(asked.seat, asked.gratis, asked.kind, replaced=True))


def gain_building(draft: Draft, procedure: GainBuilding) -> None:
    """The Building leaves the market for the player area; the market waits for the end of the turn."""
    state, player = draft.state, draft.player(procedure.seat)
    if procedure.building in PRODUCTION:
        state.production_market = without(state.production_market, procedure.building)
        player.production_up += (procedure.building,)
    else:
        state.passive_market = without(state.passive_market, procedure.building)
        player.passives += (procedure.building,)
    draft.emit(BuildingConstructed(procedure.seat, procedure.building))
    CONSTRUCTED(draft, procedure.seat, procedure.building)


def replaced_options(position: Position, asked: ChooseReplaced) -> list[Action]:
    """Each Building of the market; after the first one, enough is possible too."""
    found: list[Action] = [RemoveBuilding(building) for building in position.market if building not in asked.removed]
    return [*found, Pass()] if asked.removed else found


def replace(draft: Draft, asked: ChooseReplaced, action: Action) -> None:
    """One or two Buildings go under their stacks in the order chosen; as many of their types come."""
    removed = asked.removed
    if isinstance(action, RemoveBuilding):
        removed += (action.building,)
        if len(removed) < REPLACED_AT_MOST and len(draft.state.market) > len(removed):
            draft.push(ChooseReplaced(asked.seat, removed))
            return
    state = draft.state
    production = [building for building in removed if building in PRODUCTION]
    passive = [building for building in removed if building not in PRODUCTION]
    for building in production:
        state.production_market = without(state.production_market, building)
    for building in passive:
        state.passive_market = without(state.passive_market, building)
    state.production_stack += tuple(production)
    state.passive_stack += tuple(passive)
    added = _draw(draft, len(production), len(passive))
    draft.emit(BuildingsReplaced(asked.seat, removed, added))


def refill_market(draft: Draft) -> None:
    """Fill the market up to two of each type, as far as the stacks reach (ruling 36)."""
    added = _draw_missing(draft)
    if added:
        draft.emit(MarketRefilled(added))


def renew_market(draft: Draft) -> None:
    """After a Festival all Buildings on sale go under their stacks and new ones come."""
    state = draft.state
    old_production, old_passive = state.production_market, state.passive_market
    state.production_market = state.passive_market = ()
    state.production_stack += old_production
    state.passive_stack += old_passive
    draft.emit(MarketRenewed(_draw_missing(draft)))


def _draw_missing(draft: Draft) -> tuple[str, ...]:
    state = draft.state
    return _draw(draft, PER_TYPE - len(state.production_market), PER_TYPE - len(state.passive_market))


def _draw(draft: Draft, n_production: int, n_passive: int) -> tuple[str, ...]:
    """That many Buildings off the stacks into the market, as far as they reach."""
    state = draft.state
    production, passive = state.production_stack[:n_production], state.passive_stack[:n_passive]
    if not production and not passive:
        return ()
    state.production_stack = state.production_stack[len(production) :]
    state.passive_stack = state.passive_stack[len(passive) :]
    state.production_market += production
    state.passive_market += passive
    draft.reveal()
    return production + passive


QUESTIONS: Questions = {ChooseBuilding: (options, resolve), ChooseReplaced: (replaced_options, replace)}
PROCEDURES: Procedures = {GainBuilding: gain_building}
