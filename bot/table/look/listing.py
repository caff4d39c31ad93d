"""The list of games: turn, who is awaited since when and until when, who is away."""

from collections.abc import Collection, Iterator

from bot import limits
from bot.languages import Language
from bot.say.chat import chat, when
from bot.screens.screen import Screen
from bot.table.clock.clock import stamp, until_still
from bot.table.io.requester import Requester
from bot.table.io.seats import awaited, escaped_names
from bot.table.look.modules import module_names
from storage import FREE, LOBBY, NOWHERE, RUNNING, Game, Games
from storage.errors import DamagedGame

ROOM_FOR_MORE = 50


async def listed(games: Games, requester: Requester, *, only_own: bool = False) -> Screen:
    """The games of the requester, and unless only these, tables to join; managers see all games of the server."""
    mine = {game.id for game in await games.lists.of_person(requester.person)}
    waiting = {game.id for game in await games.lists.pending(requester.person)}
    found = [
        game
        for game in await games.lists.of_server(requester.server)
        if game.id in mine
        or (not only_own and (requester.manager or game.status == LOBBY or game.terms.host == requester.person))
    ]
    found.sort(key=lambda game: (game.id not in waiting, game.id not in mine))
    return Screen(words=await _in_words(games, found, waiting, requester.lang) or chat("list.none", requester.lang))


async def _in_words(games: Games, found: list[Game], waiting: Collection[int], lang: Language) -> str:
    """As many games as fit in a message, and the number of the others."""
    told: list[str] = []
    room = limits.CONTENT - ROOM_FOR_MORE
    for game in found:
        words = "\n".join([await _heading(games, game, game.id in waiting, lang), *_times(game, lang, games.now())])
        room -= len(words) + 1
        if room < 0:
            return "\n".join([*told, chat("list.more", lang, n=len(found) - len(told))])
        told.append(words)
    return "\n".join(told)


async def _heading(games: Games, game: Game, waits: bool, lang: Language) -> str:
    """The first line of a game in a list."""
    if game.channel == NOWHERE:
        key = "list.lost"
    else:
        key = "list.yours" if waits else "list.watched" if game.terms.watched else f"list.{game.status}"
    told = {"channel": f"<#{game.channel}>", "who": ", ".join(escaped_names(game))}
    told["when"] = when(await _turn(games, game), lang)
    line = chat(key, lang, game=game.name, **told)
    return line + (chat("list.modules", lang, modules=module_names(game.options, lang)) if game.options.modules else "")


async def _turn(games: Games, game: Game) -> int:
    """The number of the present turn; a damaged position is no reason to show no list."""
    try:
        return (await games.view(game.id, None)).turn if game.status == RUNNING else 0
    except DamagedGame:
        return 0


def _times(game: Game, lang: Language, now: int) -> Iterator[str]:
    """Lines about who is awaited, free seats, who is away, and a pause."""
    who = escaped_names(game)
    for number, wait in awaited(game).items():
        by = until_still(wait, now)
        told = {"who": who[number], "since": stamp(wait.since), "until": by}
        yield chat("list.waits.until" if by else "list.waits", lang, **told)
    for number, seat in enumerate(game.seats):
        if seat.controller == FREE:
            yield chat("list.free", lang, who=who[number])
        elif seat.leave is not None:
            yield chat("list.away", lang, who=who[number], until=stamp(seat.leave.until, "f"))
    if game.terms.paused is not None:
        yield chat("list.paused", lang, since=stamp(game.terms.paused))
