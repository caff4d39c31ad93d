"""What every turn needs others of: had ready, so that a new turn is drawn as fast as one that was drawn before."""

from functools import cache

from engine.components import CORICANCHA, NEWCOMERS, WORKER_KINDS
from render import icons
from render.chat_parts import corners, hill, strip
from render.chat_parts.sizes import GAIN, NUMBER, VP
from render.drawing.canvas import BOLD, prepare
from render.drawing.theme import Theme

MOST_GOODS, MOST_VP, MOST_GAINED = 100, 160, 40  # numbers that are worth it


@cache
def make_ready(theme: Theme) -> None:
    """Names and outlines of spaces, numbers, codes, and the signs of the strip, the corners and Workers."""
    hill.prepare_names(theme)
    prepare(map(str, range(MOST_GOODS)), NUMBER, BOLD)
    prepare(map(str, range(MOST_VP)), VP, BOLD)
    prepare((f"+{vp}" for vp in range(1, MOST_GAINED)), GAIN, BOLD)
    strip.prepare(theme)
    for space in CORICANCHA:
        icons.icon(space.id, corners.ACTION, theme)
    for worker in (*WORKER_KINDS, *NEWCOMERS):
        for side in (hill.TOKEN, corners.WORKER - 2):
            icons.worker(worker, side, theme)
