"""A message as plain data, to compare, test and send."""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import Struct, structs

from bot import limits

RULES = "❓"  # emoji of the rules
DECLINE = "no"  # in place of the index of Pass
PRIMARY, SECONDARY, SUCCESS, DANGER = "primary", "secondary", "success", "danger"


class Button(Struct, frozen=True, kw_only=True):
    """A button below a message; its id says what it does."""

    id: str
    label: str
    style: str = SECONDARY
    emoji: str = ""
    enabled: bool = True


class Choice(Struct, frozen=True, kw_only=True):
    """One entry of a Select."""

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
    """A picture with its alternative text."""

    name: str
    data: bytes
    alt: str


class Words(Struct, frozen=True):
    """A block of text in a layout."""

    words: str


class Section(Struct, frozen=True):
    """A block of text in a layout, with a button at its side."""

    words: str
    button: Button


class Gallery(Struct, frozen=True):
    """Pictures at their place in a layout."""

    pictures: tuple[AttachedPicture, ...]


Block = Words | Section | Gallery | Row


class Screen(Struct, frozen=True, kw_only=True):
    """A message: words, rows of buttons and selects, pictures, mentions and reactions; or a layout made of `blocks`."""

    words: str = ""
    rows: tuple[Row, ...] = ()
    pictures: tuple[AttachedPicture, ...] = ()
    files: tuple[tuple[str, bytes], ...] = ()
    calls: tuple[str, ...] = ()
    reactions: tuple[str, ...] = ()
    blocks: tuple[Block, ...] = ()
    later: Callable[[], Awaitable["Screen | None"]] | None = None  # the Screen with more, None if outdated
    # The next card of a private message, after the news of the channel: a new message below the newest board in place
    # of this one; None without one.
    follows: Callable[[], Awaitable["Screen | None"]] | None = None
    card_of: int = 0  # the game of which this is the card; it takes the place of an earlier one

    def __post_init__(self) -> None:
        if self.blocks and (self.words or self.rows or self.pictures):
            raise ValueError("a layout has its words, rows and pictures in its blocks")

    @property
    def all_pictures(self) -> tuple[AttachedPicture, ...]:
        """The pictures of the message or of its layout."""
        shown = (picture for block in self.blocks if isinstance(block, Gallery) for picture in block.pictures)
        return (*self.pictures, *shown)


def as_layout(screen: Screen) -> Screen:
    """The same message as a layout; `files` stay as they are."""
    if screen.blocks:
        return screen
    words: tuple[Block, ...] = (Words(screen.words),) if screen.words else ()
    pictures: tuple[Block, ...] = (Gallery(screen.pictures),) if screen.pictures else ()
    return structs.replace(screen, words="", rows=(), pictures=(), blocks=(*words, *pictures, *screen.rows))


def shown_apart(words: str, pictures: Sequence[AttachedPicture], rows: tuple[Row, ...] = ()) -> Screen:
    """Words above pictures; several pictures get a block each, because Discord crops pictures in one gallery."""
    if len(pictures) <= 1:
        return Screen(words=words, pictures=tuple(pictures), rows=rows)
    return Screen(blocks=(Words(words), *(Gallery((picture,)) for picture in pictures), *rows))


def with_picture(screen: Screen, picture: AttachedPicture) -> Screen:
    """The layout with a picture below its first block: the question, then the picture, then the answers."""
    first, *others = screen.blocks
    return structs.replace(screen, blocks=(first, Gallery((picture,)), *others), later=None)


def with_note(screen: Screen, note: str) -> Screen:
    """The message with a note below its words, or below the first words of a layout; long words are cut."""
    if not screen.blocks:
        return structs.replace(screen, words=f"{fitted(screen.words, limits.CONTENT - len(note) - 1)}\n{note}")
    first = next((block for block in screen.blocks if isinstance(block, Words)), None)
    if first is None:
        return structs.replace(screen, blocks=(Words(note), *screen.blocks))
    others = sum(
        len(block.words) for block in screen.blocks if isinstance(block, Words | Section) and block is not first
    )
    noted = Words(f"{fitted(first.words, limits.LAYOUT_TEXT - others - len(note) - 1)}\n{note}")
    return structs.replace(screen, blocks=tuple(noted if block is first else block for block in screen.blocks))


def custom_id(verb: str, game: int, number: int = 0, argument: str = "") -> str:
    """The id of a button: its verb, game, question and argument."""
    return f"b:{verb}:{game}:{number}:{argument}"


def select_id(verb: str, game: int, number: int, argument: str) -> str:
    """The id of a select, with the same parts as `custom_id`."""
    return f"s:{verb}:{game}:{number}:{argument}"


def rules_button(game: int, key: str, label: str, emoji: str = "") -> Button:
    """The button that shows an entry of the rules, like `/rules`."""
    return Button(id=custom_id("rules", game, argument=key.replace(":", "-")), label=label, emoji=emoji)


def rules_key(argument: str) -> str:
    """The key of an entry of the rules, from the argument of its button."""
    return argument.replace("-", ":", 1)


_PARTS = r":(?P<verb>[a-z_]+):(?P<game>\d{1,15}):(?P<number>\d{1,15}):(?P<argument>[a-z0-9_-]*)"
BUTTON_ID, SELECT_ID = "b" + _PARTS, "s" + _PARTS


def pressable_label(screen: Screen, verb: str, argument: str) -> str:
    """The label of what does this on a layout, a button or the entry of a list; empty without one."""
    for part in (part for block in screen.blocks if isinstance(block, tuple) for part in block):
        name = re.fullmatch(BUTTON_ID if isinstance(part, Button) else SELECT_ID, part.id)
        if name is None or name["verb"] != verb:
            continue
        if isinstance(part, Button) and name["argument"] == argument:
            return part.label
        if isinstance(part, Select):
            for choice in part.choices:
                if choice.value == argument:
                    return choice.label
    return ""


def fitted(words: str, room: int = limits.CONTENT) -> str:
    """Words cut to fit into the room, with an ellipsis, behind a whole word unless that is too long.

    >>> fitted("Climb the Temple", 9), fitted("Climb the Temple", 10), fitted("Qhapaqñan", 5)
    ('Climb…', 'Climb the…', 'Qhap…')
    """
    if len(words) <= room:
        return words
    kept = words[: room - 1]
    whole = kept if words[room - 1].isspace() else " ".join(kept.rsplit(maxsplit=1)[:-1])
    return (whole if 2 * len(whole) >= room else kept).rstrip(" \n,;:·(|") + "…"


def weight(blocks: Iterable[Block]) -> int:
    """The number of components in these parts of a layout."""
    return sum(map(_weight, blocks))


def _weight(block: Block) -> int:
    if isinstance(block, tuple):
        return 1 + len(block)
    return 3 if isinstance(block, Section) else 1
