"""Several windows on one plan: what an old one offers is never mistaken for a tap on the present one."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot import say
from bot.client.private_cards import PrivateCards
from bot.languages import ENGLISH
from bot.sandbox import Person, Reply
from bot.sandbox.people.components import STRING_SELECT
from bot.turn.tap import Tap, tapped
from engine import legal_actions
from engine.actions import Action, TrainArmy
from engine.decisions import ChooseArmyCard, TakeTurn
from engine.foresight import forecast
from engine.state import State
from engine.views import view
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.routes import MORE, pressed
from tests.e2e.kit.trouble import a_call, a_turn, planted, whispered

STALE = "That was on an earlier screen; this is the current one.\n"


class Forgetful(PrivateCards):
    """Deletes no earlier card, as after a restart."""

    async def shown(
        self, person: int, game: int, message: int, remove: Callable[[], Awaitable[object]], gone: int = 0
    ) -> None:
        pass


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    inked_harness.bot.private_cards = Forgetful()
    return inked_harness


def taps(state: State) -> dict[Action, Tap]:
    """Every answer as a tap."""
    assert state.to_act is not None
    here = forecast(view(state, state.to_act))
    return {action: tapped(here, action, (), {}) for action in legal_actions(state)}


def two_ways(state: State) -> tuple[Action, Action] | None:
    """Two taps that do not end a plan, after which the same place in a list means different answers."""
    found = {action: said for action, said in taps(state).items() if not said.is_final}
    return next(
        (
            (one, two)
            for one in found
            for two in found
            if len(found[one].after.answers) > 1 and found[one].after.answers[0] != found[two].after.answers[0]
        ),
        None,
    )


async def table(harness: Harness) -> tuple[Seats, Person, tuple[Action, Action]]:
    position = playing.moment(lambda state: a_turn(state) and two_ways(state) is not None)
    ways = two_ways(position.state)
    assert ways is not None
    seats = await playing.sit_down(harness, position)
    return seats, await seats.asked(), ways


async def give(person: Person, screen: Message) -> Reply:
    """The first tap of a screen."""
    for part in parts(screen):
        if part["custom_id"].split(":")[1] == "tap":
            if part["type"] == STRING_SELECT:
                return await person.select(dict(screen), part["custom_id"], [part["options"][0]["value"]])
            return await person.press(dict(screen), part["custom_id"])
    raise AssertionError("nothing to tap")


async def planned(seats: Seats) -> list[Action]:
    """The answers that are said and not played."""
    return [action for answer in (await seats.planned()).plan.answers for action in answer.choices]


async def test_an_old_window_never_adds_to_another_plan(harness: Harness) -> None:
    seats, person, (one, two) = await table(harness)
    await playing.by_walk(seats, one)
    second = await playing.open_walk(seats)
    assert await planned(seats)
    await person.slash(seats.channel, "undo")
    assert await planned(seats) == []
    await playing.by_walk(seats, two)
    said, log = await planned(seats), await harness.games.log_since(seats.id)
    refused = await give(person, second)
    assert playing.said(refused).startswith(STALE)
    assert (await planned(seats), await harness.games.log_since(seats.id)) == (said, log)
    assert refused.message is not None
    await give(person, refused.message)  # the present question is there to be answered
    assert await planned(seats) != said


async def test_the_same_tap_after_a_step_back_is_a_new_one(harness: Harness) -> None:
    seats, person, (one, _) = await table(harness)
    numbers = [await seats.plan_number()]
    first = await playing.open_walk(seats)
    for _ in range(2):
        await playing.by_walk(seats, one)
        numbers.append(await seats.plan_number())
        await person.slash(seats.channel, "undo")
        numbers.append(await seats.plan_number())
    assert len(set(numbers)) == len(numbers)
    assert playing.said(await give(person, first)).startswith(STALE)


@pytest.mark.parametrize("label", ["Back", "Start over"])
async def test_back_pressed_again_takes_back_one_tap(harness: Harness, label: str) -> None:
    seats, person, (one, _) = await table(harness)
    await playing.by_walk(seats, one)
    left = await planned(seats) if label == "Back" else []
    here = (await seats.planned()).here
    following = next(action for action in here.answers if not tapped(here, action, (), {}).is_final)
    await playing.by_walk(seats, following)
    screen, game = await playing.open_walk(seats), await seats.game()
    if label != "Back":
        screen = (await pressed(person, screen, MORE)).message or {}
    seq = game.seq if label == "Back" else game.settled
    named = button(screen, label)
    assert named is not None
    await asyncio.gather(*(person.press(dict(screen), label) for _ in range(3)))
    assert await planned(seats) == left
    old = planted(harness, seats.channel, named["custom_id"])
    assert playing.said(await person.press(dict(old), named["custom_id"])).startswith(STALE)
    assert (await planned(seats), (await seats.game()).seq) == (left, seq)


def may_do_little(state: State) -> bool:
    """Whether a turn begins with few answers: there are final ones among them sooner than among many."""
    return isinstance(state.decision, TakeTurn) and len(legal_actions(state)) < 9


def final_ones(state: State) -> list[Action]:
    """What would be final."""
    return [action for action, said in taps(state).items() if said.is_final]


async def test_the_way_back_from_a_confirmation_takes_back_nothing_else(harness: Harness) -> None:
    position = playing.moment(lambda state: a_turn(state) and bool(final_ones(state)) and two_ways(state) is not None)
    seats = await playing.sit_down(harness, position)
    person, (tentative, _) = await seats.asked(), two_ways(position.state) or ()
    waits = (await playing.say(seats, final_ones(position.state)[0])).message or {}
    names = [part["custom_id"] for label in ("Confirm", "Back") if (part := button(waits, label))]
    old = planted(harness, seats.channel, *names)
    await person.press(dict(waits), "Back")
    await playing.by_walk(seats, tentative)
    said = await planned(seats)
    assert said[0] == tentative
    for name in names:
        assert playing.said(await person.press(dict(old), name)).startswith(STALE)
    assert (await planned(seats), (await seats.game()).seq) == (said, position.at)


async def test_a_confirmation_in_another_window_confirms_what_it_names(harness: Harness) -> None:
    position = playing.moment(lambda state: may_do_little(state) and a_turn(state) and len(final_ones(state)) > 1)
    seats = await playing.sit_down(harness, position)
    person, (one, two, *_) = await seats.asked(), final_ones(position.state)
    first = (await playing.say(seats, one)).message or {}
    await person.slash(seats.channel, "undo")
    second = (await playing.say(seats, two)).message or {}
    told = playing.said(await person.press(dict(first), "Confirm"))
    assert told.startswith(STALE)
    view = await seats.view()
    assert view.decision is not None
    assert str(say.label(view, view.decision, two, ENGLISH)).lower() in told.lower()
    assert (await seats.game()).seq == position.at  # the first window named another answer than the one that waits
    await person.press(dict(second), "Confirm")
    assert (await harness.games.log_since(seats.id, position.at))[0].action == two


async def test_the_end_pressed_on_two_phones_is_played_once(harness: Harness) -> None:
    position = playing.moment(lambda state: a_turn(state) and bool(final_ones(state)))
    seats = await playing.sit_down(harness, position)
    action = final_ones(position.state)[0]
    screens = [await playing.open_walk(seats) for _ in range(2)]
    now = await playing.look(seats)
    replies = await asyncio.gather(*(playing.pick(seats, screen, action, now) for screen in screens))
    assert len([reply for reply in replies if playing.said(reply).startswith(STALE)]) == 1
    await seats.settled()
    rows = await harness.games.log_since(seats.id, position.at)
    assert rows[0].action == action
    assert [row.action for row in rows].count(action) == 1


async def test_after_a_take_back_everything_from_before_is_stale(harness: Harness) -> None:
    seats, person, (one, _) = await table(harness)
    await playing.by_walk(seats, one)
    screen, number = await playing.open_walk(seats), await seats.plan_number()
    people = [seat.person for seat in (await seats.game()).seats]
    game = await seats.game()
    await harness.games.take_back(seats.id, game.seq - 1, people)
    while (await seats.game()).seq < game.seq:
        row = (await harness.games.log_since(seats.id, 0, undone=True))[-1]
        await harness.games.play(seats.id, row.seat, row.action, (await seats.game()).seq)
    assert await seats.plan_number() != number
    assert playing.said(await give(person, screen)).startswith(STALE)
    assert await planned(seats) == []  # a plan that was made for another past is dropped


async def test_a_prompt_is_answered_by_its_own_buttons_and_reactions_only(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position)
    person, number = await seats.asked(), (await seats.game()).number
    older = planted(harness, seats.channel, f"b:reply:{seats.id}:{number - 1}:0")
    told = await person.press(dict(older), parts(older)[0]["custom_id"])
    assert (await whispered(told)).startswith("That question has already been answered; this is the current one.\n")
    shown = await told.followup()
    assert shown["components"]  # the present question, to be answered at once
    assert (await seats.game()).seq == position.at


async def test_buttons_of_earlier_versions_do_nothing(harness: Harness) -> None:
    seats, person, _ = await table(harness)
    game = await seats.game()
    numbers = (game.number, game.number - 1, 0)
    old = planted(harness, seats.channel, *(f"b:answer:{seats.id}:{number}:0" for number in numbers))
    for part in parts(old):
        told = playing.said(await person.press(dict(old), part["custom_id"]))
        assert told.startswith("This button has expired.")
    for verb in ("confirm", "back", "restart"):
        older = planted(harness, seats.channel, f"b:{verb}:{seats.id}:{game.seq - 1}:")
        assert playing.said(await person.press(dict(older), parts(older)[0]["custom_id"])).startswith(STALE)
    assert (await seats.game()).seq == game.seq
    assert await planned(seats) == []


async def test_a_tap_and_a_step_back_at_once_never_mix(harness: Harness) -> None:
    seats, person, (one, _) = await table(harness)
    await playing.by_walk(seats, one)
    said, seq = await planned(seats), (await seats.game()).seq
    first, second = await playing.open_walk(seats), await playing.open_walk(seats)
    wanted = button(first, "Back")
    assert wanted is not None
    replies = await asyncio.gather(person.press(dict(first), wanted["custom_id"]), give(person, second))
    assert len([reply for reply in replies if playing.said(reply).startswith(STALE)]) == 1
    rows = await harness.games.log_since(seats.id, seq)
    now = [*(row.action for row in rows), *await planned(seats)]
    assert now == [] or (now[: len(said)] == said and len(now) > len(said))


async def test_an_order_given_meanwhile_makes_the_screens_before_it_old(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(lambda state: isinstance(state.decision, TakeTurn)))
    person = await seats.asked()
    screen = await playing.open_walk(seats)
    await person.slash(seats.channel, "orders", question="hire", order="pass")
    wish = next(part for part in parts(screen) if part["custom_id"].startswith("b:wish:"))
    reply = await person.press(screen, wish["custom_id"])
    assert reply.message is not None
    assert STALE.strip() in words_of(reply.message)
    assert not (await seats.planned()).plan.wish


async def test_what_training_has_drawn_is_the_first_thing_said(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn, lambda action: isinstance(action, TrainArmy)))
    reply = await playing.pick(seats, await playing.open_walk(seats), TrainArmy())
    drawn = words_of(reply.message or {})
    asked = (await seats.view()).decision
    assert isinstance(asked, ChooseArmyCard)
    assert drawn.startswith(f"**You drew {asked.cards[0]} ")
