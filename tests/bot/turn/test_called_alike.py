"""What taps are called: no two on a screen alike, and none that stand for two long lists at once."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.glossary.questions import about
from bot.languages import ENGLISH
from bot.screens.prompt import prompt_for
from bot.screens.public_question import public_question
from bot.screens.screen import Button, Screen, Section, Select
from bot.turn.lines import plan_lines
from bot.turn.menu import MOST_MULTIPLIED, menu
from bot.turn.place_labels import place_labels
from bot.turn.placements import ANY, placements, wishes
from bot.turn.plan import Plan, with_tap
from bot.turn.tap import resolved
from engine import Options, apply, legal_actions, new_game
from engine.decisions import (
    ChooseBenefit,
    ChooseBuilding,
    ChooseReplaced,
    ChooseStatue,
    ChooseSteps,
    ChooseTask,
    KeepGodCards,
    PlayGodCards,
    TakeTurn,
)
from engine.foresight import forecast
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import drawn, rows, shown, taps, words
from tests.engine.kit import changed, table
from tests.sizes import size, some

LOOKS = size(2, 12)  # at a game
RICH = ("way_of_the_sun:ruruy", "vassals", "nobles", "buildings")
ALIKE = (ChooseBenefit, ChooseTask, ChooseStatue, ChooseSteps, PlayGodCards)
MODULES = ("2p-all-ruruy", "3p-all-ruruy", "4p-all-simpa", "solo-all-simpa", "2p-nobles", "2p-vassals", "2p-war-7")
RECORDED = [path for path in GOLDEN if path.stem in MODULES]
BENEFITS = [path for path in GOLDEN if path.stem in ("2p-builders", "4p-builders", "2p-war-7", "4p-weavers-1")]


@pytest.mark.parametrize("path", BENEFITS, ids=lambda path: path.stem)
def test_no_two_things_to_press_on_a_screen_are_called_alike(path: Path) -> None:
    asked = [each.state for each in golden_game(path) if isinstance(each.state.decision, ALIKE)]
    for state in asked[:: max(1, len(asked) // LOOKS)]:
        plans = [with_tap(Plan(), tap) for tap in taps(forecast(view(state, state.to_act))) if not tap.is_final]
        for plan in (None, *plans):
            told = called(drawn(state, plan))
            assert [label for label, times in Counter(told).items() if times > 1] == []


@pytest.mark.parametrize("path", some(RECORDED, 3), ids=lambda path: path.stem)
def test_every_button_of_a_recorded_game_has_words_that_no_other_has(path: Path) -> None:
    asked = [each.state for each in golden_game(path) if each.state.decision]
    turns = [state for state in asked if isinstance(state.decision, TakeTurn)]
    for state in (*asked[:: max(1, len(asked) // LOOKS)], turns[len(turns) // 2]):
        if state.automated(state.to_act):
            continue
        here = forecast(view(state, state.to_act))
        plans = [with_tap(Plan(), tap) for tap in taps(here)[:2] if not tap.is_final]
        for plan in (None, *plans):
            well_called(drawn(state, plan))
        if isinstance(state.decision, TakeTurn):
            places = placements(here)
            wished = [ANY, *wishes(places)[:2], *sorted({place.space for place in places})[:1]]
            for wish in wished:
                well_called(drawn(state, Plan(wish=wish)))
        prompt = prompt_for(view(state, state.to_act), ENGLISH)
        well_called(public_question(7, prompt, "Ana is asked.", ENGLISH, rules=about(prompt.decision)))


def test_changes_of_several_ends_are_told_apart_by_all_that_is_said_before_them() -> None:
    asked = [state for state in walk(Options(players=4, modules=RICH), "p21102", 101) if is_replaced(state)]
    lists = [part for state in asked for row in rows(drawn(state)) for part in row if isinstance(part, Select)]
    listed = [[(one.label, one.detail) for one in part.choices] for part in lists if ":change:" in part.id]
    assert all(len(set(each)) == len(each) for each in listed)
    assert any(detail.startswith("Remove ") for each in listed for _, detail in each)


def walk(options: Options, seed: str, choices: int) -> Iterator[State]:
    """The positions of a game in which everybody answers at random."""
    state, random = new_game(options, seed), Random(choices)
    while not state.over:
        yield state
        random.random()
        state = apply(state, random.choice(legal_actions(state))).state


def is_replaced(state: State) -> bool:
    """Whether somebody has too many Buildings."""
    return isinstance(state.decision, ChooseReplaced)


def well_called(screen: Screen) -> None:
    """No two buttons are called alike, and none is a sign alone."""
    found = [part.label for part in all_buttons(screen)]
    assert [label for label, times in Counter(found).items() if times > 1] == []
    worded = [part.label for part in all_buttons(screen) if ":place:" not in part.id]  # places have signs of tasks
    assert [label for label in worded if not any(map(str.isalpha, label))] == []


def all_buttons(screen: Screen) -> list[Button]:
    """The buttons in rows, and those beside words."""
    in_rows = [part for row in (*screen.rows, *rows(screen)) for part in row if isinstance(part, Button)]
    return in_rows + [block.button for block in screen.blocks if isinstance(block, Section)]


def test_a_button_says_where_and_of_several_placements_on_one_space_who_and_by_what() -> None:
    state = changed(table(2, workers=("priest", "warrior"), god_hand=("G01", "G02"), potato=9), stack=(TakeTurn(0),))
    places = placements(forecast(view(state, 0)), "T2b", ("T2b",))
    one, *_, another = places
    assert place_labels([one], ENGLISH) == ["T2b · 1/3 🥔⚔️🪨 -1🥔 -🃏Inti"]
    told = place_labels([place for place in places if place.shown], ENGLISH)
    cards = [f"T2b · {who} · {card} Inti" for who in ("Priest", "Warrior") for card in ("G01", "G02")]
    assert sorted(label.rpartition(" · ")[0] for label in told) == cards
    assert place_labels([one, another], ENGLISH)[0] in told


def test_a_button_shows_the_cards_that_a_placement_takes() -> None:
    state = changed(table(2, workers=("priest",), god_hand=("G01",), army_hand=("A01",)), stack=(TakeTurn(0),))
    cashed = next(place for place in placements(forecast(view(state, 0))) if place.cashed and place.shown)
    (label,) = place_labels([cashed], ENGLISH)
    assert label.endswith(" -🃏Inti -1🃏⚔️")
    also_named = place_labels([cashed, cashed], ENGLISH)[0]
    assert "A01" in also_named
    assert "G01 Inti" in also_named


def test_of_two_benefits_that_are_alike_one_is_offered() -> None:
    alike = 0
    for state in (each.state for path in BENEFITS for each in golden_game(path)):
        if isinstance(state.decision, ChooseBenefit):
            entries = [entry for entry in taps(forecast(view(state, state.to_act))) if entry.spoken]
            offered = [(effect, entry.spoken[1:]) for entry in entries if (effect := resolved(entry.spoken[0]))]
            assert all(one not in offered[:n] for n, one in enumerate(offered))
            alike += len(set(state.decision.effects)) < len(state.decision.effects)
    assert alike


def test_two_questions_are_asked_one_after_the_other_where_there_are_many_answers_to_both() -> None:
    several = 0
    for state in (each.state for path in BENEFITS for each in golden_game(path)):
        if not isinstance(state.decision, ALIKE):
            continue
        for group in menu(forecast(view(state, state.to_act)), {}):
            behind = Counter(entry.spoken[0].action for entry in group.taps if len(entry.spoken) > 1)
            if sum(n > 1 for n in behind.values()) > 1:
                several += 1
                assert len(group.taps) <= MOST_MULTIPLIED
                assert not isinstance(group.here.decision, ChooseBenefit), "an order and a choice in one list"
    assert several


def test_no_line_repeats_what_the_picture_shows_beside_its_numbers() -> None:
    pictured = 0
    for state in (each.state for each in golden_game(BENEFITS[0])):
        if isinstance(state.decision, ChooseBuilding | ChooseSteps):
            pictured += bool(shown(state).things)
            assert not shown(state).things or "\n- " not in words(drawn(state))
    assert pictured


def test_a_god_card_that_is_kept_is_called_kept_in_the_plan() -> None:
    state = next(one.state for one in golden_game(BENEFITS[0]) if isinstance(one.state.decision, KeepGodCards))
    (line,) = plan_lines([taps(forecast(view(state, state.to_act)))[0].steps], ENGLISH)
    assert line.startswith("1. Keep G")


def called(screen: Screen) -> list[tuple[str, str] | str]:
    """What everything to press on a screen says, but for what has no words."""
    parts = [part for row in rows(screen) for part in row]
    told: list[tuple[str, str] | str] = [part.label for part in parts if isinstance(part, Button) and part.label]
    return told + [(one.label, one.detail) for part in parts if isinstance(part, Select) for one in part.choices]
