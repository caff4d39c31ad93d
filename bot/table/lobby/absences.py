"""Absent players: the table is told, decides what to do meanwhile, and the player hears on return what happened."""

import asyncio

from msgspec import structs

from bot.background.thinking import USUAL_LEVEL
from bot.languages import Language
from bot.say.chat import chat
from bot.say.levels import level_words
from bot.screens.screen import PRIMARY, Button, Row, Screen, custom_id, fitted
from bot.table.clock.clock import BOT_PLAYS, WAITS, awake, date, is_away, stamp, until_still, woken
from bot.table.clock.habits import habits_of
from bot.table.clock.lateness import Late, deciders, needed, voters
from bot.table.clock.questions import question_to
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.requester import Requester
from bot.table.io.seats import LEVELS, escaped_names, mention
from bot.table.io.spoken_language import public_language
from bot.table.lobby.ballots import decided
from bot.table.lobby.late_decisions import LateDecisions
from bot.table.look.last_turns import bot_turns_since, own_last_answer
from bot.table.look.summaries import in_brief
from bot.table.tables import Tables
from storage import BOT, NOWHERE, PERSON, RUNNING, Game, Games, Leave, Timer, Wait
from storage.posted import AwayNotice, Reminder, key

RETURN = "return"  # kind of the timer
BRIEFLY = 900  # letters about the time of an absence
_SIGNS = {WAITS: "⏳", BOT_PLAYS: "🤖"}


class Absences:
    """Leaves of players at all their tables; their state is in the database."""

    def __init__(self, tables: Tables, messages: Messages, late_decisions: LateDecisions) -> None:
        self._tables = tables
        self._games: Games = tables.games
        self._messages = messages
        self._late_decisions = late_decisions
        tables.timekeeper.on(RETURN, self._ring)
        tables.waits.bring(self._bring)
        tables.before_first_board(self._begin)

    # ------------------------------------------------------------ going

    async def go(self, person: str, until: int) -> None:
        """Tells all tables of a person until when the person is away."""
        for game in await self._games.lists.of_person(person, (RUNNING,)):
            for number, seat in enumerate(game.seats):
                if seat.person == person and (seat.controller == PERSON or seat.leave) and not seat.conceded:
                    await self._tell(game, number, until)

    async def _begin(self, game: Game) -> None:
        """Tells a new table which of its players are away."""
        for number, seat in enumerate(game.seats):
            person = await self._games.registry.preferences(seat.person)
            if seat.controller == PERSON and person.away_until is not None and is_away(person, self._games.now()):
                await self._tell(game, number, person.away_until)

    async def _tell(self, game: Game, number: int, until: int) -> None:
        old = game.seats[number].leave
        leave = Leave(until, old.way) if old else Leave(until)
        game = await self._games.seats.set_leave(game.id, number, leave)
        await self._games.registry.drop_timers(game.id, (RETURN,))
        for other, seat in enumerate(game.seats):
            if seat.leave:
                await self._set_return(game, other, seat.leave)
        if old and old.way == WAITS:
            await self._move_deadline(game, number, until - old.until)
        await self._tables.waits.rearm(game.id)
        if game.channel != NOWHERE and voters(game, number):
            await self._show(game, number)

    async def _set_return(self, game: Game, number: int, leave: Leave) -> None:
        person = await habits_of(self._games, game.seats[number].person, game.server)
        due = awake(structs.replace(person, away_until=leave.until), leave.until)
        await self._tables.timekeeper.set(game.id, RETURN, due, {"seat": str(number), "until": str(leave.until)})

    async def _show(self, game: Game, number: int) -> None:
        """Posts the notice, or edits the posted one."""
        posted = (await self._games.messages(game.id)).get(AwayNotice, number)
        screen = await self._notice(game, number)
        if posted is not None and posted.channel == game.channel and await self._messages.edit(posted, screen):
            return
        leave = game.seats[number].leave
        assert leave is not None
        message = await self._messages.send(game.channel, screen, f"{game.id}.{number}.{leave.until}.away")
        await self._games.remember_message(game.id, AwayNotice(game.channel, message, number))

    async def _bring(self, game: Game) -> None:
        """Moves the notices to the new channel of a game."""
        for posted in (await self._games.messages(game.id)).every(AwayNotice):
            if posted.channel != game.channel and posted.seat < len(game.seats) and game.seats[posted.seat].leave:
                await self._show(game, posted.seat)
                await self._messages.remove(posted)

    async def _notice(self, game: Game, number: int) -> Screen:
        lang, seat = await self._lang(game), game.seats[number]
        assert seat.leave is not None
        level = await self._level(seat.person)
        asked, who = deciders(game, number), escaped_names(game)
        told = {
            "who": who[number],
            "until": date(seat.leave.until),
            "level": level_words(level, lang),
            "by": ", ".join(who[other] for other, seat in enumerate(game.seats) if seat.person in asked),
        }
        undecided = "away.one" if len(asked) == 1 else "away.host" if game.terms.host in asked else "away"
        words = [chat(f"away.{seat.leave.way}" if seat.leave.way else undecided, lang, **told)]
        back = Button(
            id=custom_id("return", game.id, argument=str(number)), label=chat("button.present", lang), emoji="🙋"
        )
        buttons: list[Button] = []
        if not seat.leave.way:
            votes = await self._games.registry.votes(game.id, _about(number, seat.leave))
            words += [f"{_SIGNS[way]} {chat(f'away.may.{way}', lang, **told)}" for way in _SIGNS]
            words += [chat("away.votes", lang, n=len(votes), needed=needed(voters(game, number)))] if votes else []
            buttons = [_vote(game, number, way, lang) for way in _SIGNS]
        return Screen(words="\n".join(words), rows=((*buttons, back),))

    async def _level(self, person: str) -> str:
        """The level of the bot player that a person wants as a stand-in."""
        chosen = (await self._games.registry.preferences(person)).stand_in
        return chosen if chosen in LEVELS else USUAL_LEVEL

    # ------------------------------------------------------------ what the table does

    async def vote(self, game: Game, requester: Requester, number: int, way: str) -> str:
        """Counts a vote about an absent player and returns the reply."""
        async with self._games.locks.seating[game.id]:
            game = await self._games.get(game.id)
            seat = game.seats[number] if number < len(game.seats) else None
            if way not in _SIGNS or seat is None or seat.leave is None or seat.leave.way or game.status != RUNNING:
                raise Refused("vote.too_late")
            choice = await decided(self._games, game, requester, _about(number, seat.leave), way, concerned=number)
            if choice is None:
                await self._show(game, number)
                return chat("vote.counted", requester.lang, way=chat(f"button.away.{way}", requester.lang))
            await self._games.registry.drop_votes(game.id, _about(number, seat.leave))
            leave = Leave(seat.leave.until, choice)
            if choice == WAITS:
                await self._let_wait(await self._games.seats.set_leave(game.id, number, leave), number)
            else:
                await self._let_bot_play(game, number, leave)
            await self._show(await self._games.get(game.id), number)
            return chat("vote.decided", requester.lang)

    async def _let_wait(self, game: Game, number: int) -> None:
        """Stops the clock of the seat until its player is back."""
        leave = game.seats[number].leave
        assert leave is not None
        await self._move_deadline(game, number, max(leave.until - self._games.now(), 0))
        await self._tables.waits.rearm(game.id)

    async def _move_deadline(self, game: Game, number: int, by: int) -> None:
        wait = game.seats[number].wait
        if wait is not None and wait.due is not None:
            await self._games.set_wait(game.id, number, Wait(wait.since, wait.due + by))

    async def _let_bot_play(self, game: Game, number: int, leave: Leave) -> None:
        """Seats a bot player and notes the decision at once: after a crash in between, nobody could decide again."""
        seat = game.seats[number]
        late = Late(game, number, seat.wait.since if seat.wait else self._games.now())
        new = await self._late_decisions.stand_in(late, BOT, await self._level(seat.person))
        await self._games.seats.replace(game.id, number, structs.replace(new, leave=leave))
        await self._tables.recall(game.id, number)

    # ------------------------------------------------------------ coming back

    async def end(self, person: str) -> None:
        """Ends the leaves of a person who is back."""
        for game in await self._games.lists.of_person(person, (RUNNING,)):
            for number, seat in enumerate(game.seats):
                if seat.person == person and seat.leave:
                    await self.come_back(game.id, number)

    async def press_back(self, game: Game, requester: Requester, number: int) -> str:
        """Ends the leave of the requester at all tables, by the button of a notice."""
        seat = game.seats[number] if number < len(game.seats) else None
        if seat is None or seat.person != requester.person:
            raise Refused("present.not_yours")
        mine = await self._games.registry.preferences(requester.person)
        back = structs.replace(mine, away_until=self._games.now())  # nobody is late for the time before
        await self._games.registry.set_preferences(requester.person, back)
        await self.end(requester.person)
        return chat("away.back.yours", requester.lang)

    async def _ring(self, game: Game, timer: Timer) -> bool:
        seat, until = timer.payload.get("seat", ""), timer.payload.get("until", "")
        number = int(seat) if seat.isdecimal() else len(game.seats)
        leave = game.seats[number].leave if number < len(game.seats) else None
        if leave is not None and str(leave.until) == until:
            if game.told < game.settled:
                return False  # the channel must hear the latest answer first
            person = await habits_of(self._games, game.seats[number].person, game.server)
            now = self._games.now()
            if (morning := woken(person, now)) > now:
                await self._tables.timekeeper.set(game.id, RETURN, morning, timer.payload)
            else:
                await self.come_back(game.id, number)
        return True

    async def come_back(self, game_id: int, number: int) -> None:
        """Gives the seat back to its player, and tells the player what happened."""
        async with self._games.locks.seating[game_id]:
            game = await self._games.get(game_id)
            seat = game.seats[number]
            if seat.leave is None or game.status != RUNNING:
                return
            early = max(seat.leave.until - self._games.now(), 0)
            if seat.leave.way == WAITS and early:
                await self._move_deadline(game, number, -early)
            replaced = seat.controller == BOT and seat.leave.way == BOT_PLAYS
            lang = await self._lang(game)
            screen = await self._welcome(game, number, lang) if game.channel != NOWHERE else None
            message = ""
            if (
                screen is not None
            ):  # before the leave ends: a crash in between repeats it, and its occasion keeps it single
                occasion = f"{game.id}.{number}.{seat.leave.until}.back"
                message = await self._messages.send(game.channel, screen, occasion)
                self._tables.waits.recent_calls.note(game_id, screen.calls)
            if message and seat.wait is not None and not replaced and game.terms.paused is None:
                said = Reminder(game.channel, message, number, seat.wait.since, 0, self._games.now())
                await self._games.remember_message(game.id, said)
            if replaced:
                back = structs.replace(seat, controller=PERSON, level="", leave=None)
                await self._games.seats.replace(game.id, number, back)
                await self._tables.recall(game.id, number)
            else:
                await self._games.seats.set_leave(game.id, number, None)
            if posted := (await self._games.messages(game.id)).get(AwayNotice, number):
                await self._games.forget_message(game.id, key(AwayNotice, number))
                await self._messages.remove(posted)
            await self._tables.waits.rearm(game.id)

    async def _welcome(self, game: Game, number: int, lang: Language) -> Screen | None:
        """The report on a player's return, with the events since the last own answer; None without any news."""
        seat = game.seats[number]
        rows = await self._games.log_since(game.id)
        last = own_last_answer(rows, number)
        turns = bot_turns_since(rows, number, last)
        asked = seat.wait is not None and seat.controller == PERSON
        if not asked and not turns:
            return None
        history = await self._games.history(game.id, None, last.seq if last else -1)
        lines = await asyncio.to_thread(in_brief, game, history, lang, BRIEFLY // 3, BRIEFLY)
        words = [chat("back", lang, who=mention(seat.person), game=game.name)]
        if lines:
            heading = "back.since" if last else "back.since.start"
            words += [chat(heading, lang, since=stamp(last.at) if last else ""), *lines]
        if turns:
            words.append(chat("back.bot", lang, level=level_words(seat.level, lang), n=turns))
        rows_of_buttons: tuple[Row, ...] = ()
        if asked:
            by, what = until_still(seat.wait, self._games.now()), await question_to(self._games, game, number, lang)
            words.append(chat("back.asked.until" if by else "back.asked", lang, what=what, until=by))
            turn = Button(id=custom_id("turn", game.id), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️")
            rows_of_buttons = ((turn, _since_button(game, lang)),)
        else:
            words.append(chat("back.not_asked", lang))
            rows_of_buttons = ((_since_button(game, lang),),)
        calls = (seat.person,) if game.terms.paused is None else ()
        return Screen(words=fitted("\n".join(words)), rows=rows_of_buttons, calls=calls)

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)


def _since_button(game: Game, lang: Language) -> Button:
    return Button(id=custom_id("since", game.id), label=chat("button.since", lang), emoji="🕑")


def _about(number: int, leave: Leave) -> str:
    """Subject of a vote: this leave."""
    return f"away {number} {leave.until}"


def _vote(game: Game, number: int, way: str, lang: Language) -> Button:
    name = custom_id("away", game.id, number, way)
    return Button(id=name, label=chat(f"button.away.{way}", lang), emoji=_SIGNS[way])
