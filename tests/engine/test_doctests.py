"""The examples in the docstrings of the engine are true."""

import doctest
import pkgutil
from importlib import import_module
from inspect import isfunction

import pytest

import engine

MODULES = [found.name for found in pkgutil.walk_packages(engine.__path__, "engine.")]


@pytest.mark.parametrize("name", ["engine", *MODULES])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("page", ["engine", "engine.queries"])
def test_every_public_function_has_an_example(page: str) -> None:
    module = import_module(page)
    functions = [found for name in module.__all__ if isfunction(found := getattr(module, name))]
    assert len(functions) > 10
    assert [function.__name__ for function in functions if ">>>" not in (function.__doc__ or "")] == []
