"""Saved games and states: both ways, and one clear sentence for whatever is damaged."""

import json
from contextlib import suppress
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest

from engine import (
    BadOptions,
    DamagedSave,
    GameError,
    MalformedAction,
    Options,
    OtherRules,
    apply,
    decode_action,
    decode_state,
    encode_action,
    encode_state,
    legal_actions,
    new_game,
    open_game,
)
from engine.actions import Pass, PlaceWorker
from engine.codec import (
    _LATER,
    FORMAT,
    RULES_VERSION,
    Continued,
    Difference,
    Edition,
    answer_to,
    decode_event,
    difference,
    encode_event,
    load_game,
    present,
    save_game,
    state_hash,
    verify,
)
from engine.decisions import ChooseTask, ChooseWeavings, Decision, FeedGods, Produce
from engine.errors import GameCode
from engine.players import RandomPlayer, play_match
from tests.engine.kit import changed, table
from tests.refusals import refused

MATCH = play_match(Options(players=2), "codec", [RandomPlayer(1), RandomPlayer(2)])
SAVED = MATCH.saved()


def test_actions_and_events_survive_json() -> None:
    for answer in MATCH.answers:
        assert decode_action(encode_action(answer.action)) == answer.action
    for event in open_game(MATCH.options, MATCH.seed).events:
        assert decode_event(encode_event(event)) == event


def test_a_saved_game_verifies() -> None:
    assert verify(load_game(SAVED)) == MATCH.state


def test_an_unfinished_game_can_be_saved_and_goes_on() -> None:
    options = Options(players=3)
    state, answers = new_game(options, 4), []
    for _ in range(40):
        assert state.decision
        action = legal_actions(state)[-1]
        answers.append(answer_to(state.decision, action))
        state = apply(state, action).state
    again = verify(load_game(save_game(options, 4, answers, state)))
    assert again == state
    assert legal_actions(again) == legal_actions(state)


@pytest.mark.parametrize("cut", [0, 1, 10, 100, len(SAVED) // 2, len(SAVED) - 2])
def test_a_truncated_file_is_refused(cut: int) -> None:
    with pytest.raises(DamagedSave):
        load_game(SAVED[:cut])


def test_random_bytes_and_flipped_bytes_never_surprise() -> None:
    random = Random(1)
    for _ in range(300):
        data = bytearray(SAVED)
        for _ in range(random.randint(1, 4)):
            data[random.randrange(len(data))] = random.randrange(256)
        with suppress(DamagedSave):
            verify(load_game(bytes(data)))
    for rubbish in (*(random.randbytes(size) for size in (1, 10, 1000)), b'{"x":' + b"[" * 200_000):
        with pytest.raises(DamagedSave):
            load_game(rubbish)


def tampered(**changes: object) -> bytes:
    data = msgspec.json.decode(SAVED)
    return msgspec.json.encode(data | changes)


@pytest.mark.parametrize(
    ("data", "codes"),
    [
        (tampered(format=FORMAT + 1), [GameCode.OTHER_FORMAT]),
        (tampered(rules=99, seed="another"), [GameCode.OTHER_RULES]),
        (tampered(components="0", seed="another"), [GameCode.OTHER_RULES]),
        (
            tampered(components=None, seed="another"),
            [GameCode.EARLIER_VERSION, GameCode.UNFIT_ANSWER, GameCode.NOT_YOURS],
        ),
        (tampered(options={"players": 7}), [GameCode.OPTIONS_NO_GAME, GameCode.WRONG_PLAYERS]),
        (tampered(seed="another"), [GameCode.UNFIT_ANSWER, GameCode.NOT_YOURS]),
        (tampered(answers=[]), [GameCode.END_NOT_REACHED]),
        (tampered(final={**msgspec.json.decode(SAVED)["final"], "winners": [0, 1]}), [GameCode.OTHER_END]),
        (tampered(final={"scores": [1, 2], "winners": [1], "state_hash": "0"}), [GameCode.OTHER_END]),
    ],
)
def test_a_tampered_file_says_what_is_wrong(data: bytes, codes: list[GameCode]) -> None:
    with pytest.raises(DamagedSave) as caught:
        verify(load_game(data))
    why: object = caught.value
    found = []
    while isinstance(why, GameError):
        found.append(why.code)
        why = why.values.get("why")
    assert found == codes


def test_a_saved_game_says_what_it_began_by() -> None:
    saved = load_game(SAVED)
    assert saved.begun == present()
    assert saved.begun.is_present
    assert saved.continued == ()
    assert not difference(saved)
    other = Edition(RULES_VERSION + 1, "0")
    continued = (Continued(3, present()), Continued(7, other))
    again = load_game(save_game(MATCH.options, MATCH.seed, MATCH.answers, MATCH.state, other, continued))
    assert (again.begun, again.continued) == (other, continued)
    assert verify(again) == MATCH.state
    found = Difference(began=RULES_VERSION + 1, now=RULES_VERSION, components=True, since=8)
    assert difference(again) == found


@pytest.mark.parametrize(
    ("edition", "is_present", "is_other"),
    [
        (present(), True, False),
        (Edition(RULES_VERSION, None), False, False),
        (Edition(RULES_VERSION, "0"), False, True),
        (Edition(RULES_VERSION + 1, present().components), False, True),
        (Edition(RULES_VERSION + 1, None), False, True),
    ],
)
def test_what_is_surely_present_or_other(edition: Edition, is_present: bool, is_other: bool) -> None:
    assert (edition.is_present, edition.is_other) == (is_present, is_other)


def test_a_game_of_other_rules_that_replays_is_as_good_as_any() -> None:
    for other in ({"rules": 99}, {"components": "0"}, {"components": None}):
        assert verify(load_game(tampered(**other))) == MATCH.state
    difference_found = Difference(began=99, now=RULES_VERSION, components=False, since=None)
    with refused(OtherRules, GameCode.OTHER_RULES, difference=difference_found):
        verify(load_game(tampered(rules=99, seed="another")))


@pytest.mark.parametrize(
    ("asked", "frame", "area"),
    [
        (FeedGods(0), {"due": 2}, {"god_hand": ("G01", "G02"), "gold": 1}),
        (ChooseTask(0, "T1b", 0, ("r1-1",), may_buy=True), {}, {"potato": 1}),
        (Produce(0, ("P01",), 1), {}, {"production_up": ("P02",), "production_down": ("P01",)}),
        (ChooseWeavings(0), {"bought": 1}, {"corn": 6}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_position_of_the_first_rules_goes_on_by_these(
    asked: Decision, frame: dict[str, Any], area: dict[str, Any]
) -> None:
    state = changed(table(**area, board={"weavings_drawn": ("W01", "W02")}), stack=(asked,))
    record = msgspec.json.decode(encode_state(state))
    record["state"]["stack"][0] |= frame
    state = decode_state(msgspec.json.encode(record))
    assert state.decision == asked
    while state.stack:
        state = apply(state, legal_actions(state)[0]).state
        assert state.seq < 10


def test_answers_after_the_end_are_refused() -> None:
    data = msgspec.json.decode(SAVED)
    data["answers"].append(data["answers"][-1])
    with refused(DamagedSave, GameCode.UNFIT_ANSWER):
        verify(load_game(msgspec.json.encode(data)))


def test_a_damaged_state_is_refused() -> None:
    good = encode_state(new_game(Options(players=2), 1))
    assert decode_state(good)
    for bad in (good[:50], b"{}", b"[]", b"", good.replace(b'"format":1', b'"format":2')):
        with pytest.raises(DamagedSave):
            decode_state(bad)


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b'{"type":"Fly"}', b'{"type":"PlaceWorker","worker":3,"acting":"priest"}', b'{"type":"Pray"', b"7"],
)
def test_a_malformed_action_is_refused(data: bytes) -> None:
    with pytest.raises(MalformedAction):
        decode_action(data)


def test_apply_tells_malformed_from_illegal() -> None:
    state = new_game(Options(players=2), 1)
    before = encode_state(state)
    for wrong in (None, 5, "Pass", {"type": "Pray"}, PlaceWorker(worker=7, acting=None)):
        with pytest.raises(MalformedAction):
            apply(state, wrong)
    with pytest.raises(GameError) as caught:
        apply(state, Pass())
    assert caught.value.code is GameCode.ILLEGAL
    assert encode_state(state) == before


@pytest.mark.parametrize(
    "options",
    [
        Options(players=1),
        Options(players=5),
        Options(coricancha="upside down"),
        Options(leftover_weaving_cost=4),
        Options(players=2, first_player=2),
    ],
)
def test_options_no_game_can_be_made_of_are_refused(options: Options) -> None:
    with pytest.raises(BadOptions):
        new_game(options, 1)


def test_states_and_games_from_before_there_were_automas_still_load_under_their_old_name() -> None:
    state = new_game(Options(players=2), 1)
    record = json.loads(encode_state(state))
    old = record["state"]
    for part in (old, old["options"], *old["players"]):
        for name in _LATER.keys() & part.keys():
            del part[name]
    assert not {"automa", "vassals"} & old.keys()
    data = json.dumps(record, separators=(",", ":")).encode()
    assert decode_state(data) == state
    assert state_hash(state) == blake2b(data, digest_size=16).hexdigest()


def test_what_an_automa_game_uses_is_part_of_its_name() -> None:
    usual, harder = (new_game(Options(solo="axomamma", difficulty=names), 1) for names in ((), ("priest_scores",)))
    assert usual.players == harder.players
    assert state_hash(usual) != state_hash(harder)
