"""Games that go on in the database alone: what people press on the way is tested elsewhere."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from msgspec import structs
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.languages import ENGLISH
from bot.screens.prompt import prompt_for
from engine.actions import Action
from engine.codec import Answer, answer_to
from engine.core import Outcome, apply
from engine.state import State, View
from engine.views import view
from storage import FINISHED, journal, plans
from storage import schema as t
from storage.game_files import log_row, turn_row
from storage.journal import Loaded
from storage.playing import Playing, finish
from tests.e2e.kit.harness import Seats

Given = tuple[Answer, Outcome]


def first_answer(seen: View) -> Action:
    """The first answer that settles the question."""
    return prompt_for(seen, ENGLISH).answers[0].action


async def play_unseen(
    seats: Seats, done: Callable[[State], bool], pick: Callable[[View], Action] = first_answer
) -> None:
    """Answers for everybody until nobody can take back a wanted position, or the game is over; then it is told."""
    await answer_unseen(seats, done, pick)
    seats.harness.bot.tables.wake(seats.id)
    await seats.settled()


async def answer_unseen(
    seats: Seats, done: Callable[[State], bool], pick: Callable[[View], Action] = first_answer
) -> None:
    """The same, and nobody is told of it."""
    games = seats.harness.games

    async def play(connection: AsyncConnection, loaded: Loaded) -> tuple[Loaded, None]:
        after = await _write(connection, loaded, [*_given(loaded.state, done, pick)], games.now())
        if after.state.over:
            await finish(connection, after, games.now())
        return after, None

    await Playing(games.engine, games.now, games.locks.change, games.memory).change(seats.id, play)


def _given(state: State, done: Callable[[State], bool], pick: Callable[[View], Action]) -> Iterator[Given]:
    """Answers, and what each has led to."""
    while (seat := state.to_act) is not None:
        assert state.decision is not None
        action = pick(view(state, seat))
        outcome = apply(state, action, seat=seat)
        yield answer_to(state.decision, action), outcome
        state = outcome.state
        if outcome.commits and done(state):
            break


async def _write(connection: AsyncConnection, loaded: Loaded, given: list[Given], at: int) -> Loaded:
    """Writes all answers as the journal writes one after the other, in one go; the last of them is final."""
    assert given
    assert not loaded.latest.is_other
    states = [loaded.state, *(outcome.state for _, outcome in given)]
    rows = [{**log_row(answer, outcome), "game": loaded.id, "at": at, "interaction": None} for answer, outcome in given]
    for number, row in enumerate(rows, loaded.rows + 1):
        row["row"] = number
    await connection.execute(insert(t.log), rows)
    begun = [{"game": loaded.id, **turn_row(state)} for before, state in pairwise(states) if state.turn != before.turn]
    if begun:
        await connection.execute(insert(t.turns), begun)
    after = structs.replace(
        loaded,
        status=FINISHED if states[-1].over else loaded.status,
        rows=loaded.rows + len(given),
        seq=states[-1].seq,
        number=loaded.number + len(given),
        saved_seq=states[-1].seq,
        state=states[-1],
    )
    await journal.store(connection, loaded, after, at, journal.pack(after.state))
    if (await connection.execute(select(t.plans.c.seat).where(t.plans.c.game == loaded.id))).first():
        for before, state in pairwise(states):
            await plans.end_rounds(connection, loaded.id, before, state)
    return after
