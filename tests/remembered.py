"""What is long to make and always the same, made once for all tests of a process."""

from collections.abc import Iterator
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """What an iterator brings, brought once and only as far as somebody asks."""

    def __init__(self, source: Iterator[T]) -> None:
        self._source = source
        self._brought: list[T] = []

    def __iter__(self) -> Iterator[T]:
        for at in count():
            if at == len(self._brought):
                try:
                    self._brought.append(next(self._source))
                except StopIteration:
                    return
            yield self._brought[at]
