"""Common arguments of the commands."""

import argparse
import re
from collections.abc import Iterable
from typing import TypeAlias

from rich.console import Console

from bot import say
from bot.command_line.language import SPOKEN
from bot.refusals import CommandCode, CommandError
from bot.say.chat import chat
from bot.settings import LAST_PORT
from bot.shards import NoShards, Shards
from bot.terminal.console import whole_number
from engine.box import MODULES, in_order
from engine.components import CONSTANTS
from engine.difficulty import EASIER, HARDER, LEVELS, PACHAMAMA, sort_words
from engine.state import Options

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
LONGEST = 3600.0
LOCALE = "en-US"
PORT = 8765
_SANDBOX = re.compile(r"(http://(?:127\.0\.0\.1|localhost):(\d{1,5}))/?", re.ASCII)


def at_least_one(given: str) -> int:
    """A whole number of at least 1."""
    number = whole_number(given)
    if not number:
        raise argparse.ArgumentTypeError(f"{given!r} is not a whole number of at least 1")
    return number


def seconds(given: str) -> float:
    """A thinking time above zero and below an hour."""
    try:
        number = float(given)
    except ValueError:
        number = 0.0
    if not 0 < number < LONGEST:
        raise argparse.ArgumentTypeError(f"{given!r} is not a number of seconds above 0")
    return number


def pace(given: str) -> float:
    """A time for a turn, 0 included."""
    return 0.0 if given == "0" else seconds(given)


def player_count(given: str) -> int:
    """The number of players."""
    if given not in ("2", "3", "4"):
        raise argparse.ArgumentTypeError(f"this game is for 2, 3 or 4 players, not {given!r}")
    return int(given)


def port(given: str) -> int:
    """A port to listen on; 0 is any free one."""
    number = whole_number(given)
    if number is None or number > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{given!r} is not a port from 0 to {LAST_PORT}")
    return number


def shards(given: str) -> Shards:
    """A part of the shards of a bot."""
    try:
        return Shards.read(given)
    except NoShards:
        example = "0-3/16 for the first four of sixteen, or 2/16 for one of them"
        raise argparse.ArgumentTypeError(f"{given!r} names no shards; write {example}") from None


def sandbox_address(given: str) -> str:
    """The address of a sandbox on this machine."""
    found = _SANDBOX.fullmatch(given)
    if found is None or not 0 < int(found[2]) <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"{given!r} is not the address of a sandbox, such as http://127.0.0.1:8765")
    return found[1]


def names(given: str) -> tuple[str, ...]:
    """Names of bots, separated by commas."""
    found = tuple(name.strip() for name in given.split(",") if name.strip())
    if not found:
        raise argparse.ArgumentTypeError("give at least one name")
    return found


def add_budget(parser: argparse.ArgumentParser, usual: str = "0.05") -> None:
    """Adds `--budget`, the thinking time of bots."""
    parser.add_argument(
        "--budget",
        type=seconds,
        metavar="S",
        help=f"seconds a bot that thinks may take for a decision (default {usual})",
    )


def add_solo(parser: argparse.ArgumentParser) -> None:
    """Adds the options of a solo game."""
    parser.add_argument("--solo", choices=list(HARDER), help="against this opponent instead of other players")
    parser.add_argument(
        "--difficulty",
        type=names,
        metavar="WORD,...",
        help="how hard the opponent is. "
        + "; ".join(f"{automa}: {', '.join((*EASIER[automa], *HARDER[automa]))}" for automa in HARDER)
        + f", {', '.join(LEVELS)}, or the sides of her personality tokens",
    )


def add_modules(parser: argparse.ArgumentParser) -> None:
    """Adds `--modules`, those of the expansion."""
    parser.add_argument(
        "--modules",
        type=names,
        default=(),
        metavar="A,B,...",
        help=f"with these modules of The Golden Age: {', '.join(MODULES)} (one side of way_of_the_sun; in a first game"
        " the simpa side, and not vassals and nobles together)",
    )


def game_options(args: argparse.Namespace, players: int, coricancha: str = "random") -> Options:
    """The checked options of a game from the arguments, solo or not."""
    modules = in_order(args.modules)
    if not args.solo:
        if args.difficulty:
            raise CommandError(CommandCode.DIFFICULTY_WITHOUT_SOLO)
        options = Options(players=players, coricancha=coricancha, modules=modules)
    else:
        if args.players not in (None, 2):
            raise CommandError(CommandCode.SOLO_HAS_TWO_SEATS)
        words = sort_words(args.difficulty or ())
        options = Options(solo=args.solo, coricancha=coricancha, modules=modules, **words)
    options.check()
    return options


def tell_modules(modules: Iterable[str], console: Console) -> None:
    """Prints the modules of a game, if any."""
    if told := ", ".join(say.thing("module", name, SPOKEN) for name in modules):
        console.print(f"Modules: {told}.")


def difficulty_words(options: Options) -> list[str]:
    """The difficulty of a solo game in the words of the command line."""
    level = [options.level] if options.solo == PACHAMAMA else []
    return [*level, *options.difficulty, *options.personalities]


def solo_terms(options: Options) -> str:
    """The difficulty and the goal of a solo game in words."""
    words = ", ".join(difficulty_words(options)) or chat("solo.as_printed", SPOKEN)
    goal = CONSTANTS.solo.target_vp
    return f"Difficulty: {words}. A victory needs {goal} VP and more than {say.thing('automa', options.solo, SPOKEN)}."


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """Adds `--cluster`, where games are played if not in processes of this program."""
    parser.add_argument(
        "--cluster",
        metavar="local|ADDRESS",
        help="play the games on Dask: on a cluster that is started on all cores of this machine, or on the one whose"
        " scheduler has this address, such as tcp://10.0.0.5:8786",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Adds `--json`, the output for programs."""
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_port(parser: argparse.ArgumentParser) -> None:
    """Adds `--port`, the one of the sandbox."""
    parser.add_argument(
        "--port", type=port, default=PORT, help="port of the sandbox, 0 for any that is free (default: %(default)s)"
    )


def add_locale(parser: argparse.ArgumentParser) -> None:
    """Adds `--locale`, the language of the people in the sandbox."""
    parser.add_argument(
        "--locale",
        default=LOCALE,
        metavar="LOCALE",
        help="language of the people in the sandbox who choose none on the page, such as fr (default: %(default)s)",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Adds `--database`, the URL of another database."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="such as sqlite:///chaski.db or postgresql://user@host/name (default: DATABASE_URL, or chaski.db here)",
    )
