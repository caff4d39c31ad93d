"""What the standard rules mean for either automa: Steps, the order of a turn, the end of the bag, who is asked."""

import pytest

from engine import Outcome, State
from engine.actions import Pass
from engine.benefits import FreeSteps, PlaceConquestMarker, PurchaseWeavings
from engine.decisions import BuyLeftoverWeaving, TakeTurn
from engine.events import (
    ArmyCardDrawn,
    AutomaActed,
    AutomaFailed,
    CasualtyFell,
    FestivalBegan,
    FestivalTriggered,
    GameEnded,
    GodCardTucked,
    HighPriestActivated,
    HighPriestMoved,
    OfferDiscarded,
    SpaceConquered,
    StatueDiscarded,
    StepsBuilt,
    StepsUsed,
    TempleClimbed,
    TokenMoved,
    TurnStarted,
    WeavingBought,
    WorkerPlaced,
    WorkerRecruited,
)
from engine.procedures import FinalScoring, FinishTurn, GainSteps, OfferHire
from tests.engine.kit import after, all_events, below_step, changed, of, offered, only, options, place, play, settled
from tests.engine.kit.solo import (
    AUTOMA,
    AXOMAMMA,
    PACHAMAMA,
    PERSON,
    acting_by,
    against,
    before,
    gaining,
    its_turn,
    person_activates,
    run,
)

pytestmark = pytest.mark.usefixtures("layout")
BOTH = pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
OFFER = ("G40", "G41", "G42")


def kinds(outcome: Outcome, *wanted: type) -> list[type]:
    return [type(event) for event in all_events(outcome, *wanted)]


# ---------------------------------------------------------------- Steps


@BOTH
def test_an_automa_scores_when_the_person_walks_its_steps(which: str) -> None:
    person = {"workers": ("courier",), "god_hand": ("G01",), "potato": 9}
    state = against(which, person=person, board={"steps": {"S1u": AUTOMA}})
    state = changed(state, active=PERSON, stack=(FinishTurn(PERSON), OfferHire(PERSON), TakeTurn(PERSON)))
    outcome = place(state, "courier", "M1b", card="G01")
    assert only(outcome, StepsUsed) == StepsUsed(AUTOMA, PERSON, "S1u")
    assert outcome.state.players[AUTOMA].scored["steps_used"] == 1


@BOTH
def test_an_automa_scores_when_the_person_builds_steps_below_its_own(which: str) -> None:
    state = against(which, person={"stone": 3}, board={"steps": {"S1u": AUTOMA}})
    outcome = run(state, GainSteps(PERSON, "S1l"))
    assert outcome.state.players[AUTOMA].scored["steps"] == 2


# ---------------------------------------------------------------- the order of a turn


def test_axomamma_s_high_priest_action_in_its_order() -> None:
    state = against(priest=before("offering"), corn=4, temple=9, board={"god_offer": OFFER})
    told = kinds(its_turn(state), HighPriestMoved, HighPriestActivated, TempleClimbed, ArmyCardDrawn, OfferDiscarded)
    assert told.count(TempleClimbed) == 2
    assert told[:3] == [HighPriestMoved, HighPriestActivated, TempleClimbed]
    assert told[-2:] == [ArmyCardDrawn, OfferDiscarded], "after whatever the Temple gives"


@BOTH
def test_a_board_action_in_its_order(which: str) -> None:
    state = against(which, workers=("courier",), priest=5, stone=3)
    outcome = its_turn(state, 4)
    told = kinds(outcome, WorkerPlaced, GodCardTucked, AutomaActed, TokenMoved)
    acted = 1 if which == AXOMAMMA else 2
    assert told == [WorkerPlaced, GodCardTucked, *[AutomaActed] * acted, TokenMoved]


def test_pachamama_s_turn_in_its_order() -> None:
    worship = {"priest": before("worship"), "small_statues": ("inti",), "temple": below_step()}
    state = against(PACHAMAMA, **worship, board={"god_offer": OFFER})
    told = kinds(
        its_turn(state),
        HighPriestMoved,
        HighPriestActivated,
        TempleClimbed,
        ArmyCardDrawn,
        OfferDiscarded,
        WorkerRecruited,
    )
    assert told[:3] == [HighPriestMoved, HighPriestActivated, TempleClimbed]
    assert told[3:6] == [ArmyCardDrawn, OfferDiscarded, WorkerRecruited]
    assert told[6:] in ([], [ArmyCardDrawn]), "the last thing is a villager with the reward"


# ---------------------------------------------------------------- what the person may do


@BOTH
def test_the_person_is_offered_what_an_automa_left_of_the_weavings(which: str) -> None:
    position = {"corn": 3, "tapestries": (("SW01",),), "person": {"corn": 2, "tapestries": (("SW02",),)}}
    state = against(which, board={"weavings": ("W07", "W13", "W26", "W01")}, **position)
    outcome = acting_by(state, PurchaseWeavings())
    assert len(of(outcome, WeavingBought)) == 2
    assert outcome.state.decision == BuyLeftoverWeaving(PERSON)
    assert len(options(outcome.state)) == 2, "the one that is left, or none"


@BOTH
@pytest.mark.parametrize(
    ("rows", "tiles"),
    [
        # The condor W29 comes first, for the first row. Then W01 fits one row alone, and the third tile a smaller one.
        ((("SW03",), ("SW01",)), ("W12", "W01", "W29")),
        ((("SW01", "W07"), ("W08", "W17"), ("W02",)), ("W09", "W01", "W29")),
    ],
)
def test_the_second_weaving_is_chosen_for_the_tapestries_there_will_be(
    which: str, rows: tuple[tuple[str, ...], ...], tiles: tuple[str, ...]
) -> None:
    outcome = acting_by(against(which, board={"weavings": tiles}, corn=3, tapestries=rows), PurchaseWeavings())
    assert [event.tile for event in of(outcome, WeavingBought)] == ["W29", "W01"]


@BOTH
def test_the_last_two_weavings_are_two(which: str) -> None:
    state = against(which, board={"weavings": ("W07", "W13")}, corn=3, tapestries=(("SW01",),))
    outcome = acting_by(state, PurchaseWeavings())
    assert len(of(outcome, WeavingBought)) == 2
    assert of(outcome, AutomaFailed) == []


@BOTH
def test_the_last_steps_marker_is_built(which: str) -> None:
    for source in ("temple", "conquest"):
        outcome = gaining(against(which, steps_left=1), FreeSteps(), source)
        assert only(outcome, StepsBuilt).seat == AUTOMA
        assert outcome.state.players[AUTOMA].steps_left == 0


def test_the_conqueror_s_conquest_is_no_high_priest_action() -> None:
    person = {"army_up": ("A02",), "army_hand": ("A03",), "potato": 3}
    state = against(PACHAMAMA, army_up=("A01",), person=person)
    outcome = gaining(state, PlaceConquestMarker(1), "automa_board")
    assert [event.seat for event in of(outcome, SpaceConquered)] == [AUTOMA]
    assert of(outcome, CasualtyFell) == of(outcome, HighPriestActivated) == []
    assert outcome.state.decision is None, "nobody may follow"


# ---------------------------------------------------------------- the end of the bag


def passing(state: State) -> Outcome:
    """What follows if the person passes wherever that is possible and else gives the first answer."""
    outcome = settled(state)
    while not isinstance(outcome.state.decision, TakeTurn) and not outcome.state.over:
        action = Pass() if offered(outcome.state, Pass) else options(outcome.state)[0]
        outcome = after(outcome, play(outcome.state, action))
    return outcome


@BOTH
@pytest.mark.parametrize("holder", [PERSON, AUTOMA])
def test_ruling_18_with_an_empty_bag_the_holder_plays_a_turn_before_the_last_festival(which: str, holder: int) -> None:
    empty = {"bag": {}, "village": (), "festivals": 1, "festival_holder": holder}
    state = against(which, workers=("courier",), priest=5, board=empty)
    outcome = passing(changed(state, stack=(FinishTurn(1 - holder),), active=1 - holder))
    assert only(outcome, FestivalBegan).number == 1
    assert only(outcome, FestivalTriggered) == FestivalTriggered(holder, 2)
    assert outcome.state.last_festival
    turns = [event.seat for event in of(outcome, TurnStarted)]
    assert turns == ([PERSON] if holder == PERSON else [AUTOMA, PERSON])
    ended = outcome
    while not ended.state.over:
        ended = play(ended.state, options(ended.state)[0])
    assert only(ended, GameEnded).goal == 120
    assert only(ended, FestivalBegan).seat == holder


@BOTH
def test_nobody_is_asked_before_the_scoring(which: str) -> None:
    person = {"small_statues": ("inti",), "corn": 9, "army_down": ("A05",)}
    outcome = run(against(which, small_statues=("killa",), temple=7, person=person), FinalScoring())
    assert [event.seat for event in of(outcome, StatueDiscarded)] == [AUTOMA]
    assert outcome.state.over


# ---------------------------------------------------------------- following


@BOTH
def test_an_automa_with_nothing_to_follow_with_does_nothing(which: str) -> None:
    for action in ("produce", "offering", "worship", "rejuvenate"):
        state = against(which, temple=4, priest=3)
        outcome = person_activates(state, action)
        assert outcome.state.players[AUTOMA] == state.players[AUTOMA], action


@BOTH
def test_following_brings_neither_army_card_nor_a_smaller_offer(which: str) -> None:
    state = against(which, corn=3, temple=below_step(), board={"god_offer": OFFER})
    outcome = person_activates(state, "offering")
    assert only(outcome, TempleClimbed).seat == AUTOMA
    assert outcome.state.god_offer == OFFER
    assert of(outcome, ArmyCardDrawn) == []
