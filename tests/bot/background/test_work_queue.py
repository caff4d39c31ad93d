"""Work for other processes: any worker does it, in order of importance, and the bot itself if nobody does."""

import asyncio
import os
import pickle
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec import structs

from bot.background import pictures, thinking, work_queue
from bot.background.kinds_of_work import ANIMATION, HINT, PICTURE, QUEUES, Kind, Unanswered, on_behalf_of
from bot.background.parcels import StrangeParcel, pack, unpack, unpack_value
from bot.background.pictures import Pictures, PictureStyle
from bot.background.processes import Processes
from bot.background.thinking import Thinking
from bot.background.work_queue import WorkQueue
from bot.background.worker import Worker
from bot.background.workshop import Workshop
from engine import Options, new_game, view
from tests.storage.conftest import postgres as postgres
from tests.storage.kit.postgres import Postgres

STYLE = PictureStyle(("Ana", "Bruno"), "light", "en")
SEEN = view(new_game(Options(players=2), "workers"), 0)
WITHOUT_HURRY = structs.replace(PICTURE, patience=600.0)
SOON = 0.05  # seconds that nobody is waited for


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker has all the time it needs, however busy the machine is."""
    monkeypatch.setattr(work_queue, "BEGINS", 600.0)


@pytest.fixture
async def url(postgres: Postgres) -> AsyncIterator[str]:
    made = await postgres.database()
    yield made
    await postgres.drop(made)


@pytest.fixture
async def queue(url: str) -> AsyncIterator[WorkQueue]:
    opened = WorkQueue(url)
    await opened.open()
    yield opened
    await opened.close()


@asynccontextmanager
async def at_work(url: str, at_once: int = 1) -> AsyncIterator[None]:
    """A worker in this process."""
    working = asyncio.create_task(Worker(url, QUEUES, at_once).run())
    try:
        yield
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


async def left(queue: WorkQueue) -> tuple[int, int]:
    """Rows of work and jobs that nobody has cleared away."""
    ask = queue._app.connector.execute_query_one_async
    works = await ask("SELECT count(*) AS number FROM chaski_works")
    jobs = await ask("SELECT count(*) AS number FROM procrastinate_jobs WHERE status IN ('todo', 'doing')")
    return works["number"], jobs["number"]


async def test_a_worker_draws_what_the_bot_would_and_leaves_nothing(url: str, queue: WorkQueue) -> None:
    async with at_work(url):
        drawn = await queue.done(WITHOUT_HURRY, pictures._board, (SEEN, STYLE, None))
    assert drawn == pictures._board(SEEN, STYLE, None)
    assert await left(queue) == (0, 0)


async def test_pictures_go_to_the_workers_that_there_are(url: str, queue: WorkQueue) -> None:
    drawing = Pictures(processes=1, workers=queue)
    try:
        async with at_work(url):
            ((picture, _alt),) = pictures._board(SEEN, STYLE, None)
            assert [part.data for part in await drawing.board("b.png", SEEN, STYLE)] == [picture]
    finally:
        drawing.close()


async def test_a_worker_thinks_of_a_hint_and_of_a_move(url: str, queue: WorkQueue) -> None:
    player = Thinking(budget=0.01, workers=queue)
    try:
        async with at_work(url):
            assert (await player.choose("hard", "1", SEEN)).action in [t.action for t in await player.advise("1", SEEN)]
    finally:
        player.close()


async def test_without_a_worker_the_bot_does_it_and_does_not_wait_again(
    queue: WorkQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_queue, "BEGINS", SOON)
    drawing = Pictures(processes=1, workers=queue)
    try:
        assert await drawing.item("b.png", "god:G03", STYLE)
        assert await left(queue) == (0, 0)
        monkeypatch.setattr(work_queue, "BEGINS", 600.0)  # whoever waits now waits for ever
        assert await drawing.item("b.png", "god:G03", STYLE)
    finally:
        drawing.close()


async def test_what_fails_there_fails_here_too(url: str, queue: WorkQueue) -> None:
    drawing = Pictures(processes=1, workers=queue)
    try:
        async with at_work(url):
            with pytest.raises(ValueError, match="no picture"):
                await drawing.item("b.png", "no such thing", STYLE)
            assert (await left(queue))[0] == 0
    finally:
        drawing.close()


async def test_what_is_wanted_first_is_done_first(url: str, queue: WorkQueue) -> None:
    done: list[int] = []

    async def ask(kind: Kind, number: int) -> None:
        await queue.done(kind, pictures._item, ("god:G03", STYLE))
        done.append(number)

    asking = [asyncio.create_task(ask(kind, number)) for number, kind in enumerate((ANIMATION, ANIMATION, PICTURE))]
    while await left(queue) != (3, 3):
        await asyncio.sleep(0)
    async with at_work(url):
        await asyncio.gather(*asking)
    assert done[0] == 2


async def test_a_server_gets_so_much_at_once(queue: WorkQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    on_behalf_of.set("7")
    asking = [asyncio.create_task(queue.done(HINT, thinking.advice, (str(n), SEEN, None))) for n in range(6)]
    while (await left(queue))[1] != 6:
        await asyncio.sleep(0)
    found = await queue._app.connector.execute_query_all_async("SELECT DISTINCT lock FROM procrastinate_jobs")
    assert {row["lock"] for row in found} == {f"thinking 7 {slot}" for slot in range(HINT.at_once)}
    for each in asking:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert await left(queue) == (0, 0)


async def test_a_queue_that_is_gone_stops_nothing(postgres: Postgres) -> None:
    url = await postgres.database()
    queue = WorkQueue(url)
    await queue.open()
    drawing = Pictures(processes=1, workers=queue)
    try:
        await postgres.drop(url)
        assert await drawing.item("b.png", "god:G03", STYLE)
    finally:
        drawing.close()
        await queue.close()


async def test_a_parcel_names_only_what_may_be_asked_for() -> None:
    work, arguments = unpack(pack(pictures._item, ("god:G03", STYLE)))
    assert (work, arguments) == (pictures._item, ("god:G03", STYLE))
    with pytest.raises(StrangeParcel):
        pack(os.getpid, ())
    with pytest.raises(StrangeParcel):
        unpack(pickle.dumps(("os", "getpid", ())))
    with pytest.raises(StrangeParcel):
        unpack_value(pickle.dumps(os.system))


async def test_work_without_workers_is_done_in_processes_of_ones_own() -> None:
    workshop = Workshop(Processes(1))
    try:
        assert await workshop.run(PICTURE, os.getpid) != os.getpid()
    finally:
        workshop.close()


async def test_an_unanswered_question_is_an_exception(queue: WorkQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "BEGINS", SOON)
    with pytest.raises(Unanswered):
        await queue.done(PICTURE, pictures._item, ("god:G03", STYLE))
