"""`chaski watch`: bots play in the terminal, turn by turn."""

import argparse
import secrets
from pathlib import Path

from bot.command_line import arguments
from bot.command_line.language import spoken_here, told
from bot.refusals import CommandCode, CommandError
from bot.say.levels import level_how, level_words
from bot.terminal.album import Album
from bot.terminal.console import make_console
from bot.terminal.game import TerminalGame
from bot.terminal.seats import take_seats, take_watched_seats
from bot.terminal.watching import Pace, WatchedGame
from engine.difficulty import PACHAMAMA
from engine.players import LEVELS


def register(subparsers: arguments.Subparsers) -> None:
    """Adds `chaski watch` and its options to the command line."""
    summary = told("watch")
    parser = subparsers.add_parser("watch", help=summary, description=told("watch.about", summary=summary))
    arguments.add_solo(parser)
    arguments.add_modules(parser)
    parser.add_argument("--bots", type=arguments.player_count, metavar="N", help=told("watch.bots"))
    parser.add_argument("--player", choices=list(LEVELS), default="hard", help=_levels_told())
    arguments.add_budget(parser, told("option.budget.level"))
    parser.add_argument("--seed", metavar="S", help=told("option.seed"))
    parser.add_argument("--pace", type=arguments.pace, default=5.0, metavar="SECONDS", help=told("watch.pace"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=told("watch.out"))
    parser.set_defaults(func=watch, players=None)


def _levels_told() -> str:
    """What the levels mean, by the words that are typed for them."""
    levels = [told("watch.level", level=name, how=level_how(name, spoken_here())) for name in LEVELS]
    return told("watch.player", levels=levels)


def watch(args: argparse.Namespace) -> int:
    """Seats the bots and lets them play."""
    if args.bots and args.solo:
        raise CommandError(CommandCode.BOTS_OR_SOLO)
    if not args.bots:
        args.solo = args.solo or PACHAMAMA
    options = arguments.game_options(args, args.bots or 2)
    seed, lang = args.seed or secrets.token_hex(16), spoken_here()
    if options.solo:
        seats = take_watched_seats(options.solo, args.player, seed, args.budget, lang)
    else:
        seats = take_seats(0, [args.player] * options.players, seed, lang, args.budget)
    names = [seat.name for seat in seats]
    album = Album(args.out, names, lang) if args.out else None
    console = make_console()
    if options.solo:
        level = level_words(args.player, lang)
        console.print(told("watch.begins.solo", player=names[0], level=level, automa=names[1], seed=seed))
        console.print(arguments.solo_terms(options))
    else:
        console.print(told("watch.begins", names=names, seed=seed))
    arguments.tell_modules(options.modules, console)
    console.print()
    WatchedGame(TerminalGame(options, seed), seats, console, Pace(args.pace), lang, album).run()
    return 0
