"""Lines made of clauses, which are said briefly, or the least telling left out, where there is no room for all."""

from collections.abc import Callable, Iterable, Sequence

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


class Line(Struct):
    """A line and the clauses it has, in parts; `worded` puts those of each part that are left into words, if any."""

    worded: Callable[[Sequence[Sequence[str]]], str]
    parts: list[list[Clause]]

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


def squeezed(lines: Sequence[Line], room: int, more: str, most: int = 0) -> list[str]:
    """The lines that say something, briefly where there is no room, and if need be with `most` letters.

    What has to be left out all the same is owned to: `more` says so behind the rest, if there is room for that.
    """
    most = max(most, room)
    words = said_briefly(lines, room)
    if letters(words) > most:
        words = said_briefly(lines, most, BRIEFEST)
    if letters(words) <= most:
        return words
    if most <= len(more):
        return fitted(lines, most)
    left = fitted(lines, most - len(more) - 1)
    return [*left[:-1], " ".join([*left[-1:], more])] if left != words else words


def said_briefly(lines: Sequence[Line], room: int, how: str = BRIEF) -> list[str]:
    """The lines that say something, with so many of the fewer words there are that they fit, or with all of them."""
    while letters(words := worded(lines)) > room and _say_briefly(lines, how):
        pass
    return words


def _say_briefly(lines: Sequence[Line], how: str) -> bool:
    """Put fewer words for all goods, or else for the clause that is longest compared to those, if there are any."""

    def fewer(at: tuple[list[Clause], int]) -> str:
        part, n = at
        found: str = getattr(part[n], how)
        return found

    every = ((part, n) for line in lines for part in line.parts for n in range(len(part)))
    found = [at for at in every if fewer(at)]
    goods = [(part, n) for part, n in found if part[n].rank in (OTHERS_GOODS, GOODS)]
    for part, n in goods or sorted(found, key=lambda at: len(at[0][at[1]].words) - len(fewer(at)))[-1:]:
        part[n] = structs.replace(part[n], words=fewer((part, n)), **{how: ""})
    return bool(found)


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
