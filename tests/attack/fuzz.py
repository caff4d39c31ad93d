"""Thousands of hostile interactions, with games in all sorts of states: the bot always answers in its own words.

Every interaction is acknowledged, nobody gets an apology, the log has no traceback, no limit of Discord is broken, and
games change only by legal answers of whoever is asked.
"""

import asyncio
import logging
import resource
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from sqlalchemy import select

from bot.languages import ENGLISH
from bot.sandbox.records.interaction import Interaction
from bot.sandbox.state.setup import PEOPLE
from bot.say.chat import chat
from engine.foresight import Ahead
from storage import PERSON, lives
from storage import schema as t
from storage.doctor import NOTE, examine
from tests.attack.assorted_games import AssortedGames, Hasty
from tests.attack.authors import LONGEST, Authors, Sitting
from tests.attack.holds import Holds
from tests.attack.hostile_interactions import HostileInteractions
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import GOLDEN, near_end
from tests.e2e.kit.timing import Hands, ring
from tests.e2e.kit.trouble import PATIENT, is_error

WEIGHTS = {
    "slash": 22,
    "suggest": 12,
    "press": 20,
    "stale": 8,
    "forged": 10,
    "react": 8,
    "file": 3,
    "form": 1,
    "no_command": 1,
    "answer": 8,
    "usurp": 4,
    "twice": 3,
    "crowd": 4,
    "delete": 1,
    "time": 2,
}
ALONE = ("slash", "suggest", "press", "stale", "forged", "file", "form", "no_command")
RESTOCK = 100  # interactions after which games that have ended are replaced
HOUR = 3_600_000
LATELY = 20  # games
SECONDS = 10.0  # for the first answer to an interaction; this is not about speed
SORRY = chat("failed", ENGLISH, reference="").partition("(")[0].strip()


class Figures(Struct, frozen=True, kw_only=True):
    """What came of it."""

    interactions: int
    acknowledged: int
    reactions: int
    moves: int
    tracebacks: int
    apologies: int
    violations: int
    moves_of_others: int
    wrong_in_the_database: int
    kinds: dict[str, int]
    longest_collection: float  # of garbage, in milliseconds: of all in this process, not of the bot alone
    holds: dict[str, float]  # for how many milliseconds each kind of interaction has held the loop at most
    kept: dict[str, int]  # how much the bot remembers in the end
    memory_mb: tuple[int, int]  # of the bot and its Discord together, early on and in the end
    found: tuple[str, ...] = ()  # the first of what should not be

    @property
    def clean(self) -> bool:
        """Whether nothing was found that should not be."""
        return not self.found


class Listener(logging.Handler):
    """Hears of everything that goes wrong inside."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep errors, and whatever comes with a traceback."""
        if is_error(record) or (record.exc_info and record.exc_info[0]):
            self.heard.append(self.format(record)[-1500:])


class Round:
    """One run: the interactions so far, and what was noticed."""

    def __init__(self, harness: Harness, clock: Hands, seed: str) -> None:
        self._harness = harness
        self._clock = clock
        self._random = Random(seed)
        self._last: dict[str, Any] = {}
        self._authors = Authors()
        self.holds = Holds()
        self._rows: dict[int, int] = {}
        self.assorted_games = AssortedGames(harness, self._random)
        files = [path.read_bytes() for path in sorted(GOLDEN.glob("2p-*.json"))]
        self.hostile_interactions = HostileInteractions(
            harness, self.assorted_games, self._random, [near_end("2p-greedy", 40).file, *files]
        )
        self.kinds: Counter[str] = Counter()
        self.interactions = self.reactions = self.moves = 0
        self.silent: list[str] = []
        self.foreign: list[str] = []
        self.sorry: list[str] = []
        harness.sandbox.world.broadcast.add_gateway(self._note)
        harness.sandbox.world.broadcast.add_gateway(self._authors.hear)
        harness.sandbox.world.broadcast.add_gateway(self.holds.hear)
        for person in PEOPLE:
            harness.sandbox.world.broadcast.listen(person, self._hear)

    def _note(self, event: str, data: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            self._last = data

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "message" and SORRY in frame["message"]["content"]:
            self.sorry.append(f"{frame['message']['content']} ({self._last.get('data')})"[:LONGEST])

    async def strike(self) -> None:
        """One interaction, and what comes of it."""
        kind = self._random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        begun: list[Interaction | None] = []
        reacting: set[int | None] = set()
        match kind:
            case "react":
                reacting.add(self.hostile_interactions.react())
            case "delete":
                self.hostile_interactions.delete()
            case "time":
                self._clock.now += self._random.randrange(1, 30 * HOUR)
                await ring(self._harness)
                self._harness.bot.tables.watching.begin_due()
            case "answer" | "usurp":
                begun.append(await self._answer(own=kind == "answer"))
            case "twice":
                begun.append(getattr(self.hostile_interactions, self._random.choice(ALONE))())
                if begun[-1] is not None:
                    self._harness.sandbox.world.broadcast.dispatch("INTERACTION_CREATE", self._last)
            case "crowd":
                begun += [
                    getattr(self.hostile_interactions, self._random.choice(ALONE))()
                    for _ in range(self._random.randint(2, 5))
                ]
                reacting |= {self.hostile_interactions.react() for _ in range(2)}
            case _:
                begun.append(getattr(self.hostile_interactions, kind)())
        self.kinds[kind] += 1
        self.reactions += len(reacting - {None})
        for interaction in begun:
            if interaction is not None:
                await self._answered(interaction)
        await self.assorted_games.quiet()
        await self._look()

    async def _answer(self, own: bool) -> Interaction | None:
        """Somebody plays on, so that the games do not stand still; or somebody else tries it in their place."""
        running = await self._harness.games.lists.running()
        waiting = [game for game in running if game.waits_for and game.waits_for.controller == PERSON]
        if not waiting:
            return None
        game = self._random.choice(waiting)
        assert game.waits_for is not None
        person, acts = int(game.waits_for.person), self._harness.sandbox.world.actions
        if not own:
            person = self._random.choice([other for other in PEOPLE if other != person])
        seats = Seats(self._harness, game.id, int(game.channel))
        planned = await seats.planned()
        if planned.plan.pending or planned.here.ahead is not Ahead.ASKED:
            return acts.slash(person, seats.channel, self._random.choice(["confirm", "confirm", "undo"]), {})
        index = self._random.randrange(len(planned.here.answers))
        return acts.slash(person, seats.channel, "choose", {"answer": f"{await seats.plan_number()}.{index}"})

    async def _answered(self, interaction: Interaction) -> None:
        """The bot has acknowledged it, and kept what it has promised by that."""
        self.interactions += 1
        kept = await interaction.until(
            lambda: interaction.over or interaction.answer not in (None, "deferred"), PATIENT
        )
        if not kept or interaction.failed or interaction.answer is None:
            self.silent.append(f"Nobody answered {self._authors.told(str(interaction.id))}.")

    async def _look(self) -> None:
        """Every answer that was written just now is by whoever had the seat."""
        async with self._harness.games.engine.connect() as connection:
            games = await connection.execute(select(t.games.c.id, t.games.c.rows))
            rows = {game.id: game.rows for game in games}
            seats = await connection.execute(select(t.seats.c.game, t.seats.c.seat, t.seats.c.person))
            people = {(seat.game, seat.seat): seat.person for seat in seats}
            plans = await connection.execute(select(t.plans.c.game, t.plans.c.seat, t.plans.c.ahead))
            ahead = {(plan.game, plan.seat): plan.ahead for plan in plans}
        written = {
            game: await self._harness.games.log_since(game, known, undone=True)
            for game, known in self._rows.items()
            if rows[game] != known
        }
        self.moves += sum(not row.automatic for each in written.values() for row in each)
        self.foreign += self._authors.judge(written, Sitting(people, ahead))
        self._rows = rows
        self.hostile_interactions.games = sorted(rows)[-LATELY:] or [1]

    def kept(self) -> dict[str, int]:
        """How much the bot remembers."""
        bot = self._harness.bot
        views = bot._connection._view_store
        return {
            "interactions": len(bot._delivered),
            "games": len(self._harness.games.memory),
            "views": len(views._views) + len(views._synced_message_views) + len(views._modals),
            "messages": len(bot.cached_messages),
            "tasks": len(asyncio.all_tasks()),
        }


def memory_mb() -> int:
    """What this process holds now, where that can be known."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * resource.getpagesize() // 2**20 if pages.exists() else 0


@contextmanager
def dealt(random: Random) -> Iterator[None]:
    """Games are dealt by this chance, and not by any."""
    real = lives.token_hex
    lives.token_hex = lambda size: f"{random.getrandbits(8 * size):0{2 * size}x}"
    try:
        yield
    finally:
        lives.token_hex = real


async def attack(
    folder: Path, interactions: int, seed: str, progress: Callable[[str], None] = lambda words: None
) -> Figures:
    """So many interactions, and count."""
    clock, listener = Hands(), Listener()
    logging.getLogger().addHandler(listener)
    try:
        with dealt(Random(f"{seed} dealt")):
            async with Harness(folder, FakePictures(), clock, Hasty(), answer_seconds=SECONDS, record=False) as harness:
                run = Round(harness, clock, seed)
                early = 0
                while run.interactions < interactions:
                    early = early or (memory_mb() if run.interactions > interactions // 5 else 0)
                    if run.kinds.total() % RESTOCK == 0:
                        await run.assorted_games.stock()
                        progress(f"{run.interactions} interactions, {len(listener.heard)} errors")
                    with run.holds.watched():
                        await run.strike()
                return await _count(harness, run, listener, early)
    finally:
        logging.getLogger().removeHandler(listener)


async def _count(harness: Harness, run: Round, listener: Listener, early: int) -> Figures:
    report = await examine(harness.url)
    wrong = [finding.what for finding in report.findings if finding.severity != NOTE]
    violations = harness.sandbox.violations
    return Figures(
        interactions=run.interactions,
        acknowledged=run.interactions - len(run.silent),
        reactions=run.reactions,
        moves=run.moves,
        tracebacks=len(listener.heard),
        apologies=len(run.sorry),
        violations=len(violations),
        moves_of_others=len(run.foreign),
        wrong_in_the_database=len(wrong),
        kinds=dict(sorted(run.kinds.items())),
        longest_collection=run.holds.collecting,
        holds=dict(sorted(run.holds.longest.items(), key=itemgetter(1), reverse=True)),
        kept=run.kept(),
        memory_mb=(early, memory_mb()),
        found=tuple(
            [*run.silent, *run.sorry, *listener.heard, *violations, *run.foreign, *run.holds.above(), *wrong][:20]
        ),
    )
