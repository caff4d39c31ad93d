"""Weaving tiles: a motif with the rewards of both edges on plain patches."""

from functools import lru_cache

from PIL import Image

from engine.components import PATTERNS, WEAVINGS
from render.drawing.theme import BLACK, CLOTH, WHITE, Theme
from render.icons.base import WEIGHT, Pen, sprite
from render.icons.catalogue import PAINTERS
from render.icons.cloth import motif

PATCH = 0.3  # of a tile's width


@lru_cache(maxsize=512)
def pattern(name: str, size: int, theme: Theme) -> Image.Image:
    """The motif of a pattern in its colour."""
    colour = CLOTH[PATTERNS[name].colour]
    return sprite(size, lambda pen: motif(pen, name, colour))


@lru_cache(maxsize=1024)
def weaving(tile_id: str, size: int, theme: Theme) -> Image.Image:
    """A Weaving tile."""
    tile = WEAVINGS[tile_id]
    colour = CLOTH[PATTERNS[tile.pattern].colour]

    def paint(pen: Pen) -> None:
        motif(pen, tile.pattern, colour)
        for outer, inner, reward in ((-0.1, PATCH, tile.left), (1.1, 1 - PATCH, tile.right)):
            pen.box(outer, 0.5 - PATCH * 0.66, inner, 0.5 + PATCH * 0.66, WHITE, BLACK, WEIGHT * 0.6, 0.06)
            middle = PATCH * 0.53 if outer < 0 else 1 - PATCH * 0.53
            PAINTERS[reward](pen.at(middle, 0.5, PATCH * 0.88, finer=0.35), theme)
        edge = WEIGHT / 3
        pen.box(edge, edge, 1 - edge, 1 - edge, None, BLACK, WEIGHT * 0.7)

    return sprite(size, paint)
