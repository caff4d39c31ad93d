"""Screens as the arguments that discord.py takes: views, files, mentions."""

from io import BytesIO
from typing import Any

import discord

from bot import limits
from bot.prompts.screen import Button, Row, Screen, Select

_STYLES = {name: discord.ButtonStyle[name] for name in ("primary", "secondary", "success", "danger")}


def view_of(rows: tuple[Row, ...]) -> discord.ui.View:
    """Buttons and selects. The view is stopped at once: their names say all, and nothing waits in memory."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for part in row:
            view.add_item(_select(part, number) if isinstance(part, Select) else _button(part, number))
    view.stop()
    return view


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        custom_id=button.id, label=button.label, style=_STYLES[button.style], emoji=button.emoji or None, row=row
    )


def _select(select: Select, row: int) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=choice.label, value=choice.value, description=choice.detail or None, emoji=choice.emoji or None
        )
        for choice in select.choices
    ]
    return discord.ui.Select(custom_id=select.id, placeholder=select.placeholder, options=options, row=row)


def files_of(screen: Screen) -> list[discord.File]:
    """The pictures as attachments, each with its alternative text, and other files."""
    pictures = [
        discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt[: limits.ALT_TEXT])
        for picture in screen.pictures
    ]
    return pictures + [discord.File(BytesIO(data), filename=name) for name, data in screen.files]


def mentions_of(screen: Screen) -> discord.AllowedMentions:
    """Only those who are meant to be called are called, whatever the words contain."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(int(person)) for person in screen.calls]
    )


def to_send(screen: Screen) -> dict[str, Any]:
    """The arguments for a new message."""
    sent: dict[str, Any] = {"content": screen.words, "allowed_mentions": mentions_of(screen)}
    if screen.rows:
        sent["view"] = view_of(screen.rows)
    if screen.pictures or screen.files:
        sent["files"] = files_of(screen)
    return sent


def to_edit(screen: Screen) -> dict[str, Any]:
    """The arguments for a message that takes the place of what was there."""
    return {
        "content": screen.words,
        "allowed_mentions": mentions_of(screen),
        "view": view_of(screen.rows) if screen.rows else None,
        "attachments": files_of(screen),
    }
