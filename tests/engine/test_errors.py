"""Refusals: each kind of wrong input is its own error, and nothing has changed."""

import pytest

from engine import (
    GameError,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourDecision,
    StaleAction,
    apply,
    decode_action,
    encode_action,
    encode_state,
    legal_actions,
)
from engine.actions import ChooseSpace, ConstructBuilding, MoveHighPriest, Pass, PlaceWorker, Pray, TakeBenefit
from engine.errors import GameCode
from tests.engine.kit import festival, play, table


def position():
    return table(workers=("priest",), god_hand=("G33",), potato=3, board={"seq": 7})


CASES = [
    (IllegalAction, GameCode.ILLEGAL, Pass(), {}),
    (IllegalAction, GameCode.ILLEGAL, MoveHighPriest(3), {}),
    (IllegalAction, GameCode.ILLEGAL, PlaceWorker("warrior", "warrior"), {}),
    (IllegalAction, GameCode.ILLEGAL, PlaceWorker("priest", "courier"), {}),
    (IllegalAction, GameCode.ILLEGAL, ChooseSpace("T1b"), {}),
    (IllegalAction, GameCode.ILLEGAL, ConstructBuilding("no such Building"), {}),
    (MalformedAction, GameCode.UNREADABLE_ACTION, MoveHighPriest("one"), {}),
    (MalformedAction, GameCode.UNREADABLE_ACTION, TakeBenefit(None), {}),
    (MalformedAction, GameCode.NO_ACTION, "Pray", {}),
    (MalformedAction, GameCode.NO_ACTION, None, {}),
    (MalformedAction, GameCode.NO_ACTION, object(), {}),
    (MalformedAction, GameCode.NO_ACTION, {"type": "Dance"}, {"seat": 0}),
    (NotYourDecision, GameCode.NOT_YOURS, Pray(), {"seat": 1}),
    (StaleAction, GameCode.STALE, Pray(), {"seq": 6}),
    (StaleAction, GameCode.STALE, Pray(), {"seat": 0, "seq": 8}),
]


@pytest.mark.parametrize(("error", "code", "action", "said"), CASES)
def test_a_refusal_is_typed_and_changes_nothing(error, code, action, said):
    state = position()
    before, listed = encode_state(state), legal_actions(state)
    with pytest.raises(GameError) as refused:
        apply(state, action, **said)
    assert type(refused.value) is error
    assert refused.value.code is code
    assert refused.value.action is action
    assert encode_state(state) == before
    assert legal_actions(state) == listed


def test_the_right_seat_and_number_are_accepted():
    outcome = apply(position(), Pray(), seat=0, seq=7)
    assert outcome.state.seq == 8


def test_an_answer_given_twice_is_stale():
    state = position()
    after = apply(state, Pray(), seq=7).state
    with pytest.raises(StaleAction):
        apply(after, Pray(), seq=7)


def test_nobody_is_asked_when_the_game_is_over():
    state = festival(number=3).state
    before = encode_state(state)
    assert legal_actions(state) == ()
    with pytest.raises(GameOver) as refused:
        apply(state, Pass(), seat=1, seq=0)
    assert refused.value.code is GameCode.OVER
    assert encode_state(state) == before


def test_an_accepted_answer_leaves_the_old_state_as_it_was():
    state = position()
    before = encode_state(state)
    for action in legal_actions(state):
        assert encode_state(apply(state, action).state) != before
    assert encode_state(state) == before


def test_everything_listed_is_accepted_and_nothing_else():
    state = play(position(), PlaceWorker("priest", "priest")).state
    for action in legal_actions(state):
        apply(state, action)
    with pytest.raises(IllegalAction):
        apply(state, ChooseSpace("T1a"))


@pytest.mark.parametrize(
    "text", [b"", b"no JSON", b'{"type": "Pray"', b'{"type": "Dance"}', b'{"type": "MoveHighPriest"}']
)
def test_text_that_is_no_action(text):
    with pytest.raises(MalformedAction) as refused:
        decode_action(text)
    assert refused.value.code is GameCode.UNREADABLE_ACTION


def test_actions_survive_their_text():
    for action in legal_actions(position()):
        assert decode_action(encode_action(action)) == action
