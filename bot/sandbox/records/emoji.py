"""Emoji: ordinary ones, and custom ones with their ids."""

import re
from collections.abc import Iterable

from bot.sandbox.basics.errors import Problem
from bot.sandbox.basics.wire import Json

LONGEST = 64
_CUSTOM = re.compile(r"<?(?:(a)?:)?(\w{2,32}):(\d{1,20})>?", re.ASCII)


def emoji_key(written: str) -> str:
    """The name of a kept reaction, always name:id for a custom emoji; a Problem if it is no emoji."""
    custom = _CUSTOM.fullmatch(written)
    if custom is not None:
        animated, name, id_ = custom.groups()
        return f"{'a:' if animated else ''}{name}:{id_}"
    if not written or len(written) > LONGEST or written.isascii():
        raise unknown_emoji()
    return written


def is_custom(key: str) -> bool:
    """Whether this is a custom emoji."""
    return key.isascii()


def known_as(key: str, keys: Iterable[str]) -> str:
    """The same emoji among these, perhaps renamed if it is a custom one; else the key itself."""
    if not is_custom(key):
        return key
    id_ = _id(key)
    return next((each for each in keys if is_custom(each) and _id(each) == id_), key)


def emoji_json(key: str) -> Json:
    """Discord's emoji object."""
    if not is_custom(key):
        return {"id": None, "name": key}
    name = key.removeprefix("a:").partition(":")[0]
    return {"id": _id(key), "name": name, **({"animated": True} if key.startswith("a:") else {})}


def unknown_emoji() -> Problem:
    """No such emoji."""
    return Problem(400, 10014, "Unknown Emoji")


def _id(key: str) -> str:
    return key.rpartition(":")[2]
