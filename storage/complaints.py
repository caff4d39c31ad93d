"""What is told to the log of rows that cannot be read."""

import logging

log = logging.getLogger(__name__)

MOST_COMPLAINTS = 1000


class Complaints:
    """Each is told once; the program goes on without what cannot be read."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str]] = set()

    def add(self, what: str, why: Exception) -> None:
        """Tell the log, once, that something cannot be read."""
        known = (what, str(why))
        if known not in self._known:
            if len(self._known) >= MOST_COMPLAINTS:
                self._known.clear()
            self._known.add(known)
            log.warning("%s cannot be read and is left out: %s", what, why)
