"""Results, files, people, timers and messages."""

from collections.abc import Mapping

from msgspec import DecodeError, json, structs
from sqlalchemy import ColumnElement, Integer, case, delete, distinct, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.codec import Answer, save_game
from storage import journal, lobby, notes, witnesses
from storage import schema as t
from storage.errors import DamagedGame
from storage.records import (
    BOT,
    OPEN,
    PERSON,
    STAND_IN,
    Posted,
    SeatResult,
    Statistics,
    Terms,
    Timer,
)
from storage.rows import FAR, timer_of

_breakdown = json.Decoder(dict[str, int])
_terms = json.Decoder(Terms)


async def results(connection: AsyncConnection, where: ColumnElement[bool]) -> list[SeatResult]:
    """Results by a condition, seat by seat."""
    rows = await connection.execute(select(t.results).where(where).order_by(t.results.c.game, t.results.c.seat))
    return [
        SeatResult(
            game=row.game,
            seat=row.seat,
            person=row.person,
            players=row.players,
            score=row.score,
            won=row.won,
            breakdown=_breakdown.decode(row.breakdown),
            at=row.at,
            bots=row.bots,
        )
        for row in rows
    ]


async def statistics(connection: AsyncConnection, person: str, server: str) -> Statistics:
    """Finished games in numbers; those that were only watched, or came from a file, do not count."""
    counting = select(t.games.c.id).where(t.games.c.counts.is_(True))
    wanted = select(
        func.count(distinct(t.results.c.game)),
        func.coalesce(func.sum(t.results.c.won.cast(Integer)), 0),
        func.coalesce(func.avg(t.results.c.score), 0),
        func.coalesce(func.max(t.results.c.score), 0),
        func.count(distinct(case((t.results.c.bots > 0, t.results.c.game)))),
    ).where(t.results.c.game.in_(counting))
    if person:
        wanted = wanted.where(t.results.c.person == person)
    if server:
        wanted = wanted.where(t.results.c.server == server)
    games, wins, mean, best, bots = (await connection.execute(wanted)).one()
    return Statistics(int(games), int(wins), float(mean), int(best), int(bots))


# ---------------------------------------------------------------- files


async def export(connection: AsyncConnection, game: int) -> bytes:
    """A game as a file: what it began and went on by, options, seed and the answers that count."""
    found = await lobby.get(connection, game)
    seed = (await connection.execute(select(t.games.c.seed).where(t.games.c.id == game))).scalar_one()
    loaded = await journal.load(connection, game)
    rows = await journal.rows_since(connection, game, 0, undone=False, to_seq=loaded.seq)
    answers = [Answer(row.seat, row.question, row.action) for row in rows]
    return save_game(found.options, seed, answers, loaded.state, loaded.begun, loaded.continued)


# ---------------------------------------------------------------- people and settings


async def forget(connection: AsyncConnection, person: str) -> int:
    """The name and the id of a person go; running seats are taken over by a bot player."""
    running = select(t.games.c.id).where(t.games.c.status.in_(OPEN))
    await connection.execute(
        update(t.seats)
        .where(t.seats.c.person == person, t.seats.c.controller == PERSON, t.seats.c.game.in_(running))
        .values(controller=BOT, level=STAND_IN, conceded=True)
    )
    done = await connection.execute(
        update(t.seats).where(t.seats.c.person == person).values(person="", name="", orders="{}")
    )
    await connection.execute(update(t.results).where(t.results.c.person == person).values(person=""))
    mentioned = t.games.c.terms.contains(json.encode(person).decode(), autoescape=True)
    for row in (await connection.execute(select(t.games.c.id, t.games.c.terms).where(mentioned))).all():
        await lobby.write_terms(connection, row.id, _terms_without(person, row.terms))
    await connection.execute(delete(t.people).where(t.people.c.id == person))
    await connection.execute(delete(t.votes).where(t.votes.c.person == person))
    await witnesses.forget(connection, person)
    agreed = select(t.take_backs).where(t.take_backs.c.agreed.contains(json.encode(person).decode(), autoescape=True))
    for row in (await connection.execute(agreed)).all():
        left = update(t.take_backs).where(t.take_backs.c.id == row.id)
        await connection.execute(left.values(agreed=_without(person, row.agreed)))
    return done.rowcount


def _terms_without(person: str, stored: str) -> str:
    """The terms of a game with nobody in the place of this person."""
    try:
        terms = _terms.decode(stored)
    except DecodeError:
        return _without(person, stored)
    host = "" if terms.host == person else terms.host
    invited = tuple(name for name in terms.invited if name != person)
    return json.encode(structs.replace(terms, host=host, invited=invited)).decode()


def _without(person: str, stored: str) -> str:
    """Stored words with nobody in the place of this person, also where they cannot be read."""
    return stored.replace(json.encode(person).decode(), '""')


# ---------------------------------------------------------------- timers and messages


async def set_timer(connection: AsyncConnection, game: int, kind: str, due: int, payload: Mapping[str, str]) -> int:
    """A new timer."""
    await lobby.must_exist(connection, game)
    made = await connection.execute(
        insert(t.timers).values(game=game, kind=kind, due=due, payload=json.encode(payload).decode())
    )
    (key,) = made.inserted_primary_key or (0,)
    return int(key)


async def next_timers(connection: AsyncConnection, limit: int) -> tuple[list[Timer], dict[int, DamagedGame]]:
    """Those that fall due first, and what is wrong with those among them that cannot be read."""
    wanted = select(t.timers).where(t.timers.c.due < FAR).order_by(t.timers.c.due, t.timers.c.id).limit(limit)
    timers: list[Timer] = []
    broken: dict[int, DamagedGame] = {}
    for row in await connection.execute(wanted):
        try:
            timers.append(timer_of(row))
        except DamagedGame as damage:
            broken[row.id] = damage
    return timers, broken


async def remember_message(connection: AsyncConnection, game: int, posted: Posted) -> None:
    """One message of each kind."""
    await lobby.must_exist(connection, game)
    row = {"game": game, "kind": posted.kind, "channel": posted.channel, "message": posted.message, "seq": posted.seq}
    await notes.put(connection, t.messages, row)
