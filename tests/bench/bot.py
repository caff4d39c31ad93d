"""Speed of the bot on the sandbox: acknowledgement with many games answering at once, messages, and pictures.

The bot runs in a process of its own, the sandbox and its people in this one, and they talk over HTTP and websocket.
"""

import asyncio
import statistics
import sys
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot import limits
from bot.sandbox import Person, Reply, Sandbox, redirect_discord_py
from bot.sandbox.basics.wire import Json
from bot.sandbox.state.setup import GUILD
from bot.serving import BotOptions, serve
from bot.shards import Shards
from engine.state import Options
from storage import RUNNING, Game, Games, Seat, Terms
from tests.e2e.kit.harness import parts

GAMES = 50
ANSWERS = 12
PICTURES = 12
PATIENCE = 600.0  # seconds: whatever else runs, the numbers come; how many answers Discord would not wait for is one
CONFIRM = "b:confirm:"


def measure(games: int = GAMES, answers: int = ANSWERS, pictures: int = PICTURES) -> dict[str, Any]:
    """All numbers."""
    return asyncio.run(_measure(games, answers, pictures))


async def _measure(running: int, answers: int, pictures: int) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bench.db'}"
        async with Sandbox(answer_seconds=PATIENCE) as sandbox:
            games = await Games.open(url)
            tables = [await started(games, sandbox, number) for number in range(running)]
            begun = perf_counter()
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.bench.bot", sandbox.url, sandbox.token, url
            )
            try:
                await boards_shown(sandbox, tables)
                shown = perf_counter() - begun
                return {
                    f"{running}_games_shown_after_start_s": round(shown, 2),
                    "one_game": await _one_game(games, sandbox, tables[0], pictures),
                    f"{running}_games_at_once": await all_at_once(games, sandbox, tables, answers),
                }
            finally:
                bot.terminate()
                await bot.wait()
                await games.close()


async def started(games: Games, sandbox: Sandbox, number: int, server: int = GUILD) -> Game:
    """A game of two people in a channel of its own."""
    people = [sandbox.person(name) for name in ("Ana", "Bruno")]
    channel = sandbox.add_channel(f"table-{number}", server=server)
    terms = Terms(host=str(people[0].id))
    game = await games.create(str(server), str(channel), Options(players=2), f"bench {number}", terms)
    for person in people:
        await games.seats.join(game.id, Seat(lang="en", person=str(person.id), name=person.name))
    return await games.start(game.id)


async def boards_shown(sandbox: Sandbox, tables: Sequence[Game]) -> None:
    """Every table has its first board."""
    watching = sandbox.person("Elena")
    await asyncio.gather(
        *(watching.wait(lambda message: message["attachments"], int(game.channel), PATIENCE) for game in tables)
    )


class TablePlayers:
    """The people of one game, who answer at random."""

    def __init__(self, games: Games, sandbox: Sandbox, game: Game) -> None:
        self._games = games
        self._sandbox = sandbox
        self._random = Random(game.id)
        self.game = game
        self.times: list[float] = []  # until each command was acknowledged
        self.suggested: list[float] = []  # until each list was there
        self.answers = 0

    async def answer(self) -> Person | None:
        """Whoever is asked says something for their plan, and confirms it if that is final; None after the game."""
        found = await self._offered()
        if found is None:
            return None
        person, offered = found
        channel, answer = int(self.game.channel), self._random.choice(offered)["value"]
        screen = await self._shown(person.slash(channel, "choose", answer=answer))
        if any(part["custom_id"].startswith(CONFIRM) for part in parts(screen)):
            await self._shown(person.slash(channel, "confirm"))
        self.answers += 1
        return person

    async def _offered(self) -> tuple[Person, Sequence[Json]] | None:
        """Who is asked, and what is suggested to them.

        What somebody has planned behind the answers of others is played when those have answered: whoever was asked
        a moment ago may be asked no more. To the question that is still asked something must be suggested.
        """
        while (game := await self._games.get(self.game.id)).status == RUNNING and game.waits_for is not None:
            person, begun = self._sandbox.person(game.waits_for.name), perf_counter()
            offered = await person.autocomplete(int(game.channel), "choose", focused="answer", answer="")
            self.suggested.append(perf_counter() - begun)
            if offered:
                return person, offered
            now = await self._games.get(game.id)
            assert now.number != game.number, f"nothing is suggested to {person.name}, who is asked in game {game.id}"
        return None

    async def _shown(self, doing: Awaitable[Reply]) -> Json:
        """The screen on which something ends that a person does, and whose acknowledgement is timed."""
        reply = await doing
        self.times.append(reply.acknowledged)
        assert reply.message is not None, reply.kind
        return reply.message


async def all_at_once(games: Games, sandbox: Sandbox, tables: Sequence[Game], each: int) -> dict[str, Any]:
    """People of all tables answer as fast as they are answered, so many times each."""
    everybody = [TablePlayers(games, sandbox, game) for game in tables]
    before = [await _played(games, game) for game in tables]
    sandbox.requests.clear()
    begun = perf_counter()
    await asyncio.gather(*(_several(players, each) for players in everybody))
    took = perf_counter() - begun
    after = [await _played(games, game) for game in tables]
    times = sorted(time for players in everybody for time in players.times)
    suggested = sorted(time for players in everybody for time in players.suggested)
    answers = sum(players.answers for players in everybody)
    decisions, turns = (sum(now[kind] - then[kind] for now, then in zip(after, before, strict=True)) for kind in (0, 1))
    return {
        "interactions": len(times),
        "answers": answers,
        "decisions_played": decisions,
        "turns_ended": turns,
        "answers_per_s": round(answers / took, 1),
        "decisions_per_s": round(decisions / took, 1),
        "acknowledged_ms": _milliseconds(times),
        "suggested_ms": _milliseconds(suggested),
        "too_late_for_discord": sum(time > limits.ANSWER_SECONDS for time in (*times, *suggested)),
        "messages_per_answer": round(_messages(sandbox) / answers, 2),
        "requests_per_answer": round(len(sandbox.requests) / answers, 2),
    }


async def _played(games: Games, game: Game) -> tuple[int, int]:
    """How many decisions were played in a game, and how many turns have begun."""
    seen = await games.view(game.id, None)
    return (await games.get(game.id)).seq, seen.turn


async def _several(players: TablePlayers, answers: int) -> None:
    for _ in range(answers):
        if await players.answer() is None:
            return


async def _one_game(games: Games, sandbox: Sandbox, game: Game, pictures: int) -> dict[str, Any]:
    """A quiet bot: acknowledgement, and the time from the click that ends a turn to the posted picture."""
    players = TablePlayers(games, sandbox, game)
    watching = sandbox.person("Elena")
    waits: list[float] = []
    while len(waits) < pictures:
        before = await games.get(game.id)
        turn = (await games.view(game.id, None)).turn
        begun = perf_counter()
        if await players.answer() is None:
            break
        after = await games.view(game.id, None)
        if after.turn > turn:
            await watching.wait(lambda message, seq=after.seq: _shows(message, seq), int(before.channel), PATIENCE)
            waits.append(perf_counter() - begun)
    return {
        "acknowledged_ms": _milliseconds(sorted(players.times)),
        "click_to_picture_ms": _milliseconds(sorted(waits)),
    }


def _shows(message: dict[str, Any], seq: int) -> bool:
    return any(file["filename"].endswith(f"-{seq}.png") for file in message["attachments"])


def _messages(sandbox: Sandbox) -> int:
    return sum(call.method == "POST" and call.path.endswith("/messages") for call in sandbox.requests)


def _milliseconds(times: Sequence[float]) -> dict[str, float]:
    cut = statistics.quantiles(times, n=100, method="inclusive") if len(times) > 1 else [*times] * 99
    return {"p50": round(cut[49] * 1000, 1), "p99": round(cut[98] * 1000, 1), "most": round(times[-1] * 1000, 1)}


if __name__ == "__main__":
    where, secret, database, *shards = sys.argv[1:]
    with redirect_discord_py(where):
        serve(secret, BotOptions(database, Shards.read(shards[0]) if shards else None))
