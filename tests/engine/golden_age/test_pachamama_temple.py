"""Pachamama on the Way of the Sun: her way up by die, and each new Temple reward as she takes it."""

from typing import Any

import pytest

from engine import temple
from engine.actions import ClimbTo, Conquer, ConstructBuilding, DiscardSoldiers
from engine.benefits import FreeStatue
from engine.box import BASE_GAME
from engine.components import CONQUEST, GODS, OVERLAYS, WEAVINGS
from engine.decisions import ChoosePayment, JoinConquest, PaySoldiers, TakeTurn, UseAbilities
from engine.events import (
    ArmyCardPlayed,
    AutomaDecided,
    AutomaFailed,
    BuildingConstructed,
    CasualtyFell,
    Condition,
    DieRolled,
    Gained,
    GodCardOffered,
    GodCardPlayed,
    HighPriestActivated,
    HighPriestMoved,
    NewcomerTaken,
    Paid,
    Produced,
    StatueBuilt,
    StepsBuilt,
    TempleClimbed,
    TurnedUp,
    WeavingTaken,
    WorkerRecruited,
)
from engine.procedures import Climb, Poll, RewardTemple, RunBenefit
from tests.engine.kit import all_events, ask, gains, of, offered, only, play, table, until, with_soldiers
from tests.engine.kit.pachamama import SUN, her, rewarded
from tests.engine.kit.solo import AUTOMA, PERSON, before, by_chance, run

ONE_GOLD = {"gold": 1}
NO_STATUES = {"small_statues": dict.fromkeys(GODS, 0)}
TWO_REGIONS = {"conquest": {"CH1": AUTOMA, "AN1": AUTOMA}}
CONTROL = {"board": TWO_REGIONS}


def gained(step: str, **position: Any) -> dict[str, int]:
    """What the reward of this step brings her."""
    state, outcome = rewarded(step, **position)
    return gains(state, outcome.state, AUTOMA)


# ---------------------------------------------------------------- the way up


@pytest.mark.parametrize(("roll", "step"), [(1, "S1L"), (2, "S1L"), (3, "S1R"), (4, "S1R")])
def test_ruling_159_at_a_split_the_die_shows_her_way(roll: int, step: str) -> None:
    state = her(f"{SUN}simpa")
    outcome = run(state, Climb(AUTOMA, 1), rolls=(roll,))
    assert outcome.events[0] == DieRolled(AUTOMA, roll, "temple")
    assert outcome.state.players[AUTOMA].temple == step


def test_ruling_159_she_rolls_for_each_step_and_only_at_a_split() -> None:
    outcome = run(her(f"{SUN}ruruy", temple="R0"), Climb(AUTOMA, 4), rolls=(3,))
    assert [event.step for event in of(outcome, TempleClimbed)] == ["R1", "R2R", "R3R", "R4R"]
    assert [event.purpose for event in of(outcome, DieRolled) if event.purpose == "temple"] == ["temple"]
    for outcome in by_chance(her(f"{SUN}simpa", temple="S4R"), Climb(AUTOMA, 3)):
        rolls = [event for event in of(outcome, DieRolled) if event.purpose == "temple"]
        assert len(rolls) == 2, "the last row of the overlay leads to the printed track by one way"
        assert outcome.state.players[AUTOMA].temple == 7


def test_ruling_159_each_reward_comes_before_the_next_roll() -> None:
    outcome = run(her(f"{SUN}simpa", temple="S1L"), Climb(AUTOMA, 2), rolls=(4,))
    kinds = [type(event) for event in all_events(outcome, DieRolled, TempleClimbed, Gained)]
    assert kinds[:2] == [DieRolled, TempleClimbed]
    assert len(outcome.state.players[AUTOMA].army_hand) == 2, "S2R draws two Army cards"


def test_ruling_159_the_person_still_chooses() -> None:
    outcome = run(her(f"{SUN}simpa"), Climb(PERSON, 1))
    assert outcome.state.to_act == PERSON
    assert of(outcome, DieRolled) == []


# ---------------------------------------------------------------- a God card


def test_ruling_160_she_plays_the_top_card_of_the_deck_into_the_offer() -> None:
    state, outcome = rewarded("R3R", board={"god_deck": ("G40", "G01")})
    assert gains(state, outcome.state, AUTOMA) == {"vp": 3, "potato": 1}
    assert all_events(outcome, GodCardPlayed, GodCardOffered) == [GodCardPlayed(AUTOMA, "G40"), GodCardOffered("G40")]
    assert outcome.state.god_offer[-1] == "G40"
    assert outcome.state.god_deck[0] == "G01"
    assert not outcome.state.gods_played, "it joins the offer at once, not at the end of the turn"


def test_ruling_160_she_pays_for_the_tasks_of_the_card() -> None:
    state, outcome = rewarded("S1R", board={"god_deck": ("G12",)})  # a stone and a Construct task
    assert only(outcome, Paid) == Paid(AUTOMA, 0, 0, 1, 0)
    assert len(of(outcome, BuildingConstructed)) == 1
    state, outcome = rewarded("S1R", board={"god_deck": ("G30",)}, stone=2)  # 2 potato and a Steps task
    assert gains(state, outcome.state, AUTOMA) == {"potato": 2}, "what she cannot pay she leaves"


def test_ruling_160_a_card_that_helps_in_nothing_is_a_gold() -> None:
    state, outcome = rewarded("R3R", board={"god_deck": ("G21",)})  # rejuvenate 2
    assert gains(state, outcome.state, AUTOMA) == ONE_GOLD
    assert outcome.state.god_offer[-1] == "G21"
    assert gained("R3R", board={"god_deck": (), "god_offer": ()}) == ONE_GOLD, "there is no card at all"


def test_ruling_282_of_two_benefits_of_the_card_she_takes_the_second() -> None:
    assert gained("R3R", board={"god_deck": ("G41",)}, corn=5) == {"corn": 2, "vp": 1}, "also if she has less stone"


def test_ruling_282_the_card_lies_in_the_offer_before_its_benefits_come() -> None:
    _, outcome = rewarded("R3R", board={"god_deck": ("G02",)})
    kinds = [type(event) for event in all_events(outcome, GodCardOffered, Gained)]
    assert kinds == [GodCardOffered, Gained]


def test_ruling_160_a_newcomer_on_the_card_is_a_random_one() -> None:
    position = {"modules": ("nobles",), "board": {"god_deck": ("GX2",)}}
    taken = set()
    state, _ = rewarded("R3R", **position)
    for outcome in by_chance(state, RunBenefit(AUTOMA, temple.reward("R3R"), "temple")):
        worker = only(outcome, NewcomerTaken).worker
        taken.add(worker)
        assert gains(state, outcome.state, AUTOMA) == {"corn": 1, "workers": 1}
    assert taken == set(state.newcomers)


# ---------------------------------------------------------------- rejuvenate and a Nomad; a Statue


def test_ruling_161_rejuvenate_and_a_nomad() -> None:
    position = {"production_down": ("P01", "P05"), "army_down": with_soldiers(2, 1)}
    _, outcome = rewarded("S5R", **position)
    assert [event.item for event in of(outcome, TurnedUp)] == ["P05"], "Production Buildings first, the highest"
    assert only(outcome, WorkerRecruited).source == "nomads"
    _, outcome = rewarded("S5R", army_down=with_soldiers(2, 1))
    assert only(outcome, TurnedUp).item == with_soldiers(2, 1)[0]


def test_ruling_161_without_anything_face_down_there_is_a_gold_and_no_nomad() -> None:
    state, outcome = rewarded("S5R")
    assert gains(state, outcome.state, AUTOMA) == ONE_GOLD
    assert of(outcome, WorkerRecruited) == []
    assert only(outcome, AutomaFailed).gold == 1


@pytest.mark.parametrize("step", ["R6R", "S6R"])
def test_ruling_161_a_stone_and_one_of_the_small_statues_shown(step: str) -> None:
    (gods,) = [effect.gods for effect in temple.reward(step) if isinstance(effect, FreeStatue)]
    built = set()
    state, _ = rewarded(step)
    for outcome in by_chance(state, RunBenefit(AUTOMA, temple.reward(step), "temple")):
        assert gains(state, outcome.state, AUTOMA) == {"stone": 1, "statues": 1, "vp": 3}
        built.add(only(outcome, StatueBuilt).god)
    assert built == set(gods)
    left = {"small_statues": {**dict.fromkeys(GODS, 0), gods[1]: 1}}
    assert only(rewarded(step, board=left)[1], StatueBuilt).god == gods[1]


def test_ruling_161_without_either_statue_there_is_a_gold_and_no_stone() -> None:
    assert gained("R6R", board=NO_STATUES) == ONE_GOLD
    others = {"small_statues": {god: int(god not in ("inti", "qocha")) for god in GODS}}
    assert gained("R6R", board=others) == ONE_GOLD


# ---------------------------------------------------------------- tasks of the Temple


def test_ruling_162_a_construct_task_is_free_for_her() -> None:
    state, outcome = rewarded("S3L")
    assert gains(state, outcome.state, AUTOMA) == {"production": 1}
    assert of(outcome, Paid) == []
    sold_out = {"production_market": (), "passive_market": ()}
    assert gained("S3L", board=sold_out) == ONE_GOLD


def test_ruling_162_a_steps_task_costs_three_stone_or_is_a_gold() -> None:
    _, outcome = rewarded("R2L", stone=3)
    assert only(outcome, Paid) == Paid(AUTOMA, 0, 0, 3, 0)
    assert len(of(outcome, StepsBuilt)) == 1
    assert gained("R2L", stone=2) == ONE_GOLD


def test_ruling_162_of_a_merchant_or_free_steps_she_takes_the_steps() -> None:
    _, outcome = rewarded("R6L", tapestries=(("W01", "W06"),))
    assert len(of(outcome, StepsBuilt)) == 1
    assert of(outcome, Paid) == []
    assert "automa_weavings" not in outcome.state.players[AUTOMA].scored
    assert gained("R6L", steps_left=0, tapestries=(("W01", "W06"),)) == ONE_GOLD


def test_free_steps_of_the_temple() -> None:
    state, outcome = rewarded("S6L", priest=2)
    assert only(outcome, StepsBuilt).spot == "S2u"
    assert gains(state, outcome.state, AUTOMA) == {"potato": 2, "corn": 1, "vp": 4}
    assert gained("S6L", steps_left=0) == ONE_GOLD


# ---------------------------------------------------------------- soldiers


def test_ruling_163_with_two_regions_her_next_worker_falls_and_an_army_card_enters_play() -> None:
    hand = with_soldiers(1, 2)
    state, outcome = rewarded("S4L", **CONTROL, workers=("priest", "courier"), army_hand=hand)
    assert only(outcome, CasualtyFell) == CasualtyFell(AUTOMA, "priest", "supply")
    assert outcome.state.casualties == ("priest",)
    assert only(outcome, ArmyCardPlayed).card in hand
    assert gains(state, outcome.state, AUTOMA) == {"workers": -1, "army_hand": -1}
    state, outcome = rewarded("S4L", **CONTROL, workers=("priest",))
    assert gains(state, outcome.state, AUTOMA) == {"workers": -1}, "without an Army card the Worker falls all the same"


def test_ruling_163_a_newcomer_falls_only_if_there_is_nobody_else() -> None:
    nobles = {"modules": ("nobles",)}
    _, outcome = rewarded("S4L", **CONTROL, **nobles, workers=("N04", "priest"))
    assert only(outcome, CasualtyFell).worker == "priest"
    _, outcome = rewarded("S4L", **CONTROL, **nobles, workers=("N04",))
    assert only(outcome, CasualtyFell).worker == "N04"


def test_ruling_283_before_her_first_placement_any_regular_worker_falls_and_the_army_card_is_chance() -> None:
    hand = with_soldiers(1, 3)
    position = {**CONTROL, "modules": ("nobles",), "workers": ("N04", "priest", "courier"), "army_hand": hand}
    state, _ = rewarded("S4L", **position, placed=False)
    outcomes = by_chance(state, RunBenefit(AUTOMA, temple.reward("S4L"), "temple"))
    assert {only(outcome, CasualtyFell).worker for outcome in outcomes} == {"priest", "courier"}
    assert {only(outcome, ArmyCardPlayed).card for outcome in outcomes} == set(hand)
    assert not any(outcome.state.automa.placed for outcome in outcomes if outcome.state.automa)


def test_ruling_163_without_a_worker_or_two_regions_it_is_a_gold() -> None:
    hand = with_soldiers(1, 1)
    assert gained("S4L", **CONTROL, army_hand=hand) == ONE_GOLD
    one = {"board": {"conquest": {"CH1": AUTOMA, "AN1": PERSON}}}
    assert gained("S4L", **one, workers=("priest",), army_hand=hand) == ONE_GOLD


def test_two_army_cards_of_the_temple_are_both_hers() -> None:
    assert gained("S2R") == {"army_hand": 2}
    assert gained("S2R", board={"army_deck": ()}) == ONE_GOLD


def test_rejuvenate_two_of_the_temple() -> None:
    _, outcome = rewarded("S2L", production_down=("P01", "P05"), army_down=with_soldiers(1, 2))
    assert [event.item for event in of(outcome, TurnedUp)] == ["P05", "P01"]
    assert gained("S2L") == ONE_GOLD


def test_a_conquest_marker_of_the_temple_goes_by_the_soldiers_in_play() -> None:
    _, outcome = rewarded("R4R", army_up=with_soldiers(1, 1), army_hand=with_soldiers(2, 2))
    assert outcome.state.conquest == {"AN1": AUTOMA}
    assert of(outcome, ArmyCardPlayed) == []
    assert outcome.state.players[AUTOMA].army_up == ()
    assert gained("R4R", army_hand=with_soldiers(2, 2)) == ONE_GOLD
    assert gained("R4R", army_up=with_soldiers(2, 3), markers_left=0) == ONE_GOLD


def test_two_weavings_of_the_temple() -> None:
    """The visible one unless her largest Tapestry has its pattern; then the same with the next tile turned up."""
    first, like_first, *others = sorted(BASE_GAME.weavings, key=lambda tile: WEAVINGS[tile].pattern)
    new = [tile for tile in others if WEAVINGS[tile].pattern != WEAVINGS[first].pattern]
    stack = (like_first, new[0], new[-1], *new[1:-1])
    state, outcome = rewarded("R4L", tapestries=((first,),), board={"weavings": stack})
    taken = [event.tile for event in of(outcome, WeavingTaken)]
    assert taken == [new[0], new[-1]], "that beneath twice: its pattern is in her Tapestry"
    assert gains(state, outcome.state, AUTOMA) == {"weavings": 2}
    assert outcome.state.weavings[0] == like_first
    assert gained("R4L", board={"weavings": ()}) == ONE_GOLD


# ---------------------------------------------------------------- stone, High Priest, Produce One


def test_ruling_164_two_stone_and_a_step_if_no_action_ahead_is_possible() -> None:
    state, outcome = rewarded("S1L", priest=1)
    assert gains(state, outcome.state, AUTOMA) == {"stone": 2}
    assert only(outcome, HighPriestMoved) == HighPriestMoved(AUTOMA, 2)
    assert of(outcome, HighPriestActivated) == []
    decided = only(outcome, AutomaDecided)
    assert decided.way == "walks"
    assert [condition.met for _, condition in decided.weighed] == [False, False], "what was looked at is told"


@pytest.mark.parametrize("away", [1, 2])
def test_ruling_164_a_gold_if_an_action_within_reach_is_possible(away: int) -> None:
    offering = {"priest": (before("offering") - away) % 5 + 1, "corn": 4}
    state, outcome = rewarded("S1L", **offering)
    assert gains(state, outcome.state, AUTOMA) == ONE_GOLD
    assert of(outcome, HighPriestMoved) == []
    decided = only(outcome, AutomaDecided)
    assert decided.way == "stays"
    assert decided.weighed[-1] == ("offering", Condition(4, 4))
    three = {"priest": (before("offering") - 3) % 5 + 1, "corn": 4, "potato": 1}
    assert gained("S1L", **three) == {"stone": 2}
    assert gained("S1L", **three, cults={"PV02": 1}) == ONE_GOLD, "PV02's space is within her reach"
    assert gained("S1L", **{**three, "potato": 0}, cults={"PV02": 1}) == {"stone": 2}


def test_ruling_164_produce_one_is_her_highest_building_that_lies_face_up() -> None:
    _, outcome = rewarded("R3L", production_up=("P01", "P03"), production_down=("P05",))
    assert only(outcome, Produced).building == "P03"
    assert outcome.state.players[AUTOMA].production_up == ("P01", "P03")
    assert gained("R3L", production_down=("P05",)) == ONE_GOLD


# ---------------------------------------------------------------- at a Festival


@pytest.mark.parametrize(
    "step", [node.id for overlay in OVERLAYS.values() for node in overlay.nodes.values() if node.reward]
)
def test_each_step_pays_her_at_a_festival_as_on_arrival(step: str) -> None:
    position = {"stone": 3, "workers": ("priest",), "board": TWO_REGIONS, "production_down": ("P05",)}
    state, arrived = rewarded(step, **position)
    festival = run(state, RewardTemple(AUTOMA))
    both = gains(state, arrived.state, AUTOMA)
    vp = both.pop("vp", 0) + temple.row_vp(step)
    assert gains(state, festival.state, AUTOMA) == both | ({"vp": vp} if vp else {})


def test_simpas_start_costs_her_two_vp_and_gives_no_gold() -> None:
    state = her(f"{SUN}simpa")
    assert gains(state, run(state, RewardTemple(AUTOMA)).state, AUTOMA) == {"vp": -2}


# ---------------------------------------------------------------- soldiers that are owed


def test_ruling_281_a_conquest_within_a_conquest_leaves_the_soldiers_that_are_owed() -> None:
    """AN3 brings a step to R4R, which brings another marker; AN3 is still to be paid."""
    cards = with_soldiers(1, 4)
    taken = {space: PERSON for space in CONQUEST if space not in ("AN1", "AN3")}
    position: dict[str, Any] = {"temple": "R3R", "army_hand": cards[:3], "markers_left": 12}
    state = her(f"{SUN}ruruy", board={"conquest": taken}, **position)
    outcome = run(state, Poll("play_army", (AUTOMA,)), Poll("conquer", (AUTOMA,)))
    assert outcome.state.conquest["AN3"] == AUTOMA
    assert "AN1" not in outcome.state.conquest, "three soldiers are owed, and she has three"
    more = her(f"{SUN}ruruy", board={"conquest": taken}, **{**position, "army_hand": cards})
    outcome = run(more, Poll("play_army", (AUTOMA,)), Poll("conquer", (AUTOMA,)))
    assert outcome.state.conquest["AN1"] == outcome.state.conquest["AN3"] == AUTOMA


@pytest.mark.parametrize(("cards", "again"), [(3, False), (4, True)])
def test_ruling_281_a_person_too_keeps_the_soldiers_that_are_owed(cards: int, again: bool) -> None:
    """At R4R a marker is offered only if AN3, which led there, can still be paid besides."""
    options = {"modules": (f"{SUN}ruruy",)}
    state = table(options=options, temple="R3R", army_up=with_soldiers(1, cards))
    outcome = play(ask(state, JoinConquest(0)).state, Conquer("AN3"))
    asked = outcome.state.decision
    assert isinstance(asked, JoinConquest if again else PaySoldiers)
    if again:
        assert offered(outcome.state, Conquer) == [Conquer("AN1")]
        paid = until(play(outcome.state, Conquer("AN1")).state, TakeTurn)
        assert paid.players[0].army_up == ()


@pytest.mark.parametrize(("cards", "used"), [(3, False), (4, True)])
def test_ruling_281_x02_does_not_use_a_card_that_is_owed(cards: int, used: bool) -> None:
    """AN3 brings a step to S3L, whose Construct task X02 may answer."""
    options = {"modules": ("nobles", f"{SUN}simpa")}
    palace = {"palaces": ("X02",), "nobles": {"X02": "warrior"}}
    army = {"army_up": with_soldiers(1, cards)}
    state = table(options=options, temple="S2L", stone=9, corn=9, potato=9, gold=9, **palace, **army)
    asked = play(ask(state, JoinConquest(0)).state, Conquer("AN3"), ClimbTo("S3L")).state
    built = play(asked, ConstructBuilding(state.production_market[0])).state
    while isinstance(built.decision, ChoosePayment):
        built = play(built, offered(built, object)[0]).state
    assert isinstance(built.decision, UseAbilities if used else PaySoldiers)


def test_ruling_281_the_inner_conquest_is_paid_such_that_the_outer_one_can_be() -> None:
    """AN1 asks for one soldier; the card with two is needed for AN3."""
    one, two = with_soldiers(1, 2), with_soldiers(2, 1)
    state = table(options={"modules": (f"{SUN}ruruy",)}, temple="R3R", army_up=one + two)
    inner = play(ask(state, JoinConquest(0)).state, Conquer("AN3"), Conquer("AN1")).state
    paying = until(inner, PaySoldiers)
    assert {action.card for action in offered(paying, DiscardSoldiers)} <= set(one)
    assert until(paying, TakeTurn).players[0].army_up == ()
