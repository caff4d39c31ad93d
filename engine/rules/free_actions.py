"""Free actions, open beside the present question: Army cards for resources, swaps (Z15) and God cards (Z19)."""

from collections.abc import Mapping
from typing import TypeGuard, assert_never, get_args

from engine.abilities import PassiveAbility
from engine.actions import Action, ConsultOracle, DiscardArmyCard, Exchange, FreeAction, HireVillager, Pass
from engine.components import ARMY_CARDS, PASSIVE
from engine.decisions import ALL_FREE, NO_FREE, ChooseGodCard, Decision, TakeFreeActions
from engine.draft import Draft
from engine.errors import Reason
from engine.events import ArmyCardDiscarded, Exchanged
from engine.procedures import FinalScoring
from engine.resources import CORN, GOLD, STONE, Cost
from engine.rules.hindrances import NO_GOD_CARDS, Hindrance, TooPoor
from engine.rules.hooks import GOD_CARD_PRICE, RATES, tiles_at_work
from engine.rules.listing import one_each
from engine.rules.paying import may_come_to_pay
from engine.rules.tables import Check, Checks, Polls, Questions
from engine.state import Player, Position

KINDS = frozenset(get_args(FreeAction))
EXCHANGE = {STONE: 2, CORN: 2, GOLD: 1}
ORACLE_PRICE = Cost(potato=1)
_OF_ABILITY = {building.ability: building.id for building in PASSIVE.values()}
MONEY_CHANGER = _OF_ABILITY[PassiveAbility.EXCHANGE_STONE_GOLD_CORN]
ORACLE = _OF_ABILITY[PassiveAbility.POTATO_FOR_GOD_CARD]
_ARMY_KIND = {card.id: (card.soldiers, card.resource) for card in ARMY_CARDS.values()}


def is_free(action: Action) -> TypeGuard[FreeAction]:
    """Whether this is a free action."""
    return type(action) in KINDS


def one_of_each(cards: tuple[str, ...]) -> list[str]:
    """One Army card of each kind: cards that look alike are one choice."""
    if len(cards) < 2:
        return list(cards)
    kinds = {_ARMY_KIND[card]: card for card in reversed(cards)}
    return sorted(kinds.values())


def check_army_card(cards: tuple[str, ...], card: str) -> Reason | None:
    """An Army card of this hand, the first of those that look alike."""
    return check_alike(cards, card) if card in cards else Reason("not_in_hand", {"army_card": card})


def check_alike(cards: tuple[str, ...], card: str) -> Reason | None:
    """The one of these Army cards that stands for all of its kind."""
    other = next(other for other in one_of_each(cards) if _ARMY_KIND[other] == _ARMY_KIND[card])
    return None if other == card else Reason("alike", {"card": card, "other": other})


def options(position: Position, decision: Decision) -> list[Action]:
    """The free actions the asked seat may take instead of answering.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.active, game.players[0].army_hand = 0, ("A01",)
    >>> from engine.decisions import TakeTurn
    >>> options(game, TakeTurn(0)), options(game, TakeTurn(1))
    ([DiscardArmyCard(card='A01')], [])
    """
    seat = decision.seat
    player = position.players[seat]
    found: list[Action] = []
    if player.army_hand and position.active == seat:
        found += one_each(DiscardArmyCard, one_of_each(player.army_hand))
    if decision.free == ALL_FREE and player.passives and tiles_at_work(position, seat):
        found.extend(_exchanges(player, RATES(position, seat, {})))
        price = oracle_price(position, seat)
        if price and player.can_pay(price):
            found.append(ConsultOracle())
    return found


def check(position: Position, decision: Decision, action: FreeAction) -> Hindrance | None:
    """A free action that is open beside this question, and has what it takes."""
    if position.active != decision.seat and not isinstance(action, Exchange):
        return Reason("own_turn_only")
    if decision.free == NO_FREE or (decision.free != ALL_FREE and not isinstance(action, DiscardArmyCard)):
        return Reason("not_beside_this", {"question": type(decision).__name__})
    return _CHECKS[type(action)](position, decision, action)


def _check_discard(position: Position, asked: Decision, action: DiscardArmyCard) -> Reason | None:
    return check_army_card(position.players[asked.seat].army_hand, action.card)


def _check_exchange(position: Position, asked: Decision, action: Exchange) -> Reason | None:
    rates = RATES(position, asked.seat, {})
    if not rates:
        return Reason("building_needed", {"building": MONEY_CHANGER})
    if action.give == action.take or action.give not in rates or action.take not in rates:
        return Reason("no_such_swap")
    needs, has = rates[action.give], getattr(position.players[asked.seat], action.give)
    return None if has >= needs else Reason("too_little_to_swap", {"resource": action.give, "needs": needs, "has": has})


def _check_oracle(position: Position, asked: Decision, action: ConsultOracle) -> Hindrance | None:
    price = GOD_CARD_PRICE(position, asked.seat, None)
    if price is None:
        return Reason("building_needed", {"building": ORACLE})
    if not position.players[asked.seat].can_pay(price):
        return TooPoor(price)
    return None if position.god_deck or position.god_offer else NO_GOD_CARDS


_CHECKS: Mapping[type, Check] = {
    DiscardArmyCard: _check_discard,
    Exchange: _check_exchange,
    ConsultOracle: _check_oracle,
}


def offer(draft: Draft, seat: int) -> None:
    """Ask a seat that has a free action to take, which everybody can see, whether it does."""
    asked = TakeFreeActions(seat)
    if not draft.state.automated(seat) and options(draft.state, asked):
        draft.push(asked)


def at_the_end(position: Position) -> bool:
    """Whether nothing but the final scoring follows.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> at_the_end(game)
    False
    """
    return isinstance(position.stack[0], FinalScoring)


def answers(position: Position, asked: TakeFreeActions) -> list[Action]:
    """To take no more free actions, and go on."""
    return [Pass()]


def check_hire(position: Position, asked: TakeFreeActions, action: HireVillager) -> Reason:
    """Nobody is left to hire where only free actions are asked for."""
    return Reason("village_empty")


def end(draft: Draft, asked: TakeFreeActions, action: Action) -> None:
    """Take no more free actions: what lies below on the stack goes on."""


def _exchanges(player: Player, rates: Mapping[str, int]) -> list[Action]:
    return [
        Exchange(give, take)
        for give, n in rates.items()
        if getattr(player, give) >= n
        for take in rates
        if take != give
    ]


def oracle_price(position: Position, seat: int) -> Cost | None:
    """What a God card costs this seat now, if it may have one at will and there is one."""
    if position.active != seat or not (position.god_deck or position.god_offer):
        return None
    return GOD_CARD_PRICE(position, seat, None)


def may_have_god_card(position: Position, seat: int) -> bool:
    """Whether a seat holds a God card, or might buy one at will; judged by what everybody sees."""
    if position.players[seat].god_hand:
        return True
    price = oracle_price(position, seat)
    return price is not None and may_come_to_pay(position, seat, price)


def resolve(draft: Draft, decision: Decision, action: Action) -> bool:
    """Take a free action and ask the question again; False if the action is not a free one."""
    if type(action) not in KINDS:
        return False
    assert is_free(action)
    seat = decision.seat
    match action:
        case DiscardArmyCard(card):
            draft.push(decision)
            draft.emit(ArmyCardDiscarded(seat, card))
            draft.cash_army_card(seat, card)
        case Exchange(give, take):
            draft.push(decision)
            player, rates = draft.player(seat), RATES(draft.state, seat, {})
            setattr(player, give, getattr(player, give) - rates[give])
            setattr(player, take, getattr(player, take) + rates[take])
            draft.emit(Exchanged(seat, give, take))
        case ConsultOracle():
            price = oracle_price(draft.state, seat)
            assert price is not None
            draft.push(ChooseGodCard(seat), decision)
            draft.pay(seat, price)
        case _:
            assert_never(action)
    return True


QUESTIONS: Questions = {TakeFreeActions: (answers, end)}
CHECKS: Checks = {TakeFreeActions: {HireVillager: check_hire}}
POLLS: Polls = {"free_actions": offer}
