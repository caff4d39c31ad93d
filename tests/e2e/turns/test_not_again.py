"""Don't ask me again: the standing order for a question, given and taken back on the question itself."""

from typing import Any

from bot.languages import ENGLISH
from engine.decisions import Produce
from engine.players.standing_orders import kind_of
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import moment, open_prompts, open_walk, said, sit_down
from tests.e2e.kit.routes import MORE, Press, pressed
from tests.e2e.kit.trouble import planted


def produces(state: State) -> bool:
    """Whether somebody out of turn is asked what to produce with."""
    return isinstance(state.decision, Produce) and is_follow_on(state)


def again(message: Message) -> str:
    """The button that leads to the order."""
    return str(next(part["custom_id"] for part in parts(message) if part["custom_id"].startswith("b:orders:")))


async def orders_of(seats: Seats, name: str) -> dict[str, str]:
    return dict(next(seat.orders for seat in (await seats.game()).seats if seat.name == name))


def offered(message: Message) -> list[Any]:
    return [one["value"] for part in parts(message) for one in part.get("options", ())]


async def test_an_order_is_given_on_the_question_and_answers_it(harness: Harness) -> None:
    seats = await sit_down(harness, moment(produces))
    person, before = await seats.asked(), await seats.game()
    (prompt,) = open_prompts(seats.messages())
    card = (await person.press(prompt, again(prompt))).message or {}
    assert offered(card) == ["produce-pass", "produce-take"]
    given = await pressed(person, card, Press("order", "produce-pass"))
    assert ENGLISH.order_kinds["produce"] in said(given)
    assert await orders_of(seats, person.name) == {"produce": "pass"}
    await seats.settled()
    assert (await seats.game()).seq > before.seq
    back = await pressed(person, given.message or {}, Press("order", "produce-ask"))
    assert offered(back.message or {}) == ["produce-pass", "produce-take"]
    assert (await orders_of(seats, person.name))["produce"] == "ask"


async def test_the_same_stands_behind_more_of_the_card(harness: Harness) -> None:
    seats = await sit_down(harness, moment(produces))
    person = await seats.asked()
    more = (await pressed(person, await open_walk(seats), MORE)).message or {}
    assert again(more) == f"b:orders:{seats.id}:0:{kind_of(await seats.view())}"
    card = await (await person.press(more, again(more))).followup()
    assert offered(card) == ["produce-pass", "produce-take"]


async def test_nobody_else_gives_an_order_and_no_order_is_made_up(harness: Harness) -> None:
    seats = await sit_down(harness, moment(produces))
    person, stranger, before = await seats.asked(), harness.person("Elena"), await seats.game()
    (prompt,) = open_prompts(seats.messages())
    assert not offered((await stranger.press(prompt, again(prompt))).message or {})
    forged = planted(harness, seats.channel, f"b:orders:{seats.id}:0:nonsense")
    assert said(await person.press(forged, parts(forged)[0]["custom_id"])) == ENGLISH.chat["old_button"]
    assert (await seats.game()).seats == before.seats
