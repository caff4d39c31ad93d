"""The `chaski` command: reads its arguments and hands over to a subcommand."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from typing import NoReturn

from bot import say
from bot.command_line import (
    arena,
    backup,
    components,
    doctor,
    languages,
    play,
    render,
    replay,
    run,
    sandbox,
    simulate,
    watch,
    worker,
)
from bot.command_line.language import OPTION, choose_language, spoken_here, told
from bot.refusals import CommandCode, CommandError
from bot.unicode import is_valid_unicode
from engine.errors import Refusal

REFUSED, INTERRUPTED = 2, 130


class Parser(argparse.ArgumentParser):
    """A parser that refuses arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuses arguments in one sentence."""
        raise CommandError(CommandCode.ARGUMENTS, why=message, program=self.prog)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; a failure is one sentence on stderr, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an odd character must not stop the program
    try:
        given = choose_language(_texts(sys.argv[1:] if argv is None else argv))
        args = make_parser().parse_args(given)
        status: int = args.func(args)
        sys.stdout.flush()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else REFUSED
    except Refusal as refusal:
        print(f"chaski: {say.owner_error(refusal, spoken_here())}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt as stop:
        print(f"\nchaski: {str(stop) or told('interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; the rest of the buffer must not raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as trouble:
        about = "" if trouble.filename is None else f"{trouble.filename}: "
        print(f"chaski: {about}{trouble.strerror or trouble}.", file=sys.stderr)
        return REFUSED
    return status


def _texts(given: Sequence[str]) -> Sequence[str]:
    for argument in given:
        if not is_valid_unicode(argument):
            raise CommandError(CommandCode.NO_TEXT, argument=argument)
    return given


def make_parser() -> argparse.ArgumentParser:
    """The parser of the command and all its subcommands."""
    parser = Parser(prog="chaski", description=told("about"))
    parser.add_argument("--version", action="version", version=f"chaski {_version()}", help=told("argparse.version"))
    parser.set_defaults(func=lambda args: _help(parser))
    parser.add_argument(OPTION, metavar="LANG", help=told("about.lang"))
    parser.epilog = told("about.more")
    subparsers = parser.add_subparsers(title=told("about.commands"), metavar="COMMAND")
    plays, looks_after = (run, worker, sandbox, play, watch, simulate, arena), (components, languages, backup, doctor)
    for command in (*plays, replay, render, *looks_after):
        command.register(subparsers)
    return parser


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _version() -> str:
    try:
        return version("chaski")
    except PackageNotFoundError:
        return told("about.no_version")


if __name__ == "__main__":
    sys.exit(main())
