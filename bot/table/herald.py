"""Tells the channel what happened, shows the board, and calls whoever is asked."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2s

import discord
from msgspec import structs

from bot import limits
from bot.background.pictures import Look, Pictures
from bot.languages import Language, spoken
from bot.prompts.private_question import when
from bot.prompts.prompt import PRIVATE_QUESTIONS, prompt_for
from bot.prompts.public_question import public_question
from bot.prompts.screen import PRIMARY, SUCCESS, Button, Picture, Row, Screen, custom_id, fitted
from bot.table.clock import date, deadline, stopped
from bot.table.locks import Locks
from bot.table.messages import Messages
from bot.table.seats import escaped_names, mention, names
from bot.table.summaries import in_brief
from bot.table.timekeeper import Timekeeper
from bot.text import category, event, title
from bot.text.chat import chat
from engine.events import FestivalBegan, GameEnded, GameStarted, TurnStarted
from engine.queries import ending, is_follow_on
from engine.state import View
from storage import ABORTED, FINISHED, NOWHERE, PERSON, RUNNING, Asked, Game, Games, History, Posted

log = logging.getLogger(__name__)

BOARD, STORY, PROMPT, FINALE = "board", "story", "prompt", "finale"
AGAIN = "again"  # among what the buttons of a watched game say: another one
PRIVATE_NAMES = [kind.__name__ for kind in PRIVATE_QUESTIONS]
TOO_FAST = 3  # how often a picture is begun anew because the game has moved on

Change = Callable[[], Awaitable[object]]  # of an earlier message


class Herald:
    """One voice for each game: what it says is always about the newest state."""

    def __init__(self, games: Games, messages: Messages, pictures: Pictures, timekeeper: Timekeeper) -> None:
        self._games = games
        self._messages = messages
        self._pictures = pictures
        self._timekeeper = timekeeper
        self.saying = Locks()  # while one is held a message is on its way, and nobody should answer

    async def publish(self, game: int) -> None:
        """Say what the channel has not heard yet, and ask whoever is asked."""
        for left in reversed(range(TOO_FAST)):
            found = await self._games.get(game)
            if found.status == ABORTED:
                await self._clear_away(game)
            if found.status not in (RUNNING, FINISHED) or found.channel == NOWHERE:
                return
            await self.mention_rules(found)
            history = await self._games.history(game, None, found.told)
            if not await self._is_news(found, history):
                return
            lang = spoken((await self._games.settings(found.server)).lang)
            picture = await self.picture(found, history, lang) if _turns_a_page(history) else None
            if found.status == FINISHED:
                await self._finish(found, history, picture, lang)
                return
            async with self.saying[game]:
                now = await self._games.get(game)
                if now.status != RUNNING or (now.settled != found.settled and left):
                    continue
                later = await self._tell(now, history, picture, lang)
            for change in later:
                await change()
            return

    async def mention_rules(self, game: Game) -> None:
        """Once after an update: a game that has begun under other rules goes on under the present ones."""
        if game.status == RUNNING and game.begun_under_other_rules and not await self._games.rules_told(game.id):
            lang = spoken((await self._games.settings(game.server)).lang)
            await self._messages.send(game.channel, Screen(words=chat("rules_changed", lang, game=game.id)))
            await self._games.tell_rules(game.id)

    async def _is_news(self, game: Game, history: History) -> bool:
        if game.status == FINISHED:
            return FINALE not in await self._games.messages(game.id)
        if game.told < history.now.seq or game.pinged != game.to_act:
            return True
        prompt = (await self._games.messages(game.id)).get(PROMPT)
        return is_follow_on(history.now) and (prompt is None or prompt.seq != game.number)

    async def look(self, game: Game, lang: Language) -> Look:
        """For whom pictures of a game are drawn."""
        return Look(names(game), (await self._games.settings(game.server)).theme, lang.code)

    async def picture(self, game: Game, history: History, lang: Language) -> Picture | None:
        """The board; a picture that fails must not stop the game."""
        view = history.now
        since = history.before if game.told >= 0 else None
        try:
            return await self._pictures.board(
                f"board-{game.id}-{view.seq}.png", view, await self.look(game, lang), since
            )
        except Exception:
            log.exception("The picture of game %s at answer %s failed.", game.id, view.seq)
            return None

    # ------------------------------------------------------------ a running game

    async def _tell(self, before: Game, history: History, picture: Picture | None, lang: Language) -> list[Change]:
        """Say it, and note that it was said; what has to change in earlier messages can wait."""
        messages = await self._games.messages(before.id)
        view, asked = history.now, before.to_act
        assert asked is not None
        seat = before.seats[asked]
        page = _turns_a_page(history)
        present = await self._games.asked(before.id, asked)
        if present is None:
            return []  # the game has moved on, and whoever moved it has woken us again
        live = present.view
        in_private = live.seq > before.settled and await self._in_private(before, asked)
        follow_on = is_follow_on(live) and seat.controller == PERSON and not in_private
        others = any(told.row is not None and told.row.seat != asked for told in history.told)
        # Steps of an answer that can still be taken back go on with the same wait, in a prompt as in one's own turn.
        anew = page or others or asked != before.pinged or (follow_on and before.told < view.seq)
        since = self._games.now() if anew else before.asked
        game = structs.replace(stopped(before, history.told), pinged=asked, asked=since) if anew else before
        later = await self._close_prompt(game.id, messages, present.number if follow_on else None)
        lines = in_brief(game, history, lang)
        said = _said_before_a_crash(game, messages, view)
        if page:
            ask = () if follow_on else self._ask(game, view, since, lang)
            if said.get(BOARD) != view.seq:
                later += await self._say_board(game, messages, lines, ask, picture, view, lang)
            if story := messages.get(STORY):
                await self._games.forget_message(game.id, STORY)
                later.append(partial(self._messages.strip, story))
            lines = []
        if follow_on:
            if said.get(PROMPT) != present.number:
                later += await self._say_prompt(game, messages, lines, present, anew, lang)
        elif not page and (lines or anew) and said.get(STORY) != view.seq:
            later += await self._say_story(game, messages, lines, view, since if anew else None, lang)
        if anew:
            await self._timekeeper.arm(game, before.pinged)
        await self._games.tell(game.id, view.seq, asked, since)
        for number, (now, old) in enumerate(zip(game.seats, before.seats, strict=True)):
            if now.bank is not None and now.bank != old.bank:
                await self._games.set_bank(game.id, number, now.bank)
        return later

    async def _in_private(self, game: Game, seat: int) -> bool:
        """Whether cards were chosen that can still be taken back: what they lead to is not asked in public."""
        chosen = await self._games.history(game.id, seat, game.settled)
        return any(told.row is not None and told.row.question in PRIVATE_NAMES for told in chosen.told)

    def _ask(self, game: Game, view: View, since: int | None, lang: Language) -> tuple[str, ...]:
        """Whom the game waits for, what is asked, and until when."""
        seat = game.waits_for
        if seat is None or seat.controller != PERSON or view.decision is None:
            return ()
        key = "ask.until" if (until := deadline(game, since)) else "ask"
        what = title(view.decision, lang)
        return (chat(key, lang, who=mention(seat), what=what, game=game.id, until=date(until or 0)),)

    async def _say_board(
        self,
        game: Game,
        messages: dict[str, Posted],
        lines: list[str],
        ask: tuple[str, ...],
        picture: Picture | None,
        view: View,
        lang: Language,
    ) -> list[Change]:
        heading = chat("board.heading", lang, game=game.id, when=when(view, lang))
        screen = Screen(
            words=fitted("\n".join([heading, *lines, *ask])),
            rows=(standing_buttons(game.id, lang),),
            pictures=(picture,) if picture else (),
            calls=_called(game) if ask else (),
        )
        await self._send(game, BOARD, screen, view.seq, lang)
        old = messages.get(BOARD)
        return [partial(self._messages.strip, old)] if old else []

    async def _say_story(
        self, game: Game, messages: dict[str, Posted], lines: list[str], view: View, since: int | None, lang: Language
    ) -> list[Change]:
        """In the middle of a turn: what is final by now, in one message that grows."""
        ask = self._ask(game, view, since, lang) if since is not None else ()
        if not lines and not ask:
            return []
        board, old = messages.get(BOARD), messages.get(STORY)
        if old and not ask:
            whole = await self._games.history(game.id, None, board.seq if board else -1)
            if await self._messages.edit(old, Screen(words=fitted("\n".join(in_brief(game, whole, lang))))):
                return []
        turn = Button(id=custom_id("turn", game.id), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️")
        rows: tuple[Row, ...] = ((turn,),) if ask else ()
        screen = Screen(words=fitted("\n".join([*lines, *ask])), rows=rows, calls=_called(game) if ask else ())
        await self._send(game, STORY, screen, view.seq, lang)
        return [partial(self._messages.strip, old)] if old else []

    async def _say_prompt(
        self,
        game: Game,
        messages: dict[str, Posted],
        lines: list[str],
        asked: Asked,
        anew: bool,
        lang: Language,
    ) -> list[Change]:
        seat = game.waits_for
        assert seat is not None
        prompt = prompt_for(asked.view, lang=lang, number=asked.number)
        key = "prompt.until" if (until := deadline(game, game.asked)) else "prompt"
        heading = chat(
            key,
            lang,
            who=mention(seat),
            title=prompt.title,
            question=prompt.question,
            game=game.id,
            until=date(until or 0),
        )
        screen = public_question(game.id, prompt, heading, lang, lines, seat.person if anew else "")
        posted = await self._send(game, PROMPT, screen, prompt.number, lang)
        later: list[Change] = [partial(self._messages.offer, posted, screen.reactions)]
        old = messages.get(PROMPT)
        if old is not None and old.seq == prompt.number and old.message != posted.message:
            later.append(partial(self._put_away, old))  # the same question went to whoever sat there before
        return later

    async def _close_prompt(self, game: int, messages: dict[str, Posted], asked: int | None) -> list[Change]:
        """A prompt of another question than the one asked in the channel now, if any, cannot be pressed any more."""
        old = messages.get(PROMPT)
        if old is None or old.seq == asked:
            return []
        await self._games.forget_message(game, PROMPT)
        return [partial(self._put_away, old)]

    async def _put_away(self, prompt: Posted) -> None:
        await self._messages.strip(prompt)
        await self._messages.clear(prompt)

    async def _send(self, game: Game, kind: str, screen: Screen, seq: int, lang: Language) -> Posted:
        nonce = _nonce(game, seq, kind, screen.calls)
        try:
            message = await self._messages.send(game.channel, screen, nonce)
        except discord.Forbidden:
            if not screen.pictures:
                raise
            words = fitted("\n".join([screen.words, chat("permission.attach", lang)]))
            plain = Screen(words=words, rows=screen.rows, calls=screen.calls)
            message = await self._messages.send(game.channel, plain, nonce)
        posted = Posted(kind, game.channel, message, seq)
        await self._games.remember_message(game.id, posted)
        return posted

    # ------------------------------------------------------------ the end

    async def _finish(self, game: Game, history: History, picture: Picture | None, lang: Language) -> None:
        messages = await self._games.messages(game.id)
        for change in await self._close_prompt(game.id, messages, None):
            await change()
        look = await self.look(game, lang)
        turns = await self._games.turns(game.id)
        chart = await self._chart(game, turns, look)
        result = "\n".join(scores(game, history.now, lang))
        news = fitted("\n".join(in_brief(game, _without_verdict(history), lang)), limits.CONTENT - len(result) - 1)
        screen = Screen(
            words=f"{news}\n{result}",
            rows=(encores(game, lang),),
            pictures=tuple(drawn for drawn in (picture, chart) if drawn),
            calls=tuple(seat.person for seat in game.seats if seat.controller == PERSON),
        )
        await self._send(game, FINALE, screen, history.now.seq, lang)
        await self._timekeeper.disarm(game)
        await self._games.tell(game.id, history.now.seq, None, None)
        for kind in (BOARD, STORY):
            if old := messages.get(kind):
                await self._messages.strip(old)
        await self._show_film(game, turns, look, lang)

    async def _clear_away(self, game: int) -> None:
        """Nothing of an ended game can be pressed any more."""
        for kind, posted in (await self._games.messages(game)).items():
            if kind in (BOARD, STORY, PROMPT):
                await self._games.forget_message(game, kind)
                await self._put_away(posted)

    async def _chart(self, game: Game, turns: list[View], look: Look) -> Picture | None:
        try:
            return await self._pictures.chart(f"scores-{game.id}.png", turns, look)
        except Exception:
            log.exception("The chart of game %s failed.", game.id)
            return None

    async def _show_film(self, game: Game, turns: list[View], look: Look, lang: Language) -> None:
        alt = chat("film.alt", lang, game=game.id, n=len(turns))
        try:
            film = await self._pictures.animation(f"game-{game.id}.gif", turns, alt, look)
        except Exception:
            log.exception("The animation of game %s failed.", game.id)
            return
        screen = Screen(words=chat("film", lang, game=game.id), pictures=(film,))
        await self._messages.send(game.channel, screen, f"{game.id}.film")


def _said_before_a_crash(game: Game, messages: dict[str, Posted], view: View) -> dict[str, int]:
    """What was posted about answers of which it was never noted that they were told, by kind."""
    return {kind: posted.seq for kind, posted in messages.items()} if game.told < view.seq else {}


def _nonce(game: Game, seq: int, kind: str, calls: tuple[str, ...]) -> str:
    """The same for the same words to the same people, so that Discord lets them pass once; not after an undo."""
    return blake2s(f"{game.id} {game.changed} {seq} {kind} {calls}".encode(), digest_size=12).hexdigest()


def standing_buttons(game: int, lang: Language) -> tuple[Button, ...]:
    """The buttons under every board."""
    return (
        Button(id=custom_id("turn", game), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️"),
        Button(id=custom_id("hand", game), label=chat("button.hand", lang), emoji="🃏"),
        Button(id=custom_id("board", game), label=chat("button.board", lang), emoji="🗺️"),
        Button(id=custom_id("since", game), label=chat("button.since", lang), emoji="🕑"),
    )


def encores(game: Game, lang: Language) -> tuple[Button, ...]:
    """The buttons under the end of a game: another one."""
    watched = game.terms.watched is not None
    label = chat("button.play_it" if watched else "button.rematch", lang)
    rematch = Button(id=custom_id("rematch", game.id), label=label, style=SUCCESS, emoji="🙋" if watched else "🔁")
    if not watched:
        return (rematch,)
    again = custom_id("watch", game.id, argument=AGAIN)
    return (rematch, Button(id=again, label=chat("button.watch_again", lang), style=PRIMARY, emoji="👁️"))


def scores(game: Game, view: View, lang: Language) -> list[str]:
    """The final scores by category, as a table."""
    result = view.result
    assert result is not None
    who = escaped_names(game)
    order = sorted(range(len(who)), key=lambda seat: -result.scores[seat])
    places = [
        chat("end.place", lang, medal="🏆" if seat in result.winners else "▫️", who=who[seat], vp=result.scores[seat])
        for seat in order
    ]
    kinds = sorted({kind for one in result.breakdown for kind in one}, key=lambda kind: -_total(view, kind))
    short = [names(game)[seat][:8] for seat in order]
    table = [" ".join(f"{name:>3}" for name in short)]
    for kind in kinds:  # the numbers come first: where a narrow screen breaks the lines, they stay under each other
        points = zip(short, (result.breakdown[seat].get(kind, 0) for seat in order), strict=True)
        cells = " ".join(f"{vp:>{max(len(name), 3)}}" for name, vp in points)
        table.append(f"{cells}  {category(kind, lang)}")
    heading = [chat("end.heading", lang, game=game.id)]
    if view.automa:
        heading.append(event(ending(view), who, lang))
    return [*heading, *places, "```", *(row.replace("`", "'") for row in table), "```"]


def _without_verdict(history: History) -> History:
    """In a solo game the scores begin with how it ended."""
    if not history.now.automa:
        return history
    told = (
        structs.replace(each, events=tuple(event for event in each.events if not isinstance(event, GameEnded)))
        for each in history.told
    )
    return structs.replace(history, told=tuple(told))


def _total(view: View, kind: str) -> int:
    assert view.result is not None
    return sum(one.get(kind, 0) for one in view.result.breakdown)


def _called(game: Game) -> tuple[str, ...]:
    seat = game.waits_for
    return (seat.person,) if seat is not None and seat.controller == PERSON else ()


def _turns_a_page(history: History) -> bool:
    """Whether a new board is due: the game has begun or ended, a turn has passed, or a Festival has come."""
    pages = (GameStarted, TurnStarted, FestivalBegan)
    return history.now.over or any(isinstance(event, pages) for told in history.told for event in told.events)
