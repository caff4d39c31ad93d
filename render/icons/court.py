"""Who serves besides Workers: Vassals and Nobles; and Nations, Prophecies and Cults."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from render.drawing.theme import BLACK, CLOTH, GODS, RESOURCES, SEATS, WHITE, WORKERS, Colour, Theme
from render.icons.base import WEIGHT, Painter, Pen, arc, dark, faded, legible, pale, regular, rounded, sprite, star
from render.icons.people import worker

GOLD = RESOURCES["corn"]
PLAIN = RESOURCES["stone"]
_BODY = rounded([(0.34, 0.42), (0.66, 0.42), (0.88, 0.91), (0.12, 0.91)], 0.12)
CROWNED = 0.76  # of a Noble's height: the Worker under the crown


def pawn(pen: Pen, cloth: Colour, text: str = "") -> None:
    """A Vassal: a round head on a wide body, with a number on it."""
    for outline, fill, weight in ((BLACK, BLACK, WEIGHT * 2.6), (WHITE, cloth, WEIGHT * 0.9)):
        pen.shape(_BODY, fill, outline, weight)
        pen.disc(0.5, 0.28, 0.19, fill, outline, weight)
    pen.box(0.42, 0.4, 0.58, 0.56, cloth, None)
    if text:
        pen.letter(text, 0.5, 0.68, 0.42, legible(cloth))


@lru_cache(maxsize=256)
def vassal(index: int, size: int, theme: Theme) -> Image.Image:
    """A Vassal of a seat, in its colour and with its number."""
    return sprite(size, lambda pen: pawn(pen, SEATS[index], str(index + 1)))


@lru_cache(maxsize=256)
def vassals(owners: tuple[int, ...], size: int, theme: Theme) -> Image.Image:
    """Vassals side by side, each half behind the next."""
    step = round(size * 0.62)
    row = Image.new("RGBA", (size + step * (len(owners) - 1), size))
    for number, owner in enumerate(owners):
        row.alpha_composite(vassal(owner, size, theme), (number * step, 0))
    return row


@lru_cache(maxsize=512)
def noble(kind: str, size: int, theme: Theme, lying: bool = False) -> Image.Image:
    """A Noble: a Worker under a crown, standing or lying on the side."""
    token = worker(kind, round(size * CROWNED), theme)
    image = Image.new("RGBA", (size, size))
    image.alpha_composite(token, ((size - token.width) // 2, size - token.height))
    image.alpha_composite(sprite(size, _tiara), (0, 0))
    return image.transpose(Image.Transpose.ROTATE_90) if lying else image


@lru_cache(maxsize=256)
def empty_seat(kind: str, size: int, theme: Theme) -> Image.Image:
    """Where a Noble of this kind would stand: a pale Worker of that kind."""
    token = faded(worker(kind, round(size * CROWNED), theme))
    image = Image.new("RGBA", (size, size))
    image.alpha_composite(token, ((size - token.width) // 2, (size - token.height) // 2))
    return image


def _tiara(pen: Pen) -> None:
    pen.shape([(0.28, 0.32), (0.22, 0.05), (0.38, 0.16), (0.5, 0.02), (0.62, 0.16), (0.78, 0.05), (0.72, 0.32)], GOLD)


def _vassal(pen: Pen, theme: Theme) -> None:
    pawn(pen, pale(PLAIN))


def _noble(pen: Pen, theme: Theme) -> None:
    pen.shape(rounded([(0.34, 0.5), (0.66, 0.5), (0.92, 0.95), (0.08, 0.95)], 0.06), GODS["kuychi"])
    pen.line([(0.26, 0.8), (0.74, 0.8)], GOLD, 0.07)
    pen.disc(0.5, 0.43, 0.16, pale(RESOURCES["potato"]))
    _tiara(pen)


def _prophecy(pen: Pen, theme: Theme) -> None:
    """An unrolled scroll with a star."""
    pen.box(0.16, 0.16, 0.84, 0.84, pale(GOLD))
    for y in (0.14, 0.86):
        pen.box(0.08, y - 0.09, 0.92, y + 0.09, RESOURCES["potato"], radius=0.08)
    pen.shape(star(0.5, 0.51, 0.24, 0.11, 5), GODS["kuychi"], BLACK, WEIGHT * 0.7)


def _fulfilled(pen: Pen, theme: Theme) -> None:
    """A green disc with a tick."""
    pen.disc(0.5, 0.5, 0.42, WORKERS["craftsman"])
    tick = [(0.28, 0.52), (0.44, 0.68), (0.73, 0.34)]
    pen.line(tick, WHITE, 0.12)


def _nation(pen: Pen, theme: Theme) -> None:
    """A banner of strange land."""
    pen.cased([(0.2, 0.08), (0.2, 0.94)], RESOURCES["potato"], 0.05)
    pen.shape([(0.22, 0.1), (0.92, 0.1), (0.76, 0.35), (0.92, 0.6), (0.22, 0.6)], GODS["qocha"])
    pen.shape(regular(0.48, 0.35, 0.16, 4), GOLD, BLACK, WEIGHT * 0.7)


def _cult(pen: Pen, theme: Theme) -> None:
    """A stone altar with a flame."""
    pen.shape([(0.5, 0.04), (0.66, 0.3), (0.6, 0.5), (0.4, 0.5), (0.34, 0.3)], RESOURCES["gold"])
    pen.box(0.12, 0.5, 0.88, 0.66, PLAIN, radius=0.03)
    pen.box(0.24, 0.66, 0.76, 0.95, dark(PLAIN))
    pen.shape(arc(0.5, 0.95, 0.14, 180, 360), CLOTH["red"], BLACK, WEIGHT * 0.7)


def _influence(pen: Pen, theme: Theme) -> None:
    """A marker laid on a banner."""
    _nation(pen.at(0.46, 0.46, 0.9), theme)
    pen.disc(0.7, 0.7, 0.2, RESOURCES["vp"])
    pen.shape(star(0.7, 0.7, 0.13, 0.06, 5), WHITE, None)


COURT: Mapping[str, Painter] = {
    "vassal": _vassal,
    "noble": _noble,
    "prophecy": _prophecy,
    "fulfilled": _fulfilled,
    "nation": _nation,
    "cult": _cult,
    "influence": _influence,
}
