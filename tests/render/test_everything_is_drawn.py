"""Whatever there is in the game has a picture, and what a picture does not know is refused: nothing is left blank."""

from collections.abc import Callable, Collection, Sequence
from typing import get_args

import pytest

import render
from engine.benefits import Effect, Gain
from engine.buildings import BUILDINGS
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    CORICANCHA,
    CULTS,
    GOD_CARDS,
    GODS,
    ICONS,
    NATIONS,
    NEWCOMERS,
    PALACES,
    PASSIVE,
    PRODUCTION,
    SOLO,
    SPACES,
    STEPS,
    TASKS,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.resources import RESOURCES, VP, Cost
from engine.temple import STEPS as STEPS_OF_TEMPLE
from engine.temple import named
from render import icons
from render.board_parts.cards_and_tiles import draw_building
from render.board_parts.hill import fill_of
from render.board_parts.offers import market
from render.board_parts.palace_tiles import market as palace_market
from render.board_parts.temple_track import temple
from render.board_parts.village import people
from render.drawing.canvas import Canvas
from render.drawing.theme import GODS as GOD_COLOURS
from render.drawing.theme import LIGHT, WORKERS
from render.icons.gods import GOD_LETTER, SYMBOLS
from render.icons.people import WORKER_SHAPE
from render.icons.pictograms import PICTOGRAMS
from render.items.catalogue import KINDS
from render.items.icon_rows import Row, rows_panel, sentences_of
from render.items.rule_rows import (
    ACTION_ROWS,
    PLAYERS_ROWS,
    RESOURCE_ROWS,
    STATUE_ROWS,
    TASK_ROWS,
    TERM_ROWS,
    WORKER_ROWS,
)
from tests.render.kit import ENGLISH, texts

ACTIONS_OF_PRIESTS = [space.id for space in CORICANCHA]
LOOPS = [
    *SOLO.axomamma.loops.values(),
    *(loop for side in SOLO.pachamama.sides.values() for loop in side.loops.values()),
]
TOKEN_ACTIONS = {space.id: space.action for loop in LOOPS for space in loop.spaces}
SIDES = {
    side.id: side.action
    for automa in (SOLO.axomamma, SOLO.pachamama)
    for token in automa.personalities.values()
    for side in token.sides
}
REWARDS = {
    f"{which} {kind}": reward.benefit
    for which, automa in ((AXOMAMMA, SOLO.axomamma), (PACHAMAMA, SOLO.pachamama))
    for kind, reward in automa.recruit_rewards.items()
}

# What there is, and where pictures must know all of it.
NEEDED: dict[str, tuple[Collection[str], Collection[str]]] = {
    "letter of a god": (GODS, GOD_LETTER),
    "symbol of a god": (GODS, SYMBOLS),
    "colour of a god": (GODS, GOD_COLOURS),
    "pictogram of a Worker": (WORKER_KINDS, PICTOGRAMS),
    "shape of a Worker": (WORKER_KINDS, WORKER_SHAPE),
    "colour of a Worker": (WORKER_KINDS, WORKERS),
    "rows of a Worker": (WORKER_KINDS, WORKER_ROWS),
    "icon of a task": (TASKS, icons.NAMES),
    "rows of a task": (TASKS, TASK_ROWS),
    "icon of a High Priest action": (ACTIONS_OF_PRIESTS, icons.NAMES),
    "rows of a High Priest action": (ACTIONS_OF_PRIESTS, ACTION_ROWS),
    "icon of a resource": ((*RESOURCES, VP), icons.NAMES),
    "rows of a resource": ((*RESOURCES, VP), RESOURCE_ROWS),
}
ITEMS: dict[str, Collection[str]] = {
    "god": (*GODS, *GOD_CARDS),
    "army": ARMY_CARDS,
    "building": (*PRODUCTION, *PASSIVE, *PALACES),
    "nation": NATIONS,
    "cult": CULTS,
    "temple": [str(step) for step in STEPS_OF_TEMPLE],
    "weaving": WEAVINGS,
    "space": SPACES,
    "spot": STEPS,
    "icon": ICONS,
    "conquest": CONQUEST,
    "task": TASKS,
    "worker": (*WORKER_KINDS, *NEWCOMERS),
    "action": ACTIONS_OF_PRIESTS,
    "automa_space": [name for name in TOKEN_ACTIONS if not name.startswith("PG-")],  # the plain side of her board
    "personality": SIDES,
}


@pytest.mark.parametrize("what", NEEDED)
def test_nothing_of_the_game_is_forgotten(what: str) -> None:
    there, known = NEEDED[what]
    assert sorted(set(there) - set(known)) == []


@pytest.mark.parametrize("kind", ITEMS)
def test_everything_has_a_picture_of_its_own(kind: str) -> None:
    assert sorted(set(ITEMS[kind]) - set(KINDS[kind].ids)) == []


@pytest.mark.parametrize("name", {**TOKEN_ACTIONS, **SIDES, **REWARDS})
def test_every_action_of_an_automa_is_drawn(name: str) -> None:
    assert icons.effects_row({**TOKEN_ACTIONS, **SIDES, **REWARDS}[name], 40, LIGHT).getbbox()


@pytest.mark.parametrize("place", STEPS_OF_TEMPLE)
def test_every_reward_of_the_temple_and_its_overlays_is_drawn(place: int | str) -> None:
    reward = named(str(place)).reward
    assert not reward or icons.effects_row(reward, 40, LIGHT).getbbox()


@pytest.mark.parametrize("name", {**PASSIVE, **PALACES, **NATIONS, **CULTS})
def test_every_ability_is_told(name: str) -> None:
    assert ENGLISH.abilities[name]


@pytest.mark.parametrize("name", BUILDINGS)
def test_every_building_of_every_type_is_drawn(name: str) -> None:
    drawn = canvas()
    draw_building(drawn, name, (0, 0, 300, 166), ENGLISH)
    assert {name, ENGLISH.names[name]} <= set(texts(drawn.labels))


def test_a_third_type_has_a_row_of_the_market() -> None:
    assert {"P01", "P02", "Z01", "Z02"} <= set(texts(market(("P01", "P02", "Z01", "Z02"), (), LIGHT, ENGLISH).labels))
    assert {"X01", "X02"} <= set(texts(palace_market(("X01", "X02"), (), LIGHT, ENGLISH).labels))


@pytest.mark.parametrize("name", PALACES)
def test_every_palace_tells_its_ability_and_its_prophecy(name: str) -> None:
    said = " ".join(texts(palace_market((name,), (), LIGHT, ENGLISH).labels))
    assert ENGLISH.abilities[name] in said
    assert ENGLISH.prophecies[name][1:] in said


ALL_ROWS: dict[str, Sequence[Row]] = {
    name: rows
    for table in (ACTION_ROWS, PLAYERS_ROWS, RESOURCE_ROWS, STATUE_ROWS, TASK_ROWS, TERM_ROWS, WORKER_ROWS)
    for name, rows in table.items()
}


def test_every_row_of_icons_is_made_of_icons_that_there_are() -> None:
    for name, rows in ALL_ROWS.items():
        for row in rows:
            rows_panel([row], 800, LIGHT)
            assert sentences_of([row], ENGLISH), name


# ---------------------------------------------------------------- what is not known is refused


def canvas() -> Canvas:
    return Canvas(300, 166, LIGHT)


@pytest.mark.parametrize("kind", get_args(Effect))
def test_no_effect_passes_for_another(kind: type[Effect]) -> None:
    assert [other for other in get_args(Effect) if other is not kind and issubclass(kind, other)] == []


@pytest.mark.parametrize(
    "draw",
    [
        lambda: icons.effects_row((object(),), 40, LIGHT),  # type: ignore[arg-type]
        lambda: icons.effects_row((Gain("llama", 1),), 40, LIGHT),
        lambda: icons.worker("N99", 40, LIGHT),
        lambda: draw_building(canvas(), "Q01", (0, 0, 300, 166), ENGLISH),
        lambda: temple(("S1L",), (), LIGHT, ENGLISH),
        lambda: people((), (), ("N99",), 0, (), (), LIGHT, ENGLISH),
        lambda: fill_of("T9z", LIGHT),
        lambda: rows_panel([("potatoe",)], 800, LIGHT),
        lambda: rows_panel([(3.5,)], 800, LIGHT),  # type: ignore[list-item]
        lambda: sentences_of([("potatoe",)], ENGLISH),
        lambda: sentences_of([(Cost, "arrow")], ENGLISH),  # type: ignore[list-item]
        lambda: render.item("building:Q01", ENGLISH),
    ],
)
def test_what_no_picture_knows_is_refused(draw: Callable[[], object]) -> None:
    with pytest.raises((ValueError, KeyError, AssertionError)):
        draw()
