"""A whole game as an animation, one frame a turn."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from engine.state import View
from render.drawing.theme import palette, theme_named
from render.pictures.board import board_picture
from render.words import Words

LIMIT = 8 * 1024 * 1024
WIDTHS = (1200, 1000, 800, 640, 480)
FRAME_MS, LAST_FRAME_MS = 700, 4000


def animation_gif(views: Sequence[View], words: Words, theme: str = "light", names: tuple[str, ...] = ()) -> bytes:
    """A GIF of these positions in order, each with what changed glowing; smaller pictures until it fits."""
    if not views:
        raise ValueError("an animation needs at least one position")
    look = theme_named(theme)
    boards = [
        board_picture(view, words, theme, names, views[index - 1] if index else None).image
        for index, view in enumerate(views)
    ]
    data = b""
    for width in WIDTHS:
        size = (width, round(boards[0].height * width / boards[0].width))
        frames = [
            image.convert("RGB")
            .resize(size, Image.Resampling.BOX)
            .quantize(palette=palette(look), dither=Image.Dither.NONE)
            for image in boards
        ]
        data = _gif(frames)
        if len(data) <= LIMIT:
            break
    return data


def _gif(frames: list[Image.Image]) -> bytes:
    file = BytesIO()
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_FRAME_MS]
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=True, disposal=1
    )
    return file.getvalue()
