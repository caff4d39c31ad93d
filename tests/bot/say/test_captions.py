"""Captions over whole games: one line a turn, the decision first, and every Festival told."""

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.say.after.captions import OF_A_TURN, ROW, captions, captions_of
from bot.say.after.episode_lines import CAPTION
from bot.say.after.episodes import Answered
from engine import View, view
from engine.codec import load_game
from engine.events import FestivalBegan, HighPriestActivated, MarketRenewed, Scored, TurnStarted
from render import NOBODY
from render.chat_parts.sentence import rows
from tests.bot.sample_games import GOLDEN, golden_game

NAMES = ("Ana", "Bruno", "Carla", "Dario")
CHOSEN = [path for path in GOLDEN if path.stem in ("2p-war-7", "4p-all-simpa", "solo-all-simpa", "axomamma-harder")]


def starts(path: Path) -> list[View]:
    """The start of each turn, and the end."""
    seen = [view(outcome.state, None) for outcome in golden_game(path)]
    begun = [now for before, now in pairwise(seen[:-1]) if before.turn != now.turn]
    return [seen[0], *begun, seen[-1]]


def answered(path: Path) -> list[Answered]:
    """All answers of a game, with what they led to."""
    questions = load_game(path.read_bytes()).answers
    actions = [answer.action if answer.question in OF_A_TURN else None for answer in questions]
    events = [outcome.events for outcome in golden_game(path)][1:]
    return [Answered(*each) for each in zip(actions, events, strict=True)]


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_a_line_for_each_turn(path: Path) -> None:
    views = starts(path)
    names = NAMES[: len(views[0].players)]
    told = captions_of(load_game(path.read_bytes()), views, names, ENGLISH)
    assert len(told) == len(views)
    assert told[0] == (), "nothing led to the beginning"
    for before, now, lines in zip(views, views[1:], told[1:], strict=False):
        turns = [(seat, line) for seat, line in lines if seat != NOBODY]
        assert all(line.startswith(f"{names[seat]}: ") and len(line) <= CAPTION for seat, line in turns), lines
        if before.turn and now.turn > before.turn:
            assert turns[0][0] == before.active
            assert len(turns) == now.turn - before.turn, "an automa's turn has a line of its own"
    held = [line for lines in told for seat, line in lines if seat == NOBODY]
    for number, line in enumerate(held[:-1], 1):
        assert line.startswith(f"Festival {number}: ")
    assert len(held) > 1
    assert told[-1][-1][1].startswith("Final scoring: ")


def test_a_turn_that_is_told_alone_has_its_line_also_after_a_festival() -> None:
    path = next(path for path in GOLDEN if path.stem == "solo-all-simpa")
    views, answers, names = starts(path), answered(path), NAMES[:2]
    for before, now in pairwise(views[1:-1]):
        _, told = captions((before, now), answers[before.seq : now.seq], before, names, ENGLISH)
        assert before.active in [seat for seat, _ in told], (before.turn, told)


def test_a_festival_before_anything_is_decided_in_a_turn_stands_above_that_turn() -> None:
    path = next(path for path in GOLDEN if path.stem == "solo-all-simpa")
    before = next(seen for seen in starts(path) if seen.turn == 1)
    held = [TurnStarted(1, 2), FestivalBegan(1, 1), Scored(0, 3, "regions"), MarketRenewed(())]
    decided = [HighPriestActivated(1, "produce"), TurnStarted(0, 3)]
    now = structs.replace(before, turn=3)
    _, told = captions((before, now), [Answered(None, (*held, *decided))], before, NAMES[:2], ENGLISH)
    assert [line for _, line in told] == ["Festival 1: Ana +3 VP", "Bruno: Produce"]


def test_captions_say_what_the_channel_was_told() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-war-7")
    told = captions_of(load_game(path.read_bytes()), starts(path), NAMES[:2], ENGLISH)
    lines = [line for lines in told for _, line in lines]
    assert any("Conquest" in line and "took " in line and " VP" in line for line in lines)
    assert not any("•" in line or "\n" in line for line in lines)


@pytest.mark.parametrize("path", CHOSEN, ids=lambda path: path.stem)
def test_below_a_picture_a_turn_takes_two_rows_and_several_one_each(path: Path) -> None:
    views, names = starts(path), ("Amaru", "Pachamama", "Carla", "Dario")
    told = captions(views, answered(path), views[0], names[: len(views[0].players)], ENGLISH, ROW)
    for lines in told:
        if len(names) == len(views[0].players) and any(seat == NOBODY for seat, _ in lines):
            continue  # a Festival of four has two rows of its own
        assert sum(len(rows(*line)) for line in lines) <= max(2, len(lines)), lines
