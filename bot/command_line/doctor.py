"""`chaski doctor`: checks the database and gives advice."""

import argparse
import asyncio
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bot import say
from bot.command_line.arguments import Subparsers, add_database, add_json
from bot.command_line.language import spoken_here, told
from bot.settings import database_url
from bot.terminal.console import make_console

if TYPE_CHECKING:
    from storage.doctor import DoctorReport

STYLES = {"note": "cyan", "wrong": "bold red", "fatal": "bold red"}


def register(subparsers: Subparsers) -> None:
    """Adds `chaski doctor` and its options to the command line."""
    summary = told("doctor")
    parser = subparsers.add_parser("doctor", help=summary, description=summary)
    add_database(parser)
    add_json(parser)
    parser.set_defaults(func=doctor)


def doctor(args: argparse.Namespace) -> int:
    """Prints a report; 0 if all is well, 1 if something is wrong, 2 if nothing can be checked."""
    import render  # late: other commands start faster without databases and pictures
    from bot.table.clock.late_offers import CLOCK
    from bot.table.clock.lateness import WAYS_OUT
    from bot.table.clock.reminders import REMINDER
    from bot.table.clock.waits import ARCHIVE
    from bot.table.lobby.absences import RETURN
    from bot.table.lobby.host import PAUSE, RESUME
    from bot.table.lobby.lobby import LOBBY_ENDS
    from bot.table.watch.only_bots import WAITING
    from storage.doctor import Vocabulary, examine

    words = Vocabulary(
        timers=(REMINDER, CLOCK, RETURN, LOBBY_ENDS, ARCHIVE, WAITING),
        themes=tuple(render.THEMES),
        choices=(*WAYS_OUT, PAUSE, RESUME),
        refusal=lambda refusal: say.aside(refusal, spoken_here()),
        said=lambda key, **values: told(f"finding.{key}", **values),
    )
    report = asyncio.run(examine(database_url(args.database), words))
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, make_console())
    return 2 if report.fatal else 1 if report.wrong else 0


def _show(report: "DoctorReport", console: Console) -> None:
    console.print(told("doctor.database", database=report.database), soft_wrap=True)
    if report.schema:
        console.print(told("doctor.schema", schema=report.schema))
    if report.free_bytes is not None:
        console.print(told("doctor.free", gigabytes=f"{report.free_bytes / 1e9:,.1f}"))
    counted = {"games": _count(report.games, "games"), "answers": _count(report.answers, "answers")}
    console.print(told("doctor.checked", **counted))
    for finding in report.findings:
        severity = told(f"doctor.severity.{finding.severity}")
        console.print(Text.assemble((f"{severity} ", STYLES[finding.severity]), finding.what))
        console.print(Padding(Text(finding.advice), (0, 0, 0, 6)))
    if report.wrong:
        console.print(Text(_count(report.wrong, "wrong"), style="bold red"))
    elif not report.checked:
        console.print(Text(told("doctor.nothing"), style="bold"))
    else:
        console.print(Text(told("doctor.well"), style="bold green"))


def _count(n: int, thing: str) -> str:
    return told(f"doctor.{thing}", n=n)
