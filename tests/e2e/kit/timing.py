"""Time in tests: a clock that only tests move, and what the channel hears when it strikes."""

from datetime import UTC, datetime
from typing import Any

from bot.languages import ENGLISH
from bot.sandbox.state.setup import GUILD
from bot.screens.prompt import prompt_for
from engine.decisions import TakeTurn
from engine.state import State
from storage import Clock, LogRow, Seat, Terms
from tests.e2e.kit.harness import Harness, Message, Seats
from tests.e2e.kit.playing import NAMES, Moment
from tests.e2e.kit.unseen import play_unseen

NOON = int(datetime(2030, 1, 10, 12, tzinfo=UTC).timestamp() * 1000)
MOST_ANSWERS = 200  # of one seat before somebody else is asked
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
    seats = await harness.open(*names, **options)
    await alone(seats, late)
    return seats


async def alone(seats: Seats, name: str = "") -> None:
    """People answer until the table waits for one person alone, for this one if it is said."""
    await seats.settled()
    game = await seats.game()

    def is_wanted(state: State) -> bool:
        """Whether the one who is wanted has a turn."""
        return isinstance(state.decision, TakeTurn) and name in ("", game.seats[state.decision.seat].name)

    while not await _waits_alone_for(seats, name):
        await play_unseen(seats, is_wanted)


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
    start = len(await seats.harness.games.log_since(seats.id, undone=True))
    rows: list[LogRow] = []
    for _ in range(MOST_ANSWERS):
        if (await seats.game()).to_act != asked or any(row.seat != asked for row in rows):
            return
        prompt = prompt_for(await seats.next_view(), ENGLISH)
        await seats.choose(index=prompt.answers[0].index)
        await seats.settled()
        rows = await seats.harness.games.log_since(seats.id, start)
    raise AssertionError("The same one is still asked.")


async def others(seats: Seats) -> list[str]:
    """The people who are not asked, the host first if it is one of them."""
    game = await seats.game()
    return [seat.name for number, seat in enumerate(game.seats) if number != game.to_act and seat.person]
