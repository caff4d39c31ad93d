"""Stamps: a sprite at its place on the hill, already in the palette, so that the next picture finds it drawn."""

from msgspec import Struct
from PIL import Image

from render.drawing.canvas import Label, Point, in_palette
from render.drawing.picture import label_moved
from render.drawing.theme import Theme

_SOLID = [0, *(255 for _ in range(255))]


class Stamp(Struct, frozen=True):
    """Pixels with soft edges upon the ground they stand on, which of them count, and where they belong."""

    image: Image.Image
    mask: Image.Image
    corner: tuple[int, int]
    labels: tuple[Label, ...] = ()

    def put(self, image: Image.Image, labels: list[Label], top: int = 0) -> None:
        """Lay it on a picture in the palette, on which the hill begins at this height."""
        x, y = self.corner
        image.paste(self.image, (x, y + top), self.mask)
        labels += [label_moved(label, 0, top) for label in self.labels]


def stamp(
    ground: Image.Image,
    sprite: Image.Image,
    centre: Point,
    theme: Theme,
    labels: tuple[Label, ...] = (),
    mask: Image.Image | None = None,
) -> Stamp:
    """A sprite around this point of a ground; the mask says what of both is to be seen, if not the sprite alone."""
    left, top = round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)
    under = ground.crop((left, top, left + sprite.width, top + sprite.height))
    under.paste(sprite, (0, 0), sprite)
    return Stamp(in_palette(under, theme), mask or solid(sprite), (left, top), labels)


def solid(sprite: Image.Image) -> Image.Image:
    """The pixels in which there is something of a sprite, as a mask."""
    return sprite.getchannel("A").point(_SOLID, "1")
