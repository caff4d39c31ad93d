"""Pictures made beside the event loop: in processes of their own, so that drawing never delays an answer."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from multiprocessing.process import BaseProcess
from typing import Any

from msgspec import Struct

import render
from bot.prompts.spec import Picture
from engine.state import View

WORKERS = 2


class Look(Struct, frozen=True):
    """For whom a picture is drawn."""

    names: tuple[str, ...] = ()
    theme: str = "light"
    lang: str = "en"


class Pictures:
    """Draws Views; a worker that dies is replaced."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)

    async def warm(self) -> None:
        """Have the workers ready before the first picture is wanted."""
        await asyncio.gather(*(self._draw(_ready) for _ in range(self._workers)))

    def close(self) -> None:
        """Send the workers home."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def board(self, name: str, view: View, look: Look, since: View | None = None) -> Picture:
        """Everything on the table."""
        return Picture(name, *await self._draw(_board, view, look, since))

    async def tableau(self, name: str, view: View, seat: int, look: Look) -> Picture:
        """A player's area."""
        return Picture(name, *await self._draw(_tableau, view, seat, look))

    async def hand(self, name: str, view: View, look: Look) -> Picture:
        """The cards of the View's own seat."""
        return Picture(name, *await self._draw(_hand, view, look))

    async def closeup(self, name: str, view: View, part: str, look: Look) -> Picture:
        """A part of the board."""
        return Picture(name, *await self._draw(_closeup, view, part, look))

    async def changes(self, name: str, view: View, since: View, look: Look) -> Picture:
        """What differs from an earlier View."""
        return Picture(name, *await self._draw(_changes, view, since, look))

    async def chart(self, name: str, views: Sequence[View], look: Look) -> Picture:
        """The scores turn by turn."""
        scores = [[player.vp for player in view.players] for view in views]
        festivals = [n for n, (one, two) in enumerate(pairwise(views), 1) if one.festivals < two.festivals]
        return Picture(name, *await self._draw(_chart, scores, festivals, look))

    async def animation(self, name: str, views: Sequence[View], alt: str, look: Look) -> Picture:
        """A whole game as a GIF."""
        return Picture(name, await self._draw(_animation, list(views), look), alt)

    async def item(self, name: str, key: str, look: Look) -> Picture:
        """A card, tile, space or piece."""
        return Picture(name, *await self._draw(_item, key, look))

    async def _draw(self, work: Callable[..., Any], *arguments: Any) -> Any:
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *arguments)


# ---------------------------------------------------------------- in the workers


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which sends its workers home
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """Nobody is left to draw for once the bot is gone, however it went."""
    parent.join()
    os._exit(0)


def _ready() -> int:
    return os.getpid()


def _board(view: View, look: Look, since: View | None) -> tuple[bytes, str]:
    picture = render.board(view, look.theme, look.lang, look.names, since)
    return render.encode(picture), render.alt.board(view, look.names, look.lang)


def _tableau(view: View, seat: int, look: Look) -> tuple[bytes, str]:
    picture = render.tableau(view, seat, look.theme, look.lang, look.names)
    return render.encode(picture), render.alt.tableau(view, seat, look.names, look.lang)


def _hand(view: View, look: Look) -> tuple[bytes, str]:
    return render.encode(render.hand(view, look.theme, look.lang, look.names)), render.alt.hand(view, look.lang)


def _closeup(view: View, part: str, look: Look) -> tuple[bytes, str]:
    picture = render.closeup(view, part, look.theme, look.lang, look.names)
    return render.encode(picture), render.alt.closeup(view, part, look.names, look.lang)


def _changes(view: View, since: View, look: Look) -> tuple[bytes, str]:
    picture = render.changes(view, since, look.theme, look.lang, look.names)
    return render.encode(picture), render.alt.changes(view, since, look.names, look.lang)


def _chart(scores: list[list[int]], festivals: list[int], look: Look) -> tuple[bytes, str]:
    picture = render.chart(scores, festivals, look.theme, look.lang, look.names)
    return render.encode(picture), render.alt.chart(scores, look.names, look.lang)


def _animation(views: list[View], look: Look) -> bytes:
    return render.animation(views, look.theme, look.lang, look.names)


def _item(key: str, look: Look) -> tuple[bytes, str]:
    return render.encode(render.item(key, look.theme, look.lang)), render.alt.item(key, look.lang)
