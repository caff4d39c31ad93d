"""A purchase of Weavings within another one: both are dealt with to the end, and no tile leaves the game."""

from random import Random
from typing import Any

import pytest

from engine import Action, Options, State, apply, decode_state, encode_state, legal_actions, new_game, view
from engine.actions import (
    Accept,
    BuyWeaving,
    ClimbTo,
    ConstructBuilding,
    LayWeaving,
    Pass,
    PerformTask,
    PlaceWorker,
    PlayGodCard,
    UseAbility,
)
from engine.benefits import BuildingTask, PurchaseWeavings
from engine.components import GOD_CARDS, ICONS, WEAVINGS
from engine.decisions import ArrangeWeaving, BuyLeftoverWeaving, ChooseWeavings, TakeTurn
from engine.early import asked_early
from engine.events import WeavingRevealed, WeavingsReturned
from engine.nobles import kind_for, move_in
from engine.procedures import ReturnWeavings, RunEffect
from tests.engine.golden_age.court import living_in
from tests.engine.kit import ask, of, offered, play, table
from tests.engine.kit.laws import check_conservation
from tests.sizes import size

SIMPA = ("way_of_the_sun:simpa", "nobles")
RURUY = ("way_of_the_sun:ruruy", "nobles")
MEETS = "W04"  # a Tapestry that shows a Temple step at its right end
DRAWN = ("W13", "W08", "W03")  # the first of them shows one at its left end
NEXT = ("W07", "W02", "W09")
BOARD = {"weavings": (*DRAWN, *NEXT, "W12", "W14"), "palace_market": ("X01", "X02")}
WEALTH = {"corn": 9, "stone": 9, "potato": 9, "gold": 9}
NESTING = {**living_in("X04"), "tapestries": ((MEETS,),), **WEALTH}
LOOMS = pytest.mark.parametrize(
    ("loom", "modules"), [("Z04", SIMPA), ("Z04X", (*SIMPA, "buildings"))], ids=["Z04", "Z04X"]
)


def buying(*picks: str, modules: tuple[str, ...] = SIMPA, **mine: Any) -> State:
    """Seat 0 has bought these tiles of a purchase and is asked where the first goes."""
    area = {**NESTING, "temple": "S2L", "passives": ("Z04",), **mine}
    others = {1: {"temple": "S0" if "simpa" in modules[0] else "R0", "corn": 9}}
    state = table(options={"modules": modules}, board=BOARD, others=others, **area)
    drawn = ask(state, RunEffect(0, PurchaseWeavings(), "tasks")).state
    assert drawn.weavings_drawn == DRAWN
    return on(drawn, *(BuyWeaving(tile) for tile in picks), Pass())


def on(state: State, *actions: Action) -> State:
    """The position after these answers; a price is paid without gold."""
    for action in actions:
        while type(state.decision).__name__ == "ChoosePayment":
            state = play(state, legal_actions(state)[0]).state
        state = play(state, action).state
    while type(state.decision).__name__ == "ChoosePayment":
        state = play(state, legal_actions(state)[0]).state
    return state


def nested(state: State) -> State:
    """The tile is laid, its match climbs to a Construct task, and X04 answers the Palace with a purchase."""
    laid = on(state, LayWeaving(0, "right"), Accept(), ClimbTo("S3L"))
    return on(laid, ConstructBuilding("X01"), UseAbility("X04"))


def tiles(state: State) -> list[str]:
    laid = [tile for player in state.players for row in player.tapestries for tile in row]
    laid += [frame.tile for frame in state.stack if isinstance(frame, ArrangeWeaving)]
    aside = [tile for frame in state.stack if isinstance(frame, ReturnWeavings) for tile in frame.outer]
    return sorted([*laid, *state.weavings, *state.weavings_drawn, *aside])


@LOOMS
def test_ruling_192_the_leftovers_of_the_outer_purchase_are_on_sale_after_the_inner_one(
    loom: str, modules: tuple[str, ...]
) -> None:
    outer = buying("W13", modules=modules, passives=(loom,))
    inner = nested(outer)
    assert inner.decision == ChooseWeavings(0)
    assert inner.weavings_drawn == NEXT
    assert tiles(inner) == tiles(outer)
    leftovers = play(inner, Pass()).state
    assert (leftovers.to_act, leftovers.weavings_drawn) == (1, NEXT)
    assert isinstance(leftovers.decision, BuyLeftoverWeaving)
    ended = play(leftovers, Pass())
    assert of(ended, WeavingsReturned) == [WeavingsReturned(NEXT)]
    assert of(ended, WeavingRevealed) == [WeavingRevealed("W12")]
    again = ended.state
    assert (again.to_act, again.weavings_drawn) == (1, ("W08", "W03"))
    assert isinstance(again.decision, BuyLeftoverWeaving)
    over = play(again, Pass())
    assert of(over, WeavingsReturned) == [WeavingsReturned(("W08", "W03"))]
    assert isinstance(over.state.decision, TakeTurn)
    assert over.state.weavings == ("W12", "W14", *NEXT, "W08", "W03")
    assert over.state.weaving_face_up


def test_ruling_192_tiles_bought_with_the_first_are_laid_after_the_inner_purchase() -> None:
    inner = nested(buying("W13", "W08"))
    assert inner.decision == ChooseWeavings(0)
    arranging = play(inner, Pass()).state
    while arranging.to_act == 1:
        assert arranging.weavings_drawn == NEXT
        arranging = play(arranging, Pass()).state
    assert arranging.decision == ArrangeWeaving(0, "W08")
    assert arranging.weavings_drawn == ("W03",)


def test_ruling_192_a_saved_position_in_the_inner_purchase_goes_on() -> None:
    inner = nested(buying("W13"))
    assert decode_state(encode_state(inner)) == inner
    assert view(inner, 1).stack == inner.stack, "what waits for the outer purchase is open to all"


def test_a_purchase_saved_before_there_were_outer_ones_goes_on() -> None:
    state = on(ask(table(corn=9, others={1: {"corn": 9}}), RunEffect(0, PurchaseWeavings(), "tasks")).state, Pass())
    saved = encode_state(state)
    earlier = saved.replace(b'{"type":"ReturnWeavings","outer":[]}', b'{"type":"ReturnWeavings"}')
    assert earlier != saved
    assert decode_state(earlier) == state


def test_ruling_192_a_god_card_of_the_temple_nests_as_well() -> None:
    card = next(
        name for name, printed in GOD_CARDS.items() if any(isinstance(e, BuildingTask) for e in printed.benefit)
    )
    outer = buying("W13", modules=RURUY, temple="R2R", god_hand=(card,))
    played = on(outer, LayWeaving(0, "right"), Accept(), PlayGodCard(card))
    while not offered(played, ConstructBuilding):
        played = play(played, legal_actions(played)[0]).state
    inner = on(played, ConstructBuilding("X01"), UseAbility("X04"))
    assert inner.decision == ChooseWeavings(0)
    assert tiles(inner) == tiles(outer)
    again = on(inner, Pass(), Pass())
    assert (again.to_act, again.weavings_drawn) == (1, ("W08", "W03"))


def test_rulings_117_and_192_a_leftover_of_an_inner_purchase_is_none_of_the_outer_ones() -> None:
    """Seat 0 buys nothing, seat 1 a leftover that nests a purchase, of which seat 0 buys a leftover: no Newcomer."""
    mine = {**living_in("X05"), "temple": "S0", "corn": 9}
    theirs = {**NESTING, "temple": "S2L", "passives": ("Z04",)}
    state = table(options={"modules": SIMPA}, board=BOARD, others={1: theirs}, **mine)
    asked = on(ask(state, RunEffect(0, PurchaseWeavings(), "tasks")).state, Pass())
    inner = nested(on(asked, BuyWeaving("W13")))
    assert inner.decision == ChooseWeavings(1)
    leftover = on(inner, Pass())
    assert leftover.decision == BuyLeftoverWeaving(0)
    over = on(leftover, BuyWeaving("W07"))
    assert sum(map(len, over.players[0].tapestries)) == 1
    assert isinstance(over.decision, TakeTurn), "X05 has nothing to answer"


def test_rulings_117_and_192_a_purchase_with_another_in_it_is_still_one() -> None:
    inner = nested(buying("W13", **living_in("X04", "X05")))
    leftovers = on(inner, Pass(), Pass())
    assert leftovers.weavings_drawn == ("W08", "W03")
    assert on(leftovers, Pass()).decision.waiting == ("X05",)


def test_ruling_192_nobody_is_asked_early_about_the_outer_leftovers_while_the_inner_ones_are_on_sale() -> None:
    """Seat 2 nests a purchase in that of seat 0; seats 3 and 0 have declined its leftovers, seat 1 is asked."""
    plain = {"temple": "S0", "corn": 9}
    nesting = {**NESTING, "temple": "S2L", "passives": ("Z04",)}
    state = table(4, options={"modules": SIMPA}, board=BOARD, others={1: plain, 2: nesting, 3: plain}, **plain)
    asked = on(ask(state, RunEffect(0, PurchaseWeavings(), "tasks")).state, Pass(), Pass())
    inner = on(nested(on(asked, BuyWeaving("W13"))), Pass())
    assert (inner.to_act, inner.weavings_drawn) == (3, NEXT)
    declined = on(inner, Pass(), Pass())
    assert (declined.to_act, declined.weavings_drawn) == (1, NEXT)
    assert asked_early(view(declined, 3)) is None
    outer = on(declined, Pass())
    assert (outer.to_act, outer.weavings_drawn) == (3, ("W08", "W03"))


# ---------------------------------------------------------------- games that nest as often as they can


def weavers(seed: int) -> State:
    """A game after its set-up, in which one seat has Z04X, and X04 with its Noble."""
    options, random = Options(players=2 + seed % 3, modules=(*SIMPA, "buildings")), Random(seed)
    state = new_game(options, seed)
    while not isinstance(state.decision, TakeTurn):
        state = apply(state, random.choice(legal_actions(state))).state
    state = state.copy()
    owner = state.players[seed % len(state.players)]
    for pile, tile, area in (("passive", "Z04X", "passives"), ("palace", "X04", "palaces")):
        for name in (f"{pile}_stack", f"{pile}_market"):
            setattr(state, name, tuple(other for other in getattr(state, name) if other != tile))
        for player in state.players:
            setattr(player, area, tuple(other for other in getattr(player, area) if other != tile))
        setattr(owner, area, (*getattr(owner, area), tile))
    state.bag = {**state.bag, kind_for("X04"): state.bag[kind_for("X04")] - 1}
    move_in(owner, "X04", kind_for("X04"))
    return state


def ready_to_nest(state: State) -> State:
    """The position with everybody rich and, if it is a turn's beginning, right below what constructs a Palace."""
    for player in state.players:
        player.potato = player.corn = player.stone = player.gold = 12
        if isinstance(state.decision, TakeTurn):
            player.temple, player.lying = "S2L", ()
    state.legal = None
    state.legal = legal_actions(state)
    return state


def wish(state: State, action: Action) -> int:
    """How much an answer does for a purchase within a purchase."""
    match action:
        case UseAbility("X04"):
            return 9
        case BuyWeaving() | Accept() | PlaceWorker():
            return 5
        case PerformTask(icon) if ICONS[icon].task in ("weavings", "building"):
            return 8
        case ConstructBuilding(building):
            return 8 if building.startswith("X") else 3
        case ClimbTo(step):
            return 8 if step == "S3L" else 1
        case PlayGodCard():
            return 4
        case LayWeaving(index, end) if index >= 0 and isinstance(state.decision, ArrangeWeaving):
            row, tile = state.players[state.decision.seat].tapestries[index], state.decision.tile
            left, right = (tile, row[0]) if end == "left" else (row[-1], tile)
            return 9 if WEAVINGS[left].right == WEAVINGS[right].left == "temple" else 2
    return 1


def test_ruling_192_no_weaving_leaves_a_game_that_nests_purchases() -> None:
    nested_ones = 0
    for seed in range(size(6, 20)):
        state, random = weavers(seed), Random(seed)
        while not state.over:
            state = ready_to_nest(state)
            check_conservation(state)
            nested_ones += sum(isinstance(frame, ReturnWeavings) for frame in state.stack) > 1
            wishes = {action: wish(state, action) * random.random() for action in legal_actions(state)}
            state = apply(state, max(wishes, key=wishes.__getitem__)).state
    assert nested_ones > size(4, 15)
