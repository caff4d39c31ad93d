"""Screens as arguments of discord.py: views, files, mentions."""

from io import BytesIO
from typing import Any

import discord

from bot import limits
from bot.screens.screen import AttachedPicture, Block, Button, Gallery, Row, Screen, Section, Select, Words, as_layout

_STYLES = {name: discord.ButtonStyle[name] for name in ("primary", "secondary", "success", "danger")}


def view_of(rows: tuple[Row, ...]) -> discord.ui.View:
    """View with buttons and selects, stopped at once: custom ids carry everything, so memory keeps nothing."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for part in row:
            view.add_item(_select(part, number) if isinstance(part, Select) else _button(part, number))
    view.stop()
    return view


def layout_of(screen: Screen) -> discord.ui.LayoutView:
    """Layout in one frame with files below, stopped at once."""
    frame: discord.ui.Container[Any] = discord.ui.Container()
    for block in screen.blocks:
        frame.add_item(_block(block))
    for name, _ in screen.files:
        frame.add_item(discord.ui.File(_attached(name)))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(frame)
    view.stop()
    return view


def _block(block: Block) -> discord.ui.Item[Any]:
    match block:
        case Words(words):
            return discord.ui.TextDisplay(words)
        case Section(words, button):
            return discord.ui.Section(words, accessory=_button(button))
        case Gallery(pictures):
            return discord.ui.MediaGallery(
                *(
                    discord.MediaGalleryItem(_attached(each.name), description=each.alt[: limits.ALT_TEXT] or None)
                    for each in pictures
                )
            )
        case row:
            return discord.ui.ActionRow(*(_select(part) if isinstance(part, Select) else _button(part) for part in row))


def _attached(name: str) -> str:
    return f"attachment://{name}"


def _button(button: Button, row: int | None = None) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        custom_id=button.id,
        label=button.label or None,
        style=_STYLES[button.style],
        emoji=button.emoji or None,
        disabled=not button.enabled,
        row=row,
    )


def _select(select: Select, row: int | None = None) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=choice.label, value=choice.value, description=choice.detail or None, emoji=choice.emoji or None
        )
        for choice in select.choices
    ]
    return discord.ui.Select(custom_id=select.id, placeholder=select.placeholder, options=options, row=row)


def files_of(screen: Screen) -> list[discord.File]:
    """Pictures with alternative texts, and other files, as attachments."""
    pictures = [to_file(picture) for picture in screen.all_pictures]
    return pictures + [discord.File(BytesIO(data), filename=name) for name, data in screen.files]


def to_file(picture: AttachedPicture) -> discord.File:
    """A picture with its alternative text as an attachment."""
    return discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt[: limits.ALT_TEXT])


def mentions_of(screen: Screen) -> discord.AllowedMentions:
    """Mentions of the called people only, also if the words contain others."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(int(person)) for person in screen.calls]
    )


def to_send(screen: Screen) -> dict[str, Any]:
    """Arguments of a new message."""
    sent: dict[str, Any] = {"allowed_mentions": mentions_of(screen)}
    if screen.blocks:
        sent["view"] = layout_of(screen)
    else:
        sent["content"] = screen.words
        if screen.rows:
            sent["view"] = view_of(screen.rows)
    if screen.all_pictures or screen.files:
        sent["files"] = files_of(screen)
    return sent


def to_edit(screen: Screen, on_layout: bool = False) -> dict[str, Any]:
    """Arguments of an edit; a layout can only become another layout."""
    changes = {"allowed_mentions": mentions_of(screen), "attachments": files_of(screen)}
    if screen.blocks or on_layout:
        return {**changes, "content": None, "embeds": [], "view": layout_of(as_layout(screen))}
    return {**changes, "content": screen.words, "view": view_of(screen.rows) if screen.rows else None}
