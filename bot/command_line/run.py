"""`chaski run`: the bot, on Discord or in the local sandbox."""

import argparse
import logging
from pathlib import Path

from bot.command_line.arguments import Subparsers, add_database, port
from bot.logs import write_log
from bot.settings import database_url, setting

PORT = 8765
FOLDER = Path("chaski-sandbox")
ABOUT = (
    "The token is read from the environment or from .env in the current folder. The sandbox is a stand-in for Discord"
    f" with a web page, on this machine only; it keeps its chat in {FOLDER}. Games are kept in the database, and go on"
    " where they were at the next start. Ctrl-C stops it."
)


def register(subparsers: Subparsers) -> None:
    """Adds `chaski run` and its options to the command line."""
    summary = "run the bot: on Discord with a DISCORD_TOKEN, else in the sandbox"
    parser = subparsers.add_parser("run", help=summary, description=f"{summary}. {ABOUT}")
    add_database(parser)
    parser.add_argument(
        "--port", type=port, default=PORT, help="port of the sandbox, 0 for any that is free (default: %(default)s)"
    )
    parser.add_argument("--sandbox", action="store_true", help="use the sandbox even if there is a token")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Runs the bot, on Discord or in the sandbox, until it is stopped."""
    # Late: the processes that draw pictures import this module and need none of it.
    from bot.serving import serve, serve_in_sandbox

    write_log()
    for name in ("alembic", "aiohttp.access", "discord"):
        logging.getLogger(name).setLevel(logging.WARNING)
    token = "" if args.sandbox else setting("DISCORD_TOKEN")
    url = database_url(args.database)
    if token:
        serve(token, url)
    else:
        serve_in_sandbox(args.port, FOLDER, url)
    return 0
