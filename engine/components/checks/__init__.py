"""Checks any folder of component files against the rulebooks, the examples and the value scale."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.benefits import BenefitWords
from engine.components.checks.cards import check_army, check_gods
from engine.components.checks.complaints import Complaints, Summary, summary
from engine.components.checks.hill import check_hill
from engine.components.checks.numbers import check_blocks, check_constants, check_descending, check_workers
from engine.components.checks.shape import SOURCES, Provenance, check_shape
from engine.components.checks.solo import check_solo
from engine.components.checks.tiles import check_buildings, check_palaces, check_vassals
from engine.components.checks.tracks import check_conquest, check_die_order, check_temple
from engine.components.checks.weavings import check_weavings
from engine.components.loader import FOLDER, READERS, ComponentError, read_records, read_toml

CHECKS: Mapping[str, Callable[[Any, Complaints], Summary]] = {
    "constants": check_constants,
    "hill": check_hill,
    "workers": check_workers,
    "gods": check_gods,
    "army": check_army,
    "buildings": check_buildings,
    "palaces": check_palaces,
    "weavings": check_weavings,
    "temple": check_temple,
    "conquest": check_conquest,
    "vassals": check_vassals,
    "solo": check_solo,
}
# Checks of one file against another; complaints go to the first.
CHECKS_ACROSS: tuple[tuple[str, str, Callable[[Any, Any, Complaints], None]], ...] = (
    ("hill", "constants", check_descending),
    ("workers", "hill", check_blocks),
    ("conquest", "constants", check_die_order),
)


class FileReport(Struct, frozen=True):
    """What there is to say about one file."""

    file: str
    summary: Summary
    complaints: tuple[str, ...]


class ComponentsReport(Struct, frozen=True):
    """The outcome of a check, with the number of entries and of single fields by source."""

    files: tuple[FileReport, ...]
    strays: tuple[str, ...]
    entries: Mapping[str, int]
    fields: Mapping[str, int]

    @property
    def complaints(self) -> tuple[str, ...]:
        """Everything that is wrong, one sentence each."""
        return self.strays + tuple(sentence for report in self.files for sentence in report.complaints)


def check(say: BenefitWords, folder: Path | None = None) -> ComponentsReport:
    """Check the component files of a folder: those of the game itself unless another is given.

    >>> class Tersely:
    ...     benefit = cost = staticmethod(repr)
    >>> check(Tersely()).complaints
    ()
    """
    folder = FOLDER if folder is None else folder
    try:
        found = sorted(path.stem for path in folder.iterdir() if path.suffix == ".toml")
    except OSError as error:
        raise ComponentError(f"The folder {folder} cannot be read: {error.strerror}.") from error
    provenance = Provenance()
    complaints = {file: Complaints(file, say) for file in READERS}
    records = {file: _read(folder, complaints[file], provenance) for file in READERS}
    summaries = check_records(records, complaints)
    return ComponentsReport(
        files=tuple(FileReport(file, summaries[file], tuple(complaints[file].sentences)) for file in READERS),
        strays=tuple(f"{file}.toml: no such component file is known." for file in found if file not in READERS),
        entries={source: provenance.entries[source] for source in SOURCES},
        fields={source: provenance.fields[source] for source in SOURCES if source in provenance.fields},
    )


def check_records(records: Mapping[str, Struct | None], complaints: Mapping[str, Complaints]) -> dict[str, Summary]:
    """Complain about whatever could be read, file by file and across files; a summary for each."""
    summaries = {file: _constraints(record, complaints[file]) for file, record in records.items()}
    for one, other, check_across in CHECKS_ACROSS:
        if records.get(one) and records.get(other):
            check_across(records[one], records[other], complaints[one])
    return summaries


def _read(folder: Path, complaints: Complaints, provenance: Provenance) -> Struct | None:
    try:
        raw = read_toml(folder, complaints.file)
        check_shape(raw, complaints, provenance)
        return read_records(complaints.file, raw)
    except ComponentError as error:
        place = str(error).partition(": ")[0]
        if not any(sentence.startswith(f"{place}: ") for sentence in complaints.sentences):
            complaints.sentences.append(str(error))
        return None


def _constraints(record: Struct | None, complaints: Complaints) -> Summary:
    if record is None:
        return summary("unusable")
    try:
        return CHECKS[complaints.file](record, complaints)
    except Exception as error:  # data nobody foresaw must not hide what is wrong with the other files
        complaints.need(False, "constraints", f"they cannot be checked ({type(error).__name__}: {error})")
        return summary("unchecked")
