"""Draws in a corner of the chat picture as if it were the upper left one, piece by piece."""

from msgspec import Struct
from PIL import Image

from render.chat_parts.ground import ground
from render.chat_parts.sizes import HILL, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Box, Canvas, Panel, Point, text_width
from render.drawing.theme import Colour, Theme, mix


class Piece(Struct, frozen=True):
    """A part of a corner, on the ground it lies on, and where it belongs on the hill."""

    panel: Panel
    corner: tuple[int, int]


class CornerPen:
    """Draws a box of a corner; places count clockwise from the upper left, points from the corner of the picture."""

    def __init__(self, place: int, theme: Theme, box: tuple[int, int, int, int]) -> None:
        self.theme, self._box = theme, box
        self.right, self.low = place in (1, 2), place in (2, 3)
        left, top, right, bottom = box
        self.canvas = Canvas(right - left, bottom - top, theme, theme.ground)
        x, y = self._corner = WIDTH - right if self.right else left, HILL - bottom if self.low else top
        under = ground(theme).image.crop((x, y, x + self.canvas.width, y + self.canvas.height))
        self.canvas.image.paste(under, (0, 0))

    def done(self) -> Piece:
        """What was drawn."""
        return Piece(self.canvas.done(), self._corner)

    def at(self, x: float, y: float) -> Point:
        """A point of the corner in this box."""
        left, top, right, bottom = self._box
        return right - x if self.right else x - left, bottom - y if self.low else y - top

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """A box of the corner in this box."""
        (a, b), (c, d) = self.at(left, top), self.at(right, bottom)
        return min(a, c), min(b, d), max(a, c), max(b, d)

    def text(
        self, x: float, y: float, text: str, size: float, room: float, colour: Colour, smallest: float = NUMBER
    ) -> float:
        """A text that begins, or on the right ends, here; returns its width."""
        anchor, half = "rm" if self.right else "lm", size * 0.64
        within = self.box(x, y - half, x + room, y + half)
        return self.canvas.text(
            self.at(x, y), text, size, colour, weight=BOLD, anchor=anchor, within=within, smallest=smallest
        )

    def sprite(self, x: float, y: float, sprite: Image.Image) -> None:
        """A sprite around a point."""
        self.canvas.paste(sprite, self.at(x, y))

    def lit(self, left: float, top: float, right: float, bottom: float) -> None:
        """Something that changed is to stand here."""
        self.canvas.rectangle(self.box(left, top, right, bottom), light_of(self.theme), None, 0, 10)

    def pair(self, x: float, y: float, sprite: Image.Image, n: int | str) -> float:
        """A sign and its number, or numbers: the sign first, on either side; returns how wide they are."""
        number = text_width(str(n), NUMBER, BOLD)
        wide = number + sprite.width
        self.sprite(x + (wide - sprite.width / 2 if self.right else sprite.width / 2), y, sprite)
        self.text(x if self.right else x + wide - number, y, str(n), NUMBER, number + 1, self.theme.text)
        return wide


def light_of(theme: Theme) -> Colour:
    """What changed stands on this."""
    return mix(theme.ground, theme.glow, 0.3)
