"""Commands and messages are written with the keyboard alone, and arrive as they were meant."""

from pathlib import Path

import pytest
from discord import app_commands
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from tests.browser.conftest import Look
from tests.browser.sample_bot import SampleBot


async def begin(page: Page, text: str) -> None:
    await page.locator("#composer-text").press_sequentially(text)


async def test_a_slash_lists_the_commands_and_enter_picks_and_sends(
    look: Look, sandbox: Sandbox, bot: SampleBot
) -> None:
    page = await look(sandbox)
    await begin(page, "/")
    rows = page.locator("[data-suggest]")
    await expect(rows).to_have_text(
        ["/hello Say hello to the inn", "/kitchen order Order something to eat", "/knock Knock where nobody opens"],
        use_inner_text=True,
    )
    await expect(rows.first).to_have_attribute("aria-selected", "true")
    await page.keyboard.press("ArrowDown")
    await expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
    await begin(page, "hel")
    await expect(rows).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-command=hello]")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("Welcome, traveller.")
    await expect(page.locator(".part-reference")).to_contain_text("Ana used /hello")
    await expect(page.locator("#composer-text")).to_be_focused()


async def test_a_command_typed_in_full_is_sent_by_the_arrow(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox)
    await begin(page, "/Hello")
    await page.locator("[data-send]").click()
    await expect(page.locator(".message .text")).to_have_text("Welcome, traveller.")
    await begin(page, "/kitchen order")
    await page.locator("[data-send]").click()
    await expect(page.locator("[data-option-input=dish]")).to_be_visible()
    await expect(page.locator(".composer-wrong")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.locator("#composer-text").fill("/fly")
    await page.locator("[data-send]").click()
    await expect(page.locator(".composer-wrong")).to_have_text("There is no such command.")


async def test_only_what_works_in_private_is_offered_there(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    for command in bot.tree.get_commands():
        assert isinstance(command, app_commands.Command | app_commands.Group)
        command.guild_only = command.name != "hello"
    await bot.tree.sync()
    page = await look(sandbox)
    await begin(page, "/")
    await expect(page.locator("[data-suggest]")).to_have_count(3)
    await page.locator(f"[data-channel-id='{sandbox.direct('Ana')}']").click()
    await expect(page.locator("#chat-title")).to_contain_text("Chaski")
    await begin(page, "/")
    await expect(page.locator("[data-suggest]")).to_have_attribute("data-suggest", "hello")


async def test_autocomplete_asks_the_bot_and_sends_what_was_picked(
    look: Look, sandbox: Sandbox, bot: SampleBot
) -> None:
    page = await look(sandbox)
    await begin(page, "/kitchen order ")
    dish = page.locator("[data-option-input=dish]")
    await expect(dish).to_be_focused()
    await expect(page.locator("[data-choice]")).to_have_count(4)
    await page.keyboard.type("quin")
    await expect(page.locator("[data-choice]")).to_have_text(["Quinoa soup", "Quinoa salad"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(dish).to_have_value("Quinoa salad")
    await expect(page.locator("[data-option-input=portions]")).to_be_focused()
    await page.keyboard.type("2")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("2 x quinoa-salad, at once.")
    assert bot.asked[-1]["dish"] == "quin"


async def test_words_without_the_name_of_an_option_are_meant_for_the_next_one(
    look: Look, sandbox: Sandbox, bot: SampleBot
) -> None:
    page = await look(sandbox)
    await begin(page, "/kitchen order ")
    await page.locator("[data-option-input=dish]").fill("soup")
    await page.locator("[data-option-input=portions]").fill("2")
    await page.locator(".command-tail").fill("Large")
    await page.locator(".command-tail").press("Enter")
    await expect(page.locator(".message .text")).to_have_text("2 x soup, at once.")
    assert bot.orders[-1]["size"] == "L"


async def test_every_kind_of_option_arrives_as_what_it_is(
    look: Look, sandbox: Sandbox, bot: SampleBot, tmp_path: Path
) -> None:
    recipe = tmp_path / "recipe.txt"
    recipe.write_bytes(b"boil it\x00\xff")
    page = await look(sandbox)
    await page.locator("#composer-text").fill("/kitchen order dish:Llama steak portions:3")
    await page.keyboard.press("Tab")
    for option, value in {"size": "Large", "spicy": "True", "guest": "Bruno", "where": "#cusco"}.items():
        await page.locator("[data-tail]").focus()
        await page.locator(f"[data-add-option={option}]").click()
        await page.keyboard.type(value[:4])
        await page.locator("[data-choice]", has_text=value).click()
    await page.locator("[data-tail]").focus()
    await page.locator("[data-add-option=recipe]").click()
    await page.locator("[data-option-input=recipe]").set_input_files(recipe)
    await expect(page.locator(".chip-file")).to_have_text("recipe.txt (9 B)")
    await page.locator("[data-send]").click()
    await expect(page.locator(".message .text")).to_have_text("3 x Llama steak, at once.")
    assert bot.orders == [
        {
            "dish": "Llama steak",
            "portions": 3,
            "size": "L",
            "spicy": True,
            "guest": "Bruno",
            "where": "cusco",
            "recipe": b"boil it\x00\xff",
        }
    ]


async def test_what_cannot_be_sent_is_told_where_it_is(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    complaints = {
        "": "portions is required.",
        "many": "portions has to be a whole number.",
        "12": "portions has to be from 1 to 9.",
    }
    page = await look(sandbox)
    await page.locator("#composer-text").fill("/kitchen order dish:soup portions:")
    for portions, complaint in complaints.items():
        if portions:
            await page.locator("[data-option-input=portions]").fill(portions)
        await page.locator("[data-send]").click()
        await expect(page.locator(".composer-wrong")).to_have_text(complaint)
        await expect(page.locator("[data-option-input=portions]")).to_be_focused()
        await expect(page.locator("[data-option-input=portions]")).to_have_attribute("aria-invalid", "true")
    assert bot.orders == []


async def test_a_command_can_be_given_up(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox)
    await begin(page, "/kitchen order ")
    await expect(page.locator("[data-choice]").first).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("#suggestions")).to_be_hidden()
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-command]")).to_have_count(0)
    await expect(page.locator("#composer-text")).to_be_focused()


@pytest.mark.parametrize("sandbox", [{"answer_seconds": 0.1}], indirect=True)
async def test_a_command_nobody_answers_says_so(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox)
    await begin(page, "/knock ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".note-failed")).to_contain_text("Chaski did not answer /knock in time.")
    await page.locator(".note-failed .dismiss").click()
    await expect(page.locator(".note")).to_have_count(0)


async def test_text_is_said_and_names_become_mentions(look: Look, sandbox: Sandbox, plaza: int) -> None:
    page = await look(sandbox)
    await begin(page, "Well played, @br")
    await expect(page.locator(".suggestion")).to_have_text(["BBruno"])
    await page.keyboard.press("Enter")
    await begin(page, "!")
    await page.keyboard.press("Shift+Enter")
    await begin(page, "Again?")
    await page.keyboard.press("Enter")
    bruno = sandbox.person("Bruno")
    said = await bruno.wait(lambda message: message["author"]["username"] == "Ana")
    assert said["content"] == f"Well played, {bruno.mention} !\nAgain?"
    await expect(page.locator(".message .mention")).to_have_text("@Bruno")
    await expect(page.locator("#composer-text")).to_have_value("")


async def test_a_refusal_gives_back_what_was_written(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox)
    await begin(page, "/hello ")
    bot.tree.clear_commands(guild=None)
    await bot.tree.sync()
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer-wrong")).not_to_be_empty()
    await expect(page.locator("[data-command=hello]")).to_be_visible()


async def test_what_was_begun_waits_in_its_channel(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox)
    await begin(page, "I would like to")
    await page.locator("[data-channel-name=cusco]").click()
    await expect(page.locator("#composer-text")).to_have_value("")
    await page.keyboard.press("Alt+ArrowUp")
    await expect(page.locator("#composer-text")).to_have_value("I would like to")


async def test_an_empty_channel_shows_how_to_begin(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    await page.locator(".hint [data-begin]").click()
    await expect(page.locator("#composer-text")).to_have_value("/play")
    await sandbox.person("Bruno").say(plaza, "Hello")
    await expect(page.locator(".hint")).to_have_count(0)


async def test_a_command_named_in_a_message_can_be_pressed(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    page = await look(sandbox)
    await bot.room(plaza).send("Try </kitchen order:5>")
    await page.locator(".message [data-prefill]").click()
    await expect(page.locator("[data-command='kitchen order']")).to_be_visible()
