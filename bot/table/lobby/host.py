"""Tools of hosts and tables: pause and resume, nudge, and another host."""

from msgspec import structs

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, Button, Screen, custom_id
from bot.table.clock.clock import DAY, awake, date, stamp
from bot.table.clock.habits import habits_of
from bot.table.clock.lateness import HOST, needed, voters
from bot.table.clock.questions import question_to
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.requester import Requester
from bot.table.io.seats import escaped_names, mention, seat_of
from bot.table.io.spoken_language import public_language
from bot.table.io.user_text import clean, escaped
from bot.table.lobby.ballots import decided
from bot.table.lobby.lobby import Lobby
from storage import NOWHERE, PERSON, RUNNING, Game, Games
from storage.posted import PauseMessage, Reminder

PAUSE, RESUME = "pause", "resume"
_SIGNS = {PAUSE: "⏸️", RESUME: "▶️"}


class HostTools:
    """Decisions about the time of a table, and about its host."""

    def __init__(self, lobby: Lobby, messages: Messages) -> None:
        self._lobby = lobby
        self._tables = lobby.tables
        self._games: Games = lobby.games
        self._messages = messages
        self._tables.waits.bring(self._bring)

    # ------------------------------------------------------------ pause and resume

    async def pause(self, game: Game, requester: Requester, way: str) -> str:
        """Pauses a game or lets it go on: by the host at once, else by a vote; returns the reply."""
        async with self._games.locks.seating[game.id]:
            game = await self._games.get(game.id)
            if game.status != RUNNING or game.terms.watched is not None:
                raise Refused("not_started" if game.status != RUNNING else "watch.nobody_plays")
            if way not in _SIGNS or (game.terms.paused is None) != (way == PAUSE):
                raise Refused("pause.already" if way == PAUSE else "pause.not")
            if await decided(self._games, game, requester, PAUSE, way) is None:
                asked = chat(f"pause.asked.{way}", await self._lang(game), **self._ballot(game, requester))
                await self._show(game, way, asked)
                return chat("vote.counted", requester.lang, way=chat(f"button.{way}", requester.lang))
            now = self._games.now()
            if game.terms.paused is not None:
                game = await self._tables.waits.give_back(game, game.terms.paused, now)
            paused = now if way == PAUSE else None
            game = await self._games.set_terms(game.id, lambda terms: structs.replace(terms, paused=paused))
            await self._games.registry.drop_votes(game.id, PAUSE)
            await self._tables.waits.rearm(game.id)
            words = chat(f"pause.{way}", await self._lang(game), who=escaped(clean(requester.name)), game=game.name)
            await self._show(game, RESUME if way == PAUSE else "", words)
            return chat("vote.decided", requester.lang)

    def _ballot(self, game: Game, requester: Requester) -> dict[str, object]:
        return {"who": escaped(clean(requester.name)), "game": game.name, "needed": needed(voters(game, None))}

    async def _show(self, game: Game, offered: str, words: str) -> None:
        """Shows the state of the pause in the posted message, or in a new one."""
        if game.channel == NOWHERE:
            return
        lang = await self._lang(game)
        rows = ((_way(game, offered, lang),),) if offered else ()
        posted = (await self._games.messages(game.id)).get(PauseMessage)
        screen = Screen(words=words, rows=rows)
        if posted and posted.channel == game.channel and await self._messages.edit(posted, screen):
            if not offered:
                await self._games.forget_message(game.id, posted.key)
            return
        message = await self._messages.send(game.channel, screen)
        if offered:
            await self._games.remember_message(game.id, PauseMessage(game.channel, message))

    async def _bring(self, game: Game) -> None:
        """Tells the new channel of a game that the game is paused."""
        posted = (await self._games.messages(game.id)).get(PauseMessage)
        if posted and posted.channel != game.channel and game.terms.paused is not None:
            since = stamp(game.terms.paused)
            await self._show(game, RESUME, chat("status.paused", await self._lang(game), since=since))
            await self._messages.remove(posted)

    # ------------------------------------------------------------ nudge

    async def nudge(self, game: Game, requester: Requester) -> Screen:
        """Kindly reminds those for whom the table waits, at most once a day; never at night."""
        self._lobby.must_belong(game, requester)
        async with self._games.locks.seating[game.id]:
            game, now = await self._games.get(game.id), self._games.now()
            if game.terms.paused is not None:
                raise Refused("pause.already")
            waiting = [seat for seat in game.waits if game.seats[seat].person not in ("", requester.person)]
            waiting = [seat for seat in waiting if game.seats[seat].controller == PERSON]
            if not waiting:
                raise Refused("nudge.nobody")
            last = await self._games.registry.note(_nudged(game))
            if last.isdecimal() and now - int(last) < DAY:
                raise Refused("nudge.too_soon", until=date(int(last) + DAY))
            wishes = {seat: await habits_of(self._games, game.seats[seat].person, game.server) for seat in waiting}
            reached = [seat for seat, wish in wishes.items() if awake(wish, now) == now]
            if not reached:
                soon = min(awake(wish, now) for wish in wishes.values())
                raise Refused("nudge.asleep", who=_listed(game, waiting), until=date(soon))
            await self._games.registry.set_note(_nudged(game), str(now))
            await self._send_nudge(game, requester, reached, now)
        return Screen(words=chat("nudge.done", requester.lang, who=_listed(game, reached)))

    async def _send_nudge(self, game: Game, requester: Requester, seats: list[int], now: int) -> None:
        lang = await self._lang(game)
        what = await question_to(self._games, game, seats[0], lang)
        people = [game.seats[seat].person for seat in seats]
        words = chat(
            "nudge",
            lang,
            who=", ".join(map(mention, people)),
            by=escaped(clean(requester.name)),
            game=game.name,
            what=what,
        )
        turn = Button(id=custom_id("turn", game.id), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️")
        screen = Screen(words=words, rows=((turn,),), calls=tuple(people))
        message = await self._messages.send(game.channel, screen, f"{game.id}.{now}.nudge")
        self._tables.waits.recent_calls.note(game.id, people)
        messages = await self._games.messages(game.id)
        for seat in seats:
            since = game.waits[seat].since
            old = messages.get(Reminder, seat, since)
            new = Reminder(game.channel, message, seat, since, old.number if old else 1, now)
            await self._games.remember_message(game.id, new)
            if old is not None:
                await self._tables.waits.reminders.remove(game, old)
        await self._tables.waits.rearm(game.id)

    # ------------------------------------------------------------ another host

    async def hand_over(self, game: Game, requester: Requester, person: str) -> Screen:
        """Makes a player the host; if the host does not play at the table any more, the table elects one."""
        async with self._games.locks.seating[game.id]:
            game = await self._games.get(game.id)
            if seat_of(game, person) is None:
                raise Refused("host.not_at_table")
            if person == game.terms.host:
                raise Refused("host.already")
            if seat_of(game, game.terms.host) is not None:
                self._lobby.must_rule(game, requester)
            elif await decided(self._games, game, requester, HOST, person) is None:
                return Screen(words=chat("vote.counted", requester.lang, way=_named(game, person)))
            game = await self._games.set_terms(game.id, lambda terms: structs.replace(terms, host=person))
            await self._games.registry.drop_votes(game.id, HOST)
        if game.channel != NOWHERE:
            words = chat("host.new", await self._lang(game), who=_named(game, person), game=game.name)
            await self._messages.send(game.channel, Screen(words=words))
        return Screen(words=chat("vote.decided", requester.lang))

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)


def _way(game: Game, way: str, lang: Language) -> Button:
    return Button(id=custom_id("pause", game.id, argument=way), label=chat(f"button.{way}", lang), emoji=_SIGNS[way])


def _nudged(game: Game) -> str:
    """Name of the note with the moment of the last nudge."""
    return f"nudged {game.id}"


def _listed(game: Game, seats: list[int]) -> str:
    names = escaped_names(game)
    return ", ".join(names[seat] for seat in seats)


def _named(game: Game, person: str) -> str:
    seat = seat_of(game, person)
    return "" if seat is None else escaped_names(game)[seat]
