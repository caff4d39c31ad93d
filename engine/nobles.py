"""Nobles: who may live in a Palace, who lives there, and whether that Noble stands.

Whoever wants to know, or to have one lie down or stand up, asks here.
"""

from collections.abc import Mapping

from engine.components import PALACES, WORKER_KINDS
from engine.state import VASSAL, Player

_OF_COLOUR = {kind.colour: kind.id for kind in WORKER_KINDS.values()}
_KIND: Mapping[str, str] = {palace.id: _OF_COLOUR[palace.noble_colour] for palace in PALACES.values()}


def kind_for(palace: str) -> str:
    """The kind of Worker that may live in a Palace.

    >>> kind_for("X03"), kind_for("X14")
    ('warrior', 'courier')
    """
    return _KIND[palace]


def colour_of(kind: str) -> str:
    """The colour of a kind of Workers.

    >>> colour_of("priest")
    'white'
    """
    return WORKER_KINDS[kind].colour


def empty(player: Player) -> tuple[str, ...]:
    """The Palaces of a player in which nobody lives."""
    return tuple(palace for palace in player.palaces if palace not in player.nobles)


def open_to(player: Player, worker: str) -> tuple[str, ...]:
    """The empty Palaces of a player in which this Worker may live; a Newcomer may in none (ruling 106)."""
    return tuple(palace for palace in empty(player) if _KIND[palace] == worker) if player.palaces else ()


def nobles_of(player: Player) -> tuple[str, ...]:
    """The Workers who are a player's Nobles, standing or not; Vassals are none."""
    return tuple(worker for worker in player.nobles.values() if worker != VASSAL)


def standing(player: Player) -> tuple[str, ...]:
    """The Palaces of a player whose Noble, and not a Vassal, stands."""
    return tuple(palace for palace, worker in player.nobles.items() if worker != VASSAL and palace not in player.lying)


def can_be_used(player: Player, palace: str) -> bool:
    """Whether the Noble of a Palace stands, or a Vassal lives there."""
    return palace in player.nobles and palace not in player.lying


def move_in(player: Player, palace: str, worker: str) -> None:
    """A Worker, or a Vassal, lives in a Palace from now on, standing."""
    player.nobles = {**player.nobles, palace: worker}


def lay_down(player: Player, palace: str) -> bool:
    """The Noble of a Palace lies down; False if a Vassal lives there, who never does (ruling 103)."""
    if player.nobles[palace] == VASSAL:
        return False
    player.lying += (palace,)
    return True


def stand_up(player: Player, palace: str) -> None:
    """The Noble of a Palace stands up."""
    player.lying = tuple(other for other in player.lying if other != palace)
