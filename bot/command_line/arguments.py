"""Common arguments of the commands."""

import argparse
import re
from collections.abc import Iterable
from typing import TypeAlias

from rich.console import Console

from bot.command_line.language import spoken_here, told
from bot.languages import USUAL
from bot.refusals import CommandCode, CommandError
from bot.say.solo import listed
from bot.settings import LAST_PORT
from bot.shards import NoShards, Shards
from bot.terminal.console import whole_number
from engine.box import MODULES, in_order
from engine.components import CONSTANTS
from engine.difficulty import EASIER, HANDICAPS, HARDER, LEVELS, PACHAMAMA, sort_words
from engine.state import Options

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
LONGEST = 3600.0
LOCALE = "en-US"
PORT = 8765
A_SANDBOX = "http://127.0.0.1:8765"
_SANDBOX = re.compile(r"(http://(?:127\.0\.0\.1|localhost):(\d{1,5}))/?", re.ASCII)


def at_least_one(given: str) -> int:
    """A whole number of at least 1."""
    number = whole_number(given)
    if not number:
        raise argparse.ArgumentTypeError(told("wrong.number", given=given))
    return number


def seconds(given: str) -> float:
    """A thinking time above zero and below an hour."""
    try:
        number = float(given)
    except ValueError:
        number = 0.0
    if not 0 < number < LONGEST:
        raise argparse.ArgumentTypeError(told("wrong.seconds", given=given))
    return number


def pace(given: str) -> float:
    """A time for a turn, 0 included."""
    return 0.0 if given == "0" else seconds(given)


def player_count(given: str) -> int:
    """The number of players."""
    if given not in ("2", "3", "4"):
        raise argparse.ArgumentTypeError(told("wrong.players", given=given))
    return int(given)


def port(given: str) -> int:
    """A port to listen on; 0 is any free one."""
    number = whole_number(given)
    if number is None or number > LAST_PORT:
        raise argparse.ArgumentTypeError(told("wrong.port", given=given, most=LAST_PORT))
    return number


def shards(given: str) -> Shards:
    """A part of the shards of a bot."""
    try:
        return Shards.read(given)
    except NoShards:
        raise argparse.ArgumentTypeError(told("wrong.shards", given=given)) from None


def sandbox_address(given: str) -> str:
    """The address of a sandbox on this machine."""
    found = _SANDBOX.fullmatch(given)
    if found is None or not 0 < int(found[2]) <= LAST_PORT:
        raise argparse.ArgumentTypeError(told("wrong.sandbox", given=given, example=A_SANDBOX))
    return found[1]


def names(given: str) -> tuple[str, ...]:
    """Names of bots, separated by commas."""
    found = tuple(name.strip() for name in given.split(",") if name.strip())
    if not found:
        raise argparse.ArgumentTypeError(told("wrong.names"))
    return found


def add_budget(parser: argparse.ArgumentParser, usual: str = "0.05") -> None:
    """Adds `--budget`, the thinking time of bots."""
    parser.add_argument("--budget", type=seconds, metavar="S", help=told("option.budget", usual=usual))


def add_solo(parser: argparse.ArgumentParser) -> None:
    """Adds the options of a solo game."""
    parser.add_argument("--solo", choices=list(HARDER), help=told("option.solo"))
    parser.add_argument(
        "--difficulty",
        type=names,
        metavar="WORD,...",
        help=told("option.difficulty", words=", ".join([_handicaps(), *LEVELS])),
    )
    parser.add_argument("--handicap", type=int, default=0, metavar="VP", help=told("option.handicap", known=HANDICAPS))


def _handicaps() -> str:
    return "; ".join(f"{automa}: {', '.join((*EASIER[automa], *HARDER[automa]))}" for automa in HARDER)


def add_modules(parser: argparse.ArgumentParser) -> None:
    """Adds `--modules`, those of the expansion."""
    parser.add_argument(
        "--modules", type=names, default=(), metavar="A,B,...", help=told("option.modules", modules=tuple(MODULES))
    )


def game_options(args: argparse.Namespace, players: int, coricancha: str = "random") -> Options:
    """The checked options of a game from the arguments, solo or not."""
    modules = in_order(args.modules)
    if not args.solo:
        if args.difficulty or args.handicap:
            raise CommandError(CommandCode.DIFFICULTY_WITHOUT_SOLO)
        options = Options(players=players, coricancha=coricancha, modules=modules)
    else:
        if args.players not in (None, 2):
            raise CommandError(CommandCode.SOLO_HAS_TWO_SEATS)
        words = sort_words(args.difficulty or ())
        options = Options(solo=args.solo, coricancha=coricancha, modules=modules, handicap=args.handicap, **words)
    options.check()
    return options


def tell_modules(modules: Iterable[str], console: Console) -> None:
    """Prints the modules of a game, if any."""
    if named := tuple(modules):
        console.print(told("modules", modules=named))


def difficulty_words(options: Options) -> list[str]:
    """The difficulty of a solo game in the words of the command line."""
    level = [options.level] if options.solo == PACHAMAMA else []
    return [*level, *options.difficulty, *options.personalities]


def solo_terms(options: Options) -> str:
    """The difficulty and the goal of a solo game in words."""
    words = listed(difficulty_words(options), options.handicap, options.solo, spoken_here())
    return told("solo", words=words, goal=CONSTANTS.solo.target_vp, automa=options.solo)


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """Adds `--cluster`, where games are played if not in processes of this program."""
    parser.add_argument(
        "--cluster", metavar="local|ADDRESS", help=told("option.cluster", example="tcp://10.0.0.5:8786")
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Adds `--json`, the output for programs."""
    parser.add_argument("--json", action="store_true", help=told("option.json"))


def add_port(parser: argparse.ArgumentParser) -> None:
    """Adds `--port`, the one of the sandbox."""
    parser.add_argument("--port", type=port, default=PORT, help=told("option.port", usual=str(PORT)))


def add_locale(parser: argparse.ArgumentParser) -> None:
    """Adds `--locale`, the language of the people in the sandbox: usually that of the command line."""
    usual = LOCALE if spoken_here() is USUAL else spoken_here().code
    parser.add_argument("--locale", default=usual, metavar="LOCALE", help=told("option.locale", usual=usual))


def add_database(parser: argparse.ArgumentParser) -> None:
    """Adds `--database`, the URL of another database."""
    parser.add_argument("--database", metavar="URL", help=told("option.database"))
