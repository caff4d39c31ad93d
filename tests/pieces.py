"""Every card and tile that can be a secret, by the names the components give them, and which of them a text names."""

import re

from engine.components import ARMY_CARDS, GOD_CARDS, PASSIVE, PRODUCTION, WEAVINGS

PIECES = frozenset([*GOD_CARDS, *ARMY_CARDS, *WEAVINGS, *PRODUCTION, *PASSIVE])
_WORD = re.compile(r"[A-Za-z0-9]+")


def pieces_in(text: str) -> frozenset[str]:
    """The cards and tiles that are named."""
    return PIECES.intersection(_WORD.findall(text))
