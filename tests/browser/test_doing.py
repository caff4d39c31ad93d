"""Buttons, selects, forms and reactions do what they say, and say what became of it."""

import asyncio

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.browser.conftest import Look
from tests.browser.sample_bot import SampleBot, Talk, buttons, data_of, menu


async def test_a_pressed_button_waits_visibly_for_its_answer(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    allowed = asyncio.Event()

    async def answer(talk: Talk) -> None:
        await allowed.wait()
        await talk.response.edit_message(content="Built.", view=None)

    bot.when["build"] = answer
    await bot.room(plaza).send("What now?", view=buttons("Build", "Pass"))
    page = await look(sandbox)
    build = page.locator("[data-custom-id=build]")
    await build.click()
    await expect(build).to_have_attribute("aria-busy", "true")
    await expect(build.locator(".spinner")).to_be_visible()
    await expect(page.locator("[data-custom-id=pass]")).not_to_have_attribute("aria-busy", "true")
    allowed.set()
    await expect(page.locator(".message .text")).to_contain_text("Built.")
    await expect(build).to_have_count(0)


@pytest.mark.parametrize("sandbox", [{"answer_seconds": 0.1}], indirect=True)
async def test_a_button_nobody_answers_says_so(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    await bot.room(plaza).send("What now?", view=buttons("Build"))
    page = await look(sandbox)
    build = page.locator("[data-custom-id=build]")
    await build.click()
    await expect(page.locator(".message .failure")).to_have_text("This interaction failed.")
    await expect(build).not_to_have_attribute("aria-busy", "true")
    await expect(build).to_be_focused()


async def test_a_link_button_is_a_link_and_a_disabled_one_is_dead(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Rules", url="https://example.com/rules"))
    view.add_item(ui.Button(label="Pass", custom_id="pass", disabled=True))
    await bot.room(plaza).send("Look:", view=view)
    page = await look(sandbox)
    await expect(page.locator("a.button")).to_have_attribute("href", "https://example.com/rules")
    await expect(page.locator("[data-custom-id=pass]")).to_be_disabled()


async def test_a_select_lists_its_options_and_sends_the_chosen_one(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    bot.when["menu"] = lambda talk: talk.response.send_message(f"chosen: {data_of(talk)['values']}", ephemeral=True)
    await bot.room(plaza).send("Hungry?", view=menu())
    page = await look(sandbox)
    select = page.locator("[data-custom-id=menu]")
    await expect(select).to_have_text("Choose a dish")
    await select.click()
    options = page.get_by_role("option")
    await expect(options.locator(".option-label")).to_have_text(
        ["Quinoa soup", "Quinoa salad", "Potato stew", "Corn bread"]
    )
    await expect(options.locator(".option-description").first).to_have_text("Warm quinoa soup")
    await options.nth(2).click()
    await expect(page.locator(".message .text", has_text="chosen: ['stew']")).to_be_visible()
    await expect(options).to_have_count(0)
    await expect(select).to_have_text("Potato stew")


async def test_a_select_obeys_the_keyboard(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    bot.when["menu"] = lambda talk: talk.response.edit_message(content=str(data_of(talk)["values"]))
    await bot.room(plaza).send("Hungry?", view=menu())
    page = await look(sandbox)
    select = page.locator("[data-custom-id=menu]")
    await select.press("Enter")
    await expect(page.get_by_role("option").first).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("option")).to_have_count(0)
    await expect(select).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("c")
    await expect(page.get_by_role("option").last).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_contain_text("['bread']")


async def test_a_select_of_several_waits_until_one_is_done(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    bot.when["menu"] = lambda talk: talk.response.edit_message(content=str(data_of(talk)["values"]))
    await bot.room(plaza).send("Hungry?", view=menu(2, 3))
    page = await look(sandbox)
    await page.locator("[data-custom-id=menu]").click()
    done = page.get_by_role("button", name="Done")
    await page.get_by_role("option").nth(3).click()
    await expect(done).to_be_disabled()
    await page.get_by_role("option").nth(0).click()
    await done.click()
    await expect(page.locator(".message .text")).to_contain_text("['soup', 'bread']")


async def test_an_ephemeral_message_is_seen_by_its_owner_alone(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    bot.when["hand"] = lambda talk: talk.response.send_message("Your secret hand", ephemeral=True)
    await bot.room(plaza).send("The board", view=buttons("Hand"))
    hers, his = await look(sandbox, "Ana"), await look(sandbox, "Bruno")
    await hers.locator("[data-custom-id=hand]").click()
    secret = hers.locator(".message.ephemeral")
    await expect(secret).to_contain_text("Your secret hand")
    await expect(secret).to_contain_text("Only you can see this")
    await bot.room(plaza).send("Everybody reads this")
    await expect(his.locator(".message").last).to_contain_text("Everybody reads this")
    await expect(his.get_by_text("Your secret hand")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss").click()
    await expect(secret).to_have_count(0)


async def test_a_deferred_answer_shows_that_the_bot_is_thinking(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    allowed = asyncio.Event()

    async def answer(talk: Talk) -> None:
        await talk.response.defer(ephemeral=True, thinking=True)
        await allowed.wait()
        await talk.followup.send("Thought through.")

    bot.when["think"] = answer
    await bot.room(plaza).send("Well?", view=buttons("Think"))
    page = await look(sandbox)
    await page.locator("[data-custom-id=think]").click()
    await expect(page.locator(".message.thinking")).to_contain_text("Chaski is thinking")
    allowed.set()
    await expect(page.locator(".message.ephemeral .text")).to_have_text("Thought through.")
    await expect(page.locator(".message.thinking")).to_have_count(0)


async def test_reactions_are_counted_and_toggled(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    message = await bot.room(plaza).send("Undo?")
    await message.add_reaction("✅")
    hers, his = await look(sandbox, "Ana"), await look(sandbox, "Bruno")
    yes = hers.locator("[data-reaction='✅']")
    await expect(yes).to_have_text("✅1")
    await expect(yes).to_have_attribute("aria-pressed", "false")
    await yes.click()
    await expect(yes).to_have_text("✅2")
    await expect(yes).to_have_attribute("aria-pressed", "true")
    await expect(his.locator("[data-reaction='✅']")).to_have_text("✅2")
    await expect(his.locator("[data-reaction='✅']")).to_have_attribute("aria-pressed", "false")
    await yes.click()
    await expect(yes).to_have_text("✅1")


async def test_the_picker_adds_a_reaction(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    await bot.room(plaza).send("Well played.")
    page = await look(sandbox)
    await page.locator(".message").hover()
    await page.locator(".part-tools [data-react]").click()
    await page.locator("[data-emoji='🎉']").click()
    await expect(page.locator("[data-reaction='🎉']")).to_have_attribute("aria-pressed", "true")


class Naming(ui.Modal, title="Name the settlement"):
    name: ui.Label["Naming"] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    god: ui.Label["Naming"] = ui.Label(
        text="God",
        component=ui.Select(custom_id="god", options=[discord.SelectOption(label=god) for god in ("Inti", "Killa")]),
    )

    async def on_submit(self, talk: discord.Interaction) -> None:
        name, god = self.name.component, self.god.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(god, ui.Select)
        await talk.response.send_message(f"{name.value} for {god.values[0]}")


async def test_a_form_is_filled_in_and_sent(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    bot.when["name"] = lambda talk: talk.response.send_modal(Naming())
    await bot.room(plaza).send("A new settlement", view=buttons("Name"))
    page = await look(sandbox)
    await page.locator(".message [data-custom-id=name]").click()
    form = page.get_by_role("dialog", name="Name the settlement")
    await expect(form.locator("[data-custom-id=name]")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_visible()
    await form.get_by_label("Name").fill("Pisac")
    await form.get_by_label("God").select_option("Killa")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.locator(".message .text", has_text="Pisac for Killa")).to_be_visible()


async def test_a_form_can_be_given_up(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    bot.when["name"] = lambda talk: talk.response.send_modal(Naming())
    await bot.room(plaza).send("A new settlement", view=buttons("Name"))
    page = await look(sandbox)
    await page.locator(".message [data-custom-id=name]").click()
    form = page.get_by_role("dialog", name="Name the settlement")
    await form.get_by_role("button", name="Cancel").click()
    await expect(form).to_have_count(0)
    await expect(page.locator(".message [data-custom-id=name]")).to_be_enabled()


async def test_a_form_opens_only_in_the_window_that_asked(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    bot.when["name"] = lambda talk: talk.response.send_modal(Naming())
    await bot.room(plaza).send("A new settlement", view=buttons("Name"))
    page, other = await look(sandbox), await look(sandbox)
    await page.locator(".message [data-custom-id=name]").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await bot.room(plaza).send("Later")
    await expect(other.locator(".message").last).to_contain_text("Later")
    await expect(other.get_by_role("dialog")).to_have_count(0)
