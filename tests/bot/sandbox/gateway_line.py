"""A bare websocket to the gateway, as a shard of a bot that is no discord.py."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import aiohttp

from bot.sandbox import Sandbox
from bot.sandbox.sessions import DISPATCH, HELLO, IDENTIFY, RESUME

GUILDS, MESSAGES, CONTENT = 1 << 0, 1 << 9, 1 << 15
Frame = dict[str, Any]


class Line:
    """One connection; what arrives is read frame by frame."""

    def __init__(self, sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._token = sandbox.token
        self._socket = socket
        self.session = ""
        self.sequence = 0

    async def frame(self) -> Frame:
        """The next frame."""
        frame: Frame = await self._socket.receive_json()
        self.sequence = frame.get("s") or self.sequence
        return frame

    async def event(self, *names: str) -> Frame:
        """The data of the next event, or of the next of these names."""
        while True:
            frame = await self.frame()
            assert frame["op"] == DISPATCH, frame
            if not names or frame["t"] in names:
                data: Frame = frame["d"]
                return data

    async def identify(self, *shard: Any, intents: int = GUILDS | MESSAGES | CONTENT) -> None:
        """Asks to log in, as a shard or as the whole bot."""
        data: Frame = {"token": self._token, "intents": intents, "properties": {}}
        await self._socket.send_json({"op": IDENTIFY, "d": {**data, "shard": shard} if shard else data})

    async def ready(self, *shard: int) -> Frame:
        """Logs in; the answer to that."""
        await self.identify(*shard)
        data = await self.event("READY")
        self.session = data["session_id"]
        return data

    async def resume(self, earlier: Self) -> None:
        """Asks to go on where another connection was."""
        data = {"token": self._token, "session_id": earlier.session, "seq": earlier.sequence}
        await self._socket.send_json({"op": RESUME, "d": data})

    async def closing(self) -> int | None:
        """The code by which the gateway hangs up, without another word."""
        message = await self._socket.receive()
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED), message
        return self._socket.close_code

    async def close(self, code: int = 1000) -> None:
        """Hangs up."""
        await self._socket.close(code=code)


@asynccontextmanager
async def line(sandbox: Sandbox) -> AsyncIterator[Line]:
    """A connection to the gateway that has been greeted."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway") as socket:
        opened = Line(sandbox, socket)
        assert (await opened.frame())["op"] == HELLO
        yield opened
