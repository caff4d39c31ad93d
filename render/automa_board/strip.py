"""The strip of an automa's board on the board: what its next turn depends on, at a glance."""

from functools import lru_cache

from engine.components import GOD_CARDS
from engine.difficulty import LETTERED_SLOTS
from render import icons
from render.automa_board.content import Board, Cell
from render.automa_board.spaces import (
    ACROSS,
    TRACK,
    draw_effects,
    draw_middle,
    draw_space,
    draw_token_path,
    draw_tokens,
    spaces_in_row,
)
from render.drawing.canvas import BOLD, OVERSIZE, Box, Canvas, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import GODS as GOD_COLOURS
from render.drawing.theme import Theme
from render.words import Words

SIZE = (1560, 384)
LOW, HIGH = 74.0, 110.0  # heights of wide spaces, and of the narrower ones of a long row
PRINTED = 54.0  # height of what is above the rows
ROOM_BESIDE_NAME = (6, 66, 98, 122)  # for so many tokens, on a wide space with a personality
ROOM_FOR_TOKENS = (6, 66, 108, 146)  # of a wide space, for so many of them


@lru_cache(maxsize=64)
def strip(board: Board, theme: Theme, words: Words) -> Panel:
    """The essentials: God cards by die, rows of spaces with their tokens, personalities, rewards."""
    width, height = SIZE
    canvas = frame(width, height, theme, OVERSIZE)
    _head(canvas, board, words)
    _gods(canvas, board, words)
    left, right, top = 344.0, width - 22.0, TITLE + 8.0
    if board.printed:
        _printed(canvas, board, (left, top, right, top + PRINTED), words)
        top += PRINTED + 12
    for loop in board.loops:
        long = len(loop.cells) > ACROSS
        boxes = spaces_in_row(left, right, top, HIGH if long else LOW, len(loop.cells))
        draw_token_path(canvas, boxes)
        for cell, box in zip(loop.cells, boxes, strict=True):
            (_narrow_cell if long else _wide_cell)(canvas, cell, box, words)
        top = boxes[0][3] + TRACK + 11
    if not board.printed:
        _rewards(canvas, board, (boxes[-1][2] + 20, boxes[0][1], right, boxes[0][3]))
        _face_down(canvas, board, (width - 520, 0, width - 16, TITLE + 8), words)
    return canvas.done()


def _head(canvas: Canvas, board: Board, words: Words) -> None:
    x = 16 + title(canvas, words.names[board.which], room=300) + 26
    canvas.paste(icons.seat(board.seat, 30 * canvas.scale, canvas.theme), (x, 25))
    if board.side:
        text = words.automa_sides[board.side]
        canvas.text((x + 30, 26), text, 21, canvas.theme.muted, within=(x + 30, 8, x + 300, 44))


def _gods(canvas: Canvas, board: Board, words: Words) -> None:
    """The four slots: number of the die, god, card."""
    theme = canvas.theme
    for slot in range(1, 5):
        left, top = 12 + (slot - 1) % 2 * 158.0, TITLE + 8 + (slot - 1) // 2 * 162.0
        box = (left, top, left + 150, top + 154)
        card = board.gods[slot - 1] if slot <= len(board.gods) else ""
        glows = slot in board.replaced
        edge = theme.glow if glows else GOD_COLOURS[GOD_CARDS[card].god] if card else theme.line
        canvas.rectangle(box, theme.raised if card else None, edge, 5 if glows else 3, 12)
        canvas.paste(icons.die(slot, 44 * canvas.scale, theme), (left + 33, top + 54))
        if card:
            canvas.paste(icons.god_badge(GOD_CARDS[card].god, 48 * canvas.scale, theme), (left + 101, top + 54))
            name = f"{card} {words.names[GOD_CARDS[card].god]}"
            draw_middle(canvas, name, (left + 6, top + 98, left + 144, top + 134), 23)


def _printed(canvas: Canvas, board: Board, box: Box, words: Words) -> None:
    """The number of the die with an action of its own, rewards, and Buildings that lie face down."""
    assert board.printed is not None
    value, cell = board.printed
    left, top, right, bottom = box
    boxes = spaces_in_row(left, right, top, bottom - top)
    draw_space(canvas, cell, boxes[0])
    canvas.paste(icons.die(value, 40 * canvas.scale, canvas.theme), (left + 36, (top + bottom) / 2))
    draw_effects(canvas, cell.shown, (left + 66, top, boxes[0][2] - 10, bottom), 38)
    _rewards(canvas, board, (boxes[1][0], top, boxes[2][2], bottom))
    _face_down(canvas, board, (boxes[3][0], top, right, bottom), words)


def _narrow_cell(canvas: Canvas, cell: Cell, box: Box, words: Words) -> None:
    """A space of a long row: a personality's name, what it brings, tokens beneath."""
    left, top, right, bottom = box
    draw_space(canvas, cell, box)
    draw_tokens(canvas, cell, (left + 6, bottom - 56, right - 6, bottom - 3))
    room = (left + 10, top + 6, right - 10, bottom - 56 if cell.tokens else bottom - 6)
    if cell.side:
        canvas.paste(icons.icon("personality", 22 * canvas.scale, canvas.theme), (left + 20, top + 15))
        letter = f"{cell.slot} " if cell.slot in LETTERED_SLOTS else ""
        within = (left + 36, top + 3, right - 4, top + 27)
        canvas.text((left + 36, top + 15), letter + words.names[cell.side], 19, weight=BOLD, within=within)
        room = (room[0], top + 26, room[2], room[3])
    elif cell.slot in LETTERED_SLOTS:
        within = (left + 8, top + 4, left + 26, top + 30)
        canvas.text((left + 10, top + 17), cell.slot, 19, canvas.theme.muted, weight=BOLD, within=within)
        room = (left + 26, room[1], right - 26, room[3])
    draw_effects(canvas, cell.shown, room, 28 if cell.side and cell.tokens else 42)


def _wide_cell(canvas: Canvas, cell: Cell, box: Box, words: Words) -> None:
    left, top, right, bottom = box
    draw_space(canvas, cell, box)
    split = right - (ROOM_BESIDE_NAME if cell.side else ROOM_FOR_TOKENS)[len(cell.tokens)]
    draw_tokens(canvas, cell, (split, top + 4, right - 6, bottom - 4))
    room = (left + 10, top + 4, split - 4, bottom - 4)
    if cell.slot in LETTERED_SLOTS and not cell.side:
        within = (left + 8, bottom - 28, left + 24, bottom - 6)
        canvas.text((left + 10, bottom - 17), cell.slot, 19, canvas.theme.muted, weight=BOLD, within=within)
        room = (left + 26, room[1], room[2], room[3])
    if cell.side:
        start = left + 10
        if len(cell.tokens) < 3:
            canvas.paste(icons.icon("personality", 24 * canvas.scale, canvas.theme), (left + 22, bottom - 17))
            start += 28
        letter = f"{cell.slot} " if cell.slot in LETTERED_SLOTS else ""
        within = (start, bottom - 30, room[2], bottom - 4)
        canvas.text((start, bottom - 17), letter + words.names[cell.side], 19, weight=BOLD, within=within)
        room = (room[0], top + 4, room[2], bottom - 30)
    draw_effects(canvas, cell.shown, room, 30 if cell.side else 42)


def _rewards(canvas: Canvas, board: Board, box: Box) -> None:
    """What each kind of Worker brings."""
    left, top, right, bottom = box
    wide = (right - left) / len(board.rewards)
    for index, (kind, benefit) in enumerate(board.rewards):
        x = left + index * wide
        canvas.paste(icons.worker(kind, 34 * canvas.scale, canvas.theme), (x + 20, (top + bottom) / 2))
        draw_effects(canvas, benefit, (x + 38, top, x + wide - 4, bottom), 28)


def _face_down(canvas: Canvas, board: Board, box: Box, words: Words) -> None:
    """Its Production Buildings that lie face down."""
    if not board.production_down:
        return
    left, top, right, bottom = box
    y = (top + bottom) / 2
    text = words.typeset(f"{words.face_down}: {', '.join(board.production_down)}")
    wide = canvas.text(
        (right - 8, y), text, 21, canvas.theme.muted, anchor="rm", within=(left + 44, top, right, bottom)
    )
    canvas.paste(icons.icon("production", 34 * canvas.scale, canvas.theme), (right - wide - 30, y))
