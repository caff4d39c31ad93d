"""Constructing Buildings, and the Building Market."""

from collections.abc import Mapping

from msgspec import structs

from engine.actions import Action, ConstructBuilding, DrawBuilding, Pass, RemoveBuilding, ReturnGodCard
from engine.buildings import construct, cost, market, set_market, set_stack, stack, type_of
from engine.components import CONSTANTS
from engine.decisions import ChooseBuilding, ChooseReplaced
from engine.draft import Draft, without
from engine.events import (
    BuildingConstructed,
    BuildingsDrawn,
    BuildingsPutBack,
    BuildingsReplaced,
    GodCardReturned,
    MarketRefilled,
    MarketRenewed,
)
from engine.procedures import GainBuilding
from engine.rules.hooks import BUILDINGS_DRAWN, CONSTRUCTED
from engine.rules.tables import Procedures, Questions
from engine.state import Position, State

PER_TYPE = CONSTANTS.setup.market_per_building_type
REPLACED_AT_MOST = 2


def options(position: Position, asked: ChooseBuilding) -> list[Action]:
    """Every Building that can be paid; a God card to replace Buildings first, after which one must be (ruling 48).

    Who may draw tiles to choose from besides may begin to, and then draws as many as there are to draw (ruling 143).
    """
    player = position.players[asked.seat]
    draws: list[Action] = [DrawBuilding(kind) for kind in stacks_to_draw(position, asked)]
    if draws and asked.drawn:
        return draws
    found: list[Action] = [
        ConstructBuilding(building)
        for building in on_offer(position, asked)
        if asked.gratis or player.can_pay(cost(building))
    ]
    if found and asked.replaced:
        return [*found, *draws]
    on_sale = set(market(position, asked.kind))
    if any(isinstance(action, ConstructBuilding) and action.building in on_sale for action in found):
        found += [ReturnGodCard(card) for card in player.god_hand]
    return [*found, *draws, Pass()]


def on_offer(position: Position, asked: ChooseBuilding) -> tuple[str, ...]:
    """What may be constructed: Buildings of the market, and those that were drawn for it."""
    return market(position, asked.kind) + asked.drawn


def stacks_to_draw(position: Position, asked: ChooseBuilding) -> tuple[str, ...]:
    """The types off whose stacks another tile may be drawn to choose from."""
    if asked.gratis or len(asked.drawn) >= BUILDINGS_DRAWN(position, asked.seat, 0):
        return ()
    types = (asked.kind,) if asked.kind else position.options.box.building_types
    return tuple(kind for kind in types if stack(position, kind))


def performable(position: Position, seat: int, kind: str = "") -> bool:
    """Whether a Building on sale, of this type if one is named, can be paid, or tiles can be drawn to choose from."""
    player = position.players[seat]
    if any(player.can_pay(cost(building)) for building in market(position, kind)):
        return True
    return bool(stacks_to_draw(position, ChooseBuilding(seat, gratis=False, kind=kind)))


def resolve(draft: Draft, asked: ChooseBuilding, action: Action) -> None:
    """Construct, draw tiles to choose from, or return a God card to change the market."""
    match action:
        case ConstructBuilding(building):
            put_back(draft, asked, building)
            draft.push(GainBuilding(asked.seat, building, by_task=not asked.gratis))
            if not asked.gratis:
                draft.pay(asked.seat, cost(building))
        case DrawBuilding(kind):
            tile, *rest = stack(draft.state, kind)
            set_stack(draft.state, kind, tuple(rest))
            draft.emit(BuildingsDrawn(asked.seat, (tile,)))
            draft.reveal()
            draft.push(structs.replace(asked, drawn=(*asked.drawn, tile)))
        case ReturnGodCard(card):
            player = draft.player(asked.seat)
            player.god_hand = without(player.god_hand, card)
            draft.state.god_deck += (card,)
            draft.emit(GodCardReturned(asked.seat, card))
            draft.push(ChooseReplaced(asked.seat), structs.replace(asked, replaced=True))
        case _:
            put_back(draft, asked)


def put_back(draft: Draft, asked: ChooseBuilding, constructed: str = "") -> None:
    """The tiles drawn and not constructed go under their stacks, as they were drawn."""
    back = tuple(tile for tile in asked.drawn if tile != constructed)
    if back:
        for tile in back:
            kind = type_of(tile)
            set_stack(draft.state, kind, (*stack(draft.state, kind), tile))
        draft.emit(BuildingsPutBack(asked.seat, back))


def gain_building(draft: Draft, procedure: GainBuilding) -> None:
    """The Building leaves the market for the player area; the market waits for the end of the turn."""
    state, kind = draft.state, type_of(procedure.building)
    set_market(state, kind, tuple(tile for tile in market(state, kind) if tile != procedure.building))
    construct(draft.player(procedure.seat), procedure.building)
    draft.emit(BuildingConstructed(procedure.seat, procedure.building))
    if procedure.by_task:
        CONSTRUCTED(draft, procedure.seat, procedure.building)


def replaced_options(position: Position, asked: ChooseReplaced) -> list[Action]:
    """Each Building of the market; after the first one, enough is possible too."""
    found: list[Action] = [RemoveBuilding(building) for building in market(position) if building not in asked.removed]
    return [*found, Pass()] if asked.removed else found


def replace(draft: Draft, asked: ChooseReplaced, action: Action) -> None:
    """One or two Buildings go under their stacks in the order chosen; as many of their types come."""
    removed = asked.removed
    if isinstance(action, RemoveBuilding):
        removed += (action.building,)
        if len(removed) < REPLACED_AT_MOST and len(market(draft.state)) > len(removed):
            draft.push(ChooseReplaced(asked.seat, removed))
            return
    for building in removed:
        _put_under_stack(draft.state, type_of(building), (building,))
    types = [type_of(building) for building in removed]
    added = _draw(draft, {kind: types.count(kind) for kind in draft.state.options.box.building_types})
    draft.emit(BuildingsReplaced(asked.seat, removed, added))


def refill_market(draft: Draft) -> None:
    """Fill the market up to two of each type, as far as the stacks reach (ruling 36)."""
    added = _draw_missing(draft)
    if added:
        draft.emit(MarketRefilled(added))


def renew_market(draft: Draft) -> None:
    """After a Festival all Buildings on sale go under their stacks and new ones come."""
    state = draft.state
    for kind in state.options.box.building_types:
        _put_under_stack(state, kind, market(state, kind))
    draft.emit(MarketRenewed(_draw_missing(draft)))


def _put_under_stack(state: State, kind: str, tiles: tuple[str, ...]) -> None:
    set_market(state, kind, tuple(tile for tile in market(state, kind) if tile not in tiles))
    set_stack(state, kind, stack(state, kind) + tiles)


def _draw_missing(draft: Draft) -> tuple[str, ...]:
    state, types = draft.state, draft.state.options.box.building_types
    if len(market(state)) == PER_TYPE * len(types):
        return ()
    return _draw(draft, {kind: PER_TYPE - len(market(state, kind)) for kind in types})


def _draw(draft: Draft, missing: Mapping[str, int]) -> tuple[str, ...]:
    """That many Buildings of each type off the stacks into the market, as far as they reach."""
    state = draft.state
    added: tuple[str, ...] = ()
    for kind, n in missing.items():
        pile = stack(state, kind)
        set_market(state, kind, market(state, kind) + pile[:n])
        set_stack(state, kind, pile[n:])
        added += pile[:n]
    if added:
        draft.reveal()
    return added


QUESTIONS: Questions = {ChooseBuilding: (options, resolve), ChooseReplaced: (replaced_options, replace)}
PROCEDURES: Procedures = {GainBuilding: gain_building}
