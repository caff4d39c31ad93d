"""Who has played which answers of a seat: a row whenever somebody or something sits down, and what that comes to.

A sitting begins after so many rows of the log, which only grow, also where answers are taken back. The seats of games
that began before there were sittings have none until somebody else takes them; whoever sits there then has always sat.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema as t
from storage.records import AUTOMA, BOT, MIXED, PEOPLE, PERSON, Game, Seat

A_TURN = "TakeTurn"  # the question that no standing order answers


class Sitting(Struct, frozen=True):
    """Somebody or something who has a seat from a row of the log on."""

    after: int  # so many rows
    controller: str
    person: str
    level: str = ""  # of a bot player, if it is known


class Given(Struct, frozen=True):
    """An answer that counts, by its row of the log."""

    row: int
    automatic: bool
    question: str
    took: int | None = None  # milliseconds of thinking


class Played(Struct, frozen=True):
    """By whom a seat was played, one of PLAYED; the levels of its bot players, and how long they have thought."""

    by: str
    levels: tuple[str, ...] = ()
    thought: int | None = None


async def begin(connection: AsyncConnection, game: Game, at: int) -> None:
    """Everybody sits down at the start of a game."""
    for number, seat in enumerate(game.seats):
        await _write(connection, game.id, number, 0, seat, at)


async def change(connection: AsyncConnection, game: int, number: int, old: Seat, new: Seat, at: int) -> None:
    """Somebody or something else sits down; who has answered nothing in between has not sat there."""
    of_seat = (t.sittings.c.game == game, t.sittings.c.seat == number)
    if (await connection.execute(select(t.sittings.c.after).where(*of_seat).limit(1))).first() is None:
        await _write(connection, game, number, 0, old, at)
    after = (await connection.execute(select(t.games.c.rows).where(t.games.c.id == game))).scalar_one()
    await connection.execute(delete(t.sittings).where(*of_seat, t.sittings.c.after == after))
    await _write(connection, game, number, after, new, at)


async def _write(connection: AsyncConnection, game: int, number: int, after: int, seat: Seat, at: int) -> None:
    level = seat.level if seat.controller == BOT else ""
    who = {"controller": seat.controller, "person": seat.person, "level": level}
    await connection.execute(insert(t.sittings), {"game": game, "seat": number, "after": after, "at": at, **who})


async def forget(connection: AsyncConnection, person: str) -> None:
    """That somebody sat there stays; who it was goes."""
    await connection.execute(update(t.sittings).where(t.sittings.c.person == person).values(person=""))


# ---------------------------------------------------------------- what it comes to


async def played(connection: AsyncConnection, game: int, seats: Sequence[Seat]) -> list[Played]:
    """By whom each seat of a game was played, as `results` keeps it."""
    sat = (await connection.execute(select(t.sittings).where(t.sittings.c.game == game))).mappings().all()
    log = t.log.c
    answers = select(log.seat, log.row, log.automatic, log.question, log.took)
    counting = answers.where(log.game == game, log.undone.is_(None)).order_by(log.row)
    given = (await connection.execute(counting)).mappings().all()
    return [
        seat_played(seat.controller, seat.person, seat.level, sittings_of(number, sat), given_by(number, given))
        for number, seat in enumerate(seats)
    ]


def sittings_of(seat: int, rows: Iterable[Mapping[Any, Any]]) -> list[Sitting]:
    """The sittings of a seat, the first one first."""
    mine = [
        Sitting(row["after"], row["controller"], row["person"], row["level"]) for row in rows if row["seat"] == seat
    ]
    return sorted(mine, key=lambda sitting: sitting.after)


def given_by(seat: int, rows: Iterable[Mapping[Any, Any]]) -> list[Given]:
    """The answers of a seat."""
    return [
        Given(row["row"], bool(row["automatic"]), row["question"], row["took"]) for row in rows if row["seat"] == seat
    ]


def seat_played(controller: str, person: str, level: str, sat: Sequence[Sitting], given: Sequence[Given]) -> Played:
    """By whom a seat was played that has this controller, person and level at the end, and how by its bot players."""
    hands = [(_hand(controller, person, level, sat, answer), answer.took) for answer in given]
    by_bots = [(hand.level, took) for hand, took in hands if hand.controller == BOT]
    known = [took for _, took in by_bots if took is not None]
    return Played(
        by_whom(controller, person, sat, given),
        tuple(dict.fromkeys(level for level, _ in by_bots if level)),
        sum(known) if by_bots and len(known) == len(by_bots) else None,
    )


def by_whom(controller: str, person: str, sat: Sequence[Sitting], given: Sequence[Given]) -> str:
    """By whom a seat was played that has this controller and person at the end.

    A turn that was answered automatically is a bot player's, whoever sat there. Of a seat without sittings the bot
    player at the end has given the automatic answers alone.

    >>> ana, bot = Sitting(0, PERSON, "ana"), Sitting(7, BOT, "ana")
    >>> by_whom(BOT, "ana", [ana, bot], [Given(5, False, A_TURN)]), by_whom(BOT, "ana", [ana, bot], [
    ...     Given(5, False, A_TURN), Given(9, True, A_TURN)])
    ('person', 'mixed')
    """
    if controller == AUTOMA:
        return AUTOMA
    found = [_hand(controller, person, "", sat, answer) for answer in given] or [_Hand(controller, person)]
    people = {hand.person for hand in found if hand.controller != BOT}
    if any(hand.controller == BOT for hand in found):
        return MIXED if people else BOT
    return PERSON if people == {person} else PEOPLE


class _Hand(Struct, frozen=True):
    """Who has given an answer."""

    controller: str
    person: str = ""
    level: str = ""


def _hand(controller: str, person: str, level: str, sat: Sequence[Sitting], answer: Given) -> _Hand:
    now = [sitting for sitting in sat if sitting.after < answer.row] or sat[:1]
    sitting = now[-1] if now else Sitting(0, controller, person, level)
    by_bot = sitting.controller == BOT and (bool(sat) or answer.automatic)
    if by_bot or (answer.automatic and answer.question == A_TURN):
        return _Hand(BOT, level=sitting.level if by_bot else "")
    return _Hand(PERSON, sitting.person)
