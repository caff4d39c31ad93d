"""The people of the Empire as a portrait for a phone: who can be had, the Casualties of War, the Statues left."""

from collections import Counter

from PIL import Image

from engine.components import GODS
from engine.state import View
from engine.workers import WORKERS, different, kinds_of
from render import icons
from render.board_parts import parts, village
from render.drawing.canvas import BOLD, MEDIUM, Canvas, Panel
from render.drawing.flow import Block, fixed
from render.drawing.panel import TITLE, title
from render.drawing.theme import Theme
from render.pictures import board
from render.pictures.player_area import FINE, ROOM, area_frame, enlarged
from render.words import Words

WORKER, ROW = 48, 62  # the side of a Worker, and the height of a row of them
ENDS = 56  # the room that either end of the Village takes
PER_ROW, DEAD, COUNTED = 5, 40, 46  # Casualties of War in a row, their side, and the height of such a row
STATUE = 42  # the height of a row
SMALL, LARGE = ROOM - 180, ROOM - 70  # where Statues are counted
LETTERS, HEADING = 24, 26


def people(view: View, theme: Theme, words: Words) -> list[Block]:
    """Who can be had, who is dead, and the Statues left, from the top down."""
    arrivals = board.arrivals(view)
    return [
        fixed(parts.TO_BE_HAD, _to_be_had(view, arrivals, theme, words)),
        fixed(parts.CASUALTIES, _casualties(view, arrivals.vassals if arrivals else (), theme, words)),
        fixed(parts.STATUES, _statues(view, theme, words)),
    ]


def _to_be_had(view: View, arrivals: village.Arrivals | None, theme: Theme, words: Words) -> Panel:
    """The Village between its ends; Nomads and Newcomers with how many are left in their bags."""
    offers = [(words.nomads, view.nomads, sum(view.bag.values()))]
    if arrivals is not None and arrivals.newcomers is not None:
        offers.append((words.newcomers, arrivals.newcomers, arrivals.bag))
    canvas = area_frame(TITLE + ROW + 12 + len(offers) * (TITLE + ROW), theme)
    title(canvas, words.village)
    y = TITLE + ROW / 2
    canvas.paste(icons.icon("potato", 42 * canvas.scale, theme), (ENDS / 2 + 4, y))
    canvas.paste(icons.icon("corn", 42 * canvas.scale, theme), (ROOM - ENDS / 2 - 4, y))
    canvas.rectangle((ENDS, y - 29, ROOM - ENDS, y + 29), theme.raised, theme.line, 2, 29)
    inside = (ROOM - 2 * ENDS - 24, (WORKER + 8) * len(view.village))
    _workers(canvas, view.village, (ROOM - min(inside)) / 2, min(inside), y)
    for index, (heading, workers, bag) in enumerate(offers):
        top = TITLE + ROW + 12 + index * (TITLE + ROW)
        canvas.line([(16, top), (ROOM - 16, top)], theme.line, 1.5)
        middle = top + TITLE / 2 + 4
        canvas.text((16, middle), heading, HEADING, theme.accent, weight=BOLD, within=(16, top, ROOM - 130, top + 48))
        canvas.paste(icons.icon("bag", 38 * canvas.scale, theme), (ROOM - 86, middle))
        _number(canvas, bag, ROOM - 40, middle)
        _workers(canvas, workers, 16, ROOM - 32, top + TITLE + ROW / 2 - 4)
    return enlarged(canvas)


def _workers(canvas: Canvas, workers: tuple[str, ...], left: float, room: float, y: float) -> None:
    """Workers in a row from the left, closer together where there are many."""
    step = min(WORKER + 8, room / max(1, len(workers)))
    for index, worker in enumerate(workers):
        sprite = icons.worker(worker, round(min(WORKER, step - 2) * canvas.scale), canvas.theme)
        canvas.paste(sprite, (left + (index + 0.5) * step, y))


def _casualties(view: View, vassals: tuple[int, ...], theme: Theme, words: Words) -> Panel:
    """How many there are, Vassals among them; beneath, how many of each kind and whose Vassals."""
    dead: list[tuple[Image.Image, int]] = []
    for worker in different(sorted(view.casualties, key=WORKERS.index)):
        n = sum(kinds_of(other) == kinds_of(worker) for other in view.casualties)
        dead.append((icons.worker(worker, DEAD * FINE, theme), n))
    dead += [(icons.vassal(owner, DEAD * FINE, theme), n) for owner, n in sorted(Counter(vassals).items())]
    canvas = area_frame(TITLE + 12 + -(-len(dead) // PER_ROW) * COUNTED, theme)
    title(canvas, words.casualties, room=ROOM - 150)
    canvas.paste(icons.icon("casualty", 38 * canvas.scale, theme), (ROOM - 86, 26))
    _number(canvas, len(view.casualties) + len(vassals), ROOM - 40, 26)
    step = (ROOM - 24) / PER_ROW
    for index, (sprite, n) in enumerate(dead):
        x, y = 12 + index % PER_ROW * step + 26, TITLE + 4 + (index // PER_ROW + 0.5) * COUNTED
        canvas.paste(canvas.fitted(sprite, DEAD), (x, y))
        _number(canvas, n, x + 44, y)
    return enlarged(canvas)


def _statues(view: View, theme: Theme, words: Words) -> Panel:
    """The Statues left of every god, small and large."""
    canvas = area_frame(TITLE + 16 + len(GODS) * STATUE, theme)
    title(canvas, words.statues, room=SMALL - 60)
    canvas.paste(icons.icon("small_statue", 38 * canvas.scale, theme), (SMALL, 28))
    canvas.paste(icons.icon("large_statue", 42 * canvas.scale, theme), (LARGE, 28))
    for index, god in enumerate(GODS):
        y = TITLE + 8 + (index + 0.5) * STATUE
        canvas.paste(icons.god_badge(god, 34 * canvas.scale, theme), (50, y))
        canvas.text((92, y), words.names[god], LETTERS, within=(92, y - 18, SMALL - 40, y + 18))
        _number(canvas, view.small_statues[god], SMALL, y)
        _number(canvas, view.large_statues[god], LARGE, y)
    return enlarged(canvas)


def _number(canvas: Canvas, n: int, x: float, y: float) -> None:
    """A number; none is paler."""
    colour, weight = (canvas.theme.text, BOLD) if n else (canvas.theme.muted, MEDIUM)
    canvas.text((x, y), str(n), 28, colour, weight=weight, anchor="mm", within=(x - 24, y - 18, x + 24, y + 18))
