"""An automa's board in short sentences."""

from collections.abc import Callable, Iterable

from engine.benefits import describe
from engine.components import GOD_CARDS, GODS
from engine.state import Position
from render.automa_board.content import LETTERED, SIDES, Board, Cell, Loop, content, moved
from render.words import word


def brief(board: Board, lang: str) -> list[str]:
    """What each number of the die leads to, by ids: a God card, and the spaces of its tokens."""
    sides = [SIDES[side].name for _, side in board.personalities]
    told = [f"{word('personalities', lang)}: {', '.join(sides)}."] if sides else []
    return [f"{_head(board, lang)}{_by_die(board, _named)}.", *told]


def by_die(board: Board, lang: str) -> list[str]:
    """What each number of the die leads to: a God card, and what its tokens bring."""
    return [f"{_head(board, lang)}{_by_die(board, shown)}.", *_personalities(board, lang)]


def _head(board: Board, lang: str) -> str:
    side = f", {word(f'{board.side}_side', lang)}" if board.side else ""
    return f"{board.name}{side}" + (": " if board.gods else "")


def _by_die(board: Board, name: Callable[[Cell], str]) -> str:
    """The God card of each number, and its spaces from the top row down."""
    found = []
    for value, card in enumerate(board.gods, start=1):
        printed = [name(board.printed[1])] if board.printed and board.printed[0] == value else []
        spaces = [name(cell) for loop in board.loops for cell in loop.cells if value in cell.tokens]
        found.append(f"{value} {', '.join([_god(card), *printed, *spaces])}")
    return "; ".join(found)


def _named(cell: Cell) -> str:
    return SIDES[cell.side].name if cell.side else cell.space


def in_full(board: Board, lang: str) -> list[str]:
    """Everything on the board, every space of every row, and what is beside it."""
    return [
        f"{_head(board, lang).rstrip(': ')}.",
        f"{word('gods_by_die', lang)}: {_gods(board) or word('empty', lang)}.",
        *_printed(board, lang),
        *(row(loop, lang) for loop in board.loops),
        *_personalities(board, lang),
        *_chances(board, lang),
        _rewards(board, lang),
        *_production(board, lang),
    ]


def printed(board: Board, lang: str) -> list[str]:
    """What the board shows before anything comes to it but its tokens."""
    return [f"{board.name}.", *_printed(board, lang), *(row(loop, lang) for loop in board.loops), _rewards(board, lang)]


def changes(now: Position, since: Position, lang: str) -> list[str]:
    """Which tokens went from where to where, and which God cards are new."""
    marks = moved(now, since)
    if not marks:
        return []
    board, before = content(now, marks), content(since)
    went = [
        f"{word(f'{loop.id}_row', lang)} {value}: {_where(old, value)} → {shown(cell)}"
        for loop, old in zip(board.loops, before.loops, strict=True)
        for cell in loop.cells
        for value, came in zip(cell.tokens, cell.moved, strict=True)
        if came
    ]
    lines = [f"{board.name}, {word('tokens', lang)}: {'; '.join(went)}."] if went else []
    cards = [f"{slot} {_god(board.gods[slot - 1])}" for slot in board.replaced]
    return lines + ([f"{board.name}, {word('gods_by_die', lang)}: {', '.join(cards)}."] if cards else [])


def _where(loop: Loop, value: int) -> str:
    """The space a token of this number was on; every number is once in a loop."""
    return next(shown(cell) for cell in loop.cells if value in cell.tokens)


def shown(cell: Cell) -> str:
    """A space by the personality on it, or by what it brings."""
    return SIDES[cell.side].name if cell.side else describe(cell.action)


def _god(card: str) -> str:
    return f"{card} {GODS[GOD_CARDS[card].god].name}"


def _gods(board: Board) -> str:
    return ", ".join(f"{slot} {_god(card)}" for slot, card in enumerate(board.gods, start=1))


def _printed(board: Board, lang: str) -> Iterable[str]:
    if board.printed:
        value, cell = board.printed
        start = word("on_a", lang).capitalize()
        yield f"{start} {value}: {cell.space} {describe(cell.action)}."


def row(loop: Loop, lang: str) -> str:
    """Every space in the order the tokens go, with its tokens."""
    spaces = [
        (shown(cell) if cell.side else f"{cell.space} {shown(cell)}") + _in_brackets(cell.tokens, lang)
        for cell in loop.cells
    ]
    gold = f"; {word('in_vain', lang)} 1 {word('gold', lang)}" if loop.gold_instead else ""
    return f"{word(f'{loop.id}_row', lang)}: {'; '.join(spaces)}{gold}."


def _in_brackets(tokens: tuple[int, ...], lang: str) -> str:
    return f" ({word('token', lang)} {', '.join(map(str, tokens))})" if tokens else ""


def _personalities(board: Board, lang: str) -> Iterable[str]:
    for slot, side in board.personalities:
        letter = f"{slot} " if slot in LETTERED else ""
        yield f"{letter}{SIDES[side].name}: {describe(SIDES[side].action)}."
    if board.gods and not board.personalities:
        text = word("no_personality", lang)
        yield f"{text[:1].upper()}{text[1:]}."


def _chances(board: Board, lang: str) -> Iterable[str]:
    if board.chances:
        ahead = [
            f"{chance.distance} {word(chance.action, lang)} "
            f"{word('condition_met' if chance.met else 'condition_unmet', lang)}"
            for chance in board.chances
            if chance.in_reach
        ]
        yield f"{word('next_priest', lang)}: {', '.join(ahead)}."


def _rewards(board: Board, lang: str) -> str:
    parts = [f"{word(kind, lang)} {describe(benefit)}" for kind, benefit in board.rewards]
    return f"{word('recruiting', lang)}: {', '.join(parts)}."


def _production(board: Board, lang: str) -> Iterable[str]:
    if board.production_up or board.production_down:
        parts = [", ".join(board.production_up)] if board.production_up else []
        parts += [f"{word('face_down', lang)} {', '.join(board.production_down)}"] if board.production_down else []
        yield f"{word('production_buildings', lang)}: {'; '.join(parts)}."
