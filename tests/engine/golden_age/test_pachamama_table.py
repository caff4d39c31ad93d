"""Pachamama's side of the board, her set-up with modules, and what Axomamma plays without."""

import pytest

from engine import Options, State, apply, automa_queries, legal_actions, new_game, open_game
from engine.components import CULTS, SOLO
from engine.difficulty import LEVELS
from engine.errors import BadOptions, GameCode
from engine.events import AutomaActed, BuildingConstructed, NobleAppointed, PalaceGiven, WorkerPlaced
from engine.players import make_player
from engine.solo.frame import loops_of
from tests.engine.kit.pachamama import her
from tests.engine.kit.solo import AUTOMA, AXOMAMMA, PACHAMAMA, PERSON, its_turn

RURUY, SIMPA = "way_of_the_sun:ruruy", "way_of_the_sun:simpa"


def begun(*modules: str, level: str = "normal") -> State:
    """A solo game right before its first turn."""
    state = new_game(Options(solo=PACHAMAMA, level=level, modules=modules), "her table")
    while state.active < 0:
        state = apply(state, legal_actions(state)[0]).state
    return state


@pytest.mark.parametrize(
    ("modules", "side"),
    [
        ((), "plain"),
        (("buildings",), "plain"),
        ((RURUY,), "plain"),
        (("buildings", SIMPA), "plain"),
        (("vassals",), "golden_age"),
        (("nobles",), "golden_age"),
        (("vassals", "nobles"), "golden_age"),
        (("buildings", "vassals", "nobles", RURUY), "golden_age"),
    ],
)
@pytest.mark.parametrize("level", LEVELS)
def test_ruling_156_the_golden_age_side_lies_up_with_vassals_or_nobles(
    modules: tuple[str, ...], side: str, level: str
) -> None:
    state = begun(*modules, level=level)
    assert state.automa is not None
    assert state.automa.board == automa_queries.board_side(state.automa) == side
    assert loops_of(state.automa) == SOLO.pachamama.sides[side].loops
    assert set(state.automa.personalities) == set(LEVELS[level])


def test_ruling_156_her_tokens_act_by_the_side_that_lies_up() -> None:
    acted = [event.space for event in its_turn(her("nobles"), 4).events if isinstance(event, AutomaActed)]
    assert acted[0] == SOLO.pachamama.sides["golden_age"].top.id
    assert all(space.startswith("PG-") for space in acted)


@pytest.mark.parametrize("module", ["vassals", "nobles", RURUY, SIMPA])
def test_ruling_157_axomamma_plays_without_modules(module: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new_game(Options(solo=AXOMAMMA, modules=("buildings", module)), 1)
    assert refused.value.code == GameCode.AXOMAMMA_PLAYS_WITHOUT
    assert refused.value.values == {"modules": (module,)}


def test_ruling_157_the_new_buildings_may_be_in_a_game_with_axomamma() -> None:
    state = new_game(Options(solo=AXOMAMMA, modules=("buildings",)), "new Buildings")
    person = make_player("random", 1)
    while not state.over:
        state = apply(state, person.choose(state, legal_actions(state))).state
    assert {"Z04X", "ZA1"} <= set(state.options.box.buildings["passive"])


def test_ruling_158_she_is_dealt_a_palace_markers_vassals_and_cult_tiles() -> None:
    opened = open_game(Options(solo=PACHAMAMA, modules=("vassals", "nobles")), "dealt")
    state, hers = opened.state, opened.state.players[AUTOMA]
    given = [event for event in opened.events if isinstance(event, PalaceGiven)]
    assert [event.seat for event in given] == [PERSON, AUTOMA]
    assert hers.palaces == (given[1].palace,)
    assert hers.nobles == {}
    assert (hers.markers_left, hers.vassals_left) == (12, 4)
    matching = [cult for cult in CULTS.values() if cult.nation in state.nations.values()]
    assert len(matching) == len(state.nations) == 4
    assert not any(isinstance(event, NobleAppointed | BuildingConstructed | WorkerPlaced) for event in opened.events)


def test_ruling_158_without_the_modules_she_has_none_of_that() -> None:
    hers = begun().players[AUTOMA]
    assert (hers.markers_left, hers.vassals_left, hers.palaces) == (10, 0, ())
    dealt = {begun("nobles").players[AUTOMA].palaces for _ in range(2)}
    assert len(dealt) == 1, "the same seed deals the same Palace"
    others = {new_game(Options(solo=PACHAMAMA, modules=("nobles",)), seed).players[AUTOMA].palaces for seed in range(9)}
    assert len(others) > 1, "which one is chance"
