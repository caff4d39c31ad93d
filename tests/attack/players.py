"""People who play on at their table, in all ways, whatever happens to the bot."""

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from msgspec import Struct, json

from bot.languages import ENGLISH
from bot.sandbox import ClientRefused, Reply
from bot.sandbox.people.components import STRING_SELECT
from bot.say.chat import chat
from bot.turn.menu import menu, taps_of
from bot.turn.placements import Place, placements
from bot.turn.plan import Course, Plan, pending_tap
from bot.turn.tap import tapped
from engine import legal_actions
from engine.actions import Action
from engine.early import may_wait
from engine.foresight import forecast
from engine.planned import Planned, fitting
from engine.queries import is_follow_on
from storage import LOBBY, PERSON, Game
from tests.attack.losses import Attempt, Notes
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, NobodyAsked, Seats, parts
from tests.e2e.kit.trouble import PATIENT

T = TypeVar("T")
LOOK_AGAIN = 0.2  # seconds after which a bot player may have answered
STALE = chat("stale", ENGLISH)
# What is pressed on the screens of a plan, and how often.
WEIGHTS = {"tap": 5, "wish": 2, "place": 8, "change": 1, "untick": 1, "play": 4, "confirm": 20, "back": 1, "restart": 1}
DONE = ("✅ ", "⚠️ Not played: ", "⏳ Answered in advance, after the others: ", chat("repeated", ENGLISH))  # beginnings


class Table(Struct, frozen=True):
    """Where, who, and against whom."""

    place: str
    people: tuple[str, ...]
    bots: int = 0
    opponent: str = ""
    modules: Mapping[str, Any] = {}


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
        try:
            await asyncio.wait({working, dying}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Killed
        finally:  # also if nobody plays any more
            dying.cancel()
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
        return working.result()


class Promised(Struct, frozen=True):
    """A plan that its maker has been shown: it is kept until it is played or changed."""

    seat: int
    base: int  # the number of the question it begins with
    answers: tuple[Planned, ...]
    waits: bool  # whether its last tap waits to be confirmed


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
        self._seats: Seats | None = None
        self._promised: Promised | None = None
        self._said: dict[int, Attempt] = {}  # by seat, as long as it has not been asked anything else
        self._reacted: tuple[int, int | None] = (0, None)  # to which question of which game, last

    async def play(self) -> None:
        """For ever."""
        while True:
            await self._gate.alive.wait()
            try:
                await self._gate.unless_killed(self._step())
            except NobodyAsked:  # what was said ahead has been played meanwhile, and maybe the plan with it
                self._promised = None
            except playing.NotShown:  # a call is being replaced, or what was said ahead is played under the finger
                await asyncio.sleep(LOOK_AGAIN)
            except Killed:
                await self._while_it_is_dead()

    async def _step(self) -> None:
        game = await self._games.lists.in_channel(str(self._channel))
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
        await self._harness.person(table.people[0]).slash(self._channel, "game new", **options, **table.modules)

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
        plan = await self._plan(game)
        self._check_promise(game, plan)
        await self._check_said_ahead(game)
        try:
            await person.wait(lambda message: _leads_to(message, game.id), self._channel, PATIENT)
        except AssertionError as nothing:
            raise playing.NoReply(str(nothing)) from nothing
        view = await self._games.view(game.id, game.to_act)
        number = await seats.plan_number_if_asked()
        if number is None or (await self._games.get(game.id)).number != game.number:  # a reaction has counted meanwhile
            return
        now = playing.Now(seats, person, view, game.number, number)
        prompt = self._prompt(now)
        if prompt and not (plan.answers or plan.waits):  # which would not be thrown away by an answer in the channel
            await self.reply(now, prompt)
        else:
            await self._tap(now)

    async def _plan(self, game: Game) -> Promised:
        """What the one who is asked has planned, as it is stored."""
        assert game.to_act is not None
        stored = await self._games.plans.get(game.id, game.to_act)
        plan = json.decode(stored.body, type=Plan) if stored.body else Plan()
        return Promised(game.to_act, game.number, plan.answers, plan.pending is not None)

    def _check_promise(self, game: Game, plan: Promised) -> None:
        """Whoever has seen a plan finds it again, unless it was played or they have changed it since."""
        promised, self._promised = self._promised, None
        if promised is None or (promised.seat, promised.base) != (game.to_act, game.number):
            return
        self._notes.plans += 1
        if promised != plan:
            self._notes.broken_promises.append(f"Game {game.id}, question {game.number}: of a plan {plan} is left.")

    async def _check_said_ahead(self, game: Game) -> None:
        """What somebody has said behind an answer is played, or waits until others have answered."""
        for seat, said in list(self._said.items()):
            plan = await self._games.plans.get(game.id, seat)
            log = await self._games.log_since(game.id, said.seq)
            played = tuple(row.action for row in log if row.seat == seat)
            rest = said.answers[len(played) :]
            view = await self._games.view(game.id, seat)
            if not rest or said.actions[: len(played)] != played or view.decision is None:
                del self._said[seat]
            elif view.decision.seat == seat:
                fits = len(played) == len(log) == view.seq - said.seq and fitting(view, rest[0])
                if fits and await self._stays_at(game.id, view.seq):
                    self._notes.broken_promises.append(f"Game {game.id}, seat {seat}: {rest} was not played.")
                del self._said[seat]
            elif plan == await self._games.plans.get(game.id, seat):  # and nothing was played meanwhile
                self._notes.said_ahead += 1
                over = not plan.ahead and not (rest[0].turn == view.turn and may_wait(view, seat))
                if plan.ahead != rest and not over:
                    self._notes.broken_promises.append(f"Game {game.id}, seat {seat}: {plan.ahead} waits, not {rest}.")

    async def _stays_at(self, game: int, seq: int) -> bool:
        """Whether nothing is played; a process that has just begun to serve the game may take a moment to do so."""
        try:
            async with asyncio.timeout(PATIENT):
                while (await self._games.get(game)).seq == seq:
                    await asyncio.sleep(LOOK_AGAIN)
        except TimeoutError:
            return True
        return False

    def _at(self, game: Game) -> Seats:
        if self._seats is None or self._seats.id != game.id:
            self._seats, self._promised = Seats(self._harness, game.id, int(game.channel)), None
            self._said.clear()
            self._notes.games.add(game.id)
        return self._seats

    async def reply(self, now: playing.Now, prompt: Message) -> None:
        """In the channel itself, with what is filled in behind it."""
        standing = self.standing(now, prompt)
        offered = [action for action in legal_actions(now.view) if playing.offers(prompt, now, action)]
        action = standing or self._random.choice(offered)
        tried = self._try(now, self._brought_along(now, action))
        if standing or self._random.random() < 0.5:
            counts = await self.react(now, prompt, action)
        else:
            pressed = await (await playing.by_button(now.seats, prompt, action, now)).done(PATIENT)
            # A refusal can come after the prompt has changed, for the sake of a reaction that is under way; and it can
            # change for the answer before this one, which leaves the question open.
            counts = not pressed.followups and self._reacted != (now.seats.id, now.number)
            counts = counts and not await self._is_asked_still(now)
        if counts:
            self._acknowledge(tried)

    async def react(self, now: playing.Now, prompt: Message, action: Action) -> bool:
        """Whether a reaction counts; it does not if the bot takes it away, or clears all for the sake of others.

        One of which nobody hears should not be; it is taken back, so that the table can go on.
        """
        self._reacted = (now.seats.id, now.number)
        emoji = playing.emoji_for(prompt, now, action)
        await now.person.react(prompt, emoji)
        try:
            async with asyncio.timeout(PATIENT):
                while await self._is_asked_still(now):
                    if now.person.id not in self._reactions(prompt).get(emoji, ()):
                        return False
                    await asyncio.sleep(LOOK_AGAIN)
                await now.person.wait(lambda message: playing.says_otherwise(message, prompt), self._channel, PATIENT)
        except (TimeoutError, AssertionError) as nothing:
            with suppress(ClientRefused):  # there is no such reaction, or no such message
                await now.person.unreact(prompt, emoji)
            self._notes.broken_promises.append(f"Game {now.seats.id}, question {now.number}: {emoji} came to nothing.")
            raise playing.NoReply from nothing
        return True

    async def _tap(self, now: playing.Now) -> None:
        """Something on the screen of the plan, once or by a nervous thumb twice; or a command."""
        screen = await playing.open_walk(now.seats, now)
        if not await self._is_asked_still(now):
            return
        found = await now.seats.planned()
        if not await self._is_asked_still(now):
            return
        presses = [part for part in parts(screen) if part["custom_id"].split(":")[1] in WEIGHTS]
        if now.view.seq > (await now.seats.game()).settled:  # which would take back several answers
            presses = [part for part in presses if not part["custom_id"].startswith("b:restart:")]
        if not presses:
            raise playing.NoReply  # but an apology
        part = self._random.choices(presses, [WEIGHTS[each["custom_id"].split(":")[1]] for each in presses])[0]
        verb = part["custom_id"].split(":")[1]
        value = self._random.choice(part["options"])["value"] if part["type"] == STRING_SELECT else ""
        argument = value or part["custom_id"].split(":")[4]
        said = _said_by(found, await now.seats.orders(), verb, argument)
        tried = self._try(now, said) if said or (verb == "back" and is_bare(found.plan)) else None
        self._promised = None  # from now on the plan may be another
        if value:
            reply = await now.person.select(screen, part["custom_id"], [value])
        elif self._random.random() < 0.2:
            both = [now.person.press(screen, part["custom_id"]) for _ in range(2)]
            for reply in await asyncio.gather(*both):
                await reply.done(PATIENT)  # whatever the second is told, who may come too late: it is one message
            return
        elif verb in ("confirm", "back") and self._random.random() < 0.5:
            reply = await now.person.slash(self._channel, "confirm" if verb == "confirm" else "undo")
        else:
            reply = await now.person.press(screen, part["custom_id"])
        await self._heard(now, await reply.done(PATIENT), tried)

    async def _is_asked_still(self, now: playing.Now) -> bool:
        """Whether the question is open: what was said ahead may be played meanwhile, and end the game."""
        return (await now.seats.game()).number == now.number

    async def _heard(self, now: playing.Now, reply: Reply, tried: Attempt | None) -> None:
        """The reply is there: what was to be played is played, or what was planned is kept."""
        words, game = playing.said(reply), await self._games.get(now.seats.id)
        asked = (game.to_act, game.number) == (now.view.seat, now.number)
        last = words.rpartition("\n")[2]  # below what was drawn
        done = last.startswith(DONE) or last == chat("game_ended", ENGLISH, game=now.seats.id)
        if not done and f"ame {now.seats.id}," not in words:
            if asked:  # and what was said ahead was not played under the finger
                self._notes.broken_promises.append(f"{now.person.name} was told: {words}")
            return
        waits = any(part["custom_id"].startswith("b:confirm:") for part in parts(reply.message or {}))
        if tried and STALE not in words and not waits:
            self._acknowledge(tried)
        if asked and not done:
            self._promised = await self._plan(game)

    def _prompt(self, now: playing.Now) -> Message | None:
        """The prompt in the channel that asks this question, if there is one."""
        start = f"b:reply:{now.seats.id}:{now.number}:"
        late = playing.open_prompts(now.seats.messages()[-5:]) if is_follow_on(now.view) else []
        return next((one for one in late if any(part["custom_id"].startswith(start) for part in parts(one))), None)

    def standing(self, now: playing.Now, prompt: Message) -> Action | None:
        """What somebody has reacted with, and has not been answered yet."""
        given = [emoji for emoji, people in self._reactions(prompt).items() if now.person.id in people]
        offered = [action for action in legal_actions(now.view) if playing.offers(prompt, now, action)]
        return next((action for action in offered if playing.emoji_for(prompt, now, action) in given), None)

    def _reactions(self, prompt: Message) -> Mapping[str, Sequence[int]]:
        """Who has reacted how to a prompt by now; nobody to one that is gone."""
        post = self._harness.sandbox.world.chat.posts[self._channel].get(int(prompt["id"]))
        return post.reactions if post else {}

    def _brought_along(self, now: playing.Now, action: Action) -> tuple[Planned, ...]:
        return tapped(forecast(now.view), action, (), {}).planned

    def _try(self, now: playing.Now, answers: tuple[Planned, ...]) -> Attempt:
        tried = Attempt(now.seats.id, now.view.seq, now.view.seat or 0, answers)
        self._notes.tried.append(tried)
        return tried

    def _acknowledge(self, tried: Attempt) -> None:
        self._notes.acknowledged.append(tried)
        self._said[tried.seat] = tried

    # ------------------------------------------------------------ while there is no bot

    async def _while_it_is_dead(self) -> None:
        """A reaction that is given now counts as soon as the bot is back."""
        game = await self._games.lists.in_channel(str(self._channel))
        if game is None or game.waits_for is None or game.waits_for.controller != PERSON or game.to_act is None:
            return
        seats, person = self._at(game), self._harness.person(game.waits_for.name)
        now = playing.Now(seats, person, await self._games.view(game.id, game.to_act), game.number, 0)
        answers = legal_actions(now.view)
        if not answers:
            return  # another process of a fleet has played on just now
        action, prompt = self._random.choice(answers), self._prompt(now)
        if prompt and playing.offers(prompt, now, action) and self.standing(now, prompt) is None:
            self._try(now, self._brought_along(now, action))
            await person.react(prompt, playing.emoji_for(prompt, now, action))


def is_bare(plan: Plan) -> bool:
    """Whether there is nothing in a plan to go back from but what was answered before it."""
    return not (plan.taps or plan.pending or plan.wish or plan.by)


def _said_by(found: Course, orders: Mapping[str, str], verb: str, argument: str) -> tuple[Planned, ...]:
    """All answers that are played if this is pressed; none if the plan only goes on."""
    if verb in ("tap", "place"):
        taps, plan = verb == "tap", found.plan
        entries = taps_of(menu(found.here, orders, found.ends, found.begun)) if taps else ()
        offered = entries or placements(found.here, plan.wish, plan.only)
        if int(argument) >= len(offered):
            raise playing.NotShown("the plan has changed since its screen")
        chosen = offered[int(argument)]
        entry = chosen.tap(orders, found.plan.wish) if isinstance(chosen, Place) else chosen
        before = found.plan.answers[:-1] if entry.instead else found.plan.answers
        return (*before, *entry.planned) if entry.plays else ()
    if verb == "confirm":
        waits = pending_tap(found, orders)
        return (*found.plan.answers, *waits.planned) if waits and waits.is_final else ()
    return found.plan.answers if verb == "play" else ()


def _leads_to(message: Message, game: int) -> bool:
    """Whether everybody sees My turn under this message: what only its reader sees may have that button, too."""
    return not message.get("ephemeral") and any(
        part.get("custom_id", "").startswith(f"b:turn:{game}:") for part in parts(message)
    )
