"""What a plan fills in by itself."""

import pytest

from bot.planning.habits import filled_in
from engine import view
from engine.actions import Action, DiscardSoldiers, FlipSoldiers, TakeGold
from engine.decisions import ActOrGold, PaySoldiers
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
    ("army", "action", "taken"),
    [
        ({}, "conquest", TakeGold()),
        ({"army_hand": (ONE,)}, "conquest", None),
        ({"army_up": (ONE, TWO)}, "conquest", None),
        ({}, "produce", None),  # what it could do depends on other things than soldiers
    ],
)
def test_whoever_has_no_army_takes_the_gold_of_a_conquest(
    army: dict[str, tuple[str, ...]], action: str, taken: Action | None
) -> None:
    state = ask(table(2, **army), ActOrGold(0, action)).state
    assert filled_in(forecast(view(state, 0)), {}) == taken
