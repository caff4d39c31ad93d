"""A small plain bot that does a bit of everything a bot can do on Discord."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from bot.sandbox import Sandbox, redirect_discord_py

Talk = discord.Interaction["SampleBot"]


def picture(colour: str = "red", size: tuple[int, int] = (8, 6)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


def file(name: str = "board.png", colour: str = "red", description: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(picture(colour)), name, description=description)


class Buttons(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Change", custom_id="change", style=discord.ButtonStyle.primary)
    async def change(self, talk: Talk, _: Any) -> None:
        await talk.response.edit_message(content="changed")

    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, talk: Talk, _: Any) -> None:
        await talk.response.send_modal(Question())

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, talk: Talk, _: Any) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, talk: Talk, _: Any) -> None:
        await talk.response.send_message("only you", ephemeral=True)

    @discord.ui.select(
        custom_id="pick",
        placeholder="Pick a colour",
        options=[discord.SelectOption(label="Red", value="red"), discord.SelectOption(label="Blue", value="blue")],
        max_values=2,
    )
    async def pick(self, talk: Talk, menu: discord.ui.Select["Buttons"]) -> None:
        await talk.response.defer()
        await talk.edit_original_response(content=f"picked {', '.join(menu.values)}", attachments=[file("new.png")])


class Question(discord.ui.Modal, title="A question"):
    answer: discord.ui.TextInput["Question"] = discord.ui.TextInput(label="Answer", custom_id="answer", max_length=10)

    async def on_submit(self, talk: discord.Interaction[Any]) -> None:
        if talk.message is None:
            await talk.response.send_message(f"you said {self.answer.value}")
        else:
            await talk.response.edit_message(content=f"you said {self.answer.value}")


class Labelled(discord.ui.Modal, title="Labelled"):
    text: discord.ui.Label["Labelled"] = discord.ui.Label(
        text="Text", component=discord.ui.TextInput(custom_id="text", required=False)
    )
    kind: discord.ui.Label["Labelled"] = discord.ui.Label(
        text="Kind", component=discord.ui.Select(custom_id="kind", options=[discord.SelectOption(label="A", value="a")])
    )

    async def on_submit(self, talk: discord.Interaction[Any]) -> None:
        assert isinstance(self.text.component, discord.ui.TextInput)
        assert isinstance(self.kind.component, discord.ui.Select)
        await talk.response.send_message(f"{self.text.component.value!r} {self.kind.component.values}")


class Layout(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: discord.ui.MediaGallery[Layout] = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="a board")
        )
        self.add_item(discord.ui.Container(discord.ui.TextDisplay("words"), gallery))


class SampleBot(discord.Client):
    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(guild_ready_timeout=0.02, **options)
        self.tree = app_commands.CommandTree(self)
        self.seen: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.errors: list[Exception] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_view(Buttons())
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.put_nowait(("message", message))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.seen.put_nowait(("delete", event))

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        self.seen.put_nowait(("reaction", event))

    async def on_raw_reaction_remove(self, event: discord.RawReactionActionEvent) -> None:
        self.seen.put_nowait(("unreaction", event))

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.seen.put_nowait(("thread", thread))

    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        self.seen.put_nowait(("thread update", after))

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        self.seen.put_nowait(("channel", channel))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.seen.put_nowait(("channel delete", channel))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.seen.put_nowait(("thread delete", event))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.seen.put_nowait(("guild join", guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.seen.put_nowait(("guild remove", guild))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.seen.put_nowait(("guild available", guild))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.seen.put_nowait(("guild unavailable", guild))

    async def on_guild_channel_update(self, _: Any, after: discord.abc.GuildChannel) -> None:
        self.seen.put_nowait(("channel update", after))

    async def on_typing(self, channel: Any, user: Any, _: Any) -> None:
        self.seen.put_nowait(("typing", user))

    async def on_resumed(self) -> None:
        self.seen.put_nowait(("resumed", None))

    async def sees(self, kind: str) -> Any:
        """The next event of a kind; others are passed over."""
        async with asyncio.timeout(20):
            while True:
                found, event = await self.seen.get()
                if found == kind:
                    return event

    def text(self, channel_id: int) -> discord.TextChannel:
        channel = self.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        return channel


def add_commands(bot: SampleBot) -> None:
    tree = bot.tree

    @tree.error
    async def on_error(_: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        bot.errors.append(getattr(error, "original", error))

    @tree.command(name="say", description="Says it")
    async def say(talk: Talk, text: str, times: app_commands.Range[int, 1, 3] = 1, loud: bool = False) -> None:
        await talk.response.send_message((text.upper() if loud else text) * times)

    @tree.command(name="kinds", description="Every kind of option")
    @app_commands.choices(size=[app_commands.Choice(name="Small", value=1), app_commands.Choice(name="Big", value=2)])
    async def kinds(
        talk: Talk,
        who: discord.Member,
        where: discord.TextChannel,
        size: int,
        what: discord.Attachment,
        ratio: float = 0.5,
    ) -> None:
        data = await what.read()
        await talk.response.send_message(f"{who.display_name} {where.name} {size} {ratio} {what.filename} {len(data)}")

    @tree.command(name="slow", description="Answers later")
    async def slow(talk: Talk, hidden: bool = False) -> None:
        await talk.response.defer(ephemeral=hidden, thinking=True)
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        await talk.followup.send("at last", file=file(description="a red board"), embed=embed, view=Buttons())
        await talk.followup.send("and more", ephemeral=hidden)

    @tree.command(name="panel", description="Shows buttons")
    async def panel(talk: Talk) -> None:
        await talk.response.send_message("panel", view=Buttons())

    @tree.command(name="never", description="Does not answer")
    async def never(talk: Talk) -> None:
        bot.seen.put_nowait(("never", talk))

    @tree.command(name="form", description="Opens a form")
    async def form(talk: Talk) -> None:
        await talk.response.send_modal(Question())

    @tree.command(name="labels", description="Opens a form with labels")
    async def labels(talk: Talk) -> None:
        await talk.response.send_modal(Labelled())

    @tree.command(name="layout", description="Shows a layout")
    async def layout(talk: Talk) -> None:
        await talk.response.send_message(view=Layout(), file=file())

    @tree.command(name="admin", description="For few")
    @app_commands.default_permissions(manage_guild=True)
    async def admin(talk: Talk) -> None:
        await talk.response.send_message("yes, boss")

    group = app_commands.Group(name="game", description="Games")
    inner = app_commands.Group(name="rule", description="Rules", parent=group)

    @group.command(name="new", description="A new one")
    async def new(talk: Talk, players: int) -> None:
        await talk.response.send_message(f"game for {players}")

    @inner.command(name="find", description="Looks up")
    async def find(talk: Talk, word: str) -> None:
        await talk.response.send_message(f"rule {word}")

    @find.autocomplete("word")
    async def words(talk: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        known = ("stairs", "statue", "temple")
        return [app_commands.Choice(name=each.title(), value=each) for each in known if each.startswith(current)]

    tree.add_command(group)


@asynccontextmanager
async def running_sample_bot(sandbox: Sandbox, bot: SampleBot | None = None) -> AsyncIterator[SampleBot]:
    """A sample bot that is logged in and ready."""
    bot = bot or SampleBot()
    with redirect_discord_py(sandbox.url):
        await bot.login(sandbox.token)
        running = asyncio.create_task(bot.connect())
        try:
            async with asyncio.timeout(20):
                await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            await running
