"""Whoever was awaited by an earlier version still is: since the same moment, for as long, with the same messages."""

import json
from typing import Any

import pytest
from sqlalchemy import Connection, text

from storage import Games, Wait
from storage.migrations.versions import v0009_waits as waits
from storage.posted import Board, LateOffer, Posted, Reminder
from tests.storage.kit.upgrades import Fill, upgraded

pytestmark = pytest.mark.both_databases

ASKED = 1_760_000_900_000
LIMIT, BANK = '{"clock":{"limit":1000}}', '{"clock":{"bank":9000,"increment":5}}'


def game(connection: Connection, number: int, terms: str = "{}", **changes: Any) -> None:
    """A game of the version before, with two people, that waits for its second seat."""
    usual = {"status": "running", "pinged": 1, "asked": ASKED, "controller": "person", "bank": None}
    known = {"id": number, "terms": terms, "place": str(number), "options": '{"players":2}', **usual, **changes}
    connection.execute(
        text(
            "INSERT INTO games (id, server, channel, status, options, seed, rules, created, changed, rows, seq, number,"
            " saved_seq, told, open_in, terms, pinged, asked, to_act) VALUES (:id, '9', :place, :status, :options, 's',"
            " 1, 0, 0, 0, 0, 0, 0, 0, :place, :terms, :pinged, :asked, :pinged)"
        ),
        known,
    )
    for seat in range(2):
        connection.execute(
            text(
                "INSERT INTO seats (game, seat, person, name, lang, controller, level, orders, conceded, bank) VALUES"
                " (:id, :seat, :person, 'Ana', 'en', :controller, '', '{}', false, :bank)"
            ),
            {**known, "seat": seat, "person": str(11 + seat), "bank": known["bank"] if seat else 77},
        )


def message(connection: Connection, game: int, kind: str, since: int, name: str, **fields: int) -> None:
    row = {"game": game, "kind": kind, "since": str(since), "place": str(game), "name": name}
    row["fields"] = json.dumps({"since": since, **fields})
    connection.execute(text("INSERT INTO messages VALUES (:game, :kind, :since, :place, :name, :fields)"), row)


async def opened(url: str, fill: Fill) -> Games:
    """A database that these tables were in before."""
    return await upgraded(url, waits.down_revision, fill)


# The terms of a table, what was left of the bank, and when the time of the awaited seat is over.
DEADLINES = {
    "none": ("{}", None, None),
    "null": ('{"clock":null}', 500, None),
    "limit": (LIMIT, None, ASKED + 1000),
    "table waited": (LIMIT, 4000, ASKED + 4000),
    "limit and less": (LIMIT, 400, ASKED + 1000),
    "full bank": (BANK, None, ASKED + 9000),
    "bank": (BANK, 7000, ASKED + 7000),
    "no time left": (BANK, 0, ASKED),
}


async def test_the_deadline_of_the_awaited_seat_stays(url: str) -> None:
    def fill(connection: Connection) -> None:
        for number, (terms, bank, _) in enumerate(DEADLINES.values(), 1):
            game(connection, number, terms, bank=bank)

    games = await opened(url, fill)
    for number, (name, (_, bank, due)) in enumerate(DEADLINES.items(), 1):
        found = await games.get(number)
        assert found.waits == {1: Wait(ASKED, due)}, name
        assert (found.pinged, found.asked) == (1, ASKED)
        assert [seat.bank for seat in found.seats] == [77, bank], name
        assert [seat.leave for seat in found.seats] == [None, None]
    await games.close()


async def test_nobody_else_is_awaited(url: str) -> None:
    others: dict[str, dict[str, Any]] = {
        "not asked": {"asked": None},
        "nobody called": {"pinged": None},
        "no game yet": {"status": "lobby"},
        "a bot": {"controller": "bot"},
    }

    def fill(connection: Connection) -> None:
        for number, changes in enumerate(others.values(), 1):
            game(connection, number, LIMIT, **changes)

    games = await opened(url, fill)
    assert [name for number, name in enumerate(others, 1) if (await games.get(number)).waits] == []
    await games.close()


async def test_votes_reminders_and_offers_of_the_present_wait_go_on_and_earlier_ones_do_not(url: str) -> None:
    def fill(connection: Connection) -> None:
        for number, changes in ((1, {}), (2, {"asked": None}), (3, {})):
            game(connection, number, BANK, **changes)
            for since in (ASKED, ASKED - 500):
                message(connection, number, "reminder", since, f"{number}1{since % 7}", number=2)
                message(connection, number, "late", since, f"{number}2{since % 7}")
                vote = {"game": number, "about": f"late {since}"}
                connection.execute(text("INSERT INTO votes VALUES (:game, :about, '11', 'wait')"), vote)
        fields = {"fields": json.dumps({"shows": 0, "after": 0})}
        connection.execute(text("INSERT INTO messages VALUES (1, 'board', '', '1', '130', :fields)"), fields)

    games = await opened(url, fill)
    now: dict[int, set[Posted]] = {number: set(await games.messages(number)) for number in (1, 2, 3)}
    at = ASKED % 7
    for number in (1, 3):
        place = str(number)
        reminder = Reminder(place, f"{number}1{at}", 1, ASKED, 2, ASKED)
        assert now[number] - {Board("1", "130", 0, 0)} == {
            reminder,
            LateOffer(place, f"{number}2{at}", 1, ASKED, ASKED),
        }
        assert await games.registry.votes(number, f"late 1 {ASKED}") == {"11": "wait"}
        assert await games.registry.votes(number, f"late 1 {ASKED - 500}") == {}
    assert Board("1", "130", 0, 0) in now[1]
    assert now[2] == set()
    await games.close()


async def test_terms_that_cannot_be_read_are_no_reason_not_to_open(url: str) -> None:
    unreadable = [
        '{"host":"1", torn',
        "[]",
        '{"clock":7}',
        '{"clock":{"limit":"x","bank":[]}}',
        '{"clock":{"limit":null}}',
    ]

    def fill(connection: Connection) -> None:
        for number, terms in enumerate([*unreadable, LIMIT], 1):
            game(connection, number, terms)

    games = await opened(url, fill)
    assert (await games.get(6)).waits == {1: Wait(ASKED, ASKED + 1000)}
    assert sorted(found.id for found in await games.lists.unreadable()) == [1, 2, 3, 4, 5]
    await games.close()


async def test_messages_and_moments_that_cannot_be_read_are_no_reason_not_to_open(file_url: str) -> None:
    def fill(connection: Connection) -> None:
        for number in (1, 2, 3):
            game(connection, number, BANK)
            message(connection, number, "reminder", ASKED, f"{number}1", number=1)
            message(connection, number, "late", ASKED, f"{number}2")
        connection.execute(text("UPDATE messages SET fields = '{' WHERE game = 1 AND kind = 'late'"))
        connection.execute(text("UPDATE messages SET fields = x'ff' WHERE game = 1 AND kind = 'reminder'"))
        connection.execute(text("UPDATE games SET asked = 'now' WHERE id = 2"))
        connection.execute(text("UPDATE seats SET bank = 'much' WHERE game = 3 AND seat = 1"))

    games = await opened(file_url, fill)
    assert (await games.get(1)).waits == {1: Wait(ASKED, ASKED + 9000)}
    assert list(await games.messages(1)) == list(await games.messages(2)) == []
    assert (await games.get(2)).waits == {}
    assert [found.id for found in await games.lists.unreadable()] == [3]
    await games.close()
