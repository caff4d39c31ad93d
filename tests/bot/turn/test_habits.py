"""What a plan fills in by itself."""

import pytest

from bot.turn.habits import filled_in
from engine import view
from engine.actions import Action, DiscardSoldiers, FlipSoldiers, TakeAllBenefits
from engine.benefits import Benefit, Gain, Rejuvenate
from engine.decisions import PaySoldiers, UseStatue
from engine.foresight import forecast
from tests.engine.kit import ask, table, with_soldiers

(ONE, OTHER), (TWO,) = with_soldiers(1, 2), with_soldiers(2, 1)


@pytest.mark.parametrize(
    ("asks", "paid"),
    [
        (PaySoldiers(0, discard=1, flip=0), DiscardSoldiers(ONE)),
        (PaySoldiers(0, discard=2, flip=1), DiscardSoldiers(TWO)),
        (PaySoldiers(0, discard=0, flip=1), FlipSoldiers(ONE)),
        (PaySoldiers(0, discard=0, flip=3), FlipSoldiers(TWO)),
    ],
)
def test_soldiers_are_paid_with_as_few_cards_and_as_weak_ones_as_will_do(asks: PaySoldiers, paid: Action) -> None:
    state = ask(table(2, army_up=(ONE, OTHER, TWO)), asks).state
    assert filled_in(forecast(view(state, 0)), {}) == paid


@pytest.mark.parametrize(
    ("effects", "filled"),
    [
        ((Gain("gold", 1), Gain("potato", 1)), TakeAllBenefits()),
        ((Gain("gold", 1), Gain("vp", 2)), TakeAllBenefits()),
        ((Gain("gold", 1), Rejuvenate(1)), None),
        ((Gain("gold", 1),), None),
    ],
)
def test_plain_benefits_of_a_card_with_a_statue_are_all_taken(effects: Benefit, filled: Action | None) -> None:
    state = ask(table(production_down=("P06",), board={"gods_played": ("G20",)}), UseStatue(0, "G20", effects)).state
    assert filled_in(forecast(view(state, 0)), {}) == filled
