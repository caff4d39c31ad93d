"""People who play by storage: lobbies, seeded moves, and whole games."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sqlalchemy import Table, select

from engine import Action, Options, State, legal_actions, replay
from engine.codec import load_game, verify
from storage import Game, Games, MoveResult, Seat
from storage import schema as t
from storage.notes import IN_USE, WHOLE
from storage.records import BOT

PEOPLE = ("ana", "bo", "cy", "di")


def person(name: str) -> Seat:
    return Seat(lang="en", person=name, name=name.title())


async def begin(games: Games, players: int = 2, channel: str = "1", server: str = "s", seed: str = "seed") -> int:
    """A running game of Ana, Bo and so on."""
    game = await games.create(server, channel, Options(players=players), seed)
    for name in PEOPLE[:players]:
        await games.seats.join(game.id, person(name))
    return (await games.start(game.id)).id


async def state_of(games: Games, game: int) -> State:
    """The true position: what storage would go on from."""
    return (await games.memory.fresh(game)).state


async def settled_state(games: Games, game: int) -> State:
    """The position after the last answer that is final: what everybody but the seat to act may look at."""
    return await games.memory.settled(await games.memory.fresh(game))


def pick(state: State, salt: str = "") -> Action:
    """A legal answer that depends on nothing but the position's number."""
    return Random(f"{salt}{state.seq}").choice(legal_actions(state))


async def move(games: Games, game: int, salt: str = "") -> MoveResult:
    return await _move_from(await state_of(games, game), games, game, salt)


async def _move_from(state: State, games: Games, game: int, salt: str) -> MoveResult:
    assert state.to_act is not None
    return await games.play(game, state.to_act, pick(state, salt), state.seq)


async def play_on(games: Games, game: int, moves: int = 100_000, salt: str = "") -> State:
    """So many moves, or up to the end, while nobody else plays."""
    state = await state_of(games, game)
    for _ in range(moves):
        if state.over:
            break
        played = await _move_from(state, games, game, salt)
        assert played.outcome is not None
        state = played.outcome.state
    return await state_of(games, game)


async def think_on(games: Games, game: int, moves: int = 100_000, took: int | None = 10) -> State:
    """So many moves, or up to the end; bot players think about each of theirs for so many milliseconds."""
    seats = (await games.get(game)).seats
    for _ in range(moves):
        state = await state_of(games, game)
        if state.to_act is None:
            break
        by_bot = seats[state.to_act].controller == BOT
        await games.play(game, state.to_act, pick(state), state.seq, automatic=by_bot, took=took if by_bot else None)
    return await state_of(games, game)


async def half_turn(games: Games, game: int) -> State:
    """Play until an answer has just been given that commits nothing."""
    while True:
        played = await move(games, game)
        assert played.outcome is not None
        if not played.outcome.commits and not played.outcome.state.over:
            return await state_of(games, game)


async def rows(games: Games, table: Table) -> list[Any]:
    """All rows of a table."""
    async with games.engine.connect() as connection:
        return list((await connection.execute(select(table).order_by(*table.primary_key))).all())


async def everything(games: Games) -> dict[str, list[Any]]:
    """All rows of all tables, but for the note that the file is in use."""
    found = {table.name: await rows(games, table) for table in t.metadata.sorted_tables}
    return {**found, "notes": [row for row in found["notes"] if row.key not in (IN_USE, WHOLE)]}


async def check(games: Games, game: int) -> State:
    """The log has every answer once and replays to exactly the stored position, and so does the export."""
    found = await games.get(game)
    log = await games.log_since(game)
    assert [row.seq for row in log] == list(range(1, found.seq + 1))
    assert len({row.row for row in log}) == len(log)
    (seed,) = [row.seed for row in await rows(games, t.games) if row.id == game]
    state = replay(found.options, seed, [row.action for row in log])
    assert state == await state_of(games, game)
    assert state.to_act == found.to_act
    assert verify(load_game(await games.export(game))) == state
    other = Games(games.engine)  # one without a memory
    assert await state_of(other, game) == state
    return state


def ids(games: Sequence[Game]) -> list[int]:
    return [game.id for game in games]
