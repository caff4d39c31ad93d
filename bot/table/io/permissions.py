"""The permissions of the bot in a channel, by their names in Discord's API."""

import discord

NEEDED_FOR_THREAD = ("create_public_threads", "send_messages_in_threads")


def needed_in(channel: object) -> tuple[str, ...]:
    """The needed permissions in a channel; threads have one of their own for sending."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return ("view_channel", sending, "attach_files", "add_reactions", "read_message_history")


def missing(has: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """The needed permissions that the bot lacks."""
    return tuple(name for name in needed if not getattr(has, name))
