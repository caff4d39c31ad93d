"""Files to read and write, with a refusal for each failure."""

from pathlib import Path

from bot.refusals import CommandCode, FileTrouble
from engine.codec import load_game
from engine.errors import DamagedSave


def make_folder(folder: Path) -> None:
    """Creates a folder, unless it exists."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble(CommandCode.FOLDER_UNMAKABLE, folder=folder, why=_reason(error)) from None


def write_game(path: Path, data: bytes) -> None:
    """Writes a saved game; over an older one, but never over any other file."""
    try:
        if path.exists() and not _is_game(path.read_bytes()):
            raise FileTrouble(CommandCode.FILE_NO_GAME, path=path)
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise FileTrouble(CommandCode.FILE_UNWRITABLE, path=path, why=_reason(error)) from None


def write_picture(path: Path, data: bytes) -> None:
    """Writes a picture to a file."""
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise FileTrouble(CommandCode.FILE_UNWRITABLE, path=path, why=_reason(error)) from None


def read_game(path: Path) -> bytes:
    """The bytes of a saved game."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise FileTrouble(CommandCode.FILE_UNREADABLE, path=path, why=_reason(error)) from None
    if not data:
        raise FileTrouble(CommandCode.FILE_EMPTY, path=path)
    return data


def _is_game(data: bytes) -> bool:
    try:
        load_game(data)
    except DamagedSave:
        return False
    return True


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
