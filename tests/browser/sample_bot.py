"""A small plain bot that serves whatever a test of the web page needs."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
from discord import app_commands, ui
from PIL import Image

from bot.sandbox import Sandbox, redirect_discord_py

Talk = discord.Interaction["SampleBot"]
Answer = Callable[[Talk], Awaitable[Any]]
DISHES = ("Quinoa soup", "Quinoa salad", "Potato stew", "Corn bread")


class SampleBot(discord.Client):
    """Answers `/order` and `/hello`, and every component as the test says in `when`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.orders: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []
        self.when: dict[str, Answer] = {}

    async def setup_hook(self) -> None:
        for command in commands():
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_interaction(self, talk: Talk) -> None:
        custom_id = data_of(talk).get("custom_id")
        if custom_id in self.when:
            await self.when[custom_id](talk)

    def room(self, id_: int) -> discord.TextChannel:
        """A text channel to send to."""
        channel = self.get_channel(id_)
        assert isinstance(channel, discord.TextChannel)
        return channel


def data_of(talk: Talk) -> dict[str, Any]:
    """What came with an interaction."""
    return cast(dict[str, Any], talk.data or {})


def commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """The commands of the sample bot."""
    kitchen = app_commands.Group(name="kitchen", description="Everything to eat")

    @kitchen.command(name="order", description="Order something to eat")
    @app_commands.describe(dish="What you would like", portions="For how many", size="How large the bowls are")
    @app_commands.choices(size=[app_commands.Choice(name=name, value=name[0]) for name in ("Small", "Large")])
    async def order(
        talk: Talk,
        dish: str,
        portions: app_commands.Range[int, 1, 9],
        size: app_commands.Choice[str] | None = None,
        spicy: bool = False,
        guest: discord.Member | None = None,
        where: discord.TextChannel | None = None,
        recipe: discord.Attachment | None = None,
    ) -> None:
        talk.client.orders.append(
            {
                "dish": dish,
                "portions": portions,
                "size": size.value if size else None,
                "spicy": spicy,
                "guest": guest.name if guest else None,
                "where": where.name if where else None,
                "recipe": await recipe.read() if recipe else None,
            }
        )
        await talk.response.send_message(f"{portions} x {dish}, at once.")

    @order.autocomplete("dish")
    async def dishes(talk: Talk, current: str) -> list[app_commands.Choice[str]]:
        talk.client.asked.append(dict(iter(talk.namespace)))
        fitting = [name for name in DISHES if current.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name.lower().replace(" ", "-")) for name in fitting]

    @app_commands.command(description="Say hello to the inn")
    async def hello(talk: Talk) -> None:
        await talk.response.send_message("Welcome, traveller.")

    @app_commands.command(description="Knock where nobody opens")
    async def knock(talk: Talk) -> None:
        return

    return [kitchen, hello, knock]


def picture(colour: str = "#9c2f2a", size: tuple[int, int] = (1600, 1500)) -> bytes:
    """A PNG of one colour."""
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


def board(description: str = "The board on turn 27") -> discord.File:
    """A picture as large as those of a game."""
    return discord.File(io.BytesIO(picture()), "board.png", description=description)


def buttons(*labels: str) -> ui.View:
    """A row of buttons whose custom_id is their label in lower case."""
    view = ui.View(timeout=None)
    for label in labels:
        view.add_item(ui.Button(label=label, custom_id=label.lower()))
    return view


def menu(least: int = 1, most: int = 1) -> ui.View:
    """A select of all dishes."""
    view = ui.View(timeout=None)
    options = [
        discord.SelectOption(label=dish, description=f"Warm {dish.lower()}", value=dish.split()[1]) for dish in DISHES
    ]
    view.add_item(
        ui.Select(custom_id="menu", placeholder="Choose a dish", options=options, min_values=least, max_values=most)
    )
    return view


@asynccontextmanager
async def open_sample_bot(sandbox: Sandbox) -> AsyncIterator[SampleBot]:
    """A sample bot that runs on a sandbox."""
    with redirect_discord_py(sandbox.url):
        async with SampleBot() as bot:
            await bot.login(sandbox.token)
            running = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()
            yield bot
            await bot.close()
            await running
