"""Looking back: any turn of a game, a page each, as far as everybody may know it."""

import asyncio

from bot.background.pictures import Pictures, PictureStyle
from bot.prompts.screen import Row, Screen, fitted
from bot.table.errors import Refused
from bot.table.paging import page_buttons
from bot.table.seats import names, seat_of
from bot.table.summaries import in_brief
from bot.table.visitor import Visitor
from bot.text.chat import chat, when
from storage import FINISHED, LOBBY, RUNNING, Game, Games
from storage.errors import NoSuchGame

REPLAY = "replay"  # what the names of its buttons say


def _may_see(game: Game, visitor: Visitor) -> bool:
    """What has ended on a server is for everybody there; what is still played, for its channel and its players."""
    if game.server != visitor.server:
        return False
    return game.status == FINISHED or game.channel == visitor.channel or seat_of(game, visitor.person) is not None


class Replaying:
    """Earlier turns of a game: what everybody saw then, and what was told of it."""

    def __init__(self, games: Games, pictures: Pictures) -> None:
        self._games = games
        self._pictures = pictures

    async def game(self, visitor: Visitor, number: int | None) -> Game:
        """The game of this number on this server; without one that of this channel, or the last that ended here."""
        if number is None:
            found = await self._games.in_channel(visitor.channel)
            if found is None or found.status == LOBBY:
                found = await self._games.last_finished_in(visitor.channel) or found
        else:
            try:
                found = await self._games.get(number)
            except NoSuchGame:
                found = None
            if found is not None and not _may_see(found, visitor):
                found = None
        if found is None:
            raise Refused("no_game_here" if number is None else "no_such_game")
        return found

    async def show(self, game: Game, visitor: Visitor, turn: int | None = None) -> Screen:
        """A turn; without one, the first of a game that is over, or the last of one that is running."""
        if game.status not in (RUNNING, FINISHED):
            raise Refused("not_started" if game.status == LOBBY else "game_over")
        moments = await self._games.turn_starts(game.id)
        if turn is not None:
            return await self._page(game, visitor, moments, await self._page_of(game, moments, turn))
        return await self._page(game, visitor, moments, 0 if game.status == FINISHED else len(moments))

    async def page(self, game: Game, visitor: Visitor, page: int) -> Screen:
        """What a button leads to."""
        return await self._page(game, visitor, await self._games.turn_starts(game.id), page)

    async def _page(self, game: Game, visitor: Visitor, moments: list[int], page: int) -> Screen:
        last = len(moments) - 2
        page = min(max(page, 0), max(last, 0))
        begun, ended = moments[page], moments[min(page + 1, len(moments) - 1)]
        history = await self._games.history(game.id, None, begun if page else -1, ended)
        lang = visitor.lang
        look = PictureStyle(names(game), visitor.theme, lang.code)
        name = f"replay-{game.id}-{ended}.png"
        picture = await self._pictures.chat(name, history.now, look, history.before if ended > begun else None)
        heading = chat("replay.heading", lang, game=game.id, when=when(history.before.turn, lang))
        where = chat("tour.page", lang, page=page + 1, pages=max(last, 0) + 1)
        lines = await asyncio.to_thread(in_brief, game, history, lang)
        ways = page_buttons(REPLAY, game.id, 0, page, last + 1, lang)
        rows: tuple[Row, ...] = (ways,) if ways else ()
        return Screen(words=fitted("\n".join([f"{heading} {where}", *lines])), pictures=(picture,), rows=rows)

    async def _page_of(self, game: Game, moments: list[int], turn: int) -> int:
        """The page on which a turn is told: the last that begins with it or before it."""
        low, high = 0, len(moments) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if await self._games.turn_at(game.id, moments[middle]) <= turn:
                low = middle
            else:
                high = middle - 1
        return low
