"""Where work beside the event loop is done: in local processes, or by workers as long as they answer."""

import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from bot import metrics
from bot.background.kinds_of_work import Kind, Unanswered, Workers
from bot.background.processes import Processes

P = ParamSpec("P")
R = TypeVar("R")


class Workshop:
    """Local processes, and workers elsewhere if there are any."""

    def __init__(self, processes: Processes, workers: Workers | None = None) -> None:
        self._processes = processes
        self._workers = workers

    async def warm(self) -> None:
        """Starts the local processes, unless others do the work."""
        if self._workers is None:
            await self._processes.warm()

    async def run(self, kind: Kind, work: Callable[P, R], /, *arguments: P.args, **named: P.kwargs) -> R:
        """The result of a piece of work of this kind."""
        if self._workers is not None:
            asked = time.monotonic()
            try:
                result: R = await self._workers.done(kind, work, arguments)
            except Unanswered:
                pass
            else:
                metrics.JOBS.labels(kind.queue, metrics.job_name(work)).observe(time.monotonic() - asked)
                return result
        return await self._processes.run(work, *arguments, **named)

    def close(self) -> None:
        """Ends the local processes."""
        self._processes.close()
