"""Time in tests: a clock that only tests move, and what the channel hears when it strikes."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from bot.sandbox.state.setup import GUILD
from bot.table.clock.clock import CLOCKS, start_bank
from bot.table.lobby.lobby import LOBBY_ENDS
from engine import Options
from engine.decisions import TakeTurn
from engine.state import State
from storage import Clock, Seat, Terms
from tests.e2e.kit.harness import Harness, Message, Seats
from tests.e2e.kit.playing import NAMES, Moment
from tests.e2e.kit.unseen import answer_unseen, play_unseen

NOON = int(datetime(2030, 1, 10, 12, tzinfo=UTC).timestamp() * 1000)
A_DAY, TWELVE_HOURS, THREE_DAYS = "1 day a turn", "12 hours a turn", "3 days and 4 hours more for each answer"


class Hands:
    """The hands of the clock on the wall."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


async def ring(harness: Harness) -> None:
    """Everything that is due rings, and all is said."""
    await harness.bot.tables.settled()
    await harness.bot.tables.timekeeper.ring_due()
    await harness.bot.tables.settled()


async def restart(harness: Harness) -> None:
    """The bot stops, starts, and has told what it had not told before."""
    await harness.restart_bot()
    await harness.bot.tables.wake_all()
    await harness.bot.tables.settled()


async def later(harness: Harness, clock: Hands, time: int) -> None:
    """So much later everything that is due by then has rung."""
    await harness.bot.tables.settled()
    clock.now += time
    await ring(harness)


def heard(seats: Seats, sign: str) -> list[Message]:
    """The messages in the channel that begin with this sign."""
    return [message for message in seats.messages() if message["content"].startswith(sign)]


def reminders(seats: Seats) -> list[Message]:
    return heard(seats, "⏰")


def offers(seats: Seats) -> list[Message]:
    return heard(seats, "⌛")


def calls(seats: Seats, name: str) -> list[str]:
    """The words by which somebody was called: only a new message can do that, no change to one."""
    person = seats.harness.person(name)
    sent = [each.json for each in seats.harness.sandbox.requests if each.path == f"/channels/{seats.channel}/messages"]
    return [
        words["content"]
        for words in sent
        if person.mention in words["content"] and str(person.id) in map(str, words["allowed_mentions"].get("users", ()))
    ]


async def begin(harness: Harness, *names: str, late: str = "", **options: Any) -> Seats:
    """A game whose set-up is over and that waits for one person alone, for `late` if that is said."""
    if options.keys() <= {"place", "clock"}:
        seats = await _dealt(harness, *names, **options)
        await answer_unseen(seats, await _has_a_turn(seats, late))
        harness.bot.tables.wake(seats.id)
    else:
        seats = await harness.open(*names, **options)
    await alone(seats, late)
    return seats


async def _dealt(harness: Harness, *names: str, place: str = "plaza", clock: str = "") -> Seats:
    """A game that nobody has been told of, started without a lobby; the first of these people is its host."""
    server, channel = str(GUILD), harness.channel(place)
    people = [harness.person(name) for name in names]
    usual = (await harness.games.registry.settings(server)).clock
    terms = Terms(host=str(people[0].id), clock=CLOCKS[clock] if clock else usual)
    game = await harness.games.create(server, str(channel), Options(players=len(people)), terms=terms)
    bank = start_bank(terms.clock)
    for person in people:
        await harness.games.seats.join(game.id, Seat(person=str(person.id), name=person.name, lang="en", bank=bank))
    await harness.games.start(game.id)
    await harness.games.registry.drop_timers(game.id, (LOBBY_ENDS,))
    return Seats(harness, game.id, channel)


async def alone(seats: Seats, name: str = "") -> None:
    """People answer until the table waits for one person alone, for this one if it is said."""
    await seats.settled()
    is_wanted = await _has_a_turn(seats, name)
    while not await _waits_alone_for(seats, name):
        await play_unseen(seats, is_wanted)


async def _has_a_turn(seats: Seats, name: str) -> Callable[[State], bool]:
    """Whether this person, or anybody, has a turn in a position."""
    game = await seats.game()
    return lambda state: isinstance(state.decision, TakeTurn) and name in ("", game.seats[state.decision.seat].name)


async def _waits_alone_for(seats: Seats, name: str) -> bool:
    game, seen = await seats.game(), await seats.view()
    asked = game.waits_for.name if game.waits_for else ""
    return isinstance(seen.decision, TakeTurn) and [*game.waits] == [game.to_act] and name in ("", asked)


async def sit_down(harness: Harness, position: Moment, clock: Clock | None) -> Seats:
    """People at a table with a clock where this position lies; Ana is the host."""
    channel = harness.channel("cusco")
    people = [harness.person(name) for name in NAMES[: position.saved.options.players]]
    seats = [Seat(lang="en", person=str(person.id), name=person.name) for person in people]
    terms = Terms(host=seats[0].person, clock=clock)
    game = await harness.games.import_game(position.file, str(GUILD), str(channel), seats, terms)
    harness.bot.tables.wake(game.id)
    await harness.bot.tables.settled()
    return Seats(harness, game.id, channel)


async def answer(seats: Seats) -> None:
    """Whoever is asked answers, until it is somebody else's turn to do so."""
    asked = (await seats.game()).to_act
    await play_unseen(seats, lambda state: state.to_act != asked)


async def others(seats: Seats) -> list[str]:
    """The people who are not asked, the host first if it is one of them."""
    game = await seats.game()
    return [seat.name for number, seat in enumerate(game.seats) if number != game.to_act and seat.person]
