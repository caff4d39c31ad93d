"""How finished games ended, seat by seat and in numbers."""

from msgspec import json
from sqlalchemy import Integer, case, distinct, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema as t
from storage.records import SeatResult, Statistics

_breakdown = json.Decoder(dict[str, int])


async def of_game(connection: AsyncConnection, game: int) -> list[SeatResult]:
    """How a game ended, seat by seat; empty if it has not."""
    rows = await connection.execute(select(t.results).where(t.results.c.game == game).order_by(t.results.c.seat))
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
    with_modules = select(t.games.c.id).where(t.games.c.options.contains('"modules":'))
    wanted = select(
        func.count(distinct(t.results.c.game)),
        func.coalesce(func.sum(t.results.c.won.cast(Integer)), 0),
        func.coalesce(func.avg(t.results.c.score), 0),
        func.coalesce(func.max(t.results.c.score), 0),
        func.count(distinct(case((t.results.c.bots > 0, t.results.c.game)))),
        func.count(distinct(case((t.results.c.game.in_(with_modules), t.results.c.game)))),
    ).where(t.results.c.game.in_(counting))
    if person:
        wanted = wanted.where(t.results.c.person == person)
    if server:
        wanted = wanted.where(t.results.c.server == server)
    games, wins, mean, best, bots, modules = (await connection.execute(wanted)).one()
    return Statistics(int(games), int(wins), float(mean), int(best), int(bots), int(modules))
