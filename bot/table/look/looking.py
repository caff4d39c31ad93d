"""Looking at a game: hand, board, areas, close-ups, log, and the events since one's last turn."""

import asyncio
from collections.abc import Iterator

from bot import limits
from bot.background.pictures import Attached, Pictures, PictureStyle
from bot.glossary import GlossaryEntry, related
from bot.languages import Language
from bot.say import title
from bot.say.chat import chat, when
from bot.say.solo import handicap_lines
from bot.screens.screen import PRIMARY, Button, Row, Screen, custom_id, fitted, rules_button, shown_apart
from bot.table.clock.clock import date, stamp
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.seats import awaited, escaped_names, names, seat_of
from bot.table.look.last_turns import (
    bot_turns_since,
    from_event,
    own_last_answer,
    since_last_turn,
    turn_starts,
    turns_begun,
)
from bot.table.look.modules import module_lines
from bot.table.look.paging import page_buttons
from bot.table.look.score_table import score_table, scores_button
from bot.table.look.summaries import by_seat, in_brief, in_full, pages
from engine.queries import places
from engine.state import View
from render import item_pages, parts_of
from storage import AUTOMA, BOT, FREE, LOBBY, PERSON, RUNNING, Game, Games

ROOM = limits.CONTENT - 200
MOST_TURNS = 50  # of a log
USUAL_TURNS = 4

# By controller of a seat.
_STATUS = {PERSON: "status.person", FREE: "status.free", BOT: "status.bot", AUTOMA: "status.bot"}


def _own_turn(game: Game, requester: Requester) -> tuple[Button, ...]:
    """The button that leads to the requester's question, if the table waits for them."""
    if game.status != RUNNING or seat_of(game, requester.person) not in awaited(game):
        return ()
    return (Button(id=custom_id("turn", game.id), label=chat("button.turn", requester.lang), style=PRIMARY, emoji="▶️"),)


def _tableaus(game: Game) -> Row:
    """A button for the area of each player."""
    return tuple(
        Button(id=custom_id("tableau", game.id, argument=str(seat)), label=fitted(who, limits.BUTTON_LABEL), emoji="🧺")
        for seat, who in enumerate(names(game))
    )


class Looking:
    """Pictures and words for a requester, within their knowledge."""

    def __init__(self, games: Games, pictures: Pictures) -> None:
        self._games = games
        self._pictures = pictures

    async def _view(self, game: Game, requester: Requester) -> View:
        if game.status == LOBBY:
            raise Refused("not_started")
        return await self._games.view(game.id, seat_of(game, requester.person))

    def _look(self, game: Game, requester: Requester) -> PictureStyle:
        return PictureStyle(names(game), requester.theme, requester.lang.code)

    async def explain(self, entry: GlossaryEntry, requester: Requester, game: int = 0) -> Screen:
        """Explains a thing or term, with its pictures and related entries."""
        words = fitted(f"**{entry.title}**\n{entry.words}")
        others = await asyncio.to_thread(related, entry, requester.lang)
        links = tuple(rules_button(game, other.key, fitted(other.title, limits.BUTTON_LABEL)) for other in others)
        rows: tuple[Row, ...] = (links,) if links else ()
        look = PictureStyle((), requester.theme, requester.lang.code)
        named = ((key.replace(":", "-") + ".png", key) for key in item_pages(entry.key))
        pictures = [await self._pictures.item(name, key, look) for name, key in named]
        return shown_apart(words, pictures, rows)

    async def hand(self, game: Game, requester: Requester) -> Screen:
        """Shows the requester's cards."""
        view = await self._view(game, requester)
        if view.seat is None:
            raise Refused("not_at_table", game=game.name)
        pictures = await self._pictures.hand(f"hand-{game.id}.png", view, self._look(game, requester))
        words = chat("hand", requester.lang, game=game.name, when=when(view.turn, requester.lang))
        area = custom_id("tableau", game.id, argument=str(view.seat))
        own = Button(id=area, label=chat("button.tableau", requester.lang), emoji="🧺")
        row = (*_own_turn(game, requester), own, scores_button(game.id, requester.lang))
        return shown_apart(words, pictures, (row,))

    async def board(self, game: Game, requester: Requester) -> Screen:
        """Shows the whole table."""
        view = await self._view(game, requester)
        pictures = await self._pictures.board(f"board-{game.id}-{view.seq}.png", view, self._look(game, requester))
        row = (*_own_turn(game, requester), scores_button(game.id, requester.lang))
        return self._shown(game, view, pictures, requester, (row, _tableaus(game)))

    async def tableau(self, game: Game, requester: Requester, seat: int | None) -> Screen:
        """Shows a player's area."""
        view = await self._view(game, requester)
        if seat is None or seat >= len(view.players):
            raise Refused("no_such_seat")
        name = f"area-{game.id}-{seat + 1}.png"
        pictures = await self._pictures.tableau(name, view, seat, self._look(game, requester))
        ways = _own_turn(game, requester)
        return self._shown(game, view, pictures, requester, (ways,) if ways else ())

    async def closeup(self, game: Game, requester: Requester, part: str) -> Screen:
        """Shows one part of the board enlarged."""
        view = await self._view(game, requester)
        if part not in parts_of(view):
            raise Refused("no_automa")
        name = f"{part.replace(' ', '_')}-{game.id}.png"
        pictures = await self._pictures.closeup(name, view, part, self._look(game, requester))
        return self._shown(game, view, pictures, requester)

    async def subject(self, game: Game, requester: Requester, about: str) -> Screen:
        """Shows the subject of a question and the requester's share of it, with a button for the board."""
        view = await self._view(game, requester)
        pictures = await self._pictures.subject(f"{about}-{game.id}.png", view, about, self._look(game, requester))
        board = Button(id=custom_id("board", game.id), label=chat("button.board", requester.lang), emoji="🗺️")
        return self._shown(game, view, pictures, requester, ((*_own_turn(game, requester), board),))

    def _shown(
        self, game: Game, view: View, pictures: Attached, requester: Requester, rows: tuple[Row, ...] = ()
    ) -> Screen:
        heading = chat("board.heading", requester.lang, game=game.name, when=when(view.turn, requester.lang))
        return shown_apart(f"{heading}\n{self._waiting(game, view, requester.lang)}", pictures, rows)

    def _waiting(self, game: Game, view: View, lang: Language) -> str:
        if game.status != RUNNING or view.decision is None or game.to_act is None:
            return chat("game_over", lang)
        if game.to_act == view.seat:
            return chat("waiting.you", lang, what=title(view.decision, lang))
        who = escaped_names(game)[game.to_act]
        return chat("waiting", lang, who=who, what=title(view.decision, lang))

    # ------------------------------------------------------------ words

    async def status(self, game: Game, requester: Requester) -> Screen:
        """Players, scores, the present question and its deadline."""
        view = await self._view(game, requester)
        words = [chat("board.heading", requester.lang, game=game.name, when=when(view.turn, requester.lang))]
        words += [*handicap_lines(game.options, requester.lang), *module_lines(game.options, requester.lang)]
        for number, (who, player) in enumerate(zip(escaped_names(game), view.players, strict=True)):
            key = _STATUS[game.seats[number].controller]
            words.append(chat(key, requester.lang, who=who, vp=player.vp, step=player.temple))
        if (show := game.terms.watched) is not None and game.status == RUNNING:
            words.append(chat("watch.paused" if show.paused else "watch.pace", requester.lang, n=show.pace))
        else:
            words.append(self._waiting(game, view, requester.lang))
        words += [*self._times(game, requester.lang)]
        ways = _own_turn(game, requester)
        return Screen(words=fitted("\n".join(words)), rows=(ways,) if ways else ())

    async def scores(self, game: Game, requester: Requester) -> Screen:
        """The VP of each seat by source so far, the leader first."""
        view, lang = await self._view(game, requester), requester.lang
        heading = chat("scores.heading", lang, game=game.name, when=when(view.turn, lang))
        scored = [player.scored for player in view.players]
        table = score_table(scored, [*places(view)], names(game), chat("scores.total", lang), lang)
        return Screen(words=fitted("\n".join([heading, *table])))

    def _times(self, game: Game, lang: Language) -> Iterator[str]:
        """Since when the table waits for whom, until when, and who is away; or since when the game is paused."""
        who, now = escaped_names(game), self._games.now()
        for number, wait in awaited(game).items():
            key = "status.since" if wait.due is None else "status.until" if wait.due > now else "status.over"
            yield chat(key, lang, who=who[number], since=stamp(wait.since), until=date(wait.due or 0))
        for number, seat in enumerate(game.seats):
            if seat.leave is not None:
                yield chat("late.away", lang, who=who[number], until=date(seat.leave.until))
        if game.terms.paused is not None:
            yield chat("status.paused", lang, since=stamp(game.terms.paused))

    async def log(self, game: Game, requester: Requester, turns: int | None, page: int | None = None) -> Screen:
        """Shows the last turns with every Event, page by page; the last page first.

        Without a number of turns, it opens where the requester's absence began, if a bot player played meanwhile.
        """
        view = await self._view(game, requester)
        rows = await self._games.log_since(game.id)
        starts, absence = turn_starts(rows), 0
        if turns is None and view.seat is not None and (last := own_last_answer(rows, view.seat)):
            absence = sum(start >= last.seq for start, _ in starts) if bot_turns_since(rows, view.seat, last) else 0
            page = 0 if absence and page is None else page
        turns = min(max(absence or turns or USUAL_TURNS, 1), MOST_TURNS)
        start = starts[-turns][0] - 1 if len(starts) >= turns else -1  # the answer before it opens the turn
        history = await self._games.history(game.id, view.seat, start)
        if view.automa and start >= 0 and history.told:
            history = from_event(history, turns_begun(history.told[0])[-1:])
        told = await asyncio.to_thread(in_full, game, history, requester.lang)
        if not told:
            return Screen(words=chat("since.nothing", requester.lang))
        made = pages(told, ROOM)
        number = len(made) - 1 if page is None else min(max(page, 0), len(made) - 1)
        if len(made) == 1:
            return Screen(words=made[0])
        where = chat("tour.page", requester.lang, page=number + 1, pages=len(made))
        ways = page_buttons("log", game.id, turns, number, len(made), requester.lang)
        return Screen(words=f"{made[number]}\n{where}", rows=(ways,))

    async def since(self, game: Game, requester: Requester) -> Screen:
        """The events since the requester's last turn, in words and in a picture."""
        view = await self._view(game, requester)
        if view.seat is None:
            raise Refused("not_at_table", game=game.name)
        history = await since_last_turn(self._games, game.id, view, view.seat)
        lines = await asyncio.to_thread(in_brief, game, history, requester.lang)
        if not lines:
            return Screen(words=chat("since.nothing", requester.lang))
        name = f"since-{game.id}-{view.seq}.png"
        look = self._look(game, requester)
        told = await asyncio.to_thread(by_seat, game, history, requester.lang)
        pictures = await self._pictures.changes(name, history.now, history.before, told, look)
        heading = chat("since.heading", requester.lang, game=game.name)
        ways = _own_turn(game, requester)
        return shown_apart(fitted("\n".join([heading, *lines])), pictures, (ways,) if ways else ())
