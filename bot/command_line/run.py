"""`chaski run`: the bot, on Discord or in the local sandbox."""

import argparse

from bot.command_line.arguments import Subparsers, add_database, add_locale, add_port, sandbox_address, shards
from bot.command_line.log import begin_log
from bot.command_line.sandbox import FOLDER
from bot.settings import database_url, jobs_url, metrics_address, served_shards, setting

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
    add_port(parser)
    add_locale(parser)
    parser.add_argument("--sandbox", action="store_true", help="use the sandbox even if there is a token")
    parser.add_argument(
        "--gateway",
        type=sandbox_address,
        metavar="URL",
        help="use the sandbox that runs at this address, such as http://127.0.0.1:8765, instead of one of its own",
    )
    parser.add_argument(
        "--shards",
        type=shards,
        metavar="A-B/N",
        help="serve shards A to B of N, while other processes serve the others with the same PostgreSQL database"
        " (default: CHASKI_SHARDS, or all that Discord recommends)",
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Runs the bot, on Discord or in the sandbox, until it is stopped."""
    # Late: the processes that draw pictures import this module and need none of it.
    from bot.serving import BotOptions, serve, serve_at_sandbox, serve_in_sandbox

    url = database_url(args.database)
    begin_log(url, jobs_url())
    token = "" if args.sandbox or args.gateway else setting("DISCORD_TOKEN")
    options = BotOptions(url, served_shards(args.shards), metrics_address())
    if args.gateway:
        serve_at_sandbox(args.gateway, options)
    elif token:
        serve(token, options)
    else:
        serve_in_sandbox(args.port, FOLDER, options, args.locale)
    return 0
