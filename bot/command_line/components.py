"""`chaski components`: checks the printed data, and lists the source of each value."""

import argparse
import sys
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.command_line.language import spoken_here, told
from bot.languages.pictures import PICTURE_TEXTS
from bot.refusals import CommandCode, CommandError
from bot.say.pictures import filling
from bot.translating.pictures import complaints
from engine.components import ComponentError
from engine.components.checks import check
from engine.components.listing import KINDS, Listed, UnknownKindError, entries


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds `chaski components` with `check` and `list`."""
    summary = told("components")
    parts = subparsers.add_parser("components", help=summary, description=summary).add_subparsers(
        dest="part", required=True
    )
    checked = told("components.check")
    checking = parts.add_parser("check", help=checked, description=checked)
    checking.add_argument("--folder", type=Path, metavar="DIR", help=told("components.folder"))
    checking.set_defaults(func=check_components)
    listed = told("components.list")
    listing = parts.add_parser("list", help=listed, description=listed)
    listing.add_argument("kind", nargs="?", metavar="KIND", help=told("components.kind", kinds=tuple(KINDS)))
    listing.add_argument("--json", action="store_true", help=told("components.json"))
    listing.set_defaults(func=list_components)


def check_components(args: argparse.Namespace) -> int:
    """Prints a line per file, the provenance and all complaints; 1 with complaints, 2 with unreadable files."""
    try:
        report = check(filling(spoken_here().pictures), args.folder)
    except ComponentError as error:
        print(error, file=sys.stderr)
        return 2
    for file in report.files:
        summary = told(f"components.summary.{file.summary.key}", **file.summary.values)
        print(f"{file.file + '.toml':16} {_verdict(len(file.complaints)):14} {summary}")
    counted = told("components.counted", entries=_counts(report.entries), differ=_counts(report.fields))
    print(f"{told('components.provenance'):16} {counted}")
    problems = [*report.complaints, *_unworded()]
    for sentence in problems:
        print(f"  {sentence}")
    return 1 if problems else 0


def _unworded() -> list[str]:
    """A sentence for each thing of the game without words in the pictures of a language."""
    found = [complaint for texts in PICTURE_TEXTS.values() for complaint in complaints(texts)]
    return [f"{complaint[:1].upper()}{complaint[1:]}." for complaint in found]


def _verdict(complaints: int) -> str:
    return told("components.complaints", n=complaints) if complaints else told("components.ok")


def _counts(numbers: Mapping[str, int]) -> str:
    return ", ".join(f"{told(f'components.source.{source}')} {n}" for source, n in numbers.items())


def list_components(args: argparse.Namespace) -> int:
    """Prints the components: tables on a terminal, lines through a pipe, or one JSON object."""
    try:
        found = entries(filling(spoken_here().pictures), args.kind)
    except UnknownKindError:
        raise CommandError(CommandCode.NO_KIND, kind=args.kind, known=tuple(KINDS)) from None
    if args.json:
        print(msgspec.json.encode({"components": found}).decode())
        return 0
    console = Console()
    if not console.is_terminal:
        for each in found:
            print(each.kind, each.id, each.name, each.words, each.module, each.provenance, sep="\t")
        return 0
    for kind, group in groupby(found, key=lambda listed: listed.kind):
        console.print(_table(kind, list(group)))
    return 0


def _table(kind: str, rows: list[Listed]) -> Table:
    table = Table(title=kind, title_justify="left")
    table.add_column(told("components.id"), no_wrap=True)
    named = any(row.name for row in rows)
    if named:
        table.add_column(told("components.name"), overflow="fold")
    for heading in ("words", "module", "source"):
        table.add_column(told(f"components.{heading}"), overflow="fold")
    for row in rows:
        cells = [row.id, *([row.name] if named else []), row.words, row.module, row.provenance]
        table.add_row(*map(Text, cells))
    return table
