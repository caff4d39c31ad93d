"""Building Statues: which there are, what they cost, and what they score."""

from collections.abc import Mapping

from engine.actions import Action, BuildStatue, Pass
from engine.components import CONSTANTS, GODS
from engine.decisions import ChooseStatue
from engine.draft import Draft
from engine.errors import Reason
from engine.events import StatueBuilt
from engine.procedures import GainStatue
from engine.rules.hindrances import NO_STATUES_LEFT, Hindrance, TooPoor
from engine.rules.hooks import STATUE_BUILT
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Player, Position

SMALL, LARGE = "small", "large"
PRICE = {SMALL: CONSTANTS.tasks.statue.small.cost, LARGE: CONSTANTS.tasks.statue.large.cost}
_ALL = tuple(BuildStatue(size, god) for size in (SMALL, LARGE) for god in GODS)
WORTH = {SMALL: CONSTANTS.tasks.statue.small.vp, LARGE: CONSTANTS.tasks.statue.large.vp}


def _supply(position: Position, size: str) -> Mapping[str, int]:
    return position.small_statues if size == SMALL else position.large_statues


def _available(position: Position, size: str) -> list[str]:
    return [god for god, left in _supply(position, size).items() if left]


def options(position: Position, asked: ChooseStatue) -> list[Action]:
    """Every Statue that is left and can be paid; a free one is small."""
    return [*(statue for statue in _ALL if not check(position, asked, statue)), Pass()]


def check(position: Position, asked: ChooseStatue, action: BuildStatue) -> Hindrance | None:
    """A Statue that is left, of one of the gods meant, and can be paid; a free one is small."""
    if asked.gratis and action.size != SMALL:
        return Reason("small_only")
    if asked.gods and action.god not in asked.gods:
        return Reason("other_god", {"god": action.god})
    if not _supply(position, action.size)[action.god]:
        return Reason("no_statues_left", {"size": action.size, "god": action.god})
    price = PRICE[action.size]
    return None if asked.gratis or position.players[asked.seat].can_pay(price) else TooPoor(price)


def small_ones(position: Position, gods: tuple[str, ...]) -> list[str]:
    """The gods, among these if any are named, of whom a small Statue is left."""
    return [god for god in _available(position, SMALL) if not gods or god in gods]


def no_statue(position: Position, seat: int) -> Hindrance | None:
    """Why the seat can build no Statue at all: none is left, or it can pay for none."""
    player = position.players[seat]
    left = [size for size in (SMALL, LARGE) if any(_supply(position, size).values())]
    if any(player.can_pay(PRICE[size]) for size in left):
        return None
    return TooPoor(PRICE[left[0]]) if left else NO_STATUES_LEFT


def resolve(draft: Draft, asked: ChooseStatue, action: Action) -> None:
    """Pay for the Statue that was chosen, then take it."""
    if isinstance(action, BuildStatue):
        draft.push(GainStatue(asked.seat, action.size, action.god, by_task=not asked.gratis))
        if not asked.gratis:
            draft.pay(asked.seat, PRICE[action.size])


def gain_statue(draft: Draft, procedure: GainStatue) -> None:
    """The Statue comes from the supply and scores at once."""
    state, player = draft.state, draft.player(procedure.seat)
    if procedure.size == SMALL:
        state.small_statues = {**state.small_statues, procedure.god: state.small_statues[procedure.god] - 1}
        player.small_statues += (procedure.god,)
    else:
        state.large_statues = {**state.large_statues, procedure.god: state.large_statues[procedure.god] - 1}
        player.large_statues += (procedure.god,)
    draft.emit(StatueBuilt(procedure.seat, procedure.size, procedure.god))
    draft.score(procedure.seat, WORTH[procedure.size], "statues")
    if procedure.by_task:
        STATUE_BUILT(draft, procedure.seat)


def has_statue(player: Player, god: str) -> bool:
    """Whether a Statue of this god, of either size, stands in the player area.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].small_statues = ("inti",)
    >>> has_statue(game.players[0], "inti"), has_statue(game.players[0], "killa")
    (True, False)
    """
    return god in player.small_statues or god in player.large_statues


QUESTIONS: Questions = {ChooseStatue: (options, resolve)}
CHECKS: Checks = {ChooseStatue: {BuildStatue: check}}
PROCEDURES: Procedures = {GainStatue: gain_statue}
