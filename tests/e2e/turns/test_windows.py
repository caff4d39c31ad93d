"""Several windows on one question: what an old one offers is never mistaken for an answer to another question."""

import asyncio

import pytest

from bot.sandbox import Person, Reply
from engine import legal_actions
from engine.actions import Action
from engine.core import apply
from engine.state import State
from storage import FINISHED
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.trouble import a_call, a_turn, planted, step, whispered

STALE = "That question has been answered already; this is the present one.\n"


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


def two_ways(state: State) -> tuple[Action, Action] | None:
    """Two first steps that can be taken back, after which the same place in a list means different answers."""
    lists = {
        action: legal_actions(after.state)
        for action in legal_actions(state)
        if not (after := apply(state, action)).commits and after.state.to_act == state.to_act
    }
    return next(((one, two) for one in lists for two in lists if lists[one][0] != lists[two][0]), None)


async def table(harness: Harness) -> tuple[Seats, Person, tuple[Action, Action]]:
    position = playing.moment(lambda state: a_turn(state) and two_ways(state) is not None)
    ways = two_ways(position.state)
    assert ways is not None
    seats = await playing.sit_down(harness, position)
    return seats, await seats.asked(), ways


def first_option(screen: Message) -> tuple[str, list[str]]:
    """The name of whatever gives the first answer of a screen, and what is picked in it."""
    for part in parts(screen):
        if part["type"] == 3:
            return part["custom_id"], [part["options"][0]["value"]]
        if part["custom_id"].startswith("b:answer:"):
            return part["custom_id"], []
    raise AssertionError("nothing to answer")


async def give(person: Person, screen: Message) -> Reply:
    name, values = first_option(screen)
    return await (person.select(screen, name, values) if values else person.press(screen, name))


async def test_an_old_window_never_plays_an_answer_to_another_question(harness: Harness) -> None:
    seats, person, (one, two) = await table(harness)
    await playing.by_walk(seats, one)
    second = await playing.open_walk(seats)
    assert playing.said(await person.slash(seats.channel, "undo")).startswith("Taken back.")
    await playing.by_walk(seats, two)
    before = await harness.games.log_since(seats.id)
    refused = await give(person, second)
    assert playing.said(refused).startswith(STALE)
    assert await harness.games.log_since(seats.id) == before
    assert await harness.games.held(seats.id) is None
    assert refused.message is not None
    await seats.confirmed(person, await give(person, refused.message))  # the present question is there to be answered
    assert len(await harness.games.log_since(seats.id)) > len(before)


async def test_the_same_answer_after_a_step_back_is_a_new_question(harness: Harness) -> None:
    seats, person, (one, _) = await table(harness)
    numbers = [(await seats.game()).number]
    first = await playing.open_walk(seats)
    for _ in range(2):
        await playing.by_walk(seats, one)
        numbers.append((await seats.game()).number)
        await person.slash(seats.channel, "undo")
        numbers.append((await seats.game()).number)
    assert numbers == sorted(set(numbers))
    assert playing.said(await give(person, first)).startswith(STALE)


@pytest.mark.parametrize("label", ["Back", "Start over"])
async def test_back_pressed_again_takes_back_one_step(harness: Harness, label: str) -> None:
    position = playing.moment(lambda state: a_turn(state) and two_steps_back(state))
    seats = await playing.sit_down(harness, position)
    person = await seats.asked()
    for _ in range(2):
        await playing.by_walk(seats, step(await true_state(seats), final=False))
    screen = await playing.open_walk(seats)
    game = await seats.game()
    left = game.settled if label == "Start over" else game.seq - 1
    pressed = button(screen, label)
    assert pressed is not None
    await asyncio.gather(*(person.press(screen, label) for _ in range(3)))
    assert (await seats.game()).seq == left
    old = planted(harness, seats.channel, pressed["custom_id"])
    assert playing.said(await person.press(old, pressed["custom_id"])).startswith(STALE)
    assert (await seats.game()).seq == left


def two_steps_back(state: State) -> bool:
    after = apply(state, step(state, final=False)).state
    return after.to_act == state.to_act and any(not apply(after, action).commits for action in legal_actions(after))


async def true_state(seats: Seats) -> State:
    return (await seats.harness.games._fresh(seats.id)).state


async def test_the_way_back_from_a_confirmation_takes_back_nothing_else(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person = await seats.asked()
    held = (await playing.pick(seats, await playing.open_walk(seats), step(position.state, final=True))).message or {}
    old = planted(harness, seats.channel, *(part["custom_id"] for part in parts(held)))
    await person.press(held, "Back")
    tentative = step(position.state, final=False)
    await playing.by_walk(seats, tentative)
    confirm, back = (part["custom_id"] for part in parts(old))
    assert playing.said(await person.press(old, back)).startswith(STALE)
    assert playing.said(await person.press(old, confirm)).startswith("Nothing waits for your confirmation.")
    assert [row.action for row in await harness.games.log_since(seats.id)][position.at :] == [tentative]


async def test_a_confirmation_in_another_window_confirms_what_it_names(harness: Harness) -> None:
    position = playing.moment(lambda state: a_turn(state) and len(final_ones(state)) > 1)
    seats = await playing.sit_down(harness, position)
    person, (one, two, *_) = await seats.asked(), final_ones(position.state)
    first = (await playing.pick(seats, await playing.open_walk(seats), one)).message or {}
    await person.slash(seats.channel, "undo")
    second = (await playing.pick(seats, await playing.open_walk(seats), two)).message or {}
    told = playing.said(await person.press(first, "Confirm"))
    assert told.startswith(STALE)
    assert playing.words_of(await seats.view(), two) in told
    assert (await seats.game()).seq == position.at  # the first window named another answer than the one on hold
    await person.press(second, "Confirm")
    assert (await playing.last_answer(seats))[2] == two


def final_ones(state: State) -> list[Action]:
    return [action for action in legal_actions(state) if apply(state, action).commits]


async def test_after_a_take_back_everything_from_before_is_stale(harness: Harness) -> None:
    seats, person, _ = await table(harness)
    screen, number = await playing.open_walk(seats), (await seats.game()).number
    people = [seat.person for seat in (await seats.game()).seats]
    game = await seats.game()
    await harness.games.take_back(seats.id, game.seq - 1, people)
    while (await seats.game()).seq < game.seq:
        row = (await harness.games.log_since(seats.id, 0, undone=True))[-1]
        await harness.games.play(seats.id, row.seat, row.action, (await seats.game()).seq)
    assert (await seats.game()).number > number
    assert playing.said(await give(person, screen)).startswith(STALE)


async def test_a_prompt_is_answered_by_its_own_buttons_and_reactions_only(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position)
    person, number = await seats.asked(), (await seats.game()).number
    older = planted(harness, seats.channel, f"b:reply:{seats.id}:{number - 1}:0")
    told = await person.press(older, parts(older)[0]["custom_id"])
    assert (await whispered(told)).startswith(STALE)
    shown = await told.followup()
    assert shown["components"]  # the present question, to be answered at once
    assert (await seats.game()).seq == position.at


async def test_buttons_of_earlier_versions_are_stale(harness: Harness) -> None:
    """They carried the number of answers, which is smaller than every number from now on."""
    seats, person, _ = await table(harness)
    game = await seats.game()
    old = planted(harness, seats.channel, *(f"b:answer:{seats.id}:{seq}:0" for seq in (game.seq - 1, 0)))
    for part in parts(old):
        assert playing.said(await person.press(old, part["custom_id"])).startswith(STALE)
    assert (await seats.game()).seq == game.seq


async def test_an_answer_and_a_step_back_at_once_never_mix(harness: Harness) -> None:
    seats, person, (one, _) = await table(harness)
    await playing.by_walk(seats, one)
    first, second = await playing.open_walk(seats), await playing.open_walk(seats)
    wanted = button(first, "Back")
    assert wanted is not None
    before = (await seats.game()).seq
    await asyncio.gather(person.press(first, wanted["custom_id"]), give(person, second))
    rows = await harness.games.log_since(seats.id)
    held = await harness.games.held(seats.id)
    game = await seats.game()
    assert game.status != FINISHED
    assert (game.seq, held is None) in ((before - 1, True), (before + 1, True), (before, False), (before, True))
    assert [row.seq for row in rows] == list(range(1, game.seq + 1))
