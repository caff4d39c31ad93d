"""The setup asks everybody at the same time, by two calls to the whole table."""

import pytest

from engine.actions import PickWeaving
from engine.decisions import KeepGodCards
from tests.e2e.kit.harness import Harness, Seats, button
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.playing import called, newest
from tests.e2e.kit.saying_ahead import ONLY_THIS, back, begun, my_turn, others, say_all, shown, tap, taps
from tests.sizes import size


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


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


def calls(seats: Seats) -> list[list[str]]:
    """Whom each message of the channel calls, those that call somebody."""
    return [sorted(called(message)) for message in seats.messages() if called(message)]


@pytest.mark.parametrize("players", size([2], [2, 4]))
async def test_the_set_up_is_two_calls_to_everybody(harness: Harness, players: int) -> None:
    seats = await begun(harness, players)
    people = [await seats.asked(), *await others(seats)]
    names = sorted(person.name for person in people)
    picking = names if len((await seats.view()).starting_weavings) > players else sorted(set(names) - {people[-1].name})
    assert calls(seats) == [picking]
    called_by, done = newest(seats, "turn"), set[str]()
    for person in reversed(people):
        if person.name in picking:
            await say_all(seats, person)
            done.add(person.name)
            assert shown(seats, called_by) == (sorted(done), sorted(set(picking) - done))
    assert isinstance((await seats.view()).decision, KeepGodCards)
    here = [person.name for person in reversed(people) if person.name in picking][-1]  # who has just answered
    assert calls(seats) == [sorted({*names} - {here})]  # the first message has been edited since, which calls nobody
    called_by = newest(seats, "turn")
    for number, person in enumerate(reversed(people), 1):
        await say_all(seats, person)
        done = {each.name for each in people[-number:]}
        if len(done) < len(people):
            assert shown(seats, called_by) == (sorted(done), sorted(set(names) - done))
    await seats.settled()
    assert called_by["id"] not in {each["id"] for each in seats.messages()}, "the first board tells all of the setup"
    log = await harness.games.log_since(seats.id)
    kept = [row.seat for row in log if row.question == "KeepGodCards"]
    assert kept == [seat for seat in dict.fromkeys(kept) for _ in range(3)]
    assert len(dict.fromkeys(kept)) == players
    assert len(log) > 4 * players


@pytest.mark.parametrize("who", ["first", "later"])
async def test_a_call_that_somebody_deletes_is_sent_once_more(harness: Harness, who: str) -> None:
    seats = await begun(harness, 4)
    first, (second, *rest) = await seats.asked(), await others(seats)
    await harness.person("Ana").delete(newest(seats, "turn"))
    person = first if who == "first" else second
    reply = await person.slash(seats.channel, "choose")
    assert reply.message is not None
    said_all = await tap(person, reply.message)
    if who == "later":
        while later := button(said_all, ONLY_THIS):
            said_all = (await person.press(said_all, later["custom_id"])).message or {}
    await seats.settled()
    waiting = {each.name for each in (first, second, *rest[:-1])} - {person.name}  # the last one has no choice
    assert set(calls(seats)[-1]) == waiting
    assert shown(seats, newest(seats, "turn"))[1] == sorted(waiting)


async def test_who_takes_back_what_was_said_ahead_is_waited_for_again(harness: Harness) -> None:
    seats = await begun(harness, 2)
    (second,) = await others(seats)
    board = newest(seats, "turn")
    screen = await tap(second, await my_turn(seats, second), 1)
    await seats.settled()
    assert shown(seats, board)[0] == [second.name]
    await back(second, screen)
    await seats.settled()
    assert shown(seats, board)[0] == []
