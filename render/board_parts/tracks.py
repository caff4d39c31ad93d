"""The tracks beside the hill: Temple, regions, Village, Nomads and Casualties of War."""

from functools import lru_cache

from engine.components import CONQUEST, TEMPLE, WORKER_KINDS
from engine.components.records import ConquestSpace
from engine.resources import Place
from render import icons
from render.drawing.canvas import BOLD, MEDIUM, Canvas, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme, mix
from render.words import Words

TEMPLE_SIZE = (450, 660)
PEOPLE_SIZE = (450, 430)
REGION_SIZE = (774, 152)


# ---------------------------------------------------------------- Temple


@lru_cache(maxsize=64)
def temple(markers: tuple[Place, ...], moved: tuple[int, ...], theme: Theme, words: Words) -> Panel:
    """The Temple from the top down: reward, step, markers, VP at each Festival, VP at the end."""
    width, height = TEMPLE_SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.temple, room=width - 150)
    canvas.paste(icons.icon("festival", 26 * canvas.soft, theme), (width - 104, 24))
    canvas.text((width - 44, 24), words.end, 19, theme.muted, anchor="mm", within=(width - 84, 8, width - 6, 42))
    row = (height - TITLE - 12) / len(TEMPLE)
    for step in TEMPLE:
        top = TITLE + (len(TEMPLE) - 1 - step.id) * row + 4
        box = (10.0, top + 1.5, width - 10.0, top + row - 1.5)
        here = [seat for seat, at in enumerate(markers) if at == step.id]
        changed = any(seat in moved for seat in here)
        canvas.rectangle(
            box, mix(theme.panel, theme.raised, 0.9), theme.glow if changed else theme.line, 4 if changed else 1.5, 7
        )
        middle = top + row / 2
        canvas.text(
            (34, middle), str(step.id), 22, theme.muted, weight=BOLD, anchor="mm", within=(14, top, 56, top + row)
        )
        if step.reward:
            canvas.paste(canvas.fitted(icons.effects_row(step.reward, 25 * canvas.soft, theme), 134), (128, middle))
        for index, seat in enumerate(here):
            canvas.paste(icons.seat(seat, 32 * canvas.soft, theme), (214 + index * 32, middle))
        canvas.text(
            (width - 104, middle),
            str(step.vp),
            25,
            weight=BOLD,
            anchor="mm",
            within=(width - 134, top, width - 76, top + row),
        )
        if step.final_vp:
            canvas.text(
                (width - 44, middle),
                f"+{step.final_vp}",
                23,
                theme.accent,
                weight=BOLD,
                anchor="mm",
                within=(width - 72, top, width - 12, top + row),
            )
    return canvas.done()


# ---------------------------------------------------------------- people


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
    width, height = PEOPLE_SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.village, room=width / 2)
    _queue(canvas, village, 74, "village" in changed)
    y = 124.0
    canvas.text((16, y), words.nomads, 24, theme.accent, weight=BOLD, within=(16, y - 16, 160, y + 16))
    for index, kind in enumerate(nomads):
        canvas.paste(icons.worker(kind, 44 * canvas.soft, theme), (192 + index * 46, y))
    if "nomads" in changed:
        canvas.rectangle((165, y - 26, 173 + 46 * max(1, len(nomads)), y + 26), None, theme.glow, 4, 10)
    canvas.paste(icons.icon("bag", 34 * canvas.soft, theme), (width - 62, y))
    canvas.text((width - 28, y), str(bag), 24, weight=BOLD, anchor="mm", within=(width - 44, y - 16, width - 8, y + 16))
    _casualties(canvas, casualties, 182, "casualties" in changed, words)
    y = 222.0
    canvas.line([(16, y), (width - 16, y)], theme.line, 1.5)
    canvas.text((16, y + 26), words.statues, 24, theme.accent, weight=BOLD, within=(16, y + 8, 200, y + 44))
    canvas.paste(icons.icon("small_statue", 30 * canvas.soft, theme), (262, y + 26))
    canvas.paste(icons.icon("large_statue", 34 * canvas.soft, theme), (370, y + 26))
    for index, (god, small, large) in enumerate(statues):
        row = y + 58 + index * 25
        canvas.paste(icons.god_badge(god, 24 * canvas.soft, theme), (40, row))
        canvas.text((72, row), words.names[god], 20, within=(72, row - 12, 220, row + 12))
        canvas.text(
            (262, row),
            str(small),
            21,
            theme.ink if small else theme.muted,
            weight=BOLD if small else MEDIUM,
            anchor="mm",
            within=(240, row - 12, 284, row + 12),
        )
        canvas.text(
            (370, row),
            str(large),
            21,
            theme.ink if large else theme.muted,
            weight=BOLD if large else MEDIUM,
            anchor="mm",
            within=(348, row - 12, 392, row + 12),
        )
    return canvas.done()


def _queue(canvas: Canvas, village: tuple[str, ...], y: float, changed: bool) -> None:
    theme, width = canvas.theme, canvas.width
    canvas.paste(icons.icon("potato", 36 * canvas.soft, theme), (32, y))
    canvas.paste(icons.icon("corn", 36 * canvas.soft, theme), (width - 32, y))
    outline = theme.glow if changed else theme.line
    canvas.rectangle((56, y - 25, width - 56, y + 25), theme.raised, outline, 4 if changed else 2, 25)
    space = (width - 124) / 9
    start = width / 2 - (len(village) - 1) * min(38.0, space * 1.1) / 2
    for index, kind in enumerate(village):
        canvas.paste(icons.worker(kind, 37 * canvas.soft, theme), (start + index * min(38.0, space * 1.1), y))


def _casualties(canvas: Canvas, casualties: tuple[str, ...], y: float, changed: bool, words: Words) -> None:
    """How many there are, and how many of each kind."""
    theme, width = canvas.theme, canvas.width
    head = canvas.text((16, y), words.casualties, 24, theme.accent, weight=BOLD, within=(16, y - 16, 236, y + 16))
    canvas.paste(icons.icon("casualty", 34 * canvas.soft, theme), (16 + head + 24, y))
    x = 16 + head + 57
    canvas.text((x, y), str(len(casualties)), 27, weight=BOLD, anchor="mm", within=(x - 15, y - 16, x + 15, y + 16))
    for index, kind in enumerate(kind for kind in WORKER_KINDS if kind in casualties):
        x = 16 + head + 92 + index * 29
        canvas.paste(icons.worker(kind, 27 * canvas.soft, theme), (x, y - 8))
        n = str(casualties.count(kind))
        canvas.text((x, y + 15), n, 18, weight=BOLD, anchor="mm", within=(x - 14, y + 6, x + 14, y + 24))
    if changed:
        canvas.rectangle((10, y - 25, width - 10, y + 27), None, theme.glow, 4, 10)


# ---------------------------------------------------------------- regions


@lru_cache(maxsize=128)
def region(
    name: str, markers: tuple[tuple[str, int], ...], changed: tuple[str, ...], leader: int, theme: Theme, words: Words
) -> Panel:
    """A Conquest region: six spaces with soldiers to discard and flip, benefit and marker; who leads it."""
    width, height = REGION_SIZE
    canvas = frame(width, height, theme)
    head = title(canvas, words.names[name], room=width - 120)
    if leader >= 0:
        canvas.paste(icons.icon("crown", 26 * canvas.soft, theme), (40 + head, 24))
        canvas.paste(icons.seat(leader, 28 * canvas.soft, theme), (74 + head, 24))
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
            canvas.paste(icons.seat(held[space.id], 52 * canvas.soft, theme), middle)
        else:
            canvas.paste(canvas.fitted(icons.effects_row(space.benefit, 30 * canvas.soft, theme), cell - 12), middle)
    return canvas.done()


def soldiers(canvas: Canvas, space: ConquestSpace, right: float, y: float, size: int) -> None:
    """The price of a Conquest space, from the right: soldiers to flip, then to discard."""
    x = right
    for icon, n in (("flip", space.flip), ("discard", space.discard)):
        if n:
            number = x - size * 0.8
            within = (number - size * 0.33, y - size * 0.6, number + size * 0.33, y + size * 0.6)
            canvas.paste(icons.icon(icon, size * canvas.soft, canvas.theme), (x, y))
            canvas.text((number, y), str(n), round(size * 0.6 + 6), weight=BOLD, anchor="mm", within=within)
            x -= size * 1.68
