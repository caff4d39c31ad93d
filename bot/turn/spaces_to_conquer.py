"""Conquest spaces on a card: the best for their soldiers have buttons, the others are in a list."""

from collections.abc import Sequence

from bot.turn.rows import Numbered
from engine.actions import Conquer
from engine.benefits import price
from engine.components import CONQUEST

WITH_BUTTONS = 4
DISCARDED, FLIPPED = 1.0, 0.5  # the worth of a soldier, as the spaces are priced


def lesser_spaces(options: Sequence[Numbered]) -> tuple[Numbered, ...]:
    """The spaces without a button; none if they are few."""
    spaces = [option for option in options if _worth(option) is not None]
    best = sorted(spaces, key=lambda option: _worth(option) or 0.0, reverse=True)[:WITH_BUTTONS]
    return tuple(option for option in spaces if option not in best)


def _worth(option: Numbered) -> float | None:
    """The benefit of a space beyond its soldiers; None of any other answer."""
    action = option.tap.spoken[-1].action if option.tap.spoken else None
    if not isinstance(action, Conquer):
        return None
    space = CONQUEST[action.space]
    return price(space.benefit) - DISCARDED * space.discard - FLIPPED * space.flip
