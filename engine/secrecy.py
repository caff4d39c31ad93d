"""Who may see what: the words that fields and Decisions say about themselves, and how they are read.

A field says it in its type, `god_deck: Hidden[GodCards]`. What says nothing does not start: nothing new is public only
because nobody thought of it.
"""

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from functools import cache
from typing import Annotated, TypeVar, get_args, get_type_hints

T = TypeVar("T")


class Seen(Enum):
    """Who sees what a field holds. Whoever does not see cards or tiles sees how many there are."""

    BY_ALL = auto()
    BY_OWNER = auto()
    BY_OWNER_IN_SET_UP = auto()  # and by all, once the set-up cards are revealed
    IF_FACE_UP = auto()  # the top one, while it lies face up; the rest by nobody
    UNLESS_DEALT_UNSEEN = auto()  # by all, but for what an automa was dealt face down and nobody has turned up
    BY_NONE = auto()
    INSIDE = auto()  # what it holds has words of its own
    IN_NO_VIEW = auto()  # the business of chance and of the engine


class Asked(Enum):
    """What everybody learns of a question to one seat."""

    OPENLY = auto()  # the question and its answers
    PRIVATELY = auto()  # that it is asked; the answers name what only that seat may see
    WITHIN_ITS_TURN = auto()  # nothing: to others it still is the turn which it is part of


class Piece(Enum):
    """Cards and tiles of which one is as good as another face down: those that are unknown are dealt afresh."""

    GOD_CARD = auto()
    ARMY_CARD = auto()
    PRODUCTION = auto()
    PASSIVE = auto()
    WEAVING = auto()


Public = Annotated[T, Seen.BY_ALL]
Own = Annotated[T, Seen.BY_OWNER]
OwnInSetUp = Annotated[T, Seen.BY_OWNER_IN_SET_UP]
TopFaceUp = Annotated[T, Seen.IF_FACE_UP]
UnlessDealtUnseen = Annotated[T, Seen.UNLESS_DEALT_UNSEEN]
Hidden = Annotated[T, Seen.BY_NONE]
Inside = Annotated[T, Seen.INSIDE]
InNoView = Annotated[T, Seen.IN_NO_VIEW]

GodCards = Annotated[tuple[str, ...], Piece.GOD_CARD]
ArmyCards = Annotated[tuple[str, ...], Piece.ARMY_CARD]
ProductionTiles = Annotated[tuple[str, ...], Piece.PRODUCTION]
PassiveTiles = Annotated[tuple[str, ...], Piece.PASSIVE]
WeavingTiles = Annotated[tuple[str, ...], Piece.WEAVING]
WeavingTile = Annotated[str, Piece.WEAVING]
Tapestries = Annotated[tuple[tuple[str, ...], ...], Piece.WEAVING]


def words_of(record: type) -> dict[str, Seen]:
    """What every field of this record says; one that says nothing, or two things, is refused."""
    said = {}
    for field, words in _metadata(record).items():
        found = [word for word in words if isinstance(word, Seen)]
        if len(found) != 1:
            raise TypeError(f"{record.__name__}.{field} has to say once who may see it (engine/secrecy.py)")
        said[field] = found[0]
    return said


def carry_out(record: type, *words: Seen) -> None:
    """Refuse a field that says something which views do not carry out for this kind of record."""
    for field, word in words_of(record).items():
        if word not in words:
            raise TypeError(f"{record.__name__}.{field} says {word.name}, which no View keeps to (engine/views.py)")


def fields_seen(record: type, seen: Seen) -> tuple[str, ...]:
    """The fields of this record that say this."""
    return tuple(field for field, word in words_of(record).items() if word is seen)


def own_fields(question: type) -> tuple[str, ...]:
    """What of a question only the seat that is asked may see."""
    return tuple(field for field, words in _metadata(question).items() if Seen.BY_OWNER in words)


def fields_of(record: type, piece: Piece) -> tuple[str, ...]:
    """The fields of this record in which such cards or tiles lie."""
    return tuple(field for field, words in _metadata(record).items() if piece in words)


def all_say_how_they_are_asked(questions: Iterable[type]) -> None:
    """Refuse a Decision that does not say itself what everybody learns of it."""
    for question in questions:
        if not isinstance(vars(question).get("asked"), Asked):
            raise TypeError(f"{question.__name__} has to say how it is asked (engine/secrecy.py)")


def all_texts_say_who_sees_them(frames: Iterable[type], *words_allowed: Seen) -> None:
    """Refuse a frame of the stack with a text, which may be the id of a card, that does not say who may see it."""
    for frame in frames:
        for field, words in _metadata(frame).items():
            if _holds_text(get_type_hints(frame)[field]) and not set(words_allowed).intersection(words):
                raise TypeError(f"{frame.__name__}.{field} has to say who may see it (engine/secrecy.py)")


def _holds_text(hint: object, looked_into: frozenset[object] = frozenset()) -> bool:
    """Whether a text may be in it, also inside a record."""
    if hint is str or hint in looked_into:
        return hint is str
    inside = get_type_hints(hint).values() if hasattr(hint, "__struct_fields__") else get_args(hint)
    return any(_holds_text(part, looked_into | {hint}) for part in inside)


@cache
def _metadata(record: type) -> Mapping[str, tuple[object, ...]]:
    hints = get_type_hints(record, include_extras=True)
    return {name: getattr(hints[name], "__metadata__", ()) for name in getattr(record, "__struct_fields__", ())}
