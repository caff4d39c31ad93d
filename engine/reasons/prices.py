"""Too poor: what something costs, and what of it there is."""

from engine.errors import Reason
from engine.resources import CORN, FOOD, GOLD, POTATO, RESOURCES, Cost
from engine.state import Player


def too_poor(player: Player, cost: Cost, **about: str) -> Reason:
    """The price, and whatever the player has that could help to pay it; gold always can."""
    useful = {name for name in RESOURCES if getattr(cost, name)} | ({POTATO, CORN} if cost.food else set()) | {GOLD}
    held = {f"has_{name}": n for name in RESOURCES if name in useful and (n := getattr(player, name))}
    return Reason("too_poor", {**about, **owed(cost), **held})


def owed(cost: Cost) -> dict[str, int]:
    """A price as values of a Reason."""
    return {f"needs_{name}": n for name in (*RESOURCES, FOOD) if (n := getattr(cost, name))}
