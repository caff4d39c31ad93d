"""Pictures as they are sent into a chat: in parts that a phone shows in its full width, each with its own words."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PIL import Image

from engine.state import View
from render import alt
from render.drawing.flow import Shown, shown
from render.names import readable, retold
from render.pictures.animation import Caption
from render.pictures.board_pages import board_pages
from render.pictures.changes import changes_parts
from render.pictures.closeup import closeup_parts
from render.pictures.hand import hand_parts
from render.pictures.player_area import Parts
from render.pictures.subject import subject_parts
from render.pictures.tableau import tableau_parts
from render.words import Words


class Part(Struct, frozen=True):
    """A part of a picture, and what it shows in words."""

    image: Image.Image
    alt: str


def _told(parts: Parts, tell: Callable[[Shown | None], str]) -> list[Part]:
    """Every part in its own words; where there is but one, in those of the whole picture."""
    return [Part(picture.image, tell(shown(page) if len(parts) > 1 else None)) for picture, page in parts]


def board(
    view: View, words: Words, theme: str = "light", names: Sequence[str] = (), since: View | None = None
) -> list[Part]:
    """Everything on the table; what differs from `since`, the turn before, glows."""
    parts = board_pages(view, words, theme, readable(names, words), since)
    return _told(parts, lambda has: alt.board(view, words, tuple(names), has))


def tableau(view: View, seat: int, words: Words, theme: str = "light", names: Sequence[str] = ()) -> list[Part]:
    """A player's area."""
    parts = tableau_parts(view, seat, words, theme, readable(names, words))
    return _told(parts, lambda has: alt.tableau(view, seat, words, tuple(names), has))


def hand(view: View, words: Words, theme: str = "light", names: Sequence[str] = ()) -> list[Part]:
    """The cards of the View's own seat: for that seat's eyes only."""
    parts = hand_parts(view, words, theme, readable(names, words))
    return _told(parts, lambda has: alt.hand(view, words, has))


def closeup(view: View, part: str, words: Words, theme: str = "light", names: Sequence[str] = ()) -> list[Part]:
    """A part of the board, larger."""
    parts = closeup_parts(view, part, words, theme, readable(names, words))
    return _told(parts, lambda has: alt.closeup(view, part, words, tuple(names), has))


def subject(view: View, about: str, words: Words, theme: str = "light", names: Sequence[str] = ()) -> list[Part]:
    """What a question is about, and what the View's own seat has of it."""
    parts = subject_parts(view, about, words, theme, readable(names, words))
    return _told(parts, lambda has: alt.subject(view, about, words, tuple(names), has))


def changes(
    view: View,
    since: View,
    words: Words,
    theme: str = "light",
    names: Sequence[str] = (),
    told: Sequence[Caption] | None = None,
) -> list[Part]:
    """What changed since an earlier View; `told` are better sentences, one for each seat."""
    sentences = None if told is None else retold(told, names, words)
    parts = changes_parts(view, since, words, theme, readable(names, words), sentences)
    return _told(parts, lambda has: alt.changes(view, since, words, tuple(names), told, has))
