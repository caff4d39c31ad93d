"""Work packed for another process: the name of a function, and its arguments as bytes."""

import io
import pickle
from collections.abc import Callable
from importlib import import_module
from typing import Any

WORKSHOPS = ("bot.background.pictures", "bot.background.thinking")  # modules whose functions may be asked for
OURS = ("bot", "engine", "render")  # packages whose classes may be made anew
OTHERS = {("builtins", "frozenset"), ("builtins", "set"), ("msgspec._utils", "rebuild")}


class StrangeParcel(Exception):
    """A parcel that this program has not packed."""


def pack(work: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """A function of a workshop with its arguments."""
    if work.__module__ not in WORKSHOPS:
        raise StrangeParcel(f"{work.__module__} is no workshop")
    return pickle.dumps((work.__module__, work.__qualname__, arguments))


def unpack(parcel: bytes) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The function and its arguments; nothing else than values of this program is made."""
    module, name, arguments = unpack_value(parcel)
    if module not in WORKSHOPS:
        raise StrangeParcel(f"{module} is no workshop")
    return getattr(import_module(module), name), arguments


def pack_value(value: object) -> bytes:
    """A result as bytes."""
    return pickle.dumps(value)


def unpack_value(packed: bytes) -> Any:
    """A result from its bytes."""
    return _Careful(io.BytesIO(packed)).load()


class _Careful(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        """Finds the classes of this program, and none of its functions."""
        found = super().find_class(module, name) if module.partition(".")[0] in OURS else None
        if isinstance(found, type):
            return found
        if (module, name) in OTHERS:
            return super().find_class(module, name)
        raise StrangeParcel(f"{module}.{name} is not expected here")
