"""What computer players think of The Golden Age: the better of two answers is seen to be better."""

from typing import Any

import pytest

from engine import Options, State, apply, legal_actions, new_game, temple, view
from engine import actions as act
from engine import decisions as ask
from engine.actions import Action
from engine.benefits import CasualtyForArmy, GainNewcomer, PlaceConquestMarker, PlayGod
from engine.components import NATIONS, PALACES
from engine.players import Budget, GreedyPlayer, SearchPlayer, make_player, plans, play_match, search
from engine.players.arranging import Loom
from engine.players.experience import OUTLOOK, SEASONED, WITH_MODULES
from engine.players.greedy import worth
from engine.players.influence import PLACES
from engine.players.outlook import features, prospects, war
from engine.players.playout import Playout
from engine.players.taste import PLAIN, Taste
from engine.players.worth import Appraisal
from engine.queries import prophecy_progress, vassal_places
from engine.state import PlacedVassal
from tests.engine.kit import table
from tests.sizes import size

EVERYTHING = ("way_of_the_sun:simpa", "vassals", "nobles", "buildings")


def golden(**position: Any) -> State:
    return table(options={"modules": EVERYTHING}, **position)


def answered(state: State, decision: ask.Decision) -> Action:
    """What the greedy player answers to this question."""
    state.stack, state.legal = (*state.stack, decision), None
    return GreedyPlayer(1).choose(view(state, decision.seat), legal_actions(state))


def judged(state: State, decision: ask.Decision, action: Action) -> float:
    return worth(Appraisal(state, decision.seat), decision, action)


# ---------------------------------------------------------------- Palaces, Nobles, Newcomers


def test_a_worker_becomes_a_noble_where_a_prophecy_is_fulfilled() -> None:
    state = golden(
        palaces=("X14",), passives=("Z01", "Z02", "Z07", "Z08"), workers=("courier", "courier"), temple="S1L"
    )
    assert prophecy_progress(state, 0, "X14").fulfilled
    assert answered(state, ask.AppointWorker(0, "courier")) == act.AppointNoble("X14")


def test_a_newcomer_is_worth_the_tasks_of_what_waits_for_its_other_half() -> None:
    area = {"workers": ("N04",), "potato": 9, "god_hand": ("G07",), "temple": "S1L"}
    with_z14, without = (golden(**area, passives=passives) for passives in (("Z14",), ()))
    found = [plans.placements(Appraisal(state, 0), "N04", "architect") for state in (with_z14, without)]
    more = [worths[0][0] - worths[1][0] for worths in zip(*found, strict=True)]
    assert min(more) >= 0, "what a space has besides may be of no use"
    assert sum(more) / len(more) > 1


def test_a_prophecy_that_is_out_of_reach_is_worth_less() -> None:
    near, far = (golden(palaces=("X14",), passives=passives, temple="S1L") for passives in (("Z01",) * 3, ()))
    for state in (near, far):
        state.festivals, state.festival_holder, state.last_festival = 3, 0, True
    assert Appraisal(near, 0).noble("X14") > Appraisal(far, 0).noble("X14")


def test_a_nomad_who_can_be_a_noble_is_preferred() -> None:
    state = golden(palaces=("X14",), temple="S1L")
    state.nomads = ("priest", "courier")
    assert answered(state, ask.ChooseNomad(0)) == act.TakeNomad("courier")


def test_a_newcomer_has_room_where_a_third_worker_has_none() -> None:
    a = Appraisal(golden(workers=("priest", "courier"), temple="S1L"), 0)
    assert a.newcomer() > a.worker()
    crowded = Appraisal(golden(workers=("priest", "courier", "N01"), temple="S1L"), 0)
    assert crowded.newcomer() < a.newcomer()


def test_who_has_to_go_is_nobody_for_whom_a_palace_waits() -> None:
    state = golden(palaces=("X11",), nobles={"X11": "architect"}, workers=("priest", "priest", "courier"), temple="S1L")
    assert answered(state, ask.ChooseSurplus(0)) == act.GiveUpWorker("priest")


def test_a_noble_is_used_if_that_gives_more_than_it_costs() -> None:
    down = golden(palaces=("X08",), nobles={"X08": "craftsman"}, army_down=("A01", "A02"), temple="S1L")
    question = ask.UseAbilities(0, "activated_worship", ("X08",))
    assert answered(down, question) == act.UseAbility("X08")
    beggar = golden(palaces=("X09",), nobles={"X09": "courier"}, stone=0, temple="S1L")
    assert judged(beggar, ask.UseAbilities(0, "activated_conquest", ("X09",)), act.UseAbility("X09")) <= 0


def test_of_god_cards_seen_the_better_are_kept() -> None:
    state = golden(small_statues=("inti",), god_hand=(), temple="S1L")
    cards = ("G04", "G12", "G28", "G31")
    chosen = answered(state, ask.KeepSeenGodCards(0, cards, 2))
    assert chosen == act.KeepGodCard("G04"), "its Statue stands already"


# ---------------------------------------------------------------- the Temple


def test_where_the_way_splits_the_step_counts_that_is_of_use() -> None:
    state = golden(temple="S4R", workers=("priest",), army_hand=(), army_down=())
    state.nomads = ()
    assert answered(state, ask.ChooseTempleStep(0, 1)) == act.ClimbTo("S5L"), "an Army card, and nobody to take"
    state = golden(temple="S1L", army_down=())
    assert answered(state, ask.ChooseTempleStep(0, 1)) == act.ClimbTo("S2R"), "nothing to rejuvenate"


def test_the_best_way_counts_and_not_the_first() -> None:
    a = Appraisal(golden(temple="S0"), 0)
    assert a.climb(2) >= max(a.climb(1), 0.0)
    for place in temple.STEPS:
        for steps in (0, 1, 2, 3):
            assert isinstance(Appraisal(golden(temple=place), 0).climb(steps), float | int)


# ---------------------------------------------------------------- Vassals


def test_every_nation_tile_is_judged() -> None:
    assert {tile.ability for tile in NATIONS.values()} == set(PLACES)


def test_influence_that_takes_a_lead_is_worth_more() -> None:
    state = golden(temple="S1L", potato=0)
    state.nations = {"antisuyu": "VN02", "qullasuyu": "VN03"}
    state.casualties = ("priest",) * 3
    state.conquest = {"AN1": 0, "AN2": 1, "QU1": 1, "QU2": 1, "QU3": 1}
    question = ask.ChooseInfluence(0)
    close, lost = (judged(state, question, act.SpreadInfluence(region)) for region in state.nations)
    assert close > lost > 0


@pytest.mark.parametrize("tile", NATIONS)
def test_vassals_go_where_they_serve(tile: str) -> None:
    state = golden(
        temple="S1L",
        vassals_left=2,
        palaces=("X14",),
        production_up=("P01",),
        small_statues=("inti",),
        tapestries=(("SW01", "SW02"),),
    )
    state.steps, state.conquest = {"S1u": 0}, {"AN1": 0}
    places = vassal_places(state, 0, tile)
    assert places
    chosen = answered(state, ask.ChooseVassalPlace(0, tile)) if len(places) > 1 else act.PlaceVassal(places[0])
    found = {place: judged(state, ask.ChooseVassalPlace(0, tile), act.PlaceVassal(place)) for place in places}
    assert isinstance(chosen, act.PlaceVassal)
    assert found[chosen.place] == max(found.values()) > 0


# ---------------------------------------------------------------- Weavings rearranged


def test_za8_matches_are_made_and_then_it_is_enough() -> None:
    state = golden(passives=("ZA8",), tapestries=(("SW02",), ("SW01",), ("SW03",)), temple="S1L")
    state.stack, state.legal = (*state.stack, ask.RearrangeWeavings(0, 6)), None
    before = Loom(Appraisal(state, 0)).present
    player, moves = GreedyPlayer(1), 0
    while isinstance(state.decision, ask.RearrangeWeavings | ask.ChooseWeavingPlace):
        chosen = player.choose(view(state, 0), legal_actions(state))
        state = apply(state, chosen).state
        moves += 1
        if isinstance(chosen, act.Pass):
            break
    assert Loom(Appraisal(state, 0)).present > before
    assert moves <= 9


# ---------------------------------------------------------------- effects, drawing


def test_effects_that_cannot_be_used_are_worth_nothing() -> None:
    state = golden(temple="S1L", god_hand=(), army_hand=(), army_up=(), workers=())
    state.newcomers = ()
    a = Appraisal(state, 0)
    for effect in (PlayGod(1), PlaceConquestMarker(1), CasualtyForArmy(2), GainNewcomer(1)):
        assert a.effect(effect) == 0


def test_za2_tiles_are_drawn_before_anything_is_constructed() -> None:
    state = golden(passives=("ZA2",), potato=9, corn=9, stone=9, gold=9, temple="S1L")
    assert isinstance(answered(state, ask.ChooseBuilding(0, gratis=False)), act.DrawBuilding)


# ---------------------------------------------------------------- the outlook


def test_a_base_game_knows_nothing_of_modules() -> None:
    assert list(features(new_game(Options(), 1), 0, 0, 0)) == list(OUTLOOK)


def test_every_feature_of_modules_has_its_weight() -> None:
    named = list(features(new_game(Options(modules=("nobles",)), 1), 0, 0, 0))
    assert named == list(WITH_MODULES)
    assert set(named) > set(OUTLOOK)


def test_more_of_a_court_promises_more() -> None:
    passives = ("Z01", "Z02", "Z07", "Z08")
    plain, noble = (
        golden(palaces=("X14",), nobles=nobles, passives=passives, temple="S1L") for nobles in ({}, {"X14": "courier"})
    )
    assert prospects(noble)[0] > prospects(plain)[0]


def test_pieces_beside_the_track_count_in_the_war() -> None:
    state = golden(temple="S1L")
    state.conquest, state.nation_markers = {"AN1": 0, "AN4": 1}, {"antisuyu": (0,)}
    assert war(state)[0][0] == 1
    state.nation_markers = {}
    assert war(state)[0][0] == 0
    state.conquest, state.nation_markers = {"AN1": 0, "AN4": 1}, {"antisuyu": (1,)}
    state.vassals = (PlacedVassal(0, "VN06", "AN1"), PlacedVassal(0, "VN06", "AN1"))
    assert war(state)[0][0] == 1


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("taste", [PLAIN, SEASONED], ids=["plain", "seasoned"])
def test_a_game_with_everything_is_played_quickly_to_its_end(taste: Taste) -> None:
    state = new_game(Options(players=3, modules=EVERYTHING), "quick")
    Playout(state, [taste] * 3).run(10**6)
    assert state.over


def test_greedy_is_far_better_than_random_with_all_modules() -> None:
    players = [make_player("greedy", 1), make_player("random", 2)]
    result = play_match(Options(players=2, modules=EVERYTHING), 3, players).state.result
    assert result is not None
    assert result.scores[0] > 2 * result.scores[1]


def test_whoever_thinks_ahead_copes_with_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "WIDTH", 2)
    state = new_game(Options(players=2, modules=EVERYTHING), "thinks")
    if skipped := size(30, 0):
        Playout(state, [PLAIN] * 2).run(skipped)
    players = [SearchPlayer(1, Budget(simulations=1)), make_player("greedy", 2)]
    while (seat := state.to_act) is not None:
        state = apply(state, players[seat].choose(view(state, seat), legal_actions(state))).state
    assert state.over


@pytest.mark.parametrize("palace", PALACES)
def test_every_palace_is_wanted(palace: str) -> None:
    a = Appraisal(golden(temple="S1L"), 0)
    assert a.building(palace) > 2
    assert a.noble(palace) > 0
