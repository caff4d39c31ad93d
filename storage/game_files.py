"""Games as files, out of the database and into it.

One that comes in is played through beside the event loop, then written in one go, so that no other table waits.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.codec import Answer, SavedGame, encode_action, load_game, replay, save_game
from engine.core import Outcome
from engine.state import State
from storage import journal, lobby
from storage import schema as t
from storage.beside import beside
from storage.errors import NotNow, StorageCode
from storage.records import FINISHED, Seat, Terms


async def export(connection: AsyncConnection, game: int) -> bytes:
    """A game as a file: what it began and went on by, options, seed and the answers that count."""
    found = await lobby.get(connection, game)
    seed = (await connection.execute(select(t.games.c.seed).where(t.games.c.id == game))).scalar_one()
    loaded = await journal.load(connection, game)
    rows = await journal.rows_since(connection, game, 0, undone=False, to_seq=loaded.seq)
    answers = [Answer(row.seat, row.question, row.action) for row in rows]
    return await beside(
        len(rows), lambda: save_game(found.options, seed, answers, loaded.state, loaded.begun, loaded.continued)
    )


class Arrival(Struct, frozen=True):
    """A file, checked and played through: the rows it becomes, and the positions it leads to."""

    saved: SavedGame
    log: tuple[dict[str, Any], ...]
    turns: tuple[dict[str, Any], ...]
    settled: State  # after the last answer that is final
    state: State

    @property
    def players(self) -> int:
        """How many seats it has."""
        return self.saved.options.players

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None if the game is over."""
        return self.state.to_act


def unpack(data: bytes) -> Arrival:
    """Check a file and play it through; this takes a moment, so it is for a thread."""
    saved = load_game(data)
    outcomes = replay(saved)
    state = settled = next(outcomes).state
    log: list[dict[str, Any]] = []
    turns: list[dict[str, Any]] = []
    for answer, outcome in zip(saved.answers, outcomes, strict=True):
        if outcome.state.turn != state.turn:
            turns.append(turn_row(outcome.state))
        state = outcome.state
        settled = state if outcome.commits else settled
        log.append(log_row(answer, outcome))
    return Arrival(saved, tuple(log), tuple(turns), settled, state)


def turn_row(state: State) -> dict[str, Any]:
    """The row of a turn that begins with this position."""
    return {"seq": state.seq, "state": journal.pack(state)}


def log_row(answer: Answer, outcome: Outcome) -> dict[str, Any]:
    """The row of an answer that has led to this."""
    return {
        "row": outcome.state.seq,
        "seq": outcome.state.seq,
        "seat": answer.seat,
        "question": answer.question,
        "action": encode_action(answer.action).decode(),
        "automatic": False,
        "commits": outcome.commits,
    }


async def write(
    connection: AsyncConnection, new: Arrival, server: str, channel: str, seats: Sequence[Seat], at: int, terms: Terms
) -> int:
    """It becomes a game of our own; anybody may have practised it, so it does not count."""
    if len(seats) != new.players:
        raise NotNow(StorageCode.SEATS_OF_SAVED, seats=new.players)
    saved = new.saved
    game = await lobby.create(connection, server, channel, saved.options, str(saved.seed), at, terms, counts=False)
    await lobby.write_seats(connection, game, seats)
    await lobby.start(connection, await lobby.get(connection, game), at)
    before = await journal.load(connection, game)
    if new.log:
        await connection.execute(insert(t.log), [{"game": game, "at": at, **row} for row in new.log])
    if new.turns:
        await connection.execute(insert(t.turns), [{"game": game, **row} for row in new.turns])
    after = structs.replace(
        before,
        status=FINISHED if new.state.over else before.status,
        rows=len(new.log),
        seq=new.state.seq,
        number=before.number + len(new.log),
        saved_seq=new.settled.seq,
        state=new.state,
    )
    await journal.store(connection, before, after, at, journal.pack(new.settled))
    if after.status == FINISHED:
        await journal.write_results(connection, after, at, seats)
    return game
