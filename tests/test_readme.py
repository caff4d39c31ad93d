"""The README tells the truth."""

import re
from pathlib import Path

import pytest

from bot.cli import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_game_in_ten_lines_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example, pictures = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    code = [line for line in example.splitlines() if line.strip()]
    assert len(code) <= 10
    names: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), names)
    exec(compile(pictures, "README.md", "exec"), names)
    assert re.fullmatch(r"\(\d+, \d+, \d+\) won by seat \(\d.*\)\n", capsys.readouterr().out)


def test_everything_the_readme_names_exists() -> None:
    linked = re.findall(r"!\[.*?\]\((.*?)\)", README)
    assert len(linked) >= 3
    for path in ("engine/RULINGS.md", "engine/components", "render/fonts", "LICENSE", *linked):
        assert path in README
        assert (ROOT / path).exists()


@pytest.mark.parametrize("command", sorted(set(re.findall(r"`chaski ([a-z]+)", README))))
def test_every_command_the_readme_names_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"chaski {command}" in capsys.readouterr().out
