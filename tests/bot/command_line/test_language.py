"""The language of the command line: of `--lang`, of the environment, and of its parser."""

from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.cli import main
from bot.command_line import language
from bot.command_line.language import choose_language, drawn_here, spoken_here, told
from bot.languages import DRAWN, ENGLISH, LANGUAGES, USUAL
from bot.languages.pictures import PICTURE_TEXTS

OWN = {"play": "jouer dans le terminal", "argparse.usage": "utilisation : ", "argparse.options": "options possibles"}
OWN |= {"argparse.required": "il manque : %s", "backup.force": "écraser", "wrong.players": "pas {given!r}"}
FRENCH = structs.replace(
    ENGLISH,
    code="fr",
    command_line={**ENGLISH.command_line, **OWN},
    errors={**ENGLISH.errors, "arguments": "{why} ({program})"},
)


@pytest.fixture(autouse=True)
def french(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """French is spoken, and whatever is chosen is forgotten afterwards."""
    monkeypatch.setitem(LANGUAGES, "fr", FRENCH)  # instead of its pictures alone
    before = spoken_here()
    yield
    language._chosen.set(before)


@pytest.mark.parametrize(
    ("given", "environment", "code", "rest"),
    [
        (["play"], {}, "en", ["play"]),
        (["play"], {"LANG": "C.UTF-8"}, "en", ["play"]),
        (["play"], {"LANG": "fr_FR.UTF-8"}, "fr", ["play"]),
        (["play"], {"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, "fr", ["play"]),
        (["play"], {"LANGUAGE": "de:fr"}, "en", ["play"]),
        (["play", "--lang", "en", "--seed", "1"], {"LANG": "fr"}, "en", ["play", "--seed", "1"]),
        (["--lang=fr", "play"], {}, "fr", ["play"]),
    ],
)
def test_a_language_is_chosen_by_an_option_or_by_the_environment(
    given: list[str], environment: dict[str, str], code: str, rest: list[str]
) -> None:
    assert choose_language(given, environment) == rest
    assert (spoken_here().code, drawn_here()) == (code, code)


def test_pictures_may_speak_a_language_that_words_do_not_speak_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DRAWN, "qu", structs.replace(ENGLISH, code="qu"))
    monkeypatch.setitem(PICTURE_TEXTS, "qu", ENGLISH.pictures)
    assert choose_language(["render", "--lang", "qu"], {}) == ["render"]
    assert (spoken_here(), drawn_here()) == (USUAL, "qu")


def test_help_and_errors_are_in_this_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "play", "--help"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("utilisation : chaski play")
    assert "jouer dans le terminal" in shown
    assert "options possibles:" in shown
    assert main(["backup", "--lang=fr"]) == 2
    assert capsys.readouterr().err == "chaski: il manque : FILE (chaski backup)\n"
    assert main(["play", "--players", "7", "--lang", "fr"]) == 2
    assert "pas '7'" in capsys.readouterr().err
    assert told("backup.force") == "écraser"
    assert main(["play", "--lang", "en", "--help"]) == 0
    assert capsys.readouterr().out.startswith("usage: chaski play")


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--lang", "tlh"]) == 2
    assert capsys.readouterr().err == "chaski: There is no language 'tlh' here; there are en, fr, pl.\n"
