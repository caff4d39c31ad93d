"""Rows as records, checked on the way out: SQLite keeps words in the place of a number, and files can be damaged."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from msgspec import DecodeError, Struct, json
from sqlalchemy import Table
from sqlalchemy.engine import Row

from engine.codec import Continued, Edition
from engine.errors import GameError
from engine.planned import Planned
from engine.state import Options
from storage import schema as t
from storage.errors import DamagedGame
from storage.posted import Posted, remembered
from storage.records import (
    CONTROLLERS,
    FINISHED,
    LOBBY,
    RUNNING,
    STATUSES,
    Game,
    Leave,
    Seat,
    StoredPlan,
    Terms,
    Timer,
    Wait,
)

T = TypeVar("T")
FAR = 253_402_300_800_000  # the year 10000, in milliseconds: nothing falls due then
_options = json.Decoder(Options)
_terms = json.Decoder(Terms)
_leave = json.Decoder(Leave)
_continued = json.Decoder(tuple[Continued, ...])
_words: "json.Decoder[Mapping[str, str]]" = json.Decoder(dict[str, str])
ANYTHING: "json.Decoder[object]" = json.Decoder()
AHEAD = json.Decoder(tuple[Planned, ...])
_ID = re.compile(r"[1-9][0-9]{0,19}")
_HOST = re.compile(r'"host":"(\w{1,32})"')


def is_id(text: str) -> bool:
    """Whether this is the id of a server, channel, person or message as Discord gives them."""
    return _ID.fullmatch(text) is not None


# What can be wrong about the kind of a value, for the log.
MISFITS: Mapping[str, str] = {
    "missing": "is missing",
    "no_text": "is no text",
    "strange_text": "has characters that cannot be read",
    "long_text": "is too long",
    "no_whole_number": "is no whole number",
    "no_truth_value": "is neither true nor false",
    "no_position": "is no packed position",
}


class _Kind(Struct, frozen=True):
    """What a column wants of its values."""

    type: type[bool] | type[int] | type[bytes] | type[str]
    nullable: bool
    length: int | None  # of a text, at most
    strange: bool  # whether a text may have characters that cannot be read

    def misfit(self, value: object) -> str | None:
        """A key of MISFITS for what is wrong about the kind of a value; None if it is as wanted."""
        if value is None:
            return None if self.nullable else "missing"
        if self.type is str:
            if not isinstance(value, str):
                return "no_text"
            if "\ufffd" in value and not self.strange:
                return "strange_text"
            return "long_text" if self.length and len(value) > self.length else None
        if self.type is int:
            return None if type(value) is int else "no_whole_number"
        if self.type is bool:
            return None if value in (0, 1) and isinstance(value, int) else "no_truth_value"
        return None if isinstance(value, bytes) else "no_position"


class Misfit(NamedTuple):
    """A column with a value of another kind than it wants, and what is wrong about it; as a text, for the log."""

    column: str
    wrong: str

    def __str__(self) -> str:
        return f"{self.column} {MISFITS[self.wrong]}"


@cache
def _kinds(table: Table) -> Mapping[str, _Kind]:
    """The kinds of the columns of a table, by name: every row that is read is checked by them."""
    return {
        column.name: _Kind(
            column.type.python_type,
            bool(column.nullable),
            getattr(column.type, "length", None),
            column.name in ("name", "value"),
        )
        for column in table.c
    }


def misfits(table: Table, row: Mapping[str, object]) -> list[Misfit]:
    """What is wrong about the kinds of the values in a row."""
    return _misfits(table, row.items())


def _misfits(table: Table, values: Iterable[tuple[str, object]]) -> list[Misfit]:
    kinds = _kinds(table)
    return [Misfit(name, wrong) for name, value in values if (wrong := kinds[name].misfit(value))]


def check(table: Table, row: Row[Any]) -> None:
    """Refuse a row with values of another kind than its table wants."""
    if wrong := _misfits(table, zip(row._fields, row, strict=True)):
        raise DamagedGame(f"A row of {table.name} cannot be read: {', '.join(map(str, wrong))}")


def _decoded(decoder: "json.Decoder[T]", stored: str, what: str) -> T:
    try:
        return decoder.decode(stored)
    except DecodeError as error:
        raise DamagedGame(f"{what} cannot be read", error) from error


# ---------------------------------------------------------------- games

GAME = tuple(column for column in t.games.c if column.name not in ("seed", "saved"))


def game_of(row: Row[Any], seats: Sequence[Row[Any]]) -> Game:
    """A game with its seats; raises DamagedGame with the reason."""
    check(t.games, row)
    game = Game(
        id=row.id,
        server=row.server,
        channel=row.channel,
        status=row.status,
        options=_decoded(_options, row.options, f"The options of game {row.id}"),
        seats=tuple(_seat_of(number, seat) for number, seat in enumerate(seats)),
        seq=row.seq,
        number=row.number,
        to_act=row.to_act,
        created=row.created,
        changed=row.changed,
        terms=_decoded(_terms, row.terms, f"The terms of game {row.id}"),
        settled=row.saved_seq,
        told=row.told,
        pinged=row.pinged,
        counts=row.counts,
        begun_under_other_rules=row.status != LOBBY and Edition(row.rules, row.components).is_other,
    )
    try:
        game.options.check()
    except GameError as error:
        raise DamagedGame(f"Game {game.id} cannot be read: its options are no game", error) from error
    if reason := _contradiction(game):
        raise DamagedGame(f"Game {game.id} cannot be read: {reason}")
    return game


def _seat_of(number: int, row: Row[Any]) -> Seat:
    check(t.seats, row)
    if row.seat != number:
        raise DamagedGame(f"Game {row.game} has no seat {number}")
    if row.controller not in CONTROLLERS:
        raise DamagedGame(f"Nobody knows who {row.controller!r} on seat {number} of game {row.game} is")
    return Seat(
        controller=row.controller,
        person=row.person,
        name=row.name,
        lang=row.lang,
        level=row.level,
        orders=_decoded(_words, row.orders, f"The orders of seat {number} of game {row.game}"),
        conceded=row.conceded,
        bank=row.bank,
        wait=None if row.awaited is None else Wait(row.awaited, row.due),
        leave=None if row.leave is None else _decoded(_leave, row.leave, f"The leave of seat {number}"),
    )


def _contradiction(game: Game) -> str | None:
    """What would make a table stumble that otherwise looks fine."""
    if game.status not in STATUSES:
        return f"it is {game.status!r}"
    taken, players = len(game.seats), game.options.players
    if taken > players or (game.status in (RUNNING, FINISHED) and taken < players):
        return f"it is for {players} players and has {taken} seats"
    asked = [seat for seat in (game.to_act, game.pinged) if seat is not None and not 0 <= seat < taken]
    return f"there is no seat {asked[0]}" if asked else _stranger(game)


def _stranger(game: Game) -> str | None:
    """What is no id in a game on Discord; one that is kept for somewhere else may have any."""
    if not is_id(game.server):
        return None
    people = [game.terms.host, *game.terms.invited, *(seat.person for seat in game.seats)]
    wrong = [name for name in (game.channel, *people) if name and not is_id(name)]
    return f"{wrong[0]!r} is no number as Discord gives them" if wrong else None


def continued_of(row: Row[Any]) -> tuple[Continued, ...]:
    """Under what a game has gone on; raises DamagedGame with the reason."""
    if row.continued is None:
        return ()
    return _decoded(_continued, row.continued, f"What game {row.id} has gone on under")


def host_of(terms: object, seats: Iterable[Row[Any]]) -> str:
    """The host, also where the terms are damaged; if they do not tell, the first person at the table; or nobody."""
    found = _HOST.search(terms) if isinstance(terms, str) else None
    people = [found[1] if found else "", *(seat.person for seat in seats)]
    return next((person for person in people if isinstance(person, str) and person), "")


# ---------------------------------------------------------------- small rows


def timer_of(row: Row[Any]) -> Timer:
    """A timer; raises DamagedGame with the reason."""
    check(t.timers, row)
    payload = _decoded(_words, row.payload, f"Timer {row.id} of game {row.game}")
    return Timer(row.id, row.game, row.kind, row.due, payload)


def posted_of(row: Row[Any]) -> Posted:
    """A message; raises DamagedGame with the reason."""
    check(t.messages, row)
    if not is_id(row.message) or not is_id(row.channel):
        raise DamagedGame(f"Message {row.message!r} in {row.channel!r} of game {row.game} is none")
    try:
        return remembered(row.kind, row.channel, row.message, row.fields)
    except DecodeError as error:
        raise DamagedGame(f"Message {row.kind} of game {row.game} cannot be read", error) from error


def plan_of(row: Row[Any]) -> StoredPlan:
    """A plan; raises DamagedGame with the reason."""
    check(t.plans, row)
    whose = f"seat {row.seat} of game {row.game}"
    if row.body:
        _decoded(ANYTHING, row.body, f"The plan of {whose}")
    return StoredPlan(row.number, row.body, _decoded(AHEAD, row.ahead, f"What {whose} has said ahead"))
