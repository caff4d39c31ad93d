"""The herald: tells a channel the events, shows the board, and calls the seat to act."""

import asyncio
import logging
from collections.abc import Sequence

from msgspec import structs

from bot.background.pictures import Pictures, PictureStyle
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.prompt import PRIVATE_QUESTIONS, prompt_for
from bot.screens.public_question import answers_by_emoji
from bot.screens.screen import AttachedPicture, Screen
from bot.table.announce.asked_tiles import asked_tiles
from bot.table.announce.dispatches import news_dispatch, ready_dispatch
from bot.table.announce.endings import clearing_dispatch, closing_dispatch, finale_dispatch
from bot.table.announce.news import News
from bot.table.announce.outbox import Outbox
from bot.table.announce.scene import is_board_due
from bot.table.announce.screens import Ending
from bot.table.automatic_answers import ABSENT
from bot.table.clock.habits import people_at
from bot.table.clock.waits import Waits
from bot.table.io.messages import Messages
from bot.table.io.seats import names
from bot.table.io.spoken_language import public_language
from bot.table.look.summaries import course_of, film_captions
from engine.actions import Pass
from engine.early import asked_early, awaited
from engine.players import standing_orders
from engine.queries import is_follow_on
from engine.state import View
from render import Caption
from storage import ABORTED, FINISHED, NOWHERE, PERSON, RUNNING, Game, Games, Hinted, History, Ledger, LogRow
from storage.posted import Board, Finale, GroupCall, LastBoard, OpenPrompt, SeatCall, Story

log = logging.getLogger(__name__)

PRIVATE_NAMES = [kind.__name__ for kind in PRIVATE_QUESTIONS]
TOO_FAST = 3  # attempts at a picture while the game moves on


class Herald:
    """Publishes each game in its channel, always from the newest state."""

    def __init__(self, games: Games, messages: Messages, pictures: Pictures, waits: Waits) -> None:
        self._games = games
        self._messages = messages
        self._pictures = pictures
        self._outbox = Outbox(games, messages, waits)

    async def publish(self, game: int) -> None:
        """Tells the channel its news and puts the present question."""
        for left in reversed(range(TOO_FAST)):
            found = await self._games.get(game)
            if found.status == ABORTED:
                await self._outbox.carry_out(clearing_dispatch(found, await self._games.messages(game)))
            if found.status not in (RUNNING, FINISHED) or found.channel == NOWHERE:
                return
            await self.mention_rules(found)
            history = await self._games.history(game, None, found.told)
            messages = await self._games.messages(game)
            if not _is_news(found, history, messages):
                if await self._show_who_is_ready(found, history):
                    return
                continue
            lang = await public_language(self._games, found.server)
            board_due = is_board_due(history, arrived=_has_arrived(found, messages))
            picture = await self.picture(found, history, lang) if board_due else None
            tiles = await self._tiles(found, history, lang)
            if found.status == FINISHED:
                await self._finish(found, history, picture, lang)
                return
            async with self._games.locks.saying[game]:
                now = await self._games.get(game)
                if now.status != RUNNING or (now.settled != found.settled and left):
                    continue
                done = None
                while done is None:  # at most once for each deleted prompt
                    news = await self._news(now, history, picture, lang, tiles if now.number == found.number else None)
                    if news is None:
                        return
                    done = await self._outbox.carry_out(await asyncio.to_thread(news_dispatch, news))
            await done.carry_out()
            return

    async def complete_prompt(self, game: int) -> None:
        """Adds missing reactions to the open prompt after a restart."""
        found, prompt = await self._games.get(game), (await self._games.messages(game)).get(OpenPrompt)
        if found.status != RUNNING or found.to_act is None or prompt is None or prompt.number != found.number:
            return
        if asked := await self._games.asked(game, found.to_act):
            lang = await public_language(self._games, found.server)
            await self._messages.offer_missing(prompt, tuple(answers_by_emoji(prompt_for(asked.view, lang))))

    async def mention_rules(self, game: Game) -> None:
        """Tells a channel once after an update that its game goes on under new rules."""
        if (
            game.status == RUNNING
            and game.begun_under_other_rules
            and not await self._games.registry.rules_told(game.id)
        ):
            lang = await public_language(self._games, game.server)
            await self._messages.send(game.channel, Screen(words=chat("rules_changed", lang, game=game.name)))
            await self._games.registry.tell_rules(game.id)

    async def look(self, game: Game, lang: Language) -> PictureStyle:
        """Style of the pictures of a game."""
        return PictureStyle(names(game), (await self._games.registry.settings(game.server)).theme, lang.code)

    async def picture(
        self, game: Game, history: History, lang: Language, told: Sequence[Caption] = ()
    ) -> AttachedPicture | None:
        """Picture of the last turn with captions; None if drawing fails, for the game goes on without it."""
        view, messages = history.now, await self._games.messages(game.id)
        shown = await self._since_board(game, history, messages)
        since = shown.before if game.told >= 0 and messages.get(Board) else None
        name, look = f"turn-{game.id}-{view.seq}.png", await self.look(game, lang)
        try:
            return await self._pictures.chat(name, view, look, since, told)
        except Exception:
            log.exception("The picture of game %s at answer %s failed.", game.id, view.seq)
            return None

    async def _tiles(self, game: Game, history: History, lang: Language) -> AttachedPicture | None:
        """Picture of the tiles offered to the channel by a question; None without any, or if drawing fails."""
        asked = await self._games.asked(game.id, game.to_act) if game.to_act is not None else None
        offered = asked_tiles(prompt_for(asked.view, lang)) if asked else ()
        if not offered:
            return None
        name, look = f"tiles-{game.id}-{history.now.seq}.png", await self.look(game, lang)
        try:
            return await self._pictures.choices(name, history.now, offered, look)
        except Exception:
            log.exception("The picture of a question of game %s at answer %s failed.", game.id, history.now.seq)
            return None

    # ------------------------------------------------------------ a running game

    async def _news(
        self,
        game: Game,
        history: History,
        picture: AttachedPicture | None,
        lang: Language,
        tiles: AttachedPicture | None = None,
    ) -> News | None:
        """All facts for the next dispatch; None if the game has moved on meanwhile."""
        assert game.to_act is not None
        messages = await self._games.messages(game.id)
        asked = await self._games.asked(game.id, game.to_act)
        if asked is None:
            return None  # the game has moved on, so another run follows
        tentative = await self._tentative(game, game.to_act) if asked.view.seq > game.settled else []
        cards = [row for row in tentative if row.question in PRIVATE_NAMES]
        later = await self._later(game, history.now)
        return News(
            game=game,
            history=history,
            asked=asked,
            arrived=_has_arrived(game, messages),
            in_private=any(not isinstance(row.action, Pass) for row in cards),
            declined=any(isinstance(row.action, Pass) for row in cards),
            tentative=tuple(tentative),
            later=later,
            ready=frozenset([seat for seat, view in later.items() if await self._is_ready(game, seat, view)]),
            people=await people_at(self._games, game),
            messages=messages,
            since_board=await self._since_board(game, history, messages),
            on_board=await self._on_board(game, messages),
            since_call=await self._since_call(game, messages),
            picture=picture,
            tiles=tiles,
            now=self._games.now(),
            lang=lang,
        )

    async def _is_ready(self, game: Game, seat: int, view: View) -> bool:
        """Whether a seat has planned an answer to its coming question, not only to earlier ones."""
        return any(said.is_for(view) for said in (await self._games.plans.get(game.id, seat)).ahead)

    async def _later(self, game: Game, view: View) -> dict[int, View]:
        """By seat: the public coming questions of this round, without those a standing order answers."""
        found: dict[int, View] = {}
        for seat in await asyncio.to_thread(awaited, view):
            orders = game.seats[seat].orders
            if seat == game.to_act or game.seats[seat].controller != PERSON or ABSENT in orders:
                continue
            seen = await asyncio.to_thread(asked_early, await self._games.view(game.id, seat))
            if seen is not None and standing_orders.answer(seen, orders) is None:
                found[seat] = seen
        return found

    async def _show_who_is_ready(self, game: Game, history: History) -> bool:
        """Shows the ready seats in a shared message; False if it is gone, so that a new message calls people."""
        messages = await self._games.messages(game.id)
        prompt = messages.get(OpenPrompt)
        together = messages.get(GroupCall) or (prompt and prompt.shared) or messages.every(SeatCall)
        if game.status != RUNNING or not together:
            return True
        lang = await public_language(self._games, game.server)
        async with self._games.locks.saying[game.id]:
            news = await self._news(game, history, None, lang)
            if news is None or await self._outbox.carry_out(await asyncio.to_thread(ready_dispatch, news)) is not None:
                return True
            await self._games.tell(game.id, game.told, None)
            return False

    async def _since_board(self, game: Game, history: History, messages: Ledger) -> History:
        """The public events since the last board up to this history; all events without a board."""
        board = messages.get(Board)
        since = board.shows if board else -1
        if since >= game.told:
            return history
        whole = await self._games.history(game.id, None, since)
        known = (each for each in whole.told if each.row is None or each.row.seq <= history.now.seq)
        return structs.replace(whole, now=history.now, told=tuple(known))

    async def _on_board(self, game: Game, messages: Ledger) -> History | None:
        """The events on the last board when it was sent, unless it shows the progress of a group call."""
        board = messages.get(Board)
        if board is None or messages.get(GroupCall):
            return None
        return await self._between(game, board.after, board.shows)

    async def _between(self, game: Game, after: int, to: int) -> History:
        """The public events after one answer, up to another one."""
        whole = await self._games.history(game.id, None, after)
        known = (each for each in whole.told if each.row is None or each.row.seq <= to)
        return structs.replace(whole, told=tuple(known))

    async def _since_call(self, game: Game, messages: Ledger) -> History | None:
        """The events in the newest board or story, if it is a group call."""
        call, telling = messages.get(GroupCall), (messages.get(Board), messages.get(Story))
        calls = next((one for one in telling if one and call and one.message == call.message), None)
        return None if calls is None else await self._between(game, calls.after, calls.shows)

    async def _tentative(self, game: Game, seat: int) -> list[LogRow]:
        """The answers of the seat to act that it can still take back."""
        chosen = await self._games.history(game.id, seat, game.settled)
        return [told.row for told in chosen.told if told.row is not None]

    # ------------------------------------------------------------ the end

    async def _finish(self, game: Game, history: History, picture: AttachedPicture | None, lang: Language) -> None:
        """Closes the prompts of a game that is over, then sends its finale and its film."""
        done = None
        while done is None:  # at most once for each deleted prompt
            messages = await self._games.messages(game.id)
            since_board = await self._since_board(game, history, messages)
            closing = await asyncio.to_thread(closing_dispatch, game, since_board, messages, lang)
            done = await self._outbox.carry_out(closing)
        look = await self.look(game, lang)
        whole = await self._games.history(game.id, None)
        hinted = await self._games.registry.hinted(game.id)
        drawn = await self._ending(game, picture, whole, hinted, look)
        finale = await asyncio.to_thread(finale_dispatch, game, since_board, messages, hinted, drawn, lang)
        done = await self._outbox.carry_out(finale)
        assert done is not None  # a finale has no prompt to miss
        await done.carry_out()
        await self._show_film(game, whole, hinted, drawn.by_bots, look, lang)

    async def _ending(
        self, game: Game, board: AttachedPicture | None, whole: History, hinted: Sequence[Hinted], look: PictureStyle
    ) -> Ending:
        """The pictures of the end, without those that fail."""
        grown = await asyncio.to_thread(course_of, whole)
        ending = Ending(board, bots=tuple(result for result in await self._games.results(game.id) if result.by_bot))
        name = f"result-{game.id}.png"
        try:
            card = await self._pictures.result(name, whole.now, grown, hints_of(hinted), look, ending.by_bots)
        except Exception:
            log.exception("The picture of the end of game %s failed.", game.id)
            return ending
        return structs.replace(ending, card=card)

    async def _show_film(
        self,
        game: Game,
        whole: History,
        hinted: Sequence[Hinted],
        by_bots: frozenset[int],
        look: PictureStyle,
        lang: Language,
    ) -> None:
        """Shows the film of a game in place of its last board, unless drawing fails."""
        alt, name = chat("film.alt", lang, game=game.name, n=whole.now.turn), f"game-{game.id}.gif"
        try:
            turns = await self._games.turns(game.id)
            told = await asyncio.to_thread(film_captions, game, whole, turns, lang)
            grown = await asyncio.to_thread(course_of, whole)
            film = await self._pictures.animation(name, turns, grown, told, hints_of(hinted), alt, look, by_bots)
        except Exception:
            log.exception("The animation of game %s failed.", game.id)
            return
        if last := (await self._games.messages(game.id)).get(LastBoard):
            await self._messages.show_instead(last, film)


def _is_news(game: Game, history: History, messages: Ledger) -> bool:
    """Whether the channel lacks an event or a call."""
    if game.status == FINISHED:
        return messages.get(Finale) is None
    if game.told < history.now.seq or game.pinged != game.to_act or _has_arrived(game, messages):
        return True
    prompt = messages.get(OpenPrompt)
    return is_follow_on(history.now) and (prompt is None or prompt.number != game.number)


def _has_arrived(game: Game, messages: Ledger) -> bool:
    """Whether a game from another channel lacks a board here."""
    return game.told >= 0 and messages.get(Board) is None


def hints_of(hinted: Sequence[Hinted]) -> list[tuple[str, int]]:
    """The number of hints by name."""
    return [(one.name, one.times) for one in hinted]
