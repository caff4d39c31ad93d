"""The examples in the docstrings of the engine are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import engine

MODULES = [found.name for found in pkgutil.walk_packages(engine.__path__, "engine.")]


@pytest.mark.parametrize("name", ["engine", *MODULES])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples_at_all() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    assert sum(bool(found.examples) for found in finder.find(import_module("engine.queries"))) > 5
