"""`chaski render`: a picture of any position of a saved game."""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import structs

import render
from bot.background.pictures import part_name
from bot.command_line.arguments import Subparsers
from bot.command_line.language import drawn_here, spoken_here, told
from bot.files import read_game, write_picture
from bot.refusals import CommandCode, CommandError
from bot.say.after.captions import captions_of
from bot.say.pictures import picture_words
from engine.codec import load_game, verify
from engine.core import Outcome, apply, open_game
from engine.state import State, View
from engine.views import view

WHOLE_GAME = ("result", "chart", "animation")
PICTURES = ("board", "chat", "changes", "tableau", "hand", *WHOLE_GAME, *render.PARTS, *render.SOLO_PARTS)


def register(subparsers: Subparsers) -> None:
    """Adds `chaski render` and its options to the command line."""
    summary = told("render")
    parser = subparsers.add_parser("render", help=summary, description=summary)
    parser.add_argument("file", type=Path, metavar="FILE", help=told("option.file"))
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="OUT.png", help=told("render.out"))
    parser.add_argument("--at", type=int, metavar="N", help=told("render.at"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=int, metavar="K", help=told("render.seat"))
    who.add_argument("--spectator", action="store_true", help=told("render.spectator"))
    parser.add_argument("--picture", choices=PICTURES, default="board", metavar="WHAT", help=", ".join(PICTURES))
    parser.add_argument("--whole", action="store_true", help=told("render.whole"))
    parser.add_argument("--theme", choices=tuple(render.THEMES), default="light", help=told("render.theme"))
    parser.set_defaults(func=draw)


def draw(args: argparse.Namespace) -> int:
    """Replays the file up to the wanted position and draws it."""
    outcomes = _outcomes(args.file)
    at = len(outcomes) - 1 if args.at is None else args.at
    if not 0 <= at < len(outcomes):
        raise CommandError(CommandCode.BEYOND_THE_END, answers=len(outcomes) - 1)
    seat = _seat(args, outcomes[at].state)
    for number, picture in enumerate(_pictures(args, outcomes[: at + 1], seat), start=1):
        write_picture(args.out.with_name(part_name(args.out.name, number)), picture)
    return 0


def _outcomes(file: Path) -> list[Outcome]:
    saved = load_game(read_game(file))
    verify(saved)
    outcomes = [open_game(saved.options, saved.seed)]
    for answer in saved.answers:
        outcomes.append(apply(outcomes[-1].state, answer.action))
    return outcomes


def _seat(args: argparse.Namespace, state: State) -> int | None:
    seat: int | None = args.seat
    if seat is None and args.picture in ("hand", "tableau") and not args.spectator:
        seat = state.to_act or 0
    if seat is not None and not 0 <= seat < len(state.players):
        raise CommandError(CommandCode.NO_SEAT, seat=seat, last=len(state.players) - 1)
    return seat


def _pictures(args: argparse.Namespace, outcomes: Sequence[Outcome], seat: int | None) -> list[bytes]:
    """The picture in one piece, or in parts for a chat."""
    states = [outcome.state for outcome in outcomes]
    now, words = view(states[-1], seat), picture_words(drawn_here())
    look: dict[str, Any] = {"words": words, "theme": args.theme, "names": _names(now, words)}
    pictures: Any = render if args.whole else render.in_parts
    match args.picture:
        case "board":
            drawn = pictures.board(now, since=_turn_before(states, seat), **look)
        case "chat":
            drawn = render.chat(now, since=_turn_before(states, seat), **look)
        case "changes":
            drawn = pictures.changes(now, _last_turn_of(states, seat), **look)
        case "tableau":
            drawn = pictures.tableau(now, seat or 0, **look)
        case "hand":
            if seat is None:
                raise CommandError(CommandCode.NO_HAND)
            drawn = pictures.hand(now, **look)
        case "chart":
            scores, held = _course(outcomes)
            drawn = render.chart(scores, festivals=held, **look)
        case "result":
            scores, held = _course(outcomes)
            drawn = render.result(now, scores, festivals=held, **look)
        case "animation":
            return [_animation(args, outcomes, seat, look)]
        case part:
            if part not in render.parts_of(now):
                raise CommandError(CommandCode.NO_AUTOMA)
            drawn = pictures.closeup(now, part, **look)
    images = [part.image for part in drawn] if isinstance(drawn, list) else [drawn]
    return [render.encode(image) for image in images]


def _names(now: View, words: render.Words) -> list[str]:
    """Numbers of seats, and the name of an automa."""
    names = [words.seat(number) for number in range(1, len(now.players) + 1)]
    if now.automa:
        names[now.automa.seat] = words.names[now.automa.which]
    return names


def _course(outcomes: Sequence[Outcome]) -> render.Course:
    return render.course((event for outcome in outcomes for event in outcome.events), outcomes[-1].state)


def _animation(args: argparse.Namespace, outcomes: Sequence[Outcome], seat: int | None, look: dict[str, Any]) -> bytes:
    saved = load_game(read_game(args.file))
    saved = structs.replace(saved, answers=saved.answers[: len(outcomes) - 1])
    turns = [view(state, seat) for state in _turns([outcome.state for outcome in outcomes])]
    told = captions_of(saved, turns, look["names"], spoken_here(), seat)
    return render.animation(turns, _course(outcomes), captions=told, **look)


def _turns(states: Sequence[State]) -> list[State]:
    """The positions at the start of every turn, and the last one."""
    starts = [state for before, state in pairwise(states) if before.turn != state.turn]
    return [states[0], *(state for state in starts if state is not states[-1]), states[-1]]


def _turn_before(states: Sequence[State], seat: int | None) -> View:
    """The position before the last turn with a change."""
    turns = _turns(states)
    return view(turns[-2] if len(turns) > 1 else turns[-1], seat)


def _last_turn_of(states: Sequence[State], seat: int | None) -> View:
    """The position after this seat's last turn; for spectators, a round ago.

    Against an automa, at the start of that turn: the answer that ended it led to the automa's turn as well.
    """
    now = states[-1]
    if now.automa:
        return view(next((start for start in reversed(_turns(states)) if start.turn < now.turn), states[0]), seat)
    round_ago = max(0, now.turn - len(now.players))
    for before, state in zip(reversed(states[:-1]), reversed(states), strict=False):
        ended = before.turn != state.turn
        if ended and ((before.active == seat and seat is not None) or (seat is None and before.turn <= round_ago)):
            return view(state, seat)
    return view(states[0], seat)
