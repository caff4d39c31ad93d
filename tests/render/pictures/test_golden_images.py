"""Pictures look as they did when somebody last looked at them."""

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine import view
from tests.render.golden_make import FOLDER, FOUR, PICTURES, WIDTH, made, path_of, reduced
from tests.render.kit import ENGLISH
from tests.render.positions import at, seen

MEAN = 1.0  # of 255, over the whole picture
BLOCK, SIDE = 12.0, 20  # of 255, over any block of this side
LARGEST = 84_000


def differences(a: Image.Image, b: Image.Image) -> tuple[float, float]:
    """How much two pictures differ in all, and at most in any block, per channel."""
    apart = ImageChops.difference(a.convert("RGB"), b.convert("RGB"))
    overall = sum(ImageStat.Stat(apart).mean) / 3
    red, green, blue = (channel.tobytes() for channel in apart.reduce(SIDE).split())
    return overall, max(sum(block) / 3 for block in zip(red, green, blue, strict=True))


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    now = made(name)
    with Image.open(path_of(name)) as stored:
        assert now.size == stored.size
        overall, block = differences(now, stored)
    assert overall <= MEAN
    assert block <= BLOCK


# What stands where on a board: the hill, a region, the market, the God card offer.
PANELS = [(20, 122, 1120, 1222), (806, 1232, 1580, 1384), (20, 1556, 1150, 1772), (20, 1782, 1060, 1950)]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("way", [(10, 0), (0, 10)])
def test_a_panel_out_of_place_would_be_noticed(panel: tuple[int, int, int, int], way: tuple[int, int]) -> None:
    board = render.board(seen(FOUR, 0.5), ENGLISH)
    moved = board.copy()
    moved.paste(board.crop(panel), (panel[0] + way[0], panel[1] + way[1]))
    overall, block = differences(reduced(board, "light"), reduced(moved, "light"))
    assert overall > MEAN or block > BLOCK


def test_a_missing_token_would_be_noticed() -> None:
    state = at(FOUR, 0.5)
    fewer = state.copy()
    fewer.hill = dict(list(state.hill.items())[1:])
    images = [reduced(render.board(view(now, None), ENGLISH), "light") for now in (state, fewer)]
    assert differences(*images)[1] > BLOCK


def test_stored_pictures_are_small_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
    assert len(PICTURES) >= 10
    for name in PICTURES:
        assert path_of(name).stat().st_size < LARGEST
        with Image.open(path_of(name)) as stored:
            assert (stored.mode, stored.width) == ("P", WIDTH)
