"""Work for other processes: any worker does it, in order of importance, and the bot itself if nobody does."""

import asyncio
import os
import pickle
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import pytest
from msgspec import structs

from bot.background import pictures, thinking, work_queue
from bot.background.kinds_of_work import ANIMATION, HINT, PICTURE, QUEUES, Kind, Unanswered, on_behalf_of
from bot.background.parcels import StrangeParcel, pack, unpack, unpack_value
from bot.background.pictures import Pictures, PictureStyle
from bot.background.processes import Processes
from bot.background.thinking import Thinking
from bot.background.work_queue import QueueTrouble, WorkQueue
from bot.background.worker import Worker
from bot.background.workshop import Workshop
from engine import Options, new_game, view
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
async def queue(postgres_url: str) -> AsyncIterator[WorkQueue]:
    opened = WorkQueue(postgres_url)
    await opened.open()
    yield opened
    await opened.close()


@asynccontextmanager
async def at_work(postgres_url: str, at_once: int = 1) -> AsyncIterator[None]:
    """A worker in this process."""
    working = asyncio.create_task(Worker(postgres_url, QUEUES, at_once).run())
    try:
        yield
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


async def test_a_queue_that_refuses_says_why(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    nowhere = f"{postgres_url}_of_nobody"
    with pytest.raises(QueueTrouble, match=r"^database .* does not exist$"):
        await WorkQueue(nowhere).open()
    async with at_work(nowhere):
        while "does not exist" not in caplog.text:
            await asyncio.sleep(0)


async def left(queue: WorkQueue) -> tuple[int, int]:
    """Rows of work and jobs that nobody has cleared away."""
    ask = queue._app.connector.execute_query_one_async
    works = await ask("SELECT count(*) AS number FROM chaski_works")
    jobs = await ask("SELECT count(*) AS number FROM procrastinate_jobs WHERE status IN ('todo', 'doing')")
    return works["number"], jobs["number"]


async def test_a_worker_draws_what_the_bot_would_and_leaves_nothing(postgres_url: str, queue: WorkQueue) -> None:
    async with at_work(postgres_url):
        drawn = await queue.done(WITHOUT_HURRY, pictures._board, (SEEN, STYLE, None))
    assert drawn == pictures._board(SEEN, STYLE, None)
    assert await left(queue) == (0, 0)


async def test_pictures_go_to_the_workers_that_there_are(postgres_url: str, queue: WorkQueue) -> None:
    drawn_here = [picture for picture, _ in pictures._board(SEEN, STYLE, None)]
    with closing(Pictures(processes=1, workers=queue)) as drawing:
        async with at_work(postgres_url):
            assert [part.data for part in await drawing.board("b.png", SEEN, STYLE)] == drawn_here


async def test_a_worker_thinks_of_a_hint_and_of_a_move(postgres_url: str, queue: WorkQueue) -> None:
    with closing(Thinking(budget=0.01, workers=queue)) as player:
        async with at_work(postgres_url):
            assert (await player.choose("hard", "1", SEEN)).action in [t.action for t in await player.advise("1", SEEN)]


async def test_without_a_worker_the_bot_does_it_and_does_not_wait_again(
    queue: WorkQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_queue, "BEGINS", SOON)
    with closing(Pictures(processes=1, workers=queue)) as drawing:
        assert await drawing.item("b.png", "god:G03", STYLE)
        assert await left(queue) == (0, 0)
        monkeypatch.setattr(work_queue, "BEGINS", 600.0)  # whoever waits now waits for ever
        assert await drawing.item("b.png", "god:G03", STYLE)


async def test_what_fails_there_fails_here_too(postgres_url: str, queue: WorkQueue) -> None:
    with closing(Pictures(processes=1, workers=queue)) as drawing:
        async with at_work(postgres_url):
            with pytest.raises(ValueError, match="no picture"):
                await drawing.item("b.png", "no such thing", STYLE)
            assert (await left(queue))[0] == 0


async def test_what_is_wanted_first_is_done_first(postgres_url: str, queue: WorkQueue) -> None:
    done: list[int] = []

    async def ask(kind: Kind, number: int) -> None:
        await queue.done(kind, pictures._item, ("god:G03", STYLE))
        done.append(number)

    asking = [asyncio.create_task(ask(kind, number)) for number, kind in enumerate((ANIMATION, ANIMATION, PICTURE))]
    while await left(queue) != (3, 3):
        await asyncio.sleep(0)
    async with at_work(postgres_url):
        await asyncio.gather(*asking)
    assert done[0] == 2


async def test_workers_that_are_busy_are_asked_again(queue: WorkQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "BEGINS", SOON)
    asking = asyncio.create_task(queue.done(PICTURE, pictures._item, ("god:G03", STYLE)))
    while not asking.done():
        await queue._hear(channel="", payload="begun 0")  # somebody else's work
        await asyncio.sleep(0)
    with pytest.raises(Unanswered):
        await asking
    assert queue._now() >= queue._rests_until


async def test_work_that_a_worker_does_not_know_is_given_up_at_once(
    postgres_url: str, queue: WorkQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_queue, "pack", lambda work, arguments: pickle.dumps(("os", "getpid", ())))
    async with at_work(postgres_url):
        with pytest.raises(Unanswered):
            await queue.done(WITHOUT_HURRY, pictures._item, ())


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
    postgres_url = await postgres.database()
    queue = WorkQueue(postgres_url)
    await queue.open()
    with closing(Pictures(processes=1, workers=queue)) as drawing:
        await postgres.drop(postgres_url)
        assert await drawing.item("b.png", "god:G03", STYLE)
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
    with closing(Workshop(Processes(1))) as workshop:
        assert await workshop.run(PICTURE, os.getpid) != os.getpid()


async def test_an_unanswered_question_is_an_exception(queue: WorkQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "BEGINS", SOON)
    with pytest.raises(Unanswered):
        await queue.done(PICTURE, pictures._item, ("god:G03", STYLE))
