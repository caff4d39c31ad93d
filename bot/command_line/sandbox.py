"""`chaski sandbox`: the stand-in for Discord alone, for bots that run in processes of their own."""

import argparse
from pathlib import Path

from bot.command_line.arguments import Subparsers, add_locale, add_port, at_least_one
from bot.command_line.language import spoken_here, told
from bot.command_line.log import begin_log

FOLDER = Path("chaski-sandbox")
MOST_SERVERS = 100


def register(subparsers: Subparsers) -> None:
    """Adds `chaski sandbox` and its options to the command line."""
    summary = told("sandbox")
    parser = subparsers.add_parser("sandbox", help=summary, description=told("sandbox.about", summary=summary))
    add_port(parser)
    add_locale(parser)
    parser.add_argument("--servers", type=server_count, default=1, metavar="N", help=told("sandbox.servers"))
    parser.add_argument("--recommend", type=at_least_one, default=1, metavar="N", help=told("sandbox.recommend"))
    parser.set_defaults(func=run)


def server_count(given: str) -> int:
    """A number of servers that a page can show."""
    number = at_least_one(given)
    if number > MOST_SERVERS:
        raise argparse.ArgumentTypeError(told("wrong.servers", most=MOST_SERVERS, given=given))
    return number


def run(args: argparse.Namespace) -> int:
    """Runs the sandbox until it is stopped."""
    from bot.serving import serve_sandbox  # late, as in `chaski run`

    begin_log()
    serve_sandbox(args.port, FOLDER, args.servers, args.recommend, args.locale, spoken_here())
    return 0
