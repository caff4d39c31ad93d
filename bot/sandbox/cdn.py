"""The files of messages, and round faces for people without a picture."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from urllib.parse import quote

from aiohttp import web
from PIL import Image, ImageDraw

from bot.sandbox.files import PICTURES, File, Files, content_type

COLOURS = ("#c2413a", "#2f6fb0", "#c98a1b", "#3f8f4f", "#8a4fa3", "#7a5c3e")
FACE = 128
# Nothing that somebody has sent may run as a page of the sandbox.
SAFE = {"Content-Security-Policy": "default-src 'none'; sandbox", "Cache-Control": "private, max-age=31536000"}
Fetch = Callable[[int], Awaitable[File | None]]


class Cdn:
    """Serves files by their address."""

    def __init__(self, files: Files, fetch: Fetch) -> None:
        self._files = files
        self._fetch = fetch

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """A file of a message."""
        id_ = request.match_info["id"]
        if not id_.isdecimal():
            raise web.HTTPNotFound
        file = self._files.get(int(id_)) or await self._fetch(int(id_))
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
        """The picture of somebody who has none."""
        number = request.match_info["number"]
        if not number.isdecimal():
            raise web.HTTPNotFound
        data = await asyncio.to_thread(_face, COLOURS[int(number) % len(COLOURS)])
        return web.Response(body=data, content_type="image/png", headers=SAFE)


def _face(colour: str) -> bytes:
    picture = Image.new("RGBA", (FACE, FACE))
    draw = ImageDraw.Draw(picture)
    draw.ellipse((0, 0, FACE - 1, FACE - 1), fill=colour)
    draw.ellipse((FACE * 0.36, FACE * 0.2, FACE * 0.64, FACE * 0.48), fill="white")
    draw.pieslice((FACE * 0.22, FACE * 0.54, FACE * 0.78, FACE * 1.1), 180, 360, fill="white")
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()
