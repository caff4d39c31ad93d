"""The footer of the chat picture: Village, Nomads, Newcomers and Casualties of War."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine.state import Position
from render import icons
from render.board_parts import vassal_places
from render.chat_parts.sizes import EDGE, FOOTER, NUMBER, WIDTH
from render.drawing.canvas import BOLD, Canvas, Panel, text_width
from render.drawing.theme import Theme

SIGN, TOKEN, LEAST = 46, 58, 30
GAP = 26  # between two groups


class Footer(Struct, frozen=True):
    """Who waits where, in a form that can be a key."""

    village: tuple[str, ...]
    nomads: tuple[str, ...]
    newcomers: tuple[str, ...] | None  # None: there are none in this game
    casualties: int
    changed: tuple[str, ...] = ()


def content(view: Position, changed: tuple[str, ...] = ()) -> Footer:
    """The people of a position."""
    fallen = [owner for on in vassal_places.standing(view, vassal_places.CASUALTIES) for owner in on.owners]
    newcomers = view.newcomers if view.options.box.newcomers else None
    return Footer(view.village, view.nomads, newcomers, len(view.casualties) + len(fallen), changed)


@lru_cache(maxsize=64)
def footer(shown: Footer, theme: Theme) -> Panel:
    """The Village queue between its two ends, then who else is to be had, then how many are lost."""
    canvas = Canvas(WIDTH, FOOTER, theme, theme.panel)
    canvas.line([(0, 1), (WIDTH, 1)], theme.line, 2)
    groups = _groups(shown, theme)
    tokens = sum(len(workers) for _, _, workers, _ in groups)
    number = text_width(str(shown.casualties), NUMBER, BOLD) + SIGN + 14
    signs = sum(len(before) + len(after) for _, before, workers, after in groups) * (SIGN + 8)
    room = WIDTH - 2 * EDGE - GAP * len(groups) - signs - number
    step = min(TOKEN + 4, room / max(1, tokens))
    x = float(EDGE)
    for name, before, workers, after in groups:
        sprites = [*before, *(icons.worker(worker, max(LEAST, round(step) - 4), theme) for worker in workers), *after]
        widths = [SIGN + 8.0] * len(before) + [step] * len(workers) + [SIGN + 8.0] * len(after)
        if name in shown.changed:
            canvas.rectangle((x - 6, 7, x + sum(widths) + 4, FOOTER - 5), theme.raised, theme.glow, 5, 12)
        for sprite, wide in zip(sprites, widths, strict=True):
            canvas.paste(sprite, (x + wide / 2, FOOTER / 2))
            x += wide
        canvas.line([(x + GAP / 2, 14), (x + GAP / 2, FOOTER - 14)], theme.line, 3)
        x += GAP
    if "casualties" in shown.changed:
        canvas.rectangle((x - 6, 7, x + number + 4, FOOTER - 5), theme.raised, theme.glow, 5, 12)
    canvas.paste(icons.icon("casualty", SIGN, theme), (x + SIGN / 2 + 2, FOOTER / 2))
    at = x + SIGN + 10
    canvas.text((at, FOOTER / 2), str(shown.casualties), NUMBER, weight=BOLD, within=(at, 10, WIDTH - 4, FOOTER - 10))
    return canvas.done()


def _groups(shown: Footer, theme: Theme) -> list[tuple[str, list[Image.Image], tuple[str, ...], list[Image.Image]]]:
    """By name: signs before the Workers, the Workers, signs after them."""
    potato, corn, nomad = (icons.icon(name, SIGN, theme) for name in ("potato", "corn", "nomad"))
    groups = [("village", [potato], shown.village, [corn]), ("nomads", [nomad], shown.nomads, [])]
    if shown.newcomers is not None:
        groups.append(("newcomers", [icons.icon("newcomer", SIGN, theme)], shown.newcomers, []))
    return groups
