"""Speed of stored games: durable moves beside bare SQLAlchemy Core and raw sqlite3, loading, and a full server."""

import asyncio
import os
import sqlite3
import statistics
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from sqlalchemy import event, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.codec import load_game
from engine.core import legal_actions, new_game
from engine.state import Options
from storage import Games, Seat
from storage import schema as t
from storage.database import PRAGMAS
from storage.journal import pack

GAME = Path(__file__).parents[1] / "golden" / "4p-greedy.json"
TWO = Options(players=2)
ROUNDS = 41
COMMITS = 25
LENGTHS = (10, 100, 500)
LOADS = 15
RUNNING = 1_000
BLOB = 3_000
ACTION = '{"type":"Place","space":"A1","worker":2,"card":"G03"}'


def measure(
    rounds: int = ROUNDS, lengths: Sequence[int] = LENGTHS, loads: int = LOADS, running: int = RUNNING
) -> dict[str, Any]:
    """All numbers."""
    return asyncio.run(_measure(rounds, lengths, loads, running))


async def _measure(rounds: int, lengths: Sequence[int], loads: int, running: int) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        return {
            "commits_per_s": await _commits(Path(folder), rounds),
            "load_ms": await _loads(Path(folder), lengths, loads),
            f"{running}_running_games": await _full_server(Path(folder), running),
        }


def _url(path: Path) -> str:
    return f"sqlite:///{path}"


async def _started(games: Games, channel: str, seed: str, options: Options = TWO) -> int:
    game = (await games.create("server", channel, options, seed)).id
    for seat in range(options.players):
        await games.seats.join(game, Seat(lang="en", person=f"person {seat}", name=f"Person {seat}"))
    await games.start(game)
    return game


# ---------------------------------------------------------------- moves


async def _commits(folder: Path, rounds: int) -> dict[str, float]:
    """Alternating rounds in one run, each in its own file on the same disk; the median round counts."""
    games = await Games.open(_url(folder / "moves.db"))
    core = await _bare_core(folder / "core.db")
    raw = _raw_sqlite(folder / "raw.db")
    rates: dict[str, list[float]] = {"games_play": [], "bare_core": [], "raw_sqlite3": []}
    for number in range(-1, rounds):
        measured = {
            "games_play": await _play_round(games, number),
            "bare_core": await _core_round(core, number),
            "raw_sqlite3": _raw_round(raw, number),
        }
        if number >= 0:  # the one before only warms up
            for name, rate in measured.items():
                rates[name].append(rate)
    await games.close()
    await core.dispose()
    raw.close()
    found = {name: round(statistics.median(sample), 1) for name, sample in rates.items()}
    ratios = [play / bare for play, bare in zip(rates["games_play"], rates["bare_core"], strict=True)]
    found["ratio_to_bare_core"] = round(statistics.median(ratios), 3)
    return found


async def _play_round(games: Games, number: int) -> float:
    """Random games through `Games.play`, the work of the rules included."""
    random = Random(number)
    seconds, done, state, game = 0.0, 0, None, 0
    while done < COMMITS:
        if state is None or state.over:
            seed = f"bench {number} {done}"
            game = await _started(games, seed, seed)
            state = new_game(TWO, seed)
        action = random.choice(legal_actions(state))
        seat = state.to_act
        assert seat is not None
        begin = perf_counter()
        played = await games.play(game, seat, action, state.seq, interaction=f"{number} {done}")
        seconds += perf_counter() - begin
        assert played.outcome is not None
        state = played.outcome.state
        done += 1
    return done / seconds


async def _bare_core(path: Path) -> AsyncEngine:
    core = create_async_engine(f"sqlite+aiosqlite:///{path}")

    @event.listens_for(core.sync_engine, "connect")
    def prepare(dbapi: Any, record: object) -> None:
        cursor = dbapi.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    async with core.begin() as connection:
        await connection.run_sync(t.metadata.create_all)
        await connection.execute(insert(t.games), _game_row())
    return core


async def _core_round(core: AsyncEngine, number: int) -> float:
    """The same two statements a commit, and nothing else."""
    change = update(t.games).where(t.games.c.id == 1)
    begin = perf_counter()
    for done in range(COMMITS):
        async with core.begin() as connection:
            await connection.execute(insert(t.log), _log_row(number, done))
            await connection.execute(change, _change(done))
    return COMMITS / (perf_counter() - begin)


def _raw_sqlite(path: Path) -> sqlite3.Connection:
    raw = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")
    raw.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, rows, seq, to_act, changed, status, saved, saved_seq)")
    raw.execute(
        "CREATE TABLE log (game, row, seq, seat, question, action, automatic, commits, at, interaction,"
        " PRIMARY KEY (game, row), UNIQUE (game, interaction))"
    )
    raw.execute("INSERT INTO games (id) VALUES (1)")
    return raw


def _raw_round(raw: sqlite3.Connection, number: int) -> float:
    """The same once more without SQLAlchemy and without asyncio: what the disk allows."""
    first, row = (_log_row(number, 0), _change(0))
    into = f"INSERT INTO log ({', '.join(first)}) VALUES ({', '.join(f':{name}' for name in first)})"
    change = f"UPDATE games SET {', '.join(f'{name} = :{name}' for name in row)} WHERE id = 1"
    begin = perf_counter()
    for done in range(COMMITS):
        raw.execute("BEGIN IMMEDIATE")
        raw.execute(into, _log_row(number, done))
        raw.execute(change, _change(done))
        raw.execute("COMMIT")
    return COMMITS / (perf_counter() - begin)


def _game_row() -> dict[str, Any]:
    texts = {"server": "server", "channel": "channel", "options": "{}", "seed": "1", "open_in": "channel"}
    return {**texts, "id": 1, "rules": 1, "created": 0, **_change(0)}


def _log_row(number: int, done: int) -> dict[str, Any]:
    row = (number + 1) * COMMITS + done + 1
    what = {"seat": row % 2, "question": "PlaceWorker", "action": ACTION, "automatic": False, "commits": True}
    return {"game": 1, "row": row, "seq": row, **what, "at": row, "interaction": f"{number} {done}"}


def _change(done: int) -> dict[str, Any]:
    what = {"rows": done, "seq": done, "to_act": done % 2, "changed": done, "status": "running"}
    return {**what, "saved": os.urandom(BLOB), "saved_seq": done}


# ---------------------------------------------------------------- loading


async def _loads(folder: Path, lengths: Sequence[int], loads: int) -> dict[str, float]:
    """The first look at a game by a program that has just started, at several lengths."""
    url = _url(folder / "loads.db")
    games = await Games.open(url)
    found = {}
    for length in lengths:
        game = await _golden(games, length)
        samples = []
        for _ in range(loads):
            cold = await Games.open(url)
            begin = perf_counter()
            await cold.view(game, None)
            samples.append((perf_counter() - begin) * 1e3)
            await cold.close()
        found[f"{length}_answers"] = round(statistics.median(samples), 2)
    await games.close()
    return found


async def _golden(games: Games, length: int) -> int:
    """The first answers of a golden game."""
    saved = load_game(GAME.read_bytes())
    game = await _started(games, f"{length} answers", str(saved.seed), saved.options)
    for seq, answer in enumerate(saved.answers[:length]):
        await games.play(game, answer.seat, answer.action, seq)
    return game


# ---------------------------------------------------------------- a full server


async def _full_server(folder: Path, running: int) -> dict[str, float]:
    """Start-up with many running games, and what the program then holds in memory."""
    url = _url(folder / "server.db")
    games = await Games.open(url)
    await _fill(games, running)
    await games.close()
    samples = []
    for _ in range(5):
        begin = perf_counter()
        games = await Games.open(url)
        listed = await games.lists.of_server("server")
        samples.append(perf_counter() - begin)
        assert len(listed) == running
        await games.close()
    tracemalloc.start()
    games = await Games.open(url)
    listed = await games.lists.of_server("server")
    grown = tracemalloc.get_traced_memory()[0]
    for game in listed:
        await games.view(game.id, None)
    looked = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await games.close()
    return {
        "start_up_s": round(statistics.median(samples), 3),
        "memory_listed_mb": round(grown / 1e6, 2),
        "memory_all_looked_at_mb": round(looked / 1e6, 2),
        "database_mb": round((folder / "server.db").stat().st_size / 1e6, 2),
    }


async def _fill(games: Games, running: int) -> None:
    """Many games in one transaction, each at its start."""
    async with games.engine.begin() as connection:
        for number in range(running):
            data = pack(new_game(TWO, str(number)))
            row = {**_game_row(), "id": number + 1, "open_in": str(number), "channel": str(number)}
            encoded = '{"players":2}'
            row |= {"seed": str(number), "options": encoded, "saved": data, "saved_seq": 0, "rows": 0, "seq": 0}
            await connection.execute(insert(t.games), row)
            for seat in range(2):
                who = {"controller": "person", "person": str(seat), "name": "", "lang": "en", "level": ""}
                await connection.execute(
                    insert(t.seats), {"game": number + 1, "seat": seat, **who, "orders": "{}", "conceded": False}
                )
            await connection.execute(insert(t.turns), {"game": number + 1, "seq": 0, "state": data})
