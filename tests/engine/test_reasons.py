"""Why not? Every refusal names what keeps the seat from it, in the rulebook's terms, and tells no secret."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from engine import IllegalAction, Options, Reason, State, apply, legal_actions, new_game, reasons, view, why_not
from engine.actions import (
    Accept,
    Action,
    BuildStatue,
    BuildSteps,
    BuyTask,
    BuyWeaving,
    ChooseReward,
    ChooseSpace,
    Conquer,
    ConstructBuilding,
    ConsultOracle,
    DiscardArmyCard,
    DiscardSoldiers,
    DiscardStatue,
    DrawGodCard,
    Exchange,
    FlipSoldiers,
    GiveUpWorker,
    HireVillager,
    KeepArmyCard,
    KeepGodCard,
    LayWeaving,
    MoveHighPriest,
    OfferCorn,
    Pass,
    Pay,
    PerformTask,
    PickWeaving,
    PlaceHighPriest,
    PlaceWorker,
    PlayArmyCard,
    PlayGodCard,
    Pray,
    ProduceWith,
    RecruitNomad,
    RemoveBuilding,
    RetrieveWorker,
    ReturnGodCard,
    SendCasualty,
    SetAsideWeaving,
    ShowGodCard,
    ShowGold,
    TakeAllBenefits,
    TakeBenefit,
    TakeGodCard,
    TakeNomad,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TrainArmy,
    TurnUp,
)
from engine.benefits import BuildingTask, ClimbTemple, FreeStatue, Gain, Priced, StatueTask, StepsTask
from engine.components import CONQUEST, SPACES, STEPS
from engine.decisions import (
    ArrangeWeaving,
    BuyEffect,
    BuyLeftoverWeaving,
    ChooseArmyCard,
    ChooseAside,
    ChooseBenefit,
    ChooseBuilding,
    ChooseCasualty,
    ChooseFreeWeaving,
    ChooseGod,
    ChooseGodCard,
    ChooseNomad,
    ChooseOne,
    ChoosePayment,
    ChoosePlacement,
    ChoosePriestStart,
    ChooseProduction,
    ChooseRejuvenation,
    ChooseReplaced,
    ChooseRetrieval,
    ChooseStatue,
    ChooseSteps,
    ChooseSurplus,
    ChooseTask,
    ChooseWeavings,
    Decision,
    FeedGods,
    HireWorker,
    JoinConquest,
    KeepGodCards,
    MakeOffering,
    PaySoldiers,
    PickStartingWeaving,
    PlayArmy,
    PlayGodCards,
    Produce,
    TakeFreeActions,
    TakeSecondAction,
    TakeTurn,
    UseStatue,
    Worship,
)
from engine.procedures import Festival
from engine.resources import Cost
from tests.engine.kit import changed, festival, icon_of, table
from tests.engine.tries import everything

pytestmark = pytest.mark.usefixtures("fixed_layout")

FULL_HILL = dict.fromkeys(SPACES, "warrior")
NO_STATUES = dict.fromkeys(("inti", "killa", "illapa", "qocha", "kuychi", "wiraqocha"), 0)
VP, CORN = Gain("vp", 1), Gain("corn", 1)
ONE_POTATO = Cost(potato=1)


def at(question: Decision, *, board: dict[str, Any] | None = None, **mine: Any) -> State:
    """A table at which seat 0 is asked this."""
    state = table(board=board, **mine)
    return changed(state, stack=(*state.stack, question))


def placing(**mine: Any) -> State:
    return table(**{"workers": ("priest",), "god_hand": ("G07",), **mine})


def showing(**mine: Any) -> State:
    return at(ChooseGod(0, "priest", "priest"), **{"workers": ("priest",), "god_hand": ("G07",), **mine})


def going(card: str = "G07", **mine: Any) -> State:
    question = ChoosePlacement(0, "priest", "priest", "inti", card)
    return at(question, **{"workers": ("priest",), "god_hand": ("G07",), **mine})


def second(first: str = "pray", **mine: Any) -> State:
    return at(TakeSecondAction(0, first), **mine)


def tasks(left: int = 2, used: tuple[str, ...] = (), passed: tuple[str, ...] = (), **mine: Any) -> State:
    may_buy = mine.pop("may_buy", False)
    return at(ChooseTask(0, mine.pop("space", "M1b"), left, used, may_buy, passed), **mine)


def task(name: str, space: str = "M1b") -> PerformTask:
    return PerformTask(icon_of(space, name))


def elsewhere(state: State) -> State:
    """The same question in the turn of another seat."""
    return changed(state, active=1)


Case = tuple[str, dict[str, int | str], Callable[[], State], Action]
CASES: list[Case] = [
    # whatever is answered
    ("another_question", {"question": "TakeTurn"}, table, ChooseSpace("T1b")),
    ("another_question", {"question": "ChooseTask"}, tasks, MoveHighPriest(1)),
    ("unknown", {}, table, ConstructBuilding("no such Building")),
    ("unknown", {}, table, PlaceWorker("llama", "llama")),
    ("no_pass", {"question": "TakeTurn"}, table, Pass()),
    ("no_such_choice", {"most": 2}, lambda: at(ChooseOne(0, ((VP,), (CORN,)), "tasks")), ChooseReward(2)),
    ("no_such_choice", {"most": 5}, lambda: at(ChoosePriestStart(0)), PlaceHighPriest(6)),
    ("no_such_choice", {"most": 2}, lambda: at(ChooseBenefit(0, (VP, CORN), "tasks")), TakeBenefit(-1)),
    ("no_such_choice", {"most": 2}, lambda: at(UseStatue(0, "G07", (VP, CORN))), TakeBenefit(2)),
    # placing a Worker
    ("no_such_worker", {"worker": "warrior"}, placing, PlaceWorker("warrior", "warrior")),
    ("no_such_worker", {"worker": "warrior"}, lambda: at(ChooseSurplus(0)), GiveUpWorker("warrior")),
    ("cannot_act_as", {"worker": "priest", "acting": "courier"}, placing, PlaceWorker("priest", "courier")),
    ("nothing_to_show", {"gold": 1}, lambda: placing(god_hand=(), potato=9), PlaceWorker("priest", "priest")),
    ("no_placement_now", {}, lambda: second(workers=("priest",)), PlaceWorker("priest", "priest")),
    ("no_space", {}, lambda: placing(board={"hill": FULL_HILL}, potato=9), PlaceWorker("priest", "priest")),
    ("no_space", {"god": "inti"}, lambda: showing(board={"hill": FULL_HILL}), ShowGodCard("G07")),
    ("too_little_food", {"needs": 1, "has": 0}, placing, PlaceWorker("priest", "priest")),
    ("too_little_food", {"god": "inti", "needs": 1, "has": 0}, showing, ShowGodCard("G07")),
    ("too_little_food", {"god": "inti", "needs": 1, "has": 0}, lambda: showing(gold=1), ShowGold("inti")),
    ("too_little_food", {"space": "T2b", "needs": 1, "has": 0}, going, ChooseSpace("T2b")),
    ("too_little_food", {"space": "T2b", "needs": 1, "has": 0}, lambda: going("", gold=1), ChooseSpace("T2b")),
    ("too_little_gold", {"needs": 1, "has": 0}, showing, ShowGold("inti")),
    ("not_in_hand", {"god_card": "G11"}, showing, ShowGodCard("G11")),
    (
        "occupied",
        {"space": "T2b", "worker": "courier"},
        lambda: going(potato=9, board={"hill": {"T2b": "courier"}}),
        ChooseSpace("T2b"),
    ),
    ("wrong_god", {"space": "T1b", "god": "kuychi", "shown": "inti"}, going, ChooseSpace("T1b")),
    ("not_beside", {"space": "T3a", "beside": "T1a"}, lambda: at(ChooseRetrieval(0, "T1a")), RetrieveWorker("T3a")),
    ("nobody_there", {"space": "T1b"}, lambda: at(ChooseRetrieval(0, "T1a")), RetrieveWorker("T1b")),
    (
        "warriors_stay",
        {},
        lambda: at(ChooseRetrieval(0, "T1a"), board={"hill": {"T1b": "warrior"}}),
        RetrieveWorker("T1b"),
    ),
    # secondary actions and Workers
    ("taken_already", {"action": "high_priest"}, lambda: second("high_priest"), MoveHighPriest(1)),
    ("taken_already", {"action": "pray"}, lambda: second("pray"), Pray()),
    ("taken_already", {"action": "train"}, lambda: second("train"), TrainArmy()),
    ("taken_already", {"action": "recruit"}, lambda: second("recruit"), RecruitNomad("priest")),
    ("too_far", {"most": 2}, table, MoveHighPriest(3)),
    ("too_far", {"most": 2}, second, MoveHighPriest(0)),
    ("no_god_cards", {}, lambda: table(board={"god_deck": (), "god_offer": ()}), Pray()),
    (
        "no_god_cards",
        {},
        lambda: at(ChooseGodCard(0), board={"god_deck": (), "god_offer": ()}),
        DrawGodCard(),
    ),
    ("no_army_cards", {}, lambda: table(board={"army_deck": (), "army_discard": ()}), TrainArmy()),
    ("no_such_nomad", {"worker": "architect"}, table, RecruitNomad("architect")),
    ("no_such_nomad", {"worker": "architect"}, lambda: at(ChooseNomad(0)), TakeNomad("architect")),
    ("other_nomad", {"worker": "priest"}, lambda: at(ChooseNomad(0, ("warrior",))), TakeNomad("priest")),
    ("too_poor", {"needs_corn": 1}, lambda: at(HireWorker(0), potato=3), HireVillager("corn")),
    ("village_empty", {}, lambda: at(TakeFreeActions(0), board={"village": ()}), HireVillager("corn")),
    # free actions
    ("own_turn_only", {}, lambda: elsewhere(at(PlayArmy(0), army_hand=("A01",))), DiscardArmyCard("A01")),
    ("own_turn_only", {}, lambda: elsewhere(at(PlayArmy(0), passives=("Z19",))), ConsultOracle()),
    (
        "not_beside_this",
        {"question": "ChooseGod"},
        lambda: showing(passives=("Z15",), gold=1),
        Exchange("gold", "corn"),
    ),
    (
        "not_beside_this",
        {"question": "Worship"},
        lambda: at(Worship(0, 3, 1, False), army_hand=("A01",)),
        DiscardArmyCard("A01"),
    ),
    ("building_needed", {"building": "Z15"}, lambda: table(gold=1), Exchange("gold", "corn")),
    ("building_needed", {"building": "Z19"}, lambda: table(potato=1), ConsultOracle()),
    ("no_such_swap", {}, lambda: table(passives=("Z15",), gold=1), Exchange("gold", "gold")),
    ("no_such_swap", {}, lambda: table(passives=("Z15",), potato=3), Exchange("potato", "gold")),
    (
        "too_little_to_swap",
        {"resource": "corn", "needs": 2, "has": 1},
        lambda: table(passives=("Z15",), corn=1),
        Exchange("corn", "gold"),
    ),
    ("too_poor", {"needs_potato": 1}, lambda: table(passives=("Z19",), corn=4), ConsultOracle()),
    (
        "no_god_cards",
        {},
        lambda: table(passives=("Z19",), potato=1, board={"god_deck": (), "god_offer": ()}),
        ConsultOracle(),
    ),
    # cards
    ("not_in_hand", {"army_card": "A06"}, lambda: table(army_hand=("A01",)), DiscardArmyCard("A06")),
    ("not_in_hand", {"army_card": "A06"}, lambda: at(PlayArmy(0, 1), army_hand=("A01",)), PlayArmyCard("A06")),
    ("not_in_hand", {"god_card": "G11"}, lambda: at(PlayGodCards(0, 3), god_hand=("G07",)), PlayGodCard("G11")),
    ("alike", {"card": "A02", "other": "A01"}, lambda: table(army_hand=("A01", "A02")), DiscardArmyCard("A02")),
    ("not_dealt", {"card": "G11"}, lambda: at(KeepGodCards(0), dealt=("G07", "G12")), KeepGodCard("G11")),
    ("not_in_offer", {"card": "G11"}, lambda: at(ChooseGodCard(0), board={"god_offer": ("G07",)}), TakeGodCard("G11")),
    (
        "offer_closed",
        {},
        lambda: changed(table(board={"god_offer": ("G07",)}), stack=(Festival("close"), ChooseGodCard(0))),
        TakeGodCard("G07"),
    ),
    ("not_drawn", {"card": "A06"}, lambda: at(ChooseArmyCard(0, ("A01", "A11"))), KeepArmyCard("A06")),
    # payments and benefits
    ("other_mix", {"needs_food": 2}, lambda: at(ChoosePayment(0, Cost(food=2)), potato=3, corn=1), Pay(potato=3)),
    ("not_so_much", {"needs_food": 2}, lambda: at(ChoosePayment(0, Cost(food=2)), potato=3, corn=1), Pay(corn=2)),
    ("upkeep", {"needs_potato": 2}, lambda: at(FeedGods(0), god_hand=("G07", "G11"), potato=3), Pay(potato=1)),
    ("not_so_much", {"needs_potato": 1}, lambda: at(FeedGods(0), god_hand=("G07",)), Pay(potato=1)),
    ("same_benefit", {}, lambda: at(ChooseBenefit(0, (VP, CORN, VP), "tasks")), TakeBenefit(2)),
    (
        "in_vain",
        {},
        lambda: at(ChooseBenefit(0, (Priced(VP, ONE_POTATO), CORN), "tasks")),
        TakeBenefit(0),
    ),
    ("only_one_benefit", {}, lambda: at(UseStatue(0, "G07", (VP,))), TakeAllBenefits()),
    ("too_poor", {"needs_potato": 1}, lambda: at(BuyEffect(0, ONE_POTATO, VP, "temple")), Accept()),
    ("temple_top", {}, lambda: at(BuyEffect(0, Cost(), ClimbTemple(1), "temple"), temple=13), Accept()),
    ("too_poor", {"needs_stone": 3}, lambda: at(BuyEffect(0, Cost(), StatueTask(), "temple")), Accept()),
    ("too_poor", {"needs_stone": 3}, lambda: at(BuyEffect(0, Cost(), StepsTask(), "temple")), Accept()),
    ("no_building_in_reach", {}, lambda: at(BuyEffect(0, Cost(), BuildingTask(""), "temple")), Accept()),
    (
        "no_statues_left",
        {},
        lambda: at(BuyEffect(0, Cost(), FreeStatue(()), "temple"), board={"small_statues": NO_STATUES}),
        Accept(),
    ),
    # tasks
    ("not_at_this_space", {"task": "corn", "space": "M1b"}, tasks, task("corn", "T4a")),
    ("task_done", {"task": "gold"}, lambda: tasks(used=(icon_of("M1b", "gold"),)), task("gold")),
    ("task_passed", {"task": "gold"}, lambda: tasks(passed=(icon_of("M1b", "gold"),)), task("gold")),
    ("no_tasks_left", {}, lambda: tasks(left=0), task("gold")),
    ("no_extra_task", {}, lambda: tasks(potato=3), BuyTask()),
    ("too_poor", {"needs_potato": 1}, lambda: tasks(may_buy=True), BuyTask()),
    ("too_poor", {"needs_stone": 3, "has_stone": 1, "has_gold": 1}, lambda: tasks(stone=1, gold=1), task("statue")),
    (
        "too_poor",
        {"needs_stone": 3, "needs_gold": 2, "has_stone": 3},
        lambda: tasks(stone=3, board={"small_statues": NO_STATUES}),
        task("statue"),
    ),
    (
        "no_statues_left",
        {},
        lambda: tasks(stone=9, board={"small_statues": NO_STATUES, "large_statues": NO_STATUES}),
        task("statue"),
    ),
    ("no_steps_left", {}, lambda: tasks(space="T4a", steps_left=0, stone=9), task("steps", "T4a")),
    (
        "no_spot_left",
        {},
        lambda: tasks(space="T4a", stone=9, steps_left=7, board={"steps": dict.fromkeys(STEPS, 1)}),
        task("steps", "T4a"),
    ),
    ("too_poor", {"needs_stone": 3}, lambda: tasks(space="T4a"), task("steps", "T4a")),
    ("no_building_in_reach", {}, lambda: tasks(space="T1b"), task("building", "T1b")),
    (
        "market_empty",
        {},
        lambda: tasks(space="T1b", god_hand=("G07",), board={"production_market": (), "passive_market": ()}),
        task("building", "T1b"),
    ),
    (
        "no_army_cards",
        {},
        lambda: tasks(space="T2b", board={"army_deck": (), "army_discard": ()}),
        task("training", "T2b"),
    ),
    ("no_weavings", {}, lambda: tasks(space="M1a", board={"weavings": ()}), task("weavings", "M1a")),
    ("nothing_face_up", {}, lambda: tasks(space="M2a"), task("produce_one", "M2a")),
    ("no_match", {}, lambda: tasks(space="M5b"), task("merchant", "M5b")),
    # Statues, Steps and Buildings
    ("small_only", {}, lambda: at(ChooseStatue(0, True)), BuildStatue("large", "inti")),
    ("other_god", {"god": "killa"}, lambda: at(ChooseStatue(0, True, ("inti",))), BuildStatue("small", "killa")),
    (
        "no_statues_left",
        {"size": "large", "god": "inti"},
        lambda: at(ChooseStatue(0, False), stone=9, gold=9, board={"large_statues": NO_STATUES}),
        BuildStatue("large", "inti"),
    ),
    (
        "too_poor",
        {"needs_stone": 3, "needs_gold": 2, "has_stone": 1, "has_gold": 1},
        lambda: at(ChooseStatue(0, False), stone=1, gold=1, corn=9),
        BuildStatue("large", "inti"),
    ),
    ("no_steps_left", {}, lambda: at(ChooseSteps(0, False), stone=3, steps_left=0), BuildSteps("S1u")),
    (
        "spot_taken",
        {"spot": "S1u"},
        lambda: at(ChooseSteps(0, False), stone=3, board={"steps": {"S1u": 1}}),
        BuildSteps("S1u"),
    ),
    ("upper_first", {"section": 2}, lambda: at(ChooseSteps(0, True)), BuildSteps("S2l")),
    ("too_poor", {"needs_stone": 3, "has_stone": 2}, lambda: at(ChooseSteps(0, False), stone=2), BuildSteps("S1u")),
    ("not_on_sale", {"building": "Z15"}, lambda: at(ChooseBuilding(0, True)), ConstructBuilding("Z15")),
    ("other_kind", {"kind": "passive"}, lambda: at(ChooseBuilding(0, True, "passive")), ConstructBuilding("P01")),
    ("not_in_hand", {"god_card": "G11"}, lambda: at(ChooseBuilding(0, True)), ReturnGodCard("G11")),
    (
        "market_changed",
        {},
        lambda: at(ChooseBuilding(0, True, replaced=True), god_hand=("G07",)),
        ReturnGodCard("G07"),
    ),
    ("removed_already", {"building": "P01"}, lambda: at(ChooseReplaced(0, ("P01",))), RemoveBuilding("P01")),
    ("not_on_sale", {"building": "Z15"}, lambda: at(ChooseReplaced(0)), RemoveBuilding("Z15")),
    # Weavings
    (
        "weaving_taken",
        {"tile": "SW01"},
        lambda: at(PickStartingWeaving(0), board={"starting_weavings": ("SW02",)}),
        PickWeaving("SW01"),
    ),
    ("no_starting_weaving", {"tile": "W01"}, lambda: at(PickStartingWeaving(0)), PickWeaving("W01")),
    ("not_on_sale", {"tile": "W01"}, lambda: at(ChooseAside(0, 1)), SetAsideWeaving("W01")),
    (
        "not_on_sale",
        {"tile": "W01"},
        lambda: at(ChooseWeavings(0), corn=9, board={"weavings_drawn": ("W02",)}),
        BuyWeaving("W01"),
    ),
    (
        "too_poor",
        {"needs_corn": 3, "has_corn": 1, "has_gold": 1},
        lambda: at(ChooseWeavings(0, 2), corn=1, gold=1, board={"weavings_drawn": ("W02",)}),
        BuyWeaving("W02"),
    ),
    (
        "too_poor",
        {"needs_corn": 2, "has_corn": 1},
        lambda: at(BuyLeftoverWeaving(0), corn=1, potato=5, board={"weavings_drawn": ("W02",)}),
        BuyWeaving("W02"),
    ),
    ("no_weavings", {}, lambda: at(ChooseFreeWeaving(0), board={"weavings": ("W01",)}), TakeWeavingBeneath()),
    ("no_weavings", {}, lambda: at(ChooseFreeWeaving(0), board={"weavings": ()}), TakeTopWeaving()),
    ("no_such_tapestry", {}, lambda: at(ArrangeWeaving(0, "W01")), LayWeaving(0, "left")),
    ("no_such_tapestry", {}, lambda: at(ArrangeWeaving(0, "W01")), LayWeaving(-1, "left")),
    (
        "pattern_there",
        {"pattern": "stripes", "number": 1},
        lambda: at(ArrangeWeaving(0, "W01"), tapestries=(("W02",),)),
        LayWeaving(0, "left"),
    ),
    # the Temple
    (
        "temple_top",
        {},
        lambda: at(Worship(0, 3, 1, False), temple=13, small_statues=("inti",)),
        DiscardStatue("small", "inti"),
    ),
    (
        "size_discarded",
        {"size": "small"},
        lambda: at(Worship(0, 3, 0, False), small_statues=("inti",)),
        DiscardStatue("small", "inti"),
    ),
    (
        "no_such_statue",
        {"size": "large", "god": "inti"},
        lambda: at(Worship(0, 3, 1, False), small_statues=("inti",)),
        DiscardStatue("large", "inti"),
    ),
    ("too_many_steps", {"most": 3}, lambda: at(MakeOffering(0, 2, 3), corn=9), OfferCorn(4)),
    ("too_many_steps", {"left": 1}, lambda: at(MakeOffering(0, 2, 3), corn=9, temple=12), OfferCorn(2)),
    ("temple_top", {}, lambda: at(MakeOffering(0, 2, 3), corn=9, temple=13), OfferCorn(1)),
    ("too_poor", {"needs_corn": 4, "has_corn": 3}, lambda: at(MakeOffering(0, 2, 3), corn=3), OfferCorn(2)),
    # turning up and producing
    ("not_face_down", {"item": "P01"}, lambda: at(ChooseRejuvenation(0, 1), production_up=("P01",)), TurnUp("P01")),
    (
        "buildings_only",
        {},
        lambda: at(ChooseRejuvenation(0, 2, production_only=True), army_down=("A01",)),
        TurnUp("A01"),
    ),
    (
        "alike",
        {"card": "A02", "other": "A01"},
        lambda: at(ChooseRejuvenation(0, 1), army_down=("A01", "A02")),
        TurnUp("A02"),
    ),
    (
        "too_poor",
        {"needs_corn": 1},
        lambda: at(ChooseRejuvenation(0, 0, Cost(corn=1)), potato=4, production_down=("P01",)),
        TurnUp("P01"),
    ),
    (
        "turn_up_later",
        {},
        lambda: at(Produce(0, ("P01",), 1), production_up=("P01",), production_down=("P02",)),
        TurnUp("P02"),
    ),
    ("no_turning_up", {}, lambda: at(Produce(0), production_down=("P02",)), TurnUp("P02")),
    ("buildings_only", {}, lambda: at(Produce(0, turns=1), army_down=("A01",)), TurnUp("A01")),
    ("not_face_down", {"item": "P02"}, lambda: at(Produce(0, turns=1)), TurnUp("P02")),
    ("produced_already", {"building": "P01"}, lambda: at(Produce(0, ("P01",))), ProduceWith("P01")),
    ("producing_over", {}, lambda: at(Produce(0, ("P01",), done=True)), ProduceWith("P02")),
    ("not_face_up", {"building": "P02"}, lambda: at(Produce(0), production_down=("P02",)), ProduceWith("P02")),
    ("not_face_up", {"building": "P02"}, lambda: at(ChooseProduction(0)), ProduceWith("P02")),
    # Conquest
    (
        "last_villager",
        {"end": "potato"},
        lambda: at(ChooseCasualty(0), board={"village": ("priest",)}),
        SendCasualty("corn"),
    ),
    ("village_empty", {}, lambda: at(ChooseCasualty(0), board={"village": ()}), SendCasualty("corn")),
    ("village_first", {}, lambda: at(ChooseCasualty(0)), SendCasualty("priest")),
    (
        "no_such_nomad",
        {"worker": "architect"},
        lambda: at(ChooseCasualty(0), board={"village": ()}),
        SendCasualty("architect"),
    ),
    ("too_poor", {"needs_potato": 1}, lambda: at(PlayArmy(0), army_hand=("A01",)), PlayArmyCard("A01")),
    ("conquered", {"space": "CH2"}, lambda: at(JoinConquest(0), board={"conquest": {"CH2": 1}}), Conquer("CH2")),
    ("no_markers_left", {}, lambda: at(JoinConquest(0), markers_left=0), Conquer("CH2")),
    (
        "too_few_soldiers",
        {"space": "CH2", "discard": 1, "flip": 1, "has": 2},
        lambda: at(JoinConquest(0), army_up=("A21",)),
        Conquer("CH2"),
    ),
    ("too_few_soldiers", {"space": "CH1", "soldiers": 1, "has": 0}, lambda: at(JoinConquest(0)), Conquer("CH1")),
    ("not_in_play", {"card": "A02"}, lambda: at(PaySoldiers(0, 1, 0), army_up=("A01",)), DiscardSoldiers("A02")),
    ("discard_first", {"soldiers": 1}, lambda: at(PaySoldiers(0, 1, 1), army_up=("A01",)), FlipSoldiers("A01")),
    ("discarded_enough", {"soldiers": 1}, lambda: at(PaySoldiers(0, 0, 1), army_up=("A01",)), DiscardSoldiers("A01")),
    (
        "alike",
        {"card": "A02", "other": "A01"},
        lambda: at(PaySoldiers(0, 1, 0), army_up=("A01", "A02")),
        DiscardSoldiers("A02"),
    ),
    (
        "rest_unpaid",
        {"card": "A21"},
        lambda: at(PaySoldiers(0, 1, 2), army_up=("A01", "A21")),
        DiscardSoldiers("A21"),
    ),
]


@pytest.mark.parametrize(("code", "values", "position", "action"), CASES, ids=[f"{c[0]}-{c[3]}" for c in CASES])
def test_a_refusal_says_why(
    code: str, values: dict[str, int | str], position: Callable[[], State], action: Action
) -> None:
    state = position()
    with pytest.raises(IllegalAction) as refused:
        apply(state, action)
    assert refused.value.reason == Reason(code, values)
    assert why_not(state, action) == why_not(view(state, 0), action) == Reason(code, values)


def test_whoever_is_not_asked_hears_no_more_than_that() -> None:
    state = going(potato=9)
    assert why_not(view(state, 1), ChooseSpace("T2b")) == Reason("not_asked", {"question": "TakeTurn"})
    assert why_not(view(state, None), Pass()) == Reason("not_asked", {"question": "TakeTurn"})


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    state = festival(number=3).state
    assert why_not(state, Pray()) == why_not(view(state, 0), Pray()) == Reason("game_over")


def test_what_is_legal_needs_no_reason() -> None:
    state = placing(potato=9)
    assert [why_not(state, action) for action in legal_actions(state)] == [None] * len(legal_actions(state))


def test_every_reason_is_tested() -> None:
    tested = {case[0] for case in CASES} | {"not_asked", "game_over"}
    assert tested == set(codes())


def codes() -> Iterator[str]:
    """Every code that is given to a Reason anywhere in the engine."""
    for path in Path(reasons.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                yield from _constants(node.args[0], path.stem)


def _constants(code: ast.expr, module: str) -> list[str]:
    match code:
        case ast.Constant(str(value)):
            return [value]
        case ast.IfExp(_, one, other):
            return _constants(one, module) + _constants(other, module)
        case ast.Name(name):
            return [getattr(reasons if module == "__init__" else getattr(reasons, module), name)]
    raise AssertionError(f"the code of a Reason is written out: {ast.dump(code)}")


# ---------------------------------------------------------------- in every position


def test_every_kind_of_action_is_tried() -> None:
    assert {type(action) for action in everything()} == set(get_args(Action))


TABLES = [
    Options(players=2),
    Options(players=3),
    Options(players=4),
    Options(solo="axomamma"),
    Options(solo="pachamama"),
]


@pytest.mark.parametrize("options", TABLES, ids=["two", "three", "four", "axomamma", "pachamama"])
def test_in_every_position_a_seat_is_told_why_by_what_it_may_know(options: Options) -> None:
    random, tried = Random(f"why not {options.players}{options.solo}"), everything()
    state = new_game(options, "why not")
    while not state.over:
        seat, answers, seen = state.to_act, legal_actions(state), view(state, state.to_act)
        about_this = reasons.REASONS.get(type(state.decision), {})
        likely = [action for action in tried if type(action) in about_this]
        for action in {*random.sample(tried, 12), *random.sample(likely, min(12, len(likely)))}.difference(answers):
            reason = why_not(state, action)
            assert reason is not None
            assert reason == why_not(seen, action), (state.decision, action)
            if "needs" in reason.values:
                assert reason.values["needs"] > reason.values["has"], (state.decision, action)
        assert seat is not None
        state = apply(state, random.choice(answers)).state


def test_every_answer_that_belongs_to_a_question_is_explained_there() -> None:
    """Whatever was an answer to a question in some game has its own reason at that question in all others."""
    always = {"Activate", "TakeGold", "Pass"}  # these are never refused where they belong, or only as a pass
    for options in TABLES:
        random, state = Random(1), new_game(options, "whose answer")
        while not state.over:
            answers = legal_actions(state)
            for kind in {type(action) for action in answers}:
                known = kind in reasons.REASONS.get(type(state.decision), {}) or kind in reasons.turn.FREE
                assert known or kind.__name__ in always, (state.decision, kind)
            state = apply(state, random.choice(answers)).state


def test_every_conquest_space_tells_what_it_takes() -> None:
    for space in CONQUEST:
        reason = why_not(at(JoinConquest(0)), Conquer(space))
        assert reason is not None
        assert reason.code == "too_few_soldiers"


def test_taking_a_turn_out_of_turn_is_another_question() -> None:
    state = at(JoinConquest(0))
    assert why_not(elsewhere(state), Pray()) == Reason("another_question", {"question": "JoinConquest"})
    assert TakeTurn(0) in state.stack
