"""A ring that an earlier version owed to somebody asleep still comes: its call is in the ledger."""

import json
from typing import Any

import pytest
from sqlalchemy import Connection, text

from storage.migrations.versions import v0011_ledger_records as before
from storage.posted import SilentCall
from tests.storage.kit.upgrades import upgraded

pytestmark = pytest.mark.both_databases

SINCE = 1_760_000_900_000
OWED = {"seat": "1", "since": str(SINCE), "number": "0"}


def game(connection: Connection, number: int, payload: str, *, kind: str = "reminder", board: bool = True) -> None:
    """A running game of the version before that waits for its second seat, with a timer."""
    known: dict[str, Any] = {"id": number, "place": f"5{number}", "kind": kind, "payload": payload, "since": SINCE}
    known |= {"options": '{"players":2}', "shows": '{"shows":0,"after":0}'}
    statements = [
        "INSERT INTO games (id, server, channel, status, options, seed, rules, created, changed, rows, seq, number,"
        " saved_seq, told, open_in, terms) VALUES (:id, '9', :place, 'running', :options, 's',"
        " 1, 0, 0, 0, 0, 0, 0, 0, :place, '{}')",
        "INSERT INTO seats (game, seat, person, name, lang, controller, level, orders, conceded, awaited) VALUES"
        " (:id, 0, '11', 'Ana', 'en', 'person', '', '{}', false, NULL)",
        "INSERT INTO seats (game, seat, person, name, lang, controller, level, orders, conceded, awaited) VALUES"
        " (:id, 1, '12', 'Bruno', 'en', 'person', '', '{}', false, :since)",
        "INSERT INTO timers (game, kind, due, payload) VALUES (:id, :kind, :since, :payload)",
    ]
    if board:
        statements.append("INSERT INTO messages VALUES (:id, 'board', '', :place, '70', :shows)")
    for statement in statements:
        connection.execute(text(statement), known)


async def test_a_ring_that_a_timer_owes_is_a_silent_call(url: str) -> None:
    timers: dict[int, dict[str, Any]] = {
        1: {"payload": json.dumps(OWED)},
        2: {"payload": json.dumps(OWED | {"number": "1"})},  # a reminder after a loud call
        3: {"payload": json.dumps(OWED | {"since": "7"})},  # of an earlier wait
        4: {"payload": json.dumps(OWED | {"seat": "0"})},  # of a seat that has answered
        5: {"payload": json.dumps(OWED), "kind": "clock"},
        6: {"payload": '{"seat":'},
        7: {"payload": json.dumps(OWED), "board": False},
    }

    def fill(connection: Connection) -> None:
        for number, timer in timers.items():
            game(connection, number, **timer)

    games = await upgraded(url, before.revision, fill)
    found = {number: (await games.messages(number)).every(SilentCall) for number in timers}
    await games.close()
    assert {number: list(calls) for number, calls in found.items() if calls} == {1: [SilentCall("51", "70", 1)]}
