"""What people and networks do to a bot on a bad day, and the quiet moments in which they do it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import pytest

from bot.sandbox import Reply
from bot.sandbox.state.setup import BOT
from bot.screens.prompt import is_private
from engine import legal_actions
from engine.actions import Action, Pass
from engine.decisions import TakeTurn
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.kit.harness import Harness, Message
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.playing import tap

PATIENT = 60.0  # seconds for which Discord waits: what is tested with it is not about speed


def is_error(record: logging.LogRecord) -> bool:
    """Whether something has gone wrong here; what another bot left open when it was killed is found only later."""
    return record.levelno >= logging.ERROR and not record.name.startswith("sqlalchemy.pool")


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Everything that has gone wrong in a test."""
    return [*filter(is_error, caplog.records)]


def a_turn(state: State) -> bool:
    """One of two players is to begin a turn, with taps that go on in a plan and taps that end it."""
    return isinstance(state.decision, TakeTurn) and len(state.players) == 2 and _goes_on_and_ends(_Itself(state))


class _Itself:
    """A position that is the same as itself alone: every test asks the same positions of golden games."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __hash__(self) -> int:
        return id(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.state is self.state


@cache
def _goes_on_and_ends(position: _Itself) -> bool:
    state = position.state
    first, *others = legal_actions(state)
    final = tap(state, first).is_final
    return any(tap(state, action).is_final != final for action in others)


def a_call(state: State) -> bool:
    """One of two players is asked in public out of turn, and may say no."""
    decision = state.decision
    if decision is None or len(state.players) != 2 or not is_follow_on(state) or is_private(decision):
        return False
    return Pass() in legal_actions(state)


def step(state: State, final: bool) -> Action:
    """An answer that stays in the plan, or one that ends it."""
    return next(action for action in legal_actions(state) if tap(state, action).is_final == final)


async def whispered(reply: Reply) -> str:
    """What one person alone got to hear."""
    assert reply.kind != "failed"
    if reply.message is not None and reply.message.get("ephemeral"):
        return words_of(reply.message)
    return words_of(await reply.followup())


def planted(harness: Harness, channel: int, *ids: str) -> Message:
    """A message of the bot with buttons of these names, as an earlier version may have posted it."""
    buttons = [{"type": 2, "style": 2, "label": f"{number}", "custom_id": name} for number, name in enumerate(ids)]
    rows = [{"type": 1, "components": buttons[start : start + 5]} for start in range(0, len(buttons), 5)]
    post = harness.sandbox.world.chat.write(channel, BOT, {"content": "From earlier times", "components": rows}, [])
    return post.seen_by(BOT)


def deliver_twice(harness: Harness) -> None:
    """From now on every interaction reaches the bot two times, as after a connection that broke at a bad moment."""
    feed = harness.sandbox.world.broadcast
    seen: set[str] = set()

    def again(event: str, data: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and data["id"] not in seen:
            seen.add(data["id"])
            asyncio.get_running_loop().call_soon(feed.dispatch, event, data)

    feed.add_gateway(again)


def from_bot(messages: list[Message]) -> list[Message]:
    """The messages that everybody sees and the bot wrote."""
    return [each for each in messages if each["author"]["id"] == str(BOT) and not each.get("ephemeral")]


async def until(done: Callable[[], Awaitable[bool]]) -> None:
    """Until the bot has heard of it."""
    while not await done():
        await asyncio.sleep(0)
