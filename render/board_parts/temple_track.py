"""The Temple."""

from functools import lru_cache

from engine.components import TEMPLE
from engine.resources import Place
from render import icons
from render.drawing.canvas import BOLD, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme, mix
from render.words import Words

SIZE = (450, 660)


@lru_cache(maxsize=64)
def temple(markers: tuple[Place, ...], moved: tuple[int, ...], theme: Theme, words: Words) -> Panel:
    """The Temple from the top down: reward, step, markers, VP at each Festival, VP at the end."""
    width, height = SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.temple, room=width - 150)
    canvas.paste(icons.icon("festival", 26 * canvas.scale, theme), (width - 104, 24))
    canvas.text((width - 44, 24), words.end, 19, theme.muted, anchor="mm", within=(width - 84, 8, width - 6, 42))
    unknown = set(markers) - {step.id for step in TEMPLE}
    if unknown:
        raise ValueError(f"there is no picture of a Temple with {', '.join(map(str, unknown))}")
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
            canvas.paste(canvas.fitted(icons.effects_row(step.reward, 25 * canvas.scale, theme), 134), (128, middle))
        for index, seat in enumerate(here):
            canvas.paste(icons.seat(seat, 32 * canvas.scale, theme), (214 + index * 32, middle))
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
