"""What the surroundings say: the environment, and a `.env` file in the working folder."""

import os
from pathlib import Path

from bot.terminal.files import FileTrouble

DATABASE = "sqlite:///chaski.db"
FILE = ".env"


def database_url(given: str | None = None) -> str:
    """The address of the database: as given, from DATABASE_URL, or a file in the working folder."""
    return given or setting("DATABASE_URL") or DATABASE


def setting(name: str) -> str:
    """A setting from the environment, otherwise from the `.env` file; empty if it is in neither."""
    return os.environ.get(name) or _from_file(Path(FILE)).get(name, "")


def _from_file(path: Path) -> dict[str, str]:
    """Lines of the form KEY=VALUE, with or without quotes; everything else is passed over."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is no text"
        raise FileTrouble(f"{path} cannot be read: {reason}.") from None
    found = {}
    for line in lines:
        key, sign, value = line.strip().removeprefix("export ").partition("=")
        if sign and not key.startswith("#"):
            found[key.strip()] = _unquoted(value.strip())
    return found


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"" else value
