"""A short name for everything that is printed: the same values have the same one, whatever their files look like."""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b

from msgspec import Struct, json, structs

from engine.components.records import Entry

_PROVENANCE = Entry.__struct_fields__


def digest_of(printed: Struct) -> str:
    """A hash of all values in their order; where they come from, and fields left at their default, do not count.

    Names of records count, as they tell one effect from another: whoever renames one makes every game of before one
    of other values.
    """
    return blake2b(json.encode(["Box", _fields(printed)]), digest_size=8).hexdigest()


def _plain(value: object) -> object:
    match value:
        case Struct():
            return [type(value).__name__, _fields(value)]
        case Mapping():
            return [[_plain(key), _plain(inner)] for key, inner in value.items()]
        case tuple():
            return [_plain(inner) for inner in value]
    return value


def _fields(record: Struct) -> list[tuple[str, object]]:
    values = [(name, getattr(record, name), default) for name, default in _told(type(record))]
    return [(name, _plain(value)) for name, value, default in values if value != default]


@cache
def _told(kind: type[Struct]) -> list[tuple[str, object]]:
    """The fields that count, by name, with their defaults."""
    return sorted((field.name, field.default) for field in structs.fields(kind) if field.name not in _PROVENANCE)
