"""`chaski components list`, for people and for pipes."""

import pytest

from bot.cli import main
from bot.languages import ENGLISH
from bot.say.pictures import filling
from engine.components.listing import entries


def test_through_a_pipe_every_item_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = entries(filling(ENGLISH.pictures), None)
    assert len(lines) == len(found)
    for line, listed in zip(lines, found, strict=True):
        assert line.split("\t")[:2] == [listed.kind, listed.id]
        assert listed.words in line
        assert len(line.split("\t")) == 6


def test_what_a_check_finds_in_the_files_is_told_in_the_language_of_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for lang in ("pl", "en"):
        assert main(["components", "check", "--lang", lang]) == 0
        told.append(capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " "))
    assert "army.toml        w porządku     z 1 Żołnierzem: 27, z 2: 3" in told[0]
    assert "army.toml        ok             27 with 1 soldier, 3 with 2" in told[1]
    assert main(["components", "list", "teapot"]) == 2
    assert capsys.readouterr().err.startswith("chaski: There is no kind of component called teapot; the kinds are ")


def test_on_a_screen_they_are_tables(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert main(["components", "list", "god"]) == 0
    assert "┏" in capsys.readouterr().out
