"""For a phone, as wide as its screen: who is asked what, and what every seat has."""

from functools import lru_cache

from engine import buildings
from engine import vassals as vassals_on
from render import icons
from render.board_parts import court_line
from render.board_parts.header import FESTIVALS, HeaderContent
from render.board_parts.seat_rows import SeatContent, statue_with
from render.drawing.canvas import BOLD, OVERSIZE, Canvas, Panel
from render.drawing.panel import frame
from render.drawing.theme import Theme
from render.words import Words

WIDTH = 760
EDGE = 16.0
LINE = 52.0  # the height of a line of signs with numbers
WORKER = 46
PALACES = 7  # in a line


# ---------------------------------------------------------------- who is asked what


@lru_cache(maxsize=64)
def heading(content: HeaderContent, theme: Theme, words: Words) -> Panel:
    """Who is asked what, or how the game has ended; the turn, and how far the Festivals are."""
    canvas = frame(WIDTH, 112, theme, OVERSIZE)
    right = WIDTH - EDGE
    told = "" if content.ended else words.setup if content.setup else words.turn(content.turn)
    room = canvas.text((right, 34), told, 30, theme.muted, weight=BOLD, anchor="rm", within=(right - 220, 8, right, 60))
    for index in range(FESTIVALS):
        x = right - 20 - (FESTIVALS - 1 - index) * 48
        held = index < content.festivals
        canvas.ellipse((x - 19, 62, x + 19, 100), theme.raised, theme.accent if held else theme.line, 3)
        if held:
            canvas.paste(icons.icon("festival", 28 * canvas.scale, theme), (x, 81))
    if content.holder >= 0:
        x = right - 20 - FESTIVALS * 48
        canvas.paste(icons.seat(content.holder, 38 * canvas.scale, theme, numbered=False), (x, 81))
    if content.ended:
        canvas.paragraph((EDGE, 10, right - 200, 104), content.ended, 38, theme.accent, weight=BOLD)
        return canvas.done()
    canvas.paste(icons.seat(content.to_act, 76 * canvas.scale, theme), (EDGE + 38, 56))
    left, end = EDGE + 92, right - max(room, 0) - 20
    canvas.text((left, 34), content.name, 40, weight=BOLD, within=(left, 8, end, 62), smallest=28)
    question, end = words.questions[content.question], right - FESTIVALS * 48 - 50
    canvas.text((left, 82), question, 36, theme.accent, weight=BOLD, within=(left, 60, end, 106), smallest=26)
    return canvas.done()


# ---------------------------------------------------------------- seats


@lru_cache(maxsize=64)
def seat(content: SeatContent, theme: Theme) -> Panel:
    """What a seat has: name and score, resources and Workers, how many of everything, Statues, its court."""
    figures = [("large", god) for god in content.large_statues] + [("small", god) for god in content.small_statues]
    court, lines = content.court, 3 + bool(figures)
    palaces = [court.palaces[at : at + PALACES] for at in range(0, len(court.palaces), PALACES)] if court else []
    court_lines = len(palaces) + (court is not None and court.vassals_left >= 0)
    canvas = frame(WIDTH, round(12 + lines * LINE + court_lines * court_line.HEIGHT), theme, OVERSIZE)
    if content.to_act or content.winner:
        canvas.rectangle((0, 0, WIDTH, canvas.height), None, theme.accent, 5, 14)
    _name(canvas, content, 6 + LINE / 2)
    _goods(canvas, content, 6 + LINE * 1.5)
    _counts(canvas, content, 6 + LINE * 2.5)
    top = 6 + 3 * LINE
    if figures:
        _statues_built(canvas, content, figures, top + LINE / 2)
        top += LINE
    for row in palaces:
        court_line.draw_palaces(canvas, row, court.changed if court else (), (EDGE, WIDTH - EDGE), top)
        top += court_line.HEIGHT
    if court and court.vassals_left >= 0:
        court_line.draw_vassals(canvas, court, EDGE, top)
    return canvas.done()


def _name(canvas: Canvas, content: SeatContent, y: float) -> None:
    theme, right = canvas.theme, WIDTH - EDGE
    canvas.paste(icons.seat(content.seat, 46 * canvas.scale, theme), (EDGE + 24, y))
    canvas.text((EDGE + 60, y), content.name, 34, weight=BOLD, within=(EDGE + 60, y - 26, right - 190, y + 26))
    canvas.text((right, y), str(content.vp), 44, weight=BOLD, anchor="rm", within=(right - 84, y - 26, right, y + 26))
    canvas.paste(icons.icon("crown" if content.winner else "vp", 40 * canvas.scale, theme), (right - 108, y))


def _goods(canvas: Canvas, content: SeatContent, y: float) -> None:
    for index, name in enumerate(("potato", "corn", "stone", "gold")):
        x = EDGE + 24 + index * 102
        canvas.paste(icons.icon(name, 42 * canvas.scale, canvas.theme), (x, y))
        text = str(getattr(content, name))
        canvas.text((x + 26, y), text, 34, weight=BOLD, within=(x + 25, y - 24, x + 76, y + 24))
    left = EDGE + 420
    step = min(WORKER + 6, (WIDTH - EDGE - left) / max(1, len(content.workers)))
    for index, kind in enumerate(content.workers):
        sprite = icons.worker(kind, round(min(WORKER, step) * canvas.scale), canvas.theme)
        canvas.paste(sprite, (left + step * (index + 0.5), y))


def _counts(canvas: Canvas, content: SeatContent, y: float) -> None:
    """How many cards, Buildings, Weavings and markers: each number beside its sign."""
    lengths = "+".join(map(str, sorted(content.tapestries, reverse=True))) or "0"
    pairs = [("god_card", f"{content.god_cards}"), ("army_card", "/".join(map(str, content.army)))]
    pairs += [
        (kind, f"{up}/{down}" if buildings.can_lie_face_down(kind) else f"{up}") for kind, up, down in content.buildings
    ]
    pairs += [("weaving", lengths), *zip(("steps", "marker"), map(str, content.markers), strict=True)]
    weights = [2.4 + 0.9 * min(len(text), 7) for _, text in pairs]
    unit, left = (WIDTH - 2 * EDGE) / sum(weights), EDGE
    for (icon, text), weight in zip(pairs, weights, strict=True):
        canvas.paste(icons.icon(icon, 34 * canvas.scale, canvas.theme), (left + 17, y))
        end = left + weight * unit
        canvas.text((left + 38, y), text, 28, weight=BOLD, within=(left + 38, y - 22, end - 2, y + 22), smallest=18)
        left = end


def _statues_built(canvas: Canvas, content: SeatContent, figures: list[tuple[str, str]], y: float) -> None:
    manned = dict(content.manned)
    step = min(58.0, (WIDTH - 2 * EDGE) / len(figures))
    for index, (size, god) in enumerate(figures):
        owners = (content.seat,) * manned.pop(vassals_on.statue(size, god), 0)  # of two like ones, on the first
        sprite = statue_with(size, god, owners, min(50, int(step)) * canvas.scale, canvas.theme)
        canvas.paste(sprite, (EDGE + step * (index + 0.5), y))
