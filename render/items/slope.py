"""The hill as one sees it from the side, as wide as a phone and lower: what is meant is large and in its colours."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from PIL import Image

from engine.components import ICONS, SECTIONS, SPACES
from render import icons
from render.board_parts import hill
from render.board_parts.hill import HillContent
from render.drawing.canvas import BOLD, OVERSIZE, Canvas, Point
from render.drawing.theme import FADED, Theme, mix

WIDTH, LOW, ROUND = 1000, 600, 1000  # and how high: among the answers of a card, and by itself
RIM = hill.RADII[3] * hill.UNIT + 34
MARGIN = 6  # around the rim
TASK, FAR_TASK = 50, 30  # icons around a space that is meant, and around others
WORKER, FAR_WORKER = 54, 42
PALE = 0.5  # how much is seen of an icon that is not meant
OUTLINE = 5
Place = Callable[[Point], Point]


def slope(
    content: HillContent, spaces: Iterable[str], theme: Theme, height: int = LOW, *, hints: bool = True
) -> tuple[Canvas, Place]:
    """The whole hill, in which these spaces are meant; and where a point of the hill is there.

    What is not meant is hinted at by small signs, if at all.
    """
    canvas = Canvas(WIDTH, height, theme, theme.ground, OVERSIZE)
    lit = frozenset(spaces)
    across, down = ((side / 2 - MARGIN) / RIM for side in (WIDTH, height))

    def at(point: Point) -> Point:
        return WIDTH / 2 + (point[0] - hill.CENTRE) * across, height / 2 + (point[1] - hill.CENTRE) * down

    _ground(canvas, at, lit)
    _middle(canvas, at, content if hints else HillContent((), (), (), ()))
    for section in SECTIONS if hints else ():
        x, y = at(hill.polar(hill.RADII[3] + 0.15, 72 * (section - 1)))
        within = (x - 20, y - 20, x + 20, y + 20)
        canvas.text((x, y), str(section), 32, theme.accent, weight=BOLD, anchor="mm", within=within)
    near = {icon for space in lit for icon in SPACES[space].icons}
    for icon in sorted(ICONS if hints else near, key=lambda icon: (icon in near, icon)):
        _task(canvas, at(hill.icon_at(icon)), ICONS[icon].task, icon in near)
    for space, kind in content.workers:
        size = WORKER if space in lit else FAR_WORKER
        token = icons.worker(kind, size * canvas.scale, theme)
        canvas.paste(token if space in lit else _faded(token), at(hill.space_at(space)))
    return canvas, at


def _ground(canvas: Canvas, at: Place, lit: frozenset[str]) -> None:
    """All spaces, with the borders of the sections; those that are meant in their colours."""
    theme = canvas.theme
    _ellipse(canvas, at, RIM, mix(theme.ground, theme.line, 0.5))
    for space in SPACES:
        if space not in lit:
            fill = mix(hill.fill_of(space, theme), theme.ground, FADED)
            canvas.polygon([*map(at, hill.outline(space))], fill, mix(theme.line, theme.ground, FADED), 2)
    for first, second in hill.section_borders():
        canvas.line([at(hill.icon_at(first)), at(hill.icon_at(second))], theme.accent, 3)
    for space in SPACES:
        if space in lit:
            points = [*map(at, hill.outline(space))]
            canvas.polygon(points, hill.fill_of(space, theme))
            canvas.line([*points, points[0]], theme.glow, OUTLINE)


def _middle(canvas: Canvas, at: Place, content: HillContent) -> None:
    """The Coricancha with its actions and High Priests."""
    theme = canvas.theme
    _ellipse(canvas, at, (hill.RADII[0] - 0.3) * hill.UNIT, theme.raised)
    for index, action in enumerate(content.coricancha):
        canvas.paste(_faded(icons.icon(action, 34 * canvas.scale, theme)), at(hill.polar(0.6, 72 * index)))
    for at_section in SECTIONS:
        here = [seat for section, seat in content.priests if section == at_section]
        for index, seat in enumerate(here):
            angle = 72 * (at_section - 1) + (index - (len(here) - 1) / 2) * hill.APART
            canvas.paste(icons.seat(seat, 30 * canvas.scale, theme), at(hill.polar(0.98, angle)))


def _ellipse(canvas: Canvas, at: Place, radius: float, fill: tuple[int, int, int]) -> None:
    (left, top), (right, bottom) = (at((hill.CENTRE + side, hill.CENTRE + side)) for side in (-radius, radius))
    canvas.ellipse((left, top, right, bottom), fill, canvas.theme.line, 2)


def _task(canvas: Canvas, at: Point, task: str, near: bool) -> None:
    """What can be done at a corner of a space."""
    (x, y), theme = at, canvas.theme
    if not near:
        canvas.paste(_pale_icon(task, FAR_TASK * canvas.scale, theme), at)
        return
    r = TASK * 0.6
    canvas.ellipse((x - r, y - r, x + r, y + r), theme.raised, theme.line, 2)
    canvas.paste(icons.icon(task, TASK * canvas.scale * 9 // 10, theme), at)


@lru_cache(maxsize=64)
def _pale_icon(name: str, size: int, theme: Theme) -> Image.Image:
    return _faded(icons.icon(name, size, theme))


def _faded(sprite: Image.Image) -> Image.Image:
    """A sprite that lets through what is beneath it."""
    pale = sprite.copy()
    pale.putalpha(sprite.getchannel("A").point([round(PALE * alpha) for alpha in range(256)]))
    return pale
