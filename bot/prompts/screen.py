"""What a message looks like, as plain data that can be compared, tested and sent."""

from msgspec import Struct

from bot import limits

DECLINE = "no"  # instead of the number of an answer that says no
PRIMARY, SECONDARY, SUCCESS, DANGER = "primary", "secondary", "success", "danger"


class Button(Struct, frozen=True, kw_only=True):
    """A button below a message: what it is called, and the name that says what it does."""

    id: str
    label: str
    style: str = SECONDARY
    emoji: str = ""


class Choice(Struct, frozen=True, kw_only=True):
    """One entry of a Select's list."""

    value: str
    label: str
    detail: str = ""
    emoji: str = ""


class Select(Struct, frozen=True, kw_only=True):
    """A list to pick one entry from."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]


Row = tuple[Button, ...] | tuple[Select]


class AttachedPicture(Struct, frozen=True):
    """A picture with its words for those who cannot see it."""

    name: str
    data: bytes
    alt: str


class Screen(Struct, frozen=True, kw_only=True):
    """A message: words, rows of things to press, pictures, whom it calls, and reactions to offer."""

    words: str
    rows: tuple[Row, ...] = ()
    pictures: tuple[AttachedPicture, ...] = ()
    files: tuple[tuple[str, bytes], ...] = ()
    calls: tuple[str, ...] = ()
    reactions: tuple[str, ...] = ()


def custom_id(verb: str, game: int, number: int = 0, argument: str = "") -> str:
    """The name of a button: what it does, in which game, to which question, and one word more."""
    return f"b:{verb}:{game}:{number}:{argument}"


def select_id(verb: str, game: int, number: int, argument: str) -> str:
    """The name of a select, made in the same way."""
    return f"s:{verb}:{game}:{number}:{argument}"


_PARTS = r":(?P<verb>[a-z_]+):(?P<game>\d{1,15}):(?P<number>\d{1,15}):(?P<argument>[a-z0-9_-]*)"
BUTTON_ID, SELECT_ID = "b" + _PARTS, "s" + _PARTS


def fitted(words: str, room: int = limits.CONTENT) -> str:
    """Words that fit into a message; what is too long ends in an ellipsis."""
    return words if len(words) <= room else words[: room - 1] + "…"
