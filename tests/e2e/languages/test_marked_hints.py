"""Hints and explanations of questions in another language, and what is told of hints before and after a game."""

from bot import glossary
from bot.screens.screen import rules_key
from engine import legal_actions
from storage import FINISHED, RUNNING
from tests.e2e.kit.harness import Harness, parts
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.marked_language import MARKED, confirmed, mark, press
from tests.e2e.kit.playing import near_end, open_walk, said, sit_down
from tests.e2e.kit.routes import MORE, pressed
from tests.e2e.kit.trouble import planted, whispered


async def test_a_hint_and_what_is_asked(harness: Harness) -> None:
    seats = await sit_down(harness, near_end("2p-greedy", 3))
    person, screen = await seats.asked(), await open_walk(seats)
    thinking = (await press(person, [screen], "hint")).message or {}
    hint = await person.wait(lambda message: mark("as a search expects it") in words_of(message), seats.channel)
    assert hint["id"] == thinking["id"]
    assert [each for each in parts(hint) if each["custom_id"].startswith("b:play_hint:")]
    more = (await pressed(person, hint, MORE)).message or {}
    name = next(part["custom_id"] for part in parts(more) if part["custom_id"].startswith("b:rules:"))
    entry = glossary.entry(rules_key(name.rpartition(":")[2]), MARKED)
    assert entry is not None
    assert (await whispered(await person.press(more, name))).startswith(f"**{entry.title}**\n")
    while (await seats.game()).status == RUNNING:
        person, last = await seats.asked(), len(legal_actions(await seats.next_view())) - 1
        answer = f"{await seats.plan_number()}.{last}"
        await confirmed(person, await person.slash(seats.channel, "choose", answer=answer))
        await seats.settled()
    assert (await seats.game()).status == FINISHED
    assert any(mark("Hints") in message["content"] for message in seats.messages())


async def test_a_table_without_hints(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", players=2, bots=1, hints=False)
    found = await harness.games.lists.in_channel(str(channel))
    assert found is not None
    message = planted(harness, channel, f"b:hint:{found.id}:0:")
    assert said(await ana.press(message, parts(message)[0]["custom_id"])) == mark("This table plays without hints.")
