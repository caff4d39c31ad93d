"""The Nation tiles VN06 to VN10: where a Vassal goes, what it brings at once, and what it changes for good."""

from typing import Any

import pytest

from engine import Options, State, new_game, queries
from engine.actions import (
    Accept,
    Activate,
    DiscardStatue,
    MoveHighPriest,
    Pass,
    PlayGodCard,
    ProduceWith,
    TakeBenefit,
    TakeGold,
    TakeNewcomer,
    TurnUp,
    UseAbility,
)
from engine.components import GOD_CARDS, PALACES, PRODUCTION, SPACES
from engine.decisions import (
    ActOrGold,
    ChooseOne,
    ChooseRejuvenation,
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
from engine.events import Produced, RegionScored, TurnedDown, TurnedUp, VassalLost
from engine.procedures import ActivateHighPriest, GainStatue
from engine.rules.festival import regions
from engine.rules.nobles import palaces_for
from engine.rules.prophecies import COUNTS
from engine.rules.scoring import final_vp
from engine.solo.pachamama import _act_on_board, ready_to_conquer
from engine.state import VASSAL, PlacedVassal
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
    settled,
)
from tests.engine.kit.vassals import REGION, land, manned, places, use

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
    assert ready_to_conquer(two_soldiers, 0).met  # two soldiers against one casualty


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


def test_ruling_57_a_vassal_placed_while_worship_is_answered_waits_for_the_next_event() -> None:
    state = lords(palaces=("X08",), passives=("ZV2",), army_down=("A01",), priest=5, board={"newcomers": ()})
    asked = play(state, MoveHighPriest(1)).state
    assert asked.decision == UseAbilities(0, "activated_worship", ("ZV2",))
    outcome = play(asked, UseAbility("ZV2"), Accept())
    assert outcome.state.players[0].nobles == {"X08": VASSAL}
    assert outcome.state.decision == ActOrGold(0, "worship")
    again = changed(outcome.state, stack=(*state.stack, ActivateHighPriest(0)))
    assert set(options(settled(again).state)) == {UseAbility("X08"), Pass()}


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
    woven = land("VN10", tapestries=(("SW02", "SW03"),), vassals=manned("SW02:right", tile="VN01"))
    assert COUNTS["weaving_matches"](woven, 0, PALACES["X12"].prophecy) == 1


# ---------------------------------------------------------------- a solo game


def test_ruling_186_vn03_answers_pachamama_before_her_tokens_act() -> None:
    """Wherever she goes below them, her use of your Steps brings a resource, which is asked at once."""
    spots = {f"S{section}{rank}": 0 for section in range(1, 6) for rank in "ul"}
    tops = {space.id: "priest" for space in SPACES.values() if space.terrace != "bottom"}
    game = new_game(Options(solo="pachamama", modules=("vassals",)), 4)
    while not isinstance(game.decision, TakeTurn):
        game = play(game, options(game)[0]).state
    game = changed(
        game, steps=spots, hill=tops, vassals=tuple(PlacedVassal(0, "VN03", spot) for spot in spots), stack=()
    )
    game.players[1].workers = ("priest",)
    draft = Draft(game)
    _act_on_board(draft, 1)
    assert [frame for frame in game.stack[-2:] if isinstance(frame, ChooseOne) and frame.seat == 0] == list(
        game.stack[-2:]
    )


def test_ruling_186_zv2_answers_pachamama() -> None:
    game = new_game(Options(solo="pachamama", modules=("vassals",)), 4)
    while not isinstance(game.decision, TakeTurn):
        game = play(game, options(game)[0]).state
    worship = game.coricancha.index("worship") + 1
    game = changed(game, conquest={"AN1": 1}, stack=(ActivateHighPriest(1),), active=1)
    game.players[0].passives, game.players[1].priest = ("ZV2",), worship
    asked = settled(game).state
    assert asked.decision == UseAbilities(0, "activated_worship", ("ZV2",))
    assert play(asked, UseAbility("ZV2")).state.nation_markers == {REGION: (0,)}
