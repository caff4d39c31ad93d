"""Games without people: the bot players wait a while before they finish them, in case of a slip."""

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.clock import MINUTE, stamp
from bot.table.clock.timekeeper import MOST_TIMERS, Timekeeper
from bot.table.io.messages import Messages
from bot.table.io.seats import mention
from bot.table.io.spoken_language import public_language
from storage import BOT, FREE, PERSON, RUNNING, Game, Games, Posted
from storage.posted import BotsFinish, BotsWait, key

WAITING = "bots_wait"  # kind of the timer
PATIENCE = 10 * MINUTE


class OnlyBots:
    """Games with only bot players left; their state is in the database."""

    def __init__(self, games: Games, messages: Messages, timekeeper: Timekeeper) -> None:
        self._games = games
        self._messages = messages
        self._timekeeper = timekeeper

    async def must_wait(self, number: int) -> bool:
        """Whether a game rests because its last person has just left."""
        game = await self._games.get(number)
        said = await self._games.messages(number)
        if not is_left(game):
            await self._go_on(game, said.get(BotsWait) or said.get(BotsFinish))
            return False
        if said.get(BotsFinish):
            return False
        due = await self._due(number)
        if not said.get(BotsWait):
            await self._tell(game, due)
        return True

    async def let_finish(self, game: Game) -> bool:
        """Ends the wait; returns whether the bot players go on because nobody is back."""
        posted = (await self._games.messages(game.id)).get(BotsWait)
        if posted is None or not is_left(game):
            return False
        finishing = BotsFinish(posted.channel, posted.message)
        await self._games.remember_message(game.id, finishing, forgetting=(posted.key,))
        await self._messages.edit(posted, Screen(words=chat("bots.finish", await self._lang(game))))
        return True

    async def _due(self, game: int) -> int:
        """End of the wait; without a timer a new wait begins."""
        for timer in await self._games.registry.next_timers(MOST_TIMERS):
            if (timer.game, timer.kind) == (game, WAITING):
                return timer.due
        due = self._games.now() + PATIENCE
        await self._timekeeper.set(game, WAITING, due)
        return due

    async def _tell(self, game: Game, due: int) -> None:
        lang = await self._lang(game)
        owners = tuple(dict.fromkeys(seat.person for seat in game.seats if seat.person and not seat.conceded))
        who = ", ".join(mention(person) for person in owners)
        key = "bots.wait" if owners else "bots.wait.for_good"
        screen = Screen(words=chat(key, lang, who=who, game=game.name, when=stamp(due)), calls=owners)
        message = await self._messages.send(game.channel, screen, f"{game.id}.{due}.bots")
        await self._games.remember_message(game.id, BotsWait(game.channel, message))

    async def _go_on(self, game: Game, posted: Posted | None) -> None:
        """Ends the wait when somebody is back or the game is over."""
        if posted is None:
            return
        await self._games.registry.drop_timers(game.id, (WAITING,))
        for kind in (BotsWait, BotsFinish):
            await self._games.forget_message(game.id, key(kind))
        if game.status == RUNNING:
            await self._messages.edit(posted, Screen(words=chat("bots.back", await self._lang(game))))

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)


def is_left(game: Game) -> bool:
    """Whether only bot players are left in a game of people; a free seat counts as a person."""
    playing = {seat.controller for seat in game.seats}
    return (
        game.status == RUNNING
        and game.terms.watched is None
        and BOT in playing
        and not playing & {PERSON, FREE}
        and any(seat.person for seat in game.seats)
    )
