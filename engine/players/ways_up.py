"""The ways up the Temple as a computer player sees them: where so many steps lead, and what they give on the way."""

from functools import cache

from engine import temple
from engine.benefits import price, price_effect
from engine.resources import Place

FADING = 0.7  # what is one step further off counts so much less


@cache
def ways(at: Place, steps: int) -> tuple[tuple[Place, tuple[float, ...]], ...]:
    """Every way of so many steps: its end, and the price of each effect on it; nobody climbs beyond the top.

    >>> [end for end, _ in ways(temple.start("simpa"), 2)]
    ['S2L', 'S2R', 'S2L', 'S2R']
    >>> ways(temple.top(), 2) == ((temple.top(), ()),)
    True
    """
    above = temple.next_steps(at) if steps else ()
    if not above:
        return ((at, ()),)
    return tuple(
        (end, (*(price_effect(effect) for effect in temple.reward(step)), *prices))
        for step in above
        for end, prices in ways(step, steps - 1)
    )


@cache
def promise(place: Place) -> float:
    """The VP of a place at Festivals; a low row below a higher one is left again soon.

    >>> promise(3), promise("R3L")
    (2, 1.5)
    """
    vp = temple.row_vp(place)
    if not temple.overlay_of(place):
        return vp
    above = max(temple.row_vp(step) for step in temple.next_steps(place))
    return max(vp, (vp + above) / 2)


@cache
def ahead(place: Place) -> float:
    """What the best way on from a place of an overlay gives until the overlay ends, the next steps most; in U."""
    if not temple.overlay_of(place):
        return 0.0
    return FADING * max(price(temple.reward(step)) + ahead(step) for step in temple.next_steps(place))
