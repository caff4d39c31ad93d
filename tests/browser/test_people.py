"""Five people share the page: each sees their own, and the page finds its way back after a break."""

from playwright.async_api import expect

from bot.sandbox import Sandbox
from bot.serving import page_texts
from tests.browser.conftest import Look
from tests.browser.sample_bot import SampleBot, buttons, open_sample_bot


async def test_a_first_visit_is_that_of_the_owner(look: Look, sandbox: Sandbox) -> None:
    page = await look(sandbox)
    await page.evaluate("localStorage.clear()")
    await page.goto("about:blank")
    await page.goto(sandbox.url)
    await expect(page.locator(".you-are")).to_have_text("You are Ana")
    await expect(page.locator("[data-person]")).to_have_count(5)
    await expect(page.locator("#channels [data-channel-id]")).to_have_text(
        ["plaza", "cusco", "vilcabamba", "machu-picchu"]
    )
    first = await page.locator("html").get_attribute("data-first-person")
    assert first == str(sandbox.person("Ana").id)


async def test_a_first_visit_leads_to_where_something_is_going_on(look: Look, sandbox: Sandbox) -> None:
    page = await look(sandbox)
    await page.evaluate("localStorage.clear()")
    await page.goto("about:blank")
    sandbox.world.home = sandbox.add_channel("watch", "Something is going on")
    await page.goto(sandbox.url)
    await expect(page.locator(".chat-name")).to_have_text("watch")
    await expect(page.locator("#chat-topic")).to_have_text("Something is going on")
    await page.goto("about:blank")
    await page.goto(f"{sandbox.url}/#Ana/cusco")
    await expect(page.locator(".chat-name")).to_have_text("cusco")


async def test_several_servers_stand_below_each_other_for_those_who_are_on_them(look: Look, sandbox: Sandbox) -> None:
    sandbox.add_server("Collasuyu", ["Bruno"], ["tiwanaku"])
    page = await look(sandbox)
    await expect(page.locator("#channels .group")).to_have_text(["Tawantinsuyu", "Collasuyu"])
    await page.locator("[data-channel-name=tiwanaku]").click()
    await expect(page.locator(".chat-name")).to_have_text("tiwanaku")
    await expect(page.locator("#server-name")).to_have_text("Collasuyu")
    await page.locator("[data-person=Diego]").click()
    await expect(page.locator(".you-are")).to_have_text("You are Diego")
    await expect(page.locator("#channels .group")).to_have_count(0)
    await expect(page.locator("[data-channel-name=tiwanaku]")).to_have_count(0)


async def test_one_can_be_somebody_else(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    bot.when["hand"] = lambda talk: talk.response.send_message(f"The hand of {talk.user.name}", ephemeral=True)
    await bot.room(plaza).send("The board", view=buttons("Hand"))
    page = await look(sandbox)
    await page.locator("[data-custom-id=hand]").click()
    await expect(page.locator(".message.ephemeral")).to_contain_text("The hand of Ana")
    await page.locator("[data-person=Bruno]").click()
    await expect(page.locator(".you-are")).to_have_text("You are Bruno")
    await expect(page.locator(".message.ephemeral")).to_have_count(0)
    assert page.url.endswith("#Bruno/plaza")
    await page.locator("[data-custom-id=hand]").click()
    await expect(page.locator(".message.ephemeral")).to_contain_text("The hand of Bruno")
    await page.go_back()
    await expect(page.locator(".message.ephemeral")).to_contain_text("The hand of Ana")


async def test_person_and_channel_are_remembered(look: Look, sandbox: Sandbox) -> None:
    page = await look(sandbox, "Chaska", "cusco")
    await page.reload()
    await expect(page.locator(".you-are")).to_have_text("You are Chaska")
    await expect(page.locator("#chat-title")).to_have_text("cusco")
    await page.goto("about:blank")
    await page.goto(sandbox.url)
    await expect(page.locator(".you-are")).to_have_text("You are Chaska")
    assert page.url.endswith("#Chaska/cusco")


async def test_an_address_of_ids_works_as_well(look: Look, sandbox: Sandbox) -> None:
    page = await look(sandbox)
    await page.goto(f"{sandbox.url}/#{sandbox.person('Diego').id}/{sandbox.channel('vilcabamba')}")
    await expect(page.locator(".you-are")).to_have_text("You are Diego")
    await expect(page.locator("#chat-title")).to_have_text("vilcabamba")


async def test_what_waits_for_whom_is_shown(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox, "Bruno")
    bruno, elena = sandbox.person("Bruno"), sandbox.person("Elena")
    await bot.room(sandbox.channel("cusco")).send(f"{bruno.mention} {elena.mention}, it is your turn")
    await sandbox.person("Ana").say(sandbox.channel("vilcabamba"), "just talk")
    cusco = page.locator("[data-channel-name=cusco]")
    await expect(cusco.locator(".badge")).to_have_text("1")
    await expect(page.locator("[data-channel-name=vilcabamba]")).to_have_class("channel channel-unread")
    await expect(page.locator("[data-person=Elena] .badge")).to_have_text("1")
    await cusco.click()
    await expect(cusco.locator(".badge")).to_have_count(0)
    await expect(page.locator(".message")).to_have_class("message calls-me")


async def test_new_messages_are_told_to_screen_readers(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    page = await look(sandbox)
    await bot.room(plaza).send("**Bruno** built a *Royal Mint*")
    await expect(page.get_by_role("log")).to_have_text("Chaski: Bruno built a Royal Mint")


async def test_the_page_comes_back_when_the_sandbox_does(look: Look) -> None:
    first = Sandbox(page_texts=page_texts())
    await first.start()
    page = await look(first, "Bruno", "cusco")
    await page.locator("#composer-text").fill("not sent yet")
    await first.stop()
    await expect(page.locator("#banner")).to_contain_text("The sandbox is away.")
    async with Sandbox(port=first.port, page_texts=page_texts()) as second, open_sample_bot(second) as bot:
        await expect(page.locator("#banner")).to_be_hidden()
        await expect(page.locator("#composer-text")).to_have_value("not sent yet")
        await bot.room(second.channel("cusco")).send("Here again")
        await expect(page.locator(".message .text")).to_have_text("Here again")
        await page.locator("#composer-text").press("Enter")
        await second.person("Ana").wait(lambda message: message["content"] == "not sent yet")


async def test_a_bot_that_is_away_is_told(look: Look, sandbox: Sandbox) -> None:
    page = await look(sandbox)
    await expect(page.locator("#banner")).to_have_text("Chaski is offline and will not answer.")
    async with open_sample_bot(sandbox):
        await expect(page.locator("#banner")).to_be_hidden()
        await expect(page.locator("#bot-state")).to_have_text("Chaski online")
    await expect(page.locator("#banner")).to_be_visible()
