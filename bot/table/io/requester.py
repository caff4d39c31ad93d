"""The requester: a person who uses a command or presses a button."""

from msgspec import Struct

from bot.languages import Language


class Requester(Struct, frozen=True, kw_only=True):
    """A person in a channel of a server."""

    person: str
    name: str
    server: str
    channel: str
    lang: Language
    theme: str = "light"
    manager: bool = False
    interaction: str | None = None
