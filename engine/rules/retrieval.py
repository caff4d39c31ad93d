"""A Warrior who is placed takes back a neighbour."""

from engine.actions import Action, Pass, RetrieveWorker
from engine.components import SPACES
from engine.decisions import ChooseRetrieval
from engine.draft import Draft
from engine.errors import Reason
from engine.events import Declined, WorkerRetrieved
from engine.rules.tables import Checks, Questions
from engine.state import Position
from engine.workers import retrievable


def to_retrieve(position: Position, space: str) -> list[str]:
    """The spaces beside this one with a Worker whom a Warrior there may take back.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> beside = SPACES["T1a"].neighbours[:2]
    >>> game.hill = dict(zip(beside, ("priest", "warrior"), strict=True))
    >>> to_retrieve(game, "T1a") == [beside[0]]
    True
    """
    hill = position.hill
    return [other for other in SPACES[space].neighbours if other in hill and retrievable(hill[other])]


def check_beside(position: Position, warrior: str, space: str) -> Reason | None:
    """A space beside that of a Warrior, with a Worker who may be taken back."""
    if space not in SPACES[warrior].neighbours:
        return Reason("not_beside", {"space": space, "beside": warrior})
    if space not in position.hill:
        return Reason("nobody_there", {"space": space})
    return None if retrievable(position.hill[space]) else Reason("warriors_stay")


def retrieval_options(position: Position, asked: ChooseRetrieval) -> list[Action]:
    """Each neighbour that is no Warrior."""
    return [*(RetrieveWorker(space) for space in to_retrieve(position, asked.space)), Pass()]


def check_retrieval(position: Position, asked: ChooseRetrieval, action: RetrieveWorker) -> Reason | None:
    """A neighbour whom the Warrior may take back."""
    return check_beside(position, asked.space, action.space)


def retrieve(draft: Draft, asked: ChooseRetrieval, action: Action) -> None:
    """The neighbour joins the supply."""
    if not isinstance(action, RetrieveWorker):
        draft.emit(Declined(asked.seat, "ChooseRetrieval"))
        return
    take_back(draft, asked.seat, action.space)


def take_back(draft: Draft, seat: int, space: str) -> None:
    """The Worker on a space joins the supply of a seat."""
    state = draft.state
    worker = state.hill[space]
    state.hill = {other: standing for other, standing in state.hill.items() if other != space}
    draft.player(seat).workers += (worker,)
    draft.emit(WorkerRetrieved(seat, worker, space))


QUESTIONS: Questions = {ChooseRetrieval: (retrieval_options, retrieve)}
CHECKS: Checks = {ChooseRetrieval: {RetrieveWorker: check_retrieval}}
