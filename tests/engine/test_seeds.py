"""Seeds: words deal what they have always dealt, and of a drawn seed every bit counts."""

from collections import Counter

import pytest

from engine import Options, decode_state, encode_state, legal_actions, new_game, replay
from engine.codec import state_hash
from engine.draft import random_below

DRAWN = "0123456789abcdef0123456789abcdef"


@pytest.mark.parametrize(
    ("seed", "number"),
    [("a rainy evening", 0xF7C84432F6135910), (7, 0xE75017CACE788F82), ("f" * 16, 0x5D7EEC17FF84CB2D)],
)
def test_words_and_numbers_deal_as_ever(seed: int | str, number: int) -> None:
    assert new_game(Options(players=2), seed).seed == number


@pytest.mark.parametrize("seed", [DRAWN.upper(), DRAWN[1:], f"{DRAWN}0", f" {DRAWN}"])
def test_only_the_form_of_a_drawn_seed_is_wide(seed: str) -> None:
    assert new_game(Options(players=2), seed).seed < 1 << 64
    assert new_game(Options(players=2), DRAWN).seed >= 1 << 64


def test_every_bit_of_a_wide_seed_counts() -> None:
    seed = new_game(Options(players=2), DRAWN).seed
    seeds = [seed, *(seed ^ 1 << bit for bit in range(127))]
    drawn = [tuple(random_below(seed, counter, 1000) for counter in range(20)) for seed in seeds]
    assert len(set(drawn)) == len(drawn)


def test_a_wide_seed_draws_evenly() -> None:
    seed = new_game(Options(players=2), DRAWN).seed
    counted = Counter(random_below(seed, counter, 6) for counter in range(6000))
    assert sorted(counted) == list(range(6))
    assert all(850 < times < 1150 for times in counted.values())


def test_a_game_of_a_wide_seed_is_stored_and_replayed() -> None:
    options = Options(players=2)
    state, actions = new_game(options, DRAWN), []
    for _ in range(40):
        actions.append(legal_actions(state)[-1])
        state = replay(options, DRAWN, actions)
    again = decode_state(encode_state(state))
    assert again == state
    assert state_hash(again) == state_hash(state)
