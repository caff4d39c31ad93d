"""Pachamama's two Conquests: which region, which space, with which soldiers."""

from typing import Any

import pytest

from engine import Outcome, State
from engine.actions import Activate, Conquer, Pass, PlayArmyCard, TakeGold
from engine.benefits import PlaceConquestMarker
from engine.components import CONQUEST, REGIONS
from engine.decisions import JoinConquest, PlayArmy
from engine.events import (
    ArmyCardPlayed,
    AutomaChose,
    AutomaDecided,
    AutomaFailed,
    CasualtyFell,
    Chosen,
    Condition,
    DieRolled,
    Paid,
    SoldiersDiscarded,
    SpaceConquered,
    TurnedDown,
)
from engine.procedures import Poll
from engine.solo.regions import takes_control
from tests.engine.kit import after, all_events, gains, of, offered, only, play
from tests.engine.kit.solo import (
    AUTOMA,
    PACHAMAMA,
    PERSON,
    against,
    before,
    by_chance,
    gaining,
    its_turn,
    person_activates,
    run,
)

pytestmark = pytest.mark.usefixtures("layout")

ONES = tuple(f"A{n:02}" for n in range(1, 21))  # Army cards with one soldier
TWOS = tuple(f"A{n}" for n in range(21, 31))  # with two
FIRST, SECOND = Poll("conquer", (AUTOMA,)), Poll("conquer_again", (AUTOMA,))


def her(conquest: dict[str, int] | None = None, **position: Any) -> State:
    board = {**position.pop("board", {}), "conquest": conquest or {}}
    return against(PACHAMAMA, board=board, **position)


def conquered(outcome: Outcome) -> list[str]:
    return [event.space for event in of(outcome, SpaceConquered) if event.seat == AUTOMA]


def spaces(region: str) -> list[str]:
    return [space.id for space in CONQUEST.values() if space.region == region]


def taken_but(*left: str, by: int = PERSON) -> dict[str, int]:
    """All spaces taken but these."""
    return {space: by for space in CONQUEST if space not in left}


# ---------------------------------------------------------------- the rulebook's example


@pytest.mark.fixed_layout
def test_the_conquest_example_of_the_rulebook() -> None:
    # Regions A, B, C and D of the example are Chinchaysuyu, Antisuyu, Kuntisuyu and Qullasuyu.
    markers = {
        **{"CH1": PERSON, "CH3": PERSON},
        **{"AN1": PERSON, "AN2": AUTOMA, "AN3": PERSON},
        **{"KU1": AUTOMA, "KU3": AUTOMA},
        **{"QU1": AUTOMA, "QU2": PERSON},
    }
    army = {"army_up": TWOS[:1], "army_hand": (TWOS[1], ONES[0])}
    state = her(markers, priest=before("conquest"), workers=("priest",), **army)
    assert takes_control(state, AUTOMA, "AN6")
    assert takes_control(state, AUTOMA, "QU6")
    outcome = its_turn(state)
    assert conquered(outcome) == ["QU6", "CH2"]
    assert of(outcome, DieRolled) == [], "no tie was left to the die"
    player = outcome.state.players[AUTOMA]
    assert player.army_up == ()
    assert sorted(player.army_down) == sorted([TWOS[1], ONES[0]]), "3 soldiers flipped"
    assert only(outcome, SoldiersDiscarded).card == TWOS[0], "2 soldiers discarded"
    assert (player.gold, player.corn) == (4 + 1, 2)


# ---------------------------------------------------------------- the action


def test_pachamama_plays_all_her_army_cards_free_before_she_conquers() -> None:
    outcome = its_turn(her(priest=before("conquest"), army_hand=(*ONES[:2], TWOS[0])))
    events = all_events(outcome, ArmyCardPlayed, SpaceConquered)
    assert [type(event) for event in events[:4]] == [ArmyCardPlayed] * 3 + [SpaceConquered]
    assert of(outcome, Paid) == []
    assert not set(outcome.state.players[AUTOMA].army_hand) & {*ONES[:2], TWOS[0]}


def test_pachamama_sends_a_casualty_when_she_activates_conquest() -> None:
    outcome = its_turn(her(priest=before("conquest"), army_hand=ONES[:1]))
    assert len(outcome.state.casualties) == 1
    assert only(outcome, CasualtyFell).seat == AUTOMA


@pytest.mark.fixed_layout
def test_the_person_may_play_and_conquer_between_pachamama_s_two_conquests() -> None:
    person = {"army_hand": (TWOS[9],), "potato": 1}
    state = its_turn(her(priest=before("conquest"), army_up=ONES[:1], workers=("priest",), person=person))
    assert isinstance(state.state.decision, PlayArmy)
    assert conquered(state) == []
    played = play(state.state, PlayArmyCard(TWOS[9]))
    assert isinstance(played.state.decision, JoinConquest)
    (first,) = conquered(after(state, played))
    done = play(played.state, next(a for a in offered(played.state, Conquer) if a.space[:2] != first[:2]))
    assert [event.seat for event in of(done, SpaceConquered)] == [PERSON, AUTOMA]


def test_pachamama_follows_a_conquest_with_all_her_cards_and_one_marker() -> None:
    for act in (True, False):
        state = her(army_hand=ONES[:2], army_up=TWOS[:1])
        asked = person_activates(state, "conquest", act=False)
        outcome = play(asked.state, Activate() if act else TakeGold())
        assert len(conquered(outcome)) == 1
        assert len(of(outcome, ArmyCardPlayed)) == 2
        assert of(outcome, Paid) == []
        assert of(outcome, SoldiersDiscarded) or of(outcome, TurnedDown), "she pays for it"


def test_pachamama_follows_a_conquest_also_when_she_is_not_ready() -> None:
    state = her(army_hand=ONES[:1], board={"casualties": ("priest",) * 4})
    outcome = person_activates(state, "conquest")
    assert len(conquered(outcome)) == 1


# ---------------------------------------------------------------- the first Conquest


@pytest.mark.fixed_layout
def test_pachamama_takes_the_right_most_space_she_can_pay() -> None:
    only_here = taken_but("CH1", "CH2", "CH4", "CH5", "CH6")
    for cards, space in ((TWOS[:2], "CH5"), (ONES[:5], "CH6"), (ONES[:2], "CH2"), (ONES[:1], "CH1")):
        assert conquered(run(her(only_here, army_up=cards), FIRST)) == [space]


@pytest.mark.fixed_layout
def test_pachamama_ignores_regions_in_which_she_can_pay_nothing() -> None:
    outcome = run(her(taken_but("CH6", "AN6", "QU2"), army_up=TWOS[:1]), FIRST)
    assert conquered(outcome) == ["QU2"]
    assert conquered(run(her(taken_but("CH6"), army_up=TWOS[:2]), FIRST)) == []
    assert conquered(run(her(army_up=TWOS[:2], markers_left=0), FIRST)) == []


@pytest.mark.fixed_layout
def test_pachamama_pays_with_small_cards_to_discard_and_large_ones_to_flip() -> None:
    cards = (*ONES[:2], *TWOS[:2])
    outcome = run(her(taken_but("CH5"), army_up=cards), FIRST)
    assert {event.card for event in of(outcome, SoldiersDiscarded)} == set(ONES[:2])
    assert {event.item for event in of(outcome, TurnedDown)} == {TWOS[0]}
    outcome = run(her(taken_but("CH1"), army_up=cards), FIRST)
    assert {event.item for event in of(outcome, TurnedDown)} == {ONES[0]}, "but never more soldiers than asked for"


@pytest.mark.fixed_layout
def test_pachamama_first_looks_for_a_region_she_can_take_control_of() -> None:
    # Two of the person's here and there, one of hers, and a region with most markers where one more makes a tie.
    markers = {"CH5": PERSON, "CH6": PERSON, "AN1": AUTOMA, "KU5": PERSON, "KU6": PERSON}
    markers |= {"QU1": PERSON, "QU2": PERSON, "QU3": AUTOMA}
    state = her(markers, army_up=ONES[:4])
    assert [takes_control(state, AUTOMA, space) for space in ("CH4", "AN5", "KU4", "QU5")] == [False] * 3 + [True]
    assert conquered(run(state, FIRST)) == ["QU5"]


def test_control_needs_a_majority_after_tie_breakers_that_she_has_not_got_yet() -> None:
    assert takes_control(her({"CH2": PERSON}), AUTOMA, "CH3")
    assert not takes_control(her({"CH2": PERSON}), AUTOMA, "CH1"), "the right-most marker breaks the tie"
    assert not takes_control(her({"CH2": PERSON, "CH3": PERSON}), AUTOMA, "CH6")
    assert not takes_control(her({"CH2": AUTOMA}), AUTOMA, "CH3"), "it is hers already"
    assert takes_control(her(), AUTOMA, "CH1")


@pytest.mark.fixed_layout
def test_control_counts_only_with_a_space_she_can_pay() -> None:
    full = {space: PERSON for region in ("qullasuyu", "kuntisuyu") for space in spaces(region)}
    markers = {**full, "CH2": AUTOMA, "CH4": PERSON, "CH5": PERSON, "AN5": PERSON, "AN6": PERSON}
    assert takes_control(her(markers), AUTOMA, "CH6")
    assert not takes_control(her(markers), AUTOMA, "CH1")
    assert conquered(run(her(markers, army_up=ONES[:5]), FIRST)) == ["CH6"]
    assert conquered(run(her(markers, army_up=ONES[:1]), FIRST)) == ["AN1"], "no control to win, fewer markers"


def test_then_pachamama_prefers_the_region_with_the_fewest_markers() -> None:
    for fewest in REGIONS:
        fuller = [region for region in REGIONS if region != fewest]
        by_control = {spaces(region)[2]: PERSON for region in fuller}
        outcome = run(her(by_control, army_up=ONES[:5]), FIRST)
        assert CONQUEST[conquered(outcome)[0]].region == fewest, "she could take control of all of them"
        without = {space: PERSON for region in REGIONS for space in spaces(region)[4:]}
        without |= {spaces(region)[3]: PERSON for region in fuller}
        outcome = run(her(without, army_up=ONES[:5]), FIRST)
        assert CONQUEST[conquered(outcome)[0]].region == fewest, "she could take control of none"


@pytest.mark.fixed_layout
def test_then_pachamama_prefers_the_region_with_the_fewest_of_her_markers() -> None:
    # Everywhere two markers and no control to win: she has both, one, or none of them.
    markers = {"CH3": AUTOMA, "CH4": AUTOMA, "AN3": AUTOMA, "AN2": PERSON, "QU5": PERSON, "QU6": PERSON}
    markers |= {"KU5": AUTOMA, "KU4": PERSON}
    outcome = run(her(markers, army_up=ONES[:1]), FIRST)
    assert conquered(outcome) == ["QU1"]
    assert of(outcome, DieRolled) == []


@pytest.mark.parametrize(("roll", "region"), [(1, "kuntisuyu"), (2, "chinchaysuyu"), (3, "antisuyu"), (4, "qullasuyu")])
def test_ruling_29_the_die_decides_between_regions_still_tied(roll: int, region: str) -> None:
    outcome = run(her(army_up=ONES[:5]), FIRST, rolls=(roll,))
    (space,) = conquered(outcome)
    assert CONQUEST[space].region == region
    assert CONQUEST[space].position == 6


def test_a_roll_for_a_region_that_is_not_tied_goes_on_clockwise() -> None:
    markers = {"KU6": PERSON, "CH6": PERSON}
    for roll, region in ((1, "antisuyu"), (2, "antisuyu"), (3, "antisuyu"), (4, "qullasuyu")):
        outcome = run(her(markers, army_up=ONES[:5]), FIRST, rolls=(roll,))
        assert CONQUEST[conquered(outcome)[0]].region == region


# ---------------------------------------------------------------- the second Conquest


@pytest.mark.fixed_layout
def test_pachamama_s_second_conquest_is_free_and_pays_its_benefit() -> None:
    state = her(taken_but("QU2"))
    outcome = run(state, SECOND)
    assert conquered(outcome) == ["QU2"]
    assert gains(state, outcome.state, AUTOMA) == {"gold": 1}
    assert outcome.state.players[AUTOMA].markers_left == state.players[AUTOMA].markers_left - 1
    with_army = run(her(taken_but("QU2"), army_up=TWOS[:2]), SECOND)
    assert with_army.state.players[AUTOMA].army_up == TWOS[:2]


def test_ruling_22_the_second_conquest_is_limited_to_spaces_as_far_left_as_any() -> None:
    first_ones = {f"{region}1": PERSON for region in ("CH", "AN", "QU", "KU")}
    assert conquered(run(her({**first_ones, "AN2": PERSON, "KU2": PERSON, "QU2": PERSON}), SECOND)) == ["CH2"]
    behind = {space: at for space, at in first_ones.items() if space != "KU1"}
    assert conquered(run(her({**behind, "KU3": AUTOMA, "KU2": AUTOMA}), SECOND)) == ["KU1"], "though she controls it"


def test_the_second_conquest_goes_by_the_same_priorities() -> None:
    no_control = {"CH6": PERSON, "CH5": PERSON, "AN6": AUTOMA, "QU6": AUTOMA, "KU5": PERSON}
    assert conquered(run(her({**no_control, "KU6": PERSON, "QU5": PERSON}), SECOND)) == ["AN1"]
    control = {**no_control, "KU6": PERSON, "KU4": AUTOMA, "KU3": AUTOMA}
    assert conquered(run(her(control), SECOND)) == ["KU1"]
    for roll, space in ((1, "KU1"), (2, "CH1"), (3, "AN1"), (4, "QU1")):
        assert conquered(run(her(), SECOND, rolls=(roll,))) == [space]


def test_the_second_conquest_comes_even_if_the_first_was_out_of_reach() -> None:
    state = her(taken_but("CH6", "CH5"), priest=before("conquest"), army_up=ONES[:1], workers=("priest",))
    assert conquered(its_turn(state)) == ["CH5"]


def test_without_a_marker_or_a_space_there_is_no_second_conquest() -> None:
    assert conquered(run(her(markers_left=0), SECOND)) == []
    assert conquered(run(her(taken_but()), SECOND)) == []


def test_no_second_conquest_when_pachamama_follows() -> None:
    outcome = person_activates(her(army_up=(*ONES[:4], *TWOS[:4])), "conquest")
    assert len(conquered(outcome)) == 1


# ---------------------------------------------------------------- the Conqueror


@pytest.mark.fixed_layout
def test_the_conqueror_conquers_like_the_first_time_but_plays_no_army_cards() -> None:
    state = her(taken_but("QU1", "QU2"), army_up=ONES[:1], army_hand=TWOS[:2])
    outcome = gaining(state, PlaceConquestMarker(1), "automa_board")
    assert conquered(outcome) == ["QU1"]
    assert outcome.state.players[AUTOMA].army_hand == TWOS[:2]
    assert outcome.state.players[AUTOMA].army_down == ONES[:1]
    assert of(outcome, AutomaFailed) == []


@pytest.mark.fixed_layout
def test_whatever_the_die_shows_she_conquers_within_her_means_and_then_on_the_left() -> None:
    for outcome in by_chance(her(priest=before("conquest"), army_hand=(*ONES[:3], TWOS[0]), workers=("priest",))):
        first, second = conquered(outcome)
        assert CONQUEST[first].position == 6
        assert CONQUEST[second].position == 1
        assert CONQUEST[first].region != CONQUEST[second].region


def test_a_conquest_by_the_person_comes_before_hers_in_the_person_s_turn() -> None:
    state = her(army_up=ONES[:1], person={"army_up": ONES[5:6]})
    asked = person_activates(state, "conquest")
    assert isinstance(asked.state.decision, JoinConquest)
    assert conquered(asked) == []
    passed = play(asked.state, Pass())
    assert len(conquered(passed)) == 1


# ---------------------------------------------------------------- what is told of it


def region_chosen(outcome: Outcome) -> AutomaChose:
    (chose,) = [event for event in of(outcome, AutomaChose) if event.what == "region"]
    return chose


def test_what_spoke_against_the_regions_that_a_roll_passed_over_is_told() -> None:
    """Antisuyu is hers, Qullasuyu full; a marker wins her Kuntisuyu as well as Chinchaysuyu."""
    full = dict.fromkeys(spaces("qullasuyu"), PERSON)
    state = her({"AN1": AUTOMA, **full}, army_up=TWOS[:3])
    found = {}
    for outcome in by_chance(state, FIRST):
        rolled, chose = only(outcome, DieRolled).value, region_chosen(outcome)
        assert CONQUEST[conquered(outcome)[0]].region == chose.taken
        assert (chose.tied, chose.tied_by) == (("kuntisuyu", "chinchaysuyu"), "control")
        found[rolled] = (chose.taken, chose.by, chose.passed)
    assert found == {
        1: ("kuntisuyu", "die", ()),
        2: ("chinchaysuyu", "die", ()),
        3: ("kuntisuyu", "die", (("antisuyu", "hers"), ("qullasuyu", "full"))),
        4: ("kuntisuyu", "die", (("qullasuyu", "full"),)),
    }


def test_the_priority_that_left_one_region_is_told() -> None:
    state = her({"AN1": PERSON, "CH1": AUTOMA, "KU1": AUTOMA, "QU1": AUTOMA}, army_up=TWOS[:3])
    for outcome in by_chance(state, FIRST):
        hers = tuple((region, "hers") for region in ("kuntisuyu", "chinchaysuyu", "qullasuyu"))
        assert region_chosen(outcome) == AutomaChose(AUTOMA, Chosen.REGION, "antisuyu", "control", hers)


@pytest.mark.fixed_layout
def test_a_priority_that_no_region_meets_is_told() -> None:
    led = {"AN1": AUTOMA, "CH1": AUTOMA, "KU1": AUTOMA, "QU1": AUTOMA}
    chose = region_chosen(run(her(led, army_up=TWOS[:3]), FIRST))
    assert (chose.by, chose.failed) == ("die", ("control",))
    chose = region_chosen(run(her({**led, "AN2": AUTOMA, "KU2": AUTOMA, "QU2": AUTOMA}, army_up=TWOS[:3]), FIRST))
    assert (chose.taken, chose.by, chose.failed) == ("chinchaysuyu", "fewest", ("control",))
    assert dict(chose.passed) == dict.fromkeys(("kuntisuyu", "antisuyu", "qullasuyu"), "more_markers")


def test_the_actions_she_looked_at_are_told_with_what_they_take() -> None:
    outcome = its_turn(her(priest=before("conquest"), army_up=ONES[:2]))
    decided = of(outcome, AutomaDecided)[0]
    assert decided.weighed == (("conquest", Condition(has=2, needs=1)),)
