"""`chaski backup` and `chaski doctor`: what they print, what they return, and which database they mean."""

import asyncio
import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import settings
from bot.cli import main
from engine import Options, legal_actions
from storage import Games, Seat

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder and an environment that says nothing."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return tmp_path


async def _play(url: str, moves: int) -> int:
    games = await Games.open(url)
    found = await games.lists.in_channel("c")
    if found is None:
        game = (await games.create("s", "c", Options(players=2), "seed")).id
        for name in ("ana", "bo"):
            await games.seats.join(game, Seat(lang="en", person=name, name=name))
        found = await games.start(game)
    for _ in range(moves):
        state = (await games.memory.fresh(found.id)).state
        assert state.to_act is not None
        await games.play(found.id, state.to_act, legal_actions(state)[0], state.seq)
    seq = (await games.get(found.id)).seq
    await games.close()
    return seq


def play(path: Path, moves: int = 10) -> int:
    return asyncio.run(_play(f"sqlite:///{path}", moves))


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def refused(capsys: Captured, *words: str) -> str:
    """The one sentence of a refusal."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith("chaski: ")
    assert line.endswith(".")
    return line


# ---------------------------------------------------------------- backup


def test_a_backup_can_be_played_on(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    assert main(["backup", "copy.db"]) == 0
    size = (folder / "copy.db").stat().st_size
    assert capsys.readouterr().out == f"The database is safe in copy.db ({size:,} bytes).\n"
    assert sorted(os.listdir(folder)) == ["chaski.db", "copy.db"]
    assert main(["doctor", "--database", "sqlite:///copy.db"]) == 0
    assert play(folder / "copy.db", 5) == 15
    assert play(folder / "chaski.db", 0) == 10


def test_a_backup_is_not_written_over_unless_wanted(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    (folder / "copy.db").write_text("something else")
    assert "already exists" in refused(capsys, "backup", "copy.db")
    assert (folder / "copy.db").read_text() == "something else"
    assert main(["backup", "copy.db", "--force"]) == 0
    assert (folder / "copy.db").read_bytes().startswith(b"SQLite format 3")
    capsys.readouterr()
    assert "the database itself" in refused(capsys, "backup", "chaski.db", "--force")


def test_backups_that_cannot_be(folder: Path, capsys: Captured) -> None:
    assert "There is no database chaski.db" in refused(capsys, "backup", "copy.db")
    (folder / "chaski.db").write_bytes(b"garbage" * 1000)
    assert "not a database" in refused(capsys, "backup", "copy.db")
    (folder / "chaski.db").write_bytes(b"")
    assert "no games" in refused(capsys, "backup", "copy.db")
    (folder / "chaski.db").unlink()
    play(folder / "chaski.db", 1)
    assert "cannot be written" in refused(capsys, "backup", "no/such/folder/copy.db")
    assert "is a folder" in refused(capsys, "backup", ".")
    assert "cannot be written" in refused(capsys, "backup", "chaski.db/copy.db")
    assert "SQLite or PostgreSQL" in refused(capsys, "backup", "copy.db", "--database", "mysql://host/name")
    assert "not a database address" in refused(capsys, "backup", "copy.db", "--database", "nonsense")
    assert os.listdir(folder) == ["chaski.db"]


def test_postgresql_without_pg_dump(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing")
    assert "needs the program pg_dump" in refused(capsys, "backup", "copy.dump")


# ---------------------------------------------------------------- doctor


def test_all_is_well(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    assert main(["doctor"]) == 0
    out, err = capsys.readouterr()
    assert "Checked: 1 game with 10 answers" in out
    assert out.splitlines()[-1] == "All is well."
    assert err == ""
    assert os.listdir(folder) == ["chaski.db"]


def test_something_is_wrong(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", "DELETE FROM log WHERE row = 4")
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "wrong: Game 1: Its log should have the rows 1 to 10; missing: 4." in out
    assert out.splitlines()[-1] == "2 things wrong."


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (
            "UPDATE log SET seat = (seat + 1) % 2 WHERE row = 3",
            "Game 1: Answer 3 does not fit the rules (Seat {asked} is asked, not seat {seat}.)",
        ),
        (
            "UPDATE log SET action = '7' WHERE row = 3",
            "Game 1: log (row 3): its answer cannot be read (That is not an action of this game.).",
        ),
        (
            "UPDATE log SET action = '7' WHERE row = 3",
            "Game 1: The log of game 1 cannot be read (That is not an action of this game.).",
        ),
    ],
)
def test_the_doctor_tells_in_words_why_something_was_refused(
    damage: str, words: str, folder: Path, capsys: Captured
) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", damage)
    assert main(["doctor", "--json"]) == 1
    found = [finding["what"] for finding in json.loads(capsys.readouterr().out)["findings"]]
    assert {words.format(asked=asked, seat=1 - asked) for asked in (0, 1)} & set(found), found


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "faute : Partie 1 : Son journal devrait avoir les lignes 1 à 10 ; manquent : 4."),
        ("pl", "błąd: Rozgrywka 1: Jej dziennik powinien mieć wiersze od 1 do 10; brakuje: 4."),
    ],
)
def test_the_doctor_speaks_the_language_of_the_command_line(
    lang: str, words: str, folder: Path, capsys: Captured
) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", "DELETE FROM log WHERE row = 4")
    assert main(["doctor", "--lang", lang]) == 1
    assert words in " ".join(capsys.readouterr().out.split())
    assert main(["doctor", "--lang", "en"]) == 1


def test_as_json(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", "UPDATE games SET saved = x'00'")
    assert main(["doctor", "--json"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    assert report["games"] == 1
    assert report["answers"] == 10
    (finding,) = report["findings"]
    assert finding["severity"] == "wrong"
    assert finding["game"] == 1
    assert finding["advice"]


def test_a_newer_schema(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", "UPDATE alembic_version SET version_num = '9999'")
    assert main(["doctor"]) == 1
    assert "Update the program" in capsys.readouterr().out


def test_an_older_schema_is_not_called_well(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", "UPDATE alembic_version SET version_num = '0002'")
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Nothing wrong was found, but no game was checked."


def test_a_copy_without_its_log_is_not_called_well(folder: Path, capsys: Captured) -> None:
    async def copy() -> None:
        games = await Games.open(f"sqlite:///{folder / 'chaski.db'}")
        shutil.copy2(folder / "chaski.db", folder / "copy.db")
        await games.close()

    asyncio.run(copy())
    assert main(["doctor", "--database", "sqlite:///copy.db"]) == 1
    assert "copy.db-wal is missing" in " ".join(capsys.readouterr().out.split())
    assert main(["doctor"]) == 0


def test_a_game_of_other_rules_is_a_note(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", "UPDATE games SET rules = 0")
    assert main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert "note: Game 1: it began under rules version 0." in out
    assert out.splitlines()[-1] == "All is well."


def test_the_doctor_knows_the_words_of_the_bot(folder: Path, capsys: Captured) -> None:
    play(folder / "chaski.db")
    change(folder / "chaski.db", "INSERT INTO timers (game, kind, due, payload) VALUES (1, 'alarm', 1, '{}')")
    change(folder / "chaski.db", """INSERT INTO people VALUES ('1', '{"theme":"neon"}')""")
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "nobody knows the kind 'alarm'" in out
    assert "'neon' is no theme" in out


def test_a_database_in_memory_is_refused(capsys: Captured) -> None:
    for address in ("sqlite://", "sqlite:///:memory:"):
        for command in (["doctor"], ["backup", "copy.db"]):
            assert "names no file" in refused(capsys, *command, "--database", address)


@pytest.mark.parametrize("data", [None, b"garbage" * 1000])
def test_nothing_can_be_checked(folder: Path, capsys: Captured, data: bytes | None) -> None:
    if data:
        (folder / "chaski.db").write_bytes(data)
    assert main(["doctor"]) == 2
    assert "fatal: " in capsys.readouterr().out
    assert os.listdir(folder) == (["chaski.db"] if data else [])


def test_no_address(capsys: Captured) -> None:
    assert "not a database address" in refused(capsys, "doctor", "--database", "nonsense")


# ---------------------------------------------------------------- which database


def test_where_the_address_comes_from(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings.database_url() == "sqlite:///chaski.db"
    (folder / ".env").write_text(
        "# a comment\n#DATABASE_URL=no\n\nDISCORD_TOKEN=\nexport DATABASE_URL = 'sqlite:///from file=1.db'\nnonsense\n"
    )
    assert settings.database_url() == "sqlite:///from file=1.db"
    monkeypatch.setenv("DATABASE_URL", "sqlite:///environment.db")
    assert settings.database_url() == "sqlite:///environment.db"
    assert settings.database_url("sqlite:///given.db") == "sqlite:///given.db"
    monkeypatch.setenv("DATABASE_URL", "")
    (folder / ".env").write_text("DATABASE_URL=\n")
    assert settings.database_url() == "sqlite:///chaski.db"
    (folder / ".env").write_text("DATABASE_URL=sqlite:///noted.db  # where the games are\n${x} nonsense\n")
    assert settings.database_url() == "sqlite:///noted.db"


def test_a_settings_file_that_cannot_be_read(folder: Path, capsys: Captured) -> None:
    (folder / ".env").write_bytes(b"\xff\xfe\x00")
    assert ".env cannot be read" in refused(capsys, "doctor")
    (folder / ".env").unlink()
    (folder / ".env").mkdir()
    assert ".env cannot be read" in refused(capsys, "doctor")


def test_strange_paths(folder: Path) -> None:
    path = folder / "a b#c%20ü.db"
    play(path)
    assert main(["doctor", "--database", f"sqlite:///{path}"]) == 0
    assert main(["backup", "copy?.db", "--database", f"sqlite:///{path}"]) == 0
    assert (folder / "copy?.db").exists()
