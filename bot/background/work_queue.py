"""The queue of work for other processes: Procrastinate on PostgreSQL, and a table with the work and its results."""

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Callable
from typing import Any

import procrastinate
import psycopg
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Status

from bot import metrics
from bot.background.kinds_of_work import Kind, Unanswered, on_behalf_of
from bot.background.parcels import pack, unpack_value
from storage import works

log = logging.getLogger(__name__)

TASK = "chaski.work"
BEGUN, DONE = "begun", "done"
BEGINS = 2.0  # seconds in which a worker takes work that it is going to do
REST = 15.0  # seconds without the queue after no worker was heard of
AFTER_TROUBLE = 2.0
POOL = 4
OPENS = 10.0  # seconds for the queue to open when the bot starts
CONNECTS = 3.0  # seconds in which the database gives a connection


class QueueTrouble(Exception):
    """The database of the queue cannot be used."""


def make_app(url: str) -> procrastinate.App:
    """The queue in this database, closed yet."""
    connector = procrastinate.PsycopgConnector(conninfo=url, min_size=1, max_size=POOL, timeout=CONNECTS)
    return procrastinate.App(connector=connector)


async def reach(url: str) -> None:
    """Connects once; raises QueueTrouble with the reason, which a pool of connections would keep to itself."""
    try:
        async with await psycopg.AsyncConnection.connect(url, connect_timeout=int(CONNECTS)):
            pass
    except psycopg.Error as error:
        raise QueueTrouble(str(error).strip().splitlines()[0].rpartition("FATAL:")[2].strip()) from error


async def prepare(app: procrastinate.App) -> None:
    """Makes the tables of the queue unless they are there; several programs may do so at the same time."""
    if not await app.check_connection_async():
        try:
            await app.schema_manager.apply_schema_async()
        except ConnectorException:
            if not await app.check_connection_async():
                raise
    with contextlib.suppress(ConnectorException):  # somebody else is making it
        await app.connector.execute_query_async(works.TABLE)


async def clean(app: procrastinate.App) -> None:
    """Deletes old work, and ends the jobs of vanished workers: nobody waits for them any more."""
    await app.connector.execute_query_async(works.CLEAN)
    for job in await app.job_manager.get_stalled_jobs():
        await app.job_manager.finish_job(job, Status.FAILED, delete_job=True)


class WorkQueue:
    """Has work done by whichever worker takes it, and says when nobody does."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._app = make_app(url)
        self._waiting: dict[int, asyncio.Queue[str]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._slots = itertools.count()
        self._rests_until = 0.0
        self._heard = 0.0  # the moment of the last notice from any worker

    async def open(self) -> None:
        """Connects, and listens for results."""
        try:
            async with asyncio.timeout(OPENS):
                await reach(self._url)
                await self._app.open_async()
                await prepare(self._app)
        except (ConnectorException, TimeoutError) as error:
            await self._app.close_async()
            raise QueueTrouble(type(error.__cause__ or error).__name__) from error
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Releases the queue; open waits get no answer."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._app.close_async()

    async def done(
        self, kind: Kind, work: Callable[..., Any], arguments: tuple[Any, ...], begins: float | None = None
    ) -> Any:
        """The result of a piece of work that a worker has begun in so many seconds and done; raises Unanswered."""
        if self._now() < self._rests_until:
            raise Unanswered
        try:
            return await self._ask(kind, pack(work, arguments), BEGINS if begins is None else begins)
        except (ConnectorException, OSError) as error:
            log.warning("The queue cannot be used (%s).", error)
            self._rests_until = self._now() + REST
            raise Unanswered from error

    async def _ask(self, kind: Kind, parcel: bytes, begins: float) -> Any:
        row = await self._app.connector.execute_query_one_async(works.PUT, parcel=parcel)
        work = int(row["id"])
        notices = self._waiting[work] = asyncio.Queue()
        job = None
        try:
            job = await self._defer(kind, work)
            await self._wait(notices, kind, begins)
        finally:
            del self._waiting[work]
            result = await asyncio.shield(self._take(work, job))
        if result is None:
            raise Unanswered
        return unpack_value(bytes(result))

    async def _defer(self, kind: Kind, work: int) -> int:
        """Puts a piece of work into the queue; a lock for each of so many slots is the limit of a server."""
        server = on_behalf_of.get()
        lock = f"{kind.queue} {server} {next(self._slots) % kind.at_once}" if server else None
        options = self._app.configure_task(
            TASK, queue=kind.queue, priority=kind.priority, lock=lock, allow_unknown=True
        )
        return await options.defer_async(work=work)

    async def _wait(self, notices: "asyncio.Queue[str]", kind: Kind, begins: float) -> None:
        """Waits until the work is done, or has taken too long, or nobody has begun it."""
        asked = self._now()
        try:
            async with asyncio.timeout(begins):
                notice = await notices.get()
            metrics.JOB_WAITS.labels(kind.queue).observe(self._now() - asked)
        except TimeoutError:
            if self._heard < asked:  # else workers are there, and busy, or the server has its share of them
                self._rests_until = self._now() + REST
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(kind.patience):
                while notice != DONE:
                    notice = await notices.get()

    async def _take(self, work: int, job: int | None) -> Any:
        """The result, which is deleted; without one, the job is called off."""
        rows = await self._app.connector.execute_query_all_async(works.TAKE, work=work)
        result = rows[0]["result"] if rows else None
        if result is None and job is not None:
            with contextlib.suppress(ConnectorException):  # it ends just now
                await self._app.job_manager.finish_job_by_id_async(job, Status.FAILED, delete_job=True)
        return result

    async def _listen(self) -> None:
        while True:
            try:
                await self._app.connector.listen_notify(self._hear, [works.CHANNEL])
            except (ConnectorException, OSError) as error:
                log.warning("The queue is not heard (%s).", error)
            await asyncio.sleep(AFTER_TROUBLE)

    async def _hear(self, *, channel: str, payload: str) -> None:
        self._heard = self._now()
        notice, _, work = payload.partition(" ")
        if work.isdecimal() and int(work) in self._waiting:
            self._waiting[int(work)].put_nowait(notice)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
