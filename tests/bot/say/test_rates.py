"""At which rates one may swap, and for how much one has a God card: what the abilities say, and nobody else."""

from collections.abc import Iterator

import pytest

from bot import say
from bot.languages.en import ENGLISH
from engine import queries
from engine.abilities import PassiveAbility
from engine.actions import ConsultOracle, Exchange
from engine.core import why_not
from engine.decisions import TakeTurn
from engine.players.extras import consult_oracle
from engine.players.search import _opens
from engine.players.worth import Appraisal
from engine.resources import CORN, GOLD, STONE, Cost
from engine.rules import hooks
from tests.engine.kit import options, play, table

RATES = {STONE: 3, CORN: 2, GOLD: 2}
PRICE = Cost(corn=2)


@pytest.fixture(autouse=True)
def _other_numbers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Z15 and Z19 with other numbers on them."""
    monkeypatch.setitem(hooks.RATES.entries, PassiveAbility.EXCHANGE_STONE_GOLD_CORN, lambda *_: RATES)
    monkeypatch.setitem(hooks.GOD_CARD_PRICE.entries, PassiveAbility.POTATO_FOR_GOD_CARD, lambda *_: PRICE)
    hooks.answers_of.cache_clear()
    yield
    hooks.answers_of.cache_clear()


def test_a_swap_is_made_told_and_judged_at_the_rates_of_the_ability() -> None:
    state, swap = table(passives=("Z15",), stone=3, corn=0, gold=0), Exchange(STONE, GOLD)
    assert queries.exchange_rates(state, 0) == RATES
    assert [action for action in options(state) if isinstance(action, Exchange)] == [swap, Exchange(STONE, CORN)][::-1]
    after = play(state, swap).state.players[0]
    assert (after.stone, after.gold) == (0, 2)
    assert "3 stone" in say.action(state, state.decision, swap, ENGLISH)
    assert isinstance(_opens(state, swap), bool)


def test_who_has_too_little_is_told_how_much_it_takes() -> None:
    reason = why_not(table(passives=("Z15",), stone=2, corn=0, gold=0), Exchange(STONE, GOLD))
    assert reason is not None
    assert reason.values["needs"] == 3


def test_a_god_card_costs_what_the_ability_says() -> None:
    state = table(passives=("Z19",), corn=2, potato=0, gold=0)
    assert queries.god_card_price(state, 0) == PRICE
    assert ConsultOracle() in options(state)
    assert play(state, ConsultOracle()).state.players[0].corn == 0
    assert "2 corn" in say.action(state, state.decision, ConsultOracle(), ENGLISH)
    poor = table(passives=("Z19",), corn=1, potato=3, gold=0)
    assert ConsultOracle() not in options(poor)
    reason = why_not(poor, ConsultOracle())
    assert reason is not None
    assert "corn" in say.reason(reason, ENGLISH)


def test_a_computer_player_counts_what_the_card_costs_it() -> None:
    state = table(passives=("Z19",), corn=2)
    a = Appraisal(state, 0)
    assert consult_oracle(a, TakeTurn(0), ConsultOracle()) == a.god_card() - a.cost(PRICE) + a.taste.oracle
