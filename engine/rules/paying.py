"""Paying: whether one can, and with which mix of resources, where more than one is possible (ruling 30)."""

from math import ceil

from engine.actions import Action, Pay
from engine.decisions import ChoosePayment
from engine.draft import Draft
from engine.errors import Reason
from engine.payment import LONG, covers, mixes, owed_after_gold, questions
from engine.resources import CORN, STONE, Cost
from engine.rules.hindrances import owed
from engine.rules.hooks import RATES
from engine.rules.tables import Checks, Questions
from engine.state import Position


def could_pay(position: Position, seat: int, cost: Cost) -> bool:
    """Whether a seat can pay, if need be after swapping at will; judged by public facts only."""
    player = position.players[seat]
    if player.can_pay(cost):
        return True
    rates = RATES(position, seat, {})
    if not rates:
        return False
    # Whatever is to spare becomes gold; of gold come the stone, the corn and the food that are short, and potato.
    corn, potato = max(0, player.corn - cost.corn), max(0, player.potato - cost.potato)
    eaten = min(corn, max(0, cost.food - potato))
    gold = player.gold + max(0, player.stone - cost.stone) // rates[STONE] + (corn - eaten) // rates[CORN]
    short_of_corn = max(0, cost.corn - player.corn) + max(0, cost.food - potato - eaten)
    needed = cost.gold + max(0, cost.potato - player.potato)
    needed += ceil(max(0, cost.stone - player.stone) / rates[STONE]) + ceil(short_of_corn / rates[CORN])
    return needed <= gold


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


def check(position: Position, asked: ChoosePayment, action: Pay) -> Reason | None:
    """One of the mixes."""
    player = position.players[asked.seat]
    if action in questions(player, asked.cost, asked.gold_settled):
        return None
    return Reason("other_mix" if covers(player, action) else "not_so_much", owed(asked.cost))


def resolve(draft: Draft, asked: ChoosePayment, action: Pay) -> None:
    """Spend the mix; after a share of gold, ask for the food."""
    player = draft.player(asked.seat)
    in_two = not asked.gold_settled and len(mixes(player, asked.cost)) > LONG
    if not in_two:
        draft.spend(asked.seat, action)
        return
    if action.gold:
        draft.spend(asked.seat, action)
    rest = owed_after_gold(asked.cost, action.gold)
    if rest:
        draft.push(ChoosePayment(asked.seat, rest, gold_settled=True))


QUESTIONS: Questions = {ChoosePayment: (options, resolve)}
CHECKS: Checks = {ChoosePayment: {Pay: check}}
