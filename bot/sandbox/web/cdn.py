"""The files of messages, and round faces for people without a picture."""

import asyncio
import math
import struct
import zlib
from collections.abc import Awaitable, Callable
from urllib.parse import quote

from aiohttp import web

from bot.sandbox.basics.wire import snowflake
from bot.sandbox.records.files import PICTURES, File, Files, content_type

FACES = {"0": "#c2413a", "1": "#2f6fb0", "2": "#c98a1b", "3": "#3f8f4f", "4": "#8a4fa3", "5": "#7a5c3e"}
FACE = 128
# No sent file may run as a page of the sandbox.
SAFE = {"Content-Security-Policy": "default-src 'none'; sandbox", "Cache-Control": "private, max-age=31536000"}
Fetch = Callable[[int], Awaitable[File | None]]


class Cdn:
    """Serves files by their address."""

    def __init__(self, files: Files, fetch: Fetch) -> None:
        self._files = files
        self._fetch = fetch

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """Serves a file of a message."""
        id_ = snowflake(request.match_info["id"])
        if not id_:
            raise web.HTTPNotFound
        file = self._files.get(id_) or await self._fetch(id_)
        if file is None or file.name != request.match_info["name"]:
            raise web.HTTPNotFound
        kind = content_type(file.name)
        if kind not in PICTURES:
            where = f"attachment; filename*=UTF-8''{quote(file.name)}"
            return web.Response(
                body=file.data, content_type="application/octet-stream", headers={**SAFE, "Content-Disposition": where}
            )
        return web.Response(body=file.data, content_type=kind, headers=SAFE)

    async def face(self, request: web.Request) -> web.StreamResponse:
        """The default picture of a person."""
        number = request.match_info["number"]
        if number not in FACES:
            raise web.HTTPNotFound
        data = await asyncio.to_thread(_face, FACES[number])
        return web.Response(body=data, content_type="image/png", headers=SAFE)


def _face(colour: str) -> bytes:
    """A PNG: a disc of this colour with the head and shoulders of somebody in white."""
    paint = bytes.fromhex(colour[1:]) + b"\xff"

    def point(x: float, y: float) -> bytes:
        if math.hypot(x, y) > 1:
            return bytes(4)
        head, shoulders = math.hypot(x, y + 0.3) < 0.28, math.hypot(x, y - 0.65) < 0.56
        return b"\xff\xff\xff\xff" if head or shoulders else paint

    steps = [2 * step / (FACE - 1) - 1 for step in range(FACE)]
    rows = b"".join(b"\0" + b"".join(point(x, y) for x in steps) for y in steps)
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", FACE, FACE, 8, 6, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
