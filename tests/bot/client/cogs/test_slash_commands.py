"""The slash commands that Discord is told of, and their texts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot.client.cogs import COGS
from bot.client.command_tree import CONTEXTS, INSTALLS, Tree
from bot.languages import ENGLISH

COMMANDS = Path(__file__).parent / "commands.json"


async def registered() -> list[dict[str, Any]]:
    client = commands.Bot(
        "!",
        intents=discord.Intents.none(),
        tree_cls=Tree,
        allowed_contexts=CONTEXTS,
        allowed_installs=INSTALLS,
        help_command=None,
    )
    for cog in COGS:
        await client.add_cog(cog(client))
    for command in client.tree.get_commands():
        command.guild_only = True
    return [command.to_dict(client.tree) for command in client.tree.get_commands()]


async def test_discord_is_told_of_the_same_commands_as_ever() -> None:
    assert json.dumps(await registered(), indent=1, ensure_ascii=False) + "\n" == COMMANDS.read_text(encoding="utf-8")


async def test_every_text_of_a_command_is_used() -> None:
    def texts(prefix: str, listed: list[dict[str, Any]]) -> Iterator[tuple[str, set[str]]]:
        for each in listed:
            inner = each.get("options", [])
            yield f"{prefix}{each['name']}", {option["name"] for option in inner if option["type"] > 2}
            yield from texts(f"{prefix}{each['name']} ", [option for option in inner if option["type"] <= 2])

    assert dict(texts("", await registered())) == {
        name: {option.name for option in command.options.values()} for name, command in ENGLISH.commands.items()
    }
