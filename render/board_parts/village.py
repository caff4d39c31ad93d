"""The people of the Empire: Village, Nomads, Casualties of War, the bag, and the Statues left."""

from functools import lru_cache

from msgspec import Struct

from engine.workers import WORKERS, different, kinds_of
from render import icons
from render.drawing.canvas import BOLD, MEDIUM, Canvas, Panel
from render.drawing.panel import frame, title
from render.drawing.theme import Theme
from render.words import Words

SIZE = (450, 430)


class Arrivals(Struct, frozen=True):
    """What the modules bring here: Newcomers on offer and in their bag, and Vassals among the Casualties of War."""

    newcomers: tuple[str, ...] | None = None  # None: there are none in this game
    bag: int = 0
    vassals: tuple[int, ...] = ()  # whose


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
    arrivals: Arrivals | None = None,
) -> Panel:
    """The Village queue with its two ends, the Nomads, the Casualties of War, the bag, and the Statues left."""
    width, height = SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.village, room=width / 2)
    _queue(canvas, village, 74, "village" in changed)
    _offer(canvas, words.nomads, nomads, bag, 124, "nomads" in changed)
    if arrivals is None:
        _casualties(canvas, casualties, 182, "casualties" in changed, words)
        canvas.line([(16, 222), (width - 16, 222)], theme.line, 1.5)
        _statues(canvas, statues, 222, words)
        return canvas.done()
    if arrivals.newcomers is not None:
        _offer(canvas, words.newcomers, arrivals.newcomers, arrivals.bag, 176, "newcomers" in changed)
    _all_casualties(canvas, casualties, arrivals.vassals, 228, "casualties" in changed, words)
    canvas.line([(16, 294), (width - 16, 294)], theme.line, 1.5)
    _statues_in_columns(canvas, statues, 294, words)
    return canvas.done()


def _offer(canvas: Canvas, label: str, workers: tuple[str, ...], bag: int, y: float, changed: bool) -> None:
    """Workers to be had, and how many are left in their bag."""
    theme, width = canvas.theme, canvas.width
    canvas.text((16, y), label, 24, theme.accent, weight=BOLD, within=(16, y - 16, 160, y + 16))
    for index, kind in enumerate(workers):
        canvas.paste(icons.worker(kind, 44 * canvas.scale, theme), (192 + index * 46, y))
    if changed:
        canvas.rectangle((165, y - 26, 173 + 46 * max(1, len(workers)), y + 26), None, theme.glow, 4, 10)
    canvas.paste(icons.icon("bag", 34 * canvas.scale, theme), (width - 62, y))
    canvas.text((width - 28, y), str(bag), 24, weight=BOLD, anchor="mm", within=(width - 44, y - 16, width - 8, y + 16))


def _statues(canvas: Canvas, statues: tuple[tuple[str, int, int], ...], y: float, words: Words) -> None:
    """The Statues left of every god, small and large."""
    theme = canvas.theme
    canvas.text((16, y + 26), words.statues, 24, theme.accent, weight=BOLD, within=(16, y + 8, 200, y + 44))
    canvas.paste(icons.icon("small_statue", 30 * canvas.scale, theme), (262, y + 26))
    canvas.paste(icons.icon("large_statue", 34 * canvas.scale, theme), (370, y + 26))
    for index, (god, small, large) in enumerate(statues):
        row = y + 58 + index * 25
        canvas.paste(icons.god_badge(god, 24 * canvas.scale, theme), (40, row))
        canvas.text((72, row), words.names[god], 20, within=(72, row - 12, 220, row + 12))
        _left(canvas, small, 262, row)
        _left(canvas, large, 370, row)


def _statues_in_columns(canvas: Canvas, statues: tuple[tuple[str, int, int], ...], y: float, words: Words) -> None:
    """The same in two columns, without the names of the gods."""
    theme, wide = canvas.theme, canvas.width / 2
    canvas.text((16, y + 22), words.statues, 24, theme.accent, weight=BOLD, within=(16, y + 4, 124, y + 40))
    half = -(-len(statues) // 2)
    for column in range(2):
        left = column * wide
        canvas.paste(icons.icon("small_statue", 28 * canvas.scale, theme), (left + 140, y + 22))
        canvas.paste(icons.icon("large_statue", 32 * canvas.scale, theme), (left + 190, y + 22))
        for index, (god, small, large) in enumerate(statues[column * half : (column + 1) * half]):
            row = y + 54 + index * 28
            canvas.paste(icons.god_badge(god, 28 * canvas.scale, theme), (left + 50, row))
            _left(canvas, small, left + 140, row)
            _left(canvas, large, left + 190, row)


def _left(canvas: Canvas, n: int, x: float, y: float) -> None:
    """How many Statues are left; none is paler."""
    colour, weight = (canvas.theme.text, BOLD) if n else (canvas.theme.muted, MEDIUM)
    canvas.text((x, y), str(n), 21, colour, weight=weight, anchor="mm", within=(x - 22, y - 12, x + 22, y + 12))


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


def _all_casualties(
    canvas: Canvas, casualties: tuple[str, ...], vassals: tuple[int, ...], y: float, changed: bool, words: Words
) -> None:
    """How many there are, Vassals among them; beneath, how many of each kind and whose Vassals."""
    theme, width = canvas.theme, canvas.width
    head = canvas.text((16, y), words.casualties, 24, theme.accent, weight=BOLD, within=(16, y - 16, 300, y + 16))
    canvas.paste(icons.icon("casualty", 34 * canvas.scale, theme), (16 + head + 24, y))
    x = 16 + head + 57
    total = str(len(casualties) + len(vassals))
    canvas.text((x, y), total, 27, weight=BOLD, anchor="mm", within=(x - 18, y - 16, x + 18, y + 16))
    dead = [
        (
            icons.worker(worker, 28 * canvas.scale, theme),
            sum(kinds_of(other) == kinds_of(worker) for other in casualties),
        )
        for worker in different(sorted(casualties, key=WORKERS.index))
    ]
    dead += [
        (icons.vassal(owner, 28 * canvas.scale, theme), vassals.count(owner))
        for owner in sorted(dict.fromkeys(vassals))
    ]
    step = min(48.0, (width - 30) / max(1, len(dead)))
    size = round(min(28, step))
    for index, (sprite, n) in enumerate(dead):
        left = 18 + index * step
        many = step < 40
        canvas.paste(canvas.fitted(sprite, size), (left + size / 2, y + (29 if many else 36)))
        at = (left + size / 2, y + 50) if many else (left + size + 9, y + 36)
        canvas.text(at, str(n), 18, weight=BOLD, anchor="mm", within=(at[0] - 10, at[1] - 9, at[0] + 10, at[1] + 9))
    if changed:
        canvas.rectangle((10, y - 20, width - 10, y + 58), None, theme.glow, 4, 10)
