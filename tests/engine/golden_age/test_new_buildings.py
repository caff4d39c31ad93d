"""The new Buildings that go with any game: ZA1 to ZA8, PX01 and Z04X."""

from typing import Any

import pytest

from engine import Options, State, determinize, new_game, view
from engine.actions import (
    Activate,
    ConstructBuilding,
    DrawBuilding,
    InsertWeaving,
    LayWeaving,
    LiftWeaving,
    MoveHighPriest,
    Pass,
    PlayArmyCard,
    Pray,
    SacrificeWorker,
    TakeGold,
    TakeNomad,
    TurnUp,
    UseAbility,
    WalkHighPriest,
)
from engine.benefits import Merchant
from engine.buildings import market, stack
from engine.components import WEAVINGS
from engine.decisions import (
    ActOrGold,
    ArrangeWeaving,
    ChooseBuilding,
    ChooseRejuvenation,
    ChooseTask,
    PlayArmyFree,
    RearrangeWeavings,
    TakeSecondAction,
    TakeTurn,
    UseAbilities,
)
from engine.events import (
    BuildingsDrawn,
    BuildingsPutBack,
    HighPriestActivated,
    Scored,
    SoldiersDiscarded,
    TempleClimbed,
    WeavingMatched,
)
from engine.procedures import ProduceBuilding, RunEffect
from tests.engine.kit import (
    activated,
    ask,
    asked_of,
    festival,
    gains,
    may_perform,
    of,
    offered,
    options,
    performing,
    placed,
    plain_buildings,
    play,
    table,
    with_soldiers,
)

BUILDINGS = {"modules": ("buildings",)}


def seat_with(*passives: str, **position: Any) -> State:
    return table(options=BUILDINGS, passives=passives, **position)


# ---------------------------------------------------------------- what is in the box


def test_ruling_51_z04x_takes_the_place_of_z04() -> None:
    box = new_game(Options(modules=("buildings",)), 1).options.box
    assert {f"ZA{n}" for n in range(1, 9)} | {"Z04X"} <= set(box.buildings["passive"])
    assert "Z04" not in box.buildings["passive"]
    assert "PX01" in box.buildings["production"]
    assert not {"ZV1", "ZN1"} & set(box.buildings["passive"])


def test_z04x_pays_a_new_match_at_once() -> None:
    state = seat_with("Z04X", tapestries=(("SW01",),))
    outcome = play(ask(state, ArrangeWeaving(0, "SW02")).state, LayWeaving(0, "right"))
    assert of(outcome, WeavingMatched) == [WeavingMatched(0, "gold")]


# ---------------------------------------------------------------- ZA1


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("gold", [True, False])
def test_za1_a_temple_step_whenever_anybody_activates_worship(owner: int, gold: bool) -> None:
    outcome = activated("worship", options=BUILDINGS, **_owned(owner, "ZA1"))
    assert of(outcome, TempleClimbed) == [TempleClimbed(owner, 1)]
    then = play(outcome.state, TakeGold() if gold else Activate())
    assert not [event for event in of(then, TempleClimbed) if event.seat == owner]


def test_ruling_142_at_the_top_za1_does_nothing() -> None:
    outcome = activated("worship", options=BUILDINGS, passives=("ZA1",), temple=13)
    assert isinstance(outcome.state.decision, ActOrGold)
    assert not of(outcome, TempleClimbed)


@pytest.mark.parametrize("action", ["offering", "rejuvenate", "conquest", "produce"])
def test_za1_knows_worship_alone(action: str) -> None:
    assert not of(activated(action, options=BUILDINGS, passives=("ZA1",)), TempleClimbed)


def _owned(owner: int, building: str) -> dict[str, Any]:
    return {"passives": (building,)} if owner == 0 else {"others": {1: {"passives": (building,)}}}


# ---------------------------------------------------------------- ZA2


def test_za2_three_tiles_of_any_stacks_and_one_of_them_at_its_price() -> None:
    state = seat_with("ZA2", stone=9, corn=9, potato=9, gold=0)
    asked = performing(state, "building").state
    assert offered(asked, DrawBuilding) == [DrawBuilding("production"), DrawBuilding("passive")]
    top = {kind: stack(asked, kind)[:2] for kind in ("production", "passive")}
    first = play(asked, DrawBuilding("production"))
    assert of(first, BuildingsDrawn) == [BuildingsDrawn(0, (top["production"][0],))]
    assert set(options(first.state)) == {DrawBuilding("production"), DrawBuilding("passive")}  # all three are drawn
    drawn = play(first.state, DrawBuilding("passive"), DrawBuilding("passive")).state
    assert isinstance(drawn.decision, ChooseBuilding)
    assert drawn.decision.drawn == (top["production"][0], *top["passive"])
    assert not offered(drawn, DrawBuilding)
    assert {action.building for action in offered(drawn, ConstructBuilding)} == {*market(drawn), *drawn.decision.drawn}
    built = play(drawn, ConstructBuilding(top["passive"][0]))
    assert of(built, BuildingsPutBack) == [BuildingsPutBack(0, (top["production"][0], top["passive"][1]))]
    assert top["passive"][0] in built.state.players[0].passives
    assert stack(built.state, "production")[-1] == top["production"][0]
    assert stack(built.state, "passive")[-1] == top["passive"][1]
    assert market(built.state) == market(asked)
    assert built.state.players[0].stone < 9


def test_ruling_143_whoever_builds_nothing_puts_all_back() -> None:
    asked = performing(seat_with("ZA2", stone=9, corn=9), "building").state
    drawn = play(asked, *[DrawBuilding("passive")] * 3).state
    tiles = asked_of(drawn, ChooseBuilding).drawn
    given_up = play(drawn, Pass())
    assert of(given_up, BuildingsPutBack) == [BuildingsPutBack(0, tiles)]
    assert stack(given_up.state, "passive")[-3:] == tiles


def test_ruling_143_it_makes_the_task_performable_and_stops_where_the_stacks_do() -> None:
    expensive = {"stone": 1, "corn": 0, "potato": 0, "gold": 0}
    assert not may_perform(seat_with(**expensive), "building")
    assert may_perform(seat_with("ZA2", **expensive), "building")
    few = seat_with("ZA2", stone=9, corn=9, board={"production_stack": ("P19",), "passive_stack": ()})
    asked = performing(few, "building").state
    drawn = play(asked, DrawBuilding("production")).state
    assert not offered(drawn, DrawBuilding)
    assert offered(drawn, ConstructBuilding)


def test_za2_helps_no_gift_and_nobody_else() -> None:
    gift = ask(seat_with("ZA2"), ChooseBuilding(0, gratis=True)).state
    assert not offered(gift, DrawBuilding)
    assert not offered(performing(seat_with(stone=9, corn=9), "building").state, DrawBuilding)


def test_za2_tiles_drawn_are_known_to_whoever_imagines_the_rest() -> None:
    asked = performing(seat_with("ZA2", stone=9, corn=9), "building").state
    drawn = play(asked, DrawBuilding("passive"), DrawBuilding("production")).state
    for seat in (0, 1, None):
        imagined = determinize(view(drawn, seat), 7)
        tiles = [*market(imagined), *stack(imagined, "production"), *stack(imagined, "passive"), "ZA2"]
        assert not set(asked_of(drawn, ChooseBuilding).drawn) & set(tiles)
        assert len(tiles) == len(set(tiles))


# ---------------------------------------------------------------- ZA3


def test_za3_a_priest_gives_an_army_card_for_a_temple_step() -> None:
    cards = (*with_soldiers(1, 1), *with_soldiers(2, 1))
    outcome = placed("priest", "T1b", options=BUILDINGS, passives=("ZA3",), army_up=cards)
    offer = asked_of(outcome.state, UseAbilities)
    assert (offer.seat, offer.moment, offer.waiting) == (0, "worker_placed", ("ZA3",))
    asked = play(outcome.state, UseAbility("ZA3")).state
    used = play(asked, options(asked)[-1])
    (gone,) = of(used, SoldiersDiscarded)
    assert gone.card in used.state.army_discard
    assert of(used, TempleClimbed) == [TempleClimbed(0, 1)]
    assert len(used.state.players[0].army_up) == 1


def test_ruling_144_a_card_of_two_soldiers_goes_whole_and_once_for_each_priest() -> None:
    outcome = placed("priest", "T1b", options=BUILDINGS, passives=("ZA3",), army_up=with_soldiers(2, 1))
    used = play(outcome.state, UseAbility("ZA3"))
    assert used.state.players[0].army_up == ()
    assert not isinstance(used.state.decision, UseAbilities)


@pytest.mark.parametrize(
    ("worker", "fields"),
    [("warrior", {"army_up": ("A01",)}), ("priest", {}), ("priest", {"army_up": ("A01",), "temple": 13})],
)
def test_za3_is_silent_without_priest_card_or_step(worker: str, fields: dict[str, Any]) -> None:
    outcome = placed(worker, "T1b", options=BUILDINGS, passives=("ZA3",), **fields)
    assert isinstance(outcome.state.decision, ChooseTask)


def test_za3_may_be_declined() -> None:
    outcome = placed("priest", "T1b", options=BUILDINGS, passives=("ZA3",), army_up=("A01",))
    assert isinstance(play(outcome.state, Pass()).state.decision, ChooseTask)


# ---------------------------------------------------------------- ZA4


@pytest.mark.parametrize(("tapestries", "vp"), [(1, 0), (2, 2), (3, 4), (4, 9), (5, 9)])
def test_ruling_145_za4_scores_the_number_of_tapestries(tapestries: int, vp: int) -> None:
    rows = tuple((tile,) for tile in list(WEAVINGS)[:tapestries])
    outcome = festival(options=BUILDINGS, passives=("ZA4",), tapestries=rows)
    scored = [event.vp for event in of(outcome, Scored) if event.source == "passive_buildings"]
    assert scored == ([vp] if vp else [])


# ---------------------------------------------------------------- ZA5


def test_ruling_146_za5_walks_for_a_corn_without_activation() -> None:
    state = seat_with("ZA5", corn=1)
    assert WalkHighPriest(1) in options(state)
    outcome = play(state, WalkHighPriest(1))
    assert gains(state, outcome.state) == {"corn": -1}
    assert outcome.state.players[0].priest == 2
    assert not of(outcome, HighPriestActivated)
    assert isinstance(outcome.state.decision, TakeSecondAction)


def test_ruling_79_za5_goes_with_the_high_priest_in_either_order() -> None:
    state = seat_with("ZA5", corn=1)
    first = play(state, WalkHighPriest(1)).state
    assert MoveHighPriest(1) in options(first)
    assert WalkHighPriest(1) not in options(first)
    other = play(state, Pray()).state
    while not isinstance(other.decision, TakeSecondAction):
        other = play(other, options(other)[0]).state
    assert WalkHighPriest(1) in options(other)


def test_za5_is_not_to_be_had_without_corn_or_tile() -> None:
    assert not offered(seat_with("ZA5"), WalkHighPriest)
    assert offered(seat_with("ZA5", gold=1), WalkHighPriest) == [WalkHighPriest(1)]
    assert not offered(seat_with(corn=3), WalkHighPriest)


# ---------------------------------------------------------------- ZA6


def test_za6_a_worker_falls_and_two_things_are_rejuvenated() -> None:
    down = plain_buildings(3)
    state = seat_with("ZA6", workers=("priest", "courier"), production_down=down)
    assert offered(state, SacrificeWorker) == [SacrificeWorker("priest"), SacrificeWorker("courier")]
    asked = play(state, SacrificeWorker("courier")).state
    assert asked.casualties == ("courier",)
    assert asked.decision == ChooseRejuvenation(0, 2)
    turned = play(asked, TurnUp(down[0]), TurnUp(down[1])).state
    assert turned.players[0].production_up == down[:2]
    assert isinstance(turned.decision, TakeSecondAction)


def test_ruling_147_za6_needs_a_worker_and_nothing_else() -> None:
    assert not offered(seat_with("ZA6"), SacrificeWorker)
    outcome = play(seat_with("ZA6", workers=("priest",)), SacrificeWorker("priest"))
    assert outcome.state.casualties == ("priest",)
    assert isinstance(outcome.state.decision, TakeSecondAction)


def test_ruling_79_za5_and_za6_make_a_turn() -> None:
    state = seat_with("ZA5", "ZA6", workers=("priest",), corn=1)
    state = play(state, WalkHighPriest(1), SacrificeWorker("priest")).state
    assert state.decision == TakeTurn(1)


# ---------------------------------------------------------------- ZA7


@pytest.mark.parametrize("action", ["conquest", "rejuvenate"])
@pytest.mark.parametrize("owner", [0, 1])
def test_ruling_148_za7_an_army_card_enters_play_free_whoever_activates(action: str, owner: int) -> None:
    hand = with_soldiers(1, 2)
    mine = {"passives": ("ZA7",), "army_hand": hand}
    outcome = activated(action, options=BUILDINGS, **(mine if owner == 0 else {"others": {1: mine}}))
    state = outcome.state
    while not isinstance(state.decision, PlayArmyFree):
        state = play(state, options(state)[0]).state
    assert state.decision == PlayArmyFree(owner, 1)
    assert Pass() in options(state)
    played = play(state, offered(state, PlayArmyCard)[0]).state
    assert len(played.players[owner].army_up) == 1
    assert isinstance(played.decision, ActOrGold)


def test_za7_says_nothing_elsewhere() -> None:
    outcome = activated("produce", options=BUILDINGS, passives=("ZA7",), army_hand=("A01",))
    assert isinstance(outcome.state.decision, ActOrGold)


# ---------------------------------------------------------------- ZA8


def matching() -> tuple[str, str]:
    """Two Weavings of different patterns whose edges match one way round, and not the other."""
    for left in WEAVINGS.values():
        for right in WEAVINGS.values():
            if left.pattern != right.pattern and left.right == right.left and right.right != left.left:
                return left.id, right.id
    raise AssertionError("no two Weavings match")


def test_za8_weavings_are_rearranged_before_a_merchant_and_pay_then() -> None:
    left, right = matching()
    state = seat_with("ZA8", tapestries=((left,), (right,)))
    asked = performing(state, "merchant").state
    assert asked.decision == RearrangeWeavings(0, 4)
    lifted = play(asked, LiftWeaving(right)).state
    assert options(lifted) == (InsertWeaving(0, 0), InsertWeaving(0, 1))
    moved = play(lifted, InsertWeaving(0, 1))
    assert moved.state.players[0].tapestries == ((left, right),)
    assert not of(moved, WeavingMatched)
    paid = play(moved.state, Pass())
    assert of(paid, WeavingMatched) == [WeavingMatched(0, WEAVINGS[left].right)]


def test_ruling_149_with_two_weavings_a_merchant_is_performable() -> None:
    left, right = matching()
    assert not may_perform(seat_with(tapestries=((left,), (right,))), "merchant")
    assert may_perform(seat_with("ZA8", tapestries=((left,), (right,))), "merchant")
    assert not may_perform(seat_with("ZA8", tapestries=((left,),)), "merchant")


def test_ruling_149_every_tapestry_keeps_different_patterns() -> None:
    same = [tile.id for tile in WEAVINGS.values() if tile.pattern == next(iter(WEAVINGS.values())).pattern][:2]
    asked = ask(seat_with("ZA8", tapestries=((same[0],), (same[1],))), RearrangeWeavings(0, 4)).state
    assert not offered(asked, LiftWeaving)


def test_za8_does_not_trigger_z04() -> None:
    left, right = matching()
    state = seat_with("ZA8", "Z04X", tapestries=((left,), (right,)))
    moved = play(performing(state, "merchant").state, LiftWeaving(right), InsertWeaving(0, 1))
    assert not of(moved, WeavingMatched)


def test_za8_comes_to_an_end_and_any_arrangement_is_in_reach() -> None:
    tiles = []
    for tile in WEAVINGS.values():
        if tile.pattern not in {WEAVINGS[other].pattern for other in tiles}:
            tiles.append(tile.id)
    tiles = tiles[:4]
    state = performing(seat_with("ZA8", tapestries=(tuple(tiles),)), "merchant").state
    wanted = tuple(reversed(tiles))
    for place, tile in enumerate(wanted):
        row = state.players[0].tapestries[0]
        if row[place] != tile:
            state = play(state, LiftWeaving(tile), InsertWeaving(0, place)).state
    assert state.players[0].tapestries == (wanted,)
    moves = 0
    state = performing(seat_with("ZA8", tapestries=(tuple(tiles),)), "merchant").state
    while isinstance(state.decision, RearrangeWeavings) and offered(state, LiftWeaving):
        lifted = play(state, offered(state, LiftWeaving)[0]).state
        state, moves = play(lifted, options(lifted)[0]).state, moves + 1
    assert moves == 2 * len(tiles)


def test_za8_before_a_merchant_of_a_festival_and_of_a_card() -> None:
    left, right = matching()
    outcome = festival(options=BUILDINGS, passives=("ZA8",), tapestries=((left,), (right,)))
    assert outcome.state.decision == RearrangeWeavings(0, 4)
    outcome = ask(seat_with("ZA8", tapestries=((left,), (right,))), RunEffect(0, Merchant(1), "god_cards"))
    assert outcome.state.decision == RearrangeWeavings(0, 4)


# ---------------------------------------------------------------- PX01


def test_ruling_150_px01_takes_one_of_three_kinds_or_nobody() -> None:
    board = {"nomads": ("craftsman", "warrior", "courier")}
    state = seat_with(production_up=("PX01",), board=board)
    asked = ask(state, ProduceBuilding(0, "PX01")).state
    assert options(asked) == (TakeNomad("craftsman"), TakeNomad("courier"), Pass())
    assert gains(state, play(asked, TakeNomad("courier")).state) == {"workers": 1}
    assert gains(state, play(asked, Pass()).state) == {}
    nobody = seat_with(production_up=("PX01",), board={"nomads": ("warrior", "priest")})
    assert isinstance(ask(nobody, ProduceBuilding(0, "PX01")).state.decision, TakeTurn)
