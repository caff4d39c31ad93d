"""What changed since my last turn: a sentence for each seat, the part of the hill where it was, all else as signs."""

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.components import SPACES, STEPS
from engine.queries import spot_code
from engine.state import View
from render.alt.pictures import seats_changed
from render.board_parts import hill as board_hill
from render.board_parts.compare import Changes, compare
from render.chat_parts import footer, hill, strip
from render.chat_parts.ground import CORICANCHA
from render.chat_parts.sentence import sentence
from render.chat_parts.sizes import CENTRE, EDGE, HILL, RIM, WIDTH, moved
from render.chat_parts.strip import Chip
from render.drawing.canvas import BOLD, Box, Canvas, Label, Panel, in_palette
from render.drawing.picture import Picture, put_together
from render.drawing.theme import Theme, theme_named
from render.pictures.board import hill_content
from render.pictures.chat import priests_moved
from render.words import Words

Told = Sequence[tuple[int, str]]  # a seat, and what changed for it

TITLE, TITLE_SIZE = 84, 56
AROUND, LEAST = 70, 640  # pixels of the hill: around what changed there, and how much is shown at least
MOST = 800  # of which a part is shown enlarged: that of a wider one would gain little and take many bytes


def changes_picture(
    view: View, since: View, words: Words, theme: str, names: tuple[str, ...], told: Told | None = None
) -> Picture:
    """As high as what there is to show."""
    look = theme_named(theme)
    changed = compare(view, since)
    sentences = seats_changed(view, since, words, names) if told is None else told
    parts = [_title(words.changed, look)]
    parts += [sentence(seat, text, look) for seat, text in sentences]
    if changed.hill:
        parts.append(_part_of_the_hill(view, since, changed, look))
    if changed.people:
        parts.append(footer.footer(footer.content(view, changed.people), look))
    parts += _strips(strip.chips(view, since, changed, words), look, words)
    if len(parts) == 1:
        parts.append(sentence(-1, words.nothing_changed, look))
    placed, top = [], 0
    for part in parts:
        placed.append((part, 0, top))
        top += part.image.height
    return put_together(placed, WIDTH, top, look)


def _title(text: str, theme: Theme) -> Panel:
    canvas = Canvas(WIDTH, TITLE, theme, theme.panel)
    canvas.text((EDGE + 6, TITLE / 2), text, TITLE_SIZE, theme.accent, weight=BOLD)
    return canvas.done()


def _strips(chips: tuple[Chip, ...], theme: Theme, words: Words) -> list[Panel]:
    """Everything else that changed, in as many strips as it takes."""
    found: list[Panel] = []
    while chips:
        fitting = strip.that_fit(chips, theme)
        found.append(strip.strip(chips[:fitting], theme, words))
        chips = chips[fitting:]
    return found


# ---------------------------------------------------------------- the hill


def _part_of_the_hill(view: View, since: View, changed: Changes, theme: Theme) -> Panel:
    """The part in which something changed, over the full width."""
    shown = hill.ChatHill(hill_content(view, changed.hill), priests_moved(view, since))
    whole = put_together([(hill.settled(shown.content, theme), 0, 0)], WIDTH, HILL, theme)
    drawn = hill.put_upon(whole, 0, shown, (), theme)
    codes = {spot_code(name) if name in STEPS else name for name in changed.hill}
    named = [label for label in drawn.labels if label.text in codes]
    corners = [box for name in changed.hill for box in _boxes(name)]
    left, top, right, bottom = _crop([*corners, *(label.box for label in named)])
    scale = WIDTH / (right - left)
    size = (WIDTH, round((bottom - top) * scale))
    part = drawn.image.crop((left, top, right, bottom)).convert("RGB").resize(size, Image.Resampling.BICUBIC)

    def enlarged(box: Box) -> Box:
        return (box[0] - left) * scale, (box[1] - top) * scale, (box[2] - left) * scale, (box[3] - top) * scale

    labels = tuple(Label(label.text, enlarged(label.box), enlarged(label.within)) for label in named)
    return Panel(in_palette(part, theme), labels)


def _boxes(name: str) -> Iterable[Box]:
    """Where something that changed is on the hill: its corners."""
    if name in SPACES:
        across, down = zip(*(moved(point) for point in board_hill.outline(name)), strict=True)
        yield min(across), min(down), max(across), max(down)
    elif name in STEPS:
        x, y = moved(board_hill.spot_at(name))
        yield x, y, x, y
    elif name.startswith("segment"):
        section = int(name.split()[1])
        x, y = moved(board_hill.polar(RIM / board_hill.UNIT, 72 * (section - 1) + 9))
        yield x, y, x, y
    else:  # High Priests, and Vassals in the Coricancha
        x, y = CENTRE
        r = CORICANCHA - AROUND / 2
        yield x - r, y - r, x + r, y + r


def _crop(boxes: Sequence[Box]) -> tuple[int, int, int, int]:
    """What is shown of the hill: never higher than wide, enlarged only if it is low, and all of it upon the hill."""
    left, top = (min(box[side] for box in boxes) - AROUND for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) + AROUND for side in (2, 3))
    wide = max(LEAST, right - left, (bottom - top) * 4 / 3)
    wide = wide if wide <= MOST else float(WIDTH)
    high = min(float(HILL), bottom - top)
    x = min(max(0.0, (left + right - wide) / 2), WIDTH - wide)
    y = min(max(0.0, (top + bottom - high) / 2), HILL - high)
    return round(x), round(y), round(x + wide), round(y + high)
