"""Chosen High Priest actions with an effect that would be lost."""

from engine.actions import Action, Pass, ProduceWith
from engine.components import PRODUCTION
from engine.decisions import ChooseRejuvenation, JoinConquest, MakeOffering, PlayArmy, Produce, Worship
from engine.foresight import Forecast
from engine.queries import is_free_action, of_use


def is_to_be_had(here: Forecast) -> bool:
    """Whether a High Priest action or a free turn-up is still possible here; cards played only prepare a Conquest."""
    match here.decision:
        case MakeOffering():
            begins = True
        case Worship(large=large, small=small):
            begins = bool(large and small)
        case Produce():
            begins = True  # earlier production is kept, the rest is lost
        case ChooseRejuvenation(free_turns=free):
            begins = free > 0
        case PlayArmy(gratis=gratis):
            begins = gratis > 0
        case JoinConquest(second=second, leftmost=leftmost):
            begins = not second and not leftmost
        case _:
            begins = False
    return begins and any(not is_free_action(action) and _brings_something(here, action) for action in here.answers)


def _brings_something(here: Forecast, action: Action) -> bool:
    """Whether an answer has an effect; a Building may have nothing to produce."""
    if isinstance(action, ProduceWith):
        return bool(of_use(here.worlds[0], here.seat, PRODUCTION[action.building].benefit))
    return not isinstance(action, Pass)
