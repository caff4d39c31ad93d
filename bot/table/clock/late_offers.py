"""Offers to a table about a late player: posted, posted again, moved and closed."""

from collections.abc import Awaitable, Callable, Iterable

from msgspec import structs

from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.clock import awake, is_away, woken
from bot.table.clock.habits import habits_of
from bot.table.clock.lateness import (
    HOST,
    WEEK,
    Late,
    about,
    deciders,
    free_seat,
    late_by,
    late_moment,
    late_seat,
    offer,
)
from bot.table.clock.questions import question_to
from bot.table.clock.recent_calls import RecentCalls
from bot.table.clock.timekeeper import Timekeeper
from bot.table.io.messages import Messages
from bot.table.io.spoken_language import public_language
from storage import FREE, PERSON, Game, Games, NewTimer, Preferences, Timer
from storage.posted import LateOffer, Reminder

CLOCK = "clock"  # kind of the timer


class LateOffers:
    """Asks tables about late players: when their time is over, and again a week later while nothing is decided."""

    def __init__(self, games: Games, messages: Messages, timekeeper: Timekeeper, recent_calls: RecentCalls) -> None:
        self._games = games
        self._messages = messages
        self._timekeeper = timekeeper
        self._recent_calls = recent_calls
        self._remove_reminder: Callable[[Game, Reminder], Awaitable[None]]
        timekeeper.on(CLOCK, self._ring)

    def in_place_of_reminders(self, remove: Callable[[Game, Reminder], Awaitable[None]]) -> None:
        """Registers how a reminder makes place for an offer."""
        self._remove_reminder = remove

    async def moment(self, game: Game, number: int) -> int | None:
        """The moment at which the table is asked about a seat next; None for never."""
        seat = game.seats[number]
        if seat.wait is None or game.terms.paused is not None:
            return None
        if posted := (await self._games.messages(game.id)).get(LateOffer, number, seat.wait.since):
            return min([posted.at + WEEK, *(await self._wakings(game, posted, posted.at)).values()])
        person = await habits_of(self._games, seat.person, game.server)
        return late_moment(game, number, person, await self._games.registry.settings(game.server))

    async def timers(self, game: Game, *numbers: int) -> list[NewTimer]:
        """The timers for the next offers about these seats."""
        found = []
        for number in numbers:
            due, wait = await self.moment(game, number), game.seats[number].wait
            if due is not None and wait is not None:
                found.append(NewTimer(CLOCK, due, {"seat": str(number), "since": str(wait.since)}))
        return found

    async def _ring(self, game: Game, timer: Timer) -> bool:
        late = late_by(game, timer.payload)
        due = await self.moment(game, late.number) if late else None
        if late is None or due is None or late.seat.controller != PERSON:
            return True
        if game.told < game.settled:
            return False  # the channel must hear the latest answer first
        now = self._games.now()
        if due > now:  # this timer was left by a crash, or by an earlier deadline
            await self._timekeeper.reset(game.id, (CLOCK,), await self.timers(game, *game.waits))
            return True
        posted = (await self._games.messages(game.id)).get(LateOffer, late.number, late.since)
        if posted is not None and now < posted.at + WEEK:
            await self._call_the_rest(late, posted, now)
            return True
        moment = await self.when_posted(late, now)
        if moment > now:
            await self._timekeeper.set(game.id, CLOCK, moment, timer.payload)
        else:
            await self._post(late, due, now)
        return True

    async def when_posted(self, late: Late, now: int) -> int:
        """The first moment when the late player and somebody who decides are awake; now if there is none soon."""
        player = await self._person(late, late.seat.person)
        others = [await self._person(late, person) for person in deciders(late.game, late.number)]
        moment = now
        for _ in range(3):  # their nights may follow each other
            moment = woken(player, moment)
            moment = max(moment, min(awake(person, moment) for person in others))
        return moment if woken(player, moment) == moment else now

    async def _wakings(self, game: Game, posted: LateOffer, at: int) -> dict[str, int]:
        """By person who decides and was asleep when asked: the first moment from this one on to ask them."""
        left = posted.uncalled if posted.open else ()
        return {each: awake(await habits_of(self._games, each, game.server), at) for each in left}

    async def _call_the_rest(self, late: Late, posted: LateOffer, now: int) -> None:
        """Posts the offer again with its votes, for whoever decides and was asleep before."""
        game = late.game
        wakings = await self._wakings(game, posted, now)
        votes = await self._games.registry.votes(game.id, about(late.number, late.since))
        up = [each for each, moment in wakings.items() if moment == now]
        calls = tuple(each for each in up if each not in votes and each in deciders(game, late.number))
        new = structs.replace(posted, uncalled=tuple(each for each in posted.uncalled if each not in up))
        if calls:
            screen = structs.replace(await self.screen(late), calls=calls)
            occasion = f"{game.id}.{late.number}.{posted.message[-10:]}.rest"
            new = structs.replace(new, message=await self._send(game, screen, occasion))
        await self._games.remember_message(game.id, new)
        await self._timekeeper.reset(game.id, (CLOCK,), await self.timers(game, *game.waits))
        if not up:  # their nights have changed
            soon = NewTimer(CLOCK, min(wakings.values()), {"seat": str(late.number), "since": str(late.since)})
            others = [each for each in game.waits if each != late.number]
            await self._timekeeper.reset(game.id, (CLOCK,), [*await self.timers(game, *others), soon])
        if new.message != posted.message:
            await self._messages.remove(posted)

    async def _uncalled(self, late: Late, now: int) -> tuple[str, ...]:
        """Everybody who decides and is asleep or away."""
        people = deciders(late.game, late.number) if late.seat.controller == PERSON else ()
        return tuple([each for each in people if awake(await self._person(late, each), now) > now])

    async def _send(self, game: Game, screen: Screen, occasion: str) -> str:
        """Sends an offer, which notifies nobody whom the table has just notified; returns its id."""
        calls = self._recent_calls.others(game.id, screen.calls)
        message = await self._messages.send(game.channel, structs.replace(screen, calls=calls), occasion)
        self._recent_calls.note(game.id, calls)
        return message

    async def _person(self, late: Late, person: str) -> Preferences:
        return await habits_of(self._games, person, late.game.server)

    async def _post(self, late: Late, due: int, now: int) -> None:
        """Posts an offer in place of an earlier offer and of reminders."""
        game = late.game
        messages = await self._games.messages(game.id)
        before = messages.get(LateOffer, late.number, late.since)
        reminder = messages.get(Reminder, late.number, late.since)
        await self._games.registry.drop_votes(game.id, about(late.number, late.since))
        occasion = f"{game.id}.{late.number}.{due}.late"
        message = await self._send(game, await self.screen(late), occasion)
        uncalled = await self._uncalled(late, now)
        new = LateOffer(game.channel, message, late.number, late.since, now, uncalled=uncalled)
        await self._games.remember_message(game.id, new)
        await self._timekeeper.reset(game.id, (), await self.timers(game, late.number))
        if before is not None and before.message != message:
            await self._messages.remove(before)
        if reminder is not None:
            await self._remove_reminder(game, reminder)
        after = await self._games.get(game.id)
        if late_seat(after, late.number, late.since) is None:
            await self.close(after, new)
        else:
            await self.move(after)

    async def move(self, game: Game) -> None:
        """Moves the open offers to the new channel of a game, with their votes; they notify nobody a second time."""
        for posted in (await self._games.messages(game.id)).every(LateOffer):
            late = late_seat(game, posted.seat, posted.since)
            if late is None or posted.channel == game.channel or not posted.open:
                continue
            occasion = f"{game.id}.{game.changed}.{posted.seat}.late"
            message = await self._messages.send(
                game.channel, structs.replace(await self.screen(late), calls=()), occasion
            )
            here = structs.replace(posted, channel=game.channel, message=message)
            await self._games.remember_message(game.id, here)
            await self._messages.strip(posted)

    async def close(self, game: Game, posted: LateOffer) -> None:
        """Closes the offer of an earlier wait."""
        await self._games.forget_message(game.id, posted.key)
        await self._games.registry.drop_votes(game.id, about(posted.seat, posted.since))
        if not posted.open:
            return
        lang = await public_language(self._games, game.server)
        seat = game.seats[posted.seat] if posted.seat < len(game.seats) else None
        answered = game.to_act is not None and seat is not None and seat.controller == PERSON
        who = Late(game, posted.seat, posted.since).name if answered else ""
        words = chat("late.answered" if answered else "late.over", lang, who=who)
        await self._messages.edit(posted, Screen(words=words))

    async def screen(self, late: Late) -> Screen:
        """The message about a late player, or about the seat on offer."""
        game, now = late.game, self._games.now()
        lang = await public_language(self._games, game.server)
        votes = await self._games.registry.votes(game.id, about(late.number, late.since))
        if late.seat.controller == FREE:
            return free_seat(late, lang, votes)
        people = (late.seat.person, *deciders(game, late.number))
        wishes = {each: await self._person(late, each) for each in people}
        player = wishes[late.seat.person]
        called: Iterable[str] = [each for each, wish in wishes.items() if awake(wish, now) == now]
        what = await question_to(self._games, game, late.number, lang)
        elected = await self._games.registry.votes(game.id, HOST)
        away_until = player.away_until if is_away(player, now) else None
        return offer(late, what, lang, votes, away_until, called, elected)
