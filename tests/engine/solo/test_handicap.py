"""A handicap: VP at the start of a solo game, for the person or for the automa."""

import json
from collections import Counter

import msgspec
import pytest

from engine import BadOptions, Options, Outcome, new_game, open_game
from engine.codec import decode_state, encode_state, load_game, save_game, state_hash, verify
from engine.difficulty import HANDICAPS, HARDER
from engine.errors import GameCode
from engine.events import Scored
from engine.players import make_player, play_match
from tests.engine.kit import of, only
from tests.engine.kit.solo import AUTOMA, PERSON
from tests.refusals import refused

START = 10
SEATS = (PERSON, AUTOMA)
NOT_OFFERED = (-100, -30, 10, 30, 100, 10**30)


def agreed(handicap: int, solo: str = "pachamama") -> Options:
    return Options(solo=solo, handicap=handicap)


@pytest.mark.parametrize("solo", HARDER)
@pytest.mark.parametrize("handicap", [vp for vp in HANDICAPS if vp])
def test_a_handicap_is_vp_at_the_start_for_the_person_or_for_the_automa(handicap: int, solo: str) -> None:
    outcome = open_game(agreed(handicap, solo), 1)
    gets, other = (PERSON, AUTOMA) if handicap > 0 else (AUTOMA, PERSON)
    players = outcome.state.players
    assert only(outcome, Scored) == Scored(gets, abs(handicap), "handicap")
    assert players[gets].scored == {"start": START, "handicap": abs(handicap)}
    assert players[gets].vp == START + abs(handicap)
    assert (players[other].vp, players[other].scored) == (START, {"start": START})


def test_a_handicap_changes_nothing_else_in_the_set_up() -> None:
    with_it, without = new_game(agreed(-40), 1), new_game(agreed(0), 1)
    with_it.players[AUTOMA].vp -= 40
    with_it.players[AUTOMA].scored = {"start": START}
    with_it.options = without.options
    assert with_it == without


@pytest.mark.parametrize("handicap", [80, -20])
def test_the_final_breakdown_has_the_handicap_and_adds_up(handicap: int) -> None:
    told = Counter[int]()

    def count(outcome: Outcome) -> None:
        told.update({seat: sum(event.vp for event in of(outcome, Scored) if event.seat == seat) for seat in SEATS})

    match = play_match(agreed(handicap), 3, [make_player("greedy", 3)], count)
    result = match.state.result
    assert result
    gets = PERSON if handicap > 0 else AUTOMA
    assert result.breakdown[gets]["handicap"] == abs(handicap)
    assert "handicap" not in result.breakdown[1 - gets]
    assert [sum(scored.values()) for scored in result.breakdown] == [*result.scores]
    assert [told[seat] + START for seat in SEATS] == [*result.scores]
    assert verify(load_game(match.saved())) == match.state


@pytest.mark.parametrize("solo", HARDER)
@pytest.mark.parametrize("handicap", NOT_OFFERED)
def test_other_numbers_are_refused(handicap: int, solo: str) -> None:
    with refused(BadOptions, GameCode.NO_SUCH_HANDICAP, handicap=handicap, known=HANDICAPS):
        new_game(agreed(handicap, solo), 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_several_people_have_no_handicap(players: int) -> None:
    with refused(BadOptions, GameCode.SOLO_ONLY):
        new_game(Options(players=players, handicap=40), 1)


def test_options_without_a_handicap_are_written_as_before_there_was_one() -> None:
    assert "handicap" not in json.loads(msgspec.json.encode(agreed(0)))
    for vp in HANDICAPS:
        assert msgspec.json.decode(msgspec.json.encode(agreed(vp)), type=Options) == agreed(vp)


def test_states_and_games_with_a_handicap_are_saved_and_have_a_name_of_their_own() -> None:
    names = set()
    for vp in HANDICAPS:
        state = new_game(agreed(vp), 1)
        assert decode_state(encode_state(state)) == state
        assert verify(load_game(save_game(state.options, 1, [], state))) == state
        names.add(state_hash(state))
    assert len(names) == len(HANDICAPS)


def test_games_from_before_there_was_a_handicap_still_load_under_their_old_name() -> None:
    state = new_game(agreed(0), 1)
    record = json.loads(encode_state(state))
    record["state"]["options"]["handicap"] = 0  # as whoever writes out what is usual
    assert decode_state(json.dumps(record).encode()) == state
    assert state_hash(decode_state(json.dumps(record).encode())) == state_hash(state)
