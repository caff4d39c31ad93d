"""Festivals with Pachamama, the end of the game, and who wins."""

from typing import Any

import pytest

from engine import Outcome, State
from engine.actions import Pass
from engine.benefits import Gain, Train
from engine.components import TEMPLE
from engine.events import (
    FestivalTriggered,
    GameEnded,
    GodCardDrawn,
    GodsFed,
    HighPriestActivated,
    RegionScored,
    Scored,
    StatueDiscarded,
    TempleClimbed,
    TurnedUp,
    WeavingMatched,
)
from engine.procedures import FinalScoring, FinishTurn, StartTurn
from engine.rules.weaving import no_match
from tests.engine.kit import STONE_OR_WORKER, after, below_step, changed, gains, of, offered, only, play, settled
from tests.engine.kit.solo import AUTOMA, PACHAMAMA, PERSON, against, before, its_turn, run

pytestmark = pytest.mark.usefixtures("layout")

ONES = tuple(f"A{n:02}" for n in range(1, 21))  # Army cards with one soldier
TWOS = tuple(f"A{n}" for n in range(21, 31))  # with two


def her(**position: Any) -> State:
    return against(PACHAMAMA, **position)


def festival(number: int = 1, holder: int = PERSON, *, board: dict[str, Any] | None = None, **position: Any) -> Outcome:
    """The Festival, held at the beginning of the holder's turn; the person passes on everything."""
    due = {"village": (), "festivals": number, "festival_holder": holder, "last_festival": number == 3}
    state = her(board={**due, **(board or {})}, **position)
    outcome = settled(changed(state, stack=(FinishTurn(1 - holder),), active=1 - holder))
    while Pass() in offered(outcome.state, Pass):
        outcome = after(outcome, play(outcome.state, Pass()))
    return outcome


def hers(outcome: Outcome) -> dict[str, int]:
    """The VP she scored, by category."""
    found: dict[str, int] = {}
    for event in of(outcome, Scored):
        if event.seat == AUTOMA:
            found[event.source] = found.get(event.source, 0) + event.vp
    return found


# ---------------------------------------------------------------- Festivals


def test_instead_of_a_merchant_pachamama_scores_a_vp_for_each_weaving() -> None:
    matching = (("W01", "W08"), ("W07", "W12", "W21"))
    assert no_match(her(tapestries=matching), AUTOMA) is None
    outcome = festival(tapestries=matching)
    assert hers(outcome)["automa_weavings"] == 5
    assert [event for event in of(outcome, WeavingMatched) if event.seat == AUTOMA] == []


def test_pachamama_pays_no_potato_for_the_cards_under_her_board() -> None:
    outcome = festival(potato=4)
    assert outcome.state.players[AUTOMA].potato == 4
    assert [event.seat for event in of(outcome, GodsFed)] == []
    assert "missing_potato" not in hers(outcome)


def test_pachamama_scores_the_temple_and_her_regions_like_anybody() -> None:
    board = {"casualties": ("priest",) * 3, "conquest": {"CH1": AUTOMA, "QU1": AUTOMA, "QU2": PERSON}}
    stones = below_step(Gain("stone", 2)) + 1
    outcome = festival(temple=stones, board=board)
    assert hers(outcome)["temple"] == TEMPLE[stones].vp
    assert outcome.state.players[AUTOMA].stone == 2, "the reward to the left of it, too"
    assert hers(outcome)["regions"] == 3
    assert {(event.seat, event.region) for event in of(outcome, RegionScored)} == {
        (AUTOMA, "chinchaysuyu"),
        (PERSON, "qullasuyu"),
    }


def test_the_temple_reward_of_a_festival_goes_by_her_rules() -> None:
    either = festival(temple=below_step(STONE_OR_WORKER) + 1, board={"nomads": ("priest",)})
    assert either.state.players[AUTOMA].workers == ("priest",), "the second choice, a Nomad"
    training = below_step(Train(1)) + 1
    no_cards = festival(temple=training, board={"army_deck": (), "army_discard": ()})
    assert no_cards.state.players[AUTOMA].gold == 1


@pytest.mark.parametrize(("vp", "bonus"), [(20, 2), (11, 2), (10, 0), (9, 0)])
def test_instead_of_drawing_cards_pachamama_scores_two_vp_if_she_is_behind(vp: int, bonus: int) -> None:
    outcome = festival(person={"vp": vp})
    assert hers(outcome).get("automa_behind", 0) == bonus
    drawn = [event.seat for event in of(outcome, GodCardDrawn)]
    assert drawn == [PERSON] * (1 if vp >= 10 else 2), "the person draws by the usual rule"


def test_there_is_no_bonus_for_being_behind_at_the_last_festival() -> None:
    outcome = festival(3, person={"vp": 150})
    assert "automa_behind" not in hers(outcome)
    assert outcome.state.over


@pytest.mark.fixed_layout
def test_pachamama_triggers_and_holds_a_festival_like_anybody() -> None:
    state = her(workers=(), priest=before("offering"), corn=4, temple=9, board={"village": ("courier",)})
    outcome = its_turn(state)
    assert only(outcome, FestivalTriggered) == FestivalTriggered(AUTOMA, 1)
    assert hers(outcome)["festival"] == 1
    held = festival(2, holder=AUTOMA, workers=("courier",), tapestries=(("W01", "W07"),))
    assert hers(held)["automa_weavings"] == 2
    assert held.state.festival_holder == -1
    assert held.state.to_act == PERSON, "her turn followed her Festival"


# ---------------------------------------------------------------- the end


def ended(**position: Any) -> Outcome:
    return run(her(**position), FinalScoring())


def test_before_the_scoring_pachamama_rejuvenates_everything() -> None:
    outcome = ended(production_down=("P01", "P02"), army_down=(ONES[0], TWOS[0]), production_up=("P03",))
    assert len(of(outcome, TurnedUp)) == 4
    assert hers(outcome)["final_buildings"] == 6
    assert hers(outcome)["final_army_cards"] == 2


def test_before_the_scoring_pachamama_worships_with_her_statues() -> None:
    outcome = ended(large_statues=("inti", "killa"), small_statues=("qocha",), temple=9)
    assert [event.size for event in of(outcome, StatueDiscarded)] == ["large", "small"]
    assert [event.step for event in of(outcome, TempleClimbed)] == [10, 11, 12, 13]
    assert hers(outcome)["final_temple"] == 20
    assert of(ended(temple=9), TempleClimbed) == []


def test_her_last_actions_cannot_be_followed_and_answer_to_no_building() -> None:
    person = {"corn": 9, "gold": 9, "army_down": ONES[:2], "small_statues": ("inti",), "passives": ("Z12", "Z18")}
    outcome = ended(production_down=("P01",), large_statues=("inti",), person=person)
    assert outcome.state.over
    assert of(outcome, HighPriestActivated) == []
    assert gains(her(person=person), outcome.state, PERSON) == {"vp": 4 + 9}, "two Passive Buildings and gold"


def test_the_last_festival_leads_to_her_last_actions() -> None:
    outcome = festival(3, production_down=("P01",), small_statues=("inti",), temple=7)
    assert outcome.state.players[AUTOMA].temple == 8
    assert hers(outcome)["temple"] == TEMPLE[7].vp, "the Festival came before"
    assert hers(outcome)["final_buildings"] == 2


def test_pachamama_scores_everything_but_god_cards_at_the_end() -> None:
    outcome = ended(
        tapestries=(("W01", "W07", "W12"), ("W02",)),
        temple=10,
        production_up=("P01",),
        passives=("Z06",),
        army_up=ONES[:2],
        army_hand=ONES[2:5],
        workers=("priest", "courier"),
        gold=3,
        corn=5,
    )
    assert hers(outcome) == {
        "final_tapestries": 3,
        "final_temple": 2,
        "final_buildings": 4,
        "final_army_cards": 2,
        "final_workers": 2,
        "final_gold": 3,
    }


def test_for_more_difficulty_pachamama_scores_every_resource_left() -> None:
    have = {"potato": 4, "corn": 3, "stone": 2, "gold": 5}
    plain, harder = ended(**have), ended(difficulty=("leftovers_score",), **have)
    assert hers(plain) == {"final_gold": 5}
    assert hers(harder) == {"final_gold": 5, "final_leftovers": 14}


@pytest.mark.parametrize(
    ("person", "automa", "wins"),
    [(120, 119, True), (120, 120, False), (119, 100, False), (150, 160, False), (200, 199, True), (119, 119, False)],
)
def test_a_victory_needs_120_vp_and_more_than_pachamama(person: int, automa: int, wins: bool) -> None:
    outcome = ended(vp=automa, person={"vp": person})
    assert outcome.state.result is not None
    assert outcome.state.result.winners == ((PERSON,) if wins else (AUTOMA,))
    assert only(outcome, GameEnded).goal == 120


def test_after_pachamama_s_turn_comes_the_person_s() -> None:
    outcome = settled(changed(her(workers=("priest",)), stack=(StartTurn(AUTOMA),)))
    assert outcome.state.to_act == PERSON
    assert outcome.state.turn == 11
