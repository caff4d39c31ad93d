"""What free actions are worth to a greedy player: little, unless they feed God cards or count at the end."""

from collections.abc import Mapping
from typing import Any

from engine.actions import ConsultOracle, DiscardArmyCard, Exchange
from engine.components import ARMY_CARDS, CONSTANTS
from engine.decisions import Decision, FeedGods
from engine.players.worth import Appraisal
from engine.queries import at_the_end, exchange_rates, god_card_price, god_card_vp, upkeep_due
from engine.resources import GOLD, POTATO, Cost

HUNGER = CONSTANTS.festival.vp_lost_per_missing_potato
FINAL = CONSTANTS.final_scoring
LEFT_OVER = 0.01  # a resource at the end: it may decide a tie
UNWANTED = -98.0  # rather any answer to the question, lest things be swapped to and fro for ever


def discard_army(a: Appraisal, asked: Decision, action: DiscardArmyCard) -> float:
    """Only when hardly any Conquest can follow, or a hungry God card is dear."""
    printed = ARMY_CARDS[action.card]
    if at_the_end(a.position):
        return printed.amount * (FINAL.gold if printed.resource == GOLD else LEFT_OVER)
    usual = a.stock(printed.resource, printed.amount) - a.army_card() * a.taste.cash_army - 0.5
    return usual + _then_fed(a, asked, {printed.resource: printed.amount})


def exchange(a: Appraisal, asked: Decision, action: Exchange) -> float:
    """Only for gold, and that only to feed a God card or to be counted at the end."""
    if action.take != GOLD:
        return UNWANTED
    if at_the_end(a.position):
        return FINAL.gold
    rates = exchange_rates(a.position, a.seat)
    hungry, fed = _then_fed(a, asked, {}), _then_fed(a, asked, {GOLD: rates[GOLD]})
    if fed <= hungry:
        return UNWANTED
    return fed + a.stock(GOLD, rates[GOLD]) - a.cost(Cost(**{action.give: rates[action.give]}))


def consult_oracle(a: Appraisal, asked: Decision, action: ConsultOracle) -> float:
    """What it is worth to pay the Oracle (Z19) a potato for a God card."""
    if at_the_end(a.position):
        card = god_card_vp(a.position, a.seat)
        return card - (LEFT_OVER if a.player.potato else FINAL.gold + LEFT_OVER)
    price = god_card_price(a.position, a.seat)
    assert price is not None
    usual = a.god_card() - a.cost(price) + a.taste.oracle
    return usual + _then_fed(a, asked, {POTATO: -price.potato}, cards=1)


def fed(a: Appraisal, due: int, potato: int, gold: int) -> float:
    """God cards that ask for so much are fed with so much; what is missing costs VP."""
    return -a.cost(Cost(potato=potato, gold=gold)) - HUNGER * (due - potato - gold)


def _then_fed(a: Appraisal, asked: Decision, more: Mapping[str, Any], cards: int = 0) -> float:
    """How well God cards can be fed with so much more, if they are to be fed; else nothing."""
    if not isinstance(asked, FeedGods):
        return 0.0
    due = upkeep_due(a.position, a.seat) + cards * CONSTANTS.festival.potato_per_god_card
    potato, gold = max(0, a.player.potato + more.get(POTATO, 0)), a.player.gold + more.get(GOLD, 0)
    return max(fed(a, due, min(potato, due - golden), golden) for golden in range(min(gold, due) + 1))
