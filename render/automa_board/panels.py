"""An automa's board part by part, large: God cards, rows, personalities, rewards, High Priest, Production."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import accumulate

from engine import buildings
from engine.benefits import Gain
from engine.components import GOD_CARDS
from engine.difficulty import LETTERED_SLOTS
from engine.resources import GOLD, UNKNOWN
from render import icons
from render.automa_board import areas
from render.automa_board.content import SIDES, Board, Cell, LoopContent
from render.automa_board.cults import cults
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
from render.drawing.theme import GODS as GOD_COLOURS
from render.drawing.theme import Theme
from render.words import Words

SPACE, CAPTION = 140.0, 36.0  # heights of a space and of the line above a row
NUMBER, ROW = 30, 38  # letters and rows of icons with digits, so large that these are read on a phone
WORD = 27  # letters whose capitals are nine pixels high there
EDGE = 22.0


@lru_cache(maxsize=32)
def gods(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """The name, the side of the board, and the God card under each number of the die."""
    canvas = frame(width, 240, theme, OVERSIZE)
    x = 16 + title(canvas, words.names[board.which], room=300) + 28
    canvas.paste(icons.seat(board.seat, 32 * canvas.scale, theme, numbered=False), (x, 26))
    if board.side:
        text = words.automa_sides[board.side]
        canvas.text((x + 32, 27), text, WORD, theme.muted, within=(x + 32, 8, width - 12, 46))
    wide = (width - 2 * EDGE + GAP) / 4
    for slot in range(1, 5):
        left, top = EDGE + (slot - 1) * wide, TITLE + 12.0
        box = (left, top, left + wide - GAP, 228)
        card = board.gods[slot - 1] if slot <= len(board.gods) else ""
        glows = slot in board.replaced
        edge = theme.glow if glows else GOD_COLOURS[GOD_CARDS[card].god] if card else theme.line
        canvas.rectangle(box, theme.raised if card else None, edge, 5 if glows else 3, 12)
        canvas.paste(icons.die(slot, 50 * canvas.scale, theme), (left + 40, top + 44))
        if card:
            god = GOD_CARDS[card].god
            canvas.paste(icons.god_badge(god, 52 * canvas.scale, theme), ((left + 70 + box[2]) / 2 - 3, top + 44))
            draw_middle(canvas, card, (left + 8, top + 80, box[2] - 8, top + 116), NUMBER)
            draw_middle(canvas, words.names[god], (left + 8, top + 116, box[2] - 8, 220), 27)
    return canvas.done()


@lru_cache(maxsize=32)
def rows(board: Board, width: int, theme: Theme, words: Words, lit: str = "") -> Panel:
    """All rows with their tokens, and the number of the die that has an action of its own."""
    printed = 96.0 if board.printed else 0.0
    tops = list(accumulate(map(_high, board.loops), initial=10 + printed))
    canvas = frame(width, round(tops.pop() + 4), theme, OVERSIZE)
    if board.printed:
        _printed(canvas, *board.printed, (EDGE, 16, width - EDGE, printed), lit, words)
    for loop, top in zip(board.loops, tops, strict=True):
        _row(canvas, loop, top, lit, words)
    return canvas.done()


def row(loop: LoopContent, width: int, theme: Theme, words: Words, lit: str = "") -> Panel:
    """One row by itself; the space of this id glows."""
    canvas = frame(width, round(_high(loop) + 10), theme, OVERSIZE)
    _row(canvas, loop, 10, lit, words)
    return canvas.done()


def _high(loop: LoopContent) -> float:
    """The height of a row with its caption and the room beneath."""
    lines = lines_of(len(loop.cells))
    return CAPTION + lines * SPACE + (TRACK if lines == 1 else BETWEEN) + 14


def _printed(canvas: Canvas, value: int, cell: Cell, box: Box, lit: str, words: Words) -> None:
    left, top, right, bottom = box
    wide = (right - left + GAP) / 5 * 2 - GAP
    draw_space(canvas, cell, (left, top, left + wide, bottom), cell.space == lit)
    canvas.paste(icons.die(value, 52 * canvas.scale, canvas.theme), (left + 46, (top + bottom) / 2))
    canvas.paste(icons.icon("arrow", 30 * canvas.scale, canvas.theme), (left + 100, (top + bottom) / 2))
    draw_effects(canvas, cell.shown, (left + 126, top, left + wide - 12, bottom), 50)
    canvas.text(
        (left + wide + 18, (top + bottom) / 2),
        cell.space,
        NUMBER,
        canvas.theme.muted,
        within=(left + wide + 18, top, right, bottom),
    )


def _row(canvas: Canvas, loop: LoopContent, top: float, lit: str, words: Words) -> None:
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
        _space(canvas, cell, box, cell.space == lit, words)


def _space(canvas: Canvas, cell: Cell, box: Box, lit: bool, words: Words) -> None:
    left, top, right, bottom = box
    draw_space(canvas, cell, box, lit)
    head = (left + 6, top + 4, right - 6, top + 34)
    effects, tokens = (left + 3, top + 36, right - 3, top + 82), (left + 6, top + 82, right - 6, bottom - 2)
    if cell.side:
        draw_middle(canvas, words.names[cell.side], (left + 4, top + 2, right - 4, top + 38), WORD)
    else:
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
    draw_effects(canvas, cell.shown, effects, 44)
    draw_tokens(canvas, cell, tokens)


@lru_cache(maxsize=32)
def personalities(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """Every personality token: where it lies, its name and what it brings."""
    high = 74.0
    canvas = frame(width, round(TITLE + 18 + high * max(1, len(board.personalities))), theme, OVERSIZE)
    head = 16 + title(canvas, words.personalities)
    canvas.paste(icons.icon("personality", 32 * canvas.scale, theme), (head + 30, 25))
    if not board.personalities:
        canvas.text((EDGE, TITLE + 42), (words.no_personality if board.gods else words.setup), 24, theme.muted)
    for index, (slot, side) in enumerate(board.personalities):
        top = TITLE + 10 + index * high
        canvas.rectangle((EDGE, top, width - EDGE, top + 64), theme.terraces[2], theme.accent, 3, 12)
        left = EDGE + 20
        if slot in LETTERED_SLOTS:
            canvas.text((left, top + 32), slot, 30, weight=BOLD, within=(left, top + 8, left + 30, top + 56))
            left += 40
        canvas.text((left, top + 32), words.names[side], 28, weight=BOLD, within=(left, top + 8, width / 2, top + 56))
        canvas.text(
            (width / 2 + 8, top + 32),
            side,
            NUMBER,
            theme.text,
            within=(width / 2 + 8, top + 8, width / 2 + 94, top + 56),
        )
        draw_effects(canvas, SIDES[side].action, (width / 2 + 98, top, width - EDGE - 12, top + 64), 46)
    return canvas.done()


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
def priest(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """The High Priest actions ahead, the nearest first: which it could perform, and which it reaches."""
    canvas = frame(width, 212, theme, OVERSIZE)
    title(canvas, f"{words.next_priest_actions} ({words.names[board.which]})")
    if not board.priest_actions:
        canvas.text((EDGE, TITLE + 70), (words.over if board.gods else words.setup), 24, theme.muted)
    boxes = spaces_in_row(EDGE, width - EDGE, TITLE + 10, 148, len(board.priest_actions))
    for ahead, box in zip(board.priest_actions, boxes, strict=True):
        left, top, right, bottom = box
        fill = theme.green_spaces[0] if ahead.met and ahead.in_reach else theme.raised if ahead.in_reach else None
        canvas.rectangle(box, fill, theme.accent if ahead.in_reach else theme.line, 3 if ahead.in_reach else 2, 12)
        canvas.text(
            (left + 14, top + 22),
            f"+{ahead.distance}",
            NUMBER,
            theme.muted,
            weight=BOLD,
            within=(left + 8, top + 4, left + 50, top + 42),
        )
        canvas.paste(icons.icon(ahead.action, 56 * canvas.scale, theme), ((left + right) / 2, top + 42))
        draw_middle(canvas, words.priest_actions[ahead.action], (left + 4, top + 72, right - 4, top + 108), 24)
        met = words.condition_met if ahead.met else words.condition_unmet
        draw_middle(canvas, met, (left + 4, top + 108, right - 4, bottom - 4), WORD, muted=not ahead.met)
    return canvas.done()


@lru_cache(maxsize=32)
def production(board: Board, width: int, theme: Theme, words: Words) -> Panel:
    """Its Production Buildings, those that lie face down darkened; of an unseen one just the back."""
    tiles = [(name, False) for name in board.production_up] + [(name, True) for name in board.production_down]
    across, high = 3, 120.0
    lines = max(1, -(-len(tiles) // across))
    canvas = frame(width, round(TITLE + 18 + lines * (high + 8)), theme, OVERSIZE)
    title(canvas, words.production_buildings)
    if not tiles:
        canvas.text((EDGE, TITLE + 54), words.empty, 24, theme.muted)
    wide = (width - 2 * EDGE + 8) / across
    for index, (name, down) in enumerate(tiles):
        left, top = EDGE + index % across * wide, TITLE + 8 + index // across * (high + 8)
        _tile(canvas, name, (left, top, left + wide - 8, top + high), down, words)
    return canvas.done()


def _tile(canvas: Canvas, name: str, box: Box, down: bool, words: Words) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    canvas.rectangle(box, theme.line if down else theme.raised, theme.line, 2, 10)
    canvas.text((left + 10, top + 21), name, NUMBER, weight=BOLD, within=(left + 8, top + 2, left + 76, top + 40))
    if down:
        within = (left + 78, top + 6, right - 2, top + 38)
        canvas.text((right - 8, top + 21), words.face_down, WORD, anchor="rm", within=within)
    if name != UNKNOWN:
        draw_effects(canvas, buildings.produces(name), (left + 3, top + 40, right - 3, bottom - 3), ROW + 4)


_AREAS: Mapping[str, Callable[[Board, int, Theme, Words], Panel]] = {
    areas.GODS: gods,
    areas.ROWS: rows,
    areas.PERSONALITIES: personalities,
    areas.REWARDS: rewards,
    areas.PRIEST: priest,
}


def blocks(board: Board, width: int, theme: Theme, words: Words) -> list[Block]:
    """All areas from the top down but for its Buildings."""
    found = [fixed(name, area(board, width, theme, words)) for name, area in _AREAS.items()]
    return [*found, fixed(areas.CULTS, cults(board, width, 1, theme, words))] if board.cults else found
