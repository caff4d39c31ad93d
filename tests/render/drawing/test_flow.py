"""Blocks flow into parts: none is too tall, nothing is lost, and a few rows are not torn off."""

from itertools import pairwise

import pytest
from PIL import Image

from render.drawing.canvas import Panel
from render.drawing.flow import MOST_PAGES, Block, drawn, fixed, pages, shown, whole

ROOM = 1000


def grid(name: str, things: int, across: int = 2, row: float = 200) -> Block:
    def draw(numbers: range, mark: str) -> Panel:
        return Panel(Image.new("P", (1, round(50 + row * -(-len(numbers) // across)))), ())

    return Block(name, draw, 50, (row,) * -(-things // across), across, things)


def panel(name: str, height: int, *, leads: bool = False) -> Block:
    return fixed(name, Panel(Image.new("P", (1, height)), ()), leads=leads)


def parts(*blocks: Block, later: float = 0) -> list[dict[str, tuple[int, ...]]]:
    return [{name: tuple(things) for name, things in shown(page).items()} for page in pages(blocks, ROOM, later)]


def test_what_has_room_stays_together() -> None:
    assert parts(panel("head", 300), grid("tiles", 5)) == [{"head": (0,), "tiles": (0, 1, 2, 3, 4)}]


def test_rows_without_room_go_on_in_the_next_part() -> None:
    assert parts(panel("head", 400), grid("tiles", 9)) == [
        {"head": (0,), "tiles": (0, 1, 2, 3)},
        {"tiles": (4, 5, 6, 7, 8)},
    ]


def test_what_fits_into_the_next_part_is_not_torn_apart_for_little() -> None:
    assert parts(panel("head", 600), grid("tiles", 7)) == [{"head": (0,)}, {"tiles": tuple(range(7))}]


def test_later_parts_have_room_for_their_heading() -> None:
    for page in pages([grid("tiles", 30)], ROOM, later=150)[1:]:
        assert sum(piece.block.height(piece.first, piece.last) for piece in page) <= ROOM - 150


def test_who_it_is_stays_with_what_it_is_about() -> None:
    blocks = (panel("board", 600), panel("head", 300, leads=True), grid("tiles", 2))
    assert [list(page) for page in parts(*blocks)] == [["board"], ["head", "tiles"]]


def test_what_is_empty_begins_no_part_but_is_told_with_the_last_one() -> None:
    empty = fixed("army", Panel(Image.new("P", (1, 100)), ()), empty=True)
    assert parts(panel("head", 300), empty) == [{"head": (0,), "army": ()}]
    for leads in (False, True):
        found = pages([panel("head", 950, leads=leads), empty], ROOM)
        assert [[piece.block.name for piece in page] for page in found] == [["head", "army"]]
        assert [shown_panel.image.height for shown_panel in drawn(found[0], found)] == [950]
    alone = pages([empty], ROOM)
    assert [shown_panel.image.height for shown_panel in drawn(alone[0], alone)] == [100]


@pytest.mark.parametrize("things", [0, 1, 8, 9, 40, 100, 400])
def test_nothing_is_lost_and_a_message_takes_it_all(things: int) -> None:
    found = pages([panel("head", 300), grid("tiles", things)], ROOM)
    numbers = [number for page in found for piece in page if piece.block.name == "tiles" for number in piece.things]
    assert numbers == [*range(things)]
    assert len(found) <= MOST_PAGES
    assert all(page for page in found)
    for before, after in pairwise(found):
        assert before[-1].last == after[0].first or before[-1].block is not after[0].block


def test_parted_blocks_are_numbered_and_whole_ones_are_not() -> None:
    marks: list[str] = []

    def draw(_numbers: range, mark: str) -> Panel:
        marks.append(mark)
        return Panel(Image.new("P", (1, 1)), ())

    block = Block("tiles", draw, 50, (400,) * 3, 1, 3)
    found = pages([block], ROOM)
    for page in found:
        drawn(page, found)
    whole([block])
    assert marks == [" 1/2", " 2/2", ""]
