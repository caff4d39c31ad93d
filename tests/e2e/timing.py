"""Time in tests: a clock that only tests move, and what the channel hears when it strikes."""

from datetime import UTC, datetime

from bot.languages import ENGLISH
from bot.prompts.prompt import prompt_for
from bot.sandbox.state.setup import GUILD
from storage import Clock, LogRow, Seat, Terms
from tests.e2e.house import House, Message, Seats
from tests.e2e.playing import NAMES, Moment

NOON = int(datetime(2030, 1, 10, 12, tzinfo=UTC).timestamp() * 1000)
A_DAY, TWELVE_HOURS, THREE_DAYS = "1 day a turn", "12 hours a turn", "3 days and 4 hours more for each answer"


class Hands:
    """The hands of the clock on the wall."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


async def ring(house: House) -> None:
    """Everything that is due rings, and all is said."""
    await house.bot.tables.settled()
    await house.bot.tables.timekeeper.ring_due()
    await house.bot.tables.settled()


async def restart(house: House) -> None:
    """The bot stops, starts, and has told what it had not told before."""
    await house.restart_bot()
    await house.bot.tables.wake_all()
    await house.bot.tables.settled()


async def later(house: House, clock: Hands, time: int) -> None:
    """So much later everything that is due by then has rung."""
    await house.bot.tables.settled()
    clock.now += time
    await ring(house)


def heard(seats: Seats, sign: str) -> list[Message]:
    """The messages in the channel that begin with this sign."""
    return [message for message in seats.messages() if message["content"].startswith(sign)]


def reminders(seats: Seats) -> list[Message]:
    return heard(seats, "⏰")


def offers(seats: Seats) -> list[Message]:
    return heard(seats, "⌛")


def calls(seats: Seats, name: str) -> list[str]:
    """The words by which somebody was called: only a new message can do that, no change to one."""
    person = seats.house.person(name)
    sent = [each.json for each in seats.house.sandbox.requests if each.path == f"/channels/{seats.channel}/messages"]
    return [
        words["content"]
        for words in sent
        if person.mention in words["content"] and str(person.id) in map(str, words["allowed_mentions"].get("users", ()))
    ]


async def sit_down(house: House, position: Moment, clock: Clock | None) -> Seats:
    """People at a table with a clock where this position lies; Ana is the host."""
    channel = house.channel("cusco")
    people = [house.person(name) for name in NAMES[: position.saved.options.players]]
    seats = [Seat(person=str(person.id), name=person.name) for person in people]
    terms = Terms(host=seats[0].person, clock=clock)
    game = await house.games.import_game(position.file, str(GUILD), str(channel), seats, terms)
    house.bot.tables.wake(game.id)
    await house.bot.tables.settled()
    return Seats(house, game.id, channel)


async def answer(seats: Seats) -> None:
    """Whoever is asked answers, until it is somebody else's turn to do so."""
    asked = (await seats.game()).to_act
    start = len(await seats.house.games.log_since(seats.id, undone=True))
    rows: list[LogRow] = []
    while (await seats.game()).to_act == asked and all(row.seat == asked for row in rows):
        prompt = prompt_for(await seats.view(), ENGLISH)
        await seats.choose(index=prompt.answers[0].index)
        await seats.settled()
        rows = await seats.house.games.log_since(seats.id, start)


async def others(seats: Seats) -> list[str]:
    """The people who are not asked, the host first if it is one of them."""
    game = await seats.game()
    return [seat.name for number, seat in enumerate(game.seats) if number != game.to_act and seat.person]
