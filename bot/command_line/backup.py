"""`chaski backup`: a safe copy of the database, also while the bot runs."""

import argparse
from pathlib import Path

from bot.command_line.arguments import Subparsers, add_database
from bot.command_line.language import told
from bot.settings import database_url


def register(subparsers: Subparsers) -> None:
    """Adds `chaski backup` and its options to the command line."""
    summary = told("backup")
    parser = subparsers.add_parser("backup", help=summary, description=summary)
    parser.add_argument("file", type=Path, metavar="FILE", help=told("backup.file"))
    parser.add_argument("--force", action="store_true", help=told("backup.force"))
    add_database(parser)
    parser.set_defaults(func=backup)


def backup(args: argparse.Namespace) -> int:
    """Copies the database; the copy gets its name after a check."""
    from storage.copies import copy_database  # late: other commands start faster without databases

    size = copy_database(database_url(args.database), args.file, args.force)
    print(told("backup.done", file=args.file, size=f"{size:,}"))
    return 0
