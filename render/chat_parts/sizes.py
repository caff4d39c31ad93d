"""Measures of the chat picture: on a phone it is a third as wide, and nothing in it may be lower than 9 pixels then."""

from render.board_parts import hill
from render.drawing.canvas import Point

WIDTH = 1200
LOWEST = 27  # pixels: of every number and every sign
NUMBER = 46  # the smallest letters whose digits are that high
NAME = 42  # and those whose capitals are
VP, GAIN = 76, 54
EDGE = 14
HEADER, FOOTER, STRIP = 128, 84, 76
HILL = 1196  # the height of the hill with the corners around it
CENTRE: Point = (WIDTH / 2, HILL / 2)
RIM = hill.RADII[3] * hill.UNIT + 36


def moved(point: Point) -> Point:
    """A point of the board's hill on that of the chat picture."""
    return point[0] + CENTRE[0] - hill.CENTRE, point[1] + CENTRE[1] - hill.CENTRE
