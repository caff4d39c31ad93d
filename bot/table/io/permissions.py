"""What the bot needs in a channel, by the names that Discord gives permissions in programs."""

import discord

NEEDED_FOR_THREAD = ("create_public_threads", "send_messages_in_threads")


def needed_in(channel: object) -> tuple[str, ...]:
    """What is needed there: a thread has a permission of its own for sending."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return ("view_channel", sending, "attach_files", "add_reactions", "read_message_history")


def missing(has: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the permissions that the bot needs it lacks."""
    return tuple(name for name in needed if not getattr(has, name))
