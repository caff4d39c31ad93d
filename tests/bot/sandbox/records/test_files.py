"""The size of a picture is read from the picture itself."""

import io

import aiohttp
import pytest
from PIL import Image

from bot.sandbox import Sandbox
from bot.sandbox.records.files import picture_size

FORMS = [
    ("PNG", {}),
    ("GIF", {}),
    ("JPEG", {}),
    ("JPEG", {"progressive": True}),
    ("WEBP", {}),
    ("WEBP", {"lossless": True}),
]


def drawn(form: str, mode: str = "RGB", **options: bool) -> bytes:
    out = io.BytesIO()
    Image.new(mode, (321, 123), "red").save(out, form, **options)
    return out.getvalue()


@pytest.mark.parametrize(("form", "options"), FORMS)
def test_every_kind_of_picture_has_its_size(form: str, options: dict[str, bool]) -> None:
    assert picture_size(drawn(form, **options)) == (321, 123)


def test_a_see_through_webp_has_its_size() -> None:
    out = io.BytesIO()
    Image.new("RGBA", (321, 123), (255, 0, 0, 9)).save(out, "WEBP")
    assert picture_size(out.getvalue()) == (321, 123)


@pytest.mark.parametrize(("form", "options"), FORMS)
def test_a_torn_picture_has_no_size_and_does_no_harm(form: str, options: dict[str, bool]) -> None:
    for length in range(21):
        assert picture_size(drawn(form, **options)[:length]) in (None, (321, 123))
    assert picture_size(b"just words") is None


async def test_everybody_has_a_face(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/cdn/embed/avatars/3.png") as got:
        with Image.open(io.BytesIO(await got.read())) as face:
            face.load()
            assert face.size == (128, 128)
            assert face.getpixel((0, 0)) == (0, 0, 0, 0)
            assert face.getpixel((64, 45)) == (255, 255, 255, 255)
            assert face.getpixel((10, 64)) == (0x3F, 0x8F, 0x4F, 255)
