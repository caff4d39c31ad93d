"""Paying: whether one can, and with which mix of resources, where more than one is possible (ruling 30)."""

from engine.actions import Action, Pay
from engine.decisions import ChoosePayment
from engine.draft import Draft
from engine.payment import LONG, mixes, owed_after_gold, questions
from engine.resources import CORN, GOLD, Cost
from engine.rules.hooks import RATES
from engine.rules.tables import Questions
from engine.state import Position, clone


def could_pay(position: Position, seat: int, cost: Cost) -> bool:
    """Whether a seat can pay, if need be after swapping at will; judged by public facts only."""
    player = position.players[seat]
    if player.can_pay(cost):
        return True
    rates = RATES(position, seat, {})
    if not rates:
        return False
    # All of it turned into gold, and from that whatever corn is short; nobody is ever offered a thing for stone.
    swapped = clone(player)
    swapped.gold += sum(getattr(player, name) // rate for name, rate in rates.items() if name != GOLD)
    swapped.corn = player.corn % rates[CORN]
    while swapped.corn < cost.corn + cost.food and swapped.gold:
        swapped.corn += rates[CORN]
        swapped.gold -= 1
    return swapped.can_pay(cost)


def may_come_to_pay(position: Position, seat: int, cost: Cost, resources: int = 0) -> bool:
    """Whether a seat can pay, or has so many resources, or might after a free action; judged by what everybody sees.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.active, game.players[0].army_hand = 0, ("A01",)
    >>> may_come_to_pay(game, 0, Cost(gold=9)), may_come_to_pay(game, 1, Cost(gold=9))
    (True, False)
    """
    player = position.players[seat]
    may_have_more = position.active == seat and bool(player.army_hand)
    return may_have_more or (could_pay(position, seat, cost) and player.resources >= resources)


def options(position: Position, asked: ChoosePayment) -> list[Action]:
    """Every mix; or, where these are many, every share of gold."""
    return list(questions(position.players[asked.seat], asked.cost, asked.gold_settled))


def resolve(draft: Draft, asked: ChoosePayment, action: Pay) -> None:
    """Spend the mix; after a share of gold, ask for the food."""
    player = draft.player(asked.seat)
    in_two = not asked.gold_settled and len(mixes(player, asked.cost)) > LONG
    if not in_two:
        draft.spend(asked.seat, action)
        return
    if action.gold:
        draft.spend(asked.seat, action)
    owed = owed_after_gold(asked.cost, action.gold)
    if owed:
        draft.push(ChoosePayment(asked.seat, owed, gold_settled=True))


QUESTIONS: Questions = {ChoosePayment: (options, resolve)}
