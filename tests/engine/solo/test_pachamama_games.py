"""Whole games against Pachamama at every level: they keep the laws, end, and replay exactly."""

from collections import Counter

import pytest

from engine import Event, Options, apply, decode_state, encode_state, legal_actions, new_game, open_game, replay, view
from engine.codec import load_game, verify
from engine.difficulty import LEVELS
from engine.events import (
    AutomaActed,
    AutomaDecided,
    AutomaFailed,
    DieRolled,
    GodCardDrawn,
    GodCardTaken,
    Paid,
    WeavingMatched,
    WorkerRecruited,
)
from engine.players import make_player, play_match
from tests.engine.kit.laws import check_conservation
from tests.engine.kit.solo import AUTOMA
from tests.sizes import size

ENOUGH = 5_000  # answers in which any game must have ended
LEVEL = pytest.mark.parametrize("level", LEVELS)
POLICY = pytest.mark.parametrize("policy", ["random", "greedy"])


@LEVEL
@POLICY
@pytest.mark.parametrize("extra", size([()], [(), ("leftovers_score",)]), ids=size(["plain"], ["plain", "leftovers"]))
def test_a_game_against_pachamama_keeps_the_laws_ends_and_replays(
    level: str, policy: str, extra: tuple[str, ...]
) -> None:
    options = Options(solo="pachamama", level=level, difficulty=extra)
    seed = f"{level} {policy}"
    state, person, actions = new_game(options, seed), make_player(policy, seed), []
    while not state.over:
        check_conservation(state)
        assert state.to_act == 0, "she is never asked"
        assert decode_state(encode_state(state)) == state
        action = person.choose(view(state, 0), legal_actions(state))
        actions.append(action)
        state = apply(state, action, seat=0, seq=state.seq).state
        assert len(actions) < ENOUGH
    check_conservation(state)
    assert state.automa is not None
    assert len(state.automa.personalities) == len(LEVELS[level])
    assert encode_state(replay(options, seed, actions)) == encode_state(state)


@LEVEL
def test_a_saved_game_against_pachamama_is_verified(level: str) -> None:
    match = play_match(Options(solo="pachamama", level=level), level, [make_player("greedy", level)])
    assert verify(load_game(match.saved())) == match.state


def test_many_games_show_all_she_does_and_nothing_she_does_not() -> None:
    events: list[Event] = []
    for n, level in enumerate(["hard", "normal", "hard", "simple"]):
        match = play_match(
            Options(solo="pachamama", level=level),
            n,
            [make_player("greedy", n)],
            lambda outcome: events.extend(outcome.events),
        )
        assert match.state.over
    told = [event for event in events if getattr(event, "seat", None) == AUTOMA]
    ways = Counter(event.way for event in told if isinstance(event, AutomaDecided))
    assert {"high_priest", "board", "ready", "not_ready", "keeps_produce"} <= set(ways)
    rolls = Counter(event.purpose for event in told if isinstance(event, DieRolled))
    assert set(rolls) == {"priest", "placement", "statue", "region", "village"}
    loops = {event.loop for event in told if isinstance(event, AutomaActed)}
    assert loops == {"upper", "lower", "printed"}
    assert {event.source for event in told if isinstance(event, WorkerRecruited)} == {"village", "nomads"}
    assert any(isinstance(event, AutomaFailed) for event in told)
    assert not any(isinstance(event, GodCardDrawn | GodCardTaken | WeavingMatched) for event in told)
    assert not any(isinstance(event, Paid) and event.potato for event in told), "she keeps potato for VP"


def test_the_same_seed_sets_the_same_table_and_another_level_another_board() -> None:
    normal, again = (open_game(Options(solo="pachamama"), 7).state for _ in range(2))
    assert encode_state(normal) == encode_state(again)
    assert encode_state(open_game(Options(solo="pachamama"), 8).state) != encode_state(normal)
