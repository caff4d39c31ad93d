"""Games in all sorts of states, each in a channel of its own, and everything that can be seen of them."""

from collections.abc import Awaitable, Callable, Mapping
from random import Random

from bot.background.thinking import Chosen, Thinking
from bot.sandbox.records.post import Post
from engine.box import MODULES
from engine.decisions import TakeTurn
from engine.queries import is_follow_on
from engine.state import State, View
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.trouble import a_call, a_turn, step

MUCH = 20  # turns after which there are many Workers and cards


class Hasty(Thinking):
    """Bot players of all levels answer at once."""

    async def choose(self, level: str, seed: str, view: View) -> Chosen:
        return await super().choose("easy", seed, view)


async def _lobby(harness: Harness, place: str) -> None:
    await harness.person("Ana").slash(harness.channel(place), "game new", players=4, bots=1)


async def _clocked(harness: Harness, place: str) -> None:
    channel, people = harness.channel(place), [harness.person(name) for name in ("Bruno", "Chaska", "Diego")]
    await people[0].slash(channel, "game new", players=3, clock="12 hours a turn")
    for person in people[1:]:
        await person.slash(channel, "game join")
    await people[0].slash(channel, "game start")


async def _solo(harness: Harness, place: str) -> None:
    channel, chaska = harness.channel(place), harness.person("Chaska")
    await chaska.slash(channel, "game new", opponent="axomamma")
    await chaska.slash(channel, "game start")


async def _with_bots(harness: Harness, place: str) -> None:
    channel, ana = harness.channel(place), harness.person("Ana")
    await ana.slash(channel, "game new", players=3, bots=2, level="hard")
    await ana.slash(channel, "game start")


async def _watched(harness: Harness, place: str) -> None:
    await harness.person("Diego").slash(harness.channel(place), "watch", opponent="bots", players=2, pace=1)


async def _imported(harness: Harness, place: str, position: playing.Moment) -> None:
    await playing.sit_down(harness, position, place)


def _turn_of(players: int) -> Callable[[State], bool]:
    return lambda state: isinstance(state.decision, TakeTurn) and len(state.players) == players


async def _planned(harness: Harness, place: str) -> None:
    """A plan of two taps, the last of which may wait to be confirmed."""
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position, place)
    for action in (step(position.state, final=False), None):
        here = (await seats.planned()).here
        index = here.answers.index(action) if action else len(here.answers) - 1
        person, answer = await seats.asked(), f"{await seats.plan_number()}.{index}"
        await person.slash(seats.channel, "choose", answer=answer)


async def _finished(harness: Harness, place: str) -> None:
    position = playing.near_end("2p-greedy", 1)
    seats = await playing.sit_down(harness, position, place)
    await playing.by_choose(seats, position.answer.action)


def _turn_with_everything(state: State) -> bool:
    """A turn in the middle of a game with all modules and one side of the overlay, in which much can be done."""
    return isinstance(state.decision, TakeTurn) and len(state.options.modules) == len(MODULES) - 1 and state.turn > MUCH


async def _empty(harness: Harness, place: str) -> None:
    """Here anybody may open a table."""


KINDS: Mapping[str, Callable[[Harness, str], Awaitable[None]]] = {
    "lobby": _lobby,
    "turn": lambda harness, place: _imported(harness, place, playing.moment(a_turn)),
    "call": lambda harness, place: _imported(harness, place, playing.moment(a_call)),
    "three": lambda harness, place: _imported(harness, place, playing.moment(_turn_of(3))),
    "four": lambda harness, place: _imported(
        harness, place, playing.moment(lambda state: len(state.players) == 4 and is_follow_on(state))
    ),
    "modules": lambda harness, place: _imported(harness, place, playing.moment(_turn_with_everything)),
    "clocked": _clocked,
    "solo": _solo,
    "bots": _with_bots,
    "watched": _watched,
    "planned": _planned,
    "finished": _finished,
    "empty": _empty,
}


class AssortedGames:
    """The channels with their games; where one has ended, another of its kind can be put."""

    def __init__(self, harness: Harness, random: Random) -> None:
        self._harness = harness
        self._random = random
        self.places = {kind: harness.sandbox.add_channel(kind) for kind in KINDS}
        self.direct = [harness.sandbox.direct(name) for name in (*playing.NAMES, "Elena")]

    async def stock(self) -> None:
        """Have a game of its kind wherever there is none."""
        for kind, make in KINDS.items():
            if await self._harness.games.lists.in_channel(str(self.places[kind])) is None:
                await make(self._harness, kind)
        await self.quiet()

    async def quiet(self) -> None:
        """Nothing is going on any more."""
        tables = self._harness.bot.tables
        await tables.settled()
        await tables.watching.settled()
        await tables.settled()

    def channel(self) -> int:
        """Any place, private ones too."""
        return self._random.choice(
            [*self.places.values(), *self.places.values(), *self._harness.sandbox.world.channels.by_id]
        )

    def post(self, person: int, channel: int) -> Post | None:
        """Any message somebody sees there, rather a late one."""
        posts = self._harness.sandbox.world.chat.seen_by(person, channel)
        if not posts:
            return None
        return posts[-1 - min(int(self._random.expovariate(0.3)), len(posts) - 1)]
