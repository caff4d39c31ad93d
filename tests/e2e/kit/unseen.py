"""Games that go on in the database alone: what people press on the way is tested elsewhere."""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.languages import ENGLISH
from bot.screens.prompt import prompt_for
from engine.actions import Action
from engine.state import State, View
from engine.views import view
from storage import journal, plans
from storage.journal import Loaded, Move
from storage.playing import Playing, finish
from tests.e2e.kit.harness import Seats


def first_answer(seen: View) -> Action:
    """The first answer that settles the question."""
    return prompt_for(seen, ENGLISH).answers[0].action


async def play_unseen(
    seats: Seats, done: Callable[[State], bool], pick: Callable[[View], Action] = first_answer
) -> None:
    """Answers for everybody until nobody can take back a wanted position, or the game is over; then it is told."""
    games = seats.harness.games

    async def play(connection: AsyncConnection, loaded: Loaded) -> tuple[Loaded, None]:
        while (seat := loaded.state.to_act) is not None:
            move = Move(
                seat=seat,
                action=pick(view(loaded.state, seat)),
                seq=loaded.seq,
                number=None,
                interaction=None,
                automatic=False,
                at=games.now(),
            )
            before, (loaded, _) = loaded.state, await journal.write(connection, loaded, move)
            await plans.end_rounds(connection, loaded.id, before, loaded.state)
            if loaded.saved_seq == loaded.seq and done(loaded.state):
                break
        if loaded.state.over:
            await finish(connection, loaded, games.now())
        return loaded, None

    await Playing(games.engine, games.now, games.locks.change, games.memory).change(seats.id, play)
    seats.harness.bot.tables.wake(seats.id)
    await seats.settled()
