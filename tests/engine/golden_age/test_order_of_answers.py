"""Several abilities of one owner at one moment: in the owner's order, each judged when its turn comes."""

from typing import Any

from engine import Outcome
from engine.actions import (
    Accept,
    Conquer,
    ConstructBuilding,
    DiscardArmyCard,
    DrawBuilding,
    MoveHighPriest,
    Pass,
    PlaceVassal,
    PlayArmyCard,
    RecruitNomad,
    RetrieveWorker,
    SacrificeWorker,
    SpreadInfluence,
    TurnUp,
    UseAbility,
)
from engine.benefits import PlaceConquestMarker, PlayGod
from engine.components import ARMY_CARDS, CONQUEST, SPACES
from engine.decisions import (
    ActOrGold,
    BuyEffect,
    ChooseRejuvenation,
    ChooseRetrieval,
    ChooseTask,
    JoinConquest,
    PlayArmy,
    PlayArmyFree,
    PlayHandGodCard,
    TakeSecondAction,
    UseAbilities,
)
from engine.events import Declined, TaskPassedOver, TempleClimbed, WorkerRetrieved
from engine.procedures import RunEffect
from tests.engine.kit import ask, of, offered, options, performing, placed, play, table, with_soldiers

ALL = {"modules": ("nobles", "buildings")}
BESIDE = SPACES["T1b"].neighbours[0]


def at_worship(**position):
    """A table whose active seat has just activated Worship."""
    return play(table(options=position.pop("options", ALL), priest=5, **position), MoveHighPriest(1))


def test_ruling_289_za1_before_z12_brings_the_gold_for_it() -> None:
    outcome = at_worship(passives=("ZA1", "Z12"), temple=10)
    assert set(options(outcome.state)) == {UseAbility("ZA1"), UseAbility("Z12"), Pass()}
    climbed = play(outcome.state, UseAbility("ZA1"))
    assert climbed.state.players[0].gold == 1
    assert isinstance(climbed.state.decision, BuyEffect)
    assert play(climbed.state, Accept()).state.players[0].temple == 12


def test_ruling_289_z12_first_is_the_owners_right_too() -> None:
    outcome = at_worship(passives=("ZA1", "Z12"), temple=3, gold=1)
    bought = play(outcome.state, UseAbility("Z12"), Accept())
    assert of(bought, TempleClimbed)[0].step == 4


def test_ruling_289_who_passes_lets_them_answer_one_after_the_other() -> None:
    outcome = at_worship(passives=("ZA1", "Z12"), temple=4, gold=1)
    passed = play(outcome.state, Pass())
    assert not of(passed, Declined)
    assert of(passed, TempleClimbed) == [TempleClimbed(0, 5)]
    assert isinstance(passed.state.decision, BuyEffect)


def test_ruling_125_za1_then_x03_then_zn1() -> None:
    area = {"palaces": ("X03",), "nobles": {"X03": "warrior"}, "army_down": with_soldiers(1, 3)}
    state = at_worship(passives=("ZA1", "ZN1"), temple=2, **area).state
    assert set(options(state)) >= {UseAbility("ZA1"), UseAbility("ZN1")}
    state = play(state, UseAbility("ZA1")).state
    assert UseAbility("X03") in options(state)
    state = play(state, UseAbility("X03")).state
    while isinstance(state.decision, ChooseRejuvenation) and not state.decision.nobles_only:
        state = play(state, options(state)[0]).state
    assert state.players[0].lying == ("X03",)
    assert isinstance(state.decision, ChooseRejuvenation)
    assert play(state, TurnUp("X03")).state.players[0].lying == ()


def test_one_answer_alone_is_not_asked_about() -> None:
    assert isinstance(at_worship(passives=("ZA1",), temple=2).state.decision, ActOrGold)


def warrior_beside_a_priest() -> Outcome:
    """A Warrior that could take a neighbour back was placed, and X12 waits for it too."""
    area: dict[str, Any] = {"palaces": ("X12",), "nobles": {"X12": "priest"}, "stone": 1}
    return placed("warrior", "T1b", options=ALL, board={"hill": {BESIDE: "priest"}}, **area)


def test_ruling_114_a_warriors_retrieval_is_one_of_the_answers() -> None:
    outcome = warrior_beside_a_priest()
    assert isinstance(outcome.state.decision, UseAbilities)
    assert offered(outcome.state, UseAbility) == [UseAbility("X12")]
    assert offered(outcome.state, RetrieveWorker) == [RetrieveWorker(BESIDE)]
    first = play(outcome.state, RetrieveWorker(BESIDE))
    assert of(first, WorkerRetrieved) == [WorkerRetrieved(0, "priest", BESIDE)]
    assert offered(first.state, UseAbility) == [UseAbility("X12")]
    assert not offered(first.state, RetrieveWorker)
    other = play(outcome.state, UseAbility("X12")).state
    while not isinstance(other.decision, ChooseRetrieval):
        other = play(other, options(other)[0]).state
    assert RetrieveWorker(BESIDE) in options(other)


def test_ruling_114_who_passes_has_nobody_back() -> None:
    state = warrior_beside_a_priest().state
    assert isinstance(play(state, Pass()).state.decision, ChooseTask)


def test_ruling_147_za6_stands_nobles_up_too() -> None:
    area = {"palaces": ("X06",), "nobles": {"X06": "architect"}, "lying": ("X06",)}
    state = table(options=ALL, passives=("ZA6",), workers=("priest",), **area)
    asked = play(state, SacrificeWorker("priest")).state
    assert asked.decision == ChooseRejuvenation(0, 2)
    assert TurnUp("X06") in options(asked)


def test_x10_is_offered_to_who_can_swap_for_its_stone() -> None:
    area = {"palaces": ("X10",), "nobles": {"X10": "craftsman"}, "passives": ("Z15",)}
    asked = play(table(options=ALL, corn=2, **area), RecruitNomad("priest")).state
    assert isinstance(asked.decision, UseAbilities)
    poor = play(table(options=ALL, corn=1, **area), RecruitNomad("priest")).state
    assert isinstance(poor.decision, TakeSecondAction)


def test_ruling_287_what_a_merchant_brings_may_stand_its_noble_up() -> None:
    area = {"palaces": ("X14",), "nobles": {"X14": "courier"}, "corn": 2, "tapestries": (("SW02", "SW04"),)}
    outcome = placed("craftsman", "T1b", options=ALL, **area)
    used = play(outcome.state, UseAbility("X14")).state
    while not isinstance(used.decision, ChooseRejuvenation):
        used = play(used, options(used)[0]).state
    assert TurnUp("X14") in options(used)


def test_ruling_288_tiles_drawn_and_none_constructed_pass_the_task_over() -> None:
    asked = performing(table(options=ALL, passives=("ZA2",), stone=9, corn=9), "building").state
    outcome = play(asked, *[DrawBuilding("passive")] * 3, Pass())
    assert [event.task for event in of(outcome, TaskPassedOver)] == ["building"]


def test_ruling_71_an_army_card_may_be_cashed_to_play_another() -> None:
    worth_potato = next(card.id for card in ARMY_CARDS.values() if card.resource == "potato")
    other = next(card for card in with_soldiers(2, 3) if card != worth_potato)
    state = table(options={"modules": ("way_of_the_sun:ruruy",)}, army_hand=(worth_potato, other), temple="R3R")
    asked = ask(state, RunEffect(0, PlaceConquestMarker(1), "temple")).state
    assert isinstance(asked.decision, PlayArmy)
    paid = play(asked, DiscardArmyCard(worth_potato)).state
    played = play(paid, PlayArmyCard(other)).state
    assert isinstance(played.decision, JoinConquest)
    assert {action.space for action in offered(played, Conquer)} <= set(CONQUEST)


def test_an_owner_of_z19_may_buy_the_god_card_to_play() -> None:
    state = table(options={"modules": ("way_of_the_sun:ruruy",)}, passives=("Z19",), potato=3)
    asked = ask(state, RunEffect(0, PlayGod(1), "temple")).state
    assert isinstance(asked.decision, PlayHandGodCard)


def test_ruling_57_zv1_got_by_the_spread_itself_waits_for_the_next() -> None:
    free = next(space.id for space in CONQUEST.values() if "FreeBuilding" in str(space.benefit))
    state = table(
        options={"modules": ("vassals",)},
        potato=1,
        vassals_left=4,
        markers_left=12,
        army_hand=with_soldiers(1, 2),
        board={
            "nations": {"antisuyu": "VN05", "qullasuyu": "VN07", "kuntisuyu": "VN06", "chinchaysuyu": "VN03"},
            "conquest": {free: 0},
            "passive_market": ("ZV1", "Z01"),
        },
    )
    region = CONQUEST[free].region
    state.nations = {**state.nations, region: "VN05"}
    asked = play(state, SpreadInfluence(region)).state
    asked = play(asked, Accept()).state
    while not offered(asked, ConstructBuilding):
        asked = play(asked, next(iter(offered(asked, PlaceVassal)), options(asked)[0])).state
    built = play(asked, ConstructBuilding("ZV1")).state
    assert "ZV1" in built.players[0].passives
    assert not isinstance(built.decision, PlayArmyFree)
