"""Whatever keeps the event loop from everybody else for too long is found, by what was asked of the bot."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from tests.attack.holds import LIMIT, Holds

SLOW = """
async def answer(milliseconds):
    begun = time.thread_time()
    while (time.thread_time() - begun) * 1000 < milliseconds:
        pass
"""


def work_of(module: str) -> Callable[[float], Coroutine[Any, Any, None]]:
    """Something of a module that keeps the loop."""
    names: dict[str, Any] = {"__name__": module, "time": time}
    exec(SLOW, names)
    found: Callable[[float], Coroutine[Any, Any, None]] = names["answer"]
    return found


def watched(holds: Holds, work: Coroutine[Any, Any, None]) -> None:
    """On a loop whose steps can be seen."""
    with holds.watched(), asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(work)


def test_what_holds_the_loop_is_told_by_what_was_pressed() -> None:
    holds = Holds()
    pressed = {"id": "1", "type": 3, "data": {"custom_id": "b:tap:1:2:3"}}

    async def answer() -> None:
        holds.hear("INTERACTION_CREATE", pressed)
        await asyncio.create_task(work_of("bot.slow")(LIMIT + 1))
        holds.hear("INTERACTION_CREATE", pressed | {"type": 2, "data": {"name": "game", "options": [{"name": "list"}]}})
        await asyncio.create_task(work_of("bot.quick")(2.0))

    watched(holds, answer())
    assert set(holds.longest) == {"b:tap", "/game list"}
    (told,) = holds.above()
    assert told.startswith("b:tap held the loop for ")
    assert told.endswith("(bot.slow.answer).")


def test_the_stand_in_for_discord_and_the_tests_themselves_do_not_count() -> None:
    holds = Holds()

    async def answer() -> None:
        for module in ("bot.sandbox.server", "tests.e2e"):
            await asyncio.create_task(work_of(module)(LIMIT + 1))

    watched(holds, answer())
    assert holds.longest == {}
