"""Buttons between the pages of a long text."""

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, SECONDARY, Button, custom_id

WAYS = (("first", "⏮️"), ("back", "⬅️"), ("forward", "➡️"), ("last", "⏭️"))


def page_buttons(verb: str, game: int, number: int, page: int, pages: int, lang: Language) -> tuple[Button, ...]:
    """First, Back, Forward and Last, without those that lead nowhere."""
    to = {"first": 0, "back": page - 1, "forward": page + 1, "last": pages - 1}
    useful = {"first": page > 1, "back": page > 0, "forward": page < pages - 1, "last": page < pages - 2}
    return tuple(
        Button(
            id=custom_id(verb, game, number, str(to[way])),
            label=chat(f"button.{way}", lang),
            style=PRIMARY if way in ("back", "forward") else SECONDARY,
            emoji=emoji,
        )
        for way, emoji in WAYS
        if useful[way]
    )
