"""Every option that makes Axomamma easier or harder, each against the usual rule."""

import pytest

from engine import Options, new_game
from engine.actions import PlaceHighPriest
from engine.benefits import BuildingTask
from engine.components import CONQUEST, SOLO
from engine.decisions import ChoosePriestStart
from engine.difficulty import EASIER, HARDER
from engine.events import (
    ArmyCardDrawn,
    AutomaDecided,
    AutomaFailed,
    Paid,
    PersonalityGiven,
    SoldiersDiscarded,
    SpaceConquered,
    TempleClimbed,
    TurnedDown,
)
from engine.procedures import FinalScoring
from tests.engine.kit import brings, changed, of, only, play, until
from tests.engine.kit.solo import (
    AUTOMA,
    AXOMAMMA,
    PERSON,
    acting_by,
    against,
    before,
    covered_by,
    its_turn,
    person_activates,
    run,
    token_on,
)
from tests.engine.solo.test_axomamma_end import festival, scored

pytestmark = pytest.mark.usefixtures("layout")

WITH_AND_WITHOUT = pytest.mark.parametrize("agreed", [True, False], ids=["agreed", "usual"])


def option(name: str, agreed: bool) -> dict:
    assert name in EASIER["axomamma"] + HARDER["axomamma"]
    return {"difficulty": (name,) if agreed else ()}


def way(outcome) -> str:
    return of(outcome, AutomaDecided)[0].way


# ---------------------------------------------------------------- easier


@WITH_AND_WITHOUT
def test_no_personality(agreed: bool):
    options = Options(solo="axomamma", **option("no_personality", agreed))
    outcome = play(until(new_game(options, 1), ChoosePriestStart), PlaceHighPriest(2))
    assert bool(of(outcome, PersonalityGiven)) != agreed
    assert bool(outcome.state.automa.personalities) != agreed


@WITH_AND_WITHOUT
def test_dear_buildings(agreed: bool):
    price = 2 if agreed else 1
    production, passive = BuildingTask("production"), BuildingTask("passive")
    outcome = acting_by(against(stone=3, **option("dear_buildings", agreed)), production)
    assert only(outcome, Paid) == Paid(AUTOMA, 0, 0, price, 0)
    outcome = acting_by(against(stone=1, **option("dear_buildings", agreed)), passive)
    assert bool(of(outcome, AutomaFailed)) == agreed
    outcome = acting_by(against(stone=1, gold=1, **option("dear_buildings", agreed)), passive)
    assert only(outcome, Paid) == Paid(AUTOMA, 0, 0, 1, price - 1)


@WITH_AND_WITHOUT
def test_a_personality_building_is_free_all_the_same(agreed: bool):
    state = against(personalities={"personality": "AP2b"}, **option("dear_buildings", agreed))
    assert not of(token_on(state, covered_by(AXOMAMMA, "personality")), Paid)


@WITH_AND_WITHOUT
def test_worship_needs_two(agreed: bool):
    one = against(priest=before("worship"), small_statues=("inti",), **option("worship_needs_two", agreed))
    assert way(its_turn(one)) == ("no_worker" if agreed else "high_priest")
    two = against(
        priest=before("worship"),
        small_statues=("inti",),
        large_statues=("inti",),
        **option("worship_needs_two", agreed),
    )
    assert way(its_turn(two)) == "high_priest"


def test_fewer_statues_are_enough_to_follow_worship_and_at_the_end():
    one = against(small_statues=("inti",), temple=4, **option("worship_needs_two", True))
    assert len(of(person_activates(one, "worship"), TempleClimbed)) == 1
    assert len(of(run(one, FinalScoring()), TempleClimbed)) == 1


@WITH_AND_WITHOUT
def test_one_conquest(agreed: bool):
    state = against(priest=before("conquest"), army_up=("A01",), **option("one_conquest", agreed))
    assert len(of(its_turn(state), SpaceConquered)) == (1 if agreed else 2)


@WITH_AND_WITHOUT
def test_no_worker_no_army(agreed: bool):
    state = against(board={"nomads": ("architect",)}, **option("no_worker_no_army", agreed))
    with_the_nomad = brings(SOLO.axomamma.recruit_rewards["architect"].benefit).get("army_hand", 0)
    assert len(of(its_turn(state), ArmyCardDrawn)) == with_the_nomad + (not agreed)


# ---------------------------------------------------------------- harder


@WITH_AND_WITHOUT
@pytest.mark.parametrize(
    ("action", "have", "steps"), [("offering", {"corn": 4}, 2), ("worship", {"small_statues": ("inti",)}, 1)]
)
def test_free_temple_step(action: str, have: dict, steps: int, agreed: bool):
    state = against(priest=before(action), temple=2, **have, **option("free_temple_step", agreed))
    outcome = its_turn(state)
    assert len(of(outcome, TempleClimbed)) == steps + agreed
    if agreed:
        kinds = [type(e) for e in outcome.events if isinstance(e, TempleClimbed | Paid)]
        assert kinds[0] is TempleClimbed, "it climbs before it pays"


def test_the_free_temple_step_is_for_actions_it_initiates():
    state = against(corn=3, temple=2, **option("free_temple_step", True))
    assert len(of(person_activates(state, "offering"), TempleClimbed)) == 1


@pytest.mark.fixed_layout
@WITH_AND_WITHOUT
def test_conquest_on_equal(agreed: bool):
    equal = against(
        priest=before("conquest"),
        army_up=("A21",),
        board={"casualties": ("priest",) * 2},
        **option("conquest_on_equal", agreed),
    )
    assert way(its_turn(equal)) == ("high_priest" if agreed else "no_worker")
    fewer = changed(equal, casualties=("priest",) * 3)
    assert way(its_turn(fewer)) == "no_worker"
    nothing = against(priest=before("conquest"), **option("conquest_on_equal", agreed))
    assert way(its_turn(nothing)) == ("high_priest" if agreed else "no_worker"), "none are as many as none"


@pytest.mark.fixed_layout
@WITH_AND_WITHOUT
def test_cheap_conquest(agreed: bool):
    state = against(army_up=("A01", "A02", "A03", "A04", "A05"), **option("cheap_conquest", agreed))
    outcome = person_activates(state, "conquest")
    printed = CONQUEST[only(outcome, SpaceConquered).space]
    assert printed.id == "KU6"
    assert len(of(outcome, SoldiersDiscarded)) == printed.discard - agreed
    assert len(of(outcome, TurnedDown)) == printed.flip - agreed


@pytest.mark.fixed_layout
def test_cheap_conquest_brings_more_within_reach_even_for_nothing():
    state = against(army_up=("A01", "A21"), **option("cheap_conquest", True))
    assert only(person_activates(state, "conquest"), SpaceConquered).space == "KU6"
    nothing = against(**option("cheap_conquest", True))
    outcome = person_activates(nothing, "conquest")
    assert only(outcome, SpaceConquered).space in ("AN1", "CH1", "QU1", "KU1", "AN3", "QU3", "CH2")
    assert not of(outcome, SoldiersDiscarded)


@WITH_AND_WITHOUT
def test_priest_scores(agreed: bool):
    state = against(priest=before("rejuvenate"), army_down=("A01", "A02", "A03"), **option("priest_scores", agreed))
    assert scored(its_turn(state), "automa_difficulty") == 2 * agreed
    followed = against(army_down=("A01",), **option("priest_scores", agreed))
    assert scored(person_activates(followed, "rejuvenate"), "automa_difficulty") == 0
    without = against(**option("priest_scores", agreed))
    assert scored(its_turn(without), "automa_difficulty") == 0


def test_its_last_actions_are_not_chosen_and_score_nothing():
    state = against(small_statues=("inti",), army_down=("A01",), temple=4, **option("priest_scores", True))
    assert scored(run(state, FinalScoring()), "automa_difficulty") == 0


@WITH_AND_WITHOUT
def test_rich_festival(agreed: bool):
    outcome = festival(tapestries=(("W01", "W07"), ("W13",)), **option("rich_festival", agreed))
    assert scored(outcome, "automa_weavings") == (6 if agreed else 3)


@WITH_AND_WITHOUT
def test_no_worker_scores(agreed: bool):
    state = against(board={"nomads": ("architect",)}, **option("no_worker_scores", agreed))
    assert scored(its_turn(state), "automa_difficulty") == 2 * agreed
    placing = against(workers=("priest",), **option("no_worker_scores", agreed))
    assert scored(its_turn(placing), "automa_difficulty") == 0


@WITH_AND_WITHOUT
def test_leftovers_score(agreed: bool):
    have = {"potato": 3, "corn": 2, "stone": 1, "gold": 2}
    state = against(person=have, **have, **option("leftovers_score", agreed))
    outcome = run(state, FinalScoring())
    assert scored(outcome, "final_leftovers") == 8 * agreed
    assert scored(outcome, "final_gold") == 2, "so that gold is worth 2 VP in all"
    assert scored(outcome, "final_leftovers", PERSON) == 0


def test_every_option_has_its_test_here():
    names = EASIER["axomamma"] + HARDER["axomamma"]
    assert all(f"test_{name}" in globals() for name in names)
