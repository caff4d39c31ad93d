"""Why a secondary action, a Worker to hire or a free action is not to be had."""

from collections.abc import Mapping

from engine.abilities import PassiveAbility
from engine.actions import (
    Action,
    ConsultOracle,
    DiscardArmyCard,
    Exchange,
    GiveUpWorker,
    HireVillager,
    MoveHighPriest,
    PlaceHighPriest,
    Pray,
    RecruitNomad,
    SacrificeWorker,
    SpreadInfluence,
    TakeNomad,
    TrainArmy,
    WalkHighPriest,
)
from engine.components import CONSTANTS, PASSIVE
from engine.decisions import (
    ALL_FREE,
    NO_FREE,
    ChooseNomad,
    ChoosePriestStart,
    ChooseSurplus,
    Decision,
    HireWorker,
    TakeFreeActions,
    TakeSecondAction,
    TakeTurn,
)
from engine.errors import Reason
from engine.reasons.cards import no_army_cards, no_god_cards, not_that_army_card
from engine.reasons.placing import no_such_worker
from engine.reasons.prices import too_poor
from engine.reasons.tables import Reasons, Why
from engine.reasons.vassals import influence, too_far
from engine.rules.hooks import GOD_CARD_PRICE, MORE_ACTIONS, RATES
from engine.rules.turn import EVERYBODYS, PRAY, PRIEST, RECRUIT, SACRIFICE, SPREAD, TRAIN, WALK, WALK_PRICE
from engine.rules.workers import HIRE
from engine.state import Position

_OF_ABILITY = {building.ability: building.id for building in PASSIVE.values()}
MONEY_CHANGER = _OF_ABILITY[PassiveAbility.EXCHANGE_STONE_GOLD_CORN]
ORACLE = _OF_ABILITY[PassiveAbility.POTATO_FOR_GOD_CARD]
WALKING = _OF_ABILITY[PassiveAbility.SECONDARY_CORN_MOVE_PRIEST]
SACRIFICING = _OF_ABILITY[PassiveAbility.SECONDARY_CASUALTY_REJUVENATE_TWO]


# ---------------------------------------------------------------- secondary actions


def _priest(position: Position, asked: Decision, action: MoveHighPriest) -> Reason:
    return too_far(position, asked.seat, CONSTANTS.high_priest.max_move, action.spaces)


def _pray(position: Position, asked: Decision, action: Pray) -> Reason:
    return no_god_cards()


def _train(position: Position, asked: Decision, action: TrainArmy) -> Reason:
    return no_army_cards()


def _nomad(position: Position, asked: Decision, action: RecruitNomad | TakeNomad) -> Reason:
    return Reason("no_such_nomad", {"worker": action.worker})


def _benefit_nomad(position: Position, asked: ChooseNomad, action: TakeNomad) -> Reason:
    if action.worker in position.nomads:
        return Reason("other_nomad", {"worker": action.worker})
    return _nomad(position, asked, action)


def _walk(position: Position, asked: Decision, action: WalkHighPriest) -> Reason:
    player = position.players[asked.seat]
    if WALK not in MORE_ACTIONS(position, asked.seat, EVERYBODYS):
        return Reason("building_needed", {"building": WALKING})
    if player.can_pay(WALK_PRICE):
        return too_far(position, asked.seat, 1, action.spaces)
    return too_poor(player, WALK_PRICE)


def _sacrifice(position: Position, asked: Decision, action: SacrificeWorker) -> Reason:
    if SACRIFICE not in MORE_ACTIONS(position, asked.seat, EVERYBODYS):
        return Reason("building_needed", {"building": SACRIFICING})
    return no_such_worker(action.worker)


def _once(name: str, why: Why) -> Why:
    """The same as a second action: not that of the first one again."""

    def second(position: Position, asked: TakeSecondAction, action: object) -> Reason:
        return Reason("taken_already", {"action": name}) if asked.first == name else why(position, asked, action)

    return second


_SECONDARY: Mapping[type, tuple[str, Why]] = {
    MoveHighPriest: (PRIEST, _priest),
    Pray: (PRAY, _pray),
    TrainArmy: (TRAIN, _train),
    RecruitNomad: (RECRUIT, _nomad),
    WalkHighPriest: (WALK, _walk),
    SacrificeWorker: (SACRIFICE, _sacrifice),
    SpreadInfluence: (SPREAD, influence),
}


def _start(position: Position, asked: ChoosePriestStart, action: PlaceHighPriest) -> Reason:
    return Reason("no_such_choice", {"most": len(position.coricancha)})


# ---------------------------------------------------------------- Workers at the end of the turn


def _hire(position: Position, asked: HireWorker, action: HireVillager) -> Reason:
    return too_poor(position.players[asked.seat], HIRE[action.end])


def _empty_village(position: Position, asked: TakeFreeActions, action: HireVillager) -> Reason:
    return Reason("village_empty")


def _surplus(position: Position, asked: ChooseSurplus, action: GiveUpWorker) -> Reason:
    return no_such_worker(action.worker)


# ---------------------------------------------------------------- free actions


def _discard(position: Position, asked: Decision, action: DiscardArmyCard) -> Reason:
    return not_that_army_card(position.players[asked.seat].army_hand, action.card)


def _exchange(position: Position, asked: Decision, action: Exchange) -> Reason:
    player = position.players[asked.seat]
    rates = RATES(position, asked.seat, {})
    if not rates:
        return Reason("building_needed", {"building": MONEY_CHANGER})
    if action.give == action.take or action.give not in rates or action.take not in rates:
        return Reason("no_such_swap")
    needs, has = rates[action.give], getattr(player, action.give)
    return Reason("too_little_to_swap", {"resource": action.give, "needs": needs, "has": has})


def _oracle(position: Position, asked: Decision, action: ConsultOracle) -> Reason:
    player = position.players[asked.seat]
    price = GOD_CARD_PRICE(position, asked.seat, None)
    if price is None:
        return Reason("building_needed", {"building": ORACLE})
    if not player.can_pay(price):
        return too_poor(player, price)
    return no_god_cards()


FREE: Mapping[type, Why] = {DiscardArmyCard: _discard, Exchange: _exchange, ConsultOracle: _oracle}


def free_action(position: Position, asked: Decision, action: Action) -> Reason:
    """Why this free action is not open beside the present question."""
    if position.active != asked.seat and not isinstance(action, Exchange):
        return Reason("own_turn_only")
    if asked.free == NO_FREE or (asked.free != ALL_FREE and not isinstance(action, DiscardArmyCard)):
        return Reason("not_beside_this", {"question": type(asked).__name__})
    return FREE[type(action)](position, asked, action)


REASONS: Reasons = {
    ChoosePriestStart: {PlaceHighPriest: _start},
    TakeTurn: {kind: why for kind, (_, why) in _SECONDARY.items()},
    TakeSecondAction: {kind: _once(name, why) for kind, (name, why) in _SECONDARY.items()},
    ChooseNomad: {TakeNomad: _benefit_nomad},
    HireWorker: {HireVillager: _hire},
    TakeFreeActions: {HireVillager: _empty_village},
    ChooseSurplus: {GiveUpWorker: _surplus},
}
