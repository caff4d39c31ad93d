"""For a phone, as wide as its screen: the people, the regions, and what is on offer."""

from collections import Counter
from functools import lru_cache

from PIL import Image

from engine.components import CONQUEST
from engine.workers import WORKERS, different, kinds_of
from render import icons
from render.board_parts import nation_tiles, regions
from render.board_parts.cards_and_tiles import draw_god_card
from render.board_parts.phone_seats import EDGE, WIDTH
from render.board_parts.village import Arrivals
from render.drawing.canvas import BOLD, MEDIUM, OVERSIZE, Canvas, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme
from render.words import Words

BESIDE_TEMPLE = 284  # the width of what stands beside the Temple
WORKER, ROW = 46, 60.0  # the side of a Worker, and the height of a row of them
NATION = 52.0
SPACE = 88.0  # the height of a Conquest space
GOD_CARD = 122.0
GODS_ACROSS, DEAD_ACROSS = 3, 3
STATUE = 36.0  # the height of a row
DECKS = 84


# ---------------------------------------------------------------- people


@lru_cache(maxsize=32)
def workers_to_be_had(
    village: tuple[str, ...], nomads: tuple[str, ...], bag: int, arrivals: Arrivals | None, theme: Theme, words: Words
) -> Panel:
    """The Village between its ends; Nomads and Newcomers with how many are left in their bags."""
    offers = [(words.nomads, nomads, bag)]
    if arrivals is not None and arrivals.newcomers is not None:
        offers.append((words.newcomers, arrivals.newcomers, arrivals.bag))
    canvas = frame(WIDTH, round(16 + (1 + len(offers)) * ROW), theme, OVERSIZE)
    y, start = 8 + ROW / 2, 190.0
    _label(canvas, words.village, y, start - 20)
    canvas.rectangle((start, y - 28, WIDTH - EDGE, y + 28), theme.raised, theme.line, 2, 28)
    canvas.paste(icons.icon("potato", 40 * canvas.scale, theme), (start + 30, y))
    canvas.paste(icons.icon("corn", 40 * canvas.scale, theme), (WIDTH - EDGE - 30, y))
    room = WIDTH - EDGE - start - 120
    wide = min(room, (WORKER + 4) * len(village))
    _workers(canvas, village, start + 60 + (room - wide) / 2, wide, y)
    for heading, workers, left in offers:
        y += ROW
        _label(canvas, heading, y, start - 20)
        _workers(canvas, workers, start + 14, WIDTH - EDGE - 130 - start, y)
        canvas.paste(icons.icon("bag", 38 * canvas.scale, theme), (WIDTH - EDGE - 74, y))
        _number(canvas, left, WIDTH - EDGE - 28, y)
    return canvas.done()


def _label(canvas: Canvas, text: str, y: float, right: float) -> None:
    """What stands in a line, or below it."""
    canvas.text((EDGE, y), text, 28, canvas.theme.accent, weight=BOLD, within=(EDGE, y - 20, right, y + 20))


def _workers(canvas: Canvas, workers: tuple[str, ...], left: float, room: float, y: float) -> None:
    """Workers in a row from the left, closer together where there are many."""
    step = min(WORKER + 4, room / max(1, len(workers)))
    for index, worker in enumerate(workers):
        sprite = icons.worker(worker, round(min(WORKER, step) * canvas.scale), canvas.theme)
        canvas.paste(sprite, (left + (index + 0.5) * step, y))


@lru_cache(maxsize=32)
def beside_the_temple(
    statues: tuple[tuple[str, int, int], ...],
    casualties: tuple[str, ...],
    vassals: tuple[int, ...],
    height: int,
    theme: Theme,
    words: Words,
) -> Panel:
    """The Statues left of every god, and the Casualties of War: how many of each kind, and whose Vassals."""
    canvas = frame(BESIDE_TEMPLE, height, theme, OVERSIZE)
    small, large = BESIDE_TEMPLE - 122, BESIDE_TEMPLE - 48
    title(canvas, words.statues, room=small - 40)
    canvas.paste(icons.icon("small_statue", 36 * canvas.scale, theme), (small, 26))
    canvas.paste(icons.icon("large_statue", 40 * canvas.scale, theme), (large, 26))
    for index, (god, *left) in enumerate(statues):
        y = TITLE + 12 + (index + 0.5) * STATUE
        canvas.paste(icons.god_badge(god, 32 * canvas.scale, theme), (60, y))
        for n, x in zip(left, (small, large), strict=True):
            _number(canvas, n, x, y)
    top = TITLE + 20 + len(statues) * STATUE
    canvas.line([(EDGE, top), (BESIDE_TEMPLE - EDGE, top)], theme.line, 2)
    _label(canvas, words.casualties, top + 26, BESIDE_TEMPLE - 12)
    canvas.paste(icons.icon("casualty", 40 * canvas.scale, theme), (40, top + 68))
    _number(canvas, len(casualties) + len(vassals), 84, top + 68)
    _dead(canvas, casualties, vassals, top + 94, height - 8)
    return canvas.done()


def _dead(canvas: Canvas, casualties: tuple[str, ...], vassals: tuple[int, ...], top: float, bottom: float) -> None:
    """How many of each kind there are, as far apart as there is room."""
    found: list[tuple[Image.Image, int]] = []
    for worker in different(sorted(casualties, key=WORKERS.index)):
        n = sum(kinds_of(other) == kinds_of(worker) for other in casualties)
        found.append((icons.worker(worker, 36 * canvas.scale, canvas.theme), n))
    found += [
        (icons.vassal(owner, 36 * canvas.scale, canvas.theme), n) for owner, n in sorted(Counter(vassals).items())
    ]
    high = min(48.0, (bottom - top) / max(1, -(-len(found) // DEAD_ACROSS)))
    step = (BESIDE_TEMPLE - 20) / DEAD_ACROSS
    for index, (sprite, n) in enumerate(found):
        x, y = 10 + index % DEAD_ACROSS * step + 24, top + (index // DEAD_ACROSS + 0.5) * high
        canvas.paste(canvas.fitted(sprite, min(36, high - 4)), (x, y))
        _number(canvas, n, x + 38, y)


def _number(canvas: Canvas, n: int, x: float, y: float) -> None:
    """A number; none is paler."""
    colour, weight = (canvas.theme.text, BOLD) if n else (canvas.theme.muted, MEDIUM)
    canvas.text((x, y), str(n), 30, colour, weight=weight, anchor="mm", within=(x - 24, y - 18, x + 24, y + 18))


# ---------------------------------------------------------------- regions


@lru_cache(maxsize=64)
def region(
    name: str,
    held: tuple[regions.Pieces, ...],
    leader: int,
    nation: nation_tiles.NationContent | None,
    theme: Theme,
    words: Words,
) -> Panel:
    """A region: six spaces by number with their soldiers, benefit or marker; who leads it, and its Nation tile."""
    spaces = [space for space in CONQUEST.values() if space.region == name]
    canvas = frame(WIDTH, round(TITLE + 10 + SPACE + (NATION if nation else 0)), theme, OVERSIZE)
    wide = title(canvas, f"{words.names[name]} {spaces[0].id.rstrip('0123456789')}", room=WIDTH - 120)
    if leader >= 0:
        canvas.paste(icons.icon("crown", 30 * canvas.scale, theme), (44 + wide, 24))
        canvas.paste(icons.seat(leader, 34 * canvas.scale, theme, numbered=False), (82 + wide, 24))
    pieces = {each.space: each for each in held}
    cell = (WIDTH - 20) / len(spaces)
    for index, space in enumerate(spaces):
        left, top = 10 + index * cell, TITLE + 4.0
        right, bottom = left + cell - 4, top + SPACE
        canvas.rectangle((left, top, right, bottom), theme.raised, theme.line, 1.5, 9)
        within = (left + 6, top + 2, left + 32, top + 38)
        canvas.text((left + 8, top + 20), f"{space.position}", 26, theme.accent, weight=BOLD, within=within)
        regions.soldiers(canvas, space, right - 18, top + 20, 26)
        middle = ((left + right) / 2, top + 61)
        if space.id in pieces:
            regions.draw_pieces(canvas, pieces[space.id], middle, 46)
        else:
            room = canvas.pixels(right - left - 10, SPACE - 38)
            canvas.paste(icons.effects_in(space.benefit, 38 * canvas.scale, room, theme), middle)
    if nation:
        _nation(canvas, nation, TITLE + 8 + SPACE + NATION / 2, words)
    return canvas.done()


def _nation(canvas: Canvas, nation: nation_tiles.NationContent, y: float, words: Words) -> None:
    """The Nation tile by name, and the markers on it."""
    markers = WIDTH - EDGE - nation_tiles.SLOTS * 40
    canvas.paste(icons.icon("nation", 36 * canvas.scale, canvas.theme), (34, y))
    canvas.text((60, y), words.names[nation.tile], 26, weight=BOLD, within=(60, y - 20, markers - 8, y + 20))
    nation_tiles.draw_markers(canvas, nation, markers, y, 40)


# ---------------------------------------------------------------- on offer


@lru_cache(maxsize=32)
def god_offer(cards: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """The God card offer, oldest first."""
    rows = -(-len(cards) // GODS_ACROSS)
    canvas = frame(WIDTH, round(TITLE + 12 + rows * (GOD_CARD + 6)) if cards else TITLE + 44, theme, OVERSIZE)
    title(canvas, words.offer)
    wide = (WIDTH - 2 * 10 + 6) / GODS_ACROSS
    for index, name in enumerate(cards):
        left, top = 10 + index % GODS_ACROSS * wide, TITLE + 4 + index // GODS_ACROSS * (GOD_CARD + 6)
        draw_god_card(canvas, name, (left, top, left + wide - 6, top + GOD_CARD), words)
    if not cards:
        canvas.text((18, TITLE + 16), words.empty, 26, theme.muted, within=(18, TITLE, WIDTH - 20, TITLE + 36))
    return canvas.done()


@lru_cache(maxsize=32)
def decks(
    gods: int, army: int, army_discard: int, stacks: tuple[tuple[str, int], ...], theme: Theme, words: Words
) -> Panel:
    """How many cards are left, and how many Buildings of each type."""
    canvas = frame(WIDTH, TITLE + DECKS - 8, theme, OVERSIZE)
    title(canvas, words.decks)
    rows = [("god_card", f"{gods}"), ("army_card", f"{army}+{army_discard}"), *((kind, f"{n}") for kind, n in stacks)]
    wide = (WIDTH - 2 * EDGE) / len(rows)
    for index, (icon, text) in enumerate(rows):
        x, y = EDGE + index * wide, TITLE + 34
        canvas.paste(icons.icon(icon, 40 * canvas.scale, theme), (x + 24, y))
        canvas.text((x + 52, y), text, 30, weight=BOLD, within=(x + 52, y - 20, x + wide - 4, y + 20))
    return canvas.done()
