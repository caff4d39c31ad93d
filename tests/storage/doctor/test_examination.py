"""The doctor finds what is wrong and changes nothing."""

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from storage import Games, database
from storage.doctor import FATAL, NOTE, WRONG, Finding, examine
from storage.errors import DatabaseTrouble
from tests.storage.kit.damage import change, damage, fill, filled, look
from tests.storage.kit.play import everything

pytestmark = pytest.mark.both_databases


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def played(path: Path) -> Path:
    return await filled(path)


async def only(path: Path, severity: str = WRONG) -> Finding:
    (finding,) = await look(path)
    assert finding.severity == severity
    assert finding.advice
    return finding


async def test_a_clean_database_gives_no_finding(url: str) -> None:
    games = await Games.open(url)
    await fill(games)
    before = await everything(games)
    for _ in range(2):  # while the bot runs
        report = await examine(url)
        assert report.findings == ()
        assert report.games == 5
        assert report.answers > 100
        assert report.schema == database.known_revisions()[0]
    assert await everything(games) == before
    await games.close()
    assert (await examine(url)).findings == ()  # and when it does not


async def test_looking_leaves_no_trace(played: Path) -> None:
    before = {file.name: file.read_bytes() for file in played.parent.iterdir()}
    assert await look(played) == ()
    assert {file.name: file.read_bytes() for file in played.parent.iterdir()} == before


async def test_the_engine_for_looking_cannot_write(url: str) -> None:
    await (await Games.open(url)).close()
    engine = database.connect_to_look(url)
    with pytest.raises(DatabaseTrouble):
        async with database.reading(engine) as connection:
            await connection.exec_driver_sql("DELETE FROM games")
    await engine.dispose()


async def test_a_deleted_row(played: Path) -> None:
    change(played, "DELETE FROM log WHERE game = 1 AND row = 7")
    first, second = await look(played)
    assert first.game == second.game == 1
    assert "rows 1 to 45; missing: 7." in first.what
    assert "numbered 1 to 35, each once; missing: 7." in second.what


async def test_a_deleted_last_row(played: Path) -> None:
    change(played, "DELETE FROM log WHERE game = 1 AND row = 45")
    assert "missing: 45." in (await look(played))[0].what


async def test_a_wrong_number(played: Path) -> None:
    change(played, "UPDATE log SET seq = 9 WHERE game = 1 AND row = 7")
    finding = await only(played)
    assert "missing: 7, too many: 9." in finding.what
    change(played, "UPDATE log SET seq = 7 WHERE game = 1 AND row = 7")
    assert await look(played) == ()


async def test_numbers_out_of_order(played: Path) -> None:
    change(played, "UPDATE log SET seq = 15 - seq WHERE game = 1 AND row IN (7, 8)")
    assert "out of order" in (await only(played)).what


async def test_an_undone_row_that_counts_again(played: Path) -> None:
    change(played, "UPDATE log SET undone = NULL WHERE game = 1 AND row = 35")
    assert "too many: 35." in (await only(played)).what


async def test_a_game_row_that_is_behind_its_log(played: Path) -> None:
    change(played, "UPDATE games SET seq = seq - 1 WHERE id = 1")
    findings = await look(played)
    assert "each once; too many: 35." in findings[-1].what
    assert {finding.game for finding in findings} == {1}


@pytest.mark.parametrize("answer", ["later", "nonsense", "no JSON"])
async def test_a_changed_answer(played: Path, answer: str) -> None:
    new = {
        "later": "(SELECT b.action FROM log b WHERE b.game = 3 AND b.row > 20 AND b.action != log.action LIMIT 1)",
        "nonsense": """'{"type":"Nonsense"}'""",
        "no JSON": "'{'",
    }[answer]
    change(played, f"UPDATE log SET action = {new} WHERE game = 3 AND row = 20")
    findings = await look(played)
    assert findings
    assert {(finding.severity, finding.game) for finding in findings} == {(WRONG, 3)}


async def test_another_legal_answer(played: Path) -> None:
    """One that the rules allow shows in the positions after it."""
    with closing(sqlite3.connect(played)) as connection:
        ((action, other),) = connection.execute(
            "SELECT a.action, b.action FROM log a JOIN log b ON a.seq = b.seq AND a.game = b.game AND a.row < b.row"
            " AND a.question = b.question WHERE a.game = 1 AND a.action != b.action LIMIT 1"
        ).fetchall()
    change(played, f"UPDATE log SET action = '{action}' WHERE action = '{other}' AND game = 1 AND undone IS NULL")
    assert {finding.game for finding in await look(played)} == {1}


async def test_another_seed(played: Path) -> None:
    change(played, "UPDATE games SET seed = 'another' WHERE id = 3")
    findings = await look(played)
    assert "answer 0 is not that of its log" in findings[0].what


@pytest.mark.parametrize(
    "saved", [b"", b"\x00garbage", zlib.compress(b"{}"), zlib.compress(b"\xff"), zlib.compress(b'{"format":9}')]
)
async def test_a_damaged_snapshot(played: Path, saved: bytes) -> None:
    change(played, f"UPDATE games SET saved = x'{saved.hex()}' WHERE id = 3")
    finding = await only(played)
    assert finding.game == 3
    assert "cannot be read" in finding.what


async def test_the_snapshot_of_another_game(played: Path) -> None:
    other = "(SELECT state FROM turns WHERE game = 4 AND seq = 0)"
    change(played, f"UPDATE games SET saved = {other} WHERE id = 3")
    assert {(finding.severity, finding.game) for finding in await look(played)} == {(WRONG, 3)}


async def test_a_missing_snapshot(played: Path) -> None:
    change(played, "UPDATE games SET saved = NULL WHERE id = 1")
    assert "no stored position" in (await only(played)).what


async def test_a_damaged_position_of_a_turn(played: Path) -> None:
    change(played, "UPDATE turns SET state = (SELECT saved FROM games WHERE id = 3) WHERE game = 3 AND seq = 0")
    assert "position stored for answer 0" in (await only(played)).what


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE games SET options = '{' WHERE id = 1", "cannot be read"),
        ("UPDATE games SET to_act = (to_act + 1) % 3 WHERE id = 1", "does not wait"),
        ("UPDATE games SET status = 'finished', open_in = 'game 1', to_act = NULL WHERE id = 1", "is not over"),
        ("UPDATE games SET open_in = 'elsewhere' WHERE id = 1", "channel"),
        ("DELETE FROM seats WHERE game = 1 AND seat = 1", "its seats are 0, 2"),
        ("UPDATE results SET score = score + 1 WHERE game = 3 AND seat = 0", "results"),
        ("UPDATE log SET commits = NOT commits WHERE game = 1 AND row = 3", "marked wrongly"),
        ("UPDATE log SET seat = (seat + 1) % 3 WHERE game = 1 AND row = 3", "does not fit the rules"),
        ("UPDATE log SET question = 'Nothing' WHERE game = 1 AND row = 3", "is to Nothing"),
    ],
)
async def test_other_damage(played: Path, statement: str, words: str) -> None:
    change(played, statement)
    assert words in (await only(played)).what


async def test_rows_of_games_that_do_not_exist(played: Path) -> None:
    change(played, "INSERT INTO timers (game, kind, due, payload) VALUES (99, 'reminder', 1, '{}')")
    assert "do not exist: timers" in (await only(played)).what


async def test_timers_of_ended_games_are_a_note(played: Path) -> None:
    change(played, "INSERT INTO timers (game, kind, due, payload) VALUES (3, 'reminder', 1, '{}')")
    assert "Game 3: it is over but has 1 timer left." in (await only(played, NOTE)).what


async def test_older_rules_are_checked_from_the_snapshot_only(played: Path) -> None:
    change(played, "UPDATE games SET rules = 0, seed = 'replays to something else' WHERE id = 1")
    assert "rules version 0" in (await only(played, NOTE)).what
    change(played, "UPDATE games SET saved = x'00' WHERE id = 1")
    assert [finding.severity for finding in await look(played)] == [WRONG]


async def test_a_newer_schema(played: Path) -> None:
    change(played, "UPDATE alembic_version SET version_num = '9999'")
    finding = await only(played)
    assert "9999, which is newer" in finding.what
    assert "Update the program" in finding.advice


async def test_an_older_schema(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = database.known_revisions()
    monkeypatch.setattr("storage.doctor.examination.known_revisions", lambda: ["next", *known])
    finding = await only(played, NOTE)
    assert f"schema {known[0]}; this program has next" in finding.what
    with closing(sqlite3.connect(played)) as connection:  # nothing was migrated
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(known[0],)]


async def test_no_database(path: Path) -> None:
    assert "There is no database" in (await only(path, FATAL)).what
    assert not path.exists()


async def test_garbage(path: Path) -> None:
    path.write_bytes(b"this is no database" * 1000)
    assert "file is not a database" in (await only(path, FATAL)).what


async def test_an_empty_file(path: Path) -> None:
    path.touch()
    assert all(finding.severity == NOTE for finding in await look(path))
    assert path.read_bytes() == b""


async def test_a_database_of_something_else(path: Path) -> None:
    change(path, "PRAGMA journal_mode=WAL", "CREATE TABLE recipes (id)")
    assert "some other program (it has recipes)" in (await only(path, FATAL)).what


async def test_a_file_damaged_in_the_middle(played: Path) -> None:
    damage(played)
    findings = await look(played)
    assert "The file is damaged" in findings[0].what
    assert WRONG in {finding.severity for finding in findings}


async def test_a_full_disk(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.doctor.file.SPACE", 1 << 62)
    assert "free on the disk" in (await only(played)).what


async def test_a_database_that_cannot_be_reached() -> None:
    report = await examine("postgresql://nobody:secret@127.0.0.1:1/nothing")
    assert [finding.severity for finding in report.findings] == [FATAL]
    assert "secret" not in str(report)


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://host/name", "postgresql://host:port/name"])
async def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(DatabaseTrouble):
        await examine(url)
