"""Pictures of a View: the board, player areas, hands and close-ups. Pure functions, safe in any thread."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from engine.state import View
from render import alt
from render.drawing.theme import THEMES
from render.items.catalogue import has_item, item_picture
from render.pictures.animation import animation_gif
from render.pictures.board import board_picture
from render.pictures.changes import changes_picture
from render.pictures.chart import chart_picture
from render.pictures.closeup import PARTS, SOLO_PARTS, closeup_picture, parts_of
from render.pictures.hand import hand_picture
from render.pictures.tableau import tableau_picture
from render.words import LANGUAGES

COMPRESSION = 3


def board(
    view: View,
    theme: str = "light",
    lang: str = "en",
    names: Sequence[str] = (),
    since: View | None = None,
) -> Image.Image:
    """Everything on the table; what differs from `since`, the turn before, glows."""
    return board_picture(view, theme, lang, tuple(names), since).image


def tableau(view: View, seat: int, theme: str = "light", lang: str = "en", names: Sequence[str] = ()) -> Image.Image:
    """A player's area."""
    return tableau_picture(view, seat, theme, lang, tuple(names)).image


def hand(view: View, theme: str = "light", lang: str = "en", names: Sequence[str] = ()) -> Image.Image:
    """The cards of the View's own seat: for that seat's eyes only."""
    return hand_picture(view, theme, lang, tuple(names)).image


def closeup(view: View, part: str, theme: str = "light", lang: str = "en", names: Sequence[str] = ()) -> Image.Image:
    """A part of the board, one of `parts_of(view)`, larger."""
    return closeup_picture(view, part, theme, lang, tuple(names)).image


def changes(view: View, since: View, theme: str = "light", lang: str = "en", names: Sequence[str] = ()) -> Image.Image:
    """The board with all that changed since an earlier View, in the picture and in words."""
    return changes_picture(view, since, theme, lang, tuple(names)).image


def item(key: str, theme: str = "light", lang: str = "en") -> Image.Image:
    """One thing of the game by itself: `item("god:G03")`; `has_item` says whether there is a picture of it."""
    return item_picture(key, theme, lang).image.copy()


def animation(views: Sequence[View], theme: str = "light", lang: str = "en", names: Sequence[str] = ()) -> bytes:
    """A whole game as a GIF of less than 8 MiB, one frame for each View."""
    return animation_gif(views, theme, lang, tuple(names))


def chart(
    scores: Sequence[Sequence[int]],
    festivals: Sequence[int] = (),
    theme: str = "light",
    lang: str = "en",
    names: Sequence[str] = (),
) -> Image.Image:
    """The scores of all seats, one row for each turn."""
    return chart_picture(scores, festivals, theme, lang, tuple(names)).image


def encode(image: Image.Image) -> bytes:
    """The picture as PNG."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()


__all__ = [
    "LANGUAGES",
    "PARTS",
    "SOLO_PARTS",
    "THEMES",
    "alt",
    "animation",
    "board",
    "changes",
    "chart",
    "closeup",
    "encode",
    "hand",
    "has_item",
    "item",
    "parts_of",
    "tableau",
]
