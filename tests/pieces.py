"""Every card and tile that can be a secret, by the names the components give them, and which of them a text names."""

import re

from engine.components.listing import KINDS, entries
from tests.in_english import IN_ENGLISH

# What is printed on a board or stands there for everybody to see. Whatever kind is not named here may be a secret.
NEVER_FACE_DOWN = (
    "constant",
    "section",
    "terrace",
    "ring",
    "task",
    "icon",
    "space",
    "steps",
    "worker",
    "village",
    "coricancha",
    "god",
    "weaving_reward",
    "pattern",
    "temple",
    "overlay",
    "region",
    "conquest",
    "solo",
)
PIECES = frozenset(piece.id for kind in KINDS if kind not in NEVER_FACE_DOWN for piece in entries(IN_ENGLISH, kind))
_WORD = re.compile(r"[A-Za-z0-9]+")


def pieces_in(text: str) -> frozenset[str]:
    """The cards and tiles that are named."""
    return PIECES.intersection(_WORD.findall(text))
