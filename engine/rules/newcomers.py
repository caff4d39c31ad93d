"""Taking a Newcomer from the offer."""

from engine.actions import Action, Pass, TakeNewcomer
from engine.benefits import GainNewcomer
from engine.decisions import ChooseNewcomer
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import Declined, NewcomerTaken
from engine.procedures import OfferNewcomer
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position
from engine.workers import different, kinds_of


def gain(draft: Draft, seat: int, effect: GainNewcomer, source: str) -> None:
    """Newcomers of the seat's choice, which it cannot refuse (ruling 110)."""
    if draft.state.newcomers:
        draft.push(*(ChooseNewcomer(seat) for _ in range(effect.n)))


def offer(draft: Draft, procedure: OfferNewcomer) -> None:
    """Ask whether to take one, if there is any."""
    if draft.state.newcomers:
        draft.push(ChooseNewcomer(procedure.seat, may_refuse=True))


def options(position: Position, asked: ChooseNewcomer) -> list[Action]:
    """Each Newcomer who looks different; nobody, if one may refuse or there is none."""
    found: list[Action] = [TakeNewcomer(worker) for worker in different(position.newcomers)]
    return [*found, Pass()] if asked.may_refuse or not found else found


def check(position: Position, asked: ChooseNewcomer, action: TakeNewcomer) -> Reason | None:
    """A Newcomer of the offer, the first of those that look alike."""
    if action.worker not in position.newcomers:
        return Reason("no_such_newcomer", {"worker": action.worker})
    other = next(other for other in different(position.newcomers) if kinds_of(other) == kinds_of(action.worker))
    return None if other == action.worker else Reason("newcomer_alike", {"worker": action.worker, "other": other})


def resolve(draft: Draft, asked: ChooseNewcomer, action: Action) -> None:
    """The Newcomer chosen joins the supply."""
    if isinstance(action, TakeNewcomer):
        take(draft, asked.seat, action.worker)
    elif asked.may_refuse:
        draft.emit(Declined(asked.seat, "ChooseNewcomer"))


def take(draft: Draft, seat: int, worker: str) -> None:
    """A Newcomer joins the supply of a seat; another takes the free space of the offer at once."""
    draft.state.newcomers = without(draft.state.newcomers, worker)
    draft.player(seat).workers += (worker,)
    draft.emit(NewcomerTaken(seat, worker))
    draft.fill_newcomers()


QUESTIONS: Questions = {ChooseNewcomer: (options, resolve)}
CHECKS: Checks = {ChooseNewcomer: {TakeNewcomer: check}}
PROCEDURES: Procedures = {OfferNewcomer: offer}
