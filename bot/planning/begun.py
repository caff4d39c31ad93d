"""High Priest actions that were chosen and of which something is to be had: who goes on without it has lost it."""

from engine.actions import Pass
from engine.decisions import ChooseRejuvenation, JoinConquest, MakeOffering, PlayArmy, Produce, Worship
from engine.foresight import Forecast
from engine.queries import is_free_action


def is_to_be_had(here: Forecast) -> bool:
    """Whether a High Priest action, or something to be turned up for nothing, could be done here and is not.

    Cards played and soldiers only prepare a Conquest; with the first marker it is done.
    """
    match here.decision:
        case MakeOffering():
            begins = True
        case Worship(large=large, small=small):
            begins = bool(large and small)
        case Produce():
            begins = True  # what has produced is gained; what has not, and what could be turned up, is lost
        case ChooseRejuvenation(free_turns=free):
            begins = free > 0
        case PlayArmy(gratis=gratis):
            begins = gratis > 0
        case JoinConquest(second=second, leftmost=leftmost):
            begins = not second and not leftmost
        case _:
            begins = False
    return begins and any(not isinstance(action, Pass) and not is_free_action(action) for action in here.answers)
