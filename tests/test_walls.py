"""Each package imports what it may and nothing else, and no file outgrows one sitting."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {
    "engine": {"engine", "msgspec"},
    "render": {"engine", "render", "msgspec", "PIL"},
    "storage": {"engine", "storage", "msgspec", "sqlalchemy", "aiosqlite", "alembic", "asyncpg"},
    "bot": {
        *("bot", "engine", "render", "storage"),
        *("aiohttp", "babel", "discord", "distributed", "dotenv", "msgspec", "procrastinate", "prometheus_client"),
        *("psycopg", "rapidfuzz", "rich", "yarl"),
    },
}
LONGEST = 500


def files(package: str) -> Iterator[Path]:
    return (ROOT / package).rglob("*.py")


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            found.add((node.module or "").split(".")[0])
    return found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_nothing_foreign(package: str) -> None:
    allowed = MAY_IMPORT[package] | set(sys.stdlib_module_names)
    assert list(files(package))
    for path in files(package):
        assert imported(path) <= allowed, path.name


@pytest.mark.parametrize("package", [*MAY_IMPORT, "tests"])
def test_no_file_outgrows_one_sitting(package: str) -> None:
    for path in files(package):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST, path.name


MOST_LINES, MOST_BRANCHES = 50, 20
BRANCHING = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case)


def branches(function: ast.AST) -> int:
    """How many ways a function parts: also in expressions."""
    found = 0
    for node in ast.walk(function):
        match node:
            case ast.BoolOp():
                found += len(node.values) - 1
            case ast.comprehension():
                found += 1 + len(node.ifs)
            case _:
                found += isinstance(node, BRANCHING)
    return found


@pytest.mark.parametrize("path", sorted(files("bot")), ids=lambda path: str(path.relative_to(ROOT / "bot")))
def test_no_function_of_the_bot_does_too_much(path: Path) -> None:
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    for node in tree:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < MOST_LINES, node.name
            assert branches(node) <= MOST_BRANCHES, node.name
