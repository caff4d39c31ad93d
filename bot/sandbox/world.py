"""The whole state of the stand-in for Discord, in one object."""

from collections.abc import Set
from dataclasses import replace

from bot.sandbox.basics.wire import Json, Snowflakes
from bot.sandbox.people.actions import PersonActions
from bot.sandbox.records.files import Files
from bot.sandbox.state.broadcast import Broadcast
from bot.sandbox.state.channels import Channels, page_channel
from bot.sandbox.state.chat import Chat
from bot.sandbox.state.commands import Commands
from bot.sandbox.state.compose import Composer
from bot.sandbox.state.interactions import Interactions
from bot.sandbox.state.locales import Locales
from bot.sandbox.state.servers import Servers
from bot.sandbox.state.setup import BOT, BOT_NAME, PEOPLE, ROLES, users
from bot.sandbox.state.unsaved import Unsaved

PAGE = 50


class World:
    """The servers, their people, channels, messages, commands and interactions."""

    def __init__(self) -> None:
        self.ids = Snowflakes()
        self.broadcast = Broadcast(PEOPLE)
        self.people = users()
        self.files = Files()
        self.unsaved = Unsaved()
        self.servers = Servers(self.people, self.unsaved)
        self.channels = Channels(self.people, self.servers, self.broadcast, self.ids, self.unsaved)
        self.composer = Composer(self.people, self.files, self.ids, self.unsaved)
        self.chat = Chat(self.people, self.channels, self.composer, self.files, self.broadcast, self.ids, self.unsaved)
        self.locales = Locales(self.unsaved)
        self.commands = Commands(self.broadcast, self.ids, self.unsaved, self.locales)
        self.interactions = Interactions(self.people, self.channels, self.chat, self.broadcast, self.ids, self.locales)
        self.actions = PersonActions(
            self.people,
            self.servers,
            self.channels,
            self.chat,
            self.composer,
            self.files,
            self.commands,
            self.interactions,
        )
        self.shards: Set[tuple[int, int]] = frozenset()  # the connected ones, each with the number of all
        self.home: int | None = None  # the first channel on a new page

    def messages(self, channel_id: int) -> list[Json]:
        """The public messages of a channel for the bot, oldest first."""
        return [post.seen_by(BOT) for post in self.chat.posts.get(channel_id, {}).values() if not post.ephemeral]

    @property
    def online(self) -> bool:
        """Whether any shard of the bot is connected."""
        return bool(self.shards)

    def set_shards(self, shards: Set[tuple[int, int]]) -> None:
        """Sets the connected shards of the bot."""
        if shards != self.shards:
            self.shards = shards
            self.broadcast.tell_all({"t": "bot", "online": self.online, "shards": sorted(shards)})

    def set_roles(self, person: int, *roles: str) -> None:
        """Sets somebody's roles on all servers."""
        ids = {name: id_ for id_, name in ROLES.items()}
        self.people[person] = replace(self.people[person], roles=tuple(ids[name] for name in roles))

    def snapshot(self, person: int) -> Json:
        """The first news for a person's page."""
        seen = [id_ for id_ in self.channels.by_id if person in self.channels.audience(id_)]
        return {
            "t": "world",
            "me": str(person),
            "people": [{"id": str(id_), "name": name, "color": color} for id_, (name, color) in PEOPLE.items()],
            "bot": {"id": str(BOT), "name": BOT_NAME, "online": self.online},
            "guilds": [
                {"id": str(server.id), "name": server.name}
                for server in self.servers.by_id.values()
                if person in server.people
            ],
            "channels": [page_channel(self.channels.by_id[id_]) for id_ in seen],
            "commands": self.commands.shown_to(person),
            "locale": self.locales.of(person),
            "languages": self.locales.offered,
            "says": self.locales.page(self.locales.of(person)),
            "home": None if self.home is None else str(self.home),
            "messages": {str(id_): self.latest(person, id_) for id_ in seen},
        }

    def latest(self, person: int, channel_id: int, before: int | None = None) -> list[Json]:
        """The newest messages of a channel for a person, or those before one, oldest first."""
        posts = self.chat.seen_by(person, channel_id)
        if before is not None:
            posts = [post for post in posts if post.id < before]
        return [post.shown_to(person) for post in posts[-PAGE:]]
