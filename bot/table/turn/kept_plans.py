"""The plan that somebody has kept, as it stands before a question."""

import logging

from msgspec import DecodeError, json

from bot.turn.placements import is_wish
from bot.turn.plan import Plan
from bot.turn.spoilt import is_known
from engine.components import WORKER_KINDS
from engine.state import View
from storage import StoredPlan

log = logging.getLogger(__name__)

EARLY = -1  # in place of the number of a question that is not asked yet
_read = json.Decoder(Plan).decode


def kept_plan(stored: StoredPlan, seen: View, number: int) -> Plan:
    """What was kept for the question of this number; what was made for another round no longer fits."""
    plan = _plan_in(stored)
    if not plan.is_of(seen) or (EARLY in (number, plan.base) and not plan.begins_at(seen)):
        plan = Plan(spoilt=plan.answers)
    return plan if plan.base == number else Plan(number, plan.taps, spoilt=plan.spoilt, dropped=plan.dropped)


def _plan_in(stored: StoredPlan) -> Plan:
    """The plan; an empty one if there is none, or none that makes sense: it is dropped, and its maker is told."""
    try:
        plan = _read(stored.body) if stored.body else Plan()
    except DecodeError:
        plan = None
    if plan and _makes_sense(plan):
        return plan
    log.warning("A plan that was kept cannot be read; it is begun anew.")
    return Plan(dropped=True)


def _makes_sense(plan: Plan) -> bool:
    """Whether all that it names is known."""
    taps = (*plan.taps, *([plan.pending] if plan.pending else []))
    searches = [(plan.wish, plan.by), *((tap.wish, tap.by) for tap in taps)]
    return (
        all(tap.answers for tap in plan.taps)
        and all(map(is_known, plan.everything))
        and all(wish == "" or is_wish(wish) for wish, _ in searches)
        and all(by == "" or by in WORKER_KINDS for _, by in searches)
    )
