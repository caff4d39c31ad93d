"""The share of all servers whose games this program attends to: Discord parts servers into shards by their ids."""

from collections.abc import Collection

from sqlalchemy import BigInteger, ColumnElement, Integer, case, cast, false, literal, true

from storage import schema as t

SHARD_BITS = 22  # Discord: shard = (id of the server >> 22) % number of shards
_DECIMAL = "^[0-8]?[0-9]{1,18}$"  # as large as PostgreSQL can count


def shard_of(server: str, count: int) -> int:
    """The shard of a server; what is no id of Discord's belongs to the first.

    >>> shard_of("1000000000000000001", 6), shard_of("a test", 6)
    (1, 0)
    """
    return (int(server) >> SHARD_BITS) % count if server.isdecimal() else 0


class Share:
    """All servers, or those of some shards; it may grow and shrink while the program runs."""

    def __init__(self) -> None:
        self._count = 1
        self._shards: frozenset[int] | None = None

    def limit(self, shards: Collection[int], count: int) -> None:
        """From now on the share is these of so many shards."""
        self._shards, self._count = frozenset(shards), count

    def has(self, server: str) -> bool:
        """Whether a server is in the share."""
        return self._shards is None or shard_of(server, self._count) in self._shards

    @property
    def is_all(self) -> bool:
        """Whether the share is all servers."""
        return self._shards is None

    @property
    def parts(self) -> dict[str, "Share"]:
        """Each shard as a share of its own, by a name that tells it from those of other programs."""
        if self._shards is None:
            return {"": self}
        return {f" {shard}/{self._count}": _one(shard, self._count) for shard in sorted(self._shards)}

    @property
    def condition(self) -> ColumnElement[bool]:
        """The games of the share, for PostgreSQL; without shards, all games."""
        if self._shards is None:
            return true()
        if not self._shards:
            return false()
        server = t.games.c.server
        of_discord = cast(server, BigInteger).bitwise_rshift(literal(SHARD_BITS, Integer)) % self._count
        return case((server.regexp_match(_DECIMAL), of_discord), else_=0).in_(self._shards)


def _one(shard: int, count: int) -> Share:
    share = Share()
    share.limit((shard,), count)
    return share
