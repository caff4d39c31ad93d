"""The servers, with the people on each, and perhaps the bot."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.sandbox.basics.errors import unknown_guild
from bot.sandbox.basics.wire import Json
from bot.sandbox.state.setup import BOT, GUILD, GUILD_NAME, OWNER, PEOPLE, User, guild
from bot.sandbox.state.unsaved import Unsaved
from bot.shards import SERVER_BITS


@dataclass(frozen=True, slots=True)
class Server:
    """One server with the people on it; the owner of all servers is always among them."""

    id: int
    name: str
    people: tuple[int, ...]

    def json(self, locale: str) -> Json:
        """The server's object in REST."""
        return guild(self.id, self.name, locale)


class Servers:
    """All servers; the first one is always there."""

    def __init__(self, users: dict[int, User], unsaved: Unsaved) -> None:
        self._users = users
        self._unsaved = unsaved
        self.by_id = {GUILD: Server(GUILD, GUILD_NAME, tuple(PEOPLE))}
        self._without_bot: set[int] = set()

    def get(self, id_: int) -> Server:
        """The server of this id, if the bot is on it; a Problem otherwise."""
        if not self.has_bot(id_):
            raise unknown_guild()
        return self.by_id[id_]

    def named(self, name: str) -> Server | None:
        """The server of this name."""
        return next((server for server in self.by_id.values() if server.name == name), None)

    def add(self, name: str, people: Iterable[int]) -> Server:
        """A new server, still without the bot; consecutive servers belong to consecutive shards."""
        id_ = GUILD + (len(self.by_id) << SERVER_BITS)
        server = self.by_id[id_] = Server(id_, name, tuple(sorted({OWNER, *people})))
        self._without_bot.add(id_)
        self._unsaved.server(id_, {"name": name, "people": list(server.people)})
        return server

    def restore(self, id_: int, kept: Json) -> None:
        """Restores a server."""
        self.by_id[id_] = Server(id_, kept["name"], tuple(kept["people"]))

    def has_bot(self, id_: int) -> bool:
        """Whether there is such a server with the bot on it."""
        return id_ in self.by_id and id_ not in self._without_bot

    def set_bot(self, id_: int, here: bool) -> None:
        """Puts the bot on a server, or takes it off."""
        (self._without_bot.discard if here else self._without_bot.add)(id_)

    def with_bot(self, person: int = BOT) -> list[Server]:
        """The servers with the bot, or with the bot and a person."""
        there = (server for server in self.by_id.values() if self.has_bot(server.id))
        return [server for server in there if person == BOT or person in server.people]

    def members(self, server: Server) -> list[User]:
        """The accounts on a server, the bot first."""
        return [self._users[BOT], *(self._users[person] for person in server.people)]
