"""The question mark: what is asked is explained beside it, as by `/rules`, in private and under a prompt."""

from bot import glossary
from bot.languages import ENGLISH
from engine.decisions import BuyLeftoverWeaving, TakeTurn
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.kit.harness import Harness, Message, parts
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.playing import moment, newest, only_for_them, open_prompts, open_walk, said, sit_down
from tests.e2e.kit.routes import MORE, Press, pressed
from tests.e2e.kit.trouble import planted, whispered

RULES = "b:rules:"


def marks(message: Message) -> list[str]:
    return [part["custom_id"] for part in parts(message) if part["custom_id"].startswith(RULES)]


def explained(key: str, modules: tuple[str, ...] | None = ()) -> str:
    entry = glossary.entry(key, ENGLISH, modules)
    assert entry is not None
    return f"**{entry.title}**\n{entry.words}"


def a_turn(state: State) -> bool:
    return isinstance(state.decision, TakeTurn)


def leftovers(state: State) -> bool:
    return isinstance(state.decision, BuyLeftoverWeaving) and is_follow_on(state)


async def test_what_a_turn_is_stands_beside_the_plan(harness: Harness) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person = await seats.asked()
    screen = await open_walk(seats)
    more = (await pressed(person, screen, MORE)).message or {}
    (mark,) = marks(more)
    reply = await person.press(more, mark)
    assert await whispered(reply) == explained("term:turn")
    assert "Newcomer" not in explained("term:turn")
    (plan,) = [each for each in person.messages(seats.channel) if each["id"] == screen["id"]]
    assert words_of(plan) == words_of(more)  # which stays as it is
    assert said(await person.slash(seats.channel, "rules", about="term:turn")) == explained("term:turn", None)


async def test_a_wish_is_explained_as_the_task_it_is_for(harness: Harness) -> None:
    seats = await sit_down(harness, moment(a_turn))
    person = await seats.asked()
    screen = await open_walk(seats)
    lists = next(part for part in parts(screen) if part["custom_id"].startswith("s:wish:"))
    wish = lists["options"][0]["value"]
    where = (await pressed(person, screen, Press("wish", wish))).message
    assert where is not None
    more = (await pressed(person, where, MORE)).message or {}
    (mark,) = marks(more)
    assert await whispered(await person.press(more, mark)) == explained(f"task:{wish}")


async def test_anybody_may_read_what_a_prompt_is_about(harness: Harness) -> None:
    seats = await sit_down(harness, moment(leftovers))
    (prompt,) = open_prompts(seats.messages())
    (mark,) = marks(prompt)
    reply = await harness.person("Elena").press(prompt, mark)
    assert only_for_them(reply)
    assert said(reply) == explained("term:leftover")
    assert newest(seats, "rules")["id"] == prompt["id"]
    assert open_prompts(seats.messages()) == [prompt]


async def test_what_no_entry_is_called_is_refused(harness: Harness) -> None:
    seats = await sit_down(harness, moment(a_turn))
    message = planted(harness, seats.channel, f"{RULES}{seats.id}:0:term-nonsense")
    assert (
        said(await harness.person("Ana").press(message, parts(message)[0]["custom_id"])) == ENGLISH.chat["old_button"]
    )
