"""What is refused in a turn, with the reason: placing, secondary and free actions, cards, payments and benefits."""

from collections.abc import Callable
from typing import Any

from engine import State
from engine.actions import (
    Accept,
    Action,
    ChooseReward,
    ChooseSpace,
    ConstructBuilding,
    ConsultOracle,
    DiscardArmyCard,
    DrawGodCard,
    Exchange,
    GiveUpWorker,
    HireVillager,
    KeepArmyCard,
    KeepGodCard,
    MoveHighPriest,
    Pass,
    Pay,
    PlaceHighPriest,
    PlaceWorker,
    PlayArmyCard,
    PlayGodCard,
    Pray,
    RecruitNomad,
    RetrieveWorker,
    ShowGodCard,
    ShowGold,
    TakeAllBenefits,
    TakeBenefit,
    TakeGodCard,
    TakeNomad,
    TrainArmy,
)
from engine.benefits import BuildingTask, ClimbTemple, FreeStatue, Gain, Priced, StatueTask, StepsTask
from engine.components import SPACES
from engine.decisions import (
    BuyEffect,
    ChooseArmyCard,
    ChooseBenefit,
    ChooseGod,
    ChooseGodCard,
    ChooseNomad,
    ChooseOne,
    ChoosePayment,
    ChoosePlacement,
    ChoosePriestStart,
    ChooseRetrieval,
    ChooseSurplus,
    Decision,
    FeedGods,
    HireWorker,
    KeepGodCards,
    PlayArmy,
    PlayGodCards,
    TakeFreeActions,
    TakeSecondAction,
    UseStatue,
    Worship,
)
from engine.procedures import Festival
from engine.resources import Cost
from tests.engine.kit import changed, table

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


def elsewhere(state: State) -> State:
    """The same question in the turn of another seat."""
    return changed(state, active=1)


Case = tuple[str, dict[str, int | str], Callable[[], State], Action]
CASES: list[Case] = [
    # whatever is answered
    ("another_question", {"question": "TakeTurn"}, table, ChooseSpace("T1b")),
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
    ("no_god_cards", {}, lambda: at(ChooseGodCard(0), board={"god_deck": (), "god_offer": ()}), DrawGodCard()),
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
    ("other_mix", {"needs_potato": 2}, lambda: at(FeedGods(0), god_hand=("G07", "G11"), potato=4), Pay(potato=4)),
    ("upkeep", {"needs_potato": 2}, lambda: at(FeedGods(0), god_hand=("G07", "G11"), potato=3), Pay(potato=1)),
    ("not_so_much", {"needs_potato": 1}, lambda: at(FeedGods(0), god_hand=("G07",)), Pay(potato=1)),
    ("same_benefit", {}, lambda: at(ChooseBenefit(0, (VP, CORN, VP), "tasks")), TakeBenefit(2)),
    ("brings_nothing", {}, lambda: at(ChooseBenefit(0, (Priced(VP, ONE_POTATO), CORN), "tasks")), TakeBenefit(0)),
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
]
