"""Don't ask me again: the standing order for a question, given and taken back on the question itself."""

from bot.languages import ENGLISH
from engine.decisions import Produce
from engine.players.standing_orders import KINDS, kind_of
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import moment, open_prompts, open_walk, said, sit_down
from tests.e2e.kit.routes import Press, pressed
from tests.e2e.kit.trouble import planted

ALL = {
    "Always take when affordable": "produce-take",
    "Take only what is free": "produce-take_free",
    "Always pass": "produce-pass",
}


def produces(state: State) -> bool:
    """Whether somebody out of turn is asked what to produce with."""
    return isinstance(state.decision, Produce) and is_follow_on(state)


def again(message: Message) -> str:
    """The button that leads to the order."""
    return str(next(part["custom_id"] for part in parts(message) if part["custom_id"].startswith("b:orders:")))


async def orders_of(seats: Seats, name: str) -> dict[str, str]:
    return dict(next(seat.orders for seat in (await seats.game()).seats if seat.name == name))


def offered(message: Message) -> dict[str, str]:
    """The orders with buttons, by their labels."""
    return {
        part["label"]: part["custom_id"].rpartition(":")[2]
        for part in parts(message)
        if part["custom_id"].startswith("b:order:")
    }


async def test_an_order_is_given_on_the_question_and_answers_it(harness: Harness) -> None:
    seats = await sit_down(harness, moment(produces))
    person, before = await seats.asked(), await seats.game()
    (prompt,) = open_prompts(seats.messages())
    card = (await person.press(prompt, again(prompt))).message or {}
    assert offered(card) == ALL | {"✓ Ask me": "produce-ask"}
    given = await pressed(person, card, Press("order", "produce-pass"))
    assert ENGLISH.order_kinds["produce"] in said(given)
    assert "✓ Always pass" in offered(given.message or {})
    assert "what you are asked just now: **" in said(given)
    assert await orders_of(seats, person.name) == {"produce": "pass"}
    await seats.settled()
    assert (await seats.game()).seq > before.seq
    back = await pressed(person, given.message or {}, Press("order", "produce-ask"))
    assert "just now" not in said(back)
    assert offered(back.message or {}) == ALL | {"✓ Ask me": "produce-ask"}
    assert (await orders_of(seats, person.name))["produce"] == "ask"


async def test_the_order_takes_the_place_of_the_private_question_and_leads_back_to_it(harness: Harness) -> None:
    seats = await sit_down(harness, moment(produces))
    person = await seats.asked()
    question = await open_walk(seats)
    assert again(question) == f"b:orders:{seats.id}:0:{kind_of(await seats.view())}"
    reply = await person.press(question, again(question))
    assert (reply.message or {})["id"] == question["id"]
    assert offered(reply.message or {}) == ALL | {"✓ Ask me": "produce-ask"}
    back = await pressed(person, reply.message or {}, Press("turn"))
    assert again(back.message or {}) == again(question)


async def test_all_orders_are_given_by_thumb(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 20))
    ana = harness.person("Ana")
    every = (await ana.slash(seats.channel, "orders")).message or {}
    kinds = [one["value"] for part in parts(every) for one in part.get("options", ())]
    assert kinds == [
        kind for kind, about in KINDS.items() if about.asked_with((await seats.game()).options.box.modules)
    ]
    card = (await pressed(ana, every, Press("orders", "army"))).message or {}
    given = (await pressed(ana, card, Press("order", offered(card)["Take only what is free"]))).message or {}
    assert await orders_of(seats, "Ana") == {"army": "take if free"}
    listed = await pressed(ana, given, Press("orders"))
    assert "Conquest: take only what is free" in said(listed)


async def test_an_order_with_a_limit_keeps_its_button(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 20))
    ana = harness.person("Ana")
    await ana.slash(seats.channel, "orders", question="produce", order="take", resource="corn", at_least=5)
    every = (await ana.slash(seats.channel, "orders")).message or {}
    card = (await pressed(ana, every, Press("orders", "produce"))).message or {}
    (limited,) = set(offered(card)) - set(ALL) - {"Ask me"}
    assert limited.startswith("✓")
    await pressed(ana, card, Press("order", offered(card)[limited]))
    assert await orders_of(seats, "Ana") == {"produce": "take if corn >= 5"}


async def test_nobody_else_gives_an_order_and_no_order_is_made_up(harness: Harness) -> None:
    seats = await sit_down(harness, moment(produces))
    person, stranger, before = await seats.asked(), harness.person("Elena"), await seats.game()
    (prompt,) = open_prompts(seats.messages())
    assert not offered((await stranger.press(prompt, again(prompt))).message or {})
    forged = planted(harness, seats.channel, f"b:orders:{seats.id}:0:nonsense")
    assert said(await person.press(forged, parts(forged)[0]["custom_id"])) == ENGLISH.chat["old_button"]
    assert (await seats.game()).seats == before.seats
