"""What happened: the log told again as Events, and the position turn by turn."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core import apply, open_game
from engine.errors import GameError
from engine.events import Event, seen_by
from engine.state import State
from engine.views import view
from storage import journal, lobby
from storage import tables as t
from storage.errors import DamagedGame
from storage.records import History, Told

OPENING = -1  # before the set-up was told


async def history(connection: AsyncConnection, game: int, seat: int | None, since: int, to_seq: int) -> History:
    """The answers after `since` up to `to_seq`, each with the Events a seat or a spectator may know."""
    state = await journal.state_at(connection, game, max(since, 0))
    before = view(state, seat)
    told: list[Told] = []
    if since <= OPENING:
        told.append(Told(None, _known(await _opening(connection, game), seat)))
    for row in await journal.rows_since(connection, game, 0, undone=False, after=max(since, 0), to_seq=to_seq):
        try:
            outcome = apply(state, row.action)
        except GameError as error:
            raise DamagedGame(f"The log of game {game} does not fit its position ({error}).") from error
        state = outcome.state
        told.append(Told(row, _known(outcome.events, seat)))
    return History(before, view(state, seat), tuple(told))


def _known(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    return tuple(seen_by(event, seat) for event in events)


async def _opening(connection: AsyncConnection, game: int) -> tuple[Event, ...]:
    options = (await lobby.get(connection, game)).options
    seed = (await connection.execute(select(t.games.c.seed).where(t.games.c.id == game))).scalar_one()
    return open_game(options, seed).events


async def turns(connection: AsyncConnection, game: int, to_seq: int) -> list[State]:
    """The State at the start of each turn."""
    found = select(t.turns.c.state).where(t.turns.c.game == game, t.turns.c.seq <= to_seq).order_by(t.turns.c.seq)
    return [journal.unpack(packed) for (packed,) in (await connection.execute(found)).all()]
