"""The README tells the truth."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from engine import Options, legal_actions

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_game_in_ten_lines_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example, pictures, _ = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    code = [line for line in example.splitlines() if line.strip()]
    assert len(code) <= 10
    names: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), names)
    exec(compile(pictures, "README.md", "exec"), names)
    assert re.fullmatch(r"\(\d+, \d+, \d+\) won by seat \(\d.*\)\n", capsys.readouterr().out)


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


async def test_keeping_a_game_works_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    *_, storage = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    code = compile(storage, "README.md", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    names: dict[str, Any] = {"Options": Options, "legal_actions": legal_actions}
    await eval(code, names)
    game = await names["games"].get(names["game"].id)
    assert (game.status, game.seq) == ("running", 1)
    await names["games"].close()
