"""Hints: the best answers in words, about the question at the end of a plan, from what the seat sees and no more."""

import math
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.background.thinking import advice
from bot.languages import ENGLISH
from bot.turn.hints import Offer, Subject, advised, hint, subject, taps_on
from bot.turn.menu import menu, taps_of
from bot.turn.place_labels import place_choice, place_words
from bot.turn.placements import ANY, placements
from bot.turn.plan import Course, Plan, course, with_tap
from bot.turn.plan_words import words_of
from bot.turn.screens import plan_screen
from bot.turn.tap import Step, Tap
from engine.actions import Action, HireVillager, MoveHighPriest, PlaceWorker, Pray, RecruitNomad, TrainArmy
from engine.core import legal_actions, new_game
from engine.decisions import ChooseTask, KeepGodCards, TakeTurn
from engine.foresight import Ahead, draws_unseen, forecast
from engine.players import Budget, Thought
from engine.state import Options, State, View
from engine.views import determinize, view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import buttons, shown_to
from tests.engine.kit import changed, end_of_turn, table, until
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
    return list(hint(about, thoughts, ENGLISH).lines)


def offer(seen: View) -> Offer:
    """What the card offers."""
    made_of = shown_to(seen)
    return Offer(made_of.groups, made_of.places, made_of.plate, plan_screen(made_of), {}, "")


def offered(seen: View, *thoughts: Thought) -> list[tuple[str, str, int]]:
    """The ways of a hint, their words and their leads, where the card offers the answers."""
    found = advised(Subject(seen, after_plan=True), thoughts, ENGLISH, offer(seen))
    return [(one.way.argument, one.words, one.lead) for one in found if one.way]


def actions(taps: Sequence[Tap]) -> list[Action]:
    """The answers that taps say, without those filled in."""
    return [step.action for tap in taps for step in tap.spoken]


# ---------------------------------------------------------------- words


def test_the_best_is_told_with_its_lead_above_the_next_best(turn: View) -> None:
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
    pair = "Pray: take 2 God cards · Train: draw 2 Army cards, keep 1 (0)"
    assert lines == [
        f"💡 **{place_words(place, ENGLISH)} (+4)**",
        f"-# Or: {pair}",
        f"-# Or: {place_words(placements(here)[1], ENGLISH)} (-2)",
        ENGLISH.chat["hint.meaning"],
    ]


def test_a_move_of_the_card_has_the_words_of_its_button(turn: View) -> None:
    place, *_ = placements(forecast(turn))
    thoughts = thought(4.2, *(step.action for step in place.steps)), thought(0.3, Pray(), TrainArmy())
    card = offer(turn).card
    labels = [part.label for part in buttons(card)]
    found = offered(turn, *thoughts)
    assert found[0][0] == "place-0"
    assert found[0][1] in labels
    assert found[1][1] == "Pray: 2 God cards · Train: draw 2"
    assert found[1][1].split(" · ")[0] in labels
    assert [lead for *_, lead in found] == [4, 0]


def test_the_way_of_a_hint_says_the_answers_that_it_names(turn: View) -> None:
    here = forecast(turn)
    lines = [tuple(step.action for step in place.steps) for place in placements(here)]
    lines += [(action,) for action in here.answers if isinstance(action, Pray | TrainArmy | MoveHighPriest)]
    card = offer(turn)
    for line in lines:
        for way, _, _ in offered(turn, thought(1, *line)):
            said = actions(taps_on(way, card))
            assert said[0] == line[0]
            assert said == [*line] or isinstance(line[0], PlaceWorker | MoveHighPriest)


def test_a_line_goes_on_as_far_as_nothing_else_is_asked() -> None:
    """Of two secondary actions the second one is said, too, where the first asks nothing."""
    state = until(new_game(Options(players=2), "a hint"), TakeTurn)
    seen = asked(changed(state, nomads=("courier", "courier", "courier"), god_offer=()))
    nomad = next(action for action in legal_actions(seen) if isinstance(action, RecruitNomad))
    ((way, words, _),) = offered(seen, thought(1, nomad, TrainArmy()))
    assert actions(taps_on(way, offer(seen)))[:2] == [nomad, TrainArmy()]
    assert "Recruit" in words
    assert "Train" in words


def test_a_place_of_another_worker_has_the_words_of_the_list() -> None:
    state = changed(table(2, workers=("priest", "warrior"), god_hand=("G01",), potato=9), stack=(TakeTurn(0),))
    seen = view(state, 0)
    places = placements(forecast(seen))
    other = next(place for place in places if place.worker != places[0].worker)
    ((_, words, _),) = offered(seen, thought(1, *(step.action for step in other.steps)))
    assert words == place_choice(other, ANY, ENGLISH)[0]


def test_a_hire_at_either_end_is_the_button_that_stands_for_both() -> None:
    seen = view(end_of_turn(gold=1, board={"village": ("priest", "priest")}).state, 0)
    assert [offered(seen, thought(1, HireVillager(end))) for end in ("potato", "corn")] == [
        [("tap-0", "End turn: hire Priest → 🟡 -1", 1)]
    ] * 2


def test_a_pair_of_actions_is_told_once_in_whatever_order(turn: View) -> None:
    lines = told(turn, thought(4, Pray(), TrainArmy()), thought(3, TrainArmy(), Pray()))
    assert [line for line in lines if "Pray" in line] == lines[:1]


def test_what_looks_better_than_the_best_after_few_tries_is_not_told(turn: View) -> None:
    lucky = thought(30.0, *(step.action for step in placements(forecast(turn))[0].steps))
    assert len(told(turn, thought(4, Pray(), TrainArmy()), lucky)) == 2  # with the meaning of the lead


def test_the_only_thing_worth_a_thought_has_no_number(turn: View) -> None:
    assert told(turn, thought(-math.inf, Pray(), TrainArmy())) == [
        "💡 Only this is worth considering: **Pray: take 2 God cards · Train: draw 2 Army cards, keep 1**"
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
        leads = [re.findall(r"\((?:[+-]\d+|0)\)", line) for line in lines[:2]]
        assert leads[0] or lines[0].startswith("💡 Only this")


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
    assert words_of(Step(planned.here, thoughts[0].action), ENGLISH) in told(about.seen, *thoughts)[0]


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
