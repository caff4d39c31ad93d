"""Lines made of clauses, of which the least telling are left out one by one where there is no room for all."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

# What is left out first, up to what never is.
OTHERS_GOODS, GOODS, DEEDS, NETS, MAIN_DEED, KEPT = range(6)


class Clause(Struct, frozen=True):
    """Words that can be left out, unless they are kept."""

    words: str
    rank: int = KEPT


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
