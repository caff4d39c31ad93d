"""What every turn needs others of: had ready, so that a new turn is drawn as fast as one that was drawn before."""

from functools import cache

from render.chat_parts import corners, footer, hill, strip
from render.chat_parts.sizes import GAIN, NUMBER, VP
from render.drawing.canvas import BOLD, prepare
from render.drawing.theme import Theme

MOST_GOODS, MOST_VP, MOST_GAINED = 100, 160, 40  # numbers that are worth it


@cache
def make_ready(theme: Theme) -> None:
    """Numbers, and from every part of the picture what it is put together from."""
    prepare(map(str, range(MOST_GOODS)), NUMBER, BOLD)
    prepare(map(str, range(MOST_VP)), VP, BOLD)
    prepare((f"+{vp}" for vp in range(1, MOST_GAINED)), GAIN, BOLD)
    for part in (hill, corners, footer, strip):
        part.prepare(theme)
