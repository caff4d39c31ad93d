"""Icons drawn as vectors: people, gods, goods, actions, cloth, and rows of them."""

from render.icons.catalogue import NAMES, icon
from render.icons.gods import GOD_LETTER, god, god_badge, statue
from render.icons.people import SEAT_SHAPE, WORKER_LETTER, WORKER_SHAPE, seat, worker
from render.icons.rows import cost_row, effects_row
from render.icons.solo import die, token
from render.icons.tiles import pattern, weaving

__all__ = [
    "GOD_LETTER",
    "NAMES",
    "SEAT_SHAPE",
    "WORKER_LETTER",
    "WORKER_SHAPE",
    "cost_row",
    "die",
    "effects_row",
    "god",
    "god_badge",
    "icon",
    "pattern",
    "seat",
    "statue",
    "token",
    "weaving",
    "worker",
]
