"""A press of a button or select, and what it does."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.client.table_bot import TableBot
from bot.screens.screen import Screen
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.user_text import number
from storage import Game


class Press(Struct, frozen=True):
    """A press of a button, or a picked entry of a select."""

    verb: str
    game: int
    number: int  # of the question
    argument: str
    in_private: bool = False  # whether only the requester sees its message

    @property
    def index(self) -> int:
        """The argument as a number; refuses any other, because no button of ours has it."""
        found = number(self.argument)
        if found is None:
            raise Refused("old_button")
        return found


Deed = Callable[[TableBot, Press, Game, Requester], Awaitable[Screen | None]]
