"""Buttons and selects: their custom_id says what to do, so they work after a restart and on any old message."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Self, cast

import discord
from discord.ui import Button, DynamicItem, Item, Select
from msgspec import Struct, structs

from bot import glossary
from bot.background.thinking import USUAL_LEVEL
from bot.client.interactions import Interaction, follow_up, in_place, in_private, must_be_allowed
from bot.client.table_bot import TableBot
from bot.logs import GAME
from bot.say.chat import chat
from bot.screens.screen import BUTTON_ID, DECLINE, SELECT_ID, Screen, fitted, rules_key
from bot.table.announce.screens import AGAIN
from bot.table.entrance.cards import BOT_NOW, LEVEL, NEXT, OPEN_TABLE, OWN_GAMES, SET_UP, TICK, WATCH_ONE
from bot.table.entrance.wishes import wish_of
from bot.table.io.errors import Refused, Stale
from bot.table.io.requester import Requester
from bot.table.io.seats import LEVELS, escaped_names, mention
from bot.table.io.spoken_language import public_language
from bot.table.io.user_text import clean, number
from bot.table.lobby.lobby import lobby_screen
from bot.table.lobby.moderation import NOBODY, concerns
from bot.table.look.modules import CHOOSE
from bot.table.look.statistics import STATS, request_of
from bot.table.look.tour import EXPLAIN, PLAY, explained, tour
from bot.table.turn.own_orders import unsay
from bot.table.watch.replaying import REPLAY
from bot.table.watch.watched_screen import DETAILS
from render import SUBJECTS
from storage import OPEN, RUNNING, Game
from storage.errors import NoSuchGame

LONGEST_VALUE = 30  # of an entry


class Press(Struct, frozen=True):
    """A press of a button, or a picked entry of a select."""

    verb: str
    game: int
    number: int  # of the question
    argument: str
    in_private: bool = False  # whether only the requester sees its message

    @property
    def index(self) -> int:
        """The argument as a number; refuses any other, because no button of ours has it."""
        found = number(self.argument)
        if found is None:
            raise Refused("old_button")
        return found


Deed = Callable[[TableBot, Press, Game, Requester], Awaitable[Screen | None]]


# ---------------------------------------------------------------- private buttons


async def _turn(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.show(game, requester)


async def _tap(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.tap(game, requester, press.number, press.index)


async def _untick(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.untick(game, requester, press.number, press.index)


async def _wish(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.wish(game, requester, press.number, press.argument)


async def _place(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.place(game, requester, press.number, press.index)


async def _play(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.play(game, requester, press.number)


async def _change(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    match [number(part) for part in press.argument.split("_", 2)]:
        case [int(place), int(index)]:
            return await bot.planning.change(game, requester, press.number, place, index)
        case [int(tap), int(place), int(index)]:
            return await bot.planning.end_otherwise(game, requester, press.number, (tap, place, index))
    raise Refused("old_button")


async def _confirm(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.confirm(game, requester, press.number)


async def _back(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.back(game, requester, press.number)


async def _more(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.more(game, requester, press.number)


async def _restart(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.restart(game, requester, press.number)


async def _hand(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.looking.hand(game, requester)


async def _board(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    if press.argument in SUBJECTS:
        return await bot.looking.subject(game, requester, press.argument)
    return await bot.looking.board(game, requester)


async def _scores(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.looking.scores(game, requester)


async def _since(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.looking.since(game, requester)


async def _log(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.looking.log(game, requester, press.number, press.index)


async def _seeing(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return explained(requester.lang)


async def _details(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.tables.watching.details(game, requester)


async def _replay(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.replaying.show(game, requester, press.index)


async def _rules(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await _explain(bot, press, requester, game)


async def _explain(bot: TableBot, press: Press, requester: Requester, game: Game | None = None) -> Screen:
    modules = game.options.modules if game else None
    found = await asyncio.to_thread(glossary.entry, rules_key(press.argument), requester.lang, modules)
    if found is None:
        raise Refused("old_button")
    return await bot.looking.explain(found, requester, press.game)


async def _hint(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.hints.show(game, requester)


async def _set_up(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.entrance.set_up(game, requester)


async def _unsay(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await unsay(bot.tables, game, bot.answering.seat(game, requester), press.number, requester.lang)


async def _abort(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    aborted = await bot.moderation.abort(game, requester)
    bot.tables.wake(game.id)
    await bot.lobby.refresh(aborted.id)
    await _tell_others(bot, aborted, requester, "abort.done")
    return Screen(words=chat("abort.yours", requester.lang, game=game.id))


async def _concede(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    conceded = await bot.moderation.concede(game, requester)
    await _tell_others(bot, conceded, requester, "conceded")
    return Screen(words=chat("conceded.yours", requester.lang, game=game.id))


async def _keep(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return Screen(words=chat("sure.no", requester.lang, game=game.id))


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
    opened = await bot.lobby.rematch(game, requester)
    return Screen(words=chat("rematch.open", requester.lang, game=opened.id))


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
    return Screen(words=chat("claim.yours", requester.lang, game=game.id))


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
    "turn": _turn,
    "tap": _tap,
    "untick": _untick,
    "wish": _wish,
    "place": _place,
    "change": _change,
    "play": _play,
    "confirm": _confirm,
    "back": _back,
    "more": _more,
    "restart": _restart,
    "hand": _hand,
    "board": _board,
    "since": _since,
    "scores": _scores,
    "log": _log,
    EXPLAIN: _seeing,
    DETAILS: _details,
    REPLAY: _replay,
    "rules": _rules,
    "hint": _hint,
    SET_UP: _set_up,
    "unsay": _unsay,
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
BESIDE = ("hand", "board", "since", "scores", "rules", "hint")  # shown in a further message; the plan stays


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
    return await bot.entrance.watch(requester)


async def _own_games(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.own_games(requester)


async def _next_turn(bot: TableBot, press: Press, requester: Requester) -> Screen:
    return await bot.entrance.next_turn(requester)


OF_NO_GAME: Mapping[str, Callable[[TableBot, Press, Requester], Awaitable[Screen]]] = {
    "tour": _tour,
    STATS: _statistics,
    "rules": _explain,
    PLAY: _enter,
    LEVEL: _level,
    TICK: _tick,
    BOT_NOW: _bot_now,
    OPEN_TABLE: _open,
    WATCH_ONE: _watch_one,
    OWN_GAMES: _own_games,
    NEXT: _next_turn,
}
OPENING = (BOT_NOW, OPEN_TABLE, WATCH_ONE)


async def press_on(interaction: Interaction, press: Press) -> None:
    """Does what a button or select asks for."""
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
    """Any button of the bot; its custom_id says what a press does."""

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
    """Any select of the bot; its custom_id says what a picked entry does."""

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
