"""The log of the program: everything but secrets."""

import logging
import re

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
# Cards, which may be in a hand; the secret part of the address of an interaction; Discord's tokens.
_SECRETS = (
    (re.compile(r"\b[GA]\d\d\b"), "…"),
    (re.compile(r"(?<=/)((?:interactions|webhooks)/\d+)/[^/\s?]+"), r"\1/…"),
    (re.compile(r"\b[\w-]{20,}\.[\w-]{5,8}\.[\w-]{20,}"), "…"),
)


class Discreet(logging.Formatter):
    """Formats lines and tracebacks without secrets."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        """The line, with its traceback if there is one."""
        line = super().format(record)
        for secret, instead in _SECRETS:
            line = secret.sub(instead, line)
        return line


def write_log(level: int = logging.INFO) -> None:
    """Writes the log to the standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet())
    logging.basicConfig(level=level, handlers=[handler])
