"""The sessions of the gateway: logins of the bot, each for one shard, and their websockets."""

import asyncio
import secrets
import time
import zlib
from collections import deque
from typing import NamedTuple

from aiohttp import web

from bot.sandbox.basics.wire import Json, encode, hang_up

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
REMEMBERED = 1000
BACKLOG = 5000
INTENTS = {
    "CHANNEL": 1 << 0,
    "THREAD": 1 << 0,
    "GUILD": 1 << 0,
    "MESSAGE": 1 << 9,
    "MESSAGE_REACTION": 1 << 10,
    "TYPING": 1 << 11,
}
PRIVATE_INTENTS = {"MESSAGE": 1 << 12, "MESSAGE_REACTION": 1 << 13, "TYPING": 1 << 14}


class Shard(NamedTuple):
    """One of several parts of the bot's servers."""

    number: int
    total: int


WHOLE = Shard(0, 1)


class Session:
    """One login of the bot; it outlives its connections, so that the bot misses no event."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.line: Connection | None = None
        self.left = 0.0

    def dispatch(self, event: str, data: Json) -> None:
        """Sends an event, or keeps it until the bot is back."""
        self.sequence += 1
        frame = encode({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.line is not None:
            self.line.send(frame)

    def wants(self, event: str, private: bool) -> bool:
        """Whether the bot asked for this kind of event."""
        kind = "MESSAGE_REACTION" if event.startswith("MESSAGE_REACTION") else event.partition("_")[0]
        needed = (PRIVATE_INTENTS if private else INTENTS).get(kind)
        return needed is None or bool(self.intents & needed)

    def hang_up(self) -> None:
        """Notes the end of the connection."""
        self.line = None
        self.left = time.monotonic()


class Connection:
    """One open websocket with frames on their way out, in order."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport | None, compressed: bool
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._deflate = zlib.compressobj(1) if compressed else None
        self._out: deque[bytes] = deque()
        self._more = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Queues a frame; cuts off a bot that is too slow."""
        if len(self._out) < BACKLOG:
            self._out.append(frame)
            self._more.set()
        else:
            hang_up(self._transport)

    async def run(self) -> None:
        """Sends the queued frames while the socket is open."""
        while not self.socket.closed:
            await self._more.wait()
            self._more.clear()
            while self._out:
                frame = self._out.popleft()
                if self._deflate is None:
                    await self.socket.send_str(frame.decode())
                else:
                    packed = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
