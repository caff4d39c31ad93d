"""Moments of recorded games that several tests begin with."""

from engine import legal_actions, view
from engine.decisions import BuyLeftoverWeaving
from engine.early import asked_early, awaited
from engine.state import State


def leftover(state: State) -> bool:
    """Whether two are asked about the same Weavings that somebody left, and can afford the same."""
    if not isinstance(state.decision, BuyLeftoverWeaving) or len(state.players) != 3:
        return False
    asked = awaited(view(state, None))
    seen = [asked_early(view(state, seat)) for seat in asked if seat != state.to_act]
    return bool(seen) and all(one is not None and legal_actions(one) == legal_actions(state) for one in seen)
