"""The buttons of a turn: those of its card, of looks beside it, and of standing orders."""

import asyncio
from collections.abc import Mapping

from bot import glossary
from bot.client.presses import Deed, Press
from bot.client.table_bot import TableBot
from bot.screens.screen import Screen, rules_key
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.user_text import number
from bot.table.look.tour import EXPLAIN, explained
from bot.table.turn.own_orders import answers_now, give_order, order_card, orders_screen, unsay
from bot.table.watch.replaying import REPLAY
from bot.table.watch.watched_screen import DETAILS
from bot.turn.screens import PLAY_HINT
from bot.turn.ways_back import SET_UP
from engine.players.standing_orders import KINDS, Order
from render import SUBJECTS
from storage import Game


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


async def _tableau(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.looking.tableau(game, requester, press.index)


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
    return await explain(bot, press, requester, game)


async def explain(bot: TableBot, press: Press, requester: Requester, game: Game | None = None) -> Screen:
    """The entry of the rules that a button names."""
    modules = game.options.modules if game else None
    found = await asyncio.to_thread(glossary.entry, rules_key(press.argument), requester.lang, modules)
    if found is None:
        raise Refused("old_button")
    return await bot.looking.explain(found, requester, press.game)


async def _hint(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.hints.show(game, requester)


async def _play_hint(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.planning.play_hint(game, requester, press.number, press.argument)


async def _set_up(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await bot.entrance.set_up(game, requester)


async def _orders(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    seat = bot.answering.seat(game, requester)
    if not press.argument:
        return await orders_screen(bot.games, game, seat, requester.lang)
    if press.argument not in KINDS:
        raise Refused("old_button")
    return order_card(game, seat, press.argument, requester.lang)


async def _order(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    kind, _, word = press.argument.partition("-")
    seat, order = bot.answering.seat(game, requester), str(Order.of_word(word))
    answers = await answers_now(bot.games, game, seat, kind, order, requester.lang)
    return order_card(await give_order(bot.tables, game, seat, kind, order), seat, kind, requester.lang, answers)


async def _unsay(bot: TableBot, press: Press, game: Game, requester: Requester) -> Screen:
    return await unsay(bot.tables, game, bot.answering.seat(game, requester), press.number, requester.lang)


OF_TURNS: Mapping[str, Deed] = {
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
    "tableau": _tableau,
    "scores": _scores,
    "log": _log,
    EXPLAIN: _seeing,
    DETAILS: _details,
    REPLAY: _replay,
    "rules": _rules,
    "hint": _hint,
    PLAY_HINT: _play_hint,
    SET_UP: _set_up,
    "orders": _orders,
    "order": _order,
    "unsay": _unsay,
}
