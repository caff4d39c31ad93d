"""What an automa is to the engine: tables of what goes its own way; and its die."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from engine.actions import Action
from engine.benefits import Effect
from engine.components import SOLO
from engine.components.solo import Loop
from engine.difficulty import AXOMAMMA
from engine.draft import Draft
from engine.procedures import Festival, Poll, RunEffect
from engine.rules import POLLS, ask_next, festival
from engine.rules.effects import RUN
from engine.rules.tables import Polls, Procedures
from engine.state import Automa, Position

PLAIN, GOLDEN_AGE = "plain", "golden_age"  # the sides of Pachamama's board
Run = Callable[[Draft, int, Any, str], None]
Choice = Callable[[Draft, Any, Sequence[Action]], Action]
Obstacle = Callable[[Position, int, Any], str]
# Why an automa fails: it is too poor, there is none, it can pay for a part only, there is but one, or it cares not.
POOR, NONE, PART, LAST, UNWANTED = "poor", "none", "part", "last", "unwanted"


class Opponent(Struct, frozen=True, kw_only=True):
    """An automa: its own Procedures, its choices where a common rule asks it, what it does when it holds too much.

    `procedures` need not name every Procedure: what is missing goes by the rules for everybody.
    """

    procedures: Procedures
    choices: Mapping[type, Choice]
    give_up_excess: Callable[[Draft, int], None]


def automa_of(position: Position) -> Automa:
    """The automa of a solo game."""
    assert position.automa is not None
    return position.automa


def loops_of(automa: Automa) -> Mapping[str, Loop]:
    """The rows of its board; before the side of Pachamama's board is known, those of the plain one."""
    if automa.which == AXOMAMMA:
        return SOLO.axomamma.loops
    return SOLO.pachamama.sides[automa.board or PLAIN].loops


def person_of(position: Position) -> int:
    """The seat of the person in a solo game."""
    return 1 - automa_of(position).seat


def has_option(position: Position, name: str) -> bool:
    """Whether the table agreed on this way to make the automa easier or harder."""
    return name in position.options.difficulty


def change(draft: Draft, **fields: Any) -> None:
    """Put something on the automa's board otherwise."""
    draft.state.automa = structs.replace(automa_of(draft.state), **fields)


# ---------------------------------------------------------------- chance


def pick(draft: Draft, items: Sequence[str]) -> str:
    """One of these at random; no chance is asked where there is no choice."""
    return items[draft.below(len(items))] if len(items) > 1 else items[0]


# ---------------------------------------------------------------- tables


def running(effects: Mapping[type[Effect], Run]) -> Callable[[Draft, RunEffect], None]:
    """The Procedure that runs an effect, some of them otherwise than for people."""
    table = {**RUN, **effects}

    def run(draft: Draft, procedure: RunEffect) -> None:
        table[type(procedure.effect)](draft, procedure.seat, procedure.effect, procedure.source)

    return run


def polled(polls: Polls, explained: Polls) -> Callable[[Draft, Poll], None]:
    """The Procedure that asks round the table, some questions being the automa's own affair; some it but explains."""
    table = {**POLLS, **explained, **polls}

    def run(draft: Draft, procedure: Poll) -> None:
        if procedure.question in polls:
            draft.reveal()  # it reacts
        ask_next(draft, procedure, table)

    return run


def celebrating(stages: festival.Stages) -> Callable[[Draft, Festival], None]:
    """The Festival with some of its stages changed."""
    table = {**festival.STAGES, **stages}

    def run(draft: Draft, procedure: Festival) -> None:
        festival.run_stage(draft, procedure, table)

    return run
