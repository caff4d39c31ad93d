"""What is kept beside the games: settings, preferences, timers, messages and votes."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import DecodeError, Struct, json
from sqlalchemy import Delete, Update, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.codec import Edition, present
from storage import lobby, notes, prepared
from storage import schema as t
from storage.complaints import Complaints
from storage.database import looking, reading, writing
from storage.errors import DamagedGame
from storage.posted import Key, Ledger, OpenPrompt, Posted, key, own_fields
from storage.prepared import Prepared
from storage.records import Hinted, NewTimer, Preferences, Settings, Timer, Wait
from storage.rows import FAR, misfits, posted_of, timer_of
from storage.share import Share

T = TypeVar("T", bound=Struct)
_settings = json.Decoder(Settings)
_preferences = json.Decoder(Preferences)
_settings_of = Prepared(select(t.servers.c.settings).where(t.servers.c.id == bindparam("who")))
_preferences_of = Prepared(select(t.people.c.preferences).where(t.people.c.id == bindparam("who")))
_messages_of = Prepared(select(t.messages).where(t.messages.c.game == bindparam("game")))
# Asked and written with every call of a table, and so put together once.
_due_first = select(t.timers).where(t.timers.c.due < FAR).order_by(t.timers.c.due, t.timers.c.id)
_first_due = Prepared(_due_first.limit(bindparam("limit")))
_new_timer = insert(t.timers)
_this_timer = delete(t.timers).where(t.timers.c.id == bindparam("timer"))
_timers_of = delete(t.timers).where(
    t.timers.c.game == bindparam("of_game"), t.timers.c.kind.in_(bindparam("kinds", expanding=True))
)


class Registry:
    """Small rows around the games, each written in one short transaction.

    A row that cannot be read counts as if it were not there, and stays for `chaski doctor`; the log tells it once.
    """

    def __init__(self, engine: AsyncEngine, complaints: Complaints, share: Share) -> None:
        self.engine = engine
        self._complaints = complaints
        self._share = share
        # The language of a server that has chosen none, as whoever knows servers can tell; "" if nobody can.
        self.server_locale: Callable[[str], str] = lambda server: ""

    # ------------------------------------------------------------ servers and people

    async def settings(self, server: str) -> Settings:
        """What a server has chosen, or what everybody starts with."""
        return await self._chosen(_settings_of, server, _settings, Settings(), f"The settings of server {server}")

    async def set_settings(self, server: str, settings: Settings) -> None:
        """Keep what a server has chosen."""
        row = {"id": server, "settings": json.encode(settings).decode()}
        async with writing(self.engine) as connection:
            await notes.put(connection, t.servers, row)

    async def preferences(self, person: str) -> Preferences:
        """What a person has chosen, or what everybody starts with."""
        what = f"The preferences of person {person}"
        return await self._chosen(_preferences_of, person, _preferences, Preferences(), what)

    async def set_preferences(self, person: str, preferences: Preferences) -> None:
        """Keep what a person has chosen."""
        row = {"id": person, "preferences": json.encode(preferences).decode()}
        async with writing(self.engine) as connection:
            await notes.put(connection, t.people, row)

    async def _chosen(self, wanted: Prepared, who: str, decoder: "json.Decoder[T]", usual: T, what: str) -> T:
        async with looking(self.engine) as source:
            found = await prepared.one(source, wanted, who=who)
        try:
            return usual if found is None else decoder.decode(found[0])
        except (DecodeError, TypeError) as error:
            self._complaints.add(what, error)
            return usual

    # ------------------------------------------------------------ timers

    async def set_timer(self, game: int, kind: str, due: int, payload: Mapping[str, str] | None = None) -> int:
        """Something is to happen at this moment."""
        async with writing(self.engine) as connection:
            await lobby.must_exist(connection, game)
            made = await connection.execute(_new_timer, _timer_row(game, NewTimer(kind, due, payload or {})))
            (key,) = made.inserted_primary_key or (0,)
            return int(key)

    async def next_timers(self, limit: int = 100) -> list[Timer]:
        """The timers of the share in the order they fall due; one that cannot be read is put off for ever."""
        while True:
            timers, broken = await self._next_timers(limit)
            if not broken:
                return timers
            for timer, damage in broken.items():
                self._complaints.add(f"Timer {timer}", damage)
            async with writing(self.engine) as connection:
                await connection.execute(update(t.timers).where(t.timers.c.id.in_(broken)).values(due=FAR))

    async def _next_timers(self, limit: int) -> tuple[list[Timer], dict[int, DamagedGame]]:
        """Those that fall due first, and what is wrong with those among them that cannot be read."""
        if self._share.is_all:
            async with looking(self.engine) as source:
                rows = await prepared.rows(source, _first_due, limit=limit)
        else:
            of_share = _due_first.join(t.games, t.games.c.id == t.timers.c.game).where(self._share.condition)
            async with reading(self.engine) as connection:
                rows = list(await connection.execute(of_share.limit(limit)))
        timers: list[Timer] = []
        broken: dict[int, DamagedGame] = {}
        for row in rows:
            try:
                timers.append(timer_of(row))
            except DamagedGame as damage:
                broken[row.id] = damage
        return timers, broken

    async def has_timer(self, game: int, kind: str) -> bool:
        """Whether something of this kind is to happen in a game."""
        wanted = select(t.timers.c.id).where(t.timers.c.game == game, t.timers.c.kind == kind).limit(1)
        async with reading(self.engine) as connection:
            return (await connection.execute(wanted)).first() is not None

    async def drop_timer(self, timer: int) -> bool:
        """Take a timer off; False if somebody else has."""
        async with writing(self.engine) as connection:
            done = await connection.execute(_this_timer, {"timer": timer})
            return done.rowcount == 1

    async def drop_timers(self, game: int, kinds: Sequence[str]) -> None:
        """Take all timers of these kinds off a game."""
        async with writing(self.engine) as connection:
            await connection.execute(_timers_of, {"of_game": game, "kinds": list(kinds)})

    async def replace_timers(self, game: int, kinds: Sequence[str], new: Sequence[NewTimer]) -> None:
        """Set these timers in place of all of these kinds, in one go."""
        async with writing(self.engine) as connection:
            await connection.execute(_timers_of, {"of_game": game, "kinds": list(kinds)})
            if new:
                await lobby.must_exist(connection, game)
                await connection.execute(_new_timer, [_timer_row(game, timer) for timer in new])

    # ------------------------------------------------------------ messages, and what the channel knows

    async def remember_message(self, game: int, *posted: Posted, forgetting: Sequence[Key] = ()) -> None:
        """Put messages into the ledger of a game, each in place of the one found by the same, and take others out."""
        async with writing(self.engine) as connection:
            await lobby.must_exist(connection, game)
            for one in posted:
                place = {"channel": one.channel, "message": one.message}
                row = {"game": game, **one.key._asdict(), **place, "fields": own_fields(one)}
                await notes.put(connection, t.messages, row)
            if forgetting:
                await connection.execute(_forgetting(game, forgetting))

    async def forget_message(self, game: int, which: Key) -> None:
        """There is no such message any more."""
        async with writing(self.engine) as connection:
            await connection.execute(_forgetting(game, (which,)))

    async def messages(self, game: int) -> Ledger:
        """The messages of a game."""
        async with looking(self.engine) as source:
            rows = await prepared.rows(source, _messages_of, game=game)
        found = [self._posted(row) for row in rows]
        return Ledger(posted for posted in found if posted is not None)

    async def prompts(self, message: str | None = None) -> list[tuple[int, OpenPrompt]]:
        """The open prompts of the share, or those that this message is, with the games they belong to."""
        wanted = select(t.messages).where(t.messages.c.kind == key(OpenPrompt).kind)
        if message is not None:
            wanted = wanted.where(t.messages.c.message == message)
        elif not self._share.is_all:
            wanted = wanted.join(t.games, t.games.c.id == t.messages.c.game).where(self._share.condition)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(wanted)).all()
        return [(row.game, posted) for row in rows if isinstance(posted := self._posted(row), OpenPrompt)]

    async def sharing(self, message: str) -> list[tuple[int, Posted]]:
        """What a message is to the games that remember it."""
        async with reading(self.engine) as connection:
            rows = (await connection.execute(select(t.messages).where(t.messages.c.message == message))).all()
        return [(row.game, posted) for row in rows if (posted := self._posted(row)) is not None]

    def _posted(self, row: Row[Any]) -> Posted | None:
        try:
            return posted_of(row)
        except DamagedGame as damage:
            self._complaints.add(f"Message {row.kind} of game {row.game}", damage)
            return None

    async def tell(self, game: int, told: int, pinged: int | None, waits: Mapping[int, Wait] | None = None) -> None:
        """The channel has heard of everything up to this answer, and this seat was called; these waits go on, if given.

        Without waits, all of them stay as they are.
        """
        async with writing(self.engine) as connection:
            values = {"told": told, "pinged": pinged}
            await connection.execute(update(t.games).where(t.games.c.id == game).values(values))
            if waits is not None:
                others = update(t.seats).where(t.seats.c.game == game, t.seats.c.seat.not_in(waits))
                await connection.execute(others.values(awaited=None, due=None))
                for seat, wait in waits.items():
                    await connection.execute(_waiting(game, seat, wait))

    async def set_wait(self, game: int, seat: int, wait: Wait | None) -> None:
        """Keep since when a seat is awaited and until when, or that it is not."""
        async with writing(self.engine) as connection:
            await connection.execute(_waiting(game, seat, wait))

    async def rules_told(self, game: int) -> bool:
        """Whether the channel of a game that began by other rules or values knows of the present ones."""
        async with reading(self.engine) as connection:
            found = await connection.execute(select(t.games.c.rules_told).where(t.games.c.id == game))
            return found.scalar_one_or_none() == _label(present())

    async def tell_rules(self, game: int) -> None:
        """Note that the table was told of the rules the game goes on by."""
        async with writing(self.engine) as connection:
            of_game = update(t.games).where(t.games.c.id == game)
            await connection.execute(of_game.values(rules_told=_label(present())))

    # ------------------------------------------------------------ votes, clocks, notes

    async def vote(self, game: int, about: str, person: str, choice: str) -> dict[str, str]:
        """Cast or change a vote; returns all votes about this, by person."""
        async with writing(self.engine) as connection:
            row = {"game": game, "about": about, "person": person, "choice": choice}
            await notes.put(connection, t.votes, row)
            return await _votes(connection, game, about)

    async def votes(self, game: int, about: str) -> dict[str, str]:
        """All votes about this, by person."""
        async with reading(self.engine) as connection:
            return await _votes(connection, game, about)

    async def drop_votes(self, game: int, about: str) -> None:
        """Delete the votes on a matter that is settled."""
        async with writing(self.engine) as connection:
            await connection.execute(delete(t.votes).where(t.votes.c.game == game, t.votes.c.about == about))

    async def move_deadlines(self, moved: Collection[tuple[int, int, int, int]], note: str, now: int) -> None:
        """Move deadlines (game, seat, before, after), and note at this moment that this is done, in one go."""
        async with writing(self.engine) as connection:
            for game, seat, before, after in moved:
                chosen = (t.seats.c.game == game, t.seats.c.seat == seat, t.seats.c.due == before)
                await connection.execute(update(t.seats).where(*chosen).values(due=after))
            await notes.write(connection, note, str(now))

    async def set_bank(self, game: int, seat: int, bank: int | None) -> None:
        """Keep how much time is left on a seat's clock."""
        async with writing(self.engine) as connection:
            chosen = update(t.seats).where(t.seats.c.game == game, t.seats.c.seat == seat)
            await connection.execute(chosen.values(bank=bank))

    async def count_hint(self, game: int, person: str, name: str) -> None:
        """One more hint was asked for by somebody."""
        async with writing(self.engine) as connection:
            mine = (t.hints.c.game == game, t.hints.c.person == person)
            times = (await connection.execute(select(t.hints.c.times).where(*mine))).scalar_one_or_none() or 0
            row = {"game": game, "person": person, "name": name, "times": times + 1}
            await notes.put(connection, t.hints, row)

    async def hinted(self, game: int) -> list[Hinted]:
        """Who has asked for hints in a game, and how often, in the order of their names."""
        wanted = select(t.hints).where(t.hints.c.game == game).order_by(t.hints.c.name, t.hints.c.person)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(wanted)).all()
        return [Hinted(row.name, row.times) for row in rows if not misfits(t.hints, row._asdict())]

    async def note(self, key: str) -> str:
        """Something the bot has noted; empty if it has not."""
        async with looking(self.engine) as source:
            return await notes.read(source, key)

    async def set_note(self, key: str, value: str) -> None:
        """Keep a text under the name of a note."""
        async with writing(self.engine) as connection:
            await notes.write(connection, key, value)


def _timer_row(game: int, timer: NewTimer) -> dict[str, object]:
    return {"game": game, "kind": timer.kind, "due": timer.due, "payload": json.encode(timer.payload).decode()}


def _waiting(game: int, seat: int, wait: Wait | None) -> Update:
    of_seat = update(t.seats).where(t.seats.c.game == game, t.seats.c.seat == seat)
    return of_seat.values(awaited=wait.since if wait else None, due=wait.due if wait else None)


def _forgetting(game: int, messages: Sequence[Key]) -> Delete:
    these = tuple_(t.messages.c.kind, t.messages.c.which).in_(messages)
    return delete(t.messages).where(t.messages.c.game == game, these)


def _label(edition: Edition) -> str:
    return f"{edition.rules}/{edition.components}"


async def _votes(connection: AsyncConnection, game: int, about: str) -> dict[str, str]:
    wanted = select(t.votes.c.person, t.votes.c.choice).where(t.votes.c.game == game, t.votes.c.about == about)
    return {row.person: row.choice for row in await connection.execute(wanted) if not misfits(t.votes, row._asdict())}
