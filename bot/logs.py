"""What the program writes down about itself: everything but secrets."""

import logging
import re

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
# Cards, which may be in somebody's hand; the part of an address that answers an interaction; Discord's tokens.
_SECRETS = (
    (re.compile(r"\b[GA]\d\d\b"), "…"),
    (re.compile(r"(?<=/)((?:interactions|webhooks)/\d+)/[^/\s?]+"), r"\1/…"),
    (re.compile(r"\b[\w-]{20,}\.[\w-]{5,8}\.[\w-]{20,}"), "…"),
)


class Discreet(logging.Formatter):
    """Formats lines and tracebacks, and leaves secrets out of both."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        """The line, with its traceback if there is one."""
        line = super().format(record)
        for secret, instead in _SECRETS:
            line = secret.sub(instead, line)
        return line


def write_log(level: int = logging.INFO) -> None:
    """From now on what happens is written to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet())
    logging.basicConfig(level=level, handlers=[handler])
