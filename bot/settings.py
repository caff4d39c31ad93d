"""The settings: from the environment, and from a `.env` file in the working folder."""

import os
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from dotenv import dotenv_values
from msgspec import Struct

from bot.refusals import CommandCode, CommandError, FileTrouble
from bot.shards import NoShards, Shards
from bot.unicode import is_valid_unicode

DATABASE = "sqlite:///chaski.db"
FILE = ".env"
SHARDS = "CHASKI_SHARDS"
METRICS_HOST = "127.0.0.1"
LAST_PORT = 65535


class Address(Struct, frozen=True):
    """Where a server listens."""

    host: str
    port: int


def database_url(given: str | None = None) -> str:
    """The address of the database: as given, from DATABASE_URL, or a file in the working folder."""
    return given or setting("DATABASE_URL") or DATABASE


def jobs_url() -> str:
    """The address of the queue for workers, from CHASKI_JOBS; empty if there is none."""
    url = setting("CHASKI_JOBS")
    if url and not url.startswith(("postgresql://", "postgres://")):
        raise CommandError(CommandCode.STRANGE_QUEUE)
    return url


def served_shards(given: Shards | None = None) -> Shards | None:
    """The shards that this process serves: as given, or from CHASKI_SHARDS; None for all that there are."""
    written = setting(SHARDS)
    if given is not None or not written.strip():
        return given
    try:
        return Shards.read(written)
    except NoShards:
        raise CommandError(CommandCode.SETTING_NO_SHARDS, name=SHARDS, given=written) from None


def metrics_address() -> Address | None:
    """Where the bot is monitored, from CHASKI_METRICS_PORT and CHASKI_METRICS_HOST; nowhere without a port."""
    port = number("CHASKI_METRICS_PORT", 0, LAST_PORT)
    return Address(setting("CHASKI_METRICS_HOST") or METRICS_HOST, port) if port else None


def number(name: str, usual: int, most: int) -> int:
    """A whole number from 0 to `most` in a setting, else the usual one."""
    given = setting(name).strip()
    if not given:
        return usual
    if not (given.isascii() and given.isdigit() and int(given[:20]) <= most):
        raise CommandError(CommandCode.SETTING_NO_NUMBER, name=name, given=given, most=most)
    return int(given)


def choice(name: str, offered: Sequence[str]) -> str:
    """One of the offered words in a setting, else the first of them."""
    given = setting(name).strip().lower() or offered[0]
    if given not in offered:
        raise CommandError(CommandCode.SETTING_NO_CHOICE, name=name, given=given, offered=" or ".join(offered))
    return given


def setting(name: str) -> str:
    """A setting from the environment, else from the `.env` file; empty if it is in neither."""
    value = os.environ.get(name) or _from_file(Path(FILE)).get(name) or ""
    if not is_valid_unicode(value):
        raise CommandError(CommandCode.SETTING_NO_TEXT, name=name)
    return value


def _from_file(path: Path) -> dict[str, str | None]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        if reason := getattr(error, "strerror", None):
            raise FileTrouble(CommandCode.FILE_UNREADABLE, path=path, why=reason) from None
        raise FileTrouble(CommandCode.FILE_NO_TEXT, path=path) from None
    # A password may have a $, so no names are replaced.
    return dotenv_values(stream=StringIO(text), interpolate=False)
