"""Who can answer before it is their turn to: what goes round the table may be asked of everybody at once.

The rules ask in turn order, and answers count in that order. But where the same thing goes round (the set-up, a
Festival, what the action of one player asks of the others), whoever comes later can decide now. What they would be
asked is found in States that look just like a View, with their part moved before everybody else's. A Festival has
several rounds: who has no part in the present one is asked what comes in a later one, until something is drawn.
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
    ReturnWeavings,
    RevealSetupCards,
    StartTurn,
)
from engine.queries import is_follow_on
from engine.state import Position, State, View
from engine.views import determinized, unseen, view

FIRST_STAGE = "start"  # of a Festival that is only about to begin
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
    found = [view(world, seen.seat) for world in _asked_now(seen, seen.seat)]
    if not found or any(other != found[0] for other in found[1:]):
        return None
    return found[0] if unseen(seen) <= unseen(found[0]) else None


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
        kinds = {type(world.decision).__name__ for world in _asked_now(seen, seat)}
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


def _asked_now(seen: View, seat: int) -> tuple[State, ...]:
    """States in which this seat is asked now what it will be asked in this round, or later at this Festival.

    They look just like this View, but for its having come first, or for the others having said no until then. None if
    in any of them it is not asked, or would not be asked the same once the others have answered.
    """
    moved, goes_on = bool(_with_first(seen, seat)), _has_more_rounds(seen, seat)
    if not (moved or goes_on):
        return ()
    worlds = tuple(determinized(seen, range(WORLDS)))
    first = tuple(world.copy() for world in worlds)
    for later in worlds:
        decline_for_others(later, seat, lambda world: world.turn != seen.turn or not _goes_round(world))
        _turn_face_down(later, seen, seat)
    if any(later.to_act != seat for later in worlds):
        return ()
    for world in first if moved else ():
        world.stack = _with_first(world, seat)
        resume(world)
    if goes_on and not any(moved and world.to_act == seat for world in first):
        return worlds
    alike = all(same_kind(later.decision, world.decision) for later, world in zip(worlds, first, strict=True))
    return first if alike and all(world.to_act == seat for world in first) else ()


def _turn_face_down(world: State, seen: View, seat: int) -> None:
    """Army cards that were drawn meanwhile are back in the deck: nobody knows which ones that will be."""
    known = seen.army_discard if world.army_discard[: len(seen.army_discard)] == seen.army_discard else ()
    player, before = world.players[seat], len(seen.players[seat].army_hand)
    drawn = (*world.army_discard[len(known) :], *player.army_hand[before:])
    world.army_discard, player.army_hand = known, player.army_hand[:before]
    world.army_deck += drawn


def _has_more_rounds(position: Position, seat: int) -> bool:
    """Whether this seat may be asked something in a later round of a Festival that has begun."""
    if position.to_act == seat or position.automated(seat) or not is_follow_on(position):
        return False
    return any(isinstance(frame, Festival) and frame.stage != FIRST_STAGE for frame in position.stack)


def _with_first(position: Position, seat: int) -> tuple[Frame, ...]:
    """The stack with the next part of a seat in this round on its top; nothing if there is none."""
    if position.decision is None or position.to_act == seat or position.automated(seat) or not _goes_round(position):
        return ()
    everybody, stack = _is_for_everybody(position), position.stack
    for place in reversed(range(len(stack))):
        frame = stack[place]
        concerned = _concerned(frame)
        until_seat = concerned[: concerned.index(seat) + 1] if seat in concerned else concerned
        if _ends_round(frame) or (position.active in until_seat and not everybody):
            return ()
        if seat not in concerned:
            continue
        if not isinstance(frame, Poll):
            return (*stack[:place], *stack[place + 1 :], frame)
        left = tuple(each for each in frame.seats if each != seat)
        rest = (structs.replace(frame, seats=left),) if left else ()
        return (*stack[:place], *rest, *stack[place + 1 :], Poll(frame.question, (seat,)))
    return ()


def _ends_round(frame: Frame) -> bool:
    """Whether what lies below this is another round, or about other Weavings than those on sale now (ruling 192)."""
    return isinstance(frame, ROUNDS_END) or (isinstance(frame, ReturnWeavings) and bool(frame.outer))


def _is_for_everybody(position: Position) -> bool:
    """Whether what goes round comes to the active seat, too: the set-up, a Festival, the final scoring."""
    return position.active < 0 or any(isinstance(frame, Festival | FinalScoring) for frame in position.stack)


def _concerned(frame: Frame) -> tuple[int, ...]:
    """The seats that something on the stack is about."""
    return frame.seats if isinstance(frame, Poll) else (getattr(frame, "seat", -1),)


def _goes_round(position: Position) -> bool:
    """Whether the present question is one of those that come to several seats in turn order."""
    return position.active < 0 or is_follow_on(position)
