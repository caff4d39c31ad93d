"""`chaski replay`: replays a saved game and prints its result or its position.

A game of other rules or component values is not damaged. If it replays all the same, a sentence says so and the status
is 0; otherwise it cannot be checked, and a sentence says so with status 2.
"""

import argparse
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from bot import say
from bot.command_line.arguments import Subparsers, add_json, tell_modules
from bot.command_line.language import spoken_here, told
from bot.files import read_game
from bot.terminal.areas import supplies
from bot.terminal.console import make_console
from bot.terminal.scores import outcome_line, score_table
from engine.codec import SavedGame, difference, load_game, state_hash, verify
from engine.state import State
from engine.views import view


class ReportedQuestion(Struct):
    """The open question of an unfinished game; seats count from 0, as in the file."""

    seat: int
    question: str
    words: str


class ReplayReport(Struct):
    """Summary of a saved game; scores by seat, winners as seats from 0, as in the file.

    `rules` and `components` are those at its start; `difference` names what this program has otherwise.
    """

    players: int
    seed: int | str
    finished: bool
    answers: int
    turns: int
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    asked: ReportedQuestion | None
    state_hash: str
    rules: int
    components: str | None
    difference: str
    modules: list[str]


def register(subparsers: Subparsers) -> None:
    """Adds `chaski replay` and its options to the command line."""
    summary = told("replay")
    parser = subparsers.add_parser("replay", help=summary, description=summary)
    parser.add_argument("file", type=Path, metavar="FILE", help=told("option.file"))
    add_json(parser)
    parser.set_defaults(func=replay)


def replay(args: argparse.Namespace) -> int:
    """Checks every answer of the file against the rules and prints a report."""
    saved = load_game(read_game(args.file))
    state = verify(saved)
    if args.json:
        print(msgspec.json.encode(_report(saved, state)).decode())
    else:
        _show(saved, state, make_console())
    return 0


def _report(saved: SavedGame, state: State) -> ReplayReport:
    decision = state.decision
    asked = None
    if decision:
        seen = view(state, decision.seat)
        asked = ReportedQuestion(decision.seat, type(decision).__name__, say.question(seen, decision, spoken_here()))
    return ReplayReport(
        players=len(state.players),
        seed=saved.seed,
        finished=state.over,
        answers=len(saved.answers),
        turns=state.turn,
        scores=[player.vp for player in state.players],
        winners=list(state.result.winners) if state.result else [],
        breakdown=[dict(player.scored) for player in state.players],
        asked=asked,
        state_hash=state_hash(state),
        rules=saved.rules,
        components=saved.components,
        difference=_told(saved),
        modules=list(saved.options.modules),
    )


def _told(saved: SavedGame) -> str:
    """The difference between the game's rules or components and this program's, in words; "" if none."""
    found = difference(saved)
    return say.thing("difference", found, spoken_here()) if found else ""


def _show(saved: SavedGame, state: State, console: Console) -> None:
    lang = spoken_here()
    names = [told("player.number", number=seat + 1) for seat in range(len(state.players))]
    numbers = {"players": len(names), "seed": saved.seed, "answers": len(saved.answers), "turns": state.turn}
    if state.automa:
        names[state.automa.seat] = say.thing("automa", state.automa.which, lang)
        console.print(told("replay.report.solo", automa=state.automa.which, **numbers))
    else:
        console.print(told("replay.report", **numbers))
    tell_modules(saved.options.modules, console)
    if why := _told(saved):
        console.print(told("replay.all_the_same", why=why))
    if state.result:
        console.print(score_table(state.result, names, lang))
        console.print(Text(outcome_line(state, names, lang), style="bold"))
    elif state.decision:
        asked = state.decision
        console.print(supplies(view(state, None), names, range(len(names)), lang))
        question = say.question(view(state, asked.seat), asked, lang)
        console.print(told("replay.asked", who=names[asked.seat], question=question))
    console.print(told("replay.hash", hash=state_hash(state)))
