"""The gateway: the websocket on which the bot hears what happens."""

import asyncio
import contextlib
import secrets
import time
import zlib
from collections import deque
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox.basics.wire import Json, decode, encode, hang_up
from bot.sandbox.state.setup import BOT, GUILD, TOKEN, application, guild
from bot.sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
MEMBERS_INTENT, PRESENCES_INTENT, CONTENT_INTENT = 1 << 1, 1 << 8, 1 << 15
REMEMBERED = 1000
BACKLOG = 5000
RESUMABLE = 120.0
INTENTS = {
    "CHANNEL": 1 << 0,
    "THREAD": 1 << 0,
    "GUILD": 1 << 0,
    "MESSAGE": 1 << 9,
    "MESSAGE_REACTION": 1 << 10,
    "TYPING": 1 << 11,
}
PRIVATE_INTENTS = {"MESSAGE": 1 << 12, "MESSAGE_REACTION": 1 << 13, "TYPING": 1 << 14}
# discord.py notes when it sent a heartbeat only after sending it; an answer that came at once would look very late.
ON_THE_WAY = 0.1  # seconds


class Session:
    """One login of the bot; it outlives its connections, so that nothing is missed in between."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.line: Connection | None = None
        self.left = 0.0

    def dispatch(self, event: str, data: Json) -> None:
        """Sends an event, or keeps it until the bot is back."""
        self.sequence += 1
        frame = encode({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.line is not None:
            self.line.send(frame)

    def wants(self, event: str, private: bool) -> bool:
        """Whether the bot asked for this kind of event and this shard gets it."""
        index, count = self.shard
        if index != (0 if private else (GUILD >> 22) % count):
            return False
        kind = "MESSAGE_REACTION" if event.startswith("MESSAGE_REACTION") else event.partition("_")[0]
        needed = (PRIVATE_INTENTS if private else INTENTS).get(kind)
        return needed is None or bool(self.intents & needed)


class Connection:
    """One open websocket with frames on their way out, in order."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport | None, compressed: bool
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._deflate = zlib.compressobj(1) if compressed else None
        self._out: deque[bytes] = deque()
        self._more = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Puts a frame on its way; a bot that does not keep up is cut off."""
        if len(self._out) < BACKLOG:
            self._out.append(frame)
            self._more.set()
        else:
            hang_up(self._transport)

    async def run(self) -> None:
        """Sends what is on its way, for as long as the socket is open."""
        while not self.socket.closed:
            await self._more.wait()
            self._more.clear()
            while self._out:
                frame = self._out.popleft()
                if self._deflate is None:
                    await self.socket.send_str(frame.decode())
                else:
                    packed = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)


class Gateway:
    """The gateway of the stand-in: all websocket sessions of the bot."""

    def __init__(self, world: World, heartbeat: float = 41.25) -> None:
        self._world = world
        self._heartbeat = heartbeat
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.refusal = 0
        self._outage = False
        world.broadcast.add_gateway(self.dispatch)

    def dispatch(self, event: str, data: Json) -> None:
        """Tells every session that wants to know."""
        private = "guild_id" not in data
        if not private and (self._outage or not self._world.channels.has_bot):
            return
        foreign = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not private and _foreign(data)
        for session in self.sessions.values():
            if session.wants(event, private):
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
                    await socket.close(code=4002, message=b"Error while decoding payload.")
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
        """The server cannot be reached, or can be again."""
        self._outage = outage
        self._tell_server(not outage, unavailable=outage)

    def set_bot(self, here: bool) -> None:
        """The bot is on the server from now on, or is not."""
        self._world.channels.has_bot = here
        self._tell_server(here)

    def _tell_server(self, there: bool, **extra: bool) -> None:
        for session in self.sessions.values():
            if not session.wants("GUILD", False):
                continue
            if there:
                session.dispatch("GUILD_CREATE", {**self._guild(session.intents), **extra})
            else:
                session.dispatch("GUILD_DELETE", {"id": str(GUILD), **extra})

    def _cut(self) -> list[Connection]:
        lines = [session.line for session in self.sessions.values() if session.line is not None]
        for session in self.sessions.values():
            session.line = None
            session.left = time.monotonic()
        return lines

    def _left(self, session: Session | None, line: Connection) -> None:
        if session is not None and session.line is line:
            session.line = None
            session.left = time.monotonic()
            if line.socket.close_code in (1000, 1001):
                # A bot that says goodbye does not come back to this session.
                self.sessions.pop(session.id, None)
        self._world.set_online(any(each.line is not None for each in self.sessions.values()))

    async def _identify(self, line: Connection, data: Json) -> Session | None:
        if data["token"] != TOKEN:
            await line.socket.close(code=4004, message=b"Authentication failed.")
            return None
        if self.refusal:
            await line.socket.close(code=self.refusal)
            return None
        self._forget()
        index, count = data.get("shard") or (0, 1)
        session = Session(int(data["intents"]), (int(index), int(count)))
        session.line = line
        self.sessions[session.id] = session
        here = index == (GUILD >> 22) % count and self._world.channels.has_bot
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": {**self._world.people[BOT].json(), "verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(GUILD), "unavailable": True}] if here else [],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "session_type": "normal",
                "shard": [index, count],
                "private_channels": [],
                "relationships": [],
                "application": {"id": str(BOT), "flags": application()["flags"]},
            },
        )
        if here and not self._outage:
            session.dispatch("GUILD_CREATE", {**self._guild(session.intents), "unavailable": False})
        self._world.set_online(True)
        return session

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
        self._world.set_online(True)
        return session

    def _guild(self, intents: int) -> Json:
        channels = self._world.channels
        members = [user.full_member() for user in self._world.people.values()]
        mine = [
            {**thread, "member": channels.thread_member(int(thread["id"]), BOT)}
            if BOT in channels.members.get(int(thread["id"]), {})
            else thread
            for thread in channels.threads()
        ]
        return {
            **guild(),
            "joined_at": "2022-07-22T09:00:00+00:00",
            "large": False,
            "member_count": len(members),
            "members": members if intents & PRESENCES_INTENT else members[:1],
            "channels": channels.in_server(),
            "threads": mine,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _members(self, session: Session, data: Json) -> None:
        users = list(self._world.people.values())
        wanted = data.get("user_ids")
        if wanted is not None:
            ids = {str(each) for each in (wanted if isinstance(wanted, list) else [wanted])}
            users = [user for user in users if str(user.id) in ids]
        elif data.get("query"):
            users = [user for user in users if user.name.lower().startswith(str(data["query"]).lower())]
        elif not session.intents & MEMBERS_INTENT:
            users = []
        chunk: Json = {
            "guild_id": str(GUILD),
            "members": [user.full_member() for user in users[: int(data.get("limit") or 0) or None]],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)


def _foreign(data: Json) -> bool:
    mine = str(BOT)
    return data["author"]["id"] != mine and not any(user["id"] == mine for user in data["mentions"])


def _without_content(data: Json) -> dict[str, Any]:
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
