"""The stored plan of a seat at its present question."""

import logging

from msgspec import DecodeError, json

from bot.turn.placements import is_wish
from bot.turn.plan import Plan
from bot.turn.spoilt import is_known
from engine.components import NEWCOMERS, WORKER_KINDS
from engine.state import View
from storage import StoredPlan

log = logging.getLogger(__name__)

WORKERS = (*WORKER_KINDS, *NEWCOMERS)
EARLY = -1  # stands for the number of a coming question
_read = json.Decoder(Plan).decode


def kept_plan(stored: StoredPlan, seen: View, number: int) -> Plan:
    """The stored plan for this question; a plan for another round counts as spoilt."""
    plan = _plan_in(stored)
    if not plan.is_of(seen) or (EARLY in (number, plan.base) and not plan.begins_at(seen)):
        plan = Plan(spoilt=plan.answers)
    return plan if plan.base == number else Plan(number, plan.taps, spoilt=plan.spoilt, dropped=plan.dropped)


def _plan_in(stored: StoredPlan) -> Plan:
    """The decoded plan; an empty one if there is none, a dropped one if it is unreadable."""
    try:
        plan = _read(stored.body) if stored.body else Plan()
    except DecodeError:
        plan = None
    if plan and _makes_sense(plan):
        return plan
    log.warning("A plan that was kept cannot be read; it is begun anew.")
    return Plan(dropped=True)


def _makes_sense(plan: Plan) -> bool:
    """Whether all names in a plan are known."""
    taps = (*plan.taps, *([plan.pending] if plan.pending else []))
    searches = [(plan.wish, plan.by), *((tap.wish, tap.by) for tap in taps)]
    return (
        all(tap.answers for tap in plan.taps)
        and all(map(is_known, plan.everything))
        and all(wish == "" or is_wish(wish) for wish, _ in searches)
        and all(by == "" or by in WORKERS for _, by in searches)
    )
