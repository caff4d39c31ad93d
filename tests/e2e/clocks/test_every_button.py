"""Every button about time and people: refused to the wrong person, pressed twice at once, and pressed too late."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec import Struct

from bot.sandbox import Reply
from bot.sandbox.state.setup import BOT
from bot.table.clock.clock import DAY, HOUR
from bot.table.clock.silent_calls import FIRST_LOOK
from tests.e2e.kit.harness import Harness, Message, Seats, parts, select
from tests.e2e.kit.playing import only_for_them, said
from tests.e2e.kit.timing import TWELVE_HOURS, Hands, answer, begin, heard, later, offers, reminders
from tests.e2e.kit.trouble import planted, whispered
from tests.sizes import some

SETTLED = "That has already been settled."
DECIDED = "Decided."
YOURSELF, NOT_YOURS = "The others decide that.", "Only the others at this table and its host decide that."
NAMED = "That button is for the player it names."

Scene = Callable[[Harness, Hands], Awaitable[tuple[Seats, Message]]]


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


# ---------------------------------------------------------------- scenes


async def late(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    """Bruno's time is over at the table of Ana, who is the host, and Chaska."""
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno", clock=TWELVE_HOURS)
    await later(harness, clock, 12 * HOUR)
    return seats, offers(seats)[0]


async def silent(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    """The same without a clock, three days later."""
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    await later(harness, clock, 3 * DAY)
    return seats, offers(seats)[0]


async def offered(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    """The seat of Bruno is free for somebody else."""
    seats, offer = await late(harness, clock)
    await harness.person("Ana").press(offer, "Offer the seat")
    await seats.settled()
    return seats, now(seats, offer)


async def away(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    """Bruno is away while it is his turn."""
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    await harness.person("Bruno").slash(seats.channel, "remind", away_days=5)
    return seats, heard(seats, "🌴")[0]


async def pause_asked(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    """Chaska wants to pause the game of the table."""
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    await harness.person("Chaska").slash(seats.channel, "game pause")
    return seats, heard(seats, "⏸️")[0]


async def paused(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    """The host has paused the game."""
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    await harness.person("Ana").slash(seats.channel, "game pause")
    return seats, heard(seats, "⏸️")[0]


def now(seats: Seats, message: Message) -> Message:
    """The message as it is now."""
    return next(each for each in seats.messages() if each["id"] == message["id"])


# ---------------------------------------------------------------- buttons that decide something once


class Case(Struct, frozen=True):
    """A button of a scene: who may press it, what they are told first and afterwards, and what others are told."""

    scene: Scene
    label: str
    person: str
    done: str
    over: str
    refused: dict[str, str]
    late: str = "Ana"  # who presses it when all is over


OTHERS = {"Bruno": YOURSELF, "Elena": NOT_YOURS}
CASES = [
    *(Case(late, way, "Ana", DECIDED, SETTLED, OTHERS) for way in ("Wait", "Skip their questions", "Bot plays on")),
    *(Case(silent, way, "Ana", DECIDED, SETTLED, OTHERS) for way in ("Wait", "Remind again", "Bot plays on")),
    *(Case(scene, "Offer the seat", "Ana", DECIDED, SETTLED, OTHERS) for scene in (late, silent)),
    Case(offered, "Bot plays on", "Ana", DECIDED, SETTLED, OTHERS),
    Case(
        offered,
        "Take this seat",
        "Elena",
        "The seat in game 1 is yours.",
        "That seat is taken",
        dict.fromkeys(("Ana", "Chaska"), "That person already has a seat at this table."),
        "Diego",
    ),
    *(Case(away, way, "Ana", DECIDED, SETTLED, OTHERS) for way in ("Wait until back", "Bot plays until then")),
    Case(pause_asked, "Pause", "Ana", DECIDED, "This game is paused", {"Elena": NOT_YOURS}),
    Case(paused, "Resume", "Ana", DECIDED, "This game is not paused", {"Elena": NOT_YOURS}),
]


async def told(harness: Harness, reply: Reply) -> str:
    await harness.bot.tables.settled()
    assert only_for_them(reply)
    return said(reply)


@pytest.mark.parametrize(
    "case", some(CASES, 8, lambda case: case.scene.__name__), ids=lambda case: f"{case.scene.__name__}: {case.label}"
)
async def test_a_button_is_refused_to_others_counts_once_and_is_settled_then(
    harness: Harness, clock: Hands, case: Case
) -> None:
    seats, message = await case.scene(harness, clock)
    which = next(part["custom_id"] for part in parts(message) if part.get("label") == case.label)
    before = await seats.game()
    for name, words in case.refused.items():
        assert (await told(harness, await harness.person(name).press(message, which))).startswith(words)
    assert (await seats.game()).seats == before.seats
    assert (now(seats, message), (await seats.game()).terms) == (message, before.terms)
    both = await asyncio.gather(*(harness.person(case.person).press(message, which) for _ in range(2)))
    words = [await told(harness, reply) for reply in both]
    assert words.count(case.done) == 1
    old = planted(harness, seats.channel, which)
    after = await seats.game()
    assert (await told(harness, await harness.person(case.late).press(old, which))).startswith(case.over)
    assert (await seats.game()).seats == after.seats
    assert (await seats.game()).terms == after.terms


async def test_a_menu_of_hosts_is_refused_to_others_counts_once_and_is_settled_then(
    harness: Harness, clock: Hands
) -> None:
    seats = await begin(harness, "Diego", "Bruno", "Chaska", late="Diego")
    await later(harness, clock, 3 * DAY)
    (offer,) = offers(seats)
    menu = select(offer)
    assert menu is not None
    value = next(option["value"] for option in menu["options"] if option["label"] == "Chaska")

    async def elect(name: str) -> str:
        return await told(harness, await harness.person(name).select(offer, menu["custom_id"], [value]))

    assert (await elect("Diego")).startswith(YOURSELF)
    assert await elect("Elena") == NOT_YOURS
    assert "Your vote counts" in await elect("Bruno")
    assert sorted(await asyncio.gather(elect("Chaska"), elect("Chaska"))) == [DECIDED, SETTLED]
    host = (await seats.game()).terms.host
    assert host == str(harness.person("Chaska").id)
    old = harness.sandbox.world.chat.write(seats.channel, BOT, {"components": [*offer["components"]]}, [])
    again = await harness.person("Bruno").select(old.seen_by(BOT), menu["custom_id"], [value])
    assert await told(harness, again) == SETTLED


# ---------------------------------------------------------------- buttons of those who are back


async def test_whoever_is_back_from_an_absence_is_welcomed_once(harness: Harness, clock: Hands) -> None:
    seats, notice = await away(harness, clock)
    which = next(part["custom_id"] for part in parts(notice) if part["label"] == "I am back")
    for name in ("Ana", "Elena"):
        assert await told(harness, await harness.person(name).press(notice, which)) == NAMED
    both = await asyncio.gather(*(harness.person("Bruno").press(notice, which) for _ in range(2)))
    assert [await told(harness, reply) for reply in both] == ["Welcome back!"] * 2
    old = planted(harness, seats.channel, which)
    assert await told(harness, await harness.person("Bruno").press(old, which)) == "Welcome back!"
    assert len(heard(seats, "🙋")) == 1


async def test_whoever_is_asked_everything_again_is_told_once(harness: Harness, clock: Hands) -> None:
    seats, offer = await late(harness, clock)
    await harness.person("Ana").press(offer, "Skip their questions")
    await seats.settled()
    decided = now(seats, offer)
    which = parts(decided)[0]["custom_id"]
    refusals = {"Ana": NAMED, "Elena": "You do not have a seat in game 1."}
    for name, words in refusals.items():
        assert await whispered(await harness.person(name).press(decided, which)) == words
    await asyncio.gather(*(harness.person("Bruno").press(decided, which) for _ in range(2)))
    await seats.settled()
    assert now(seats, offer)["content"] == "🙋 Bruno is back and is asked everything again."
    assert (await seats.game()).seats[1].orders == {}
    assert len(heard(seats, "🙋")) == 1


# ---------------------------------------------------------------- buttons that lead to one's turn


async def reminded(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    await later(harness, clock, 8 * HOUR)
    return seats, reminders(seats)[0]


async def nudged(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    seats = await begin(harness, "Ana", "Bruno", "Chaska", late="Bruno")
    await harness.person("Ana").slash(seats.channel, "game nudge")
    return seats, heard(seats, "👋")[0]


async def welcomed(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    seats, notice = await away(harness, clock)
    await harness.person("Bruno").press(notice, "I am back")
    await seats.settled()
    return seats, heard(seats, "🙋")[0]


async def woken(harness: Harness, clock: Hands) -> tuple[Seats, Message]:
    """The call of the morning, for two tables; the button for the second one is meant."""
    await harness.person("Bruno").slash(harness.channel(), "remind", quiet_from=11, quiet_to=14)
    first = await begin(harness, "Ana", "Bruno", late="Bruno", place="cusco")
    second = await begin(harness, "Chaska", "Bruno", late="Bruno")
    await later(harness, clock, 2 * HOUR + FIRST_LOOK)
    (call,) = [*heard(first, "☀️"), *heard(second, "☀️")]
    assert [part["label"] for part in parts(call)] == [f"Game {first.id}", f"Game {second.id}"]
    return second, call


@pytest.mark.parametrize("scene", [reminded, nudged, welcomed, woken])
async def test_a_button_that_leads_to_ones_turn_leads_nobody_else_there(
    harness: Harness, clock: Hands, scene: Scene
) -> None:
    seats, message = await scene(harness, clock)
    which = next(part["custom_id"] for part in parts(message) if part["custom_id"].startswith(f"b:turn:{seats.id}:"))
    bruno, seq = harness.person("Bruno"), (await seats.game()).seq
    assert said(await harness.person("Elena").press(message, which)) == f"You do not have a seat in game {seats.id}."
    other = "Chaska" if scene is woken else "Ana"
    assert said(await harness.person(other).press(message, which)).startswith("The game is waiting for Bruno")
    both = await asyncio.gather(*(bruno.press(message, which) for _ in range(2)))
    screens = [said(reply) for reply in both]
    assert screens[0] == screens[1]
    assert f"Game {seats.id}," in screens[0]
    assert all(map(only_for_them, both))
    assert (await seats.game()).seq == seq
    await answer(seats)
    old = planted(harness, harness.channel("vilcabamba"), which)
    assert said(await bruno.press(old, which)).startswith("The game is waiting for ")


async def test_since_on_the_message_of_return_is_for_whoever_plays_there(harness: Harness, clock: Hands) -> None:
    seats, message = await welcomed(harness, clock)
    assert said(await harness.person("Elena").press(message, "Since")).startswith("You do not have a seat")
    both = await asyncio.gather(*(harness.person("Bruno").press(message, "Since") for _ in range(2)))
    assert len({said(reply) for reply in both}) == 1
    await answer(seats)
    old = planted(harness, seats.channel, next(p["custom_id"] for p in parts(message) if p.get("label") == "Since"))
    assert only_for_them(await harness.person("Bruno").press(old, parts(old)[0]["custom_id"]))
