"""The bot runs on the quicker event loop where it is installed, and on the usual one elsewhere."""

import asyncio
import sys

import pytest

from bot.event_loop import loop_factory, run


async def which() -> str:
    return type(asyncio.get_running_loop()).__module__


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not made for Windows")
def test_uvloop_is_used() -> None:
    assert run(which()).startswith("uvloop")


def test_without_uvloop_the_usual_loop_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is asyncio.new_event_loop
    assert run(which()).startswith("asyncio")


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not made for Windows")
async def test_tests_run_on_it_too() -> None:
    assert (await which()).startswith("uvloop")
