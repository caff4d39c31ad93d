"""Files are for their owner only, and games last in files."""

import os
import stat
from pathlib import Path

import pytest

from storage import Games
from storage.copies import copy_database
from storage.doctor import NOTE
from storage.errors import DatabaseTrouble, StorageCode
from tests.storage.kit.damage import look
from tests.storage.kit.play import begin, play_on

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights are otherwise there")


def rights(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
async def test_a_new_database_and_its_backup_are_for_their_owner_only(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        games = await Games.open(f"sqlite:///{tmp_path / 'games.db'}")
        await play_on(games, await begin(games), 5)
        copy_database(f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "copy.db")
        found = rights(tmp_path)
        await games.close()
    finally:
        os.umask(before)
    assert set(found) == {"games.db", "games.db-wal", "games.db-shm", "copy.db"}
    assert set(found.values()) == {0o600}
    assert await look(tmp_path / "games.db") == await look(tmp_path / "copy.db") == ()


async def test_rights_that_the_owner_has_given_stay_and_are_noted(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch()
    path.chmod(0o640)
    games = await Games.open(f"sqlite:///{path}")
    await begin(games)
    await games.close()
    assert rights(tmp_path) == {"games.db": 0o640}
    (finding,) = await look(path)
    assert finding.severity == NOTE
    assert "chmod 600" in finding.advice


@pytest.mark.parametrize(
    "address",
    [
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite+aiosqlite://",
        "sqlite:///file::memory:?uri=true",
        "sqlite:///file:games?mode=memory&uri=true",
        "sqlite:///.",
        "sqlite:////",
    ],
)
async def test_games_in_no_file_are_refused(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DatabaseTrouble) as refused:
        await Games.open(address)
    assert refused.value.code in (StorageCode.NO_FILE, StorageCode.FILE_IS_FOLDER)
    assert list(tmp_path.iterdir()) == []
