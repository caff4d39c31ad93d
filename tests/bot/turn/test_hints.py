"""Hints: the best answers in words, about the question at the end of a plan, from what the seat sees and no more."""

import math
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.background.thinking import advice
from bot.languages import ENGLISH
from bot.turn.hints import MOST, Offer, Subject, advised, hint_lines, subject, with_lead
from bot.turn.menu import menu, taps_of
from bot.turn.place_labels import place_labels, place_words
from bot.turn.placements import placements
from bot.turn.plan import Course, Plan, course, with_tap
from bot.turn.plan_words import words_of
from bot.turn.rows import Plate
from bot.turn.tap import Step
from engine.actions import Action, HireVillager, MoveHighPriest, Pray, TrainArmy
from engine.core import legal_actions, new_game
from engine.decisions import ChooseTask, KeepGodCards, TakeTurn
from engine.foresight import Ahead, draws_unseen, forecast
from engine.players import Budget, Thought
from engine.state import Options, State, View
from engine.views import determinize, view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.engine.kit import end_of_turn, until
from tests.sizes import size, some

GAMES = [path for path in GOLDEN if path.stem[0].isdigit()][::10]
FEW = Budget(simulations=40)


def asked(state: State) -> View:
    assert state.decision is not None
    return view(state, state.decision.seat)


@pytest.fixture
def turn() -> View:
    return asked(until(new_game(Options(players=2), "a hint"), TakeTurn))


def thought(value: float, *line: Action) -> Thought:
    return Thought(line[0], value, 9, line)


def told(seen: View, *thoughts: Thought) -> list[str]:
    return lines_of(Subject(seen, after_plan=True), thoughts)


def lines_of(about: Subject, thoughts: Sequence[Thought]) -> list[str]:
    return hint_lines(about, thoughts, advised(about, thoughts, ENGLISH), ENGLISH)


def offered(seen: View, *thoughts: Thought) -> list[tuple[str, str]]:
    """The presses of a hint and their labels, where the card offers the answers."""
    first = forecast(seen)
    card = Offer(menu(first, {}), placements(first), Plate(7, 1, ENGLISH))
    about = Subject(seen, after_plan=True)
    return [
        (one.way.verb, with_lead(one.way.label, one, ENGLISH))
        for one in advised(about, thoughts, ENGLISH, card)
        if one.way
    ]


# ---------------------------------------------------------------- words


def test_the_three_best_are_told_with_their_lead_and_what_it_means(turn: View) -> None:
    here = forecast(turn)
    place = placements(here)[0]
    placing = tuple(step.action for step in place.steps)
    other = tuple(step.action for step in placements(here)[1].steps)
    lines = told(
        turn,
        thought(4.2, *placing),
        thought(0.3, Pray(), TrainArmy()),
        thought(-1.6, *other),
        thought(-9.0, TrainArmy(), Pray()),
    )
    assert lines == [
        "💡 **Hint: Main action**",
        ENGLISH.chat["hint.meaning"],
        f"- {place_words(place, ENGLISH)} (+4)",
        "- Pray: take 2 God cards · Train: draw 2 Army cards, keep 1 (0)",
        f"- {place_words(placements(here)[1], ENGLISH)} (-2)",
    ]


def test_what_the_card_offers_is_a_button_with_its_words_and_no_line(turn: View) -> None:
    place, *_ = placements(forecast(turn))
    thoughts = thought(4.2, *(step.action for step in place.steps)), thought(0.3, Pray(), TrainArmy())
    (label,) = place_labels([place], ENGLISH)
    assert offered(turn, *thoughts) == [("place", f"{label} (+4)"), ("tap", "Pray: 2 God cards (0)")]


def test_two_lines_that_begin_with_one_press_are_one_button(turn: View) -> None:
    alike = [thought(4, Pray(), TrainArmy()), thought(3, Pray(), MoveHighPriest(1))]
    assert offered(turn, *alike) == [("tap", "Pray: 2 God cards (+4)")]


def test_a_hire_at_either_end_is_the_button_that_stands_for_both() -> None:
    seen = view(end_of_turn(gold=1, board={"village": ("priest", "priest")}).state, 0)
    assert [offered(seen, thought(1, HireVillager(end))) for end in ("potato", "corn")] == [
        [("tap", "End turn: hire Priest → 🟡 -1 (+1)")]
    ] * 2


def test_a_pair_of_actions_is_told_once_in_whatever_order(turn: View) -> None:
    lines = told(turn, thought(4, Pray(), TrainArmy()), thought(3, TrainArmy(), Pray()))
    assert [line for line in lines if "Pray" in line] == lines[2:3]


def test_what_looks_better_than_the_best_after_few_tries_is_not_told(turn: View) -> None:
    lucky = thought(30.0, *(step.action for step in placements(forecast(turn))[0].steps))
    assert len(told(turn, thought(4, Pray(), TrainArmy()), lucky)) == 3


def test_the_only_thing_worth_a_thought_has_no_number(turn: View) -> None:
    assert told(turn, thought(-math.inf, Pray(), TrainArmy())) == [
        "💡 **Hint: Main action**",
        "Only this is worth considering: Pray: take 2 God cards · Train: draw 2 Army cards, keep 1",
    ]


@pytest.mark.parametrize("path", some(GAMES, 1), ids=lambda path: path.stem)
def test_every_kind_of_question_gets_a_hint_of_legal_answers(path: Path) -> None:
    seen: set[str] = set()
    for outcome in golden_game(path):
        decision = outcome.state.decision
        if decision is None or type(decision).__name__ in seen or outcome.state.to_act is None:
            continue
        seen.add(type(decision).__name__)
        here = asked(outcome.state)
        thoughts = advice("words", here, Budget(simulations=size(4, 8)))
        assert {each.action for each in thoughts} <= set(legal_actions(here))
        lines = told(here, *thoughts)
        numbered = [line for line in lines if re.match(r"- .+ \(([+-]\d+|0)\)$", line)]
        assert numbered or lines[1].startswith("Only this")
        assert len(numbered) <= MOST


# ---------------------------------------------------------------- what it is about


def tapped(seen: View, number: int) -> Course:
    """A plan of one tap."""
    first = course(seen, Plan(), {})
    return course(seen, with_tap(first.plan, taps_of(menu(first.here, {}))[number]), {})


def test_without_a_plan_it_is_about_what_is_asked(turn: View) -> None:
    assert subject(turn, course(turn, Plan(), {})) == Subject(turn, after_plan=True)


def test_it_is_about_the_question_at_the_end_of_the_plan(turn: View) -> None:
    for place in placements(forecast(turn)):
        planned = course(turn, with_tap(Plan(), place.tap({})), {})
        about = subject(turn, planned)
        if about.after_plan and isinstance(about.seen.decision, ChooseTask):
            break
    else:
        pytest.fail("no placement leads to its tasks")
    thoughts = advice("s", about.seen, FEW)
    assert words_of(Step(planned.here, thoughts[0].action), ENGLISH) in told(about.seen, *thoughts)[2]


def test_where_something_unknown_was_drawn_it_is_about_the_beginning_of_the_plan() -> None:
    found = 0
    for outcome in golden_game(GOLDEN[0]):
        if not isinstance(outcome.state.decision, TakeTurn):
            continue
        seen = asked(outcome.state)
        for number in range(len(taps_of(menu(forecast(seen), {})))):
            planned = tapped(seen, number)
            if planned.here.ahead is Ahead.ASKED and draws_unseen(planned.here):
                found += 1
                about = subject(seen, planned)
                assert about == Subject(seen, after_plan=False)
                assert ENGLISH.chat["hint.before_plan"] in lines_of(about, advice("s", seen, FEW))
        if found:
            return
    pytest.fail("nothing was drawn")


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("kind", [KeepGodCards, TakeTurn, ChooseTask])
def test_worlds_that_look_alike_get_the_same_hint(kind: type) -> None:
    true = next(
        outcome.state
        for outcome in golden_game(GOLDEN[0])
        if isinstance(outcome.state.decision, kind) and outcome.state.seq > 3
    )
    seen = asked(true)
    assert seen.seat is not None
    other = determinize(seen, 5)
    assert other != true
    hints = []
    for world in (true, other):
        found = view(world, seen.seat)
        about = subject(found, course(found, Plan(), {}))
        hints.append(lines_of(about, advice("the same", about.seen, FEW)))
    assert hints[0] == hints[1]
    assert len(hints[0]) > 2
