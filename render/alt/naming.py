"""How things are called in sentences: tiles by code and name or, with less room, by one of both; Workers by kind."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from engine import buildings
from engine.state import Player
from engine.workers import kinds_of
from render.drawing.flow import Shown
from render.words import Words

T = TypeVar("T")
Named = Callable[[Iterable[str], Words], str]


def named(tiles: Iterable[str], words: Words) -> str:
    """By code and name, as far as they are seen."""
    return ", ".join(f"{tile} {words.names[tile]}" if tile in words.names else words.unseen for tile in tiles)


def described(tiles: Iterable[str], words: Words) -> str:
    """Buildings by code and name, as far as they are seen, with what they do."""
    return ", ".join(
        f"{named((tile,), words)} ({_does(tile, words)})" if tile in words.names else words.unseen for tile in tiles
    )


def _does(building: str, words: Words) -> str:
    produced = buildings.produces(building)
    return words.benefit(produced) if produced else words.abilities[building].rstrip(".")


def by_name(tiles: Iterable[str], words: Words) -> str:
    """By name, as far as they are seen."""
    return ", ".join(words.names.get(tile, words.unseen) for tile in tiles)


def by_code(tiles: Iterable[str], words: Words) -> str:
    """By code."""
    return ", ".join(tiles)


def as_sentence(told: str) -> str:
    """Words with a capital letter and a full stop."""
    return f"{told[:1].upper()}{told[1:]}."


def up_and_down(up: Iterable[str], down: Iterable[str], called: Named, words: Words) -> str:
    """What lies face up and, if anything does, what lies face down."""
    told = [called(up, words)] if up else []
    told += [f"{words.face_down}: {called(down, words)}"] if down else []
    return "; ".join(told) or words.none


def counted(workers: Iterable[str], words: Words) -> str:
    """Workers by name, each kind once with how many there are."""
    told = (_several(kinds, n, words) for kinds, n in Counter(map(kinds_of, workers)).items())
    return ", ".join(told) or words.none


def _several(kinds: tuple[str, ...], n: int, words: Words) -> str:
    name = "/".join(words.workers[kind] for kind in kinds)
    if n == 1:
        return name
    return words.amount(kinds[0], n) if len(kinds) == 1 else f"{n} {name}"


def cards_in_hand(player: Player, words: Words) -> str:
    """How many God and Army cards a seat holds, whatever they are."""
    return words.in_hand(len(player.god_hand), len(player.army_hand))


def tells(block: str, shown: Shown | None) -> bool:
    """Whether a part of a picture has anything of this block; the whole picture has it all."""
    return shown is None or block in shown


def among(things: Sequence[T], block: str, shown: Shown | None) -> list[T]:
    """Those of the things of a block that a part of a picture has."""
    return [*things] if shown is None else [things[number] for number in shown.get(block, ())]
