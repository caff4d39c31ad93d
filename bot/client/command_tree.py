"""All slash commands: where they can be used, and which input is refused."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.client.table_bot import TableBot
from bot.say.chat import chat
from bot.table.io.user_text import LONGEST_TYPED

# Every command is for the channels of a server with the bot.
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)

Kind = discord.AppCommandOptionType
_KINDS: Mapping[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.number: (int, float),
    Kind.boolean: (bool,),
}


class Tree(app_commands.CommandTree[TableBot]):
    """All slash commands; refuses too long or unfit input before any command runs."""

    async def interaction_check(self, interaction: discord.Interaction[TableBot], /) -> bool:
        """Whether to run this: not twice, nor with impossible input; cuts the input of an autocomplete."""
        if not interaction.client.is_first_delivery(interaction.id):
            return False
        given = list(_given(interaction.data or {}))
        if interaction.type is discord.InteractionType.autocomplete:
            for option in given:
                if isinstance(option["value"], str):
                    option["value"] = option["value"][:LONGEST_TYPED]
            return True
        refusal = _refusal(interaction.command, given) if interaction.guild_id else "servers_only"
        if refusal:
            sentence = chat(refusal, await interaction.client.language_of(interaction), n=LONGEST_TYPED)
            await interaction.response.send_message(sentence, ephemeral=True)
        return not refusal


def _given(part: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The options of a command or its sub-command that have a value."""
    for option in part.get("options", ()):
        if "value" in option:
            yield option
        yield from _given(option)


def _refusal(command: object, given: Iterable[Mapping[str, Any]]) -> str:
    """The key of the refusal of too long or unfit input, else empty."""
    for option in given:
        value = option["value"]
        if isinstance(value, str) and len(value) > LONGEST_TYPED:
            return "too_long"
        known = parameter_called(option["name"], command) if isinstance(command, app_commands.Command) else None
        if known and not _takes(known, value):
            return "old_command"
    return ""


def parameter_called(name: str, command: app_commands.Command[Any, ..., Any]) -> app_commands.Parameter | None:
    """The parameter of a command with this name on Discord."""
    return next((each for each in command.parameters if each.display_name == name), None)


def _takes(known: app_commands.Parameter, value: object) -> bool:
    """Whether Discord allows this value for an option: its type, its choices and its bounds."""
    kinds = _KINDS.get(known.type)
    if kinds is None:
        return True
    if type(value) not in kinds or (known.choices and value not in [choice.value for choice in known.choices]):
        return False
    if not isinstance(value, int | float):
        return True
    least, most = known.min_value, known.max_value
    return (least is None or least <= value) and (most is None or value <= most)
