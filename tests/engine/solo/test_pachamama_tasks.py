"""How Pachamama buys Weavings and builds Statues, Buildings and Steps."""

from typing import Any

import pytest

from engine import Outcome, State
from engine.actions import BuyWeaving, Pass, PerformTask
from engine.benefits import (
    BuildingTask,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    PurchaseWeavings,
    StatueTask,
    StepsTask,
)
from engine.box import box_of
from engine.components import GODS, STEPS
from engine.decisions import BuyLeftoverWeaving, ChooseTask, TakeTurn
from engine.events import (
    AutomaChose,
    AutomaFailed,
    BuildingConstructed,
    DieRolled,
    Gained,
    Paid,
    Scored,
    StatueBuilt,
    StepsBuilt,
    WeavingBought,
    WeavingLaid,
    WeavingRevealed,
    WeavingsDrawn,
    WeavingTaken,
)
from engine.procedures import FinishTurn, OfferHire, RunBenefit
from tests.engine.kit import SPACE_OF_TASK, all_events, changed, gains, icon_of, of, offered, only, play
from tests.engine.kit.solo import AUTOMA, PACHAMAMA, PERSON, against, by_chance, run

pytestmark = pytest.mark.usefixtures("layout")

NO_STATUES = dict.fromkeys(GODS, 0)


def her(**position: Any) -> State:
    return against(PACHAMAMA, **position)


def having(effect: Effect, *rolls: int, **position: Any) -> Outcome:
    """What she makes of an action of her board."""
    return run(her(**position), RunBenefit(AUTOMA, (effect,), "automa_board"), rolls=rolls)


def chances(effect: Effect, **position: Any) -> list[Outcome]:
    return by_chance(her(**position), RunBenefit(AUTOMA, (effect,), "automa_board"))


# ---------------------------------------------------------------- Weavings
# In the order of their numbers: stripes W01-W04, checker W07-W09, diamond W12-W14, lattice W17-W18,
# fret W21-W23, serpent W26-W27, condor W29-W30.


def buying(*tiles: str, tapestries: tuple[tuple[str, ...], ...] = (("SW01",),), **position: Any) -> Outcome:
    used = {*tiles, *(tile for row in tapestries for tile in row)}
    rest = tuple(tile for tile in box_of((), 2).weavings if tile not in used)
    board = {"weavings": (*tiles, *rest) if len(tiles) == 3 else tiles}
    return having(PurchaseWeavings(), tapestries=tapestries, board=board, **position)


def bought(outcome: Outcome) -> list[str]:
    return [event.tile for event in of(outcome, WeavingBought) if event.seat == AUTOMA]


@pytest.mark.parametrize(
    ("have", "paid"),
    [({"corn": 3}, (3, 0)), ({"corn": 9}, (3, 0)), ({"corn": 2, "gold": 1}, (2, 1)), ({"gold": 4}, (0, 3))],
)
def test_pachamama_buys_two_weavings_at_the_usual_price(have: dict[str, int], paid: tuple[int, int]) -> None:
    outcome = buying("W21", "W26", "W29", **have)
    assert len(bought(outcome)) == 2
    assert (sum(event.corn for event in of(outcome, Paid)), sum(event.gold for event in of(outcome, Paid))) == paid
    assert of(outcome, AutomaFailed) == []


@pytest.mark.parametrize("have", [{"corn": 1}, {"corn": 2}, {"gold": 2}, {"corn": 1, "gold": 1}])
def test_if_she_can_afford_one_weaving_only_she_buys_it_and_gains_a_gold(have: dict[str, int]) -> None:
    outcome = buying("W21", "W26", "W29", **have)
    assert len(bought(outcome)) == 1
    assert sum(event.corn + event.gold for event in of(outcome, Paid)) == 1
    assert only(outcome, Gained) == Gained(AUTOMA, "gold", 1, "automa_board")
    assert only(outcome, AutomaFailed).why == "part"


def test_if_she_can_afford_none_she_does_not_initiate_the_purchase_and_gains_a_gold() -> None:
    outcome = buying("W21", "W26", "W29", person={"corn": 9})
    assert of(outcome, WeavingsDrawn) == []
    assert outcome.state.decision is None, "the person is offered nothing"
    assert gains(her(), outcome.state, AUTOMA)["gold"] == 1


def test_the_last_weaving_of_the_stack_is_bought_with_a_gold_besides() -> None:
    outcome = buying("W21", corn=9)
    assert bought(outcome) == ["W21"]
    assert gains(her(corn=9), outcome.state, AUTOMA)["gold"] == 1
    assert gains(her(corn=9), buying(corn=9).state, AUTOMA) == {"gold": 1, "weavings": 1}, "that is her first one"


def test_pachamama_prefers_her_largest_tapestry_then_a_smaller_one_then_a_new_one() -> None:
    rows = (("W01", "W07", "W12"), ("W02",))
    assert bought(buying("W29", "W03", "W13", tapestries=rows, corn=1)) == ["W29"], "only condor fits the largest"
    assert bought(buying("W03", "W08", "W04", tapestries=rows, corn=1)) == ["W08"], "it fits the smaller one"
    only_stripes = buying("W03", "W04", "W09", tapestries=(("W01", "W07"), ("W02", "W08")), corn=1)
    assert bought(only_stripes) == ["W09"], "the highest number of those that start a new one"
    assert only_stripes.state.players[AUTOMA].tapestries[2] == ("W09",)


def test_among_equals_pachamama_takes_the_highest_number() -> None:
    assert bought(buying("W21", "W30", "W26", corn=1)) == ["W30"]
    assert bought(buying("W30", "W29", "W26", corn=3)) == ["W30", "W26"], "a second condor would not fit"


def test_her_second_choice_sees_the_tapestries_as_the_first_left_them() -> None:
    outcome = buying("W29", "W30", "W03", tapestries=(("W07",), ("W01",)), corn=3)
    assert bought(outcome) == ["W30", "W03"]
    assert outcome.state.players[AUTOMA].tapestries == (("W07", "W30", "W03"), ("W01",))


def test_weavings_join_the_largest_tapestry_possible_and_pay_nothing() -> None:
    rows = (("W07",), ("W01", "W12"), ("W13",))
    outcome = buying("W29", "W21", "W26", tapestries=rows, corn=3, passives=("Z04",))
    assert {event.tapestry for event in of(outcome, WeavingLaid)} == {1}
    assert of(outcome, Scored) == []
    assert gains(her(corn=3), outcome.state, AUTOMA) == {"corn": -3, "weavings": 6, "passives": 1}


def test_the_person_is_offered_what_pachamama_left() -> None:
    outcome = buying("W21", "W26", "W29", corn=3, person={"corn": 2})
    assert outcome.state.decision == BuyLeftoverWeaving(PERSON)
    assert offered(outcome.state, BuyWeaving) == [BuyWeaving("W21")]


def test_pachamama_sees_three_weavings_whatever_she_has_built() -> None:
    assert len(only(buying("W21", "W26", "W29", corn=3, passives=("Z08",)), WeavingsDrawn).tiles) == 3


def person_leaves(*tiles: str, **position: Any) -> Outcome:
    """The person purchases Weavings, sees these and buys none."""
    laid = {tile for row in position["tapestries"] for tile in row}
    used = {*tiles, *laid}
    rest = tuple(tile for tile in box_of((), 2).weavings if tile not in used)
    state = her(**position, person={"corn": 6}, board={"weavings": tiles + rest})
    space = SPACE_OF_TASK["weavings"]
    waiting = (FinishTurn(PERSON), OfferHire(PERSON), TakeTurn(PERSON), ChooseTask(PERSON, space, 1))
    asked = play(changed(state, active=PERSON, stack=waiting), PerformTask(icon_of(space, "weavings")))
    return play(asked.state, Pass())


def test_pachamama_buys_one_leftover_weaving_of_the_person() -> None:
    outcome = person_leaves("W21", "W26", "W29", tapestries=(("W01",),), corn=5)
    assert bought(outcome) == ["W29"]
    assert only(outcome, Paid) == Paid(AUTOMA, 0, 2, 0, 0)
    assert outcome.state.players[AUTOMA].tapestries == (("W01", "W29"),)


def test_pachamama_buys_no_leftover_below_two_corn_whatever_gold_she_has() -> None:
    assert bought(person_leaves("W21", "W26", "W29", tapestries=(("W01",),), corn=1, gold=5)) == []
    assert bought(person_leaves("W21", "W26", "W29", tapestries=(("W01",),), corn=2)) == ["W29"]


def test_pachamama_never_buys_a_leftover_that_would_start_a_new_tapestry() -> None:
    assert bought(person_leaves("W02", "W03", "W04", tapestries=(("W01",),), corn=5)) == []
    assert bought(person_leaves("W02", "W03", "W07", tapestries=(("W01", "W08"), ("W09",)), corn=5)) == ["W03"]
    assert bought(person_leaves("W02", "W03", "W07", tapestries=(("W01",),), corn=5)) == ["W07"]


def test_a_table_may_agree_on_three_corn_for_a_leftover() -> None:
    dear = {"agreed": {"leftover_weaving_cost": 3}, "tapestries": (("W01",),)}
    assert bought(person_leaves("W21", "W26", "W29", corn=2, gold=5, **dear)) == []
    assert bought(person_leaves("W21", "W26", "W29", corn=3, **dear)) == ["W29"]


# ---------------------------------------------------------------- free Weavings


def test_pachamama_takes_the_visible_weaving_free() -> None:
    outcome = having(FreeWeaving(1), tapestries=(("W07",),), board={"weavings": ("W01", "W21", "W26")})
    assert only(outcome, WeavingTaken).tile == "W01"
    assert outcome.state.players[AUTOMA].tapestries == (("W07", "W01"),)


def test_if_her_largest_tapestry_has_its_pattern_pachamama_takes_the_next_one() -> None:
    rows = (("W02", "W07"), ("W12",))
    outcome = having(FreeWeaving(1), tapestries=rows, board={"weavings": ("W01", "W03", "W26")})
    assert only(outcome, WeavingTaken).tile == "W03", "whatever that is"
    assert outcome.state.players[AUTOMA].tapestries == (("W02", "W07"), ("W12", "W03"))
    assert outcome.state.weavings == ("W01", "W26")
    last = having(FreeWeaving(1), tapestries=rows, board={"weavings": ("W01",)})
    assert only(last, WeavingTaken).tile == "W01"


def test_two_free_weavings_are_taken_one_after_the_other() -> None:
    outcome = having(FreeWeaving(2), tapestries=(("W07",),), board={"weavings": ("W01", "W02", "W26")})
    assert [event.tile for event in of(outcome, WeavingTaken)] == ["W01", "W26"], "W02 does not fit beside W01"
    told = [type(event) for event in all_events(outcome, WeavingTaken, WeavingRevealed)]
    assert told == [WeavingTaken, WeavingRevealed, WeavingTaken], "she sees the second before she takes it"


# ---------------------------------------------------------------- Statues


def built(outcome: Outcome) -> tuple[str, str]:
    event = only(outcome, StatueBuilt)
    return event.size, event.god


@pytest.mark.parametrize(
    ("have", "size", "vp", "paid"),
    [
        ({"stone": 3, "gold": 2}, "large", 9, Paid(AUTOMA, 0, 0, 3, 2)),
        ({"stone": 9, "gold": 9}, "large", 9, Paid(AUTOMA, 0, 0, 3, 2)),
        ({"stone": 1, "gold": 4}, "large", 9, Paid(AUTOMA, 0, 0, 1, 4)),
        ({"stone": 3, "gold": 1}, "small", 3, Paid(AUTOMA, 0, 0, 3, 0)),
        ({"stone": 2, "gold": 1}, "small", 3, Paid(AUTOMA, 0, 0, 2, 1)),
        ({"gold": 4}, "small", 3, Paid(AUTOMA, 0, 0, 0, 3)),
    ],
)
def test_pachamama_builds_a_large_statue_if_she_can_pay_it(
    have: dict[str, int], size: str, vp: int, paid: Paid
) -> None:
    outcome = having(StatueTask(), **have)
    assert built(outcome)[0] == size
    assert only(outcome, Scored).vp == vp
    assert only(outcome, Paid) == paid


@pytest.mark.parametrize(("roll", "god"), [(1, "inti"), (2, "killa"), (3, "illapa"), (4, "qocha")])
def test_the_die_selects_the_god_of_her_statue(roll: int, god: str) -> None:
    state = her(stone=3)
    outcome = having(StatueTask(), roll, stone=3)
    assert built(outcome) == ("small", god)
    assert outcome.state.automa == state.automa, "the God card stays"
    assert outcome.state.god_offer == ()


def test_a_statue_that_is_gone_or_hers_already_passes_on_to_the_next_card_clockwise() -> None:
    gone = {"small_statues": {**dict.fromkeys(GODS, 2), "killa": 0}}
    assert built(having(StatueTask(), 2, stone=3, board=gone)) == ("small", "illapa")
    assert built(having(StatueTask(), 2, stone=3, small_statues=("killa",))) == ("small", "illapa")
    assert built(having(StatueTask(), 4, stone=3, small_statues=("qocha", "inti"))) == ("small", "killa")
    other_size = having(StatueTask(), 2, stone=3, large_statues=("killa",))
    assert built(other_size) == ("small", "killa"), "she has it in another size only"


def test_without_a_matching_statue_pachamama_builds_any_at_random_large_ones_first() -> None:
    owned = ("inti", "killa", "illapa", "qocha")
    small = {built(outcome) for outcome in chances(StatueTask(), stone=3, small_statues=owned)}
    assert small == {("small", "kuychi"), ("small", "wiraqocha")}
    supply = {"large_statues": {**NO_STATUES, "kuychi": 1, "wiraqocha": 1}}
    large = {built(outcome) for outcome in chances(StatueTask(), stone=3, gold=2, board=supply)}
    assert large == {("large", "kuychi"), ("large", "wiraqocha")}
    assert built(having(StatueTask(), 1, stone=3, gold=2, board={"large_statues": NO_STATUES})) == ("small", "inti")


def test_a_statue_she_has_is_her_last_resort() -> None:
    board = {"small_statues": {**NO_STATUES, "killa": 1}, "large_statues": NO_STATUES}
    assert built(having(StatueTask(), stone=3, small_statues=("killa",), board=board)) == ("small", "killa")


def test_a_statue_she_cannot_pay_or_that_is_not_there_is_a_gold() -> None:
    for position, why in (
        ({"stone": 2}, "poor"),
        ({"stone": 1, "gold": 1}, "poor"),
        ({"stone": 3, "board": {"small_statues": NO_STATUES, "large_statues": NO_STATUES}}, "none"),
    ):
        outcome = having(StatueTask(), **position)
        assert of(outcome, StatueBuilt) == of(outcome, DieRolled) == of(outcome, Paid) == []
        assert only(outcome, AutomaFailed).why == why
        assert only(outcome, Gained) == Gained(AUTOMA, "gold", 1, "automa_board")


def test_a_free_statue_is_small_and_of_a_god_that_is_allowed() -> None:
    outcome = having(FreeStatue(), 3, stone=9, gold=9)
    assert built(outcome) == ("small", "illapa")
    assert of(outcome, Paid) == []
    assert built(having(FreeStatue(("qocha", "kuychi")), 1)) == ("small", "qocha")


@pytest.mark.parametrize(
    ("effect", "position", "by", "against"),
    [
        (FreeStatue(("illapa",)), {}, "die", (("inti", "not_offered"), ("killa", "not_offered"))),
        (
            FreeStatue(("illapa", "qocha")),
            {"small_statues": ("illapa",), "board": {"small_statues": {**dict.fromkeys(GODS, 1), "inti": 0}}},
            "die",
            (("inti", "not_offered"), ("killa", "not_offered"), ("illapa", "owned")),
        ),
        (
            StatueTask(),
            {"stone": 3, "small_statues": ("inti",), "board": {"small_statues": {**NO_STATUES, "inti": 1, "qocha": 1}}},
            "die",
            (("inti", "owned"), ("killa", "gone_small"), ("illapa", "gone_small")),
        ),
        (FreeStatue(("kuychi",)), {}, "", tuple((god, "not_offered") for god in ("inti", "killa", "illapa", "qocha"))),
        (
            StatueTask(),
            {"stone": 3, "gold": 2, "board": {"large_statues": {**NO_STATUES, "kuychi": 1, "wiraqocha": 1}}},
            "random",
            tuple((god, "gone_large") for god in ("inti", "killa", "illapa", "qocha")),
        ),
    ],
)
def test_why_it_is_the_statue_of_another_god_than_the_rolled_one(
    effect: Effect, position: dict[str, Any], by: str, against: tuple[tuple[str, str], ...]
) -> None:
    chose = of(having(effect, 1, **position), AutomaChose)[0]
    assert (chose.by, chose.passed) == (by, against)


# ---------------------------------------------------------------- Buildings


def constructed(outcome: Outcome) -> str:
    return only(outcome, BuildingConstructed).building


@pytest.mark.parametrize(
    ("production", "passives", "kind"),
    [
        ((), (), "P"),
        (("P01",), (), "P"),
        (("P01", "P02"), (), "Z"),
        (("P01", "P02"), ("Z01",), "Z"),
        (("P01", "P02"), ("Z01", "Z02"), "P"),
        (("P01", "P02"), ("Z01", "Z02", "Z03"), "P"),
        (("P01", "P02", "P03"), ("Z01", "Z02"), "Z"),
    ],
)
def test_pachamama_builds_production_while_she_has_one_then_what_she_has_fewest_of(
    production: tuple[str, ...], passives: tuple[str, ...], kind: str
) -> None:
    for n in range(len(production) + 1):
        areas = {"production_up": production[:n], "production_down": production[n:], "passives": passives}
        assert constructed(having(BuildingTask(), stone=1, **areas))[0] == kind


def test_a_building_costs_pachamama_a_single_stone() -> None:
    assert only(having(BuildingTask(), stone=5, gold=5), Paid) == Paid(AUTOMA, 0, 0, 1, 0)
    assert only(having(BuildingTask(), gold=5), Paid) == Paid(AUTOMA, 0, 0, 0, 1)
    poor = having(BuildingTask(), corn=9)
    assert of(poor, BuildingConstructed) == []
    assert only(poor, Gained) == Gained(AUTOMA, "gold", 1, "automa_board")


def test_which_building_of_the_type_is_chance_and_it_lies_face_up() -> None:
    outcomes = chances(BuildingTask(), stone=1)
    assert {constructed(outcome) for outcome in outcomes} == {"P01", "P02"}
    assert all(outcome.state.players[AUTOMA].production_up == (constructed(outcome),) for outcome in outcomes)


def test_a_type_that_is_not_on_sale_gives_way_to_the_other() -> None:
    assert constructed(having(BuildingTask(), stone=1, board={"production_market": ()}))[0] == "Z"
    gone = {"board": {"production_market": (), "passive_market": ()}}
    assert gains(her(stone=1), having(BuildingTask(), stone=1, **gone).state, AUTOMA) == {"gold": 1}


def test_a_free_building_costs_nothing() -> None:
    outcome = having(FreeBuilding(), stone=1)
    assert constructed(outcome)[0] == "P"
    assert of(outcome, Paid) == []


# ---------------------------------------------------------------- Steps


def spot_of(outcome: Outcome) -> str:
    return only(outcome, StepsBuilt).spot


def test_pachamama_builds_steps_between_top_and_middle_in_her_high_priest_s_section() -> None:
    for section in range(1, 6):
        assert spot_of(having(StepsTask(), stone=3, priest=section)) == f"S{section}u"


def test_from_a_taken_spot_pachamama_goes_on_clockwise() -> None:
    assert spot_of(having(StepsTask(), stone=3, priest=5, board={"steps": {"S5u": PERSON}})) == "S1u"
    taken = {"S5u": AUTOMA, "S1u": PERSON, "S2u": PERSON}
    assert spot_of(having(StepsTask(), stone=3, priest=5, board={"steps": taken})) == "S3u"


UPPER = [spot.id for spot in STEPS.values() if spot.upper]


def test_with_all_upper_spots_taken_pachamama_builds_below_her_own_first() -> None:
    mixed = {spot: AUTOMA if spot in ("S3u", "S5u") else PERSON for spot in UPPER}
    assert spot_of(having(StepsTask(), stone=3, priest=1, board={"steps": mixed})) == "S3l"
    assert spot_of(having(StepsTask(), stone=3, priest=4, board={"steps": mixed})) == "S5l"
    assert spot_of(having(StepsTask(), stone=3, priest=5, board={"steps": mixed})) == "S5l"


def test_only_if_there_is_no_other_spot_pachamama_builds_below_the_person_s() -> None:
    mixed = {spot: AUTOMA if spot == "S3u" else PERSON for spot in UPPER} | {"S3l": AUTOMA, "S1l": PERSON}
    outcome = having(StepsTask(), stone=3, priest=1, board={"steps": mixed})
    assert spot_of(outcome) == "S2l"
    assert outcome.state.players[PERSON].vp == 12


def test_pachamama_gains_vp_and_resources_for_steps_like_anybody() -> None:
    outcome = having(StepsTask(), stone=2, gold=1)
    assert only(outcome, Paid) == Paid(AUTOMA, 0, 0, 2, 1)
    assert gains(her(), outcome.state, AUTOMA) == {"vp": 4, "corn": 1, "potato": 2}
    below_own = having(StepsTask(), stone=3, board={"steps": dict.fromkeys(UPPER, AUTOMA)})
    assert of(below_own, StepsBuilt) == []
    assert gains(her(stone=3), below_own.state, AUTOMA) == {"gold": 1}, "all her five markers lie there"
    free = having(FreeSteps(), stone=3)
    assert gains(her(stone=3), free.state, AUTOMA) == {"vp": 4, "corn": 1, "potato": 2}


def test_steps_she_cannot_pay_are_a_gold() -> None:
    outcome = having(StepsTask(), stone=1, gold=1)
    assert gains(her(stone=1, gold=1), outcome.state, AUTOMA) == {"gold": 1}
    assert only(outcome, AutomaFailed).why == "poor"
