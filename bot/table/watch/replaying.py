"""Replays: any public turn of a game, one a page."""

import asyncio

from msgspec import structs

from bot.background.pictures import Pictures, PictureStyle
from bot.languages import Language
from bot.say.chat import chat, when
from bot.screens.screen import Row, Screen, fitted
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.seats import names, seat_of
from bot.table.look.paging import page_buttons
from bot.table.look.summaries import turn_in_brief
from storage import FINISHED, LOBBY, RUNNING, Game, Games, History
from storage.errors import NoSuchGame

REPLAY = "replay"  # verb of its buttons


def _may_see(game: Game, requester: Requester) -> bool:
    """Whether a requester may see a game: anybody on its server once finished, before that its channel and players."""
    if game.server != requester.server:
        return False
    return game.status == FINISHED or game.channel == requester.channel or seat_of(game, requester.person) is not None


class Replaying:
    """Shows earlier turns of a game: the public picture and the lines about it."""

    def __init__(self, games: Games, pictures: Pictures) -> None:
        self._games = games
        self._pictures = pictures

    async def game(self, requester: Requester, number: int | None) -> Game:
        """The game of this number on this server; without one that of this channel, or the last one finished here."""
        if number is None:
            found = await self._games.lists.in_channel(requester.channel)
            if found is None or found.status == LOBBY:
                found = await self._games.lists.last_finished_in(requester.channel) or found
        else:
            try:
                found = await self._games.get(number)
            except NoSuchGame:
                found = None
            if found is not None and not _may_see(found, requester):
                found = None
        if found is None:
            raise Refused("no_game_here" if number is None else "no_such_game")
        return found

    async def show(self, game: Game, requester: Requester, turn: int | None = None) -> Screen:
        """A turn; by default the first of a finished game, or the last of a running one."""
        if game.status not in (RUNNING, FINISHED):
            raise Refused("not_started" if game.status == LOBBY else "game_over")
        wanted = 0 if turn is None and game.status == FINISHED else turn
        lang, moments = requester.lang, await self._games.turn_starts(game.id)
        last = await self._last_told(game, moments, lang)
        turn = last if wanted is None else min(max(wanted, 0), last)
        begun, ended = await self._moment(game, moments, turn), await self._moment(game, moments, turn + 1)
        history = await self._games.history(game.id, None, begun - 1, ended)
        before = history.before
        if ended > begun and not await asyncio.to_thread(_is_told_at_once, game, history, turn, lang):
            before = (await self._games.history(game.id, None, begun, begun)).now
        look = PictureStyle(names(game), requester.theme, lang.code)
        name = f"replay-{game.id}-{turn}-{ended}.png"
        picture = await self._pictures.chat(name, history.now, look, before if ended else None)
        heading = chat("replay.heading", lang, game=game.name, when=when(turn, lang))
        where = chat("tour.page", lang, page=turn + 1, pages=last + 1)
        lines = await asyncio.to_thread(turn_in_brief, game, history, turn, lang)
        ways = page_buttons(REPLAY, game.id, 0, turn, last + 1, lang)
        rows: tuple[Row, ...] = (ways,) if ways else ()
        return Screen(words=fitted("\n".join([f"{heading} {where}", *lines])), pictures=(picture,), rows=rows)

    async def _last_told(self, game: Game, moments: list[int], lang: Language) -> int:
        """The last turn with anything to tell; 0 is the set-up."""
        turn = await self._games.turn_at(game.id, moments[-1])
        begun = await self._moment(game, moments, turn)
        if not turn or begun < moments[-1]:
            return turn
        history = await self._games.history(game.id, None, begun - 1, begun)
        return turn if await asyncio.to_thread(_is_told_at_once, game, history, turn, lang) else turn - 1

    async def _moment(self, game: Game, moments: list[int], turn: int) -> int:
        """The number of answers at the start of a turn, or of all answers if it has not begun."""
        low, high = 0, len(moments) - 1
        while low < high:
            middle = (low + high) // 2
            if await self._games.turn_at(game.id, moments[middle]) < turn:
                low = middle + 1
            else:
                high = middle
        return moments[low]


def _is_told_at_once(game: Game, history: History, turn: int, lang: Language) -> bool:
    """Whether the answer that began a turn already led to something told: a Festival, or an automa's turn."""
    return bool(turn_in_brief(game, structs.replace(history, told=history.told[:1]), turn, lang))
