"""A harness to test in: the real bot on the sandbox over real HTTP and websocket, and people who play there."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.client.app import SYNCED, Chaski
from bot.languages import ENGLISH, LANGUAGES
from bot.sandbox import Person, Reply, Sandbox, redirect_discord_py
from bot.sandbox.state.compose import walk
from bot.serving import page_texts
from bot.table.io.quotas import Limits
from bot.table.turn.answering import Turn
from bot.table.turn.double_taps import DoubleTapGuard
from bot.table.turn.kept_plans import kept_plan
from bot.table.turn.open_plans import Opened
from bot.turn.plan import Course, course
from engine import legal_actions
from engine.foresight import Ahead
from engine.state import View
from storage import PERSON, RUNNING, Game, Games, StoredPlan
from tests.e2e.kit.glances import Glances
from tests.storage.kit.new_database import new_database

Message = Mapping[str, Any]
QUICK = 0.01  # seconds that a bot player in a test thinks about a decision
# People in tests are quick, and a clock may stand.
BOUNDLESS = Limits(
    answers_person=0, answers_server=0, hints_person=0, hints_server=0, exports_person=0, exports_server=0
)
PLACES = ("plaza", "cusco", "vilcabamba", "machu-picchu")


class Registered(NamedTuple):
    """What a bot leaves that has started for the first time: its database, and the commands that Discord knows."""

    database: bytes
    commands: list[dict[str, Any]]


# By languages, from the first harness of this process that takes it for granted.
_REGISTERED: dict[tuple[str, ...], Registered] = {}


class Harness:
    """The sandbox with a bot in it; the bot can be stopped, killed and started again."""

    def __init__(
        self,
        folder: Path,
        pictures: Pictures,
        clock: Callable[[], int] | None = None,
        thinking: Thinking | None = None,
        guard: DoubleTapGuard | None = None,
        *,
        limits: Limits = BOUNDLESS,
        registered: bool = False,
        **sandbox: Any,
    ) -> None:
        """With `registered`, Discord knows the commands already, as from the second start on."""
        self._registered = registered
        self._limits = limits
        self.guard = guard or DoubleTapGuard(seconds=0)  # people in tests are quick
        self._file = folder / "chaski.db"
        self.url = f"sqlite:///{self._file}"
        self.pictures = pictures
        self.thinking = thinking or Thinking(processes=1, budget=QUICK)
        self.sandbox = Sandbox(**{"page_texts": {"en-US": page_texts()["en-US"]}, **sandbox})
        self._clock = clock
        self._redirection: AbstractContextManager[None] | None = None
        self.games: Games
        self.glances: Glances
        self.bot: Chaski

    async def __aenter__(self) -> Self:
        if not self._file.exists():
            await self._new_database()
        await self.sandbox.start()
        self._redirection = redirect_discord_py(self.sandbox.url)
        self._redirection.__enter__()
        await self.start_bot()
        if self._registered and tuple(LANGUAGES) not in _REGISTERED:
            await self._remember()
        return self

    async def _new_database(self) -> None:
        if self._registered and tuple(LANGUAGES) in _REGISTERED:
            database, commands = _REGISTERED[tuple(LANGUAGES)]
            self._file.touch(0o600)
            self._file.write_bytes(database)
            self.sandbox.world.commands.restore(None, commands)
        else:
            await new_database(self._file)

    async def _remember(self) -> None:
        """Keeps what this bot has registered, for those that start later."""
        copy = self._file.with_name("registered.db")
        await new_database(copy)
        games = await Games.open(f"sqlite:///{copy}")
        await games.registry.set_note(SYNCED, await self.games.registry.note(SYNCED))
        await games.close()
        _REGISTERED[tuple(LANGUAGES)] = Registered(copy.read_bytes(), self.sandbox.world.commands.all(None))
        copy.unlink()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bot()
        assert self._redirection is not None
        self._redirection.__exit__(kind, error, trace)
        await self.sandbox.stop()
        self.thinking.close()

    async def start_bot(self) -> None:
        """The bot logs in and is ready."""
        self.games = await (Games.open(self.url, self._clock) if self._clock else Games.open(self.url))
        self.glances = Glances(self.games)
        self.bot = Chaski(
            self.games, self.pictures, self.thinking, guard=self.guard, limits=self._limits, guild_ready_timeout=0.02
        )
        self._serving = asyncio.create_task(self.bot.start(self.sandbox.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait([self._serving, ready], return_when=asyncio.FIRST_COMPLETED)
        if self._serving.done():
            self._serving.result()
        await ready
        await self.bot.tables.settled()

    async def stop_bot(self) -> None:
        """The bot goes; whatever it was about to say is unsaid."""
        await self.bot.close()
        self._serving.cancel()
        await asyncio.gather(self._serving, return_exceptions=True)
        await self.games.close()

    async def restart_bot(self) -> None:
        """Stop and start."""
        await self.stop_bot()
        await self.start_bot()

    def person(self, name: str) -> Person:
        return self.sandbox.person(name)

    def channel(self, name: str = "plaza") -> int:
        return self.sandbox.channel(name)

    async def open(self, *names: str, place: str = "plaza", bots: int = 0, **options: Any) -> "Seats":
        """A game that has started, with these people and so many bot players."""
        channel = self.channel(place)
        host = self.person(names[0])
        await host.slash(channel, "game new", players=max(len(names) + bots, 2), bots=bots, **options)
        lobby = await host.wait(lambda message: button(message, "Start") is not None, channel)
        for name in names[1:]:
            await self.person(name).press(lobby, "Join")
        await host.press(lobby, "Start")
        found = await self.games.lists.in_channel(str(channel))
        assert found is not None
        await self.bot.tables.settled()
        return Seats(self, found.id, channel)


class NobodyAsked(Exception):
    """The game is over, or a bot player is about to answer."""


class Seats:
    """A game in a channel, and the people who sit there."""

    def __init__(self, harness: Harness, game: int, channel: int) -> None:
        self.harness = harness
        self.id = game
        self.channel = channel
        self._planned: tuple[object, Course] | None = None  # the last one, with what it was made from

    async def game(self) -> Game:
        return await self.harness.glances(self.harness.games.get, self.id)

    async def asked(self) -> Person:
        """Whoever is asked."""
        game = await self.game()
        assert game.waits_for is not None
        return self.harness.person(game.waits_for.name)

    async def view(self) -> View:
        """The position as the one who is asked sees it."""
        return await self._seen_by((await self.game()).to_act)

    async def _seen_by(self, seat: int | None) -> View:
        return await self.harness.glances(self.harness.games.view, self.id, seat)

    async def _stored_plan(self, seat: int) -> StoredPlan:
        return await self.harness.glances(self.harness.games.plans.get, self.id, seat)

    async def planned(self) -> Course:
        """What the one who is asked has planned, and where it would lead."""
        game = await self.game()
        if game.to_act is None:
            raise NobodyAsked
        stored, orders = await self._stored_plan(game.to_act), game.seats[game.to_act].orders
        made_from = (game.number, game.to_act, stored, orders)
        if self._planned is None or self._planned[0] != made_from:
            self._planned = made_from, await self._course(game, stored, orders)
        return self._planned[1]

    async def _course(self, game: Game, stored: StoredPlan, orders: Mapping[str, str]) -> Course:
        view = await self._seen_by(game.to_act)
        if view.to_act != game.to_act:
            raise NobodyAsked  # another process has just played
        return course(view, kept_plan(stored, view, game.number), orders)

    async def orders(self) -> Mapping[str, str]:
        """The standing orders of the one who is asked."""
        game = await self.game()
        return game.seats[game.to_act].orders if game.to_act is not None else {}

    async def is_planning(self) -> bool:
        """Whether the one who is asked has said something that is not played yet."""
        game = await self.game()
        if game.to_act is None or game.status != RUNNING:
            return False
        plan = (await self.planned()).plan
        return bool(plan.taps or plan.pending)

    async def plan_number(self) -> int:
        """The number that the plan of the one who is asked has on its present screen."""
        found = await self.plan_number_if_asked()
        assert found is not None
        return found

    async def plan_number_if_asked(self) -> int | None:
        """The same; None if nobody, or somebody else, is asked by now."""
        game = await self.game()
        asked = None if game.to_act is None else await self.harness.games.asked(game.id, game.to_act)
        if game.to_act is None or asked is None:
            return None
        turn = Turn(game, game.to_act, asked, ENGLISH)
        opened = Opened(turn, await self._stored_plan(game.to_act), await self.planned(), ENGLISH)
        return await asyncio.to_thread(lambda: opened.number)

    async def next_view(self) -> View:
        """The question at the end of the plan of the one who is asked, as they see it."""
        here = (await self.planned()).here
        assert here.ahead is Ahead.ASKED
        return here.seen

    async def settled(self) -> None:
        """Everything that was to be said has been said."""
        await self.harness.bot.tables.settled()

    def messages(self, person: str = "Elena") -> list[Message]:
        """What somebody sees in the channel."""
        return self.harness.person(person).messages(self.channel)

    async def choose(self, words: str = "", index: int | None = None) -> Reply:
        """The one who is asked answers by /choose, and confirms if that is needed."""
        person = await self.asked()
        if index is not None:
            words = f"{await self.plan_number()}.{index}"
        reply = await person.slash(self.channel, "choose", answer=words)
        return await self.confirmed(person, reply)

    async def confirmed(self, person: Person, reply: Reply) -> Reply:
        """Press Confirm if the reply asks for it."""
        if reply.message is not None and (found := button(reply.message, "Confirm")):
            return await person.press(reply.message, found["custom_id"])
        return reply

    async def play_until(self, done: Callable[[View], bool], pick: Callable[[View], int], most: int = 3000) -> View:
        """Answer by /choose until the one who is asked sees what is wanted, or the game is over."""
        for _ in range(most):
            await self.settled()  # else somebody may be answered for while we look
            game = await self.game()
            if game.status != RUNNING:
                break
            if game.waits_for is None or game.waits_for.controller != PERSON:
                continue
            view = await self.next_view()
            if done(view):
                return view
            wanted, answers = legal_actions(view)[pick(view)], (await self.planned()).here.answers
            index = answers.index(wanted) if wanted in answers else len(answers) - 1  # not all can be foreseen
            if (await self.game()).seq == game.seq:  # else somebody else has answered meanwhile
                await self.choose(index=index)
        else:
            raise AssertionError(f"the game goes on after {most} answers: {game}")
        return await self.harness.games.view(self.id, None)


def parts(message: Message) -> list[dict[str, Any]]:
    """All buttons and selects of a message, however deep inside its layout."""
    return [part for part in walk(message.get("components", [])) if "custom_id" in part]


def labelled(message: Message) -> list[dict[str, Any]]:
    """Those that have words on them."""
    return [part for part in parts(message) if part.get("label")]


def button(message: Message, label: str) -> dict[str, Any] | None:
    """The button with this label, or with this emoji in its place."""
    return next((part for part in parts(message) if label in (part.get("label"), _sign(part))), None)


def _sign(part: dict[str, Any]) -> str:
    return "" if part.get("label") else part.get("emoji", {}).get("name", "")


def select(message: Message) -> dict[str, Any] | None:
    """The first select of a message."""
    return next((part for part in parts(message) if part["type"] == 3), None)


def reactions(message: Message) -> dict[str, int]:
    """Reactions and how often."""
    return {found["emoji"]["name"]: found["count"] for found in message.get("reactions", [])}
