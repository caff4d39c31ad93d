"""What the bot writes is shown as it is meant, and as nothing else."""

import io

import discord
from discord import ui
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.browser.conftest import Look
from tests.browser.sample_bot import SampleBot, board, buttons, picture
from tests.browser.scrolling import scroll_to_top

HOSTILE = (
    "<script>window.hacked = 1</script> <img src=x onerror='window.hacked = 2'> "
    "[press](javascript:window.hacked=3) **<b>bold</b>** `<i>code</i>` ||<u>secret</u>||"
)


async def test_a_message_shows_author_text_picture_and_buttons(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    page = await look(sandbox)
    ana = sandbox.person("Ana")
    text = f"**Turn 27**\n{ana.mention}, it is your turn.\nUntil <t:1700000000:D>."
    await bot.room(plaza).send(text, file=board(), view=buttons("Turn", "Hand", "Board", "Rules"))
    message = page.locator("[data-message-id]")
    await expect(message.locator(".author")).to_have_text("Chaski")
    await expect(message.locator(".tag")).to_have_text("bot")
    await expect(message.locator("strong")).to_have_text("Turn 27")
    await expect(message.locator(".mention-me")).to_have_text("@Ana")
    await expect(message.locator("time.stamp")).to_have_text("14 November 2023")
    image = message.locator("img")
    await expect(image).to_have_attribute("alt", "The board on turn 27")
    await expect(image).to_have_js_property("naturalWidth", 1600)
    await expect(message.locator("[data-custom-id]")).to_have_text(["Turn", "Hand", "Board", "Rules"])


async def test_markdown_becomes_what_it_means(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    await bot.room(plaza).send(
        "# Top\n*leaning* __under__ ~~gone~~ `code` \\*plain\\* snake_case_name\n- one\n  - two\n1. first\n"
        "> quoted\n```py\nx = 1\n```\n[site](https://example.com/a) https://example.com/b. "
        "<#1000000000000000202>\n-# small"
    )
    text = page.locator(".message .text")
    await expect(text.locator("h3")).to_have_text("Top")
    for tag, words in {"em": "leaning", "u": "under", "s": "gone", "blockquote": "quoted", "pre": "x = 1"}.items():
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("p code")).to_have_text("code")
    await expect(text.locator("ul ul li")).to_have_text("two")
    await expect(text.locator("ol li")).to_have_text("first")
    await expect(text.locator("small")).to_have_text("small")
    await expect(text).to_contain_text("*plain* snake_case_name")
    links = text.locator("a")
    await expect(links).to_have_text(["site", "https://example.com/b"])
    await expect(links.first).to_have_attribute("rel", "noopener noreferrer nofollow")
    await text.locator("[data-open-channel]").click()
    await expect(page.locator("#chat-title")).to_have_text("cusco")


async def test_what_looks_like_markup_stays_text(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    embed = discord.Embed(title=HOSTILE[:250], description=HOSTILE)
    embed.add_field(name="<b>name</b>", value=HOSTILE)
    view = buttons("<b>Label</b>")
    await bot.room(plaza).send(HOSTILE, embed=embed, view=view)
    message = page.locator("[data-message-id]")
    await expect(message.locator(".part-text")).to_contain_text("<script>window.hacked = 1</script>")
    await expect(message.locator(".part-text strong")).to_have_text("<b>bold</b>")
    await expect(message.locator(".button")).to_have_text("<b>Label</b>")
    await expect(message.locator("script, img, b, i, a[href^=javascript]")).to_have_count(0)
    assert await page.evaluate("window.hacked") is None


async def test_a_spoiler_shows_itself_only_when_asked(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    await bot.room(plaza).send("The winner is ||Bruno||")
    spoiler = page.locator(".spoiler")
    await expect(spoiler.locator(".spoiler-content")).to_have_css("opacity", "0")
    await spoiler.press("Enter")
    await expect(spoiler.locator(".spoiler-content")).to_have_css("opacity", "1")


async def test_relative_times_follow_the_clock(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox, own=True)
    now = await page.evaluate("Math.floor(Date.now() / 1000)")
    await page.clock.install(time=now)
    await page.reload()
    await bot.room(plaza).send(f"Until <t:{now + 7200}:R>")
    stamp = page.locator("time.stamp")
    await expect(stamp).to_have_text("in 2 hours")
    await page.clock.fast_forward("03:00:00")
    await expect(stamp).to_have_text("1 hour ago")


async def test_an_embed_shows_all_its_parts(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    embed = discord.Embed(title="Scores", description="After **27** turns", colour=0x2F7F86, url="https://example.com")
    embed.add_field(name="Ana", value="41").add_field(name="Bruno", value="39").set_footer(text="Round 2")
    embed.set_image(url="attachment://board.png")
    await bot.room(plaza).send(embed=embed, file=board())
    card = page.locator(".embed")
    await expect(card).to_have_css("border-inline-start-color", "rgb(47, 127, 134)")
    await expect(card.locator(".embed-title a")).to_have_attribute("href", "https://example.com")
    await expect(card.locator("dt")).to_have_text(["Ana", "Bruno"])
    await expect(card.locator("dd")).to_have_text(["41", "39"])
    await expect(card.locator(".embed-footer")).to_have_text("Round 2")
    await expect(card.locator(".embed-image img")).to_have_js_property("naturalWidth", 1600)


async def test_layout_components_are_laid_out(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0xD98E2B)
    box.add_item(ui.TextDisplay("## Market"))
    box.add_item(ui.Separator())
    box.add_item(ui.Section("Two **stones**", accessory=ui.Button(label="Buy", custom_id="buy")))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The market")))
    view.add_item(box)
    bot.when["buy"] = lambda talk: talk.response.send_message("Sold.")
    await bot.room(plaza).send(view=view, file=board())
    await expect(page.locator(".container h4")).to_have_text("Market")
    await expect(page.locator(".container [role=separator]")).to_be_visible()
    await expect(page.locator(".container img")).to_have_attribute("alt", "The market")
    await page.locator(".section [data-custom-id=buy]").click()
    await expect(page.locator(".message .text", has_text="Sold.")).to_be_visible()


async def test_a_file_can_be_downloaded(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    await bot.room(plaza).send(file=discord.File(io.BytesIO(b"a saved game"), "game.json"))
    async with page.expect_download() as download:
        await page.locator(".file").click()
    assert (await download.value).suggested_filename == "game.json"


async def test_a_picture_grows_zooms_and_goes_away(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    page = await look(sandbox)
    await bot.room(plaza).send(file=board())
    await page.locator(".picture").click()
    stage = page.locator("dialog.lightbox .stage")
    await expect(stage.locator("img")).to_have_attribute("alt", "The board on turn 27")
    await page.get_by_label("Zoom in").click()
    await expect(stage).to_have_attribute("data-scale", "1.50")
    await page.keyboard.press("0")
    await expect(stage).to_have_attribute("data-scale", "1.00")
    await page.keyboard.press("Escape")
    await expect(stage).to_have_count(0)


async def test_pictures_load_under_either_name_of_this_computer(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    page = await look(sandbox)
    await page.goto(f"http://localhost:{sandbox.port}/#Ana/plaza")
    await bot.room(plaza).send(file=board())
    await expect(page.locator(".message img")).to_have_js_property("naturalWidth", 1600)


async def test_edits_replies_and_deletions_are_followed(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    page = await look(sandbox)
    first = await bot.room(plaza).send("Who goes first?")
    second = await first.reply("Bruno does.")
    reply = page.locator(f"[data-message-id='{second.id}']")
    await expect(reply.locator(".reference")).to_contain_text("Who goes first?")
    await second.edit(content="Chaska does.")
    await expect(reply.locator(".part-text")).to_have_text("Chaska does. (edited)")
    await first.delete()
    await expect(page.locator(f"[data-message-id='{first.id}']")).to_have_count(0)


async def test_an_edit_keeps_the_picture_that_has_not_changed(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    page = await look(sandbox)
    message = await bot.room(plaza).send("Turn 1", file=discord.File(io.BytesIO(picture()), "board.png"))
    image = await page.locator(".message img").element_handle()
    assert image is not None
    await message.edit(content="Turn 2")
    await expect(page.locator(".message .text")).to_contain_text("Turn 2")
    assert await image.evaluate("node => node.isConnected")


async def test_a_thread_is_announced_listed_and_opened(
    look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int
) -> None:
    page = await look(sandbox)
    message = await bot.room(plaza).send("A table for two")
    thread = await message.create_thread(name="Game 7")
    await thread.send(f"Welcome, {sandbox.person('Ana').mention}")
    entry = page.locator(f"[data-channel-id='{thread.id}']")
    await expect(entry.locator(".badge")).to_have_text("1")
    await expect(page).to_have_title("(1) #plaza · Tawantinsuyu")
    await page.locator(".thread-link").click()
    await expect(page.locator("#chat-title")).to_contain_text("Game 7")
    await expect(page.locator(".message .text")).to_have_text(["A table for two", "Welcome, @Ana"])
    await expect(entry.locator(".badge")).to_have_count(0)
    await thread.edit(archived=True)
    await page.locator("[data-channel-name=plaza]").click()
    await expect(entry).to_have_count(0)
    await page.locator(".fold").click()
    await expect(entry).to_be_visible()


async def test_a_private_word_has_a_channel_of_its_own(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    hers, his = await look(sandbox, "Ana"), await look(sandbox, "Bruno")
    await (await bot.fetch_user(sandbox.person("Bruno").id)).send("It is your turn")
    entry = his.locator("[data-channel-name=Chaski]")
    await expect(entry.locator(".badge")).to_have_text("1")
    await entry.click()
    await expect(his.locator(".message .text")).to_have_text("It is your turn")
    await expect(hers.locator("[data-channel-name=Chaski]")).to_have_count(0)


async def test_older_messages_come_when_one_scrolls_up(look: Look, sandbox: Sandbox, plaza: int) -> None:
    ana = sandbox.person("Ana")
    for number in range(120):
        await ana.say(plaza, f"line {number}")
    page = await look(sandbox)
    await expect(page.locator(".message").last).to_contain_text("line 119")
    oldest = page.locator(".message .text", has_text="line 0")
    await page.locator("#scroller").hover()
    while await oldest.count() == 0:
        await scroll_to_top(page)
    assert await page.locator(".message").count() == 120


async def test_news_below_are_told_and_one_press_away(look: Look, sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    for number in range(40):
        await sandbox.person("Ana").say(plaza, f"line {number}")
    page = await look(sandbox, "Bruno")
    await expect(page.locator(".message").last).to_be_in_viewport()
    await scroll_to_top(page)
    await expect(page.locator("#pill")).to_have_text("Jump to the newest")
    await bot.room(plaza).send("The newest of all")
    await expect(page.locator("#pill")).to_have_text("1 new message")
    await expect(page.locator(".message").last).not_to_be_in_viewport()
    await page.locator("#pill").click()
    await expect(page.locator(".message").last).to_be_in_viewport()
    await expect(page.locator("#pill")).to_be_hidden()


async def test_who_is_typing_is_shown(look: Look, sandbox: Sandbox, plaza: int) -> None:
    page = await look(sandbox)
    await sandbox.person("Bruno").typing(plaza)
    await expect(page.locator("#typing")).to_have_text("Bruno is typing")
    await sandbox.person("Bruno").say(plaza, "There.")
    await expect(page.locator("#typing")).to_be_empty()
