"""The slash commands as a whole: where they can be used, and what is too much to be worked on."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.table.typed import LONGEST_TYPED
from bot.text.chat import chat, spoken

if TYPE_CHECKING:
    from bot.app import Chaski

# Said to Discord with every command: they are for the channels of a server on which the bot was installed.
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)


class Tree(app_commands.CommandTree["Chaski"]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction["Chaski"], /) -> bool:
        """Whether this is to be worked on: not if it was delivered before, nor if it cannot be meant.

        Discord lets people type 6000 letters into any option; while they still type, only the first ones count.
        """
        if not interaction.client.is_first_delivery(interaction.id):
            return False
        typed = list(_typed(interaction.data or {}))
        if interaction.type is discord.InteractionType.autocomplete:
            for option in typed:
                option["value"] = option["value"][:LONGEST_TYPED]
            return True
        refusal = _refusal(interaction.command, typed)
        if refusal:
            sentence = chat(refusal, spoken(interaction.locale.value), n=LONGEST_TYPED)
            await interaction.response.send_message(sentence, ephemeral=True)
        return not refusal


def _typed(part: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The options of a command, or of its sub-command, that are words."""
    for option in part.get("options", ()):
        if isinstance(option.get("value"), str):
            yield option
        yield from _typed(option)


def _refusal(command: object, typed: Iterable[Mapping[str, Any]]) -> str:
    """The sentence for words that are too long, or not among those an option offers; empty if there are none."""
    for option in typed:
        if len(option["value"]) > LONGEST_TYPED:
            return "too_long"
        known = command.get_parameter(option["name"]) if isinstance(command, app_commands.Command) else None
        if known and known.choices and option["value"] not in [choice.value for choice in known.choices]:
            return "old_command"
    return ""
