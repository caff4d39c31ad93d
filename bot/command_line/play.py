"""`chaski play`: a game in the terminal, for one person or several at the same screen."""

import argparse
import secrets
from pathlib import Path

from bot.command_line import arguments
from bot.command_line.language import spoken_here, told
from bot.files import read_game
from bot.refusals import CommandCode, CommandError
from bot.terminal.console import make_console
from bot.terminal.game import TerminalGame
from bot.terminal.hot_seat import HotSeat
from bot.terminal.seats import seat_plan, take_seats, take_solo_seats


def register(subparsers: arguments.Subparsers) -> None:
    """Adds `chaski play` and its options to the command line."""
    summary = told("play")
    parser = subparsers.add_parser("play", help=summary, description=told("play.about", summary=summary))
    parser.add_argument("--players", type=arguments.player_count, metavar="N", help=told("play.players"))
    parser.add_argument("--humans", type=arguments.at_least_one, metavar="K", help=told("play.humans"))
    parser.add_argument("--bots", type=arguments.names, metavar="A,B,...", help=told("play.bots"))
    arguments.add_solo(parser)
    arguments.add_modules(parser)
    parser.add_argument("--seed", metavar="S", help=told("option.seed"))
    parser.add_argument("--printed", action="store_true", help=told("play.printed"))
    parser.add_argument("--load", type=Path, metavar="FILE", help=told("play.load"))
    parser.set_defaults(func=play)


def play(args: argparse.Namespace) -> int:
    """Seats everybody and plays."""
    if args.load:
        game, plan = _loaded(args)
    else:
        plan = _plan(args, args.players, args.solo)
        seed = args.seed or secrets.token_hex(16)
        coricancha = "printed" if args.printed else "random"
        game = TerminalGame(arguments.game_options(args, plan[0] + len(plan[1]), coricancha), seed)
    people, bots = plan
    solo, lang = game.options.solo, spoken_here()
    seats = take_solo_seats(solo, lang) if solo else take_seats(people, bots, game.seed, lang)
    console = make_console()
    begins = "play.begins.solo" if solo else "play.begins"
    console.print(told(begins, automa=seats[-1].name, n=len(seats), seed=game.seed))
    arguments.tell_modules(game.options.modules, console)
    if solo:
        console.print(arguments.solo_terms(game.options))
    HotSeat(game, seats, console, lang).play()
    return 0


def _plan(args: argparse.Namespace, players: int | None, solo: str | None) -> tuple[int, tuple[str, ...]]:
    """The number of people, and the bots; a solo game has one person."""
    if not solo:
        return seat_plan(players, args.humans, args.bots)
    if args.humans not in (None, 1) or args.bots:
        raise CommandError(CommandCode.ALONE_AGAINST_AUTOMA)
    return 1, ()


def _loaded(args: argparse.Namespace) -> tuple[TerminalGame, tuple[int, tuple[str, ...]]]:
    if args.seed is not None or args.printed or args.solo or args.difficulty or args.handicap or args.modules:
        raise CommandError(CommandCode.LOAD_ALONE)
    game = TerminalGame.load(read_game(args.load))
    if game.state.over:
        raise CommandError(CommandCode.LOADED_IS_OVER, file=args.load)
    players = game.options.players
    if args.players not in (None, players):
        raise CommandError(CommandCode.LOADED_PLAYERS, players=players, given=args.players)
    return game, _plan(args, players, game.options.solo)
