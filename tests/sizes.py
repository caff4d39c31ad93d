"""Two sizes of the tests: a small one for every change, `make test`, and a large one for the night, `make test-all`.

A law that is long to check takes its numbers from `size`, and one with many cases takes `some` of them.
"""

from collections.abc import Callable, Sequence
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


def some(cases: Sequence[T], number: int, kind: Callable[[T], str] = lambda case: "") -> Sequence[T]:
    """All cases in the large size; in the small one so many of them, always the same and in their order.

    Of each `kind` that has a name one is among them.
    """
    shuffled = Random(number).sample(range(len(cases)), len(cases))
    first = {kind(cases[at]): at for at in reversed(shuffled) if kind(cases[at])}
    others = [at for at in shuffled if at not in first.values()]
    picked = [*first.values(), *others[: max(0, number - len(first))]]
    return size([cases[at] for at in sorted(picked)], list(cases))
