"""One interaction: a person's deed, and the bot's answers so far."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.basics.wire import Json
from bot.sandbox.records.post import Post

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


@dataclass(slots=True, eq=False)
class Interaction:
    """A person's deed, and the bot's answers so far."""

    id: int
    token: str
    kind: int
    person: int
    channel_id: int
    begun: float
    name: str = ""
    source: Post | None = None
    origin: "Interaction | None" = None
    answer: str | None = None
    answered: float = 0.0
    failed: bool = False
    original: Post | None = None
    was_loading: bool = False
    settled: bool = False
    result: Post | None = None
    deleted: bool = False
    followups: list[Post] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    deadline: asyncio.TimerHandle | None = None
    _waiting: list[asyncio.Future[None]] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether the person sees the awaited answer."""
        return self.failed or self.settled

    def ends_in(self, post: Post | None) -> None:
        """Notes that the bot kept its promise: by this message, or earlier."""
        if not self.settled:
            self.result = post
        self.settled = True
        self.stir()

    def stir(self) -> None:
        """Wakes all waits for this interaction."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, test: Callable[[], bool], seconds: float) -> bool:
        """Waits until this is true; False after so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not test():
                    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                    self._waiting.append(future)
                    await future
        return test()

    def quiet(self) -> None:
        """Stops the time to answer."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
