"""Automas: solo opponents, each a seat with its own turn behind the same channel.

`engine.core` hands every Procedure of a solo game to `run` and every question to the automa's seat to `answer`.
An automa is an `Opponent`, a record of tables; this page is their table of contents.
"""

from collections.abc import Mapping, Sequence

from engine.actions import Action
from engine.decisions import Decision
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.draft import Draft
from engine.procedures import Poll, Procedure, StartTurn
from engine.rules import PROCEDURES
from engine.solo import axomamma, pachamama, pachamama_conditions
from engine.solo.frame import Opponent, automa_of
from engine.solo.high_priest import Conditions

OPPONENTS: Mapping[str, Opponent] = {AXOMAMMA: axomamma.OPPONENT, PACHAMAMA: pachamama.OPPONENT}
CONDITIONS: Mapping[str, Conditions] = {AXOMAMMA: axomamma.CONDITIONS, PACHAMAMA: pachamama_conditions.CONDITIONS}


def run(draft: Draft, procedure: Procedure) -> None:
    """A Procedure of a solo game: the automa's own way if it concerns the automa, else that of everybody."""
    automa = automa_of(draft.state)
    opponent = OPPONENTS[automa.which]
    kind = type(procedure)
    if kind is StartTurn:
        draft.reveal()  # the turn before is over for good, whoever is asked next
    own = opponent.procedures.get(kind)
    if own and _seat(procedure, automa.seat) == automa.seat:
        own(draft, procedure)
    else:
        PROCEDURES[kind](draft, procedure)
    opponent.give_up_excess(draft, automa.seat)


def _seat(procedure: Procedure, automa: int) -> int:
    """Whom a Procedure concerns; what has no seat concerns the whole table, and so the automa."""
    return procedure.seats[0] if isinstance(procedure, Poll) else getattr(procedure, "seat", automa)


def answer(draft: Draft, question: Decision, options: Sequence[Action]) -> Action:
    """The automa's choice; nobody takes an answer back once the automa has reacted to it."""
    draft.reveal()
    return OPPONENTS[automa_of(draft.state).which].choices[type(question)](draft, question, options)
