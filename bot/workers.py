"""The queue of CHASKI_JOBS: the workers that a bot gives work to, and the process that does it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

from bot.background.kinds_of_work import Workers
from bot.event_loop import run, stop_on_signal
from bot.refusals import CommandCode, CommandError
from bot.settings import jobs_url


def serve_queue(url: str, queues: Sequence[str], processes: int) -> None:
    """Does work of these queues until it is stopped."""
    run(_work(url, queues, processes))


async def _work(url: str, queues: Sequence[str], processes: int) -> None:
    try:
        from bot.background.worker import Worker
    except ModuleNotFoundError:
        raise CommandError(CommandCode.NO_PROCRASTINATE) from None
    working = asyncio.create_task(Worker(url, queues, processes).run())
    stop_on_signal(working)
    with contextlib.suppress(asyncio.CancelledError):
        await working


@contextlib.asynccontextmanager
async def workers_of_queue() -> AsyncIterator[Workers | None]:
    """The workers behind the queue of CHASKI_JOBS, if there is one."""
    url = jobs_url()
    if not url:
        yield None
        return
    try:
        from bot.background.work_queue import QueueTrouble, WorkQueue
    except ModuleNotFoundError:
        raise CommandError(CommandCode.NO_PROCRASTINATE) from None
    queue = WorkQueue(url)
    try:
        await queue.open()
    except QueueTrouble as trouble:
        raise CommandError(CommandCode.QUEUE_UNUSABLE, why=str(trouble)) from None
    try:
        yield queue
    finally:
        await queue.close()
