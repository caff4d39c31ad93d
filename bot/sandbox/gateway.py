"""The gateway: the bot's websocket for events."""

import asyncio
import contextlib
import time
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox.basics.wire import Json, decode, encode, snowflake
from bot.sandbox.login_limits import LoginLimits, LoginRules
from bot.sandbox.sessions import (
    ACK,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID,
    MEMBERS,
    RECONNECT,
    RESUME,
    WHOLE,
    Connection,
    Session,
    Shard,
)
from bot.sandbox.state.servers import Server
from bot.sandbox.state.setup import APPLICATION_FLAGS, BOT, TOKEN
from bot.sandbox.world import World
from bot.shards import shard_of

MEMBERS_INTENT, PRESENCES_INTENT, CONTENT_INTENT = 1 << 1, 1 << 8, 1 << 15
NO_PAYLOAD, WRONG_TOKEN, NO_SHARD, TOO_FEW_SHARDS = 4002, 4004, 4010, 4011  # codes of closed connections
RESUMABLE = 120.0
# discord.py notes the time of a heartbeat only after sending it; an answer at once would look very late.
ON_THE_WAY = 0.1  # seconds


class Gateway:
    """The gateway of the stand-in: all websocket sessions of the bot."""

    def __init__(self, world: World, rules: LoginRules, heartbeat: float = 41.25) -> None:
        self._world = world
        self._heartbeat = heartbeat
        self.limits = LoginLimits(rules)
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.refusal = 0
        self._lost: set[int] = set()  # servers in an outage
        world.broadcast.add_gateway(self.dispatch)

    def dispatch(self, event: str, data: Json) -> None:
        """Tells every session of the right shard with this intent; the first shard hears of private events."""
        server = int(data["guild_id"]) if "guild_id" in data else None
        if server is not None and (server in self._lost or not self._world.servers.has_bot(server)):
            return
        foreign = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and server is not None and _is_foreign(data)
        for session in self._of_shard(server):
            if session.wants(event, server is None):
                hidden = foreign and not session.intents & CONTENT_INTENT
                session.dispatch(event, _without_content(data) if hidden else data)

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """One connection of the bot, from hello to goodbye."""
        socket = web.WebSocketResponse(timeout=1.0, max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        line = Connection(socket, request.transport, request.query.get("compress") == "zlib-stream")
        writer = asyncio.create_task(line.run())
        line.send(encode({"op": HELLO, "d": {"heartbeat_interval": int(self._heartbeat * 1000)}}))
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                try:
                    frame = decode(message.data)
                    op, data = int(frame["op"]), frame.get("d")
                    if op == HEARTBEAT:
                        asyncio.get_running_loop().call_later(ON_THE_WAY, line.send, encode({"op": ACK}))
                    elif op == IDENTIFY:
                        session = await self._identify(line, data)
                    elif op == RESUME:
                        session = await self._resume(line, data)
                    elif op == MEMBERS and session is not None:
                        self._members(session, data)
                except (ValueError, KeyError, TypeError, AttributeError):
                    await socket.close(code=NO_PAYLOAD, message=b"Error while decoding payload.")
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await writer
            self._left(session, line)
        return socket

    async def close(self) -> None:
        """Ends every connection."""
        for session in list(self.sessions.values()):
            if session.line is not None:
                await session.line.socket.close(code=WSCloseCode.GOING_AWAY)
        self.sessions.clear()

    async def drop(self) -> None:
        """Breaks every connection; the sessions can be resumed."""
        for line in self._cut():
            await line.socket.close(code=4000)

    async def reconnect(self) -> None:
        """Asks the bot to connect anew; the sessions can be resumed."""
        for line in self._cut():
            line.send(encode({"op": RECONNECT, "d": None}))

    async def invalidate(self) -> None:
        """Ends every session for good; the bot has to log in again."""
        lines = self._cut()
        self.sessions.clear()
        for line in lines:
            line.send(encode({"op": INVALID, "d": False}))

    def set_outage(self, outage: bool) -> None:
        """Cuts off all servers, or brings them back."""
        self._lost = set(self._world.servers.by_id) if outage else set()
        for server in self._world.servers.with_bot():
            self._tell_server(server, not outage, unavailable=outage)

    def set_bot(self, id_: int, here: bool) -> None:
        """Puts the bot on a server, or takes it off."""
        self._world.servers.set_bot(id_, here)
        self._tell_server(self._world.servers.by_id[id_], here)

    def _of_shard(self, server: int | None) -> list[Session]:
        """The sessions for a server, or for private events."""
        return [
            session
            for session in self.sessions.values()
            if session.shard.number == (0 if server is None else shard_of(server, session.shard.total))
        ]

    def _tell_server(self, server: Server, there: bool, **extra: bool) -> None:
        for session in self._of_shard(server.id):
            if not session.wants("GUILD", False):
                continue
            if there:
                session.dispatch("GUILD_CREATE", {**self._guild(server, session.intents), **extra})
            else:
                session.dispatch("GUILD_DELETE", {"id": str(server.id), **extra})

    def _cut(self) -> list[Connection]:
        lines = [session.line for session in self.sessions.values() if session.line is not None]
        for session in self.sessions.values():
            session.hang_up()
        return lines

    def _left(self, session: Session | None, line: Connection) -> None:
        if session is not None and session.line is line:
            session.hang_up()
            if line.socket.close_code in (1000, 1001):
                # After a goodbye no bot comes back to this session.
                self.sessions.pop(session.id, None)
        self._note_shards()

    def _note_shards(self) -> None:
        self._world.set_shards({session.shard for session in self.sessions.values() if session.line is not None})

    async def _identify(self, line: Connection, data: Json) -> Session | None:
        shard = _shard(data.get("shard"))
        refusal = self._refusal(data["token"], shard)
        if refusal or shard is None:
            await line.socket.close(code=refusal)
            return None
        if self.limits.is_too_soon(shard):
            line.send(encode({"op": INVALID, "d": False}))
            return None
        self._forget()
        session = Session(int(data["intents"]), shard)
        session.line = line
        self.sessions[session.id] = session
        servers = self._servers(shard)
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": {**self._world.people[BOT].json(), "verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(server.id), "unavailable": True} for server in servers],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "session_type": "normal",
                "shard": list(shard),
                "private_channels": [],
                "relationships": [],
                "application": {"id": str(BOT), "flags": APPLICATION_FLAGS},
            },
        )
        for server in servers:
            if server.id not in self._lost:
                session.dispatch("GUILD_CREATE", {**self._guild(server, session.intents), "unavailable": False})
        self._note_shards()
        return session

    def _refusal(self, token: str, shard: Shard | None) -> int:
        """The code of a refused login; 0 for an accepted one."""
        if token != TOKEN:
            return WRONG_TOKEN
        if self.refusal:
            return self.refusal
        if shard is None:
            return NO_SHARD
        return TOO_FEW_SHARDS if len(self._servers(shard)) > self.limits.rules.servers else 0

    def _servers(self, shard: Shard) -> list[Server]:
        return [server for server in self._world.servers.with_bot() if shard_of(server.id, shard.total) == shard.number]

    def _forget(self) -> None:
        lately = time.monotonic() - RESUMABLE
        for session in list(self.sessions.values()):
            if session.line is None and session.left < lately:
                del self.sessions[session.id]

    async def _resume(self, line: Connection, data: Json) -> Session | None:
        session = self.sessions.get(str(data["session_id"]))
        seen = int(data["seq"] or 0)
        forgotten = session is not None and session.sent and session.sent[0][0] > seen + 1
        if data["token"] != TOKEN or session is None or forgotten:
            line.send(encode({"op": INVALID, "d": False}))
            return None
        for sequence, frame in session.sent:
            if sequence > seen:
                line.send(frame)
        session.line = line
        session.dispatch("RESUMED", {"_trace": []})
        self._note_shards()
        return session

    def _guild(self, server: Server, intents: int) -> Json:
        channels = self._world.channels
        members = [user.full_member() for user in self._world.servers.members(server)]
        mine = [
            {**thread, "member": channels.thread_member(int(thread["id"]), BOT)}
            if BOT in channels.members.get(int(thread["id"]), {})
            else thread
            for thread in channels.active_threads(server.id)
        ]
        return {
            **server.json(self._world.locales.of_servers),
            "joined_at": "2022-07-22T09:00:00+00:00",
            "large": False,
            "member_count": len(members),
            "members": members if intents & PRESENCES_INTENT else members[:1],
            "channels": channels.in_server(server.id),
            "threads": mine,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _members(self, session: Session, data: Json) -> None:
        """Lists the members of a server of this shard; Discord says nothing about another one."""
        id_ = snowflake(str(data["guild_id"])) or 0
        server = next((each for each in self._servers(session.shard) if each.id == id_), None)
        if server is None:
            return
        users = self._world.servers.members(server)
        wanted = data.get("user_ids")
        if wanted is not None:
            ids = {str(each) for each in (wanted if isinstance(wanted, list) else [wanted])}
            users = [user for user in users if str(user.id) in ids]
        elif data.get("query"):
            users = [user for user in users if user.name.lower().startswith(str(data["query"]).lower())]
        elif not session.intents & MEMBERS_INTENT:
            users = []
        chunk: Json = {
            "guild_id": str(server.id),
            "members": [user.full_member() for user in users[: int(data.get("limit") or 0) or None]],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)


def _shard(given: Any) -> Shard | None:
    """The shard in a login, the whole bot if it names none; None if there is no such shard."""
    if given is None:
        return WHOLE
    match given:
        case [int(number), int(total)] if 0 <= number < total:
            return Shard(number, total)
    return None


def _is_foreign(data: Json) -> bool:
    mine = str(BOT)
    return data["author"]["id"] != mine and not any(user["id"] == mine for user in data["mentions"])


def _without_content(data: Json) -> dict[str, Any]:
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
