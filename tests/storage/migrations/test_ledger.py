"""What was kept of messages as one number for each kind becomes records, of which each means what it has meant."""

import json
from itertools import product
from zlib import crc32

import pytest
from alembic import command
from sqlalchemy import Connection, text

from storage.database import _config, connect, disconnect
from storage.migrations.versions import v0007_ledger as ledger

pytestmark = pytest.mark.both_databases

Kept = tuple[str, str, int]  # kind, message, number
Found = tuple[str, str, str, str]  # kind, which one of this kind, message, fields


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


def found(kind: str, message: str, which: str = "", **fields: object) -> Found:
    """A record as this version has written it."""
    return kind, which, message, json.dumps(fields, sort_keys=True)


SINCE = 1_760_000_900_000
NEW: dict[int, set[Found]] = {
    1: {
        found("board", "100", shows=0, after=0),
        found("story", "101", shows=3, after=0),
        found("call", "101", group=[0, 1, 3], done=[1]),
        found("called", "101", "0", seat=0, turn=0, question="PickStartingWeaving"),
        found("called", "100", "3", seat=3, turn=0, question="ChoosePriestStart"),
        found("lobby", "99"),
    },
    2: {
        found("board", "200", shows=40, after=40),
        found("prompt", "201", number=57, shared={"after": 44, "done": [2]}),
        found("aside", "201", "1", seat=1, after=44),
        found("aside", "201", "2", seat=2, after=44),
        found("called", "201", "2", seat=2, turn=14, question="FeedGods"),
        found("answers", "201", "1 40", seat=1, after=40, to=42),
        found("answers", "202", "0 40", seat=0, after=40, to=44),
        found("reminder", "203", str(SINCE), since=SINCE, number=2),
        found("late", "204", str(SINCE), since=SINCE),
    },
    3: {
        found("board", "300", shows=0, after=-1),
        found("call", "300", group=[0, 1, 2], done=[]),
        found("prompt", "301", number=3, shared=None),
        found("bots_wait", "303"),
        found("bots_finish", "304"),
    },
    4: {
        found("board", "400", shows=90, after=85),
        found("last-board", "401", shows=93),
        found("scores", "402", shows=93),
        found("finale", "403", shows=93),
    },
    5: {
        found("story", "500", shows=7, after=5),
        found("board", "501", shows=5, after=5),
        found("prompt", "502", number=8, shared={"after": 6, "done": [0, 1]}),
    },
    6: {found("story", "600", shows=7, after=-1)},
}
KINDS = (
    "lobby reminder late bots_wait bots_finish board story last-board scores finale prompt aside answers called call"
)


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


def brought_up(connection: Connection) -> dict[int, set[Found]]:
    """The messages by game, as this version has written them."""
    command.upgrade(_config(connection), ledger.revision)
    written: dict[int, set[Found]] = {game: set() for game in OLD}
    for row in connection.execute(text("SELECT * FROM messages")).all():
        where = row.channel if isinstance(row.channel, str) else str(row.game)
        assert where == str(row.game)
        written[row.game].add(found(row.kind, row.message, row.which, **json.loads(row.fields)))
    return written


async def test_messages_of_every_kind_mean_what_they_have_meant(url: str) -> None:
    assert {kind for each in NEW.values() for kind, *_ in each} == {*KINDS.split(), "call"}
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(keep)
        assert await connection.run_sync(brought_up) == NEW
    await disconnect(engine)


async def test_what_cannot_be_read_is_no_reason_not_to_open(file_url: str) -> None:
    engine = connect(file_url)
    async with engine.begin() as connection:
        await connection.run_sync(keep)
        await connection.execute(text("UPDATE messages SET seq = 'x' WHERE kind = 'board' AND game = 1"))
        await connection.execute(text("UPDATE messages SET kind = x'ff' WHERE kind = 'story-since'"))
        written = await connection.run_sync(brought_up)
    await disconnect(engine)
    unread = {one for one in NEW[1] if one[0] in ("board", "story")}
    assert written[1] == {*(NEW[1] - unread), found("story", "101", shows=3, after=-1)}
    assert written[2] == NEW[2]


def test_what_people_were_called_for_is_known_from_its_number() -> None:
    questions = ledger.QUESTIONS.split()
    assert len(ledger._subjects()) == ledger.MOST_TURNS * len(questions), "two of them have the same number"
    for turn, question in product((0, 7, 99), questions):
        assert ledger._subjects()[subject(turn, question)] == (turn, question)
