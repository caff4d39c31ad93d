"""Turns Discord's tree of errors into sentences."""

from collections.abc import Iterator

from bot.sandbox.basics.wire import Json


def sentences(errors: Json, path: str = "") -> Iterator[str]:
    """One sentence for each error in the tree."""
    for key, value in errors.items():
        if key == "_errors":
            for error in value:
                yield f"{path or 'body'}: {error['message']}"
        elif isinstance(value, dict):
            yield from sentences(value, f"{path}.{key}" if path else key)
