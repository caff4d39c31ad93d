"""Decisions of players, hosts and managers about seats and whole games: abort, concede, replace."""

from collections.abc import Awaitable, Callable

from msgspec import structs

from bot.background.thinking import USUAL_LEVEL
from bot.languages import Language
from bot.say.chat import chat
from bot.say.levels import level_words
from bot.screens.screen import DANGER, SUCCESS, Button, Screen, custom_id
from bot.table.automatic_answers import present_orders
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages
from bot.table.io.requester import Requester
from bot.table.io.seats import escaped_names, seat_of
from bot.table.io.user_text import escaped
from bot.table.lobby.lobby import Lobby
from storage import BOT, PERSON, RUNNING, Game, Games, Seat

NOBODY = "0"  # stands for no person in the name of a button


class Moderation:
    """Decisions about seats and whole games."""

    def __init__(self, lobby: Lobby, messages: Messages) -> None:
        self._lobby = lobby
        self._tables = lobby.tables
        self._games: Games = lobby.games
        self._messages = messages

    async def ask_abort(self, game: Game, requester: Requester) -> Screen:
        """Asks whether the game shall really be aborted."""
        self._lobby.must_rule(game, requester)
        return _sure(game, requester, "abort", "🛑")

    async def abort(self, game: Game, requester: Requester) -> Game:
        """Ends a game without a result."""
        self._lobby.must_rule(game, requester)
        aborted = await self._games.abort(game.id)
        await self._tables.waits.disarm(aborted)
        return aborted

    async def give_up(self, requester: Requester) -> Screen:
        """Ends an unreadable game, so that its channel can have another one."""
        here = [game for game in await self._games.lists.unreadable() if game.channel == requester.channel]
        if not here:
            raise Refused("no_game_here")
        if not (requester.manager or requester.person == here[0].host):
            raise Refused("host_only")
        await self._games.give_up(here[0].id)
        return Screen(words=chat("abort.yours", requester.lang, game=here[0].id))

    def ask_concede(self, game: Game, requester: Requester) -> Screen:
        """Asks whether the requester really concedes."""
        self._own_seat(game, requester)
        return _sure(game, requester, "concede", "🏳️")

    async def concede(self, game: Game, requester: Requester) -> Game:
        """Leaves a running game to a bot player for good."""
        seat = self._own_seat(game, requester)
        conceded = await self._games.seats.concede(game.id, seat, USUAL_LEVEL)
        await self._lobby.call_again(conceded, seat)
        return conceded

    async def ask_replace(self, game: Game, requester: Requester, seat: int, by: Seat | None, level: str) -> Screen:
        """Asks whether a seat shall really change; its button names the present player, so that no other loses it."""
        await self._replacement(game, requester, seat, by, level)
        old, lang = game.seats[seat], requester.lang
        key = "replace.sure" if by else "replace.sure.bot"
        words = chat(
            key,
            lang,
            who=escaped_names(game)[seat],
            by=escaped(by.name) if by else "",
            level=level_words(level, lang),
            game=game.name,
        )
        name = custom_id("replace", game.id, seat, f"{by.person if by else level}-{old.person or NOBODY}")
        sure = Button(id=name, label=chat("button.give", lang), style=DANGER, emoji="🪑")
        return Screen(words=words, rows=((sure, _no(game, lang)),))

    async def replace(
        self,
        game: Game,
        requester: Requester,
        seat: int,
        by: Seat | None,
        level: str,
        tell: Callable[[], Awaitable[None]],
    ) -> Game:
        """Gives a seat to another person or a bot player, after telling the table."""
        new = await self._replacement(game, requester, seat, by, level)
        await tell()
        replaced = await self._games.seats.replace(game.id, seat, new)
        await self._lobby.call_again(replaced, seat)
        return replaced

    async def _replacement(self, game: Game, requester: Requester, seat: int, by: Seat | None, level: str) -> Seat:
        """The new seat, or a refusal."""
        if game.terms.watched is not None:
            raise Refused("watch.nobody_plays")
        if not 0 <= seat < len(game.seats):
            raise Refused("no_such_seat")
        if game.seats[seat].person != requester.person:
            self._lobby.must_rule(game, requester)
        if by is None:
            by = structs.replace(game.seats[seat], controller=BOT, level=level)
        elif seat_of(game, by.person) is not None:
            raise Refused("already_at_table")
        await self._games.seats.must_admit(game.id, seat, by)
        return by

    def _own_seat(self, game: Game, requester: Requester) -> int:
        seat = seat_of(game, requester.person)
        if seat is None or game.status != RUNNING:
            raise Refused("not_at_table", game=game.name)
        return seat

    async def present(self, game: Game, requester: Requester, seat: int, lang: Language) -> Screen:
        """Stops passing the prompts of a player who is back; the reply is in this language."""
        if self._own_seat(game, requester) != seat:
            raise Refused("present.not_yours")
        await self._games.seats.set_orders(game.id, seat, present_orders(game.seats[seat].orders))
        return Screen(words=chat("present", lang, who=escaped_names(game)[seat]))


def _sure(game: Game, requester: Requester, what: str, emoji: str) -> Screen:
    """The question whether to do this, with the other players concerned, and both buttons."""
    names = [name for name, seat in zip(escaped_names(game), game.seats, strict=True) if concerns(seat, requester)]
    lang = requester.lang
    words = chat(f"{what}.sure.others" if names else f"{what}.sure", lang, game=game.name, others=names)
    sure = Button(id=custom_id(what, game.id), label=chat(f"button.{what}", lang), style=DANGER, emoji=emoji)
    return Screen(words=words, rows=((sure, _no(game, lang)),))


def _no(game: Game, lang: Language) -> Button:
    """The button that cancels."""
    return Button(id=custom_id("keep", game.id), label=chat("button.no", lang), emoji="↩️")


def concerns(seat: Seat, requester: Requester) -> bool:
    """Whether another person than the requester plays here."""
    return seat.controller == PERSON and bool(seat.person) and seat.person != requester.person


def present_button(game: int, seat: int, lang: Language) -> Button:
    """The button of a player who is back."""
    name = custom_id("present", game, argument=str(seat))
    return Button(id=name, label=chat("button.present", lang), style=SUCCESS, emoji="🙋")
