"""The panel of the four regions to conquer, with the markers on them."""

from functools import lru_cache

from engine.components import CONQUEST
from engine.components.records import ConquestSpace
from render import icons
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme
from render.words import Words

SIZE = (774, 152)


@lru_cache(maxsize=128)
def region(
    name: str, markers: tuple[tuple[str, int], ...], changed: tuple[str, ...], leader: int, theme: Theme, words: Words
) -> Panel:
    """A Conquest region: six spaces with soldiers to discard and flip, benefit and marker; who leads it."""
    width, height = SIZE
    canvas = frame(width, height, theme)
    head = title(canvas, words.names[name], room=width - 120)
    if leader >= 0:
        canvas.paste(icons.icon("crown", 26 * canvas.scale, theme), (40 + head, 24))
        canvas.paste(icons.seat(leader, 28 * canvas.scale, theme), (74 + head, 24))
    held = dict(markers)
    cell = (width - 20) / 6
    for index, space in enumerate(space for space in CONQUEST.values() if space.region == name):
        left = 10 + index * cell
        box = (left + 2, TITLE + 4, left + cell - 2, height - 8)
        glows = space.id in changed
        canvas.rectangle(box, theme.raised, theme.glow if glows else theme.line, 4 if glows else 1.5, 9)
        canvas.text(
            (left + 8, TITLE + 20), space.id, 20, weight=BOLD, within=(left + 7, TITLE + 6, left + 48, TITLE + 36)
        )
        soldiers(canvas, space, left + cell - 16, TITLE + 20, 22)
        middle = (left + cell / 2, TITLE + 72)
        if space.id in held:
            canvas.paste(icons.seat(held[space.id], 52 * canvas.scale, theme), middle)
        else:
            canvas.paste(canvas.fitted(icons.effects_row(space.benefit, 30 * canvas.scale, theme), cell - 12), middle)
    return canvas.done()


def soldiers(canvas: Canvas, space: ConquestSpace, right: float, y: float, size: int) -> None:
    """The price of a Conquest space, from the right: soldiers to flip, then to discard."""
    x = right
    for icon, n in (("flip", space.flip), ("discard", space.discard)):
        if n:
            number = x - size * 0.8
            within = (number - size * 0.33, y - size * 0.6, number + size * 0.33, y + size * 0.6)
            canvas.paste(icons.icon(icon, size * canvas.scale, canvas.theme), (x, y))
            canvas.text((number, y), str(n), round(size * 0.6 + 6), weight=BOLD, anchor="mm", within=within)
            x -= size * 1.68
