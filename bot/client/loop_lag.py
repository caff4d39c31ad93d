"""A watch on the event loop: logs what holds it up for longer than people should wait."""

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable, Sequence
from types import FrameType

from bot import metrics

log = logging.getLogger(__name__)

PAUSE = 0.2  # seconds between two pings
LIMIT = 0.1  # seconds until the answer is late
PATIENCE = 10.0  # seconds until the log tells of a loop that is still held
SILENCE = 30.0  # seconds between two lines in the log
ENDS = 3  # innermost, and outermost, places in a line
OURS = ("bot", "engine", "render", "storage")
# Modules of the loop or its runner, and of its rest.
LOOP, WAITING = ("asyncio.base_events", "asyncio.runners"), ("selectors", "asyncio.windows_events")
NOTHING = "nothing that can be seen"

Place = tuple[str, int, str]


class LagWatch:
    """Pings the loop from a thread, and logs where it is in the program, never values, when it does not answer."""

    def __init__(
        self,
        limit: float = LIMIT,
        patience: float = PATIENCE,
        ours: Sequence[str] = OURS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limit = limit
        self._patience = patience
        self._ours = ours
        self._clock = clock
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None
        self._silent_until = float("-inf")
        self._untold = 0

    def start(self) -> None:
        """Starts to watch the running loop."""
        if self._thread is None:
            watched = (asyncio.get_running_loop(), threading.get_ident())
            self._thread = threading.Thread(target=self._watch, args=watched, name="lag watch", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stops to watch the loop."""
        self._ending.set()

    def _watch(self, loop: asyncio.AbstractEventLoop, thread: int) -> None:
        while not self._ending.is_set():
            try:
                self.ask(loop.call_soon_threadsafe, thread)
            except RuntimeError:  # the loop is closed
                return
            self._ending.wait(PAUSE)

    def ask(self, call: Callable[[Callable[[], None]], object], thread: int) -> None:
        """Pings the loop of a thread once through `call`; logs its place if no answer comes in time."""
        answered = threading.Event()
        asked = self._clock()
        call(answered.set)
        if answered.wait(self._limit):
            metrics.LOOP_LAG.observe(self._clock() - asked)
            return
        where = self._where(thread)
        over = answered.wait(self._patience)
        held = self._clock() - asked
        metrics.LOOP_LAG.observe(held)
        self._tell(held, over, where)

    def _tell(self, seconds: float, over: bool, where: str) -> None:
        """Logs one line; within a moment of the last line it only counts for the next one."""
        now = self._clock()
        if now < self._silent_until:
            self._untold += 1
            return
        held = f"was held for {seconds:.2f} s" if over else f"has been held for {seconds:.2f} s and still is"
        others = f"; {self._untold} more times since the last line" if self._untold else ""
        log.warning("The event loop %s by %s%s.", held, where, others)
        self._silent_until = now + SILENCE
        self._untold = 0

    def _where(self, thread: int) -> str:
        """The place of the loop in the program; if it waits, the place of another thread, which may take its time."""
        frames = sys._current_frames()
        doing = _stack(frames.get(thread))
        if doing and doing[0][0] not in WAITING:
            return _worded(self._own(doing) or doing)
        others = (frame for other, frame in frames.items() if other not in (thread, threading.get_ident()))
        beside = next((own for frame in others if (own := self._own(_stack(frame)))), [])
        return f"{NOTHING}, while {_worded(beside)}" if beside else NOTHING

    def _own(self, places: list[Place]) -> list[Place]:
        return [place for place in places if place[0].partition(".")[0] in self._ours]


def _stack(frame: FrameType | None) -> list[Place]:
    """Module, line and function from the innermost place outwards, up to the loop."""
    found: list[Place] = []
    while frame is not None and (module := str(frame.f_globals.get("__name__", ""))) not in LOOP:
        found.append((module, frame.f_lineno, frame.f_code.co_name))
        frame = frame.f_back
    return found


def _worded(places: list[Place]) -> str:
    """The innermost and the outermost places."""
    words = [f"{function} ({module}:{line})" for module, line, function in places]
    return " < ".join(words if len(words) <= 2 * ENDS else [*words[:ENDS], "…", *words[-ENDS:]])
