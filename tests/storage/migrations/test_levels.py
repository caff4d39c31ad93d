"""Bot players of an earlier version have played at the level of their seats; how long they thought, nobody knows."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from storage import Games
from storage.doctor import WRONG, examine
from storage.migrations.versions import v0010_levels as levels
from storage.records import BOT, FINISHED, MIXED, PERSON, RUNNING
from tests.storage.kit.damage import change
from tests.storage.kit.earlier_versions import restored
from tests.storage.kit.play import think_on
from tests.storage.kit.upgrades import Fill, upgraded

pytestmark = pytest.mark.both_databases
Seats = tuple[tuple[str, str, str], ...]  # the controller and the level of each seat, and by whom it was played


def game(connection: Connection, number: int, status: str, seats: Seats) -> None:
    """A game of the version before."""
    known: dict[str, Any] = {"id": number, "status": status, "place": str(number), "options": '{"players":2}'}
    connection.execute(
        text(
            "INSERT INTO games (id, server, channel, status, options, seed, rules, created, changed, rows, seq, number,"
            " saved_seq, told, open_in, terms) VALUES (:id, '9', :place, :status, :options, 's',"
            " 1, 0, 0, 0, 0, 0, 0, 0, :place, '{}')"
        ),
        known,
    )
    for seat, (controller, level, played) in enumerate(seats):
        row = {**known, "seat": seat, "controller": controller, "level": level, "played": played}
        connection.execute(
            text(
                "INSERT INTO seats (game, seat, person, name, lang, controller, level, orders, conceded) VALUES"
                " (:id, :seat, '', 'Ana', 'en', :controller, :level, '{}', false)"
            ),
            row,
        )
        connection.execute(
            text("INSERT INTO sittings VALUES (:id, :seat, 0, :sat, '', 0)"),
            {**row, "sat": BOT if played in (BOT, MIXED) else PERSON},
        )
        if status == FINISHED:
            connection.execute(
                text(
                    "INSERT INTO results (game, seat, server, person, players, score, won, breakdown, at, played)"
                    " VALUES (:id, :seat, '9', '', 2, 7, false, '{}', 0, :played)"
                ),
                row,
            )


async def opened(url: str, fill: Fill) -> Games:
    """A database that these tables were in before."""
    return await upgraded(url, levels.down_revision, fill)


async def test_bot_players_have_the_level_of_their_seats(url: str) -> None:
    def fill(connection: Connection) -> None:
        game(connection, 1, FINISHED, ((PERSON, "", PERSON), (BOT, "easy", BOT)))
        game(connection, 2, FINISHED, ((PERSON, "", MIXED), (BOT, "greedy", MIXED)))
        game(connection, 3, FINISHED, ((BOT, "", BOT), (BOT, "medium", PERSON)))  # who left at the very end
        game(connection, 4, RUNNING, ((PERSON, "", PERSON), (BOT, "expert", BOT)))

    games = await opened(url, fill)
    told = {number: [(one.levels, one.thought) for one in await games.results(number)] for number in (1, 2, 3)}
    assert told == {
        1: [((), None), (("easy",), None)],
        2: [((), None), (("greedy",), None)],
        3: [((), None), ((), None)],
    }
    async with games.engine.connect() as connection:
        sat = await connection.execute(text("SELECT game, seat, level FROM sittings ORDER BY game, seat"))
        assert [tuple(row) for row in sat if row.level] == [(1, 1, "easy"), (2, 1, "greedy"), (4, 1, "expert")]
    await games.close()


async def test_running_games_of_an_earlier_version_end_with_the_levels_of_their_bot_players(tmp_path: Path) -> None:
    url = restored("v0003", tmp_path)
    change(tmp_path / "kept.db", "UPDATE seats SET controller = 'bot', level = 'hard' WHERE game = 2 AND seat = 1")
    games = await Games.open(url)
    before = len(await games.log_since(2))
    assert (await think_on(games, 2, took=5)).over
    given = sum(row.seat == 1 for row in (await games.log_since(2))[before:])
    result = (await games.results(2))[1]
    assert (result.played, result.levels, result.thought) == (MIXED, ("hard",), 5 * given)
    await games.close()
    assert [finding.what for finding in (await examine(url)).findings if finding.severity == WRONG] == []
