"""What an automa does next and why, and what each number of its die leads to: the largest part of its board."""

from functools import lru_cache

from engine.automa_queries import Ahead
from engine.components import GOD_CARDS
from render import icons
from render.automa_board.content import Board, Cell
from render.automa_board.spaces import GAP, draw_effects, draw_middle
from render.drawing.canvas import BOLD, OVERSIZE, Box, Canvas, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import CLOTH, Theme
from render.drawing.theme import GODS as GOD_COLOURS
from render.words import Words

EDGE, BETWEEN = 16.0, 8.0
HEAD = 70.0
STEP, DUE = 74.0, 190.0  # heights of a step that is not taken, and of the one that is
CAPTION, LATER = 38.0, 144.0  # of what is out of reach: of the line above it, and its own
NAME, NEED = 36, 32  # letters of a step
LARGE_NAME, LARGE_NEED = 66, 46
ROW = 92.0  # the height of a number of the die
# What an action needs so many of; of what lies face down no sign says so much as the words.
_SIGNS = {"offering": "corn", "produce": "production", "worship": "statue", "conquest": "soldier"}
_YES, _NO = CLOTH["green"], CLOTH["red"]


@lru_cache(maxsize=32)
def next_turn(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """The steps of its choice in their order, large the one it takes: the nearest possible action, else the die."""
    near = [ahead for ahead in board.priest_actions if ahead.in_reach]
    far = [ahead for ahead in board.priest_actions if not ahead.in_reach]
    due = board.due
    heights = [DUE if ahead is due else STEP for ahead in near] + [STEP if due else DUE] if near else [STEP]
    below = HEAD + sum(heights) + BETWEEN * len(heights)
    canvas = frame(width, round(below + (CAPTION + LATER + EDGE if far else 6)), theme, OVERSIZE)
    _head(canvas, board, words)
    if not near:
        draw_middle(canvas, words.over if board.gods else words.setup, (EDGE, HEAD, width - EDGE, HEAD + STEP), NAME)
        return canvas.done()
    top = HEAD
    for number, high in enumerate(heights):
        box = (EDGE, top, width - EDGE, top + high)
        _ground(canvas, box, high == DUE)
        if number < len(near):
            _action(canvas, near[number], box, words, past=due is not None and near.index(due) < number)
        else:
            _die(canvas, board, box, words)
        top += high + BETWEEN
    _later(canvas, far, top, words)
    return canvas.done()


def _head(canvas: Canvas, board: Board, words: Words) -> None:
    canvas.paste(icons.seat(board.seat, 48 * canvas.scale, canvas.theme, numbered=False), (EDGE + 28, HEAD / 2))
    text = words.typeset(f"{words.names[board.which]}: {words.next_turn}")
    within = (EDGE + 64, 4, canvas.width - EDGE, HEAD - 4)
    canvas.text((EDGE + 64, HEAD / 2), text, 44, canvas.theme.accent, weight=BOLD, within=within)


def _ground(canvas: Canvas, box: Box, is_due: bool) -> None:
    theme = canvas.theme
    fill, edge, pen = (theme.raised, theme.glow, 8) if is_due else (None, theme.line, 2)
    canvas.rectangle(box, fill, edge, pen, 16)


def _action(canvas: Canvas, ahead: Ahead, box: Box, words: Words, past: bool) -> None:
    """An action with what it needs: large, whether it is possible, where it is the one that is taken."""
    left, top, right, bottom = box
    theme, middle, name = canvas.theme, (top + bottom) / 2, words.priest_actions[ahead.action]
    large = bottom - top == DUE
    if large:
        canvas.paste(icons.icon(ahead.action, 140 * canvas.scale, theme), (left + 98, middle))
        within = (left + 190, top + 14, right - 20, top + 100)
        canvas.text((left + 190, top + 60), name, LARGE_NAME, weight=BOLD, within=within)
        _mark(canvas, (left + 212, top + 136), 22, ahead.met)
        _need(canvas, ahead, (left + 250, top + 106, right - 20, bottom - 14), LARGE_NEED, words)
        return
    canvas.paste(icons.icon(ahead.action, 58 * canvas.scale, theme), (left + 52, middle))
    within = (left + 98, top + 8, left + 320, bottom - 8)
    canvas.text((left + 98, middle), name, NAME, theme.muted if past else theme.text, weight=BOLD, within=within)
    if not past:
        _mark(canvas, (left + 352, middle), 17, ahead.met)
    _need(canvas, ahead, (left + 386, top + 8, right - 12, bottom - 8), NEED, words)


def _need(canvas: Canvas, ahead: Ahead, box: Box, size: int, words: Words, signs_alone: bool = False) -> None:
    """How many of how many it has, and of what, by words where there is no sign or room; or what stands in its way."""
    left, top, right, bottom = box
    middle, condition = (top + bottom) / 2, ahead.condition
    if condition.bar:
        canvas.text((left, middle), words.automa_bars[condition.bar], size, canvas.theme.text, within=box)
        return
    if ahead.action in _SIGNS:
        canvas.paste(
            icons.icon(_SIGNS[ahead.action], round(size * 1.25) * canvas.scale, canvas.theme),
            (left + size * 0.66, middle),
        )
        left += size * 1.45
    count = f"{condition.has}/{condition.needs}"
    left += canvas.text((left, middle), count, size, weight=BOLD, within=(left, top, right, bottom)) + size * 0.3
    if not (signs_alone and ahead.action in _SIGNS):
        canvas.text((left, middle), words.automa_needs[ahead.action], size, within=(left, top, right, bottom))


def _mark(canvas: Canvas, centre: tuple[float, float], r: float, is_met: bool) -> None:
    """A tick, or a cross."""
    x, y = centre
    if is_met:
        canvas.line([(x - r, y), (x - r * 0.25, y + r * 0.75), (x + r, y - r * 0.8)], _YES, r * 0.45)
    else:
        r *= 0.8
        for way in (1, -1):
            canvas.line([(x - r, y - way * r), (x + r, y + way * r)], _NO, r * 0.5)


def _die(canvas: Canvas, board: Board, box: Box, words: Words) -> None:
    """The last step: it rolls the die and places a Worker, if it has one."""
    left, top, right, bottom = box
    theme, middle = canvas.theme, (top + bottom) / 2
    large = bottom - top == DUE
    text, sign = (words.without_worker, "nomad") if board.is_idle else (words.rolls_die, "die")
    crowd = 0.0
    for index, worker in enumerate(board.workers):
        side = 84 if large else 46
        crowd = (index + 1) * (side + 8)
        canvas.paste(icons.worker(worker, side * canvas.scale, theme), (right - 12 - crowd + side / 2, middle))
    start, side, size = (190, 140, LARGE_NAME) if large else (98, 58, NAME)
    canvas.paste(icons.icon(sign, side * canvas.scale, theme), (left + (98 if large else 52), middle))
    within = (left + start, top + 8, right - 24 - crowd, bottom - 8)
    colour = theme.text if large else theme.muted
    canvas.text((left + start, middle), text, size, colour, weight=BOLD, within=within)


def _later(canvas: Canvas, far: list[Ahead], top: float, words: Words) -> None:
    """The actions that its High Priest does not reach yet, the nearest first."""
    if not far:
        return
    theme, right = canvas.theme, canvas.width - EDGE
    within = (EDGE, top, right, top + CAPTION)
    canvas.text((EDGE + 4, top + CAPTION / 2), words.out_of_reach, 27, theme.muted, within=within)
    top += CAPTION
    wide = (right - EDGE + GAP) / len(far)
    for index, ahead in enumerate(far):
        left = EDGE + index * wide
        end, name = left + wide - GAP, words.priest_actions[ahead.action]
        canvas.rectangle((left, top, end, top + LATER), None, theme.line, 2, 12)
        canvas.paste(icons.icon(ahead.action, 50 * canvas.scale, theme), (left + 38, top + 40))
        within = (left + 72, top + 8, end - 6, top + 72)
        canvas.text((left + 72, top + 40), name, 27, theme.muted, weight=BOLD, within=within)
        _mark(canvas, (left + 34, top + 104), 15, ahead.met)
        _need(canvas, ahead, (left + 66, top + 76, end - 6, top + 134), NEED, words, signs_alone=True)


# ---------------------------------------------------------------- by the die


@lru_cache(maxsize=32)
def by_die(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """For each number of the die: the god whose space it looks for, and what its tokens bring then, in their order."""
    canvas = frame(width, round(TITLE + 16 + 4 * (ROW + BETWEEN)), theme, OVERSIZE)
    x = 16 + title(canvas, words.by_die)
    canvas.paste(icons.icon("die", 34 * canvas.scale, theme), (x + 26, 25))
    if board.side:
        text = words.automa_sides[board.side]
        canvas.text((width - EDGE, 26), text, 27, theme.muted, anchor="rm", within=(x + 60, 8, width - EDGE, 46))
    for value in range(1, 5):
        top = TITLE + 12 + (value - 1) * (ROW + BETWEEN)
        _number(canvas, board, value, (EDGE, top, width - EDGE, top + ROW), words)
    return canvas.done()


def _number(canvas: Canvas, board: Board, value: int, box: Box, words: Words) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    card = board.gods[value - 1] if value <= len(board.gods) else ""
    glows = value in board.replaced
    edge = theme.glow if glows else GOD_COLOURS[GOD_CARDS[card].god] if card else theme.line
    canvas.rectangle(box, theme.raised if card else None, edge, 6 if glows else 3, 12)
    canvas.paste(icons.die(value, 62 * canvas.scale, theme), (left + 46, middle))
    if card:
        god = GOD_CARDS[card].god
        canvas.paste(icons.god(god, 54 * canvas.scale, theme), (left + 122, middle))
        within = (left + 158, top + 6, left + 312, middle + 6)
        canvas.text((left + 158, middle - 16), words.names[god], 30, weight=BOLD, within=within)
        within = (left + 158, middle + 2, left + 312, bottom - 4)
        canvas.text((left + 158, middle + 22), card, 30, theme.muted, within=within)
    cells = _cells(board, value)
    wide = (right - left - 322) / max(1, len(cells))
    for index, cell in enumerate(cells):
        x = left + 322 + index * wide
        canvas.paste(icons.icon("arrow", 34 * canvas.scale, theme), (x + 10, middle))
        draw_effects(canvas, cell.shown, (x + 30, top + 4, x + wide - 6, bottom - 4), 54)


def _cells(board: Board, value: int) -> list[Cell]:
    """The spaces that act for a number, in their order."""
    printed = [board.printed[1]] if board.printed and board.printed[0] == value else []
    return printed + [cell for loop in board.loops for cell in loop.cells if value in cell.tokens]
