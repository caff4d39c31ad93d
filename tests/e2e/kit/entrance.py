"""Cards of the entrance in tests: opened, ticked and pressed by their labels."""

from bot.sandbox import Person, Reply
from storage import OPEN, Game
from tests.e2e.kit.harness import Harness, Message, button, parts

TICKED = "☑️"


async def pressed(person: Person, reply: Reply, *labels: str) -> Reply:
    """Somebody presses these buttons one after the other, each on the card that the one before led to."""
    for label in labels:
        assert reply.message is not None
        reply = await person.press(reply.message, _named(reply.message, label))
    return reply


def _named(message: Message, label: str) -> str:
    found = button(message, label)
    assert found is not None, f"no {label} among {labels(message)}"
    return str(found["custom_id"])


def labels(message: Message | None) -> list[str]:
    """What the buttons of a message say."""
    return [part["label"] for part in parts(message or {}) if part.get("label")]


def ticked(reply: Reply) -> list[str]:
    """What the ticked buttons of a card say."""
    return [part["label"] for part in parts(reply.message or {}) if part.get("emoji", {}).get("name") == TICKED]


async def games_of(harness: Harness, person: Person, statuses: tuple[str, ...] = OPEN) -> list[Game]:
    """The games somebody sits in."""
    return await harness.games.lists.of_person(str(person.id), statuses)
