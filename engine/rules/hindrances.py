"""What keeps a seat from an answer: each rule checks an answer once, and lists and refuses by that one check.

A check gives a Hindrance, or None for what may be done. It reads only what the seat that is asked may know: its own
hand, and what lies open on the table; so no refusal tells a secret.
"""

from msgspec import Struct

from engine.actions import Action
from engine.errors import Reason
from engine.resources import CORN, FOOD, GOLD, POTATO, RESOURCES, Cost
from engine.state import Player, Position


class TooPoor(Struct, frozen=True):
    """A price that cannot be paid; what there is towards it is counted only for whoever asks."""

    cost: Cost
    building: str = ""


Hindrance = Reason | TooPoor

BRINGS_NOTHING = Reason("brings_nothing")
NO_ARMY_CARDS = Reason("no_army_cards")  # deck and discard pile are empty
NO_GOD_CARDS = Reason("no_god_cards")  # deck and offer are empty
NO_MARKERS_LEFT = Reason("no_markers_left")
NO_STATUES_LEFT = Reason("no_statues_left")
NO_STEPS_LEFT = Reason("no_steps_left")
NO_WEAVINGS = Reason("no_weavings")
TEMPLE_TOP = Reason("temple_top")


def never(position: Position, asked: object, action: Action) -> None:
    """Nothing keeps a seat from an answer that is always open."""


def no_such_worker(worker: str) -> Reason:
    """Nobody of that kind is in the supply."""
    return Reason("no_such_worker", {"worker": worker})


def no_such_nomad(worker: str) -> Reason:
    """Nobody of that kind is among the Nomads."""
    return Reason("no_such_nomad", {"worker": worker})


def god_card_not_in_hand(card: str) -> Reason:
    """The God card is not in this hand."""
    return Reason("not_in_hand", {"god_card": card})


def no_such_choice(most: int) -> Reason:
    """There are only so many to choose from."""
    return Reason("no_such_choice", {"most": most})


def in_words(player: Player, found: Hindrance | None) -> Reason | None:
    """A Hindrance of this player with all values that its sentence names."""
    return _too_poor(player, found) if isinstance(found, TooPoor) else found


def _too_poor(player: Player, found: TooPoor) -> Reason:
    """The price, and whatever the player has that could help to pay it; gold always can."""
    cost = found.cost
    useful = {name for name in RESOURCES if getattr(cost, name)} | ({POTATO, CORN} if cost.food else set()) | {GOLD}
    held = {f"has_{name}": n for name in RESOURCES if name in useful and (n := getattr(player, name))}
    about = {"building": found.building} if found.building else {}
    return Reason("too_poor", {**about, **owed(cost), **held})


def owed(cost: Cost) -> dict[str, int]:
    """A price as values of a Reason."""
    return {f"needs_{name}": n for name in (*RESOURCES, FOOD) if (n := getattr(cost, name))}
