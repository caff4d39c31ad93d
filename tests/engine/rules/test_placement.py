"""Placing a Worker: what it costs, where it may go, and what the five kinds of Worker do."""

import pytest

from engine.actions import (
    BuyTask,
    ChooseSpace,
    DrawGodCard,
    Pass,
    Pay,
    PerformTask,
    PlaceWorker,
    RetrieveWorker,
    ShowGodCard,
    ShowGold,
    TakeGodCard,
)
from engine.components import SPACES
from engine.decisions import ChooseGod, ChooseGodCard, ChoosePayment, ChoosePlacement, ChooseRetrieval, ChooseTask
from engine.events import ArmyCardDrawn, Paid, Scored, StepsUsed, TaskBought, WorkerPlaced, WorkerRetrieved
from tests.engine.kit import PLAIN_CARD, gains, icon_of, of, offered, options, place, placed, play, table, tasks_of

SECTIONS = (1, 2, 3, 4, 5)
# Roaming from the High Priest in section 1 to sections 1 to 5.
ROAMING = (0, 1, 3, 3, 1)
DESCENDING = {"T": 0, "M": 2, "B": 5}
BLUE, GREEN, PLAIN = (
    next(space.id for space in SPACES.values() if space.colour == colour) for colour in ("blue", "green", "plain")
)


def food_paid(outcome) -> int:
    return sum(paid.potato for paid in of(outcome, Paid))


# ---------------------------------------------------------------- costs


@pytest.mark.parametrize("priest", SECTIONS)
@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("terrace", "TMB")
def test_roaming_and_descending(priest, section, terrace):
    outcome = placed("architect", f"{terrace}{section}b", priest=priest)
    assert food_paid(outcome) == ROAMING[(section - priest) % 5] + DESCENDING[terrace]


@pytest.mark.parametrize(
    ("space", "steps", "food", "used"),
    [
        ("T2b", {"S2u": 1, "S2l": 1}, 1, []),
        ("M2b", {}, 1 + 2, []),
        ("M2b", {"S2u": 1}, 1 + 0, ["S2u"]),
        ("M2b", {"S2u": 1, "S2l": 1}, 1 + 0, ["S2u"]),
        ("B2b", {"S2u": 1}, 1 + 3, ["S2u"]),
        ("B2b", {"S2u": 1, "S2l": 1}, 1 + 1, ["S2u", "S2l"]),
        ("B2b", {"S1u": 1, "S1l": 1, "S3u": 1}, 1 + 5, []),
    ],
)
def test_steps_above_the_space_in_its_section_decrease_descending(space, steps, food, used):
    outcome = placed("architect", space, board={"steps": steps})
    assert food_paid(outcome) == food
    assert of(outcome, StepsUsed) == [StepsUsed(1, 0, spot) for spot in used]
    assert of(outcome, Scored) == [Scored(1, 1, "steps_used")] * len(used)


def test_ones_own_steps_decrease_the_cost_but_score_nothing():
    outcome = placed("architect", "B2b", board={"steps": {"S2u": 0, "S2l": 0}})
    assert food_paid(outcome) == 1 + 1
    assert of(outcome, Scored) == []


def test_each_owner_of_steps_scores():
    outcome = placed("architect", "B2b", players=3, board={"steps": {"S2u": 2, "S2l": 1}})
    assert [(event.seat, event.vp) for event in of(outcome, Scored)] == [(2, 1), (1, 1)]


@pytest.mark.parametrize(
    ("area", "card"),
    [({"gold": 1, "potato": 9}, ""), ({"gold": 9}, ""), ({"gold": 9, "god_hand": ("G08",)}, "G08")],
    ids=["gold for the god", "gold for god and food", "gold for the food"],
)
def test_steps_score_their_owners_also_when_gold_pays(area, card):
    before = table(workers=("architect",), board={"steps": {"S2u": 1, "S2l": 0}}, **area)
    outcome = place(before, "architect", "B2b", card=card)
    assert of(outcome, StepsUsed) == [StepsUsed(1, 0, "S2u")]
    assert of(outcome, Scored) == [Scored(1, 1, "steps_used")]
    # Roaming 1 and Descending 5, less 2 for each of the Steps.
    spent = sum(getattr(paid, name) for paid in of(outcome, Paid) for name in ("potato", "corn", "stone", "gold"))
    assert spent == 1 + 1 + (not card)


@pytest.mark.parametrize(
    ("space", "steps", "food"),
    [
        ("T1b", {}, 0),
        ("T2b", {}, 0),
        ("T3b", {}, 2),
        ("M1b", {}, 1),
        ("B2b", {}, 5),
        ("M1b", {"S1u": 1}, 0),
        ("B1b", {"S1u": 1, "S1l": 1}, 0),
    ],
)
def test_courier_pays_one_food_less(space, steps, food):
    assert food_paid(placed("courier", space, board={"steps": steps})) == food


def test_the_payer_chooses_the_food_and_pays_before_the_tasks():
    before = table(potato=2, corn=2, workers=("architect",), god_hand=("G22",))
    asked = place(before, "architect", "T4b", card="G22")
    assert isinstance(asked.state.decision, ChoosePayment)
    assert of(asked, WorkerPlaced) == []
    assert set(options(asked.state)) == {Pay(potato=2, corn=1), Pay(potato=1, corn=2)}
    state = play(asked.state, Pay(potato=1, corn=2)).state
    assert isinstance(state.decision, ChooseTask)
    assert gains(before, state) == {"potato": -1, "corn": -2, "god_hand": -1, "workers": -1}


# ---------------------------------------------------------------- God card or gold, and the space


def test_a_god_card_leads_to_empty_spaces_of_its_god_within_reach():
    hill = {"T4a": "priest"}
    state = table(potato=5, workers=("warrior",), god_hand=("G07", "G22"), board={"hill": hill})
    asked = play(state, PlaceWorker("warrior", "warrior"), ShowGodCard("G07")).state
    # Spaces of Inti for the High Priest in section 1: T2b 1, M1b 2, M3b 5, M5b 3, B1a 5, B2a 6, B4d 8; T4a is taken.
    assert set(options(asked)) == {ChooseSpace(space) for space in ("T2b", "M1b", "M3b", "M5b", "B1a")}


def test_gold_instead_of_a_god_card_opens_every_god():
    state = table(potato=9, gold=1, workers=("warrior",), god_hand=("G07",))
    asked = play(state, PlaceWorker("warrior", "warrior")).state
    assert asked.decision == ChooseGod(0, "warrior", "warrior")
    assert options(asked) == (ShowGodCard("G07"), *(ShowGold(god) for god in PLAIN_CARD))
    chosen = play(asked, ShowGold("kuychi")).state
    assert chosen.decision == ChoosePlacement(0, "warrior", "warrior", "kuychi", "")
    done = play(chosen, ChooseSpace("T1b")).state
    assert gains(state, done) == {"gold": -1, "workers": -1, "army_hand": 1}
    assert done.gods_played == ()


def test_gold_shown_for_the_god_cannot_pay_for_food_too():
    state = table(gold=2, workers=("warrior",), priest=1)
    asked = play(state, PlaceWorker("warrior", "warrior"), ShowGold("inti")).state
    # 1 gold is left as food: T2b (1) is in reach, M1b (2) is not. One answer only answers itself.
    assert asked.hill == {"T2b": "warrior"}
    assert asked.players[0].gold == 0


def test_no_worker_card_or_food_no_placement():
    placing = {"workers": ("warrior",), "god_hand": ("G07",), "potato": 1}
    assert offered(table(**placing), PlaceWorker) == [PlaceWorker("warrior", "warrior")]
    assert offered(table(**{**placing, "workers": ()}), PlaceWorker) == []
    assert offered(table(**{**placing, "god_hand": ()}), PlaceWorker) == []
    # The nearest space of Inti is T2b, one section away.
    assert offered(table(**{**placing, "potato": 0}), PlaceWorker) == []
    assert offered(table(**{**placing, "potato": 0, "gold": 1}), PlaceWorker) == [PlaceWorker("warrior", "warrior")]


def test_no_placement_where_all_spaces_of_the_god_are_taken():
    inti = {space.id: "priest" for space in SPACES.values() if space.god == "inti"}
    state = table(workers=("warrior",), god_hand=("G07",), potato=20, board={"hill": inti})
    assert offered(state, PlaceWorker) == []


def test_with_gold_alone_both_the_god_and_the_food_must_be_paid():
    full = {"hill": {"T1a": "priest", "T1b": "priest"}}  # the nearest empty spaces cost 1 food
    assert offered(table(gold=1, workers=("warrior",), board=full), PlaceWorker) == []
    assert offered(table(gold=2, workers=("warrior",), board=full), PlaceWorker) == [PlaceWorker("warrior", "warrior")]


def test_courier_discount_counts_for_what_is_in_reach():
    placing = {"god_hand": ("G07",), "workers": ("courier", "warrior")}
    assert offered(table(**placing), PlaceWorker) == [PlaceWorker("courier", "courier")]
    state = table(gold=1, workers=("courier",), board={"hill": {"T1a": "priest", "T1b": "priest"}})
    asked = play(state, PlaceWorker("courier", "courier")).state
    # With the gold spent on the god, what costs one food or nothing is in reach: sections 5 and 2 on top.
    assert offered(asked, ShowGold) == [ShowGold("inti"), ShowGold("killa"), ShowGold("illapa")]


def test_workers_of_one_kind_are_one_choice():
    state = table(workers=("courier", "courier"), god_hand=("G07",), potato=5)
    assert offered(state, PlaceWorker) == [PlaceWorker("courier", "courier")]


def test_the_card_played_waits_for_the_end_of_the_turn():
    outcome = placed("architect", "T1b", potato=0)
    card = PLAIN_CARD["kuychi"]
    assert outcome.state.gods_played == (card,)
    assert outcome.state.players[0].god_hand == ()
    assert outcome.state.god_offer == ()
    ended = play(outcome.state, Pass()).state
    assert ended.god_offer == (card,)
    assert ended.gods_played == ()
    assert ended.to_act == 1


# ---------------------------------------------------------------- adjacency


@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        ("T1b", {"T1a", "T5b", "T2a", "T2b"}),
        ("T5a", {"T4a", "T4b", "T5b", "T1a"}),
        ("M1b", {"M1a", "M1c", "M2a", "M5c"}),
        ("M5b", {"M1a", "M4c", "M5a", "M5c"}),
        ("B3b", {"B2d", "B3a", "B3c", "B3d"}),
    ],
)
def test_workers_of_the_same_colour_at_a_common_icon_of_the_terrace_are_adjacent(space, neighbours):
    terrace = {other for other in SPACES if other[0] == space[0]} - {space}
    # Priests have no tasks of their own, and these spaces would not give them any.
    for other in sorted(terrace):
        tasks = tasks_of(placed("priest", space, board={"hill": {other: "priest"}}))
        assert tasks == (2 if other in neighbours else 1), other


def test_other_colours_and_other_terraces_give_no_task():
    # M1b touches the same icon as T1b, one terrace below.
    hill = {"T1a": "courier", "T2a": "warrior", "M1b": "priest", "M1a": "priest"}
    assert tasks_of(placed("priest", "T1b", board={"hill": hill})) == 1


# ---------------------------------------------------------------- the five kinds


@pytest.mark.parametrize(
    ("worker", "space", "tasks"),
    [
        ("architect", BLUE, 2),
        ("architect", GREEN, 1),
        ("architect", PLAIN, 1),
        ("craftsman", BLUE, 1),
        ("craftsman", GREEN, 2),
        ("craftsman", PLAIN, 1),
        ("priest", BLUE, 1),
        ("warrior", GREEN, 1),
    ],
)
def test_architects_on_blue_and_craftsmen_on_green(worker, space, tasks):
    assert tasks_of(placed(worker, space)) == tasks


@pytest.mark.parametrize(
    ("hill", "tasks"),
    [
        ({}, 2),
        ({"T1a": "priest"}, 1),
        ({"T1a": "courier"}, 2),  # not the first, but a neighbour of the same colour
        ({"M1a": "priest", "T2a": "priest", "T5b": "priest"}, 2),
    ],
)
def test_courier_as_the_first_worker_of_a_segment(hill, tasks):
    assert tasks_of(placed("courier", "T1b", board={"hill": hill})) == tasks


def test_warrior_draws_an_army_card_and_may_retrieve_a_neighbour():
    hill = {"T1a": "priest", "T2a": "warrior", "T2b": "courier", "T3a": "architect", "M1b": "craftsman"}
    outcome = placed("warrior", "T1b", board={"hill": hill})
    asked = outcome.state
    assert of(outcome, ArmyCardDrawn) == [ArmyCardDrawn(0, "A01")]
    assert asked.players[0].army_hand == ("A01",)
    assert asked.decision == ChooseRetrieval(0, "T1b")
    assert options(asked) == (RetrieveWorker("T1a"), RetrieveWorker("T2b"), Pass())
    retrieved = play(asked, RetrieveWorker("T2b"))
    assert of(retrieved, WorkerRetrieved) == [WorkerRetrieved(0, "courier", "T2b")]
    assert gains(asked, retrieved.state) == {"workers": 1}
    assert retrieved.state.players[0].workers == ("courier",)
    assert "T2b" not in retrieved.state.hill
    assert play(asked, Pass()).state.hill == asked.hill


def test_warrior_with_only_warriors_around_retrieves_nobody():
    outcome = placed("warrior", "T1b", board={"hill": {"T2a": "warrior"}})
    assert isinstance(outcome.state.decision, ChooseTask)
    assert tasks_of(outcome) == 2


@pytest.mark.parametrize("worker", ["architect", "craftsman", "courier", "priest"])
def test_other_kinds_draw_and_retrieve_nothing(worker):
    outcome = placed(worker, "T1b", board={"hill": {"T2a": "warrior"}})
    assert of(outcome, ArmyCardDrawn) == []
    assert isinstance(outcome.state.decision, ChooseTask)


def test_priest_may_buy_one_task_and_takes_a_god_card_afterwards():
    potato = icon_of("T1b", "potato")
    asked = placed("priest", "T1b", potato=2, board={"god_offer": ("G42",)}).state
    assert BuyTask() in options(asked)
    bought = play(asked, BuyTask())
    assert of(bought, TaskBought) == [TaskBought(0)]
    assert gains(asked, bought.state) == {"potato": -1}
    assert BuyTask() not in options(bought.state)
    state = play(bought.state, PerformTask(potato), PerformTask(icon_of("T1b", "stone"))).state
    assert state.decision == ChooseGodCard(0)
    assert options(state) == (DrawGodCard(), TakeGodCard("G42"))
    assert gains(asked, state) == {"potato": 3 - 1, "stone": 2}
    assert play(state, TakeGodCard("G42")).state.players[0].god_hand == ("G42",)
