"""`chaski play`: a game in the terminal, for one person or several on the same screen."""

import argparse
import secrets
from pathlib import Path

from bot.commands.arguments import Subparsers, at_least_one, names, player_count
from bot.terminal.console import make_console
from bot.terminal.files import read_game
from bot.terminal.game import Game
from bot.terminal.hot_seat import HotSeat
from bot.terminal.seats import seat_plan, take_seats
from engine.errors import BadOptions
from engine.state import Options


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    summary = "play a game in the terminal"
    parser = subparsers.add_parser(
        "play",
        help=summary,
        description=f"{summary}: people take the first seats, bots the others",
    )
    parser.add_argument("--players", type=player_count, metavar="N", help="2, 3 or 4 (default 2)")
    parser.add_argument("--humans", type=at_least_one, metavar="K", help="how many people share the screen (default 1)")
    parser.add_argument("--bots", type=names, metavar="A,B,...", help="the bots (default: greedy on the other seats)")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same cards (default: a new one)")
    parser.add_argument("--printed", action="store_true", help="leave the Coricancha as printed, for a first game")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.set_defaults(func=play)


def play(args: argparse.Namespace) -> int:
    """Seat everybody and play."""
    if args.load:
        game, plan = _loaded(args)
    else:
        plan = seat_plan(args.players, args.humans, args.bots)
        seed = args.seed or secrets.token_hex(4)
        coricancha = "printed" if args.printed else "random"
        game = Game(Options(players=plan[0] + len(plan[1]), coricancha=coricancha), seed)
    people, bots = plan
    seats = take_seats(people, bots, game.seed)
    console = make_console()
    console.print(f"Tawantinsuyu for {len(seats)}, seed {game.seed}. Type ? for help, q to quit.")
    HotSeat(game, seats, console).play()
    return 0


def _loaded(args: argparse.Namespace) -> tuple[Game, tuple[int, tuple[str, ...]]]:
    if args.seed is not None or args.printed:
        raise BadOptions("A saved game brings its own seed and Coricancha: leave --seed and --printed out.")
    game = Game.load(read_game(args.load))
    if game.state.over:
        raise BadOptions(f"The game in {args.load} is over; chaski replay shows how it ended.")
    players = game.options.players
    if args.players not in (None, players):
        raise BadOptions(f"The saved game is one of {players} players, not {args.players}.")
    return game, seat_plan(players, args.humans, args.bots)
