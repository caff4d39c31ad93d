"""All icons, each by the name under which it is drawn."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from render.drawing.theme import Theme
from render.icons.actions import ACTIONS
from render.icons.base import Painter, sprite
from render.icons.cloth import WOVEN
from render.icons.court import COURT
from render.icons.goods import GOODS
from render.icons.people import PEOPLE
from render.icons.solo import SOLO

PAINTERS: Mapping[str, Painter] = {**GOODS, **PEOPLE, **ACTIONS, **WOVEN, **SOLO, **COURT}
NAMES: tuple[str, ...] = tuple(PAINTERS)
PEOPLE_GROUP, GODS_GROUP = "people", "gods"
# What belongs together in a legend; gods are drawn by their names.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "goods": (*GOODS, *WOVEN),
    PEOPLE_GROUP: tuple(PEOPLE),
    "actions": tuple(ACTIONS),
    "solo": tuple(SOLO),
    "expansion": tuple(COURT),
}


@lru_cache(maxsize=2048)
def icon(name: str, size: int, theme: Theme) -> Image.Image:
    """The icon of this name in a square of this many pixels."""
    painter = PAINTERS[name]
    return sprite(size, lambda pen: painter(pen, theme), rim=theme.rim)
