"""How finished games ended, seat by seat."""

from msgspec import json
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.difficulty import PACHAMAMA
from engine.state import Options
from storage import schema as t
from storage.records import SeatResult

_breakdown = json.Decoder(dict[str, int])
HANDICAP = "handicap="  # begins the part of a ladder that tells it


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

    A game with a handicap is not measured with others.

    >>> ladder_of(Options(solo="pachamama", level="hard", difficulty=("leftovers_score",)))
    'pachamama hard leftovers_score'
    >>> ladder_of(Options(solo="axomamma")), ladder_of(Options())
    ('axomamma', '')
    >>> ladder_of(Options(solo="axomamma", handicap=-40))
    'axomamma handicap=-40'
    """
    level = [options.level] if options.solo == PACHAMAMA else []
    handicap = [f"{HANDICAP}{options.handicap}"] if options.handicap else []
    return " ".join([options.solo, *level, *sorted(options.difficulty), *handicap])


def rung(ladder: str) -> tuple[str, tuple[str, ...], int]:
    """The opponent of a ladder, the words that make it easier or harder, and the handicap.

    >>> rung("pachamama hard leftovers_score")
    ('pachamama', ('hard', 'leftovers_score'), 0)
    >>> rung("axomamma handicap=-40")
    ('axomamma', (), -40)
    """
    words, _, handicap = ladder.partition(f" {HANDICAP}")
    opponent, *difficulty = words.split(" ")
    return opponent, tuple(difficulty), int(handicap or 0)
