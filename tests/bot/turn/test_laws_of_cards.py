"""What holds for every card of recorded games: its order, no filler, nothing said twice, and a choice to make."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from bot.screens.screen import Button, Screen, Words
from bot.turn.plan import Plan, with_tap
from bot.turn.screens import plan_screen
from bot.turn.tap import Tap
from engine.decisions import ChooseSurplus
from engine.foresight import forecast
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game, kind_of_game
from tests.bot.turn.drawn import drawn, rows, shown, taps
from tests.sizes import size, some

GAMES = some(GOLDEN, 5, kind_of_game)
EVERY = size(11, 1)
ANSWERS = ("tap", "place", "play", "confirm", "untick")
WAYS_BACK = ("back", "hint", "more", "restart")
IDLE = re.compile(r"^(casualty: .* · )?take 1 gold$", re.IGNORECASE)
NUMBER = re.compile(r"^\d+ · ")


@cache
def cards(path: Path) -> tuple[Screen, ...]:
    """The cards of a game: as they are opened, and behind the first tap of each."""
    return tuple(card for state in [*_opened(path)][::EVERY] for card in _cards(state))


def _opened(path: Path) -> Iterator[State]:
    """The positions in which a card is opened: somebody else was asked before, or something came up."""
    before = None
    for each in golden_game(path):
        if each.state.to_act is not None and (each.commits or each.state.to_act != before):
            yield each.state
        before = each.state.to_act


def _cards(state: State) -> Iterator[Screen]:
    yield drawn(state)
    plan = Plan()
    for tap in taps_of(state)[:1]:
        yield drawn(state, with_tap(plan, tap))


def taps_of(state: State) -> list[Tap]:
    return [tap for tap in taps(forecast(view(state, state.to_act))) if not tap.plays and not tap.is_final]


def pressed(card: Screen) -> Iterator[tuple[int, str, str]]:
    """Place, verb and words of everything that can be pressed."""
    for place, block in enumerate(card.blocks):
        for part in block if isinstance(block, tuple) else ():
            verb = part.id.split(":")[1]
            labels = [part.label] if isinstance(part, Button) else [choice.label for choice in part.choices]
            yield from ((place, verb, NUMBER.sub("", label)) for label in labels)


def lines(card: Screen) -> list[str]:
    told = [block.words for block in card.blocks if isinstance(block, Words)]
    return [line.strip("-*# ") for words in told for line in words.splitlines()]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_card_begins_with_words_and_has_no_blank_line(path: Path) -> None:
    for card in cards(path):
        assert isinstance(card.blocks[0], Words)
        assert all(lines(card))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_way_back_stands_below_all_answers_that_play_nothing(path: Path) -> None:
    for card in cards(path):
        ends = [place for place, block in enumerate(card.blocks) if isinstance(block, tuple) and is_final(block)]
        answers = [place for place, verb, _ in pressed(card) if verb in ANSWERS and place not in ends]
        back = [place for place, verb, _ in pressed(card) if verb in WAYS_BACK]
        assert back
        assert max(answers, default=0) < min(back)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_nothing_is_said_twice_on_a_card(path: Path) -> None:
    for card in cards(path):
        told = lines(card)
        assert len({*told}) == len(told), told
        labels = [label for _, verb, label in pressed(card) if verb in ANSWERS]
        assert not {line for line in told if line in labels}, (told, labels)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_question_has_one_answer_but_the_end_of_a_turn_and_gold_for_an_idle_action(path: Path) -> None:
    for card in cards(path):
        answers = [label for _, verb, label in pressed(card) if verb in ANSWERS]
        ends = any(map(is_final, rows(card))) or answers[0].endswith(" …")
        assert len(answers) > 1 or ends or IDLE.match(answers[0]), (lines(card), answers)


def is_final(row: tuple[object, ...]) -> bool:
    return any(isinstance(part, Button) and part.emoji in ("✅", "🔒") for part in row)


def test_answers_that_all_end_the_turn_stand_above_what_was_played() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-all-ruruy")
    asked = [each.state for each in golden_game(path) if isinstance(each.state.decision, ChooseSurplus)]
    found = 0
    for state in asked:
        card = plan_screen(structs.replace(shown(state), played="Craftsman on T5a"))
        (told,) = (n for n, one in enumerate(card.blocks) if isinstance(one, Words) and "T5a" in one.words)
        ends = [n for n, one in enumerate(card.blocks) if isinstance(one, tuple) and is_final(one) and len(one) > 1]
        assert all(end < told for end in ends)
        found += len(ends)
    assert found > 2
