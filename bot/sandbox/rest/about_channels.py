"""The bot's requests about channels, threads, private conversations and permissions."""

from bot import limits
from bot.sandbox.basics.errors import Problem, invalid, thread_archived, unknown_channel
from bot.sandbox.basics.wire import Json
from bot.sandbox.checks.messages import check_name
from bot.sandbox.rest.api_call import ApiCall
from bot.sandbox.rest.routes import Route
from bot.sandbox.state.channels import NEWS_THREAD, PRIVATE, PRIVATE_THREAD, PUBLIC_THREAD, THREADS, THREADS_IN
from bot.sandbox.state.chat import THREAD_CREATED, THREAD_STARTER
from bot.sandbox.state.setup import BOT
from bot.sandbox.world import World

CHANNEL = "/channels/{channel_id}"
MEMBERS = CHANNEL + "/thread-members"
SETTINGS = ("name", "topic", "nsfw", "rate_limit_per_user", "position", "default_auto_archive_duration")
DAY = 1440
ARCHIVE_AFTER = (60, DAY, 4320, 10080)


class ChannelRoutes:
    """Channels and threads, and the people in them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._channels = world.channels

    def routes(self) -> list[Route]:
        """The requests answered here, each with its function."""
        return [
            Route("GET", CHANNEL, self.read),
            Route("PATCH", CHANNEL, self.change),
            Route("DELETE", CHANNEL, self.delete),
            Route("PUT", CHANNEL + "/permissions/{target}", self.permit),
            Route("DELETE", CHANNEL + "/permissions/{target}", self.unpermit),
            Route("POST", CHANNEL + "/threads", self.start, "thread", status=201),
            Route("POST", CHANNEL + "/messages/{message_id}/threads", self.start_on, "thread", status=201),
            Route("GET", CHANNEL + "/threads/archived/public", self.archived),
            Route("GET", CHANNEL + "/threads/archived/private", self.archived),
            Route("GET", CHANNEL + "/users/@me/threads/archived/private", self.archived),
            Route("GET", "/guilds/{guild_id}/threads/active", self.active),
            Route("GET", MEMBERS, self.members),
            Route("GET", MEMBERS + "/{user_id}", self.member),
            Route("PUT", MEMBERS + "/{user_id}", self.join),
            Route("DELETE", MEMBERS + "/{user_id}", self.leave),
            Route("POST", "/users/@me/channels", self.private),
            Route("GET", "/guilds/{guild_id}/channels", self.all),
            Route("POST", "/guilds/{guild_id}/channels", self.create, status=201),
        ]

    def read(self, call: ApiCall) -> Json:
        """One channel or thread."""
        return self._channels.require(call.number("channel_id"))

    def all(self, call: ApiCall) -> list[Json]:
        """The channels of a server."""
        return self._channels.in_server(self._server(call))

    def create(self, call: ApiCall) -> Json:
        """A new text channel; needs Manage Channels, which the bot does not have at first."""
        payload, server = call.body(), self._server(call)
        self._channels.require(int(self._channels.in_server(server)[0]["id"]), "manage_channels")
        check_name(payload.get("name"), limits.CHANNEL_NAME)
        return self._channels.add(str(payload["name"]), server, payload.get("topic"))

    def change(self, call: ApiCall) -> Json:
        """Other settings of a channel or thread."""
        id_ = call.number("channel_id")
        payload = call.body()
        channel = self._channels.require(id_)
        if "name" in payload:
            check_name(payload["name"], limits.CHANNEL_NAME)
        if channel["type"] in THREADS:
            return self._change_thread(id_, channel, payload)
        self._channels.require(id_, "manage_channels")
        return self._channels.change(id_, **{key: payload[key] for key in SETTINGS if key in payload})

    def delete(self, call: ApiCall) -> Json:
        """Deletes a channel, thread or private conversation."""
        id_ = call.number("channel_id")
        channel = self._channels.require(id_)
        if channel["type"] == PRIVATE:
            return channel
        self._channels.require(id_, "manage_threads" if channel["type"] in THREADS else "manage_channels")
        return self._world.chat.remove_place(id_)

    def permit(self, call: ApiCall) -> None:
        """Other permissions for one account in a channel."""
        id_ = call.number("channel_id")
        self._channels.require(id_, "manage_roles")
        payload = call.body()
        self._channels.overwrite(
            id_, call.number("target"), int(payload.get("allow") or 0), int(payload.get("deny") or 0)
        )

    def unpermit(self, call: ApiCall) -> None:
        """No special permissions for one account in a channel."""
        id_ = call.number("channel_id")
        self._channels.require(id_, "manage_roles")
        self._channels.overwrite(id_, call.number("target"), 0, 0)

    def start(self, call: ApiCall) -> Json:
        """A thread without a message."""
        parent_id = call.number("channel_id")
        payload = call.body()
        kind = int(payload.get("type", PRIVATE_THREAD))
        if kind not in THREADS:
            raise invalid("type", "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
        private = kind == PRIVATE_THREAD
        parent = self._channels.require(parent_id, "create_private_threads" if private else "create_public_threads")
        if kind not in _threads_in(parent):
            raise _wrong_kind()
        check_name(payload.get("name"), limits.THREAD_NAME)
        thread = self._channels.add_thread(parent_id, BOT, payload["name"], kind, _minutes(payload), None)
        if kind == PUBLIC_THREAD:
            reference = {"channel_id": thread["id"], "guild_id": thread["guild_id"], "type": 0}
            self._world.chat.write(
                parent_id,
                BOT,
                {"content": payload["name"]},
                [],
                kind=THREAD_CREATED,
                extra={"message_reference": reference},
            )
        return self._with_me(thread)

    def start_on(self, call: ApiCall) -> Json:
        """A thread of a message."""
        parent_id = call.number("channel_id")
        payload = call.body()
        kind, *_ = _threads_in(self._channels.require(parent_id, "create_public_threads"))
        post = self._world.chat.public(parent_id, call.number("message_id"))
        if post.id in self._channels.by_id:
            raise Problem(400, 160004, "A thread has already been created for this message")
        check_name(payload.get("name"), limits.THREAD_NAME)
        thread = self._channels.add_thread(parent_id, BOT, payload["name"], kind, _minutes(payload), post.id)
        self._world.chat.start_thread(post, thread)
        where = {"channel_id": str(parent_id), "guild_id": thread["guild_id"], "message_id": str(post.id), "type": 0}
        self._world.chat.write(post.id, BOT, {}, [], kind=THREAD_STARTER, extra={"message_reference": where})
        return self._with_me(self._channels.get(post.id))

    def archived(self, call: ApiCall) -> Json:
        """The archived threads of a channel."""
        id_ = call.number("channel_id")
        self._channels.require(id_, "read_message_history")
        kinds = (PUBLIC_THREAD, NEWS_THREAD) if call.path.endswith("public") else (PRIVATE_THREAD,)
        archived = self._channels.threads(archived=True)
        return self._listed([each for each in archived if each["type"] in kinds and each["parent_id"] == str(id_)])

    def active(self, call: ApiCall) -> Json:
        """The active threads of a server."""
        return self._listed(self._channels.active_threads(self._server(call)))

    def members(self, call: ApiCall) -> list[Json]:
        """The members of a thread."""
        id_ = self._thread(call)
        return [self._channels.thread_member(id_, user) for user in self._channels.members.get(id_, {})]

    def member(self, call: ApiCall) -> Json:
        """A member of a thread."""
        id_, user = self._thread(call), _user(call)
        if user not in self._channels.members.get(id_, {}):
            raise Problem(404, 10007, "Unknown Member")
        return self._channels.thread_member(id_, user)

    def join(self, call: ApiCall) -> None:
        """Adds somebody to a thread."""
        id_, user = self._thread(call), _user(call)
        self._channels.require_awake(id_)
        if user not in self._world.people:
            raise Problem(404, 10007, "Unknown Member")
        self._channels.join(id_, user)

    def leave(self, call: ApiCall) -> None:
        """Removes somebody from a thread; for another it needs Manage Threads."""
        id_, user = self._thread(call), _user(call)
        self._channels.require_awake(id_)
        if user != BOT:
            self._channels.require(id_, "manage_threads")
        self._channels.part(id_, user)

    def private(self, call: ApiCall) -> Json:
        """The private conversation with somebody."""
        person = int(call.body().get("recipient_id") or 0)
        if person == BOT or person not in self._world.people:
            raise Problem(400, 50007, "Cannot send messages to this user")
        return self._channels.private_with(person)

    def _change_thread(self, id_: int, channel: Json, payload: Json) -> Json:
        old = channel["thread_metadata"]
        archived = bool(payload.get("archived", old["archived"]))
        locked = bool(payload.get("locked", old["locked"]))
        if old["archived"] and archived and set(payload) - {"archived", "locked"}:
            raise thread_archived()
        if locked != old["locked"] or (old["locked"] and not archived) or int(channel["owner_id"]) != BOT:
            self._channels.require(id_, "manage_threads")
        if "name" in payload or "rate_limit_per_user" in payload:
            changed: Json = {key: payload[key] for key in ("name", "rate_limit_per_user") if key in payload}
            self._channels.by_id[id_] = {**channel, **changed}
        minutes = _minutes(payload, int(old["auto_archive_duration"]))
        return self._channels.archive(id_, archived, locked=locked, auto_archive_duration=minutes)

    def _server(self, call: ApiCall) -> int:
        return self._world.servers.get(call.number("guild_id")).id

    def _thread(self, call: ApiCall) -> int:
        id_ = call.number("channel_id")
        if self._channels.require(id_)["type"] not in THREADS:
            raise unknown_channel()
        return id_

    def _with_me(self, thread: Json) -> Json:
        self._world.chat.forget_old()
        return {**thread, "member": self._channels.thread_member(int(thread["id"]), BOT)}

    def _listed(self, threads: list[Json]) -> Json:
        mine = [int(each["id"]) for each in threads if BOT in self._channels.members.get(int(each["id"]), {})]
        members = [self._channels.thread_member(id_, BOT) for id_ in mine]
        return {"threads": threads, "members": members, "has_more": False}


def _threads_in(parent: Json) -> tuple[int, ...]:
    found = THREADS_IN.get(parent["type"])
    if found is None:
        raise _wrong_kind()
    return found


def _wrong_kind() -> Problem:
    return Problem(400, 50024, "Cannot execute action on this channel type")


def _user(call: ApiCall) -> int:
    return BOT if call.params["user_id"] == "@me" else call.number("user_id")


def _minutes(payload: Json, default: int = DAY) -> int:
    minutes = payload.get("auto_archive_duration") or default
    if minutes not in ARCHIVE_AFTER:
        raise invalid("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {set(ARCHIVE_AFTER)}.")
    return int(minutes)
