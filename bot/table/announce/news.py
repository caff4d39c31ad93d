"""The news of a running game: all facts from which a dispatch to its channel is made."""

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from bot.languages import Language
from bot.screens.screen import AttachedPicture
from bot.table.announce.causes import cause
from engine.state import View
from storage import Game, History, Ledger, LogRow, PendingQuestion, Preferences


class News(Struct, frozen=True, kw_only=True, dict=True):
    """The events of a running game, its present question, and the messages in its channel."""

    game: Game
    history: History  # the public events since the channel was last told
    asked: PendingQuestion
    arrived: bool = False  # whether this channel has no board of the game yet
    declined: bool = False  # whether the seat has just declined the choice of a card, and can take that back
    in_private: bool  # whether chosen cards can still be taken back; their follow-on questions are not public
    tentative: tuple[LogRow, ...] = ()  # answers of the seat to act, before they are final
    later: Mapping[int, View] = {}  # by seat: coming questions of this round, open to answers now
    ready: frozenset[int] = frozenset()  # later seats with an answer ahead
    people: Mapping[int, Preferences] = {}  # by seat: the wishes of all people at the table
    messages: Ledger
    since_board: History  # the public events since the last board, for prompts and the story
    on_board: History | None = None  # the events between the answers named by the last board, if it may grow
    since_call: History | None = None  # the events in a board or story with a group call, if there is one
    picture: AttachedPicture | None
    tiles: AttachedPicture | None = None  # the tiles offered to the channel by the present question
    now: int
    lang: Language

    @cached_property
    def cause(self) -> str:
        """The cause of the present question, out of turn."""
        return cause(self.game, self.asked.view, self.since_board, self.lang)
