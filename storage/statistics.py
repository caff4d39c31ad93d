"""Finished games in numbers: summaries, leaderboards, meetings, modules, bot players and the solo ladder.

A game counts for a person who has given every answer of a seat. What automas and bot players have scored counts
nowhere, and no game that was only watched or came from a file. A game with a handicap counts, but its VP are no part
of a mean or a best; on the solo ladder it has a line of its own.
"""

from collections.abc import Collection, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, Float, FromClause, Integer, and_, case, distinct, func, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.box import MODULES
from storage import schema as t
from storage.database import reading
from storage.records import BOT, MIXED, PEOPLE, PERSON
from storage.results import HANDICAP, rung

Line = TypeVar("Line")
BASE_GAME = ""  # in the place of a module
_OPTIONS_WITH_MODULES = '"modules":'


class Scope(Struct, frozen=True, kw_only=True):
    """The games that are looked at: of a server, and ended between two moments; without them, of all."""

    server: str = ""
    start: int | None = None
    end: int | None = None  # no longer in it


class Statistics(Struct, frozen=True):
    """Finished games in numbers."""

    games: int
    wins: int
    mean_score: float
    best_score: int
    with_bots: int = 0
    uncounted: int = 0  # games in which a bot, or somebody else, played some of the turns


class Leader(Struct, frozen=True, kw_only=True):
    """Somebody on a leaderboard; equals have one rank."""

    rank: int
    person: str
    games: int
    wins: int
    mean_score: float
    best_score: int
    with_stand_in: int  # further games in which a bot played some of the turns


class Met(Struct, frozen=True, kw_only=True):
    """Somebody whom a person has met at a table."""

    person: str
    games: int
    wins: int  # of the person
    losses: int  # that the other one has won; some games both, or neither
    difference: float  # VP of the person beyond the other's, on average


class ModuleLine(Struct, frozen=True, kw_only=True):
    """Games with a module, or of the base game alone."""

    module: str
    games: int
    wins: int
    mean_score: float


class BotLine(Struct, frozen=True):
    """Games of people with bot players of one level, and how many of them a person has won."""

    level: str
    games: int
    wins: int


class LadderLine(Struct, frozen=True, kw_only=True):
    """Solo games against an opponent of one difficulty, and who has scored most there on the whole server."""

    opponent: str
    difficulty: tuple[str, ...]  # the words for it
    handicap: int  # VP at the start, as in Options
    games: int
    wins: int
    best_score: int
    holder: str
    record: int


class Page(Struct, Generic[Line], frozen=True):
    """The first lines of a list, and how many it has."""

    lines: tuple[Line, ...]
    total: int


class StatisticsQueries:
    """What is asked of all finished games, in one statement each and never more lines than wanted."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def summary(self, person: str = "", server: str = "", scope: Scope | None = None) -> Statistics:
        """Finished games of a person, of a server, or of a person on a server."""
        within, r = scope or Scope(server=server), t.results
        wanted = select(
            func.count(distinct(r.c.game)),
            _sum(r.c.won),
            func.coalesce(_mean(_own_score()), 0),
            func.coalesce(func.max(_own_score()), 0),
            func.count(distinct(case((r.c.bots > 0, r.c.game)))),
        ).where(*_counted(r, within))
        if person:
            wanted = wanted.where(r.c.person == person)
        async with reading(self._engine) as connection:
            games, wins, mean, best, bots = (await connection.execute(wanted)).one()
            left_out = (await connection.execute(_uncounted(within, person))).scalar_one()
        return Statistics(int(games), int(wins), float(mean), int(best), int(bots), int(left_out))

    async def leaders(self, scope: Scope, most: int) -> Page[Leader]:
        """The best at tables of several: by wins, then by their share of the games, then by VP."""
        r = t.results
        own = (
            select(
                r.c.person,
                func.count().label("games"),
                _sum(r.c.won).label("wins"),
                _mean(r.c.score).label("mean"),
                func.max(r.c.score).label("best"),
            )
            .where(*_counted(r, scope), r.c.ladder == "")
            .group_by(r.c.person)
            .subquery()
        )
        order = (own.c.wins.desc(), (own.c.wins * 1.0 / own.c.games).desc(), own.c.mean.desc())
        rank, total = func.rank().over(order_by=order).label("place"), func.count().over().label("total")
        wanted = select(own, rank, total).order_by(rank, own.c.person).limit(most)
        async with reading(self._engine) as connection:
            rows = (await connection.execute(wanted)).all()
            helped = await _with_stand_in(connection, scope, [row.person for row in rows])
        lines = (
            Leader(
                rank=row.place,
                person=row.person,
                games=row.games,
                wins=int(row.wins),
                mean_score=float(row.mean),
                best_score=row.best,
                with_stand_in=helped.get(row.person, 0),
            )
            for row in rows
        )
        return _page(lines, rows)

    async def met(self, person: str, scope: Scope, most: int, against: str = "") -> Page[Met]:
        """Everybody whom a person has met, the most frequent first; or that one alone."""
        own, other = t.results.alias("own"), t.results.alias("other")
        games = func.count().label("games")
        wanted = (
            select(
                other.c.person,
                games,
                _sum(own.c.won).label("wins"),
                _sum(other.c.won).label("losses"),
                _mean(own.c.score - other.c.score).label("difference"),
                func.count().over().label("total"),
            )
            .select_from(own.join(other, and_(own.c.game == other.c.game, own.c.seat != other.c.seat)))
            .where(own.c.person == person, *_counted(own, scope), *_counted(other, scope))
            .group_by(other.c.person)
            .order_by(games.desc(), other.c.person)
            .limit(most)
        )
        if against:
            wanted = wanted.where(other.c.person == against)
        async with reading(self._engine) as connection:
            rows = (await connection.execute(wanted)).all()
        lines = (
            Met(
                person=row.person,
                games=row.games,
                wins=int(row.wins),
                losses=int(row.losses),
                difference=float(row.difference),
            )
            for row in rows
        )
        return _page(lines, rows)

    async def modules(self, scope: Scope, person: str = "") -> tuple[ModuleLine, ...]:
        """Games with each module, and of the base game alone; those of which there are any."""
        r, options = t.results, t.games.c.options
        having = {module: options.contains(f'"{module}"', autoescape=True) for module in MODULES}
        having[BASE_GAME] = not_(options.contains(_OPTIONS_WITH_MODULES))
        wanted = (
            select(*(column for condition in having.values() for column in _of_games_having(condition)))
            .select_from(r.join(t.games, t.games.c.id == r.c.game))
            .where(*_counted(r, scope), *([r.c.person == person] if person else []))
        )
        async with reading(self._engine) as connection:
            found = [*(await connection.execute(wanted)).one()]
        parts = (found[3 * number : 3 * number + 3] for number in range(len(having)))
        return tuple(
            ModuleLine(module=module, games=games, wins=int(wins), mean_score=float(mean))
            for module, (games, wins, mean) in zip(having, parts, strict=True)
            if games
        )

    async def bots(self, scope: Scope, levels: Sequence[str], person: str = "") -> tuple[BotLine, ...]:
        """Games with bot players of each of these levels, in their order; those of which there are any.

        A bot player counts that has given every answer of its seat, at one level.
        """
        own, bot = t.results.alias("own"), t.results.alias("bot")
        games, wins = func.count(distinct(own.c.game)), func.count(distinct(case((own.c.won, own.c.game))))
        wanted = (
            select(bot.c.levels, games.label("games"), wins.label("wins"))
            .select_from(own.join(bot, own.c.game == bot.c.game))
            .where(*_counted(own, scope), *([own.c.person == person] if person else []))
            .where(bot.c.played == BOT, bot.c.levels.in_(levels))
            .group_by(bot.c.levels)
        )
        async with reading(self._engine) as connection:
            found = {row.levels: row for row in await connection.execute(wanted)}
        return tuple(BotLine(level, found[level].games, found[level].wins) for level in levels if level in found)

    async def ladder(self, scope: Scope, most: int, person: str = "") -> Page[LadderLine]:
        """Solo games by opponent and difficulty, the most frequent first, of everybody or of a person."""
        r, games = t.results, func.count().label("games")
        solo = (*_counted(r, scope), r.c.ladder != "")
        wanted = (
            select(
                r.c.ladder,
                games,
                _sum(r.c.won).label("wins"),
                func.max(r.c.score).label("best"),
                func.count().over().label("total"),
            )
            .where(*solo, *([r.c.person == person] if person else []))
            .group_by(r.c.ladder)
            .order_by(games.desc(), r.c.ladder)
            .limit(most)
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(wanted)).all()
            first = func.row_number().over(partition_by=r.c.ladder, order_by=(r.c.score.desc(), r.c.at, r.c.game))
            ranked = select(r.c.ladder, r.c.person, r.c.score, first.label("place")).where(
                *solo, r.c.ladder.in_([row.ladder for row in rows])
            )
            best = ranked.subquery()
            found = (await connection.execute(select(best).where(best.c.place == 1))).all()
        records = {row.ladder: row for row in found}
        return _page((_ladder_line(row, records[row.ladder]) for row in rows), rows)

    async def names(self, server: str, people: Collection[str]) -> dict[str, str]:
        """The newest name of each person at the tables of a server."""
        s = t.seats
        here = (s.c.person.in_([*people]), s.c.name != "", t.games.c.server == server)
        joined = s.join(t.games, t.games.c.id == s.c.game)
        newest = select(s.c.person, func.max(s.c.game).label("game")).select_from(joined).where(*here)
        last = newest.group_by(s.c.person).subquery()
        wanted = select(s.c.person, s.c.name).join(last, and_(s.c.person == last.c.person, s.c.game == last.c.game))
        async with reading(self._engine) as connection:
            return {row.person: row.name for row in await connection.execute(wanted)}


def _page(lines: Any, rows: Sequence[Any]) -> Page[Any]:
    return Page(tuple(lines), rows[0].total if rows else 0)


def _ladder_line(row: Any, record: Any) -> LadderLine:
    opponent, difficulty, handicap = rung(row.ladder)
    return LadderLine(
        opponent=opponent,
        difficulty=difficulty,
        handicap=handicap,
        games=row.games,
        wins=int(row.wins),
        best_score=row.best,
        holder=record.person,
        record=record.score,
    )


def _sum(flag: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(flag.cast(Integer)), 0)


def _mean(number: ColumnElement[int]) -> ColumnElement[float]:
    return func.avg(number.cast(Float))


def _of_games_having(condition: ColumnElement[bool]) -> tuple[ColumnElement[Any], ...]:
    """How many games meet a condition on their options, how many of them were won, and the mean of their VP."""
    r = t.results
    return (
        func.count(distinct(case((condition, r.c.game)))),
        func.coalesce(func.sum(case((condition, r.c.won.cast(Integer)), else_=0)), 0),
        func.coalesce(_mean(case((condition, _own_score()))), 0),
    )


def _own_score() -> ColumnElement[int]:
    """The VP of a game without a handicap; nothing for others."""
    return case((not_(t.results.c.ladder.contains(HANDICAP)), t.results.c.score))


def _within(results: FromClause, scope: Scope) -> list[ColumnElement[bool]]:
    """What a result must be to be looked at: of this server and time, and of a game that counts."""
    game = t.games.alias()
    counting = select(game.c.id).where(game.c.id == results.c.game, game.c.counts.is_(True))
    found: list[ColumnElement[bool]] = [counting.exists()]
    if scope.server:
        found.append(results.c.server == scope.server)
    if scope.start is not None:
        found.append(results.c.at >= scope.start)
    if scope.end is not None:
        found.append(results.c.at < scope.end)
    return found


def _counted(results: FromClause, scope: Scope) -> list[ColumnElement[bool]]:
    """What a result must be to count: besides, every answer was given by one person, whose name is known."""
    return [*_within(results, scope), results.c.played == PERSON, results.c.person != ""]


def _uncounted(scope: Scope, person: str) -> Any:
    """How many games are left out because a bot, or somebody else, played some of the turns."""
    r = t.results
    wanted = select(func.count(distinct(r.c.game))).where(*_within(r, scope))
    if not person:
        return wanted.where(r.c.played.in_((MIXED, PEOPLE)))
    whole = select(r.c.game).where(r.c.person == person, r.c.played == PERSON)
    partly = select(r.c.game).where(r.c.person == person)
    sat = select(t.sittings.c.game).where(t.sittings.c.person == person)
    return wanted.where(or_(r.c.game.in_(partly), r.c.game.in_(sat)), r.c.game.not_in(whole))


async def _with_stand_in(connection: AsyncConnection, scope: Scope, people: Collection[str]) -> dict[str, int]:
    """How many games of each person are left out because a bot played some of the turns."""
    r = t.results
    mixed = (r.c.played == MIXED, r.c.person.in_([*people]), r.c.ladder == "")
    wanted = select(r.c.person, func.count().label("games")).where(*_within(r, scope), *mixed).group_by(r.c.person)
    return {row.person: row.games for row in await connection.execute(wanted)}
