"""Somebody answers before their turn: presses My turn, taps, confirms, takes it back."""

import re

from bot.sandbox import Person
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.playing import moment, newest, sit_down

ONLY_THIS = "Only this, ask me the rest later"


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
    """Tap one of them, and confirm it if that is asked for."""
    reply = await person.press(screen, taps(screen)[place])
    assert reply.message is not None
    if confirm := button(reply.message, "Confirm"):
        reply = await person.press(reply.message, confirm["custom_id"])
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


async def say_all(seats: Seats, person: Person) -> Message:
    """Somebody taps what ends it, or else what comes first, until nothing is left to tap."""
    screen = await my_turn(seats, person)
    for _ in range(40):
        if confirm := button(screen, "Confirm"):
            screen = (await person.press(screen, confirm["custom_id"])).message or {}
        elif taps(screen):
            ends = [part["custom_id"] for part in parts(screen) if part.get("emoji", {}).get("name") == "✅"]
            screen = await tap(person, screen, taps(screen).index(ends[0]) if ends else 0)
        else:
            break
    await seats.settled()
    return screen


def shown(seats: Seats, message: Message) -> tuple[list[str], list[str]]:
    """Whom a message that calls several people shows as done, and for whom it waits; it names those alone."""
    now = next(each for each in seats.messages() if each["id"] == message["id"])
    line = next(line for line in reversed(now["content"].splitlines()) if " ✔" in line or " …" in line)
    done, waiting = (sorted(re.findall(rf"(\w+) {mark}", line)) for mark in "✔…")
    assert set(re.findall(r"<@(\d+)>", now["content"])) == {str(seats.harness.person(name).id) for name in waiting}
    assert [file["filename"] for file in now["attachments"]] == [file["filename"] for file in message["attachments"]]
    return done, waiting
