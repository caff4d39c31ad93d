"""The log of a game and the State it leads to: loading, moving, taking back."""

import zlib
from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from msgspec import Struct, json, structs
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.actions import Action
from engine.codec import Continued, Edition, decode_action, decode_state, encode_action, encode_state, present
from engine.core import Outcome, apply
from engine.errors import GameError
from engine.state import State
from storage import prepared, sittings
from storage import schema as t
from storage.beside import beside
from storage.errors import AlreadyAnswered, DamagedGame, NoSuchGame, NothingToUndo, StorageCode
from storage.prepared import Prepared, Source
from storage.records import BOT, FINISHED, RUNNING, LogRow, Seat, SeatResult
from storage.results import ladder_of
from storage.rows import check, continued_of

LAST = (1 << 31) - 1  # a number that no answer has
# What the engine may raise about positions and answers that are not of its own making.
UNFIT = (GameError, LookupError, AssertionError, AttributeError, TypeError, ValueError)
_unchanged = update(t.games).where(
    t.games.c.id == bindparam("game"),
    t.games.c.number == bindparam("number_before"),
    t.games.c.status == bindparam("status_before"),
)
# Asked again and again, and so put together once.
_answer = insert(t.log)
_later = select(t.log.c.action).where(
    t.log.c.game == bindparam("game"),
    t.log.c.undone.is_(None),
    t.log.c.seq > bindparam("after"),
    t.log.c.seq <= bindparam("to"),
)
_later_answers = Prepared(_later.order_by(t.log.c.seq))
_game = Prepared(select(t.games).where(t.games.c.id == bindparam("game")))
_settled = Prepared(select(t.games.c.saved).where(t.games.c.id == bindparam("game")))
_snapshot = Prepared(
    select(t.games.c.saved_seq, t.games.c.saved.label("state")).where(
        t.games.c.id == bindparam("game"), t.games.c.saved_seq <= bindparam("seq")
    )
)
_up_to = (t.turns.c.game == bindparam("game"), t.turns.c.seq <= bindparam("seq"))
_start = Prepared(select(t.turns.c.seq, t.turns.c.state).where(*_up_to).order_by(t.turns.c.seq.desc()).limit(1))
_began = Prepared(select(func.max(t.turns.c.seq).label("seq")).where(*_up_to))
_since = select(t.log).where(
    t.log.c.game == bindparam("game"),
    t.log.c.row > bindparam("after_row"),
    t.log.c.seq > bindparam("after"),
    t.log.c.seq <= bindparam("to"),
)
_all_since = Prepared(_since.order_by(t.log.c.row))
_valid_since = Prepared(_since.where(t.log.c.undone.is_(None)).order_by(t.log.c.row))
_interaction = Prepared(
    select(t.log.c.row).where(t.log.c.game == bindparam("game"), t.log.c.interaction == bindparam("interaction"))
)


class Loaded(Struct):
    """A running or finished game in memory, as it was when its question had this number."""

    id: int
    server: str
    status: str
    rows: int
    seq: int
    number: int
    saved_seq: int
    state: State
    begun: Edition
    continued: tuple[Continued, ...] = ()
    unfit: int = 0  # answers after the snapshot that the present rules do not allow

    @property
    def is_of_one_piece(self) -> bool:
        """Whether all of it was surely played by the rules of this program, so that what does not fit is damage."""
        return self.begun.is_present and not self.continued

    @property
    def latest(self) -> Edition:
        """What the last of its answers was given by."""
        return self.continued[-1].edition if self.continued else self.begun

    @property
    def floor(self) -> int:
        """The answers that nobody can take back, for they were given by other rules."""
        if self.latest.is_other:
            return self.saved_seq
        return self.continued[-1].seq if self.continued else 0

    def tentative_for(self, seat: int | None) -> bool:
        """Whether this seat may see what can still be undone: only the one that is making up its mind."""
        return seat is not None and seat == self.state.to_act


class Outdated(Exception):
    """Somebody else has moved in this game since it was loaded."""


class Move(Struct, frozen=True, kw_only=True):
    """An answer to the present question that is about to be written."""

    seat: int
    action: Action
    seq: int
    number: int | None = None  # of the question that was seen; None if any that asks the same will do
    interaction: str | None
    automatic: bool
    at: int
    took: int | None = None  # milliseconds that a bot player has thought about it


def pack(state: State) -> bytes:
    """A State as it is stored."""
    return zlib.compress(encode_state(state), 1)


def unpack(data: bytes) -> State:
    """A State from how it is stored."""
    try:
        return decode_state(zlib.decompress(data))
    except (zlib.error, *UNFIT) as error:
        raise DamagedGame("The stored position cannot be read", error) from error


async def load(source: Source, game: int) -> Loaded:
    """The last snapshot and the few answers after it, as far as they fit."""
    row = await prepared.one(source, _game, game=game)
    if row is None:
        raise NoSuchGame(StorageCode.NO_GAME, game=game)
    if row.saved is None:
        raise NoSuchGame(StorageCode.NOT_STARTED, game=game)
    check(t.games, row)
    loaded = Loaded(
        row.id,
        row.server,
        row.status,
        row.rows,
        row.seq,
        row.number,
        row.saved_seq,
        unpack(row.saved),
        Edition(row.rules, row.components),
        continued_of(row),
    )
    loaded.state, unfit = await _continued(source, game, loaded.state, row.seq)
    if unfit and loaded.is_of_one_piece:
        raise unfit
    loaded.seq = loaded.state.seq
    loaded.unfit = row.seq - loaded.seq
    return loaded


async def state_at(source: Source, game: int, seq: int) -> State:
    """The State after this number of answers, from the last one before it that is stored."""
    stored = [row for wanted in (_snapshot, _start) for row in await prepared.rows(source, wanted, game=game, seq=seq)]
    if not stored:
        raise DamagedGame(f"Game {game} has no position before answer {seq + 1}")
    _, packed = max(stored, key=itemgetter(0))
    return await continued(source, game, unpack(packed), seq)


async def turn_began(source: Source, game: int, seq: int) -> int:
    """How many answers there were when the turn began that this one belongs to; 0 in the set-up."""
    (found,) = await prepared.rows(source, _began, game=game, seq=seq)
    return found.seq or 0


async def turn_starts(connection: AsyncConnection, game: int, before: int) -> list[int]:
    """How many answers there were when each turn began, of those that began before this many."""
    found = select(t.turns.c.seq).where(t.turns.c.game == game, t.turns.c.seq < before).order_by(t.turns.c.seq)
    return [*(await connection.execute(found)).scalars()]


async def settled(source: Source, game: int) -> State:
    """The State after the last answer that is final."""
    (found,) = await prepared.rows(source, _settled, game=game)
    return unpack(found.saved)


async def continued(source: Source, game: int, state: State, to_seq: int) -> State:
    """The State after the answers up to this number; raises DamagedGame where one does not fit."""
    state, unfit = await _continued(source, game, state, to_seq)
    if unfit:
        raise unfit
    return state


async def _continued(source: Source, game: int, state: State, to_seq: int) -> tuple[State, DamagedGame | None]:
    """The State after the answers up to this number, or up to the first that does not fit, and why it does not."""
    for (action,) in await prepared.rows(source, _later_answers, game=game, after=state.seq, to=to_seq):
        try:
            state = answered(state, action_of(game, action)).state
        except DamagedGame as damage:
            return state, damage
    if state.seq != to_seq:
        return state, DamagedGame(f"The log of game {game} ends at answer {state.seq} instead of {to_seq}")
    return state, None


def answered(state: State, action: Action, seat: int | None = None) -> Outcome:
    """What an answer of the log has led to; raises DamagedGame if it does not fit."""
    try:
        return apply(state, action, seat=seat)
    except UNFIT as error:
        raise DamagedGame(f"Answer {state.seq + 1} of the log does not fit its position", error) from error


async def write(connection: AsyncConnection, loaded: Loaded, move: Move) -> tuple[Loaded, Outcome]:
    """Apply a move and write it: the row of the log, and the game with its snapshot if the move commits."""
    decision = loaded.state.decision
    outcome = apply(loaded.state, move.action, seat=move.seat, seq=move.seq)
    assert decision is not None
    row = {
        "game": loaded.id,
        "row": loaded.rows + 1,
        "seq": outcome.state.seq,
        "seat": move.seat,
        "question": type(decision).__name__,
        "action": encode_action(move.action).decode(),
        "automatic": move.automatic,
        "commits": outcome.commits,
        "at": move.at,
        "interaction": move.interaction,
        "took": move.took,
    }
    await connection.execute(_answer, row)
    after = Loaded(
        loaded.id,
        loaded.server,
        FINISHED if outcome.state.over else RUNNING,
        loaded.rows + 1,
        outcome.state.seq,
        loaded.number + 1,
        outcome.state.seq if outcome.commits else loaded.saved_seq,
        outcome.state,
        loaded.begun,
        await _gone_on(connection, loaded) if loaded.latest.is_other else loaded.continued,
    )
    await store(connection, loaded, after, move.at, pack(outcome.state) if outcome.commits else None)
    if outcome.state.turn != loaded.state.turn:
        await connection.execute(
            insert(t.turns), {"game": loaded.id, "seq": outcome.state.seq, "state": pack(outcome.state)}
        )
    return after, outcome


async def _gone_on(connection: AsyncConnection, loaded: Loaded) -> tuple[Continued, ...]:
    """From the last snapshot on a game is played by the present rules; it is kept, for nobody can go back behind it."""
    there = select(t.turns.c.seq).where(t.turns.c.game == loaded.id, t.turns.c.seq == loaded.saved_seq)
    if (await connection.execute(there)).first() is None:
        snapshot = select(t.games.c.id, t.games.c.saved_seq, t.games.c.saved).where(t.games.c.id == loaded.id)
        await connection.execute(insert(t.turns).from_select(["game", "seq", "state"], snapshot))
    before = tuple(part for part in loaded.continued if part.seq < loaded.saved_seq)
    return (*before, Continued(loaded.saved_seq, present()))


async def store(connection: AsyncConnection, before: Loaded, after: Loaded, at: int, saved: bytes | None) -> None:
    """Write what the game has become; refuses if anybody else has written since."""
    values: dict[str, Any] = {
        "rows": after.rows,
        "seq": after.seq,
        "number": after.number,
        "to_act": after.state.to_act,
        "changed": at,
        "status": after.status,
    }
    if saved is not None:
        values |= {"saved": saved, "saved_seq": after.saved_seq}
    if after.status == FINISHED:
        values["open_in"] = f"game {after.id}"
    if after.continued != before.continued:
        values["continued"] = json.encode(after.continued).decode()
    known = {"number_before": before.number, "status_before": before.status}
    done = await connection.execute(_unchanged, {"game": after.id, **known, **values})
    if done.rowcount != 1:
        raise Outdated


async def write_results(connection: AsyncConnection, loaded: Loaded, at: int, seats: Sequence[Seat]) -> None:
    """The results of a finished game, one row a seat; whoever has left it has not won it."""
    result = loaded.state.result
    assert result is not None
    bots = sum(seat.controller == BOT for seat in seats)
    played = await sittings.played(connection, loaded.id, seats)
    for seat, score in enumerate(result.scores):
        done = SeatResult(
            game=loaded.id,
            seat=seat,
            person=seats[seat].person,
            players=len(result.scores),
            score=score,
            won=seat in result.winners and not seats[seat].conceded,
            breakdown=result.breakdown[seat],
            at=at,
            bots=bots,
            played=played[seat].by,
            ladder=ladder_of(loaded.state.options),
            levels=played[seat].levels,
            thought=played[seat].thought,
        )
        await connection.execute(insert(t.results), result_row(done, loaded.server))


def result_row(result: SeatResult, server: str) -> dict[str, Any]:
    """A result as a row."""
    breakdown = json.encode(result.breakdown).decode()
    levels = " ".join(result.levels)
    return {**structs.asdict(result), "breakdown": breakdown, "levels": levels, "server": server}


# ---------------------------------------------------------------- taking back


async def last_answer(connection: AsyncConnection, loaded: Loaded) -> Any:
    """The last answer in the log that was not taken back."""
    return (
        await connection.execute(
            select(t.log).where(t.log.c.game == loaded.id, t.log.c.undone.is_(None), t.log.c.seq == loaded.seq)
        )
    ).one_or_none()


async def undo(connection: AsyncConnection, loaded: Loaded, seat: int, at: int) -> Loaded:
    """Take back the seat's last answer, as long as it has revealed nothing."""
    last = await last_answer(connection, loaded)
    if last is None or last.commits or last.seat != seat:
        raise NothingToUndo(StorageCode.REVEALED)
    await connection.execute(update(t.log).where(t.log.c.game == loaded.id, t.log.c.row == last.row).values(undone=at))
    await _forget_turns(connection, loaded.id, loaded.seq - 1)
    snapshot = await settled(connection, loaded.id)
    state = await continued(connection, loaded.id, snapshot, loaded.seq - 1)
    after = _back(loaded, loaded.seq - 1, loaded.saved_seq, state)
    await store(connection, loaded, after, at, None)  # what is left of the turn stays tentative
    return after


async def take_back(connection: AsyncConnection, loaded: Loaded, to_seq: int, at: int) -> Loaded:
    """Go back to an earlier answer; the rows after it are marked, never deleted."""
    if not 0 <= to_seq < loaded.seq:
        raise NothingToUndo(StorageCode.NO_ANSWER, answer=to_seq)
    if to_seq < loaded.floor:
        raise NothingToUndo(StorageCode.BEGAN_BY_OTHER_RULES, answers=loaded.floor)
    await connection.execute(
        update(t.log).where(t.log.c.game == loaded.id, t.log.c.undone.is_(None), t.log.c.seq > to_seq).values(undone=at)
    )
    await _forget_turns(connection, loaded.id, to_seq)
    try:
        state = await state_at(connection, loaded.id, to_seq)
    except DamagedGame:
        if loaded.is_of_one_piece:
            raise
        raise NothingToUndo(StorageCode.PLAYED_BY_OTHER_RULES) from None
    after = _back(loaded, to_seq, to_seq, state)
    await store(connection, loaded, after, at, pack(state))
    heard = t.games.c.told > to_seq
    await connection.execute(update(t.games).where(t.games.c.id == loaded.id, heard).values(told=to_seq))
    return after


async def leave_out_unfit(connection: AsyncConnection, loaded: Loaded, at: int) -> Loaded:
    """Answers that can still be taken back, and that the present rules do not allow, are taken back."""
    gone = (t.log.c.game == loaded.id, t.log.c.undone.is_(None), t.log.c.seq > loaded.seq)
    await connection.execute(update(t.log).where(*gone).values(undone=at))
    await _forget_turns(connection, loaded.id, loaded.seq)
    after = _back(loaded, loaded.seq, loaded.saved_seq, loaded.state)
    await store(connection, loaded, after, at, None)
    return after


def _back(loaded: Loaded, seq: int, saved_seq: int, state: State) -> Loaded:
    """An earlier position, in which the question is a new one all the same."""
    return structs.replace(
        loaded, status=RUNNING, seq=seq, number=loaded.number + 1, saved_seq=saved_seq, state=state, unfit=0
    )


async def _forget_turns(connection: AsyncConnection, game: int, after: int) -> None:
    """The turns that began after this answer have not begun."""
    await connection.execute(delete(t.turns).where(t.turns.c.game == game, t.turns.c.seq > after))


# ---------------------------------------------------------------- reading the log


async def rows_since(
    source: Source, game: int, row: int, undone: bool, after: int = 0, to_seq: int = LAST
) -> list[LogRow]:
    """The rows of the log after this one; or those of the answers after one and up to another."""
    wanted = _all_since if undone else _valid_since
    found = await prepared.rows(source, wanted, game=game, after_row=row, after=after, to=to_seq)
    return await beside(len(found), lambda: [log_row(row) for row in found])


def log_row(found: Row[Any]) -> LogRow:
    """An answer as it was given; raises DamagedGame with the reason."""
    check(t.log, found)
    return LogRow(
        row=found.row,
        seq=found.seq,
        seat=found.seat,
        question=found.question,
        action=action_of(found.game, found.action),
        automatic=found.automatic,
        commits=found.commits,
        at=found.at,
        undone=found.undone,
        interaction=found.interaction,
    )


def action_of(game: int, stored: str) -> Action:
    """An action of the log; raises DamagedGame with the reason."""
    try:
        return decode_action(stored.encode())
    except (GameError, AttributeError) as error:
        raise DamagedGame(f"The log of game {game} cannot be read", error) from error


async def known_interaction(source: Source, game: int, interaction: str | None) -> bool:
    """Whether this interaction has already made its move."""
    if interaction is None:
        return False
    return await prepared.one(source, _interaction, game=game, interaction=interaction) is not None


def is_stale(loaded: Loaded, seq: int, number: int | None) -> bool:
    """Whether the question that was seen is not the present one."""
    return seq != loaded.seq or number not in (None, loaded.number)


def too_late(loaded: Loaded, seq: int) -> AlreadyAnswered:
    """The refusal of an answer to a question that is gone."""
    return AlreadyAnswered(StorageCode.TOO_LATE, seq=seq, now=loaded.seq)
