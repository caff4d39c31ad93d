"""Shards: the parts into which Discord distributes the servers of a bot."""

import re
from dataclasses import dataclass
from typing import Self

SERVER_BITS = 22  # Discord distributes servers by the part of their ids above these bits
_WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)


def shard_of(server: int, total: int) -> int:
    """The shard that a server belongs to if there are so many.

    >>> shard_of(5 << 22, 4)
    1
    """
    return (server >> SERVER_BITS) % total


class NoShards(ValueError):
    """Words that name no shards."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards that one process serves, from the first to the last, of all that the bot has."""

    first: int
    last: int
    total: int

    @classmethod
    def read(cls, written: str) -> Self:
        """Reads 0-3/16 or 2/16; NoShards if it is neither.

        >>> Shards.read("0-3/16")
        Shards(first=0, last=3, total=16)
        """
        found = _WRITTEN.fullmatch(written.strip())
        if found is None:
            raise NoShards
        first, total = int(found[1]), int(found[3])
        last = first if found[2] is None else int(found[2])
        if not first <= last < total:
            raise NoShards
        return cls(first, last, total)

    def __str__(self) -> str:
        part = f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"
        return f"{part}/{self.total}"

    @property
    def ids(self) -> range:
        """Their numbers."""
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        """Whether the bot has no others."""
        return len(self.ids) == self.total

    def have(self, server: int) -> bool:
        """Whether a server belongs to one of them.

        >>> Shards.read("0-1/4").have(5 << 22)
        True
        """
        return shard_of(server, self.total) in self.ids
