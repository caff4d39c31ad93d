"""Looking at a game: hand, board, areas, close-ups, the log, and what happened since one's last turn."""

import asyncio

from bot import limits
from bot.background.pictures import Attached, Pictures, PictureStyle
from bot.glossary import GlossaryEntry, related
from bot.languages import Language
from bot.say import title
from bot.say.chat import chat, when
from bot.screens.screen import Button, Row, Screen, custom_id, fitted, rules_button, shown_apart
from bot.table.clock.clock import date, deadline, stamp
from bot.table.io.errors import Refused
from bot.table.io.requester import Visitor
from bot.table.io.seats import escaped_names, names, seat_of
from bot.table.look.last_turns import from_event, since_last_turn, turn_starts, turns_begun
from bot.table.look.modules import module_lines
from bot.table.look.paging import page_buttons
from bot.table.look.summaries import by_seat, in_brief, in_full, pages
from engine.state import View
from render import item_pages, parts_of
from storage import AUTOMA, BOT, FREE, LOBBY, PERSON, RUNNING, Game, Games

ROOM = limits.CONTENT - 200
MOST_TURNS = 50  # of a log

# By who controls a seat.
_STATUS = {PERSON: "status.person", FREE: "status.free", BOT: "status.bot", AUTOMA: "status.bot"}


class Looking:
    """Pictures and words for one visitor, as far as that visitor may know."""

    def __init__(self, games: Games, pictures: Pictures) -> None:
        self._games = games
        self._pictures = pictures

    async def _view(self, game: Game, visitor: Visitor) -> View:
        if game.status == LOBBY:
            raise Refused("not_started")
        return await self._games.view(game.id, seat_of(game, visitor.person))

    def _look(self, game: Game, visitor: Visitor) -> PictureStyle:
        return PictureStyle(names(game), visitor.theme, visitor.lang.code)

    async def explain(self, entry: GlossaryEntry, visitor: Visitor, game: int = 0) -> Screen:
        """Show what is to be known of a thing or a term, with its picture if there is one; or as it is in a game."""
        words = fitted(f"**{entry.title}**\n{entry.words}")
        others = await asyncio.to_thread(related, entry, visitor.lang)
        links = tuple(rules_button(game, other.key, fitted(other.title, limits.BUTTON_LABEL)) for other in others)
        rows: tuple[Row, ...] = (links,) if links else ()
        look = PictureStyle((), visitor.theme, visitor.lang.code)
        named = ((key.replace(":", "-") + ".png", key) for key in item_pages(entry.key))
        pictures = [await self._pictures.item(name, key, look) for name, key in named]
        return shown_apart(words, pictures, rows)

    async def hand(self, game: Game, visitor: Visitor) -> Screen:
        """Show somebody their own cards."""
        view = await self._view(game, visitor)
        if view.seat is None:
            raise Refused("not_at_table", game=game.id)
        pictures = await self._pictures.hand(f"hand-{game.id}.png", view, self._look(game, visitor))
        words = chat("hand", visitor.lang, game=game.id, when=when(view.turn, visitor.lang))
        turn = Button(id=custom_id("turn", game.id), label=chat("button.turn", visitor.lang), emoji="▶️")
        rows: tuple[Row, ...] = ((turn,),) if game.to_act == view.seat else ()
        return shown_apart(words, pictures, rows)

    async def board(self, game: Game, visitor: Visitor) -> Screen:
        """Show everything on the table."""
        view = await self._view(game, visitor)
        pictures = await self._pictures.board(f"board-{game.id}-{view.seq}.png", view, self._look(game, visitor))
        return self._shown(game, view, pictures, visitor)

    async def tableau(self, game: Game, visitor: Visitor, seat: int | None) -> Screen:
        """Show a player's area, if there is such a seat."""
        view = await self._view(game, visitor)
        if seat is None or seat >= len(view.players):
            raise Refused("no_such_seat")
        name = f"area-{game.id}-{seat + 1}.png"
        pictures = await self._pictures.tableau(name, view, seat, self._look(game, visitor))
        return self._shown(game, view, pictures, visitor)

    async def closeup(self, game: Game, visitor: Visitor, part: str) -> Screen:
        """Show one part of the board large."""
        view = await self._view(game, visitor)
        if part not in parts_of(view):
            raise Refused("no_automa")
        name = f"{part.replace(' ', '_')}-{game.id}.png"
        pictures = await self._pictures.closeup(name, view, part, self._look(game, visitor))
        return self._shown(game, view, pictures, visitor)

    async def subject(self, game: Game, visitor: Visitor, about: str) -> Screen:
        """Show what a question is about and what one has of it; the whole board is a button away."""
        view = await self._view(game, visitor)
        pictures = await self._pictures.subject(f"{about}-{game.id}.png", view, about, self._look(game, visitor))
        board = Button(id=custom_id("board", game.id), label=chat("button.board", visitor.lang), emoji="🗺️")
        return self._shown(game, view, pictures, visitor, ((board,),))

    def _shown(
        self, game: Game, view: View, pictures: Attached, visitor: Visitor, rows: tuple[Row, ...] = ()
    ) -> Screen:
        heading = chat("board.heading", visitor.lang, game=game.id, when=when(view.turn, visitor.lang))
        return shown_apart(f"{heading}\n{self._waiting(game, view, visitor.lang)}", pictures, rows)

    def _waiting(self, game: Game, view: View, lang: Language) -> str:
        if game.status != RUNNING or view.decision is None or game.to_act is None:
            return chat("game_over", lang)
        who = escaped_names(game)[game.to_act]
        return chat("waiting", lang, who=who, what=title(view.decision, lang))

    # ------------------------------------------------------------ words

    async def status(self, game: Game, visitor: Visitor) -> Screen:
        """Who plays, who is asked what since when, and the scores."""
        view = await self._view(game, visitor)
        words = [chat("board.heading", visitor.lang, game=game.id, when=when(view.turn, visitor.lang))]
        words += module_lines(game.options, visitor.lang)
        for number, (who, player) in enumerate(zip(escaped_names(game), view.players, strict=True)):
            key = _STATUS[game.seats[number].controller]
            words.append(chat(key, visitor.lang, who=who, vp=player.vp, step=player.temple))
        if (show := game.terms.watched) is not None and game.status == RUNNING:
            words.append(chat("watch.paused" if show.paused else "watch.pace", visitor.lang, n=show.pace))
        else:
            words.append(self._waiting(game, view, visitor.lang))
        if game.asked is not None:
            words.append(chat("status.since", visitor.lang, since=stamp(game.asked)))
        if until := deadline(game, game.asked):
            key = "status.until" if until > self._games.now() else "status.over"
            words.append(chat(key, visitor.lang, until=date(until)))
        return Screen(words=fitted("\n".join(words)))

    async def log(self, game: Game, visitor: Visitor, turns: int, page: int | None = None) -> Screen:
        """Show the last turns with every Event, page by page; the last page first."""
        turns = min(max(turns, 1), MOST_TURNS)
        view = await self._view(game, visitor)
        starts = turn_starts(await self._games.log_since(game.id))
        start = starts[-turns][0] - 1 if len(starts) >= turns else -1  # the answer before it has opened the turn
        history = await self._games.history(game.id, view.seat, start)
        if view.automa and start >= 0 and history.told:
            history = from_event(history, turns_begun(history.told[0])[-1:])
        told = await asyncio.to_thread(in_full, game, history, visitor.lang)
        if not told:
            return Screen(words=chat("since.nothing", visitor.lang))
        made = pages(told, ROOM)
        number = len(made) - 1 if page is None else min(max(page, 0), len(made) - 1)
        if len(made) == 1:
            return Screen(words=made[0])
        where = chat("tour.page", visitor.lang, page=number + 1, pages=len(made))
        ways = page_buttons("log", game.id, turns, number, len(made), visitor.lang)
        return Screen(words=f"{made[number]}\n{where}", rows=(ways,))

    async def since(self, game: Game, visitor: Visitor) -> Screen:
        """What happened since one's last turn, in words and in a picture."""
        view = await self._view(game, visitor)
        if view.seat is None:
            raise Refused("not_at_table", game=game.id)
        history = await since_last_turn(self._games, game.id, view, view.seat)
        lines = await asyncio.to_thread(in_brief, game, history, visitor.lang)
        if not lines:
            return Screen(words=chat("since.nothing", visitor.lang))
        name = f"since-{game.id}-{view.seq}.png"
        look = self._look(game, visitor)
        told = await asyncio.to_thread(by_seat, game, history, visitor.lang)
        pictures = await self._pictures.changes(name, history.now, history.before, told, look)
        heading = chat("since.heading", visitor.lang, game=game.id)
        return shown_apart(fitted("\n".join([heading, *lines])), pictures)
