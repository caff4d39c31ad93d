"""What changed since my last turn: a sentence for each seat, the part of the hill where it was, all else as signs."""

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.components import SPACES, STEPS
from engine.queries import spot_code
from engine.state import View
from render.alt.pictures import seats_changed
from render.board_parts import hill as board_hill
from render.board_parts.compare import Changes, compare
from render.board_parts.parts import CHIPS, HEAD, ON_THE_HILL, PEOPLE, told_of
from render.chat_parts import footer, hill, strip
from render.chat_parts.ground import CORICANCHA
from render.chat_parts.sentence import sentence
from render.chat_parts.sizes import CENTRE, EDGE, HILL, RIM, WIDTH, moved
from render.chat_parts.strip import Chip
from render.drawing.canvas import BOLD, Box, Canvas, Label, Panel, in_palette
from render.drawing.flow import TALLEST, Block, drawn, fixed, pages, whole
from render.drawing.picture import Picture, put_together
from render.drawing.theme import Theme, theme_named
from render.pictures.board import hill_content
from render.pictures.chat import priests_moved
from render.pictures.player_area import Parts
from render.words import Words

Told = Sequence[tuple[int, str]]  # a seat, and what changed for it

TITLE, TITLE_SIZE = 84, 56
AROUND, LEAST = 70, 640  # pixels of the hill: around what changed there, and how much is shown at least
MOST = 800  # of which a part is shown enlarged: that of a wider one would gain little and take many bytes


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
        found.append(fixed(ON_THE_HILL, _part_of_the_hill(view, since, changed, theme)))
    if changed.people:
        found.append(fixed(PEOPLE, footer.footer(footer.content(view, changed.people), theme)))
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
