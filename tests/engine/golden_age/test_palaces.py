"""What the Nobles of X01 to X06 do with one's own tasks, and what all Nobles share."""

from typing import Any

import pytest

from engine import Action, State
from engine.actions import (
    BuildStatue,
    BuyWeaving,
    ConstructBuilding,
    FlipSoldiers,
    MoveHighPriest,
    Pass,
    RecruitNomad,
    TurnUp,
    UseAbility,
)
from engine.benefits import BuildingTask, ClimbTemple, FreeBuilding, FreeStatue, PurchaseWeavings, StatueTask
from engine.components import PALACES
from engine.decisions import (
    ActOrGold,
    ChooseNewcomer,
    ChoosePayment,
    ChooseRejuvenation,
    ChooseStatue,
    ChooseWeavings,
    PaySoldiers,
    TakeSecondAction,
    TakeTurn,
    UseAbilities,
)
from engine.events import AbilityUsed, StatueBuilt, TurnedDown
from engine.procedures import OfferAbilities, RunEffect
from engine.rules.hooks import MOMENTS
from engine.state import VASSAL
from tests.engine.golden_age.court import NOBLES, court, living_in
from tests.engine.kit import PRINTED, ask, changed, gains, of, offered, only, options, play, table, until, with_soldiers

SPACE = "T1b"


def waiting(state: State) -> tuple[str, ...]:
    """Whose abilities may answer now."""
    return tuple(action.tile for action in offered(state, UseAbility))


def task(state: State, effect: Any, *actions: Action) -> State:
    """The seat performs such a task, answers so, and pays somehow."""
    done = play(ask(state, RunEffect(0, effect, "tasks")).state, *actions).state
    while isinstance(done.decision, ChoosePayment):
        done = play(done, options(done)[0]).state
    return done


def activation(action: str, *palaces: str, others: dict[int, Any] | None = None, **mine: Any) -> State:
    """Seat 0 has just moved its High Priest by one onto this action."""
    state = court(*palaces, others=others, **mine)
    state.players[0].priest = (PRINTED.index(action) - 1) % 5 + 1
    return play(state, MoveHighPriest(1)).state


# ---------------------------------------------------------------- what all share


def test_every_palace_answers_some_moment_and_lies_down_for_it() -> None:
    offers = {ability for moment in MOMENTS.values() for ability in moment.offers}
    assert {palace.ability for palace in PALACES.values()} <= offers
    state = task(court("X06", stone=9, gold=9), StatueTask(), BuildStatue("small", "inti"))
    used = play(state, UseAbility("X06"))
    assert used.state.players[0].lying == ("X06",)
    assert only(used, AbilityUsed).tile == only(used, TurnedDown).item == "X06"


@pytest.mark.parametrize("area", [living_in("X06", lying=("X06",)), living_in(empty=("X06",))], ids=["lying", "empty"])
def test_ruling_111_a_noble_has_to_stand(area: dict[str, Any]) -> None:
    state = task(table(options=NOBLES, stone=9, gold=9, **area), StatueTask(), BuildStatue("small", "inti"))
    assert isinstance(state.decision, TakeTurn)


def test_ruling_274_a_noble_used_meanwhile_does_not_stand_for_the_event_before() -> None:
    """The reward of a step brings another step, which X03 answers first."""
    climbed = OfferAbilities(0, "climbed", ("X03",))
    state = ask(court("X03", army_down=with_soldiers(1, 3)), climbed, climbed).state
    used = play(state, UseAbility("X03"), Pass()).state
    assert used.players[0].lying == ("X03",)
    assert isinstance(used.decision, TakeTurn)
    assert waiting(play(state, Pass()).state) == ("X03",)


def test_ruling_111_using_a_noble_is_optional() -> None:
    state = task(court("X06", stone=9, gold=9), StatueTask(), BuildStatue("small", "inti"))
    declined = play(state, Pass()).state
    assert declined.players[0].lying == ()
    assert declined.players[0].army_hand == ()


def test_ruling_111_the_price_of_a_noble_has_to_be_paid() -> None:
    """X01 asks for a corn and a stone, which gold may stand in for."""
    assert waiting(_passive_built(corn=1, stone=1)) == ("X01",)
    assert waiting(_passive_built(corn=0, stone=1)) == ()
    assert waiting(_passive_built(corn=0, stone=1, gold=1)) == ("X01",)


def test_ruling_111_nobody_is_asked_who_cannot_pay() -> None:
    state = court("X10", stone=1)
    assert isinstance(play(state, RecruitNomad("priest")).state.decision, TakeSecondAction)


def _passive_built(**left: int) -> State:
    """X01's owner has constructed a Passive Building and has so much left."""
    built = task(court("X01", stone=9, corn=9, potato=9, gold=9), BuildingTask(), ConstructBuilding("Z01"))
    assert isinstance(built.decision, UseAbilities)
    for name in ("stone", "corn", "potato", "gold"):
        setattr(built.players[0], name, left.get(name, 0))
    built.legal = None
    return built


def test_ruling_103_a_vassal_serves_as_a_noble_and_never_lies_down() -> None:
    area = {"palaces": ("X06",), "nobles": {"X06": VASSAL}}
    state = table(options=NOBLES, stone=9, gold=9, passives=("ZN4",), **area)
    for god in ("inti", "killa"):
        state = task(state, StatueTask(), BuildStatue("small", god))
        gold = state.players[0].gold
        used = play(state, UseAbility("X06"))
        state = used.state
        assert state.players[0].lying == ()
        assert not of(used, TurnedDown)
        assert state.players[0].gold == gold + 1  # ZN4 pays for each use
    assert len(state.players[0].army_hand) == 4


def test_ruling_113_several_nobles_answer_one_event_in_the_order_of_their_owner_each_once() -> None:
    army = with_soldiers(1, 2)
    state = activation("worship", "X08", passives=("ZN1",), lying=(), army_down=army)
    assert set(waiting(state)) == {"ZN1", "X08"}
    used = play(state, UseAbility("X08"), TurnUp(army[0]), TurnUp(army[1])).state
    # ZN1 stands it up again; X08 does not answer this activation any more (ruling 125)
    assert waiting(used) == ()
    assert isinstance(used.decision, ChooseRejuvenation)
    up = play(used, TurnUp("X08")).state
    assert up.players[0].lying == ()
    assert not isinstance(up.decision, UseAbilities)


def test_ruling_57_who_stood_up_while_an_event_is_answered_waits_for_the_next() -> None:
    """ZN1 stands X08's Noble up at an activation; it was not standing when that came."""
    state = activation("offering", "X08", passives=("ZN1",), lying=("X08",), army_down=with_soldiers(1, 1))
    assert isinstance(state.decision, ChooseRejuvenation)
    assert isinstance(play(state, TurnUp("X08")).state.decision, ActOrGold)


def test_ruling_275_so_does_who_stood_up_by_an_earlier_players_answer() -> None:
    """While seat 0 answers its Worship, the Noble of seat 1 stands up, such as by a match of a leftover Weaving."""
    others = {1: {**living_in("X08", lying=("X08",)), "army_down": with_soldiers(1, 1)}}
    state = table(options=NOBLES, others=others, passives=("Z12",), gold=1, priest=5, temple=7)
    asked = play(state, MoveHighPriest(1)).state
    assert asked.to_act == 0
    meanwhile = asked.copy()
    meanwhile.players[1].lying = ()
    answered = play(changed(meanwhile), Pass()).state
    assert isinstance(answered.decision, ActOrGold)
    assert answered.to_act == 0


# ---------------------------------------------------------------- X01 to X06: one's own tasks


def test_x01_a_passive_building_by_a_task_lets_one_buy_a_small_statue() -> None:
    state = _passive_built(corn=1, stone=1)
    before = state.copy()
    chosen = play(state, UseAbility("X01"))
    assert isinstance(chosen.state.decision, ChooseStatue)
    assert {action.size for action in offered(chosen.state, BuildStatue)} == {"small"}
    built = play(chosen.state, BuildStatue("small", "killa")).state
    assert gains(before, built) == {"corn": -1, "stone": -1, "vp": 3, "statues": 1}
    assert built.players[0].lying == ("X01",)


def test_ruling_272_who_takes_nothing_for_the_price_gets_nothing_back() -> None:
    state = _passive_built(corn=1, stone=1)
    before = state.copy()
    assert gains(before, play(state, UseAbility("X01"), Pass()).state) == {"corn": -1, "stone": -1}


@pytest.mark.parametrize("building", ["P01", "X02"])
def test_x01_does_not_answer_buildings_of_other_types(building: str) -> None:
    state = task(court("X01", stone=9, corn=9, potato=9), BuildingTask(), ConstructBuilding(building))
    assert isinstance(state.decision, TakeTurn)


def test_x01_with_no_small_statue_left_does_nothing() -> None:
    state = court("X01", stone=9, corn=9, board={"small_statues": {"inti": 0}})
    assert isinstance(task(state, BuildingTask(), ConstructBuilding("Z01")).decision, TakeTurn)


def test_ruling_273_x02_a_production_building_by_a_task_and_an_army_card_turned_down_climb_a_step() -> None:
    one, two = with_soldiers(1, 1)[0], with_soldiers(2, 1)[0]
    state = court("X02", stone=9, corn=9, army_up=(one, two))
    built = task(state, BuildingTask(), ConstructBuilding("P01"))
    assert waiting(built) == ("X02",)
    paying = play(built, UseAbility("X02")).state
    assert paying.decision == PaySoldiers(0, 0, 1)
    assert set(options(paying)) == {FlipSoldiers(one), FlipSoldiers(two)}
    climbed = play(paying, FlipSoldiers(two)).state
    assert climbed.players[0].army_down == (two,)
    assert gains(built, climbed)["temple"] == 1


@pytest.mark.parametrize(
    "without",
    [{"army_up": ()}, {"army_up": (), "army_down": ("A01",)}, {"temple": 13}],
    ids=["no_card", "face_down", "top"],
)
def test_x02_needs_a_face_up_army_card_and_a_step_above(without: dict[str, Any]) -> None:
    state = court("X02", **{"stone": 9, "corn": 9, "army_up": ("A01",), **without})
    assert isinstance(task(state, BuildingTask(), ConstructBuilding("P01")).decision, TakeTurn)
    passive = task(court("X02", stone=9, corn=9, army_up=("A01",)), BuildingTask(), ConstructBuilding("Z01"))
    assert isinstance(passive.decision, TakeTurn)


def test_ruling_115_x03_an_advance_of_any_length_rejuvenates_two_other_things() -> None:
    army = with_soldiers(1, 2)
    state = court("X03", "X01", lying=("X01",), temple=7, army_down=army)
    climbed = ask(state, RunEffect(0, ClimbTemple(3), "tasks")).state
    while not isinstance(climbed.decision, UseAbilities):
        climbed = play(climbed, options(climbed)[0]).state
    assert climbed.players[0].temple == 10  # ruling 115: the whole advance is over
    chosen = play(climbed, UseAbility("X03")).state
    assert chosen.decision == ChooseRejuvenation(0, 2, besides=("X03",))
    assert TurnUp("X03") not in options(chosen)
    assert TurnUp("X01") in options(chosen)
    done = play(chosen, TurnUp("X01"), TurnUp(army[0])).state
    assert done.players[0].lying == ("X03",)
    assert isinstance(done.decision, TakeTurn)


def test_x03_is_silent_if_nothing_else_lies_down() -> None:
    state = ask(court("X03", temple=7), RunEffect(0, ClimbTemple(1), "tasks")).state
    while not isinstance(state.decision, TakeTurn):
        assert not isinstance(state.decision, UseAbilities)
        state = play(state, options(state)[0]).state


def test_x04_a_palace_by_a_task_brings_a_whole_purchase_with_leftovers_for_the_others() -> None:
    state = court("X04", stone=9, potato=9, corn=9, others={1: {"corn": 9}})
    built = task(state, BuildingTask(), ConstructBuilding("X01"))
    assert waiting(built) == ("X04",)
    purchase = play(built, UseAbility("X04")).state
    assert isinstance(purchase.decision, ChooseWeavings)
    others = play(purchase, Pass()).state
    assert others.to_act == 1
    assert {action.tile for action in offered(others, BuyWeaving)} == set(purchase.weavings_drawn)


def test_ruling_116_the_palace_x04_itself_cannot_answer() -> None:
    state = court(stone=9, potato=9, empty=("X04",), board={"palace_market": ("X01", "X02")})
    assert isinstance(task(state, BuildingTask(), ConstructBuilding("X01")).decision, TakeTurn)
    new = court(stone=9, potato=9, board={"palace_market": ("X04", "X02")})
    assert isinstance(task(new, BuildingTask(), ConstructBuilding("X04")).decision, TakeTurn)


def test_x05_a_purchase_brings_a_newcomer_when_all_of_it_is_done() -> None:
    state = court("X05", corn=9, others={1: {"corn": 9}})
    drawn = ask(state, RunEffect(0, PurchaseWeavings(), "tasks")).state
    tile = drawn.weavings_drawn[0]
    laid = play(drawn, BuyWeaving(tile), Pass()).state
    assert laid.to_act == 1
    over = play(laid, Pass()).state
    assert waiting(over) == ("X05",)
    assert over.weaving_face_up
    newcomer = play(over, UseAbility("X05")).state
    assert newcomer.decision == ChooseNewcomer(0)
    assert play(newcomer, options(newcomer)[0]).state.players[0].workers == (over.newcomers[0],)


def test_ruling_117_x05_needs_a_weaving_bought_in_its_own_task() -> None:
    nothing = ask(court("X05", corn=9), RunEffect(0, PurchaseWeavings(), "tasks")).state
    assert isinstance(play(nothing, Pass()).state.decision, TakeTurn)
    state = table(options=NOBLES, seat=1, corn=9, others={0: {**living_in("X05"), "corn": 9}})
    leftover = play(ask(state, RunEffect(1, PurchaseWeavings(), "tasks")).state, Pass()).state
    assert leftover.to_act == 0
    bought = play(leftover, options(leftover)[0]).state
    assert sum(map(len, bought.players[0].tapestries)) == 1
    assert isinstance(bought.decision, TakeTurn)
    assert bought.to_act == 1


def test_ruling_60_x04s_purchase_may_be_answered_by_x05() -> None:
    state = task(court("X04", "X05", stone=9, potato=9, corn=9), BuildingTask(), ConstructBuilding("X01"))
    drawn = play(state, UseAbility("X04")).state
    bought = play(drawn, options(drawn)[0], Pass()).state
    assert waiting(bought) == ("X05",)


@pytest.mark.parametrize("size", ["small", "large"])
def test_x06_a_statue_by_a_task_brings_two_army_cards_after_its_vp(size: str) -> None:
    state = court("X06", stone=9, gold=9)
    built = task(state, StatueTask(), BuildStatue(size, "inti"))
    assert waiting(built) == ("X06",)
    assert built.players[0].vp > state.players[0].vp
    assert gains(built, play(built, UseAbility("X06")).state) == {"army_hand": 2}


# ---------------------------------------------------------------- task or gift


@pytest.mark.parametrize(
    ("palace", "effect", "action"),
    [
        ("X01", FreeBuilding(), ConstructBuilding("Z01")),
        ("X02", FreeBuilding(), ConstructBuilding("P01")),
        ("X04", FreeBuilding(), ConstructBuilding("X03")),
        ("X06", FreeStatue(), BuildStatue("small", "inti")),
    ],
)
def test_ruling_58_a_gift_is_no_event(palace: str, effect: Any, action: Action) -> None:
    area = {"stone": 9, "corn": 9, "potato": 9, "gold": 9, "army_up": ("A01",)}
    given = court(palace, board={"palace_market": ("X03", "X07")}, **area)
    assert isinstance(task(given, effect, action).decision, TakeTurn)
    tasks = {FreeBuilding(): BuildingTask(), FreeStatue(): StatueTask()}
    earned = ask(given, RunEffect(0, tasks[effect], "god_cards")).state
    assert waiting(until(play(earned, action).state, UseAbilities)) == (palace,)


def test_ruling_118_the_statue_of_x01_is_no_event_for_x06() -> None:
    state = court("X01", "X06", stone=9, corn=9)
    built = until(task(state, BuildingTask(), ConstructBuilding("Z01")), UseAbilities)
    chosen = play(built, UseAbility("X01")).state
    given = play(chosen, BuildStatue("small", "inti"))
    assert of(given, StatueBuilt)
    assert isinstance(given.state.decision, TakeTurn)


def test_ruling_60_what_an_answer_brings_about_is_a_new_event() -> None:
    """X02's step is answered by X03."""
    state = court("X02", "X03", "X01", lying=("X01",), stone=9, corn=9, army_up=("A01",), temple=7)
    built = until(task(state, BuildingTask(), ConstructBuilding("P01")), UseAbilities)
    climbed = play(built, UseAbility("X02")).state
    while not isinstance(climbed.decision, UseAbilities):
        climbed = play(climbed, options(climbed)[0]).state
    assert waiting(climbed) == ("X03",)
