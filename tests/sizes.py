"""Two sizes of the tests: a small one for every change, `make test`, and a large one for the night, `make test-all`.

A law that is long to check takes its numbers from `size`, and one with many cases takes `some` of them.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")
_CHOSEN = {"large": False}


def choose(large: bool) -> None:
    """Tests that are collected from now on have this size."""
    _CHOSEN["large"] = large


def size(small: T, large: T) -> T:
    """What a test takes, of these two."""
    return large if _CHOSEN["large"] else small


def some(cases: Sequence[T], number: int) -> Sequence[T]:
    """All cases in the large size; in the small one so many of them, always the same and in their order."""
    picked = Random(number).sample(range(len(cases)), min(number, len(cases)))
    return size([cases[at] for at in sorted(picked)], list(cases))
