"""What was chosen, and could be had, is given away by no tap that does not ask first; what was had already, by any."""

import re
from typing import Any

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.turn.plan_words import words_of
from bot.turn.prospects import MOST_NAMED
from bot.turn.screens import plan_screen
from bot.turn.tap import Tap
from engine.actions import Accept, Activate, Conquer, OfferCorn, Pass, PerformTask, ProduceWith, RetrieveWorker, TurnUp
from engine.components import ICONS, SPACES
from engine.decisions import BuyLeftoverWeaving, ChooseBuilding, ChooseStatue, ChooseTask, ChooseWeavings
from engine.foresight import Ahead, forecast
from engine.state import State
from engine.views import view
from tests.bot.turn.drawn import drawn, shown, taps, words
from tests.engine.kit import activated, ask, changed, dealt, icon_of, options, place, play, table, with_soldiers

CHOSEN: dict[str, dict[str, Any]] = {
    "produce": {"production_up": ("P06",), "production_down": ("P07",)},
    "offering": {"corn": 4},
    "worship": {"small_statues": ("inti",), "large_statues": ("inti",)},
    "rejuvenate": {"production_down": ("P06", "P07"), "potato": 3},
    "conquest": {"army_up": with_soldiers(2, 2)},
}
LOST = {
    "produce": "Produce nothing",
    "offering": "Offer nothing",
    "worship": "Discard no Statue",
    "rejuvenate": "Rejuvenate nothing more",
    "conquest": "Conquer nothing",
}


def chosen(action: str, **position: Any) -> State:
    """A table at which this High Priest action was just chosen."""
    state = activated(action, **position).state
    while Activate() not in options(state):
        state = play(state, options(state)[0]).state
    return play(state, Activate()).state


def passing_over(state: State) -> list[Tap]:
    """All taps that say no to the present question."""
    return [entry for entry in taps(forecast(view(state, state.to_act))) if isinstance(entry.steps[0].action, Pass)]


@pytest.mark.parametrize("action", CHOSEN)
def test_a_high_priest_action_is_not_passed_over_unasked(action: str) -> None:
    passing = passing_over(chosen(action, **CHOSEN[action]))
    assert any(entry.after.ahead is Ahead.COMES_UP for entry in passing) == (action != "conquest")
    for entry in passing:
        if any(isinstance(step.action, Conquer) for step in entry.steps):
            continue
        assert entry.asks_first
        assert [words_of(step, ENGLISH) for step in entry.forgone] == [LOST[action]]


def test_a_worker_whom_a_warrior_may_retrieve_is_left_on_the_hill_unasked_only_if_one_would_have_to_go() -> None:
    for supply, lost in ((), ["Retrieve nobody"]), (("priest", "architect"), []):
        state = table(potato=9, gold=1, workers=("warrior", *supply), board={"hill": {"T1b": "courier"}})
        asked = place(state, "warrior", "T2b").state
        assert RetrieveWorker("T1b") in options(asked)
        passing = passing_over(asked)
        assert any(entry.after.ahead is Ahead.COMES_UP for entry in passing)
        for entry in passing:
            forgone = [words_of(step, ENGLISH) for step in entry.forgone if step.before.decision == asked.decision]
            assert forgone == lost


def test_army_cards_in_hand_are_offered_once_more_if_nothing_can_be_conquered_without_them() -> None:
    passing = passing_over(chosen("conquest", army_hand=with_soldiers(2, 2)))
    assert passing
    for entry in passing:
        assert [words_of(step, ENGLISH) for step in entry.forgone] == ["Play no Army card"]


def test_who_conquers_with_the_soldiers_in_play_forgoes_nothing() -> None:
    passing = passing_over(chosen("conquest", army_up=with_soldiers(2, 2), army_hand=with_soldiers(1, 2)))
    conquering = [entry for entry in passing if any(isinstance(step.action, Conquer) for step in entry.steps)]
    assert conquering
    assert not any(entry.forgone for entry in conquering)


def test_once_what_costs_nothing_is_turned_up_the_end_costs_no_tap_more() -> None:
    passing = passing_over(play(chosen("rejuvenate", **CHOSEN["rejuvenate"]), TurnUp("P06")).state)
    assert passing
    assert not any(entry.forgone for entry in passing)


@pytest.mark.parametrize(
    ("taken", "lost"),
    [
        ((ProduceWith("P06"),), "Rejuvenate nothing"),
        ((TurnUp("P07"),), "Produce nothing"),
        ((TurnUp("P07"), ProduceWith("P06")), "Stop producing"),
    ],
)
def test_what_could_still_produce_or_be_turned_up_is_not_passed_over_unasked(taken: Any, lost: str) -> None:
    passing = passing_over(play(chosen("produce", **CHOSEN["produce"]), *taken).state)
    assert passing
    assert all([words_of(step, ENGLISH) for step in entry.forgone] == [lost] for entry in passing)


def test_after_a_first_offering_the_end_costs_no_tap_more() -> None:
    state = chosen("offering", corn=4)
    (offered,) = [tap for tap in taps(forecast(view(state, 0))) if tap.steps[0].action == OfferCorn(1)]
    after = taps(offered.after)
    assert after
    assert not any(entry.forgone for entry in after)


def test_what_cannot_be_done_is_not_forgone() -> None:
    assert not any(entry.forgone for entry in passing_over(chosen("worship")))
    assert not any(entry.forgone for entry in passing_over(chosen("offering", corn=1)))


def test_a_task_that_was_begun_is_given_up_unasked_only_for_another() -> None:
    position: dict[str, Any] = {"stone": 9, "corn": 9}
    for tasks, lost in ((("building",), True), (("building", "stone"), False)):
        space = next(name for name, space in SPACES.items() if set(tasks) <= set(space.tasks))
        icons = tuple(icon for icon in SPACES[space].icons if ICONS[icon].task not in tasks)
        state = ask(table(**position), ChooseTask(0, space, 1, used=icons)).state
        begun = play(state, PerformTask(icon_of(space, "building"))).state
        (group, *_) = [one for one in passing_over(begun) if not one.spoken or one.is_final]
        assert bool([step for step in group.forgone if isinstance(step.before.decision, ChooseBuilding)]) == lost


@pytest.mark.parametrize(
    ("asked", "corn", "active", "lost"),
    [
        (ChooseWeavings(0), 3, 0, True),
        (ChooseWeavings(0), 0, 0, False),
        (ChooseWeavings(0, ("W01",)), 3, 0, False),
        (ChooseWeavings(0), 3, 1, False),
        (BuyLeftoverWeaving(0), 3, 1, False),
    ],
)
def test_weavings_that_were_drawn_are_let_go_unasked_only_by_who_takes_one_or_can_pay_none(
    asked: Any, corn: int, active: int, lost: bool
) -> None:
    start = table(corn=corn, army_hand=("A01",), board={"active": active})
    state = ask(changed(start, weavings_drawn=start.weavings[:2], weavings=start.weavings[2:]), asked).state
    passing = passing_over(state)
    assert passing
    for entry in passing:
        let_go = [words_of(step, ENGLISH) for step in entry.forgone if step.before.decision == asked]
        assert let_go == (["Buy none of these"] if lost else [])


def test_a_statue_that_was_paid_for_in_the_set_up_is_not_dropped_unasked() -> None:
    kept, played = ("G07", "G11", "G19"), ("G36", "G22", "G33", "G40", "G41")
    state = dealt((kept, played), (("G01", "G02", "G03"), ("G04", "G05", "G06", "G09", "G10"))).state
    while not isinstance(state.decision, ChooseStatue):
        answers = options(state)
        state = play(state, Accept() if Accept() in answers else answers[0]).state
    dropping = passing_over(state)
    assert dropping
    assert all(entry.asks_first for entry in dropping)


@pytest.mark.parametrize(
    ("action", "given_away"),
    [
        ("produce", "Quarry (P06): 2 stone, 1 potato · rejuvenate Dance Square (P07). Production: 4 VP"),
        ("offering", "offer 2 corn: 1 Temple step · offer 4 corn: 2 Temple steps"),
        ("worship", "large Statue of Inti: 3 Temple steps · small Statue of Inti: 1 Temple step"),
    ],
)
def test_who_has_to_be_sure_reads_what_is_given_away(action: str, given_away: str) -> None:
    state = chosen(action, **CHOSEN[action])
    asked = words(plan_screen(structs.replace(shown(state), pending=passing_over(state)[0])))
    assert f"Not taken: {given_away}\n" in asked


def test_of_much_that_is_given_away_some_is_named() -> None:
    state = chosen("conquest", **CHOSEN["conquest"])
    asked = words(plan_screen(structs.replace(shown(state), pending=passing_over(state)[0])))
    assert "CH1: 4 VP (discard 1, flip 2) · CH2: " in asked
    assert f" and {len(options(state)) - 1 - MOST_NAMED} more" in asked


def test_who_is_asked_for_army_cards_reads_what_they_could_conquer() -> None:
    weak, strong = (
        words(drawn(chosen("conquest", army_hand=with_soldiers(*hand), corn=4))) for hand in ((1, 1), (2, 2))
    )
    assert "With all your Army cards, 1 space is in reach." in weak
    assert re.search(r"With all your Army cards, \d+ spaces are in reach\.", strong)
