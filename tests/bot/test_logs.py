"""The log in both its styles: what a record belongs to, and none of the secrets."""

import json
import logging
import sys
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path

import pytest

from bot.cli import main
from bot.logs import GAME, INTERACTION, Discreet, DiscreetJson, begin_game, passwords_in

TOKEN = "a token of the sandbox"
URL = "postgresql://chaski:p%40ss%22word@db.example.org:5432/chaski"
PASSWORDS = ("p%40ss%22word", 'p@ss"word')
WEBHOOK = "https://discord.com/api/v10/webhooks/1000/aW50ZXJhY3Rpb246MTIz/messages/@original"
STYLES = [Discreet, DiscreetJson]


def trouble() -> logging.LogRecord:
    """A record with all kinds of secrets, in its message and in the causes of its exception."""
    try:
        try:
            raise ConnectionError(f"{PASSWORDS[1]} is not the password for {URL}")
        except ConnectionError as cause:
            raise LookupError(f"{TOKEN} at {WEBHOOK}\nwith G07") from cause
    except LookupError:
        return logging.LogRecord("bot.x", logging.ERROR, "", 0, "%s with A30\nat %s", (TOKEN, URL), sys.exc_info())


@pytest.fixture(autouse=True)
def belongs_to_nothing() -> Iterator[None]:
    yield
    begin_game(None)


@pytest.mark.parametrize("style", STYLES)
def test_no_secret_is_written_in_either_style(style: type[Discreet]) -> None:
    line = style((TOKEN, *passwords_in(URL))).format(trouble())
    for secret in (TOKEN, *PASSWORDS, json.dumps(PASSWORDS[1])[1:-1], "aW50ZXJhY3Rpb246MTIz", "G07", "A30"):
        assert secret not in line
    assert "postgresql://chaski:…@db.example.org:5432/chaski" in line
    assert "LookupError: … at https://discord.com/api/v10/webhooks/1000/…/messages/@original" in line


@pytest.mark.parametrize("style", STYLES)
def test_a_password_that_nobody_knows_of_is_left_out_of_an_address(style: type[Discreet]) -> None:
    record = logging.LogRecord("bot", logging.INFO, "", 0, "redis://:secret@host and https://host:80/a@b", (), None)
    line = style().format(record)
    assert "redis://:…@host and https://host:80/a@b" in line


def test_json_is_one_object_in_one_line() -> None:
    GAME.set(7)
    INTERACTION.set(1234567890123456789)
    line = DiscreetJson((TOKEN,)).format(trouble())
    assert "\n" not in line
    found = json.loads(line)
    assert list(found) == ["time", "level", "logger", "message", "exception", "game", "interaction"]
    assert (found["level"], found["logger"]) == ("ERROR", "bot.x")
    assert (found["game"], found["interaction"]) == (7, "1234567890123456789")
    assert found["message"].startswith("… with …\nat postgresql://")
    assert found["exception"].startswith("Traceback (most recent call last):\n")
    assert found["time"].endswith("+00:00")


def test_what_belongs_to_nothing_says_so() -> None:
    record = logging.LogRecord("bot", logging.INFO, "", 0, "Ready.", (), None)
    found = json.loads(DiscreetJson().format(record))
    assert [found[name] for name in ("exception", "game", "interaction")] == [None, None, None]
    assert Discreet().format(record).endswith(" INFO bot: Ready.")


def test_plain_lines_name_game_and_interaction_shortly() -> None:
    record = logging.LogRecord("bot", logging.INFO, "", 0, "Ready.", (), None)
    GAME.set(7)
    assert Discreet().format(record).endswith(" INFO bot [game 7]: Ready.")
    INTERACTION.set(99)
    assert Discreet().format(record).endswith(" INFO bot [game 7, press 99]: Ready.")


def test_what_a_task_sets_stays_in_it() -> None:
    INTERACTION.set(99)
    copy_context().run(begin_game, 8)
    assert (GAME.get(), INTERACTION.get()) == (None, 99)


@pytest.mark.parametrize("url", ["sqlite:///chaski.db", "postgresql://me@host/games", "http://[", ""])
def test_an_address_without_a_password(url: str) -> None:
    assert not any(passwords_in(url))


def test_an_unknown_style_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHASKI_LOG", "xml")
    assert main(["run", "--sandbox", "--port", "0"]) == 2
    assert capsys.readouterr().err == "chaski: CHASKI_LOG takes plain or json, not 'xml'.\n"
