"""The sandbox itself: a server on this computer in place of Discord, for the bot and its people."""

import logging
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from discord import ChannelType, Permissions

from bot import limits
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.login_limits import LoginRules
from bot.sandbox.person import PATIENCE, Person
from bot.sandbox.records.files import File
from bot.sandbox.rest.api_call import ApiCall
from bot.sandbox.rest.interface import PREFIX, Rest
from bot.sandbox.saved_world import SavedWorld
from bot.sandbox.state.channels import THREADS_IN
from bot.sandbox.state.locales import PageTexts
from bot.sandbox.state.setup import BOT, CHANNELS, GUILD, LOCALE, PEOPLE, TOKEN
from bot.sandbox.web.cdn import Cdn
from bot.sandbox.web.site import Site, guard
from bot.sandbox.web.websocket import Pages
from bot.sandbox.world import World

log = logging.getLogger(__name__)
# A request that is no HTTP gets an answer, and is no fault of ours.
log.addFilter(lambda record: not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError)))
HOST = "127.0.0.1"


class Sandbox:
    """A local stand-in for Discord.

    With a folder, its world is there again after a restart. With record=False, for long runs, the sandbox keeps neither
    the bot's requests nor the people's news. `locale` is the language of people without a choice on the page;
    `page_texts` are the texts of that page, by locale.
    """

    def __init__(
        self,
        folder: Path | None = None,
        port: int = 0,
        *,
        strict_rates: bool = False,
        record: bool = True,
        answer_seconds: float = limits.ANSWER_SECONDS,
        token_seconds: float = limits.TOKEN_SECONDS,
        locale: str = LOCALE,
        server_locale: str = LOCALE,
        page_texts: Mapping[str, PageTexts] | None = None,
        logins: LoginRules | None = None,
    ) -> None:
        self._wanted_port = port
        self._runner: web.AppRunner | None = None
        self.port = 0
        self.token = TOKEN
        self.world = World()
        self.world.chat.forgets = not record
        self.world.interactions.answer_seconds = answer_seconds
        self.world.interactions.token_seconds = token_seconds
        self.world.locales.usual, self.world.locales.of_servers = locale, server_locale
        self.world.locales.texts = page_texts or {}
        self._saved_world = None if folder is None else SavedWorld(folder, self.world, free_memory=not record)
        self._gateway = Gateway(self.world, logins or LoginRules())
        self.faults = Faults(self._gateway, self.world.interactions)
        self._rest = Rest(self.world, self._gateway, self.faults, strict_rates=strict_rates, record=record)
        self._pages = Pages(self.world)
        patience = max(PATIENCE, answer_seconds)
        self._people = {
            user.name: Person(self.world, user.id, record, patience)
            for user in self.world.people.values()
            if not user.bot
        }

    @property
    def url(self) -> str:
        """The address of the server and its page."""
        return f"http://{HOST}:{self.port}"

    @property
    def requests(self) -> list[ApiCall]:
        """The bot's requests so far; may be cleared."""
        return self._rest.requests

    @property
    def violations(self) -> list[str]:
        """The limits broken by the bot so far, a sentence for each."""
        return self._rest.violations

    @property
    def is_looked_at(self) -> bool:
        """Whether a page is open, and somebody has opened or used one lately."""
        return self._pages.are_looked_at

    async def start(self) -> None:
        """Opens the server; OSError if it cannot have its port, Refused if it cannot use its folder."""
        listening = socket.create_server((HOST, self._wanted_port))
        self.port = listening.getsockname()[1]
        self.world.composer.base = self.url
        if self._saved_world is not None:
            try:
                await self._saved_world.open(self.url)
            except BaseException:
                listening.close()
                await self._saved_world.close()
                raise
        self._gateway.url = f"ws://{HOST}:{self.port}/gateway"
        app = web.Application(middlewares=[guard(self.port)], client_max_size=limits.REQUEST_BYTES)
        cdn = Cdn(self.world.files, self._fetch)
        app.router.add_route("*", PREFIX + r"/{tail:[\s\S]*}", self._rest.answer)
        app.router.add_get("/gateway", self._gateway.connect)
        app.router.add_get("/gateway/", self._gateway.connect)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", cdn.attachment)
        app.router.add_get("/cdn/embed/avatars/{number}.png", cdn.face)
        app.router.add_get("/sandbox/people", self._pages.connect)
        app.router.add_get("/{name:.*}", Site(self.world.locales).page)
        self._runner = web.AppRunner(app, access_log=None, logger=log, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()

    async def stop(self) -> None:
        """Closes the server."""
        self.world.interactions.close()
        await self._gateway.close()
        await self._pages.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._saved_world is not None:
            await self._saved_world.close()

    async def flush(self) -> None:
        """Writes all changes to the folder now, instead of within the next second."""
        if self._saved_world is not None:
            await self._saved_world.write()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def person(self, name: str) -> Person:
        """One of the five people."""
        return self._people[name]

    def channel(self, name: str, server: int = GUILD) -> int:
        """The id of a channel of a server."""
        found = self.world.channels.named(name, server)
        if found is None:
            raise KeyError(name)
        return found

    def add_channel(
        self, name: str, topic: str | None = None, kind: ChannelType = ChannelType.text, server: int = GUILD
    ) -> int:
        """The id of the channel of this name, a new one if need be; kind may also be news."""
        if kind.value not in THREADS_IN:
            raise ValueError(kind)
        found = self.world.channels.named(name, server)
        return found if found is not None else int(self.world.channels.add(name, server, topic, kind.value)["id"])

    def add_server(
        self, name: str, people: Sequence[str] | None = None, channels: Sequence[str] = tuple(CHANNELS.values())[:1]
    ) -> int:
        """The id of the server of this name; a new one has these people, or all, and Ana, its owner."""
        server = self.world.servers.named(name)
        if server is None:
            on_it = PEOPLE if people is None else [self._people[person].id for person in people]
            server = self.world.servers.add(name, on_it)
            for channel in channels:
                self.add_channel(channel, server=server.id)
            self._gateway.set_bot(server.id, True)
        return server.id

    def remove_bot(self, server: int = GUILD) -> None:
        """Sends the bot away from a server: from now on it has no access, and hears nothing."""
        self._gateway.set_bot(server, False)

    def invite_bot(self, server: int = GUILD) -> None:
        """Puts the bot on a server again."""
        self._gateway.set_bot(server, True)

    def direct(self, name: str) -> int:
        """The id of the private conversation of a person and the bot."""
        return int(self.world.channels.private_with(self._people[name].id)["id"])

    def deny(self, channel_id: int, *permissions: str) -> None:
        """Takes permissions from the bot in a channel."""
        allow, deny = self._overwrite(channel_id)
        bits = _bits(permissions)
        self.world.channels.overwrite(channel_id, BOT, allow & ~bits, deny | bits)

    def allow(self, channel_id: int, *permissions: str) -> None:
        """Gives permissions to the bot in a channel."""
        allow, deny = self._overwrite(channel_id)
        bits = _bits(permissions)
        self.world.channels.overwrite(channel_id, BOT, allow | bits, deny & ~bits)

    def _overwrite(self, channel_id: int) -> tuple[int, int]:
        for each in self.world.channels.get(channel_id)["permission_overwrites"]:
            if each["id"] == str(BOT):
                return int(each["allow"]), int(each["deny"])
        return 0, 0

    async def _fetch(self, id_: int) -> File | None:
        return None if self._saved_world is None else await self._saved_world.fetch(id_)


def _bits(names: tuple[str, ...]) -> int:
    bits = 0
    for name in names:
        bits |= Permissions.VALID_FLAGS[name]
    return bits
