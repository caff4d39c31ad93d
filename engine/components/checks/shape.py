"""Checks on the raw tables of any file: provenance, modules, texts, costs and benefits of every entry."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, get_args

from engine.components.checks.complaints import Complaints
from engine.components.effects import BENEFIT_FIELDS, read_cost, read_effect
from engine.components.records import Module, Source

SOURCES: tuple[str, ...] = get_args(Source)
MODULES: tuple[str, ...] = get_args(Module)
KEYS = ("id", "kind", "players", "ring")
ABILITY = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")


class Provenance:
    """How many entries have each source, and how many single fields differ from their entry."""

    def __init__(self) -> None:
        self.entries: Counter[str] = Counter()
        self.fields: Counter[str] = Counter()

    def add(self, entry: Mapping[str, Any]) -> None:
        """Count one entry and where its fields come from."""
        self.entries[str(entry.get("source"))] += 1
        for source in ("reconstructed", "derived"):
            self.fields[source] += len(_names(entry, source))


def check_shape(raw: Mapping[str, Any], complaints: Complaints, provenance: Provenance) -> None:
    """Check every entry of a file, however deep."""
    meta = raw.get("meta")
    if not isinstance(meta, dict):
        complaints.need(False, "meta", "the table is missing")
    else:
        complaints.need(meta.get("file") == complaints.file, "meta", "it names another file")
        complaints.need(meta.get("source") in SOURCES, "meta", f"the source is {meta.get('source')!r}")
    tables = {name: table for name, table in raw.items() if name != "meta"}
    _Walk(complaints, provenance).tables(tables, "")


class _Walk:
    def __init__(self, complaints: Complaints, provenance: Provenance) -> None:
        self._need = complaints.need
        self._provenance = provenance

    def tables(self, tables: Mapping[str, Any], place: str) -> None:
        """Top-level tables: entries, arrays of entries, or groups of entries."""
        for name, table in tables.items():
            here = f"{place}{name}"
            if isinstance(table, list):
                self._array(table, here)
            elif not isinstance(table, dict) or not table:
                self._need(False, here, "it is not a table of values")
            elif "source" in table or not all(isinstance(inner, dict) for inner in table.values()):
                self._entry(table, here)
            else:
                self.tables(table, f"{here} ")

    def _array(self, array: list[Any], place: str) -> None:
        for number, entry in enumerate(array, start=1):
            if not isinstance(entry, dict):
                self._need(False, f"{place} number {number}", "it is not a table of values")
                continue
            key = next((str(entry[key]) for key in KEYS if key in entry), f"number {number}")
            self._entry(entry, f"{place} {key}")

    def _entry(self, entry: Mapping[str, Any], place: str) -> None:
        need = self._need
        self._provenance.add(entry)
        need(entry.get("source") in SOURCES, place, f"the source is {entry.get('source')!r}")
        for source in ("reconstructed", "derived"):
            for field in _names(entry, source):
                need(field in entry, place, f"`{source}` names the missing field {field}")
        if "module" in entry:
            need(entry["module"] in MODULES, place, f"the module {entry['module']} is unknown")
        if "text" in entry:
            text = str(entry["text"])
            need(text.endswith(".") and 10 < len(text) < 230, place, "the text is not one short sentence")
        if "ability" in entry:
            need(ABILITY.fullmatch(str(entry["ability"])), place, "the ability is not in snake_case")
        self._fields(entry, place)

    def _fields(self, entry: Mapping[str, Any], place: str) -> None:
        for name, value in entry.items():
            if name in BENEFIT_FIELDS:
                self._benefit(value, place)
            elif name == "cost":
                self._cost(value, place)
            elif isinstance(value, dict) and "source" in value:
                self._entry(value, f"{place} {name}")
            elif isinstance(value, list) and value and isinstance(value[0], dict) and name != "tokens":
                self._array(value, f"{place} {name}")

    def _benefit(self, raw: object, place: str) -> None:
        if not isinstance(raw, list):
            self._need(False, place, "a benefit is an array of effects")
            return
        for effect in raw:
            try:
                read_effect(effect)
            except ValueError as error:
                self._need(False, place, str(error))

    def _cost(self, raw: object, place: str) -> None:
        try:
            read_cost(raw)
        except ValueError as error:
            self._need(False, place, str(error))


def _names(entry: Mapping[str, Any], field: str) -> list[str]:
    names = entry.get(field, [])
    return [str(name) for name in names] if isinstance(names, list) else []
