"""The hill: five sections and three terraces of triangles, the Coricancha on top."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import cos, radians, sin

from msgspec import Struct
from PIL import Image, ImageDraw

from engine import queries
from engine.components import ICONS, SECTIONS, SPACES, STEPS, TERRACES, WORKER_KINDS
from render import icons
from render.board_parts import vassal_places
from render.board_parts.vassal_places import Standing
from render.drawing.canvas import BOLD, OVERSIZE, Box, Canvas, Label, Panel, Point, in_palette
from render.drawing.theme import FADED, Colour, Theme, mix
from render.words import Words

Whole = tuple[int, int, int, int]
Disc = tuple[float, float, float]  # its middle and its radius

SIDE = 1100
MARGIN = 34  # around the part of the hill that is seen
CENTRE = SIDE / 2
UNIT = 122.0
# The rings are drawn a little wider inside than the data has them, for the Coricancha's sake.
RADII = (1.42, 2.36, 3.3, 4.2)
ICON, TOKEN, BADGE, PRIEST, SPOT = 50, 54, 30, 42, 36
STEPS_BUILT = 40
ABOVE = 14  # how much higher than the middle of its space a Worker stands: its code is beneath
APART = 23  # degrees between two High Priests in a section
COLOUR_MARKS = {"blue": "blue_space", "green": "green_space", "plain": ""}  # the icon on a tinted space
_TERRACE_INDEX = {name: index for index, name in enumerate(TERRACES)}


class EmptyHill(Struct, frozen=True):
    """The empty hill in full colour, its labels, and what is beneath the god of each space."""

    image: Image.Image
    labels: tuple[Label, ...]
    beneath: Mapping[str, Image.Image]


class HillContent(Struct, frozen=True):
    """What stands on the hill, in a form that can be a key."""

    coricancha: tuple[str, ...]
    workers: tuple[tuple[str, str], ...]  # space, kind
    steps: tuple[tuple[str, int], ...]  # spot, seat
    priests: tuple[tuple[int, int], ...]  # section, seat
    changed: tuple[str, ...] = ()  # spaces, spots, "priest N", "coricancha N" and "segment N" that changed
    vassals: tuple[Standing, ...] = ()  # on the Coricancha, on Steps, beside bottom segments


def polar(radius: float, angle: float) -> Point:
    """A point of the hill, by radius in units and angle in degrees clockwise from the top."""
    turn = radians(angle)
    return CENTRE + radius * UNIT * sin(turn), CENTRE - radius * UNIT * cos(turn)


def icon_at(icon: str) -> Point:
    """Where a task icon is drawn."""
    printed = ICONS[icon]
    return polar(RADII[printed.ring], printed.angle)


def space_at(space: str) -> Point:
    """The middle of a space: mean radius and mean angle of its icons."""
    printed = SPACES[space]
    return polar(sum(RADII[ICONS[icon].ring] for icon in printed.icons) / 3, printed.angle)


def spot_at(spot: str) -> Point:
    """Where a Steps spot is drawn: on the border of two terraces, a quarter of the way between two icons."""
    printed = STEPS[spot]
    return polar(RADII[1], printed.angle + 18) if printed.upper else polar(RADII[2], printed.angle - 9)


def coricancha_at(section: int) -> Point:
    """Where a Vassal stands on a space of the Coricancha: beside the action."""
    return polar(0.62, 72 * (section - 1) + 27)


def segment_at(section: int) -> Point:
    """Where a Vassal stands beside a bottom segment: on the rim, next to the number of the section."""
    return polar(RADII[3] + 0.09, 72 * (section - 1) + 4.6)


# By tile: where its Vassals stand, and how large they are.
_VASSAL_AT: Mapping[str, tuple[Callable[[int], Point], int]] = {
    vassal_places.CORICANCHA: (coricancha_at, 28),
    vassal_places.SEGMENT: (segment_at, 38),
}


def outline(space: str) -> list[Point]:
    """The border of a space: an arc along the ring two of its icons share, then straight lines."""
    printed = [ICONS[icon] for icon in SPACES[space].icons]
    rings = [icon.ring for icon in printed]
    pair = [icon for icon in printed if rings.count(icon.ring) == 2]
    (lone,) = [icon for icon in printed if rings.count(icon.ring) == 1]
    first, second = pair
    swing = (second.angle - first.angle + 180) % 360 - 180
    arc = [polar(RADII[first.ring], first.angle + swing * step / 14) for step in range(15)]
    return [*arc, polar(RADII[lone.ring], lone.angle)]


def fill_of(space: str, theme: Theme) -> Colour:
    """The colour of a space: darker on each terrace, tinted where Architects or Craftsmen gain a task."""
    printed = SPACES[space]
    shades = {"blue": theme.blue_spaces, "green": theme.green_spaces, "plain": theme.terraces}[printed.colour]
    return shades[_TERRACE_INDEX[printed.terrace]]


# ---------------------------------------------------------------- what never moves


@lru_cache(maxsize=16)
def empty_hill(coricancha: tuple[str, ...], theme: Theme, words: Words) -> EmptyHill:
    """The empty hill, with legends in its corners."""
    canvas, beneath = _drawn_empty(coricancha, theme)
    _legends(canvas, coricancha, words)
    small = {space: crop.reduce(OVERSIZE) for space, crop in beneath.items()}
    return EmptyHill(canvas.image.reduce(OVERSIZE), tuple(canvas.labels), small)


@lru_cache(maxsize=2)  # each takes 15 MB
def large_empty_hill(coricancha: tuple[str, ...], theme: Theme) -> EmptyHill:
    """The empty hill at twice its size."""
    canvas, beneath = _drawn_empty(coricancha, theme)
    return EmptyHill(canvas.image, tuple(canvas.labels), beneath)


def _drawn_empty(coricancha: tuple[str, ...], theme: Theme) -> tuple[Canvas, dict[str, Image.Image]]:
    canvas = Canvas(SIDE, SIDE, theme, theme.ground, OVERSIZE)
    rim = RADII[3] * UNIT + 34
    canvas.ellipse((CENTRE - rim, CENTRE - rim, CENTRE + rim, CENTRE + rim), mix(theme.ground, theme.line, 0.5))
    for space in SPACES:
        canvas.polygon(outline(space), fill_of(space, theme), mix(theme.line, theme.ground, 0.2), 1.5)
    for a, b in section_borders():
        canvas.line([icon_at(a), icon_at(b)], theme.accent, 4)
    _coricancha(canvas, coricancha)
    for spot in STEPS:
        _spot(canvas, spot)
    for icon, printed in ICONS.items():
        x, y = icon_at(icon)
        r = ICON * 0.58
        canvas.ellipse((x - r, y - r, x + r, y + r), theme.raised, theme.line, 2)
        canvas.paste(icons.icon(printed.task, ICON * OVERSIZE * 4 // 5, theme), (x, y))
    beneath = {}
    for space in SPACES:
        beneath[space] = canvas.image.crop(_enlarged(_badge_box(space), OVERSIZE))
        _space(canvas, space)
    return canvas, beneath


def _badge_box(space: str) -> Whole:
    """What the god of a space covers."""
    x, y = (round(at) for at in space_at(space))
    return x - BADGE, y - 29, x + BADGE, y + 7


def _enlarged(box: Whole, scale: int) -> Whole:
    left, top, right, bottom = box
    return left * scale, top * scale, right * scale, bottom * scale


def _legends(canvas: Canvas, coricancha: tuple[str, ...], words: Words) -> None:
    """In the corners: what the High Priest does where, which Worker is which, what the tinted spaces mean."""
    actions = [
        (icons.icon(action, 26 * OVERSIZE, canvas.theme), f"{i} {words.priest_actions[action]}")
        for i, action in enumerate(coricancha, 1)
    ]
    workers = [(icons.worker(kind, 26 * OVERSIZE, canvas.theme), words.workers[kind]) for kind in WORKER_KINDS]
    tints = [
        (icons.icon(COLOUR_MARKS[colour], 22 * OVERSIZE, canvas.theme), f"{words.workers[kind]} +1")
        for colour, kind in queries.kinds_with_more_tasks().items()
    ]
    for rows, left, top in ((actions, 4, 4), (workers, 4, SIDE - 5 * 28 - 4), (tints, SIDE - 168, SIDE - 2 * 28 - 4)):
        for index, (sprite, text) in enumerate(rows):
            y = top + 14 + index * 28
            canvas.paste(sprite, (left + 14, y))
            canvas.text((left + 34, y), text, 20, canvas.theme.muted, within=(left + 32, y - 14, left + 168, y + 14))


@cache
def section_borders() -> tuple[tuple[str, str], ...]:
    """The icons between which a border of two sections runs."""
    edges: dict[frozenset[str], set[int]] = {}
    for space in SPACES.values():
        for a in space.icons:
            for b in space.icons:
                if a < b:
                    edges.setdefault(frozenset((a, b)), set()).add(space.section)
    shared = [sorted(pair) for pair, sections in edges.items() if len(sections) == 2]  # a set has no order that stays
    return tuple((a, b) for a, b in shared if ICONS[a].ring != ICONS[b].ring)


def _space(canvas: Canvas, space: str) -> None:
    x, y = space_at(space)
    canvas.paste(icons.god_badge(SPACES[space].god, BADGE * OVERSIZE, canvas.theme), (x, y - 11))
    within = (x - 45, y + 8, x + 45, y + 38)
    mark = COLOUR_MARKS[SPACES[space].colour]
    shift = 9 if mark else 0
    canvas.text((x - shift, y + 22), space, 27, weight=BOLD, anchor="mm", within=within)
    if mark:
        canvas.paste(icons.icon(mark, 22 * OVERSIZE, canvas.theme), (x + 26, y + 22))


def _spot(canvas: Canvas, spot: str) -> None:
    x, y = spot_at(spot)
    w, h = SPOT + 8, SPOT - 8
    canvas.rectangle((x - w / 2, y - h / 2, x + w / 2, y + h / 2), canvas.theme.panel, canvas.theme.line, 2, 6)
    canvas.text((x, y), queries.spot_code(spot), 27, canvas.theme.muted, weight=BOLD, anchor="mm")


def _coricancha(canvas: Canvas, coricancha: tuple[str, ...]) -> None:
    theme = canvas.theme
    rim = (RADII[0] - 0.3) * UNIT
    canvas.ellipse((CENTRE - rim, CENTRE - rim, CENTRE + rim, CENTRE + rim), theme.raised, theme.accent, 4)
    for index, action in enumerate(coricancha):
        canvas.line([polar(0.22, 72 * index + 36), polar(RADII[0] - 0.32, 72 * index + 36)], theme.line, 2)
        x, y = polar(0.5, 72 * index)
        canvas.paste(icons.icon(action, 40 * OVERSIZE, theme), (x, y))
        a, b = polar(RADII[3] + 0.17, 72 * index)
        canvas.text(
            (a, b), str(index + 1), 30, theme.accent, weight=BOLD, anchor="mm", within=(a - 20, b - 20, a + 20, b + 20)
        )
    canvas.ellipse((CENTRE - 22, CENTRE - 22, CENTRE + 22, CENTRE + 22), theme.accent, theme.line, 2)
    canvas.paste(icons.icon("high_priest", 30 * OVERSIZE, theme), (CENTRE, CENTRE))


# ---------------------------------------------------------------- what moves


@lru_cache(maxsize=64)
def hill(content: HillContent, theme: Theme, words: Words) -> Panel:
    """The hill with its Workers, Steps and High Priests; what changed glows."""
    image, labels = _occupied(content, empty_hill(content.coricancha, theme, words), theme, 1)
    return Panel(in_palette(image, theme), labels)


def bare(content: HillContent, theme: Theme) -> Panel:
    """The hill at twice its size, without legends."""
    image, labels = _occupied(content, large_empty_hill(content.coricancha, theme), theme, OVERSIZE)
    large = (Label(label.text, _large(label.box, (0, 0, 0, 0)), _large(label.within, (0, 0, 0, 0))) for label in labels)
    return Panel(in_palette(image, theme), tuple(large))


def section(content: HillContent, number: int, theme: Theme) -> Panel:
    """One section of the hill at twice its size; the others are pale."""
    image, labels = _occupied(content, large_empty_hill(content.coricancha, theme), theme, OVERSIZE)
    box, bright = _section_mask(number)
    bright = bright.copy()
    tokens = [
        (icons.worker(kind, TOKEN * OVERSIZE, theme), (space_at(space)[0], space_at(space)[1] - ABOVE))
        for space, kind in content.workers
        if SPACES[space].section == number
    ]
    tokens += [
        (icons.vassals(on.owners, _VASSAL_AT[on.tile][1] * OVERSIZE, theme), segment_at(number))
        for on in content.vassals
        if (on.tile, on.place) == (vassal_places.SEGMENT, str(number))
    ]
    for token, (x, y) in tokens:
        corner = (x - box[0]) * OVERSIZE - token.width / 2, (y - box[1]) * OVERSIZE - token.height / 2
        bright.paste(255, (round(corner[0]), round(corner[1])), token.getchannel("A"))
    crop = image.crop(_enlarged(box, OVERSIZE))
    crop = Image.composite(crop, _pale(crop, theme), bright)
    inside = [
        Label(label.text, _large(label.box, box), _large(label.within, box))
        for label in labels
        if label.box[0] >= box[0] and label.box[1] >= box[1] and label.box[2] <= box[2] and label.box[3] <= box[3]
    ]
    return Panel(in_palette(crop, theme), tuple(inside))


def section_box(number: int) -> Whole:
    """Where a section is."""
    return _around(_spaces_of(number))


def _spaces_of(number: int) -> tuple[str, ...]:
    return tuple(space.id for space in SPACES.values() if space.section == number)


@cache
def _section_mask(number: int) -> tuple[Whole, Image.Image]:
    """Where a section is, and a mask of it and the Coricancha at twice that size."""
    spaces = _spaces_of(number)
    discs = ((CENTRE, CENTRE, (RADII[0] - 0.29) * UNIT), (*polar(RADII[3] + 0.17, 72 * (number - 1)), 18.0))
    return _mask(spaces, discs)


def _mask(spaces: tuple[str, ...], discs: tuple[Disc, ...]) -> tuple[Whole, Image.Image]:
    """Where these spaces are, and a mask of them with their icons and of these discs at twice that size."""
    shapes = [outline(space) for space in spaces]
    box = _around(spaces)
    lit = Image.new("L", (SIDE * OVERSIZE, SIDE * OVERSIZE))
    draw = ImageDraw.Draw(lit)
    for points in shapes:
        scaled = [(x * OVERSIZE, y * OVERSIZE) for x, y in points]
        draw.polygon(scaled, 255)
        draw.line([*scaled, scaled[0]], 255, 8)
    icons_there = [(*icon_at(icon), ICON * 0.58) for space in spaces for icon in SPACES[space].icons]
    for x, y, r in (*icons_there, *discs):
        draw.ellipse(((x - r) * OVERSIZE, (y - r) * OVERSIZE, (x + r) * OVERSIZE, (y + r) * OVERSIZE), 255)
    return box, lit.crop(_enlarged(box, OVERSIZE))


def _around(spaces: tuple[str, ...]) -> Whole:
    """The box around these spaces, with a margin."""
    points = [point for space in spaces for point in outline(space)]
    (left, right), (top, bottom) = ((round(min(at)), round(max(at))) for at in zip(*points, strict=True))
    return left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN


def _pale(image: Image.Image, theme: Theme) -> Image.Image:
    return Image.blend(image, Image.new("RGB", image.size, theme.ground), FADED)


def _large(inner: Box, crop: Whole) -> Box:
    a, b, c, d = inner
    x, y = crop[0], crop[1]
    return (a - x) * OVERSIZE, (b - y) * OVERSIZE, (c - x) * OVERSIZE, (d - y) * OVERSIZE


def _occupied(
    content: HillContent, empty: EmptyHill, theme: Theme, scale: int
) -> tuple[Image.Image, tuple[Label, ...]]:
    image = empty.image.copy()
    for space, _ in content.workers:
        left, top, _, _ = _badge_box(space)
        image.paste(empty.beneath[space], (left * scale, top * scale))
    _glow(image, empty.image, content, theme, scale)
    for space, kind in content.workers:
        x, y = space_at(space)
        _paste(image, icons.worker(kind, TOKEN * scale, theme), (x, y - ABOVE), scale)
    manned = {on.place: on.owners for on in content.vassals if on.tile == vassal_places.STEPS}
    for spot, seat in content.steps:
        _paste(image, _steps_marker(seat, theme, scale, manned.get(spot, ())), spot_at(spot), scale)
    for at in SECTIONS:
        here = [seat for number, seat in content.priests if number == at]
        for index, seat in enumerate(here):
            spread = (index - (len(here) - 1) / 2) * APART
            _paste(image, icons.seat(seat, PRIEST * scale, theme), polar(0.87, 72 * (at - 1) + spread), scale)
    for on in content.vassals:
        if on.tile in _VASSAL_AT:
            where, side = _VASSAL_AT[on.tile]
            _paste(image, icons.vassals(on.owners, side * scale, theme), where(int(on.place)), scale)
    covered = {spot for spot, _ in content.steps}
    return image, tuple(label for label in empty.labels if label.text not in covered)


@lru_cache(maxsize=64)
def _steps_marker(seat: int, theme: Theme, scale: int, vassals: tuple[int, ...] = ()) -> Image.Image:
    """Steps with the mark of their owner, or with Vassals of that colour."""
    side = STEPS_BUILT * scale
    if vassals:
        crowd = icons.vassals(vassals, side, theme)
        marker = Image.new("RGBA", (side + crowd.width - 12 * scale, side))
        marker.alpha_composite(icons.icon("steps", side, theme), (0, 0))
        marker.alpha_composite(crowd, (marker.width - crowd.width, 0))
        return marker
    marker = Image.new("RGBA", (side + 26 * scale, side))
    marker.alpha_composite(icons.icon("steps", side, theme), (0, 0))
    marker.alpha_composite(icons.seat(seat, side - 6 * scale, theme), (side - 8 * scale, 3 * scale))
    return marker


def _paste(image: Image.Image, sprite: Image.Image, centre: Point, scale: int) -> None:
    x, y = centre[0] * scale - sprite.width / 2, centre[1] * scale - sprite.height / 2
    image.paste(sprite, (round(x), round(y)), sprite)


def _glow(image: Image.Image, empty: Image.Image, content: HillContent, theme: Theme, scale: int) -> None:
    """Outlines around what changed, behind the icons and the Steps spots."""
    draw = ImageDraw.Draw(image)
    for name in content.changed:
        if name in SPACES:
            points = [(x * scale, y * scale) for x, y in outline(name)]
            draw.line([*points, points[0]], theme.glow, 12 * scale, joint="curve")
        else:
            x, y = spot_at(name) if name in STEPS else _marked_at(name)
            box = tuple(side * scale for side in (x - 33, y - 33, x + 33, y + 33))
            draw.ellipse(box, None, theme.glow, 9 * scale)
    spaces = [name for name in content.changed if name in SPACES]
    for x, y in {icon_at(icon) for space in spaces for icon in SPACES[space].icons}:
        _restore(image, empty, (x, y), (ICON * 1.16 + 2, ICON * 1.16 + 2), scale)
    for spot in STEPS if spaces else ():
        _restore(image, empty, spot_at(spot), (SPOT + 8, SPOT - 8), scale)


def _marked_at(name: str) -> Point:
    """Where a High Priest or a Vassal is that came."""
    what, number = name.split()
    if what == "priest":
        return polar(0.87, 72 * (int(number) - 1))
    return {"coricancha": coricancha_at, "segment": segment_at}[what](int(number))


def _restore(image: Image.Image, empty: Image.Image, centre: Point, size: Point, scale: int) -> None:
    """Puts back what a glow covers of a round or long thing."""
    width, height = (round(side * scale) for side in size)
    left, top = round(centre[0] * scale - width / 2), round(centre[1] * scale - height / 2)
    mask = Image.new("L", (width, height))
    radius = width / 2 if width == height else 6 * scale
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, 255)
    image.paste(empty.crop((left, top, left + width, top + height)), (left, top), mask)
