"""The people of the Empire: Village, Nomads, Casualties of War, the bag, and the Statues left."""

from functools import lru_cache

from engine.workers import WORKERS, different, kinds_of
from render import icons
from render.drawing.canvas import BOLD, MEDIUM, Canvas, Panel
from render.drawing.panel import frame, title
from render.drawing.theme import Theme
from render.words import Words

SIZE = (450, 430)


@lru_cache(maxsize=64)
def people(
    village: tuple[str, ...],
    nomads: tuple[str, ...],
    casualties: tuple[str, ...],
    bag: int,
    statues: tuple[tuple[str, int, int], ...],
    changed: tuple[str, ...],
    theme: Theme,
    words: Words,
) -> Panel:
    """The Village queue with its two ends, the Nomads, the Casualties of War, the bag, and the Statues left."""
    width, height = SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.village, room=width / 2)
    _queue(canvas, village, 74, "village" in changed)
    y = 124.0
    canvas.text((16, y), words.nomads, 24, theme.accent, weight=BOLD, within=(16, y - 16, 160, y + 16))
    for index, kind in enumerate(nomads):
        canvas.paste(icons.worker(kind, 44 * canvas.scale, theme), (192 + index * 46, y))
    if "nomads" in changed:
        canvas.rectangle((165, y - 26, 173 + 46 * max(1, len(nomads)), y + 26), None, theme.glow, 4, 10)
    canvas.paste(icons.icon("bag", 34 * canvas.scale, theme), (width - 62, y))
    canvas.text((width - 28, y), str(bag), 24, weight=BOLD, anchor="mm", within=(width - 44, y - 16, width - 8, y + 16))
    _casualties(canvas, casualties, 182, "casualties" in changed, words)
    y = 222.0
    canvas.line([(16, y), (width - 16, y)], theme.line, 1.5)
    canvas.text((16, y + 26), words.statues, 24, theme.accent, weight=BOLD, within=(16, y + 8, 200, y + 44))
    canvas.paste(icons.icon("small_statue", 30 * canvas.scale, theme), (262, y + 26))
    canvas.paste(icons.icon("large_statue", 34 * canvas.scale, theme), (370, y + 26))
    for index, (god, small, large) in enumerate(statues):
        row = y + 58 + index * 25
        canvas.paste(icons.god_badge(god, 24 * canvas.scale, theme), (40, row))
        canvas.text((72, row), words.names[god], 20, within=(72, row - 12, 220, row + 12))
        canvas.text(
            (262, row),
            str(small),
            21,
            theme.text if small else theme.muted,
            weight=BOLD if small else MEDIUM,
            anchor="mm",
            within=(240, row - 12, 284, row + 12),
        )
        canvas.text(
            (370, row),
            str(large),
            21,
            theme.text if large else theme.muted,
            weight=BOLD if large else MEDIUM,
            anchor="mm",
            within=(348, row - 12, 392, row + 12),
        )
    return canvas.done()


def _queue(canvas: Canvas, village: tuple[str, ...], y: float, changed: bool) -> None:
    theme, width = canvas.theme, canvas.width
    canvas.paste(icons.icon("potato", 36 * canvas.scale, theme), (32, y))
    canvas.paste(icons.icon("corn", 36 * canvas.scale, theme), (width - 32, y))
    outline = theme.glow if changed else theme.line
    canvas.rectangle((56, y - 25, width - 56, y + 25), theme.raised, outline, 4 if changed else 2, 25)
    space = (width - 124) / 9
    start = width / 2 - (len(village) - 1) * min(38.0, space * 1.1) / 2
    for index, kind in enumerate(village):
        canvas.paste(icons.worker(kind, 37 * canvas.scale, theme), (start + index * min(38.0, space * 1.1), y))


def _casualties(canvas: Canvas, casualties: tuple[str, ...], y: float, changed: bool, words: Words) -> None:
    """How many there are, and how many of each kind."""
    theme, width = canvas.theme, canvas.width
    head = canvas.text((16, y), words.casualties, 24, theme.accent, weight=BOLD, within=(16, y - 16, 236, y + 16))
    canvas.paste(icons.icon("casualty", 34 * canvas.scale, theme), (16 + head + 24, y))
    x = 16 + head + 57
    canvas.text((x, y), str(len(casualties)), 27, weight=BOLD, anchor="mm", within=(x - 15, y - 16, x + 15, y + 16))
    for index, worker in enumerate(different(sorted(casualties, key=WORKERS.index))):
        x = 16 + head + 92 + index * 29
        canvas.paste(icons.worker(worker, 27 * canvas.scale, theme), (x, y - 8))
        n = str(sum(kinds_of(other) == kinds_of(worker) for other in casualties))
        canvas.text((x, y + 15), n, 18, weight=BOLD, anchor="mm", within=(x - 14, y + 6, x + 14, y + 24))
    if changed:
        canvas.rectangle((10, y - 25, width - 10, y + 27), None, theme.glow, 4, 10)
