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

from bot.planning.menu import Entry, entries_of, menu
from bot.planning.placements import ANY, placements, serves, wishes
from bot.planning.plan import Plan, changed, course, with_tap
from bot.sandbox import Person, Reply
from bot.sandbox.people.components import STRING_SELECT
from engine.actions import Action, DiscardArmyCard, ShowGodCard, ShowGold
from engine.codec import load_game
from engine.core import apply, legal_actions, new_game
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast, draws_unseen
from engine.queries import is_follow_on
from engine.state import State
from engine.views import view
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import GOLDEN, Moment, newest, sit_down

GAMES = ("2p-greedy", "2p-mixed-2", "2p-printed", "2p-builders", "2p-conquerors")
SHOWN = 8  # places that are buttons
BUTTON, SELECT, COMMAND = 1, 2, 6  # taps; of a command that is typed where no button says the answer


class Press(Struct, frozen=True):
    """A thing to press: what its name says it does, and with what."""

    verb: str
    argument: str = ""


class Route(Struct, frozen=True):
    """Presses that say these many of the recorded answers, with the plan they lead to."""

    presses: tuple[Press, ...]
    said: int
    plan: Plan
    final: bool
    taps: int


# ---------------------------------------------------------------- the fewest taps


def next_press(state: State, plan: Plan, rest: Sequence[Action]) -> Route | None:
    """What says most of the recorded answers that are left, with the fewest taps; None if nothing says them."""
    assert state.to_act is not None
    found = course(view(state, state.to_act), plan, {})
    here = found.here
    if here.ahead is not Ahead.ASKED:
        return None
    routes = [*_placing(here, plan, rest), *_tapping(here, plan, rest)]
    if not routes and found.taps and draws_unseen(here):
        return Route((Press("play"),), 0, plan, final=True, taps=BUTTON)
    return max(routes, key=lambda route: (route.said, -route.taps), default=None)


def _placing(here: Forecast, plan: Plan, rest: Sequence[Action]) -> list[Route]:
    if not isinstance(here.decision, TakeTurn):
        return []
    places = placements(here)
    found = []
    for wish in (*wishes(here, places), ANY):
        fitting = [number for number, place in enumerate(places) if serves(place, wish)]
        for shown, number in enumerate(fitting):
            entry = places[number].entry({})
            presses = (Press("wish", wish), Press("place", str(number)))
            taps = BUTTON + (BUTTON if shown < SHOWN else SELECT)
            found += _routes(entry, presses, taps, plan, rest)
    return found


def _tapping(here: Forecast, plan: Plan, rest: Sequence[Action]) -> list[Route]:
    found = []
    for number, entry in enumerate(entries_of(menu(here, {}))):
        presses = (Press("tap", str(number)),)
        if entry.final and entry.forgoes:
            presses += (Press("confirm"),)
        found += _routes(entry, presses, BUTTON * len(presses), plan, rest)
    return found


def _routes(entry: Entry, presses: tuple[Press, ...], taps: int, plan: Plan, rest: Sequence[Action]) -> list[Route]:
    """The route of an entry, if it says what was recorded; what was filled in otherwise is changed."""
    actions = [step.action for step in entry.steps]
    if len(actions) > len(rest):
        return []
    other = [place for place, action in enumerate(actions) if action != rest[place]]
    if any(not _changeable(entry, place, rest[place]) for place in other):
        return []
    if other and entry.final:
        return _ending_otherwise(entry, presses[0].argument, other, plan, rest) if presses[0].verb == "tap" else []
    after = with_tap(plan, entry)
    for place in other:
        after = changed(after, len(plan.answers) + place, rest[place])
        presses += (Press("change", f"{len(plan.answers) + place}_{legal(entry, place).index(rest[place])}"),)
    return [Route(presses, len(actions), after, entry.final, taps + SELECT * len(other))]


def _ending_otherwise(
    entry: Entry, number: str, other: Sequence[int], plan: Plan, rest: Sequence[Action]
) -> list[Route]:
    if len(other) > 1 or other[0] != len(entry.steps) - 1:
        return []
    (place,) = other
    change = Press("change", f"{number}_{place}_{legal(entry, place).index(rest[place])}")
    return [Route((change, Press("confirm")), len(entry.steps), plan, final=True, taps=SELECT + BUTTON)]


def _changeable(entry: Entry, place: int, action: Action) -> bool:
    step = entry.steps[place]
    return (step.filled or isinstance(step.action, ShowGodCard | ShowGold)) and action in legal(entry, place)


def legal(entry: Entry, place: int) -> tuple[Action, ...]:
    """What could have been answered there."""
    return entry.steps[place].before.answers


# ---------------------------------------------------------------- recorded games


class Recorded(Struct, frozen=True):
    """A recorded game: its answers, and the States before each of them and at the end."""

    answers: tuple[Action, ...]
    states: tuple[State, ...]
    start: Moment

    def own_from(self, at: int) -> list[int]:
        """The answers of a seat from this one on, in its turn or in the set-up, whatever others answer in between."""
        seat, turn = self.states[at].to_act, self.states[at].turn
        last = next((n for n in range(at, len(self.answers)) if self.states[n].turn != turn), len(self.answers))
        return [n for n in range(at, last) if self.states[n].to_act == seat and not is_follow_on(self.states[n])]


def recorded(name: str) -> Recorded:
    """A golden game in which Army cards are cashed at the beginning of a turn, wherever that makes no difference."""
    saved = load_game((GOLDEN / f"{name}.json").read_bytes())
    start = new_game(saved.options, saved.seed)
    found = _told(start, [answer.action for answer in saved.answers])
    at = 0
    while at < len(found.answers):
        if is_follow_on(found.states[at]) or not isinstance(found.states[at].decision, TakeTurn):
            at += 1
            continue
        found, at = _cashed_first(found, at), found.own_from(at)[-1] + 1
    return Recorded(found.answers, found.states, Moment(saved, 0, start))


def _told(start: State, answers: Sequence[Action]) -> Recorded:
    states = [start]
    for action in answers:
        states.append(apply(states[-1], action).state)
    return Recorded(tuple(answers), tuple(states), None)  # type: ignore[arg-type]


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
    return Recorded(tuple(answers), (*states, *game.states[n + 2 :]), game.start)


# ---------------------------------------------------------------- playing


class Counted(Struct):
    """What was counted in one game."""

    taps: Counter[int]  # by turn
    messages: Counter[int]
    setup: list[int]  # taps by seat


async def replay(harness: Harness, name: str, place: str = "plaza") -> Counted:
    """Play a recorded game again."""
    game = recorded(name)
    seats = await sit_down(harness, game.start, place)
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
        plan = (await seats.planned()).plan
        route = next_press(game.states[now.seq], plan, rest[len(plan.answers) :])
        if route is None:
            await _reply(seats, rest[0])
            return taps + COMMAND
        for press in route.presses:
            screen, cost = await _press(person, screen, press)
            taps += cost
    return taps


async def _press(person: Person, screen: Message, press: Press) -> tuple[Message, int]:
    for part in parts(screen):
        _, verb, _, _, argument = part["custom_id"].split(":")
        if verb != press.verb:
            continue
        if part["type"] == STRING_SELECT:
            if press.argument in [option["value"] for option in part["options"]]:
                return _shown(await person.select(dict(screen), part["custom_id"], [press.argument])), SELECT
        elif argument == press.argument:
            return _shown(await person.press(dict(screen), part["custom_id"])), BUTTON
    raise AssertionError(f"{press} is not on the screen")


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
