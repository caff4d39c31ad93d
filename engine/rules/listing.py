"""Answers that differ in one thing, made once and kept: the same cards and Workers are listed again and again."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from engine.actions import Action

KEPT = 4096  # lists, of a hand or a row on the table each


def one_each(kind: Callable[[str], Action], things: Iterable[str]) -> tuple[Action, ...]:
    """An answer of this kind for each of these things.

    >>> from engine.actions import KeepArmyCard
    >>> one_each(KeepArmyCard, ("A01", "A07"))
    (KeepArmyCard(card='A01'), KeepArmyCard(card='A07'))
    """
    return _one_each(kind, tuple(things))


@lru_cache(KEPT)
def _one_each(kind: Callable[[str], Action], things: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(map(kind, things))
