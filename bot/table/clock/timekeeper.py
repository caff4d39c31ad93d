"""Reminders and clocks: rows in the database, and one task that sleeps until the next is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import discord
from msgspec import structs

from bot.languages import Language
from bot.say import title
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, Button, Screen, custom_id
from bot.table.clock.clock import HOUR, MINUTE, awake, date, deadline, stamp, woken
from bot.table.clock.lateness import about, deciders, free_seat, is_waiting, offer
from bot.table.io.messages import Messages, is_closed, is_gone
from bot.table.io.seats import escaped_names, mention
from bot.table.io.spoken_language import public_language
from storage import FREE, NOWHERE, PERSON, RUNNING, Game, Games, Posted, Timer
from storage.errors import DamagedGame, DatabaseTrouble, NoSuchGame
from storage.posted import Key, LateOffer, Reminder, key

log = logging.getLogger(__name__)

REMINDER, CLOCK = "reminder", "clock"
MOST_REMINDERS = 50
MOST_TIMERS = 1_000_000
LONGEST_SLEEP = 300.0  # a suspended machine misses no more than this
AFTER_TROUBLE = 60.0
TRY_AGAIN = 2 * MINUTE  # within this time Discord recognises a nonce
MOST_DOUBLINGS = 5
MOST_TRIES = 6  # of a timer, in about two hours; the next call sets new ones


class Timekeeper:
    """Reminds people and asks tables about late players; a timer of an earlier wait (seat and call) does nothing."""

    def __init__(self, games: Games, messages: Messages, lose: Callable[[Game], Awaitable[None]]) -> None:
        self._games = games
        self._messages = messages
        self._lose = lose  # called when a channel is gone
        self._deeds: dict[str, Callable[[Game], Awaitable[None]]] = {}  # by kind, besides reminders and clocks
        self._changed = asyncio.Event()
        self._ringing = asyncio.Lock()
        self._mended = False

    # ------------------------------------------------------------ setting

    def on(self, kind: str, deed: Callable[[Game], Awaitable[None]]) -> None:
        """Registers the deed of a kind of timer."""
        self._deeds[kind] = deed

    async def set(self, game: int, kind: str, due: int) -> None:
        """Sets a timer of a registered kind."""
        await self._games.registry.set_timer(game, kind, due)
        self._changed.set()

    async def arm(self, game: Game, answered: int | None) -> None:
        """Sets timers ahead of their call, as a call without them is never repeated; closes offers of earlier waits."""
        await self._games.registry.drop_timers(game.id, (REMINDER, CLOCK))
        await self._tidy(game, answered)
        seat = game.waits_for
        if game.status != RUNNING or seat is None or seat.controller != PERSON:
            return
        assert game.asked is not None
        await self._set_reminder(game, game.asked, 1)
        await self.watch(game)

    async def resume(self, game: Game) -> None:
        """Resumes the wait of a game in another channel, with its open offer."""
        await self._bring_offer(game)
        for kind, set_again in ((REMINDER, self.rearm), (CLOCK, self._watch_again)):
            if not await self._games.registry.has_timer(game.id, kind):
                await set_again(game.id)

    async def disarm(self, game: Game) -> None:
        """Drops all timers and closes all offers."""
        await self._games.registry.drop_timers(game.id, (REMINDER, CLOCK))
        await self._tidy(structs.replace(game, asked=None), None)

    async def _tidy(self, game: Game, answered: int | None) -> None:
        """Closes reminders and offers of earlier waits."""
        for posted in await self._games.messages(game.id):
            if not isinstance(posted, Reminder | LateOffer) or posted.since == game.asked:
                continue
            await self._games.forget_message(game.id, posted.key)
            if isinstance(posted, LateOffer):
                await self._games.registry.drop_votes(game.id)
                word, who = ("late.over", "") if answered is None else ("late.answered", escaped_names(game)[answered])
                await self._say_at_last(posted, Screen(words=chat(word, await self._lang(game), who=who)))
            else:
                await self._say_at_last(posted, None)

    async def watch(self, game: Game) -> None:
        """Sets the timer for the deadline of the seat to act."""
        until = deadline(game, game.asked)
        if until is not None:
            await self._games.registry.drop_timers(game.id, (CLOCK,))
            await self._games.registry.set_timer(game.id, CLOCK, until, {**_wait(game), "until": str(until)})
            self._changed.set()

    async def rearm(self, number: int) -> None:
        """Applies new reminder settings to the present wait."""
        game = await self._games.get(number)
        if not _can_ring(game):
            return
        assert game.asked is not None
        said = (await self._games.messages(number)).get(Reminder, game.asked)
        await self._games.registry.drop_timers(number, (REMINDER,))
        await self._set_reminder(game, self._games.now() if said else game.asked, said.number + 1 if said else 1)

    async def rearm_server(self, server: str) -> None:
        """Applies new reminder settings of a server to all people without their own."""
        for game in await self._games.lists.of_server(server, (RUNNING,)):
            seat = game.waits_for
            if seat is not None and (await self._games.registry.preferences(seat.person)).remind_after is None:
                await self.rearm(game.id)

    async def _mend(self) -> None:
        """Sets missing timers after a crash."""
        known = {(timer.game, timer.kind) for timer in await self._games.registry.next_timers(MOST_TIMERS)}
        for game in await self._games.lists.running():
            if not _can_ring(game):
                continue
            try:
                if (game.id, REMINDER) not in known:
                    await self.rearm(game.id)
                if (game.id, CLOCK) not in known:
                    await self._watch_again(game.id)
            except DatabaseTrouble:
                raise
            except Exception:
                log.exception("The timers of game %s cannot be set.", game.id)

    async def _watch_again(self, number: int) -> None:
        """Sets the timer for the deadline again, unless the table was asked already."""
        game = await self._games.get(number)
        if _can_ring(game) and not (await self._games.messages(number)).get(LateOffer, game.asked):
            await self.watch(game)

    async def _set_reminder(self, game: Game, start: int, number: int) -> None:
        """Sets a reminder some hours after the start; if that is past, after now."""
        seat = game.waits_for
        assert seat is not None
        person = await self._games.registry.preferences(seat.person)
        hours = person.remind_after
        if hours is None:
            hours = (await self._games.registry.settings(game.server)).remind_after
        if not hours or number > MOST_REMINDERS:
            return
        now = self._games.now()
        due = start + hours * HOUR
        due = awake(person, due if due > now else now + hours * HOUR)
        await self._games.registry.set_timer(game.id, REMINDER, due, {**_wait(game), "number": str(number)})
        self._changed.set()

    # ------------------------------------------------------------ ringing

    async def run(self) -> None:
        """Rings due timers for ever; one that fell due while the bot was offline rings once."""
        while True:
            self._changed.clear()
            try:
                pause = await self.ring_due()
            except Exception:
                log.exception("The timers cannot be rung.")
                pause = AFTER_TROUBLE
            # In Python 3.11, wait_for can miss a cancellation at the moment it finishes.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._changed.wait()

    async def ring_due(self) -> float:
        """Rings all due timers; returns the seconds until the next one."""
        async with self._ringing:
            if not self._mended:
                await self._mend()
                self._mended = True
            while True:
                timers = await self._games.registry.next_timers(1)
                if not timers:
                    return LONGEST_SLEEP
                wait = timers[0].due - self._games.now()
                if wait > 0:
                    return min(wait / 1000, LONGEST_SLEEP)
                await self._ring(timers[0])

    async def _ring(self, timer: Timer) -> None:
        """Rings a timer once, even if several programs see it: the one that deletes it rings it.

        A later copy is stored first, and rings after a crash or trouble with Discord. So nothing is lost; the nonce
        keeps a repeated message single.
        """
        tries = _tries(timer)
        later = self._games.now() + TRY_AGAIN * 2 ** min(tries, MOST_DOUBLINGS)
        try:
            payload = {**timer.payload, "tries": str(tries + 1)}
            copy = await self._games.registry.set_timer(timer.game, timer.kind, later, payload)
        except (DamagedGame, NoSuchGame):
            log.exception("Timer %s belongs to game %s, which cannot be read.", timer.kind, timer.game)
            await self._games.registry.drop_timer(timer.id)
            return
        if not await self._games.registry.drop_timer(timer.id):
            await self._games.registry.drop_timer(copy)
            return
        try:
            done = await self._ring_once(timer)
        except Exception as error:
            done = await self._give_up(timer, tries, error)
        if done:
            await self._games.registry.drop_timer(copy)

    async def _give_up(self, timer: Timer, tries: int, error: Exception) -> bool:
        """Whether to drop a failed timer: the game is damaged, the channel is gone, or too many tries."""
        if isinstance(error, DamagedGame):
            log.warning("Timer %s does not ring: %s", timer.kind, error)
            return True
        if is_gone(error):
            await self._lose(await self._games.get(timer.game))
            return True
        if is_closed(error):
            log.warning("Timer %s of game %s may not ring in its channel (%s).", timer.kind, timer.game, error)
        else:
            log.error("Timer %s of game %s failed.", timer.kind, timer.game, exc_info=error)
        return tries + 1 >= MOST_TRIES

    async def _ring_once(self, timer: Timer) -> bool:
        """Rings a timer; False if the channel must hear the latest answer first."""
        game = await self._games.get(timer.game)
        if not self._messages.serves(game.server):
            return True
        if deed := self._deeds.get(timer.kind):
            await deed(game)
            return True
        if not _can_ring(game) or any(timer.payload.get(key) != value for key, value in _wait(game).items()):
            return True
        if game.told < game.settled:
            return False
        if timer.kind == REMINDER:
            await self._remind(game, int(timer.payload["number"]))
        elif timer.kind == CLOCK:
            await self._offer_ways_out(game, timer.payload["until"])
        else:
            raise ValueError(f"There is no timer of kind {timer.kind}.")
        return True

    async def _remind(self, game: Game, number: int) -> None:
        seat = game.waits_for
        assert seat is not None
        assert game.asked is not None
        said = (await self._games.messages(game.id)).get(Reminder, game.asked)
        if said is not None and said.number >= number:
            return
        now = self._games.now()
        person = await self._games.registry.preferences(seat.person)
        if (morning := awake(person, now)) > now:
            await self._games.registry.set_timer(game.id, REMINDER, morning, {**_wait(game), "number": str(number)})
            return
        nonce = f"{game.id}.{game.asked}.{number}"
        message = await self._messages.send(game.channel, await self._reminder(game), nonce)
        await self._set_reminder(game, now, number + 1)
        await self._games.remember_message(game.id, Reminder(game.channel, message, game.asked, number))
        if said is not None:
            await self._say_at_last(said, None)

    async def _reminder(self, game: Game) -> Screen:
        seat = game.waits_for
        assert seat is not None
        assert game.asked is not None
        lang = await self._lang(game)
        key = "remind.until" if (until := deadline(game, game.asked)) else "remind"
        words = chat(
            key,
            lang,
            who=mention(seat.person),
            game=game.id,
            what=await self._question(game, lang),
            since=stamp(game.asked),
            until=date(until or 0),
        )
        turn = Button(id=custom_id("turn", game.id), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️")
        return Screen(words=words, rows=((turn,),), calls=(seat.person,))

    async def _offer_ways_out(self, game: Game, until: str) -> None:
        """Asks the others, or the host, about a late player; not while that player sleeps, and not without voters."""
        assert game.asked is not None
        if not deciders(game) or (await self._games.messages(game.id)).get(LateOffer, game.asked):
            return
        seat, now = game.waits_for, self._games.now()
        assert seat is not None
        if (morning := woken(await self._games.registry.preferences(seat.person), now)) > now:
            await self._games.registry.set_timer(game.id, CLOCK, morning, {**_wait(game), "until": until})
            return
        await self._games.registry.drop_votes(game.id)
        message = await self._messages.send(game.channel, await self.offer(game, {}), f"{game.id}.{until}.late")
        await self._games.remember_message(game.id, LateOffer(game.channel, message, game.asked))
        after = await self._games.get(game.id)
        if after.asked != game.asked:
            await self._tidy(after, game.to_act)
        else:
            await self._bring_offer(after)

    async def _bring_offer(self, game: Game) -> None:
        """Moves the open offer about a late player to the new channel, with its votes."""
        posted = (await self._games.messages(game.id)).get(LateOffer, game.asked)
        if posted is None or posted.channel == game.channel:
            return
        screen = await self.offer(game, await self._games.registry.votes(game.id, about(game)))
        message = await self._messages.send(game.channel, screen, f"{game.id}.{game.changed}.late")
        here = structs.replace(posted, channel=game.channel, message=message)
        await self._games.remember_message(game.id, here)
        await self._say_at_last(posted, None)

    async def offer(self, game: Game, votes: Mapping[str, str]) -> Screen:
        """The message about a late player, or about the seat on offer."""
        seat = game.waits_for
        assert seat is not None
        lang = await self._lang(game)
        if seat.controller == FREE:
            return free_seat(game, lang, votes)
        now = self._games.now()
        people = {each: await self._games.registry.preferences(each) for each in (seat.person, *deciders(game))}
        away = people[seat.person].away_until
        until = away if away is not None and away > now else None
        called = [person for person, chosen in people.items() if awake(chosen, now) == now]
        return offer(game, await self._question(game, lang), lang, votes, until, called)

    # ------------------------------------------------------------ words

    async def _question(self, game: Game, lang: Language) -> str:
        """Title of the present question, as far as it is public."""
        view = await self._games.view(game.id, None)
        assert view.decision is not None
        return title(view.decision, lang)

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)

    async def _say_at_last(self, posted: Posted, screen: Screen | None) -> None:
        """Edits an outdated message, or removes its buttons; a failure is only logged."""
        try:
            await (self._messages.strip(posted) if screen is None else self._messages.edit(posted, screen))
        except discord.HTTPException as error:
            log.info("Message %s of long ago cannot be changed (%s).", posted.message, error.status)


def _tries(timer: Timer) -> int:
    """Number of tries so far; an unreadable number counts as the last."""
    tries = timer.payload.get("tries", "0")
    return int(tries) if tries.isdecimal() else MOST_TRIES


def _can_ring(game: Game) -> bool:
    seat = game.waits_for
    return is_waiting(game) and seat is not None and seat.controller == PERSON and game.channel != NOWHERE


def lasting(game: Game) -> tuple[Key, Key]:
    """Keys of the messages of the present wait, valid in any channel."""
    return key(LateOffer, game.asked), key(Reminder, game.asked)


def _wait(game: Game) -> dict[str, str]:
    """The wait of a timer: seat and moment of the call."""
    return {"seat": str(game.to_act), "since": str(game.asked)}
