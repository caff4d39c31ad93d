"""Icons drawn as vectors: people, the court, gods, goods, actions, cloth, and rows of them."""

from render.icons.base import faded
from render.icons.catalogue import GODS_GROUP, GROUPS, NAMES, PEOPLE_GROUP, icon
from render.icons.court import empty_seat, noble, vassal, vassals
from render.icons.gods import GOD_LETTER, god, god_badge, statue
from render.icons.people import SEAT_SHAPE, WORKER_SHAPE, robot, seat, worker
from render.icons.pictograms import PICTOGRAMS
from render.icons.rows import cost_row, effects_in, effects_row, sign_row
from render.icons.solo import die, token
from render.icons.tiles import pattern, weaving

__all__ = [
    "GODS_GROUP",
    "GOD_LETTER",
    "GROUPS",
    "NAMES",
    "PEOPLE_GROUP",
    "PICTOGRAMS",
    "SEAT_SHAPE",
    "WORKER_SHAPE",
    "cost_row",
    "die",
    "effects_in",
    "effects_row",
    "empty_seat",
    "faded",
    "god",
    "god_badge",
    "icon",
    "noble",
    "pattern",
    "robot",
    "seat",
    "sign_row",
    "statue",
    "token",
    "vassal",
    "vassals",
    "weaving",
    "worker",
]
