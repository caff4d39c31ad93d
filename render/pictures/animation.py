"""A whole game as an animation: the hill after each turn, captions to the turns that count, the result card."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise

from PIL import Image

from engine.state import View
from render import icons
from render.board_parts.compare import compare
from render.chat_parts import hill
from render.chat_parts.sizes import HILL, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, in_palette, wrapped
from render.drawing.picture import Picture, put_together
from render.drawing.theme import Theme, theme_named
from render.pictures.chat import on_the_hill
from render.pictures.result import result_picture
from render.result_parts.content import Course
from render.words import Words

Caption = tuple[int, str]  # a line, and before it the seat it tells of, or NOBODY
NOBODY = -1  # whose a line is that tells of everybody

LIMIT = 8 * 1024 * 1024
SIDE, BELOW = 800, 116  # of the square, and what its caption takes
BAR = 6  # above the caption: how far the game has come
LETTERS, SMALLEST = 44, 20  # of a caption
LEADING, REACH = 1.16, 0.7  # from line to line, and from the middle of one to its highest accent, in letters
EDGE, MARK, GAP = 14, 72, 10
MOST = 50  # pictures of turns, each long enough to be seen: of a longer game one of two or three turns is shown
TURNS_MS, CARD_MS = 17_000, 3000  # all turns together, the card
TOLD_MS, LONGEST_MS = 1500, 1000  # a turn with a caption, and the most of one without
MOST_TOLD = 8  # turns with a caption, where there is no time for all


def animation_gif(
    views: Sequence[View],
    course: Course,
    words: Words,
    captions: Sequence[tuple[Caption, ...]] = (),
    theme: str = "light",
    names: tuple[str, ...] = (),
    hints: Sequence[tuple[str, int]] | None = None,
    by_bots: Collection[int] = (),
) -> bytes:
    """A GIF of these positions in order, in captions what led to the most VP; fewer of them if it were too large."""
    if not views:
        raise ValueError("an animation needs at least one position")
    last = len(views) - 1
    told = [*captions, *[()] * len(views)]
    card = card_frame(views[-1], course, words, theme, names, hints, by_bots)
    every = -(-len(views) // MOST)
    while True:
        shown = turns_shown(views, every)
        worth_telling = turns_told(views, shown)
        frames = [
            turn_frame(
                views[n],
                words,
                told[n] if n in worth_telling else (),
                theme,
                names,
                views[n - 1] if n else None,
                n / max(1, last),
            ).image
            for n in shown
        ]
        data = _gif([*frames, card], durations([n in worth_telling for n in shown]))
        if len(data) <= LIMIT or every > last:
            return data
        every *= 2


def turns_shown(views: Sequence[View], every: int) -> list[int]:
    """The first and the last position, and between them one of so many: that to which most VP led."""
    last = len(views) - 1
    starts = range(every, last, every)
    best = (max(range(start, min(start + every, last)), key=lambda n: _scored(views, n)) for start in starts)
    return sorted({0, *best, last})


def turns_told(views: Sequence[View], shown: Sequence[int]) -> frozenset[int]:
    """Of the positions that are shown, those with a caption: all, or in each part of the game where most VP came in."""
    if len(shown) * TOLD_MS <= TURNS_MS:
        return frozenset(shown)
    bounds = [len(shown) * part // MOST_TOLD for part in range(MOST_TOLD + 1)]
    return frozenset(
        max(shown[start:end], key=lambda n: _scored(views, n)) for start, end in pairwise(bounds) if start < end
    )


def _scored(views: Sequence[View], n: int) -> int:
    """The VP of all seats that led to a position."""
    now, before = (sum(player.vp for player in views[at].players) for at in (n, max(0, n - 1)))
    return now - before


def durations(told: Sequence[bool]) -> list[int]:
    """How many milliseconds each turn is shown: long enough to be read where it is told, the others in what is left."""
    others = TURNS_MS - TOLD_MS * sum(told)
    short = min(LONGEST_MS, others // max(1, told.count(False)) // 10 * 10)
    return [TOLD_MS if has_caption else short for has_caption in told]


def turn_frame(
    view: View,
    words: Words,
    caption: tuple[Caption, ...],
    theme: str,
    names: tuple[str, ...],
    since: View | None,
    share: float,
) -> Picture:
    """The hill with a corner for each seat, and below it what led there; `share` of the game is over."""
    look = theme_named(theme)
    shown, around = on_the_hill(view, words, look, names, since, compare(view, since))
    large = put_together([(hill.settled(shown.content, look), 0, 0)], WIDTH, HILL, look)
    scene = _fitted(hill.put_upon(large, 0, shown, around, look).image, SIDE - BELOW, look)
    lines = caption or ((NOBODY, words.turn(view.turn) if view.turn else words.setup),)
    below = _caption(lines, round(share * SIDE), look)
    placed = [_middle(scene), (below, 0, SIDE - BELOW)]
    return put_together([(_ground(look), 0, 0), *placed], SIDE, SIDE, look)


def card_frame(
    view: View,
    course: Course,
    words: Words,
    theme: str,
    names: tuple[str, ...],
    hints: Sequence[tuple[str, int]] | None,
    by_bots: Collection[int] = (),
) -> Image.Image:
    """How the game ended."""
    look = theme_named(theme)
    scores, festivals = course
    card = _fitted(result_picture(view, scores, words, festivals, theme, names, hints, by_bots).image, SIDE, look)
    return put_together([(_ground(look), 0, 0), _middle(card)], SIDE, SIDE, look).image


@lru_cache(maxsize=2)
def _ground(theme: Theme) -> Panel:
    """What is left and right of a picture that was made smaller, in the same of many like colours as its own ground."""
    return Canvas(SIDE, SIDE, theme, theme.ground).done()


def _middle(image: Image.Image) -> tuple[Panel, int, int]:
    return Panel(image, ()), (SIDE - image.width) // 2, 0


def _fitted(image: Image.Image, height: int, theme: Theme) -> Image.Image:
    """A picture as high as that."""
    size = (round(image.width * height / image.height), height)
    return in_palette(image.convert("RGB").resize(size, Image.Resampling.HAMMING), theme)


def _caption(lines: tuple[Caption, ...], come: int, theme: Theme) -> Panel:
    """Each line with the mark of its seat, all in letters as large as there is room for."""
    canvas = Canvas(SIDE, BELOW, theme, theme.panel)
    canvas.rectangle((0, 0, SIDE, BAR), theme.line)
    canvas.rectangle((0, 0, max(BAR, come), BAR), theme.accent)
    room = (BELOW - BAR) / len(lines)
    mark = min(MARK, int(room) - 6)
    lefts = [EDGE if seat == NOBODY else EDGE + mark + GAP for seat, _ in lines]
    letters = min(
        _broken(text, SIDE - EDGE - left, room, LETTERS)[0] for (_, text), left in zip(lines, lefts, strict=True)
    )
    for index, ((seat, text), left) in enumerate(zip(lines, lefts, strict=True)):
        top = BAR + index * room
        if seat != NOBODY:
            canvas.paste(icons.seat(seat, mark, theme), (EDGE + mark / 2, top + room / 2))
        size, parts = _broken(text, SIDE - EDGE - left, room, letters)
        first = top + (room - (len(parts) - 1) * size * LEADING) / 2
        for number, part in enumerate(parts):
            y = first + number * size * LEADING
            within = (left, y - size * REACH, SIDE - EDGE, y + size * REACH)
            canvas.text((left, y), part, size, weight=BOLD, within=within, smallest=SMALLEST)
    return canvas.done()


def _broken(text: str, width: float, height: float, largest: int) -> tuple[int, list[str]]:
    """A text in as many lines as there is room for, and the size of its letters; what is too long loses its end."""
    for size in range(largest, SMALLEST - 1, -2):
        parts = wrapped(text, size, BOLD, width)
        if len(parts) * size * LEADING <= height:
            return size, parts
    fitting = max(1, int(height / (SMALLEST * LEADING)))
    return SMALLEST, [*parts[: fitting - 1], " ".join(parts[fitting - 1 :])]


def _gif(frames: list[Image.Image], turns_ms: list[int]) -> bytes:
    """Turns, each as long as that, and the card."""
    file = BytesIO()
    waits = [*turns_ms, CARD_MS]
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=waits, loop=0, optimize=True, disposal=1
    )
    return file.getvalue()
