"""Why a Noble cannot be appointed or used so, a Newcomer not be taken, or an ability not answer."""

from engine.actions import AppointNoble, KeepGodCard, MoveHighPriest, Pay, RetrieveWorker, TakeNewcomer, UseAbility
from engine.components import CONSTANTS
from engine.decisions import (
    AppointWorker,
    ChooseNewcomer,
    KeepSeenGodCards,
    MovePriestBesides,
    SpendResource,
    UseAbilities,
)
from engine.errors import Reason
from engine.nobles import kind_for
from engine.procedures import PutWorker
from engine.reasons.placing import not_to_retrieve
from engine.reasons.prices import too_poor
from engine.reasons.tables import Reasons
from engine.reasons.vassals import too_far
from engine.rules.offered_abilities import offer_of
from engine.state import Position
from engine.workers import different, kinds_of


def _appoint(position: Position, asked: AppointWorker, action: AppointNoble) -> Reason:
    player = position.players[asked.seat]
    if action.palace not in player.palaces:
        return Reason("not_your_palace", {"building": action.palace})
    if action.palace in player.nobles:
        return Reason("palace_inhabited", {"building": action.palace})
    return Reason("other_noble", {"building": action.palace, "worker": kind_for(action.palace)})


def _newcomer(position: Position, asked: ChooseNewcomer, action: TakeNewcomer) -> Reason:
    if action.worker not in position.newcomers:
        return Reason("no_such_newcomer", {"worker": action.worker})
    alike = [other for other in different(position.newcomers) if kinds_of(other) == kinds_of(action.worker)]
    return Reason("newcomer_alike", {"worker": action.worker, "other": alike[0]})


def _ability(position: Position, asked: UseAbilities, action: UseAbility) -> Reason:
    if action.tile not in asked.waiting:
        return Reason("ability_not_waiting")
    offered = offer_of(asked.moment, action.tile)
    player = position.players[asked.seat]
    if offered and not player.can_pay(offered.price):
        return too_poor(player, offered.price)
    if offered and player.resources < offered.resources:
        return Reason("no_resource")
    return Reason("brings_nothing")


def _retrieval(position: Position, asked: UseAbilities, action: RetrieveWorker) -> Reason:
    if not asked.retrieval or not isinstance(asked.fact, PutWorker):
        return Reason("ability_not_waiting")
    return not_to_retrieve(position, asked.fact.space, action.space)


def _resource(position: Position, asked: SpendResource, action: Pay) -> Reason:
    return Reason("one_resource")


def _priest(position: Position, asked: MovePriestBesides, action: MoveHighPriest) -> Reason:
    return too_far(position, asked.seat, CONSTANTS.high_priest.max_move, action.spaces)


def _seen(position: Position, asked: KeepSeenGodCards, action: KeepGodCard) -> Reason:
    return Reason("not_seen", {"card": action.card})


REASONS: Reasons = {
    AppointWorker: {AppointNoble: _appoint},
    ChooseNewcomer: {TakeNewcomer: _newcomer},
    UseAbilities: {UseAbility: _ability, RetrieveWorker: _retrieval},
    SpendResource: {Pay: _resource},
    MovePriestBesides: {MoveHighPriest: _priest},
    KeepSeenGodCards: {KeepGodCard: _seen},
}
