"""Axomamma at Festivals and at the end of the game."""

import pytest

from engine.benefits import Gain
from engine.components import TEMPLE
from engine.decisions import PlayGodCards, TakeTurn
from engine.events import (
    FestivalBegan,
    FestivalTriggered,
    GameEnded,
    GodCardDrawn,
    GodsFed,
    Paid,
    RegionScored,
    Scored,
    StatueDiscarded,
    TempleClimbed,
    TurnedUp,
    WeavingMatched,
)
from engine.procedures import FinalScoring, FinishTurn
from tests.engine.kit import all_events, below_step, changed, gains, of, only, settled
from tests.engine.kit.solo import AUTOMA, PERSON, against, run

pytestmark = pytest.mark.usefixtures("layout")

DUE = {"village": (), "festivals": 1, "festival_holder": AUTOMA}


def festival(number: int = 1, holder: int = AUTOMA, board: dict | None = None, **position):
    """The turn before the holder's ends, and so the Festival begins."""
    due = {**DUE, "festivals": number, "festival_holder": holder, "last_festival": number == 3, **(board or {})}
    state = against(board=due, **position)
    other = 1 - holder
    return settled(changed(state, stack=(FinishTurn(other),), active=other))


def scored(outcome, source: str, seat: int = AUTOMA) -> int:
    return sum(event.vp for event in of(outcome, Scored) if (event.seat, event.source) == (seat, source))


# ---------------------------------------------------------------- Festival


@pytest.mark.parametrize("holder", [PERSON, AUTOMA])
def test_instead_of_a_merchant_it_scores_one_vp_per_weaving(holder: int):
    matching = (("SW03", "W03", "W09"), ("W13",))
    outcome = festival(holder=holder, tapestries=matching, person={"tapestries": (("SW04",),)})
    assert scored(outcome, "automa_weavings") == 4
    assert not [event for event in of(outcome, WeavingMatched) if event.seat == AUTOMA]


def test_the_person_has_the_usual_merchant():
    outcome = festival(person={"tapestries": (("SW03", "W03", "W09"),)})
    assert len(of(outcome, WeavingMatched)) == 2


def test_it_pays_no_potato_for_the_god_cards_under_its_board():
    outcome = festival(potato=4)
    assert not [event for event in all_events(outcome, GodsFed, Paid) if event.seat == AUTOMA]
    assert outcome.state.players[AUTOMA].potato == 4
    assert scored(outcome, "missing_potato") == 0


def test_the_person_feeds_the_gods_as_usual():
    outcome = festival(person={"god_hand": ("G01", "G02"), "potato": 1})
    assert only(outcome, GodsFed) == GodsFed(PERSON, 1, 0, 1)


@pytest.mark.parametrize(
    ("its", "yours", "vp", "drawn"), [(10, 11, 2, 1), (10, 10, 0, 1), (11, 10, 0, 2), (10, 60, 2, 1)]
)
def test_it_draws_no_cards_and_gains_two_vp_if_it_is_behind(its: int, yours: int, vp: int, drawn: int):
    outcome = festival(holder=PERSON, vp=its, temple=0, person={"vp": yours, "temple": 0})
    assert scored(outcome, "automa_behind") == vp
    assert outcome.state.players[AUTOMA].god_hand == ()
    assert {event.seat for event in of(outcome, GodCardDrawn)} == {PERSON}
    assert len(of(outcome, GodCardDrawn)) == drawn, "the person's number goes by the VP as usual"


def test_temple_and_regions_score_as_usual():
    board = {"casualties": ("priest", "priest"), "conquest": {"KU1": AUTOMA, "CH1": PERSON}}
    stones = below_step(Gain("stone", 2)) + 1
    outcome = festival(temple=stones, board=board)
    assert scored(outcome, "temple") == TEMPLE[stones].vp
    assert of(outcome, RegionScored) == [RegionScored(PERSON, "chinchaysuyu", 2), RegionScored(AUTOMA, "kuntisuyu", 2)]
    assert outcome.state.players[AUTOMA].stone == 2, "the reward left of its marker"


def test_after_the_festival_it_takes_its_turn_if_it_held_the_tile():
    outcome = festival()
    assert isinstance(outcome.state.decision, PlayGodCards), "the person has drawn a God card"
    assert outcome.state.to_act == PERSON
    assert outcome.state.active == AUTOMA


def test_emptying_the_village_it_triggers_the_festival_for_the_usual_vp():
    state = against(workers=(), board={"village": ()})
    outcome = settled(changed(state, stack=(FinishTurn(AUTOMA),)))
    assert only(outcome, FestivalTriggered) == FestivalTriggered(AUTOMA, 1)
    assert scored(outcome, "festival") == 1
    assert isinstance(outcome.state.decision, TakeTurn), "the person plays a turn before it"
    assert not of(outcome, FestivalBegan)


# ---------------------------------------------------------------- the end


def end(**position):
    state = against(board=position.pop("board", None), **position)
    return state, run(state, FinalScoring())


def test_before_scoring_it_turns_everything_up_free():
    _, outcome = end(production_down=("P02", "P05"), army_down=("A01", "A21"))
    assert len(of(outcome, TurnedUp)) == 4
    assert scored(outcome, "final_buildings") == 4
    assert scored(outcome, "final_army_cards") == 2


def test_before_scoring_it_worships_with_what_statues_it_has_left():
    _, outcome = end(large_statues=("inti",), small_statues=("killa", "qocha"), temple=8)
    assert [event.size for event in of(outcome, StatueDiscarded)] == ["large", "small"]
    assert outcome.state.players[AUTOMA].temple == 12
    assert scored(outcome, "final_temple") == TEMPLE[12].final_vp


def test_without_statues_there_is_no_last_worship():
    _, outcome = end(temple=8)
    assert not of(outcome, TempleClimbed)


def test_the_person_may_not_follow_the_last_actions():
    mine = {"small_statues": ("inti",), "army_down": ("A03",), "corn": 5, "temple": 3}
    _, outcome = end(small_statues=("killa",), army_down=("A01",), person=mine)
    assert outcome.state.over
    assert outcome.state.players[PERSON].temple == 3
    assert outcome.state.players[PERSON].army_down == ("A03",)


def test_the_rest_is_scored_by_the_standard_rules():
    state, outcome = end(
        tapestries=(("W01", "W07", "W12"),),
        passives=("Z01",),
        workers=("priest", "courier"),
        gold=3,
        stone=4,
        temple=10,
    )
    assert gains(state, outcome.state, AUTOMA) == {"vp": 3 + 2 + 2 + 3 + 2}
    assert scored(outcome, "final_god_cards") == 0, "the cards under its board are no hand"


@pytest.mark.parametrize(
    ("yours", "its", "won"),
    [(120, 119, True), (119, 50, False), (120, 120, False), (150, 151, False), (200, 120, True), (119, 118, False)],
)
def test_ruling_11_you_need_120_vp_and_more_than_axomamma(yours: int, its: int, won: bool):
    _, outcome = end(vp=its, person={"vp": yours})
    result = outcome.state.result
    assert result.scores == (yours, its)
    assert result.winners == ((PERSON,) if won else (AUTOMA,))
    assert only(outcome, GameEnded) == GameEnded(result.winners, result.scores, 120)


def test_resources_do_not_break_a_tie_with_axomamma():
    _, outcome = end(vp=130, person={"vp": 130, "stone": 9})
    assert outcome.state.result.winners == (AUTOMA,)
