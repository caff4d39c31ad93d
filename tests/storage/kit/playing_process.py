"""Programs that play, each in a process of its own: `beside_another` and `alone`."""

import asyncio
from multiprocessing.connection import Connection
from random import Random

from msgspec import Struct, json
from sqlalchemy.ext.asyncio import AsyncConnection

from engine import Options
from engine.core import Outcome
from engine.planned import Planned
from storage import RUNNING, Games, journal
from storage.errors import AlreadyAnswered
from storage.journal import Loaded, Move
from tests.storage.kit.plans import course
from tests.storage.kit.play import person, pick, state_of


class KeptPlan(Struct):
    """A plan as this program keeps it: the answers, and how many there were before them."""

    seq: int
    answers: tuple[Planned, ...]


def beside_another(url: str, game: int, talk: Connection) -> None:
    """Play a game that another program plays too, to its end; each answer when it is told to, until it is free."""
    asyncio.run(_together(url, game, talk))


async def _together(url: str, game: int, talk: Connection) -> None:
    games = await Games.open(url)
    made = 0
    free = False
    while not (state := await state_of(games, game)).over:
        if not free:
            talk.send(f"at {state.seq}")
            free = talk.recv() == "free"
        try:
            await games.play(game, state.to_act or 0, pick(state), state.seq)
            made += 1
            answer = "made"
        except AlreadyAnswered:
            answer = "late"
        if not free:
            talk.send(answer)
    await games.close()
    talk.send(made)


def alone(url: str, salt: str, tell: Connection) -> None:
    """Play for ever, one game after the other, and tell each answer once it is durable."""
    asyncio.run(_alone(url, salt, tell))


def _tell_in_the_middle(tell: Connection) -> None:
    """Every answer is told once it is written, too, which is before it is durable: a good moment for a kill."""
    write = journal.write

    async def telling(connection: AsyncConnection, loaded: Loaded, move: Move) -> tuple[Loaded, Outcome]:
        written = await write(connection, loaded, move)
        tell.send("wrote")
        return written

    journal.write = telling


async def _alone(url: str, salt: str, tell: Connection) -> None:
    _tell_in_the_middle(tell)
    games = await Games.open(url)
    chance = Random(salt)
    tell.send("ready")
    while True:
        running = await games.lists.of_server("s", [RUNNING])
        if running:
            game = running[0].id
        else:
            game = (await games.create("s", token(chance), Options(players=2), token(chance))).id
            for name in ("ana", "bo"):
                await games.seats.join(game, person(name))
            await games.start(game)
        while not (state := await state_of(games, game)).over:
            seat, interaction = state.to_act or 0, token(chance)
            if await _by_plan(games, game, chance, tell):
                continue
            last = await games.log_since(game, max(0, (await games.memory.fresh(game)).rows - 1))
            if last and not last[0].commits and last[0].seat == seat and chance.random() < 0.2:
                await games.undo(game, seat)
                tell.send(f"undone {game} {last[0].row}")
                continue
            await games.play(game, seat, pick(state, salt), state.seq, interaction=interaction)
            tell.send(f"played {game} {state.seq + 1} {interaction}")


async def _by_plan(games: Games, game: int, chance: Random, tell: Connection) -> bool:
    """Play what was said ahead, or the plan that is there, also if it was made before the last kill; or make one."""
    state, interaction = await state_of(games, game), token(chance)
    seat = state.to_act or 0
    if await games.plans.play_ahead(game, seat) is not None:
        return True
    plan = await games.plans.get(game, seat)
    if not plan.body:
        if chance.random() < 0.7:
            return False
        body = json.encode(KeptPlan(state.seq, tuple(course(state, chance.randint(1, 6))))).decode()
        plan = await games.plans.keep(game, seat, body, plan.number)
        tell.send(f"kept {game} {seat} {plan.number}")
    made = json.decode(plan.body, type=KeptPlan)
    await games.plans.play(game, seat, made.answers, plan.number, interaction)
    tell.send(f"played {game} {made.seq + 1} {interaction}")
    return True


def token(chance: Random) -> str:
    return f"{chance.getrandbits(64):016x}"
