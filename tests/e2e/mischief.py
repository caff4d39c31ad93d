"""What people and networks do to a bot on a bad day: forged buttons, doubled deliveries, a killed process."""

import asyncio
from typing import Any

from bot.sandbox.cast import BOT
from tests.e2e.house import House, Message


def planted(house: House, channel: int, *ids: str) -> Message:
    """A message of the bot with buttons of these names, as an earlier version may have posted it."""
    buttons = [{"type": 2, "style": 2, "label": f"{number}", "custom_id": name} for number, name in enumerate(ids)]
    rows = [{"type": 1, "components": buttons[start : start + 5]} for start in range(0, len(buttons), 5)]
    post = house.sandbox.world.chat.write(channel, BOT, {"content": "From earlier times", "components": rows}, [])
    return post.seen_by(BOT)


def deliver_twice(house: House) -> None:
    """From now on every interaction reaches the bot two times, as after a connection that broke at a bad moment."""
    feed = house.sandbox.world.feed
    seen: set[str] = set()

    def again(event: str, data: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and data["id"] not in seen:
            seen.add(data["id"])
            asyncio.get_running_loop().call_soon(feed.dispatch, event, data)

    feed.add_gateway(again)


def from_bot(messages: list[Message]) -> list[Message]:
    """The messages that everybody sees and the bot wrote."""
    return [each for each in messages if each["author"]["id"] == str(BOT) and not each.get("ephemeral")]
