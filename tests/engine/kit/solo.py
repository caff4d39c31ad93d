"""Positions against an automa: the person on seat 0 owns nothing, the automa has what a test gives it."""

from collections.abc import Mapping
from typing import Any

from engine import Outcome, State
from engine.actions import Activate, MoveHighPriest
from engine.benefits import Effect
from engine.components.solo import SoloSpace
from engine.decisions import ChooseCasualty, Frame, TakeTurn
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.events import DieRolled
from engine.procedures import AutomaTurn, FinishTurn, OfferHire, RunEffect, UseToken
from engine.state import Automa
from tests.engine.kit import PRINTED, Fields, after, changed, of, options, play, settled, table
from tests.engine.kit.laws import loops_of

PERSON, AUTOMA = 0, 1
TUCKED = ("G07", "G11", "G19", "G22")  # Inti, Killa, Illapa, Qocha
SOME_SEEDS = range(1, 41)
MANY_SEEDS = range(1, 2001)


def against(
    which: str = AXOMAMMA,
    *,
    person: Fields | None = None,
    board: Fields | None = None,
    tucked: tuple[str, ...] = TUCKED,
    tokens: Mapping[str, tuple[int, ...]] | None = None,
    personalities: Mapping[str, str] | None = None,
    difficulty: tuple[str, ...] = (),
    placed: bool = True,
    agreed: Fields | None = None,
    **its: Any,
) -> State:
    """A table in mid-game at which the automa's turn is about to be taken; `its` fills its area."""
    chosen = {"solo": which, "difficulty": difficulty, **(agreed or {})}
    state = table(2, AUTOMA, board=board, others={PERSON: person or {}}, options=chosen, passives_idle=True, **its)
    more = {"vassals", "nobles"} & state.options.box.modules
    side = "" if which == AXOMAMMA else "golden_age" if more else "plain"
    automa = Automa(
        which=which,
        seat=AUTOMA,
        board=side,
        tucked=tucked,
        tokens={
            **{loop.id: tuple(token.start for token in loop.tokens) for loop in loops_of(which, side).values()},
            **(tokens or {}),
        },
        personalities=personalities or {},
        placed=placed,
    )
    deck = tuple(card for card in state.god_deck if card not in tucked)
    state = changed(state, automa=automa, stack=(FinishTurn(AUTOMA), AutomaTurn(AUTOMA)))
    state.god_deck = deck
    return state


def rolls_of(outcome: Outcome) -> list[int]:
    """What the die showed."""
    return [event.value for event in of(outcome, DieRolled)]


def run(state: State, *frames: Frame, rolls: tuple[int, ...] = ()) -> Outcome:
    """These, the first one first, on an empty stack, with chance such that the die begins so."""
    return _with_rolls(changed(state, stack=frames[::-1]), rolls)


def its_turn(state: State, *rolls: int) -> Outcome:
    """The automa's turn up to the next question to the person, with chance such that the die begins so."""
    return _with_rolls(state, rolls)


def _with_rolls(state: State, rolls: tuple[int, ...]) -> Outcome:
    if not rolls:
        return settled(state)
    for seed in MANY_SEEDS:
        outcome = settled(changed(state, seed=seed))
        if tuple(rolls_of(outcome)[: len(rolls)]) == rolls:
            return outcome
    raise AssertionError(f"the die never begins with {rolls}")


def by_chance(state: State, *frames: Frame) -> list[Outcome]:
    """The same under many seeds; without frames, the automa's turn."""
    start = changed(state, stack=frames[::-1]) if frames else state
    return [settled(changed(start, seed=seed)) for seed in SOME_SEEDS]


def gaining(state: State, effect: Effect, source: str = "conquest") -> Outcome:
    """The automa gains an effect by itself."""
    return run(state, RunEffect(AUTOMA, effect, source))


def token_on(state: State, space: str, *, rolls: tuple[int, ...] = ()) -> Outcome:
    """The automa performs the action of this space of its board: the first token of the loop lies there."""
    assert state.automa is not None
    loops = loops_of(state.automa.which).values()
    loop, index = next((loop, i) for loop in loops for i, s in enumerate(loop.spaces, start=1) if s.id == space)
    tokens = {**state.automa.tokens, loop.id: (index, *state.automa.tokens[loop.id][1:])}
    return run(with_board(state, tokens=tokens), UseToken(AUTOMA, loop.id, 0), rolls=rolls)


def acting_by(state: State, *action: Effect, rolls: tuple[int, ...] = ()) -> Outcome:
    """The automa performs the space of its board that shows just this."""
    assert state.automa is not None
    spaces = spaces_of(state.automa.which)
    return token_on(state, next(space.id for space in spaces if space.action == action), rolls=rolls)


def spaces_of(which: str) -> list[SoloSpace]:
    """The spaces of all its loops."""
    return [space for loop in loops_of(which).values() for space in loop.spaces]


def covered_by(which: str, slot: str) -> str:
    """The space a personality token on this slot lies on."""
    return next(space.id for space in spaces_of(which) if space.slot == slot)


def under_tokens(which: str, value: int) -> list[str]:
    """The spaces on which tokens of this number start, from the top down."""
    return [
        loop.spaces[token.start - 1].id
        for loop in loops_of(which).values()
        for token in loop.tokens
        if token.value == value
    ]


def with_board(state: State, **fields: Any) -> State:
    """The position with something on the automa's board put otherwise."""
    assert state.automa is not None
    given = {name: getattr(state.automa, name) for name in Automa.__struct_fields__}
    return changed(state, automa=Automa(**{**given, **fields}))


def before(action: str) -> int:
    """The section from which a High Priest reaches this action of the printed Coricancha by one space."""
    return (PRINTED.index(action) - 1) % len(PRINTED) + 1


def person_activates(state: State, action: str, act: bool = True) -> Outcome:
    """The person moves the High Priest onto this action and performs it; the automa's turn is not near."""
    state = changed(state, active=PERSON, stack=(FinishTurn(PERSON), OfferHire(PERSON), TakeTurn(PERSON)))
    state.players[PERSON].priest = before(action)
    outcome = play(state, MoveHighPriest(1))
    if isinstance(outcome.state.decision, ChooseCasualty):
        outcome = after(outcome, play(outcome.state, options(outcome.state)[0]))
    return after(outcome, play(outcome.state, Activate())) if act else outcome


__all__ = [
    "AUTOMA",
    "AXOMAMMA",
    "PACHAMAMA",
    "PERSON",
    "TUCKED",
    "acting_by",
    "against",
    "before",
    "by_chance",
    "covered_by",
    "gaining",
    "its_turn",
    "person_activates",
    "rolls_of",
    "run",
    "spaces_of",
    "token_on",
    "under_tokens",
    "with_board",
]
