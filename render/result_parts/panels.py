"""The panels of the result card: headline, podium, bars, signs of the groups, and single facts."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render import icons
from render.chat_parts.sizes import EDGE, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Box, Canvas, Panel, Point, text_width, wrapped
from render.drawing.theme import BLACK, CLOTH, GODS, RESOURCES, SEATS, WHITE, WORKERS, Colour, Theme
from render.result_parts.content import ROBOT, Standing
from render.words import GROUPS, Words

HEADER, MARK = 146, 100
PODIUM, STEPS, SEAT = 304, (68, 64, 62, 60), 92  # the height, that of each place, and the side of a seat's mark
CROWN = 68
ON_PODIUM: Mapping[int, tuple[int, ...]] = {2: (0, 1), 3: (1, 0, 2), 4: (1, 0, 2, 3)}  # from left to right
ROW, BAR = 120, 54  # the height of a seat's name and bar, and of the bar alone
REST, APART = 62, 170  # the height of a line below a bar, and the room for each group that the bar has none for
TOTAL = 100  # the room for VP
NAMES = EDGE + 58  # where those of the bars begin
SIGN, LEGEND = 48, 56
MARKED = SIGN + 10  # the room for the sign of a bot player before a name
LINE = 54  # of facts
COLOURS: Mapping[str, Colour] = {
    "hill": WORKERS["craftsman"],
    "temple": RESOURCES["corn"],
    "weavings": CLOTH["red"],
    "buildings": WORKERS["architect"],
    "conquest": GODS["kuychi"],
    "start": RESOURCES["stone"],
    "potato": CLOTH["brown"],
    "leftovers": SEATS[3],
    "automa": GODS["qocha"],
}
LIGHT = ("temple", "start", "leftovers")  # groups whose colour wants dark numbers
SIGNS: Mapping[str, str] = {
    "hill": "steps",
    "temple": "temple",
    "weavings": "weaving",
    "buildings": "building",
    "conquest": "conquest",
    "start": "vp",
    "potato": "potato",
    "leftovers": "gold",
    "automa": "token",
}


def header(lines: tuple[str, str], sign: str, theme: Theme) -> Panel:
    """How the game ended, or how far it is."""
    canvas = Canvas(WIDTH, HEADER, theme, theme.panel)
    canvas.paste(_sign(sign, MARK, theme), (EDGE + MARK / 2, HEADER / 2))
    left = EDGE + MARK + 22.0
    for text, y, colour in ((lines[0], 40.0, theme.text), (lines[1], 106.0, theme.accent)):
        within = (left, y - 34, WIDTH - EDGE, y + 34)
        canvas.text((left, y), text, NUMBER + 6, colour, weight=BOLD, within=within, smallest=NUMBER)
    return canvas.done()


def _sign(sign: str, size: int, theme: Theme) -> Image.Image:
    """An icon of the game, or the sign of bot players."""
    return icons.robot(size, theme) if sign == ROBOT else icons.icon(sign, size, theme)


def podium(shown: Sequence[Standing], theme: Theme) -> Panel:
    """A step for each seat, the higher the better its place."""
    canvas = Canvas(WIDTH, PODIUM, theme, theme.ground)
    wide = (WIDTH - 2 * EDGE) / len(shown)
    for column, index in enumerate(ON_PODIUM[len(shown)]):
        one, left = shown[index], EDGE + column * wide
        top, x = PODIUM - STEPS[one.place - 1], left + wide / 2
        canvas.rectangle((left + 4, top, left + wide - 4, PODIUM + 20), theme.raised, theme.line, 3, 14)
        canvas.text((x, top + 32), str(one.vp), 64, weight=BOLD, anchor="mm", within=(left, top, left + wide, top + 64))
        within = (left + 4, top - 68, left + wide - 4, top)
        canvas.text((x, top - 34), one.name, NUMBER, weight=BOLD, anchor="mm", within=within, smallest=NUMBER)
        canvas.paste(icons.seat(one.seat, SEAT, theme), (x, top - 66 - SEAT / 2))
        if one.by_bot:
            canvas.paste(icons.robot(SIGN, theme), (x + SEAT / 2 + SIGN / 2, top - 66 - SEAT / 2))
        if one.crowned:
            canvas.paste(icons.icon("crown", CROWN, theme), (x, top - 76 - SEAT - CROWN / 2))
    return canvas.done()


def bars(shown: Sequence[Standing], theme: Theme) -> Panel:
    """A bar for each seat, of the VP that each group brought or cost; numbers it has no room for are above or below."""
    unit = (WIDTH - 2 * EDGE) / max(1, *(sum(map(abs, one.groups)) for one in shown))
    narrow = [[(group, vp) for group, vp in _parts(one) if not _fits(vp, unit)] for one in shown]
    rows = [ROW + (0 if _beside_name(one, rest) else REST) for one, rest in zip(shown, narrow, strict=True)]
    canvas = Canvas(WIDTH, EDGE + sum(rows), theme, theme.panel)
    top = EDGE
    for one, rest, row in zip(shown, narrow, rows, strict=True):
        canvas.paste(icons.seat(one.seat, 48, theme, numbered=False), (EDGE + 24, top + 26))
        above = row == ROW
        right = WIDTH - EDGE - TOTAL
        begin = NAMES + (MARKED if one.by_bot else 0)
        if one.by_bot:
            canvas.paste(icons.robot(SIGN, theme), (NAMES + SIGN / 2, top + 26))
        within = (begin, top - 6, right - above * len(rest) * APART, top + 60)
        canvas.text((begin, top + 26), one.name, NUMBER, weight=BOLD, within=within, smallest=NUMBER)
        within = (right, top, WIDTH - EDGE, top + 60)
        canvas.text((WIDTH - EDGE, top + 26), str(one.vp), NUMBER, weight=BOLD, anchor="rm", within=within)
        _bar(canvas, one, top + 60, unit)
        _single(canvas, rest, (right - len(rest) * APART, top + 26) if above else (EDGE, top + 60 + BAR + REST / 2))
        top += row
    return canvas.done()


def _beside_name(one: Standing, rest: Sequence[tuple[str, int]]) -> bool:
    """Whether these groups have room between the name and the VP."""
    wide = (MARKED if one.by_bot else 0) + text_width(one.name, NUMBER, BOLD)
    return not rest or NAMES + wide + len(rest) * APART <= WIDTH - EDGE - TOTAL


def _parts(one: Standing) -> list[tuple[str, int]]:
    """What each group brought, and then what any has cost."""
    parts = [(group, vp) for group, vp in zip(GROUPS, one.groups, strict=True) if vp]
    return sorted(parts, key=lambda part: part[1] < 0)


def _signed(vp: int) -> str:
    return str(vp).replace("-", "\N{MINUS SIGN}")


def _fits(vp: int, unit: float) -> bool:
    return text_width(_signed(vp), NUMBER, BOLD) + 8 <= abs(vp) * unit


def _bar(canvas: Canvas, one: Standing, top: float, unit: float) -> None:
    x = float(EDGE)
    for group, vp in _parts(one):
        box = (x, top, x + abs(vp) * unit, top + BAR)
        _stretch(canvas, box, group, vp < 0, canvas.theme.panel)
        if _fits(vp, unit):
            ink = canvas.theme.text if vp < 0 else BLACK if group in LIGHT else WHITE
            middle = ((box[0] + box[2]) / 2, top + BAR / 2 + 2)
            canvas.text(middle, _signed(vp), NUMBER, ink, weight=BOLD, anchor="mm", within=box)
        x = box[2]


def _stretch(canvas: Canvas, box: Box, group: str, lost: bool, edge: Colour) -> None:
    """A stretch of a bar in the colour of its group; what was lost is hollow."""
    if lost:
        left, top, right, bottom = box
        canvas.rectangle((left + 1, top + 2, right - 1, bottom - 2), canvas.theme.panel, COLOURS[group], 5)
    else:
        canvas.rectangle(box, COLOURS[group], edge, 3)


def _single(canvas: Canvas, rest: Sequence[tuple[str, int]], at: Point) -> None:
    """What the bar has no room for: each group's colour, its sign and its number."""
    x, y = at
    for group, vp in rest:
        _stretch(canvas, (x, y - 18, x + 36, y + 18), group, vp < 0, canvas.theme.line)
        canvas.paste(icons.icon(SIGNS[group], SIGN, canvas.theme), (x + 66, y))
        within = (x + 94, y - REST / 2, x + APART, y + REST / 2)
        canvas.text((x + 94, y), _signed(vp), NUMBER, weight=BOLD, within=within, smallest=NUMBER)
        x += APART


def legend(shown: Sequence[Standing], theme: Theme, words: Words) -> Panel:
    """What the colours of the bars mean."""
    groups = [group for index, group in enumerate(GROUPS) if any(one.groups[index] for one in shown)]
    canvas = Canvas(WIDTH, LEGEND * ((len(groups) + 1) // 2) + EDGE, theme, theme.panel)
    for index, group in enumerate(groups):
        left, y = EDGE + index % 2 * WIDTH / 2, LEGEND * (index // 2 + 0.5)
        canvas.rectangle((left, y - 22, left + 48, y + 22), COLOURS[group], theme.line, 2, 8)
        canvas.paste(icons.icon(SIGNS[group], SIGN, theme), (left + 84, y))
        within = (left + 120, y - LEGEND / 2, left + WIDTH / 2 - 2 * EDGE, y + LEGEND / 2)
        canvas.text((left + 120, y), words.groups[group], NUMBER, weight=BOLD, within=within, smallest=NUMBER)
    return canvas.done()


def facts(told: Sequence[tuple[str, str]], theme: Theme) -> Panel:
    """Sentences with their signs, as many lines as they need."""
    left, room = EDGE + SIGN + 16.0, WIDTH - 2 * EDGE - SIGN - 16.0
    lines = [
        (sign if not number else "", line)
        for sign, text in told
        for number, line in enumerate(wrapped(text, NUMBER, BOLD, room))
    ]
    canvas = Canvas(WIDTH, LINE * len(lines) + 2 * EDGE, theme, theme.panel)
    for index, (sign, line) in enumerate(lines):
        y = EDGE + LINE * (index + 0.5)
        if sign:
            drawn = _sign(sign, SIGN, theme)
            canvas.paste(drawn, (EDGE + SIGN / 2, y))
        within = (left, y - LINE / 2, left + room, y + LINE / 2)
        canvas.text((left, y), line, NUMBER, weight=BOLD, within=within, smallest=NUMBER)
    return canvas.done()
