"""Conquest: the casualty, Playing Army cards, markers, and what Soldiers pay for them."""

import pytest

from engine.actions import (
    Activate,
    Conquer,
    DiscardSoldiers,
    FlipSoldiers,
    Pass,
    Pay,
    PlayArmyCard,
    SendCasualty,
    TakeGold,
    TurnUp,
)
from engine.components import CONQUEST
from engine.decisions import ActOrGold, ChooseCasualty, JoinConquest, PaySoldiers, PlayArmy, TakeSecondAction
from engine.events import CasualtyFell, NomadArrived, SoldiersDiscarded, SpaceConquered, TurnedDown
from tests.engine.kit import activated, gains, of, offered, options, play, until

pytestmark = pytest.mark.usefixtures("layout")

ONES = ("A01", "A06", "A11", "A16")  # one Soldier each, four kinds
TWOS = ("A21", "A25", "A28")  # two Soldiers each, three kinds
MANY = tuple(f"A{n:02}" for n in range(1, 11))


def initiated(**position):
    """The active player has activated Conquest and sent the Worker at the corn end."""
    return play(activated("conquest", **position).state, SendCasualty("corn")).state


def acting(**position):
    """The active player acts; the next question is about Army cards in hand or the first marker."""
    return play(initiated(**position), Activate()).state


# ---------------------------------------------------------------- the casualty


@pytest.mark.parametrize(
    ("end", "worker", "left"),
    [
        ("potato", "architect", ("craftsman", "warrior", "courier")),
        ("corn", "courier", ("architect", "craftsman", "warrior")),
    ],
)
def test_a_worker_from_either_end_of_the_village(end, worker, left):
    asked = activated("conquest").state
    assert asked.decision == ChooseCasualty(0)
    assert options(asked) == (SendCasualty("potato"), SendCasualty("corn"))
    outcome = play(asked, SendCasualty(end))
    assert of(outcome, CasualtyFell) == [CasualtyFell(0, worker, end)]
    assert outcome.state.casualties == (worker,)
    assert outcome.state.village == left
    assert outcome.state.decision == ActOrGold(0, "conquest")


def test_two_villagers_are_two_ends():
    asked = activated("conquest", board={"village": ("priest", "warrior")}).state
    assert play(asked, SendCasualty("corn")).state.village == ("priest",)


def test_the_last_villager_is_the_casualty_without_asking():
    outcome = activated("conquest", board={"village": ("priest",), "casualties": ("warrior",)})
    assert outcome.state.casualties == ("warrior", "priest")
    assert outcome.state.village == ()
    assert outcome.state.decision == ActOrGold(0, "conquest")


def test_from_the_nomads_when_the_village_is_empty_and_the_bag_refills_them():
    board = {"village": (), "nomads": ("priest", "warrior", "priest"), "bag": {"architect": 1}}
    asked = activated("conquest", board=board).state
    assert options(asked) == (SendCasualty("priest"), SendCasualty("warrior"))
    outcome = play(asked, SendCasualty("warrior"))
    assert of(outcome, NomadArrived) == [NomadArrived("architect")]
    assert outcome.state.nomads == ("priest", "priest", "architect")
    assert outcome.state.casualties == ("warrior",)


def test_nobody_anywhere_no_casualty():
    outcome = activated("conquest", board={"village": (), "nomads": ()})
    assert of(outcome, CasualtyFell) == []
    assert outcome.state.decision == ActOrGold(0, "conquest")


# ---------------------------------------------------------------- Playing Army cards


@pytest.mark.fixed_layout
def test_the_active_player_plays_the_first_card_free_and_pays_a_potato_for_each_other():
    asked = acting(potato=1, army_hand=ONES[:3])
    assert asked.decision == PlayArmy(0, 1)
    first = play(asked, PlayArmyCard("A06")).state
    assert gains(asked, first) == {"army_hand": -1}
    assert first.players[0].army_up == ("A06",)
    second = play(first, PlayArmyCard("A01")).state
    assert gains(asked, second) == {"army_hand": -2, "potato": -1}
    # The third one cannot be paid.
    assert offered(second, PlayArmyCard) == []
    assert second.players[0].army_hand == ("A11",)


def test_the_others_pay_a_potato_for_each_card():
    asked = acting(others={1: {"potato": 2, "army_hand": ONES}})
    assert asked.decision == PlayArmy(1, 0)
    state = play(asked, PlayArmyCard("A01"), PlayArmyCard("A06")).state
    assert gains(asked, state, 1) == {"potato": -2, "army_hand": -2}
    assert state.decision == JoinConquest(1)


def test_gold_may_stand_in_for_the_potato():
    asked = acting(others={1: {"gold": 1, "potato": 1, "army_hand": ONES}})
    paying = play(asked, PlayArmyCard("A01")).state
    assert set(options(paying)) == {Pay(potato=1), Pay(gold=1)}


def test_without_a_potato_no_card_of_the_others():
    state = acting(others={1: {"corn": 9, "army_hand": ONES}})
    assert isinstance(state.decision, TakeSecondAction)


def test_all_cards_are_played_before_the_first_marker():
    seat = {"potato": 1, "army_hand": ("A01",)}
    others = {1: {**seat, "army_hand": ("A06",)}, 2: {**seat, "army_hand": ("A11",)}}
    state = acting(players=3, **seat, others=others)
    asked = []
    while isinstance(state.decision, PlayArmy):
        asked.append(state.to_act)
        state = play(state, offered(state, PlayArmyCard)[0]).state
    assert asked == [0, 1, 2]
    assert state.decision == JoinConquest(0)


def test_playing_no_card_is_possible():
    state = play(acting(army_hand=("A01",), army_up=("A06",)), Pass()).state
    assert state.players[0].army_hand == ("A01",)
    assert state.decision == JoinConquest(0)


# ---------------------------------------------------------------- markers


@pytest.mark.fixed_layout
def test_one_marker_each_and_a_second_one_for_the_active_player_at_the_end():
    others = {0: {"army_up": ("A02", "A07", "A12")}, 2: {"army_up": ("A03", "A08", "A13")}}
    state = acting(players=3, seat=1, army_up=("A01", "A06", "A11"), others=others)
    assert state.decision == JoinConquest(1)
    state = play(state, Conquer("CH1"), FlipSoldiers("A01")).state
    assert state.decision == JoinConquest(2)
    state = play(state, Conquer("QU1"), FlipSoldiers("A08")).state
    assert state.decision == JoinConquest(0)
    state = play(state, Pass()).state
    assert state.decision == JoinConquest(1, second=True)
    state = play(state, Conquer("QU2"), FlipSoldiers("A06")).state
    assert state.conquest == {"CH1": 1, "QU1": 2, "QU2": 1}
    assert isinstance(state.decision, TakeSecondAction)
    assert [player.markers_left for player in state.players] == [10, 8, 9]


def test_ruling_49_the_active_player_may_decline_the_first_and_take_the_second():
    state = play(acting(army_up=("A01",)), Pass()).state
    assert state.decision == JoinConquest(0, second=True)


@pytest.mark.fixed_layout
def test_only_empty_spaces():
    state = acting(army_up=("A01",), board={"conquest": {"CH1": 1, "AN1": 0}})
    assert {action.space for action in offered(state, Conquer)} == {"QU1", "KU1"}


@pytest.mark.fixed_layout
def test_no_markers_no_conquest():
    assert isinstance(acting(army_up=MANY, markers_left=0).decision, TakeSecondAction)
    outcome = play(acting(army_up=MANY, markers_left=1), Conquer("CH1"), FlipSoldiers("A01"))
    assert of(outcome, SpaceConquered) == [SpaceConquered(0, "CH1")]
    assert isinstance(outcome.state.decision, TakeSecondAction)


def test_only_face_up_cards_in_the_player_area_count():
    assert isinstance(acting(army_down=MANY).decision, TakeSecondAction)
    state = play(acting(army_hand=MANY), Pass()).state
    assert isinstance(state.decision, TakeSecondAction)


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("army", "reach"),
    [
        (("A01",), {(0, 1), (1, 0)}),
        (("A21",), {(0, 1), (1, 0), (0, 2)}),
        (("A01", "A02"), {(0, 1), (1, 0), (0, 2), (1, 1)}),
        (("A01", "A21"), {(0, 1), (1, 0), (0, 2), (1, 1), (1, 2)}),
        (("A21", "A25"), {(0, 1), (1, 0), (0, 2), (1, 1), (1, 2), (2, 2)}),
        (("A01", "A02", "A21"), {(0, 1), (1, 0), (0, 2), (1, 1), (1, 2), (2, 2), (1, 3)}),
        (("A01", "A21", "A25"), {(0, 1), (1, 0), (0, 2), (1, 1), (1, 2), (2, 2), (1, 3), (2, 3)}),
        (("A01", "A02", "A03", "A04"), {(0, 1), (1, 0), (0, 2), (1, 1), (1, 2), (2, 2), (1, 3)}),
        (("A21", "A25", "A28"), {(0, 1), (1, 0), (0, 2), (1, 1), (1, 2), (2, 2), (1, 3), (2, 3)}),
    ],
)
def test_spaces_in_reach_of_an_army(army, reach):
    """An Army card serves either the discard or the flip, whatever its Soldiers."""
    state = acting(army_up=army)
    expected = {space.id for space in CONQUEST.values() if (space.discard, space.flip) in reach}
    assert {action.space for action in offered(state, Conquer)} == expected


# ---------------------------------------------------------------- paying with Soldiers


@pytest.mark.fixed_layout
def test_the_benefit_comes_first_then_the_soldiers():
    before = acting(army_up=("A01", "A06", "A21"))
    asked = play(before, Conquer("CH3")).state
    assert asked.players[0].vp == 14
    assert asked.decision == PaySoldiers(0, 1, 2)


@pytest.mark.fixed_layout
def test_the_player_chooses_which_soldiers():
    asked = play(acting(army_up=("A01", "A06", "A21", "A25")), Conquer("CH3")).state
    # 1 to discard, 2 to flip: any card may be discarded as long as two Soldiers remain for the flip.
    assert options(asked) == tuple(DiscardSoldiers(card) for card in ("A01", "A06", "A21", "A25"))
    flipping = play(asked, DiscardSoldiers("A06")).state
    assert options(flipping) == tuple(FlipSoldiers(card) for card in ("A01", "A21", "A25"))
    # One Soldier is not enough: another card must follow.
    more = play(flipping, FlipSoldiers("A01")).state
    assert more.decision == PaySoldiers(0, 0, 1)
    outcome = play(more, FlipSoldiers("A25"))
    assert of(outcome, TurnedDown) == [TurnedDown(0, "A25")]
    assert outcome.state.players[0].army_up == ("A21",)
    assert outcome.state.players[0].army_down == ("A01", "A25")
    assert outcome.state.army_discard == ("A06",)


@pytest.mark.fixed_layout
def test_what_would_leave_too_few_for_the_flip_cannot_be_discarded():
    outcome = play(acting(army_up=("A01", "A21")), Conquer("CH3"))
    # Only the single Soldier can go, only the pair can be flipped: both answer themselves.
    assert of(outcome, SoldiersDiscarded) == [SoldiersDiscarded(0, "A01")]
    assert outcome.state.players[0].army_down == ("A21",)


@pytest.mark.fixed_layout
def test_a_single_soldier_may_be_too_little_for_the_discard():
    # 2 to discard and 3 to flip: with one card of one Soldier and two of two, a pair must be discarded.
    asked = play(acting(army_up=("A01", "A21", "A25")), Conquer("KU6")).state
    assert options(asked) == (DiscardSoldiers("A21"), DiscardSoldiers("A25"))
    state = play(asked, DiscardSoldiers("A25"), FlipSoldiers("A01")).state
    assert state.players[0].army_down == ("A01", "A21")


@pytest.mark.fixed_layout
def test_cards_that_look_alike_are_one_choice():
    asked = play(acting(army_up=("A01", "A02", "A06")), Conquer("CH1")).state
    assert options(asked) == (FlipSoldiers("A01"), FlipSoldiers("A06"))


@pytest.mark.fixed_layout
def test_a_conquest_that_rejuvenates_may_flip_the_card_turned_up():
    asked = play(acting(army_up=("A21",), army_down=("A25",)), Conquer("KU2")).state
    state = play(asked, TurnUp("A25")).state
    assert options(state) == (FlipSoldiers("A21"), FlipSoldiers("A25"))


# ---------------------------------------------------------------- gold instead


@pytest.mark.fixed_layout
def test_gold_instead_no_cards_no_markers_but_a_casualty_and_the_others_go_on():
    follower = {"army_up": ("A06",), "army_hand": ("A07",), "potato": 1}
    asked = initiated(army_up=("A01",), army_hand=("A02",), others={1: follower})
    state = play(asked, TakeGold()).state
    assert len(state.casualties) == 1
    assert state.decision == PlayArmy(1, 0)
    state = play(state, PlayArmyCard("A07")).state
    assert state.decision == JoinConquest(1)
    state = play(state, Conquer("QU1")).state
    state = until(state, TakeSecondAction)
    assert gains(asked, state) == {"gold": 1}
    assert state.players[0].army_up == ("A01",)
