"""Whatever the rulebooks state is checked: each such value, changed ever so little, is complained about."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from msgspec import Struct, structs

from engine.benefits import Gain
from engine.components.checks import CHECKS_ACROSS, check_records
from engine.components.checks.complaints import Complaints
from engine.components.effects import BENEFIT_FIELDS
from engine.components.loader import FOLDER, READERS, read_records, read_toml
from engine.components.records import Entry
from engine.resources import VP
from tests.in_english import IN_ENGLISH

Variant = tuple[str, Any]  # where, and what stands there instead
OURS = frozenset({"source", "reconstructed", "derived", "note", "name"})
KEYS = frozenset({"id", "kind", "players", "ring"})  # of these there are lists, which have their own checks
NUMBER = re.compile(r"\b\d+\b")
# What follows from other values when a file is loaded, and so is never tuned by itself.
FOLLOWS = frozenset({"neighbours"})


@cache
def printed(file: str) -> Struct:
    return read_records(file, read_toml(FOLDER, file))


def other_texts(text: str) -> Iterator[Variant]:
    """A sentence with one of its numbers changed."""
    for found in NUMBER.finditer(text):
        yield f" at {found.start()}", f"{text[: found.start()]}{int(found[0]) + 1}{text[found.end() :]}"


def others(value: Any, stated: bool = True) -> Iterator[Variant]:
    """Every copy of a value in which one thing that a rulebook states is another one."""
    match value:
        case Struct():
            for field in value.__struct_fields__:
                if field in OURS | KEYS | FOLLOWS:
                    continue
                known = value.source_of(field) != "reconstructed" if isinstance(value, Entry) else stated
                for where, new in _others_of_field(field, getattr(value, field), known):
                    yield f".{field}{where}", structs.replace(value, **{field: new})
        case Mapping():
            for key, inner in value.items():
                for where, new in others(inner, stated):
                    yield f"[{key}]{where}", {**value, key: new}
        case tuple():
            for index, inner in enumerate(value):
                for where, new in others(inner, stated):
                    yield f"[{index}]{where}", (*value[:index], new, *value[index + 1 :])
            if stated and value and not any(isinstance(inner, Entry) for inner in value):
                yield " but the last", value[:-1]
                yield " and the last again", (*value, value[-1])
        case bool() if stated:
            yield "", not value
        case int() if stated:
            yield "+1", value + 1
            yield "-1", value - 1
        case str() if stated:
            yield "", f"{value}x"


def _others_of_field(field: str, value: Any, stated: bool) -> Iterator[Variant]:
    if "text" in field:
        yield from other_texts(value) if stated else ()
        return
    yield from others(value, stated)
    if field in BENEFIT_FIELDS and stated:
        yield " and a VP", (*value, Gain(VP, 1))


def complaints_about(file: str, record: Struct) -> list[str]:
    """What the checks say if this file reads so and the others are as they are."""
    partners = {name for pair in CHECKS_ACROSS if file in pair[:2] for name in pair[:2]}
    records = {name: record if name == file else printed(name) for name in {file, *partners}}
    complaints = {name: Complaints(name, IN_ENGLISH) for name in records}
    check_records(records, complaints)
    return [sentence for name in complaints.values() for sentence in name.sentences]


@pytest.mark.parametrize("file", READERS)
def test_no_stated_value_can_be_changed_without_a_complaint(file: str) -> None:
    assert complaints_about(file, printed(file)) == []
    unnoticed = [where for where, record in others(printed(file)) if not complaints_about(file, record)]
    assert unnoticed == []
