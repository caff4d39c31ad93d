"""Lines made of clauses, which are said briefly, or the least telling left out, where there is no room for all."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct, structs

# What is left out first, up to what never is.
MINOR_DEEDS, OTHERS_GOODS, GOODS, DEEDS, NETS, MAIN_DEED, KEPT = range(7)
BRIEF, BRIEFEST = "brief", "briefest"  # how a clause may be worded, too


class Clause(Struct, frozen=True):
    """Words that can be left out, unless they are kept.

    `brief` are fewer that say the same, if there are any; `briefest` still fewer, which count what those name.
    """

    words: str
    rank: int = KEPT
    brief: str = ""
    briefest: str = ""


Place = tuple[list[Clause], int]  # of a clause in its part


class Line(Struct):
    """A line and the clauses it has, in parts; `worded` puts those of each part that are left into words, if any.

    Those that are `preferred` are the first for which longer ones are put.
    """

    worded: Callable[[Sequence[Sequence[str]]], str]
    parts: list[list[Clause]]
    preferred: bool = False

    @property
    def words(self) -> str:
        """The line with all the clauses it has."""
        return self.worded([[clause.words for clause in part] for part in self.parts])

    def least(self) -> int:
        """The rank of the clause that is left out first."""
        return min((clause.rank for part in self.parts for clause in part), default=KEPT)

    def leave_out(self, rank: int) -> None:
        """Without the last of the clauses of this rank."""
        part = [part for part in self.parts if any(clause.rank == rank for clause in part)][-1]
        part.remove([clause for clause in part if clause.rank == rank][-1])


class Squeezed(NamedTuple):
    """Lines in a room, and whether something had to be left out of them."""

    lines: list[str]
    left_out: bool = False


def squeezed(lines: Sequence[Line], room: int, more: str, most: int = 0) -> Squeezed:
    """The lines that say something, briefly where there is no room, and if need be with `most` letters.

    What has to be left out all the same is owned to: `more` says so behind the rest, if there is room for that.
    """
    most = max(most, room)
    words = said_briefly(lines, room)
    if letters(words) > most:
        words = said_briefly(lines, most, BRIEFEST)
    if letters(words) <= most:
        return Squeezed(words)
    if most <= len(more):
        return Squeezed(fitted(lines, most))
    left = fitted(lines, most - len(more) - 1)
    return Squeezed([*left[:-1], " ".join([*left[-1:], more])], left_out=True) if left != words else Squeezed(words)


def said_briefly(lines: Sequence[Line], room: int, how: str = BRIEF) -> list[str]:
    """The lines that say something, with so many of the fewer words there are that they fit, or with all of them."""
    while letters(words := worded(lines)) > room and _say_briefly(lines, how):
        pass
    return words


def lengthened(lines: Sequence[Line], ladder: Iterable[Sequence[Line]], room: int) -> list[Line]:
    """The lines, as many as there is room for replaced by longer ones, rung by rung; what adds the least goes first."""
    found = list(lines)
    for rung in ladder:
        pairs = zip(found, rung, strict=True)
        added = [(not line.preferred, len(longer.words) - len(line.words)) for line, longer in pairs]
        for n in sorted(range(len(found)), key=added.__getitem__):
            tried = [*found[:n], rung[n], *found[n + 1 :]]
            found = tried if letters(worded(tried)) <= room else found
    return found


def goods_by_signs(lines: Iterable[Line]) -> list[Line]:
    """The lines with fewer words for all goods."""
    found = list(lines)
    _shorten(_goods(_with_fewer_words(found, BRIEF)), BRIEF)
    return found


def _say_briefly(lines: Sequence[Line], how: str) -> bool:
    """Put fewer words for all goods, or else for the clause that is longest compared to those, if there are any."""
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
    """Clauses of the same rank from their words, fewer, and the fewest."""
    return [
        Clause(long, rank, short if short != long else "", least if len(least) < len(short) else "")
        for long, short, least in zip(*ladder, strict=True)
    ]


def fitted(lines: Sequence[Line], room: int) -> list[str]:
    """The lines that say something, without what there is no room for; longer than that if it cannot be left out."""
    while letters(words := worded(lines)) > room:
        shortened = min(reversed(lines), key=Line.least)
        rank = shortened.least()
        if rank == KEPT:
            break
        shortened.leave_out(rank)
    return words


def worded(lines: Iterable[Line]) -> list[str]:
    """The lines that say something."""
    return [words for line in lines if (words := line.words)]


def letters(lines: Sequence[str]) -> int:
    """How long lines are, with the end of each."""
    return sum(len(line) + 1 for line in lines)
