"""Files that are read and written, with a sentence for whatever goes wrong."""

from pathlib import Path

from engine.codec import load_game
from engine.errors import DamagedSave, GameError


class FileTrouble(GameError):
    """A file or folder that cannot be used."""

    code = "file"


def make_folder(folder: Path) -> None:
    """Create a folder, if it is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"The folder {folder} cannot be made: {_reason(error)}.") from None


def write_game(path: Path, data: bytes) -> None:
    """Write a saved game; over an older one, but never over anything else."""
    try:
        if path.exists() and not _is_game(path.read_bytes()):
            raise FileTrouble(f"{path} is there already and is no saved game; choose another name.")
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be written: {_reason(error)}.") from None


def write_picture(path: Path, data: bytes) -> None:
    """Write a picture."""
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be written: {_reason(error)}.") from None


def read_game(path: Path) -> bytes:
    """Read the file of a saved game."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be read: {_reason(error)}.") from None
    if not data:
        raise DamagedSave(f"{path} is empty.")
    return data


def _is_game(data: bytes) -> bool:
    try:
        load_game(data)
    except DamagedSave:
        return False
    return True


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
