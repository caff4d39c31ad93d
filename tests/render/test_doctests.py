"""The examples in the docstrings of pictures are true."""

import doctest
import pkgutil
from importlib import import_module

import render

MODULES = [found.name for found in pkgutil.walk_packages(render.__path__, "render.")]


def test_the_examples_of_all_modules_are_true() -> None:
    results = {name: doctest.testmod(import_module(name)) for name in ("render", *MODULES)}
    assert not {name for name, result in results.items() if result.failed}
    assert sum(result.attempted for result in results.values()) > 5
