"""Pictures made beside the event loop: in processes of their own, so that drawing never delays an answer."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath

from msgspec import Struct, structs

import render
from bot.background.processes import Processes
from bot.say.pictures import picture_words
from bot.screens.screen import AttachedPicture
from engine.state import View

PROCESSES = 2
USUAL_THEME = "light"
ROOM = "hill.png"  # the name of what keeps the place of a picture


def drawn(*wished: str) -> str:
    """The first of these themes that there is; the usual one if there is none of them, or none any more."""
    return next((theme for theme in wished if theme in render.THEMES), USUAL_THEME)


Attached = tuple[AttachedPicture, ...]  # the parts of one picture
Drawn = list[tuple[bytes, str]]


class PictureStyle(Struct, frozen=True):
    """How a picture is drawn: the players' names, a theme that there is, and the language."""

    names: tuple[str, ...]
    theme: str
    lang: str  # a code that has words for pictures

    def __post_init__(self) -> None:
        structs.force_setattr(self, "theme", drawn(self.theme))

    @property
    def words(self) -> render.Words:
        """The words of pictures in this language."""
        return picture_words(self.lang)


class Pictures:
    """Draws Views; a process that dies is replaced."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._processes = Processes(processes, prepare=render.make_ready)

    async def warm(self) -> None:
        """Have the processes ready before the first picture is wanted."""
        await self._processes.warm()

    def close(self) -> None:
        """End the processes that draw."""
        self._processes.close()

    async def board(self, name: str, view: View, look: PictureStyle, since: View | None = None) -> Attached:
        """Draw everything on the table."""
        return _attached(name, await self._processes.run(_board, view, look, since))

    async def chat(
        self,
        name: str,
        view: View,
        look: PictureStyle,
        since: View | None = None,
        told: Sequence[render.Caption] = (),
    ) -> AttachedPicture:
        """Draw what a turn was about, for a phone, with captions below it."""
        return AttachedPicture(name, *await self._processes.run(_chat, view, look, since, told))

    async def tableau(self, name: str, view: View, seat: int, look: PictureStyle) -> Attached:
        """Draw a player's area."""
        return _attached(name, await self._processes.run(_tableau, view, seat, look))

    async def hand(self, name: str, view: View, look: PictureStyle) -> Attached:
        """The cards of the View's own seat."""
        return _attached(name, await self._processes.run(_hand, view, look))

    async def closeup(self, name: str, view: View, part: str, look: PictureStyle) -> Attached:
        """Draw one part of the board large."""
        return _attached(name, await self._processes.run(_closeup, view, part, look))

    async def subject(self, name: str, view: View, about: str, look: PictureStyle) -> Attached:
        """Draw what a question is about, and what the View's own seat has of it."""
        return _attached(name, await self._processes.run(_subject, view, about, look))

    async def reach(self, name: str, view: View, prices: Mapping[str, int], look: PictureStyle) -> AttachedPicture:
        """Draw the hill with these spaces and the food they cost."""
        return AttachedPicture(name, *await self._processes.run(_reach, view, dict(prices), look))

    async def room_for_reach(self, prices: Mapping[str, int], look: PictureStyle) -> AttachedPicture:
        """What keeps the place of that picture, with its words, until it is drawn: made at once, whatever is drawn."""
        return AttachedPicture(ROOM, *await asyncio.to_thread(_room_for_reach, prices, look))

    async def changes(
        self, name: str, view: View, since: View, told: Sequence[render.Caption], look: PictureStyle
    ) -> Attached:
        """What differs from an earlier View, with a sentence for each seat."""
        return _attached(name, await self._processes.run(_changes, view, since, told, look))

    async def chart(self, name: str, course: render.Course, look: PictureStyle) -> AttachedPicture:
        """Draw the scores turn by turn as a chart."""
        return AttachedPicture(name, *await self._processes.run(_chart, course, look))

    async def result(
        self, name: str, view: View, course: render.Course, hints: Sequence[tuple[str, int]], look: PictureStyle
    ) -> AttachedPicture:
        """Draw how a game ended: places, where the VP came from, how they grew, and who has asked for hints."""
        return AttachedPicture(name, *await self._processes.run(_result, view, course, hints, look))

    async def animation(
        self,
        name: str,
        views: Sequence[View],
        course: render.Course,
        captions: Sequence[tuple[render.Caption, ...]],
        hints: Sequence[tuple[str, int]],
        alt: str,
        look: PictureStyle,
    ) -> AttachedPicture:
        """Draw a whole game as a GIF, what led to each View below it."""
        drawn = await self._processes.run(_animation, list(views), course, captions, hints, look)
        return AttachedPicture(name, drawn, alt)

    async def item(self, name: str, key: str, look: PictureStyle) -> AttachedPicture:
        """Draw a single card, tile, space or piece."""
        return AttachedPicture(name, *await self._processes.run(_item, key, look))


def _attached(name: str, parts: Drawn) -> Attached:
    """The parts of a picture, each under a name of its own."""
    return tuple(AttachedPicture(part_name(name, number), *part) for number, part in enumerate(parts, start=1))


def part_name(name: str, number: int) -> str:
    """What the file with this part of a picture is called, the first as the picture itself.

    >>> part_name("hand-7.png", 1), part_name("hand-7.png", 2)
    ('hand-7.png', 'hand-7-2.png')
    """
    path = PurePath(name)
    return name if number == 1 else f"{path.stem}-{number}{path.suffix}"


# ---------------------------------------------------------------- in the processes


def _encoded(parts: Iterable[render.in_parts.Part]) -> Drawn:
    return [(render.encode(part.image), part.alt) for part in parts]


def _board(view: View, look: PictureStyle, since: View | None) -> Drawn:
    return _encoded(render.in_parts.board(view, look.words, look.theme, look.names, since))


def _chat(view: View, look: PictureStyle, since: View | None, told: Sequence[render.Caption]) -> tuple[bytes, str]:
    picture = render.chat(view, look.words, look.theme, look.names, since, told)
    return render.encode(picture), render.alt.chat(view, look.words, look.names, told, since)


def _tableau(view: View, seat: int, look: PictureStyle) -> Drawn:
    return _encoded(render.in_parts.tableau(view, seat, look.words, look.theme, look.names))


def _hand(view: View, look: PictureStyle) -> Drawn:
    return _encoded(render.in_parts.hand(view, look.words, look.theme, look.names))


def _closeup(view: View, part: str, look: PictureStyle) -> Drawn:
    return _encoded(render.in_parts.closeup(view, part, look.words, look.theme, look.names))


def _subject(view: View, about: str, look: PictureStyle) -> Drawn:
    return _encoded(render.in_parts.subject(view, about, look.words, look.theme, look.names))


def _reach(view: View, prices: Mapping[str, int], look: PictureStyle) -> tuple[bytes, str]:
    return render.encode(render.reach(view, prices, look.theme)), render.alt.reach(prices, look.words)


def _room_for_reach(prices: Mapping[str, int], look: PictureStyle) -> tuple[bytes, str]:
    return render.encode(render.room_for_reach(prices)), render.alt.reach(prices, look.words)


def _changes(view: View, since: View, told: Sequence[render.Caption], look: PictureStyle) -> Drawn:
    return _encoded(render.in_parts.changes(view, since, look.words, look.theme, look.names, told))


def _chart(course: render.Course, look: PictureStyle) -> tuple[bytes, str]:
    scores, festivals = course
    picture = render.chart(scores, look.words, festivals, look.theme, look.names)
    return render.encode(picture), render.alt.chart(scores, look.words, look.names, festivals)


def _result(
    view: View, course: render.Course, hints: Sequence[tuple[str, int]], look: PictureStyle
) -> tuple[bytes, str]:
    scores, festivals = course
    picture = render.result(view, scores, look.words, festivals, look.theme, look.names, hints)
    return render.encode(picture), render.alt.result(view, course, look.words, look.names, hints)


def _animation(
    views: list[View],
    course: render.Course,
    captions: Sequence[tuple[render.Caption, ...]],
    hints: Sequence[tuple[str, int]],
    look: PictureStyle,
) -> bytes:
    return render.animation(views, course, look.words, captions, look.theme, look.names, hints)


def _item(key: str, look: PictureStyle) -> tuple[bytes, str]:
    return render.encode(render.item(key, look.words, look.theme)), render.alt.item(key, look.words)
