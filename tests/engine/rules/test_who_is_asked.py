"""Who is asked what, and when, depends on public facts only: with other cards in the hands it is all the same."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine import Action, Options, State, apply, legal_actions, new_game, view
from engine.actions import PlaceWorker
from engine.decisions import (
    FeedGods,
    Frame,
    HireWorker,
    PlayArmy,
    PlayGodCards,
    TakeFreeActions,
    TakeSecondAction,
    TakeTurn,
)
from engine.events import GodCardTucked
from tests.engine.kit import changed
from tests.engine.kit.extremes import brought_to
from tests.engine.kit.hostile import HostilePlayer

TABLES = [Options(players=2), Options(players=3), Options(players=4), Options(solo="axomamma")]
MANNERS = ("always train", "hoard", "spend", "swap")
WHERE_HANDS_MATTER = {TakeTurn, TakeSecondAction, HireWorker, TakeFreeActions, FeedGods, PlayGodCards, PlayArmy}


def with_other_hands(state: State, shown: str, random: Random) -> State:
    """The same position with any other cards in people's hands; only the one that is about to be shown stays."""
    other = changed(state)
    people = [player for seat, player in enumerate(other.players) if not state.automated(seat)]
    for hand, deck in (("god_hand", "god_deck"), ("army_hand", "army_deck")):
        hidden = [card for player in people for card in getattr(player, hand)] + [*getattr(other, deck)]
        drawn = iter(random.sample([card for card in hidden if card != shown], len(hidden) - (shown in hidden)))
        for player in people:
            setattr(player, hand, tuple(_same_or_next(getattr(player, hand), shown, drawn)))
        setattr(other, deck, tuple(_same_or_next(getattr(other, deck), shown, drawn)))
    return changed(other)


def _same_or_next(cards: tuple[str, ...], shown: str, drawn: Iterator[str]) -> Iterator[str]:
    return (card if card == shown else next(drawn) for card in cards)


def asked(state: State) -> tuple[Frame, ...]:
    """What everybody can see of who is asked what, now and next."""
    return view(state, None).stack


def can_be_compared(action: Action, other: State) -> bool:
    """Whether this can be answered in both worlds; to place a Worker by a single God card is to show that at once."""
    return not isinstance(action, PlaceWorker) and action in legal_actions(other)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.solo or f"{options.players} players")
def test_with_other_cards_in_hand_the_same_seats_are_asked_at_the_same_moments(options: Options) -> None:
    compared: Counter[type] = Counter()
    for seed in range(6):
        random, state = Random(seed), new_game(options, f"asked {seed}")
        players = [HostilePlayer(MANNERS[(seat + seed) % len(MANNERS)], seed) for seat in range(options.players)]
        while not state.over:
            if state.turn == 5 and isinstance(state.decision, TakeTurn) and not any(p.passives for p in state.players):
                state = brought_to(state, ("buildings", "poverty"), random)  # for somebody, all free actions there are
            assert state.to_act is not None
            action = players[state.to_act].choose(view(state, state.to_act), legal_actions(state))
            outcome = apply(state, action)
            if state.active >= 0 and not any(isinstance(event, GodCardTucked) for event in outcome.events):
                shown = getattr(action, "card", "") or getattr(state.decision, "card", "")
                other = with_other_hands(state, shown, random)
                if can_be_compared(action, other):
                    assert asked(apply(other, action).state) == asked(outcome.state), (state.decision, action)
                    compared[type(outcome.state.decision)] += 1
            state = outcome.state
    assert compared.keys() >= WHERE_HANDS_MATTER, compared
