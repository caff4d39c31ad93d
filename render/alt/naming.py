"""How tiles are called in sentences: by code and name, or, where there is less room, by one of both."""

from collections.abc import Callable, Iterable

from render.words import Words

Named = Callable[[Iterable[str], Words], str]


def named(tiles: Iterable[str], words: Words) -> str:
    """By code and name; one that nobody has seen by its code alone."""
    return ", ".join(f"{tile} {words.names[tile]}" if tile in words.names else tile for tile in tiles) or words.empty


def by_name(tiles: Iterable[str], words: Words) -> str:
    """By name; one that nobody has seen by its code."""
    return ", ".join(words.names.get(tile, tile) for tile in tiles) or words.empty


def by_code(tiles: Iterable[str], words: Words) -> str:
    """By code."""
    return ", ".join(tiles) or words.empty
