"""Pictures of an automa, of its spaces and of its personality tokens by themselves, and their words."""

from collections.abc import Mapping

from engine.components import SOLO
from engine.difficulty import PACHAMAMA
from render import icons
from render.automa_board import panels
from render.automa_board.content import AUTOMAS, SIDES, Board, Cell, LoopContent, at_start, other_side
from render.drawing.canvas import BOLD, OVERSIZE, Panel
from render.drawing.panel import frame
from render.drawing.picture import GAP, Picture
from render.drawing.sheet import INNER, sheet
from render.drawing.theme import Theme
from render.items.icon_rows import Row, TextPiece, rows_panel
from render.words import Words

BOARDS: Mapping[str, Board] = {which: at_start(which) for which in AUTOMAS}
MASK = 260


def _where() -> dict[str, tuple[Board, LoopContent | None, Cell]]:
    """Every space: its board, its row if it has one, and itself."""
    found: dict[str, tuple[Board, LoopContent | None, Cell]] = {}
    other_sides = (at_start(PACHAMAMA, side) for side in SOLO.pachamama.sides if side != BOARDS[PACHAMAMA].side)
    for board in (*BOARDS.values(), *other_sides):
        found |= {cell.space: (board, loop, cell) for loop in board.loops for cell in loop.cells}
        if board.printed:
            found[board.printed[1].space] = board, None, board.printed[1]
    return found


SPACES = _where()


def automa(name: str, theme: Theme, words: Words) -> Picture:
    """The board of an automa as a game begins, and what its Workers bring."""
    board = BOARDS[name]
    parts = [panels.rows(board, INNER, theme, words, coded=True), panels.rewards(board, INNER, theme, words)]
    return sheet([[_head(board, theme, words)], *([part] for part in parts)], theme)


def _head(board: Board, theme: Theme, words: Words) -> Panel:
    canvas = frame(INNER, 92, theme, OVERSIZE)
    canvas.text((28, 47), words.names[board.which], 46, theme.accent, weight=BOLD, within=(28, 12, 380, 82))
    for index, name in enumerate(("die", "arrow", "god_card", "worker", "token")):
        size = 34 if name == "arrow" else 54
        canvas.paste(icons.icon(name, size * canvas.scale, theme), (INNER - 340 + index * 72, 46))
    return canvas.done()


def space(name: str, theme: Theme, words: Words) -> Picture:
    """A space of an automa's board in its row, and what it brings."""
    board, loop, cell = SPACES[name]
    rows: tuple[Row, ...] = ((cell.action,),)
    around = (
        panels.rows(board, INNER, theme, words, name, coded=True)
        if loop is None
        else panels.row(loop, INNER, theme, words, name)
    )
    return sheet([[around], [rows_panel(rows, INNER, theme)]], theme)


def personality(name: str, theme: Theme, words: Words) -> Picture:
    """A side of a personality token, what it brings, and what is on the other side."""
    canvas = frame(MASK, 330, theme, OVERSIZE)
    canvas.paste(icons.icon("personality", 170 * canvas.scale, theme), (MASK / 2, 116))
    canvas.text((MASK / 2, 240), words.names[name], 40, weight=BOLD, anchor="mm", within=(8, 210, MASK - 8, 268))
    canvas.text((MASK / 2, 292), name, 28, theme.muted, anchor="mm", within=(8, 274, MASK - 8, 312))
    other = SIDES[other_side(name)]
    rows: tuple[Row, ...] = ((SIDES[name].action,), (TextPiece(f"{words.names[other.id]}:"), other.action))
    return sheet([[canvas.done(), rows_panel(rows, INNER - MASK - GAP, theme, 330, 72)]], theme)
