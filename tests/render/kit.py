"""Helpers for tests of pictures: which pictures there are, and what stands where in them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from types import ModuleType

import pytest
from msgspec import Struct
from PIL import Image

from bot.languages.pictures import PICTURE_TEXTS
from bot.say.pictures import picture_words
from engine import State, View, view
from render import PARTS, SUBJECTS, icons
from render.automa_board import cults, next_turn, panels, strip
from render.board_parts import header, hill, offers, palace_tiles, regions, seat_rows, temple_track, village
from render.chat_parts import corners, footer, ground, plates, sentence
from render.chat_parts import header as chat_header
from render.chat_parts import hill as chat_hill
from render.chat_parts import strip as chat_strip
from render.drawing import canvas
from render.drawing.canvas import BOLD, Box, Canvas, Label, Point, font
from render.drawing.picture import Picture
from render.drawing.theme import THEMES, Theme
from render.icons import rows as icon_rows
from render.icons.people import INNER, TOKENS
from render.pictures.board import board_picture
from render.pictures.board_pages import board_pages
from render.pictures.changes import changes_picture
from render.pictures.chart import chart_picture
from render.pictures.closeup import closeup_picture
from render.pictures.hand import hand_picture
from render.pictures.subject import subject_picture
from render.pictures.tableau import tableau_picture
from tests.render.positions import GAMES, LONG_NAMES, turns

LANGUAGES = tuple(PICTURE_TEXTS)
ENGLISH = picture_words("en")
_SOLID = [255 if alpha > 96 else 0 for alpha in range(256)]
LOOKS = tuple((theme, lang) for lang in LANGUAGES for theme in THEMES)
_CACHED: tuple[ModuleType, ...] = (
    cults,
    next_turn,
    panels,
    strip,
    canvas,
    chat_header,
    chat_hill,
    chat_strip,
    corners,
    footer,
    ground,
    header,
    hill,
    offers,
    palace_tiles,
    plates,
    icon_rows,
    regions,
    seat_rows,
    sentence,
    temple_track,
    village,
)


def clear_caches() -> None:
    """Empty the caches of panels, so that they are drawn anew."""
    for module in _CACHED:
        for thing in vars(module).values():
            if getattr(thing, "__module__", "") == module.__name__ and hasattr(thing, "cache_clear"):
                thing.cache_clear()


def areas(
    state: State, theme: str, lang: str, seats: Sequence[int] | None = None
) -> Iterator[tuple[str, View, Picture]]:
    """The area of these seats or of all, seen by the first, and their hands."""
    names = LONG_NAMES
    seats = range(len(state.players)) if seats is None else seats
    for seat in seats:
        yield (
            f"tableau {seat}",
            view(state, 0),
            tableau_picture(view(state, 0), seat, picture_words(lang), theme, names),
        )
    for seat in seats:
        yield f"hand {seat}", view(state, seat), hand_picture(view(state, seat), picture_words(lang), theme, names)


def tables(
    state: State,
    since: State,
    theme: str,
    lang: str,
    seat: int | None = 0,
    parts: Sequence[str] = PARTS,
    subjects: Sequence[str] = SUBJECTS,
) -> Iterator[tuple[str, Picture]]:
    """All pictures of what is common: the board, what changed, every close-up."""
    names = LONG_NAMES
    now, before = view(state, seat), view(since, seat)
    yield "board", board_picture(now, picture_words(lang), theme, names)
    for number, (page, _) in enumerate(board_pages(now, picture_words(lang), theme, names), start=1):
        yield f"board, part {number}", page
    yield "changes", changes_picture(now, before, picture_words(lang), theme, names)
    for part in parts:
        yield part, closeup_picture(now, part, picture_words(lang), theme, names)
    for subject in subjects if parts else ():
        yield f"subject {subject}", subject_picture(now, subject, picture_words(lang), theme, names)


def scores(game: str) -> list[list[int]]:
    """The scores of a golden game turn by turn."""
    return [[player.vp for player in state.players] for state in turns(game)]


def charts(theme: str, lang: str) -> Iterator[tuple[str, Picture]]:
    """Charts of short and long games, of ties and of nothing."""
    names = LONG_NAMES
    for game in GAMES:
        yield f"chart of {game}", chart_picture(scores(game), picture_words(lang), (3, 20, 40), theme, names)
    odd: dict[str, Sequence[Sequence[int]]] = {
        "nothing": [],
        "one turn": [[10, 10]],
        "all at nought": [[0, 0, 0, 0]] * 4,
        "all at the top": [[10] * 4, [240] * 4],
        "a long game": [[turn, 0, 5, 2] for turn in range(300)],
    }
    for name, rows in odd.items():
        yield f"chart of {name}", chart_picture(rows, picture_words(lang), (), theme, names)


def opened(data: bytes) -> Image.Image:
    """The picture of a file."""
    return Image.open(BytesIO(data))


def texts(labels: Sequence[Label]) -> list[str]:
    """What the labels say."""
    return [label.text for label in labels]


def words_in(labels: Sequence[Label]) -> set[str]:
    """The single words of all labels."""
    return {word for label in labels for word in label.text.split()}


# ---------------------------------------------------------------- boxes


def overlaps(labels: Sequence[Label], slack: float = 1) -> list[tuple[str, str]]:
    """The labels that share more than this many pixels with another."""
    found: list[tuple[str, str]] = []
    ordered = sorted(labels, key=lambda label: label.box[1])
    for index, label in enumerate(ordered):
        for other in ordered[index + 1 :]:
            if other.box[1] >= label.box[3] - slack:
                break
            if common(label.box, other.box, slack):
                found.append((label.text, other.text))
    return found


def common(a: Box, b: Box, slack: float) -> bool:
    """Whether two boxes share more than this many pixels each way."""
    return a[0] < b[2] - slack and b[0] < a[2] - slack and min(a[3], b[3]) - max(a[1], b[1]) > slack


def outside(inner: Box, outer: Box, slack: float = 1.5) -> bool:
    """Whether a box sticks out of another by more than this."""
    return (
        inner[0] < outer[0] - slack
        or inner[1] < outer[1] - slack
        or inner[2] > outer[2] + slack
        or inner[3] > outer[3] + slack
    )


def faults(picture: Picture) -> list[str]:
    """Everything wrong with where the labels of a picture are."""
    whole = (0, 0, picture.image.width, picture.image.height)
    found = [f"{a!r} and {b!r} overlap" for a, b in overlaps(picture.labels)]
    found += [f"{label.text!r} leaves its box" for label in picture.labels if outside(label.box, label.within)]
    found += [f"{label.text!r} leaves the picture" for label in picture.labels if outside(label.box, whole, 0)]
    return found


class Sheet(Struct):
    """A canvas without its picture, of which there are too many to be kept."""

    width: float
    height: float
    labels: list[Label]  # those of the canvas, which is not done yet


class Drawn(Struct):
    """What was drawn while many pictures were made, by sheets."""

    texts: list[tuple[str, str, float]] = []  # wanted, shown, size
    sprites: dict[int, tuple[Sheet, list[Box]]] = {}
    tokens: list[Box] = []  # on the hill
    heights: dict[int, tuple[Sheet, list[float]]] = {}  # of every sign and number by itself, those within others too


def together(records: Sequence[Drawn]) -> Drawn:
    """What was drawn in all these, as one."""
    return Drawn(
        texts=[text for record in records for text in record.texts],
        sprites={sheet: boxes for record in records for sheet, boxes in record.sprites.items()},
        tokens=[box for record in records for box in record.tokens],
        heights={sheet: high for record in records for sheet, high in record.heights.items()},
    )


@contextmanager
def recording() -> Iterator[Drawn]:
    """Note every text and every icon that is drawn from now on, on panels drawn anew."""
    found = Drawn()
    shortened, paste, fitted = canvas.shortened, Canvas.paste, Canvas.fitted
    joined, mark = icon_rows._Row.done, icons.seat
    within: dict[int, tuple[Image.Image, list[float]]] = {}  # the signs and numbers that a sprite consists of

    def noting_text(text: str, size: float, weight: str, room: float) -> str:
        shown = shortened(text, size, weight, room)
        found.texts.append((text, shown, size))
        return shown

    def noting_sprite(self: Canvas, sprite: Image.Image, centre: Point) -> None:
        shown = visible(sprite, centre, self.scale)
        sheet = Sheet(self.width, self.height, self.labels)
        found.sprites.setdefault(id(self.labels), (sheet, []))[1].append(shown)
        high = [part / self.scale for part in within[id(sprite)][1]] if id(sprite) in within else [shown[3] - shown[1]]
        found.heights.setdefault(id(self.labels), (sheet, []))[1].extend(high)
        paste(self, sprite, centre)

    def noting_row(self: icon_rows._Row, lines: list[list[icon_rows.Piece]] | None = None) -> Image.Image:
        image = joined(self, lines)
        high = [
            height_of(piece, self.height * icon_rows.LETTERS) for piece in self.pieces if not isinstance(piece, float)
        ]
        within[id(image)] = image, high
        return image

    def noting_fitted(self: Canvas, sprite: Image.Image, room: float) -> Image.Image:
        image = fitted(self, sprite, room)
        if id(sprite) in within:
            share = image.height / sprite.height
            within[id(image)] = image, [high * share for high in within[id(sprite)][1]]
        return image

    def noting_mark(index: int, size: int, theme: Theme, numbered: bool = True) -> Image.Image:
        image = mark(index, size, theme, numbered)
        _, _, tall = TOKENS[icons.SEAT_SHAPE[index]]
        number = [high_letter(str(index + 1), tall * INNER * size)] if numbered else []
        within[id(image)] = image, [height_of(image, size), *number]
        return image

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "seat", noting_mark)
        patch.setattr(canvas, "shortened", noting_text)
        patch.setattr(Canvas, "paste", noting_sprite)
        patch.setattr(Canvas, "fitted", noting_fitted)
        patch.setattr(icon_rows._Row, "done", noting_row)
        clear_caches()
        yield found


def height_of(piece: Image.Image | str, size: float) -> float:
    """How high a sign is, or a text of this size as far as it has digits."""
    if isinstance(piece, str):
        digits = [letter for letter in piece if letter.isdigit()]
        return min((high_letter(digit, size) for digit in digits), default=size)
    _, top, _, bottom = visible(piece, (0, 0), 1)
    return bottom - top


def high_letter(letter: str, size: float) -> float:
    """How high a letter of this size is."""
    _, top, _, bottom = font(size, BOLD).getbbox(letter)
    return bottom - top


def visible(sprite: Image.Image, centre: Point, scale: int) -> Box:
    """Where a sprite shows, in pixels of the finished picture."""
    solid = sprite.getchannel("A").point(_SOLID).getbbox()
    left, top, right, bottom = solid or (0, 0, 0, 0)
    x, y = centre[0] - sprite.width / 2 / scale, centre[1] - sprite.height / 2 / scale
    return x + left / scale, y + top / scale, x + right / scale, y + bottom / scale
