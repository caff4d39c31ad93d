"""Positions of which chat pictures are drawn: early, middle and final ones, with modules and against automas."""

from bot.say.pictures import picture_words
from engine import State, view
from render.drawing.picture import Picture
from render.pictures.chat import chat_picture
from tests.render.golden_age import court, court_before, court_full, solo_court
from tests.render.positions import LONG_NAMES, at, bare, full

TWO, FOUR, PACHAMAMA = "2p-pilgrims-1", "4p-weavers-1", "solo/pachamama-hard"
# By name: a position, and the one before it if there is one.
POSITIONS: dict[str, tuple[State, State | None]] = {
    "set-up": (at(TWO, 0.01), None),
    "early": (at(TWO, 0.06), at(TWO, 0.03)),
    "middle": (at(FOUR, 0.5), at(FOUR, 0.47)),
    "final": (at(FOUR, 1.0), at(FOUR, 0.9)),
    "solo": (at(PACHAMAMA, 0.5), at(PACHAMAMA, 0.46)),
    "full": (full(), bare(4)),
    "modules": (court(), court_before()),
    "modules, full": (court_full(), court(4)),
    "modules, solo": (solo_court(), None),
}


def pictured(name: str, lang: str = "en", theme: str = "light", names: tuple[str, ...] = LONG_NAMES) -> Picture:
    """The picture of one of these positions."""
    now, before = POSITIONS[name]
    return chat_picture(view(now, None), picture_words(lang), theme, names, view(before, None) if before else None)
