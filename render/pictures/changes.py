"""What changed since my last turn: a sentence for each seat, the places of the hill where it was, all else as signs."""

from collections.abc import Sequence

from engine.components import SPACES, STEPS
from engine.queries import spot_code
from engine.state import View
from render import icons
from render.alt.pictures import seats_changed
from render.board_parts import hill as board_hill
from render.board_parts.compare import Changes, compare
from render.board_parts.parts import CHIPS, HEAD, ON_THE_HILL, PEOPLE, told_of
from render.chat_parts import footer, hill, strip
from render.chat_parts.ground import CORICANCHA
from render.chat_parts.sentence import sentence
from render.chat_parts.sizes import CENTRE, EDGE, HILL, RIM, WIDTH, moved
from render.chat_parts.strip import Chip
from render.drawing.canvas import BOLD, Box, Canvas, Label, Panel, Point
from render.drawing.flow import TALLEST, Block, drawn, fixed, pages, whole
from render.drawing.picture import Picture, label_moved, put_together
from render.drawing.sheet import widened
from render.drawing.theme import Theme, theme_named
from render.pictures.board import hill_content
from render.pictures.chat import priests_moved
from render.pictures.player_area import Parts
from render.words import Words

Told = Sequence[tuple[int, str]]  # a seat, and what changed for it

TITLE, TITLE_SIZE = 84, 56
AROUND = 40  # pixels of the hill around what changed there
PLACE = (460.0, 340.0)  # how much of the hill a place shows at least, wide and high
ALONE = (680.0, 374.0)  # where there is but one
MOST_PLACES, GAP = 4, 8  # and between two of them
LINE, NAME, WORKER, BESIDE = 108, 52, 88, 420  # of people: a line, its name, each of them, and where they begin
STRIPS = 800  # the width of strips before they are enlarged to that of the picture


def changes_picture(
    view: View, since: View, words: Words, theme: str, names: tuple[str, ...], told: Told | None = None
) -> Picture:
    """As high as what there is to show, in one picture."""
    look = theme_named(theme)
    return _stacked(whole(_blocks(view, since, words, look, names, told)), look)


def changes_parts(
    view: View, since: View, words: Words, theme: str, names: tuple[str, ...], told: Told | None = None
) -> Parts:
    """The same in parts for a phone, each under the same heading."""
    look = theme_named(theme)
    heading = _title(words.changed, look)
    found = pages(_blocks(view, since, words, look, names, told), WIDTH * TALLEST, TITLE)
    return [
        (_stacked([*([heading] if number else ()), *drawn(page, found)], look), page)
        for number, page in enumerate(found)
    ]


def _blocks(
    view: View, since: View, words: Words, theme: Theme, names: tuple[str, ...], told: Told | None
) -> list[Block]:
    changed = compare(view, since)
    sentences = seats_changed(view, since, words, names) if told is None else told
    found = [fixed(HEAD, _title(words.changed, theme))]
    found += [fixed(told_of(number), sentence(seat, text, theme)) for number, (seat, text) in enumerate(sentences)]
    if changed.hill:
        found.append(fixed(ON_THE_HILL, _on_the_hill(view, since, changed, theme)))
    if changed.people:
        found.append(fixed(PEOPLE, _people(footer.content(view, changed.people), theme, words)))
    found += [fixed(CHIPS, panel) for panel in _strips(strip.chips(view, since, changed, words), theme, words)]
    if len(found) == 1:
        found.append(fixed(CHIPS, sentence(-1, words.nothing_changed, theme)))
    return found


def _stacked(panels: Sequence[Panel], theme: Theme) -> Picture:
    placed, top = [], 0
    for panel in panels:
        placed.append((panel, 0, top))
        top += panel.image.height
    return put_together(placed, WIDTH, top, theme)


def _title(text: str, theme: Theme) -> Panel:
    canvas = Canvas(WIDTH, TITLE, theme, theme.panel)
    canvas.text((EDGE + 6, TITLE / 2), text, TITLE_SIZE, theme.accent, weight=BOLD)
    return canvas.done()


def _strips(chips: tuple[Chip, ...], theme: Theme, words: Words) -> list[Panel]:
    """Everything else that changed, large, in as many strips as it takes."""
    found: list[Panel] = []
    while chips:
        fitting = strip.that_fit(chips, theme, STRIPS)
        found.append(widened(strip.strip(chips[:fitting], theme, words, STRIPS), WIDTH, theme))
        chips = chips[fitting:]
    return found


# ---------------------------------------------------------------- people


def _people(shown: footer.Footer, theme: Theme, words: Words) -> Panel:
    """Who is to be had where that has changed, a line for each place with its name."""
    canvas = Canvas(WIDTH, LINE * len(shown.changed), theme, theme.panel)
    names = {
        "village": words.village,
        "nomads": words.nomads,
        "newcomers": words.newcomers,
        "casualties": words.casualties,
    }
    workers = {"village": shown.village, "nomads": shown.nomads, "newcomers": shown.newcomers or ()}
    for number, name in enumerate(shown.changed):
        top, y = LINE * number, LINE * (number + 0.5)
        canvas.line([(0, top + 1), (WIDTH, top + 1)], theme.line, 2)
        within = (EDGE + 6, top, BESIDE - 12, top + LINE)
        canvas.text((EDGE + 6, y), names[name], NAME, weight=BOLD, within=within)
        if name in workers:
            _in_a_line(canvas, footer.SIGNS[name] if name == "village" else (), workers[name], y, theme)
            continue
        canvas.paste(icons.icon("casualty", WORKER, theme), (BESIDE + WORKER / 2, y))
        after = BESIDE + WORKER + 16
        within = (after, top, WIDTH - EDGE, top + LINE)
        canvas.text((after, y), str(shown.casualties), NAME, weight=BOLD, within=within)
    return canvas.done()


def _in_a_line(canvas: Canvas, ends: tuple[str, ...], workers: tuple[str, ...], y: float, theme: Theme) -> None:
    """Workers in their order, between the two ends of the Village."""
    step = min(WORKER + 8, (WIDTH - EDGE - BESIDE) // (len(workers) + len(ends) or 1))
    row = [icons.worker(worker, min(WORKER, step), theme) for worker in workers]
    signs = [icons.icon(end, min(WORKER, step), theme) for end in ends]
    for index, sprite in enumerate([*signs[:1], *row, *signs[1:]]):
        canvas.paste(sprite, (BESIDE + (index + 0.5) * step, y))


# ---------------------------------------------------------------- the hill


def _on_the_hill(view: View, since: View, changed: Changes, theme: Theme) -> Panel:
    """The places where something changed, two side by side, or one over the full width; nothing else of the hill."""
    shown = hill.ChatHill(hill_content(view, changed.hill), priests_moved(view, since))
    whole = put_together([(hill.settled(shown.content, theme), 0, 0)], WIDTH, HILL, theme)
    drawn = hill.put_upon(whole, 0, shown, (), theme)
    written = {label.text: label for label in drawn.labels}
    named = {name: written[code] for name in changed.hill if (code := _code(name)) in written}
    boxes = [_around(_box(name), named[name].box) if name in named else _box(name) for name in changed.hill]
    seen = places(boxes)
    across = min(2, len(seen))
    wide = (WIDTH - GAP * (across - 1)) // across
    panels = [_enlarged(drawn, list(named.values()), place, wide, theme) for place in seen]
    high = max(panel.image.height for panel in panels) + GAP
    placed = [(panel, n % across * (wide + GAP), n // across * high) for n, panel in enumerate(panels)]
    if len(panels) % across:
        placed[-1] = (panels[-1], (WIDTH - wide) // 2, placed[-1][2])
    together = put_together(placed, WIDTH, -(-len(seen) // across) * high, theme)
    return Panel(together.image, together.labels)


def _enlarged(drawn: Picture, named: Sequence[Label], place: Box, wide: int, theme: Theme) -> Panel:
    """A place of the hill, so wide, with those of the labels that are in it."""
    left, top, right, bottom = (round(side) for side in place)
    labels = tuple(label_moved(label, -left, -top) for label in named if _around(place, label.box) == place)
    return widened(Panel(drawn.image.crop((left, top, right, bottom)), labels), wide, theme)


def places(boxes: Sequence[Box]) -> list[Box]:
    """Parts of the hill that hold all of these boxes, those near each other in one; all of it rather than too many."""
    for share in (1.0, 1.3, 1.6):
        wide, high = PLACE[0] * share, PLACE[1] * share
        found = _together(boxes, wide - AROUND, high - AROUND)
        if len(found) <= MOST_PLACES:
            return [_place(box, (wide, high) if len(found) > 1 else ALONE) for box in found]
    return [(0.0, 0.0, float(WIDTH), float(HILL))]


def _together(boxes: Sequence[Box], wide: float, high: float) -> list[Box]:
    """Boxes put together as far as they are so near each other."""
    found: list[Box] = []
    for box in sorted(boxes):
        for each in found:
            left, top, right, bottom = both = _around(each, box)
            if both == each or (right - left <= wide and bottom - top <= high):
                found[found.index(each)] = both
                break
        else:
            found.append(box)
    return found


def _around(a: Box, b: Box) -> Box:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _place(box: Box, least: tuple[float, float]) -> Box:
    """What is shown around a box: so much at least, in that shape, and all of it upon the hill."""
    left, top, right, bottom = box
    share = max(1.0, (right - left + AROUND) / least[0], (bottom - top + AROUND) / least[1])
    share = min(share, WIDTH / least[0], HILL / least[1])
    wide, high = least[0] * share, least[1] * share
    x = min(max(0.0, (left + right - wide) / 2), WIDTH - wide)
    y = min(max(0.0, (top + bottom - high) / 2), HILL - high)
    return x, y, x + wide, y + high


def _code(name: str) -> str:
    """What is written beside something on the hill."""
    return spot_code(name) if name in STEPS else name


def _box(name: str) -> Box:
    """Where something that changed is on the hill."""
    if name in SPACES:
        across, down = zip(*(moved(point) for point in board_hill.outline(name)), strict=True)
        return min(across), min(down), max(across), max(down)
    if name in STEPS or name.startswith("segment"):
        at = board_hill.spot_at(name) if name in STEPS else _segment_at(int(name.split()[1]))
        x, y = moved(at)
        return x, y, x, y
    x, y = CENTRE  # High Priests, and Vassals in the Coricancha
    r = CORICANCHA - 35
    return x - r, y - r, x + r, y + r


def _segment_at(section: int) -> Point:
    return board_hill.polar(RIM / board_hill.UNIT, 72 * (section - 1) + 9)
