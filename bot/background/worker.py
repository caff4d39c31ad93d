"""A worker: takes work from the queue, does it in processes of its own, and leaves the result in the database."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import procrastinate
from procrastinate.exceptions import ConnectorException

import render
from bot.background.kinds_of_work import PICTURES
from bot.background.parcels import pack_value, unpack
from bot.background.processes import Processes
from bot.background.thinking import NICENESS
from bot.background.work_queue import BEGUN, DONE, TASK, clean, make_app, prepare, reach
from storage import works

log = logging.getLogger(__name__)

CLEANED = 60.0  # seconds between two cleanings
ENDS = 5.0  # seconds that work has to end when the worker is stopped
AFTER_TROUBLE = 5.0
TRIES = 3  # if the database fails meanwhile


class Worker:
    """Does work of some queues, so many pieces of each at once; a picture never waits for a thought."""

    def __init__(self, url: str, queues: Sequence[str], at_once: int) -> None:
        self._url = url
        self._app = make_app(url)
        again = procrastinate.RetryStrategy(max_attempts=TRIES, wait=1, retry_exceptions={ConnectorException})
        self._app.task(name=TASK, pass_context=True, retry=again)(self._do)
        self._at_once = at_once
        self._processes = {queue: _processes(queue, at_once) for queue in queues}

    async def run(self) -> None:
        """Works until it is cancelled; while there is no database, it waits for one."""
        try:
            while True:
                try:
                    await self._serve()
                except Exception as error:
                    log.warning("The queue cannot be used (%s); the next try is in %s seconds.", error, AFTER_TROUBLE)
                await asyncio.sleep(AFTER_TROUBLE)
        finally:
            for processes in self._processes.values():
                processes.close()

    async def _serve(self) -> None:
        await reach(self._url)
        async with self._app.open_async():
            await prepare(self._app)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._clean())
                for queue in self._processes:
                    tasks.create_task(self._work(queue))

    async def _work(self, queue: str) -> None:
        log.info("Working for the queue %s.", queue)
        await self._app.run_worker_async(
            queues=[queue],
            name=queue,
            concurrency=self._at_once,
            delete_jobs="always",
            install_signal_handlers=False,
            shutdown_graceful_timeout=ENDS,
        )

    async def _clean(self) -> None:
        while True:
            await clean(self._app)
            await asyncio.sleep(CLEANED)

    async def _do(self, context: procrastinate.JobContext, work: int) -> None:
        found = await self._app.connector.execute_query_all_async(works.LOOK, work=work)
        if not found:
            return  # nobody waits for it any more
        await self._tell(BEGUN, work)
        try:
            function, arguments = unpack(bytes(found[0]["parcel"]))
            result: Any = await self._processes[context.job.queue].run(function, *arguments)
            await self._app.connector.execute_query_async(works.LEAVE, work=work, result=pack_value(result))
        finally:
            await self._tell(DONE, work)  # without a result, the waiting program does it alone

    async def _tell(self, what: str, work: int) -> None:
        await self._app.connector.execute_query_async(works.NOTIFY, channel=works.CHANNEL, words=f"{what} {work}")


def _processes(queue: str, number: int) -> Processes:
    return Processes(number, prepare=render.make_ready) if queue == PICTURES else Processes(number, NICENESS)
