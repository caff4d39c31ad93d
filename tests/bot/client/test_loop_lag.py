"""The watch on the event loop names what has held it, and costs and says no more than that."""

import asyncio
import logging
import threading
from collections.abc import Callable

import pytest

from bot import metrics
from bot.client import loop_lag
from bot.client.loop_lag import LagWatch


class Hands:
    """A clock that only a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def silence(_: Callable[[], None]) -> None:
    """A loop that does not answer."""


def answer_at_once(answer: Callable[[], None]) -> None:
    answer()


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def watch(clock: Hands) -> LagWatch:
    return LagWatch(limit=0.0, patience=0.0, ours=("tests",), clock=clock)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == loop_lag.__name__]


def hold_everybody(held: threading.Event, told: threading.Event) -> None:
    held.set()
    assert told.wait(60)


async def test_whoever_holds_the_loop_is_named(watch: LagWatch, caplog: pytest.LogCaptureFixture) -> None:
    held, told = threading.Event(), threading.Event()
    loop, here = asyncio.get_running_loop(), threading.get_ident()

    def look() -> None:
        held.wait()
        watch.ask(loop.call_soon_threadsafe, here)
        told.set()

    looking = asyncio.create_task(asyncio.to_thread(look))
    await asyncio.sleep(0)
    hold_everybody(held, told)
    await looking
    (line,) = lines(caplog)
    assert line.startswith(
        "The event loop has been held for 0.00 s and still is by hold_everybody (tests.bot.client.test_loop_lag:"
    )
    assert "< test_whoever_holds_the_loop_is_named (tests.bot.client.test_loop_lag:" in line
    assert "/" not in line


def deep(levels: int, held: threading.Event, told: threading.Event) -> None:
    if levels:
        deep(levels - 1, held, told)
    else:
        hold_everybody(held, told)


async def test_a_deep_stack_is_named_by_its_two_ends(watch: LagWatch, caplog: pytest.LogCaptureFixture) -> None:
    held, told = threading.Event(), threading.Event()
    busy = threading.Thread(target=deep, args=(100, held, told))
    busy.start()
    held.wait()
    watch.ask(silence, busy.ident or 0)
    told.set()
    busy.join()
    (line,) = lines(caplog)
    assert line.count(" < ") == 2 * loop_lag.ENDS
    assert " by hold_everybody (" in line
    assert " < … < deep (" in line


async def test_what_is_done_beside_a_loop_that_waits_is_named(caplog: pytest.LogCaptureFixture) -> None:
    held, told = threading.Event(), threading.Event()
    busy = asyncio.create_task(asyncio.to_thread(hold_everybody, held, told))
    for _ in range(1000):  # until it is seen at rest
        watch = LagWatch(limit=0.0, patience=0.0, ours=("tests",))
        await asyncio.to_thread(watch.ask, silence, threading.get_ident())
        if "nothing that can be seen, while hold_everybody (tests.bot.client.test_loop_lag:" in lines(caplog)[-1]:
            break
    else:
        pytest.fail(f"nothing but {lines(caplog)[-1]}")
    told.set()
    await busy


def test_a_loop_that_answers_in_time_is_not_spoken_of(watch: LagWatch, caplog: pytest.LogCaptureFixture) -> None:
    watch.ask(answer_at_once, 0)
    assert lines(caplog) == []


def test_every_answer_of_the_loop_is_measured(watch: LagWatch, clock: Hands) -> None:
    def answer_late(answer: Callable[[], None]) -> None:
        clock.now += 0.75
        answer()

    def lag() -> tuple[float, float]:
        name = "chaski_loop_lag_seconds"
        counted, summed = (metrics.REGISTRY.get_sample_value(f"{name}_{what}") for what in ("count", "sum"))
        assert counted is not None
        assert summed is not None
        return counted, summed

    before = lag()
    for call in (answer_late, silence):
        watch.ask(call, 0)
    assert lag() == (before[0] + 2, pytest.approx(before[1] + 0.75))


def test_there_is_one_line_in_a_while_and_it_counts_the_others(
    watch: LagWatch, clock: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(1000):
        watch.ask(silence, 0)
    assert len(lines(caplog)) == 1
    assert "more times" not in lines(caplog)[0]
    clock.now += loop_lag.SILENCE
    watch.ask(silence, 0)
    assert lines(caplog)[1].endswith("; 999 more times since the last line.")
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def watching() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "lag watch"}


async def test_one_thread_watches_until_it_is_told_to_stop(watch: LagWatch) -> None:
    others = watching()
    watch.start()
    watch.start()
    (thread,) = watching() - others
    watch.stop()
    await asyncio.to_thread(thread.join)


def test_the_watch_ends_with_its_loop(watch: LagWatch) -> None:
    others = watching()

    async def start() -> threading.Thread:
        watch.start()
        return (watching() - others).pop()

    asyncio.run(start()).join()
