"""The examples in the docstrings of the engine are true, and whatever others call has one."""

import ast
import doctest
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction, unwrap
from pathlib import Path
from types import ModuleType

import pytest

import engine

ROOT = Path(__file__).parents[2]
MODULES = [found.name for found in pkgutil.walk_packages(engine.__path__, "engine.")]
# made for those outside
FACE = (
    *("engine", "engine.core", "engine.views", "engine.codec"),
    *("engine.queries", "engine.automa_queries", "engine.module_queries"),
)


@pytest.mark.parametrize("name", ["engine", *MODULES])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def offered(page: ModuleType) -> Iterator[object]:
    """What a module lists as public, or else defines under a public name."""
    for name in getattr(page, "__all__", [name for name in vars(page) if not name.startswith("_")]):
        found = getattr(page, name)
        if hasattr(page, "__all__") or getattr(found, "__module__", None) == page.__name__:
            yield found


def used(path: Path) -> Iterator[object]:
    """What a file outside the engine imports from it, or looks up in a module of it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules: dict[str, ModuleType] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "engine":
            for alias in node.names:
                found = pkgutil.resolve_name(f"{node.module}.{alias.name}")
                if isinstance(found, ModuleType):
                    modules[alias.asname or alias.name] = found
                else:
                    yield found
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield getattr(modules[node.value.id], node.attr, None)


def without_example(things: Iterator[object]) -> list[str]:
    functions = [found for found in things if isfunction(unwrap(found))]  # type: ignore[arg-type]
    assert functions
    return sorted({f"{each.__module__}.{each.__name__}" for each in functions if ">>>" not in (each.__doc__ or "")})


@pytest.mark.parametrize("page", FACE)
def test_every_function_of_the_public_face_has_an_example(page: str) -> None:
    assert without_example(offered(import_module(page))) == []


@pytest.mark.parametrize("part", ["bot", "render", "storage"])
def test_every_function_that_others_call_has_an_example(part: str) -> None:
    assert without_example(found for path in (ROOT / part).rglob("*.py") for found in used(path)) == []
