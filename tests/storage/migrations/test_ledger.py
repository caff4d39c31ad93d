"""What was kept of messages as one number for each kind becomes records, of which each means what it has meant."""

from itertools import product
from zlib import crc32

import pytest
from alembic import command
from sqlalchemy import Connection, text

from storage import Games, Posted
from storage.database import _config, connect, disconnect
from storage.doctor import WRONG, examine
from storage.migrations.versions import v0007_ledger as ledger
from storage.posted import (
    KINDS,
    AnsweredAside,
    Aside,
    Board,
    BotsFinish,
    BotsWait,
    Finale,
    GroupCall,
    LastBoard,
    LateOffer,
    LobbyMessage,
    OpenPrompt,
    Reminder,
    Scores,
    SeatCall,
    Shared,
    Story,
)

pytestmark = pytest.mark.both_databases

Kept = tuple[str, str, int]  # kind, message, number


def subject(turn: int, question: str) -> int:
    """What somebody was called for, as it was kept."""
    return crc32(f"{turn} {question}".encode()) >> 1


def call(after: int, group: int, done: int) -> int:
    """A call to several people, as it was kept; the seats are bits."""
    return (after + 1) << 8 | group << 4 | done


OLD: dict[int, list[Kept]] = {
    1: [  # the set-up: a board and a story that both call several people
        ("board", "100", 0),
        ("story", "101", 3),
        ("story-since", "101", 0),
        ("call", "101", call(0, 0b1011, 0b0010)),
        ("called 0", "101", subject(0, "PickStartingWeaving")),
        ("called 3", "100", subject(0, "ChoosePriestStart")),
        ("called 2", "100", 12345),  # for what nobody is asked any more
        ("lobby", "99", 0),
    ],
    2: [  # a Festival, with a prompt to two people and what is said of those before
        ("board", "200", 40),
        ("prompt", "201", 57),
        ("noted", "201", 0b0100),
        ("noted-since", "201", 44),
        ("aside 1", "201", 44),
        ("aside 2", "201", 44),
        ("called 2", "201", subject(14, "FeedGods")),
        ("answers 1 40", "201", 42),
        ("answers 0 40", "202", 44),
        ("reminder 1760000900000", "203", 2),
        ("late 1760000900000", "204", 44),
        ("late None", "205", 44),
    ],
    3: [  # the first board, which calls everybody
        ("board", "300", 0),
        ("call", "300", call(-1, 0b0111, 0)),
        ("prompt", "301", 3),
        ("noted", "302", 0b0001),  # of another prompt, which is gone
        ("bots_wait", "303", 0),
        ("bots_finish", "304", 0),
    ],
    4: [  # a game that is watched, and has just ended
        ("board", "400", 90),
        ("board-since", "400", 85),
        ("last-board", "401", 93),
        ("scores", "402", 93),
        ("finale", "403", 93),
    ],
    5: [
        ("story", "500", 7),
        ("board", "501", 5),
        ("prompt", "502", 8),
        ("noted", "502", 0b0011),
    ],  # of an early program
    6: [("story", "600", 7), ("hand", "601", 1), ("aside x", "602", 1)],
}
NEW: dict[int, set[Posted]] = {
    1: {
        Board("1", "100", 0, 0),
        Story("1", "101", 3, 0),
        GroupCall("1", "101", (0, 1, 3), (1,)),
        SeatCall("1", "101", 0, 0, "PickStartingWeaving"),
        SeatCall("1", "100", 3, 0, "ChoosePriestStart"),
        LobbyMessage("1", "99"),
    },
    2: {
        Board("2", "200", 40, 40),
        OpenPrompt("2", "201", 57, Shared(44, (2,))),
        Aside("2", "201", 1, 44),
        Aside("2", "201", 2, 44),
        SeatCall("2", "201", 2, 14, "FeedGods"),
        AnsweredAside("2", "201", 1, 40, 42),
        AnsweredAside("2", "202", 0, 40, 44),
        Reminder("2", "203", 1_760_000_900_000, 2),
        LateOffer("2", "204", 1_760_000_900_000),
    },
    3: {
        Board("3", "300", 0, -1),
        GroupCall("3", "300", (0, 1, 2), ()),
        OpenPrompt("3", "301", 3),
        BotsWait("3", "303"),
        BotsFinish("3", "304"),
    },
    4: {Board("4", "400", 90, 85), LastBoard("4", "401", 93), Scores("4", "402", 93), Finale("4", "403", 93)},
    5: {Story("5", "500", 7, 5), Board("5", "501", 5, 5), OpenPrompt("5", "502", 8, Shared(6, (0, 1)))},
    6: {Story("6", "600", 7, -1)},
}


def keep(connection: Connection) -> None:
    """A database of the version before, with messages of every kind."""
    command.upgrade(_config(connection), ledger.down_revision)
    for game, messages in OLD.items():
        connection.execute(
            text(
                "INSERT INTO games (id, server, channel, status, options, seed, rules, created, changed, rows, seq, "
                "number, saved_seq, told, open_in) VALUES (:game, '9', :channel, 'lobby', :options, 's', 1, "
                "0, 0, 0, 0, 0, 0, :told, :channel)"
            ),
            {"game": game, "channel": str(game), "told": game + 1, "options": '{"players":4}'},
        )
        rows = [
            {"game": game, "kind": kind, "channel": str(game), "message": message, "seq": number}
            for kind, message, number in messages
        ]
        connection.execute(text("INSERT INTO messages VALUES (:game, :kind, :channel, :message, :seq)"), rows)


async def test_messages_of_every_kind_mean_what_they_have_meant(url: str) -> None:
    assert {type(one) for found in NEW.values() for one in found} == set(KINDS)
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(keep)
    await disconnect(engine)
    games = await Games.open(url)
    assert {game: set(await games.messages(game)) for game in OLD} == NEW
    await games.close()
    found = [finding.what for finding in (await examine(url)).findings if finding.severity == WRONG]
    assert not [what for what in found if "message" in what], found


async def test_what_cannot_be_read_is_no_reason_not_to_open(file_url: str) -> None:
    engine = connect(file_url)
    async with engine.begin() as connection:
        await connection.run_sync(keep)
        await connection.execute(text("UPDATE messages SET seq = 'x' WHERE kind = 'board' AND game = 1"))
        await connection.execute(text("UPDATE messages SET kind = x'ff' WHERE kind = 'story-since'"))
        await connection.execute(text("UPDATE messages SET channel = x'ff' WHERE kind = 'lobby'"))
    await disconnect(engine)
    games = await Games.open(file_url)
    unread = {one for one in NEW[1] if isinstance(one, Board | Story | LobbyMessage)}
    assert set(await games.messages(1)) == {*(NEW[1] - unread), Story("1", "101", 3, -1)}
    assert set(await games.messages(2)) == NEW[2]
    await games.close()


def test_what_people_were_called_for_is_known_from_its_number() -> None:
    questions = ledger.QUESTIONS.split()
    assert len(ledger._subjects()) == ledger.MOST_TURNS * len(questions), "two of them have the same number"
    for turn, question in product((0, 7, 99), questions):
        assert ledger._subjects()[subject(turn, question)] == (turn, question)
