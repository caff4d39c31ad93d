"""Reminders and clocks: rows in the database, and one task that sleeps until the earliest is due."""

import asyncio
import logging
from collections import Counter

from bot.prompts.spec import PRIMARY, Button, Screen, custom_id
from bot.table.clock import HOUR, awake, deadline, stamp
from bot.table.people import mention, written_names
from bot.table.post import Post
from bot.text import title
from bot.text.chat import chat, spoken
from storage import PERSON, RUNNING, Game, Games, Posted, Timer
from storage.errors import StorageError

log = logging.getLogger(__name__)

REMINDER, CLOCK = "reminder", "clock"
LATE = "late"
MOST_REMINDERS = 50
LONGEST_SLEEP = 3600
WAIT, PASS, BOT_TAKES, REPLACE = "wait", "pass", "bot", "replace"
WAYS_OUT = {WAIT: "⏳", PASS: "🙅", BOT_TAKES: "🤖", REPLACE: "🪑"}


class Timekeeper:
    """Calls people again, and asks the table what to do when somebody's time is over."""

    def __init__(self, games: Games, post: Post) -> None:
        self._games = games
        self._post = post
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Ring whatever is due, for ever; what fell due while nobody was here is rung once."""
        while True:
            self._changed.clear()
            try:
                pause = await self.ring_due()
            except StorageError:
                log.exception("The timers cannot be read.")
                pause = 60.0
            try:
                await asyncio.wait_for(self._changed.wait(), pause)
            except TimeoutError:
                continue

    async def ring_due(self) -> float:
        """Ring all timers that are due; returns the seconds until the next one."""
        while True:
            timers = await self._games.next_timers(1)
            if not timers:
                return LONGEST_SLEEP
            wait = timers[0].due - self._games.now()
            if wait > 0:
                return min(wait / 1000, LONGEST_SLEEP)
            if await self._games.drop_timer(timers[0].id):
                await self._ring(timers[0])

    async def arm(self, game: int) -> None:
        """Somebody was called: remind them in time, and watch their clock."""
        await self._games.drop_timers(game, (REMINDER, CLOCK))
        found = await self._games.get(game)
        if found.status != RUNNING or found.waits_for is None or found.waits_for.controller != PERSON:
            return
        assert found.asked is not None
        await self._set_reminder(found, found.asked, 1)
        until = deadline(found, found.asked)
        if until is not None:
            await self._games.set_timer(game, CLOCK, until, _about(found))
        self._changed.set()

    async def _set_reminder(self, game: Game, start: int, number: int) -> None:
        seat = game.waits_for
        assert seat is not None
        person = await self._games.preferences(seat.person)
        hours = person.remind_after
        if hours is None:
            hours = (await self._games.settings(game.server)).remind_after
        if hours and number <= MOST_REMINDERS:
            due = awake(person, start + hours * HOUR)
            await self._games.set_timer(game.id, REMINDER, due, {**_about(game), "number": str(number)})
            self._changed.set()

    async def _ring(self, timer: Timer) -> None:
        try:
            game = await self._games.get(timer.game)
            about = dict(timer.payload)
            number = int(about.pop("number", "1"))
            if game.status == RUNNING and about == _about(game):
                if timer.kind == REMINDER:
                    await self._remind(game, number)
                elif timer.kind == CLOCK:
                    await self._offer_ways_out(game)
        except Exception:
            log.exception("Timer %s of game %s failed.", timer.kind, timer.game)

    async def _remind(self, game: Game, number: int) -> None:
        seat = game.waits_for
        assert seat is not None
        now = self._games.now()
        person = await self._games.preferences(seat.person)
        if awake(person, now) > now:
            due = awake(person, now)
            await self._games.set_timer(game.id, REMINDER, due, {**_about(game), "number": str(number)})
            return
        lang = spoken((await self._games.settings(game.server)).lang)
        view = await self._games.view(game.id, game.to_act)
        assert view.decision is not None
        assert game.asked is not None
        words = chat(
            "remind",
            lang,
            who=mention(seat),
            game=game.id,
            what=title(view.decision, lang),
            since=stamp(game.asked),
        )
        turn = Button(id=custom_id("turn", game.id), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️")
        await self._post.send(game.channel, Screen(words=words, rows=((turn,),), calls=(seat.person,)))
        await self._set_reminder(game, now, number + 1)

    async def _offer_ways_out(self, game: Game) -> None:
        """Nobody is punished by surprise: the others, or the host, choose."""
        lang = spoken((await self._games.settings(game.server)).lang)
        message = await self._post.send(game.channel, ways_out(game, lang))
        await self._games.drop_votes(game.id)
        await self._games.remember_message(game.id, Posted(LATE, game.channel, message, game.seq))


def ways_out(game: Game, lang: str, votes: dict[str, str] | None = None) -> Screen:
    """What can be done about a player whose time is over, with the votes so far."""
    assert game.to_act is not None
    seat = game.seats[game.to_act]
    others = tuple(other.person for other in game.seats if other.controller == PERSON and other is not seat)
    words = [chat("late", lang, who=written_names(game)[game.to_act], game=game.id)]
    words += [f"{emoji} {chat(f'late.{way}', lang)}" for way, emoji in WAYS_OUT.items()]
    if votes:
        cast = Counter(votes.values())
        counted = ", ".join(f"{emoji} {cast[way]}" for way, emoji in WAYS_OUT.items() if cast[way])
        words.append(chat("late.votes", lang, votes=counted))
    buttons = tuple(
        Button(id=custom_id("vote", game.id, game.asked or 0, way), label=chat(f"button.{way}", lang), emoji=emoji)
        for way, emoji in WAYS_OUT.items()
    )
    return Screen(words="\n".join(words), rows=(buttons,), calls=(seat.person, *others))


def _about(game: Game) -> dict[str, str]:
    """Which wait a timer belongs to."""
    return {"seat": str(game.to_act), "since": str(game.asked)}
