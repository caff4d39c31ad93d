"""What was said before its question is asked is an answer to it only if it would still do the same."""

import pytest
from msgspec import json

from engine.actions import (
    Accept,
    Action,
    ChooseReward,
    Conquer,
    HireVillager,
    LayWeaving,
    Pass,
    Pray,
    SendCasualty,
    TakeBenefit,
    TakeTopWeaving,
    TakeWeavingBeneath,
)
from engine.benefits import Gain, Train
from engine.decisions import (
    ArrangeWeaving,
    BuyEffect,
    ChooseBenefit,
    ChooseCasualty,
    ChooseFreeWeaving,
    ChooseOne,
    Decision,
    HireWorker,
    TakeSecondAction,
)
from engine.foresight import forecast
from engine.planned import Planned, due, fitting
from engine.resources import Cost
from engine.state import State
from engine.views import view
from tests.engine.kit import ask, changed, table

CORN, POTATO = Gain("corn", 2), Gain("potato", 2)
VILLAGE = ("priest", "warrior", "courier")
NEW_TAPESTRY = LayWeaving(-1, "right")


def asked(question: Decision, village: tuple[str, ...] = VILLAGE, top: str = "W26") -> State:
    """This question, in sight of these."""
    state = table(potato=3, corn=3, tapestries=(("W01",),))
    laid = question.tile if isinstance(question, ArrangeWeaving) else ""
    weavings = tuple(tile for tile in dict.fromkeys((top, *state.weavings)) if tile != laid)
    return ask(changed(state, village=village, weavings=weavings), question).state


def said(state: State, action: Action) -> Planned:
    return forecast(view(state, state.to_act)).planned(action)


ANOTHER = [
    (TakeTopWeaving(), asked(ChooseFreeWeaving(0)), asked(ChooseFreeWeaving(0), top="W18")),
    (TakeWeavingBeneath(), asked(ChooseFreeWeaving(0)), asked(ChooseFreeWeaving(0), top="W18")),
    (NEW_TAPESTRY, asked(ArrangeWeaving(0, "W26")), asked(ArrangeWeaving(0, "W18"))),
    (HireVillager("corn"), asked(HireWorker(0)), asked(HireWorker(0), VILLAGE[:-1])),
    (SendCasualty("potato"), asked(ChooseCasualty(0)), asked(ChooseCasualty(0), VILLAGE[1:])),
    (
        TakeBenefit(1),
        asked(ChooseBenefit(0, (CORN, Train(1)), "G07")),
        asked(ChooseBenefit(0, (Train(1), CORN), "G07")),
    ),
    (
        ChooseReward(0),
        asked(ChooseOne(0, ((CORN,), (POTATO,)), "G07")),
        asked(ChooseOne(0, ((POTATO,), (CORN,)), "G07")),
    ),
    (Accept(), asked(BuyEffect(0, Cost(potato=1), CORN, "G07")), asked(BuyEffect(0, Cost(potato=1), Train(1), "G07"))),
]


@pytest.mark.parametrize(("action", "then", "now"), ANOTHER, ids=lambda value: type(value).__name__)
def test_an_answer_about_something_else_is_asked_for_again(action: Action, then: State, now: State) -> None:
    planned = said(then, action)
    assert fitting(then, planned) == action
    assert fitting(now, planned) is None
    assert fitting(now, said(now, action)) == action


def test_what_has_changed_elsewhere_changes_no_answer() -> None:
    hired = said(asked(HireWorker(0)), HireVillager("corn"))
    assert fitting(asked(HireWorker(0), VILLAGE[1:], top="W18"), hired)
    laid = said(asked(ArrangeWeaving(0, "W26")), NEW_TAPESTRY)
    assert fitting(asked(ArrangeWeaving(0, "W26"), VILLAGE[1:], top="W18"), laid)


def test_an_answer_kept_without_what_it_is_about_is_one_whatever_lies_there() -> None:
    kept = json.decode(b'{"question": "ChooseFreeWeaving", "choices": [{"type": "TakeTopWeaving"}]}', type=Planned)
    assert fitting(asked(ChooseFreeWeaving(0)), kept) == TakeTopWeaving()
    assert fitting(asked(ChooseFreeWeaving(0), top="W18"), kept) == TakeTopWeaving()


def test_a_no_to_what_is_not_asked_keeps_nothing_else_of_a_turn_from_being_played() -> None:
    state = asked(TakeSecondAction(0, "high_priest"))
    no, pray, end = (
        Planned("JoinConquest", (Pass(),)),
        Planned("TakeSecondAction", (Pray(),)),
        Planned("HireWorker", (Pass(),)),
    )
    assert due(state, (no, no, pray, end)) == (pray, end)
    assert due(state, (no, end)) == (no, end)
    conquest = Planned("JoinConquest", (Conquer("AN1"),))
    assert due(state, (no, conquest, pray)) == (no, conquest, pray)
