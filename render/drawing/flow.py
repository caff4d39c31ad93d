"""A picture in parts that a phone shows in its full width: panels flow from one part to the next, none is too tall."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil

from msgspec import Struct

from render.drawing.canvas import Panel
from render.drawing.picture import GAP

TALLEST = 1.5  # times its width: what is taller is shown so narrow that nothing can be read
MOST_PAGES = 10  # as many pictures as a message takes
STRETCH = 1.2  # how much taller each may be where there would be more

Draw = Callable[[range, str], Panel]  # these things of a block, with what stands behind its heading
Shown = Mapping[str, range]  # the things of each block that a part has, by the block's name


class Block(Struct, frozen=True):
    """What belongs together under one heading; where its rows have no room, they go on in the next part."""

    name: str
    draw: Draw
    heading: float  # its height, and that of every row
    rows: tuple[float, ...]
    across: int = 1  # things in a row
    count: int = 0  # of things
    leads: bool = False  # whether it stays with what follows

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing in it but the word that says so."""
        return self.count == 0

    def height(self, first: int, last: int) -> int:
        """How high these rows are with the heading."""
        return ceil(self.heading + sum(self.rows[first:last]))


class Piece(Struct, frozen=True):
    """Some rows of a block, or all of them; none of an empty block that is told but not drawn."""

    block: Block
    first: int
    last: int

    @property
    def things(self) -> range:
        """The things in these rows."""
        across = self.block.across
        return range(self.first * across, min(self.block.count, self.last * across))


def fixed(name: str, panel: Panel, *, leads: bool = False, empty: bool = False) -> Block:
    """A panel that is never parted."""
    return Block(name, lambda _things, _mark: panel, 0, (panel.image.height,), count=0 if empty else 1, leads=leads)


def whole(blocks: Sequence[Block]) -> list[Panel]:
    """All panels, none of them parted."""
    return [block.draw(range(block.count), "") for block in blocks]


def pages(blocks: Sequence[Block], room: float, later: float = 0) -> list[list[Piece]]:
    """What each part has, that no part is higher than there is room, of which `later` ones have so much less.

    An empty block is never what another part begins with: without room it is left to the words of the last one.
    """
    while len(found := _pages(blocks, room, later)) > MOST_PAGES:
        room *= STRETCH
    return found


def _pages(blocks: Sequence[Block], room: float, later: float) -> list[list[Piece]]:
    found: list[list[Piece]] = [[]]
    left = room
    for index, block in enumerate(blocks):
        row = 0
        while row < len(block.rows):
            below = _least(blocks[index + 1]) if block.leads and index + 1 < len(blocks) else 0
            last = _fitting(block, row, left - below, room - later)
            if last == row and found[-1] and block.is_empty:
                found[-1].append(Piece(block, row, row))
                break
            if last == row and found[-1]:
                found.append([])
                left = room - later
                continue
            last = max(last, row + 1)
            found[-1].append(Piece(block, row, last))
            left -= block.height(row, last) + GAP
            row = last
    return found


def _least(block: Block) -> int:
    return 0 if block.is_empty else block.height(0, 1) + GAP


def _fitting(block: Block, row: int, left: float, room: float) -> int:
    """Up to which row a block has room; up to none if little would come here of what fits into the next part."""
    last = row
    while last < len(block.rows) and block.height(row, last + 1) <= left:
        last += 1
    parted = row < last < len(block.rows)
    if parted and left < room / 2 and block.height(row, len(block.rows)) <= room:
        return row
    return last


def drawn(page: Sequence[Piece], parted: Sequence[Sequence[Piece]]) -> list[Panel]:
    """The panels of a part; those of a parted block are numbered."""
    return [piece.block.draw(piece.things, _mark(piece, parted)) for piece in page if piece.first < piece.last]


def _mark(piece: Piece, parted: Sequence[Sequence[Piece]]) -> str:
    pieces = [each for page in parted for each in page if each.block is piece.block]
    return f" {pieces.index(piece) + 1}/{len(pieces)}" if len(pieces) > 1 else ""


def shown(page: Sequence[Piece]) -> Shown:
    """Which things of which blocks a part has."""
    return {piece.block.name: piece.things for piece in page}
