"""A table without Discord: screens of plans as plain data, pressed as the client would, on a database of its own."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from msgspec import Struct

from bot.client.buttons import IN_PRIVATE
from bot.client.presses import Press as Pressed
from bot.languages import ENGLISH
from bot.screens.screen import BUTTON_ID, SELECT_ID, Button, Screen, Section, Select
from bot.table.io.quotas import Limits, Quotas
from bot.table.io.requester import Requester
from bot.table.turn.answering import Answering
from bot.table.turn.double_taps import DoubleTapGuard
from bot.table.turn.open_plans import Menu, Opened, menu_at
from bot.table.turn.planning import Planning
from bot.turn.menu import taps_of
from bot.turn.tap import Tap
from engine import Options, State
from storage import RUNNING, Game, Games, Seat
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.glances import Glances
from tests.storage.kit.new_database import new_database
from tests.storage.kit.play import state_of

PLAN_NUMBER = re.compile(r"([bs]:[a-z]+:\d+:)\d+:")


class Press(Struct, frozen=True):
    """Something that can be pressed, or picked in a select, on a screen."""

    verb: str
    game: int
    number: int
    argument: str

    @classmethod
    def of(cls, name: str, value: str | None = None) -> "Press":
        """What a button of this name does, or a select of this name with this entry."""
        found = re.fullmatch(BUTTON_ID if value is None else SELECT_ID, name)
        assert found, name
        return cls(found["verb"], int(found["game"]), int(found["number"]), value or found["argument"])


def presses(screen: Screen) -> list[Press]:
    """All that can be pressed on a screen."""
    found = []
    for block in screen.blocks:
        parts: Sequence[Button | Select] = block if isinstance(block, tuple) else ()
        if isinstance(block, Section):
            parts = (block.button,)
        for part in parts:
            if isinstance(part, Button):
                found.append(Press.of(part.id))
            else:
                found += [Press.of(part.id, choice.value) for choice in part.choices]
    return found


def alike(screen: Screen) -> str:
    """A screen without its number."""
    return "\n".join(PLAN_NUMBER.sub(r"\1", str(block)) for block in screen.blocks)


class _Quiet:
    """Tables at which nothing is said."""

    def __init__(self, games: Games) -> None:
        self.games = games

    @asynccontextmanager
    async def answering(self, game: int) -> AsyncIterator[None]:
        yield

    def wake(self, game: int) -> None:
        pass

    async def attend_now(self, game: int, patience: float) -> None:
        pass


class PaperTable:
    """One game, and whoever is asked in it."""

    def __init__(self, games: Games, game: int) -> None:
        self.games = games
        self.id = game
        self._glances = Glances(games)
        self._interactions = 0
        tables: Any = _Quiet(games)
        guard = DoubleTapGuard(seconds=0)
        quotas = Quotas(Limits(), lambda: 0)
        self.answering = Answering(tables, SimpleNamespace(), guard, quotas)  # type: ignore[arg-type]
        self.planning = Planning(self.answering, FakePictures(), guard)

    async def game(self) -> Game:
        """The game as it is stored."""
        return await self._glances(self.games.get, self.id)

    async def state(self) -> State:
        """The true position."""
        return await self._glances(state_of, self.games, self.id)

    async def requester(self, place: int | None = None) -> Requester:
        """The one in this seat; without one, who is asked."""
        game = await self.game()
        assert game.waits_for is not None
        self._interactions += 1
        seat = game.waits_for if place is None else game.seats[place]
        return Requester(
            person=seat.person,
            name=seat.name,
            server=game.server,
            channel=game.channel,
            lang=ENGLISH,
            interaction=str(self._interactions),
        )

    async def runs(self) -> bool:
        """Whether anybody is asked."""
        return (await self.game()).status == RUNNING

    async def show(self, seat: int | None = None) -> Screen:
        """What the one in this seat sees, or the one who is asked."""
        return await self.planning.show(await self.game(), await self.requester(seat))

    async def look(self, seat: int | None = None) -> Screen:
        """The same in the message that is there."""
        return await self.planning._plans.show(await self.game(), await self.requester(seat))

    async def press(self, press: Press, seat: int | None = None) -> Screen:
        """Press this; the screen that comes."""
        bot: Any = SimpleNamespace(planning=self.planning)
        pressed = Pressed(press.verb, press.game, press.number, press.argument, in_private=True)
        screen = await IN_PRIVATE[press.verb](bot, pressed, await self.game(), await self.requester(seat))
        assert screen is not None
        return screen

    async def reply(self, number: int, index: int | None) -> str:
        """Answer in the channel itself; why that does not count, if it does not."""
        return await self.answering.reply(await self.game(), await self.requester(), number, index)

    async def opened(self, seat: int | None = None) -> Opened:
        """The plan of the one in this seat, or of the one who is asked."""
        return await self.planning.open(await self.game(), await self.requester(seat))


_LAST: list[tuple[Opened, Menu]] = []


def menu_of(opened: Opened) -> Menu:
    """All that can be tapped at the end of a plan, put together once for all that is asked of it."""
    if not _LAST or _LAST[0][0] is not opened:
        _LAST[:] = [(opened, menu_at(opened))]
    return _LAST[0][1]


def entry_of(opened: Opened, press: Press) -> Tap | None:
    """What a press puts into the plan; None if it is no tap."""
    found = menu_of(opened)
    if press.verb == "place":
        return found.places[int(press.argument)].tap(opened.turn.orders, opened.plan.wish)
    return taps_of(found.groups)[int(press.argument)] if press.verb == "tap" else None


@asynccontextmanager
async def paper_table(folder: Path, options: Options, seed: str) -> AsyncIterator[PaperTable]:
    """A new game."""
    await new_database(folder / "games.db")
    games = await Games.open(f"sqlite:///{folder / 'games.db'}")
    try:
        game = await games.create("s", "1", options, seed)
        for name in ("ana", "bo", "cy", "di")[: options.players]:
            await games.seats.join(game.id, Seat(lang="en", person=name, name=name.title()))
        await games.start(game.id)
        yield PaperTable(games, game.id)
    finally:
        await games.close()
