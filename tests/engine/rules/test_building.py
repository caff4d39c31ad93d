"""Building: Buildings and their market, Steps, Statues."""

from random import Random

import pytest

from engine.actions import BuildStatue, BuildSteps, ConstructBuilding, Pass, Pay, RemoveBuilding, ReturnGodCard
from engine.benefits import BuildingTask, FreeBuilding, FreeStatue, FreeSteps
from engine.buildings import cost, market
from engine.components import PASSIVE, PRODUCTION
from engine.decisions import ChooseBuilding, ChooseReplaced, ChooseStatue, ChooseSteps, TakeTurn
from engine.events import (
    BuildingConstructed,
    BuildingsReplaced,
    GodCardReturned,
    MarketRefilled,
    Scored,
    TaskPassedOver,
)
from engine.procedures import RunEffect
from tests.engine.kit import (
    SPACE_OF_TASK,
    ask,
    end_of_turn,
    gains,
    icon_of,
    may_perform,
    of,
    offered,
    options,
    performing,
    play,
    table,
)

pytestmark = pytest.mark.usefixtures("layout")

MARKET = {
    "production_market": ("P05", "P08"),
    "passive_market": ("Z03", "Z17"),
    "production_stack": ("P01", "P02", "P03"),
    "passive_stack": ("Z01", "Z02", "Z04"),
}


# ---------------------------------------------------------------- Buildings


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("purse", "affordable"),
    [
        ({"stone": 1}, []),
        ({"stone": 2}, ["Z03"]),
        ({"stone": 2, "corn": 1}, ["P05", "Z03"]),
        ({"stone": 3}, ["P08", "Z03"]),
        ({"stone": 2, "gold": 1}, ["P05", "P08", "Z03", "Z17"]),
        ({"corn": 9, "potato": 9}, []),
    ],
)
def test_buildings_of_the_market_that_can_be_paid(purse, affordable):
    # P05 costs 2 stone and 1 corn, P08 3 stone, Z03 2 stone, Z17 2 stone and 1 gold.
    state = table(**purse, board=MARKET)
    assert may_perform(state, "building") == bool(affordable)
    if affordable:
        asked = performing(state, "building").state
        assert offered(asked, ConstructBuilding) == [ConstructBuilding(building) for building in affordable]


@pytest.mark.parametrize("seed", range(30))
def test_gold_stands_in_for_whatever_a_building_costs(seed):
    random = Random(seed)
    purse = {name: random.randint(0, 2) for name in ("potato", "corn", "stone", "gold")}
    state = table(**purse)
    costs = {name: cost(name) for name in market(state)}
    affordable = [
        name
        for name, cost in costs.items()
        if sum(max(0, getattr(cost, one) - purse[one]) for one in ("potato", "corn", "stone"))
        <= purse["gold"] - cost.gold
    ]
    assert may_perform(state, "building") == bool(affordable)
    if affordable:
        asked = performing(state, "building").state
        assert offered(asked, ConstructBuilding) == [ConstructBuilding(building) for building in affordable]


@pytest.mark.parametrize("building", ["P05", "P08", "Z03", "Z17"])
def test_the_printed_price_is_paid_and_the_building_is_mine(building):
    printed = (PRODUCTION if building in PRODUCTION else PASSIVE)[building].cost
    purse = {name: getattr(printed, name) for name in ("potato", "corn", "stone", "gold")}
    before = table(**purse, board=MARKET)
    state = play(performing(before, "building").state, ConstructBuilding(building)).state
    me = state.players[0]
    assert me.resources == 0
    assert me.production_up + me.passives == (building,)
    assert me.vp == 10
    # The market has a gap until the end of the turn.
    assert set(market(state)) == {"P05", "P08", "Z03", "Z17"} - {building}


@pytest.mark.parametrize(
    ("on_sale", "added"),
    [
        ({"production_market": ("P08",)}, ("P01",)),
        ({"passive_market": ("Z17",)}, ("Z01",)),
        ({"production_market": (), "passive_market": ("Z17",)}, ("P01", "P02", "Z01")),
        ({"passive_market": (), "passive_stack": ("Z01",)}, ("Z01",)),
    ],
)
def test_the_market_is_refilled_at_the_end_of_the_turn_type_by_type(on_sale, added):
    outcome = end_of_turn(board={**MARKET, **on_sale})
    assert of(outcome, MarketRefilled) == [MarketRefilled(added)]
    assert isinstance(outcome.state.decision, TakeTurn)
    assert outcome.state.to_act == 1
    assert set(added) <= set(market(outcome.state))


def test_a_full_market_stays_and_empty_stacks_leave_gaps():
    assert of(end_of_turn(board=MARKET), MarketRefilled) == []
    empty = end_of_turn(board={"production_market": (), "production_stack": (), "passive_market": ("Z17",)})
    assert empty.state.production_market == ()
    assert len(empty.state.passive_market) == 2


def test_a_construct_task_may_be_given_up_after_looking():
    asked = performing(table(stone=9, board=MARKET), "building").state
    assert gains(asked, play(asked, Pass()).state) == {}


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [("", ["P05", "P08", "Z03", "Z17"]), ("production", ["P05", "P08"]), ("passive", ["Z03", "Z17"])],
)
def test_a_free_building_costs_nothing(kind, wanted):
    before = table(board=MARKET)
    asked = ask(before, RunEffect(0, FreeBuilding(kind), "conquest")).state
    assert offered(asked, ConstructBuilding) == [ConstructBuilding(building) for building in wanted]
    state = play(asked, ConstructBuilding(wanted[-1])).state
    assert wanted[-1] in state.players[0].production_up + state.players[0].passives
    assert state.players[0].resources == 0


# ---------------------------------------------------------------- a God card for other Buildings


def choosing(**area):
    return performing(table(god_hand=("G01", "G02"), **area, board=MARKET), "building")


@pytest.mark.fixed_layout
def test_a_god_card_goes_under_the_deck_to_replace_one_building():
    asked = choosing(stone=3, corn=1).state
    assert offered(asked, ReturnGodCard) == [ReturnGodCard("G01"), ReturnGodCard("G02")]
    returned = play(asked, ReturnGodCard("G02"))
    assert of(returned, GodCardReturned) == [GodCardReturned(0, "G02")]
    assert returned.state.god_deck[-1] == "G02"
    assert returned.state.players[0].god_hand == ("G01",)
    assert returned.state.decision == ChooseReplaced(0)
    assert options(returned.state) == tuple(RemoveBuilding(building) for building in ("P05", "P08", "Z03", "Z17"))

    replaced = play(returned.state, RemoveBuilding("Z03"), Pass())
    assert of(replaced, BuildingsReplaced) == [BuildingsReplaced(0, ("Z03",), ("Z01",))]
    state = replaced.state
    assert state.passive_market == ("Z17", "Z01")
    assert state.passive_stack == ("Z02", "Z04", "Z03")
    assert state.production_market == MARKET["production_market"]
    assert state.decision == ChooseBuilding(0, False, replaced=True)


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("removed", "production", "passive", "stacks"),
    [
        (("P05", "Z17"), ("P08", "P01"), ("Z03", "Z01"), (("P02", "P03", "P05"), ("Z02", "Z04", "Z17"))),
        (("P05", "P08"), ("P01", "P02"), ("Z03", "Z17"), (("P03", "P05", "P08"), ("Z01", "Z02", "Z04"))),
        (("P08", "P05"), ("P01", "P02"), ("Z03", "Z17"), (("P03", "P08", "P05"), ("Z01", "Z02", "Z04"))),
    ],
)
def test_two_buildings_are_replaced_by_the_same_types_and_go_under_in_the_order_chosen(
    removed, production, passive, stacks
):
    asked = play(choosing(stone=2, corn=1).state, ReturnGodCard("G01")).state
    state = play(asked, *(RemoveBuilding(building) for building in removed)).state
    assert (state.production_market, state.passive_market) == (production, passive)
    assert (state.production_stack, state.passive_stack) == stacks


@pytest.mark.fixed_layout
def test_a_gap_made_earlier_in_the_turn_is_not_filled_by_the_way():
    board = {**MARKET, "passive_market": ("Z17",)}
    asked = performing(table(god_hand=("G01",), stone=3, corn=1, board=board), "building").state
    state = play(asked, ReturnGodCard("G01"), RemoveBuilding("P05"), Pass()).state
    assert (state.production_market, state.passive_market) == (("P08", "P01"), ("Z17",))


@pytest.mark.fixed_layout
def test_only_one_god_card_per_construction_and_then_the_new_building_may_be_built():
    state = play(choosing(stone=2).state, ReturnGodCard("G01"), RemoveBuilding("P05"), RemoveBuilding("P08")).state
    assert offered(state, ReturnGodCard) == []
    # P01 costs 1 stone and 1 corn; P02 and Z03 cost 2 stone.
    assert options(state) == (ConstructBuilding("P02"), ConstructBuilding("Z03"))
    assert play(state, ConstructBuilding("P02")).state.players[0].production_up == ("P02",)


def test_ruling_48_a_god_card_renews_the_market_for_who_could_construct_only():
    assert not may_perform(table(god_hand=("G01",), board=MARKET), "building")
    nothing = {"production_market": (), "passive_market": ()}
    assert not may_perform(table(god_hand=("G01",), stone=9, corn=9, board=nothing), "building")
    poor = ask(table(god_hand=("G01",), army_hand=("A01",), board=MARKET), ChooseBuilding(0, False)).state
    assert offered(poor, ReturnGodCard) == []
    free = ask(table(god_hand=("G01",), board=MARKET), ChooseBuilding(0, True)).state
    assert offered(free, ReturnGodCard) == [ReturnGodCard("G01")]
    none_of_it = {**MARKET, "production_market": ()}
    other_type = ask(
        table(god_hand=("G01",), army_hand=("A01",), board=none_of_it), ChooseBuilding(0, True, "production")
    )
    assert offered(other_type.state, ReturnGodCard) == []


@pytest.mark.fixed_layout
def test_ruling_48_who_has_renewed_the_market_constructs_if_able():
    asked = choosing(stone=2, corn=1).state
    renewed = play(asked, ReturnGodCard("G01"), RemoveBuilding("P08"), Pass()).state
    assert options(renewed) == tuple(map(ConstructBuilding, ("P05", "P01", "Z03")))
    poor = {**MARKET, "production_market": ("P08",), "production_stack": (), "passive_stack": ("Z17",)}
    asked = performing(table(god_hand=("G01",), stone=2, board={**poor, "passive_market": ("Z03",)}), "building").state
    unable = play(asked, ReturnGodCard("G01"), RemoveBuilding("Z03"), Pass())
    assert of(unable, BuildingsReplaced) == [BuildingsReplaced(0, ("Z03",), ("Z17",))]
    assert of(unable, BuildingConstructed) == []  # Z17 and P08 cost more than 2 stone
    assert of(unable, TaskPassedOver) == [TaskPassedOver(0, icon_of(SPACE_OF_TASK["building"], "building"), "building")]


@pytest.mark.fixed_layout
def test_a_building_task_of_a_benefit_is_paid_like_any_other():
    asked = ask(table(stone=2, board=MARKET), RunEffect(0, BuildingTask(), "god_cards")).state
    assert options(asked) == (ConstructBuilding("Z03"), Pass())


# ---------------------------------------------------------------- Steps


def test_steps_cost_three_stone_and_give_four_vp_one_corn_two_potato():
    before = table(stone=4)
    asked = performing(before, "steps").state
    state = play(asked, BuildSteps("S3u")).state
    assert gains(before, state) == {"stone": -3, "vp": 4, "corn": 1, "potato": 2}
    assert state.steps == {"S3u": 0}
    assert state.players[0].steps_left == 4


def test_any_section_but_the_lower_spot_only_below_an_upper_one():
    asked = performing(table(stone=3, board={"steps": {"S2u": 1, "S4u": 0, "S4l": 0}}), "steps").state
    assert offered(asked, BuildSteps) == [BuildSteps(spot) for spot in ("S1u", "S2l", "S3u", "S5u")]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_owner_of_the_upper_steps_scores_two_whoever_that_is(owner):
    before = table(players=3, stone=3, board={"steps": {"S1u": owner}})
    outcome = play(performing(before, "steps").state, BuildSteps("S1l"))
    assert Scored(owner, 2, "steps") in outcome.events
    expected = [0, 0, 0]
    expected[0] += 4
    expected[owner] += 2
    assert [player.vp - 10 for player in outcome.state.players] == expected


def test_the_upper_steps_bring_nobody_else_anything():
    before = table(stone=3, board={"steps": {"S2u": 1}})
    state = play(performing(before, "steps").state, BuildSteps("S1u")).state
    assert gains(before, state, 1) == {}


def test_five_steps_markers_and_no_more():
    mine = dict.fromkeys(("S1u", "S2u", "S3u", "S4u"), 0)
    before = table(stone=6, board={"steps": mine})
    assert before.players[0].steps_left == 1
    state = play(performing(before, "steps").state, BuildSteps("S5u")).state
    assert state.players[0].steps_left == 0
    assert not may_perform(state, "steps")
    assert offered(ask(state, RunEffect(0, FreeSteps(), "conquest")).state, BuildSteps) == []


def test_no_spot_is_left():
    spots = {f"S{section}{rank}": section % 2 for section in range(1, 6) for rank in "ul"}
    assert not may_perform(table(stone=3, steps_left=5, board={"steps": spots}), "steps")


def test_free_steps_with_their_benefits():
    before = table()
    asked = ask(before, RunEffect(0, FreeSteps(), "conquest")).state
    assert asked.decision == ChooseSteps(0, True)
    assert gains(before, play(asked, BuildSteps("S1u")).state) == {"vp": 4, "corn": 1, "potato": 2}
    assert gains(before, play(asked, Pass()).state) == {}


# ---------------------------------------------------------------- Statues


@pytest.mark.parametrize(("size", "cost", "vp"), [("small", {"stone": -3}, 3), ("large", {"stone": -3, "gold": -2}, 9)])
def test_statues_of_both_sizes(size, cost, vp):
    before = table(stone=3, gold=2)
    asked = play(performing(before, "statue").state, BuildStatue(size, "killa")).state
    state = play(asked, Pay(stone=3)).state if size == "small" else asked
    assert gains(before, state) == {**cost, "vp": vp, "statues": 1}
    assert getattr(state.players[0], f"{size}_statues") == ("killa",)
    assert getattr(state, f"{size}_statues")["killa"] == (1 if size == "small" else 0)


def test_large_statues_need_their_gold():
    asked = performing(table(stone=3, gold=1), "statue").state
    assert {action.size for action in offered(asked, BuildStatue)} == {"small"}
    asked = performing(table(stone=3, gold=2), "statue").state
    assert len(offered(asked, BuildStatue)) == 6 + 6


def test_two_small_and_one_large_statue_of_each_god():
    others = {1: {"small_statues": ("inti", "inti", "killa"), "large_statues": ("qocha",)}}
    asked = performing(table(stone=3, gold=2, others=others), "statue").state
    found = offered(asked, BuildStatue)
    assert BuildStatue("small", "inti") not in found
    assert BuildStatue("small", "killa") in found
    assert BuildStatue("large", "qocha") not in found
    assert BuildStatue("large", "inti") in found


def test_the_same_statue_may_be_built_again():
    asked = performing(table(stone=3, small_statues=("inti",)), "statue").state
    assert play(asked, BuildStatue("small", "inti")).state.players[0].small_statues == ("inti", "inti")


@pytest.mark.parametrize(("gods", "number"), [((), 6), (("inti", "qocha"), 2)])
def test_a_free_statue_is_small_and_scores(gods, number):
    before = table(gold=9, stone=9)
    asked = ask(before, RunEffect(0, FreeStatue(gods), "conquest")).state
    assert asked.decision == ChooseStatue(0, True, gods)
    assert {action.size for action in offered(asked, BuildStatue)} == {"small"}
    assert len(offered(asked, BuildStatue)) == number
    assert gains(before, play(asked, BuildStatue("small", "inti")).state) == {"vp": 3, "statues": 1}
