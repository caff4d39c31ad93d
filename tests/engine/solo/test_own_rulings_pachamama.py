"""One test for each ruling on Pachamama in engine/RULINGS.md."""

from typing import Any

import pytest

from engine import Options, Outcome, State, open_game, view
from engine.benefits import BuildingTask, DrawGod, FreeWeaving, Merchant, PurchaseWeavings
from engine.components import CONQUEST
from engine.events import (
    ArmyCardPlayed,
    AutomaActed,
    AutomaFailed,
    BuildingConstructed,
    DieRolled,
    Gained,
    HighPriestActivated,
    Produced,
    SpaceConquered,
    TempleClimbed,
    TurnedDown,
    WeavingBought,
    WeavingTaken,
    WorkerPlaced,
)
from engine.procedures import Climb, FinalScoring, PerformHighPriest, Poll, RunBenefit
from engine.resources import UNKNOWN
from tests.engine.kit import all_events, gains, of, only
from tests.engine.kit.solo import (
    AUTOMA,
    PACHAMAMA,
    PERSON,
    TUCKED,
    against,
    before,
    by_chance,
    gaining,
    its_turn,
    person_activates,
    run,
    token_on,
)

pytestmark = pytest.mark.usefixtures("layout")

ONES = tuple(f"A{n:02}" for n in range(1, 21))  # Army cards with one soldier


def her(**position: Any) -> State:
    return against(PACHAMAMA, **position)


def taken_but(*left: str) -> dict[str, int]:
    return {space: PERSON for space in CONQUEST if space not in left}


def conquered(outcome: Outcome) -> list[str]:
    return [event.space for event in of(outcome, SpaceConquered)]


def test_ruling_235_able_to_produce_next_turn() -> None:
    nearer = {"priest": before("conquest"), "army_up": ONES[:1], "production_up": ("P05",)}
    assert only(its_turn(her(**nearer)), HighPriestActivated).action == "conquest"
    assert of(person_activates(her(**nearer), "produce"), Produced) == [], "Produce is in reach all the same"
    holding = {"festivals": 1, "festival_holder": AUTOMA, "village": ()}
    assert len(of(person_activates(her(**nearer, board=holding), "produce"), Produced)) == 1


@pytest.mark.fixed_layout
def test_ruling_236_an_action_of_several_effects_fails_as_a_whole() -> None:
    pilgrim = her(personalities={"B": "PP3a"}, temple=13)
    assert gains(pilgrim, token_on(pilgrim, "PA-U2").state, AUTOMA) == {"gold": 1}
    assert only(token_on(pilgrim, "PA-U2"), AutomaFailed).gold == 0, "the gold is a part of the action"
    no_cards = her(priest=before("worship"), small_statues=("inti",), workers=("priest",), temple=4)
    no_cards.army_deck = no_cards.army_discard = ()
    assert gains(no_cards, its_turn(no_cards).state, AUTOMA) == {"statues": -1, "temple": 1, "gold": 1}


@pytest.mark.fixed_layout
def test_ruling_237_no_gold_for_nothing() -> None:
    assert of(run(her(temple=2), Climb(AUTOMA, 1)), Gained) == []
    for source in ("conquest", "production"):
        assert of(run(her(), RunBenefit(AUTOMA, (DrawGod(1),), source)), Gained) == []
    assert of(run(her(), Poll("conquer", (AUTOMA,))), Gained) == []


@pytest.mark.fixed_layout
def test_ruling_238_the_die_for_a_region_goes_on_clockwise() -> None:
    state = her(board={"conquest": taken_but("CH1", "QU1")}, army_up=ONES[:1])
    for roll, space in ((1, "CH1"), (2, "CH1"), (3, "QU1"), (4, "QU1")):
        assert conquered(run(state, Poll("conquer", (AUTOMA,)), rolls=(roll,))) == [space]


def test_ruling_239_her_second_conquest_does_not_depend_on_the_first() -> None:
    state = her(board={"conquest": taken_but("CH6")}, priest=before("conquest"), army_up=ONES[:1])
    assert conquered(its_turn(state)) == ["CH6"]
    hopeless = her(board={"conquest": taken_but("CH6"), "casualties": ("priest",) * 5}, army_hand=ONES[:1])
    follows = person_activates(hopeless, "conquest")
    assert conquered(follows) == []
    assert only(follows, ArmyCardPlayed).seat == AUTOMA


def test_ruling_240_which_building_is_chance() -> None:
    action = RunBenefit(AUTOMA, (BuildingTask(),), "automa_board")
    built = {only(outcome, BuildingConstructed).building for outcome in by_chance(her(stone=1), action)}
    assert built == {"P01", "P02"}
    other = run(her(stone=1, board={"production_market": ()}), action)
    assert only(other, BuildingConstructed).building[0] == "Z"


def test_ruling_241_the_last_weaving_comes_with_a_gold() -> None:
    outcome = gaining(her(corn=9, board={"weavings": ("W21",)}), PurchaseWeavings(), "automa_board")
    assert len(of(outcome, WeavingBought)) == 1
    assert gains(her(corn=9), outcome.state, AUTOMA) == {"corn": -1, "weavings": 1, "gold": 1}


def test_ruling_242_free_weavings_come_one_by_one() -> None:
    stack = {"weavings": ("W01", "W02", "W26")}
    outcome = gaining(her(tapestries=(("W07",),), board=stack), FreeWeaving(2))
    assert [event.tile for event in of(outcome, WeavingTaken)] == ["W01", "W26"]
    either = gaining(her(tapestries=(("W03", "W07"), ("W08", "W12")), board=stack), FreeWeaving(1))
    assert only(either, WeavingTaken).tile == "W01"
    assert either.state.players[AUTOMA].tapestries[1] == ("W08", "W12", "W01")


@pytest.mark.fixed_layout
def test_ruling_243_without_any_worker_the_board_acts() -> None:
    outcome = its_turn(her(board={"village": (), "nomads": ()}), 2)
    assert of(outcome, WorkerPlaced) == []
    assert only(outcome, DieRolled).value == 2
    assert [event.space for event in of(outcome, AutomaActed)] == ["PA-U2", "PA-L5"]
    assert outcome.state.automa is not None
    assert outcome.state.automa.tucked == TUCKED


def test_ruling_244_her_last_actions_activate_nothing() -> None:
    person = {"passives": ("Z12", "Z18"), "gold": 3}
    outcome = run(her(small_statues=("inti",), temple=7, person=person), FinalScoring())
    assert len(of(outcome, TempleClimbed)) == 1
    assert of(outcome, HighPriestActivated) == []
    assert outcome.state.players[PERSON].army_hand == ()
    assert outcome.state.players[PERSON].gold == 3


def test_ruling_245_a_merchant_scores_her_weavings() -> None:
    state = her(tapestries=(("W01", "W07"), ("W02",)))
    assert gains(state, gaining(state, Merchant(1), "temple").state, AUTOMA) == {"vp": 3}


@pytest.mark.fixed_layout
def test_ruling_246_buildings_produce_by_number_and_are_turned_down_afterwards() -> None:
    state = her(production_up=("P17", "P06", "P05"), gold=2, potato=2)
    outcome = run(state, PerformHighPriest(AUTOMA, "produce"))
    told = all_events(outcome, Produced, TurnedDown)
    assert [event.building for event in told if isinstance(event, Produced)] == ["P05", "P06", "P17"]
    assert [type(event) for event in told] == [Produced] * 3 + [TurnedDown] * 3
    assert Gained(AUTOMA, "gold", 1, "production") in outcome.events, "by then she has two of everything"


def test_ruling_247_nobody_sees_the_building_she_is_dealt_until_it_is_turned_up() -> None:
    state = open_game(Options(solo=PACHAMAMA), 1).state
    (building,) = state.players[AUTOMA].production_down
    assert view(state, PERSON).players[AUTOMA].production_down == (UNKNOWN,)
    up = run(state, PerformHighPriest(AUTOMA, "rejuvenate")).state
    assert view(up, PERSON).players[AUTOMA].production_up == (building,)
