"""For how long the bot keeps the event loop from everybody else: of processor time, so that nothing else counts.

Nor does the collection of garbage: in this process it goes through all that the stand-in for Discord holds.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

LIMIT = 50.0  # milliseconds
COMPONENT = 3  # a kind of interaction
OURS = ("bot", "discord", "engine", "render", "storage")
STAND_IN = "bot.sandbox"


class Holds:
    """The longest step of the bot on the loop, by what was asked of it meanwhile; in milliseconds."""

    def __init__(self) -> None:
        self.doing = "the start"
        self.longest: dict[str, float] = {}
        self.where: dict[str, str] = {}
        self.collecting = 0.0  # the longest collection of garbage
        self._collected = 0.0  # seconds, in all
        self._begun = 0.0

    def hear(self, event: str, data: dict[str, Any]) -> None:
        """Something happens on Discord."""
        if event == "INTERACTION_CREATE":
            self.doing = _kind(data)
        elif event == "MESSAGE_REACTION_ADD":
            self.doing = "a reaction"

    def note(self, seconds: float, where: str) -> None:
        """The bot has kept the loop for so long in one step."""
        held = round(seconds * 1000, 1)
        if held > self.longest.get(self.doing, 0.0):
            self.longest[self.doing], self.where[self.doing] = held, where

    def above(self, limit: float = LIMIT) -> list[str]:
        """What has kept the loop for longer than so many milliseconds, in words."""
        return [
            f"{doing} held the loop for {held} ms ({self.where[doing]})."
            for doing, held in self.longest.items()
            if held > limit
        ]

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Every step of the loop is timed, as far as it can be seen: those of uvloop cannot."""
        real: Any = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            where, collected, begun = _step_of_ours(handle), self._collected, time.thread_time()
            real(handle)
            if where:
                self.note(time.thread_time() - begun - (self._collected - collected), where)

        asyncio.Handle._run = timed  # type: ignore[method-assign]
        gc.callbacks.append(self._collect)
        try:
            yield
        finally:
            gc.callbacks.remove(self._collect)
            asyncio.Handle._run = real  # type: ignore[method-assign]

    def _collect(self, phase: str, info: dict[str, int]) -> None:
        """Garbage is being collected, or was; if that happens on another thread, the loop waits as well."""
        if phase == "start":
            self._begun = time.thread_time()
        else:
            spent = time.thread_time() - self._begun
            self._collected += spent
            self.collecting = max(self.collecting, round(spent * 1000, 1))


def _kind(interaction: dict[str, Any]) -> str:
    """The command with its options' names left out, or the kind of button or select."""
    data = interaction["data"]
    if "custom_id" in data:
        kind, _, rest = str(data["custom_id"]).partition(":")
        return f"{kind}:{rest.partition(':')[0]}"[:40] if interaction["type"] == COMPONENT else "a form"
    below = [option["name"] for option in data.get("options", ()) if "value" not in option]
    typed = [option["name"] for part in _parts(data) for option in part.get("options", ()) if option.get("focused")]
    return " ".join([f"/{data['name']}", *below, *(f"({name})" for name in typed)])


def _parts(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield data
    for option in data.get("options", ()):
        yield from _parts(option)


def _step_of_ours(handle: asyncio.Handle) -> str:
    """The work of the bot that a step belongs to; empty for that of its stand-in for Discord, or of a test."""
    task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    work: Any = task.get_coro() if isinstance(task, asyncio.Task) else None
    module = getattr(getattr(work, "cr_frame", None), "f_globals", {}).get("__name__", "") if work else ""
    if module.partition(".")[0] not in OURS or module.startswith(STAND_IN):
        return ""
    return f"{module}.{work.__qualname__}"
