"""`chaski worker`: draws and thinks for bots that share a queue."""

import argparse
import os

from bot.background.kinds_of_work import QUEUES
from bot.command_line.arguments import Subparsers, at_least_one
from bot.command_line.language import told
from bot.command_line.log import begin_log
from bot.refusals import CommandCode, CommandError
from bot.settings import jobs_url


def register(subparsers: Subparsers) -> None:
    """Adds `chaski worker` and its options to the command line."""
    summary = told("worker")
    parser = subparsers.add_parser("worker", help=summary, description=told("worker.about", summary=summary))
    parser.add_argument("--queues", type=_queues, default=QUEUES, help=told("worker.queues", queues=",".join(QUEUES)))
    parser.add_argument("--processes", type=at_least_one, default=os.cpu_count() or 1, help=told("worker.processes"))
    parser.set_defaults(func=run)


def _queues(given: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in given.split(","))
    if not set(names) <= {*QUEUES}:
        raise argparse.ArgumentTypeError(told("wrong.queues", given=given, queues=QUEUES))
    return tuple(dict.fromkeys(names))


def run(args: argparse.Namespace) -> int:
    """Works until it is stopped."""
    url = jobs_url()
    if not url:
        raise CommandError(CommandCode.NO_QUEUE)
    # Late: the processes that draw pictures import this module and need none of it.
    from bot.workers import serve_queue

    begin_log(url)
    serve_queue(url, args.queues, args.processes)
    return 0
