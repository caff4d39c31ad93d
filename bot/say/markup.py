"""The marks of told text: those of the chat, or none at all."""

from collections.abc import Sequence

from msgspec import Struct


class Markup(Struct, frozen=True):
    """The sign around bold words, and the line before and after a table."""

    bold: str = ""
    fence: str = ""

    def table(self, heading: str, rows: Sequence[str]) -> list[str]:
        """A heading with a table, which the chat shows as one block."""
        return ["\n".join([heading, *self.fenced(rows)])] if self.fence else [heading, *rows]

    def fenced(self, rows: Sequence[str]) -> list[str]:
        """The rows of a table in letters of one width."""
        return [self.fence, *rows, self.fence]


CHAT = Markup("**", "```")
PLAIN = Markup()
