"""Processes of a fleet are killed again and again, and PostgreSQL is stopped, while people play on several servers.

Discord, which survives, runs in this process. What a person got an answer to must be in the log exactly once, whoever
served the game at that moment, and its channel must have heard of it once. No game may wait for long for a bot player,
an automa or the call of a person.
"""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct
from sqlalchemy import text

from bot.client.duty import GRACE, LOOK
from bot.sandbox import LoginRules
from bot.sandbox.basics.errors import ClientRefused
from bot.shards import Shards, shard_of
from storage import PERSON, RUNNING, Game, Games
from storage.database import reading
from storage.errors import DatabaseTrouble
from storage.leases import NAME, number_of
from tests.attack.crash import Reaper as Moments
from tests.attack.losses import Notes
from tests.attack.players import Gate, Table, TablePlayers
from tests.attack.verdict import tell_the_rest, verdict_on
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.glances import Glances
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.playing import NoReply
from tests.e2e.kit.trouble import PATIENT
from tests.fleet.processes import FleetProcess, Surroundings, run_bot, run_worker
from tests.storage.kit.postgres import Postgres

TOTAL = 6
PARTS = ("0-1/6", "2-3/6", "4-5/6")
WORKERS = 2
LIFE = (10, 80)  # what happens on Discord before something is killed
SAMPLED = 0.5  # seconds between two looks for games that wait
KINDS: tuple[dict[str, Any], ...] = (
    {"people": ("Ana", "Bruno"), "modules": {"vassals": True, "nobles": True}},
    {"people": ("Bruno", "Chaska", "Diego")},
    {"people": ("Ana",), "bots": 1},
    {"people": ("Diego",), "opponent": "pachamama", "modules": {"way_of_the_sun": "simpa", "vassals": True}},
    {"people": ("Ana", "Bruno")},
    {"people": ("Chaska",), "opponent": "axomamma"},
)


HELD = text(
    "SELECT objid::bigint AS number FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid::bigint = :realm AND application_name = :name"
)


class Figures(Struct, frozen=True, kw_only=True):
    """What came of it."""

    kills: int
    stops_of_postgresql: int
    games: int
    over: int
    moves: int
    unanswered: int  # times that somebody got no answer, and tried again
    lost: int
    doubled: int
    turns_unheard: int
    messages_repeated: int
    violations: int
    wrong_in_the_database: int
    longest_wait: float  # seconds in which a game waited for a process
    found: tuple[str, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether nothing was found that should not be."""
        return not self.found


class FleetHarness(Harness):
    """A Discord with several servers, and a PostgreSQL database in place of the file."""

    def __init__(self, folder: Path, url: str, servers: int) -> None:
        logins = LoginRules(shards=TOTAL, max_concurrency=TOTAL)
        super().__init__(folder, FakePictures(), answer_seconds=PATIENT, logins=logins)
        self.url = url
        self.places: dict[str, int] = {}  # channels by their names, which no two servers share
        self.shard: dict[str, int] = {}
        while len(self.places) < servers:
            name = f"court-{len(self.places)}"
            server = self.sandbox.add_server(name, channels=(name,))
            self.places[name] = self.sandbox.channel(name, server)
            self.shard[name] = shard_of(server, TOTAL)

    async def _new_database(self) -> None:
        """The first process makes it."""

    def channel(self, name: str = "plaza") -> int:
        return self.places.get(name) or super().channel(name)


class Fleet:
    """Bots and workers, and who is served by whom."""

    def __init__(self, harness: FleetHarness, around: Surroundings) -> None:
        self._games = harness.games
        self.bots = {part: FleetProcess(run_bot, around, part) for part in PARTS}
        self.workers = [FleetProcess(run_worker, around) for _ in range(WORKERS)]
        self.gates = {shard: Gate() for shard in range(TOTAL)}
        self._world = harness.sandbox.world
        self._changed = asyncio.Event()
        self._world.broadcast.listen(harness.person("Elena").id, self._hear)

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "bot":
            self._changed.set()

    async def until(self, part: str, *, online: bool) -> None:
        """Waits until somebody, or nobody, serves these shards."""
        wanted = {(shard, TOTAL) for shard in Shards.read(part).ids}
        while (wanted <= self._world.shards) if not online else not wanted <= self._world.shards:
            self._changed.clear()
            await self._changed.wait()

    async def begin(self, part: str) -> None:
        """A bot process starts, and serves its shards, whoever has done so before."""
        self.bots[part].start()
        while not {*Shards.read(part).ids} <= await self._served_by(self.bots[part].pid):
            await asyncio.sleep(SAMPLED)
        await self.until(part, online=True)
        self.open(part)

    async def _served_by(self, process: int | None) -> set[int]:
        """The shards whose leases a process has."""
        given = {"realm": number_of(f"shards {TOTAL}"), "name": f"{NAME} {process}"}
        async with reading(self._games.engine) as connection:
            held = [row.number for row in await connection.execute(HELD, given)]
        return {number - TOTAL for number in held if number >= TOTAL}

    def open(self, part: str) -> None:
        """People of these shards play on."""
        for shard in Shards.read(part).ids:
            self.gates[shard].came()

    def shut(self, part: str) -> None:
        """People of these shards get no answers for a while."""
        for shard in Shards.read(part).ids:
            self.gates[shard].went()

    async def end(self) -> None:
        """All processes are gone."""
        for process in (*self.bots.values(), *self.workers):
            await process.kill()


async def attack(
    folder: Path,
    postgres: Postgres,
    kills: int,
    seed: str,
    *,
    tables: int = 6,
    life: tuple[int, int] = LIFE,
    pace: tuple[float, float] = (LOOK, GRACE),
    until_over: int = 0,
    drawn: bool = True,
    progress: Callable[[str], None] = lambda words: None,
) -> Figures:
    """Kill so many times, or until so many games are over, and count."""
    random = Random(seed)
    harness = FleetHarness(folder, await postgres.database(), tables)
    async with harness:
        await harness.stop_bot()
        harness.games = await Games.open(harness.url)
        harness.glances = Glances(harness.games, others_write=True)
        sandbox = harness.sandbox
        around = Surroundings(sandbox.url, sandbox.token, harness.url, folder / "fleet.log", *pace, drawn)
        fleet, notes, waits = Fleet(harness, around), Notes(), Waits(harness.games)
        sandbox.world.broadcast.add_gateway(notes.hear)
        people = [
            TablePlayers(
                harness, fleet.gates[shard], notes, Table(place, **KINDS[n % len(KINDS)]), Random(f"{seed} {n}")
            )
            for n, (place, shard) in enumerate(harness.shard.items())
        ]
        playing = [asyncio.create_task(_play_on(players, notes)) for players in people]
        watching = asyncio.create_task(waits.watch())
        reaper = Reaper(fleet, postgres, random, Moments(harness, random, life))
        try:
            await reaper.begin()
            while reaper.kills < kills or await over(harness.games, notes) < until_over:
                await _unless_broken(reaper.kill(), [*playing, watching])
                progress(f"{reaper.kills} kills, {len(notes.acknowledged)} moves, {waits}")
            await _unless_broken(_all_play_on(notes, tables), [*playing, watching])
        finally:
            for task in (*playing, watching):
                task.cancel()
            await asyncio.gather(*playing, watching, return_exceptions=True)
            await fleet.end()
            await harness.games.close()
        await tell_the_rest(harness)
        return await _count(harness, notes, reaper, waits)


async def _play_on(players: TablePlayers, notes: Notes) -> None:
    """People play on; if they get no answer while a shard changes hands, or there is no database, they try again."""
    while True:
        try:
            await players.play()
        except (DatabaseTrouble, ClientRefused, NoReply, TimeoutError) as error:
            notes.unanswered += isinstance(error, NoReply)
            await asyncio.sleep(SAMPLED)


async def _all_play_on(notes: Notes, tables: int) -> None:
    """Everybody is served again: at each table somebody gets an answer."""
    before = len(notes.acknowledged)
    while len({one.game for one in notes.acknowledged[before:]}) < tables:
        await asyncio.sleep(SAMPLED)


async def _unless_broken(work: Coroutine[Any, Any, None], tasks: list["asyncio.Task[None]"]) -> None:
    working = asyncio.create_task(work)
    done, _ = await asyncio.wait({working, *tasks}, return_when=asyncio.FIRST_COMPLETED)
    for task in done - {working}:
        working.cancel()
        task.result()
    await working


class Reaper:
    """Kills bots and workers, stops PostgreSQL, and brings them back."""

    def __init__(self, fleet: Fleet, postgres: Postgres, random: Random, moments: Moments) -> None:
        self._fleet = fleet
        self._postgres = postgres
        self._random = random
        self._moments = moments
        self.kills = 0
        self.stops = 0

    async def begin(self) -> None:
        """All processes start."""
        for worker in self._fleet.workers:
            worker.start()
        for part in self._fleet.bots:
            await self._fleet.begin(part)

    async def kill(self) -> None:
        """After a while, something is killed and comes back; each way has its turn."""
        await self._while_people_play()
        ways = (self._kill_bot, self._kill_worker, self._leave_to_others, self._kill_bot, self._stop_postgres)
        await ways[self.kills % len(ways)]()
        self.kills += 1

    async def _while_people_play(self) -> None:
        self._moments.wait_for_the_next()
        await self._moments.moment.wait()

    async def _kill_bot(self) -> None:
        part = self._random.choice([*self._fleet.bots])
        await self._end(part)
        await self._fleet.begin(part)

    async def _end(self, part: str) -> None:
        self._fleet.shut(part)
        await self._fleet.bots[part].kill()
        await self._fleet.until(part, online=False)  # it was the one that served them

    async def _kill_worker(self) -> None:
        worker = self._random.choice(self._fleet.workers)
        await worker.kill()
        await self._while_people_play()
        worker.start()

    async def _leave_to_others(self) -> None:
        """A bot is gone for so long that others take its shards over; later it gets them back."""
        part = self._random.choice([*self._fleet.bots])
        await self._end(part)
        await self._fleet.until(part, online=True)
        self._fleet.open(part)
        await self._while_people_play()
        self._fleet.shut(part)
        await self._fleet.begin(part)

    async def _stop_postgres(self) -> None:
        for part in self._fleet.bots:
            self._fleet.shut(part)
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.to_thread(self._postgres.start)
        self.stops += 1
        for part in self._fleet.bots:
            self._fleet.open(part)


class Waits:
    """How long games wait for a process: a bot player or automa is to act, or a person who has not been called."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._since: dict[int, float] = {}
        self._whose = 0
        self.longest = 0.0

    def __str__(self) -> str:
        return f"waits {self.longest:.0f} s (game {self._whose})"

    async def watch(self) -> None:
        """For ever; while there is no database, nobody waits for a process."""
        while True:
            try:
                running = await self._games.lists.running()
            except DatabaseTrouble:
                running = []
            waiting = {game.id for game in running if _waits_for_a_process(game)}
            self._since = {game: self._since.get(game, monotonic()) for game in waiting}
            waited = ((monotonic() - since, game) for game, since in self._since.items())
            self.longest, self._whose = max([(self.longest, self._whose), *waited])
            await asyncio.sleep(SAMPLED)


def _waits_for_a_process(game: Game) -> bool:
    asked = game.waits_for
    return asked is not None and (asked.controller != PERSON or game.to_act not in game.waits)


async def over(games: Games, notes: Notes) -> int:
    """How many games are over by now, while people begin others."""
    try:
        return sum([(await games.get(number)).status != RUNNING for number in sorted(notes.games)])
    except DatabaseTrouble:
        return 0


async def _count(harness: FleetHarness, notes: Notes, reaper: Reaper, waits: Waits) -> Figures:
    verdict = await verdict_on(harness, notes, harness.places)
    return Figures(
        kills=reaper.kills,
        stops_of_postgresql=reaper.stops,
        games=len(verdict.games),
        over=sum(game.status != RUNNING for game in verdict.games),
        moves=sum(bool(one.answers) for one in notes.acknowledged),
        unanswered=notes.unanswered,
        lost=len(verdict.lost),
        doubled=len(verdict.doubled),
        turns_unheard=len(verdict.unheard),
        messages_repeated=len(verdict.repeated),
        violations=len(verdict.violations),
        wrong_in_the_database=len(verdict.wrong),
        longest_wait=round(waits.longest, 1),
        found=tuple(verdict.found[:20]),
    )
