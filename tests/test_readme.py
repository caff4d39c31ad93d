"""The README tells the truth."""

import ast
import json
import re
import sys
from argparse import ArgumentParser
from argparse import _SubParsersAction as Subparsers
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main, make_parser
from engine import Options, View, legal_actions
from engine.players import POLICIES
from engine.state import Player

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SECTIONS = {part.partition("\n")[0]: part for part in README.split("\n## ")[1:]}
Captured = pytest.CaptureFixture[str]


def examples(section: str) -> list[str]:
    """The Python of a section."""
    return re.findall(r"```python\n(.*?)```", SECTIONS[section], flags=re.DOTALL)


def run(example: str, names: dict[str, Any]) -> None:
    exec(compile(example, "README.md", "exec"), names)


def test_every_example_is_run_here() -> None:
    assert {section: len(examples(section)) for section in SECTIONS if examples(section)} == {
        "A game in ten lines": 1,
        "A bot of your own": 2,
        "Pictures": 1,
        "Games that last": 1,
    }
    assert README.count("```python") == 5


def test_a_game_in_ten_lines_runs(capsys: Captured) -> None:
    (example,), (pictures,) = examples("A game in ten lines"), examples("Pictures")
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    names: dict[str, Any] = {}
    run(example, names)
    run(pictures, names)
    assert re.fullmatch(r"\(\d+, \d+, \d+\) won by seat \(\d.*\)\n", capsys.readouterr().out)


# ---------------------------------------------------------------- a bot of your own


@pytest.fixture
def my_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The player of the README, in its file in the current folder."""
    (tmp_path / "my_module.py").write_text(examples("A bot of your own")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield
    sys.modules.pop("my_module", None)


@pytest.mark.usefixtures("my_module")
def test_the_bot_of_the_readme_plays_a_match(capsys: Captured) -> None:
    run(examples("A bot of your own")[1], {})
    assert re.fullmatch(r"\(\d+, \d+\) after \d+ answers\n", capsys.readouterr().out)


@pytest.mark.usefixtures("my_module")
def test_the_bot_of_the_readme_is_seated_in_the_arena_and_beats_chance(capsys: Captured) -> None:
    (seats,) = re.findall(r"`chaski arena --seats (\S+),hard", SECTIONS["A bot of your own"])
    assert main(["arena", "--seats", f"{seats},random", "--games", "1", "--json"]) == 0
    mine, random = json.loads(capsys.readouterr().out)["players"]
    assert mine["mean_score"] > random["mean_score"]


def test_the_readme_names_the_players_of_the_program() -> None:
    for name in ("`Chooser`", "`make_player`", "`play_match`", *(f"`{policy}`" for policy in POLICIES)):
        assert name in SECTIONS["A bot of your own"]


@pytest.mark.parametrize(
    ("record", "besides"), [(View, {"decision", "to_act", "over"}), (Player, {"resources"})], ids=["View", "Player"]
)
def test_the_readme_shows_every_field(record: type[View | Player], besides: set[str]) -> None:
    table = SECTIONS["A bot of your own"].partition(f"| fields of a {record.__name__} |")[2].partition("\n\n")[0]
    shown = [
        name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1:2][0] if row else "")
    ]
    assert sorted(shown) == sorted({*record.__struct_fields__, *besides})
    assert all(hasattr(record, name) for name in besides)


# ---------------------------------------------------------------- what it names


def test_everything_the_readme_names_exists() -> None:
    linked = re.findall(r"!\[.*?\]\((.*?)\)", README)
    assert len(linked) >= 3
    for path in (
        "engine/RULINGS.md",
        "engine/queries.py",
        "bot/languages",
        "CONTRIBUTING.md",
        "engine/components",
        "render/drawing/fonts",
        "LICENSE",
        *linked,
    ):
        assert path in README
        assert (ROOT / path).exists()


@pytest.mark.parametrize("command", sorted(set(re.findall(r"`chaski ([a-z]+)", README))))
def test_every_command_the_readme_names_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"chaski {command}" in capsys.readouterr().out


def commands(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    """A command with all its subcommands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, Subparsers):
            for below in action.choices.values():
                yield from commands(below)


COMMANDS = {parser.prog: parser for parser in commands(make_parser())}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_it_does(command: str) -> None:
    assert len(COMMANDS[command].description or "") > 20


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_names_every_option(command: str) -> None:
    given = {option for action in COMMANDS[command]._actions for option in action.option_strings if len(option) > 2}
    named = " ".join(line for line in README.splitlines() if f"`{command} " in line)
    assert sorted(option for option in given - {"--help"} if not re.search(rf"{option}\b", named)) == []


async def test_keeping_a_game_works_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (storage,) = examples("Games that last")
    code = compile(storage, "README.md", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    names: dict[str, Any] = {"Options": Options, "legal_actions": legal_actions}
    await eval(code, names)
    game = await names["games"].get(names["game"].id)
    assert (game.status, game.seq) == ("running", 1)
    await names["games"].close()
