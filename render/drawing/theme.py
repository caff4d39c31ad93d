"""Colours: two themes of stone, wool and dye, and one fixed palette for each."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct
from PIL import Image

Colour = tuple[int, int, int]
Shades = tuple[Colour, Colour, Colour]


def rgb(text: str) -> Colour:
    """A colour from its hexadecimal form.

    >>> rgb("#FF8000")
    (255, 128, 0)
    """
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """A colour between two: share 0 is the first, 1 the second.

    >>> mix((0, 0, 0), (200, 100, 0), 0.5)
    (100, 50, 0)
    """
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


class Theme(Struct, frozen=True):
    """What each part of a picture is coloured with."""

    name: str
    ground: Colour  # behind everything
    panel: Colour
    raised: Colour  # cards and tiles on a panel
    line: Colour
    text: Colour  # of words
    muted: Colour  # less important words
    accent: Colour  # whose turn, headings
    glow: Colour  # what changed
    terraces: Shades  # of plain spaces: top, middle, bottom
    blue_spaces: Shades
    green_spaces: Shades
    rim: Colour | None = None  # around icons, where their own outlines are as dark as the ground


LIGHT = Theme(
    name="light",
    ground=rgb("#E7DAC3"),
    panel=rgb("#F6EEDF"),
    raised=rgb("#FFFAF0"),
    line=rgb("#B9A383"),
    text=rgb("#2A1F18"),
    muted=rgb("#584738"),
    accent=rgb("#9C2F2A"),
    glow=rgb("#E2571E"),
    terraces=(rgb("#F7EBDB"), rgb("#E8DDCD"), rgb("#DACFC0")),
    blue_spaces=(rgb("#8BC8F6"), rgb("#7DBAE8"), rgb("#6EADDA")),
    green_spaces=(rgb("#8EAC76"), rgb("#819F6A"), rgb("#74925D")),
)
DARK = Theme(
    name="dark",
    ground=rgb("#191412"),
    panel=rgb("#28201C"),
    raised=rgb("#372D27"),
    line=rgb("#6A5848"),
    text=rgb("#F5EBDB"),
    muted=rgb("#C8B6A0"),
    accent=rgb("#F08A6A"),
    glow=rgb("#FFB347"),
    terraces=(rgb("#37302B"), rgb("#2C2620"), rgb("#211B16")),
    blue_spaces=(rgb("#3F436F"), rgb("#333863"), rgb("#262D56")),
    green_spaces=(rgb("#29783C"), rgb("#196B31"), rgb("#025F25")),
    rim=rgb("#C8B6A0"),
)
THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}


def theme_named(name: str) -> Theme:
    """The theme of this name."""
    if name not in THEMES:
        raise ValueError(f"there is no theme called {name!r}; there are {', '.join(THEMES)}")
    return THEMES[name]


# Things keep their colour in both themes.
BLACK, WHITE = rgb("#1E1713"), rgb("#FFFDF7")
WORKERS: Mapping[str, Colour] = {
    "architect": rgb("#2E67B1"),
    "craftsman": rgb("#2F8F57"),
    "warrior": rgb("#B4322B"),
    "courier": rgb("#F0C23C"),
    "priest": rgb("#F4EFE4"),
}
SEATS: tuple[Colour, ...] = (rgb("#7A3E9D"), rgb("#3D8FD6"), rgb("#2B2B2B"), rgb("#F08C1E"))
GODS: Mapping[str, Colour] = {
    "inti": rgb("#D98E04"),
    "killa": rgb("#7B86A8"),
    "illapa": rgb("#C13C2F"),
    "qocha": rgb("#1F7F93"),
    "kuychi": rgb("#8E4AA5"),
    "wiraqocha": rgb("#5E7A2E"),
}
RESOURCES: Mapping[str, Colour] = {
    "potato": rgb("#A8713D"),
    "corn": rgb("#EFC02E"),
    "stone": rgb("#8C8F94"),
    "gold": rgb("#E39B10"),
    "vp": rgb("#9C2F2A"),
}
CLOTH: Mapping[str, Colour] = {
    "brown": rgb("#8A5A34"),
    "yellow": rgb("#E0AE2F"),
    "green": rgb("#3B7D4B"),
    "red": rgb("#B23A30"),
}


FADED = 0.6  # of the ground in what is shown but not meant


@cache
def palette(theme: Theme) -> Image.Image:
    """The fixed palette of a theme: its colours and the shades in between that soft edges need."""
    grounds = [theme.ground, theme.panel, theme.raised, *theme.terraces, *theme.blue_spaces, *theme.green_spaces]
    things = [*WORKERS.values(), *SEATS, *GODS.values(), *RESOURCES.values(), *CLOTH.values()]
    texts = [theme.text, theme.muted, theme.accent, theme.glow, theme.line, BLACK, WHITE]
    fills = [mix(theme.ground, theme.line, 0.5), mix(theme.panel, theme.glow, 0.25)]  # the rim of the hill, a change
    faded = [mix(fill, theme.ground, FADED) for fill in (*grounds, fills[0], theme.text, theme.line)]
    colours = dict.fromkeys([*grounds, *things, *texts, *fills, *faded])
    for ground in grounds:
        colours.update(dict.fromkeys(mix(ground, text, share) for text in texts[:2] for share in (0.25, 0.5, 0.75)))
    for ground in (theme.panel, theme.raised):
        colours.update(dict.fromkeys(mix(ground, text, 0.5) for text in texts[2:5]))
    for thing in things:
        colours.update(dict.fromkeys((mix(thing, BLACK, 0.45), mix(thing, WHITE, 0.5), mix(thing, theme.raised, 0.5))))
    flat = [channel for colour in list(colours)[:256] for channel in colour]
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (256 - len(flat) // 3))
    return image
