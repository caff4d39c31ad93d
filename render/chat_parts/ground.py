"""The hill before anybody has set foot on it: spaces, walls, gods and tasks; drawn once for each theme."""

from functools import cache, lru_cache

from PIL import Image

from engine.components import ICONS, SECTIONS, SPACES, STEPS
from render import icons
from render.board_parts import hill
from render.chat_parts.sizes import CENTRE, HILL, NUMBER, RIM, WIDTH, moved
from render.drawing.canvas import BOLD, OVERSIZE, Canvas, Label, Panel, in_palette
from render.drawing.theme import Colour, Theme, mix

ICON, DISC, GOD, GOD_DISC = 46, 31, 38, 25
WALL = 9
SPOT, STEPS_SIDE = (50, 40), 32
CORICANCHA = (hill.RADII[0] - 0.27) * hill.UNIT
ACTION = 46


class Ground:
    """The empty hill in full colour and in the palette, its labels, and what is beneath the god of each space."""

    def __init__(self, image: Image.Image, bare: Image.Image, labels: tuple[Label, ...], theme: Theme) -> None:
        self.image, self.bare, self.labels = image, bare, labels
        self.in_palette = in_palette(image, theme)


@cache  # one for each theme
def ground(theme: Theme) -> Ground:
    """The empty hill but for the Coricancha."""
    canvas = Canvas(WIDTH, HILL, theme, theme.ground, OVERSIZE)
    _disc(canvas, RIM, mix(theme.ground, theme.line, 0.5))
    for space in SPACES:
        canvas.polygon([moved(point) for point in hill.outline(space)], hill.fill_of(space, theme), edge_of(theme), 2)
    for ring in (1, 2):
        wall = [moved(hill.polar(hill.RADII[ring], angle)) for angle in range(0, 363, 3)]
        canvas.line(wall, wall_of(theme), WALL)
    for a, b in hill.section_borders():
        canvas.line([moved(hill.icon_at(a)), moved(hill.icon_at(b))], theme.accent, 4)
    _disc(canvas, hill.RADII[0] * hill.UNIT, mix(theme.ground, theme.line, 0.5))
    for section in SECTIONS:
        x, y = moved(hill.polar(hill.RADII[3] + 0.16, 72 * (section - 1)))
        within = (x - 22, y - 22, x + 22, y + 22)
        canvas.text((x, y), str(section), NUMBER, theme.accent, weight=BOLD, anchor="mm", within=within)
    for spot in STEPS:
        x, y = moved(hill.spot_at(spot))
        w, h = SPOT
        canvas.rectangle((x - w / 2, y - h / 2, x + w / 2, y + h / 2), theme.panel, wall_of(theme), 3, 7)
        canvas.paste(icons.faded(icons.icon("steps", STEPS_SIDE * OVERSIZE, theme)), (x, y))
    for icon, printed in ICONS.items():
        x, y = moved(hill.icon_at(icon))
        canvas.ellipse((x - DISC, y - DISC, x + DISC, y + DISC), theme.raised, wall_of(theme), 2)
        canvas.paste(icons.icon(printed.task, ICON * OVERSIZE, theme), (x, y))
    bare = canvas.image.reduce(OVERSIZE)
    for space, god in ((space, printed.god) for space, printed in SPACES.items()):
        x, y = moved(hill.space_at(space))
        canvas.ellipse((x - GOD_DISC, y - GOD_DISC, x + GOD_DISC, y + GOD_DISC), theme.raised, None)
        canvas.paste(icons.god(god, GOD * OVERSIZE, theme), (x, y))
    return Ground(canvas.image.reduce(OVERSIZE), bare, tuple(canvas.labels), theme)


def _disc(canvas: Canvas, radius: float, fill: Colour) -> None:
    x, y = CENTRE
    canvas.ellipse((x - radius, y - radius, x + radius, y + radius), fill)


def edge_of(theme: Theme) -> Colour:
    """The colour of the lines between spaces."""
    return mix(theme.line, theme.ground, 0.2)


def wall_of(theme: Theme) -> Colour:
    """The colour of the walls of terraces."""
    return theme.muted if theme.rim is None else theme.line


@lru_cache(maxsize=32)
def coricancha(actions: tuple[str, ...], theme: Theme) -> Panel:
    """The middle of the hill, as large as its disc, with the High Priest actions of a game."""
    side = round(CORICANCHA) * 2 + 8
    canvas = Canvas(side, side, theme, theme.ground, OVERSIZE)
    left, top = round(CENTRE[0]) - side // 2, round(CENTRE[1]) - side // 2
    under = ground(theme).image.crop((left, top, left + side, top + side))
    canvas.image.paste(under.resize(canvas.image.size), (0, 0))
    half, r = side / 2, CORICANCHA
    canvas.ellipse((half - r, half - r, half + r, half + r), theme.raised, theme.accent, 4)
    for index, action in enumerate(actions):
        for radius, angle, draw in ((1.0, 72 * index + 36, "line"), (0.36, 72 * index, action)):
            x, y = (at - hill.CENTRE + half for at in hill.polar(radius * r / hill.UNIT, angle))
            if draw == "line":
                canvas.line([(half, half), (x, y)], theme.line, 3)
            else:
                canvas.paste(icons.icon(draw, ACTION * OVERSIZE, theme), (x, y))
    return canvas.done()
