"""Plain, blue and green spaces are told apart by every kind of eye, and terraces by their lightness."""

from itertools import combinations, pairwise, product

import pytest

from engine.components import SPACES, TERRACES, WORKER_KINDS
from render import icons
from render.board_parts.hill import fill_of
from render.drawing.theme import Colour, Theme
from tests.render.drawing.ciede import Lab, difference, lab
from tests.render.drawing.test_colours import ALIKE, EVERY_THEME, SIGHT, SIZE, likeness, linear

APART = 12.0  # CIEDE2000: seen at a glance
A_TERRACE = 4.0  # steps of CIE L*


def as_seen(colour: Colour, sight: str) -> Lab:
    light = linear(colour)
    return lab([min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHT[sight]])


def test_the_measure_is_right() -> None:
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)
    assert difference((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286)) == pytest.approx(0.6377, abs=1e-4)


@EVERY_THEME
@pytest.mark.parametrize("sight", SIGHT)
def test_plain_blue_and_green_spaces_are_told_apart(theme: Theme, sight: str) -> None:
    fills = {(space.colour, space.terrace): fill_of(space.id, theme) for space in SPACES.values()}
    assert len({*fills.values()}) == len(fills)
    for (one, a), (other, b) in combinations(fills.items(), 2):
        if one[0] != other[0]:
            assert difference(as_seen(a, sight), as_seen(b, sight)) >= APART, (one, other)


@EVERY_THEME
@pytest.mark.parametrize("sight", SIGHT)
def test_spaces_are_darker_from_terrace_to_terrace(theme: Theme, sight: str) -> None:
    for colour in ("plain", "blue", "green"):
        there = {space.terrace: fill_of(space.id, theme) for space in SPACES.values() if space.colour == colour}
        lights = [as_seen(there[terrace], sight)[0] for terrace in TERRACES if terrace in there]
        assert all(upper - lower >= A_TERRACE for upper, lower in pairwise(lights)), colour


@EVERY_THEME
def test_no_seat_has_the_form_of_a_worker(theme: Theme) -> None:
    assert not {*icons.SEAT_SHAPE} & {*icons.WORKER_SHAPE.values()}
    seats = [icons.seat(seat, SIZE, theme) for seat in range(4)]
    workers = [icons.worker(kind, SIZE, theme) for kind in WORKER_KINDS]
    assert max(likeness(seat, worker) for seat, worker in product(seats, workers)) < ALIKE
