"""What hosts, managers and votes decide about a table: abort, concede, replace, and what to do about the late."""

from bot.prompts.spec import DANGER, PRIMARY, Button, Screen, custom_id
from bot.table.clock import DAY
from bot.table.errors import Refused
from bot.table.lobby import LEVELS, Lobby
from bot.table.people import seat_of, written_names
from bot.table.post import Post
from bot.table.timekeeper import BOT_TAKES, CLOCK, LATE, PASS, REPLACE, WAIT, WAYS_OUT, ways_out
from bot.table.visitor import Visitor
from bot.text.chat import chat
from engine.players.standing_orders import KINDS
from engine.players.standing_orders import PASS as ORDER_PASS
from storage import BOT, FREE, PERSON, RUNNING, Game, Games, Seat


class Rule:
    """Decisions about seats and whole games."""

    def __init__(self, lobby: Lobby, post: Post) -> None:
        self._lobby = lobby
        self._games: Games = lobby.games
        self._post = post

    async def ask_abort(self, game: Game, visitor: Visitor) -> Screen:
        """Are you sure?"""
        self._lobby.must_rule(game, visitor)
        sure = Button(
            id=custom_id("abort", game.id), label=chat("button.abort", visitor.lang), style=DANGER, emoji="🛑"
        )
        return Screen(words=chat("abort.sure", visitor.lang, game=game.id), rows=((sure,),))

    async def abort(self, game: Game, visitor: Visitor) -> Game:
        """End a game without a result."""
        self._lobby.must_rule(game, visitor)
        return await self._games.abort(game.id)

    async def concede(self, game: Game, visitor: Visitor) -> Game:
        """Leave a running game to a bot player."""
        seat = self._own_seat(game, visitor)
        conceded = await self._games.concede(game.id, seat, LEVELS[0])
        await self._lobby.call_again(conceded, seat)
        return conceded

    async def replace(self, game: Game, visitor: Visitor, seat: int, by: Seat | None) -> Game:
        """Somebody else, or a bot player, takes a seat."""
        if not 0 <= seat < len(game.seats):
            raise Refused("no_such_seat")
        if game.seats[seat].person != visitor.person:
            self._lobby.must_rule(game, visitor)
        if by is None:
            old = game.seats[seat]
            by = Seat(controller=BOT, person=old.person, name=old.name, lang=old.lang, level=LEVELS[0])
        elif seat_of(game, by.person) is not None:
            raise Refused("already_at_table")
        replaced = await self._games.replace(game.id, seat, by)
        await self._lobby.call_again(replaced, seat)
        return replaced

    def _own_seat(self, game: Game, visitor: Visitor) -> int:
        seat = seat_of(game, visitor.person)
        if seat is None or game.status != RUNNING:
            raise Refused("not_at_table", game=game.id)
        return seat

    # ------------------------------------------------------------ somebody is late

    async def vote(self, game: Game, visitor: Visitor, asked: int, way: str) -> str:
        """A vote on what to do; the host decides alone, otherwise more than half of the others."""
        late = game.to_act
        if game.status != RUNNING or late is None or game.asked != asked or way not in WAYS_OUT:
            raise Refused("vote.too_late")
        voters = [seat.person for number, seat in enumerate(game.seats) if seat.controller == PERSON and number != late]
        host = visitor.person == game.terms.host and game.seats[late].person != visitor.person
        if visitor.person not in voters and not host and not visitor.manager:
            raise Refused("vote.not_yours")
        votes = await self._games.vote(game.id, f"late {asked}", visitor.person, way)
        agreed = list(votes.values()).count(way)
        if host or agreed * 2 > len(voters):
            return await self._decide(game, late, way, visitor.lang)
        if posted := (await self._games.messages(game.id)).get(LATE):
            await self._post.edit(posted, ways_out(game, visitor.lang, votes))
        return chat("vote.counted", visitor.lang)

    async def _decide(self, game: Game, late: int, way: str, lang: str) -> str:
        who = written_names(game)[late]
        if posted := (await self._games.messages(game.id)).get(LATE):
            decided = chat(f"decided.{way}", lang, who=who, game=game.id)
            rows = ((_take_button(game, late, lang),),) if way == REPLACE else ()
            await self._post.edit(posted, Screen(words=decided, rows=rows))
        await self._games.drop_votes(game.id)
        if way == WAIT:
            about = {"seat": str(game.to_act), "since": str(game.asked)}
            await self._games.set_timer(game.id, CLOCK, self._games.now() + DAY, about)
        elif way == PASS:
            orders = {kind: ORDER_PASS for kind, about in KINDS.items() if ORDER_PASS in about.orders}
            await self._games.set_orders(game.id, late, {**game.seats[late].orders, **orders})
            await self._lobby.call_again(game, late)
        elif way in (BOT_TAKES, REPLACE):
            old = game.seats[late]
            nobody = FREE if way == REPLACE else BOT
            stand_in = Seat(controller=nobody, person=old.person, name=old.name, lang=old.lang, level=LEVELS[0])
            await self._lobby.call_again(await self._games.replace(game.id, late, stand_in), late)
        return chat("vote.decided", lang)


def _take_button(game: Game, seat: int, lang: str) -> Button:
    name = custom_id("claim", game.id, argument=str(seat))
    return Button(id=name, label=chat("button.claim", lang), style=PRIMARY, emoji="🪑")
