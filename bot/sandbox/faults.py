"""Trouble on demand: Discord and the network on a bad day."""

import asyncio
import re
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from bot.sandbox.gateway import Gateway
from bot.sandbox.state.interactions import Interactions


@dataclass(slots=True)
class Fault:
    """Trouble for the next requests to some path."""

    path: re.Pattern[str]
    kind: str
    times: int
    status: int = 0
    retry_after: float = 0.0


class Faults:
    """All trouble to come."""

    def __init__(self, gateway: Gateway, interactions: Interactions) -> None:
        self._gateway = gateway
        self._interactions = interactions
        self._waiting: list[Fault] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def rate_limit(self, path_regex: str, times: int = 1, retry_after: float = 0.01) -> None:
        """Answers 429 so many times."""
        self._waiting.append(Fault(re.compile(path_regex), "rate_limit", times, 429, retry_after))

    def error(self, path_regex: str, status: int = 500, times: int = 1) -> None:
        """Answers an error so many times, and does nothing."""
        self._waiting.append(Fault(re.compile(path_regex), "error", times, status))

    def lose_answer(self, path_regex: str, times: int = 1) -> None:
        """Carries out the request, then breaks the connection instead of answering."""
        self._waiting.append(Fault(re.compile(path_regex), "lose_answer", times))

    def drop_gateway(self) -> asyncio.Task[None]:
        """Breaks the gateway's connection; may be awaited."""
        return self._start(self._gateway.drop())

    def reconnect(self) -> asyncio.Task[None]:
        """Asks the bot to connect to the gateway anew; may be awaited."""
        return self._start(self._gateway.reconnect())

    def invalidate(self) -> asyncio.Task[None]:
        """Ends the bot's session, so that it must log in again; may be awaited."""
        return self._start(self._gateway.invalidate())

    def refuse_login(self, code: int) -> None:
        """Closes the gateway with this code when the bot logs in, such as 4014 for a forbidden intent."""
        self._gateway.refusal = code

    def outage(self) -> None:
        """Discord loses the server: the bot is told so, and hears nothing of it; requests can be made to fail apart."""
        self._gateway.set_outage(True)

    def end_outage(self) -> None:
        """Brings the server back."""
        self._gateway.set_outage(False)

    def expire_tokens(self) -> None:
        """Ends the fifteen minutes of every interaction so far."""
        self._interactions.expire_all()

    def clear(self) -> None:
        """Forgets all trouble to come."""
        self._waiting.clear()

    def meets(self, method: str, path: str) -> Fault | None:
        """The trouble of this request; patterns match the path, or "PATCH /path"."""
        for fault in self._waiting:
            if fault.path.search(path) or fault.path.search(f"{method} {path}"):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
