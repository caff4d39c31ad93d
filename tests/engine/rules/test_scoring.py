"""Final scoring and who wins."""

import pytest

from engine.events import GameEnded, Scored
from engine.procedures import FinalScoring
from tests.engine.kit import changed, of, settled, table

pytestmark = pytest.mark.usefixtures("layout")

CATEGORIES = [
    ("final_tapestries", {"tapestries": (("SW01",),)}, 0),
    ("final_tapestries", {"tapestries": (("SW01", "SW02"),)}, 1),
    ("final_tapestries", {"tapestries": (("SW01", "SW02", "SW03"),)}, 3),
    ("final_tapestries", {"tapestries": (("SW01", "SW02", "SW03", "SW04"),)}, 6),
    ("final_tapestries", {"tapestries": (("SW01", "SW02", "SW03", "SW04", "W21"),)}, 10),
    ("final_tapestries", {"tapestries": (("SW01", "SW02", "SW03", "SW04", "W21", "W26"),)}, 15),
    ("final_tapestries", {"tapestries": (("SW01", "SW02", "SW03", "SW04", "W21", "W26", "W29"),)}, 21),
    ("final_tapestries", {"tapestries": (("SW01", "SW02"), ("W01", "W07", "W12"), ("W02",))}, 1 + 3),
    ("final_temple", {"temple": 9}, 0),
    ("final_temple", {"temple": 10}, 2),
    ("final_temple", {"temple": 11}, 6),
    ("final_temple", {"temple": 12}, 12),
    ("final_temple", {"temple": 13}, 20),
    ("final_buildings", {"production_up": ("P01", "P02"), "passives": ("Z01",)}, 6),
    ("final_buildings", {"production_down": ("P01", "P02")}, 0),
    ("final_god_cards", {"god_hand": ("G01", "G02", "G03")}, 3),
    ("final_army_cards", {"army_up": ("A01", "A21")}, 2),
    ("final_army_cards", {"army_down": ("A01",), "army_hand": ("A02",)}, 0),
    ("final_workers", {"workers": ("priest", "priest")}, 2),
    ("final_gold", {"gold": 4}, 4),
    ("final_gold", {"potato": 9, "corn": 9, "stone": 9}, 0),
]


def scored(**position):
    return settled(changed(table(**position), stack=(FinalScoring(),)))


@pytest.mark.parametrize(("category", "area", "vp"), CATEGORIES)
def test_every_category(category, area, vp):
    outcome = scored(**area)
    assert of(outcome, Scored) == ([Scored(0, vp, category)] if vp else [])
    assert outcome.state.result.scores == (10 + vp, 10)
    assert outcome.state.result.breakdown[0].get(category, 0) == vp


def test_statues_steps_and_markers_score_nothing_more():
    outcome = scored(small_statues=("inti",), board={"steps": {"S1u": 0}, "conquest": {"CH1": 0}})
    assert of(outcome, Scored) == []


def test_everything_adds_up_and_the_game_is_over():
    outcome = scored(vp=30, gold=2, workers=("priest",), temple=10, god_hand=("G01",), others={1: {"vp": 12}})
    result = outcome.state.result
    assert result.scores == (30 + 2 + 1 + 2 + 1, 12)
    assert [sum(breakdown.values()) for breakdown in result.breakdown] == list(result.scores)
    assert result.winners == (0,)
    assert of(outcome, GameEnded) == [GameEnded((0,), result.scores)]
    assert outcome.state.over
    assert outcome.state.decision is None
    assert outcome.state.to_act is None


@pytest.mark.parametrize(
    ("areas", "winners"),
    [
        (({"vp": 50}, {"vp": 51}), (1,)),
        # Gold is 1 VP as well as a resource.
        (({"vp": 50}, {"vp": 49, "gold": 1}), (1,)),
        (({"vp": 50, "stone": 2}, {"vp": 50, "potato": 1}), (0,)),
        (({"vp": 50, "potato": 1, "corn": 1, "stone": 1}, {"vp": 49, "gold": 1, "stone": 1}), (0,)),
        (({"vp": 50, "potato": 3}, {"vp": 50, "corn": 3}), (0, 1)),
        (({"vp": 50, "potato": 3}, {"vp": 50, "corn": 3}, {"vp": 49, "stone": 9}), (0, 1)),
        (({"vp": 40}, {"vp": 50, "potato": 3}, {"vp": 50, "corn": 2}, {"vp": 50, "stone": 3}), (1, 3)),
    ],
)
def test_most_vp_then_most_resources_then_shared(areas, winners):
    mine, *others = areas
    outcome = scored(players=len(areas), **mine, others=dict(enumerate(others, start=1)))
    assert outcome.state.result.winners == winners
