"""An automa's board part by part, large: its next turn, the die, rows, rewards, Production."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import accumulate

from engine import buildings
from engine.benefits import Gain
from engine.difficulty import LETTERED_SLOTS
from engine.resources import GOLD, UNKNOWN
from render import icons
from render.automa_board import areas
from render.automa_board.content import Board, Cell, LoopContent
from render.automa_board.cults import cults
from render.automa_board.next_turn import by_die, next_turn
from render.automa_board.spaces import (
    BETWEEN,
    GAP,
    TRACK,
    draw_effects,
    draw_middle,
    draw_space,
    draw_token_path,
    draw_tokens,
    lines_of,
    spaces_in_ring,
    spaces_in_row,
)
from render.drawing.canvas import BOLD, OVERSIZE, Box, Canvas, Panel
from render.drawing.flow import Block, fixed
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme
from render.words import Words

SPACE, CAPTION = 140.0, 36.0  # heights of a space and of the line above a row
NUMBER, ROW = 30, 38  # letters and rows of icons with digits, so large that these are read on a phone
WORD = 27  # letters whose capitals are nine pixels high there
EDGE = 22.0


@lru_cache(maxsize=32)
def rows(board: Board, width: int, theme: Theme, words: Words, lit: str = "", coded: bool = False) -> Panel:
    """All rows with their tokens, and the number of the die that has an action of its own; with the ids of spaces."""
    printed = 96.0 if board.printed else 0.0
    tops = list(accumulate(map(_high, board.loops), initial=10 + printed))
    canvas = frame(width, round(tops.pop() + 4), theme, OVERSIZE)
    if board.printed:
        _printed(canvas, *board.printed, (EDGE, 16, width - EDGE, printed), lit, coded)
    for loop, top in zip(board.loops, tops, strict=True):
        _row(canvas, loop, top, lit, words, coded)
    return canvas.done()


def row(loop: LoopContent, width: int, theme: Theme, words: Words, lit: str = "") -> Panel:
    """One row by itself; the space of this id glows."""
    canvas = frame(width, round(_high(loop) + 10), theme, OVERSIZE)
    _row(canvas, loop, 10, lit, words, coded=True)
    return canvas.done()


def _high(loop: LoopContent) -> float:
    """The height of a row with its caption and the room beneath."""
    lines = lines_of(len(loop.cells))
    return CAPTION + lines * SPACE + (TRACK if lines == 1 else BETWEEN) + 14


def _printed(canvas: Canvas, value: int, cell: Cell, box: Box, lit: str, coded: bool) -> None:
    left, top, right, bottom = box
    wide = (right - left + GAP) / 5 * 2 - GAP
    draw_space(canvas, cell, (left, top, left + wide, bottom), cell.space == lit)
    canvas.paste(icons.die(value, 52 * canvas.scale, canvas.theme), (left + 46, (top + bottom) / 2))
    canvas.paste(icons.icon("arrow", 30 * canvas.scale, canvas.theme), (left + 100, (top + bottom) / 2))
    draw_effects(canvas, cell.shown, (left + 126, top, left + wide - 12, bottom), 50)
    if coded:
        within = (left + wide + 18, top, right, bottom)
        canvas.text((left + wide + 18, (top + bottom) / 2), cell.space, NUMBER, canvas.theme.muted, within=within)


def _row(canvas: Canvas, loop: LoopContent, top: float, lit: str, words: Words, coded: bool) -> None:
    theme, right = canvas.theme, canvas.width - EDGE
    canvas.text(
        (EDGE, top + 18),
        words.automa_rows[loop.id],
        WORD,
        theme.accent,
        weight=BOLD,
        within=(EDGE, top, canvas.width / 2, top + 36),
    )
    if loop.gold_instead:
        sprite = icons.effects_row((Gain(GOLD, 1),), ROW * canvas.scale, theme)
        wide = sprite.width / canvas.scale
        canvas.paste(sprite, (right - wide / 2, top + 18))
        within = (canvas.width / 2, top, right - wide - 4, top + 36)
        canvas.text((right - wide - 10, top + 18), words.if_impossible, WORD, theme.muted, anchor="rm", within=within)
    boxes = spaces_in_ring(EDGE, right, top + CAPTION, SPACE, len(loop.cells))
    draw_token_path(canvas, boxes)
    for cell, box in zip(loop.cells, boxes, strict=True):
        _space(canvas, cell, box, cell.space == lit, words, coded)


def _space(canvas: Canvas, cell: Cell, box: Box, lit: bool, words: Words, coded: bool) -> None:
    left, top, right, bottom = box
    draw_space(canvas, cell, box, lit)
    head = (left + 6, top + 4, right - 6, top + 34)
    effects, tokens = (left + 3, top + 36, right - 3, top + 82), (left + 6, top + 82, right - 6, bottom - 2)
    if cell.side:
        draw_middle(canvas, words.names[cell.side], (left + 4, top + 2, right - 4, top + 38), WORD)
    elif coded:
        canvas.text((left + 12, top + 19), cell.space, NUMBER, canvas.theme.muted, within=head, smallest=NUMBER)
    if cell.slot in LETTERED_SLOTS:
        beside_tokens = len(cell.tokens) < 3
        y = bottom - 24 if beside_tokens else top + 59
        within = (left + 8, y - 19, left + 32, y + 19)
        canvas.text((left + 10, y), cell.slot, NUMBER, canvas.theme.muted, weight=BOLD, within=within)
        if beside_tokens:
            tokens = (left + 32, *tokens[1:])
        else:
            effects = (left + 32, *effects[1:])
    elif cell.slot and not cell.side:
        canvas.paste(icons.icon("personality", 26 * canvas.scale, canvas.theme), (right - 20, top + 19))
    if not cell.side and not coded:
        effects = (effects[0], top + (34 if cell.slot else 6), *effects[2:])
    draw_effects(canvas, cell.shown, effects, 44 if cell.side or coded else 54)
    draw_tokens(canvas, cell, tokens)


@lru_cache(maxsize=32)
def rewards(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """What every recruited Worker brings, by its kind."""
    canvas = frame(width, 138, theme, OVERSIZE)
    title(canvas, words.recruiting)
    for (kind, benefit), (left, top, right, bottom) in zip(
        board.rewards, spaces_in_row(EDGE, width - EDGE, TITLE + 8, 78), strict=True
    ):
        canvas.rectangle((left, top, right, bottom), theme.raised, theme.line, 2, 12)
        canvas.paste(icons.worker(kind, 46 * canvas.scale, theme), (left + 36, (top + bottom) / 2))
        draw_effects(canvas, benefit, (left + 62, top, right - 8, bottom), 42)
    return canvas.done()


@lru_cache(maxsize=32)
def production(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """Its Production Buildings, those that lie face down darkened; of an unseen one just the back."""
    tiles = [(name, False) for name in board.production_up] + [(name, True) for name in board.production_down]
    across, high = 3, 152.0
    lines = -(-len(tiles) // across)
    canvas = frame(width, round(TITLE + 18 + max(40, lines * (high + 8))), theme, OVERSIZE)
    title(canvas, words.production_buildings)
    if not tiles:
        canvas.text((EDGE, TITLE + 28), words.empty, WORD, theme.muted)
    wide = (width - 2 * EDGE + 8) / across
    for index, (name, down) in enumerate(tiles):
        left, top = EDGE + index % across * wide, TITLE + 8 + index // across * (high + 8)
        _tile(canvas, name, (left, top, left + wide - 8, top + high), down, words)
    return canvas.done()


def _tile(canvas: Canvas, name: str, box: Box, down: bool, words: Words) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    canvas.rectangle(box, theme.line if down else theme.raised, theme.line, 2, 10)
    shown = name if name == UNKNOWN else words.names[name]
    canvas.paragraph((left + 10, top + 6, right - 8, top + 68), shown, WORD, weight=BOLD)
    low = bottom - 36 if down else bottom - 3
    if down:
        draw_middle(canvas, words.face_down, (left + 8, low, right - 8, bottom - 2), WORD)
    if name != UNKNOWN:
        draw_effects(canvas, buildings.produces(name), (left + 3, top + 66, right - 3, low), ROW + 4)


_AREAS: Mapping[str, Callable[[Board, int, Theme, Words], Panel]] = {
    areas.PRIEST: next_turn,
    areas.GODS: by_die,
    areas.ROWS: rows,
    areas.REWARDS: rewards,
}


def blocks(board: Board, width: int, theme: Theme, words: Words) -> list[Block]:
    """All areas from the top down but for its Buildings."""
    found = [fixed(name, area(board, width, theme, words)) for name, area in _AREAS.items()]
    return [*found, fixed(areas.CULTS, cults(board, width, 1, theme, words))] if board.cults else found
