"""The bot is killed again and again while people play several games at once.

The bot runs in a process of its own and Discord, which survives, in this one. People press, pick, react and type as
fast as they are answered; at random moments the process gets SIGKILL and is started again. What a person got an answer
to must be in the log exactly once, whatever was going on at that moment, and the channel must have heard of it once. A
plan that somebody was shown is there again, or all of it is played.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from storage import Games
from tests.attack.losses import Notes
from tests.attack.players import Gate, Table, TablePlayers
from tests.attack.verdict import tell_the_rest, verdict_on
from tests.e2e.kit.bot_process import BotProcess
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.glances import Glances
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.trouble import PATIENT

# Who plays where, besides how many bot players, and against whom alone.
TABLES = (
    Table("cusco", ("Ana", "Bruno")),
    Table("plaza", ("Bruno", "Chaska", "Diego")),
    Table("vilcabamba", ("Ana",), bots=1),
    Table("machu-picchu", ("Diego",), opponent="pachamama"),
)
LIFE = (20, 220)  # what happens on Discord before a bot is killed
MOMENT = 0.03  # seconds: a bot is killed within so long after the last of it


class Figures(Struct, frozen=True, kw_only=True):
    """What came of it."""

    kills: int
    games: int
    moves: int  # that were acknowledged
    plans: int  # that somebody was shown and looked at again
    said_ahead: int  # what waited for others, and was looked at again
    taken_back: int  # and acknowledged
    in_the_log: int  # those too of which nobody got to hear
    lost: int
    doubled: int
    turns_unheard: int
    messages_repeated: int
    tracebacks: int
    violations: int
    wrong_in_the_database: int
    found: tuple[str, ...] = ()  # the first of what should not be

    @property
    def clean(self) -> bool:
        """Whether nothing was found that should not be."""
        return not self.found


class Reaper:
    """Chooses the moments to kill at: some time after so much has happened on Discord."""

    def __init__(self, harness: Harness, random: Random, life: tuple[int, int]) -> None:
        self._random = random
        self._life = life
        self._left = 0
        self.moment = asyncio.Event()
        harness.sandbox.world.broadcast.add_gateway(self._happens)

    def wait_for_the_next(self) -> None:
        """From now on it counts."""
        self.moment.clear()
        self._left = self._random.randint(*self._life)

    def _happens(self, event: str, data: dict[str, Any]) -> None:
        self._left -= 1
        if self._left == 0:
            asyncio.get_running_loop().call_later(self._random.random() * MOMENT, self.moment.set)


async def attack(
    folder: Path,
    kills: int,
    seed: str,
    life: tuple[int, int] = LIFE,
    sabotage: str = "",
    progress: Callable[[str], None] = lambda words: None,
) -> Figures:
    """Kill so many times, and count."""
    random = Random(seed)
    async with Harness(folder, FakePictures(), answer_seconds=PATIENT) as harness:
        await harness.stop_bot()
        harness.games = await Games.open(harness.url)
        harness.glances = Glances(harness.games, others_write=True)
        gate, notes, bot = Gate(), Notes(), BotProcess(harness.sandbox, harness.url, folder / "bot.log", sabotage)
        harness.sandbox.world.broadcast.add_gateway(notes.hear)
        tables = [TablePlayers(harness, gate, notes, table, Random(f"{seed} {table.place}")) for table in TABLES]
        playing = [asyncio.create_task(players.play()) for players in tables]
        try:
            reaper = Reaper(harness, random, life)
            for number in range(kills):
                await bot.start()
                reaper.wait_for_the_next()
                gate.came()
                await _until(reaper.moment, playing)
                gate.went()
                await bot.kill()
                harness.sandbox.requests.clear()
                progress(f"{number + 1} kills, {len(notes.acknowledged)} moves")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await bot.kill()
            await harness.games.close()
        await tell_the_rest(harness)
        return await _count(harness, notes, bot, kills)


async def _until(moment: asyncio.Event, playing: list["asyncio.Task[None]"]) -> None:
    """Until the moment has come; whoever cannot play on says so."""
    waiting = asyncio.create_task(moment.wait())
    done, _ = await asyncio.wait({waiting, *playing}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    for task in done - {waiting}:
        task.result()


async def _count(harness: Harness, notes: Notes, bot: BotProcess, kills: int) -> Figures:
    verdict = await verdict_on(harness, notes, [table.place for table in TABLES])
    tracebacks = [line for line in bot.said().splitlines() if line.startswith(("Traceback", "ERROR"))]
    return Figures(
        kills=kills,
        games=len(verdict.games),
        moves=sum(bool(one.answers) for one in notes.acknowledged),
        plans=notes.plans,
        said_ahead=notes.said_ahead,
        taken_back=sum(not one.answers for one in notes.acknowledged),
        in_the_log=sum(not row.automatic for rows in verdict.log.values() for row in rows),
        lost=len(verdict.lost),
        doubled=len(verdict.doubled),
        turns_unheard=len(verdict.unheard),
        messages_repeated=len(verdict.repeated),
        tracebacks=len(tracebacks),
        violations=len(verdict.violations),
        wrong_in_the_database=len(verdict.wrong),
        found=(*verdict.found, *tracebacks)[:20],
    )
