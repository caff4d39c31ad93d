"""Work spread over processes: those of this machine, or those of a Dask cluster."""

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

from bot.background.processes import CONTEXT
from bot.refusals import CommandCode, CommandError
from engine.codec import Edition, present

if TYPE_CHECKING:
    from distributed import Client

LOCAL = "local"  # the cluster that is started for one command
PATIENCE = 10  # seconds in which a cluster has to answer, and to have a worker

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R], tasks: Sequence[T], processes: int, cluster: str | None = None
) -> Iterator[tuple[int, R]]:
    """The result of every task with its number, in the order of their ends; on a cluster if one is named."""
    if cluster:
        return _over_cluster(work, tasks, cluster)
    if processes == 1:
        return enumerate(map(work, tasks))
    return _over_processes(work, tasks, processes)


def cores() -> int:
    """The number of cores that this program may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _over_processes(work: Callable[[T], R], tasks: Sequence[T], processes: int) -> Iterator[tuple[int, R]]:
    with ProcessPoolExecutor(processes, CONTEXT, _leave_quietly) as pool:
        numbers = {pool.submit(work, task): number for number, task in enumerate(tasks)}
        try:
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BrokenProcessPool as trouble:
            raise CommandError(CommandCode.PLAYING_PROCESS_DIED) from trouble
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_quietly() -> None:
    """Makes an interrupted worker process end silently: the main process prints the message."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(1))


def _over_cluster(work: Callable[[T], R], tasks: Sequence[T], where: str) -> Iterator[tuple[int, R]]:
    """Every result of a Dask cluster; the scheduler gives the tasks of a worker that dies to another one."""
    dask = _dask()
    with ExitStack() as opened:
        client = _client(dask, where, opened)
        futures = client.map(partial(_by_the_same_rules, work, present()), tasks, pure=False)
        numbers = {future.key: number for number, future in enumerate(futures)}
        ended = dask.as_completed(futures)
        del futures  # else the workers would keep every result to the end
        for future in ended:
            try:
                result = future.result()
            except dask.KilledWorker as trouble:
                raise CommandError(CommandCode.PLAYING_PROCESS_DIED) from trouble
            except (CancelledError, OSError) as trouble:
                raise CommandError(CommandCode.CLUSTER_LOST, cluster=where) from trouble
            yield numbers[future.key], result


def _by_the_same_rules(work: Callable[[T], R], edition: Edition, task: T) -> R:
    """Does the task on a worker; refuses under other rules or values than the asking program's."""
    if present() != edition:
        raise CommandError(CommandCode.CLUSTER_PLAYS_OTHERWISE)
    return work(task)


def _client(dask: ModuleType, where: str, opened: ExitStack) -> "Client":
    """A connection to a cluster with workers; `local` is one on all cores. Both end with `opened`."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what people need to know is refused in a sentence
    try:
        if where == LOCAL:
            local = dask.LocalCluster(
                n_workers=cores(),
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
                preload=__name__,
            )
            where = opened.enter_context(local).scheduler_address
        client: Client = opened.enter_context(dask.Client(where, timeout=PATIENCE))
    except (OSError, ValueError) as trouble:
        raise CommandError(CommandCode.CLUSTER_UNREACHABLE, cluster=where) from trouble
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as trouble:
        raise CommandError(CommandCode.CLUSTER_WITHOUT_WORKERS, cluster=where) from trouble
    _check(client, where)
    return client


def _check(client: "Client", where: str) -> None:
    """Refuses a cluster that cannot play: one that gets games without the program falls silent instead."""
    try:
        client.run_on_scheduler(present)  # type: ignore[no-untyped-call]
        client.run(present)
    except Exception as trouble:  # Dask wraps any error there in one of its own
        raise CommandError(CommandCode.CLUSTER_LACKS_PROGRAM, cluster=where) from trouble


def dask_setup(_: object) -> None:
    """Lets a worker of a local cluster, which Dask gives this module, ignore Ctrl-C: the main process ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _dask() -> ModuleType:
    """Dask's scheduler, which is an extra."""
    try:
        import distributed  # late: an extra, and slow to import
    except ImportError:
        raise CommandError(CommandCode.NO_CLUSTER_EXTRA) from None
    return distributed
