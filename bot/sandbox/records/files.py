"""The files sent by people and the bot, and their types."""

import mimetypes
import struct
from collections import deque
from dataclasses import dataclass

from bot.sandbox.basics.wire import Json

PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")


@dataclass(slots=True)
class Upload:
    """A file of a request."""

    field: str
    name: str
    data: bytes
    description: str | None = None

    @property
    def index(self) -> str:
        """The number of this file in the payload: files[3] is 3."""
        return self.field[self.field.find("[") + 1 : -1] if self.field.endswith("]") else self.field


@dataclass(frozen=True, slots=True)
class File:
    """One stored file."""

    id: int
    channel_id: int
    name: str
    data: bytes


class Files:
    """Every file of the stand-in by its id; a file on the disk may leave the memory."""

    def __init__(self) -> None:
        self.held: dict[int, File] = {}
        self._passing: deque[int] = deque()

    def put(self, file: File) -> None:
        """Stores a file."""
        self.held[file.id] = file

    def pass_on(self, id_: int, kept: int) -> None:
        """Notes a file of no message, to forget it after so many others."""
        self._passing.append(id_)
        while len(self._passing) > kept:
            self.drop(self._passing.popleft())

    def get(self, id_: int) -> File | None:
        """The file if it is in memory."""
        return self.held.get(id_)

    def drop(self, id_: int) -> None:
        """Forgets a file."""
        self.held.pop(id_, None)


def attachment(file: File, base: str, description: str | None, ephemeral: bool) -> Json:
    """Discord's attachment object of a file."""
    url = f"{base}/cdn/attachments/{file.channel_id}/{file.id}/{file.name}"
    found: Json = {
        "id": str(file.id),
        "filename": file.name,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": content_type(file.name),
    }
    if description is not None:
        found["description"] = description
    if ephemeral:
        found["ephemeral"] = True
    size = picture_size(file.data) if found["content_type"] in PICTURES else None
    if size is not None:
        found["width"], found["height"] = size
    return found


def content_type(name: str) -> str:
    """The type of a file by its name."""
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """The width and height of a picture; None for other files."""
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n"):
            return _two(">II", data, 16)
        if data.startswith((b"GIF87a", b"GIF89a")):
            return _two("<HH", data, 6)
        if data.startswith(b"\xff\xd8"):
            return _jpeg_size(data)
        if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
            return _webp_size(data)
    except (struct.error, IndexError):
        return None
    return None


def _two(form: str, data: bytes, at: int) -> tuple[int, int]:
    first, second = struct.unpack_from(form, data, at)
    return first, second


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    # Segments follow each other until the one that begins the frame; three of that range are no frames.
    while data[at + 1] not in range(0xC0, 0xD0) or data[at + 1] in (0xC4, 0xC8, 0xCC):
        at += 2 + int(struct.unpack_from(">H", data, at + 2)[0])
    height, width = _two(">HH", data, at + 5)
    return width, height


def _webp_size(data: bytes) -> tuple[int, int]:
    kind = data[12:16]
    if kind == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if kind == b"VP8L":
        bits = struct.unpack_from("<I", data, 21)[0]
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    width, height = _two("<HH", data, 26)
    return width & 0x3FFF, height & 0x3FFF
