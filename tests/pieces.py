"""Every card and tile that can be a secret, by the names the components give them, and which of them a text names."""

import string

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
_AS_BYTES = {piece.encode(): piece for piece in PIECES}
_IN_WORDS = (string.ascii_letters + string.digits).encode()
_BETWEEN_WORDS = bytes(byte if byte in _IN_WORDS else ord(" ") for byte in range(256))


def pieces_in(text: str) -> frozenset[str]:
    """The cards and tiles that are named."""
    words = text.encode().translate(_BETWEEN_WORDS).split()
    return frozenset(_AS_BYTES[word] for word in _AS_BYTES.keys() & words)
