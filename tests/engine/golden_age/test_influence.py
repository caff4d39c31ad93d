"""Spread Cultural Influence: the action, its limit and its price, ZV1 and ZV2, and who has the majority then."""

from typing import Any

import pytest

from engine import Options, State, legal_actions, new_game, queries, why_not
from engine.actions import (
    Accept,
    Activate,
    Conquer,
    DiscardArmyCard,
    DrawGodCard,
    Exchange,
    MoveHighPriest,
    Pass,
    Pay,
    PlaceVassal,
    PlayArmyCard,
    Pray,
    RecruitNomad,
    SpreadInfluence,
    TakeGodCard,
    TakeGold,
    TrainArmy,
    UseAbility,
    WalkHighPriest,
)
from engine.components import NATIONS, REGIONS
from engine.decisions import (
    ActOrGold,
    ChooseGodCard,
    ChooseInfluence,
    ChoosePayment,
    HireWorker,
    JoinConquest,
    PlayArmyFree,
    TakeSecondAction,
    TakeTurn,
    UseAbilities,
    UseNation,
    Worship,
)
from engine.draft import Draft
from engine.errors import Reason
from engine.events import Declined, InfluenceSpread, RegionScored, VassalPlaced
from engine.resources import Cost
from engine.rules.festival import regions
from engine.rules.influence import open_regions
from tests.engine.kit import ask, changed, gains, of, offered, options, play, table, until
from tests.engine.kit.laws import check_conservation
from tests.engine.kit.vassals import ELSEWHERE, REGION, TILES, land, manned, spread, use

PURPLE, BLUE, BLACK = 0, 1, 2


def regions_offered(state: State) -> list[str]:
    return [action.region for action in offered(state, SpreadInfluence)]


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_four_vassals_and_twelve_markers(players: int) -> None:
    game = new_game(Options(players=players, modules=("vassals",)), 5)
    assert [(player.vassals_left, player.markers_left) for player in game.players] == [(4, 12)] * players
    assert list(game.nations) == list(REGIONS)
    assert len(set(game.nations.values())) == 4


def test_vn10_comes_with_the_nobles_only() -> None:
    for seed in range(30):
        game = new_game(Options(modules=("vassals",)), seed)
        assert "VN10" not in game.nations.values()
    both = {tile for seed in range(60) for tile in nations_of(seed)}
    assert both == set(NATIONS)


def nations_of(seed: int) -> tuple[str, ...]:
    return tuple(new_game(Options(modules=("vassals", "nobles")), seed).nations.values())


def test_ruling_55_praying_still_gives_two_god_cards() -> None:
    assert len(play(land(), Pray()).state.players[0].god_hand) == 2


# ---------------------------------------------------------------- the action


def test_ruling_78_one_more_secondary_action_which_nobody_follows() -> None:
    state = land("VN07", potato=0, others={1: {"potato": 9, "vassals_left": 4}})
    outcome = spread(state)
    assert of(outcome, InfluenceSpread) == [InfluenceSpread(0, REGION)]
    assert outcome.state.decision == TakeSecondAction(0, "spread")
    assert outcome.state.nation_markers == {REGION: (0,)}
    assert outcome.state.players[0].markers_left == 11


def test_ruling_78_not_in_a_game_without_nation_tiles() -> None:
    assert not offered(table(board={"conquest": {"AN4": 1}}), SpreadInfluence)
    assert why_not(table(), SpreadInfluence(REGION)) == Reason("module_needed", {"module": "vassals"})


def test_ruling_78_not_without_a_marker_or_an_open_tile() -> None:
    assert not offered(land(markers_left=0), SpreadInfluence)
    assert why_not(land(markers_left=0), SpreadInfluence(REGION)) == Reason("no_markers_left")
    assert not offered(land(conquest={}), SpreadInfluence)


@pytest.mark.parametrize(
    ("first", "after", "name"),
    [
        (SpreadInfluence(REGION), (), "spread"),
        (TrainArmy(), (), "train"),
        (MoveHighPriest(1), (TakeGold(),), "high_priest"),
    ],
)
def test_ruling_79_two_different_actions_none_twice(first: Any, after: tuple[Any, ...], name: str) -> None:
    state = land(conquest={"AN1": 1, "AN2": 1, "AN3": 1}, passives=("ZA5", "ZA6"), corn=3, workers=("priest",))
    state = until(play(state, first, *after).state, TakeSecondAction)
    assert state.decision == TakeSecondAction(0, name)
    kinds = {type(action).__name__ for action in options(state)}
    everything = {"MoveHighPriest", "SpreadInfluence", "Pray", "TrainArmy", "RecruitNomad"}
    assert {*everything, "WalkHighPriest", "SacrificeWorker"} - kinds == {type(first).__name__}
    if name == "spread":
        assert why_not(state, SpreadInfluence(REGION)) == Reason("taken_already", {"action": "spread"})


@pytest.mark.parametrize("walk_first", [True, False])
def test_ruling_79_high_priest_and_za5_in_either_order(walk_first: bool) -> None:
    state = land(passives=("ZA5",), corn=1, priest=1)
    if walk_first:
        outcome = play(state, WalkHighPriest(1), MoveHighPriest(1), TakeGold())
    else:
        outcome = play(state, MoveHighPriest(1), TakeGold(), WalkHighPriest(1))
    assert outcome.state.players[0].priest == 3


# ---------------------------------------------------------------- the limit


def test_ruling_80_fewer_markers_than_conquered_spaces() -> None:
    conquered = {"AN1": 1, "AN2": 1}
    assert regions_offered(land(conquest=conquered, markers={REGION: (1,)})) == [REGION]
    full = land(conquest=conquered, markers={REGION: (1, 0)})
    assert regions_offered(full) == []
    assert why_not(full, SpreadInfluence(REGION)) == Reason("nation_full", {"region": REGION, "markers": 2})
    assert why_not(full, SpreadInfluence(ELSEWHERE)) == Reason("nation_full", {"region": ELSEWHERE, "markers": 0})


def test_ruling_80_a_vn05_vassal_counts_as_a_conquered_space_a_vn06_vassal_adds_none() -> None:
    replaced = manned("AN1", tile="VN05")
    joined = manned("AN1", "AN1", tile="VN06")
    assert regions_offered(land(conquest={"AN1": 0}, vassals=replaced)) == [REGION]
    assert regions_offered(land(conquest={"AN1": 0}, markers={REGION: (1,)}, vassals=replaced)) == []
    assert regions_offered(land(conquest={"AN1": 0}, markers={REGION: (1,)}, vassals=joined)) == []


def test_example_1_where_purple_may_spread() -> None:
    """Two open regions of four; in one the ability is of little use, in the other it costs one potato."""
    state = land(
        players=3,
        conquest={"CH1": BLUE, "CH2": PURPLE, "KU1": BLUE, "QU1": BLUE},
        markers={"chinchaysuyu": (BLACK,), "kuntisuyu": (BLUE,)},
        board={"nations": {**TILES, "chinchaysuyu": "VN01", "qullasuyu": "VN05"}},
        tapestries=(("SW01", "SW02"),),
        potato=3,
    )
    assert regions_offered(state) == ["chinchaysuyu", "qullasuyu"]
    assert queries.vassal_places(state, PURPLE, "VN05") == ["CH2"]
    asked = spread(state, "chinchaysuyu").state
    assert asked.decision == UseNation(PURPLE, "chinchaysuyu", Cost(potato=1))
    assert queries.majority(state, "chinchaysuyu") == queries.majority(asked, "chinchaysuyu") == PURPLE
    assert [queries.pieces_of(asked, seat, "chinchaysuyu") for seat in (PURPLE, BLUE, BLACK)] == [2, 1, 1]
    assert gains(state, play(asked, Accept(), PlaceVassal("SW01:left")).state)["potato"] == -1


# ---------------------------------------------------------------- the price


def test_ruling_81_a_potato_for_each_own_marker_the_new_one_included() -> None:
    full = {"AN1": 1, "AN2": 1, "AN3": 1, "AN4": 1}
    state = land("VN07", conquest=full, markers={REGION: (0, 1, 0)}, potato=5)
    assert queries.nation_price(state, 0, REGION, more=1) == Cost(potato=3)
    asked = spread(state).state
    assert asked.decision == UseNation(0, REGION, Cost(potato=3))
    assert gains(state, play(asked, Accept()).state) == {"potato": -3, "army_hand": 3}


def test_ruling_81_gold_may_stand_in() -> None:
    state = spread(land("VN07", conquest={"AN1": 1, "AN2": 1}, markers={REGION: (0,)}, potato=1, gold=2)).state
    paying = play(state, Accept()).state
    assert isinstance(paying.decision, ChoosePayment)
    assert set(offered(paying, Pay)) == {Pay(potato=1, gold=1), Pay(gold=2)}
    assert gains(state, play(paying, Pay(potato=1, gold=1)).state) == {"potato": -1, "gold": -1, "army_hand": 3}


def test_ruling_81_free_actions_are_open_in_between() -> None:
    state = spread(land("VN07", army_hand=("A01",))).state
    assert isinstance(state.decision, UseNation)
    assert Accept() not in options(state)
    assert why_not(state, Accept()) == Reason("too_poor", {"needs_potato": 1})
    rich = play(state, DiscardArmyCard("A01")).state
    assert isinstance(rich.decision, UseNation)
    assert Accept() in options(rich)
    changer = spread(land("VN07", passives=("Z15",), stone=2)).state
    assert Accept() in options(play(changer, Exchange("stone", "gold")).state)


def test_ruling_82_who_does_not_pay_just_places_the_marker() -> None:
    state = land("VN07", potato=3)
    outcome = play(spread(state).state, Pass())
    assert of(outcome, Declined) == [Declined(0, "UseNation")]
    assert outcome.state.decision == TakeSecondAction(0, "spread")
    assert gains(state, outcome.state) == {}
    assert (outcome.state.players[0].vassals_left, outcome.state.nation_markers) == (4, {REGION: (0,)})


@pytest.mark.parametrize(
    "state",
    [
        lambda: land("VN07", potato=0),
        lambda: land("VN07", potato=9, vassals_left=0),
        lambda: land("VN03", potato=9),
        lambda: land("VN06", potato=9),
        lambda: land("VN09", potato=9),
        lambda: land("VN02", potato=9, vassals=manned(*"12345", tile="VN02", seat=1)),
    ],
    ids=["no potato", "no Vassal", "no Steps", "no marker on a track", "no Statue", "no space left"],
)
def test_ruling_82_the_price_is_asked_only_if_the_ability_can_be_used(state: Any) -> None:
    outcome = spread(state())
    assert outcome.state.decision == TakeSecondAction(0, "spread")
    assert outcome.state.nation_markers == {REGION: (0,)}
    assert not of(outcome, Declined)


def test_ruling_83_twelve_markers_serve_conquest_and_influence_together() -> None:
    state = land("VN07", markers_left=1, army_up=("A01", "A02", "A03", "A04", "A05"), army_hand=())
    spent = spread(state).state
    assert spent.players[0].markers_left == 0
    conquering = ask(changed(spent, stack=state.stack), JoinConquest(0)).state
    assert not offered(conquering, Conquer)
    assert not open_regions(spent, 0)


def test_ruling_83_a_marker_replaced_by_vn05_comes_back() -> None:
    state = land("VN05", conquest={"QU6": 0, "AN1": 1}, potato=1)
    before = state.players[0].markers_left
    now = use(state, "QU6").state
    assert now.players[0].markers_left == before  # one went on the Nation tile, one came back
    assert now.conquest == {"QU6": 0, "AN1": 1}
    check_markers(now)


def check_markers(state: State) -> None:
    """The law of markers and Vassals, in a position that holds no more than these."""
    for seat, player in enumerate(state.players):
        on_tracks = sum(owner == seat for owner in state.conquest.values())
        on_tiles = sum(laid.count(seat) for laid in state.nation_markers.values())
        replaced = sum(vassal.seat == seat and vassal.tile == "VN05" for vassal in state.vassals)
        assert player.markers_left + on_tracks + on_tiles - replaced == 12
        assert player.vassals_left + sum(vassal.seat == seat for vassal in state.vassals) == 4


def test_ruling_84_the_same_ability_again_and_four_times_in_all() -> None:
    track = {f"AN{n}": 1 for n in range(1, 7)}
    state = land("VN07", conquest=track, potato=20)
    for left in (3, 2, 1, 0):
        state = changed(use(state).state, stack=land().stack)
        assert state.players[0].vassals_left == left
    assert state.players[0].potato == 20 - 1 - 2 - 3 - 4
    assert spread(state).state.decision == TakeSecondAction(0, "spread")


# ---------------------------------------------------------------- ZV1 and ZV2


def test_zv1_two_army_cards_or_two_god_cards_or_nothing() -> None:
    state = land("VN07", passives=("ZV1",), army_hand=("A01", "A20"), board={"god_offer": ("G05",)})
    asked = play(spread(state).state, Pass()).state
    assert asked.decision == PlayArmyFree(0, 2, or_pray=True)
    assert set(options(asked)) == {PlayArmyCard("A01"), PlayArmyCard("A20"), Pray(), Pass()}
    one = play(asked, PlayArmyCard("A01")).state
    assert Pray() not in options(one)
    both = play(one, PlayArmyCard("A20")).state
    assert both.players[0].army_up == ("A01", "A20")
    assert both.decision == TakeSecondAction(0, "spread")
    prayed = play(asked, Pray()).state
    assert prayed.decision == ChooseGodCard(0, 2)
    assert play(prayed, DrawGodCard(), TakeGodCard("G05")).state.players[0].god_hand[1:] == ("G05",)
    assert play(asked, Pass()).state.decision == TakeSecondAction(0, "spread")


def test_ruling_85_zv1_follows_when_marker_and_ability_are_done() -> None:
    state = land("VN07", passives=("ZV1",), potato=1)
    outcome = use(state)
    assert of(outcome, VassalPlaced)
    assert outcome.state.decision == PlayArmyFree(0, 2, or_pray=True)
    assert len(offered(outcome.state, PlayArmyCard)) >= 1  # the cards that the ability has just drawn can be played


def test_ruling_85_zv1_without_cards_anywhere_asks_nothing() -> None:
    state = land("VN02", passives=("ZV1",), board={"god_deck": (), "god_offer": ()})
    assert spread(state).state.decision == TakeSecondAction(0, "spread")


def test_ruling_85_zv1_also_after_a_spread_by_zv2() -> None:
    state = worshipped(passives=("ZV1", "ZV2"), army_hand=("A01",))
    state = play(state, UseAbility("ZV2"), *chosen(play(state, UseAbility("ZV2")).state)).state
    assert state.decision == UseNation(0, REGION, Cost(potato=1))
    assert play(state, Pass()).state.decision == PlayArmyFree(0, 2, or_pray=True)


def chosen(state: State) -> tuple[SpreadInfluence, ...]:
    return (SpreadInfluence(REGION),) if isinstance(state.decision, ChooseInfluence) else ()


def worshipped(seat: int = 0, **mine: Any) -> State:
    """Seat 0 has activated Worship; `mine` is the area of the seat that may answer."""
    areas = {"others": {1: mine}} if seat else mine
    state = land("VN07", **{"priest": 5, **areas})
    return play(state, MoveHighPriest(1)).state


@pytest.mark.parametrize("seat", [0, 1])
def test_zv2_an_answer_to_worship_in_anybodys_turn(seat: int) -> None:
    state = worshipped(seat, passives=("ZV2",), potato=2, small_statues=("inti",), priest=5)
    assert state.decision == UseAbilities(seat, "activated_worship", ("ZV2",))
    asked = play(state, UseAbility("ZV2")).state
    asked = play(asked, *chosen(asked)).state
    assert asked.decision == UseNation(seat, REGION, Cost(potato=1))
    done = play(asked, Accept()).state
    assert done.decision == ActOrGold(0, "worship")
    assert done.nation_markers == {REGION: (seat,)}
    assert len(done.players[seat].army_hand) == 3


def test_ruling_86_zv2_comes_before_the_worship_and_besides_ones_two_actions() -> None:
    state = worshipped(passives=("ZV2",), potato=0, small_statues=("inti",))
    state = play(state, UseAbility("ZV2"), *chosen(play(state, UseAbility("ZV2")).state)).state
    assert isinstance(play(state, Activate()).state.decision, Worship)
    second = play(state, TakeGold()).state
    assert second.decision == TakeSecondAction(0, "high_priest")
    assert not offered(second, SpreadInfluence)  # the one space that is conquered has its marker now


def test_ruling_86_zv2_may_be_declined_and_needs_an_open_tile() -> None:
    state = worshipped(passives=("ZV2",))
    assert play(state, Pass()).state.decision == ActOrGold(0, "worship")
    closed = land(conquest={}, passives=("ZV2",), priest=5)
    assert play(closed, MoveHighPriest(1)).state.decision == ActOrGold(0, "worship")
    spent = land(markers_left=0, passives=("ZV2",), priest=5)
    assert play(spent, MoveHighPriest(1)).state.decision == ActOrGold(0, "worship")


def test_zv2_is_silent_at_other_actions() -> None:
    state = land(passives=("ZV2",), priest=1)
    assert play(state, MoveHighPriest(1)).state.decision == ActOrGold(0, "offering")


# ---------------------------------------------------------------- majorities


@pytest.mark.parametrize("marker", [True, False])
def test_example_2_a_marker_on_the_nation_tile_decides(marker: bool) -> None:
    conquest = {"AN1": BLUE, "AN2": PURPLE, "AN3": BLUE, "AN4": PURPLE}
    state = land(conquest=conquest, markers={REGION: (BLUE,)} if marker else {})
    assert queries.majority(state, REGION) == (BLUE if marker else PURPLE)


def test_example_3_the_rightmost_marker_on_the_track_breaks_the_tie() -> None:
    conquest = {"AN1": BLUE, "AN2": PURPLE, "AN4": PURPLE}
    state = land(conquest=conquest, markers={REGION: (BLUE,)})
    assert [queries.pieces_of(state, seat, REGION) for seat in (PURPLE, BLUE)] == [2, 2]
    assert queries.majority(state, REGION) == PURPLE


def test_ruling_28_a_nation_marker_ranks_lowest() -> None:
    """Purple placed last, and on the Nation tile; Blue is right-most on the track."""
    state = land(conquest={"AN2": PURPLE, "AN3": BLUE, "AN1": BLUE}, markers={REGION: (PURPLE,)})
    assert queries.majority(state, REGION) == BLUE


def test_ruling_87_vassals_count_like_markers_and_that_of_vn05_has_the_place_of_its_marker() -> None:
    conquest = {"AN1": BLUE, "AN2": BLUE, "AN6": PURPLE}
    replaced, joined = manned("AN6", tile="VN05"), manned("AN6", tile="VN06")
    assert queries.majority(land(conquest=conquest), REGION) == BLUE
    assert queries.majority(land(conquest=conquest, vassals=replaced), REGION) == BLUE
    assert queries.majority(land(conquest=conquest, vassals=joined), REGION) == PURPLE  # two each, AN6 is right-most
    assert queries.majority(land(conquest=conquest, vassals=replaced + joined), REGION) == PURPLE
    assert queries.majority(land(conquest=conquest, markers={REGION: (PURPLE,)}, vassals=replaced), REGION) == PURPLE


def test_ruling_87_who_has_no_piece_on_the_track_loses_a_tie() -> None:
    state = land(conquest={"AN1": BLUE}, markers={REGION: (PURPLE,)})
    assert queries.majority(state, REGION) == BLUE
    more = land(conquest={"AN1": BLUE, "AN2": 2, "AN3": 2}, markers={REGION: (PURPLE, PURPLE, PURPLE)}, players=3)
    assert queries.majority(more, REGION) == PURPLE


def test_the_majority_scores_at_a_festival_with_nation_markers() -> None:
    state = land(
        conquest={"AN1": BLUE, "AN2": PURPLE},
        markers={REGION: (BLUE,)},
        board={"casualties": ("priest", "warrior", "courier")},
    )
    draft = Draft(state.copy())
    regions(draft, (0, 1))
    assert draft.events[0] == RegionScored(BLUE, REGION, 3)


# ---------------------------------------------------------------- questions are bounded and nothing is lost


def test_no_dead_end_in_a_second_action() -> None:
    state = land(markers_left=0, board={"god_deck": (), "nomads": (), "army_deck": ()})
    state = play(state, MoveHighPriest(1), TakeGold()).state
    assert isinstance(state.decision, HireWorker | TakeTurn)


def test_conservation_after_a_spread() -> None:
    game = new_game(Options(modules=("vassals",)), 3)
    check_conservation(game)
    broken = game.copy()
    broken.players[0].vassals_left -= 1
    with pytest.raises(AssertionError):
        check_conservation(broken)
    broken = game.copy()
    broken.nation_markers = {"antisuyu": (0,)}
    with pytest.raises(AssertionError):
        check_conservation(broken)


def test_recruiting_beside_an_influence() -> None:
    state = play(spread(land("VN07")).state, RecruitNomad("priest")).state
    assert isinstance(state.decision, HireWorker | TakeTurn)
    assert legal_actions(state)
