"""The websocket of the web page: one person's eyes and hands."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.basics.errors import ClientRefused, Problem
from bot.sandbox.basics.wire import Json, decode, encode, snowflake
from bot.sandbox.state.setup import PEOPLE
from bot.sandbox.world import World

log = logging.getLogger(__name__)
LARGEST = 20 * 1024 * 1024
BACKLOG = 1000
ATTENTION = 3600.0  # seconds of presence after the last deed


class Page:
    """One open web page of a person."""

    def __init__(self, world: World, socket: web.WebSocketResponse, person: int, is_used: Callable[[], None]) -> None:
        self._world = world
        self._socket = socket
        self._person = person
        self._is_used = is_used  # called at every deed on the page
        self._out: asyncio.Queue[Json] = asyncio.Queue(BACKLOG)
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Tells the page everything, and carries out its requests, until it is closed."""
        self.send(self._world.snapshot(self._person))
        self._world.broadcast.listen(self._person, self.send)
        writer = asyncio.create_task(self._write())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._take(message.data)
        finally:
            self._world.broadcast.leave(self._person, self.send)
            for task in (writer, *self._tasks):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await writer

    def send(self, frame: Json) -> None:
        """Queues a frame; closes a page that is too slow: it comes again."""
        try:
            self._out.put_nowait(frame)
        except asyncio.QueueFull:
            self._spawn(self._close())

    async def _close(self) -> None:
        await self._socket.close(code=1013)

    async def _write(self) -> None:
        while not self._socket.closed:
            frame = await self._out.get()
            await self._socket.send_str(encode(frame).decode())

    def _take(self, text: str) -> None:
        self._is_used()
        number: Any = None
        try:
            frame = decode(text)
            if not isinstance(frame, dict):
                raise ClientRefused("not_understood")
            number = frame.get("n")
            answer = self._do(frame)
            if answer is not None:
                self.send({"t": "done", "n": number, **answer})
        except ClientRefused as refusal:
            self._refuse(number, refusal)
        except Problem as problem:
            self._refuse(number, ClientRefused("problem", why=problem.message))
        except Exception:
            log.debug("A page sent what is not understood.", exc_info=True)
            self._refuse(number, ClientRefused("not_understood"))

    def _refuse(self, number: Any, refusal: ClientRefused) -> None:
        self.send({"t": "done", "n": number, "error": {"key": refusal.key, "values": refusal.values}})

    def _do(self, frame: Json) -> Json | None:
        actions, me, deed = self._world.actions, self._person, frame.get("do")
        if deed == "slash":
            channel = int(frame["channel_id"])
            return _begun(actions.slash(me, channel, str(frame["name"]), dict(frame.get("options") or {})).id)
        if deed == "autocomplete":
            self._spawn(self._suggest(frame))
            return None
        if deed == "press":
            channel, message = int(frame["channel_id"]), int(frame["message_id"])
            return _begun(actions.press(me, channel, message, str(frame["custom_id"])).id)
        if deed == "select":
            channel, message = int(frame["channel_id"]), int(frame["message_id"])
            return _begun(actions.select(me, channel, message, str(frame["custom_id"]), list(frame["values"])).id)
        if deed == "submit":
            return _begun(actions.submit(me, int(frame["interaction"]), dict(frame["values"])).id)
        if deed == "react":
            channel, message = int(frame["channel_id"]), int(frame["message_id"])
            actions.react(me, channel, message, str(frame["emoji"]), bool(frame.get("add", True)))
            return {}
        if deed == "say":
            actions.say(me, int(frame["channel_id"]), str(frame["content"]))
            return {}
        if deed == "dismiss":
            actions.dismiss(me, int(frame["message_id"]))
            return {}
        if deed == "locale":
            self._world.locales.choose(me, str(frame["locale"]))
            self._world.broadcast.tell(me, self._world.snapshot(me))
            return {}
        if deed == "look":
            return {}
        if deed == "older":
            messages = self._world.latest(me, int(frame["channel_id"]), int(frame["before"]))
            self.send({"t": "older", "n": frame.get("n"), "channel_id": frame["channel_id"], "messages": messages})
            return None
        raise ClientRefused("not_understood")

    async def _suggest(self, frame: Json) -> None:
        number = frame.get("n")
        try:
            interaction = self._world.actions.autocomplete(
                self._person,
                int(frame["channel_id"]),
                str(frame["name"]),
                dict(frame.get("options") or {}),
                str(frame["focused"]),
            )
        except ClientRefused as refusal:
            self._refuse(number, refusal)
            return
        except (ValueError, KeyError, TypeError):
            self._refuse(number, ClientRefused("not_understood"))
            return
        await interaction.until(lambda: interaction.over, self._world.interactions.answer_seconds + 1)
        if interaction.choices is None:
            self._refuse(number, ClientRefused("suggestions"))
            return
        answer = {"t": "done", "n": number, "interaction": str(interaction.id), "choices": interaction.choices}
        self.send(answer)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Pages:
    """All open web pages."""

    def __init__(self, world: World, clock: Callable[[], float] = time.monotonic) -> None:
        self._world = world
        self._clock = clock
        self._sockets: set[web.WebSocketResponse] = set()
        self._last_use = clock()

    @property
    def are_looked_at(self) -> bool:
        """Whether at least one web page is open, and somebody has opened or used one lately."""
        return bool(self._sockets) and self._clock() - self._last_use < ATTENTION

    def _note_use(self) -> None:
        self._last_use = self._clock()

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Opens the websocket of a page."""
        person = snowflake(request.query.get("person", ""))
        if person is None or person not in PEOPLE:
            raise web.HTTPNotFound(text="There is no such person.")
        socket = web.WebSocketResponse(timeout=1.0, max_msg_size=LARGEST, heartbeat=30.0)
        await socket.prepare(request)
        self._sockets.add(socket)
        self._note_use()
        try:
            await Page(self._world, socket, person, self._note_use).run()
        finally:
            self._sockets.discard(socket)
        return socket

    async def close(self) -> None:
        """Closes every page's websocket."""
        for socket in tuple(self._sockets):
            await socket.close(code=1001)


def _begun(interaction: int) -> Json:
    return {"interaction": str(interaction)}
