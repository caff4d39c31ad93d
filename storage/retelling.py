"""What happened: the log told again as Events, and the position turn by turn."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import bindparam, func, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core import Outcome, open_game
from engine.events import Event
from engine.state import State, View
from engine.views import view
from storage import journal, lobby, prepared
from storage import schema as t
from storage.beside import beside
from storage.errors import DamagedGame
from storage.prepared import Prepared, Source
from storage.records import History, LogRow, Told, of_last_turn
from storage.retelling_mixed_rules import Patchwork, known

_seed = Prepared(select(t.games.c.seed).where(t.games.c.id == bindparam("game")))
OPENING = -1  # before the set-up was told


async def history(source: Source, game: int, seat: int | None, since: int, to_seq: int) -> History:
    """The answers after `since` up to `to_seq`, each with the Events a seat or a spectator may know."""
    state = await journal.state_at(source, game, max(since, 0))
    before = view(state, seat)
    told: list[Told] = []
    if since <= OPENING:
        told.append(Told(None, known((await _opened(source, game)).events, seat)))
    rows = await journal.rows_since(source, game, 0, undone=False, after=max(since, 0), to_seq=to_seq)
    retold, now = await beside(len(rows), lambda: _retold(state, rows, seat))
    earlier = await _earlier(source, game, seat, since) if _is_automas_turn(before) else ()
    return History(before, now, (*told, *retold), earlier=earlier)


def _retold(state: State, rows: Sequence[LogRow], seat: int | None) -> tuple[list[Told], View]:
    """Answers from a position on, each with what a seat may know of it, and the position they lead to."""
    told: list[Told] = []
    for row in rows:
        outcome = journal.answered(state, row.action)
        state = outcome.state
        told.append(Told(row, known(outcome.events, seat)))
    return told, view(state, seat)


def _is_automas_turn(before: View) -> bool:
    return before.automa is not None and before.active == before.automa.seat


async def _earlier(source: Source, game: int, seat: int | None, seq: int) -> tuple[Event, ...]:
    """What the turn that was going on after so many answers had come to; an answer of the turn before has begun it."""
    first = await journal.turn_began(source, game, seq)
    if not first:
        return ()
    state = await journal.state_at(source, game, first - 1)
    rows = await journal.rows_since(source, game, 0, undone=False, after=first - 1, to_seq=seq)
    told, _ = await beside(len(rows), lambda: _retold(state, rows, seat))
    return of_last_turn([event for each in told for event in each.events])


async def history_of_several_rules(
    connection: AsyncConnection, game: int, seat: int | None, since: int, to_seq: int
) -> History:
    """The same of a game that was not played by the present rules alone, as far as it can be told."""
    earlier = select(func.max(t.turns.c.seq)).where(t.turns.c.game == game, t.turns.c.seq <= max(since, 0))
    first = (await connection.execute(earlier)).scalar_one_or_none() or 0
    stored = await _positions(connection, game, first, to_seq)
    snapshot = await journal.settled(connection, game)
    if snapshot.seq <= to_seq:
        stored[snapshot.seq] = snapshot
    if not stored:
        raise DamagedGame(f"Game {game} has no position that can be read")
    start = stored[max((seq for seq in stored if seq <= max(since, 0)), default=min(stored))]
    patches = Patchwork(start, max(since, 0), seat)
    if since <= OPENING:
        opened = None
        with suppress(*journal.UNFIT):
            opened = await _opened(connection, game)
        patches.open(opened, stored.get(0))
    wanted = select(t.log).where(t.log.c.game == game, t.log.c.undone.is_(None), t.log.c.seq > start.seq)
    rows = (await connection.execute(wanted.where(t.log.c.seq <= to_seq).order_by(t.log.c.seq))).all()
    return await beside(len(rows), lambda: _patched(patches, rows, stored))


def _patched(patches: Patchwork, rows: Sequence[Row[Any]], stored: Mapping[int, State]) -> History:
    """All that these rows tell, held against the positions that are stored."""
    for row in rows:
        patches.add(row)
        if row.seq in stored:
            patches.compare(stored[row.seq])
    return patches.history()


async def _opened(source: Source, game: int) -> Outcome:
    options = (await lobby.get(source, game)).options
    return open_game(options, (await prepared.one(source, _seed, game=game)).seed)


async def turns(connection: AsyncConnection, game: int, to_seq: int) -> list[View]:
    """The position at the start of each turn, as far as it can be read, for a spectator."""
    found: list[State] = []
    for state in (await _positions(connection, game, 0, to_seq)).values():
        if not found or found[-1].turn != state.turn:
            found.append(state)
    return await beside(len(found), lambda: [view(state, None) for state in found])


async def _positions(connection: AsyncConnection, game: int, first: int, last: int) -> dict[int, State]:
    """The positions that are stored from one answer to another, by how many there were, as far as they can be read."""
    wanted = select(t.turns.c.seq, t.turns.c.state).where(t.turns.c.game == game, t.turns.c.seq.between(first, last))
    rows = (await connection.execute(wanted.order_by(t.turns.c.seq))).all()
    return await beside(len(rows), lambda: _unpacked(rows))


def _unpacked(rows: Sequence[Row[int, bytes]]) -> dict[int, State]:
    found: dict[int, State] = {}
    for seq, packed in rows:
        with suppress(DamagedGame):
            found[seq] = journal.unpack(packed)
    return found
