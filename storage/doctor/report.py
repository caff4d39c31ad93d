"""What an examination has found."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

from msgspec import Struct

NOTE, WRONG, FATAL = "note", "wrong", "fatal"
SHOWN = 5
MOST = 10  # findings about the rows of one table of one game


class Told(Struct, frozen=True):
    """Something that the report tells: a key for the words of it, and the values, or parts, that it names."""

    key: str
    values: Mapping[str, Any] = {}


def told(key: str, **values: Any) -> Told:
    """Something to tell, by this key."""
    return Told(key, values)


def bare(key: str, **values: Any) -> str:
    """The key with its values, where nobody has words for it.

    >>> bare("no_seat", seat=5)
    'no_seat (seat=5)'
    """
    named = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{key} ({named})" if named else key


KEEP, REPORT, MEND = told("keep"), told("leave_game"), told("mend")  # advice


class Finding(Struct, frozen=True):
    """Something to know (note), something that is wrong, or something that forbids any check (fatal)."""

    severity: str
    what: str
    advice: str
    game: int | None = None


class DoctorReport(Struct, frozen=True, kw_only=True):
    """What an examination of a database looked at and what it found."""

    database: str
    schema: str | None = None
    checked: bool = False  # whether the games were looked at
    games: int = 0
    answers: int = 0
    free_bytes: int | None = None
    findings: tuple[Finding, ...] = ()

    @property
    def wrong(self) -> int:
        """How many findings mean that something is wrong."""
        return sum(finding.severity != NOTE for finding in self.findings)

    @property
    def fatal(self) -> bool:
        """Whether nothing could be checked."""
        return any(finding.severity == FATAL for finding in self.findings)


class Findings:
    """What an examination has found so far."""

    def __init__(self, said: Callable[..., str]) -> None:
        """With what finds the words, by a key and its values."""
        self.all: list[Finding] = []
        self._said = said
        self._rows: Counter[tuple[str, int | None]] = Counter()

    def add(self, severity: str, what: Told, advice: Told, game: int | None = None) -> None:
        """Note one more finding; one about a game begins with its number."""
        if game is not None:
            what = told("in_game", game=game, what=what)
        self.all.append(Finding(severity, self._words(what), self._words(advice), game))

    def _words(self, what: Told) -> str:
        values = {name: self._words(value) if isinstance(value, Told) else value for name, value in what.values.items()}
        return self._said(what.key, **values)

    def wrong(self, game: int, what: Told) -> None:
        """Something is wrong with a game."""
        self.add(WRONG, what, REPORT, game)

    def row(self, table: str, place: str, problem: Told, game: int | None = None) -> None:
        """Something is wrong in a row of a table; what is wrong with very many is said of the first ones."""
        self._rows[table, game] += 1
        if self._rows[table, game] <= MOST:
            where = f"{table} ({place})" if place else table
            self.add(WRONG, told("row", where=where, problem=problem), MEND if game is None else REPORT, game)
        elif self._rows[table, game] == MOST + 1:
            self.add(WRONG, told("more_rows", table=table), KEEP, game)


def some(things: Iterable[object]) -> Told | str:
    """The first few of many values, for a line of the report."""
    words = [str(thing) for thing in islice(things, SHOWN + 1)]
    shown = ", ".join(words[:SHOWN])
    return told("and_more", shown=shown) if len(words) > SHOWN else shown


def reason(error: Exception) -> str:
    """Why something failed, in a line."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__
