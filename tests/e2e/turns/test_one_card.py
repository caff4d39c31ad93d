"""Only one private card of a person stands in a channel: a newer one takes its place."""

from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import moment, open_walk, sit_down
from tests.e2e.kit.trouble import a_turn, until


def cards(seats: Seats, name: str) -> list[Message]:
    """The private cards that somebody sees."""
    seen = seats.messages(name)
    return [one for one in seen if any(part["custom_id"].startswith("b:more:") for part in parts(one))]


async def is_alone(seats: Seats, name: str, card: Message) -> None:
    """Only this card is left: the earlier ones go after it has come."""

    async def alone() -> bool:
        return [one["id"] for one in cards(seats, name)] == [card["id"]]

    await until(alone)


async def test_a_newer_card_takes_the_place_of_an_earlier_one(harness: Harness) -> None:
    seats = await sit_down(harness, moment(a_turn))
    name = (await seats.asked()).name
    opened = [await open_walk(seats) for _ in range(3)]
    assert len({one["id"] for one in opened}) == len(opened)
    await is_alone(seats, name, opened[-1])


async def test_a_card_that_changes_in_its_place_stays(harness: Harness) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person, card = await seats.asked(), await open_walk(seats)
    for label in ("More …", "To the question"):
        card = (await person.press(card, label)).message or {}
    assert [one["id"] for one in cards(seats, person.name)] == [card["id"]]


async def test_a_dismissed_card_is_no_trouble(harness: Harness) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person, card = await seats.asked(), await open_walk(seats)
    await person.dismiss(card)
    second = await open_walk(seats)
    await is_alone(seats, person.name, second)
