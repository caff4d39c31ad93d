"""Free actions, open beside the present question: Army cards for resources, swaps (Z15) and God cards (Z19)."""

from collections.abc import Mapping
from typing import TypeGuard, assert_never, get_args

from engine.actions import Action, ConsultOracle, DiscardArmyCard, Exchange, FreeAction, Pass
from engine.components import ARMY_CARDS
from engine.decisions import ALL_FREE, ChooseGodCard, Decision, TakeFreeActions
from engine.draft import Draft
from engine.events import ArmyCardDiscarded, Exchanged
from engine.procedures import FinalScoring
from engine.resources import CORN, GOLD, STONE, Cost
from engine.rules.hooks import GOD_CARD_PRICE, RATES, tiles_at_work
from engine.rules.paying import may_come_to_pay
from engine.rules.tables import Polls, Questions
from engine.state import Player, Position

KINDS = frozenset(get_args(FreeAction))
EXCHANGE = {STONE: 2, CORN: 2, GOLD: 1}
ORACLE_PRICE = Cost(potato=1)
_ARMY_KIND = {card.id: (card.soldiers, card.resource) for card in ARMY_CARDS.values()}


def is_free(action: Action) -> TypeGuard[FreeAction]:
    """Whether this is a free action."""
    return type(action) in KINDS


def one_of_each(cards: tuple[str, ...]) -> list[str]:
    """One Army card of each kind: cards that look alike are one choice."""
    kinds = {_ARMY_KIND[card]: card for card in reversed(cards)}
    return sorted(kinds.values())


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
    if position.active == seat and player.army_hand:
        found.extend(DiscardArmyCard(card) for card in one_of_each(player.army_hand))
    if decision.free == ALL_FREE and player.passives and tiles_at_work(position, seat):
        found.extend(_exchanges(player, RATES(position, seat, {})))
        price = oracle_price(position, seat)
        if price and player.can_pay(price):
            found.append(ConsultOracle())
    return found


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
POLLS: Polls = {"free_actions": offer}
