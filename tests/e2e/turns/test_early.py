"""Asked at the same time: whoever comes later in a round answers now, and it counts in turn order."""

import pytest

from bot.sandbox import Person
from engine.actions import PickWeaving
from engine.decisions import KeepGodCards, TakeTurn
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.playing import moment, newest, sit_down


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


async def my_turn(seats: Seats, person: Person) -> Message:
    """Somebody presses My turn, or what leads to the same under a prompt."""
    public = newest(seats, "turn")
    reply = await person.press(public, next(p["custom_id"] for p in parts(public) if p["custom_id"][:7] == "b:turn:"))
    assert reply.message is not None
    return reply.message


def taps(screen: Message) -> list[str]:
    """The names of what can be tapped, in their order."""
    return [part["custom_id"] for part in parts(screen) if part["custom_id"].startswith("b:tap:")]


async def tap(person: Person, screen: Message, place: int = 0) -> Message:
    """Tap one of them."""
    reply = await person.press(screen, taps(screen)[place])
    assert reply.message is not None
    return reply.message


async def back(person: Person, screen: Message) -> Message:
    """One tap back."""
    found = button(screen, "Back")
    assert found is not None
    reply = await person.press(screen, found["custom_id"])
    assert reply.message is not None
    return reply.message


async def others(seats: Seats) -> list[Person]:
    """All who are not asked, in turn order."""
    game = await seats.game()
    assert game.to_act is not None
    names = [seat.name for seat in game.seats]
    return [seats.harness.person(name) for name in (*names[game.to_act + 1 :], *names[: game.to_act])]


async def begun(harness: Harness, players: int) -> Seats:
    """A game of so many before its first question."""
    return await sit_down(harness, moment(lambda state: state.seq == 0 and len(state.players) == players))


async def test_a_weaving_said_ahead_is_taken_when_its_turn_comes(harness: Harness) -> None:
    seats = await begun(harness, 2)
    first, (second,) = await seats.asked(), await others(seats)
    screen = await my_turn(seats, second)
    offered = len(taps(screen))
    for place in (1, 0, 1):
        screen = await tap(second, screen, place)
    assert len(taps(screen)) == offered - 3
    screen = await back(second, screen)
    assert "SW02 checker (gold | Rejuvenate), or else SW01" in words_of(screen)
    assert len(taps(screen)) == offered - 2
    assert (await seats.game()).seq == 0
    await tap(first, await my_turn(seats, first), 1)
    await seats.settled()
    log = await harness.games.log_since(seats.id)
    assert [row.action for row in log] == [PickWeaving("SW02"), PickWeaving("SW01")]
    assert not any(row.automatic for row in log)


async def test_who_has_said_too_little_is_asked(harness: Harness) -> None:
    seats = await begun(harness, 2)
    first, (second,) = await seats.asked(), await others(seats)
    await tap(second, await my_turn(seats, second), 1)
    await tap(first, await my_turn(seats, first), 1)
    await seats.settled()
    assert (await seats.asked()).name == second.name
    screen = await my_turn(seats, second)
    assert "No longer possible" in words_of(screen)
    assert len(taps(screen)) == 3


async def test_what_was_said_ahead_can_be_taken_back(harness: Harness) -> None:
    seats = await begun(harness, 2)
    first, (second,) = await seats.asked(), await others(seats)
    screen = await tap(second, await my_turn(seats, second), 1)
    await back(second, screen)
    await tap(first, await my_turn(seats, first), 0)
    await seats.settled()
    assert len(await harness.games.log_since(seats.id)) == 1


async def test_god_cards_are_kept_by_all_at_once_with_what_the_others_bring(harness: Harness) -> None:
    seats = await begun(harness, 3)
    people = [await seats.asked(), *await others(seats)]
    for person in reversed(people):
        screen = await my_turn(seats, person)
        for _ in range(3 if person is not people[0] else 1):
            screen = await tap(person, screen)
    await seats.settled()
    assert isinstance((await seats.view()).decision, KeepGodCards)
    for person in reversed(people):
        screen = await my_turn(seats, person)
        for _ in range(30):
            if not taps(screen):
                break
            screen = await tap(person, screen)
    await seats.settled()
    log = await harness.games.log_since(seats.id)
    assert [row.question for row in log[3:12]] == ["KeepGodCards"] * 9
    assert len(log) > 12


async def test_nobody_else_is_asked_in_the_turn_of_another(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: isinstance(state.decision, TakeTurn)))
    (second,) = await others(seats)
    assert "not for you" in words_of(await my_turn(seats, second))
