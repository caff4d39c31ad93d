"""Who may see what: the words that fields and Decisions say about themselves, and how they are read.

A field says it in its type, `god_deck: Hidden[GodCards]`. What says nothing does not start: nothing new is public only
because nobody thought of it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import Enum, auto
from functools import cache
from typing import Annotated, TypeVar, get_args, get_type_hints

from msgspec import Struct

from engine.resources import UNKNOWN

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


class FaceUpIf(Struct, frozen=True):
    """Said of a pile beside `TopFaceUp`: the field which tells whether its top one lies face up."""

    field: str


class Asked(Enum):
    """What everybody learns of a question to one seat."""

    OPENLY = auto()  # the question and its answers
    PRIVATELY = auto()  # that it is asked; the answers name what only that seat may see
    WITHIN_ITS_TURN = auto()  # nothing: to others it still is the turn which it is part of


class Piece(Enum):
    """Cards and tiles of which one is as good as another face down: those that are unknown are dealt afresh."""

    GOD_CARD = "god_card"
    ARMY_CARD = "army_card"
    PRODUCTION = "production"  # Buildings by the name of their type
    PASSIVE = "passive"
    PALACE = "palace"
    WEAVING = "weaving"


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
PalaceTiles = Annotated[tuple[str, ...], Piece.PALACE]
BuildingTile = Annotated[str, Piece.PRODUCTION, Piece.PASSIVE, Piece.PALACE]
BuildingTiles = Annotated[tuple[str, ...], Piece.PRODUCTION, Piece.PASSIVE, Piece.PALACE]
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


def piles_seen(record: type, seen: Seen) -> tuple[str, ...]:
    """The fields of this record that say this; each has to hold cards or tiles, so that they can be blanked."""
    piles = fields_seen(record, seen)
    for field in piles:
        if _hints(record)[field] != tuple[str, ...]:
            raise TypeError(f"{record.__name__}.{field} is no row of cards or tiles and cannot be blanked")
    return piles


def face_up_piles(record: type) -> Mapping[str, str]:
    """Each pile of this record whose top one may lie face up, with the field that tells whether it does."""
    told = {}
    for pile in piles_seen(record, Seen.IF_FACE_UP):
        found = [word.field for word in _metadata(record)[pile] if isinstance(word, FaceUpIf)]
        if len(found) != 1 or _hints(record).get(found[0]) is not bool:
            raise TypeError(f"{record.__name__}.{pile} has to say once which field tells that its top one is face up")
        told[pile] = found[0]
    return told


def look_inside(record: type, looked_into: Collection[str], known: Collection[type]) -> None:
    """Refuse a record inside of which there are others that no View looks into: other fields, or other records."""
    for field in fields_seen(record, Seen.INSIDE):
        if field not in looked_into:
            raise TypeError(f"{record.__name__}.{field} says {Seen.INSIDE.name}, and no View looks into it")
        for inner in _records(_hints(record)[field]):
            if inner not in known:
                raise TypeError(f"{record.__name__}.{field} holds {inner.__name__}, into which no View looks")


def _records(hint: object) -> Iterator[type]:
    """The records that a field of this type may hold."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for part in get_args(hint):
        yield from _records(part)


def own_fields(told: type) -> tuple[str, ...]:
    """What of a question or an Event only its seat may see; it has to be something of which there is a blank."""
    own = tuple(field for field, words in _metadata(told).items() if Seen.BY_OWNER in words)
    for field in own:
        hint = _hints(told)[field]
        if hint not in (str, tuple[str, ...]) and type(None) not in get_args(hint):
            raise TypeError(f"{told.__name__}.{field} is only for its owner and cannot be blanked")
    return own


def blank(secret: object) -> tuple[str, ...] | str | None:
    """What others see in the place of a secret: a row of unknown cards, one of them, or nothing."""
    if isinstance(secret, tuple):
        return (UNKNOWN,) * len(secret)
    return UNKNOWN if isinstance(secret, str) else None


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
            if _holds_text(_said(frame)[field]) and not set(words_allowed).intersection(words):
                raise TypeError(f"{frame.__name__}.{field} has to say who may see it (engine/secrecy.py)")


def _holds_text(hint: object, looked_into: frozenset[object] = frozenset()) -> bool:
    """Whether a text may be in it, also inside a record or one of its kinds."""
    if hint is str or hint in looked_into:
        return hint is str
    if isinstance(hint, type) and issubclass(hint, Struct):
        inside: Iterable[object] = (*_said(hint).values(), *hint.__subclasses__())
    else:
        inside = get_args(hint)
    return any(_holds_text(part, looked_into | {hint}) for part in inside)


@cache
def _hints(record: type) -> Mapping[str, object]:
    """The types of the fields, without what they say."""
    return get_type_hints(record)


@cache
def _said(record: type) -> Mapping[str, object]:
    """The types of the fields with what they say."""
    return get_type_hints(record, include_extras=True)


@cache
def _metadata(record: type) -> Mapping[str, tuple[object, ...]]:
    said = _said(record)
    return {name: getattr(said[name], "__metadata__", ()) for name in getattr(record, "__struct_fields__", ())}
