"""The log of the program: everything but secrets, in lines for people or in JSON for programs."""

import logging
import re
from collections.abc import Iterable
from contextvars import ContextVar
from datetime import UTC, datetime
from urllib.parse import unquote, urlsplit

from msgspec import Struct, json

# The game and the interaction of the present work; tasks inherit them from those that start them.
GAME: ContextVar[int | None] = ContextVar("game", default=None)
INTERACTION: ContextVar[int | None] = ContextVar("interaction", default=None)

FORMAT = "%(asctime)s %(levelname)s %(name)s%(about)s: %(message)s"
PLAIN, JSON = "plain", "json"
STYLES = (PLAIN, JSON)
SHORTEST_SECRET = 4  # letters; a shorter one would cut other words to pieces
# Cards, which may be in a hand; the secret part of the address of an interaction; Discord's tokens; passwords in URLs.
_SECRETS = (
    (re.compile(r"\b[GA]\d\d\b"), "…"),
    (re.compile(r"(?<=/)((?:interactions|webhooks)/\d+)/[^/\s?]+"), r"\1/…"),
    (re.compile(r"\b[\w-]{20,}\.[\w-]{5,8}\.[\w-]{20,}"), "…"),
    (re.compile(r"(://[^\s:/@]*):[^\s/@]+@"), r"\1:…@"),
)


class LogLine(Struct):
    """A record of the log for programs."""

    time: str
    level: str
    logger: str
    message: str
    exception: str | None
    game: int | None
    interaction: str | None  # an id of Discord, too large a number for many readers of JSON


class Discreet(logging.Formatter):
    """Formats lines and tracebacks without secrets: those of known shape, and these."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(FORMAT)
        self._secrets = sorted({each for each in secrets if len(each) >= SHORTEST_SECRET}, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """The line, with its traceback if there is one."""
        belongs = [f"{name} {value}" for name, value in (("game", GAME.get()), ("press", INTERACTION.get())) if value]
        record.about = f" [{', '.join(belongs)}]" if belongs else ""
        return self.without_secrets(super().format(record))

    def without_secrets(self, text: str) -> str:
        """The text with a sign in place of each secret."""
        for known in self._secrets:
            text = text.replace(known, "…")
        for secret, instead in _SECRETS:
            text = secret.sub(instead, text)
        return text


class DiscreetJson(Discreet):
    """Formats each record as one JSON object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The object; secrets are taken out before quotes and line breaks are written as JSON has them."""
        trace = self.formatException(record.exc_info) if record.exc_info else record.exc_text
        interaction = INTERACTION.get()
        line = LogLine(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname,
            logger=record.name,
            message=self.without_secrets(record.getMessage()),
            exception=self.without_secrets(trace) if trace else None,
            game=GAME.get(),
            interaction=str(interaction) if interaction else None,
        )
        return json.encode(line).decode()


def begin_game(game: int | None) -> None:
    """Marks the log lines of this task with a game, and with no interaction."""
    GAME.set(game)
    INTERACTION.set(None)


def passwords_in(url: str) -> tuple[str, ...]:
    """The password of a URL, as written there and as meant."""
    try:
        password = urlsplit(url).password or ""
    except ValueError:
        return ()
    return (password, unquote(password))


def write_log(style: str = PLAIN, secrets: Iterable[str] = (), level: int = logging.INFO) -> None:
    """Writes the log to the standard error from now on, without these secrets."""
    handler = logging.StreamHandler()
    handler.setFormatter(DiscreetJson(secrets) if style == JSON else Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler])
