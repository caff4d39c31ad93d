"""What all Events have in common."""

from typing import ClassVar

from msgspec import Struct


class Happening(Struct, frozen=True):
    """An Event; `secret` names the fields that only the event's own seat may see."""

    secret: ClassVar[tuple[str, ...]] = ()

    @property
    def audience(self) -> int | None:
        """The only seat that may see all of it; None when everybody may."""
        return getattr(self, "seat", None) if self.secret else None
