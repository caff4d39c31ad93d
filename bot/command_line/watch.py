"""`chaski watch`: bots play in the terminal, turn by turn."""

import argparse
import secrets
from pathlib import Path

from bot.command_line import arguments
from bot.command_line.language import SPOKEN
from bot.refusals import CommandCode, CommandError
from bot.terminal.album import Album
from bot.terminal.console import make_console
from bot.terminal.game import TerminalGame
from bot.terminal.seats import take_seats, take_watched_seats
from bot.terminal.watching import Pace, WatchedGame
from engine.difficulty import PACHAMAMA
from engine.players import LEVELS


def register(subparsers: arguments.Subparsers) -> None:
    """Adds `chaski watch` and its options to the command line."""
    summary = "watch the bot play, turn by turn"
    parser = subparsers.add_parser(
        "watch", help=summary, description=f"{summary}: what happens, what it was thinking, and the scores"
    )
    arguments.add_solo(parser)
    arguments.add_modules(parser)
    parser.add_argument(
        "--bots", type=arguments.player_count, metavar="N", help="2, 3 or 4 bots against each other instead"
    )
    parser.add_argument("--player", choices=list(LEVELS), default="hard", help="who plays (default hard)")
    arguments.add_budget(parser, "as the level has it")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same cards (default: a new one)")
    parser.add_argument(
        "--pace",
        type=arguments.pace,
        default=5.0,
        metavar="SECONDS",
        help="time for a turn (default 5; 0: as fast as possible)",
    )
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="write the board after every turn, chart, animation and game there"
    )
    parser.set_defaults(func=watch, players=None)


def watch(args: argparse.Namespace) -> int:
    """Seats the bots and lets them play."""
    if args.bots and args.solo:
        raise CommandError(CommandCode.BOTS_OR_SOLO)
    if not args.bots:
        args.solo = args.solo or PACHAMAMA
    options = arguments.game_options(args, args.bots or 2)
    seed = args.seed or secrets.token_hex(16)
    if options.solo:
        seats = take_watched_seats(options.solo, args.player, seed, args.budget, SPOKEN)
    else:
        seats = take_seats(0, [args.player] * options.players, seed, SPOKEN, args.budget)
    names = [seat.name for seat in seats]
    album = Album(args.out, names, SPOKEN) if args.out else None
    console = make_console()
    if options.solo:
        console.print(f"Tawantinsuyu: {names[0]} ({args.player}) against {names[1]}, seed {seed}. Ctrl-C ends it.")
        console.print(arguments.solo_terms(options))
    else:
        console.print(f"Tawantinsuyu: {', '.join(names)}, seed {seed}. Ctrl-C ends it.")
    arguments.tell_modules(options.modules, console)
    console.print()
    WatchedGame(TerminalGame(options, seed), seats, console, Pace(args.pace), SPOKEN, album).run()
    return 0
