"""Axomamma's middle row: how it buys Weavings and builds Statues, Buildings and Steps."""

import pytest

from engine.benefits import BuildingTask, Effect, PurchaseWeavings, StatueTask, StepsTask
from engine.components import GODS
from engine.events import (
    AutomaChose,
    AutomaFailed,
    BuildingConstructed,
    Chosen,
    Gained,
    Paid,
    StatueBuilt,
    StepsBuilt,
    WeavingBought,
    WeavingsDrawn,
    WeavingsReturned,
)
from tests.engine.kit import changed, gains, of, only, performing
from tests.engine.kit.solo import AUTOMA, PERSON, TUCKED, acting_by, against

pytestmark = pytest.mark.usefixtures("layout")

WEAVE, STATUE, STEPS = PurchaseWeavings(), StatueTask(), StepsTask()
CONSTRUCT_PRODUCTION, CONSTRUCT_PASSIVE = BuildingTask("production"), BuildingTask("passive")


def area(outcome):
    return outcome.state.players[AUTOMA]


# ---------------------------------------------------------------- the middle row


def failed(outcome) -> tuple[str, int]:
    event = only(outcome, AutomaFailed)
    return event.why, event.gold


@pytest.mark.parametrize("action", [WEAVE, CONSTRUCT_PRODUCTION, STATUE, STEPS, CONSTRUCT_PASSIVE])
def test_ruling_27_an_action_of_the_middle_row_it_cannot_pay_gives_one_gold(action: Effect):
    state = against()
    outcome = acting_by(state, action)
    assert failed(outcome) == ("poor", 1)
    assert gains(state, outcome.state, AUTOMA) == {"gold": 1}
    assert only(outcome, Gained).resource == "gold"


# Weavings: W07 checker, W13 diamond, W26 serpent (green), W29 condor (red), W17 lattice (yellow)


def buying(*weavings: str, **position):
    return acting_by(against(board={"weavings": weavings}, **position), WEAVE)


def bought(outcome) -> list[str]:
    return [event.tile for event in of(outcome, WeavingBought) if event.seat == AUTOMA]


def test_it_buys_two_weavings():
    outcome = buying("W07", "W13", "W26", "W01", corn=4, tapestries=(("SW01",),))
    assert len(bought(outcome)) == 2
    assert area(outcome).corn == 1
    assert not of(outcome, AutomaFailed)
    assert only(outcome, WeavingsReturned).tiles == ("W07",)
    assert outcome.state.weavings == ("W01", "W07")


def test_if_it_can_afford_only_one_it_gains_a_gold_too():
    outcome = buying("W07", "W13", "W26", corn=2, tapestries=(("SW01",),))
    assert bought(outcome) == ["W26"]
    assert failed(outcome) == ("part", 1)
    assert (area(outcome).corn, area(outcome).gold) == (1, 1)


def test_it_buys_one_if_there_is_just_one():
    outcome = buying("W07", corn=4, tapestries=(("SW01",),))
    assert bought(outcome) == ["W07"]
    assert failed(outcome) == ("last", 1)


def test_without_any_weaving_left_it_gains_a_gold():
    assert failed(buying(corn=4)) == ("none", 1)


def test_without_corn_and_gold_no_weavings_are_drawn():
    outcome = buying("W07", "W13", "W26", "W01")
    assert not of(outcome, WeavingsDrawn)
    assert outcome.state.weavings == ("W07", "W13", "W26", "W01")


def test_gold_pays_for_weavings_where_corn_is_short():
    outcome = buying("W07", "W13", "W26", corn=1, gold=2, tapestries=(("SW01",),))
    assert len(bought(outcome)) == 2
    assert (area(outcome).corn, area(outcome).gold) == (0, 0)


def test_ruling_8_the_largest_tapestry_comes_first_even_for_a_common_colour():
    # The red condor would only fit the smaller Tapestry, the large one having a condor already.
    outcome = buying("W30", "W12", "W02", corn=1, tapestries=(("W29", "W07"), ("SW03",)))
    assert bought(outcome) == ["W12"]
    outcome = buying("W30", "W12", corn=1, tapestries=(("W29", "W07"), ("SW03",)))
    assert only(outcome, AutomaChose) == AutomaChose(AUTOMA, Chosen.WEAVING, "W12", "largest")
    assert area(outcome).tapestries == (("W29", "W07", "W12"), ("SW03",))


@pytest.mark.parametrize(
    ("tiles", "tile", "why"),
    [
        (("W29", "W27", "W18"), "W29", "colour"),  # red
        (("W07", "W27", "W18"), "W27", "colour"),  # green
        (("W07", "W14", "W17"), "W17", "colour"),  # yellow
        (("W07", "W14", "W08"), "W14", "number"),  # the highest number
        (("W17", "W21", "W08"), "W21", "number"),
    ],
)
def test_ruling_8_then_red_green_yellow_and_the_highest_number(tiles: tuple[str, ...], tile: str, why: str):
    outcome = buying(*tiles, corn=1, tapestries=(("SW01",),))
    assert bought(outcome) == [tile]
    assert AutomaChose(AUTOMA, Chosen.WEAVING, tile, why) in of(outcome, AutomaChose)


@pytest.mark.parametrize("rows", [(("SW01", "W07"), ("SW03",)), (("SW03",), ("SW01", "W07"))])
def test_a_weaving_that_fits_several_tapestries_joins_the_largest(rows: tuple[tuple[str, ...], ...]):
    outcome = buying("W29", corn=1, tapestries=rows)
    assert sorted(map(len, area(outcome).tapestries)) == [1, 3]
    assert ("SW01", "W07", "W29") in area(outcome).tapestries


def test_it_starts_a_new_tapestry_only_if_no_other_takes_the_tile():
    outcome = buying("W01", "W02", "W03", corn=1, tapestries=(("SW01",),))
    assert bought(outcome) == ["W03"]
    assert area(outcome).tapestries == (("SW01",), ("W03",))


def test_matches_bring_it_nothing():
    state = against(board={"weavings": ("W14", "W22")}, corn=1, tapestries=(("SW01",),))
    outcome = acting_by(state, WEAVE)
    assert gains(state, outcome.state, AUTOMA) == {"corn": -1, "weavings": 1, "gold": 1}


def leftovers(*weavings: str, cost: int = 2, **position):
    """The person draws these Weavings and, having no corn, buys none."""
    state = against(board={"weavings": weavings}, agreed={"leftover_weaving_cost": cost}, **position)
    return performing(changed(state, active=PERSON, stack=()), "weavings")


@pytest.mark.parametrize(("corn", "gold", "buys"), [(1, 3, False), (2, 0, True), (5, 0, True), (0, 9, False)])
def test_it_buys_one_of_your_leftover_weavings_if_it_has_two_corn(corn: int, gold: int, buys: bool):
    outcome = leftovers("W07", "W13", "W26", corn=corn, gold=gold, tapestries=(("SW01",),))
    assert bought(outcome) == (["W26"] if buys else [])
    assert area(outcome).corn == corn - 2 * buys
    assert area(outcome).gold == gold


def test_it_buys_no_leftover_weaving_that_would_start_a_new_tapestry():
    assert bought(leftovers("W01", "W02", "W03", corn=5, tapestries=(("SW01",),))) == []
    assert bought(leftovers("W01", "W02", "W07", corn=5, tapestries=(("SW01",),))) == ["W07"]


def test_a_leftover_weaving_costs_it_what_the_table_agreed_on():
    assert bought(leftovers("W07", cost=3, corn=2, tapestries=(("SW01",),))) == []
    outcome = leftovers("W07", cost=3, corn=3, tapestries=(("SW01",),))
    assert bought(outcome) == ["W07"]
    assert area(outcome).corn == 0


# Statues


def building_statue(roll: int, **position) -> StatueBuilt:
    return only(acting_by(against(**position), STATUE, rolls=(roll,)), StatueBuilt)


def statues_left(*gods: str, n: int = 1) -> dict[str, int]:
    return {god: n if god in gods else 0 for god in GODS}


@pytest.mark.parametrize(("roll", "god"), [(1, "inti"), (2, "killa"), (3, "illapa"), (4, "qocha")])
def test_a_large_statue_of_the_rolled_card_if_it_can_afford_that(roll: int, god: str):
    assert building_statue(roll, stone=3, gold=2) == StatueBuilt(AUTOMA, "large", god)
    assert building_statue(roll, stone=3, gold=1) == StatueBuilt(AUTOMA, "small", god)


def test_a_statue_is_paid_and_scores():
    state = against(stone=4, gold=2)
    outcome = acting_by(state, STATUE)
    assert gains(state, outcome.state, AUTOMA) == {"stone": -3, "gold": -2, "statues": 1, "vp": 9}
    assert outcome.state.automa.tucked == TUCKED, "the card stays"


def test_if_there_is_no_matching_statue_the_next_card_clockwise_decides():
    left = statues_left("qocha", "inti")
    assert building_statue(2, stone=3, gold=2, board={"large_statues": left}).god == "qocha"
    left = statues_left("inti")
    assert building_statue(2, stone=3, gold=2, board={"large_statues": left}).god == "inti"


def test_if_no_card_matches_a_statue_is_built_at_random_large_ones_first():
    board = {"large_statues": statues_left("kuychi", "wiraqocha")}
    built = set()
    for seed in range(1, 30):
        outcome = acting_by(changed(against(stone=3, gold=2, board=board), seed=seed), STATUE)
        built.add((only(outcome, StatueBuilt).size, only(outcome, StatueBuilt).god))
    assert built <= {("large", "kuychi"), ("large", "wiraqocha")}


def test_ruling_10_without_large_statues_it_builds_a_small_one():
    board = {"large_statues": statues_left()}
    assert building_statue(3, stone=3, gold=2, board=board) == StatueBuilt(AUTOMA, "small", "illapa")


def test_ruling_10_never_a_size_and_god_it_already_has_while_another_is_possible():
    assert building_statue(3, stone=3, small_statues=("illapa",)).god == "qocha"
    assert building_statue(3, stone=3, small_statues=("illapa", "qocha", "inti", "killa")).god in (
        "kuychi",
        "wiraqocha",
    )
    assert building_statue(3, stone=3, large_statues=("illapa",)).god == "illapa", "another size is another Statue"
    only_killa = {"small_statues": statues_left("killa"), "large_statues": statues_left()}
    assert building_statue(3, stone=3, small_statues=("killa",), board=only_killa).god == "killa"


def test_without_any_statue_left_it_gains_a_gold():
    board = {"small_statues": statues_left(), "large_statues": statues_left()}
    assert failed(acting_by(against(stone=3, board=board), STATUE)) == ("none", 1)


# Buildings


@pytest.mark.parametrize(
    ("action", "market"), [(CONSTRUCT_PRODUCTION, "production_market"), (CONSTRUCT_PASSIVE, "passive_market")]
)
def test_a_random_building_of_the_type_for_one_stone_whatever_is_printed(action: Effect, market: str):
    state = against(stone=1)
    built = set()
    for seed in range(1, 30):
        outcome = acting_by(changed(state, seed=seed), action)
        assert only(outcome, Paid) == Paid(AUTOMA, 0, 0, 1, 0)
        built.add(only(outcome, BuildingConstructed).building)
    assert built == set(getattr(state, market))


def test_it_pays_a_building_with_gold_if_it_has_no_stone():
    assert only(acting_by(against(gold=2), CONSTRUCT_PRODUCTION), Paid) == Paid(AUTOMA, 0, 0, 0, 1)
    assert only(acting_by(against(gold=2, stone=1), CONSTRUCT_PRODUCTION), Paid) == Paid(AUTOMA, 0, 0, 1, 0)


def test_without_a_building_of_the_type_it_gains_a_gold():
    state = against(stone=3, board={"passive_market": ()})
    assert failed(acting_by(state, CONSTRUCT_PASSIVE)) == ("none", 1)


# Steps


def building_steps(priest: int, steps: dict[str, int]) -> str:
    state = against(stone=3, priest=priest, board={"steps": steps})
    return only(acting_by(state, STEPS), StepsBuilt).spot


def uppers(**owners: int) -> dict[str, int]:
    """Steps on all upper spots, the person's unless said otherwise."""
    return {f"S{section}u": owners.get(f"s{section}", PERSON) for section in range(1, 6)}


def test_steps_are_built_on_the_upper_spot_of_its_high_priest():
    assert building_steps(3, {}) == "S3u"


def test_if_that_is_taken_the_next_one_clockwise():
    assert building_steps(4, {"S4u": PERSON}) == "S5u"
    assert building_steps(4, {"S4u": PERSON, "S5u": AUTOMA}) == "S1u"


def test_upper_spots_come_before_lower_ones():
    steps = {key: AUTOMA for key in uppers() if key != "S2u"}
    assert building_steps(3, steps) == "S2u"


def test_then_lower_spots_by_the_same_rule():
    assert building_steps(2, uppers(s2=AUTOMA, s3=AUTOMA)) == "S2l"
    assert building_steps(3, {**uppers(s3=AUTOMA, s5=AUTOMA), "S3l": AUTOMA}) == "S5l"


def test_it_avoids_steps_that_would_grant_you_vp():
    assert building_steps(1, uppers(s4=AUTOMA)) == "S4l"
    assert building_steps(3, uppers()) == "S3l", "unless nothing else is possible"


def test_steps_are_paid_and_bring_vp_and_resources():
    state = against(stone=3)
    outcome = acting_by(state, STEPS)
    assert gains(state, outcome.state, AUTOMA) == {"stone": -3, "vp": 4, "corn": 1, "potato": 2}
    state = against(stone=3, board={"steps": uppers()})
    assert gains(state, acting_by(state, STEPS).state, PERSON) == {"vp": 2}


def test_without_a_marker_or_a_spot_it_gains_a_gold():
    assert failed(acting_by(against(stone=3, steps_left=0), STEPS)) == ("none", 1)
    everything = {f"S{section}{rank}": PERSON for section in range(1, 6) for rank in "ul"}
    assert failed(acting_by(against(stone=3, board={"steps": everything}), STEPS)) == ("none", 1)
