"""Two sizes of every test: a small one for each change (`make test`), and a large one for each night (`make test-all`).

A test that is long takes its numbers from `size`; one of many cases of a law that others hold up already is `nightly`.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
_LARGE: list[bool] = []  # has something in it for the large size; chosen once, before tests are collected


def choose(large: bool) -> None:
    """From now on tests have this size."""
    _LARGE[:] = [True] if large else []


def is_large() -> bool:
    """Whether tests have their large size."""
    return bool(_LARGE)


def size(small: T, large: T) -> T:
    """What a test takes of each."""
    return large if _LARGE else small


def nightly(cases: Iterable[T], unless: Callable[[T], bool]) -> list[Any]:
    """Cases of a test, of which those run in the large size only that are not also wanted in the small one."""
    return [case if unless(case) else pytest.param(case, marks=pytest.mark.large) for case in cases]
