"""Who can answer before it is their turn to: what goes round the table may be asked of everybody at once.

The rules ask in turn order, and answers count in that order. But where the same thing goes round (the set-up, a
Festival, what the action of one player asks of the others), whoever comes later can decide now. What they would be
asked is found in States that look just like a View, with their part moved before everybody else's.
"""

from msgspec import structs

from engine.core import resume
from engine.decisions import Frame, same_kind
from engine.foresight import WORLDS, decline_for_others
from engine.procedures import (
    DealGodCards,
    Festival,
    FinalScoring,
    FinishSetup,
    Poll,
    RevealSetupCards,
    StartTurn,
)
from engine.queries import is_follow_on
from engine.state import Position, State, View
from engine.views import determinized, view

ROUNDS_END = (DealGodCards, Festival, FinalScoring, FinishSetup, RevealSetupCards, StartTurn)


def asked_early(seen: View) -> View | None:
    """The position as if this View's own seat, which will be asked in this round, were asked now.

    None if it is asked anyway, if it will not be asked, or if that depends on what it cannot know.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2, first_player=0), "an example")
    >>> asked_early(view(game, 1)).decision
    PickStartingWeaving(seat=1)
    >>> asked_early(view(game, 0))
    """
    assert seen.seat is not None
    worlds = _asked_first(seen, seen.seat)
    first, *others = (view(world, seen.seat) for world in worlds) if worlds else (None,)
    return first if all(other == first for other in others) else None


def awaited(seen: View) -> dict[int, str]:
    """The kinds of questions that wait in this round, by seat, beginning with the one that is asked.

    Only of seats of which whoever has this View knows that they will be asked.

    >>> from engine import Options, new_game
    >>> awaited(view(new_game(Options(players=3, first_player=2), "an example"), None))
    {2: 'PickStartingWeaving', 0: 'PickStartingWeaving', 1: 'PickStartingWeaving'}
    """
    if seen.decision is None:
        return {}
    found = {seen.decision.seat: type(seen.decision).__name__}
    for seat in seen.seats_from(seen.decision.seat)[1:]:
        kinds = {type(world.decision).__name__ for world in _asked_first(seen, seat)}
        if len(kinds) == 1:
            found[seat] = kinds.pop()
    return found


def may_wait(position: Position, seat: int) -> bool:
    """Whether anything is left in this round or turn that a seat could have answered before it is asked.

    In the set-up there always is, and for whoever is active; for others, as long as a part of theirs is to come.

    >>> from engine import Options, new_game
    >>> may_wait(new_game(Options(players=2, first_player=0), "an example"), 1)
    True
    """
    return _is_for_everybody(position) or any(seat in _concerned(frame) for frame in position.stack)


def _asked_first(seen: View, seat: int) -> tuple[State, ...]:
    """States that look just like this View, but for this seat having come first.

    None if in any of them it is not asked, or would not be asked the same once the others have answered.
    """
    if not _with_first(seen, seat):
        return ()
    worlds = tuple(determinized(seen, range(WORLDS)))
    for world in worlds:
        later = world.copy()
        world.stack = _with_first(world, seat)
        resume(world)
        decline_for_others(later, seat, lambda world: world.turn != seen.turn or not _goes_round(world))
        if world.to_act != seat or not same_kind(later.decision, world.decision) or later.to_act != seat:
            return ()
    return worlds


def _with_first(position: Position, seat: int) -> tuple[Frame, ...]:
    """The stack with the next part of a seat in this round on its top; nothing if there is none."""
    if position.decision is None or position.to_act == seat or position.automated(seat) or not _goes_round(position):
        return ()
    everybody, stack = _is_for_everybody(position), position.stack
    for place in reversed(range(len(stack))):
        frame = stack[place]
        concerned = _concerned(frame)
        until_seat = concerned[: concerned.index(seat) + 1] if seat in concerned else concerned
        if isinstance(frame, ROUNDS_END) or (position.active in until_seat and not everybody):
            return ()
        if seat not in concerned:
            continue
        if not isinstance(frame, Poll):
            return (*stack[:place], *stack[place + 1 :], frame)
        left = tuple(each for each in frame.seats if each != seat)
        rest = (structs.replace(frame, seats=left),) if left else ()
        return (*stack[:place], *rest, *stack[place + 1 :], Poll(frame.question, (seat,)))
    return ()


def _is_for_everybody(position: Position) -> bool:
    """Whether what goes round comes to the active seat, too: the set-up, a Festival, the final scoring."""
    return position.active < 0 or any(isinstance(frame, Festival | FinalScoring) for frame in position.stack)


def _concerned(frame: Frame) -> tuple[int, ...]:
    """The seats that something on the stack is about."""
    return frame.seats if isinstance(frame, Poll) else (getattr(frame, "seat", -1),)


def _goes_round(position: Position) -> bool:
    """Whether the present question is one of those that come to several seats in turn order."""
    return position.active < 0 or is_follow_on(position)
