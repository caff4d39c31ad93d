"""The Nation tiles VN01 to VN10: where a Vassal goes, what it brings at once, and what it changes for good."""

from typing import Any

import pytest

from engine import Options, State, new_game, queries, why_not
from engine.actions import (
    Accept,
    Activate,
    ChooseReward,
    DiscardStatue,
    LayWeaving,
    MoveHighPriest,
    Pass,
    Pay,
    PlaceVassal,
    PlayGodCard,
    ProduceWith,
    TakeBenefit,
    TakeGold,
    TakeNewcomer,
    TurnUp,
    UseAbility,
    WalkHighPriest,
)
from engine.benefits import Gain, Merchant, MovePriest
from engine.components import CONQUEST, GOD_CARDS, PALACES, PRODUCTION, SPACES, WEAVINGS
from engine.decisions import (
    ArrangeWeaving,
    BuyEffect,
    ChooseCasualty,
    ChooseOne,
    ChooseRejuvenation,
    ChooseVassalPlace,
    ChooseWalk,
    PlayGodCards,
    PlayHandGodCard,
    Produce,
    TakeSecondAction,
    TakeTurn,
    UseAbilities,
    UseStatue,
    Worship,
)
from engine.draft import Draft
from engine.errors import Reason
from engine.events import (
    AnsweredByItself,
    Gained,
    HighPriestMoved,
    Produced,
    RegionScored,
    Scored,
    StepsUsed,
    TempleClimbed,
    TurnedDown,
    TurnedUp,
    VassalLost,
    VassalPlaced,
    WeavingMatched,
)
from engine.procedures import GainStatue, RunEffect
from engine.rules.festival import regions
from engine.rules.nobles import palaces_for
from engine.rules.placement import answer_for_steps
from engine.rules.prophecies import COUNTS
from engine.rules.scoring import final_vp
from engine.solo.pachamama import _act_on_board, ready_to_conquer
from engine.state import VASSAL, PlacedVassal
from engine.temple import top
from tests.engine.kit import (
    PLAIN_CARD,
    ask,
    brings,
    changed,
    gains,
    of,
    offered,
    options,
    place,
    plain_buildings,
    play,
)
from tests.engine.kit.vassals import REGION, land, manned, spread, use

VN01 = "VN01"


def places(state: State) -> list[str]:
    """Where the Vassal may go, once the ability is paid for."""
    asked = play(spread(state).state, Accept()).state
    if not isinstance(asked.decision, ChooseVassalPlace):
        return [vassal.place for vassal in asked.vassals[len(state.vassals) :]]
    return [action.place for action in offered(asked, PlaceVassal)]


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
    assert queries.PERFORMABLE["merchant"](state, 0)
    assert not queries.PERFORMABLE["merchant"](weaver(("SW02", "SW03")), 0)
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


# ---------------------------------------------------------------- VN06


def test_ruling_96_vn06_beside_ones_own_marker_and_not_beside_a_vn05_vassal_alone() -> None:
    vassals = manned("AN1", tile="VN05") + manned("AN3", tile="VN06")
    state = land("VN06", conquest={"AN1": 0, "AN2": 1, "AN3": 0, "QU6": 0}, vassals=vassals, potato=1)
    assert places(state) == ["AN3", "QU6"]


def test_vn06_brings_a_corn_and_two_gold_and_one_more_piece() -> None:
    state = land("VN06", conquest={"AN1": 0, "AN2": 1}, potato=1)
    outcome = use(state)
    assert gains(state, outcome.state) == {"potato": -1, "corn": 1, "gold": 2}
    assert queries.pieces_of(outcome.state, 0, REGION) == 3  # the marker, that on the Nation tile, the Vassal


def test_ruling_84_vn06_two_vassals_on_one_space_are_two_pieces() -> None:
    state = land("VN06", conquest={"AN1": 0}, vassals=manned("AN1", "AN1", tile="VN06"))
    assert queries.pieces_of(state, 0, REGION) == 3
    assert queries.pieces_of(state, 0, "qullasuyu") == 0
    both = land("VN06", conquest={"AN1": 0, "QU1": 0}, vassals=manned("AN1", tile="VN06"))
    assert [queries.pieces_of(both, 0, region) for region in (REGION, "qullasuyu")] == [2, 1]


def test_ruling_96_vn06_never_breaks_a_tie() -> None:
    """Two pieces each; Blue's marker is further right than Purple's with its Vassal."""
    state = land("VN06", conquest={"AN1": 0, "AN2": 1, "AN3": 1}, vassals=manned("AN1", tile="VN06"))
    assert queries.majority(state, REGION) == 1


# ---------------------------------------------------------------- VN07


def test_vn07_draws_three_army_cards_and_keeps_them_all() -> None:
    state = land("VN07", potato=1)
    outcome = use(state)
    assert gains(state, outcome.state) == {"potato": -1, "army_hand": 3}
    assert outcome.state.vassals == (PlacedVassal(0, "VN07", "casualties"),)


def test_ruling_97_vn07_counts_when_regions_score_and_nowhere_else() -> None:
    vassals = manned("casualties", "casualties", tile="VN07") + manned("casualties", tile="VN07", seat=1)
    state = land("VN07", conquest={"AN1": 0}, vassals=vassals, board={"casualties": ("priest",)}, army_hand=("A01",))
    draft = Draft(state.copy())
    regions(draft, (0, 1))
    assert draft.events[0] == RegionScored(0, REGION, 4)
    assert queries.casualties_counted(state) == 4
    assert state.casualties == ("priest",)
    two_soldiers = changed(state)
    two_soldiers.players[0].army_hand = ("A01", "A02")
    assert ready_to_conquer(two_soldiers, 0)  # two soldiers against one casualty


def test_ruling_97_vn07_alone_makes_a_region_score() -> None:
    draft = Draft(land("VN07", conquest={"AN1": 0}, vassals=manned("casualties", tile="VN07", seat=1)).copy())
    regions(draft, (0, 1))
    assert draft.events[0] == RegionScored(0, REGION, 1)


# ---------------------------------------------------------------- VN08

FIRST, SECOND, THIRD = plain_buildings(3)


def founders(*places: str, **mine: Any) -> State:
    return land("VN08", vassals=manned(*places, tile="VN08"), **{"priest": 4, "potato": 1, **mine})


def test_vn08_any_production_building_however_it_lies() -> None:
    state = founders(FIRST, production_up=(FIRST,), production_down=(SECOND,))
    assert places(state) == [FIRST, SECOND]


def test_ruling_98_vn08_a_face_down_building_is_turned_up_and_gives_nothing() -> None:
    state = founders(production_down=(FIRST,), passives=("Z18",))
    outcome = use(state)
    assert of(outcome, TurnedUp) == [TurnedUp(0, FIRST)]
    assert not of(outcome, Produced)
    assert gains(state, outcome.state) == {"potato": -1}
    assert outcome.state.players[0].production_up == (FIRST,)


def test_ruling_98_vn08_a_face_up_one_gives_and_stays_up() -> None:
    state = founders(production_up=(FIRST,))
    outcome = use(state)
    assert of(outcome, Produced) == [Produced(0, FIRST)]
    expected = brings(PRODUCTION[FIRST].benefit)
    assert gains(state, outcome.state) == without_zero({**expected, "potato": expected.get("potato", 0) - 1})
    assert outcome.state.players[0].production_up == (FIRST,)


def without_zero(amounts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in amounts.items() if n}


def test_ruling_99_vn08_gives_once_without_being_turned_down() -> None:
    state = founders(FIRST, FIRST, production_up=(FIRST, SECOND))
    asked = play(state, MoveHighPriest(1), Activate()).state
    outcome = play(asked, ProduceWith(FIRST), ProduceWith(SECOND))
    while isinstance(outcome.state.decision, Produce):
        assert ProduceWith(FIRST) not in options(outcome.state)
        outcome = play(outcome.state, Pass())
    now = outcome.state.players[0]
    assert (now.production_up, now.production_down) == ((FIRST,), (SECOND,))


def test_ruling_99_vn08_also_for_who_follows() -> None:
    state = land(
        "VN08", vassals=manned(FIRST, tile="VN08", seat=1), priest=4, others={1: {"production_up": (FIRST, SECOND)}}
    )
    state = play(state, MoveHighPriest(1), TakeGold()).state
    assert state.decision == Produce(1)
    outcome = play(state, ProduceWith(FIRST), Pass())
    assert outcome.state.players[1].production_up == (FIRST, SECOND)
    assert not of(outcome, TurnedDown)


def test_ruling_99_vn08_its_owner_has_it_also_after_taking_the_gold() -> None:
    state = founders(FIRST, production_up=(FIRST, SECOND))
    asked = play(state, MoveHighPriest(1), TakeGold()).state
    assert asked.decision == Produce(0, kept=True)
    assert set(options(asked)) == {ProduceWith(FIRST), Pass()}
    outcome = play(asked, ProduceWith(FIRST))
    assert of(outcome, Produced) == [Produced(0, FIRST)]
    assert outcome.state.players[0].production_up == (FIRST, SECOND)
    assert outcome.state.decision == TakeSecondAction(0, "high_priest")


def test_ruling_99_vn08_must_lie_face_up() -> None:
    state = founders(FIRST, production_down=(FIRST,), production_up=(SECOND,))
    asked = play(state, MoveHighPriest(1), TakeGold()).state
    assert asked.decision == TakeSecondAction(0, "high_priest")


def test_ruling_263_vn08_z16_may_turn_it_up_first_after_taking_the_gold() -> None:
    state = founders(FIRST, production_down=(FIRST,), army_down=("A01",), passives=("Z16",))
    asked = play(state, MoveHighPriest(1), TakeGold()).state
    assert set(options(asked)) == {TurnUp(FIRST), TurnUp("A01"), Pass()}
    outcome = play(asked, TurnUp(FIRST), ProduceWith(FIRST))
    assert of(outcome, Produced) == [Produced(0, FIRST)]
    assert outcome.state.players[0].army_down == ("A01",)


def test_vn08_at_other_activations_nothing_happens() -> None:
    state = founders(FIRST, production_up=(FIRST,), priest=1)
    assert play(state, MoveHighPriest(1), TakeGold()).state.decision == TakeSecondAction(0, "high_priest")


# ---------------------------------------------------------------- VN09

INTI = PLAIN_CARD["inti"]


def idols(*places: str, **mine: Any) -> State:
    return land("VN09", vassals=manned(*places, tile="VN09"), **{"potato": 1, **mine})


def extra(*cards: str) -> dict[str, int]:
    """What VN09 adds to what these God cards bring, with one Vassal."""
    total = {"potato": 2, "stone": 1}
    for card in cards:
        for name, n in brings(GOD_CARDS[card].benefit).items():
            total[name] = total.get(name, 0) + n
    return total


def test_vn09_on_any_statue_of_ones_own() -> None:
    state = idols("small:inti", small_statues=("inti", "inti", "killa"), large_statues=("inti",))
    assert places(state) == ["small:inti", "small:killa", "large:inti"]


@pytest.mark.parametrize("size", ["small", "large"])
def test_vn09_at_a_festival(size: str) -> None:
    state = idols(f"{size}:inti", god_hand=(INTI,), **{f"{size}_statues": ("inti",)})
    asked = ask(state, PlayGodCards(0, 1)).state
    assert gains(asked, play(asked, PlayGodCard(INTI)).state) == {**extra(INTI), "god_hand": -1}


def test_ruling_100_vn09_once_per_card_and_vassal_and_only_for_that_god() -> None:
    other = PLAIN_CARD["killa"]
    state = idols("small:inti", "small:inti", god_hand=(INTI, other), small_statues=("inti",))
    asked = ask(state, PlayGodCards(0, 2)).state
    now = play(asked, PlayGodCard(INTI)).state
    plain = brings(GOD_CARDS[INTI].benefit)
    assert now.players[0].stone - asked.players[0].stone == 2 + plain.get("stone", 0)
    then = play(now, PlayGodCard(other)).state
    assert then.players[0].stone - now.players[0].stone == brings(GOD_CARDS[other].benefit).get("stone", 0)


def test_ruling_100_vn09_for_a_card_played_by_an_effect() -> None:
    asked = ask(idols("small:inti", god_hand=(INTI,), small_statues=("inti",)), PlayHandGodCard(0)).state
    assert gains(asked, play(asked, PlayGodCard(INTI)).state) == {**extra(INTI), "god_hand": -1}


def test_ruling_100_vn09_with_the_first_benefit_of_a_card_that_places_a_worker() -> None:
    card = next(card.id for card in GOD_CARDS.values() if len(card.benefit) > 1 and brings(card.benefit))
    god = GOD_CARDS[card].god
    state = idols(f"small:{god}", small_statues=(god,))
    benefit = GOD_CARDS[card].benefit
    asked = ask(state, UseStatue(0, card, benefit)).state
    first = play(asked, TakeBenefit(0)).state
    one = brings(benefit[:1])
    assert gains(asked, first) == without_zero(
        {**one, "potato": one.get("potato", 0) + 2, "stone": one.get("stone", 0) + 1}
    )
    second = play(first, TakeBenefit(0)).state
    assert gains(first, second) == brings(benefit[1:2])


def test_ruling_100_vn09_a_card_that_only_places_a_worker_brings_none() -> None:
    space = next(space.id for space in SPACES.values() if space.god == "inti" and space.terrace == "top")
    state = idols("small:inti", small_statues=("inti",), god_hand=(INTI,), workers=("courier",), potato=9)
    outcome = place(state, "courier", space, card=INTI)
    assert isinstance(outcome.state.decision, UseStatue)
    declined = play(outcome.state, Pass()).state
    assert declined.players[0].stone == 0


def test_ruling_101_vn09_the_vassal_leaves_the_game_with_its_statue() -> None:
    state = idols("small:inti", "large:inti", small_statues=("inti",), large_statues=("inti",))
    asked = ask(state, Worship(0, 3, 1, only_one=True)).state
    outcome = play(asked, DiscardStatue("small", "inti"))
    assert of(outcome, VassalLost) == [VassalLost(0, "VN09", "small:inti")]
    assert outcome.state.vassals == manned("large:inti", tile="VN09")
    assert outcome.state.vassals_gone == (0,)
    assert outcome.state.players[0].vassals_left == state.players[0].vassals_left


def test_ruling_262_vn09_of_two_like_statues_the_other_one_goes_first() -> None:
    state = idols("small:inti", "small:inti", small_statues=("inti", "inti"))
    first = play(ask(state, Worship(0, 3, 1, only_one=True)).state, DiscardStatue("small", "inti"))
    assert not of(first, VassalLost)
    again = changed(first.state, stack=state.stack)
    second = play(ask(again, Worship(0, 3, 1, only_one=True)).state, DiscardStatue("small", "inti"))
    assert len(of(second, VassalLost)) == 2
    assert second.state.vassals == ()


# ---------------------------------------------------------------- VN10

WITH_NOBLES = {"modules": ("vassals", "nobles")}


def lords(*places: str, **mine: Any) -> State:
    board = {"newcomers": ("N01", "N05", "N09"), **mine.pop("board", {})}
    nobles = {**dict.fromkeys(places, VASSAL), **mine.pop("nobles", {})}
    return land(
        "VN10",
        options=WITH_NOBLES,
        vassals=manned(*places, tile="VN10"),
        board=board,
        nobles=nobles,
        **{"potato": 1, **mine},
    )


def test_ruling_102_vn10_any_own_palace_without_noble_or_vassal() -> None:
    state = lords("X03", palaces=("X01", "X02", "X03", "X04"), nobles={"X01": "architect"})
    assert places(state) == ["X02", "X04"]


def test_ruling_102_vn10_exactly_one_newcomer() -> None:
    state = lords(palaces=("X02",))
    asked = use(state).state
    assert asked.players[0].nobles == {"X02": VASSAL}
    assert Pass() not in options(asked)
    assert set(offered(asked, TakeNewcomer)) == {TakeNewcomer("N01"), TakeNewcomer("N05"), TakeNewcomer("N09")}
    assert play(asked, TakeNewcomer("N05")).state.players[0].workers == ("N05",)


def test_ruling_102_vn10_no_newcomer_left_none_comes() -> None:
    state = use(lords(palaces=("X02",), board={"newcomers": ()})).state
    assert state.players[0].workers == ()
    assert state.decision == TakeSecondAction(0, "spread")


def test_ruling_102_vn10_no_noble_can_move_in_later() -> None:
    assert palaces_for(lords(palaces=("X02",)), 0, "warrior") == ("X02",)
    assert palaces_for(lords("X02", palaces=("X02",)), 0, "warrior") == ()


def test_ruling_103_vn10_answers_like_a_noble_and_never_lies_down() -> None:
    state = lords("X06", palaces=("X06",), passives=("ZN4",))
    built = GainStatue(0, "small", "inti", by_task=True)
    for _ in range(2):
        asked = ask(state, built).state
        assert asked.decision == UseAbilities(0, "statue_built", ("X06",))
        state = changed(play(asked, UseAbility("X06")).state, stack=state.stack)
    assert (len(state.players[0].army_hand), state.players[0].gold, state.players[0].lying) == (4, 2, ())


def test_ruling_103_vn10_once_for_each_event_and_not_to_be_rejuvenated() -> None:
    state = lords("X06", palaces=("X06",))
    outcome = play(ask(state, GainStatue(0, "small", "inti", by_task=True)).state, UseAbility("X06"))
    assert not isinstance(outcome.state.decision, UseAbilities)
    assert not offered(ask(state, ChooseRejuvenation(0, 2)).state, TurnUp)


def test_ruling_104_vn10_the_prophecy_counts_and_the_vassal_is_nobody() -> None:
    four = ("X11", "X01", "X02", "X03")
    state = lords("X11", palaces=four)
    scored = final_vp(state, 0)
    assert (scored["final_prophecies"], scored["final_workers"]) == (5, 0)
    assert final_vp(lords("X11", palaces=four, passives=("ZN6",)), 0)["final_prophecies"] == 7
    assert final_vp(lords(palaces=four), 0)["final_prophecies"] == 0


def test_ruling_104_vn10_no_worker_of_any_colour() -> None:
    state = lords("X02", "X04", palaces=("X02", "X04"), workers=("craftsman", "craftsman"))
    assert final_vp(state, 0)["final_prophecies"] == 0


def test_ruling_154_vn05_and_vn06_vassals_are_no_markers_for_x07_and_vn01_counts_for_x12() -> None:
    conquest = {f"AN{n}": 0 for n in range(1, 7)}
    six = land("VN10", options=WITH_NOBLES, conquest=conquest, vassals=manned("AN1", tile="VN06"))
    assert COUNTS["conquest_markers"](six, 0, PALACES["X07"].prophecy) == 6
    seven = land("VN10", options=WITH_NOBLES, conquest=conquest, markers={REGION: (0,)})
    assert COUNTS["conquest_markers"](seven, 0, PALACES["X07"].prophecy) == 7
    replaced = land(
        "VN10", options=WITH_NOBLES, conquest=conquest, markers={REGION: (0,)}, vassals=manned("AN1", tile="VN05")
    )
    assert COUNTS["conquest_markers"](replaced, 0, PALACES["X07"].prophecy) == 6
    woven = weaver(("SW02", "SW03"), covered=("SW02:right",))
    assert COUNTS["weaving_matches"](woven, 0, PALACES["X12"].prophecy) == 1


def test_ruling_92_vn02_in_x15() -> None:
    vassals = manned("2", tile="VN02")
    state = land(
        "VN02",
        options=WITH_NOBLES,
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


# ---------------------------------------------------------------- a solo game


def test_ruling_186_vn03_answers_pachamama_before_her_tokens_act() -> None:
    """Wherever she goes below them, her use of your Steps brings a resource, which is asked at once."""
    spots = {f"S{section}{rank}": 0 for section in range(1, 6) for rank in "ul"}
    tops = {space.id: "priest" for space in SPACES.values() if space.terrace != "bottom"}
    game = new_game(Options(solo="pachamama", modules=("vassals",)), 4)
    while not isinstance(game.decision, TakeTurn):
        game = play(game, options(game)[0]).state
    game = changed(
        game,
        steps=spots,
        hill=tops,
        vassals=tuple(PlacedVassal(0, "VN03", spot) for spot in spots),
        stack=(),
    )
    game.players[1].workers = ("priest",)
    draft = Draft(game)
    _act_on_board(draft, 1)
    assert [frame for frame in game.stack[-2:] if isinstance(frame, ChooseOne) and frame.seat == 0] == list(
        game.stack[-2:]
    )
