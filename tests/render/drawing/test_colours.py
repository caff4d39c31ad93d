"""Nobody has to tell colours apart: what differs, differs in shape or lightness; and words stand out."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.components import GODS as ALL_GODS
from engine.components import PATTERNS, SPACES, WORKER_KINDS
from engine.resources import RESOURCES as ALL_RESOURCES
from render import icons
from render.board_parts import regions
from render.board_parts.cards_and_tiles import draw_building
from render.board_parts.hill import fill_of
from render.drawing.canvas import OVERSIZE, Canvas
from render.drawing.theme import CLOTH, DARK, GODS, LIGHT, RESOURCES, SEATS, THEMES, WORKERS, Colour, Theme, mix
from render.pictures.chart import chart_picture
from tests.render.kit import ENGLISH, scores
from tests.render.positions import GAMES

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
SIGHT: Mapping[str, Matrix] = {
    "ordinary": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
LIGHTER = 8.0  # steps of CIE L* that are seen at a glance
ALIKE = 0.9  # silhouettes that share more than this are taken for the same
SIZE = 44 * OVERSIZE


def linear(colour: Colour) -> list[float]:
    shares = [channel / 255 for channel in colour]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def luminance(light: Sequence[float]) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def lightness(colour: Colour, sight: str = "ordinary") -> float:
    """CIE L* of a colour as an eye sees it."""
    light = linear(colour)
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHT[sight]]
    y = luminance(seen)
    return 116 * y ** (1 / 3) - 16 if y > 216 / 24389 else y * 24389 / 27


def lighter(a: Colour, b: Colour) -> bool:
    """Whether every kind of eye sees that one is lighter."""
    return all(abs(lightness(a, sight) - lightness(b, sight)) >= LIGHTER for sight in SIGHT)


def contrast(a: Colour, b: Colour) -> float:
    """The contrast of two colours as WCAG has it."""
    low, high = sorted((luminance(linear(a)), luminance(linear(b))))
    return (high + 0.05) / (low + 0.05)


def likeness(a: Image.Image, b: Image.Image) -> float:
    """What two silhouettes share, divided by what they cover together."""
    masks = [image.getchannel("A").point(lambda value: 255 if value > 127 else 0) for image in (a, b)]
    return ImageChops.darker(*masks).histogram()[255] / ImageChops.lighter(*masks).histogram()[255]


def drawn_unlike(a: Image.Image, b: Image.Image, theme: Theme) -> float:
    """How much two pictures differ without their colours, in steps of 255."""
    greys = []
    for sprite in (a, b):
        ground = Image.new("RGB", sprite.size, theme.raised)
        ground.paste(sprite, (0, 0), sprite)
        greys.append(ground.convert("L"))
    return ImageStat.Stat(ImageChops.difference(*greys)).mean[0]


def pairs(things: Mapping[str, tuple[Colour, Image.Image]]) -> list[str]:
    """The pairs that differ neither in silhouette nor in lightness."""
    return [
        f"{a} and {b}"
        for a, b in combinations(things, 2)
        if likeness(things[a][1], things[b][1]) > ALIKE and not lighter(things[a][0], things[b][0])
    ]


EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def test_the_measures_are_right() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert lightness((255, 255, 255)) == pytest.approx(100, abs=0.01)
    assert lightness((119, 119, 119)) == pytest.approx(50, abs=0.3)
    for sight in SIGHT:
        assert lightness((128, 128, 128), sight) == pytest.approx(lightness((128, 128, 128)), abs=0.2)
    assert lightness((255, 0, 0), "protanopia") < lightness((255, 0, 0)) - 10
    assert not lighter(CLOTH["green"], CLOTH["red"])
    assert lighter((0, 0, 0), (40, 40, 40))


# ---------------------------------------------------------------- things


@EVERY_THEME
def test_seats_differ_in_shape(theme: Theme) -> None:
    assert len(set(icons.SEAT_SHAPE)) == len(icons.SEAT_SHAPE) == len(SEATS) == 4
    assert not pairs({str(seat): (SEATS[seat], icons.seat(seat, SIZE, theme)) for seat in range(4)})


@EVERY_THEME
def test_workers_differ_in_shape_and_pictogram(theme: Theme) -> None:
    for table in (icons.WORKER_SHAPE, icons.PICTOGRAMS):
        assert set(table) == set(WORKER_KINDS) == set(WORKERS)
        assert len(set(table.values())) == len(table)
    assert not pairs({kind: (WORKERS[kind], icons.worker(kind, SIZE, theme)) for kind in WORKER_KINDS})


@EVERY_THEME
def test_gods_differ_in_symbol_and_letter(theme: Theme) -> None:
    assert set(icons.GOD_LETTER) == set(ALL_GODS) == set(GODS)
    assert len(set(icons.GOD_LETTER.values())) == len(ALL_GODS)
    assert not pairs({god: (GODS[god], icons.god(god, SIZE, theme)) for god in ALL_GODS})
    for make in (icons.god_badge, lambda god, size, look: icons.statue("small", god, size, look)):
        shown = [make(god, 30 * OVERSIZE, theme) for god in ALL_GODS]
        assert min(drawn_unlike(a, b, theme) for a, b in combinations(shown, 2)) > 5


@EVERY_THEME
def test_resources_differ_in_shape(theme: Theme) -> None:
    names = [*ALL_RESOURCES, "vp"]
    assert set(names) == set(RESOURCES)
    assert not pairs({name: (RESOURCES[name], icons.icon(name, SIZE, theme)) for name in names})


@EVERY_THEME
def test_small_and_large_statues_differ_in_shape(theme: Theme) -> None:
    for god in ALL_GODS:
        assert likeness(icons.statue("small", god, SIZE, theme), icons.statue("large", god, SIZE, theme)) < ALIKE


@EVERY_THEME
def test_cloth_is_told_apart_by_its_pattern(theme: Theme) -> None:
    assert {pattern.colour for pattern in PATTERNS.values()} == set(CLOTH)
    woven = {name: icons.pattern(name, SIZE, theme) for name in PATTERNS}
    for a, b in combinations(PATTERNS, 2):
        plain = [uncoloured(woven[name]) for name in (a, b)]
        assert ImageStat.Stat(ImageChops.difference(*plain)).mean[0] > 40, (a, b)


def uncoloured(cloth: Image.Image) -> Image.Image:
    """A piece of cloth in black and white, split at its own middle brightness."""
    grey = cloth.convert("RGB").convert("L")
    middle = ImageStat.Stat(grey).mean[0]
    return grey.point(lambda value: 255 if value > middle else 0)


@EVERY_THEME
def test_blue_green_and_plain_spaces_differ_by_their_marks(theme: Theme) -> None:
    blue, green = (icons.icon(name, 22 * OVERSIZE, theme) for name in ("blue_space", "green_space"))
    assert likeness(blue, green) < ALIKE
    fills = {space.colour: fill_of(space.id, theme) for space in SPACES.values()}
    assert set(fills) == {"blue", "green", "plain"}
    for mark, fill in ((blue, fills["blue"]), (green, fills["green"])):
        assert seen_on(mark, fill) > 30


def seen_on(sprite: Image.Image, fill: Colour) -> float:
    """How much a sprite stands out from a colour without colours, in steps of 255, where it is solid."""
    ground = Image.new("RGB", sprite.size, fill)
    marked = ground.copy()
    marked.paste(sprite, (0, 0), sprite)
    solid = sprite.getchannel("A").point(lambda value: 255 if value > 127 else 0)
    return ImageStat.Stat(ImageChops.difference(marked.convert("L"), ground.convert("L")), solid).mean[0]


@EVERY_THEME
def test_tokens_stand_out_from_every_ground(theme: Theme) -> None:
    grounds = [theme.panel, theme.raised, *theme.terraces, *theme.blue_spaces, *theme.green_spaces]
    tokens = [icons.worker(kind, SIZE, theme) for kind in WORKER_KINDS]
    tokens += [icons.seat(seat, SIZE, theme) for seat in range(4)]
    assert min(seen_on(token, ground) for token in tokens for ground in grounds) > 25


# ---------------------------------------------------------------- states of things


@EVERY_THEME
def test_what_changed_is_told_by_lightness_and_by_a_thicker_line(theme: Theme) -> None:
    assert lighter(theme.glow, theme.line)
    for ground in (theme.ground, theme.panel, theme.raised):
        assert lighter(theme.glow, ground)
    plain, glowing = (regions.region("antisuyu", (), changed, -1, theme, ENGLISH) for changed in ((), ("AN1",)))
    assert thickness(glowing.image, theme) > thickness(plain.image, theme)


def thickness(image: Image.Image, theme: Theme) -> int:
    """How many pixels the left edge of the first space of a region is thick."""
    row = image.convert("RGB").crop((8, 100, 30, 101))
    return sum(row.getpixel((x, 0)) in (theme.line, theme.glow) for x in range(row.width))


@EVERY_THEME
def test_whose_turn_it_is_is_told_by_lightness(theme: Theme) -> None:
    assert lighter(theme.accent, theme.line)


@EVERY_THEME
def test_face_down_tiles_are_told_by_lightness_and_by_words(theme: Theme) -> None:
    assert lighter(theme.raised, theme.line)
    up, down = Canvas(300, 166, theme), Canvas(300, 166, theme)
    draw_building(up, "P01", (0, 0, 300, 166), ENGLISH)
    draw_building(down, "P01", (0, 0, 300, 166), ENGLISH, down=True)
    greys = [drawing.image.convert("L") for drawing in (up, down)]
    assert ImageStat.Stat(ImageChops.difference(*greys)).mean[0] > 15


def test_lines_of_a_chart_carry_the_shapes_of_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    seat: Callable[..., Image.Image] = icons.seat

    def noted(index: int, size: int, theme: Theme, *, numbered: bool = True) -> Image.Image:
        drawn.append(index)
        return seat(index, size, theme, numbered=numbered)

    monkeypatch.setattr(icons, "seat", noted)
    chart_picture(scores(GAMES[2]), ENGLISH)
    assert min(drawn.count(index) for index in range(4)) >= 4


# ---------------------------------------------------------------- words


@EVERY_THEME
def test_words_stand_out_from_what_they_stand_on(theme: Theme) -> None:
    plain = {"ground": theme.ground, "panel": theme.panel, "raised": theme.raised}
    plain |= {f"terrace {number}": fill for number, fill in enumerate(theme.terraces)}
    tinted = {f"blue {number}": fill for number, fill in enumerate(theme.blue_spaces)}
    tinted |= {f"green {number}": fill for number, fill in enumerate(theme.green_spaces)}
    tinted |= {"face down": theme.line}
    tinted |= {"changed": mix(theme.panel, theme.glow, 0.25)}
    assert min(contrast(theme.text, fill) for fill in {**plain, **tinted}.values()) >= 4.5
    assert min(contrast(theme.muted, fill) for fill in plain.values()) >= 4.5
    assert min(contrast(theme.accent, fill) for fill in plain.values()) >= 3
    assert contrast(theme.glow, theme.panel) >= 3, "VP gained are written in it, large and bold"


def test_both_themes_are_told_apart() -> None:
    assert lightness(LIGHT.ground) > 80
    assert lightness(DARK.ground) < 15
