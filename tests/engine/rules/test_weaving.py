"""Weavings, Tapestries and the Merchant."""

import pytest

from engine.actions import (
    Accept,
    BuyWeaving,
    ConsultOracle,
    Exchange,
    LayWeaving,
    Pass,
    Pay,
    TakeBenefit,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.benefits import ClimbTemple, FreeWeaving
from engine.components import WEAVINGS
from engine.decisions import ArrangeWeaving, BuyEffect, BuyLeftoverWeaving, ChooseFreeWeaving, ChooseWeavings, TakeTurn
from engine.events import Paid, WeavingBought, WeavingRevealed, WeavingsDrawn, WeavingsReturned
from engine.procedures import RunEffect
from engine.resources import Cost
from tests.engine.kit import ask, gains, may_perform, of, offered, options, performing, play, table

STACK = ("W01", "W02", "W07", "W08", "W12", "W17")
DRAWN = tuple(BuyWeaving(tile) for tile in STACK[:3])


def purchasing(**position):
    """The seat whose turn it is looks at W01, W02 and W07."""
    board = {"weavings": STACK, **position.pop("board", {})}
    return performing(table(**position, board=board), "weavings")


def buy(state, *tiles):
    """Buy these tiles, each for a Tapestry of its own; a tile that fits no other one starts one by itself."""
    state = play(state, *map(BuyWeaving, tiles)).state
    if isinstance(state.decision, ChooseWeavings):
        state = play(state, Pass()).state
    while isinstance(state.decision, ArrangeWeaving):
        state = play(state, LayWeaving(-1, "right")).state
    return state


# ---------------------------------------------------------------- the purchase


def test_three_tiles_are_drawn_with_the_face_up_one():
    outcome = purchasing(corn=6)
    assert of(outcome, WeavingsDrawn) == [WeavingsDrawn(0, STACK[:3])]
    assert options(outcome.state) == (*DRAWN, Pass())
    assert outcome.commits


@pytest.mark.parametrize(("number", "corn"), [(1, 1), (2, 3), (3, 6)])
def test_one_two_three_weavings_cost_one_three_six_corn(number, corn):
    state = buy(purchasing(corn=corn).state, *STACK[:number])
    assert gains(table(corn=corn), state) == {"corn": -corn, "weavings": number}
    assert isinstance(state.decision, TakeTurn)


@pytest.mark.parametrize(("number", "corn"), [(2, 2), (3, 5)])
def test_the_next_weaving_must_be_paid_in_full(number, corn):
    state = buy(purchasing(corn=corn).state, *STACK[: number - 1])
    assert offered(state, BuyWeaving) == []


def test_gold_may_stand_in_for_the_corn():
    asked = play(purchasing(corn=1, gold=1).state, BuyWeaving("W02")).state
    assert set(options(asked)) == {Pay(corn=1), Pay(gold=1)}
    assert gains(asked, play(asked, Pay(gold=1)).state) == {"gold": -1, "weavings": 1}


def test_none_need_be_bought_and_all_go_under_the_stack():
    outcome = play(purchasing(corn=6).state, Pass())
    state = outcome.state
    assert of(outcome, WeavingsReturned) == [WeavingsReturned(STACK[:3])]
    assert of(outcome, WeavingRevealed) == [WeavingRevealed("W08")]
    assert state.weavings == STACK[3:] + STACK[:3]
    assert state.weaving_face_up
    assert state.weavings_drawn == ()


def test_leftovers_are_offered_in_turn_order_one_each():
    rich = {"corn": 9}
    state = purchasing(players=4, seat=2, corn=1, others={0: rich, 1: rich, 3: rich}).state
    state = buy(state, "W02")
    assert state.decision == BuyLeftoverWeaving(3)
    assert options(state) == (BuyWeaving("W01"), BuyWeaving("W07"), Pass())
    outcome = play(state, BuyWeaving("W07"))
    assert of(outcome, WeavingBought) == [WeavingBought(3, "W07", True)]
    assert gains(state, outcome.state, 3) == {"corn": -2, "weavings": 1}
    assert outcome.state.decision == BuyLeftoverWeaving(0)
    declined = play(outcome.state, Pass()).state
    assert declined.decision == BuyLeftoverWeaving(1)
    bought = play(declined, BuyWeaving("W01")).state
    assert bought.to_act == 2
    assert bought.weavings == STACK[3:]


def test_who_cannot_pay_or_finds_nothing_left_is_not_asked():
    everybody = {1: {"corn": 1}, 2: {"corn": 2}, 3: {"corn": 1, "gold": 1}}
    state = buy(purchasing(players=4, corn=1, others=everybody).state, "W02")
    assert state.decision == BuyLeftoverWeaving(2)
    state = play(state, BuyWeaving("W01")).state
    assert state.decision == BuyLeftoverWeaving(3)
    bought_out = buy(purchasing(players=3, corn=6, others={1: {"corn": 9}, 2: {"corn": 9}}).state, *STACK[:3])
    assert bought_out.to_act == 0


def test_a_leftover_joins_the_buyers_tapestry():
    state = play(purchasing(corn=1, others={1: {"corn": 2, "tapestries": (("SW03",),)}}).state, Pass()).state
    asked = play(state, BuyWeaving("W01")).state
    assert asked.decision == ArrangeWeaving(1, "W01")
    assert play(asked, LayWeaving(0, "left")).state.players[1].tapestries == (("W01", "SW03"),)


def test_fewer_than_three_tiles_left():
    asked = purchasing(corn=6, board={"weavings": ("W08", "W12")}).state
    assert offered(asked, BuyWeaving) == [BuyWeaving("W08"), BuyWeaving("W12")]
    last = play(asked, BuyWeaving("W08"), BuyWeaving("W12"), LayWeaving(0, "right")).state
    assert (last.weavings, last.weavings_drawn) == ((), ())
    assert not may_perform(last, "weavings")


# ---------------------------------------------------------------- Tapestries


def arranging(tile: str, *tapestries: tuple[str, ...]):
    return ask(table(tapestries=tapestries), ArrangeWeaving(0, tile)).state


def test_a_tapestry_never_holds_a_pattern_twice():
    # W01 and SW01 are both stripes; SW02 is not.
    state = arranging("W01", ("SW03", "SW01"), ("SW02",))
    assert options(state) == (LayWeaving(1, "left"), LayWeaving(1, "right"), LayWeaving(-1, "right"))


def test_a_new_weaving_goes_to_either_end_and_nothing_else_moves():
    rows = (("SW03", "W02"), ("SW02",))
    state = arranging("W17", *rows)
    assert [play(state, action).state.players[0].tapestries for action in options(state)] == [
        (("W17", "SW03", "W02"), ("SW02",)),
        (("SW03", "W02", "W17"), ("SW02",)),
        (rows[0], ("W17", "SW02")),
        (rows[0], ("SW02", "W17")),
        (*rows, ("W17",)),
    ]


def test_edges_need_not_match():
    assert WEAVINGS["SW03"].right != WEAVINGS["W07"].left
    assert LayWeaving(0, "right") in options(arranging("W07", ("SW03",)))


def test_where_no_tapestry_can_take_it_a_new_one_begins_by_itself():
    state = ask(table(tapestries=(("SW01",),)), ArrangeWeaving(0, "W01")).state
    assert state.players[0].tapestries == (("SW01",), ("W01",))


# ---------------------------------------------------------------- free Weavings


def test_two_free_weavings_are_chosen_one_after_the_other():
    before = table(board={"weavings": STACK}, others={1: {"corn": 9}})
    asked = ask(before, RunEffect(0, FreeWeaving(2), "conquest")).state
    assert asked.decision == ChooseFreeWeaving(0, 2)
    state = play(asked, TakeWeavingBeneath()).state
    assert state.players[0].tapestries == (("W02",),)
    # Both are stripes, so that the second one starts a Tapestry by itself.
    state = play(state, TakeTopWeaving()).state
    assert state.players[0].tapestries == (("W02",), ("W01",))
    assert state.weavings == STACK[2:]
    assert state.weaving_face_up
    assert state.to_act == 0


def test_the_last_weavings_can_be_taken_and_then_there_are_none():
    before = table(board={"weavings": ("W01",)})
    state = ask(before, RunEffect(0, FreeWeaving(2), "conquest")).state
    assert state.players[0].tapestries == (("W01",),)
    assert state.weavings == ()


# ---------------------------------------------------------------- the Merchant


@pytest.mark.parametrize(
    ("tapestry", "answers", "expected"),
    [
        (("SW01", "W17"), (), {"gold": 1}),
        (("W09", "W26"), (), {"stone": 2}),
        (("SW03", "W03"), (), {"potato": 3}),
        (("W02", "W14"), (), {"god_hand": 1, "potato": 1}),
        (("SW02", "W01"), (TurnUp("A01"),), {}),
        (("SW02", "W01"), (Pass(),), {}),
        (("W03", "W09"), (), {"army_hand": 1}),
        (("W04", "W13"), (Accept(),), {"gold": -1, "temple": 1}),
        (("W04", "W13"), (Pass(),), {}),
        (("W08", "W18"), (), {"vp": 3}),
    ],
)
def test_the_eight_rewards(tapestry, answers, expected):
    before = table(tapestries=(tapestry,), gold=1, temple=2, army_down=("A01",), production_down=("P01",))
    state = play(performing(before, "merchant").state, *answers).state
    assert gains(before, state) == expected
    rejuvenated = TurnUp("A01") in answers
    assert state.players[0].army_up == (("A01",) if rejuvenated else ())
    assert isinstance(state.decision, TakeTurn)


def test_rejuvenation_by_a_match_is_one_building_or_one_army_card_for_free():
    before = table(tapestries=(("SW02", "W01"),), army_down=("A01",), production_down=("P01",))
    asked = performing(before, "merchant").state
    assert options(asked) == (TurnUp("P01"), TurnUp("A01"), Pass())
    assert gains(before, play(asked, TurnUp("P01")).state) == {}


def test_a_match_is_a_right_edge_next_to_an_equal_left_edge():
    # Turned round, the same two tiles touch with other edges.
    assert not may_perform(table(tapestries=(("W03", "SW03"),)), "merchant")
    assert may_perform(table(tapestries=(("SW03", "W03"),)), "merchant")
    # Tiles of two Tapestries do not touch.
    assert not may_perform(table(tapestries=(("SW03",), ("W03",))), "merchant")


def test_every_match_of_every_tapestry_pays():
    before = table(tapestries=(("SW03", "W03", "W09", "W26"), ("W08", "W18", "W13")), gold=1, temple=2)
    state = performing(before, "merchant").state
    # potato, army, stone; vp and temple
    assert gains(before, state) == {"potato": 3, "stone": 2, "vp": 3}
    state = play(state, TakeBenefit(0)).state
    assert state.decision == BuyEffect(0, Cost(gold=1), ClimbTemple(1), "merchant")
    assert gains(before, play(state, Accept()).state) == {
        "potato": 3,
        "stone": 2,
        "vp": 3,
        "army_hand": 1,
        "gold": -1,
        "temple": 1,
    }


def test_gold_of_one_match_may_pay_for_the_temple_step_of_another():
    before = table(tapestries=(("SW01", "W17"), ("W04", "W13")), temple=2)
    asked = performing(before, "merchant").state
    assert gains(before, play(asked, Accept()).state) == {"temple": 1}


def test_ruling_46_a_match_does_not_help_to_pay_for_its_own_purchase():
    # With Z04 the gold of a match comes at once: SW01 ends in gold, and W17 begins with it.
    board = {"weavings": ("W17", "W02", "W07")}
    asked = purchasing(corn=2, passives=("Z04",), tapestries=(("SW01",),), board=board).state
    # A second tile would be 3 corn for both, which the gold would make up for, if it came before.
    laying = play(asked, BuyWeaving("W17")).state
    assert laying.decision == ArrangeWeaving(0, "W17")
    assert gains(asked, laying) == {"corn": -1}
    assert gains(laying, play(laying, LayWeaving(0, "right")).state) == {"gold": 1, "weavings": 1}
    # So it is where there is a choice of what to pay.
    rich = purchasing(corn=1, gold=1, passives=("Z04",), tapestries=(("SW01",),), board=board).state
    paying = play(rich, BuyWeaving("W17")).state
    assert set(options(paying)) == {Pay(corn=1), Pay(gold=1)}
    assert gains(rich, play(paying, Pay(gold=1)).state) == {"gold": -1}


def test_ruling_194_picks_that_can_no_longer_be_paid_are_asked_for_anew():
    asked = purchasing(corn=3, passives=("Z15",)).state
    picked = play(asked, BuyWeaving("W02"), BuyWeaving("W07")).state
    assert picked.decision == ChooseWeavings(0, ("W02", "W07"))
    # Two corn become one gold, and what is left pays for one tile only: which one is not the table's to say.
    short = play(picked, Exchange("corn", "gold")).state
    assert not offered(short, BuyWeaving)
    outcome = play(short, Pass())
    assert not of(outcome, WeavingBought)
    assert not of(outcome, Paid)
    assert outcome.state.decision == ChooseWeavings(0)
    assert offered(outcome.state, BuyWeaving) == [BuyWeaving("W01"), BuyWeaving("W02"), BuyWeaving("W07")]
    assert of(play(outcome.state, BuyWeaving("W07"), Pass()), WeavingBought) == [WeavingBought(0, "W07", False)]
    # Whoever has the corn again in time goes on with what was picked.
    again = play(short, Exchange("gold", "corn"), Pass())
    assert of(again, WeavingBought) == [WeavingBought(0, "W02", False), WeavingBought(0, "W07", False)]


def test_ruling_194_whoever_can_do_nothing_else_is_asked_anew_at_once():
    """A potato and the gold that would have paid for a second Weaving are gone for a God card."""
    area = {"corn": 2, "gold": 1, "passives": ("Z19",), "god_hand": ()}
    picked = play(purchasing(**area).state, BuyWeaving("W02"), BuyWeaving("W07")).state
    outcome = play(picked, ConsultOracle())
    assert not of(outcome, WeavingBought)
    assert outcome.state.decision == ChooseWeavings(0)
    assert offered(outcome.state, BuyWeaving)


def test_ruling_46_tiles_are_picked_one_after_the_other_and_laid_in_that_order():
    state = play(purchasing(corn=3, tapestries=(("SW03",),)).state, BuyWeaving("W07")).state
    assert state.decision == ChooseWeavings(0, ("W07",))
    assert offered(state, BuyWeaving) == [BuyWeaving("W01"), BuyWeaving("W02")]
    bought = play(state, BuyWeaving("W02"))
    assert of(bought, WeavingBought) == [WeavingBought(0, "W07", False), WeavingBought(0, "W02", False)]
    assert of(bought, Paid) == [Paid(0, 0, 3, 0, 0)]
    assert bought.state.decision == ArrangeWeaving(0, "W07")
    assert play(bought.state, LayWeaving(0, "right")).state.decision == ArrangeWeaving(0, "W02")
