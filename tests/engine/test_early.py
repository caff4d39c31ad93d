"""What goes round can be asked of all at once: whoever comes later is shown what they will really be asked."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine import Options, State, apply, determinize, legal_actions, new_game, view
from engine.actions import Action, Pass
from engine.decisions import FeedGods, JoinConquest, KeepGodCards, PickStartingWeaving, PlayGodCards
from engine.early import asked_early, awaited, may_wait
from engine.foresight import Ahead, answered, forecast
from engine.players import GreedyPlayer, RandomPlayer
from engine.queries import is_follow_on
from engine.views import unseen

GAMES = [(2, 0), (3, 1), (4, 2)]


def positions(players: int, seed: int, options: Options | None = None) -> Iterator[State]:
    """All questions of a game that is played at random."""
    state, player = new_game(options or Options(players=players), seed), RandomPlayer(seed)
    while not state.over:
        yield state
        state = apply(state, player.choose(view(state, state.to_act), legal_actions(state))).state


def declining(state: State) -> Action:
    answers = legal_actions(state)
    return next((no for no in answers if isinstance(no, Pass)), answers[0])


def declined_until(state: State, seat: int) -> State:
    """The position once this seat is asked, if the others say no, or whatever comes first; or that of the next turn."""
    turn = state.turn
    while state.to_act != seat and state.turn == turn and not state.over:
        state = apply(state, declining(state)).state
    return state


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_asked_early_is_what_is_asked_then(players: int, seed: int) -> None:
    kinds: Counter[type] = Counter()
    for state in positions(players, seed):
        for seat in range(players):
            early = asked_early(view(state, seat))
            if early is None:
                continue
            assert early.decision is not None
            kinds[type(early.decision)] += 1
            then = declined_until(state, seat)
            assert then.decision == early.decision
            taken = set(legal_actions(early)) - set(legal_actions(then))
            assert not taken or isinstance(early.decision, PickStartingWeaving)
    assert {PickStartingWeaving, KeepGodCards, PlayGodCards} <= kinds.keys()


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nobody_learns_anything_hidden(players: int, seed: int) -> None:
    for state in list(positions(players, seed))[::7]:
        for seat in range(players):
            seen = view(state, seat)
            assert asked_early(view(determinize(seen, 99), seat)) == asked_early(seen)
        seen = view(state, None)
        assert awaited(view(determinize(seen, 99), None)) == awaited(seen)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nobody_is_shown_what_is_still_face_down(players: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.early.WORLDS", 1)  # in which all that comes up is sure to agree
    for state in positions(players, seed):
        for seen in (view(state, seat) for seat in range(players)):
            early = asked_early(seen)
            assert early is None or unseen(seen) <= unseen(early)


def test_nobody_is_asked_early_in_the_turn_of_another() -> None:
    for state in positions(3, 4):
        if state.active >= 0 and not is_follow_on(state):
            assert not any(asked_early(view(state, seat)) for seat in range(3))
            assert list(awaited(view(state, None))) == [state.to_act]


def test_everybody_picks_a_weaving_and_keeps_god_cards_at_once() -> None:
    state = new_game(Options(players=3, first_player=1), 5)
    assert awaited(view(state, None)) == dict.fromkeys((1, 2, 0), "PickStartingWeaving")
    early = asked_early(view(state, 0))
    assert early is not None
    assert legal_actions(early) == legal_actions(state)
    while not isinstance(state.decision, KeepGodCards):
        state = apply(state, legal_actions(state)[0]).state
    assert awaited(view(state, None)) == dict.fromkeys((1, 2, 0), "KeepGodCards")


def test_who_has_the_last_weaving_has_no_choice() -> None:
    state = new_game(Options(players=4, first_player=0), 5)
    left = len(state.starting_weavings)
    asked = awaited(view(state, None))
    assert list(asked) == list(range(min(4, left - 1)))


def test_the_choices_of_the_set_up_are_said_with_the_cards() -> None:
    state = new_game(Options(players=2, first_player=0), 0)
    while not isinstance(state.decision, KeepGodCards):
        state = apply(state, legal_actions(state)[0]).state
    for seen in (view(state, 0), asked_early(view(state, 1))):
        assert seen is not None
        here = forecast(seen)
        for _ in range(3):
            assert not here.after_others
            here = answered(here, here.answers[0])
        assert here.ahead is Ahead.ASKED
        assert here.after_others


def test_a_festival_asks_all_who_have_a_choice() -> None:
    state, player = new_game(Options(players=3), 0), GreedyPlayer(0)
    seen: dict[type, set[int]] = {}
    while not state.over:
        if isinstance(state.decision, FeedGods | PlayGodCards):
            asked = awaited(view(state, None))
            kinds = seen.setdefault(type(state.decision), set())
            kinds.add(len(asked))
        state = apply(state, player.choose(view(state, state.to_act), legal_actions(state))).state
    assert max(seen[PlayGodCards]) == 3
    assert max(seen[FeedGods]) > 1


def test_whether_somebody_can_join_is_told_to_nobody_before() -> None:
    """Whoever is known to be asked later is known to be from what lies open alone: hands say nothing."""
    for players, seed in GAMES:
        for state in positions(players, seed):
            if isinstance(state.decision, JoinConquest):
                worlds = [determinize(view(state, None), seed) for seed in range(5)]
                for seat in awaited(view(state, None)):
                    assert all(declined_until(world, seat).to_act == seat for world in worlds)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_whoever_has_nothing_to_wait_for_is_not_asked_in_this_round(players: int, seed: int) -> None:
    game = list(positions(players, seed))
    over: set[int] = set()
    ended = 0
    for state in game:
        goes_round = state.active < 0 or is_follow_on(state)
        over = {seat for seat in range(players) if not may_wait(state, seat)} | over if goes_round else set()
        assert state.to_act not in over
        assert not any(asked_early(view(state, seat)) for seat in over)
        ended += len(over)
    assert ended or players == 2  # where nobody comes later
