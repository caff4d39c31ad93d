"""Answers that no longer fit, in words: by their pieces, and with the reason."""

from collections.abc import Hashable, Iterable
from typing import get_args

from msgspec import json, structs

from bot import say
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.filling import fields_of, lookup
from bot.turn.plan import Course, Plan
from engine.actions import Action, Conquer, Pass, Pay, TakeWeavingBeneath
from engine.components import ARMY_CARDS, GOD_CARDS, WEAVINGS, WORKER_KINDS
from engine.core import why_not
from engine.decisions import AnyDecision, ChoosePayment
from engine.errors import Reason
from engine.foresight import Ahead, Forecast
from engine.planned import Planned
from engine.reasons import ANOTHER_QUESTION
from engine.reasons.ids import names_something
from engine.resources import paid_in
from engine.views import view

# The form of a piece, by the field of an answer that names it.
PIECES = {"building": "building", "god": "god", "item": "item", "space": "space", "spot": "spot", "worker": "worker"}

QUESTIONS = frozenset(kind.__name__ for kind in get_args(AnyDecision))


def is_known(planned: Planned) -> bool:
    """Whether the question and all pieces of a kept answer still exist."""
    return planned.question in QUESTIONS and bool(planned.choices) and all(map(names_something, planned.choices))


def spoilt_plan(answers: tuple[Planned, ...]) -> str:
    """A plan to keep with nothing but these answers that no longer fit."""
    return json.encode(Plan(spoilt=answers)).decode()


def spoilt_words(course: Course, lang: Language) -> str:
    """The lost answers of a plan and the reason; empty if only a payment or a Pass is lost."""
    if course.plan.dropped:
        return chat("plan.dropped", lang)
    if not course.lost or course.lost_at is None:
        return ""
    said = [one for one in course.lost if not isinstance(one.choices[0], Pass | Pay)]
    paid = any(isinstance(step.action, Pay) for steps in course.taps for step in steps)
    if not said and (course.lost_at is not course.here or paid):
        return ""
    what = ", ".join(_said(one, course.lost_at, lang) for one in _distinct(said or course.lost[:1]))
    reason = _why(course.lost_at, course.lost[0])
    if reason is None:
        return chat("plan.lost", lang, what=what)
    if say.opening(reason, lang) in structs.astuple(course.lost[0].choices[0]) and len(said) <= 1:
        return chat("plan.lost.reason", lang, why=say.reason(reason, lang))
    return chat("plan.lost.why", lang, what=what, why=say.reason(reason, lang))


def left_words(left: tuple[Planned, ...], lang: Language) -> str:
    """The answers of a plan that were not played, by their pieces; empty if only a payment or a Pass is left."""
    said = [one for one in left if not isinstance(one.choices[0], Pass | Pay)]
    return ", ".join(piece_words(one, one.choices[0], lang) for one in _distinct(said))


def _distinct(answers: Iterable[Planned]) -> Iterable[Planned]:
    """The answers without those that name the same piece as an earlier one."""
    found: dict[Hashable, Planned] = {}
    for one in answers:
        action = one.choices[0]
        found.setdefault(action if isinstance(action, Pay) else _piece(one, action), one)
    return found.values()


def _why(here: Forecast, lost: Planned) -> Reason | None:
    """The reason why an answer does not fit here; None if that depends on anything unknown."""
    if here.ahead is not Ahead.ASKED:
        return None
    if type(here.decision).__name__ != lost.question:
        return Reason(ANOTHER_QUESTION, {"question": type(here.decision).__name__})
    first, *others = (why_not(view(world, here.seat), lost.choices[0]) for world in here.worlds)
    return None if any(other != first for other in others) else first


def _said(planned: Planned, here: Forecast, lang: Language) -> str:
    """An answer as it was said: a payment or a Pass in words, any other by its piece."""
    action = planned.choices[0]
    if isinstance(action, Pay):
        return say.action(here.seen, ChoosePayment(here.seat, paid_in(action)), action, lang)
    if isinstance(action, Pass):
        no = lookup(lang.actions, Pass.__name__, planned.question)
        return lang.actions[Pass.__name__] if fields_of(no) else no
    return piece_words(planned, action, lang)


def piece_words(planned: Planned, action: Action, lang: Language) -> str:
    """A choice by its piece, else by its question."""
    return thing(*_piece(planned, action), lang)


def _piece(planned: Planned, action: Action) -> tuple[str, str]:
    """The form and the name of what an answer chooses, else of its question."""
    if isinstance(action, Conquer):
        return "conquest", action.space
    for field, value in structs.asdict(action).items():
        if field in PIECES:
            return PIECES[field], value
        if value in GOD_CARDS:
            return "god_card", value
        if value in ARMY_CARDS:
            return "army_card", value
        if value in WEAVINGS:
            return "weaving", value
    if planned.about in WEAVINGS and not isinstance(action, TakeWeavingBeneath):
        return "weaving", planned.about
    if planned.about in WORKER_KINDS:
        return "worker", planned.about
    return "title", planned.question
