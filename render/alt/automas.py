"""An automa's board in short sentences."""

from collections.abc import Iterable

from engine.automa_queries import Ahead
from engine.components import GOD_CARDS
from engine.difficulty import LETTERED_SLOTS
from engine.resources import GOLD
from engine.state import Position
from render.alt import court
from render.alt.naming import Named, as_sentence, tells, up_and_down
from render.automa_board import areas
from render.automa_board.content import SIDES, Board, Cell, LoopContent, content, moved
from render.drawing.flow import Shown
from render.words import Words


def by_die(board: Board, words: Words) -> str:
    """What each number of the die leads to: a God card, and what its tokens bring."""
    return f"{_head(board, words).removesuffix(': ')}. {_by_die(board, words)}".strip()


def gods_by_die(board: Board, words: Words) -> str:
    """The God card of each number of the die."""
    return f"{_head(board, words)}{_gods(board, words)}."


def gods_by_name(board: Board, words: Words) -> Iterable[str]:
    """The gods of the numbers of the die, if the board has any."""
    if board.gods:
        gods = (f"{slot} {words.names[GOD_CARDS[card].god]}" for slot, card in enumerate(board.gods, start=1))
        yield f"{words.gods_by_die}: {', '.join(gods)}."


def _head(board: Board, words: Words) -> str:
    side = f", {words.automa_sides[board.side]}" if board.side else ""
    return f"{words.names[board.which]}{side}" + (": " if board.gods else "")


def _by_die(board: Board, words: Words) -> str:
    """The God card of each number, and its spaces from the top row down."""
    found = []
    for value, card in enumerate(board.gods, start=1):
        printed = [shown(board.printed[1], words)] if board.printed and board.printed[0] == value else []
        spaces = [shown(cell, words) for loop in board.loops for cell in loop.cells if value in cell.tokens]
        found.append(f"{words.on_the_die(value)}: {', '.join([_god(card, words), *printed, *spaces])}.")
    return " ".join(found)


def in_full(board: Board, words: Words, tiles: Named, shown: Shown | None = None) -> list[str]:
    """Everything on the board, every space of every row, and what is beside it; or what a part of the picture has."""
    told = {
        areas.PRIEST: priest_actions(board, words),
        areas.CULTS: court.cults(board.cults, words),
        areas.GODS: [
            f"{_head(board, words).removesuffix(': ')}.",
            f"{words.gods_by_die}: {_gods(board, words) or words.none}.",
        ],
        areas.ROWS: [
            *_printed(board, words),
            *(row(loop, words) for loop in board.loops),
            *personalities(board, words),
        ],
        areas.REWARDS: [_rewards(board, words)],
        areas.PRODUCTION: _production(board, words, tiles),
    }
    return [sentence for area, sentences in told.items() if tells(area, shown) for sentence in sentences]


def printed(board: Board, words: Words) -> list[str]:
    """What the board shows before anything comes to it but its tokens."""
    return [
        f"{words.names[board.which]}.",
        *_printed(board, words),
        *(row(loop, words) for loop in board.loops),
        _rewards(board, words),
    ]


def changes(now: Position, since: Position, words: Words) -> list[str]:
    """Which tokens went from where to where, and which God cards are new."""
    marks = moved(now, since)
    if not marks:
        return []
    board, before = content(now, marks), content(since)
    went = [
        f"{words.automa_rows[loop.id]} {value}: {_where(old, value, words)}, {words.then} {shown(cell, words)}"
        for loop, old in zip(board.loops, before.loops, strict=True)
        for cell in loop.cells
        for value, came in zip(cell.tokens, cell.moved, strict=True)
        if came
    ]
    lines = [f"{words.names[board.which]}, {words.tokens}: {'; '.join(went)}."] if went else []
    cards = [f"{slot} {_god(board.gods[slot - 1], words)}" for slot in board.replaced]
    return lines + ([f"{words.names[board.which]}, {words.gods_by_die}: {', '.join(cards)}."] if cards else [])


def _where(loop: LoopContent, value: int, words: Words) -> str:
    """The space a token of this number was on; every number is once in a loop."""
    return next(shown(cell, words) for cell in loop.cells if value in cell.tokens)


def shown(cell: Cell, words: Words) -> str:
    """A space by the personality on it, or by what it brings."""
    return words.names[cell.side] if cell.side else words.benefit(cell.action)


def _god(card: str, words: Words) -> str:
    return f"{card} {words.names[GOD_CARDS[card].god]}"


def _gods(board: Board, words: Words) -> str:
    return ", ".join(f"{slot} {_god(card, words)}" for slot, card in enumerate(board.gods, start=1))


def _printed(board: Board, words: Words) -> Iterable[str]:
    if board.printed:
        value, cell = board.printed
        yield f"{words.on_the_die(value)}: {words.benefit(cell.action)}."


def row(loop: LoopContent, words: Words) -> str:
    """Every space in the order the tokens go, with its tokens."""
    spaces = [shown(cell, words) + _in_brackets(cell.tokens, words) for cell in loop.cells]
    gold = f"; {words.if_impossible} {words.amount(GOLD, 1)}" if loop.gold_instead else ""
    return f"{words.automa_rows[loop.id]}: {'; '.join(spaces)}{gold}."


def _in_brackets(tokens: tuple[int, ...], words: Words) -> str:
    return f" ({words.with_tokens(', '.join(map(str, tokens)))})" if tokens else ""


def personalities(board: Board, words: Words) -> Iterable[str]:
    """What the personality tokens on the board bring."""
    for slot, side in board.personalities:
        letter = f"{slot} " if slot in LETTERED_SLOTS else ""
        yield f"{letter}{words.names[side]}: {words.benefit(SIDES[side].action)}."
    if board.gods and not board.personalities:
        yield as_sentence(words.no_personality)


def personalities_by_name(board: Board, words: Words) -> str:
    """The personality tokens on the board."""
    sides = [words.names[side] for _, side in board.personalities]
    return f"{words.personalities}: {', '.join(sides)}." if sides else ""


def priest_actions(board: Board, words: Words) -> Iterable[str]:
    """What it does in its next turn, and of the High Priest actions in reach, what it has of what they need."""
    if board.priest_actions:
        name, otherwise = words.names[board.which], words.without_worker if board.is_idle else words.rolls_die
        due = words.priest_actions[board.due.action] if board.due else otherwise
        actions = [
            f"{ahead.distance} {words.priest_actions[ahead.action]} {_need(ahead, words)}"
            for ahead in board.priest_actions
            if ahead.in_reach
        ]
        yield f"{name}, {words.next_turn}: {due}. {words.high_priest}: {', '.join(actions)}."


def _need(ahead: Ahead, words: Words) -> str:
    condition = ahead.condition
    if condition.bar:
        return words.automa_bars[condition.bar]
    return f"{condition.has}/{condition.needs} {words.automa_needs[ahead.action]}"


def _rewards(board: Board, words: Words) -> str:
    parts = [f"{words.workers[kind]} {words.benefit(benefit)}" for kind, benefit in board.rewards]
    return f"{words.recruiting}: {', '.join(parts)}."


def _production(board: Board, words: Words, tiles: Named) -> Iterable[str]:
    if board.production_up or board.production_down:
        yield f"{words.production_buildings}: {up_and_down(board.production_up, board.production_down, tiles, words)}."
