"""Pictures without their pixels, for tests that ask only what stands where: to lay colours down is most of the work."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from tests.memory import caches
from tests.sizes import size

# What has no transparency is ground, a panel or a whole picture; signs have it, and stay as they are.
_GROUND = ("RGB", "P")
_SIGNS = ("render.icons", "render.drawing")  # keep no ground in their caches


@contextmanager
def blank() -> Iterator[None]:
    """Pictures have their sizes, signs and labels from now on, but no colours; in the large size those, too."""
    if size(small=False, large=True):
        yield
        return
    paste, reduce, resize = Image.Image.paste, Image.Image.reduce, Image.Image.resize

    def pasted(self: Image.Image, *args: Any, **options: Any) -> None:
        if self.mode not in _GROUND:
            paste(self, *args, **options)

    def reduced(self: Image.Image, factor: int, box: Any = None) -> Image.Image:
        if self.mode not in _GROUND or box is not None:
            return reduce(self, factor, box)
        return Image.new(self.mode, (-(-self.width // factor), -(-self.height // factor)))

    def resized(self: Image.Image, wanted: tuple[int, int], *args: Any, **options: Any) -> Image.Image:
        return Image.new(self.mode, wanted) if self.mode in _GROUND else resize(self, wanted, *args, **options)

    def quantized(self: Image.Image, *, palette: Image.Image, dither: int) -> Image.Image:
        image = Image.new("P", self.size)
        image.putpalette(palette.getpalette() or [])
        return image

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", pasted)
        patch.setattr(Image.Image, "reduce", reduced)
        patch.setattr(Image.Image, "resize", resized)
        patch.setattr(Image.Image, "quantize", quantized)
        yield
    for remembered in caches("render"):
        if not remembered.__module__.startswith(_SIGNS):
            remembered.cache_clear()


@pytest.fixture
def colourless() -> Iterator[None]:
    """For a test that looks at labels and signs alone."""
    with blank():
        yield
