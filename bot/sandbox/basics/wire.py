"""JSON on the wire, the cut of a line, the time of day, and growing ids."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Any, cast

import msgspec

Json = dict[str, Any]

DISCORD_EPOCH = 1_420_070_400_000
LARGEST_ID = 2**63 - 1


def encode(value: Any) -> bytes:
    """The JSON of a value."""
    return msgspec.json.encode(value)


def decode(data: bytes | str) -> Any:
    """The value of some JSON; raises ValueError for anything else."""
    return msgspec.json.decode(data)


def now() -> str:
    """The time of day as Discord writes it."""
    return datetime.now(UTC).isoformat()


def snowflake(written: str) -> int | None:
    """A written id; 0 if it is beyond all ids and so nobody's, None if it is no id at all."""
    if not (written.isascii() and written.isdecimal()):
        return None
    # Python does not even read numbers of thousands of digits.
    id_ = int(written) if len(written) <= len(str(LARGEST_ID)) else 0
    return id_ if id_ <= LARGEST_ID else 0


class Snowflakes:
    """Growing ids without repeats; each carries the time."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """A new id, greater than every one before."""
        by_clock = (int(time.time() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(by_clock, self._last + 1)
        return self._last

    def after(self, used: int) -> None:
        """Never again gives this id or a smaller one."""
        self._last = max(self._last, used)


def hang_up(transport: asyncio.BaseTransport | None) -> None:
    """Cuts a line off at once, with frames still on their way; not every loop's lines are of the classes of asyncio."""
    if transport is not None:
        cast(asyncio.WriteTransport, transport).abort()
