"""No leaks: a seat's View, its options and the Events it is told hold nothing it may not know."""

import msgspec
import pytest

from engine import Options, State, View, apply, determinize, legal_actions, new_game, open_game, seen_by, view
from engine.codec import encode_event
from engine.decisions import KeepGodCards
from engine.events import (
    ArmyCardDiscarded,
    ArmyCardDrawn,
    ArmyCardPlayed,
    ArmyDeckShuffled,
    BuildingsReplaced,
    Event,
    GodCardDrawn,
    GodCardPlayed,
    GodCardsPlayed,
    GodCardTaken,
    MarketRenewed,
    OfferCleared,
    SoldiersDiscarded,
    WeavingRevealed,
    WeavingsDrawn,
    WeavingsReturned,
)
from engine.players import RandomPlayer
from engine.resources import UNKNOWN
from tests.engine.kit import until
from tests.engine.kit.laws import hidden_from
from tests.pieces import pieces_in
from tests.sizes import size

# What lay open on the table for a moment before it was shuffled or put away in the same move.
PLAYED_OPENLY = (
    GodCardPlayed,
    GodCardsPlayed,
    ArmyCardDiscarded,
    SoldiersDiscarded,
    OfferCleared,
    WeavingsDrawn,
    WeavingsReturned,
)
# What lies open and is put away in the same move only if this happens too.
PUT_AWAY_BY = {ArmyCardPlayed: ArmyDeckShuffled, BuildingsReplaced: MarketRenewed, WeavingRevealed: WeavingsReturned}


def viewers(players: int) -> list[int | None]:
    return [None, *range(players)]


def ids_in(data: bytes) -> frozenset[str]:
    return pieces_in(data.decode())


def put_away(event: Event, events: tuple[Event, ...]) -> bool:
    """Whether a later event of the same move hides again what this one shows."""
    later = events[events.index(event) :]
    return PUT_AWAY_BY.get(type(event)) in map(type, later)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(1, 2)))
def test_nothing_hidden_leaves_the_engine(players: int, seed: int) -> None:
    state, player = new_game(Options(players=players), seed), RandomPlayer(seed)
    while not state.over:
        for seat in viewers(players):
            seen = msgspec.json.encode(view(state, seat))
            assert not ids_in(seen) & hidden_from(state, seat)
        action = player.choose(view(state, state.to_act), legal_actions(state))
        outcome = apply(state, action)
        for seat in viewers(players):
            never_seen = hidden_from(state, seat) & hidden_from(outcome.state, seat)
            for event in outcome.events:
                if isinstance(event, PLAYED_OPENLY) or put_away(event, outcome.events):
                    continue
                told = encode_event(seen_by(event, seat))
                assert not ids_in(told) & never_seen, event
        state = outcome.state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_a_view_is_enough_to_know_ones_options(players: int, seed: int) -> None:
    state, player = new_game(Options(players=players), seed), RandomPlayer(seed)
    while not state.over:
        asked = state.to_act
        for seat in viewers(players):
            expected = legal_actions(state) if seat == asked else ()
            assert legal_actions(view(state, seat)) == expected
        state = apply(state, player.choose(view(state, asked), legal_actions(state))).state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(1, 2)))
def test_a_determinized_state_looks_the_same_and_can_be_played(players: int, seed: int) -> None:
    state, player = new_game(Options(players=players), seed), RandomPlayer(seed)
    while not state.over:
        for seat in viewers(players):
            seen = view(state, seat)
            imagined = determinize(seen, state.seq)
            assert view(imagined, seat) == seen
            if seat == state.to_act:
                assert legal_actions(imagined) == legal_actions(state)
                assert apply(imagined, legal_actions(imagined)[0]).state.seq == state.seq + 1
        state = apply(state, player.choose(view(state, state.to_act), legal_actions(state))).state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(1, 3)))
def test_what_does_not_commit_can_be_taken_back_unseen(players: int, seed: int) -> None:
    state, player = new_game(Options(players=players), seed), RandomPlayer(seed)
    takebacks = 0
    while not state.over:
        seat = state.to_act
        outcome = apply(state, player.choose(view(state, seat), legal_actions(state)))
        if not outcome.commits:
            takebacks += 1
            assert outcome.state.to_act == seat
            assert outcome.state.draws == state.draws
            for viewer in viewers(players):
                before, now = (msgspec.json.encode(view(s, viewer)) for s in (state, outcome.state))
                learned = ids_in(now) - ids_in(before)
                assert learned <= own_cards(state, seat), "only what the seat itself laid open"
        state = outcome.state
    assert takebacks > 20


def own_cards(state: State, seat: int) -> set[str]:
    player = state.players[seat]
    return {*player.god_hand, *player.army_hand, *player.dealt}


def test_determinizing_deals_other_cards_but_keeps_ones_own() -> None:
    state = until(new_game(Options(players=2), 3), KeepGodCards)
    seat = state.to_act
    hands = {determinize(view(state, seat), n).players[1 - seat].dealt for n in range(20)}
    assert len(hands) > 10
    assert all(determinize(view(state, seat), n).players[seat] == state.players[seat] for n in range(5))


def test_a_view_holds_neither_seed_nor_chance() -> None:
    fields = set(View.__struct_fields__)
    assert not fields & {"seed", "draws", "legal"}


def test_set_up_cards_of_others_are_secret_until_everybody_has_chosen() -> None:
    outcome = open_game(Options(players=2, first_player=0), 1)
    state = outcome.state
    while state.active < 0:
        for seat in (0, 1):
            others = view(state, seat).players[1 - seat].dealt
            revealed = not any(type(frame).__name__ == "RevealSetupCards" for frame in state.stack)
            assert (others == state.players[1 - seat].dealt) == (revealed or not others)
        state = apply(state, legal_actions(state)[0]).state


def test_events_say_who_may_see_them() -> None:
    drawn = GodCardDrawn(1, "G07")
    assert seen_by(drawn, 1) == drawn
    assert seen_by(drawn, 0) == GodCardDrawn(1, UNKNOWN)
    assert seen_by(drawn, None) == GodCardDrawn(1, UNKNOWN)
    assert seen_by(ArmyCardDrawn(0, "A01"), 1) == ArmyCardDrawn(0, UNKNOWN)
    assert seen_by(GodCardTaken(1, "G07"), 0) == GodCardTaken(1, "G07")


def test_what_is_imagined_by_words_is_the_same_again() -> None:
    seen = view(new_game(Options(players=3), "a rainy evening"), 1)
    first, again, other = (determinize(seen, words) for words in ("one thought", "one thought", "another"))
    assert first == again
    assert first.god_deck != other.god_deck
    assert view(first, 1) == view(other, 1) == seen
