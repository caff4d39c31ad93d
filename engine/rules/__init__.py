"""The rules, one mechanism per file; this page is their table of contents.

Rules meet on the stack only: a rule pushes the question or Procedure that comes next, and the tables below say
who answers it.
"""

from engine.draft import Draft
from engine.procedures import Poll
from engine.rules import (
    abilities,
    building,
    cards,
    conquest,
    effects,
    festival,
    free_actions,
    high_priest,
    influence,
    newcomers,
    nobles,
    offered_abilities,
    paying,
    placement,
    produce,
    rearranging,
    rejuvenate,
    retrieval,
    scoring,
    setup,
    statues,
    steps,
    tasks,
    temple,
    temple_rewards,
    turn,
    weaving,
    workers,
    worship,
)
from engine.rules.tables import Checks, Polls, Procedures, Questions

__all__ = ["CHECKS", "POLLS", "PROCEDURES", "QUESTIONS", "abilities", "ask_next"]

QUESTIONS: Questions = {
    **setup.QUESTIONS,
    **turn.QUESTIONS,
    **placement.QUESTIONS,
    **retrieval.QUESTIONS,
    **offered_abilities.QUESTIONS,
    **tasks.QUESTIONS,
    **effects.QUESTIONS,
    **paying.QUESTIONS,
    **cards.QUESTIONS,
    **workers.QUESTIONS,
    **newcomers.QUESTIONS,
    **nobles.QUESTIONS,
    **free_actions.QUESTIONS,
    **weaving.QUESTIONS,
    **rearranging.QUESTIONS,
    **building.QUESTIONS,
    **statues.QUESTIONS,
    **steps.QUESTIONS,
    **high_priest.QUESTIONS,
    **influence.QUESTIONS,
    **worship.QUESTIONS,
    **temple.QUESTIONS,
    **temple_rewards.QUESTIONS,
    **rejuvenate.QUESTIONS,
    **produce.QUESTIONS,
    **conquest.QUESTIONS,
    **festival.QUESTIONS,
}

CHECKS: Checks = {
    **setup.CHECKS,
    **turn.CHECKS,
    **placement.CHECKS,
    **retrieval.CHECKS,
    **offered_abilities.CHECKS,
    **tasks.CHECKS,
    **effects.CHECKS,
    **paying.CHECKS,
    **cards.CHECKS,
    **workers.CHECKS,
    **newcomers.CHECKS,
    **nobles.CHECKS,
    **free_actions.CHECKS,
    **weaving.CHECKS,
    **rearranging.CHECKS,
    **building.CHECKS,
    **statues.CHECKS,
    **steps.CHECKS,
    **high_priest.CHECKS,
    **influence.CHECKS,
    **worship.CHECKS,
    **temple.CHECKS,
    **temple_rewards.CHECKS,
    **rejuvenate.CHECKS,
    **produce.CHECKS,
    **conquest.CHECKS,
    **festival.CHECKS,
}

POLLS: Polls = {
    **free_actions.POLLS,
    **weaving.POLLS,
    **high_priest.POLLS,
    **worship.POLLS,
    **rejuvenate.POLLS,
    **produce.POLLS,
    **conquest.POLLS,
    **festival.POLLS,
}


def ask_next(draft: Draft, poll: Poll, polls: Polls = POLLS) -> None:
    """Ask the first seat of a poll whom the question concerns; the others follow.

    At a table with an automa just the first seat, since the automa answers polls in its own way.
    """
    ask, state = polls[poll.question], draft.state
    for at, seat in enumerate(poll.seats, start=1):
        below = state.stack
        ask(draft, seat)
        if state.stack is not below or state.automa:
            others = (Poll(poll.question, poll.seats[at:]),) if poll.seats[at:] else ()
            state.stack = (*below, *others, *state.stack[len(below) :])
            return


PROCEDURES: Procedures = {
    Poll: ask_next,
    **setup.PROCEDURES,
    **turn.PROCEDURES,
    **placement.PROCEDURES,
    **offered_abilities.PROCEDURES,
    **tasks.PROCEDURES,
    **effects.PROCEDURES,
    **workers.PROCEDURES,
    **newcomers.PROCEDURES,
    **nobles.PROCEDURES,
    **cards.PROCEDURES,
    **weaving.PROCEDURES,
    **building.PROCEDURES,
    **statues.PROCEDURES,
    **steps.PROCEDURES,
    **temple.PROCEDURES,
    **high_priest.PROCEDURES,
    **produce.PROCEDURES,
    **festival.PROCEDURES,
    **scoring.PROCEDURES,
}
