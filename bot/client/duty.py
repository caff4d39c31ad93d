"""The shards that this process serves: its own, and those of processes that are gone, until they are back.

Each shard has two leases. The home lease belongs to the process that was started for the shard, as long as it lives;
the duty lease to the one that serves it. A shard whose two leases are free for a while is taken over; it is given back
when its home lease is taken. A second process that is started for the same shard waits until the first is gone.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from storage.errors import StorageError
from storage.leases import Leases

log = logging.getLogger(__name__)

LOOK = 5.0  # seconds between two looks at the leases
GRACE = 20.0  # seconds that a shard is free before another process takes it over
AGAIN = 1.0  # seconds before a process tries again to take its own shards
LEAVING = 2.0  # seconds for answers under way when a shard is given back


class Gateway(Protocol):
    """The gateway: connects shards with Discord, and attends to their games."""

    async def connect_shard(self, shard: int) -> None:
        """Logs a shard in."""

    async def disconnect_shard(self, shard: int) -> None:
        """Ends the session of a shard."""

    async def attend_to(self, shards: frozenset[int]) -> None:
        """Attends to the games of these shards alone."""


class Duty:
    """The leases of one process, and what follows from them."""

    def __init__(self, url: str, own: Sequence[int], total: int, gateway: Gateway, hear: Callable[[int], None]) -> None:
        self._leases = Leases(url, f"shards {total}", hear)
        self._own, self._total = frozenset(own), total
        self._gateway = gateway
        self._free_since: dict[int, float] = {}
        self._connected = self._own  # logged in, or about to be
        self._ready: frozenset[int] = frozenset()
        self._attending: frozenset[int] = frozenset()
        self._changed = asyncio.Event()

    @property
    def held(self) -> frozenset[int]:
        """The shards that this process serves by their leases."""
        return frozenset(number - self._total for number in self._leases.held if number >= self._total)

    async def take_own(self) -> None:
        """Waits until all shards of this process are its own."""
        told = False
        while not await self._has_own():
            if not told:
                log.info("Another process serves these shards; this one waits until it is gone.")
                told = True
            await asyncio.sleep(AGAIN)

    async def _has_own(self) -> bool:
        for shard in sorted(self._own):
            if await self._leases.take(shard):
                await self._leases.take(self._total + shard)
        return self._own <= self.held

    def note_ready(self, shard: int) -> None:
        """Notes that Discord has sent the servers of a shard."""
        self._ready |= {shard}
        self._changed.set()

    async def call(self, game: int) -> None:
        """Tells the process that attends to a game of its news."""
        await self._leases.call(game)

    async def run(self) -> None:
        """Looks after the leases for ever."""
        while True:
            self._changed.clear()
            try:
                await self.look()
            except StorageError as trouble:
                log.warning("The leases cannot be looked after (%s).", trouble)
                if not self.held:
                    self._attending = frozenset()
                    await self._gateway.attend_to(self._attending)
            except Exception:
                log.exception("The leases cannot be looked after.")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._changed.wait()

    async def look(self) -> None:
        """Takes free shards, gives back those that others want, and serves the rest."""
        taken = await self._leases.taken()
        await self._has_own()
        for shard in set(range(self._total)) - self._own:
            await self._look_at(shard, taken)
        await self._reconcile()

    async def _look_at(self, shard: int, taken: frozenset[int]) -> None:
        """Takes over a shard of another process, or gives it back."""
        now = asyncio.get_running_loop().time()
        if shard in taken:
            self._free_since.pop(shard, None)
            if shard in self.held:
                await self._give_back(shard)
        elif self._total + shard in taken:
            self._free_since.pop(shard, None)
        elif now - self._free_since.setdefault(shard, now) >= GRACE and await self._leases.take(self._total + shard):
            log.warning("Shard %s has no process; this one takes it over.", shard)

    async def _give_back(self, shard: int) -> None:
        log.info("The process of shard %s is back.", shard)
        await self._leave(shard)
        await self._attend()
        await asyncio.sleep(LEAVING)
        await self._leases.give(self._total + shard)

    async def _leave(self, shard: int) -> None:
        self._connected -= {shard}
        self._ready -= {shard}
        await self._gateway.disconnect_shard(shard)

    async def _reconcile(self) -> None:
        for shard in self._connected - self.held:
            await self._leave(shard)
        for shard in self.held - self._connected:
            self._connected |= {shard}
            await self._gateway.connect_shard(shard)
        await self._attend()

    async def _attend(self) -> None:
        wanted = self.held & self._ready & self._connected
        if wanted != self._attending:
            await self._gateway.attend_to(wanted)
            self._attending = wanted

    async def close(self) -> None:
        """Gives all leases back."""
        await self._leases.close()
