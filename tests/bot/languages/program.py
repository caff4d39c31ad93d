"""The program as its parts are written, for tests that look for words and keys in it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import bot

ROOT = Path(bot.__file__).parent.parent


def modules_in(*places: str) -> Iterator[tuple[str, ast.Module]]:
    """Every module of these folders and files, by its path."""
    for place in places:
        for path in [ROOT / place] if place.endswith(".py") else sorted((ROOT / place).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), _parsed(path)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.Call) -> str:
    """The name of what is called: the last one, `phrase` in `wording.phrase`."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
