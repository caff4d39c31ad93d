"""The engine stands alone: the standard library, msgspec, and itself."""

import ast
import sys
from pathlib import Path

import engine

ROOT = Path(engine.__file__).parent
ALLOWED = {*sys.stdlib_module_names, "msgspec", "engine"}


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            found.add((node.module or "").split(".")[0])
    return found


def test_the_engine_imports_nothing_foreign() -> None:
    for path in ROOT.rglob("*.py"):
        assert imported(path) <= ALLOWED, path.name


def test_no_engine_file_outgrows_one_sitting() -> None:
    for path in ROOT.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 500, path.name
