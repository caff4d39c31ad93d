"""Way of the Sun: both overlays, the way up, and every new reward for a person on arrival."""

from typing import Any

import pytest

from engine import Options, Outcome, State, new_game, temple
from engine.actions import (
    BuildStatue,
    BuildSteps,
    ChooseReward,
    ClimbTo,
    Conquer,
    ConstructBuilding,
    LayWeaving,
    OfferCorn,
    Pass,
    PlayArmyCard,
    PlayGodCard,
    ProduceWith,
    SacrificeWorker,
    TakeBenefit,
    TakeNomad,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.benefits import (
    BuildingTask,
    CasualtyForArmy,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNomad,
    Merchant,
    MovePriest,
    PlaceConquestMarker,
    PlayGod,
    Priced,
    ProduceOne,
    Rejuvenate,
    StepsTask,
    Train,
)
from engine.components import CONQUEST, GOD_CARDS, OVERLAYS, SPACES
from engine.decisions import (
    ArrangeWeaving,
    ChooseFreeWeaving,
    ChooseOne,
    ChooseOwnCasualty,
    ChooseProduction,
    ChooseTempleStep,
    JoinConquest,
    MakeOffering,
    PlayArmy,
    PlayArmyFree,
    PlayHandGodCard,
    TakeTurn,
)
from engine.events import CasualtyFell, GodCardOffered, HighPriestActivated, TempleClimbed, WeavingRevealed
from engine.procedures import Climb, RunEffect
from engine.resources import Place
from tests.engine.kit import (
    after,
    ask,
    brings,
    festival,
    gains,
    of,
    offered,
    options,
    place,
    plain_buildings,
    play,
    table,
    with_soldiers,
)

RURUY, SIMPA = "way_of_the_sun:ruruy", "way_of_the_sun:simpa"
ONE_POTATO = "G22"  # a God card of four potato and nothing else


def on(overlay: str, place: str = "", **position: Any) -> State:
    """A table with an overlay, the marker of the active seat on this step."""
    at = {"temple": place} if place else {"temple": temple.start(overlay)}
    others = {1: {"temple": temple.start(overlay), **position.pop("others", {}).get(1, {})}}
    return table(options={"modules": (f"way_of_the_sun:{overlay}",)}, others=others, **{**at, **position})


def overlay_of(place: str) -> str:
    return "ruruy" if place.startswith("R") else "simpa"


def below(place: str) -> str:
    """A step from which this one is reached."""
    nodes = OVERLAYS[overlay_of(place)].nodes.values()
    return next(node.id for node in nodes if place in node.next)


def arriving(place: str, **position: Any) -> tuple[State, Outcome]:
    """The table before and after the marker has come to this step."""
    before = on(overlay_of(place), below(place), **position)
    outcome = ask(before, Climb(0, 1))
    if isinstance(outcome.state.decision, ChooseTempleStep):
        outcome = after(outcome, play(outcome.state, ClimbTo(place)))
    assert outcome.state.players[0].temple == place
    return before, outcome


def node_with(*effects: type) -> str:
    """A step of an overlay whose reward is of these kinds."""
    for overlay in OVERLAYS.values():
        for node in overlay.nodes.values():
            if tuple(type(effect) for effect in node.reward) == effects and node.row:
                return node.id
    raise AssertionError(f"no step gives {effects}")


# ---------------------------------------------------------------- the way up


@pytest.mark.parametrize("overlay", ["ruruy", "simpa"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_at_the_foot_of_the_overlay(overlay: str, players: int) -> None:
    game = new_game(Options(players=players, modules=(f"way_of_the_sun:{overlay}",)), 1)
    assert {player.temple for player in game.players} == {temple.start(overlay)}
    assert {player.stone for player in game.players} == {2}  # nothing for the starting space


@pytest.mark.parametrize("overlay", ["ruruy", "simpa"])
def test_every_way_leads_to_the_printed_track_and_gives_what_its_steps_show(overlay: str) -> None:
    nodes = OVERLAYS[overlay].nodes
    for node in nodes.values():
        ways = temple.next_steps(node.id)
        assert [str(way) for way in ways] == list(node.next)
        assert all(temple.row(way) == node.row + 1 for way in ways)


def test_ruruy_splits_once_and_nobody_changes_sides() -> None:
    asked = ask(on("ruruy"), Climb(0, 6)).state
    asked = play(asked, *([TakeBenefit(0)] if not isinstance(asked.decision, ChooseTempleStep) else [])).state
    while not isinstance(asked.decision, ChooseTempleStep):
        asked = play(asked, options(asked)[-1]).state
    assert options(asked) == (ClimbTo("R2L"), ClimbTo("R2R"))
    climbed = play(asked, ClimbTo("R2L"))
    state = climbed.state
    while not isinstance(state.decision, TakeTurn):
        assert not isinstance(state.decision, ChooseTempleStep)
        state = play(state, options(state)[-1]).state
    assert state.players[0].temple == "R6L"


def test_simpa_is_open_to_both_sides_at_every_step() -> None:
    for row in range(6):
        for side in "LR" if row else ("",):
            asked = ask(on("simpa", f"S{row}{side}"), Climb(0, 1)).state
            assert options(asked) == (ClimbTo(f"S{row + 1}L"), ClimbTo(f"S{row + 1}R"))


def test_ruling_61_the_reward_of_a_step_comes_before_the_next_way_is_chosen() -> None:
    asked = ask(on("simpa", god_hand=(ONE_POTATO,)), Climb(0, 2)).state
    assert asked.decision == ChooseTempleStep(0, 2)
    rewarded = play(asked, ClimbTo("S1R")).state
    assert rewarded.decision == PlayHandGodCard(0)
    chosen = play(rewarded, PlayGodCard(ONE_POTATO)).state
    assert chosen.players[0].potato == 4
    assert chosen.decision == ChooseTempleStep(0, 1)
    assert options(chosen) == (ClimbTo("S2L"), ClimbTo("S2R"))


def test_only_the_reward_of_the_step_taken_comes() -> None:
    before, outcome = arriving("S2R")
    assert gains(before, outcome.state) == {"temple": 1, "army_hand": 2}


@pytest.mark.parametrize("place", ["R6L", "R6R", "S6L", "S6R"])
def test_ruling_63_the_last_row_leads_to_the_printed_track(place: str) -> None:
    outcome = ask(on(overlay_of(place), place), Climb(0, 1))
    assert of(outcome, TempleClimbed) == [TempleClimbed(0, 7)]
    assert outcome.state.players[0].temple == 7


@pytest.mark.parametrize(("place", "left"), [("R0", 13), ("S0", 13), ("S1L", 12), ("R6L", 7), ("S6R", 7), (12, 1)])
def test_ruling_63_the_steps_above_an_overlay_are_counted_up_to_the_printed_top(place: Place, left: int) -> None:
    assert temple.distance_to_top(place) == left
    assert len(temple.way_up(place, 99)) == left
    assert temple.way_up(place, 99)[-1] == temple.top()


def test_ruling_63_offering_sells_only_steps_that_are_there() -> None:
    asked = ask(on("simpa", 12, corn=9), MakeOffering(0, 2, 3)).state
    assert offered(asked, OfferCorn) == [OfferCorn(1)]
    asked = ask(on("simpa", "S6L", corn=9), MakeOffering(0, 2, 3)).state
    assert len(offered(asked, OfferCorn)) == 3


def test_ruling_66_the_steps_of_one_effect_are_one_advance() -> None:
    outcome = ask(on("ruruy", "R2L", corn=9), RunEffect(0, ClimbTemple(2), "god_cards"))
    assert [event.step for event in of(outcome, TempleClimbed)] == ["R3L", "R4L"]


# ---------------------------------------------------------------- rewards on arrival


def test_a_god_card_is_played_for_its_benefits_without_a_worker() -> None:
    step = node_with(PlayGod)
    before, outcome = arriving(step, god_hand=(ONE_POTATO, "G07"))
    assert options(outcome.state) == (PlayGodCard(ONE_POTATO), PlayGodCard("G07"), Pass())
    state = play(outcome.state, PlayGodCard(ONE_POTATO)).state
    assert gains(before, state) == {"temple": 1, "potato": 4, "god_hand": -1}
    assert state.gods_played == (ONE_POTATO,)


def test_without_a_god_card_nothing_is_asked() -> None:
    _, outcome = arriving(node_with(PlayGod))
    assert isinstance(outcome.state.decision, TakeTurn)


def test_ruling_69_the_card_that_placed_a_worker_joins_the_offer_first() -> None:
    state = on("simpa", board={"gods_played": (ONE_POTATO,)}, workers=("priest",), god_hand=("G07",), potato=9)
    space = next(space.id for space in SPACES.values() if (space.terrace, space.god) == ("top", GOD_CARDS["G07"].god))
    placed = place(state, "priest", space, card="G07")
    assert placed.state.gods_played == ("G07", ONE_POTATO)


def test_ruling_69_a_card_played_at_a_festival_joins_the_offer_at_the_end_of_the_holders_turn() -> None:
    outcome = festival(
        options={"modules": (SIMPA,)}, others={1: {"temple": "S1R", "god_hand": (ONE_POTATO,)}}, temple="S0"
    )
    state = outcome.state
    while not isinstance(state.decision, PlayHandGodCard):
        state = play(state, options(state)[-1]).state
    assert state.decision.seat == 1
    state = play(state, PlayGodCard(ONE_POTATO)).state
    assert state.gods_played == (ONE_POTATO,)
    told: list[Any] = []
    while not told:
        played = play(state, options(state)[-1])
        told, state = of(played, GodCardOffered), played.state
    assert told[0] == GodCardOffered(ONE_POTATO)
    assert state.active == 1


def test_draw_two_army_cards_and_keep_both() -> None:
    before, outcome = arriving(node_with(DrawArmy))
    assert gains(before, outcome.state) == {"temple": 1, "army_hand": 2}


def test_ruling_70_a_worker_falls_and_two_army_cards_enter_play() -> None:
    cards = with_soldiers(1, 3)
    step = node_with(CasualtyForArmy)
    before, outcome = arriving(step, workers=("priest", "courier"), army_hand=cards)
    assert outcome.state.decision == ChooseOwnCasualty(0)
    assert options(outcome.state) == (SacrificeWorker("priest"), SacrificeWorker("courier"))
    fallen = play(outcome.state, SacrificeWorker("courier"))
    assert of(fallen, CasualtyFell) == [CasualtyFell(0, "courier", "supply")]
    assert fallen.state.casualties == ("courier",)
    assert fallen.state.decision == PlayArmyFree(0, 2, True)
    assert Pass() not in options(fallen.state)
    state = fallen.state
    while isinstance(state.decision, PlayArmyFree):
        state = play(state, options(state)[0]).state
    assert gains(before, state) == {"temple": 1, "workers": -1, "army_hand": -2}
    assert len(state.players[0].army_up) == 2


@pytest.mark.parametrize(("workers", "cards", "played"), [((), 2, 2), (("priest",), 0, 0), (("priest",), 1, 1)])
def test_ruling_70_whatever_is_possible_has_to_be(workers: tuple[str, ...], cards: int, played: int) -> None:
    _, outcome = arriving(node_with(CasualtyForArmy), workers=workers, army_hand=with_soldiers(1, cards))
    state = outcome.state
    while not isinstance(state.decision, TakeTurn):
        state = play(state, options(state)[0]).state
    assert len(state.casualties) == len(workers)
    assert len(state.players[0].army_up) == played


def test_ruling_71_a_conquest_marker_for_its_soldiers() -> None:
    step = node_with(PlaceConquestMarker)
    strong = with_soldiers(2, 2)
    before, outcome = arriving(step, army_up=strong, army_hand=with_soldiers(1, 1), potato=1, passives=("Z17",))
    assert not of(outcome, HighPriestActivated)
    assert outcome.state.decision == PlayArmy(0, 0)  # for 1 potato, none free
    paid = play(outcome.state, offered(outcome.state, PlayArmyCard)[0]).state
    assert paid.players[0].potato == 0
    assert isinstance(paid.decision, JoinConquest)
    cheapest = min(CONQUEST, key=lambda space: (CONQUEST[space].discard, CONQUEST[space].flip))
    taken = play(paid, Conquer(cheapest)).state
    assert taken.conquest == {cheapest: 0}
    assert not taken.casualties
    while not isinstance(taken.decision, TakeTurn):
        assert taken.decision.seat == 0  # nobody follows
        taken = play(taken, options(taken)[0]).state
    assert taken.players[0].gold == before.players[0].gold + brings(CONQUEST[cheapest].benefit).get("gold", 0)


def test_ruling_71_nothing_is_asked_without_soldiers_and_it_may_be_declined() -> None:
    step = node_with(PlaceConquestMarker)
    assert isinstance(arriving(step)[1].state.decision, TakeTurn)
    _, outcome = arriving(step, army_up=with_soldiers(2, 2))
    assert isinstance(play(outcome.state, Pass()).state.decision, TakeTurn)


def test_ruling_72_two_stone_and_the_high_priest_walks_without_activation() -> None:
    before, outcome = arriving(node_with(Gain, MovePriest), priest=5)
    assert gains(before, outcome.state) == {"temple": 1, "stone": 2}
    assert outcome.state.players[0].priest == 1
    assert not of(outcome, HighPriestActivated)


def test_ruling_54_at_set_up_the_high_priest_does_not_move_and_the_stone_comes() -> None:
    state = on("simpa", priest=0)
    state.active = -1
    outcome = ask(state, Climb(0, 1))
    outcome = play(outcome.state, ClimbTo("S1L"))
    assert outcome.state.players[0].stone == 2
    assert outcome.state.players[0].priest == 0


def test_ruling_54_a_god_card_played_at_set_up_is_shuffled_back_with_the_others() -> None:
    state = on("simpa", god_hand=(ONE_POTATO,))
    state.active = -1
    asked = play(ask(state, Climb(0, 1)).state, ClimbTo("S1R")).state
    played = play(asked, PlayGodCard(ONE_POTATO)).state
    assert played.players[0].dealt == (ONE_POTATO,)
    assert played.gods_played == ()


def test_ruling_73_two_free_weavings_and_no_tile_is_turned_up_between() -> None:
    before, outcome = arriving(node_with(FreeWeaving), board={"weavings": ("W01", "W02", "W03", "W04")})
    assert outcome.state.decision == ChooseFreeWeaving(0, 2, unseen=True)
    first = play(outcome.state, TakeTopWeaving())
    assert not of(first, WeavingRevealed)
    asked = first.state
    while isinstance(asked.decision, ArrangeWeaving):  # it is laid at once
        asked = play(asked, LayWeaving(-1, "right")).state
    assert asked.players[0].tapestries == (("W01",),)
    assert asked.decision == ChooseFreeWeaving(0, 1, unseen=True)
    assert not asked.weaving_face_up
    second = play(asked, TakeWeavingBeneath())
    while isinstance(second.state.decision, ArrangeWeaving):
        second = after(second, play(second.state, LayWeaving(-1, "right")))
    assert of(second, WeavingRevealed) == [WeavingRevealed("W02")]
    assert gains(before, second.state) == {"temple": 1, "weavings": 2}


def test_free_steps_with_their_benefits() -> None:
    before, outcome = arriving(node_with(FreeSteps))
    state = play(outcome.state, BuildSteps("S1u")).state
    assert gains(before, state) == {"temple": 1, "vp": 4, "corn": 1, "potato": 2}
    assert isinstance(play(outcome.state, Pass()).state.decision, TakeTurn)


def test_two_things_are_rejuvenated() -> None:
    down = plain_buildings(2)
    _, outcome = arriving(node_with(Rejuvenate), production_down=down, army_down=with_soldiers(1, 1))
    state = play(outcome.state, TurnUp(down[0])).state
    state = play(state, offered(state, TurnUp)[-1]).state
    assert isinstance(state.decision, TakeTurn)
    assert len(state.players[0].production_down) + len(state.players[0].army_down) == 1


def test_a_construct_task_at_its_price() -> None:
    before, outcome = arriving(node_with(BuildingTask), stone=3, corn=3, potato=3, gold=0)
    building = offered(outcome.state, ConstructBuilding)[0].building
    state = play(outcome.state, ConstructBuilding(building)).state
    assert gains(before, state)["stone"] < 0


def test_a_steps_task_costs_three_stone() -> None:
    before, outcome = arriving(node_with(StepsTask), stone=3)
    state = play(outcome.state, BuildSteps("S1u")).state
    assert gains(before, state)["stone"] == -3
    _, poor = arriving(node_with(StepsTask), stone=2)
    assert not offered(poor.state, BuildSteps)


def test_ruling_67_produce_one_may_be_declined_and_the_building_stays_up() -> None:
    up = plain_buildings(2)
    before, outcome = arriving(node_with(ProduceOne), production_up=up)
    assert outcome.state.decision == ChooseProduction(0, may_refuse=True)
    assert Pass() in options(outcome.state)
    state = play(outcome.state, ProduceWith(up[0])).state
    assert state.players[0].production_up == up
    assert gains(before, play(outcome.state, Pass()).state) == {"temple": 1}


def test_ruling_77_merchant_or_free_steps_chosen_anew_each_time() -> None:
    place = next(
        node.id
        for overlay in OVERLAYS.values()
        for node in overlay.nodes.values()
        if node.reward == (Choose(((Merchant(1),), (FreeSteps(),))),)
    )
    matching = (("SW01", "SW02"),)
    before, outcome = arriving(place, tapestries=matching)
    assert isinstance(outcome.state.decision, ChooseOne)
    assert gains(before, play(outcome.state, ChooseReward(0)).state) == {"temple": 1, "gold": 1}
    steps = play(outcome.state, ChooseReward(1), BuildSteps("S1u")).state
    assert gains(before, steps) == {"temple": 1, "vp": 4, "corn": 1, "potato": 2}


def test_one_thing_is_rejuvenated_and_a_nomad_comes() -> None:
    down = plain_buildings(1)
    before, outcome = arriving(node_with(Rejuvenate, GainNomad), production_down=down)
    state = outcome.state
    while not isinstance(state.decision, TakeTurn):
        turn = [*offered(state, TakeBenefit), *offered(state, TurnUp), *offered(state, TakeNomad)]
        state = play(state, turn[0]).state
    assert gains(before, state) == {"temple": 1, "workers": 1}
    assert state.players[0].production_up == down


@pytest.mark.parametrize("place", ["R6R", "S6R"])
def test_a_stone_and_a_small_statue_of_an_icon_shown(place: str) -> None:
    shown = next(e for e in OVERLAYS[overlay_of(place)].nodes[place].reward if isinstance(e, FreeStatue)).gods
    assert len(shown) == 2
    before, outcome = arriving(place)
    assert offered(outcome.state, BuildStatue) == [BuildStatue("small", god) for god in shown]
    state = play(outcome.state, BuildStatue("small", shown[0])).state
    assert gains(before, state) == {"temple": 1, "stone": 1, "statues": 1, "vp": 3}


@pytest.mark.parametrize("place", ["R6R", "S6R"])
def test_ruling_76_without_such_a_statue_the_stone_comes_alone(place: str) -> None:
    shown = next(e for e in OVERLAYS[overlay_of(place)].nodes[place].reward if isinstance(e, FreeStatue)).gods
    before = on(overlay_of(place), below(place))
    before.small_statues = {god: 0 if god in shown else left for god, left in before.small_statues.items()}
    state = ask(before, Climb(0, 1)).state
    if isinstance(state.decision, ChooseTempleStep):
        state = play(state, ClimbTo(place)).state
    assert gains(before, state) == {"temple": 1, "stone": 1}


@pytest.mark.parametrize(("choice", "expected"), [(0, {"stone": 1}), (1, {"workers": 1})])
def test_ruling_77_a_stone_or_a_worker(choice: int, expected: dict[str, int]) -> None:
    before, outcome = arriving("S4R")
    state = play(outcome.state, ChooseReward(choice)).state
    while not isinstance(state.decision, TakeTurn):
        state = play(state, options(state)[0]).state
    assert gains(before, state) == {"temple": 1, **expected}


def test_every_effect_of_both_overlays_has_its_test() -> None:
    kinds = {type(effect) for overlay in OVERLAYS.values() for node in overlay.nodes.values() for effect in node.reward}
    tested = {PlayGod, DrawArmy, CasualtyForArmy, PlaceConquestMarker, MovePriest, Gain, FreeWeaving, FreeSteps}
    tested |= {Rejuvenate, BuildingTask, StepsTask, ProduceOne, Choose, GainNomad, FreeStatue}
    base = {Train, DrawGod}  # of the printed track too
    assert kinds <= tested | base
    assert Priced not in kinds
