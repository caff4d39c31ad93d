"""Arguments the commands have in common."""

import argparse
from typing import TypeAlias

from bot.terminal.console import whole_number

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
LONGEST = 3600.0


def at_least_one(given: str) -> int:
    """A whole number of at least 1."""
    number = whole_number(given)
    if not number:
        raise argparse.ArgumentTypeError(f"{given!r} is not a whole number of at least 1")
    return number


def seconds(given: str) -> float:
    """A time to think, more than nothing and less than an hour."""
    try:
        number = float(given)
    except ValueError:
        number = 0.0
    if not 0 < number < LONGEST:
        raise argparse.ArgumentTypeError(f"{given!r} is no number of seconds above 0")
    return number


def player_count(given: str) -> int:
    """The number of players."""
    if given not in ("2", "3", "4"):
        raise argparse.ArgumentTypeError(f"this game is for 2, 3 or 4 players, not {given!r}")
    return int(given)


def names(given: str) -> tuple[str, ...]:
    """Names of bots, separated by commas."""
    found = tuple(name.strip() for name in given.split(",") if name.strip())
    if not found:
        raise argparse.ArgumentTypeError("give at least one name")
    return found


def add_budget(parser: argparse.ArgumentParser) -> None:
    """The option for how long thinking bots think."""
    parser.add_argument(
        "--budget", type=seconds, metavar="S", help="seconds a bot that thinks may take for a decision (default 0.05)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option for programs."""
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_database(parser: argparse.ArgumentParser) -> None:
    """The option for another database than the usual one."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="such as sqlite:///chaski.db or postgresql://user@host/name (default: DATABASE_URL, or chaski.db here)",
    )
