"""Pictures without colours are laid out like others, and leave nothing behind."""

from PIL import Image

import render
from engine import view
from render.drawing.canvas import Label
from render.drawing.picture import Picture
from render.items.catalogue import item_picture
from render.pictures.chat import chat_picture
from tests.memory import caches
from tests.render.blank import blank
from tests.render.kit import ENGLISH, areas, tables
from tests.render.positions import GAMES, at
from tests.sizes import size, some

PARTS, SUBJECTS = some(render.PARTS, 1), some(render.SUBJECTS, 1)


def drawn() -> list[Picture]:
    """One picture of each kind, drawn anew."""
    for remembered in caches("render"):
        remembered.cache_clear()
    state, since = at(GAMES[0], 0.5), at(GAMES[0], 0.4)
    found = tabled()
    found += [picture for _, _, picture in areas(state, "light", "en", seats=some((0, 1), 1))]
    found += [item_picture(key, ENGLISH) for key in ("god:G01", "space:M1b")]
    return [*found, chat_picture(view(state, 0), ENGLISH, since=view(since, 0))]


def tabled() -> list[Picture]:
    """What is common, as it is remembered."""
    state, since = at(GAMES[0], 0.5), at(GAMES[0], 0.4)
    return [picture for _, picture in tables(state, since, "light", "en", parts=PARTS, subjects=SUBJECTS)]


def outlines(pictures: list[Picture]) -> list[tuple[tuple[int, int], tuple[Label, ...]]]:
    return [(picture.image.size, picture.labels) for picture in pictures]


def images(pictures: list[Picture]) -> list[Image.Image]:
    return [picture.image for picture in pictures]


def test_only_colours_are_missing_and_they_come_back() -> None:
    true = drawn()
    with blank():
        seen = drawn()
    assert outlines(seen) == outlines(true)
    assert (images(seen) == images(true)) == size(small=False, large=True)
    again = tabled()
    assert images(again) == images(true)[: len(again)]
