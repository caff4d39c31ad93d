"""Constructing Buildings, and the Building Market."""

from collections.abc import Mapping

from msgspec import structs

from engine.abilities import PassiveAbility
from engine.actions import Action, ConstructBuilding, DrawBuilding, Pass, RemoveBuilding, ReturnGodCard
from engine.buildings import construct, cost, market, set_market, set_stack, stack, type_of
from engine.components import CONSTANTS, PASSIVE
from engine.decisions import ChooseBuilding, ChooseReplaced
from engine.draft import Draft, without
from engine.errors import Reason
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
from engine.rules.hindrances import Hindrance, TooPoor, god_card_not_in_hand
from engine.rules.hooks import BUILDINGS_DRAWN, CONSTRUCTED
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position, State

PER_TYPE = CONSTANTS.setup.market_per_building_type
REPLACED_AT_MOST = 2
_NO_BUILDING_IN_REACH, _MARKET_EMPTY = Reason("no_building_in_reach"), Reason("market_empty")
DRAWING = next(tile.id for tile in PASSIVE.values() if tile.ability is PassiveAbility.BUILDING_TASK_DRAW_THREE)


def options(position: Position, asked: ChooseBuilding) -> list[Action]:
    """Every Building that can be paid; a God card to replace Buildings first, after which one must be (ruling 48).

    Who may draw tiles to choose from besides may begin to, and then draws as many as there are to draw (ruling 143).
    """
    draws = [DrawBuilding(kind) for kind in stacks_to_draw(position, asked)]
    if draws and asked.drawn:
        return [*draws]
    player = position.players[asked.seat]
    payable = [tile for tile in on_offer(position, asked) if asked.gratis or player.can_pay(cost(tile))]
    built = map(ConstructBuilding, payable)
    if payable and asked.replaced:
        return [*built, *draws]
    on_sale = not set(payable).isdisjoint(market(position, asked.kind))
    return [*built, *(map(ReturnGodCard, player.god_hand) if on_sale else ()), *draws, Pass()]


def check_construct(position: Position, asked: ChooseBuilding, action: ConstructBuilding) -> Hindrance | None:
    """A Building of the market, or one that was drawn, of the type meant, that can be paid."""
    if action.building not in on_offer(position, asked):
        if action.building not in market(position):
            return Reason("not_on_sale", {"building": action.building})
        return _other_kind(asked.kind)
    price = cost(action.building)
    if not asked.gratis and not position.players[asked.seat].can_pay(price):
        return TooPoor(price, action.building)
    return _must_draw(position, asked)


def _must_draw(position: Position, asked: ChooseBuilding) -> Reason | None:
    return Reason("draw_first") if asked.drawn and stacks_to_draw(position, asked) else None


def _other_kind(kind: str) -> Reason:
    return Reason("other_kind", {"kind": kind})


def check_return(position: Position, asked: ChooseBuilding, action: ReturnGodCard) -> Reason | None:
    """A God card in hand, while a Building on sale can be paid, and the market is as it was."""
    if action.card not in position.players[asked.seat].god_hand:
        return god_card_not_in_hand(action.card)
    if asked.replaced:
        return Reason("market_changed")
    nothing = _nothing_on_sale(position, asked.seat, asked.kind, gratis=asked.gratis)
    return nothing or _must_draw(position, asked)


def _nothing_on_sale(position: Position, seat: int, kind: str, *, gratis: bool) -> Reason | None:
    """Why the seat can construct no Building of the market, and so not change it either (ruling 48)."""
    player = position.players[seat]
    if any(gratis or player.can_pay(cost(building)) for building in market(position, kind)):
        return None
    return _NO_BUILDING_IN_REACH if market(position) else _MARKET_EMPTY


def check_draw(position: Position, asked: ChooseBuilding, action: DrawBuilding) -> Reason | None:
    """A stack off which another tile may be drawn."""
    most = BUILDINGS_DRAWN(position, asked.seat, 0)
    if not most:
        return Reason("building_needed", {"building": DRAWING})
    if asked.gratis or len(asked.drawn) >= most:
        return Reason("no_more_draws")
    if asked.kind and action.kind != asked.kind:
        return _other_kind(asked.kind)
    return None if stack(position, action.kind) else Reason("stack_empty")


def on_offer(position: Position, asked: ChooseBuilding) -> tuple[str, ...]:
    """What may be constructed: Buildings of the market, and those that were drawn for it."""
    return market(position, asked.kind) + asked.drawn


def stacks_to_draw(position: Position, asked: ChooseBuilding) -> tuple[str, ...]:
    """The types off whose stacks another tile may be drawn to choose from."""
    if asked.gratis or len(asked.drawn) >= BUILDINGS_DRAWN(position, asked.seat, 0):
        return ()
    types = (asked.kind,) if asked.kind else position.options.box.building_types
    return tuple(kind for kind in types if stack(position, kind))


def no_building(position: Position, seat: int, kind: str = "") -> Reason | None:
    """Why the seat can construct no Building, of this type if one is named, nor draw tiles to choose from."""
    nothing = _nothing_on_sale(position, seat, kind, gratis=False)
    return nothing and (None if stacks_to_draw(position, ChooseBuilding(seat, gratis=False, kind=kind)) else nothing)


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


def check_removed(position: Position, asked: ChooseReplaced, action: RemoveBuilding) -> Reason | None:
    """A Building of the market that was not removed before."""
    if action.building in asked.removed:
        return Reason("removed_already", {"building": action.building})
    return None if action.building in market(position) else Reason("not_on_sale", {"building": action.building})


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
CHECKS: Checks = {
    ChooseBuilding: {ConstructBuilding: check_construct, ReturnGodCard: check_return, DrawBuilding: check_draw},
    ChooseReplaced: {RemoveBuilding: check_removed},
}
PROCEDURES: Procedures = {GainBuilding: gain_building}
