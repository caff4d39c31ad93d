"""What an examination has found."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice

from msgspec import Struct

NOTE, WRONG, FATAL = "note", "wrong", "fatal"
SHOWN = 5
MOST = 10  # findings about the rows of one table of one game
KEEP = "Keep the file as it is, take a copy of it, and go back to the last good backup."
REPORT = "Do not go on with this game; export it if that works, or take it from the last good backup."
MEND = "The bot passes over it. Set it anew in the chat, or take it from the last good backup."


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

    def __init__(self) -> None:
        self.all: list[Finding] = []
        self._rows: Counter[tuple[str, int | None]] = Counter()

    def add(self, severity: str, what: str, advice: str, game: int | None = None) -> None:
        """Note one more finding."""
        self.all.append(Finding(severity, what, advice, game))

    def wrong(self, game: int, what: str) -> None:
        """Something is wrong with a game."""
        self.add(WRONG, f"Game {game}: {what}", REPORT, game)

    def row(self, table: str, place: str, problem: str, game: int | None = None) -> None:
        """Something is wrong in a row of a table; what is wrong with very many is said of the first ones."""
        self._rows[table, game] += 1
        if self._rows[table, game] <= MOST:
            where = f"{table} ({place})" if place else table
            what = f"{where}: {problem}."
            self.add(WRONG, what if game is None else f"Game {game}: {what}", MEND if game is None else REPORT, game)
        elif self._rows[table, game] == MOST + 1:
            what = f"{table}: and more of the kind."
            self.add(WRONG, what if game is None else f"Game {game}: {what}", KEEP, game)


def some(things: Iterable[object]) -> str:
    """The first few of many values, for a line of the report."""
    words = [str(thing) for thing in islice(things, SHOWN + 1)]
    return ", ".join(words[:SHOWN]) + (" and more" if len(words) > SHOWN else "")


def reason(error: Exception) -> str:
    """Why something failed, in a line."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__
