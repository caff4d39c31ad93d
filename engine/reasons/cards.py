"""Why a card, a payment or a benefit is not to be chosen: not in hand, not in the offer, not among what is there."""

from engine.actions import (
    Accept,
    ChooseReward,
    DrawGodCard,
    KeepArmyCard,
    KeepGodCard,
    Pay,
    PlayGodCard,
    TakeAllBenefits,
    TakeBenefit,
    TakeGodCard,
)
from engine.benefits import BuildingTask, ClimbTemple, Effect, FreeStatue, Priced, StatueTask, StepsTask
from engine.decisions import (
    BuyEffect,
    ChooseArmyCard,
    ChooseBenefit,
    ChooseGodCard,
    ChooseOne,
    ChoosePayment,
    FeedGods,
    KeepGodCards,
    PlayGodCards,
    UseStatue,
)
from engine.errors import Reason
from engine.payment import covers
from engine.reasons.building import no_building, no_statue, no_steps, temple_top
from engine.reasons.prices import owed, too_poor
from engine.reasons.tables import Reasons
from engine.resources import Cost
from engine.rules.cards import offer_closed
from engine.rules.festival import upkeep_due
from engine.rules.free_actions import one_of_each
from engine.state import Position


def no_god_cards() -> Reason:
    """Why no God card can be taken: deck and offer are empty."""
    return Reason("no_god_cards")


def no_army_cards() -> Reason:
    """Deck and discard pile are empty."""
    return Reason("no_army_cards")


def alike(card: str, cards: tuple[str, ...]) -> Reason:
    """The card is there, but so is one just like it, which stands for both."""
    other = next(other for other in one_of_each(cards) if len(one_of_each((card, other))) == 1)
    return Reason("alike", {"card": card, "other": other})


def not_that_army_card(hand: tuple[str, ...], card: str) -> Reason:
    """The Army card is not in this hand, or another one just like it is meant."""
    return alike(card, hand) if card in hand else Reason("not_in_hand", {"army_card": card})


# ---------------------------------------------------------------- cards


def _dealt(position: Position, asked: KeepGodCards, action: KeepGodCard) -> Reason:
    return Reason("not_dealt", {"card": action.card})


def _play(position: Position, asked: PlayGodCards, action: PlayGodCard) -> Reason:
    return Reason("not_in_hand", {"god_card": action.card})


def _offer(position: Position, asked: ChooseGodCard, action: TakeGodCard) -> Reason:
    return Reason("offer_closed") if offer_closed(position) else Reason("not_in_offer", {"card": action.card})


def _deck(position: Position, asked: ChooseGodCard, action: DrawGodCard) -> Reason:
    return no_god_cards()


def _drawn(position: Position, asked: ChooseArmyCard, action: KeepArmyCard) -> Reason:
    return Reason("not_drawn", {"card": action.card})


# ---------------------------------------------------------------- payments


def _mix(position: Position, asked: ChoosePayment, action: Pay) -> Reason:
    held = covers(position.players[asked.seat], action)
    return Reason("other_mix" if held else "not_so_much", owed(asked.cost))


def _upkeep(position: Position, asked: FeedGods, action: Pay) -> Reason:
    due = upkeep_due(position, asked.seat)
    if not covers(position.players[asked.seat], action):
        return Reason("not_so_much", owed(Cost(potato=due)))
    too_much = action.potato + action.gold > due or action.corn or action.stone
    return Reason("other_mix" if too_much else "upkeep", owed(Cost(potato=due)))


# ---------------------------------------------------------------- benefits


def _first(position: Position, asked: ChooseBenefit, action: TakeBenefit) -> Reason:
    if not 0 <= action.index < len(asked.effects):
        return Reason("no_such_choice", {"most": len(asked.effects)})
    if asked.effects.index(asked.effects[action.index]) < action.index:
        return Reason("same_benefit")
    return Reason("brings_nothing")


def _of_card(position: Position, asked: UseStatue, action: TakeBenefit) -> Reason:
    return Reason("no_such_choice", {"most": len(asked.effects)})


def _all(position: Position, asked: UseStatue, action: TakeAllBenefits) -> Reason:
    return Reason("only_one_benefit")


def _reward(position: Position, asked: ChooseOne, action: ChooseReward) -> Reason:
    return Reason("no_such_choice", {"most": len(asked.options)})


def _accept(position: Position, asked: BuyEffect, action: Accept) -> Reason:
    return _hindrance(position, asked.seat, Priced(asked.effect, asked.cost))


def _hindrance(position: Position, seat: int, effect: Effect) -> Reason:
    """Why an effect could do nothing; there is nothing better to say of most."""
    player = position.players[seat]
    match effect:
        case Priced(_, cost) if not player.can_pay(cost):
            return too_poor(player, cost)
        case Priced(inner, _):
            return _hindrance(position, seat, inner)
        case ClimbTemple():
            return temple_top()
        case FreeStatue():
            return Reason("no_statues_left")
        case StatueTask():
            return no_statue(position, seat)
        case StepsTask():
            return no_steps(position, seat)
        case BuildingTask():
            return no_building(position, seat)
        case _:
            return Reason("brings_nothing")


REASONS: Reasons = {
    KeepGodCards: {KeepGodCard: _dealt},
    PlayGodCards: {PlayGodCard: _play},
    ChooseGodCard: {TakeGodCard: _offer, DrawGodCard: _deck},
    ChooseArmyCard: {KeepArmyCard: _drawn},
    ChoosePayment: {Pay: _mix},
    FeedGods: {Pay: _upkeep},
    ChooseBenefit: {TakeBenefit: _first},
    UseStatue: {TakeBenefit: _of_card, TakeAllBenefits: _all},
    ChooseOne: {ChooseReward: _reward},
    BuyEffect: {Accept: _accept},
}
