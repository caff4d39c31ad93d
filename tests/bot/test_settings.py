"""What a `.env` file may look like, and what it means."""

from pathlib import Path

import pytest

from bot.refusals import CommandCode, CommandError
from bot.settings import database_url, setting
from tests.refusals import refused


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("DISCORD_TOKEN=abc.def-ghi_jkl", "abc.def-ghi_jkl"),
        ("export DISCORD_TOKEN = abc ", "abc"),
        ("  DISCORD_TOKEN=abc  # the token", "abc"),
        ("DISCORD_TOKEN=a#b", "a#b"),
        ("DISCORD_TOKEN='a # b'", "a # b"),
        ('DISCORD_TOKEN="abc"  # the token', "abc"),
        ("DISCORD_TOKEN='it\\'s'", "it's"),
        ('DISCORD_TOKEN="two\nlines"', "two\nlines"),
        ("# DISCORD_TOKEN=abc", ""),
        ("DISCORD_TOKEN=", ""),
        ("DISCORD_TOKEN", ""),
        ("DISCORD_TOKEN=first\r\nDISCORD_TOKEN=last\r\n", "last"),
        ("OTHER=x\nDISCORD_TOKEN=$OTHER", "$OTHER"),
        ("OTHER=x\nDISCORD_TOKEN=a${OTHER}b$$", "a${OTHER}b$$"),
        ('DISCORD_TOKEN="a${HOME}b"', "a${HOME}b"),
        ("this is no setting\nDISCORD_TOKEN=abc", "abc"),
        ("\ufeffDISCORD_TOKEN=abc", "abc"),
    ],
)
def test_a_file_is_read_as_everybody_expects(folder: Path, written: str, meant: str) -> None:
    (folder / ".env").write_bytes(written.encode())
    assert setting("DISCORD_TOKEN") == meant


def test_the_example_is_a_file_that_can_be_used(folder: Path) -> None:
    (folder / ".env").write_bytes((Path(__file__).parents[2] / ".env.example").read_bytes())
    assert setting("DISCORD_TOKEN") == ""
    assert database_url() == "sqlite:///chaski.db"


def test_the_environment_wins(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=file\n")
    monkeypatch.setenv("DISCORD_TOKEN", "environment")
    assert setting("DISCORD_TOKEN") == "environment"


def test_a_file_does_not_change_the_environment(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=file\n")
    assert setting("DISCORD_TOKEN") == "file"
    (folder / ".env").unlink()
    assert setting("DISCORD_TOKEN") == ""


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DATABASE_URL"])
def test_an_environment_that_is_no_text_is_a_sentence(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "secret\udcff")
    with refused(CommandError, CommandCode.SETTING_NO_TEXT, name=name):
        setting(name)
