"""Finished games as rows, without anybody playing them: hundreds in a moment."""

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec import Struct, json
from sqlalchemy import insert

from engine import Options
from storage import Games, SeatResult
from storage import schema as t
from storage.journal import result_row
from storage.records import AUTOMA, BOT, FINISHED, PERSON
from storage.results import ladder_of


class Place(Struct, frozen=True):
    """How a seat of a finished game came out."""

    person: str
    score: int
    won: bool = False
    played: str = PERSON
    name: str = ""
    level: str = ""  # of a bot player


def moment(day: str) -> int:
    """Noon of a day such as 2026-11-18."""
    return int(datetime.fromisoformat(f"{day}T12:00:00+00:00").astimezone(UTC).timestamp() * 1000)


async def finished(
    games: Games,
    *places: Place,
    server: str = "s",
    at: str = "2026-11-18",
    options: Options | None = None,
    counts: bool = True,
) -> int:
    """A game that ended like this."""
    (game,) = await all_finished(games, [places], server, at, options, counts)
    return game


async def all_finished(
    games: Games,
    tables: Sequence[Sequence[Place]],
    server: str = "s",
    at: str = "2026-11-18",
    options: Options | None = None,
    counts: bool = True,
) -> list[int]:
    """Several of them, in one transaction."""
    async with games.engine.begin() as connection:
        ids: list[int] = []
        for places in tables:
            chosen = options or Options(players=max(2, len(places)))
            values = {
                **{"server": server, "channel": "1", "status": FINISHED, "seed": "x", "rules": 1, "told": 0},
                **{"created": 1, "changed": 1, "options": json.encode(chosen).decode(), "counts": counts},
            }
            made = await connection.execute(insert(t.games).values({**values, "open_in": f"new {len(ids)} {at}"}))
            (game,) = made.inserted_primary_key or (0,)
            await connection.execute(t.games.update().where(t.games.c.id == game).values(open_in=f"game {game}"))
            bots = sum(place.played == BOT for place in places)
            for number, place in enumerate(places):
                controller = place.played if place.played in (BOT, AUTOMA) else PERSON
                seat = {"controller": controller, "person": place.person, "name": place.name or place.person.title()}
                row = {"game": game, "seat": number, **seat, "lang": "en", "level": place.level, "orders": "{}"}
                await connection.execute(insert(t.seats), row)
                result = SeatResult(
                    game=game,
                    seat=number,
                    person=place.person,
                    players=len(places),
                    score=place.score,
                    won=place.won,
                    breakdown={},
                    at=moment(at),
                    bots=bots,
                    played=place.played,
                    ladder=ladder_of(chosen),
                    levels=tuple(filter(None, [place.level])),
                )
                await connection.execute(insert(t.results), result_row(result, server))
            ids.append(game)
    return ids
