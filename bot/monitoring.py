"""A small web server for operators: the health of the bot (`/healthz`), and its metrics (`/metrics`)."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.client.table_bot import TableBot
from bot.refusals import CommandCode, CommandError
from bot.settings import Address

COUNTED_FOR = 30.0  # seconds for which a count of games is good enough
PATIENCE = 5.0  # seconds in which the database has to answer
HEALTHY, UNHEALTHY = 200, 503
PROBE = "is anybody there"  # name of a note that nobody writes
# Why the bot is not healthy.
GATEWAY, STARTING, DATABASE = "gateway_disconnected", "starting", "database_does_not_answer"


@asynccontextmanager
async def monitored(bot: TableBot, address: Address | None) -> AsyncIterator[None]:
    """The context in which the bot can be monitored at this address; at none if it is None."""
    if address is None:
        yield
        return
    runner = web.AppRunner(Monitor(bot).site(), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as trouble:
            raise CommandError(CommandCode.METRICS_ADDRESS_TAKEN, host=address.host, port=address.port) from trouble
        yield
    finally:
        await runner.cleanup()


class Monitor:
    """Answers about one bot."""

    def __init__(self, bot: TableBot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot = bot
        self._clock = clock
        self._counting = asyncio.Lock()
        self._counted = float("-inf")

    def site(self) -> web.Application:
        """The pages of this monitor."""
        site = web.Application()
        site.add_routes([web.get("/healthz", self.health), web.get("/metrics", self.numbers)])
        return site

    async def health(self, _: web.Request) -> web.Response:
        """Whether the bot can play, as JSON; the reason if it cannot."""
        reason = await self._trouble()
        return web.json_response(
            {"healthy": not reason, "reason": reason or None}, status=UNHEALTHY if reason else HEALTHY
        )

    async def _trouble(self) -> str:
        shards = self._bot.shards.values()
        if self._bot.is_closed() or not shards or any(shard.is_closed() for shard in shards):
            return GATEWAY
        if not self._bot.is_ready():
            return STARTING
        try:
            async with asyncio.timeout(PATIENCE):
                await self._bot.games.registry.note(PROBE)
        except Exception:  # any trouble: the log has it where somebody needs the database
            return DATABASE
        return ""

    async def numbers(self, _: web.Request) -> web.Response:
        """All metrics in Prometheus' words."""
        async with self._counting:
            if self._clock() - self._counted >= COUNTED_FOR:
                await self._count_games()
        return web.Response(body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _count_games(self) -> None:
        """Counts the games; without a database no number is better than an old one."""
        self._counted = self._clock()
        metrics.GAMES.clear()
        try:
            async with asyncio.timeout(PATIENCE):
                counts = await self._bot.games.lists.count()
        except Exception:
            return
        for state, number in counts.items():
            metrics.GAMES.labels(state).set(number)
