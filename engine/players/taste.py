"""How much a player likes things: the numbers behind every worth, in VP unless they are shares."""

from msgspec import Struct


class Taste(Struct, frozen=True, kw_only=True, cache_hash=True):
    """All numbers of the simple values; those given here are the greedy player's."""

    # A resource early in the game and in the last stretch; how many still count in full, and how slowly more lose.
    potato: float = 0.75
    corn: float = 1.25
    stone: float = 1.35
    gold: float = 2.3
    late_potato: float = 0.45
    late_corn: float = 0.7
    late_stone: float = 0.7
    late_gold: float = 1.6
    enough: float = 3.0
    patience: float = 8.0

    # Cards and Workers.
    army_card: float = 2.2
    army_card_left: float = 0.4
    army_crowd: float = 6.0
    train: float = 0.5
    god_card: float = 2.4
    god_crowd: float = 0.8
    god_served: float = 0.5
    pray: float = -0.5
    worker: float = 2.0
    first_worker: float = 2.2
    third_worker: float = 0.2
    hire_third: float = -1.0

    # The Temple, Statues and Steps.
    climb: float = 1.0
    climb_last: float = 1.0
    temple_reward: float = 0.8
    statue_in_place: float = 1.5
    small_worship: float = 0.3
    large_worship: float = 0.4
    keep_small: float = 1.5
    keep_large: float = 1.5
    keep_large_following: float = 5.0
    new_god: float = 0.5
    god_in_hand: float = 1.0
    steps: float = 1.0
    upper_steps: float = 0.3
    own_steps: float = 2.0
    other_steps: float = -1.0

    # Buildings: how often one gives by Festivals to come, and what turning up and down means.
    uses_last: float = 0.8
    uses_middle: float = 1.8
    uses_first: float = 2.8
    passive: float = 1.0
    turned_up: float = 1.0
    again: float = 0.6
    soldier_again: float = 0.6
    turned_down: float = 0.8
    turned_down_last: float = 2.0
    produce_turn: float = 1.0
    renew_market: float = -1.0

    # Weavings.
    weaving: float = 1.2
    weaving_length: float = 0.6
    tapestry: float = 1.0
    tapestry_hope: float = 0.25
    new_tapestry: float = 0.3
    match: float = 0.9
    match_between: float = 0.3
    purchase_pick: float = 0.8

    # War.
    discarded_soldier: float = 1.3
    flipped_soldier: float = 0.5
    lead: float = 0.4
    take_lead: float = 0.8
    casualty: float = 0.7
    second_conquest: float = 0.8
    play_soldier: float = 0.6
    play_strong: float = 0.5
    play_weak: float = 2.0
    play_army: float = 0.6
    keep_soldier: float = 0.8
    keep_resource: float = 0.5
    cash_army: float = 1.5

    # The turn.
    card_shown: float = 1.6
    place: float = 1.0
    place_worker: float = 0.5
    more_tasks: float = 0.8
    play_god_short: float = 2.5
    play_god: float = 0.5
    offer_served: float = 1.0
    exchange: float = -0.5
    oracle: float = -1.0

    # The Golden Age: Palaces and Nobles, Newcomers, ways up the Temple, Vassals.
    noble: float = 1.0
    noble_stands: float = 1.0
    noble_used: float = 0.8
    prophecy: float = 0.9
    palace: float = 0.6
    newcomer: float = 1.1
    temple_ahead: float = 0.4
    nation_marker: float = 0.6
    vassal: float = 1.0
    vassal_now: float = 1.0


PLAIN = Taste()
