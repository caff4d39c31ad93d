"""The files people and the bot have sent, and what they are."""

import io
import mimetypes
import struct
from dataclasses import dataclass

from PIL import Image

from bot.sandbox.wire import Json

FORMATS = ("PNG", "JPEG", "GIF", "WEBP")
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")


@dataclass(frozen=True, slots=True)
class File:
    """One stored file."""

    id: int
    channel_id: int
    name: str
    data: bytes


class Files:
    """Every file of the stand-in by its id; what was written to the disk may leave the memory."""

    def __init__(self) -> None:
        self.held: dict[int, File] = {}

    def put(self, file: File) -> None:
        """Stores a file."""
        self.held[file.id] = file

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
    """Width and height of a picture, None if it is none."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
            return picture.size
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
