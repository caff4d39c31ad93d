"""`chaski run`: the bot, on Discord or in the local sandbox."""

import argparse

from bot.command_line.arguments import (
    A_SANDBOX,
    Subparsers,
    add_database,
    add_locale,
    add_port,
    sandbox_address,
    shards,
)
from bot.command_line.language import spoken_here, told
from bot.command_line.log import begin_log
from bot.command_line.sandbox import FOLDER
from bot.settings import database_url, jobs_url, metrics_address, served_shards, setting


def register(subparsers: Subparsers) -> None:
    """Adds `chaski run` and its options to the command line."""
    summary = told("run")
    parser = subparsers.add_parser("run", help=summary, description=told("run.about", summary=summary, folder=FOLDER))
    add_database(parser)
    add_port(parser)
    add_locale(parser)
    parser.add_argument("--sandbox", action="store_true", help=told("run.sandbox"))
    parser.add_argument("--gateway", type=sandbox_address, metavar="URL", help=told("run.gateway", example=A_SANDBOX))
    parser.add_argument("--shards", type=shards, metavar="A-B/N", help=told("run.shards"))
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
        serve_at_sandbox(args.gateway, options, spoken_here())
    elif token:
        serve(token, options)
    else:
        serve_in_sandbox(args.port, FOLDER, options, args.locale, spoken_here())
    return 0
