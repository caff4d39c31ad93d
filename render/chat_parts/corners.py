"""The corners of the chat picture: one for each seat, and what an automa may do next."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine.automa_queries import Ahead
from engine.components import GOD_CARDS
from engine.state import Position
from render import icons
from render.automa_board import content as automa
from render.board_parts.seat_rows import seat_name
from render.chat_parts.ground import ground
from render.chat_parts.sizes import EDGE, HILL, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Box, Canvas, Panel, Point, text_width
from render.drawing.theme import Theme, mix
from render.words import Words

SIZE = (590, 266)
MARK, VP, GAIN = 96, 76, 54
WORKER, RESOURCE, COURT = 54, 44, 42
RESOURCES = ("potato", "corn", "stone", "gold")
# Rows, counted from the outer edge of the picture.
NAME_AT, VP_AT, WORKERS_AT, RESOURCES_AT = 32.0, 86.0, 148.0, (198.0, 242.0)
RING = 0.59  # of the side of a mark
CHIP = 86  # for one thing of the modules
STEP = 94.0  # from one resource to the next


class Corner(Struct, frozen=True):
    """What a corner tells of a seat, in a form that can be a key."""

    seat: int
    name: str
    vp: int
    gained: int
    workers: tuple[str, ...]
    resources: tuple[int, ...]
    to_act: bool
    winner: bool
    changed: tuple[str, ...] = ()  # resources, "workers"
    court: tuple[tuple[str, int], ...] = ()  # icon of the modules and how many of it


class Outlook(Struct, frozen=True):
    """What an automa's next turn depends on: her High Priest's actions ahead, the gods by the die."""

    ahead: tuple[Ahead, ...]
    gods: tuple[str, ...]


def corner(view: Position, seat: int, names: tuple[str, ...], words: Words, since: Position | None) -> Corner:
    """What the corner of this seat tells."""
    player = view.players[seat]
    before = since.players[seat] if since else player
    box = view.options.box
    court = [("palace", len(player.palaces)), ("noble", len(player.nobles))] if "palace" in box.building_types else []
    court += [("vassal", player.vassals_left)] if box.vassals else []
    return Corner(
        seat=seat,
        name=seat_name(names, seat, words),
        vp=player.vp,
        gained=player.vp - before.vp,
        workers=player.workers,
        resources=tuple(getattr(player, name) for name in RESOURCES),
        to_act=view.to_act == seat,
        winner=bool(view.result and seat in view.result.winners),
        changed=tuple(name for name in (*RESOURCES, "workers") if getattr(player, name) != getattr(before, name)),
        court=tuple(court),
    )


def outlook(view: Position) -> Outlook | None:
    """What an automa may do next, if there is one and the game goes on."""
    if view.automa is None or view.result:
        return None
    board = automa.content(view)
    return Outlook(
        tuple(ahead for ahead in board.priest_actions if ahead.in_reach),
        tuple(GOD_CARDS[card].god for card in board.gods),
    )


class _Pen:
    """Draws in a corner as if it were the upper left one."""

    def __init__(self, place: int, theme: Theme) -> None:
        width, height = SIZE
        self.theme = theme
        self.right, self.low = place in (1, 2), place in (2, 3)
        self.canvas = Canvas(width, height, theme, theme.ground)
        self.corner = (WIDTH - width if self.right else 0, HILL - height if self.low else 0)
        left, top = self.corner
        self.canvas.image.paste(ground(theme).image.crop((left, top, left + width, top + height)), (0, 0))

    def at(self, x: float, y: float) -> Point:
        """A point, counted from the corner of the picture."""
        return SIZE[0] - x if self.right else x, SIZE[1] - y if self.low else y

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """A box, counted from the corner of the picture."""
        (a, b), (c, d) = self.at(left, top), self.at(right, bottom)
        return min(a, c), min(b, d), max(a, c), max(b, d)

    def text(self, x: float, y: float, text: str, size: float, room: float, colour: tuple[int, int, int]) -> float:
        """A text that begins, or on the right ends, here; returns its width."""
        anchor, half = "rm" if self.right else "lm", size * 0.64
        within = self.box(x, y - half, x + room, y + half)
        return self.canvas.text(
            self.at(x, y), text, size, colour, weight=BOLD, anchor=anchor, within=within, smallest=NUMBER
        )

    def sprite(self, x: float, y: float, sprite: Image.Image) -> None:
        """A sprite around a point."""
        self.canvas.paste(sprite, self.at(x, y))

    def lit(self, left: float, top: float, right: float, bottom: float) -> None:
        """Something that changed is to stand here."""
        light = mix(self.theme.ground, self.theme.glow, 0.3)
        self.canvas.rectangle(self.box(left, top, right, bottom), light, None, 0, 10)

    def pair(self, x: float, y: float, sprite: Image.Image, n: int, lit: bool = False) -> float:
        """A sign and its number: the sign first, on either side; returns how wide they are."""
        wide = text_width(str(n), NUMBER, BOLD) + sprite.width + 4
        if lit:
            self.lit(x - 4, y - 23, x + wide + 4, y + 23)
        first, second = (
            (wide - sprite.width / 2, wide - sprite.width - 4) if self.right else (sprite.width / 2, sprite.width + 4)
        )
        self.sprite(x + first, y, sprite)
        if self.right:
            self.text(x, y, str(n), NUMBER, second, self.theme.text)
        else:
            self.text(x + second, y, str(n), NUMBER, wide - second, self.theme.text)
        return wide


@lru_cache(maxsize=64)
def seat_corner(shown: Corner, place: int, theme: Theme) -> tuple[Panel, tuple[int, int]]:
    """The corner of a seat at the places clockwise from the upper left, and where it belongs on the hill."""
    pen = _Pen(place, theme)
    _mark(pen, shown)
    start = EDGE + MARK + 14
    room = SIZE[0] - start - (CHIP * len(shown.court) + 14 if shown.court else NUMBER)
    x = start + pen.text(start, NAME_AT, shown.name, NUMBER, room, theme.text) + 14
    for name, n in shown.court:
        x += pen.pair(x, NAME_AT, icons.icon(name, COURT, theme), n) + 14
    wide = pen.text(start, VP_AT, str(shown.vp), VP, 140, theme.text)
    if shown.gained:
        pen.text(start + wide + 12, VP_AT, f"{shown.gained:+d}", GAIN, 100, theme.accent)
    side = min(WORKER, 226 // max(1, len(shown.workers)))
    if "workers" in shown.changed and shown.workers:
        pen.lit(EDGE - 4, WORKERS_AT - 30, EDGE + 4 + len(shown.workers) * side, WORKERS_AT + 30)
    order = tuple(reversed(shown.workers)) if pen.right else shown.workers
    for index, worker in enumerate(order):
        pen.sprite(EDGE + side * (index + 0.5), WORKERS_AT, icons.worker(worker, side - 2, theme))
    for index, (name, n) in enumerate(zip(RESOURCES, shown.resources, strict=True)):
        column = 1 - index % 2 if pen.right else index % 2
        row = RESOURCES_AT[index // 2]
        pen.pair(EDGE + column * STEP, row, icons.icon(name, RESOURCE, theme), n, name in shown.changed)
    return pen.canvas.done(), pen.corner


def _mark(pen: _Pen, shown: Corner) -> None:
    """Whose corner it is; who is asked has a ring, who has won a crown."""
    x, y = EDGE + MARK / 2, 61.0
    if shown.to_act:
        box = pen.box(x - MARK * RING, y - MARK * RING, x + MARK * RING, y + MARK * RING)
        pen.canvas.ellipse(box, mix(pen.theme.ground, pen.theme.glow, 0.3), pen.theme.accent, 5)
    pen.sprite(x, y, icons.seat(shown.seat, MARK, pen.theme))
    if shown.winner:
        pen.sprite(x + MARK * 0.4, y - MARK * 0.4, icons.icon("crown", COURT, pen.theme))


@lru_cache(maxsize=64)
def ahead_corner(shown: Outlook, place: int, theme: Theme) -> tuple[Panel, tuple[int, int]]:
    """The High Priest actions an automa may take next, by how far they are; a tick where she would, pale where not."""
    pen = _Pen(place, theme)
    for index, ahead in enumerate(shown.ahead):
        y = 36.0 + index * 58
        action = icons.icon(ahead.action, 54, theme)
        pen.pair(EDGE + 60, y, action if ahead.met else icons.faded(action), ahead.distance)
        if ahead.met:
            pen.sprite(EDGE + 26, y, icons.icon("fulfilled", 44, theme))
    return pen.canvas.done(), pen.corner


@lru_cache(maxsize=64)
def gods_corner(shown: Outlook, place: int, theme: Theme) -> tuple[Panel, tuple[int, int]]:
    """The god that each number of the die leads an automa to."""
    pen = _Pen(place, theme)
    for index, god in enumerate(shown.gods):
        y = 36.0 + index * 57
        pen.sprite(EDGE + 26, y, icons.die(index + 1, 52, theme))
        pen.sprite(EDGE + 84, y, icons.god(god, 46, theme))
    return pen.canvas.done(), pen.corner
