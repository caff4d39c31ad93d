"""Pictures drawn in processes of their own, so that drawing never delays an answer."""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import PurePath

from msgspec import Struct, structs

import render
from bot.background.kinds_of_work import ANIMATION, PICTURE, Workers
from bot.background.processes import Processes
from bot.background.workshop import Workshop
from bot.say.pictures import picture_words
from bot.screens.screen import AttachedPicture
from engine.state import View

PROCESSES = 2
USUAL_THEME = "light"
ROOM = "hill.png"  # file name of the placeholder
NO_NUMBERS: Mapping[str, int] = {}


def drawn(*wished: str) -> str:
    """The first known theme of these, else the usual one."""
    return next((theme for theme in wished if theme in render.THEMES), USUAL_THEME)


Attached = tuple[AttachedPicture, ...]  # parts of one picture
Drawn = list[tuple[bytes, str]]


class PictureStyle(Struct, frozen=True):
    """The style of a picture: the players' names, a known theme, and the language."""

    names: tuple[str, ...]
    theme: str
    lang: str  # code of a language with words for pictures

    def __post_init__(self) -> None:
        structs.force_setattr(self, "theme", drawn(self.theme))

    @property
    def words(self) -> render.Words:
        """The words of pictures in this language."""
        return picture_words(self.lang)


class Pictures:
    """Draws Views; replaces a process that dies."""

    def __init__(self, processes: int = PROCESSES, workers: Workers | None = None) -> None:
        self._workshop = Workshop(Processes(processes, prepare=render.make_ready), workers)

    async def warm(self) -> None:
        """Starts the processes before the first picture."""
        await self._workshop.warm()

    def close(self) -> None:
        """Ends the processes."""
        self._workshop.close()

    async def board(self, name: str, view: View, look: PictureStyle, since: View | None = None) -> Attached:
        """The whole table."""
        return _attached(name, await self._workshop.run(PICTURE, _board, view, look, since))

    async def chat(
        self, name: str, view: View, look: PictureStyle, since: View | None = None, told: Sequence[render.Caption] = ()
    ) -> AttachedPicture:
        """The subject of a turn, for a phone, with captions below it."""
        return AttachedPicture(name, *await self._workshop.run(PICTURE, _chat, view, look, since, told))

    async def tableau(self, name: str, view: View, seat: int, look: PictureStyle) -> Attached:
        """The area of a player."""
        return _attached(name, await self._workshop.run(PICTURE, _tableau, view, seat, look))

    async def hand(self, name: str, view: View, look: PictureStyle) -> Attached:
        """The cards of the View's own seat."""
        return _attached(name, await self._workshop.run(PICTURE, _hand, view, look))

    async def closeup(self, name: str, view: View, part: str, look: PictureStyle) -> Attached:
        """One part of the board, large."""
        return _attached(name, await self._workshop.run(PICTURE, _closeup, view, part, look))

    async def subject(self, name: str, view: View, about: str, look: PictureStyle) -> Attached:
        """The subject of a question, and the View's own seat's share of it."""
        return _attached(name, await self._workshop.run(PICTURE, _subject, view, about, look))

    async def reach(
        self,
        name: str,
        view: View,
        prices: Mapping[str, int],
        look: PictureStyle,
        numbers: Mapping[str, int] = NO_NUMBERS,
    ) -> AttachedPicture:
        """The hill with these spaces, their food and the numbers of their buttons."""
        drawn = self._workshop.run(PICTURE, _reach, view, dict(prices), look, dict(numbers))
        return AttachedPicture(name, *await drawn)

    async def room_for_reach(
        self, prices: Mapping[str, int], look: PictureStyle, numbers: Mapping[str, int] = NO_NUMBERS
    ) -> AttachedPicture:
        """A placeholder for that picture with its alt text, made at once."""
        return AttachedPicture(ROOM, *await asyncio.to_thread(_room_for_reach, prices, look, numbers))

    async def choices(
        self, name: str, view: View, things: Sequence[tuple[int, str]], look: PictureStyle
    ) -> AttachedPicture:
        """What can be chosen, with the numbers of the buttons."""
        return AttachedPicture(name, *await self._workshop.run(PICTURE, _choices, view, tuple(things), look))

    async def room_for_choices(
        self, view: View, things: Sequence[tuple[int, str]], look: PictureStyle
    ) -> AttachedPicture:
        """A placeholder for that picture with its alt text, made at once."""
        return AttachedPicture(ROOM, *await asyncio.to_thread(_room_for_choices, view, things, look))

    async def changes(
        self, name: str, view: View, since: View, told: Sequence[render.Caption], look: PictureStyle
    ) -> Attached:
        """The differences from an earlier View, with a sentence for each seat."""
        return _attached(name, await self._workshop.run(PICTURE, _changes, view, since, told, look))

    async def result(
        self,
        name: str,
        view: View,
        course: render.Course,
        hints: Sequence[tuple[str, int]],
        look: PictureStyle,
        by_bots: Collection[int] = (),
    ) -> AttachedPicture:
        """The end of a game: places, sources and growth of the VP, the hints used, and the seats that bots played."""
        return AttachedPicture(name, *await self._workshop.run(PICTURE, _result, view, course, hints, look, by_bots))

    async def animation(
        self,
        name: str,
        views: Sequence[View],
        course: render.Course,
        captions: Sequence[tuple[render.Caption, ...]],
        hints: Sequence[tuple[str, int]],
        alt: str,
        look: PictureStyle,
        by_bots: Collection[int] = (),
    ) -> AttachedPicture:
        """A whole game as a GIF, with captions below each View."""
        drawn = await self._workshop.run(ANIMATION, _animation, list(views), course, captions, hints, look, by_bots)
        return AttachedPicture(name, drawn, alt)

    async def statistics(self, name: str, page: render.StatisticsPage, look: PictureStyle) -> AttachedPicture:
        """A page of statistics."""
        return AttachedPicture(name, *await self._workshop.run(PICTURE, _statistics, page, look))

    async def item(self, name: str, key: str, look: PictureStyle) -> AttachedPicture:
        """A single card, tile, space or piece."""
        return AttachedPicture(name, *await self._workshop.run(PICTURE, _item, key, look))


def _attached(name: str, parts: Drawn) -> Attached:
    """The parts of a picture, each with a name of its own."""
    return tuple(AttachedPicture(part_name(name, number), *part) for number, part in enumerate(parts, start=1))


def part_name(name: str, number: int) -> str:
    """The file name of a part of a picture; the first has the name of the picture.

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


def _reach(view: View, prices: Mapping[str, int], look: PictureStyle, numbers: Mapping[str, int]) -> tuple[bytes, str]:
    return render.encode(render.reach(view, prices, look.theme, numbers)), render.alt.reach(prices, look.words, numbers)


def _room_for_reach(prices: Mapping[str, int], look: PictureStyle, numbers: Mapping[str, int]) -> tuple[bytes, str]:
    return render.room_for_reach(), render.alt.reach(prices, look.words, numbers)


def _choices(view: View, things: Sequence[tuple[int, str]], look: PictureStyle) -> tuple[bytes, str]:
    picture = render.choices(view, things, look.words, look.theme)
    return render.encode(picture), render.alt.choices(view, things, look.words)


def _room_for_choices(view: View, things: Sequence[tuple[int, str]], look: PictureStyle) -> tuple[bytes, str]:
    room = render.room_for_choices([key for _, key in things])
    return room, render.alt.choices(view, things, look.words)


def _changes(view: View, since: View, told: Sequence[render.Caption], look: PictureStyle) -> Drawn:
    return _encoded(render.in_parts.changes(view, since, look.words, look.theme, look.names, told))


def _result(
    view: View, course: render.Course, hints: Sequence[tuple[str, int]], look: PictureStyle, by_bots: Collection[int]
) -> tuple[bytes, str]:
    scores, festivals = course
    picture = render.result(view, scores, look.words, festivals, look.theme, look.names, hints, by_bots)
    return render.encode(picture), render.alt.result(view, course, look.words, look.names, hints, by_bots)


def _animation(
    views: list[View],
    course: render.Course,
    captions: Sequence[tuple[render.Caption, ...]],
    hints: Sequence[tuple[str, int]],
    look: PictureStyle,
    by_bots: Collection[int],
) -> bytes:
    return render.animation(views, course, look.words, captions, look.theme, look.names, hints, by_bots)


def _statistics(page: render.StatisticsPage, look: PictureStyle) -> tuple[bytes, str]:
    return render.encode(render.statistics(page, look.words, look.theme)), render.alt.statistics(page, look.words)


def _item(key: str, look: PictureStyle) -> tuple[bytes, str]:
    return render.encode(render.item(key, look.words, look.theme)), render.alt.item(key, look.words)
