"""Why a Weaving cannot be taken, bought or laid so."""

from engine.actions import (
    BuyWeaving,
    LayWeaving,
    PickWeaving,
    SetAsideWeaving,
    TakeTopWeaving,
    TakeWeavingBeneath,
)
from engine.components import WEAVINGS
from engine.decisions import (
    ArrangeWeaving,
    BuyLeftoverWeaving,
    ChooseAside,
    ChooseFreeWeaving,
    ChooseWeavings,
    PickStartingWeaving,
)
from engine.errors import Reason
from engine.reasons.prices import too_poor
from engine.reasons.tables import Reasons
from engine.resources import Cost
from engine.rules.weaving import leftover_price, price_of
from engine.state import Position


def _starting(position: Position, asked: PickStartingWeaving, action: PickWeaving) -> Reason:
    return Reason("weaving_taken" if WEAVINGS[action.tile].starting else "no_starting_weaving", {"tile": action.tile})


def _aside(position: Position, asked: ChooseAside, action: SetAsideWeaving) -> Reason:
    return Reason("not_on_sale", {"tile": action.tile})


def _buy(position: Position, asked: ChooseWeavings, action: BuyWeaving) -> Reason:
    if action.tile in asked.picked:
        return Reason("weaving_picked", {"tile": action.tile})
    return _sale(position, asked.seat, action.tile, price_of(len(asked.picked) + 1))


def _buy_leftover(position: Position, asked: BuyLeftoverWeaving, action: BuyWeaving) -> Reason:
    return _sale(position, asked.seat, action.tile, leftover_price(position))


def _sale(position: Position, seat: int, tile: str, price: Cost) -> Reason:
    if tile not in position.weavings_drawn:
        return Reason("not_on_sale", {"tile": tile})
    return too_poor(position.players[seat], price)


def _free(position: Position, asked: ChooseFreeWeaving, action: TakeTopWeaving | TakeWeavingBeneath) -> Reason:
    return Reason("no_weavings")


def _lay(position: Position, asked: ArrangeWeaving, action: LayWeaving) -> Reason:
    if not 0 <= action.tapestry < len(position.players[asked.seat].tapestries):
        return Reason("no_such_tapestry")
    return Reason("pattern_there", {"pattern": WEAVINGS[asked.tile].pattern, "number": action.tapestry + 1})


REASONS: Reasons = {
    PickStartingWeaving: {PickWeaving: _starting},
    ChooseAside: {SetAsideWeaving: _aside},
    ChooseWeavings: {BuyWeaving: _buy},
    BuyLeftoverWeaving: {BuyWeaving: _buy_leftover},
    ChooseFreeWeaving: {TakeTopWeaving: _free, TakeWeavingBeneath: _free},
    ArrangeWeaving: {LayWeaving: _lay},
}
