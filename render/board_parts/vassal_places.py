"""Where Vassals are, as pictures need it: whose stand where, which are new, and the sign of a place."""

from collections import Counter

from msgspec import Struct
from PIL import Image, ImageDraw

from engine import queries, vassals
from engine.abilities import NationAbility
from engine.components import NATIONS, TERRACES
from engine.state import PlacedVassal, Position
from render import icons
from render.drawing.theme import Theme
from render.words import LEFT

_TILE = {tile.ability: tile.id for tile in NATIONS.values()}
WEAVING, CORICANCHA, STEPS, SEGMENT, REPLACING, JOINING, CASUALTIES, PRODUCTION, STATUE, PALACE = (
    _TILE[ability] for ability in NationAbility
)
*_, BOTTOM = TERRACES


class Standing(Struct, frozen=True):
    """Vassals at one place: by which tile, where, and whose, one by one."""

    tile: str
    place: str
    owners: tuple[int, ...]


def standing(position: Position, *tiles: str) -> tuple[Standing, ...]:
    """All Vassals that these tiles have brought to their places."""
    places = dict.fromkeys((vassal.tile, vassal.place) for vassal in position.vassals if vassal.tile in tiles)
    return tuple(Standing(tile, place, vassals.owners_at(position, tile, place)) for tile, place in places)


def placed_since(now: Position, since: Position) -> tuple[PlacedVassal, ...]:
    """The Vassals that were not there before."""
    return tuple((Counter(now.vassals) - Counter(since.vassals)).elements())


def short(tile: str, place: str) -> str:
    """A place in a few letters; empty for one that is shown by a sign.

    >>> short("VN01", "W12:left"), short("VN03", "S3u"), short("VN04", "3"), short("VN09", "small:inti")
    ('W12', '3U', 'B3', '')
    """
    if tile == WEAVING:
        return place.partition(":")[0]
    if tile in (CASUALTIES, STATUE):
        return ""
    if tile == SEGMENT:
        return queries.spaces_where(int(place), BOTTOM)[0][:-1]  # what the names of its spaces begin with
    return queries.spot_code(place) if tile == STEPS else place or tile


def sign(tile: str, place: str, size: int, theme: Theme) -> Image.Image | None:
    """The sign of a place that letters alone do not tell."""
    thing, _, part = place.partition(":")
    if tile == WEAVING:
        return _edge(part, size, theme)
    if tile == STATUE:
        badge, statue = icons.god_badge(part, size * 5 // 7, theme), icons.statue(thing, part, size, theme)
        both = Image.new("RGBA", (statue.width + badge.width, size))
        both.alpha_composite(statue)
        both.alpha_composite(badge, (statue.width, (size - badge.height) // 2))
        return both
    names = {CORICANCHA: "high_priest", CASUALTIES: "casualty"}
    return icons.icon(names[tile], size, theme) if tile in names else None


def _edge(side: str, size: int, theme: Theme) -> Image.Image:
    """A Weaving, of which this edge is marked."""
    width, height, line = size * 3 // 5, size * 4 // 5, max(1, size // 12)
    image = Image.new("RGBA", (width, size))
    draw = ImageDraw.Draw(image)
    top = (size - height) // 2
    draw.rectangle((0, top, width - 1, top + height - 1), theme.panel, theme.text, line)
    bar = width * 2 // 5
    left = 0 if side == LEFT else width - bar
    draw.rectangle((left, top, left + bar - 1, top + height - 1), theme.text)
    return image
