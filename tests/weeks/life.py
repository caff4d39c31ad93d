"""People at their tables through weeks of fake time: nights, looks at the phone, absences, a move, restarts."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.table.clock.clock import DAY, HOUR, MINUTE
from engine.players import make_player
from storage import FINISHED, PERSON, RUNNING
from storage.doctor import examine
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, NobodyAsked, Seats, button
from tests.e2e.kit.playing import said
from tests.e2e.kit.saying_ahead import say_all
from tests.e2e.kit.timing import Hands, restart
from tests.e2e.kit.trouble import PATIENT
from tests.weeks.ear import Ear, of_table

DONE = "✅ "  # begins the line about what was played
MOST_ANSWERS = 60  # at one look
CRASHES = 0.02  # how often the bot breaks off when a timer rings or somebody looks
REACTS = 0.6  # how often somebody who is notified looks within the hour


class Habits(Struct, frozen=True):
    """Where somebody lives, when they sleep there, how many hours pass between two looks, and standing orders."""

    zone: str
    quiet: tuple[int, int]
    pause: float
    orders: dict[str, str] = {}


# Where all of them always answer alike, they have pressed Don't ask me again; three of them elsewhere, too.
GIFTS = {"free_rejuvenate": "take", "festival_food": "take", "festival_gods": "take"}
PRODUCTION = {"produce": "take", "details": "take"}
PEOPLE = {
    "Ana": Habits("Europe/Warsaw", (22, 7), 3.0, GIFTS | PRODUCTION | {"rejuvenate": "pass"}),
    "Bruno": Habits("America/Lima", (23, 8), 4.0, GIFTS | PRODUCTION),
    "Chaska": Habits(
        "Asia/Tokyo", (23, 7), 3.5, GIFTS | PRODUCTION | {"rejuvenate": "take", "leftover_weaving": "pass"}
    ),
    "Diego": Habits("Europe/London", (0, 8), 5.0, GIFTS),
}


class Table(Struct, frozen=True):
    """Where, who, and on what terms."""

    place: str
    people: tuple[str, ...]
    options: dict[str, str] = {}


TABLES = (
    Table("plaza", ("Ana", "Bruno", "Chaska", "Diego")),
    Table("cusco", ("Bruno", "Chaska"), {"clock": "3 days and 4 hours more for each answer"}),
    Table("vilcabamba", ("Diego",), {"opponent": "pachamama"}),
)


class Incident(Struct, frozen=True):
    """Something out of the ordinary: at this hour somebody does it."""

    hour: float
    name: str
    what: str  # away, vanish, return, move, pause, resume, restart, down
    amount: int = 0


INCIDENTS = (
    Incident(30, "", "restart"),
    Incident(60, "Bruno", "away", 3),
    Incident(100, "", "down", 5),
    Incident(150, "Ana", "move"),
    Incident(170, "Chaska", "vanish"),
    Incident(290, "Chaska", "return"),
    Incident(300, "Diego", "away", 2),
    Incident(320, "Ana", "pause"),
    Incident(350, "Ana", "resume"),
)


class Life:
    """Weeks at several tables: whoever is awake looks now and then, and answers what is asked."""

    def __init__(
        self,
        folder: Path,
        seed: str,
        tables: tuple[Table, ...] = TABLES,
        crashes: float = CRASHES,
        answers: int = MOST_ANSWERS,
        harness: Harness | None = None,
        clock: Hands | None = None,
    ) -> None:
        self.clock = clock or Hands()
        self.start = self.clock.now
        self.harness = harness or Harness(folder, FakePictures(), clock=self.clock, answer_seconds=PATIENT)
        self.ear: Ear
        self._random = Random(seed)
        self._seed = seed
        self.tables = tables
        self._crashes = crashes
        self._answers = answers
        self.seats: list[Seats] = []
        self._away: dict[str, int] = {}
        self._vanished: set[str] = set()
        self._looks: dict[str, int] = {}
        self.restarts = 0
        self._heard = 0
        self._done: set[str] = set()  # interactions that were said to be answers
        self.wrong_answers: list[str] = []
        self.ended: list[dict[str, Any]] = []
        self._channels: dict[int, set[str]] = {}

    @property
    def people(self) -> list[str]:
        """Everybody who plays somewhere."""
        return sorted({name for table in self.tables for name in table.people})

    @property
    def answers(self) -> int:
        """Number of answers that were acknowledged."""
        return len(self._done)

    async def live(
        self, days: float, incidents: tuple[Incident, ...] = INCIDENTS, tell: Callable[[str], None] = lambda words: None
    ) -> None:
        """So many days pass, or fewer if all games end before."""
        async with self.harness:
            self.ear = Ear(self.harness, self.clock)
            await self._sit_down()
            coming = [*incidents]
            for name in self.people:
                self._looks[name] = self._next_look(name)
            end, day = self.start + int(days * DAY), 0
            while self.clock.now < end and await self._is_anybody_playing():
                moment = min([*self._looks.values(), self._due_incident(coming), await self._next_ring()])
                self.clock.now = max(min(moment, end), self.clock.now)
                while coming and self._due_incident(coming) <= self.clock.now:
                    await self._do(partial(self._happen, coming.pop(0)))
                if self._random.random() < self._crashes:
                    await self._crash()
                await self._do(self._ring)
                for name in [name for name, look in self._looks.items() if look <= self.clock.now]:
                    await self._do(partial(self._look, name))
                    self._looks[name] = self._next_look(name)
                self._hear_pings()
                if (now := (self.clock.now - self.start) // DAY) > day:
                    day = now
                    tell(f"day {day}: {self.ear.posts} posts")
            await self.ear.close()
            self.ended = [await self._ended(seats) for seats in self.seats]
            self.wrong_answers = await self._judge()

    async def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something happens."""
        await work()

    async def _judge(self) -> list[str]:
        """What is wrong in the database, and the answers that are not there or there twice."""
        report = await examine(self.harness.url)
        found = [finding.what for finding in report.findings if finding.severity != "note"]
        there: Counter[str] = Counter()
        for seats in self.seats:
            log = await self.harness.games.log_since(seats.id, undone=True)
            there.update(row.interaction for row in log if row.interaction)
        found += [f"Interaction {name} is {times} times in the log." for name, times in there.items() if times > 1]
        played = {name.partition(".")[0] for name in there}
        return found + [f"Interaction {name} was acknowledged and is lost." for name in sorted(self._done - played)]

    async def _ended(self, seats: Seats) -> dict[str, Any]:
        """Figures of one table, wherever it was."""
        game = await self.harness.games.get(seats.id)
        heard = [one for one in self.ear.heard if one.channel in self._channels[seats.id]]
        return of_table(
            heard, self.ear.deleted, (await self.harness.games.view(game.id, None)).turn, game.status == FINISHED
        )

    # ------------------------------------------------------------ time

    def _due_incident(self, coming: list[Incident]) -> int:
        return self.start + int(coming[0].hour * HOUR) if coming else self.start + 1000 * DAY

    async def _next_ring(self) -> int:
        timers = await self.harness.games.registry.next_timers(1)
        return max(timers[0].due, self.clock.now) if timers else self.start + 1000 * DAY

    async def _ring(self) -> None:
        await self.harness.bot.tables.settled()
        await self.harness.bot.tables.timekeeper.ring_due()
        await self.harness.bot.tables.settled()
        await self.ear.note_waits()

    def is_asleep(self, name: str, moment: int) -> bool:
        """Whether it is somebody's night."""
        start, end = PEOPLE[name].quiet
        hour = datetime.fromtimestamp(moment / 1000, ZoneInfo(PEOPLE[name].zone)).hour
        return start <= hour < end if start <= end else not end <= hour < start

    def _hear_pings(self) -> None:
        """Whoever is notified looks soon, most of the time."""
        for one in self.ear.heard[self._heard :]:
            for name in one.people:
                if name in self._looks and self._random.random() < REACTS and not self.is_asleep(name, self.clock.now):
                    soon = self.clock.now + int(self._random.uniform(2, 60) * MINUTE)
                    self._looks[name] = min(self._looks[name], soon)
        self._heard = len(self.ear.heard)

    def _next_look(self, name: str) -> int:
        moment = self.clock.now + int(self._random.expovariate(1 / PEOPLE[name].pause) * HOUR) + MINUTE
        while self.is_asleep(name, moment):
            moment += 20 * MINUTE
        return moment

    # ------------------------------------------------------------ what people do

    async def _sit_down(self) -> None:
        for name in self.people:
            habits = PEOPLE[name]
            quiet = {"quiet_from": habits.quiet[0], "quiet_to": habits.quiet[1], "time_zone": habits.zone}
            await self.harness.person(name).slash(self.harness.channel(), "remind", **quiet)
        for table in self.tables:
            options: dict[str, Any] = dict(table.options)
            self.seats.append(await self.harness.open(*table.people, place=table.place, **options))
            self._channels[self.seats[-1].id] = {str(self.seats[-1].channel)}
            for name in table.people:
                for question, order in PEOPLE[name].orders.items():
                    person = self.harness.person(name)
                    await person.slash(self.seats[-1].channel, "orders", question=question, order=order)
        await self.ear.know(self.seats)

    async def _is_anybody_playing(self) -> bool:
        return any([(await seats.game()).status == RUNNING for seats in self.seats])

    async def _look(self, name: str) -> None:
        """Somebody looks at all their tables, answers what is asked there, and decides what the table has to."""
        if self._away.get(name, 0) > self.clock.now or name in self._vanished:
            return
        for seats in self.seats:
            game = await seats.game()
            number = next((n for n, seat in enumerate(game.seats) if seat.name == name), None)
            if number is None or game.status != RUNNING:
                continue
            await self._decide(name, seats)
            await self._answer(name, number, seats)
        await self.ear.note_waits()

    async def _answer(self, name: str, number: int, seats: Seats) -> None:
        person = self.harness.person(name)
        for _ in range(self._answers):
            await seats.settled()
            game = await seats.game()
            seat = game.seats[number]
            if game.status != RUNNING or seat.controller != PERSON or seat.wait is None:
                break
            if game.to_act == number:
                await self._choose(seats)
            else:
                await say_all(seats, person)
                break
        await seats.settled()

    async def _choose(self, seats: Seats) -> None:
        """Whoever is asked answers as a bot player of the simplest kind would."""
        try:
            here = (await seats.planned()).here
        except NobodyAsked:
            return
        wanted = make_player("greedy", f"{self._seed} {here.seen.seq}").choose(here.seen, here.answers)
        reply = await seats.choose(index=here.answers.index(wanted))
        if DONE in said(reply):
            self._done.add(reply.interaction)
        await seats.settled()

    async def _decide(self, name: str, seats: Seats) -> None:
        """Somebody presses a button of an open question to the table."""
        person = self.harness.person(name)
        for message in person.messages(seats.channel):
            for label in ("Remind again", "Bot plays until then", "Wait"):
                if person.mention not in message["content"].partition("\n")[0] and button(message, label):
                    await person.press(message, label)
                    await seats.settled()
                    break

    # ------------------------------------------------------------ what happens besides

    async def _happen(self, incident: Incident) -> None:
        match incident.what:
            case "restart":
                await restart(self.harness)
                self.restarts += 1
            case "down":
                await self.harness.stop_bot()
                self.clock.now += incident.amount * HOUR
                await self._start()
            case "away":
                self._away[incident.name] = self.clock.now + incident.amount * DAY
                self.ear.away[incident.name] = (self.clock.now, self._away[incident.name])
                await self._command(incident.name, "remind", away_days=incident.amount)
            case "vanish":
                self._vanished.add(incident.name)
            case "return":
                self._vanished.discard(incident.name)
            case "move":
                seats = self.seats[0]
                if (await seats.game()).status == RUNNING:
                    seats.channel = self.harness.channel("machu-picchu")
                    self._channels[seats.id].add(str(seats.channel))
                    await self.harness.person(incident.name).slash(seats.channel, "game move", game=seats.id)
                    await seats.settled()
            case "pause" | "resume":
                if (await self.seats[0].game()).status == RUNNING:
                    await self._command(incident.name, f"game {incident.what}")
        await self.harness.bot.tables.settled()

    async def _crash(self) -> None:
        """The bot breaks off whatever it is doing, between two steps, and is started again."""
        work = asyncio.create_task(self.harness.bot.tables.timekeeper.ring_due())
        for _ in range(self._random.randrange(1, 60)):
            await asyncio.sleep(0)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        await self.harness.stop_bot()
        await self._start()

    async def _start(self) -> None:
        await self.harness.start_bot()
        await self.harness.bot.tables.wake_all()
        self.restarts += 1

    async def _command(self, name: str, command: str, **options: int) -> None:
        await self.harness.person(name).slash(self.seats[0].channel, command, **options)
        await self.harness.bot.tables.settled()
