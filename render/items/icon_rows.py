"""Rules as rows of icons: what is given, an arrow, what comes of it; and the same rows in words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from msgspec import Struct
from PIL import Image

from engine.benefits import Effect
from engine.resources import Cost
from render import icons
from render.drawing.canvas import BOLD, Canvas, Panel, text_width
from render.drawing.panel import frame
from render.drawing.theme import Theme
from render.items.hill_map import FINE, Highlight, small_map
from render.words import ARROW, Words


class SeatPiece(Struct, frozen=True):
    """The mark of a seat."""

    index: int


class WorkerPiece(Struct, frozen=True):
    """A Worker of a kind."""

    id: str


class StatuePiece(Struct, frozen=True):
    """A Statue of a god."""

    size: str
    god: str


class MapPiece(Struct, frozen=True):
    """Spaces on a small map of the hill."""

    spaces: tuple[str, ...]


class TaskPiece(Struct, frozen=True):
    """A task as it is printed on the hill; without a name, any task."""

    task: str = ""


class TextPiece(Struct, frozen=True):
    """Words of a language."""

    text: str


# An icon by its name, or numbers and signs; a benefit; a price; a thing.
Piece = str | tuple[Effect, ...] | Cost | SeatPiece | WorkerPiece | StatuePiece | MapPiece | TaskPiece | TextPiece
Row = tuple[Piece, ...]
LETTERS = 0.72  # of the height of a row
SIZE, SMALLEST = 84, 40
OR_ELSE = " / "  # between the numbers of one piece
ANY_TASK = "any_task"  # among what numbers count
PAD = 28


# ---------------------------------------------------------------- drawing


def rows_panel(rows: Sequence[Row], width: int, theme: Theme, height: int = 0, size: int = SIZE) -> Panel:
    """Rows of icons and numbers in the middle of a panel, as large as its width allows."""
    while size > SMALLEST and max(_width(row, size, theme) for row in rows) > width - 48:
        size -= 4
    while height and size > SMALLEST and sum(_heights(rows, size)) > height - PAD:
        size -= 4
    heights = _heights(rows, size)
    spread = min(1.5, max(1.0, (height - PAD) / sum(heights)))
    heights = [each * spread for each in heights]
    canvas = frame(width, max(height, round(sum(heights)) + PAD), theme)
    y = (canvas.height - sum(heights)) / 2
    for index, row in enumerate(rows):
        if index:
            canvas.line([(width * 0.2, y), (width * 0.8, y)], theme.line, 2)
        draw_row(canvas, row, (width / 2, y + heights[index] / 2), size)
        y += heights[index]
    return canvas.done()


def _heights(rows: Sequence[Row], size: int) -> list[float]:
    return [size * max(map(_tall, row)) for row in rows]


def _tall(piece: Piece) -> float:
    """The height a row with this piece needs, in sizes of an icon."""
    match piece:
        case MapPiece():
            return 3.0
        case TaskPiece(task) if task:
            return 2.0
        case str() | tuple() | Cost() | SeatPiece() | WorkerPiece() | StatuePiece() | TaskPiece() | TextPiece():
            return 1.5
        case _:
            assert_never(piece)


def draw_row(canvas: Canvas, row: Row, centre: tuple[float, float], size: int) -> None:
    """One row around a point."""
    theme = canvas.theme
    x, y = centre[0] - _width(row, size, theme) / 2, centre[1]
    for piece in row:
        sprite = _sprite(piece, size, theme)
        if isinstance(sprite, str):
            wide = text_width(sprite, size * LETTERS, BOLD)
            box = (x - 4, y - size * 0.7, x + wide + 4, y + size * 0.7)
            canvas.text((x, y), sprite, size * LETTERS, weight=BOLD, within=box)
        else:
            wide = sprite.width
            canvas.paste(sprite, (x + wide / 2, y))
        x += wide + _gap(size)


def _gap(size: int) -> float:
    return size * 0.22


def _width(row: Row, size: int, theme: Theme) -> float:
    sprites = [_sprite(piece, size, theme) for piece in row]
    wide = [text_width(each, size * LETTERS, BOLD) if isinstance(each, str) else each.width for each in sprites]
    return sum(wide) + _gap(size) * (len(row) - 1)


def _sprite(piece: Piece, size: int, theme: Theme) -> Image.Image | str:
    match piece:
        case str():
            return icons.icon(piece, size, theme) if is_icon(piece) else piece
        case TextPiece(text):
            return text
        case Cost():
            return icons.cost_row(piece, size, theme)
        case SeatPiece(index):
            return icons.seat(index, round(size * 0.8), theme)
        case WorkerPiece(id):
            return icons.worker(id, size, theme)
        case StatuePiece(figure, god):
            return icons.statue(figure, god, round(size * 1.1), theme)
        case TaskPiece(task):
            return _disc(task, round(size * (1.7 if task else 0.8)), theme)
        case MapPiece(spaces):
            return small_map(Highlight(spaces), round(size * 2.6), theme)
        case tuple():
            return icons.effects_row(piece, size, theme)
        case _:
            assert_never(piece)


def is_icon(piece: str) -> bool:
    """Whether this names an icon; numbers and signs do not, and anything with letters that does not is a mistake.

    >>> is_icon("potato"), is_icon("+1")
    (True, False)
    >>> is_icon("potatoe")
    Traceback (most recent call last):
    ValueError: there is no icon called 'potatoe'
    """
    if piece in icons.NAMES:
        return True
    if any(letter.isalpha() for letter in piece):
        raise ValueError(f"there is no icon called {piece!r}")
    return False


def _disc(task: str, side: int, theme: Theme) -> Image.Image:
    canvas = Canvas(side, side, theme, theme.panel, FINE)
    canvas.ellipse((1, 1, side - 1, side - 1), theme.raised, theme.line, 3)
    if task:
        canvas.paste(icons.icon(task, round(side * 0.7) * FINE, theme), (side / 2, side / 2))
    return canvas.image.reduce(FINE).convert("RGBA")


# ---------------------------------------------------------------- the same in words


def sentences_of(rows: Iterable[Row], words: Words) -> list[str]:
    """Rows as short sentences."""
    sentences = [" ".join(_row_in_words(row, words)).replace(" :", ":") for row in rows]
    return [f"{sentence[:1].upper()}{sentence[1:]}." for sentence in sentences]


def _row_in_words(row: Row, words: Words) -> Iterator[str]:
    """The pieces of a row in words; a number goes with the icon behind it, unless the row ends with one."""
    number, counts = "", not _is_number(row[-1])
    for piece in row:
        if counts and not number and _is_number(piece):
            number = str(piece)
        elif number and (counted := _counted(piece, words)):
            yield words.counted(counted, number)
            number = ""
        else:
            yield from [number] * bool(number)
            yield _in_words(piece, words)
            number = ""


def _is_number(piece: Piece) -> bool:
    return isinstance(piece, str) and all(each.lstrip("+-").isdecimal() for each in piece.split(OR_ELSE))


def _counted(piece: Piece, words: Words) -> str:
    """The icon of a piece that a number counts; a task without a name is any task."""
    match piece:
        case str() if piece != ARROW and is_icon(piece):
            return piece
        case TaskPiece(task):
            return task or ANY_TASK
    return ""


def _in_words(piece: Piece, words: Words) -> str:
    match piece:
        case str():
            if piece == ARROW:
                return "→"
            return words.icons[piece] if is_icon(piece) else piece
        case TextPiece(text):
            return text
        case Cost():
            return words.cost(piece)
        case SeatPiece(index):
            return words.seat(index + 1)
        case WorkerPiece(id):
            return words.worker(id)
        case StatuePiece(figure, god):
            return words.statue_of(figure, god)
        case TaskPiece(task):
            return words.icons[task] if task else words.any_task
        case MapPiece(spaces):
            return ", ".join(spaces)
        case tuple():
            return words.benefit(piece)
        case _:
            assert_never(piece)
