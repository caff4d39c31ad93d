"""Weeks in which the bot is killed at random moments: while timers ring, while people answer, while it starts again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.attack.losses import heard
from tests.weeks.far_bot import FarHarness, SharedHands
from tests.weeks.life import MOST_ANSWERS, TABLES, Life, Table

PAUSE = (1, 12)  # looks and rings from one kill to the next
HAPPENS = (1, 8)  # events on Discord before a bot is killed
AT_ONCE = 0.5  # how often it is killed with the last of them, of which it never hears
MOMENT = 0.03  # seconds: else it is killed within so long after that


class KilledLife(Life):
    """Weeks with the bot in a process of its own, which gets SIGKILL at most so many times."""

    def __init__(
        self,
        folder: Path,
        seed: str,
        kills: int,
        tables: tuple[Table, ...] = TABLES,
        pause: tuple[int, int] = PAUSE,
        answers: int = MOST_ANSWERS,
    ) -> None:
        clock = SharedHands(folder / "moment")
        self._far = FarHarness(folder, clock)
        super().__init__(folder, seed, tables, 0.0, answers, harness=self._far, clock=clock)
        self._reaper = Random(f"{seed} reaper")
        self._most = kills
        self._pause = pause
        self._works = self._reaper.randint(*pause)  # until the next kill
        self.kills = 0
        self._left = 0  # events until then
        self._struck = asyncio.Event()
        self._coming: asyncio.TimerHandle | None = None
        self._far.sandbox.world.broadcast.add_gateway(self._happens)

    def _happens(self, event: str, data: dict[str, Any]) -> None:
        self._left -= 1
        if self._left == 0:
            if self._reaper.random() < AT_ONCE:
                self._strike()
            else:
                delay = self._reaper.random() * MOMENT
                self._coming = asyncio.get_running_loop().call_later(delay, self._strike)

    def _strike(self) -> None:
        self._far.strike()
        self._struck.set()

    async def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something happens, and is tried again whenever the bot dies over it."""
        while self.kills < self._most:
            self._works -= 1
            if self._works > 0:
                break
            self._works = self._reaper.randint(*self._pause)
            cut_short = await self._is_cut_short(work)
            await self._start()
            await self.ear.note_waits()
            if not cut_short:
                return
        await work()

    async def _is_cut_short(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Kills the bot in the middle of some work, or just behind it; whether the work is to be done again."""
        self._struck.clear()
        self._left = self._reaper.randint(*HAPPENS)
        working, striking = asyncio.ensure_future(work()), asyncio.create_task(self._struck.wait())
        await asyncio.wait({working, striking}, return_when=asyncio.FIRST_COMPLETED)
        cut_short = self._struck.is_set()
        self._left = 0
        if self._coming is not None:
            self._coming.cancel()
        striking.cancel()
        await self.harness.stop_bot()
        working.cancel()
        for result in await asyncio.gather(working, return_exceptions=True):
            if isinstance(result, Exception) and not cut_short:
                raise result
        self.kills += 1
        return cut_short

    async def _judge(self) -> list[str]:
        """What went wrong: besides, what a channel has not heard or heard too often, and complaints of the bot."""
        found = await super()._judge()
        for table, seats in zip(self.tables, self.seats, strict=True):
            if len(self._channels[seats.id]) == 1:  # after a move, each channel has heard a part
                game = await seats.game()
                told = await heard(self.harness, table.place, [game], tells_again="🙋", counts_vp=False)
                found += [*told.unheard, *told.repeated]
        said = self._far.log_file.read_text(errors="replace").splitlines()
        return [*found, *(line for line in said if line.startswith(("Traceback", "ERROR")))]
