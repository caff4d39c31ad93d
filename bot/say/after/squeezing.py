"""Lines of clauses: without room for all, clauses become brief, and the least important are left out."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct, structs

# Ranks of clauses, from the first that is left out to the one that never is.
MINOR_DEEDS, OTHERS_GOODS, GOODS, DEEDS, NETS, MAIN_DEED, KEPT = range(7)
BRIEF, BRIEFEST = "brief", "briefest"  # shorter wordings of a clause


class Clause(Struct, frozen=True):
    """Words of a line, left out by rank unless KEPT; `briefest` has counts in place of names."""

    words: str
    rank: int = KEPT
    brief: str = ""
    briefest: str = ""


Place = tuple[list[Clause], int]  # of a clause in its part


class Line(Struct):
    """A line with its clauses in parts; `worded` puts those left into words; `preferred` lines are lengthened first."""

    worded: Callable[[Sequence[Sequence[str]]], str]
    parts: list[list[Clause]]
    preferred: bool = False

    @property
    def words(self) -> str:
        """The line with all its clauses."""
        return self.worded([[clause.words for clause in part] for part in self.parts])

    def least(self) -> int:
        """The rank of the first clause to leave out."""
        return min((clause.rank for part in self.parts for clause in part), default=KEPT)

    def leave_out(self, rank: int) -> None:
        """Removes the last clause of this rank."""
        part = [part for part in self.parts if any(clause.rank == rank for clause in part)][-1]
        part.remove([clause for clause in part if clause.rank == rank][-1])


class Squeezed(NamedTuple):
    """Lines fitted into a room, and whether something was left out."""

    lines: list[str]
    left_out: bool = False


def squeezed(lines: Sequence[Line], room: int, more: str, most: int = 0) -> Squeezed:
    """The lines, brief if there is no room, up to `most` letters; `more` at the end says that clauses are left out."""
    most = max(most, room)
    words = said_briefly(lines, room)
    if letters(words) > most:
        words = said_briefly(lines, most, BRIEFEST)
    if letters(words) <= most:
        return Squeezed(words)
    if most <= len(more):
        return Squeezed(fitted(lines, most))
    before = _told_clauses(lines)
    left = fitted(lines, most - len(more) - 1)
    if _told_clauses(lines) == before:
        return Squeezed(left)
    return Squeezed([*left[:-1], " ".join([*left[-1:], more])], left_out=True)


def _told_clauses(lines: Sequence[Line]) -> int:
    """The number of clauses that tell something."""
    return sum(bool(clause.words) for line in lines for part in line.parts for clause in part)


def said_briefly(lines: Sequence[Line], room: int, how: str = BRIEF) -> list[str]:
    """The lines, with as many clauses brief as it takes to fit."""
    while letters(words := worded(lines)) > room and _say_briefly(lines, how):
        pass
    return words


def lengthened(lines: Sequence[Line], ladder: Iterable[Sequence[Line]], room: int) -> list[Line]:
    """The lines, replaced rung by rung by longer ones while there is room; preferred ones and small additions first."""
    found = list(lines)
    for rung in ladder:
        pairs = zip(found, rung, strict=True)
        added = [(not line.preferred, len(longer.words) - len(line.words)) for line, longer in pairs]
        for n in sorted(range(len(found)), key=added.__getitem__):
            tried = [*found[:n], rung[n], *found[n + 1 :]]
            found = tried if letters(worded(tried)) <= room else found
    return found


def goods_by_signs(lines: Iterable[Line]) -> list[Line]:
    """The lines with brief words for all goods."""
    found = list(lines)
    _shorten(_goods(_with_fewer_words(found, BRIEF)), BRIEF)
    return found


def _say_briefly(lines: Sequence[Line], how: str) -> bool:
    """Makes all goods brief, else the clause that saves most; False if nothing was left to shorten."""
    found = _with_fewer_words(lines, how)
    longest = sorted(found, key=lambda at: len(at[0][at[1]].words) - len(getattr(at[0][at[1]], how)))[-1:]
    _shorten(_goods(found) or longest, how)
    return bool(found)


def _with_fewer_words(lines: Sequence[Line], how: str) -> list[Place]:
    every = ((part, n) for line in lines for part in line.parts for n in range(len(part)))
    return [(part, n) for part, n in every if getattr(part[n], how)]


def _goods(places: Iterable[Place]) -> list[Place]:
    return [(part, n) for part, n in places if part[n].rank in (OTHERS_GOODS, GOODS)]


def _shorten(places: Iterable[Place], how: str) -> None:
    for part, n in places:
        part[n] = structs.replace(part[n], words=getattr(part[n], how), **{how: ""})


def laddered(ladder: Iterable[Sequence[str]], rank: int = KEPT) -> list[Clause]:
    """Clauses of one rank from their words, fewer words and fewest words."""
    return [
        Clause(long, rank, short, least if len(least) < len(short) else "")
        for long, short, least in zip(*ladder, strict=True)
    ]


def fitted(lines: Sequence[Line], room: int) -> list[str]:
    """The lines without the clauses that do not fit; kept clauses stay even if they are too long."""
    while letters(words := worded(lines)) > room:
        shortened = min(reversed(lines), key=Line.least)
        rank = shortened.least()
        if rank == KEPT:
            break
        shortened.leave_out(rank)
    return words


def worded(lines: Iterable[Line]) -> list[str]:
    """The lines in words, without empty ones."""
    return [words for line in lines if (words := line.words)]


def letters(lines: Sequence[str]) -> int:
    """The number of letters in lines, with their ends."""
    return sum(len(line) + 1 for line in lines)
