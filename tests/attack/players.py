"""People who play on at their table, in all ways, whatever happens to the bot."""

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from bot.languages import ENGLISH
from bot.sandbox import Person, Reply
from bot.text.chat import chat
from engine import legal_actions
from engine.actions import Action, PlaceWorker
from engine.decisions import ChooseGod, ChoosePlacement
from engine.queries import is_follow_on
from storage import LOBBY, PERSON, Game, Held
from tests.attack.losses import Attempt, Notes
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts

T = TypeVar("T")
LOOK_AGAIN = 0.2  # seconds after which a bot player may have answered
STALE, BACK = chat("stale", ENGLISH), chat("undone", ENGLISH)
DONE = (chat("done", ENGLISH), chat("repeated", ENGLISH))


class Table(Struct, frozen=True):
    """Where, who, and against whom."""

    place: str
    people: tuple[str, ...]
    bots: int = 0
    opponent: str = ""


class Killed(Exception):
    """The bot was killed while somebody was waiting for it."""


class Gate:
    """Whether the bot is there."""

    def __init__(self) -> None:
        self.alive = asyncio.Event()
        self._dead = asyncio.Event()

    def came(self) -> None:
        """The bot is there."""
        self._dead.clear()
        self.alive.set()

    def went(self) -> None:
        """The bot is being killed: nobody waits for it any more."""
        self.alive.clear()
        self._dead.set()

    async def unless_killed(self, work: Coroutine[Any, Any, T]) -> T:
        """Something people wait for; what has been done by then counts, whatever happens."""
        working, dying = asyncio.create_task(work), asyncio.create_task(self._dead.wait())
        await asyncio.wait({working, dying}, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not working.done():
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            raise Killed
        return working.result()


class Promising(Seats):
    """A game in which an answer on hold is a promise, too."""

    def __init__(self, harness: Harness, game: Game, random: Random) -> None:
        super().__init__(harness, game.id, int(game.channel))
        self._random = random
        self.on_hold: int | None = None  # the number of the question then

    async def confirmed(self, person: Person, reply: Reply) -> Reply:
        """Press Confirm if the reply asks for it, or think about it once more."""
        if found := button(reply.message or {}, "Confirm"):
            self.on_hold = int(found["custom_id"].split(":")[3])
            if self._random.random() < 0.2:
                return reply
        return await super().confirmed(person, reply)


class TablePlayers:
    """The people of one table, who answer at random, and open another game when theirs is over."""

    def __init__(self, harness: Harness, gate: Gate, notes: Notes, table: Table, random: Random) -> None:
        self._harness = harness
        self._games = harness.games
        self._gate = gate
        self._notes = notes
        self._table = table
        self._random = random
        self._channel = harness.channel(table.place)
        self._seats: Promising | None = None

    async def play(self) -> None:
        """For ever."""
        while True:
            await self._gate.alive.wait()
            try:
                await self._gate.unless_killed(self._step())
            except Killed:
                await self._while_it_is_dead()

    async def _step(self) -> None:
        game = await self._games.in_channel(str(self._channel))
        if game is None:
            await self._open()
        elif game.status == LOBBY:
            await self._sit_down(game)
        elif game.waits_for is None or game.waits_for.controller != PERSON:
            await asyncio.sleep(LOOK_AGAIN)
        else:
            await self._answer(game)

    # ------------------------------------------------------------ before the game

    async def _open(self) -> None:
        table = self._table
        options: dict[str, Any] = {"players": len(table.people) + table.bots, "bots": table.bots}
        if table.opponent:
            options = {"opponent": table.opponent}
        await self._harness.person(table.people[0]).slash(self._channel, "game new", **options)

    async def _sit_down(self, game: Game) -> None:
        """Whoever is missing joins; a table that was opened by half is put away."""
        host = self._harness.person(self._table.people[0])
        if len(game.seats) == game.options.players:
            await host.slash(self._channel, "game start")
        elif game.options.solo or self._table.bots > sum(seat.controller != PERSON for seat in game.seats):
            asked = await host.slash(self._channel, "game abort")
            await host.press(asked.message or {}, "Yes, end this game")
        else:
            there = {seat.name for seat in game.seats}
            missing = next(name for name in self._table.people if name not in there)
            await self._harness.person(missing).slash(self._channel, "game join")

    # ------------------------------------------------------------ answering

    async def _answer(self, game: Game) -> None:
        assert game.waits_for is not None
        assert game.to_act is not None
        seats = self._at(game)
        person = self._harness.person(game.waits_for.name)
        view = await self._games.view(game.id, game.to_act)
        now = playing.Now(seats, person, view, game.number)
        held = await self._games.held(game.id)
        if seats.on_hold == game.number and held is None:
            self._notes.broken_promises.append(f"Game {game.id}, question {game.number}: an answer on hold is lost.")
        if held is not None:
            await self._confirm(now, held)
            return
        await person.wait(lambda message: _leads_to(message, game.id), self._channel)
        if game.seq > game.settled and self._random.random() < 0.08:
            await self._take_back(now)
            return
        await self._choose(now)

    def _at(self, game: Game) -> Promising:
        if self._seats is None or self._seats.id != game.id:
            self._seats = Promising(self._harness, game, self._random)
            self._notes.games.add(game.id)
        return self._seats

    async def _confirm(self, now: playing.Now, held: Held) -> None:
        """By command, or in the walk."""
        tried = self._try(now, held.action)
        if self._random.random() < 0.5:
            reply = await now.person.slash(self._channel, "confirm")
        else:
            screen = await playing.open_walk(now.seats, now)
            reply = await now.person.press(screen, "Confirm")
        self._heard(now, reply, tried)

    async def _take_back(self, now: playing.Now) -> None:
        tried = Attempt(now.seats.id, now.view.seq, now.view.seat or 0, None)
        self._notes.tried.append(tried)
        reply = await now.person.slash(self._channel, "undo")
        if playing.said(reply).startswith(BACK):
            self._notes.acknowledged.append(tried)

    async def _choose(self, now: playing.Now) -> None:
        """Any answer, in any way that is open for it."""
        action = self._random.choice(legal_actions(now.view))
        prompt = self._prompt(now)
        ways = ["walk", "walk", "twice", "choose"]
        if prompt and (standing := self._standing(now, prompt)) is not None:
            ways, action = ["reaction"], standing  # which counts as soon as the bot sees it
        elif prompt and playing.offers(prompt, now, action):
            ways = ["reaction", "button", "walk"]
        elif isinstance(action, PlaceWorker):
            ways = ["place", "walk"]
        elif playing.command_for(now, action):
            ways = ["command", "walk"]
        match self._random.choice(ways):
            case "reaction":
                tried = self._try(now, action)
                await playing.by_reaction(now.seats, prompt or {}, action, now)
                self._notes.acknowledged.extend(tried)
            case "button":
                tried = self._try(now, action)
                await (await playing.by_button(now.seats, prompt or {}, action, now)).done()
                self._notes.acknowledged.extend(tried)
            case "place":
                actions = await self._placement(now, action)
                tried = self._try(now, *actions)
                self._heard(now, await playing.by_place(now.seats, actions, now), tried)
            case "command":
                tried = self._try(now, action)
                self._heard(now, await playing.by_command(now.seats, action, now), tried)
            case "choose":
                tried = self._try(now, action)
                self._heard(now, await playing.by_choose(now.seats, action, now), tried)
            case "twice":
                await self._twice(now, action)
            case _:
                screen = await playing.open_walk(now.seats, now)
                tried = self._try(now, action)
                reply = await playing.pick(now.seats, screen, action, now)
                self._heard(now, await now.seats.confirmed(now.person, reply), tried)

    async def _twice(self, now: playing.Now, action: Action) -> None:
        """A nervous thumb: the two presses are one answer."""
        screen = await playing.open_walk(now.seats, now)
        tried = self._try(now, action)
        both = [playing.pick(now.seats, screen, action, now) for _ in range(2)]
        first, second = await asyncio.gather(*both)
        assert {first.kind, second.kind} == {"deferred_update"}
        if button(first.message or {}, "Confirm"):
            self._heard(now, await now.seats.confirmed(now.person, first), tried)
        else:
            self._notes.acknowledged.extend(tried)

    def _prompt(self, now: playing.Now) -> Message | None:
        """The prompt in the channel that asks this question, if there is one."""
        start = f"b:reply:{now.seats.id}:{now.number}:"
        late = playing.open_prompts(now.seats.messages()[-5:]) if is_follow_on(now.view) else []
        return next((one for one in late if any(part["custom_id"].startswith(start) for part in parts(one))), None)

    def _standing(self, now: playing.Now, prompt: Message) -> Action | None:
        post = self._harness.sandbox.world.chat.find(self._channel, int(prompt["id"]))
        given = [emoji for emoji, people in post.reactions.items() if now.person.id in people]
        lines = [line for line in prompt["content"].splitlines() if line.partition(" ")[0] in given]
        words = {now.words(action): action for action in legal_actions(now.view)}
        return next((words[line.partition(" ")[2]] for line in lines), None)

    async def _placement(self, now: playing.Now, first: Action) -> Sequence[Action]:
        """The Worker, and then the card and the space."""
        actions = [first]
        while True:
            seen = await self._games.preview(now.seats.id, now.view.seat or 0, actions)
            if seen is None or not isinstance(seen.decision, ChooseGod | ChoosePlacement):
                return actions
            following = self._random.choice(legal_actions(seen))
            if not isinstance(following, playing.PLACING["card"] | playing.PLACING["space"]):
                return actions
            actions.append(following)

    def _try(self, now: playing.Now, *actions: Action) -> list[Attempt]:
        seat, seq = now.view.seat or 0, now.view.seq
        tried = [Attempt(now.seats.id, seq + place, seat, action) for place, action in enumerate(actions)]
        self._notes.tried.extend(tried)
        return tried

    def _heard(self, now: playing.Now, reply: Reply, tried: list[Attempt]) -> None:
        """The reply is there: what it says was played is acknowledged."""
        words = playing.said(reply)
        if button(reply.message or {}, "Confirm"):
            self._notes.acknowledged.extend(tried[:-1])  # the last one only waits
        elif (
            words in DONE
            or words == chat("game_ended", ENGLISH, game=now.seats.id)
            or f"(game {now.seats.id}," in words
        ):
            if not words.startswith(STALE):
                self._notes.acknowledged.extend(tried)
        else:
            raise AssertionError(f"{now.person.name} was told: {words}")

    # ------------------------------------------------------------ while there is no bot

    async def _while_it_is_dead(self) -> None:
        """A reaction that is given now counts as soon as the bot is back."""
        game = await self._games.in_channel(str(self._channel))
        if game is None or game.waits_for is None or game.waits_for.controller != PERSON or game.to_act is None:
            return
        seats, person = self._at(game), self._harness.person(game.waits_for.name)
        now = playing.Now(seats, person, await self._games.view(game.id, game.to_act), game.number)
        action = self._random.choice(legal_actions(now.view))
        prompt = self._prompt(now)
        if prompt and playing.offers(prompt, now, action) and self._standing(now, prompt) is None:
            self._try(now, action)
            await person.react(prompt, playing.emoji_for(prompt, now, action))


def _leads_to(message: Message, game: int) -> bool:
    return any(part.get("custom_id", "").startswith(f"b:turn:{game}:") for part in parts(message))
