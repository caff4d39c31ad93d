"""Reminders to awaited people: ever more rarely, never at night, one in the morning for all tables on a server."""

from collections.abc import Sequence

from msgspec import structs

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, Button, Screen, custom_id
from bot.table.clock.clock import HOUR, awake, awake_after, stamp, until_still
from bot.table.clock.habits import habits_of, people_at
from bot.table.clock.late_offers import CLOCK, LateOffers
from bot.table.clock.lateness import Late, late_by, late_seat
from bot.table.clock.questions import question_to
from bot.table.clock.recent_calls import RecentCalls
from bot.table.clock.silent_calls import NEAR, held_up_until, morning_call
from bot.table.clock.timekeeper import Timekeeper
from bot.table.io.messages import Messages
from bot.table.io.seats import mention
from bot.table.io.spoken_language import public_language
from storage import PERSON, Game, Games, NewTimer, Preferences, Timer, Wait
from storage.posted import LateOffer, Reminder, SilentCall

REMINDER = "reminder"  # kind of the timer
MAKES_UP = 0  # number of the ring that makes up for a silent call
MOST_REMINDERS = 5  # of a wait
MORNING = 4 * HOUR  # rings that are owed within this time of the first one after a night come with it
MOST_TABLES = 10  # in one message
ROW = 5  # buttons


class Reminders:
    """Reminds people of their waits; each pause is twice as long as the one before."""

    def __init__(
        self,
        games: Games,
        messages: Messages,
        timekeeper: Timekeeper,
        late_offers: LateOffers,
        recent_calls: RecentCalls,
    ) -> None:
        self._games = games
        self._messages = messages
        self._timekeeper = timekeeper
        self._late_offers = late_offers
        self._recent_calls = recent_calls
        late_offers.in_place_of_reminders(self.remove)
        timekeeper.on(REMINDER, self._ring)

    async def timers(self, game: Game, *numbers: int) -> list[NewTimer]:
        """The timers for the next reminders of these seats; the offer about a late player takes the place of one."""
        found = [await self._timer(game, number) for number in numbers]
        return [timer for timer in found if timer is not None]

    async def _timer(self, game: Game, number: int) -> NewTimer | None:
        seat = game.seats[number]
        if seat.wait is None or seat.controller != PERSON or game.terms.paused is not None:
            return None
        messages = await self._games.messages(game.id)
        if messages.get(LateOffer, number, seat.wait.since):
            return None
        person = await habits_of(self._games, seat.person, game.server)
        said = messages.get(Reminder, number, seat.wait.since)
        silent = await self._owed(game, number, messages.get(SilentCall, number))
        which, due = next_reminder(person, seat.wait, said, silent, self._games.now())
        if which == MAKES_UP and seat.leave is not None:
            return None  # the message of the return makes up for the call
        if due is None or await self._gives_way(game, number, which, due):
            return None
        return NewTimer(REMINDER, due, _payload(number, seat.wait.since, which))

    async def _owed(self, game: Game, number: int, call: SilentCall | None) -> SilentCall | None:
        """The silent call of a seat; one that waits for somebody asleep rings now if nobody is any more."""
        if call is None or call.rings is None:
            return call
        now = self._games.now()
        asleep = held_up_until(game, number, await people_at(self._games, game), now)
        return structs.replace(call, rings=now) if asleep is None else call

    async def _gives_way(self, game: Game, number: int, which: int, moment: int) -> bool:
        """Whether a reminder at this moment is not needed: the offer about a late player, which calls them, is near."""
        offered = await self._late_offers.moment(game, number)
        return which != MAKES_UP and offered is not None and offered - moment < NEAR

    async def _is_offered(self, late: Late, now: int) -> bool:
        """Whether the offer about a late player, which calls them, comes at this very moment; its timer rings then."""
        offered = await self._late_offers.moment(late.game, late.number)
        if offered is None or offered > now or await self._late_offers.when_posted(late, now) > now:
            return False
        offers = await self._late_offers.timers(late.game, *late.game.waits)
        await self._timekeeper.reset(late.game.id, (CLOCK,), offers)
        return True

    async def again(self, late: Late) -> None:
        """Reminds once more as soon as the player is awake, after any earlier reminders."""
        person = await habits_of(self._games, late.seat.person, late.game.server)
        said = (await self._games.messages(late.game.id)).get(Reminder, late.number, late.since)
        which = said.number + 1 if said else 1
        await self._set(late.game, late.number, late.since, which, awake(person, self._games.now()))

    async def _set(self, game: Game, seat: int, since: int, which: int, due: int) -> None:
        await self._timekeeper.set(game.id, REMINDER, due, _payload(seat, since, which))

    async def _ring(self, game: Game, timer: Timer) -> bool:
        late, which = _meant(game, timer)
        if late is None or game.terms.paused is not None:
            return True
        if game.told < game.settled:
            return False  # the channel must hear the latest answer first
        messages = await self._games.messages(game.id)
        offer, said = messages.get(LateOffer, late.number, late.since), messages.get(Reminder, late.number, late.since)
        if offer is not None and offer.open:
            return True  # it has taken the place of reminders
        if said is not None and said.number >= which:
            # It was sent before a crash.
            await self._timekeeper.reset(game.id, (REMINDER,), await self.timers(game, *game.waits))
            return True
        person = await habits_of(self._games, late.seat.person, game.server)
        now = self._games.now()
        if (waking := awake(person, now)) > now:
            await self._set(game, late.number, late.since, which, waking)
            return True
        if offer is None and await self._gives_way(game, late.number, which, now):
            return True  # the night has brought both to the same morning
        if offer is None and which == MAKES_UP and await self._is_offered(late, now):
            return True
        others = await self._owing_a_ring(late, now) if which == MAKES_UP else []
        morning = which == MAKES_UP and any([await self._was_called_at_night(each) for each in (late, *others)])
        await self._send([late, *others] if morning else [late], which, now, said, morning=morning)
        return True

    async def _owing_a_ring(self, late: Late, now: int) -> list[Late]:
        """Other tables on this server that owe the same person a ring for a silent call in this morning."""
        found: list[Late] = []
        for game in await self._games.lists.pending(late.seat.person):
            if game.id == late.game.id or game.server != late.game.server or game.told < game.settled:
                continue
            for number, wait in game.waits.items():
                other = late_seat(game, number, wait.since)
                if other and other.seat.person == late.seat.person and await self._rings_by(other, now + MORNING):
                    found += [] if await self._is_offered(other, now) else [other]
        return found[: MOST_TABLES - 1]

    async def _rings_by(self, late: Late, moment: int) -> bool:
        """Whether the next reminder of a seat makes up for a silent call, and is due by this moment."""
        timer = await self._timer(late.game, late.number)
        return timer is not None and timer.due <= moment and timer.payload["number"] == str(MAKES_UP)

    async def _was_called_at_night(self, late: Late) -> bool:
        """Whether the last call of a seat was silent as its player was asleep or away."""
        call = (await self._games.messages(late.game.id)).get(SilentCall, late.number)
        return call is not None and call.rings is None

    async def _send(
        self, tables: Sequence[Late], which: int, now: int, said: Reminder | None, *, morning: bool
    ) -> None:
        late, game = tables[0], tables[0].game
        occasion = f"{game.id}.{late.number}.{late.since}.{which}"
        calls = self._recent_calls.others(game.id, (late.seat.person,))
        screen = structs.replace(await self._screen(tables, morning=morning), calls=calls)
        message = await self._messages.send(game.channel, screen, occasion)
        self._recent_calls.note(game.id, calls)
        for each in (*tables[1:], late):  # the last one ends the work: after a crash it is done again
            new = Reminder(game.channel, message, each.number, each.since, which, now)
            await self._games.remember_message(each.game.id, new)
            await self._timekeeper.reset(each.game.id, (), await self.timers(each.game, each.number))
        if said is not None:
            await self.remove(game, said)

    async def _screen(self, tables: Sequence[Late], *, morning: bool) -> Screen:
        lang = await public_language(self._games, tables[0].game.server)
        words = [chat("remind.morning", lang, who=mention(tables[0].seat.person))] if morning else []
        words += [await self._line(each, lang, morning=morning) for each in tables]
        label = "button.turn" if len(tables) == 1 else "button.turn.of"
        buttons = tuple(
            Button(
                id=custom_id("turn", each.game.id),
                label=chat(label, lang, game=each.game.name),
                style=PRIMARY,
                emoji="▶️",
            )
            for each in tables
        )
        rows = tuple(buttons[first : first + ROW] for first in range(0, len(buttons), ROW))
        return Screen(words="\n".join(words), rows=rows, calls=(tables[0].seat.person,))

    async def _line(self, late: Late, lang: Language, *, morning: bool) -> str:
        """The line about one table; it names no deadline that is over."""
        wait = late.seat.wait
        by = until_still(wait, self._games.now())
        key = "remind.table" if morning else "remind"
        return chat(
            f"{key}.until" if by else key,
            lang,
            who=mention(late.seat.person),
            game=late.game.name,
            channel=f"<#{late.game.channel}>",
            what=await question_to(self._games, late.game, late.number, lang),
            since=stamp(late.since),
            until=by,
        )

    async def remove(self, game: Game, posted: Reminder) -> None:
        """Deletes a reminder that is over; one that calls to other tables, too, goes on without this one."""
        shared = await self._games.registry.sharing(posted.message)
        others: list[Late] = []
        for number, other in shared:
            if number != game.id and isinstance(other, Reminder):
                found = late_seat(await self._games.get(number), other.seat, other.since)
                offer = (await self._games.messages(number)).get(LateOffer, other.seat, other.since)
                others += [found] if found and not offer else []
        if others:
            await self._messages.edit(posted, await self._screen(others, morning=True))
        else:
            await self._messages.remove(posted)


def next_reminder(
    person: Preferences, wait: Wait, said: Reminder | None, silent: SilentCall | None, now: int
) -> tuple[int, int | None]:
    """Number and moment of the next reminder of a wait, or None for never; a moment that is past is put off.

    The first reminder after a silent call makes up for it. Quiet hours do not count as a pause: else whoever is called
    in the evening would be reminded on waking up.
    """
    if said is None and silent is not None:
        rings = morning_call(person, wait) if silent.rings is None else silent.rings
        return MAKES_UP, awake(person, max(rings, now))
    which = said.number + 1 if said else 1
    hours = (person.remind_after or 0) * 2 ** (which - 1)
    if not hours or which > MOST_REMINDERS:
        return which, None
    due = awake_after(person, said.at if said else wait.since, hours * HOUR)
    return which, awake(person, due if due > now else awake_after(person, now, hours * HOUR))


def _payload(seat: int, since: int, which: int) -> dict[str, str]:
    return {"seat": str(seat), "since": str(since), "number": str(which)}


def _meant(game: Game, timer: Timer) -> tuple[Late | None, int]:
    """The wait of a timer, if it is still one, and the number of the reminder."""
    late, which = late_by(game, timer.payload), timer.payload.get("number", "")
    plays = late is not None and late.seat.controller == PERSON and which.isdecimal()
    return (late, int(which)) if plays else (None, 0)
