"""Why not? What keeps the seat that is asked from an action, in the rulebook's terms; this page joins the tables.

Whatever is read here, the seat that is asked may know: its own hand, and what lies open on the table. So a State and
that seat's View of it give the same Reason, and no refusal tells a secret.
"""

from collections import defaultdict

from engine.actions import Action, Pass
from engine.errors import Reason
from engine.reasons import building, cards, golden_age, nobles, placing, priest, turn, vassals, weaving
from engine.reasons.ids import names_something
from engine.reasons.tables import Reasons, Why
from engine.state import Position, View

ANOTHER_QUESTION = "another_question"


def _joined(*tables: Reasons) -> Reasons:
    joined: defaultdict[type, dict[type, Why]] = defaultdict(dict)
    for table in tables:
        for question, answers in table.items():
            joined[question].update(answers)
    return dict(joined)


REASONS = _joined(
    placing.REASONS,
    turn.REASONS,
    building.REASONS,
    weaving.REASONS,
    cards.REASONS,
    priest.REASONS,
    vassals.REASONS,
    nobles.REASONS,
    golden_age.REASONS,
)


def reason_for(position: Position, action: Action) -> Reason:
    """Why this action, which is not among the answers, is none; a View speaks for its own seat."""
    decision = position.decision
    if decision is None:
        return Reason("game_over")
    question = {"question": type(decision).__name__}
    if isinstance(position, View) and position.seat != decision.seat:
        return Reason("not_asked", question)
    if not names_something(action):
        return Reason("unknown")
    if isinstance(action, Pass):
        return Reason("no_pass", question)
    if type(action) in turn.FREE:
        return turn.free_action(position, decision, action)
    why = REASONS.get(type(decision), {}).get(type(action))
    return why(position, decision, action) if why else Reason(ANOTHER_QUESTION, question)
