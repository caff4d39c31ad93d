"""How many taps a turn takes: `python -m tests.bench.taps [GAMES] [--phone]`.

Recorded games of two are played again through the bot, each turn with the fewest taps the interface allows: a button is
one tap, an entry of a select two. With `--phone` the page on a phone is measured, too: what a turn adds to the channel.
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bot.sandbox import Reply
from engine.actions import Action, DiscardArmyCard
from engine.codec import load_game
from engine.core import apply, legal_actions, new_game
from engine.decisions import TakeTurn
from engine.queries import is_follow_on
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import GOLDEN, Moment, newest, sit_down
from tests.e2e.kit.recorded import Recorded
from tests.e2e.kit.routes import BUTTON, follow, next_route

GAMES = ("2p-greedy", "2p-mixed-2", "2p-printed", "2p-builders", "2p-conquerors")
COMMAND = 6  # taps, of a command that is typed where no button says the answer


# ---------------------------------------------------------------- recorded games


def recorded(name: str) -> tuple[Moment, Recorded]:
    """A golden game in which Army cards are cashed at the beginning of a turn, wherever that makes no difference."""
    saved = load_game((GOLDEN / f"{name}.json").read_bytes())
    start = new_game(saved.options, saved.seed)
    found = Recorded.of(start, [answer.action for answer in saved.answers])
    at = 0
    while at < len(found.answers):
        if is_follow_on(found.states[at]) or not isinstance(found.states[at].decision, TakeTurn):
            at += 1
            continue
        found, at = _cashed_first(found, at), found.own_from(at)[-1] + 1
    return Moment(saved, 0, start), found


def _cashed_first(game: Recorded, at: int) -> Recorded:
    for n in game.own_from(at)[1:]:
        if isinstance(game.answers[n], DiscardArmyCard):
            earlier = (_moved(game, n, first) for first in game.own_from(at) if first < n)
            game = next(filter(None, earlier), game)
    return game


def _moved(game: Recorded, n: int, to: int) -> Recorded | None:
    """The game with one answer given earlier; None if that is not possible, or makes a difference."""
    answers = [*game.answers[:to], game.answers[n], *game.answers[to:n], *game.answers[n + 1 :]]
    states = list(game.states[: to + 1])
    for action in answers[to : n + 1]:
        if action not in legal_actions(states[-1]):
            return None
        states.append(apply(states[-1], action).state)
    if states[-1] != game.states[n + 1]:
        return None
    return Recorded(tuple(answers), (*states, *game.states[n + 2 :]))


# ---------------------------------------------------------------- playing


class Counted(Struct):
    """What was counted in one game."""

    taps: Counter[int]  # by turn
    messages: Counter[int]
    setup: list[int]  # taps by seat


async def replay(harness: Harness, name: str, place: str = "plaza") -> Counted:
    """Play a recorded game again."""
    start, game = recorded(name)
    seats = await sit_down(harness, start, place)
    counted = Counted(Counter(), Counter(), [0] * len(game.states[0].players))
    while (at := (await seats.game()).seq) < len(game.answers):
        state = game.states[at]
        before = len(seats.messages())
        if is_follow_on(state):
            await _reply(seats, game.answers[at])
            continue
        assert state.to_act is not None
        taps = await _visit(seats, game, at)
        await seats.settled()
        if state.active < 0:
            counted.setup[state.to_act] += taps
            continue
        counted.taps[state.turn] += taps
        counted.messages[state.turn] += len(seats.messages()) - before
    return counted


async def _reply(seats: Seats, action: Action) -> None:
    """Just answer, as what is asked out of turn: it is no part of anybody's turn."""
    game = await seats.game()
    assert game.to_act is not None
    await seats.harness.games.play(seats.id, game.to_act, action, game.seq)
    seats.harness.bot.tables.wake(seats.id)
    await seats.settled()


async def _visit(seats: Seats, game: Recorded, at: int) -> int:
    """One look at My turn: taps until somebody else is asked; their number."""
    person = await seats.asked()
    public = newest(seats, "turn")
    turn = next(part["custom_id"] for part in parts(public) if part["custom_id"].startswith("b:turn:"))
    screen, taps, seat = _shown(await person.press(dict(public), turn)), BUTTON, game.states[at].to_act
    while (now := (await seats.game())).to_act == seat and now.seq < len(game.answers):
        if is_follow_on(game.states[now.seq]) or game.states[now.seq].turn != game.states[at].turn:
            break
        rest = [game.answers[n] for n in game.own_from(now.seq)]
        found = await seats.planned()
        route = next_route(found, rest[len(found.plan.answers) :])
        if route is None:
            await _reply(seats, rest[0])
            return taps + COMMAND
        screen, cost = await follow(person, screen, route)
        taps += cost
    return taps


def _shown(reply: Reply) -> Message:
    assert reply.message is not None, reply.kind
    return reply.message


# ---------------------------------------------------------------- all of it


def measure(games: Sequence[str] = GAMES) -> dict[str, Any]:
    """The numbers of a person's turn."""
    return asyncio.run(_measure(games))


async def _measure(games: Sequence[str]) -> dict[str, Any]:
    counted = []
    for name in games:
        with TemporaryDirectory() as folder:
            async with Harness(Path(folder), FakePictures()) as harness:
                counted.append(await replay(harness, name))
                assert harness.sandbox.violations == []
    taps = sorted(n for one in counted for n in one.taps.values())
    return {
        "games": len(games),
        "turns": len(taps),
        "taps_median": median(taps),
        "taps_p90": taps[len(taps) * 9 // 10],
        "messages_median": median(n for one in counted for n in one.messages.values()),
        "setup_taps": median(n for one in counted for n in one.setup),
    }


def main() -> None:
    """Measure and print."""
    json.dump(measure(sys.argv[1:] or GAMES), sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
