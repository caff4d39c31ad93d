"""Recorded games as a spectator hears them, turn by turn, and single turns made up of events."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from bot.languages import ENGLISH
from bot.say.after.episode_lines import told
from bot.say.after.episodes import FESTIVAL, TURN, Answered, Episode, episodes
from bot.say.markup import CHAT
from engine import events as ev
from engine import seen_by, view
from engine.codec import load_game
from engine.state import View
from storage import of_last_turn
from tests.bot.sample_games import GOLDEN, golden_game
from tests.sizes import some

NAMES = ("Ana", "Bruno", "Carla", "Dario")
OF_A_TURN = ("TakeTurn", "TakeSecondAction")
CHOSEN = [
    path for path in GOLDEN if path.stem in ("4p-greedy", "2p-war-7", "2p-all-ruruy", "4p-all-simpa", "3p-curious-0")
]
CHOSEN += some([path for path in GOLDEN if "solo" in str(path)], 4)
LEFT_OUT = ENGLISH.phrases["turn.left_out"]
CUT = 7  # answers from one message to the next, wherever in a turn or a Festival that is


class Heard(Struct, frozen=True):
    """A game as a spectator hears it: turn by turn, and in messages that end anywhere."""

    end: View
    turns: tuple[Episode, ...]
    names: tuple[str, ...]
    pieces: tuple[Episode, ...]


def game(path: Path) -> tuple[View, tuple[Episode, ...], tuple[str, ...]]:
    """The end of a game, and all its turns as a spectator hears them."""
    heard = heard_game(path)
    return heard.end, heard.turns, heard.names


@cache
def heard_game(path: Path) -> Heard:
    saved = load_game(path.read_bytes())
    outcomes = list(golden_game(path))
    actions = [None, *(answer.action if answer.question in OF_A_TURN else None for answer in saved.answers)]
    answers = [
        Answered(action, tuple(seen_by(event, None) for event in outcome.events))
        for action, outcome in zip(actions, outcomes, strict=True)
    ]
    end, start = view(outcomes[-1].state, None), view(outcomes[0].state, None)
    pieces = episodes(answers[:1], start)
    earlier = of_last_turn(answers[0].events)
    for first in range(1, len(answers), CUT):
        told_together = answers[first : first + CUT]
        pieces += episodes(told_together, view(outcomes[first - 1].state, None), earlier)
        earlier = of_last_turn([*earlier, *(event for answer in told_together for event in answer.events)])
    return Heard(end, tuple(episodes(answers, start)), NAMES[: len(end.players)], tuple(pieces))


def lines_of(episode: Episode, names: Sequence[str]) -> list[str]:
    return told(episode, names, names, ENGLISH)


@cache
def turns_told(path: Path) -> tuple[tuple[Episode, list[str]], ...]:
    """All turns of a game with their lines."""
    heard = heard_game(path)
    return tuple((turn, lines_of(turn, heard.names)) for turn in heard.turns)


@cache
def pieces_told(path: Path) -> tuple[tuple[Episode, list[str]], ...]:
    """All pieces of a game with their lines."""
    heard = heard_game(path)
    return tuple((piece, lines_of(piece, heard.names)) for piece in heard.pieces)


def vp_told(episode: Episode, lines: Sequence[str], names: Sequence[str]) -> Counter[str]:
    """The VP that the line of each seat tells; the numbered steps of an automa say again what its line has said."""
    found: Counter[str] = Counter()
    tables = [line for line in lines if episode.kind == FESTIVAL and CHAT.fence in line]
    for table in tables:
        found.update({name: vp[-1] for name, vp in festival_columns(table, names).items()})
    for line in lines:
        name = line.removeprefix("• ").removeprefix("· ").partition(":")[0]
        if name in names and line not in tables:
            found[name] += sum(map(int, re.findall(r"([+-]\d+) VP", line)))
    return found


def festival_rows(table: str) -> list[str]:
    """The heads of a Festival's table, a row for each source, and the sums."""
    _, _, *rows, _ = table.splitlines()
    return rows[: next(n for n, row in enumerate(rows, 1) if row.endswith(ENGLISH.phrases["festival.vp"]))]


def festival_columns(table: str, names: Sequence[str]) -> dict[str, list[int]]:
    """The VP of each seat in a Festival's table, from row to row; the last are the sums."""
    heads, *rows = festival_rows(table)
    cells = [[int(cell.replace("·", "0")) for cell in row.split()[: len(heads.split())]] for row in rows]
    named = (next(name for name in names if name.startswith(head)) for head in heads.split())
    return {name: [row[column] for row in cells] for column, name in enumerate(named)}


def one_turn(*events: ev.Event, seat: int = 0, chosen: tuple[str, ...] = ()) -> list[str]:
    return told(Episode(TURN, seat, 9, list(events), list(chosen)), NAMES, NAMES, ENGLISH)
