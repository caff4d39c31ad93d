"""Pictures of statistics: everything is there, large enough for a phone, and nothing lies on anything else."""

import pytest

import render
from bot.say.pictures import picture_words
from render.alt import LIMIT
from render.chat_parts.sizes import LOWEST, NAME
from render.drawing.theme import THEMES
from render.pictures.statistics import statistics_picture
from render.words import STATISTICS_PAGES
from tests.render.kit import ENGLISH, LANGUAGES, faults, recording, texts
from tests.render.positions import LONG_NAMES
from tests.render.statistics_pages import CELLS, COLUMNS, statistics_page

SHORT = ("Ada", "Bo", "Cy", "Di")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", STATISTICS_PAGES)
def test_labels_neither_overlap_nor_stick_out(page: str, lang: str) -> None:
    for theme in THEMES:
        assert not faults(statistics_picture(statistics_page(page, LONG_NAMES), picture_words(lang), theme))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", STATISTICS_PAGES)
def test_every_head_and_every_number_is_there_in_full(page: str, lang: str) -> None:
    words = picture_words(lang)
    found = texts(statistics_picture(statistics_page(page, SHORT), words).labels)
    assert any(words.statistics[page] in text for text in found)
    assert {*(words.statistics[column] for column in COLUMNS[page])} <= {*found}
    assert {CELLS[column].replace("-", "\N{MINUS SIGN}") for column in COLUMNS[page]} <= {*found}
    assert any(words.more_changes(486) in text for text in found)


@pytest.mark.parametrize("page", STATISTICS_PAGES)
def test_it_is_no_taller_than_a_phone_shows_in_full_width_and_of_few_bytes(page: str) -> None:
    for theme in THEMES:
        image = render.statistics(statistics_page(page, LONG_NAMES), ENGLISH, theme)
        assert image.width == 1200
        assert image.height <= 1800
        assert len(render.encode(image)) < 250_000


def test_every_letter_and_every_sign_is_nine_pixels_high_on_a_phone() -> None:
    with recording() as found:
        for page in STATISTICS_PAGES:
            statistics_picture(statistics_page(page, LONG_NAMES), ENGLISH)
    assert not [text for text, _, size in found.texts if size < NAME]
    signs = [box for _, boxes in found.sprites.values() for box in boxes]
    assert len(signs) > 10
    assert not {round(box[3] - box[1], 1) for box in signs if box[3] - box[1] < LOWEST}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", STATISTICS_PAGES)
def test_the_alternative_text_tells_the_same_and_has_room(page: str, lang: str) -> None:
    words = picture_words(lang)
    told = render.alt.statistics(statistics_page(page, LONG_NAMES), words)
    assert len(told) <= LIMIT
    assert told.startswith(words.statistics[page])
    short = render.StatisticsPage(page=page, columns=COLUMNS[page], rows=(), person="Ada", season="2026-11")
    assert render.alt.statistics(short, words) == f"{words.statistics[page]} · 2026-11, Ada."


def test_a_bar_is_as_long_as_the_share_that_was_won() -> None:
    def green(won: float) -> int:
        row = render.StatisticsRow(name="Ada", cells=("1",), won=won)
        page = render.StatisticsPage(page="leaders", columns=("games",), rows=(row,))
        image = statistics_picture(page, ENGLISH).image.convert("RGB")
        line = [image.getpixel((x, image.height - 14 - 6 - 6)) for x in range(image.width)]
        return sum(pixel == (47, 143, 87) for pixel in line)

    assert green(0.0) == 0
    assert abs(green(0.5) - 586) < 9
    assert abs(green(1.0) - 1172) < 9


def test_a_page_or_a_column_that_there_is_not_is_refused() -> None:
    for page, columns in (("cards", ("games",)), ("leaders", ("cards",))):
        with pytest.raises(ValueError, match="no page"):
            render.StatisticsPage(page=page, columns=columns, rows=())
