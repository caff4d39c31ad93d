"""The Nation tiles VN01 to VN05: where a Vassal goes, what it brings at once, and what it changes for good."""

from typing import Any

import pytest

from engine import State, queries, why_not
from engine.actions import (
    Accept,
    ChooseReward,
    LayWeaving,
    MoveHighPriest,
    Pay,
    PlaceVassal,
    UseAbility,
    WalkHighPriest,
)
from engine.benefits import Gain, Merchant, MovePriest
from engine.components import CONQUEST, SPACES, WEAVINGS
from engine.decisions import (
    ArrangeWeaving,
    BuyEffect,
    ChooseCasualty,
    ChooseOne,
    ChooseWalk,
    TakeSecondAction,
    UseAbilities,
)
from engine.draft import Draft
from engine.errors import Reason
from engine.events import (
    AnsweredByItself,
    Gained,
    HighPriestMoved,
    Scored,
    StepsUsed,
    TempleClimbed,
    VassalPlaced,
    WeavingMatched,
)
from engine.procedures import RunEffect
from engine.rules.placement import answer_for_steps
from engine.temple import top
from tests.engine.kit import ask, changed, gains, of, offered, options, place, play
from tests.engine.kit.vassals import REGION, land, manned, places, spread, use

VN01 = "VN01"


def test_a_place_that_the_tile_does_not_name_is_refused() -> None:
    asked = play(spread(land("VN02", potato=1)).state, Accept()).state
    assert why_not(asked, PlaceVassal("6")) == Reason("no_place_for_vassal", {"tile": "VN02"})
    assert why_not(asked, PlaceVassal("AN4")) == Reason("no_place_for_vassal", {"tile": "VN02"})


# ---------------------------------------------------------------- VN01


def weaver(*tapestries: tuple[str, ...], covered: tuple[str, ...] = (), **mine: Any) -> State:
    return land(VN01, tapestries=tapestries, vassals=manned(*covered, tile=VN01), **{"potato": 1, **mine})


def rewards(state: State) -> list[str]:
    """What a Merchant of seat 0 pays."""
    outcome = ask(state, RunEffect(0, Merchant(1), "merchant"))
    return [event.reward for event in of(outcome, WeavingMatched)]


def test_ruling_88_vn01_any_uncovered_edge_inside_or_at_the_end() -> None:
    state = weaver(("SW01", "SW02"), ("W03",), covered=("SW02:left",))
    assert places(state) == ["SW01:left", "SW01:right", "SW02:right", "W03:left", "W03:right"]


def test_vn01_gives_the_reward_of_the_icon_it_covers() -> None:
    state = weaver(("W31",))
    assert (WEAVINGS["W31"].left, WEAVINGS["W31"].right) == ("gold", "potato")
    assert gains(state, use(state, "W31:left").state) == {"potato": -1, "gold": 1}
    assert gains(state, use(state, "W31:right").state) == {"potato": 2}


def test_ruling_88_vn01_the_temple_icon_for_its_gold() -> None:
    tile = next(name for name, weaving in WEAVINGS.items() if weaving.right == "temple")
    paid = play(spread(weaver((tile,), gold=1)).state, Accept(), Pay(potato=1)).state
    asked = play(paid, PlaceVassal(f"{tile}:right")).state
    assert isinstance(asked.decision, BuyEffect)
    climbed = play(asked, Accept())
    assert of(climbed, TempleClimbed)[0].seat == 0
    assert climbed.state.players[0].gold < asked.players[0].gold


def test_vn01_matches_whatever_icon_is_adjacent_from_then_on() -> None:
    unlike = ("SW02", "SW03")
    assert rewards(weaver(unlike)) == []
    assert rewards(weaver(unlike, covered=("SW02:right",))) == [WEAVINGS["SW03"].left]
    assert rewards(weaver(unlike, covered=("SW03:left",))) == [WEAVINGS["SW02"].right]
    assert rewards(weaver(unlike, covered=("SW02:left", "SW03:right"))) == []


def test_ruling_89_vn01_two_vassals_face_to_face_match_nothing() -> None:
    assert rewards(weaver(("SW01", "SW02"))) == ["gold"]
    assert rewards(weaver(("SW01", "SW02"), covered=("SW01:right",))) == ["gold"]
    assert rewards(weaver(("SW01", "SW02"), covered=("SW01:right", "SW02:left"))) == []
    assert rewards(weaver(("SW02", "SW03"), covered=("SW02:right", "SW03:left"))) == []


@pytest.mark.parametrize("end", ["left", "right"])
def test_ruling_89_vn01_a_weaving_laid_against_the_vassal_matches(end: str) -> None:
    state = weaver(("SW03",), covered=(f"SW03:{end}",), passives=("Z04",))
    laying = ask(state, ArrangeWeaving(0, "W24")).state
    outcome = play(laying, LayWeaving(0, end))
    facing = WEAVINGS["W24"].right if end == "left" else WEAVINGS["W24"].left
    assert of(outcome, WeavingMatched) == [WeavingMatched(0, facing)]


@pytest.mark.parametrize(
    ("tapestry", "place", "covered", "matched"),
    [
        (("SW02", "SW03"), "SW02:right", (), True),
        (("SW02", "SW03"), "SW03:left", (), True),
        (("SW02", "SW03"), "SW02:left", (), False),
        (("SW01", "SW02"), "SW01:right", (), False),  # these edges matched before
        (("SW02", "SW03"), "SW02:right", ("SW03:left",), False),  # face to face
    ],
)
def test_ruling_90_vn01_a_match_made_by_the_vassal_is_new_for_z04(
    tapestry: tuple[str, ...], place: str, covered: tuple[str, ...], matched: bool
) -> None:
    outcome = use(weaver(tapestry, covered=covered, passives=("Z04",), army_down=("A01",)), place)
    found = of(outcome, WeavingMatched)
    while not matched and not isinstance(outcome.state.decision, TakeSecondAction):
        outcome = play(outcome.state, options(outcome.state)[-1])
        found += of(outcome, WeavingMatched)
    assert bool(found) == matched


def test_ruling_265_vn01_a_vassal_may_end_a_match() -> None:
    state = weaver(("SW02", "SW03"), covered=("SW02:right",))
    assert rewards(state) == [WEAVINGS["SW03"].left]
    outcome = use(state, "SW03:left")
    assert rewards(changed(outcome.state, stack=state.stack)) == []


def test_ruling_90_vn01_without_z04_a_new_match_waits_for_the_merchant() -> None:
    assert not of(use(weaver(("SW02", "SW03")), "SW03:left"), WeavingMatched)


def test_ruling_90_vn01_stays_on_its_edge_wherever_the_tile_goes() -> None:
    moved = weaver(("SW03", "SW02"), covered=("SW02:right",))
    assert rewards(moved) == []
    assert rewards(changed_tapestries(moved, ("SW02", "SW03"))) == [WEAVINGS["SW03"].left]
    assert queries.all_matches(changed_tapestries(moved, ("SW02", "SW03")), 0) == [WEAVINGS["SW03"].left]


def changed_tapestries(state: State, *tapestries: tuple[str, ...]) -> State:
    state = changed(state)
    state.players[0].tapestries = tapestries
    return state


def test_vn01_serves_its_owner_only_and_makes_a_merchant_performable() -> None:
    state = weaver(("SW02", "SW03"), covered=("SW02:right",))
    assert queries.is_performable(state, 0, "merchant")
    assert not queries.is_performable(weaver(("SW02", "SW03")), 0, "merchant")
    assert queries.covered_edges(state, 1) == frozenset()
    assert queries.matching_weavings(("SW02", "SW03"), queries.covered_edges(state, 0)) == (1,)


# ---------------------------------------------------------------- VN02


def roads(*sections: str, seat: int = 0, **mine: Any) -> State:
    return land("VN02", vassals=manned(*sections, tile="VN02", seat=seat), **{"priest": 1, "potato": 5, **mine})


def moves(state: State) -> list[int]:
    return [action.spaces for action in offered(state, MoveHighPriest)]


def test_vn02_any_coricancha_space_without_a_vassal_of_anybody() -> None:
    state = land("VN02", potato=1, vassals=manned("2", tile="VN02") + manned("4", tile="VN02", seat=1))
    assert places(state) == ["1", "3", "5"]
    outcome = use(state, "3")
    assert of(outcome, VassalPlaced) == [VassalPlaced(0, "VN02", "3")]
    assert gains(state, outcome.state) == {"potato": -1}


@pytest.mark.parametrize(
    ("sections", "reached"),
    [
        ((), [1, 2]),
        (("2",), [1, 2, 3]),
        (("3",), [1, 2, 3]),
        (("4",), [1, 2]),
        (("2", "3"), [1, 2, 3, 4]),
        (("2", "4"), [1, 2, 3, 4]),
        (("1",), [1, 2]),
        (("2", "3", "4"), [1, 2, 3, 4, 5]),
        (("2", "3", "4", "5"), [1, 2, 3, 4, 5]),
    ],
)
def test_ruling_91_a_space_skipped_is_not_counted(sections: tuple[str, ...], reached: list[int]) -> None:
    assert moves(roads(*sections)) == reached
    assert moves(roads(*sections, potato=0)) == [1, 2]


def test_ruling_91_each_space_skipped_costs_a_potato() -> None:
    state = roads("2", "3")
    assert {far: cost.potato for far, cost in queries.priest_reach(state, 0, 2).items()} == {1: 0, 2: 0, 3: 1, 4: 2}
    outcome = play(state, MoveHighPriest(4))
    assert of(outcome, HighPriestMoved) == [HighPriestMoved(0, 5)]
    assert gains(state, outcome.state) == {"potato": -2}
    assert moves(roads("2", "3", potato=1)) == [1, 2, 3]
    assert why_not(roads("2", potato=0), MoveHighPriest(3)) == Reason("too_poor", {"needs_potato": 1})
    assert why_not(roads("2"), MoveHighPriest(4)) == Reason("too_far", {"most": 3})


def test_ruling_91_gold_may_stand_in_and_landing_there_is_allowed() -> None:
    state = roads("2", potato=0, gold=1)
    assert moves(state) == [1, 2, 3]
    assert gains(state, play(state, MoveHighPriest(3)).state) == {"gold": -1}
    assert play(state, MoveHighPriest(1)).state.players[0].priest == 2
    mixed = play(roads("2", potato=1, gold=1), MoveHighPriest(3)).state
    assert set(offered(mixed, Pay)) == {Pay(potato=1), Pay(gold=1)}
    assert isinstance(play(mixed, Pay(gold=1)).state.decision, ChooseCasualty)


def test_ruling_92_vn02_serves_its_owner_only_and_hinders_nobody() -> None:
    state = roads("2", "3", seat=1)
    assert moves(state) == [1, 2]
    assert play(state, MoveHighPriest(1)).state.players[0].priest == 2
    both = land("VN02", vassals=manned("5", tile="VN02") + manned("2", tile="VN02", seat=1), priest=1, potato=5)
    assert moves(both) == [1, 2]


def test_ruling_92_vn02_in_za5() -> None:
    state = roads("2", "3", passives=("ZA5",), corn=1, potato=2)
    assert offered(state, WalkHighPriest) == [WalkHighPriest(1), WalkHighPriest(2), WalkHighPriest(3)]
    walked = play(state, WalkHighPriest(3)).state
    assert (walked.players[0].priest, walked.players[0].corn, walked.players[0].potato) == (4, 0, 0)
    assert offered(roads("2", passives=("ZA5",), corn=1, potato=0), WalkHighPriest) == [WalkHighPriest(1)]
    assert offered(roads("2", passives=("ZA5",), corn=0, potato=5), WalkHighPriest) == []


def test_ruling_92_vn02_in_a_move_that_an_effect_bids() -> None:
    bid = RunEffect(0, MovePriest(1), "temple")
    asked = ask(roads("2"), bid).state
    assert asked.decision == ChooseWalk(0)
    assert offered(asked, WalkHighPriest) == [WalkHighPriest(1), WalkHighPriest(2)]
    assert why_not(asked, WalkHighPriest(3)) == Reason("too_far", {"most": 2})
    walked = play(asked, WalkHighPriest(2))
    assert of(walked, HighPriestMoved) == [HighPriestMoved(0, 3)]
    assert gains(asked, walked.state) == {"potato": -1}
    for state in (roads(), roads("3"), roads("2", potato=0), roads("2", seat=1)):
        moved = ask(state, bid)
        assert moved.state.players[0].priest == 2
        assert not of(moved, AnsweredByItself)


def test_ruling_92_vn02_in_x15() -> None:
    vassals = manned("2", tile="VN02")
    state = land(
        "VN02",
        options={"modules": ("vassals", "nobles")},
        vassals=vassals,
        palaces=("X15",),
        nobles={"X15": "craftsman"},
        workers=("priest",),
        potato=9,
        gold=1,
    )
    asked = play(place(state, "priest", "T1b").state, UseAbility("X15")).state
    assert asked.decision == ChooseWalk(0)
    assert play(asked, WalkHighPriest(2)).state.players[0].priest == 3


def test_ruling_261_all_the_way_round_and_no_further() -> None:
    state = roads("2", "3", "4", "5")
    prices = {far: cost.potato for far, cost in queries.priest_reach(state, 0, 1).items()}
    assert prices == {1: 0, 2: 1, 3: 2, 4: 3, 5: 4}
    round_about = play(state, MoveHighPriest(5))
    assert of(round_about, HighPriestMoved) == [HighPriestMoved(0, 1)]
    assert gains(state, round_about.state) == {"potato": -3}


# ---------------------------------------------------------------- VN03


def stairs(*spots: str, owner: int = 0, **mine: Any) -> State:
    built = {"S1u": owner, "S1l": 1 - owner}
    return land("VN03", board={"steps": built}, vassals=manned(*spots, tile="VN03", seat=owner), **mine)


def test_vn03_on_ones_own_steps_with_or_without_a_vassal() -> None:
    assert places(stairs(potato=1)) == ["S1u"]
    assert places(stairs("S1u", potato=1)) == ["S1u"]


def test_ruling_93_vn03_repeats_the_benefit_but_not_the_vp_for_an_upper_marker() -> None:
    state = land("VN03", potato=1, board={"steps": {"S1u": 1, "S1l": 0}})
    outcome = use(state)
    assert gains(state, outcome.state) == {"vp": 4, "corn": 1, "potato": 1}
    assert gains(state, outcome.state, 1) == {}


@pytest.mark.parametrize("walker", [0, 1])
def test_ruling_93_vn03_pays_whenever_anybody_uses_the_steps(walker: int) -> None:
    state = stairs("S1u", owner=walker ^ 1 if walker else 0, potato=9, gold=1, workers=("courier",))
    owner = state.steps["S1u"]
    outcome = place(state, "courier", "M1b")
    assert isinstance(outcome.state.decision, ChooseOne)
    assert outcome.state.decision.seat == owner
    assert outcome.state.decision.options == ((Gain("corn", 1),), (Gain("potato", 1),), (Gain("stone", 1),))
    stone = play(outcome.state, ChooseReward(2))
    assert of(stone, Gained)[0] == Gained(owner, "stone", 1, "nations")


def test_ruling_93_vn03_besides_the_vp_and_not_for_other_steps() -> None:
    others = stairs("S1l", owner=1, potato=9, gold=1, workers=("courier",))
    others = changed(others, steps={"S1u": 0, "S1l": 1})
    outcome = place(others, "courier", "B1a")
    assert of(outcome, StepsUsed) == [StepsUsed(1, 0, "S1l")]
    assert of(outcome, Scored) == [Scored(1, 1, "steps_used")]
    assert outcome.state.decision.seat == 1
    not_below = place(stairs("S1u", potato=9, gold=1, workers=("courier",)), "courier", "T1a")
    assert not isinstance(not_below.state.decision, ChooseOne)


def test_ruling_93_vn03_pays_also_where_an_ability_waits_for_a_warrior_with_somebody_to_bring_back() -> None:
    state = stairs("S1u", potato=9, gold=1, workers=("warrior",), passives=("Z03",))
    state = changed(state, hill={SPACES["M1b"].neighbours[0]: "courier"})
    outcome = place(state, "warrior", "M1b")
    assert isinstance(outcome.state.decision, ChooseOne)
    assert isinstance(play(outcome.state, ChooseReward(2)).state.decision, UseAbilities)


def test_ruling_84_vn03_each_vassal_on_the_steps_works() -> None:
    state = stairs("S1u", "S1u", potato=9, gold=1, workers=("courier",))
    outcome = play(place(state, "courier", "M1b").state, ChooseReward(0))
    assert isinstance(outcome.state.decision, ChooseOne)
    assert play(outcome.state, ChooseReward(0)).state.players[0].corn == 2


def test_ruling_264_vn03_owners_choose_in_turn_order_from_who_places() -> None:
    vassals = manned("S1u", tile="VN03", seat=1) + manned("S1l", tile="VN03")
    state = land("VN03", vassals=vassals, board={"steps": {"S1u": 1, "S1l": 0}})
    draft = Draft(state.copy())
    answer_for_steps(draft, 0, "B1a")
    assert [frame.seat for frame in draft.state.stack[-2:]] == [1, 0]
    draft = Draft(state.copy())
    answer_for_steps(draft, 1, "B1a")
    assert [frame.seat for frame in draft.state.stack[-2:]] == [0, 1]


# ---------------------------------------------------------------- VN04


def test_vn04_five_bottom_segments_with_one_vassal_of_anybody_each() -> None:
    state = land("VN04", potato=1, vassals=manned("2", tile="VN04") + manned("5", tile="VN04", seat=1))
    assert places(state) == ["1", "3", "4"]


@pytest.mark.parametrize(
    ("space", "seat", "climbs"), [("B1a", 0, True), ("B2a", 0, False), ("M1b", 0, False), ("B1a", 1, False)]
)
def test_ruling_94_vn04_a_worker_of_the_owner_there_brings_a_step_before_the_tasks(
    space: str, seat: int, climbs: bool
) -> None:
    state = land("VN04", vassals=manned("1", tile="VN04", seat=seat), potato=9, gold=1, workers=("courier",))
    outcome = place(state, "courier", space)
    assert bool(of(outcome, TempleClimbed)) == climbs


def test_ruling_94_vn04_not_for_a_segment_of_somebody_else() -> None:
    vassals = manned("2", tile="VN04") + manned("1", tile="VN04", seat=1)
    state = land("VN04", vassals=vassals, potato=9, gold=1, workers=("courier",))
    assert not of(place(state, "courier", "B1a"), TempleClimbed)


def test_ruling_94_vn04_at_the_top_nothing_happens() -> None:
    state = land("VN04", vassals=manned("1", tile="VN04"), potato=9, gold=1, workers=("courier",), temple=top())
    assert not of(place(state, "courier", "B1a"), TempleClimbed)


# ---------------------------------------------------------------- VN05


def test_ruling_95_vn05_any_own_marker_on_any_track_not_on_a_nation_tile() -> None:
    state = land(
        "VN05",
        conquest={"AN1": 0, "AN2": 1, "QU6": 0, "KU1": 0, "AN3": 1},
        markers={REGION: (0,)},
        vassals=manned("KU1", tile="VN05"),
        potato=2,
    )
    assert places(state) == ["AN1", "QU6"]


def test_vn05_the_benefit_comes_again_and_the_space_stays_taken() -> None:
    state = land("VN05", conquest={"QU6": 0, "AN1": 1}, potato=1, army_up=("A01",))
    assert CONQUEST["QU6"].benefit == (Gain("gold", 4),)
    outcome = use(state, "QU6")
    assert gains(state, outcome.state) == {"potato": -1, "gold": 4}
    assert outcome.state.conquest == state.conquest
    assert outcome.state.players[0].army_up == ("A01",)
    assert queries.majority(outcome.state, "qullasuyu") == 0
    assert queries.pieces_of(outcome.state, 0, "qullasuyu") == 1
