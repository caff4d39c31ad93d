"""Pictures of a View: the board, player areas, hands and close-ups. Pure functions, safe in any thread.

Every function takes the `Words` of a language; there are none in here. From the tools up to what is offered:

    drawing/       canvas, colours, fonts, panels and pictures put together from them
    icons/         every sign, drawn with a pen
    words.py       which words a language must bring
    names.py       names as pictures can show them
    automa_board/  what lies on the board of an automa, and its panels
    result_parts/  the parts of pictures of a whole game: places, where VP came from, how they grew
    chat_parts/    the parts of the picture in the chat, large enough for a phone
    board_parts/   the panels of the board: header, hill, Temple, Village, regions, what is on offer, rows of seats
    items/         one thing by itself: a card, a space, an action, a term
    alt/           all of this in sentences, for those who cannot see it
    pictures/      whole pictures, one file for each function below
    in_parts.py    those that would be too tall for a phone, in parts
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

from engine.state import View
from render import alt, in_parts
from render.board_parts.parts import PARTS, SOLO_PARTS, SUBJECTS, parts_of
from render.chat_parts import ready
from render.drawing.theme import THEMES
from render.items.catalogue import item_pages, item_picture
from render.names import readable, recounted, retold
from render.pictures.animation import NOBODY, Caption, animation_gif
from render.pictures.board import board_picture
from render.pictures.changes import changes_picture
from render.pictures.chart import chart_picture
from render.pictures.chat import chat_picture
from render.pictures.choices import choices_picture, choices_size
from render.pictures.closeup import closeup_picture
from render.pictures.hand import hand_picture
from render.pictures.reach import reach_picture, reach_size
from render.pictures.result import result_picture
from render.pictures.statistics import MOST_ROWS, MOST_TALL_ROWS, statistics_picture
from render.pictures.subject import subject_picture
from render.pictures.tableau import tableau_picture
from render.result_parts.content import NONE_HELD, Course, Festivals, course
from render.result_parts.statistics import StatisticsPage, StatisticsRow, legible_page
from render.words import REQUIRED, Words

COMPRESSION, TIGHTER = 3, 8
LARGE = 1600 * 2300  # pixels: larger pictures, as boards of four and of solo games are, are packed more tightly


def board(
    view: View, words: Words, theme: str = "light", names: Sequence[str] = (), since: View | None = None
) -> Image.Image:
    """Everything on the table; what differs from `since`, the turn before, glows."""
    return board_picture(view, words, theme, readable(names, words), since).image


def chat(
    view: View,
    words: Words,
    theme: str = "light",
    names: Sequence[str] = (),
    since: View | None = None,
    told: Sequence[Caption] = (),
) -> Image.Image:
    """What a turn is about, for a phone: the hill, a corner for each seat, what is new; captions below."""
    return chat_picture(view, words, theme, readable(names, words), since, retold(told, names, words)).image


def make_ready() -> None:
    """Have ready, in every theme, what chat pictures are put together from: the first of them would wait for it."""
    for theme in THEMES.values():
        ready.make_ready(theme)


def tableau(view: View, seat: int, words: Words, theme: str = "light", names: Sequence[str] = ()) -> Image.Image:
    """Draw a player's area."""
    return tableau_picture(view, seat, words, theme, readable(names, words)).image


def hand(view: View, words: Words, theme: str = "light", names: Sequence[str] = ()) -> Image.Image:
    """The cards of the View's own seat: for that seat's eyes only."""
    return hand_picture(view, words, theme, readable(names, words)).image


def closeup(view: View, part: str, words: Words, theme: str = "light", names: Sequence[str] = ()) -> Image.Image:
    """A part of the board, one of `parts_of(view)`, larger."""
    return closeup_picture(view, part, words, theme, readable(names, words)).image


def subject(view: View, about: str, words: Words, theme: str = "light", names: Sequence[str] = ()) -> Image.Image:
    """What a question is about, one of `SUBJECTS`: that part of the board, and what the View's own seat has of it."""
    return subject_picture(view, about, words, theme, readable(names, words)).image


def reach(
    view: View, prices: Mapping[str, int], theme: str = "light", numbers: Mapping[str, int] | None = None
) -> Image.Image:
    """The hill, in which these spaces are bright, with the numbers of their buttons; else with the food each costs."""
    return reach_picture(view, prices, theme, numbers or {}).image


def room_for_reach() -> bytes:
    """A PNG of nothing, as large as the picture of spaces in reach: it keeps the place of the one drawn meanwhile."""
    return _nothing(reach_size())


def choices(view: View, things: Sequence[tuple[int, str]], words: Words, theme: str = "light") -> Image.Image:
    """What can be chosen, each thing with its number: `choices(view, [(1, "weaving:W12"), (2, "weaving:W07")])`."""
    return choices_picture(view, things, words, theme).image


def room_for_choices(keys: Sequence[str]) -> bytes:
    """A PNG of nothing, as large as the picture of these things."""
    return _nothing(choices_size(keys))


def changes(
    view: View,
    since: View,
    words: Words,
    theme: str = "light",
    names: Sequence[str] = (),
    told: Sequence[Caption] | None = None,
) -> Image.Image:
    """What changed since an earlier View, and only that; `told` are better sentences, one for each seat."""
    sentences = None if told is None else retold(told, names, words)
    return changes_picture(view, since, words, theme, readable(names, words), sentences).image


def item(key: str, words: Words, theme: str = "light") -> Image.Image:
    """One thing of the game by itself: `item("god:G03")`; `item_pages` says which pictures there are of it."""
    return item_picture(key, words, theme).image.copy()


def animation(
    views: Sequence[View],
    course: Course,
    words: Words,
    captions: Sequence[tuple[Caption, ...]] = (),
    theme: str = "light",
    names: Sequence[str] = (),
    hints: Sequence[tuple[str, int]] | None = None,
    by_bots: Collection[int] = (),
) -> bytes:
    """A whole game in 20 seconds, as a GIF of less than 8 MiB: each View, what led to it, and how the game ended."""
    told = [retold(lines, names, words) for lines in captions]
    asked = hints and recounted(hints, names, words)
    return animation_gif(views, course, words, told, theme, readable(names, words), asked, by_bots)


def chart(
    scores: Sequence[Sequence[int]],
    words: Words,
    festivals: Iterable[int] = (),
    theme: str = "light",
    names: Sequence[str] = (),
) -> Image.Image:
    """The scores of all seats, one row for each turn."""
    return chart_picture(scores, words, festivals, theme, readable(names, words)).image


def result(
    view: View,
    scores: Sequence[Sequence[int]],
    words: Words,
    festivals: Festivals = NONE_HELD,
    theme: str = "light",
    names: Sequence[str] = (),
    hints: Sequence[tuple[str, int]] | None = None,
    by_bots: Collection[int] = (),
) -> Image.Image:
    """How a game ended, or stands: places, where the VP came from, and, a row for each turn, how they grew."""
    asked = hints and recounted(hints, names, words)
    return result_picture(view, scores, words, festivals, theme, readable(names, words), asked, by_bots).image


def statistics(page: StatisticsPage, words: Words, theme: str = "light") -> Image.Image:
    """A page of statistics: a line for each person, opponent or module, with a bar."""
    return statistics_picture(legible_page(page), words, theme).image


def encode(image: Image.Image) -> bytes:
    """The bytes of a picture as PNG."""
    file = BytesIO()
    level = TIGHTER if image.width * image.height > LARGE else COMPRESSION
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


@lru_cache(maxsize=64)
def _nothing(size: tuple[int, int]) -> bytes:
    return encode(Image.new("LA", size))


__all__ = [
    "MOST_ROWS",
    "MOST_TALL_ROWS",
    "NOBODY",
    "PARTS",
    "REQUIRED",
    "SOLO_PARTS",
    "SUBJECTS",
    "THEMES",
    "Caption",
    "Course",
    "StatisticsPage",
    "StatisticsRow",
    "Words",
    "alt",
    "animation",
    "board",
    "changes",
    "chart",
    "chat",
    "choices",
    "closeup",
    "course",
    "encode",
    "hand",
    "in_parts",
    "item",
    "item_pages",
    "make_ready",
    "parts_of",
    "reach",
    "result",
    "room_for_choices",
    "room_for_reach",
    "statistics",
    "subject",
    "tableau",
]
