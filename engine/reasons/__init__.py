"""Why not? What keeps the seat that is asked from an action, in the rulebook's terms: the rule that lists it says so.

Whatever a rule checks an answer by, the seat that is asked may know. So a State and that seat's View of it give the
same Reason, and no refusal tells a secret.
"""

from engine.actions import Action, Pass
from engine.errors import Reason
from engine.reasons.ids import names_something
from engine.rules import CHECKS, QUESTIONS, free_actions
from engine.rules.hindrances import in_words
from engine.rules.placement import WRONG_GOD
from engine.rules.tasks import NOT_AT_THIS_SPACE
from engine.state import Position, View

__all__ = ["ANOTHER_QUESTION", "NOT_AT_THIS_SPACE", "WRONG_GOD", "reason_for"]

ANOTHER_QUESTION = "another_question"


def reason_for(position: Position, action: Action) -> Reason | None:
    """Why this action is no answer to the present question, None if it is one; a View speaks for its own seat."""
    decision = position.decision
    if decision is None:
        return Reason("game_over")
    question = {"question": type(decision).__name__}
    if isinstance(position, View) and position.seat != decision.seat:
        return Reason("not_asked", question)
    if not names_something(action):
        return Reason("unknown")
    if isinstance(action, Pass):
        return None if action in QUESTIONS[type(decision)][0](position, decision) else Reason("no_pass", question)
    if free_actions.is_free(action):
        found = free_actions.check(position, decision, action)
    elif check := CHECKS.get(type(decision), {}).get(type(action)):
        found = check(position, decision, action)
    else:
        return Reason(ANOTHER_QUESTION, question)
    return in_words(position.players[decision.seat], found)
