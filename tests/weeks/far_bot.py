"""The bot in a process of its own, in fake time that it shares with whoever has started it."""

import asyncio
import struct
from collections.abc import Awaitable, Callable, Mapping
from mmap import mmap
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

from bot.background.thinking import Thinking
from bot.client.app import Chaski
from bot.sandbox import redirect_discord_py
from bot.table.turn.double_taps import DoubleTapGuard
from storage import Games
from tests.e2e.kit.bot_process import BotProcess, wait_for_words, write_into
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.glances import Glances
from tests.e2e.kit.harness import BOUNDLESS, QUICK, Harness
from tests.e2e.kit.timing import NOON, Hands
from tests.e2e.kit.trouble import PATIENT
from tests.starter import STARTER

MOMENT = struct.Struct("q")


class SharedHands(Hands):
    """The hands of a clock that several processes see: a moment in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.exists():
            file.write_bytes(MOMENT.pack(NOON))
        with file.open("r+b") as opened:
            self._seen = mmap(opened.fileno(), MOMENT.size)

    def __call__(self) -> int:
        return self.now

    @property
    def now(self) -> int:  # type: ignore[override]
        """The moment."""
        return int(MOMENT.unpack(self._seen)[0])

    @now.setter
    def now(self, moment: int) -> None:
        MOMENT.pack_into(self._seen, 0, moment)


class FarTables:
    """The tables of a bot in another process, as far as whoever moves the clock has to do with them."""

    def __init__(self) -> None:
        self.orders: Connection | None = None
        self.timekeeper = self
        self._one_at_a_time = asyncio.Lock()

    async def settled(self) -> None:
        """Everything that was to be said has been said."""
        await self._order("settle")

    async def ring_due(self) -> None:
        """All timers that are due have rung."""
        await self._order("ring")

    async def wake_all(self) -> None:
        """What was left untold has been told."""
        await self._order("wake")

    async def _order(self, what: str) -> None:
        assert self.orders is not None
        async with self._one_at_a_time:
            self.orders.send(what)
            await asyncio.to_thread(self.orders.recv)


class FarBot:
    """A bot in another process."""

    def __init__(self) -> None:
        self.tables = FarTables()


class FarHarness(Harness):
    """A harness with the bot in another process, which never stops but is killed."""

    def __init__(self, folder: Path, clock: SharedHands) -> None:
        super().__init__(folder, FakePictures(), clock=clock, answer_seconds=PATIENT)
        self._hands = clock
        self.log_file = folder / "bot.log"
        self._process: FarProcess | None = None

    async def start_bot(self) -> None:
        """The bot has come, and obeys."""
        if self._process is None:
            self.games = await Games.open(self.url, self._hands)
            self.glances = Glances(self.games, others_write=True)
            self._process = FarProcess(self, self.log_file, self._hands.file)
        far = FarBot()
        far.tables.orders = await self._process.come()
        self.bot = cast(Chaski, far)
        await far.tables.settled()

    def strike(self) -> None:
        """The bot is killed now, in the middle of whatever happens here, too."""
        assert self._process is not None
        self._process.strike()

    async def stop_bot(self) -> None:
        """The bot is killed, and everybody knows it."""
        assert self._process is not None
        await self._process.kill()

    async def __aexit__(self, *given: Any) -> None:
        await super().__aexit__(*given)
        await self.games.close()


class FarProcess(BotProcess):
    """The process of such a bot."""

    def __init__(self, harness: Harness, log_file: Path, clock: Path) -> None:
        super().__init__(harness.sandbox, harness.url, log_file)
        self._given = (log_file, harness.sandbox.url, harness.sandbox.token, harness.url, clock)

    async def come(self) -> Connection:
        """The bot has come; by this it is given orders."""
        ours, theirs = STARTER.Pipe()
        await self.start(serve, (*self._given, theirs))
        theirs.close()  # so that the end of the process ends whatever waits for it
        return ours


# ---------------------------------------------------------------- in that process


def serve(log_file: Path, url: str, token: str, database: str, clock: Path, orders: Connection) -> None:
    """Serve until killed."""
    write_into(log_file)
    wait_for_words()
    asyncio.run(_serve(url, token, database, clock, orders))


async def _serve(url: str, token: str, database: str, clock: Path, orders: Connection) -> None:
    with redirect_discord_py(url):
        games, thinking = await Games.open(database, SharedHands(clock)), Thinking(processes=1, budget=QUICK)
        guard = DoubleTapGuard(seconds=0)
        bot = Chaski(games, FakePictures(), thinking, guard=guard, limits=BOUNDLESS, guild_ready_timeout=0.02)
        obeying = asyncio.create_task(_obey(bot, orders))
        await bot.start(token)
        await obeying


async def _obey(bot: Chaski, orders: Connection) -> None:
    while True:
        order = await asyncio.to_thread(orders.recv)
        await bot.wait_until_ready()
        await asyncio.gather(*bot._errands)
        await ORDERS[order](bot)
        orders.send(order)


ORDERS: Mapping[str, Callable[[Chaski], Awaitable[Any]]] = {
    "settle": lambda bot: bot.tables.settled(),
    "ring": lambda bot: bot.tables.timekeeper.ring_due(),
    "wake": lambda bot: bot.tables.wake_all(),
}
