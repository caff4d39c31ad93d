"""Tables with Palaces and Nobles."""

from typing import Any

from engine import State
from engine.nobles import kind_for
from tests.engine.kit import table

NOBLES = {"modules": ("nobles",)}


def living_in(*palaces: str, lying: tuple[str, ...] = (), empty: tuple[str, ...] = ()) -> dict[str, Any]:
    """The area of somebody with these Palaces, a Noble in each, some of whom lie; and with others that are empty."""
    return {"palaces": (*palaces, *empty), "nobles": {palace: kind_for(palace) for palace in palaces}, "lying": lying}


def court(*palaces: str, lying: tuple[str, ...] = (), empty: tuple[str, ...] = (), **position: Any) -> State:
    """A table with the module at which seat 0 has such Palaces."""
    return table(options=NOBLES, **{**living_in(*palaces, lying=lying, empty=empty), **position})
