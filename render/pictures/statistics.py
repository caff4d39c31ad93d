"""Statistics as a picture: a table with a bar in every line, legible on a phone."""

from render import icons
from render.chat_parts.sizes import EDGE, NAME, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Box, Canvas, Panel
from render.drawing.picture import Picture, put_together
from render.drawing.theme import WORKERS, Theme, theme_named
from render.result_parts import panels
from render.result_parts.statistics import SIGNS, StatisticsPage, StatisticsRow, columns, headline, row_name
from render.words import Words

HEADS, ROW, DETAIL, FOOT = 66, 90, 56, 70
BAR, RADIUS = 12, 6
COLUMN = 138  # the width of a number
RANK = 92  # the room before a name
SIGN = 48
MOST_ROWS, MOST_TALL_ROWS = 15, 10  # what a picture has room for, and with a second line each


def statistics_picture(page: StatisticsPage, words: Words, theme: str = "light") -> Picture:
    """A page of statistics; every line has its numbers, and a bar of the share that was won, and lost."""
    look = theme_named(theme)
    parts = [panels.header(headline(page, words), SIGNS[page.page], look), _table(page, look, words)]
    if foot := _foot(page, words):
        parts.append(_foot_panel(foot, any(row.stood_in for row in page.rows), look))
    placed, top = [], 0
    for part in parts:
        placed.append((part, 0, top))
        top += part.image.height
    return put_together(placed, WIDTH, top, look)


def _table(page: StatisticsPage, theme: Theme, words: Words) -> Panel:
    tall = any(row.detail or row.holder for row in page.rows)
    height = ROW + (DETAIL if tall else 0)
    canvas = Canvas(WIDTH, HEADS + height * len(page.rows) + EDGE, theme, theme.panel)
    for number, column in enumerate(page.columns):
        right = _right(page, number)
        within = (right - COLUMN + 4, 0, right, HEADS)
        head = words.statistics[column]
        canvas.text((right, HEADS / 2), head, NAME, theme.muted, weight=BOLD, anchor="rm", within=within, smallest=NAME)
    for number, row in enumerate(page.rows):
        top = HEADS + number * height
        if number % 2 == 0:
            canvas.rectangle((0, top, WIDTH, top + height), theme.raised)
        _line(canvas, page, row, top, words)
        if tall:
            _detail(canvas, row, top + ROW - BAR - 10)
        _bar(canvas, row, top + height - BAR - 6)
    return canvas.done()


def _right(page: StatisticsPage, column: int) -> float:
    """Where the numbers of a column end."""
    return WIDTH - EDGE - (len(page.columns) - 1 - column) * COLUMN


def _line(canvas: Canvas, page: StatisticsPage, row: StatisticsRow, top: float, words: Words) -> None:
    y, left = top + (ROW - BAR) / 2, float(EDGE)
    if row.rank:
        within = (left, top, left + RANK - 8, top + ROW)
        canvas.text((left, y), f"{row.rank}.", NUMBER, canvas.theme.accent, weight=BOLD, within=within, smallest=NAME)
        left += RANK
    right = _right(page, 0) - COLUMN
    if row.stood_in:
        right -= 2 * SIGN
        canvas.paste(icons.robot(SIGN, canvas.theme), (right + SIGN / 2 + 8, y))
        within = (right + SIGN + 12, top, right + 2 * SIGN + 12, top + ROW)
        canvas.text((right + SIGN + 12, y), str(row.stood_in), NUMBER, canvas.theme.muted, within=within, smallest=NAME)
    within = (left, top, right, top + ROW)
    canvas.text((left, y), row_name(page, row, words), NUMBER, weight=BOLD, within=within, smallest=NAME)
    for number, (_, cell) in enumerate(columns(page, row, words)):
        end = _right(page, number)
        box = (end - COLUMN + 4, top, end, top + ROW)
        canvas.text((end, y), cell, NUMBER, weight=BOLD, anchor="rm", within=box, smallest=NAME)


def _detail(canvas: Canvas, row: StatisticsRow, top: float) -> None:
    """What a line tells besides: in words on the left, the holder of the record on the right."""
    y, middle = top + DETAIL / 2, WIDTH / 2
    box: Box = (EDGE, top, middle, top + DETAIL)
    canvas.text((EDGE, y), row.detail, NAME, canvas.theme.muted, within=box, smallest=NAME)
    if not row.holder:
        return
    canvas.paste(icons.icon("crown", SIGN, canvas.theme), (middle + SIGN, y))
    left, right = middle + 2 * SIGN, WIDTH - EDGE
    box = (right - COLUMN, top, right, top + DETAIL)
    canvas.text((right, y), str(row.record), NUMBER, weight=BOLD, anchor="rm", within=box, smallest=NAME)
    box = (left, top, right - COLUMN, top + DETAIL)
    canvas.text((left, y), row.holder, NAME, within=box, smallest=NAME)


def _bar(canvas: Canvas, row: StatisticsRow, top: float) -> None:
    wide = WIDTH - 2 * EDGE
    canvas.rectangle((EDGE, top, WIDTH - EDGE, top + BAR), canvas.theme.line, radius=RADIUS)
    if row.won > 0:
        canvas.rectangle((EDGE, top, EDGE + max(BAR, row.won * wide), top + BAR), WORKERS["craftsman"], radius=RADIUS)
    if row.lost > 0:
        left = WIDTH - EDGE - max(BAR, row.lost * wide)
        canvas.rectangle((left, top, WIDTH - EDGE, top + BAR), WORKERS["warrior"], radius=RADIUS)


def _foot(page: StatisticsPage, words: Words) -> str:
    """What the sign of a bot player means here, and how many lines are missing."""
    stood_in = any(row.stood_in for row in page.rows)
    parts = (words.stood_in if stood_in else "", words.more_changes(page.more) if page.more else "")
    return " · ".join(filter(None, parts))


def _foot_panel(text: str, signed: bool, theme: Theme) -> Panel:
    canvas = Canvas(WIDTH, FOOT, theme, theme.panel)
    left = float(EDGE)
    if signed:
        canvas.paste(icons.robot(SIGN, theme), (EDGE + SIGN / 2, FOOT / 2))
        left += SIGN + 12
    within = (left, 0, WIDTH - EDGE, FOOT)
    canvas.text((left, FOOT / 2), text, NAME, theme.muted, within=within, smallest=NAME)
    return canvas.done()
