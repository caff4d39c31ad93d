"""An answer in words, part by part, for labels of any length.

A template marks its parts by tags: `Steps on {spot:spot}<price> for {cost:cost}</price><gain>: {vp} VP</gain>`.
Text outside of tags is the deed: no label leaves it out.
"""

import re
from collections.abc import Collection, Iterable
from enum import Enum
from functools import lru_cache
from string import Formatter

from msgspec import Struct

TEMPLATES = 2048  # kept in pieces


class Part(Enum):
    """Part of an answer; the values are the tags of templates."""

    DEED = ""
    PRICE = "price"
    GAIN = "gain"
    ASIDE = "aside"


Named = tuple[str, str]  # a field of a template, and its form
ALIKE = {
    "plural": "",
    "word": "",
    "signs": "cost",
    "talent_briefly": "talent",
    "either": "",
}  # forms with the meaning of another one
TAG = re.compile(r"</?(?:price|gain|aside)>")
_TAGGED = re.compile(r"(.*?)(?:<(price|gain|aside)>(\N{NO-BREAK SPACE}?[:.] )?(.*?)</\2>|$)", re.DOTALL)


class Piece(Struct, frozen=True):
    """Words, or a template, of one part; `glue` separates them from the words before."""

    part: Part
    words: str
    glue: str = ""
    names: frozenset[Named] = frozenset()  # the values in the words


class Said(Struct, frozen=True):
    """An answer in words."""

    pieces: tuple[Piece, ...]

    def __str__(self) -> str:
        return "".join(piece.glue + piece.words for piece in self.pieces)

    def __len__(self) -> int:
        return len(str(self))

    @property
    def done(self) -> str:
        """The words before the gain."""
        return str(Said(self.pieces[: self._before_gain]))

    @property
    def gain(self) -> str:
        """The gain and all words behind it, without the glue before it."""
        gain = self.pieces[self._before_gain :]
        return "".join(piece.glue * bool(n) + piece.words for n, piece in enumerate(gain))

    def has(self, part: Part) -> bool:
        """Whether this part has words."""
        return any(piece.part is part and piece.words for piece in self.pieces)

    def without(self, part: Part) -> "Said":
        """The answer without this part."""
        return Said(tuple(piece for piece in self.pieces if piece.part is not part))

    def lacking(self, told: Collection[Piece]) -> "Said":
        """The answer without these pieces."""
        return Said(tuple(piece for piece in self.pieces if piece not in told))

    def within(self, template: str) -> "Said":
        """The answer as the only value of a template."""
        pieces: list[Piece] = []
        for literal, field, _, _ in Formatter().parse(template):
            pieces += [Piece(Part.DEED, literal), *(self.pieces if field else ())]
        return Said(tuple(pieces))

    def untold_by(self, label: "Said") -> list[Piece]:
        """The pieces beside the deed left out by a label; a piece without values counts as told with its part."""
        named = {name for piece in label.pieces for name in piece.names}
        return [
            piece
            for piece in self.pieces
            if piece.part is not Part.DEED and not (piece.names <= named if piece.names else label.has(piece.part))
        ]

    @property
    def _before_gain(self) -> int:
        return next((n for n, piece in enumerate(self.pieces) if piece.part is Part.GAIN), len(self.pieces))


def deed(words: str) -> Said:
    """An answer without other parts than its deed."""
    return Said((Piece(Part.DEED, words),))


def joined(separator: str, all_said: Iterable[Said]) -> Said:
    """Several answers in a row, as one."""
    first, *others = all_said
    between = Piece(Part.DEED, separator)
    return Said((*first.pieces, *(piece for said in others for piece in (between, *said.pieces))))


@lru_cache(TEMPLATES)
def template_pieces(template: str) -> tuple[Piece, ...]:
    """A template part by part.

    >>> [(piece.part.value, piece.glue, piece.words) for piece in template_pieces("Pray<gain>: {n} cards</gain>")]
    [('', '', 'Pray'), ('gain', ': ', '{n} cards')]
    """
    found: list[Piece] = []
    for deed, tag, glue, words in _TAGGED.findall(template):
        found += [Piece(Part.DEED, deed)] if deed else []
        found += [Piece(Part(tag), words, glue, _named(words))] if tag else []
    return tuple(found)


def _named(template: str) -> frozenset[Named]:
    return frozenset(named(field, form) for _, field, form, _ in Formatter().parse(template) if field is not None)


def named(field: str, form: str | None) -> Named:
    """The field and its form; forms with the same meaning count as one."""
    told = (form or "").partition(" ")[0]
    return field, ALIKE.get(told, told)
