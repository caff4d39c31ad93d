"""The legend: every icon is in it once, with its words, large enough for a phone."""

from collections import Counter

import pytest

import render
from bot.say.pictures import picture_words
from render import icons
from render.drawing.theme import LIGHT, SEATS, THEMES
from render.items.catalogue import item_picture
from render.items.legend import PAGES, SIDE, SMALLEST, Sign, sections
from render.words import ARROW
from tests.render.kit import ENGLISH, LANGUAGES, faults, recording, texts

KEYS = render.item_pages("term:icons")
HIGHEST = 1200


def signs(words: render.Words) -> list[Sign]:
    return [sign for page in PAGES for _, signs in sections(page, words) for sign in signs]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_cut_and_nothing_lies_on_anything_else(key: str, lang: str) -> None:
    words = picture_words(lang)
    for theme in THEMES:
        picture = item_picture(key, words, theme)
        assert not faults(picture)
        assert not [text for text in texts(picture.labels) if "…" in text]
        assert picture.image.height <= HIGHEST, "a phone would show it narrower than its screen"
    assert len(render.alt.item(key, words)) <= render.alt.LIMIT
    assert len(render.encode(item_picture(key, words).image)) < 250_000


def test_every_group_is_on_one_page() -> None:
    assert Counter(group for groups in PAGES.values() for group in groups) == Counter((*icons.GROUPS, icons.GODS_GROUP))


def test_every_icon_is_in_it_and_no_two_are_alike() -> None:
    drawn = [sign.draw(SIDE, LIGHT).tobytes() for sign in signs(ENGLISH)]
    assert len({*drawn}) == len(drawn)
    every = [icons.icon(name, SIDE, LIGHT) for name in icons.NAMES if name != ARROW]
    every += [icons.seat(seat, SIDE, LIGHT) for seat in range(len(SEATS))]
    every += [icons.worker(kind, SIDE, LIGHT) for kind in icons.PICTOGRAMS]
    every += [icons.god(god, SIDE, LIGHT) for god in icons.GOD_LETTER]
    assert {image.tobytes() for image in every} | {icons.die(1, SIDE, LIGHT).tobytes()} < {*drawn}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_signs_are_called_alike_and_all_begin_with_a_capital(lang: str) -> None:
    words = picture_words(lang)
    names = [sign.name for sign in signs(words)]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert [name for name in names if name[0] != name[0].upper()] == []
    assert {words.changed, words.festival_held, words.festival_to_come} <= {*names}


def test_words_and_icons_are_nine_pixels_high_on_a_phone() -> None:
    item_picture.cache_clear()
    with recording() as found:
        for key in KEYS:
            item_picture(key, ENGLISH)
    assert not [text for text, _, size in found.texts if size < SMALLEST]
    heights = [box[3] - box[1] for _, boxes in found.sprites.values() for box in boxes]
    assert len(heights) > 60
    assert min(heights) * 400 / 800 >= 9
