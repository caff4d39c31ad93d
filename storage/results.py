"""How finished games ended, seat by seat."""

from msgspec import json
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.difficulty import PACHAMAMA
from engine.state import Options
from storage import schema as t
from storage.records import SeatResult

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
            played=row.played,
            ladder=row.ladder,
            levels=tuple(row.levels.split()),
            thought=row.thought,
        )
        for row in rows
    ]


def ladder_of(options: Options) -> str:
    """The opponent of a solo game and what makes it easier or harder, as one key; empty without an opponent.

    >>> ladder_of(Options(solo="pachamama", level="hard", difficulty=("leftovers_score",)))
    'pachamama hard leftovers_score'
    >>> ladder_of(Options(solo="axomamma")), ladder_of(Options())
    ('axomamma', '')
    """
    level = [options.level] if options.solo == PACHAMAMA else []
    return " ".join([options.solo, *level, *sorted(options.difficulty)])


def rung(ladder: str) -> tuple[str, tuple[str, ...]]:
    """The opponent of a ladder, and the words that make it easier or harder.

    >>> rung("pachamama hard leftovers_score")
    ('pachamama', ('hard', 'leftovers_score'))
    """
    opponent, *difficulty = ladder.split(" ")
    return opponent, tuple(difficulty)
