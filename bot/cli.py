"""The `chaski` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper

from bot import text
from bot.commands import arena, backup, components, doctor, play, render, replay, run, simulate, watch
from engine.errors import GameError

REFUSED, INTERRUPTED = 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what goes wrong is one sentence on stderr, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange letter is no reason to stop
    try:
        args = _parser().parse_args(argv)
        status: int = args.func(args)
        sys.stdout.flush()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else REFUSED
    except GameError as refusal:
        print(f"chaski: {text.error(refusal)}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt as stop:
        print(f"\nchaski: {str(stop) or 'interrupted.'}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on. What is still buffered must not raise once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="chaski", description="Tawantinsuyu: The Inca Empire, in the terminal.")
    parser.add_argument("--version", action="version", version=f"chaski {_version()}")
    parser.set_defaults(func=lambda args: _help(parser))
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (run, play, watch, simulate, arena, replay, render, components, backup, doctor):
        command.register(subparsers)
    return parser


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _version() -> str:
    try:
        return version("chaski")
    except PackageNotFoundError:
        return "(not installed)"


if __name__ == "__main__":
    sys.exit(main())
