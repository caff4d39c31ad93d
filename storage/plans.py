"""Plans as rows: what a seat is about to do and has said ahead. Whatever becomes of a plan, its number grows.

Whoever writes one holds the row of its game by then, so that two writers wait for each other and never for ever.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import json, structs
from sqlalchemy import bindparam, delete, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.early import may_wait
from engine.state import State
from storage import notes, prepared
from storage import schema as t
from storage.errors import AlreadyAnswered, NoSuchGame, NotNow, StorageCode, TooLarge
from storage.prepared import Prepared, Source
from storage.records import LOBBY, RUNNING, StoredPlan

LARGEST = 16 * 1024  # bytes of a plan, and of what is said ahead
_NOTHING = {"body": "", "ahead": "[]"}
# Asked again and again, and so put together once.
_of_game = t.plans.c.game == bindparam("game")
_held = select(t.games.c.number, t.games.c.status, t.games.c.to_act).where(t.games.c.id == bindparam("game"))
_held = _held.with_for_update()
_plan = Prepared(select(t.plans).where(_of_game, t.plans.c.seat == bindparam("seat")))
_sits = select(t.seats.c.seat).where(t.seats.c.game == bindparam("game"), t.seats.c.seat == bindparam("seat"))
_something = select(t.plans.c.seat).where(_of_game, (t.plans.c.body != "") | (t.plans.c.ahead != "[]"))


async def hold(connection: AsyncConnection, game: int) -> "Row[int, str, int | None]":
    """The game of a plan, as far as a plan depends on it; nobody else changes it until the end of the transaction."""
    row = (await connection.execute(_held, {"game": game})).one_or_none()
    if row is None:
        raise NoSuchGame(StorageCode.NO_GAME, game=game)
    return row


def must_run(game: int, status: str) -> None:
    """Refuse plans for a game that has not begun, or is over."""
    if status == LOBBY:
        raise NoSuchGame(StorageCode.NOT_STARTED, game=game)
    if status != RUNNING:
        raise NotNow(StorageCode.OVER)


def must_be_present(plan: StoredPlan, number: int) -> None:
    """Refuse whoever has seen another plan than the present one."""
    if number != plan.number:
        raise AlreadyAnswered(StorageCode.ANSWERED)


async def find(source: Source, game: int, seat: int) -> Any:
    """The row of a plan, unchecked; none if the seat has never had one."""
    return await prepared.one(source, _plan, game=game, seat=seat)


async def write(connection: AsyncConnection, game: int, seat: int, plan: StoredPlan) -> StoredPlan:
    """Put a plan in the place of the one it was made from; it gets the next number."""
    if (await connection.execute(_sits, {"game": game, "seat": seat})).first() is None:
        raise NotNow(StorageCode.NO_SEAT, seat=seat)
    after = structs.replace(plan, number=plan.number + 1)
    ahead = json.encode(after.ahead).decode()
    if max(len(after.body.encode()), len(ahead)) > LARGEST:
        raise TooLarge(StorageCode.PLAN_TOO_LARGE)
    row = {"game": game, "seat": seat, "number": after.number, "body": after.body, "ahead": ahead}
    await notes.put(connection, t.plans, row)
    return after


async def renumber(connection: AsyncConnection, game: int, seat: int) -> None:
    """The plan of a seat stays, but what was shown of it is not what could be pressed now."""
    await _grow(connection, game, seat, {})


async def drop(connection: AsyncConnection, game: int, seat: int | None = None) -> None:
    """Forget the plan of a seat, or all of a game; a seat that has none gets another number, too."""
    await _grow(connection, game, seat, _NOTHING)


async def end_rounds(
    connection: AsyncConnection,
    game: int,
    before: State,
    after: State,
    *,
    but: int | None = None,
    obeyed: int | None = None,
) -> None:
    """Answers have led from one position to another: what was said ahead of questions that do not come, is unsaid.

    A plan for such a question goes with it, and the plan of a seat whose orders were `obeyed`: its question is
    answered. The plan of the one who has answered may be written by them.
    """
    for seat in (await connection.execute(_something, {"game": game})).scalars().all():
        if seat != but and (seat == obeyed or not waits(before, after, seat)):
            await drop(connection, game, seat)


def waits(before: State, after: State, seat: int) -> bool:
    """Whether a seat can still be asked what it has answered ahead, after answers of the one turn or set-up."""
    return before.turn == after.turn and not after.over and may_wait(after, seat)


async def _grow(connection: AsyncConnection, game: int, seat: int | None, change: Mapping[str, str]) -> None:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    seats = select(t.seats.c.game, t.seats.c.seat, literal(1), *map(literal, _NOTHING.values()))
    chosen = seats.where(t.seats.c.game == game, t.seats.c.seat == seat if seat is not None else literal(True))
    anew = insert(t.plans).from_select(["game", "seat", "number", *_NOTHING], chosen)
    grown = {"number": t.plans.c.number + 1, **change}
    await connection.execute(anew.on_conflict_do_update(index_elements=["game", "seat"], set_=grown))


async def end(connection: AsyncConnection, game: int) -> None:
    """The game is over: nobody plans in it any more."""
    await connection.execute(delete(t.plans).where(t.plans.c.game == game))
