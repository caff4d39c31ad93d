"""Buttons and selects: their custom_id says what to do, so they work after a restart and on any old message."""

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Self, cast

import discord
from discord.ui import Button, DynamicItem, Item, Select
from msgspec import structs

from bot.background.thinking import USUAL_LEVEL
from bot.client.interactions import Interaction, follow_up, in_place, in_private, must_be_allowed
from bot.client.presses import Deed, Press
from bot.client.table_bot import TableBot
from bot.client.turn_buttons import OF_TURNS, explain
from bot.logs import GAME
from bot.say.chat import chat
from bot.screens.screen import BUTTON_ID, DECLINE, SELECT_ID, Screen, fitted
from bot.table.announce.screens import AGAIN
from bot.table.entrance.cards import BOT_NOW, LEVEL, NEXT, OPEN_TABLE, OWN_GAMES, TICK, WATCH_NOW, WATCH_ONE
from bot.table.entrance.wishes import wish_of
from bot.table.io.errors import Refused, Stale
from bot.table.io.requester import Requester
from bot.table.io.seats import LEVELS, escaped_names, mention
from bot.table.io.spoken_language import public_language
from bot.table.io.user_text import clean
from bot.table.lobby.lobby import lobby_screen
from bot.table.lobby.moderation import NOBODY, concerns
from bot.table.look.modules import CHOOSE
from bot.table.look.statistics import STATS, request_of
from bot.table.look.tour import PLAY, tour
from bot.table.watch.watching import BEST
from storage import OPEN, RUNNING, Game
from storage.errors import NoSuchGame

LONGEST_VALUE = 30  # of an entry


# ---------------------------------------------------------------- private buttons


async def _abort(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    aborted = await bot.moderation.abort(game, requester)
    bot.tables.wake(game.id)
    await bot.lobby.refresh(aborted.id)
    await _tell_others(bot, aborted, requester, "abort.done")
    return Screen(words=chat("abort.yours", requester.lang, game=game.name))


async def _concede(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    conceded = await bot.moderation.concede(game, requester)
    await _tell_others(bot, conceded, requester, "conceded")
    return Screen(words=chat("conceded.yours", requester.lang, game=game.name))


async def _keep(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return Screen(words=chat("sure.no", requester.lang, game=game.name))


async def _tell_others(bot: TableBot, game: Game, requester: Requester, key: str) -> None:
    """Tells the others at the table what the requester has done."""
    people = [seat.person for seat in game.seats if concerns(seat, requester)]
    others = ", ".join(mention(person) for person in people)
    await bot.tell(game, f"{key}.others" if people else key, people, who=requester.name, others=others)


async def _replace(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    by, _, seated = press.argument.partition("-")
    if not press.number < len(game.seats) or (game.seats[press.number].person or NOBODY) != seated:
        raise Refused("vote.too_late")
    old, new = game.seats[press.number], None
    if by not in LEVELS:
        new = await bot.lobby.seat_for(by, await bot.name_of(game.server, by), requester.server)
    calls = [person for person in (old.person, by if new else "") if person]
    of = mention(old.person) if old.person else escaped_names(game)[press.number]
    tell = partial(bot.tell, game, "replaced" if new else "replaced.bot", calls, of=of, by=mention(by))
    await bot.moderation.replace(game, requester, press.number, new, by if new is None else USUAL_LEVEL, tell)
    return Screen(words=chat("replaced.done", requester.lang))


async def _stop(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    if game.status != RUNNING:
        raise Refused("game_over")
    return await bot.moderation.ask_abort(game, requester)


async def _rematch(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.entrance.rematch(game, requester)


async def _vote(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return Screen(words=await bot.late_decisions.vote(game, requester, press.number, press.argument))


async def _elect(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return Screen(words=await bot.late_decisions.elect(game, requester, press.number, press.argument))


async def _away(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return Screen(words=await bot.absences.vote(game, requester, press.number, press.argument))


async def _back_again(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return Screen(words=await bot.absences.press_back(game, requester, press.index))


async def _pause(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return Screen(words=await bot.host_tools.pause(game, requester, press.argument))


async def _claim(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    await bot.lobby.claim(
        game, requester, press.index, partial(bot.tell, game, "claim.done", who=clean(requester.name))
    )
    return Screen(words=chat("claim.yours", requester.lang, game=game.name))


# ---------------------------------------------------------------- public buttons


async def _present(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    lang = requester.lang if press.in_private else await public_language(bot.games, game.server)
    return await bot.moderation.present(game, requester, press.index, lang)


async def _watch(bot: TableBot, press: Press, game: Game, requester: Requester) -> None:
    if press.argument == AGAIN:
        await bot.tables.watching.again(game, requester)
    else:
        await bot.tables.watching.steer(game, press.argument)


async def _reply(bot: TableBot, press: Press, game: Game, requester: Requester) -> None:
    answer = None if press.argument == DECLINE else press.index
    if why_not := await bot.answering.reply(game, requester, press.number, answer):
        raise Stale(await bot.planning.present(game, requester, why_not))


async def _join(bot: TableBot, press: Press, game: Game, requester: Requester) -> None:
    await bot.lobby.join(game, requester, partial(bot.tell, game, "returned", who=requester.name))
    await bot.lobby.refresh(game.id)


async def _leave(bot: TableBot, press: Press, game: Game, requester: Requester) -> None:
    await bot.lobby.leave(game, requester)
    await bot.lobby.refresh(game.id)


async def _add_bot(bot: TableBot, press: Press, game: Game, requester: Requester) -> None:
    await bot.lobby.add_bot(game, requester, press.argument or USUAL_LEVEL)
    await bot.lobby.refresh(game.id)


async def _drop_bot(bot: TableBot, press: Press, game: Game, requester: Requester) -> None:
    await bot.lobby.drop_bot(game, requester)
    await bot.lobby.refresh(game.id)


async def _choose_module(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen | None:
    try:
        changed = await bot.lobby.choose_module(game, requester, press.argument, press.number)
    finally:
        await bot.lobby.refresh(game.id)
    return lobby_screen(changed, requester.lang) if press.in_private else None


async def _start(bot: TableBot, press: Press, game: Game, requester: Requester) -> None:
    await bot.lobby.start(game, requester)
    await bot.lobby.refresh(game.id)


IN_PRIVATE: Mapping[str, Deed] = {
    **OF_TURNS,
    "abort": _abort,
    "concede": _concede,
    "keep": _keep,
    "replace": _replace,
    "stop": _stop,
    "rematch": _rematch,
    "vote": _vote,
    "elect": _elect,
    "away": _away,
    "return": _back_again,
    "pause": _pause,
    "claim": _claim,
}
IN_PLACE: Mapping[str, Deed] = {
    "present": _present,
    "reply": _reply,
    "watch": _watch,
    "join": _join,
    "leave": _leave,
    "addbot": _add_bot,
    "dropbot": _drop_bot,
    CHOOSE: _choose_module,
    "start": _start,
}
OF_LOBBIES = ("join", "leave", "addbot", "dropbot", "start")
BESIDE = ("hand", "board", "tableau", "since", "scores", "rules")  # shown in a further message; the plan stays


# ---------------------------------------------------------------- buttons of no game


async def _tour(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return tour(press.index, requester.lang)


async def _statistics(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.statistics.show(request_of(press.argument), requester)


async def _enter(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.card(requester, press.number)


async def _level(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.choose_level(requester, press.number, press.argument)


async def _tick(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return bot.entrance.ticked(requester, press.number, wish_of(press.argument))


async def _bot_now(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.play_bot(requester, press.number, press.argument)


async def _open(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.open(requester, press.number, wish_of(press.argument))


async def _watch_one(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.choose_watched(requester, press.number, press.argument or BEST)


async def _watch_now(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.watch(requester, press.argument)


async def _own_games(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.own_games(requester)


async def _next_turn(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.next_turn(requester)


OF_NO_GAME: Mapping[str, Callable[[TableBot, Press, Requester], Awaitable[Screen]]] = {
    "tour": _tour,
    STATS: _statistics,
    "rules": explain,
    PLAY: _enter,
    LEVEL: _level,
    TICK: _tick,
    BOT_NOW: _bot_now,
    OPEN_TABLE: _open,
    WATCH_ONE: _watch_one,
    WATCH_NOW: _watch_now,
    OWN_GAMES: _own_games,
    NEXT: _next_turn,
}
OPENING = (BOT_NOW, OPEN_TABLE, WATCH_NOW)


async def press_on(interaction: Interaction, press: Press) -> None:
    """Carries out the press of a button or the choice in a select."""
    bot = cast(TableBot, interaction.client)
    if not bot.is_first_delivery(interaction.id):
        return
    press = structs.replace(press, in_private=interaction.message is not None and interaction.message.flags.ephemeral)
    deed = IN_PRIVATE.get(press.verb) or IN_PLACE.get(press.verb)

    GAME.set(press.game or None)

    async def work(requester: Requester) -> Screen | None:
        if (of_no_game := OF_NO_GAME.get(press.verb)) and not press.game:
            if press.verb in OPENING:
                must_be_allowed(interaction)
            return await of_no_game(bot, press, requester)
        if deed is None:
            raise Refused("old_button")
        try:
            game = await bot.games.get(press.game)
        except NoSuchGame:
            raise Refused("old_button") from None
        if press.verb in OF_LOBBIES and game.status not in OPEN:
            await bot.lobby.refresh(game.id)  # it may still show its buttons
            raise Refused("game_over")
        if press.verb not in BESIDE or not press.in_private:
            return await deed(bot, press, game, requester)
        try:
            screen = await deed(bot, press, game, requester)
        except Refused as refusal:
            screen = Screen(words=refusal.sentence(requester.lang))
        assert screen is not None
        await follow_up(interaction, screen)
        return None

    await (in_place if press.verb in IN_PLACE else in_private)(interaction, bot.games, work)


def _pressed(match: re.Match[str]) -> Press:
    return Press(match["verb"], int(match["game"]), int(match["number"]), match["argument"])


class PressButton(DynamicItem[Button[discord.ui.View]], template=BUTTON_ID):
    """Any button of the bot; its custom_id names the effect of a press."""

    def __init__(self, item: Button[discord.ui.View], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Item[Any], match: re.Match[str], /) -> Self:
        """The pressed button."""
        assert isinstance(item, Button)
        return cls(item, _pressed(match))

    async def callback(self, interaction: Interaction) -> None:
        """Does what the custom_id says."""
        await press_on(interaction, self.press)


class PickSelect(DynamicItem[Select[discord.ui.View]], template=SELECT_ID):
    """Any select of the bot; its custom_id names the effect of a picked entry."""

    def __init__(self, item: Select[discord.ui.View], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Item[Any], match: re.Match[str], /) -> Self:
        """The used select."""
        assert isinstance(item, Select)
        return cls(item, _pressed(match))

    async def callback(self, interaction: Interaction) -> None:
        """Does what the custom_id says."""
        (value,) = self.item.values
        argument = fitted(value, LONGEST_VALUE)
        await press_on(interaction, Press(self.press.verb, self.press.game, self.press.number, argument))
