"""Whole solo games: every state keeps the laws, nothing leaks, every game ends and replays exactly."""

import msgspec
import pytest

from engine import (
    Options,
    State,
    apply,
    decode_state,
    determinize,
    encode_state,
    legal_actions,
    new_game,
    replay,
    seen_by,
    view,
)
from engine.codec import encode_event, load_game, verify
from engine.components import ARMY_CARDS, PRODUCTION, SOLO
from engine.difficulty import EASIER, HARDER
from engine.events import GodCardOffered, GodCardTucked, OfferDiscarded, WeavingsDrawn, WorkerPlaced
from engine.players import make_player, play_match
from engine.solo import OPPONENTS
from tests.engine.kit.laws import check_conservation, hidden_from
from tests.engine.test_views import PLAYED_OPENLY, ids_in, put_away
from tests.sizes import size, some

ENOUGH = 5_000
SELDOM = size(15, 3)  # answers between two positions from which the rest is imagined
# Cards and tiles that come and go within the automa's turn.
SHOWN = (*PLAYED_OPENLY, GodCardOffered, GodCardTucked, OfferDiscarded, WeavingsDrawn, WorkerPlaced)
OPTIONS = [
    *(Options(solo=which) for which in OPPONENTS),
    *(Options(solo=which, difficulty=HARDER[which]) for which in OPPONENTS),
    *(Options(solo=which, difficulty=EASIER[which]) for which in OPPONENTS if EASIER[which]),
]


def kind_of_game(game: tuple[Options, str, str]) -> str:
    """What one of some games has to be: one against each opponent in each way to play."""
    options, policy, _ = game
    return f"{options.solo} {policy}"


GAMES = pytest.mark.parametrize(
    ("options", "policy", "seed"),
    some([(options, policy, f"{policy} 1") for options in OPTIONS for policy in ("random", "greedy")], 4, kind_of_game),
    ids=lambda value: f"{value.solo}-{len(value.difficulty)}" if isinstance(value, Options) else str(value),
)


@GAMES
def test_every_state_of_a_solo_game_keeps_the_laws(options: Options, policy: str, seed: str) -> None:
    state = new_game(options, seed)
    person, actions = make_player(policy, seed), []
    while not state.over:
        check_conservation(state)
        before = encode_state(state)
        assert decode_state(before) == state
        answers = legal_actions(state)
        assert len(answers) > 1
        action = person.choose(view(state, 0), answers)
        outcome = apply(state, action, seat=0, seq=state.seq)
        assert encode_state(state) == before
        if outcome.state.active != state.active or outcome.state.turn != state.turn:
            assert outcome.commits, "nobody takes back what the automa has answered"
        actions.append(action)
        state = outcome.state
        assert len(actions) < ENOUGH
    check_conservation(state)
    assert state.result is not None
    assert state.result.winners in ((0,), (1,))
    assert replay(options, seed, actions) == state


@GAMES
def test_nothing_hidden_leaves_a_solo_game(options: Options, policy: str, seed: str) -> None:
    state, person = new_game(options, seed), make_player(policy, seed)
    while not state.over:
        for seat in (None, 0):
            seen = view(state, seat)
            assert not ids_in(msgspec.json.encode(seen)) & hidden_from(state, seat)
            imagined = determinize(seen, state.seq)
            assert view(imagined, seat) == seen
        assert legal_actions(view(state, 0)) == legal_actions(state) == legal_actions(imagined)
        apply(imagined, legal_actions(imagined)[-1])
        outcome = apply(state, person.choose(view(state, 0), legal_actions(state)))
        for seat in (None, 0):
            never_seen = hidden_from(state, seat) & hidden_from(outcome.state, seat)
            for event in outcome.events:
                if not isinstance(event, SHOWN) and not put_away(event, outcome.events):
                    assert not ids_in(encode_event(seen_by(event, seat))) & never_seen, event
        state = outcome.state


SINGLE = [
    *(Options(solo=which, difficulty=(name,)) for which in OPPONENTS for name in EASIER[which] + HARDER[which]),
    *(
        Options(solo="pachamama", level="easy", personalities=(side.id,))
        for token in SOLO.pachamama.personalities.values()
        for side in token.sides
    ),
]


@pytest.mark.parametrize(
    "options",
    some(SINGLE, 7, lambda options: options.solo),
    ids=lambda options: "-".join(options.difficulty + options.personalities),
)
def test_a_game_with_any_single_option_or_personality_replays_exactly(options: Options) -> None:
    state, person, actions = new_game(options, "single"), make_player("greedy", 1), []
    while not state.over:
        check_conservation(state)
        assert decode_state(encode_state(state)) == state
        actions.append(person.choose(view(state, 0), legal_actions(state)))
        state = apply(state, actions[-1]).state
    assert encode_state(replay(options, "single", actions)) == encode_state(state)


HIDDEN_GAMES = [*(Options(solo=which) for which in OPPONENTS), Options(solo="pachamama", level="hard")]


@pytest.mark.parametrize("options", HIDDEN_GAMES, ids=lambda options: f"{options.solo}-{options.level}")
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_from_any_position_of_a_solo_game_one_may_imagine_the_rest(options: Options, policy: str) -> None:
    state, person = new_game(options, policy), make_player(policy, 1)
    while not state.over:
        seen = view(state, 0)
        imagined = determinize(seen, state.seq)
        check_conservation(imagined)
        assert view(imagined, 0) == seen
        assert legal_actions(imagined) == legal_actions(seen) == legal_actions(state)
        if state.seq % SELDOM == 0:
            end = played_on(imagined, state.seq)
            check_conservation(end)
            assert end.result is not None
        state = apply(state, person.choose(seen, legal_actions(state))).state


def played_on(state: State, seed: int) -> State:
    """The end of a game, answered at random from here on."""
    person = make_player("random", seed)
    while not state.over:
        state = apply(state, person.choose(view(state, 0), legal_actions(state))).state
        assert state.seq < ENOUGH
    return state


@pytest.mark.parametrize("options", HIDDEN_GAMES, ids=lambda options: f"{options.solo}-{options.level}")
def test_all_that_is_hidden_about_an_automa_is_dealt_at_random(options: Options) -> None:
    state, person = new_game(options, 5), make_player("greedy", 5)
    while state.turn < 4:
        state = apply(state, person.choose(view(state, 0), legal_actions(state))).state
    hidden = hidden_from(state, 0)
    hands, buildings = set(), set()
    for number in range(300):
        automa = determinize(view(state, 0), number).players[1]
        hands |= {*automa.army_hand}
        buildings |= {*automa.production_down}
    assert state.players[1].army_hand
    assert hands == hidden & {*ARMY_CARDS}, "any Army card that is not known to lie elsewhere"
    known = {*state.players[1].production_down} - hidden
    assert buildings == (known | hidden & {*PRODUCTION} if options.solo == "pachamama" else known)


@pytest.mark.parametrize("which", OPPONENTS)
def test_a_solo_match_needs_one_player_and_can_be_saved(which: str) -> None:
    match = play_match(Options(solo=which), "saved", [make_player("greedy", 1)])
    assert verify(load_game(match.saved())) == match.state
    again = play_match(Options(solo=which), "saved", [make_player("greedy", 1)])
    assert again.saved() == match.saved()
