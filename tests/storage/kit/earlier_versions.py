"""Databases and games that earlier versions have left, and programs of other rules to open them with."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine import codec, new_game
from engine.draft import Draft
from engine.rules import QUESTIONS
from engine.state import Options

FIXTURES = Path(__file__).parents[1] / "fixtures"
DATABASES = ("v0001", "v0002", "v0003")
# By what rules and printed values their games were begun.
BEGUN_BY = {"v0001": (1, None), "v0002": (1, None), "v0003": (2, "7d069027f8fdbf9f")}
FILES = tuple(sorted(FIXTURES.glob("*.json")))
Patch = pytest.MonkeyPatch


def restored(name: str, folder: Path) -> str:
    """The address of a database as that version left it."""
    path = folder / "kept.db"
    path.touch(mode=0o600)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / f"{name}.sql").read_text())
        connection.execute("PRAGMA journal_mode=WAL")
    assert os.listdir(folder) == [path.name]
    return f"sqlite:///{path}"


# ---------------------------------------------------------------- programs


def today(patch: Patch) -> None:
    """The program as it is."""


def other_number(patch: Patch) -> None:
    """A program whose rules have another number, and whose components another name, and nothing else."""
    patch.setattr(codec, "RULES_VERSION", codec.RULES_VERSION + 1)
    patch.setattr(codec, "fingerprint", lambda: "f" * 16)


def other_rules(patch: Patch) -> None:
    """A program that deals, scores and allows other things."""
    other_number(patch)
    score, shuffled = Draft.score, Draft.shuffled
    patch.setattr(Draft, "score", lambda draft, seat, vp, source: score(draft, seat, vp + (vp > 0), source))
    patch.setattr(Draft, "shuffled", lambda draft, items: shuffled(draft, items)[::-1])
    for question, (options, resolve) in list(QUESTIONS.items()):
        patch.setitem(QUESTIONS, question, (_fewer(options), resolve))
    assert new_game(Options(), 1).seed


def _fewer(options: Callable[..., Any]) -> Callable[..., Any]:
    def some(*about: Any) -> list[Any]:
        found = list(options(*about))
        return [answer for place, answer in enumerate(found) if place % 3 != 1] if len(found) > 2 else found

    return some


PROGRAMS = (today, other_number, other_rules)
