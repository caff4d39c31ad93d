"""Messages read as a person reads them, whether classic or a layout: their words, and what there is to press."""

from typing import Any

from msgspec import Struct

from bot.sandbox import Person, Reply
from bot.sandbox.people.components import BUTTON
from bot.sandbox.records.post import COMPONENTS_V2
from bot.sandbox.state.compose import texts, walk
from tests.e2e.kit.harness import Message


class ShownButton(Struct, frozen=True):
    """A button as it is seen: with the words it stands beside, where it has some."""

    label: str
    id: str
    enabled: bool = True
    beside: str = ""


def is_layout(message: Message) -> bool:
    """Whether a message is a layout, once and for all."""
    return bool(message["flags"] & COMPONENTS_V2)


def words_of(message: Message) -> str:
    """All its words, line by line."""
    return "\n".join(filter(None, (message["content"], *texts(message["components"]))))


def buttons_of(message: Message) -> list[ShownButton]:
    """All its buttons, from top to bottom."""
    components = list(walk(message["components"]))
    beside = {
        part["accessory"]["custom_id"]: "\n".join(texts(part["components"]))
        for part in components
        if part.get("accessory")
    }
    return [
        ShownButton(part.get("label", ""), name, not part["disabled"], beside.get(name, ""))
        for part in components
        if part["type"] == BUTTON and (name := part["custom_id"])
    ]


def pictures_of(message: Message) -> list[dict[str, Any]]:
    """The media of its galleries, each with its `description`, and with the `id` of its file."""
    return [
        {**item["media"], "description": item["description"]}
        for part in walk(message["components"])
        for item in part.get("items", ())
    ]


async def press(person: Person, message: Message, label: str, beside: str = "") -> Reply:
    """Press the button with this label; of several, the one whose words begin with these."""
    shown = buttons_of(message)
    found = [each for each in shown if each.label == label and each.beside.startswith(beside)]
    assert len(found) == 1, f"{len(found)} buttons {label!r} beside {beside!r} among {shown}"
    return await person.press(dict(message), found[0].id)
