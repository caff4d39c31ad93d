"""Games to watch in tests: time passes only when a test says so, and bot players think only as long as it wants."""

import asyncio
from typing import Any

from bot.background.thinking import Chosen, Thinking
from bot.table.watch.watching import PACES
from engine.state import View
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import said
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import from_bot

SECOND = 1000
PACED, PAUSED = "A turn every", "Paused"  # what the live message says of its pace


class Ponderer(Thinking):
    """A bot player that holds still in the middle of its thoughts while a test wants it to."""

    def __init__(self) -> None:
        super().__init__(processes=1, budget=0.01)
        self.asked: list[str] = []
        self.thinking = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    def hold(self) -> None:
        """From now on nobody answers."""
        self.thinking.clear()
        self.may_answer.clear()

    async def choose(self, level: str, seed: str, view: View) -> Chosen:
        self.asked.append(level)
        self.thinking.set()
        await self.may_answer.wait()
        return await super().choose("easy" if level == "expert" else level, seed, view)


def is_live(message: Message) -> bool:
    """Whether it has the buttons of spectators, in whatever language."""
    return any(part.get("custom_id", "").startswith("b:stop:") for part in parts(message))


class Stage(Seats):
    """A game in a channel that is watched, and its live message."""

    def __init__(self, harness: Harness, clock: Hands, game: int, channel: int) -> None:
        super().__init__(harness, game, channel)
        self.clock = clock

    def live(self) -> Message:
        """The newest message with the buttons of spectators."""
        return [each for each in self.messages() if is_live(each)][-1]

    @property
    def words(self) -> str:
        return str(self.live()["content"])

    def from_bot(self) -> list[Message]:
        """What the bot has posted here."""
        return from_bot(self.messages())

    async def opened(self) -> None:
        """Whoever has opened the show is done with it."""
        while self.id not in self.harness.bot.tables.watching._due:
            await asyncio.sleep(0)

    async def pass_time(self, seconds: float = PACES[-1]) -> None:
        """So much later everything that is due has been played and shown."""
        await self.quiet()
        await self._at(self.clock.now + int(seconds * SECOND))

    async def next_turn(self) -> None:
        """As soon as the next turn is due, it has been played and shown."""
        await self.quiet()
        await self._at(self.harness.bot.tables.watching._due[self.id])

    async def _at(self, moment: int) -> None:
        self.clock.now = moment
        self.harness.bot.tables.watching.begin_due()
        await self.quiet()

    async def quiet(self) -> None:
        """Nothing is going on."""
        await self.settled()
        await self.harness.bot.tables.watching.settled()
        await self.settled()

    async def press(self, name: str, label: str, until: str = "") -> None:
        """Somebody presses a button, and the message says so."""
        person = self.harness.person(name)
        person.settle = 0.0
        await person.press(self.live(), label)
        await person.wait(lambda message: is_live(message) and until in message["content"], self.channel)
        await self.quiet()

    async def details(self, name: str = "Elena") -> str:
        """What somebody reads who asks for all of it."""
        return said(await self.harness.person(name).press(self.live(), "Details"))

    async def stop(self, name: str) -> None:
        """Somebody who may do so ends the show, and is sure."""
        person = self.harness.person(name)
        asked = await person.press(self.live(), "Stop")
        await person.press(asked.message or {}, "Yes, end this game")
        await self.quiet()


async def watch(harness: Harness, clock: Hands, place: str = "plaza", who: str = "Bruno", **options: Any) -> Stage:
    """A game to watch has begun, and the channel has seen its first picture."""
    channel = harness.channel(place)
    reply = await harness.person(who).slash(channel, "watch", **{"player": "medium", "seed": "a show", **options})
    assert reply.message is not None
    assert "begins in" in reply.message["content"]
    found = await harness.games.lists.in_channel(str(channel))
    assert found is not None
    stage = Stage(harness, clock, found.id, channel)
    await stage.quiet()
    return stage
