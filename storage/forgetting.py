"""Forgetting a person: the games remain, whoever played them is nobody any more."""

from msgspec import DecodeError, json, structs
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import lobby, plans, sittings, witnesses
from storage import schema as t
from storage.records import BOT, OPEN, PERSON, RUNNING, STAND_IN, Seat, Terms

_terms = json.Decoder(Terms)


async def forget(connection: AsyncConnection, person: str, at: int) -> int:
    """The name and the id of a person go; running seats are taken over by a bot player."""
    await _leave_running_games(connection, person, at)
    running = select(t.games.c.id).where(t.games.c.status.in_(OPEN))
    await connection.execute(
        update(t.seats)
        .where(t.seats.c.person == person, t.seats.c.controller == PERSON, t.seats.c.game.in_(running))
        .values(controller=BOT, level=STAND_IN, conceded=True)
    )
    done = await connection.execute(
        update(t.seats)
        .where(t.seats.c.person == person)
        .values(person="", name="", orders="{}", awaited=None, due=None, leave=None)
    )
    await connection.execute(update(t.results).where(t.results.c.person == person).values(person=""))
    mentioned = t.games.c.terms.contains(json.encode(person).decode(), autoescape=True)
    for row in (await connection.execute(select(t.games.c.id, t.games.c.terms).where(mentioned))).all():
        await lobby.write_terms(connection, row.id, _terms_without(person, row.terms))
    await connection.execute(delete(t.people).where(t.people.c.id == person))
    await connection.execute(delete(t.votes).where(t.votes.c.person == person))
    await connection.execute(delete(t.hints).where(t.hints.c.person == person))
    await witnesses.forget(connection, person)
    await sittings.forget(connection, person)
    agreed = select(t.take_backs).where(t.take_backs.c.agreed.contains(json.encode(person).decode(), autoescape=True))
    for row in (await connection.execute(agreed)).all():
        left = update(t.take_backs).where(t.take_backs.c.id == row.id)
        await connection.execute(left.values(agreed=_without(person, row.agreed)))
    return done.rowcount


async def _leave_running_games(connection: AsyncConnection, person: str, at: int) -> None:
    """From now on a bot player sits there; what the person was about to do is nothing for whoever takes over."""
    sits = select(t.seats.c.game).where(t.seats.c.person == person)
    games = select(t.games.c.id).where(t.games.c.id.in_(sits), t.games.c.status == RUNNING).order_by(t.games.c.id)
    held = (await connection.execute(games.with_for_update())).scalars().all()
    mine = select(t.seats.c.game, t.seats.c.seat, t.seats.c.controller)
    mine = mine.where(t.seats.c.person == person, t.seats.c.game.in_(held))
    for game, seat, controller in (await connection.execute(mine)).all():
        await plans.drop(connection, game, seat)
        if controller == PERSON:
            old, new = Seat(lang="", person=person), Seat(lang="", controller=BOT, level=STAND_IN)
            await sittings.change(connection, game, seat, old, new, at)


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
