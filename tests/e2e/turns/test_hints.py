"""Hints: what a searching player would answer, for whoever asks, if the table allows it; the end tells who has."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.background.thinking import Thinking, advice
from bot.languages import ENGLISH
from bot.sandbox.person import Reply
from engine import legal_actions
from engine.decisions import BuyLeftoverWeaving, TakeTurn
from engine.players import Budget, Thought
from engine.queries import is_follow_on
from engine.state import State, View
from storage import FINISHED
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.layouts import buttons_of, words_of
from tests.e2e.kit.playing import moment, moments, near_end, open_walk, replace, said, sit_down
from tests.e2e.kit.trouble import PATIENT, planted, until

HINT = ("💡", "-# Or")
LEAD = re.compile(r"\((?:[+-]\d+|0)\)")


class Adviser(Thinking):
    """Thinks beside the event loop as always, but not for long; and not at all while a test wants that."""

    def __init__(self) -> None:
        super().__init__(processes=1, budget=0.01)
        self.asked: list[View] = []
        self.thinking = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def advise(self, seed: str, view: View) -> tuple[Thought, ...]:
        self.asked.append(view)
        self.thinking.set()
        await self.may_answer.wait()
        return await asyncio.to_thread(advice, seed, view, Budget(simulations=20))


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


@pytest.fixture
async def harness(tmp_path: Path, adviser: Adviser) -> AsyncIterator[Harness]:
    async with well_behaved(
        Harness(tmp_path, FakePictures(), thinking=adviser, answer_seconds=PATIENT, registered=True)
    ) as here:
        yield here


def a_turn(state: State) -> bool:
    return isinstance(state.decision, TakeTurn)


def leftovers(state: State) -> bool:
    return isinstance(state.decision, BuyLeftoverWeaving) and is_follow_on(state)


def with_leads(shown: Message) -> list[str]:
    """The leads of the answers of a hint."""
    return LEAD.findall("\n".join(line for line in words_of(shown).splitlines() if line.startswith(HINT)))


async def used(seats: Seats) -> list[int]:
    asked = {one.name: one.times for one in await seats.harness.games.registry.hinted(seats.id)}
    return [asked.get(seat.name, 0) for seat in (await seats.game()).seats]


async def hint(seats: Seats, screen: Message) -> Message:
    return await hinted(seats, await (await seats.asked()).press(screen, "Hint"))


async def hinted(seats: Seats, reply: Reply) -> Message:
    """The hint that has taken the place of the card."""
    person, card = await seats.asked(), (reply.message or {})["id"]

    def answered(message: Message) -> bool:
        return message["id"] == card and "💡 **" in words_of(message)

    return await person.wait(answered, seats.channel)


# ---------------------------------------------------------------- asking for one


async def test_the_best_answers_come_into_the_card(harness: Harness, adviser: Adviser) -> None:
    seats = await sit_down(harness, moment(a_turn))
    screen, view = await open_walk(seats), await seats.view()
    shown = await hint(seats, screen)
    question, *_ = words_of(screen).splitlines()
    assert words_of(shown).startswith(question)
    assert ENGLISH.chat["hint.meaning"] in words_of(shown)
    assert len(with_leads(shown)) == 3
    assert adviser.asked == [view]  # what the seat sees, and nothing else
    assert shown["id"] == screen["id"]
    answers = [each.id for each in buttons_of(screen) if ":hint:" not in each.id]
    assert [each.id for each in buttons_of(shown) if ":play_hint:" not in each.id] == answers
    seat = (await seats.game()).to_act
    assert [seat == number for number in range(2)] == [bool(times) for times in await used(seats)]


async def test_a_hint_is_put_into_the_plan_and_not_played(harness: Harness, adviser: Adviser) -> None:
    kinds = set()
    turns = [one for one in moments() if a_turn(one.state)]
    for place, start in zip(("plaza", "cusco", "vilcabamba"), turns[5::9], strict=False):
        seats = await sit_down(harness, start, place)
        person, screen = await seats.asked(), await open_walk(seats)
        shown = await hinted(seats, await person.press(screen, "Hint"))
        before = (await seats.game()).seq
        name = play_button(shown)
        card = (await person.press(shown, name)).message or {}
        plan = (await seats.planned()).plan
        assert plan.everything
        assert (await seats.game()).seq == before
        assert words_of(card) != words_of(shown)
        kinds.add(type(plan.everything[0].choices[0]))
        old = planted(harness, seats.channel, name)  # the plan is no longer the one that the hint was about
        stale = await person.press(old, name)
        assert ENGLISH.chat["stale"] in said(stale)
        assert (await seats.planned()).plan == plan
        assert (await seats.game()).seq == before
    assert kinds


def play_button(shown: Message) -> str:
    return next(part["custom_id"] for part in parts(shown) if part["custom_id"].startswith("b:play_hint:"))


async def test_a_hint_that_cannot_be_read_presents_the_card(harness: Harness, adviser: Adviser) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person, screen = await seats.asked(), await open_walk(seats)
    name = play_button(await hint(seats, screen))
    for way in ("place-999", "tap-x", "tap", "place-0-99", ""):
        message = planted(harness, seats.channel, name.rpartition(":")[0] + f":{way}")
        reply = await person.press(message, parts(message)[0]["custom_id"])
        assert ENGLISH.chat["stale"] in said(reply)
        assert not (await seats.planned()).plan.everything


async def test_a_hint_is_about_the_question_at_the_end_of_the_plan(harness: Harness, adviser: Adviser) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person, screen = await seats.asked(), await open_walk(seats)
    where = (await person.press(screen, next(each.id for each in buttons_of(screen) if ":wish:" in each.id))).message
    assert where is not None
    tasks = (await person.press(where, next(each.id for each in buttons_of(where) if ":place:" in each.id))).message
    assert tasks is not None
    shown = await hint(seats, tasks)
    end = await seats.next_view()
    assert adviser.asked == [end]
    assert not isinstance(end.decision, TakeTurn)
    assert with_leads(shown)


async def test_out_of_turn_there_are_hints_as_well(harness: Harness, adviser: Adviser) -> None:
    seats = await sit_down(harness, moment(leftovers))
    shown = await hint(seats, await open_walk(seats))
    assert len(with_leads(shown)) == min(3, len(legal_actions(adviser.asked[0])))


async def test_a_hint_comes_from_a_process_of_its_own(tmp_path: Path) -> None:
    async with well_behaved(Harness(tmp_path, FakePictures(), answer_seconds=PATIENT, registered=True)) as harness:
        seats = await sit_down(harness, moment(a_turn))
        assert with_leads(await hint(seats, await open_walk(seats)))


# ---------------------------------------------------------------- who may


async def test_who_asks_again_while_somebody_thinks_is_told_so(harness: Harness, adviser: Adviser) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person, screen = await seats.asked(), await open_walk(seats)
    adviser.may_answer.clear()
    first = asyncio.create_task(hint(seats, screen))
    await adviser.thinking.wait()
    (thinking,) = [each for each in person.messages(seats.channel) if each["id"] == screen["id"]]
    assert ENGLISH.chat["hint.thinking"] in words_of(thinking).splitlines()
    assert button(thinking, "Hint") is None
    old = planted(harness, seats.channel, f"b:hint:{seats.id}:0:")
    assert said(await person.press(old, parts(old)[0]["custom_id"])) == ENGLISH.chat["hint.busy"]
    adviser.may_answer.set()
    assert with_leads(await first)
    assert len(adviser.asked) == sum(await used(seats)) == 1
    assert with_leads(await hint(seats, await open_walk(seats)))


async def test_a_hint_that_comes_late_leaves_the_card_of_who_has_moved_on(harness: Harness, adviser: Adviser) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person, screen = await seats.asked(), await open_walk(seats)
    adviser.may_answer.clear()
    asked = await person.press(screen, "Hint")
    await adviser.thinking.wait()
    placing = next(each.id for each in buttons_of(screen) if ":place:" in each.id)
    tasks = (await person.press(asked.message or {}, placing)).message or {}
    adviser.may_answer.set()

    async def has_thought() -> bool:
        return not harness.bot.hints._waiting

    await until(has_thought)
    (now,) = [each for each in person.messages(seats.channel) if each["id"] == screen["id"]]
    assert words_of(now) == words_of(tasks)
    assert await used(seats) == [0, 0]


async def test_nobody_gets_a_hint_about_what_another_is_asked(harness: Harness, adviser: Adviser) -> None:
    seats = await sit_down(harness, moment(a_turn))
    message = planted(harness, seats.channel, f"b:hint:{seats.id}:0:")
    asked = (await seats.asked()).name
    other = next(name for name in ("Ana", "Bruno") if name != asked)
    name = parts(message)[0]["custom_id"]
    assert said(await harness.person(other).press(message, name)).startswith(f"The game is waiting for {asked}")
    assert "not" in said(await harness.person("Elena").press(message, name))
    assert adviser.asked == []
    assert await used(seats) == [0, 0]


async def test_a_table_may_play_without_hints(harness: Harness, adviser: Adviser) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", players=2, bots=1, hints=False)
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, channel)
    assert "No hints." in lobby["content"].splitlines()
    await ana.press(lobby, "Start")
    await harness.bot.tables.settled()
    found = await harness.games.lists.in_channel(str(channel))
    assert found is not None
    seats = Seats(harness, found.id, channel)
    screen = await open_walk(seats)
    assert button(screen, "Hint") is None
    message = planted(harness, channel, f"b:hint:{seats.id}:0:")
    reply = await ana.press(message, parts(message)[0]["custom_id"])
    assert said(reply) == ENGLISH.chat["hint.off"]
    assert adviser.asked == []
    assert await used(seats) == [0, 0]


# ---------------------------------------------------------------- and who has


@pytest.mark.parametrize("asking", [2, 0])
async def test_the_end_tells_who_has_asked_for_hints(harness: Harness, asking: int) -> None:
    seats = await sit_down(harness, near_end("2p-greedy", 3))
    who = (await seats.asked()).name
    for _ in range(asking):
        await hint(seats, await open_walk(seats))
    await harness.restart_bot()
    await seats.play_until(lambda view: False, lambda view: len(legal_actions(view)) - 1)
    await seats.settled()
    assert (await seats.game()).status == FINISHED
    told = [line for message in seats.messages() for line in message["content"].splitlines() if "Hints" in line]
    assert told == ([f"Hints: {who} {asking}"] if asking else [])


async def test_the_end_tells_of_whoever_has_asked_and_not_of_whoever_sits_there_then(harness: Harness) -> None:
    seats = await sit_down(harness, near_end("2p-greedy", 3))
    who, asked = (await seats.asked()).name, (await seats.game()).to_act
    await hint(seats, await open_walk(seats))
    assert asked is not None
    await replace(harness.person("Ana"), seats.channel, seat=str(asked + 1), by=harness.person("Elena").id)
    await seats.settled()
    assert (await seats.game()).seats[asked].name == "Elena"
    await seats.play_until(lambda view: False, lambda view: len(legal_actions(view)) - 1)
    await seats.settled()
    told = [line for message in seats.messages() for line in message["content"].splitlines() if "Hints" in line]
    assert told == [f"Hints: {who} 1"]
    await harness.games.seats.forget_person(str(harness.person(who).id))
    assert await harness.games.registry.hinted(seats.id) == []
