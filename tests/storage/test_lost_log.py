"""A file that has lost its log, or its games, is found out; one that has not is left in peace."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine import Options
from storage import Games, log_folding
from storage import schema as t
from storage.copies import copy_database
from storage.database import reading
from storage.doctor import NOTE, WRONG, Finding, examine
from storage.log_folding import log_of
from storage.notes import IN_USE, LOST, WHOLE
from tests.storage.kit.damage import change, filled, look
from tests.storage.kit.play import begin, play_on, rows
from tests.storage.kit.words import IN_ENGLISH
from tests.storage.test_crash import until_killed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def noted(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [key for (key,) in connection.execute("SELECT key FROM notes") if key in (IN_USE, LOST, WHOLE)]


def alone(path: Path, folder: Path) -> Path:
    """A copy of the file without the log beside it."""
    folder.mkdir(exist_ok=True)
    return Path(shutil.copy2(path, folder / "alone.db"))


def is_missing(findings: tuple[Finding, ...]) -> bool:
    (finding,) = findings
    return finding.severity == WRONG and "-wal is missing: what was written after" in finding.what


async def test_closed_as_it_should_be(path: Path) -> None:
    games = await Games.open(url(path))
    await begin(games)
    assert await games.registry.note(IN_USE)
    await games.close()
    assert not log_of(path).exists()
    assert noted(path) == []
    assert await look(path) == ()


async def test_killed_with_its_log(path: Path, tmp_path: Path) -> None:
    until_killed(url(path), "killed", 40)
    assert log_of(path).stat().st_size > 0
    assert await look(path) == ()
    games = await Games.open(url(path))
    assert (await rows(games, t.log))[-1].row >= 1
    await games.close()
    assert await look(path) == ()


async def test_killed_and_copied_without_its_log(path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    said = until_killed(url(path), "copied", 40)
    lost = alone(path, tmp_path / "elsewhere")
    assert len(said) >= 40
    assert is_missing(await look(lost))
    assert is_missing(await look(lost))  # looking does not make it better
    copy_database(url(lost), tmp_path / "backup.db")
    assert is_missing(await look(tmp_path / "backup.db"))  # nor does copying
    games = await Games.open(url(lost))
    assert "-wal is missing" in caplog.text
    await begin(games, channel="new")
    await games.close()
    (finding,) = await look(lost)
    assert finding.severity == WRONG  # for a week: a start without the log does not make it well
    assert "may be lost: its log was missing then" in finding.what
    change(lost, "UPDATE notes SET value = '1000 2000' WHERE key = 'lost'")
    (finding,) = await look(lost)
    assert finding.severity == NOTE
    with_log = Path(shutil.copy2(path, tmp_path / "elsewhere" / "whole.db"))
    shutil.copy2(log_of(path), log_of(with_log))
    assert await look(with_log) == ()


def fold(path: Path) -> None:
    """Another SQLite program looks into the file, and is the last to let go of it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT count(*) FROM log").fetchall()


async def test_killed_and_folded_in_by_another_program(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    said = until_killed(url(path), "folded", 40)
    fold(path)
    assert not log_of(path).exists()
    assert await look(path) == ()
    copy_database(url(path), path.with_name("backup.db"))
    assert await look(path.with_name("backup.db")) == ()
    games = await Games.open(url(path))
    assert "may be lost" not in caplog.text
    played = {(row.game, row.interaction) for row in await rows(games, t.log)}
    told = [line.split() for line in said if line.startswith("played")]
    assert {(int(game), interaction) for _, game, _, interaction in told} <= played
    assert await games.registry.note(LOST) == ""
    await games.close()
    assert noted(path) == []


async def test_killed_and_folded_in_by_a_program_that_leaves_an_empty_log(path: Path) -> None:
    until_killed(url(path), "truncated", 40)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        folded = path.read_bytes()
    path.write_bytes(folded)
    log_of(path).touch()
    assert await look(path) == ()


async def test_killed_and_its_log_emptied(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    until_killed(url(path), "emptied", 40)
    log_of(path).write_bytes(b"")
    (finding,) = await look(path)
    assert finding.severity == WRONG
    assert f"{log_of(path).name} is empty: what was written after" in finding.what
    games = await Games.open(url(path))
    assert "may be lost" in caplog.text
    assert await games.registry.note(LOST)
    await games.close()


async def test_killed_and_its_log_deleted(path: Path) -> None:
    until_killed(url(path), "deleted", 40)
    log_of(path).unlink()
    assert is_missing(await look(path))
    fold(path)
    assert is_missing(await look(path))


async def test_what_comes_after_the_log_was_folded_in_is_missed_as_well(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_folding, "LARGEST", 100_000)
    games = await Games.open(url(path))
    game, sizes = await begin(games), []
    for _ in range(8):
        await play_on(games, game, 5)
        sizes.append(log_of(path).stat().st_size)
        assert is_missing(await look(alone(path, tmp_path / "elsewhere")))
    assert max(sizes) < 300_000
    assert sizes != sorted(sizes)  # it was folded in meanwhile
    async with reading(games.engine) as connection:  # somebody who looks keeps the log from being folded in
        await connection.execute(t.notes.select())
        for _ in range(3):
            await play_on(games, game, 5)
            assert is_missing(await look(alone(path, tmp_path / "elsewhere")))
    await games.close()
    assert await look(path) == ()


async def test_copied_while_it_is_in_use(path: Path, tmp_path: Path) -> None:
    games = await Games.open(url(path))
    game = await begin(games)
    await play_on(games, game, 5)
    assert is_missing(await look(alone(path, tmp_path / "elsewhere")))
    copy_database(url(path), tmp_path / "backup.db")
    assert await look(tmp_path / "backup.db") == ()
    assert await look(path) == ()
    await games.close()
    assert await look(alone(path, tmp_path / "elsewhere")) == ()


async def test_the_last_of_several_programs_takes_the_note_away(path: Path, tmp_path: Path) -> None:
    first, second = await Games.open(url(path)), await Games.open(url(path))
    await begin(first)
    await first.close()
    assert is_missing(await look(alone(path, tmp_path / "elsewhere")))
    await begin(second, channel="2")
    await second.close()
    assert noted(path) == []


async def test_a_backup_of_a_database_without_notes(path: Path, tmp_path: Path) -> None:
    await filled(path)
    change(path, "DROP TABLE notes", "UPDATE alembic_version SET version_num = '0001'")
    copy_database(url(path), tmp_path / "backup.db")
    assert [finding.severity for finding in await look(tmp_path / "backup.db")] == [NOTE]


# ---------------------------------------------------------------- games that are missing


async def test_all_games_are_gone(path: Path) -> None:
    await filled(path)
    for table in ("log", "turns", "seats", "results", "take_backs", "plans", "witnesses", "sittings", "games"):
        change(path, f"DELETE FROM {table}")
    (finding,) = await look(path)
    assert finding.severity == WRONG
    assert "Of 5 games that were made, 5 are missing." in finding.what


async def test_the_newest_game_is_gone(url: str, games: Games) -> None:
    for channel in ("1", "2", "3"):
        await games.create("s", channel, Options())
    assert (await examine(url, IN_ENGLISH)).findings == ()
    async with games.engine.begin() as connection:
        await connection.execute(t.games.delete().where(t.games.c.channel == "3"))
    (finding,) = (await examine(url, IN_ENGLISH)).findings
    assert (finding.severity, finding.what) == (WRONG, "Of 3 games that were made, 1 are missing.")
    await games.create("s", "4", Options())  # which does not hide it
    await games.create("s", "5", Options())
    assert await games.registry.note("games made") == "4"
