"""Games and seats as rows: the lobby, and who sits where."""

from collections.abc import Iterable
from typing import Any

from msgspec import json
from sqlalchemy import ColumnElement, bindparam, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.codec import RULES_VERSION, present
from engine.core import new_game
from engine.state import Options
from storage import notes, prepared, sittings, witnesses
from storage import schema as t
from storage.errors import NoSuchGame, NotNow, StorageCode
from storage.journal import pack
from storage.prepared import Prepared, Source
from storage.records import FIRST_TO_WATCH, LOBBY, RUNNING, Game, Seat, Terms
from storage.rows import GAME, game_of

NUMBERING = 0x6368_6173_6B6A  # the lock of those who number games to watch, on PostgreSQL
_games = select(*GAME).order_by(t.games.c.id)
_game = Prepared(select(*GAME).where(t.games.c.id == bindparam("game")))
_open_game = Prepared(select(*GAME).where(t.games.c.open_in == bindparam("channel")))
_seats = select(t.seats).order_by(t.seats.c.game, t.seats.c.seat)
_seats_of_game = Prepared(select(t.seats).where(t.seats.c.game == bindparam("game")).order_by(t.seats.c.seat))
_id = Prepared(select(t.games.c.id).where(t.games.c.id == bindparam("game")))


async def create(
    connection: AsyncConnection,
    server: str,
    channel: str,
    options: Options,
    seed: str,
    at: int,
    terms: Terms,
    *,
    counts: bool,
) -> int:
    """Write a new game, which begins in its lobby."""
    options.check()
    made = await connection.execute(
        insert(t.games).values(
            **await _number(connection, is_watched=terms.watched is not None),
            server=server,
            channel=channel,
            status=LOBBY,
            options=json.encode(options).decode(),
            seed=seed,
            rules=RULES_VERSION,
            created=at,
            changed=at,
            rows=0,
            seq=0,
            saved_seq=0,
            open_in=channel,
            terms=json.encode(terms).decode(),
            told=-1,
            counts=counts and terms.watched is None,
        )
    )
    (key,) = made.inserted_primary_key or (0,)
    await notes.count_games(connection)
    return int(key)


async def _number(connection: AsyncConnection, *, is_watched: bool) -> dict[str, int]:
    """The number of a new game where the database does not choose it: tables and games to watch count apart.

    PostgreSQL numbers tables by a sequence, SQLite by the highest number of all games.
    """
    if connection.dialect.name == "postgresql":
        if not is_watched:
            return {}
        await connection.execute(select(func.pg_advisory_xact_lock(NUMBERING)))
    of_its_kind = t.games.c.id >= FIRST_TO_WATCH if is_watched else t.games.c.id < FIRST_TO_WATCH
    last = (await connection.execute(select(func.max(t.games.c.id)).where(of_its_kind))).scalar_one()
    return {"id": (last or (FIRST_TO_WATCH - 1 if is_watched else 0)) + 1}


async def get(source: Source, game: int) -> Game:
    """One game; raises DamagedGame if it cannot be read."""
    row = await prepared.one(source, _game, game=game)
    if row is None:
        raise NoSuchGame(StorageCode.NO_GAME, game=game)
    return game_of(row, await prepared.rows(source, _seats_of_game, game=game))


async def open_in(source: Source, channel: str) -> Game | None:
    """The game that is open in a channel or thread; raises DamagedGame if it cannot be read."""
    row = await prepared.one(source, _open_game, channel=channel)
    return game_of(row, await prepared.rows(source, _seats_of_game, game=row.id)) if row is not None else None


async def hold(connection: AsyncConnection, game: int) -> Game:
    """One game, which nobody else changes until the end of the transaction."""
    await connection.execute(select(t.games.c.id).where(t.games.c.id == game).with_for_update())
    return await get(connection, game)


async def must_exist(source: Source, game: int) -> None:
    """Refuse a number that no game has; what is stored of the game does not matter."""
    if await prepared.one(source, _id, game=game) is None:
        raise NoSuchGame(StorageCode.NO_GAME, game=game)


async def rows(connection: AsyncConnection, *wanted: ColumnElement[bool]) -> dict[int, tuple[Row[Any], list[Row[Any]]]]:
    """The rows of games and of their seats, newest game last; unchecked."""
    games = (await connection.execute(_games.where(*wanted))).all()
    found: dict[int, tuple[Row[Any], list[Row[Any]]]] = {row.id: (row, []) for row in games}
    for seat in await connection.execute(_seats.where(t.seats.c.game.in_(found))):
        found[seat.game][1].append(seat)
    return found


async def write_seats(connection: AsyncConnection, game: int, seats: Iterable[Seat]) -> None:
    """Write all seats of a game anew."""
    await connection.execute(t.seats.delete().where(t.seats.c.game == game))
    for number, seat in enumerate(seats):
        await connection.execute(insert(t.seats), {"game": game, "seat": number, **seat_row(seat)})


async def write_seat(connection: AsyncConnection, game: int, number: int, seat: Seat) -> None:
    """Write one seat as it is now."""
    await connection.execute(
        update(t.seats).where(t.seats.c.game == game, t.seats.c.seat == number).values(seat_row(seat))
    )


async def write_options(connection: AsyncConnection, game: int, options: Options) -> None:
    """What a table has agreed on, checked."""
    options.check()
    await connection.execute(update(t.games).where(t.games.c.id == game).values(options=json.encode(options).decode()))


async def write_terms(connection: AsyncConnection, game: int, terms: str) -> None:
    """What is laid down about a game, encoded."""
    await connection.execute(update(t.games).where(t.games.c.id == game).values(terms=terms))


def seat_row(seat: Seat) -> dict[str, Any]:
    """A seat as the values of its row."""
    return {
        "controller": seat.controller,
        "person": seat.person,
        "name": seat.name,
        "lang": seat.lang,
        "level": seat.level,
        "orders": json.encode(seat.orders).decode(),
        "conceded": seat.conceded,
        "bank": seat.bank,
        "awaited": seat.wait.since if seat.wait else None,
        "due": seat.wait.due if seat.wait else None,
        "leave": json.encode(seat.leave).decode() if seat.leave else None,
    }


async def start(connection: AsyncConnection, game: Game, at: int) -> None:
    """Deal: the lobby becomes a running game."""
    if game.status != LOBBY:
        raise NotNow(StorageCode.STARTED)
    if len(game.seats) != game.options.players:
        raise NotNow(StorageCode.NOT_FULL, players=game.options.players, joined=len(game.seats))
    seed = (await connection.execute(select(t.games.c.seed).where(t.games.c.id == game.id))).scalar_one()
    state, edition = new_game(game.options, seed), present()
    data = pack(state)
    await connection.execute(
        update(t.games)
        .where(t.games.c.id == game.id, t.games.c.status == LOBBY)
        .values(
            status=RUNNING,
            changed=at,
            to_act=state.to_act,
            saved=data,
            saved_seq=0,
            rules=edition.rules,
            components=edition.components,
        )
    )
    await connection.execute(insert(t.turns), {"game": game.id, "seq": 0, "state": data})
    await sittings.begin(connection, game, at)
    await witnesses.add(connection, game.id, [seat.person for seat in game.seats], witnesses.SAT)
