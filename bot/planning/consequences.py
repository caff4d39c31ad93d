"""What taps change in a seat's supply, also indirectly: by the reward of a Temple step, or a Worker too many."""

from collections.abc import Mapping

from bot.planning.menu import Entry
from engine.actions import RecruitNomad, RetrieveWorker, TakeNomad
from engine.components import CONSTANTS
from engine.foresight import Forecast
from engine.resources import RESOURCES
from engine.workers import is_newcomer

VP = "vp"


def difference(before: Forecast, after: Forecast) -> Mapping[str, int]:
    """How much more or less there is of each resource and of VP, as far as that is certain."""
    found = {}
    for name in (*RESOURCES, VP):
        changes = {
            getattr(then.players[after.seat], name) - getattr(now.players[after.seat], name)
            for now, then in zip(before.worlds, after.worlds, strict=True)
        }
        if len(changes) == 1 and 0 not in changes:
            found[name] = changes.pop()
    return found


def climbs(entry: Entry) -> bool:
    """Whether a tap leads up the Temple, whose steps have rewards of their own."""
    before, after = entry.steps[0].before, entry.after
    return before.worlds[0].players[after.seat].temple != after.worlds[0].players[after.seat].temple


def is_one_too_many(entry: Entry) -> bool:
    """Whether a tap brings a Worker for whom another will have to leave."""
    if not isinstance(entry.spoken[-1].action if entry.spoken else None, RecruitNomad | TakeNomad | RetrieveWorker):
        return False
    workers = entry.after.worlds[0].players[entry.after.seat].workers
    return sum(not is_newcomer(worker) for worker in workers) > CONSTANTS.worker_limit.regular
