"""What is refused on the hill and of the High Priest, with the reason: tasks, what is built, Weavings, Conquest."""

from typing import Any

from engine import State
from engine.actions import (
    BuildStatue,
    BuildSteps,
    BuyTask,
    BuyWeaving,
    Conquer,
    ConstructBuilding,
    DiscardSoldiers,
    DiscardStatue,
    FlipSoldiers,
    LayWeaving,
    MoveHighPriest,
    OfferCorn,
    PerformTask,
    PickWeaving,
    PlayArmyCard,
    ProduceWith,
    RemoveBuilding,
    ReturnGodCard,
    SendCasualty,
    SetAsideWeaving,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.components import STEPS
from engine.decisions import (
    ArrangeWeaving,
    BuyLeftoverWeaving,
    ChooseAside,
    ChooseBuilding,
    ChooseCasualty,
    ChooseFreeWeaving,
    ChooseProduction,
    ChooseRejuvenation,
    ChooseReplaced,
    ChooseStatue,
    ChooseSteps,
    ChooseTask,
    ChooseWeavings,
    JoinConquest,
    MakeOffering,
    PaySoldiers,
    PickStartingWeaving,
    PlayArmy,
    Produce,
    Worship,
)
from engine.resources import Cost
from tests.engine.kit import icon_of
from tests.engine.kit.refusals import NO_STATUES, Case, at


def tasks(left: int = 2, used: tuple[str, ...] = (), passed: tuple[str, ...] = (), **mine: Any) -> State:
    may_buy = mine.pop("may_buy", False)
    return at(ChooseTask(0, mine.pop("space", "M1b"), left, used, may_buy, passed), **mine)


def task(name: str, space: str = "M1b") -> PerformTask:
    return PerformTask(icon_of(space, name))


CASES: list[Case] = [
    # tasks
    ("another_question", {"question": "ChooseTask"}, tasks, MoveHighPriest(1)),
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
        "no_building_in_reach",
        {},
        lambda: at(ChooseBuilding(0, False), god_hand=("G07",), army_hand=("A01",)),
        ReturnGodCard("G07"),
    ),
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
    ("upper_first", {"spot": "S2u"}, lambda: at(ChooseSteps(0, True)), BuildSteps("S2l")),
    ("too_poor", {"needs_stone": 3, "has_stone": 2}, lambda: at(ChooseSteps(0, False), stone=2), BuildSteps("S1u")),
    ("not_on_sale", {"building": "Z15"}, lambda: at(ChooseBuilding(0, True)), ConstructBuilding("Z15")),
    ("other_kind", {"kind": "passive"}, lambda: at(ChooseBuilding(0, True, "passive")), ConstructBuilding("P01")),
    ("not_in_hand", {"god_card": "G11"}, lambda: at(ChooseBuilding(0, True)), ReturnGodCard("G11")),
    ("market_changed", {}, lambda: at(ChooseBuilding(0, True, replaced=True), god_hand=("G07",)), ReturnGodCard("G07")),
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
        lambda: at(ChooseWeavings(0, ("W03",)), corn=1, gold=1, board={"weavings_drawn": ("W02", "W03")}),
        BuyWeaving("W02"),
    ),
    (
        "too_poor",
        {"needs_corn": 2, "has_corn": 1},
        lambda: at(BuyLeftoverWeaving(0), corn=1, potato=5, board={"weavings_drawn": ("W02",)}),
        BuyWeaving("W02"),
    ),
    (
        "weaving_picked",
        {"tile": "W02"},
        lambda: at(ChooseWeavings(0, ("W02",)), corn=9, board={"weavings_drawn": ("W02", "W03")}),
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
    ("rest_unpaid", {"card": "A21"}, lambda: at(PaySoldiers(0, 1, 2), army_up=("A01", "A21")), DiscardSoldiers("A21")),
]
