"""The public face: new_game, legal_actions, why_not, apply, replay."""

import re
from collections.abc import Iterable
from hashlib import blake2b
from operator import attrgetter
from typing import get_args

import msgspec
from msgspec import Struct

from engine import solo
from engine.actions import Action, AnyAction
from engine.decisions import NO_FREE, Decision
from engine.draft import Draft
from engine.errors import GameCode, GameOver, IllegalAction, MalformedAction, NotYourDecision, Reason, StaleAction
from engine.events import AnsweredByItself, Event, FestivalBegan
from engine.reasons import reason_for
from engine.rules import PROCEDURES, QUESTIONS, free_actions
from engine.rules.setup import set_up
from engine.secrecy import Seen, piles_seen
from engine.state import Options, Player, Position, State, View

_KINDS = get_args(AnyAction)
_hands = attrgetter(*piles_seen(Player, Seen.BY_OWNER))
_DRAWN_SEED = re.compile("[0-9a-f]{32}")


class Outcome(Struct, frozen=True):
    """What an action led to; after `commits` there is no way back."""

    state: State
    events: tuple[Event, ...]
    commits: bool


def new_game(options: Options, seed: int | str) -> State:
    """A game before its first question.

    >>> game = new_game(Options(players=2, first_player=0), "an example")
    >>> game.to_act, game.decision
    (0, PickStartingWeaving(seat=0))
    """
    return open_game(options, seed).state


def open_game(options: Options, seed: int | str) -> Outcome:
    """A game before its first question, with the Events of its set-up.

    >>> open_game(Options(players=3, first_player=2), "an example").events[0]
    GameStarted(seats=3, first=2, solo='')
    """
    options.check()
    draft = set_up(options, seed_number(str(seed)))
    _settle(draft)
    return Outcome(draft.state, tuple(draft.events), True)


def seed_number(seed: str) -> int:
    """What a seed means to chance: 128 bits for one that is drawn, 64 for the words that somebody has thought of.

    >>> seed_number("an example").bit_length() <= 64 < seed_number("0123456789abcdef" * 2).bit_length()
    True
    """
    width = 16 if _DRAWN_SEED.fullmatch(seed) else 8  # words deal what they dealt before there were wider seeds
    return int.from_bytes(blake2b(seed.encode(), digest_size=width).digest())


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Every answer to the present question, in a fixed order; of a View, only its own seat's.

    >>> legal_actions(new_game(Options(players=2), "an example"))[:2]
    (PickWeaving(tile='SW01'), PickWeaving(tile='SW02'))
    """
    if isinstance(position, State) and position.legal is not None:
        return position.legal
    decision = position.decision
    if decision is None or (isinstance(position, View) and position.seat != decision.seat):
        return ()
    return _list(position, decision)


def _list(position: Position, decision: Decision) -> tuple[Action, ...]:
    found = QUESTIONS[type(decision)][0](position, decision)
    return tuple(found if decision.free == NO_FREE else found + free_actions.options(position, decision))


def why_not(position: Position, action: Action) -> Reason | None:
    """Why this is no answer to the present question, by what the seat that is asked may know; None if it is one.

    >>> from engine.actions import PickWeaving
    >>> game = apply(new_game(Options(players=2), "an example"), PickWeaving("SW01")).state
    >>> why_not(game, PickWeaving("SW02"))
    >>> why_not(game, PickWeaving("SW01")).code
    'weaving_taken'
    """
    return reason_for(position, action)


def apply(state: State, action: Action, *, seat: int | None = None, seq: int | None = None) -> Outcome:
    """Answer the present question, and let an automa do its part; the given State stays as it was.

    `seat` and `seq`, where given, say who answers and which question was meant.
    Raises GameOver, StaleAction, NotYourDecision, MalformedAction or IllegalAction, and then changes nothing.

    >>> from engine.actions import PickWeaving
    >>> outcome = apply(new_game(Options(players=2, first_player=0), "an example"), PickWeaving("SW01"), seat=0, seq=0)
    >>> outcome.events, outcome.state.to_act
    ((StartingWeavingPicked(seat=0, tile='SW01'),), 1)
    """
    asked = _check(state, action, seat, seq)
    draft = Draft(state.copy())
    _answer(draft, asked, action)
    return Outcome(draft.state, tuple(draft.events), _is_final(state, draft, asked.seat))


def _is_final(before: State, draft: Draft, seat: int) -> bool:
    """Whether what a seat has answered cannot be taken back any more (ruling 193)."""
    now = draft.state
    return (
        draft.committed
        or now.to_act != seat
        or now.turn != before.turn
        or FestivalBegan in map(type, draft.events)
        or _others_showed_cards(before, now, seat)
    )


def _others_showed_cards(before: State, now: State, seat: int) -> bool:
    """Whether a card has left the hand of anybody else: whoever lays down one of their own learns nothing by that."""
    return any(
        card not in hand_now
        for other, player in enumerate(before.players)
        if other != seat and _hands(player) != (hands_now := _hands(now.players[other]))
        for hand, hand_now in zip(_hands(player), hands_now, strict=True)
        for card in hand
    )


def advance(state: State, action: Action) -> None:
    """Answer in place, unchecked: for searches on a copy of their own, with an action that was listed.

    >>> game = new_game(Options(players=2), "an example")
    >>> advance(game, legal_actions(game)[0])
    >>> game.seq
    1
    """
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    _answer(Draft(state), decision, action)


def advance_as_known(state: State, action: Action) -> bool:
    """`advance`, and whether the seat that answers knew all that came of it: nothing revealed, and nobody else asked.

    >>> game = new_game(Options(players=2), "an example")
    >>> advance_as_known(game, legal_actions(game)[0])
    False
    """
    decision = state.decision
    assert decision is not None
    draft = Draft(state)
    _answer(draft, decision, action)
    return (
        not draft.committed
        and state.to_act == decision.seat
        and all(event.seat == decision.seat for event in draft.events if isinstance(event, AnsweredByItself))
    )


def resume(state: State) -> tuple[Event, ...]:
    """Let what lies on the stack run until somebody is asked, in place: for searches that have put something there.

    What happens by it is told.

    >>> from engine.procedures import StartTurn
    >>> game = new_game(Options(players=2), "an example")
    >>> game.stack += (StartTurn(1),)
    >>> resume(game)
    (TurnStarted(seat=1, turn=1),)
    >>> game.decision
    ChoosePriestStart(seat=1)
    """
    draft = Draft(state)
    _settle(draft)
    return tuple(draft.events)


def replay(options: Options, seed: int | str, actions: Iterable[Action]) -> State:
    """The State a game is in after these actions.

    >>> from engine.actions import PickWeaving
    >>> replay(Options(players=2), "an example", [PickWeaving("SW01"), PickWeaving("SW02")]).seq
    2
    """
    state = new_game(options, seed)
    for action in actions:
        state = apply(state, action).state
    return state


def _check(state: State, action: Action, seat: int | None, seq: int | None) -> Decision:
    """The question this action answers; or the refusal that fits."""
    decision = state.decision
    if decision is None:
        raise GameOver(GameCode.OVER, action)
    if seq is not None and seq != state.seq:
        raise StaleAction(GameCode.STALE, action, seq=seq, now=state.seq)
    if seat is not None and seat != decision.seat:
        raise NotYourDecision(GameCode.NOT_YOURS, action, asked=decision.seat, seat=seat)
    if action in legal_actions(state):
        return decision
    if not isinstance(action, _KINDS):
        raise MalformedAction(GameCode.NO_ACTION, action, kind=type(action).__name__)
    try:
        msgspec.convert(msgspec.to_builtins(action), AnyAction)
    except (msgspec.ValidationError, TypeError) as error:
        raise MalformedAction(GameCode.UNREADABLE_ACTION, action) from error
    question = type(decision).__name__
    raise IllegalAction(GameCode.ILLEGAL, action, reason_for(state, action), answer=str(action), question=question)


def _answer(draft: Draft, decision: Decision, action: Action) -> None:
    draft.state.seq += 1
    _resolve(draft, decision, action)
    _settle(draft)


def _resolve(draft: Draft, decision: Decision, action: Action) -> None:
    state = draft.state
    state.stack = state.stack[:-1]
    if decision.free == NO_FREE or not free_actions.resolve(draft, decision, action):
        QUESTIONS[type(decision)][1](draft, decision, action)


def _settle(draft: Draft) -> None:
    """Run Procedures, and answer questions with a single answer, until a seat has something to decide."""
    state = draft.state
    state.legal = ()
    automa = state.automa.seat if state.automa else None
    while stack := state.stack:
        top = stack[-1]
        if not isinstance(top, Decision):
            state.stack = stack[:-1]
            if automa is None:
                PROCEDURES[type(top)](draft, top)
            else:
                solo.run(draft, top)
            continue
        found = _list(state, top)
        if top.seat == automa:
            _resolve(draft, top, solo.answer(draft, top, found))
            continue
        if len(found) > 1:
            state.legal = found
            return
        (only,) = found
        draft.emit(AnsweredByItself(top.seat, type(top).__name__, only))
        _resolve(draft, top, only)
