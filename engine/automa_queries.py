"""What may be asked about automas without playing, besides `engine.queries`: their boards, and what is ahead of them.

>>> from engine import Options, new_game
>>> board_side(new_game(Options(solo="pachamama"), 1).automa)
'plain'
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from engine.components import SOLO
from engine.components.solo import Loop
from engine.difficulty import PACHAMAMA
from engine.events import Condition
from engine.rules.high_priest import action_after
from engine.solo import CONDITIONS
from engine.solo.axomamma import EACH_SIZE
from engine.solo.board import GOLD_INSTEAD
from engine.solo.frame import PLAIN, loops_of
from engine.solo.high_priest import TOP, in_reach
from engine.solo.pachamama_conditions import FULL
from engine.solo.pachamama_effects import second as chosen_by_pachamama
from engine.solo.pachamama_effects import village_side, way_up
from engine.state import Automa, Position

__all__ = [
    "BARS",
    "Ahead",
    "automa_loops",
    "automa_priest_actions",
    "board_side",
    "chosen_by_pachamama",
    "turns_into_gold",
    "village_side",
    "way_up",
]

BARS = (TOP, EACH_SIZE, FULL)  # what stands in the way of a High Priest action whatever an automa has


class Ahead(Struct, frozen=True):
    """A High Priest action ahead of an automa: how far, which, whether it can move there, and what it needs there."""

    distance: int
    action: str
    in_reach: bool
    condition: Condition

    @property
    def met(self) -> bool:
        """Whether it would perform the action if it came there."""
        return self.condition.met


def automa_priest_actions(position: Position) -> Iterator[Ahead]:
    """The High Priest actions clockwise from where the automa's High Priest stands; none before it is placed.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(solo="axomamma"), 1)
    >>> game.players[1].priest = 1
    >>> [(ahead.distance, ahead.in_reach) for ahead in automa_priest_actions(game)]
    [(1, True), (2, True), (3, False), (4, False), (5, False)]
    """
    automa = position.automa
    assert automa is not None
    if not position.players[automa.seat].priest:
        return
    reached = in_reach(position, automa.seat)
    for distance in range(1, len(position.coricancha) + 1):
        action = action_after(position, automa.seat, distance)
        condition = CONDITIONS[automa.which][action](position, automa.seat)
        yield Ahead(distance, action, distance in reached, condition)


def automa_loops(automa: Automa) -> Mapping[str, Loop]:
    """The rows of an automa's board.

    >>> list(automa_loops(Automa(which="axomamma", seat=1)))
    ['top', 'middle', 'bottom']
    """
    return loops_of(automa)


def board_side(automa: Automa) -> str:
    """The side of Pachamama's board that is used; Axomamma's board has one side only.

    >>> board_side(Automa(which="pachamama", seat=1)), board_side(Automa(which="axomamma", seat=1))
    ('plain', '')
    """
    return automa.board or PLAIN if automa.which == PACHAMAMA else ""


def turns_into_gold(loop: Loop) -> bool:
    """Whether an action of this row that the automa cannot take brings it gold instead.

    >>> [turns_into_gold(loop) for loop in automa_loops(Automa(which="axomamma", seat=1)).values()]
    [False, True, False]
    """
    return (loop.failure or SOLO.pachamama.failure) == GOLD_INSTEAD
