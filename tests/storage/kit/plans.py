"""What a seat may plan: answers that will fit, made by looking into the true position."""

from collections.abc import Sequence

from engine import Action, State, apply
from engine.planned import Planned
from storage import Games
from tests.storage.kit.play import move, pick, state_of


def planned(state: State, action: Action) -> Planned:
    """This answer, kept for the present question."""
    return Planned(type(state.decision).__name__, (action,))


def course(state: State, answers: int) -> list[Planned]:
    """The next answers of the seat that is asked; the others, asked between them, `pick` theirs."""
    seat, found = state.to_act, []
    while len(found) < answers and not state.over:
        if state.to_act == seat:
            found.append(planned(state, pick(state)))
        state = apply(state, pick(state)).state
    return found


def in_a_row(state: State) -> int:
    """How many answers the seat that is asked gives before somebody else is asked."""
    seat, answers = state.to_act, 0
    while state.to_act == seat:
        state, answers = apply(state, pick(state)).state, answers + 1
    return answers


def after(state: State, answers: Sequence[Planned]) -> State:
    """The position after these answers, all of which fit."""
    for answer in answers:
        state = apply(state, answer.choices[0]).state
    return state


def next_asked(state: State) -> tuple[int, State]:
    """The seat that is asked after the present one, and the position in which it is."""
    later = after(state, course(state, in_a_row(state)))
    assert later.to_act is not None
    return later.to_act, later


async def play_out(games: Games, game: int, salt: str = "") -> State:
    """Up to the end, as `play_on` does it, but in one go whatever a seat answers in a row: much faster."""
    state = await state_of(games, game)
    while (seat := state.to_act) is not None:
        answers = []
        while state.to_act == seat:
            answers.append(planned(state, pick(state, salt)))
            state = apply(state, answers[-1].choices[0]).state
        played = await games.plans.play(game, seat, answers, (await games.plans.get(game, seat)).number)
        assert played.played == len(answers)
    return await state_of(games, game)


async def long_turn(games: Games, game: int, answers: int = 3) -> State:
    """Play until a seat is asked that gives so many answers before anybody else is asked, and play goes on after."""
    while True:
        state = await state_of(games, game)
        assert not state.over
        if in_a_row(state) >= answers:
            return state
        await move(games, game)
