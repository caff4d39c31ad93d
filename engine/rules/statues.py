"""Building Statues: which there are, what they cost, and what they score."""

from engine.actions import Action, BuildStatue, Pass
from engine.components import CONSTANTS
from engine.decisions import ChooseStatue
from engine.draft import Draft
from engine.events import StatueBuilt
from engine.procedures import GainStatue
from engine.rules.tables import Procedures, Questions
from engine.state import Player, Position

SMALL, LARGE = "small", "large"
PRICE = {SMALL: CONSTANTS.tasks.statue.small.cost, LARGE: CONSTANTS.tasks.statue.large.cost}
WORTH = {SMALL: CONSTANTS.tasks.statue.small.vp, LARGE: CONSTANTS.tasks.statue.large.vp}


def _available(position: Position, size: str) -> list[str]:
    supply = position.small_statues if size == SMALL else position.large_statues
    return [god for god, left in supply.items() if left]


def options(position: Position, asked: ChooseStatue) -> list[Action]:
    """Every Statue that is left and can be paid; a free one is small."""
    player = position.players[asked.seat]
    sizes = [SMALL] if asked.gratis else [size for size in (SMALL, LARGE) if player.can_pay(PRICE[size])]
    found: list[Action] = [
        BuildStatue(size, god)
        for size in sizes
        for god in _available(position, size)
        if not asked.gods or god in asked.gods
    ]
    return [*found, Pass()]


def small_ones(position: Position, gods: tuple[str, ...]) -> list[str]:
    """The gods, among these if any are named, of whom a small Statue is left."""
    return [god for god in _available(position, SMALL) if not gods or god in gods]


def performable(position: Position, seat: int) -> bool:
    """Whether some Statue is left that the seat can pay."""
    player = position.players[seat]
    return any(player.can_pay(PRICE[size]) and _available(position, size) for size in (SMALL, LARGE))


def resolve(draft: Draft, asked: ChooseStatue, action: Action) -> None:
    """Pay for the Statue that was chosen, then take it."""
    if isinstance(action, BuildStatue):
        draft.push(GainStatue(asked.seat, action.size, action.god))
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
PROCEDURES: Procedures = {GainStatue: gain_statue}
