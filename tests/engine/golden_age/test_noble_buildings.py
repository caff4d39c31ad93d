"""ZN1, ZN3 to ZN6, the six God cards, and the third row of the Building Market."""

from typing import Any

import pytest

from engine import Options, State, new_game
from engine.actions import (
    Accept,
    BuildStatue,
    ChooseReward,
    ConstructBuilding,
    MoveHighPriest,
    Pass,
    RecruitNomad,
    RemoveBuilding,
    ReturnGodCard,
    TakeBenefit,
    TakeGold,
    TurnUp,
    UseAbility,
)
from engine.benefits import BuildingTask, FreeBuilding, GainNewcomer, Rejuvenate, StatueTask
from engine.buildings import market, stack, type_of
from engine.components import GOD_CARDS, GODS, PALACES
from engine.decisions import (
    ActOrGold,
    ChooseBuilding,
    ChooseNewcomer,
    ChooseOne,
    ChoosePayment,
    ChooseRejuvenation,
    ChooseTask,
    HireWorker,
    MovePriestBesides,
    PickStartingWeaving,
    TakeSecondAction,
    TakeTurn,
)
from engine.draft import Draft
from engine.events import Gained, MarketRefilled, Paid, PalaceGiven
from engine.procedures import RunBenefit, RunEffect
from engine.queries import is_performable
from engine.rules.building import refill_market, renew_market
from engine.rules.setup import set_up
from tests.engine.golden_age.court import NOBLES, court, living_in
from tests.engine.kit import (
    PRINTED,
    all_events,
    ask,
    changed,
    festival,
    gains,
    offered,
    options,
    placed,
    play,
    table,
    until,
    with_soldiers,
)

FIVE = ("X01", "X02", "X03", "X04", "X05")


# ---------------------------------------------------------------- ZN1, ZN3, ZN6


@pytest.mark.parametrize("action", ["worship", "offering"])
@pytest.mark.parametrize("owner", [0, 1])
def test_zn1_anybodys_worship_or_offering_stands_up_to_four_nobles_up(action: str, owner: int) -> None:
    area = {**living_in(*FIVE, lying=FIVE), "passives": ("ZN1",), "army_down": with_soldiers(1, 1)}
    state = table(options=NOBLES, others={1: area} if owner else None, **({} if owner else area))
    state.players[0].priest = (PRINTED.index(action) - 1) % 5 + 1
    asked = play(state, MoveHighPriest(1)).state
    assert asked.to_act == owner
    assert set(options(asked)) == {*map(TurnUp, FIVE), Pass()}  # Nobles only
    up = play(asked, *map(TurnUp, FIVE[:4])).state
    assert up.players[owner].lying == FIVE[4:]
    assert isinstance(up.decision, ActOrGold)


@pytest.mark.parametrize("action", ["rejuvenate", "conquest", "produce"])
def test_zn1_does_not_answer_other_actions(action: str) -> None:
    state = court("X01", lying=("X01",), passives=("ZN1",))
    state.players[0].priest = (PRINTED.index(action) - 1) % 5 + 1
    moved = play(state, MoveHighPriest(1)).state
    assert not isinstance(moved.decision, ChooseRejuvenation)


def test_ruling_125_zn1_and_x08_answer_in_the_order_of_their_owner() -> None:
    """First X08, whose Noble ZN1 stands up again; or first ZN1, and X08's Noble lies afterwards."""
    area = {**living_in("X08", "X01", lying=("X01",)), "passives": ("ZN1",), "army_down": with_soldiers(1, 1)}
    state = table(options=NOBLES, **area)
    asked = play(state, MoveHighPriest(1)).state
    assert {action.tile for action in offered(asked, UseAbility)} == {"ZN1", "X08"}
    last = play(asked, UseAbility("ZN1"), TurnUp("X01"), UseAbility("X08"), TurnUp(area["army_down"][0])).state
    assert last.players[0].lying == ("X08",)
    first = play(asked, UseAbility("X08"), TurnUp("X01"), TurnUp(area["army_down"][0]), TurnUp("X08")).state
    assert first.players[0].lying == ()
    assert isinstance(first.decision, ActOrGold)


def test_zn3_a_newcomer_comes_at_the_start_of_a_festival_and_is_taken() -> None:
    state = festival(options=NOBLES, passives=("ZN3",)).state
    assert state.decision == ChooseNewcomer(0)
    assert Pass() not in options(state)
    assert len(play(state, options(state)[0]).state.players[0].workers) == 1


def test_zn6_up_to_four_nobles_stand_up_at_the_start_of_a_festival() -> None:
    state = festival(options=NOBLES, passives=("ZN6",), **living_in(*FIVE, lying=FIVE)).state
    assert state.decision == ChooseRejuvenation(0, 4, nobles_only=True)
    assert play(state, *map(TurnUp, FIVE[:4])).state.players[0].lying == FIVE[4:]


@pytest.mark.parametrize("number", [1, 3])
def test_ruling_151_festivals_start_in_turn_order_from_the_holder_the_third_too(number: int) -> None:
    others = {0: {"passives": ("ZN3",)}, 2: {**living_in("X01", lying=("X01",)), "passives": ("ZN6",)}}
    now = festival(number, 3, holder=1, options=NOBLES, passives=("ZN3",), others=others).state
    asked = []
    while isinstance(now.decision, ChooseNewcomer | ChooseRejuvenation):
        asked.append(now.to_act)
        now = play(now, options(now)[0]).state
    assert asked == [1, 2, 0]


# ---------------------------------------------------------------- ZN4


def _statue() -> State:
    state = court("X06", stone=9, gold=9, passives=("ZN4",))
    built = play(ask(state, RunEffect(0, StatueTask(), "tasks")).state, BuildStatue("small", "inti")).state
    while isinstance(built.decision, ChoosePayment):
        built = play(built, options(built)[0]).state
    return built


def test_zn4_every_use_of_a_noble_brings_1_gold() -> None:
    built = _statue()
    assert gains(built, play(built, UseAbility("X06")).state) == {"gold": 1, "army_hand": 2}
    assert "gold" not in gains(built, play(built, Pass()).state)


def test_ruling_126_the_gold_comes_when_the_price_is_paid() -> None:
    state = court("X10", stone=1, gold=0, passives=("ZN4",))
    assert isinstance(play(state, RecruitNomad("priest")).state.decision, TakeSecondAction)  # it cannot pay for it
    able = play(court("X10", stone=2, gold=1, passives=("ZN4",)), RecruitNomad("priest"), UseAbility("X10"))
    assert isinstance(able.state.decision, ChoosePayment)
    assert able.state.players[0].gold == 1
    paid = play(able.state, options(able.state)[0])
    assert [type(event) for event in all_events(paid, Paid, Gained)] == [Paid, Gained]


def test_ruling_126_also_if_the_price_is_an_army_card() -> None:
    state = court("X02", stone=9, corn=9, army_up=with_soldiers(1, 2), passives=("ZN4",))
    built = play(ask(state, RunEffect(0, BuildingTask(), "tasks")).state, ConstructBuilding("P01")).state
    paying = play(built, UseAbility("X02")).state
    assert paying.players[0].gold == 0
    assert play(paying, options(paying)[0]).state.players[0].gold == 1


# ---------------------------------------------------------------- ZN5


def _placing(*buildings: str, **position: Any) -> State:
    """A Worker is placed, with ZN5, and these Buildings are constructed by its tasks; then it is done."""
    board = {"palace_market": ("X01", "X02")}
    area = {"stone": 9, "corn": 9, "passives": ("ZN5",), "priest": 1, "board": board, **position}
    state = placed("craftsman", "T1b", options=NOBLES, **area).state
    for building in buildings:
        state = play(changed(state, stack=(*state.stack, ChooseBuilding(0, False))), ConstructBuilding(building)).state
    state = until(state, ChooseTask)
    return play(state, Pass()).state


def test_zn5_a_palace_by_a_task_gives_a_high_priest_action_after_the_worker_and_before_hiring() -> None:
    asked = _placing("X01")
    assert asked.decision == MovePriestBesides(0)
    assert options(asked)[:3] == (MoveHighPriest(1), MoveHighPriest(2), Pass())
    moved = play(asked, MoveHighPriest(1)).state
    assert isinstance(until(moved, ActOrGold).decision, ActOrGold)
    hiring = play(until(moved, ActOrGold), TakeGold()).state
    assert isinstance(until(hiring, HireWorker).decision, HireWorker)
    assert isinstance(play(asked, Pass()).state.decision, HireWorker)


def test_ruling_271_zn5_counts_a_palace_that_was_constructed_before_it() -> None:
    board = {"passive_market": ("ZN5", "Z01")}
    state = _placing("X01", "ZN5", passives=(), gold=9, board={**board, "palace_market": ("X01", "X02")})
    assert isinstance(state.decision, MovePriestBesides)


def test_zn5_gives_one_action_however_many_palaces() -> None:
    asked = _placing("X01", "X02")
    assert isinstance(asked.decision, MovePriestBesides)
    assert isinstance(play(asked, Pass()).state.decision, HireWorker)


@pytest.mark.parametrize("building", ["P01", "Z01"])
def test_zn5_needs_a_palace(building: str) -> None:
    assert isinstance(_placing(building).decision, HireWorker)


def test_zn5_without_it_nothing_is_asked() -> None:
    assert isinstance(_placing("X01", passives=()).decision, HireWorker)


def test_ruling_127_a_palace_that_was_given_does_not_count() -> None:
    area = {"passives": ("ZN5",), "palaces": ("X05",)}
    state = placed("craftsman", "T1b", options=NOBLES, **area).state
    asked = changed(state, stack=(*state.stack, ChooseBuilding(0, True)))
    given = play(asked, ConstructBuilding(offered(asked, ConstructBuilding)[-1].building)).state
    assert len(given.players[0].palaces) == 2
    assert isinstance(play(until(given, ChooseTask), Pass()).state.decision, HireWorker)


def test_ruling_127_the_festival_that_opens_the_turn_is_included() -> None:
    state = festival(options=NOBLES, stone=9, potato=9, passives=("ZN5",), workers=("priest",), gold=5).state
    built = play(changed(state, stack=(*state.stack, ChooseBuilding(0, False, "palace"))), _a_palace(state)).state
    while not isinstance(built.decision, TakeTurn):
        built = play(built, options(built)[-1]).state
    assert built.to_act == 0
    assert built.palace_built


def _a_palace(state: State) -> ConstructBuilding:
    return ConstructBuilding(state.palace_market[0])


def test_ruling_127_not_in_a_turn_of_secondary_actions() -> None:
    state = court(stone=9, potato=9, passives=("ZN5",))
    built = play(ask(state, RunEffect(0, BuildingTask("palace"), "god_cards")).state, ConstructBuilding("X01")).state
    assert built.palace_built
    over = until(play(built, RecruitNomad("priest")).state, TakeSecondAction)
    assert isinstance(until(play(over, *options(over)[-1:]).state, HireWorker).decision, HireWorker)


def test_ruling_127_only_the_own_turn_counts() -> None:
    others = {1: {"stone": 9, "potato": 9, "passives": ("ZN5",)}}
    state = court(others=others)
    built = play(ask(state, RunEffect(1, BuildingTask("palace"), "god_cards")).state, ConstructBuilding("X01")).state
    assert not built.palace_built


# ---------------------------------------------------------------- the six God cards


def played(card: str, **mine: Any) -> State:
    return ask(court(**mine), RunBenefit(0, GOD_CARDS[card].benefit, "god_cards")).state


def test_there_is_one_more_card_of_each_god() -> None:
    new = [card.god for card in GOD_CARDS.values() if card.module == "nobles"]
    assert sorted(new) == sorted(GODS)


@pytest.mark.parametrize(("card", "besides"), [("GX1", "vp"), ("GX2", "corn"), ("GX4", "potato")])
def test_gx1_gx2_gx4_a_newcomer_and_something_more(card: str, besides: str) -> None:
    before = court()
    asked = played(card)
    assert asked.decision == ChooseNewcomer(0)
    assert gains(before, play(asked, options(asked)[0]).state) == {"workers": 1, besides: 1}


def test_gx3_rejuvenates_and_sells_a_newcomer_for_a_potato() -> None:
    asked = played("GX3", army_down=with_soldiers(1, 1), potato=1)
    up = play(asked, TakeBenefit(0), TurnUp(with_soldiers(1, 1)[0])).state
    bought = play(up, Accept()).state
    assert bought.players[0].potato == 0
    assert isinstance(bought.decision, ChooseNewcomer)
    poor = played("GX3", army_down=with_soldiers(1, 1))
    assert isinstance(play(poor, TurnUp(with_soldiers(1, 1)[0])).state.decision, TakeTurn)


def test_gx5_pays_for_a_palace_and_constructs_it_by_a_task() -> None:
    asked = played("GX5", passives=("ZN5",))
    assert {type_of(action.building) for action in offered(asked, ConstructBuilding)} == {"palace"}
    built = play(asked, offered(asked, ConstructBuilding)[0]).state
    assert len(built.players[0].palaces) == 1
    assert (built.players[0].stone, built.players[0].potato) == (0, 0)
    assert built.palace_built


def test_gx5_waits_if_no_palace_can_be_had() -> None:
    """Among several benefits a Palace task comes when it can do something, whatever else is on sale."""
    effects = (BuildingTask("palace"), Rejuvenate(1), GainNewcomer(1))
    bare = court(stone=9, corn=9, potato=9, army_down=("A01",), board={"palace_market": ()})
    assert TakeBenefit(0) not in options(ask(bare, RunBenefit(0, effects, "setup")).state)
    full = court(stone=9, corn=9, potato=9, army_down=("A01",))
    assert TakeBenefit(0) in options(ask(full, RunBenefit(0, effects, "setup")).state)


def test_gx6_a_newcomer_and_a_vp_or_two_things_turned_up() -> None:
    asked = played("GX6", army_down=with_soldiers(1, 2))
    assert isinstance(asked.decision, ChooseOne)
    assert isinstance(play(asked, ChooseReward(0)).state.decision, ChooseNewcomer)
    assert play(asked, ChooseReward(1)).state.decision == ChooseRejuvenation(0, 2)


# ---------------------------------------------------------------- set-up and the market


def test_ruling_52_starting_palaces_come_off_the_stack_in_turn_order_open_built_empty_and_free() -> None:
    game = new_game(Options(players=3, modules=("nobles",), first_player=1), 7)
    assert isinstance(game.decision, PickStartingWeaving)  # before God cards are kept
    assert len(game.palace_market) == 2
    for player in game.players:
        (palace,) = player.palaces
        assert palace in PALACES
        assert not player.nobles
        assert not player.workers[2:]
    held = [palace for player in game.players for palace in player.palaces]
    assert len({*held, *game.palace_market, *game.palace_stack}) == 15


def test_ruling_52_the_palaces_are_told_in_turn_order() -> None:
    draft = set_up(Options(players=3, modules=("nobles",), first_player=1), 7)
    assert [event.seat for event in draft.events if isinstance(event, PalaceGiven)] == [1, 2, 0]
    box = Options(players=3, modules=("nobles",)).box
    assert {"GX1", "GX6"} <= set(box.god_cards)
    assert {"ZN1", "ZN8"} <= set(box.buildings["passive"])


def test_ruling_59_a_building_without_a_type_may_be_a_palace_also_a_free_one() -> None:
    for effect in (BuildingTask(), FreeBuilding()):
        asked = ask(court(stone=9, potato=9, corn=9, gold=9), RunEffect(0, effect, "tasks")).state
        found = [action.building for action in offered(asked, ConstructBuilding)]
        assert {type_of(building) for building in found} == {"production", "passive", "palace"}
        assert len(found) == 6


def test_the_cost_of_a_palace_is_a_stone_and_a_potato() -> None:
    asked = ask(court(stone=1, potato=1), RunEffect(0, BuildingTask(), "tasks")).state
    built = play(asked, ConstructBuilding("X01")).state
    assert (built.players[0].stone, built.players[0].potato) == (0, 0)
    assert built.palace_market == ("X02",)  # refilled at the end of the turn
    assert not is_performable(court(stone=1), 0, "building")


def test_ruling_59_a_returned_god_card_replaces_palaces_by_palaces() -> None:
    asked = ask(court(stone=9, potato=9, god_hand=("G01",)), RunEffect(0, BuildingTask(), "tasks")).state
    chosen = play(asked, ReturnGodCard("G01")).state
    assert {RemoveBuilding(building) for building in market(asked)} == set(options(chosen))
    replaced = play(chosen, RemoveBuilding("X01"), RemoveBuilding("Z01")).state
    assert replaced.palace_market == ("X02", asked.palace_stack[0])
    assert replaced.palace_stack == (*asked.palace_stack[1:], "X01")
    assert len(replaced.passive_market) == len(replaced.production_market) == 2


def test_ruling_59_the_market_is_refilled_and_renewed_in_all_three_rows() -> None:
    state = court(board={"palace_market": (), "palace_stack": ("X03", "X04", "X05")})
    draft = Draft(state.copy())
    refill_market(draft)
    assert draft.state.palace_market == ("X03", "X04")
    assert [event.buildings for event in draft.events if isinstance(event, MarketRefilled)] == [("X03", "X04")]
    renew_market(draft)
    assert draft.state.palace_market == ("X05", "X03")
    assert stack(draft.state, "palace") == ("X04",)


def test_the_palaces_may_run_out() -> None:
    state = court(stone=9, potato=9, board={"palace_market": ("X03",), "palace_stack": ()})
    built = play(ask(state, RunEffect(0, BuildingTask("palace"), "god_cards")).state, ConstructBuilding("X03")).state
    draft = Draft(built.copy())
    refill_market(draft)
    assert draft.state.palace_market == ()
    assert isinstance(ask(draft.state, RunEffect(0, BuildingTask("palace"), "god_cards")).state.decision, TakeTurn)
