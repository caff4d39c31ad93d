"""What a plan fills in by itself."""

import pytest

from bot.languages import ENGLISH
from bot.turn.habits import filled_in
from bot.turn.plan_words import label_of
from bot.turn.tap import Step
from engine import view
from engine.actions import Action, DiscardSoldiers, FlipSoldiers, TakeAllBenefits, TakeBenefit
from engine.benefits import Benefit, DrawArmy, DrawGod, FreeWeaving, Gain, GainNomad, Priced, Rejuvenate
from engine.components import ICONS, SPACES
from engine.decisions import ArrangeWeaving, ChooseBenefit, ChooseTask, PaySoldiers, UseStatue
from engine.foresight import forecast
from engine.resources import Cost
from tests.bot.sample_games import GOLDEN, golden_game
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


@pytest.mark.parametrize(
    ("left", "used", "may_buy", "filled"),
    [
        (3, (), False, True),
        (2, (), False, False),  # a choice of two out of three
        (3, (), True, False),  # the Priest's potato is paid before the first task
        (2, ("building",), False, False),  # another task was chosen before
    ],
)
def test_resources_are_collected_first_where_all_tasks_are_performed(
    left: int, used: tuple[str, ...], may_buy: bool, filled: bool
) -> None:
    done = tuple(icon for icon in SPACES["T1b"].icons if ICONS[icon].task in used)
    asked = ChooseTask(0, "T1b", left, done, may_buy=may_buy)
    found = filled_in(forecast(view(ask(table(potato=2, corn=2, stone=2), asked).state, 0)), {})
    assert (found is not None and ICONS[found.icon].task in ("potato", "stone")) == filled


def test_a_weaving_goes_where_alone_it_matches() -> None:
    seen = set()
    path = next(path for path in GOLDEN if path.stem == "2p-builders")
    for state in (each.state for each in golden_game(path) if isinstance(each.state.decision, ArrangeWeaving)):
        here = forecast(view(state, state.to_act))
        labels = {action: label_of(Step(here, action), ENGLISH) for action in here.answers}
        matching = [action for action, label in labels.items() if ": match" in str(label)]
        assert filled_in(here, {}) == (matching[0] if len(matching) == 1 else None)
        seen.add(min(len(matching), 2))
    assert {0, 1} <= seen


@pytest.mark.parametrize(
    ("effects", "first"),
    [
        ((DrawGod(1), Gain("stone", 2)), 1),
        ((DrawArmy(1), GainNomad()), 1),
        ((DrawArmy(1), DrawGod(1)), 0),
        ((GainNomad(), FreeWeaving(1)), None),
        ((DrawArmy(1), Priced(FreeWeaving(1), Cost(corn=1))), None),
    ],
)
def test_of_several_benefits_comes_first_what_may_as_well(effects: Benefit, first: int | None) -> None:
    state = ask(table(corn=2), ChooseBenefit(0, effects, "x")).state
    assert filled_in(forecast(view(state, 0)), {}) == (None if first is None else TakeBenefit(first))
