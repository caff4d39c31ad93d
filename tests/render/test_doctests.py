"""The examples in the docstrings of pictures are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import render

MODULES = [found.name for found in pkgutil.walk_packages(render.__path__, "render.")]


@pytest.mark.parametrize("name", ["render", *MODULES])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples_at_all() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in MODULES for test in finder.find(import_module(name)) if test.examples]
    assert len(found) > 5
