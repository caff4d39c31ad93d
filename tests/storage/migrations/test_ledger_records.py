"""What an earlier version kept beside the ledger, or as a number that is none, is a record as all others are."""

import json
from typing import Any

import pytest
from sqlalchemy import Connection, text

from storage.migrations.versions import v0011_ledger_records as ledger
from storage.posted import Board, Elsewhere, LobbyWarning, Posted
from tests.storage.kit.upgrades import Fill, upgraded

pytestmark = pytest.mark.both_databases

DUE = 1_760_000_900_000


def lobby(connection: Connection, number: int, *, payload: str = "", kind: str = "lobby_ends", board: str = "") -> None:
    """A game of the version before, with a timer and a board, if they are named."""
    known: dict[str, Any] = {"id": number, "place": f"5{number}", "kind": kind, "payload": payload, "board": board}
    known |= {"due": DUE, "options": '{"players":2}'}
    connection.execute(
        text(
            "INSERT INTO games (id, server, channel, status, options, seed, rules, created, changed, rows, seq, number,"
            " saved_seq, told, open_in, terms) VALUES (:id, '9', :place, 'lobby', :options, 's',"
            " 1, 0, 0, 0, 0, 0, 0, 0, :place, '{}')"
        ),
        known,
    )
    if payload:
        timer = "INSERT INTO timers (game, kind, due, payload) VALUES (:id, :kind, :due, :payload)"
        connection.execute(text(timer), known)
    if board:
        connection.execute(text("INSERT INTO messages VALUES (:id, 'board', '', :place, '70', :board)"), known)


async def ledgers(url: str, fill: Fill, numbers: range) -> dict[int, list[Posted]]:
    """What is remembered of these games of the version before, after their database was opened."""
    games = await upgraded(url, ledger.down_revision, fill)
    found = {number: list(await games.messages(number)) for number in numbers}
    await games.close()
    return found


async def test_the_warning_that_a_timer_names_is_in_the_ledger(url: str) -> None:
    def fill(connection: Connection) -> None:
        lobby(connection, 1, payload='{"warned":"1234"}')
        lobby(connection, 2, payload="{}")
        lobby(connection, 3, payload='{"warned":"yes"}')
        lobby(connection, 4, payload='{"warned":"1234"}', kind="clock")
        lobby(connection, 5, payload='{"warned":')

    found = await ledgers(url, fill, range(1, 6))
    assert found == {1: [LobbyWarning("51", "1234", DUE)], 2: [], 3: [], 4: [], 5: []}


async def test_a_board_that_has_not_grown_says_so_by_saying_nothing(url: str) -> None:
    told = [{"seat": 1, "after": 3, "to": 5}]
    boards = {
        1: {"shows": 9, "after": -1, "grown": -1, "elsewhere": told},
        2: {"shows": 9, "after": 4, "grown": 11, "elsewhere": []},
        3: {"shows": 9, "after": 4},
    }

    def fill(connection: Connection) -> None:
        for number, board in boards.items():
            lobby(connection, number, board=json.dumps(board))

    assert await ledgers(url, fill, range(1, 4)) == {
        1: [Board("51", "70", 9, -1, elsewhere=(Elsewhere(1, 3, 5),))],
        2: [Board("52", "70", 9, 4, 11)],
        3: [Board("53", "70", 9, 4)],
    }
