"""What stands on the hill of the chat picture: Workers, Steps, High Priests, Vassals, the price of the walls."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import hypot

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw

from engine import queries
from engine.components import ICONS, NEWCOMERS, SECTIONS, SPACES, STEPS, WORKER_KINDS
from render import icons
from render.board_parts import hill as board_hill
from render.board_parts import vassal_places
from render.board_parts.hill import HillContent
from render.board_parts.vassal_places import Standing
from render.chat_parts import ground as earth
from render.chat_parts.corner_pen import Piece
from render.chat_parts.ground import ground
from render.chat_parts.plates import WALL_PLATE, glowing_plate, plate_size, wall_plate
from render.chat_parts.sizes import CENTRE, HILL, WIDTH, moved
from render.chat_parts.stamps import Stamp, solid, stamp
from render.drawing.canvas import OVERSIZE, Box, Panel, Point
from render.drawing.picture import Picture, label_moved
from render.drawing.theme import SEATS, Theme

TOKEN, STEPS_SIDE, VASSAL, MARK_ON_VASSAL = 70, 44, 46, 31
RAISED, CODE = 20, 36  # how far a Worker stands above the middle of a space with its code, and the code below it
PRIESTS = (48, 46, 38, 32)  # the side of a mark, by how many share a section
SPREAD = (0, 28, 24, 18)  # degrees between two of them
PRIEST_AT = 0.77  # of the radius of the Coricancha
GLOW, MOST_CODES = 9, 10
OWNED_STEPS, ASLANT = 72, 40  # the width of Steps with the mark of their owner, and how far aslant a code is of them
WALLS = ((1, -42), (2, 39))  # the terrace below each wall, and where no Worker can hide its price, in degrees


Steps = tuple[tuple[str, int], ...]  # spot, seat


class ChatHill(Struct, frozen=True):
    """What stands on the hill, and the seats whose High Priests have moved."""

    content: HillContent
    priests_moved: tuple[int, ...] = ()


def settled(content: HillContent, theme: Theme) -> Panel:
    """The hill over the full width with what stays for many turns."""
    return _settled(content.coricancha, content.steps, _on_steps(content), theme)


def put_upon(picture: Picture, top: int, shown: ChatHill, corners: Iterable[Piece], theme: Theme) -> Picture:
    """What moves, and what is in the corners, upon the settled hill of a picture that begins at this height."""
    labels = list(picture.labels)
    for piece in corners:
        x, y = piece.corner
        picture.image.paste(piece.panel.image, (x, y + top))
        labels += [label_moved(label, x, y + top) for label in piece.panel.labels]
    for each in moving(shown, theme):
        each.put(picture.image, labels, top)
    return Picture(picture.image, tuple(labels))


def prepare(theme: Theme) -> None:
    """Have ready what every turn needs others of: names, outlines, Workers, and High Priests that move about alone."""
    for space in SPACES:
        _outline(space, theme)
        _code(space, theme)
    for spot in STEPS:
        _steps_code(spot, theme)
    for worker, raised in product((*WORKER_KINDS, *NEWCOMERS), (True, False)):
        _instead_of_a_god(worker, raised, theme)
    for section, seat in product(SECTIONS, range(len(SEATS))):
        _priest(seat, PRIESTS[0], True, 72 * (section - 1), theme)
        _priest(seat, PRIESTS[0], False, 72 * (section - 1), theme)
    for seat in range(len(SEATS)):
        icons.seat(seat, PRIESTS[1], theme, numbered=False)


def stamps(shown: ChatHill, theme: Theme) -> Iterator[Stamp]:
    """Everything that stands there, from the bottom up."""
    content = shown.content
    yield from _settling(content.coricancha, content.steps, _on_steps(content), theme)
    yield from moving(shown, theme)


@lru_cache(maxsize=16)
def _settled(coricancha: tuple[str, ...], steps: Steps, manned: tuple[Standing, ...], theme: Theme) -> Panel:
    """The hill with what stays for many turns."""
    image, labels = ground(theme).in_palette.copy(), list(ground(theme).labels)
    for each in _settling(coricancha, steps, manned, theme):
        each.put(image, labels)
    return Panel(image, tuple(labels))


def _on_steps(content: HillContent) -> tuple[Standing, ...]:
    return tuple(on for on in content.vassals if on.tile == vassal_places.STEPS)


def _settling(coricancha: tuple[str, ...], steps: Steps, manned: tuple[Standing, ...], theme: Theme) -> Iterator[Stamp]:
    """The Coricancha, the price of the walls, and Steps."""
    middle = earth.coricancha(coricancha, theme)
    side = middle.image.width
    disc = Image.new("1", (side, side))
    ImageDraw.Draw(disc).ellipse((0, 0, side - 1, side - 1), 1)
    yield Stamp(middle.image, disc, (round(CENTRE[0]) - side // 2, round(CENTRE[1]) - side // 2))
    yield from _walls(frozenset(spot for spot, _ in steps), theme)
    vassals = {on.place: on.owners for on in manned}
    for spot, seat in steps:
        yield _built(spot, seat, vassals.get(spot, ()), theme)


def moving(shown: ChatHill, theme: Theme) -> Iterator[Stamp]:
    """Workers, High Priests and Vassals; beneath them the outlines of what changed, above them its names."""
    content, changed = shown.content, set(shown.content.changed)
    for space in sorted(changed & SPACES.keys()):
        yield _outline(space, theme)
    for space, worker in content.workers:
        yield _worker(space, worker, space in changed, theme)
    for section in SECTIONS:
        here = tuple(seat for number, seat in content.priests if number == section)
        yield from _priests(section, here, tuple(seat in shown.priests_moved for seat in here), theme)
    for on in content.vassals:
        if on.tile in (vassal_places.CORICANCHA, vassal_places.SEGMENT):
            name = "coricancha" if on.tile == vassal_places.CORICANCHA else "segment"
            yield _vassals(on.tile, int(on.place), on.owners, f"{name} {on.place}" in changed, theme)
    yield from _codes(changed, theme)


def _codes(changed: set[str], theme: Theme) -> Iterator[Stamp]:
    """What changed by name, unless that is half the hill; Steps in capitals, so that nobody takes an l for a 1."""
    if len(changed) > MOST_CODES:
        return
    for space in sorted(changed & SPACES.keys()):
        yield _code(space, theme)
    for spot in sorted(changed & STEPS.keys()):
        yield _steps_code(spot, theme)


@lru_cache(maxsize=len(STEPS))
def _beside(spot: str) -> Point:
    """Where the name of a Steps spot covers least: of Workers and gods, of task icons, of prices of walls."""
    x, y = moved(board_hill.spot_at(spot))
    size = plate_size(queries.spot_code(spot))
    across = (OWNED_STEPS + size[0]) / 2
    offsets = [*product((-ASLANT, 0, ASLANT), (-STEPS_SIDE, STEPS_SIDE)), (-across, 0), (across, 0)]

    def covered(centre: Point) -> float:
        return max(radius - _distance(centre, size, point) for point, radius in _kept_free())

    return min(((x + dx, y + dy) for dx, dy in offsets), key=covered)


@lru_cache(maxsize=1)
def _kept_free() -> list[tuple[Point, float]]:
    """Where Workers and gods, task icons and prices of walls stand, and how far they reach."""
    found: list[tuple[Point, float]] = [(moved(board_hill.space_at(space)), TOKEN / 2) for space in SPACES]
    found += [(moved(board_hill.icon_at(icon)), earth.DISC) for icon in ICONS]
    return found + [(_wall_at(wall), WALL_PLATE[1]) for wall in product(SECTIONS, WALLS)]


def _distance(centre: Point, size: Point, point: Point) -> float:
    """How far a point lies from a box around this centre."""
    return hypot(*(max(abs(at - middle) - side / 2, 0) for at, middle, side in zip(point, centre, size, strict=True)))


def _code(space: str, theme: Theme) -> Stamp:
    x, y = moved(board_hill.space_at(space))
    return glowing_plate(space, (x, y + CODE), theme)


def _steps_code(spot: str, theme: Theme) -> Stamp:
    return glowing_plate(queries.spot_code(spot), _beside(spot), theme)


# ---------------------------------------------------------------- spaces


@lru_cache(maxsize=256)
def _outline(space: str, theme: Theme) -> Stamp:
    """The outline of a space on which something changed; icons and Steps spots stay above it."""
    points = [moved(point) for point in board_hill.outline(space)]
    left, top, right, bottom = _around(points, GLOW)
    large = Image.new("L", ((right - left) * OVERSIZE, (bottom - top) * OVERSIZE))
    draw = ImageDraw.Draw(large)

    def placed(box: Box) -> list[float]:
        return [
            (box[0] - left) * OVERSIZE,
            (box[1] - top) * OVERSIZE,
            (box[2] - left) * OVERSIZE,
            (box[3] - top) * OVERSIZE,
        ]

    line = [((x - left) * OVERSIZE, (y - top) * OVERSIZE) for x, y in points]
    draw.line([*line, *line[:2]], 255, GLOW * OVERSIZE, joint="curve")
    for icon in SPACES[space].icons:
        x, y = moved(board_hill.icon_at(icon))
        draw.ellipse(placed((x - earth.DISC, y - earth.DISC, x + earth.DISC, y + earth.DISC)), 0)
    for spot in STEPS:
        x, y = moved(board_hill.spot_at(spot))
        w, h = earth.SPOT
        draw.rectangle(placed((x - w / 2, y - h / 2, x + w / 2, y + h / 2)), 0)
    for x, y in map(_wall_at, product(SECTIONS, WALLS)):
        w, h = WALL_PLATE
        draw.rectangle(placed((x - w / 2, y - h / 2, x + w / 2, y + h / 2)), 0)
    sprite = Image.new("RGBA", (right - left, bottom - top), (*theme.glow, 0))
    sprite.putalpha(large.reduce(OVERSIZE))
    return stamp(ground(theme).image, sprite, ((left + right) / 2, (top + bottom) / 2), theme)


def _around(points: Iterable[Point], margin: float) -> tuple[int, int, int, int]:
    across, down = zip(*points, strict=True)
    left, top = (max(0, int(min(values) - margin)) for values in (across, down))
    return left, top, min(WIDTH, int(max(across) + margin) + 1), min(HILL, int(max(down) + margin) + 1)


@lru_cache(maxsize=1024)
def _worker(space: str, worker: str, raised: bool, theme: Theme) -> Stamp:
    """A Worker in the place of the god of a space."""
    sprite, mask = _instead_of_a_god(worker, raised, theme)
    return stamp(ground(theme).bare, sprite, moved(board_hill.space_at(space)), theme, mask=mask)


@lru_cache(maxsize=128)
def _instead_of_a_god(worker: str, raised: bool, theme: Theme) -> tuple[Image.Image, Image.Image]:
    """A Worker above or around the middle of a space, and with it, as a mask, the disc of the god that it covers."""
    sprite = Image.new("RGBA", (TOKEN, TOKEN + (2 * RAISED if raised else 0)))
    sprite.paste(icons.worker(worker, TOKEN, theme), (0, 0))
    disc = Image.new("1", sprite.size)
    r, middle = earth.GOD_DISC + 1, sprite.height / 2
    ImageDraw.Draw(disc).ellipse((TOKEN / 2 - r, middle - r, TOKEN / 2 + r, middle + r), 1)
    return sprite, ImageChops.logical_or(solid(sprite), disc)


# ---------------------------------------------------------------- walls and Steps


def _walls(built: frozenset[str], theme: Theme) -> Iterator[Stamp]:
    """What descending costs in every section: the Steps that are built make it cheaper."""
    for section, wall in product(SECTIONS, WALLS):
        yield wall_plate(queries.descending_cost(built, section, wall[0]), _wall_at((section, wall)), theme)


def _wall_at(which: tuple[int, tuple[int, int]]) -> Point:
    """Where the price of a wall stands, by section and wall."""
    section, (terrace, turn) = which
    return moved(board_hill.polar(board_hill.RADII[terrace], 72 * (section - 1) + turn))


@lru_cache(maxsize=256)
def _marker(seat: int, vassals: tuple[int, ...], theme: Theme) -> Image.Image:
    """Steps with the mark of their owner, or with Vassals."""
    side = STEPS_SIDE
    owner = _crowd(vassals, theme) if vassals else icons.seat(seat, side - 4, theme, numbered=False)
    marker = Image.new("RGBA", (side + owner.width - 12, max(side, owner.height)))
    marker.alpha_composite(icons.icon("steps", side, theme), (0, 0))
    marker.alpha_composite(owner, (marker.width - owner.width, (marker.height - owner.height) // 2))
    return marker


@lru_cache(maxsize=256)
def _built(spot: str, seat: int, vassals: tuple[int, ...], theme: Theme) -> Stamp:
    return stamp(ground(theme).image, _marker(seat, vassals, theme), moved(board_hill.spot_at(spot)), theme)


# ---------------------------------------------------------------- the Coricancha and the rim


def _priests(section: int, seats: tuple[int, ...], came: tuple[bool, ...], theme: Theme) -> Iterator[Stamp]:
    """The High Priests in a section side by side; whoever has moved is ringed."""
    if not seats:
        return
    side, apart = PRIESTS[len(seats) - 1], SPREAD[len(seats) - 1]
    start = 72 * (section - 1) - (len(seats) - 1) / 2 * apart
    for ringed in (True, False):  # no ring lies on a mark
        for index, (seat, moves) in enumerate(zip(seats, came, strict=True)):
            if moves or not ringed:
                yield _priest(seat, side, ringed, round(start + index * apart), theme)


@lru_cache(maxsize=512)
def _priest(seat: int, side: int, moves: bool, angle: int, theme: Theme) -> Stamp:
    at = moved(board_hill.polar(PRIEST_AT * earth.CORICANCHA / board_hill.UNIT, angle))
    return stamp(_raised(theme), _ringed(icons.seat(seat, side, theme, numbered=False), moves, theme), at, theme)


@lru_cache(maxsize=2)
def _raised(theme: Theme) -> Image.Image:
    """The ground of the Coricancha, as far as anything stands there."""
    return Image.new("RGB", (WIDTH, HILL), theme.raised)


def _ringed(sprite: Image.Image, rings: bool, theme: Theme) -> Image.Image:
    if not rings:
        return sprite
    ringed = _ring(max(sprite.size) + 16, theme).copy()
    ringed.alpha_composite(sprite, ((ringed.width - sprite.width) // 2, (ringed.height - sprite.height) // 2))
    return ringed


@lru_cache(maxsize=16)
def _ring(side: int, theme: Theme) -> Image.Image:
    large = Image.new("RGBA", (side * 4, side * 4), (*theme.glow, 0))
    ImageDraw.Draw(large).ellipse((2, 2, side * 4 - 3, side * 4 - 3), None, theme.glow, 24)
    return large.reduce(4)


def _crowd(owners: tuple[int, ...], theme: Theme) -> Image.Image:
    """Vassals side by side, each with the mark of its seat on its robe."""
    apart, side = round(VASSAL * 0.75), MARK_ON_VASSAL
    row = Image.new("RGBA", (VASSAL + apart * (len(owners) - 1), VASSAL))
    for index, owner in enumerate(owners):
        row.alpha_composite(icons.icon("vassal", VASSAL, theme), (index * apart, 0))
        mark = icons.seat(owner, side, theme, numbered=False)
        row.alpha_composite(mark, (index * apart + (VASSAL - side) // 2, VASSAL - side))
    return row


@lru_cache(maxsize=256)
def _vassals(tile: str, section: int, owners: tuple[int, ...], changed: bool, theme: Theme) -> Stamp:
    """Vassals beside an action of the Coricancha, or beside a segment of the bottom terrace."""
    crowd = _ringed(_crowd(owners, theme), changed, theme)
    if tile == vassal_places.CORICANCHA:
        at = board_hill.polar(PRIEST_AT * earth.CORICANCHA / board_hill.UNIT, 72 * (section - 1) + 30)
        return stamp(_raised(theme), crowd, moved(at), theme)
    at = board_hill.polar(board_hill.RADII[3] + 0.12, 72 * (section - 1) + 9)
    return stamp(ground(theme).image, crowd, moved(at), theme)
