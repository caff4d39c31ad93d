"""Pictures for tests: made at once, with real alternative texts, and with all they were drawn from in their bytes."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import json

from bot.background.pictures import NO_NUMBERS, Attached, Pictures, PictureStyle
from bot.screens.screen import AttachedPicture
from engine.state import View
from render import Caption, Course, StatisticsPage, alt

HEADER = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01"


class FakePictures(Pictures):
    """Draws nothing: a picture is the list of the Views it was made from, so a test can see what it could show."""

    def __init__(self) -> None:
        self.broken = False
        self.drawn: list[str] = []
        self.captions: Sequence[tuple[Caption, ...]] = ()  # of the last animation
        self.turns: list[tuple[View, View | None, Sequence[Caption]]] = []  # what chat pictures were drawn from

    async def warm(self) -> None:
        """There are no processes."""

    def close(self) -> None:
        """There are no processes."""

    async def board(self, name: str, view: View, look: PictureStyle, since: View | None = None) -> Attached:
        return (self._fake(name, alt.board(view, look.words, look.names), view, since),)

    async def chat(
        self, name: str, view: View, look: PictureStyle, since: View | None = None, told: Sequence[Caption] = ()
    ) -> AttachedPicture:
        self.turns.append((view, since, told))
        return self._fake(name, alt.chat(view, look.words, look.names, told, since), view, since)

    async def tableau(self, name: str, view: View, seat: int, look: PictureStyle) -> Attached:
        return (self._fake(name, alt.tableau(view, seat, look.words, look.names), view),)

    async def hand(self, name: str, view: View, look: PictureStyle) -> Attached:
        return (self._fake(name, alt.hand(view, look.words), view),)

    async def closeup(self, name: str, view: View, part: str, look: PictureStyle) -> Attached:
        return (self._fake(name, alt.closeup(view, part, look.words, look.names), view),)

    async def subject(self, name: str, view: View, about: str, look: PictureStyle) -> Attached:
        return (self._fake(name, alt.subject(view, about, look.words, look.names), view),)

    async def reach(
        self,
        name: str,
        view: View,
        prices: Mapping[str, int],
        look: PictureStyle,
        numbers: Mapping[str, int] = NO_NUMBERS,
    ) -> AttachedPicture:
        return self._fake(name, alt.reach(prices, look.words, numbers), view)

    async def choices(
        self, name: str, view: View, things: Sequence[tuple[int, str]], look: PictureStyle
    ) -> AttachedPicture:
        return self._fake(name, await asyncio.to_thread(alt.choices, view, things, look.words), view)

    async def changes(
        self, name: str, view: View, since: View, told: Sequence[Caption], look: PictureStyle
    ) -> Attached:
        return (self._fake(name, alt.changes(view, since, look.words, look.names, told), view, since),)

    async def result(
        self,
        name: str,
        view: View,
        course: Course,
        hints: Sequence[tuple[str, int]],
        look: PictureStyle,
        by_bots: Collection[int] = (),
    ) -> AttachedPicture:
        return self._fake(name, alt.result(view, course, look.words, look.names, hints, by_bots), course)

    async def animation(
        self,
        name: str,
        views: Sequence[View],
        course: Course,
        captions: Sequence[tuple[Caption, ...]],
        hints: Sequence[tuple[str, int]],
        alt: str,
        look: PictureStyle,
        by_bots: Collection[int] = (),
    ) -> AttachedPicture:
        self.captions = captions
        return self._fake(name, alt, course, *views)

    async def statistics(self, name: str, page: StatisticsPage, look: PictureStyle) -> AttachedPicture:
        return self._fake(name, alt.statistics(page, look.words), page)

    async def item(self, name: str, key: str, look: PictureStyle) -> AttachedPicture:
        words = await asyncio.to_thread(alt.item, key, look.words)  # which looks at icons
        return self._fake(name, words)

    def _fake(self, name: str, words: str, *shown: Any) -> AttachedPicture:
        if self.broken:
            raise RuntimeError("no picture")
        self.drawn.append(name)
        return AttachedPicture(name, HEADER + json.encode(shown), words)
