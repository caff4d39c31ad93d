"""What the bot needs in a channel, by the names that Discord's settings show."""

import discord

SENDING = {True: "send_messages_in_threads", False: "send_messages"}
NEEDED = ("view_channel", "send_messages", "attach_files", "add_reactions", "read_message_history")
NEEDED_IN_THREAD = ("create_public_threads", "send_messages_in_threads")


def needed_in(channel: object) -> tuple[str, ...]:
    """What is needed there: a thread has a permission of its own for sending."""
    sending = SENDING[isinstance(channel, discord.Thread)]
    return tuple(sending if name in SENDING.values() else name for name in NEEDED)


def missing(has: discord.Permissions, needed: tuple[str, ...]) -> str:
    """What is lacking, in words; empty if nothing is."""
    return ", ".join(name.replace("_", " ").title() for name in needed if not getattr(has, name))
