"""Every component has art that can be seen, stays in its square and is told apart by its shape."""

from collections.abc import Callable
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops

from engine import benefits
from engine.benefits import Effect
from engine.components import (
    CONQUEST,
    GOD_CARDS,
    GODS,
    PASSIVE,
    PATTERNS,
    PRODUCTION,
    TASKS,
    TEMPLE,
    WEAVING_REWARDS,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.components.records import BUILDING_TYPES
from engine.resources import Cost
from render import icons
from render.drawing.theme import DARK, LIGHT, SEATS, Theme
from render.icons.rows import cost_row, effects_row

SIZES = (20, 22, 33, 44, 64, 80)
WANTED = [
    "potato", "corn", "stone", "gold", "vp", "food", "god_card", "army_card", "soldier", "flip", "discard",
    "weaving", "small_statue", "large_statue", "statue", "steps", "building", "production", "passive", "train",
    "produce_one", "merchant", "temple", "rejuvenate", "worker", "nomad", "village", "casualty", "priest_move",
    "high_priest", "worship", "offering", "conquest", "produce", "weavings", "training", "god", "army", "festival",
    "bag", "deck", "crown", "choose", "arrow", "hand", "marker", "blue_space", "green_space", "clock",
]  # fmt: skip

SAMPLES: dict[type[Effect], list[Effect]] = {
    benefits.Gain: [benefits.Gain(name, 2) for name in ("potato", "corn", "stone", "gold", "vp")],
    benefits.FreeStatue: [benefits.FreeStatue(), benefits.FreeStatue(("inti", "qocha"))],
    benefits.FreeBuilding: [benefits.FreeBuilding(kind) for kind in ("", *BUILDING_TYPES)],
    benefits.BuildingTask: [benefits.BuildingTask(kind) for kind in ("", *BUILDING_TYPES)],
    benefits.GainNomad: [benefits.GainNomad(), benefits.GainNomad(("priest",))],
    benefits.GainVillager: [benefits.GainVillager("potato"), benefits.GainVillager("corn")],
    benefits.Choose: [benefits.Choose(((benefits.Train(1),), (benefits.Gain("corn", 2), benefits.DrawGod(1))))],
    benefits.Priced: [benefits.Priced(benefits.ClimbTemple(1), Cost(corn=1, food=2))],
}


def samples(kind: type[Effect]) -> list[Effect]:
    if kind in SAMPLES:
        return SAMPLES[kind]
    return [kind(n) for n in (1, 2)] if kind.__struct_fields__ else [kind()]  # type: ignore[call-arg, arg-type]


def rim(image: Image.Image) -> float:
    """How opaque the outermost pixels are, from 0 to 1."""
    alpha = image.getchannel("A")
    inner = alpha.copy()
    inner.paste(0, (1, 1, alpha.width - 1, alpha.height - 1))
    return sum(value * n for value, n in enumerate(inner.histogram())) / 255 / (2 * (alpha.width + alpha.height) - 4)


def cover(image: Image.Image) -> float:
    """The share of the picture that is opaque."""
    histogram = image.getchannel("A").histogram()
    return sum(histogram[128:]) / sum(histogram)


def likeness(a: Image.Image, b: Image.Image) -> float:
    """What two silhouettes share, divided by what they cover together."""
    masks = [image.getchannel("A").point(lambda value: 255 if value > 127 else 0) for image in (a, b)]
    both, either = ImageChops.darker(*masks), ImageChops.lighter(*masks)
    return both.histogram()[255] / either.histogram()[255]


def check(draw: Callable[[int, Theme], Image.Image], edge: float = 0.2) -> None:
    for theme in (LIGHT, DARK):
        for size in SIZES:
            image = draw(size, theme)
            assert image.mode == "RGBA"
            assert image.size == (size, size)
            assert cover(image) > 0.1
            assert rim(image) < edge
            assert draw(size, theme) is image  # drawn once


@pytest.mark.parametrize("name", icons.NAMES)
def test_icons_fill_their_square_and_stay_in_it(name: str) -> None:
    check(lambda size, theme: icons.icon(name, size, theme))


@pytest.mark.parametrize("kind", WORKER_KINDS)
def test_every_worker_has_a_token(kind: str) -> None:
    check(lambda size, theme: icons.worker(kind, size, theme))
    assert icons.PICTOGRAMS[kind]
    assert icons.WORKER_SHAPE[kind]


@pytest.mark.parametrize("index", range(len(SEATS)))
def test_every_seat_has_a_mark(index: int) -> None:
    check(lambda size, theme: icons.seat(index, size, theme))


@pytest.mark.parametrize("name", GODS)
def test_every_god_has_a_symbol_a_badge_and_statues(name: str) -> None:
    check(lambda size, theme: icons.god(name, size, theme))
    for size_name in ("small", "large"):
        check(lambda size, theme, size_name=size_name: icons.statue(size_name, name, size, theme))  # type: ignore[misc]
    badge = icons.god_badge(name, 40, DARK)
    assert badge.size == (70, 40)
    assert cover(badge) > 0.8


def test_every_component_has_an_icon() -> None:
    wanted = {*WANTED, *TASKS, *WEAVING_REWARDS, *BUILDING_TYPES}
    assert wanted <= set(icons.NAMES)
    assert len(set(icons.NAMES)) == len(icons.NAMES)


@pytest.mark.parametrize("tile", WEAVINGS)
def test_every_weaving_is_drawn_with_both_its_edges(tile: str) -> None:
    image = icons.weaving(tile, 80, LIGHT)
    assert image.size == (80, 80)
    assert cover(image) == 1
    left, right = (image.crop(box).tobytes() for box in ((0, 24, 24, 56), (56, 24, 80, 56)))
    assert left != right  # no tile has the same reward twice


def test_equal_edges_are_drawn_alike_whatever_the_pattern() -> None:
    tiles = [tile for tile in WEAVINGS.values() if tile.left == "gold"]
    inside = {icons.weaving(tile.id, 80, LIGHT).crop((4, 36, 20, 44)).tobytes() for tile in tiles}
    assert len({tile.pattern for tile in tiles}) > 1
    assert len(inside) == 1


def test_patterns_differ_as_seen_in_grey() -> None:
    drawn = {name: icons.pattern(name, 44, LIGHT).convert("L") for name in PATTERNS}
    assert all(image.size == (44, 44) for image in drawn.values())
    for a, b in combinations(drawn.values(), 2):
        histogram = ImageChops.difference(a, b).histogram()
        assert sum(histogram[24:]) / sum(histogram) > 0.25


@pytest.mark.parametrize(
    ("draw", "keys", "bound"),
    [
        (icons.worker, tuple(WORKER_KINDS), 0.89),
        (icons.seat, tuple(range(len(SEATS))), 0.89),
        (icons.god, tuple(GODS), 0.8),
    ],
)
@pytest.mark.parametrize("size", [22, 64])
def test_shapes_are_told_apart_without_colour(
    draw: Callable[..., Image.Image], keys: tuple[object, ...], bound: float, size: int
) -> None:
    for a, b in combinations(keys, 2):
        assert likeness(draw(a, size, LIGHT), draw(b, size, LIGHT)) < bound, (a, b)


def test_statues_of_two_sizes_have_their_own_silhouettes() -> None:
    small, large = (icons.statue(size, "inti", 64, LIGHT) for size in ("small", "large"))
    assert likeness(small, large) < 0.8


@pytest.mark.parametrize("kind", get_args(Effect))
def test_every_effect_can_be_drawn(kind: type[Effect]) -> None:
    for effect in samples(kind):
        for theme in (LIGHT, DARK):
            row = effects_row((effect,), 32, theme)
            assert row.height == 32
            assert row.width >= 32
            assert cover(row) > 0.1
            assert effects_row((effect, effect), 32, theme).width > 2 * row.width


def test_every_printed_benefit_and_cost_can_be_drawn() -> None:
    printed = [card.benefit for card in GOD_CARDS.values()]
    printed += [tile.benefit for tile in PRODUCTION.values()]
    printed += [space.benefit for space in CONQUEST.values()]
    printed += [task.benefit for task in TASKS.values()]
    printed += [reward.benefit for reward in WEAVING_REWARDS.values()]
    printed += [step.reward for step in TEMPLE]
    for benefit in printed:
        assert effects_row(benefit, 30, LIGHT).height == 30
    for cost in (*(tile.cost for tile in PRODUCTION.values()), *(tile.cost for tile in PASSIVE.values())):
        assert cost_row(cost, 30, DARK).width > 30


def test_what_belongs_to_one_choice_is_drawn_together() -> None:
    """One cannot take "corn and gold, or stone" for "corn, and gold or stone"."""
    corn, gold, stone = (benefits.Gain(name, 1) for name in ("corn", "gold", "stone"))
    grouped = effects_row((benefits.Choose(((corn, gold), (stone,))),), 33, LIGHT)
    apart = effects_row((corn, benefits.Choose(((gold,), (stone,)))), 33, LIGHT)
    assert grouped.width > apart.width + 10, "brackets"


def test_rows_of_nothing_are_empty_pictures() -> None:
    assert cover(effects_row((), 20, LIGHT)) == 0
    assert cover(cost_row(Cost(), 20, LIGHT)) == 0


@pytest.mark.parametrize(
    "draw",
    [
        lambda: icons.icon("llama", 40, LIGHT),
        lambda: icons.worker("baker", 40, LIGHT),
        lambda: icons.seat(4, 40, LIGHT),
        lambda: icons.seat(-1, 40, LIGHT),
        lambda: icons.god("zeus", 40, LIGHT),
        lambda: icons.god_badge("zeus", 40, LIGHT),
        lambda: icons.statue("small", "zeus", 40, LIGHT),
        lambda: icons.statue("huge", "inti", 40, LIGHT),
        lambda: icons.weaving("W99", 40, LIGHT),
        lambda: icons.pattern("tartan", 40, LIGHT),
    ],
)
def test_unknown_names_are_refused(draw: Callable[[], Image.Image]) -> None:
    with pytest.raises(KeyError):
        draw()
