"""Way of the Sun at Festivals: what the steps of both overlays score and give a person."""

from operator import attrgetter

import pytest

from engine import legal_actions, temple, view
from engine.actions import Accept, ClimbTo, ConstructBuilding, KeepArmyCard, Pass, PlayGodCard
from engine.benefits import (
    CasualtyForArmy,
    Choose,
    DrawArmy,
    DrawGod,
    FreeWeaving,
    Gain,
    GainNomad,
    MovePriest,
    PlayGod,
    Train,
)
from engine.components import CONQUEST, OVERLAYS
from engine.components.records import OverlayNode
from engine.decisions import ChooseOwnCasualty, ChooseTempleStep, PlayGodCards, PlayHandGodCard, TakeTurn
from engine.events import Scored
from engine.procedures import Climb
from tests.engine.golden_age.test_way_of_the_sun import ONE_POTATO, RURUY, SIMPA, arriving, node_with, on
from tests.engine.kit import after, ask, festival, gains, of, offered, options, plain_buildings, play, with_soldiers

# ---------------------------------------------------------------- Festivals


def test_ruling_62_the_start_of_ruruy_gives_its_reward_at_a_festival() -> None:
    outcome = festival(options={"modules": (RURUY,)}, temple="R0", others={1: {"temple": "R1"}})
    scored = [event for event in of(outcome, Scored) if event.source == "temple"]
    assert scored[0] == Scored(0, 1, "temple")
    assert outcome.state.players[0].corn >= 1


def test_ruling_64_the_start_of_simpa_costs_two_vp_and_nobody_falls_below_zero() -> None:
    outcome = festival(options={"modules": (SIMPA,)}, temple="S0", others={1: {"temple": "S0", "vp": 1}})
    scored = [event for event in of(outcome, Scored) if event.source == "temple"]
    assert scored == [Scored(0, -2, "temple"), Scored(1, -1, "temple")]


@pytest.mark.parametrize(("overlay", "rows"), [(name, overlay.row_vp) for name, overlay in OVERLAYS.items()])
def test_there_is_one_vp_value_for_each_row(overlay: str, rows: tuple[int, ...]) -> None:
    for step in temple.track(overlay):
        if step.row < len(rows):
            assert temple.row_vp(step.id) == rows[step.row]


def test_ruling_74_one_seats_reward_is_over_before_the_next_one_scores() -> None:
    outcome = festival(
        options={"modules": (SIMPA,)},
        temple="S1R",
        god_hand=(ONE_POTATO,),
        others={1: {"temple": "S1R", "god_hand": ("G07",)}},
    )
    state = outcome.state
    while not isinstance(state.decision, PlayHandGodCard):
        state = play(state, options(state)[-1]).state
    assert state.decision.seat == 0
    assert state.players[1].vp == 10
    state = play(state, PlayGodCard(ONE_POTATO)).state
    assert isinstance(state.decision, PlayHandGodCard)
    assert state.decision.seat == 1
    assert state.players[1].vp == 10 + OVERLAYS["simpa"].row_vp[1]


def test_ruling_62_a_step_climbed_just_before_counts() -> None:
    outcome = festival(options={"modules": (SIMPA,)}, temple="S0", gold=1, passives=("Z12",))
    climbed = play(outcome.state, Accept())
    while isinstance(climbed.state.decision, ChooseTempleStep):
        climbed = after(climbed, play(climbed.state, ClimbTo("S1L")))
    assert Scored(0, OVERLAYS["simpa"].row_vp[1], "temple") in climbed.events
    assert climbed.state.players[0].stone == 4  # on arrival, and again at the Festival


def test_ruling_75_a_casualty_of_the_temple_counts_in_the_same_festival() -> None:
    conquered = min(CONQUEST, key=lambda space: CONQUEST[space].position)
    outcome = festival(
        options={"modules": (SIMPA,)},
        temple="S4L",
        workers=("priest",),
        others={1: {"temple": "S0"}},
        board={"conquest": {conquered: 0}},
    )
    scored = of(outcome, Scored)
    state = outcome.state
    while isinstance(state.decision, ChooseOwnCasualty):
        played = play(state, options(state)[0])
        scored, state = scored + of(played, Scored), played.state
    assert Scored(0, 1, "regions") in scored


def test_ruling_74_gaps_in_the_building_market_stay_until_the_end_of_the_festival() -> None:
    outcome = festival(
        options={"modules": (SIMPA,)}, temple="S3L", stone=5, corn=5, potato=5, others={1: {"temple": "S0"}}
    )
    state = outcome.state
    while not offered(state, ConstructBuilding):
        state = play(state, options(state)[-1]).state
    building = offered(state, ConstructBuilding)[0].building
    state = play(state, ConstructBuilding(building)).state
    while not isinstance(state.decision, TakeTurn) and state.players[0].temple and state.active == 0:
        on_sale = len(state.production_market) + len(state.passive_market)
        if on_sale == 4:
            break
        assert on_sale == 3
        state = play(state, options(state)[-1]).state
    assert building not in state.production_market + state.passive_market


def test_a_training_step_keeps_one_of_two() -> None:
    before, outcome = arriving("R2R")
    kept = offered(outcome.state, KeepArmyCard)[0]
    assert gains(before, play(outcome.state, kept).state) == {"temple": 1, "army_hand": 1}


def test_climbing_in_a_view_lists_the_same_ways() -> None:
    asked = ask(on("simpa", "S3L"), Climb(0, 1)).state
    assert legal_actions(view(asked, 0)) == legal_actions(asked) == (ClimbTo("S4L"), ClimbTo("S4R"))
    assert legal_actions(view(asked, 1)) == ()
    assert legal_actions(view(asked, None)) == ()


def test_ruling_68_a_card_played_for_its_benefit_needs_no_statue_and_is_none_of_the_three_of_a_festival() -> None:
    before, outcome = arriving(node_with(PlayGod), god_hand=(ONE_POTATO,))
    assert not before.players[0].small_statues
    assert gains(before, play(outcome.state, PlayGodCard(ONE_POTATO)).state)["potato"] == 4
    hand = (ONE_POTATO, "G07", "G11", "G19")
    asked = festival(options={"modules": (SIMPA,)}, temple="S1R", potato=9, god_hand=hand).state
    while not isinstance(asked.decision, PlayHandGodCard):
        asked = play(asked, options(asked)[0]).state
    state = play(asked, PlayGodCard(ONE_POTATO)).state
    while not isinstance(state.decision, PlayGodCards):
        state = play(state, options(state)[-1]).state
    assert state.decision.left == 3


# ---------------------------------------------------------------- must or may

COMES = (Gain, DrawArmy, DrawGod, Train, GainNomad, FreeWeaving, Choose, MovePriest, CasualtyForArmy)
RICH = {"potato": 9, "corn": 9, "stone": 9, "gold": 9, "workers": ("priest",), "god_hand": (ONE_POTATO,)}
ARMED = {"army_up": with_soldiers(2, 2), "army_hand": with_soldiers(1, 1)}
TURNED = {"production_up": plain_buildings(2), "army_down": with_soldiers(2, 3)[2:]}


@pytest.mark.parametrize(
    "node", [node for overlay in OVERLAYS.values() for node in overlay.nodes.values() if node.row], ids=attrgetter("id")
)
def test_ruling_67_what_comes_by_itself_or_has_to_be_cannot_be_declined_and_all_else_can(node: OverlayNode) -> None:
    _, outcome = arriving(node.id, **RICH, **ARMED, **TURNED)
    state = outcome.state
    optional = [effect for effect in node.reward if not isinstance(effect, COMES)]
    may_be_declined = False
    while not isinstance(state.decision, TakeTurn):
        may_be_declined |= Pass() in options(state)
        state = play(state, Pass() if Pass() in options(state) else options(state)[0]).state
    assert may_be_declined == bool(optional)
