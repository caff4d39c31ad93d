"""The answers of standing orders in a game: how many, and the last one in words."""

from collections import Counter

from msgspec import Struct

from bot.languages import Language
from bot.say.chat import chat
from bot.say.wording import Wording
from bot.table.clock.clock import stamp
from bot.table.io.seats import escaped_names
from bot.table.look.answers import answer_of, answer_words
from engine.players.standing_orders import KINDS
from storage import Game, Games


class Obeyed(Struct, frozen=True):
    """The answers of one order: how many, the time of the last one, and its tally in words."""

    times: int
    last: int
    what: str


async def obeyed(games: Games, game: Game, seat: int, lang: Language) -> dict[str, Obeyed]:
    """The answers of the orders of a seat, by kind; an answer counts for every kind with its question."""
    rows = [row for row in await games.log_since(game.id) if row.seat == seat and row.automatic]
    kinds = {
        kind: {question.__name__ for question in KINDS[kind].questions}
        for kind in game.seats[seat].orders
        if kind in KINDS
    }
    times = Counter(kind for row in rows for kind in kinds if row.question in kinds[kind])
    last = {kind: row for row in rows for kind in kinds if row.question in kinds[kind]}
    if not last:
        return {}
    history = await games.history(game.id, seat, min(row.seq for row in last.values()) - 1)
    told = {each.row.seq: answer_of(each.row, each.events) for each in history.told if each.row is not None}
    wording = Wording(lang, escaped_names(game))
    return {
        kind: Obeyed(times[kind], row.at, answer_words(seat, [told[row.seq]], wording) if row.seq in told else "")
        for kind, row in last.items()
    }


def obeyed_words(done: Obeyed | None, lang: Language) -> str:
    """The answers of an order, as a part of its line."""
    if done is None:
        return chat("orders.never", lang)
    return chat("orders.done", lang, n=done.times, when=stamp(done.last), what=done.what)
