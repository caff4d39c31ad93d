"""Channels, threads and private conversations, with their permissions."""

from discord import Permissions

from bot.sandbox.basics.errors import (
    missing_access,
    missing_permissions,
    thread_archived,
    thread_locked,
    unknown_channel,
)
from bot.sandbox.basics.wire import Json, Snowflakes, now
from bot.sandbox.state.broadcast import Broadcast
from bot.sandbox.state.servers import Servers
from bot.sandbox.state.setup import BOT, BOT_NAME, CHANNELS, EVERYONE_MAY, GUILD, OWNER, User, may_in_guild
from bot.sandbox.state.unsaved import Unsaved

TEXT, PRIVATE, NEWS, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 5, 10, 11, 12
# The kinds of threads of each kind of channel.
THREADS_IN = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
IN_PRIVATE = (EVERYONE_MAY | Permissions(use_external_emojis=True)).value


class Channels:
    """Every place of messages."""

    def __init__(
        self, people: dict[int, User], servers: Servers, broadcast: Broadcast, ids: Snowflakes, unsaved: Unsaved
    ) -> None:
        self._people = people
        self._servers = servers
        self._broadcast = broadcast
        self._ids = ids
        self._unsaved = unsaved
        self.by_id: dict[int, Json] = {}
        self.members: dict[int, dict[int, str]] = {}
        for position, (id_, name) in enumerate(CHANNELS.items()):
            self.by_id[id_] = _channel(id_, TEXT, name, position, GUILD)

    def get(self, id_: int) -> Json:
        """The channel, thread or private conversation; a Problem if there is none."""
        found = self.by_id.get(id_)
        if found is None:
            raise unknown_channel()
        return found

    def server_of(self, id_: int) -> int | None:
        """The id of the server of this place; None of a private conversation."""
        server = self.get(id_).get("guild_id")
        return None if server is None else int(server)

    def in_server(self, server: int) -> list[Json]:
        """The channels of a server, without threads."""
        return [
            channel
            for channel in self.by_id.values()
            if channel["type"] in THREADS_IN and channel["guild_id"] == str(server)
        ]

    def named(self, name: str, server: int) -> int | None:
        """The id of the channel of this name on a server."""
        return next((int(channel["id"]) for channel in self.in_server(server) if channel["name"] == name), None)

    def add(self, name: str, server: int, topic: str | None = None, kind: int = TEXT) -> Json:
        """A new channel of a server."""
        position = len(self.in_server(server))
        channel = {**_channel(self._ids.next(), kind, name, position, server), "topic": topic}
        self._put(channel, "CHANNEL_CREATE")
        return channel

    def change(self, id_: int, **changed: object) -> Json:
        """A channel or thread with some fields changed."""
        channel = {**self.get(id_), **changed}
        self._put(channel, "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE")
        return channel

    def remove(self, id_: int) -> Json:
        """Removes the channel or thread, and returns it; its threads go with it, and Discord says nothing of them."""
        channel = self.get(id_)
        for thread in [each for each in self.by_id.values() if each.get("parent_id") == str(id_)]:
            self._drop(thread)
        self._drop(channel)
        if channel["type"] in THREADS:
            short = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
            self._broadcast.dispatch("THREAD_DELETE", short)
        else:
            self._broadcast.dispatch("CHANNEL_DELETE", channel)
        return channel

    def sent(self, id_: int, message_id: int, author: int) -> None:
        """Counts a message; in a thread its author becomes a member, and an archived thread wakes."""
        channel = self.get(id_)
        if channel["type"] not in THREADS:
            self.by_id[id_] = {**channel, "last_message_id": str(message_id)}
            return
        archived = channel["thread_metadata"]["archived"]
        channel = {
            **channel,
            "last_message_id": str(message_id),
            "message_count": channel["message_count"] + 1,
            "total_message_sent": channel["total_message_sent"] + 1,
        }
        self.by_id[id_] = channel
        if archived:
            self.archive(id_, False)
        else:
            self._unsaved.channel(id_, channel)
        self.join(id_, author)

    def private_with(self, person: int) -> Json:
        """The private conversation of the bot and a person."""
        for channel in self.by_id.values():
            if channel["type"] == PRIVATE and channel["recipients"][0]["id"] == str(person):
                return channel
        channel = {
            "id": str(self._ids.next()),
            "type": PRIVATE,
            "last_message_id": None,
            "flags": 0,
            "recipients": [self._people[person].json()],
        }
        self._put(channel, None)
        return channel

    def add_thread(self, parent_id: int, owner: int, name: str, kind: int, minutes: int, id_: int | None) -> Json:
        """A new thread; with the id of a message, the thread of that message."""
        id_ = id_ or self._ids.next()
        thread = {
            "id": str(id_),
            "type": kind,
            "guild_id": self.get(parent_id)["guild_id"],
            "parent_id": str(parent_id),
            "owner_id": str(owner),
            "name": name,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "message_count": 0,
            "total_message_sent": 0,
            "member_count": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": minutes,
                "archive_timestamp": now(),
                "create_timestamp": now(),
                "locked": False,
                **({"invitable": True} if kind == PRIVATE_THREAD else {}),
            },
        }
        self.members[id_] = {}
        self._put(thread, "THREAD_CREATE", newly_created=True)
        self.join(id_, owner)
        return self.by_id[id_]

    def archive(self, id_: int, archived: bool, **metadata: object) -> Json:
        """Archives a thread, or takes it out again."""
        old = self.get(id_)["thread_metadata"]
        stamp = now() if archived != old["archived"] else old["archive_timestamp"]
        changed = {**old, "archived": archived, "archive_timestamp": stamp, **metadata}
        return self.change(id_, thread_metadata=changed)

    def join(self, id_: int, user: int) -> None:
        """Adds somebody to a thread."""
        members = self.members.setdefault(id_, {})
        if user in members:
            return
        members[user] = now()
        self._members_changed(id_, added=[user])

    def part(self, id_: int, user: int) -> None:
        """Removes somebody from a thread."""
        if self.members.get(id_, {}).pop(user, None) is not None:
            self._members_changed(id_, removed=[user])

    def thread_member(self, id_: int, user: int) -> Json:
        """Discord's object for a member of a thread."""
        return {"id": str(id_), "user_id": str(user), "join_timestamp": self.members[id_][user], "flags": 0}

    def threads(self, archived: bool = False) -> list[Json]:
        """All active threads, or all archived ones."""
        threads = (channel for channel in self.by_id.values() if channel["type"] in THREADS)
        return [thread for thread in threads if thread["thread_metadata"]["archived"] is archived]

    def active_threads(self, server: int) -> list[Json]:
        """The active threads of a server."""
        return [thread for thread in self.threads() if thread["guild_id"] == str(server)]

    def audience(self, id_: int) -> list[int]:
        """The people with access to this place."""
        channel = self.by_id.get(id_)
        if channel is None:
            return []
        if channel["type"] == PRIVATE:
            return [int(channel["recipients"][0]["id"])]
        if channel["type"] == PRIVATE_THREAD:
            return [person for person in self._people_of(channel) if person in (OWNER, *self.members.get(id_, {}))]
        return self._people_of(channel)

    def _people_of(self, channel: Json) -> list[int]:
        return list(self._servers.by_id[int(channel["guild_id"])].people)

    def may(self, user: int, id_: int) -> int:
        """The permissions of somebody in a place, as Discord's number."""
        channel = self.get(id_)
        if channel["type"] == PRIVATE:
            return IN_PRIVATE
        value = may_in_guild(user)
        if user == OWNER:
            return value
        if channel["type"] in THREADS:
            channel = self.get(int(channel["parent_id"]))
        for overwrite in channel["permission_overwrites"]:
            if overwrite["id"] in (str(user), channel["guild_id"]):
                value = value & ~int(overwrite["deny"]) | int(overwrite["allow"])
        return value

    def require(self, id_: int, *needed: str) -> Json:
        """The place, if the bot may see it and has these permissions; a Problem otherwise."""
        channel = self.get(id_)
        self.require_bot(id_)
        may = self.may(BOT, id_)
        if not may & Permissions.view_channel.flag:
            raise missing_access()
        for name in needed:
            if name == "send_messages" and channel["type"] in THREADS:
                name = "send_messages_in_threads"
            if not may & Permissions.VALID_FLAGS[name]:
                raise missing_permissions()
        return channel

    def require_bot(self, id_: int) -> None:
        """A Problem if the bot is not on the server of this place."""
        if not self.has_bot(id_):
            raise missing_access()

    def has_bot(self, id_: int) -> bool:
        """Whether the bot is on the server of this place; it is in every private conversation."""
        server = self.server_of(id_)
        return server is None or self._servers.has_bot(server)

    def require_awake(self, id_: int) -> None:
        """A Problem if this is an archived thread: nothing can change in it."""
        if self.thread_state(id_)[0]:
            raise thread_archived()

    def require_unlocked(self, id_: int, user: int) -> None:
        """A Problem if this is a locked thread, for all but managers of threads."""
        archived, locked = self.thread_state(id_)
        if locked and not self.may(user, id_) & Permissions.manage_threads.flag:
            raise thread_archived(403) if archived else thread_locked()

    def thread_state(self, id_: int) -> tuple[bool, bool]:
        """Whether a thread is archived, and whether it is locked; other places are neither."""
        metadata = self.get(id_).get("thread_metadata", {})
        return bool(metadata.get("archived")), bool(metadata.get("locked"))

    def overwrite(self, id_: int, target: int, allow: int, deny: int) -> Json:
        """The channel with other permissions for one account."""
        others = [each for each in self.get(id_)["permission_overwrites"] if each["id"] != str(target)]
        if allow or deny:
            kind = 0 if target == self.server_of(id_) else 1
            others.append({"id": str(target), "type": kind, "allow": str(allow), "deny": str(deny)})
        return self.change(id_, permission_overwrites=others)

    def _members_changed(self, id_: int, added: list[int] | None = None, removed: list[int] | None = None) -> None:
        members = self.members[id_]
        self.by_id[id_] = {**self.get(id_), "member_count": len(members)}
        self._unsaved.thread_members(id_, members)
        self._unsaved.channel(id_, self.by_id[id_])
        update: Json = {"id": str(id_), "guild_id": self.by_id[id_]["guild_id"], "member_count": len(members)}
        if added:
            update["added_members"] = [
                {**self.thread_member(id_, user), "member": self._people[user].full_member(), "presence": None}
                for user in added
            ]
        if removed:
            update["removed_member_ids"] = [str(user) for user in removed]
        self._broadcast.dispatch("THREAD_MEMBERS_UPDATE", update)
        self._tell(self.by_id[id_])

    def _put(self, channel: Json, event: str | None, **extra: object) -> None:
        id_ = int(channel["id"])
        self.by_id[id_] = channel
        self._unsaved.channel(id_, channel)
        if event is not None:
            self._broadcast.dispatch(event, {**channel, **extra})
        self._tell(channel)

    def _drop(self, channel: Json) -> None:
        id_ = int(channel["id"])
        audience = self.audience(id_)
        del self.by_id[id_]
        if self.members.pop(id_, None) is not None:
            self._unsaved.thread_members(id_, None)
        self._unsaved.channel(id_, None)
        gone = {**page_channel(channel), "archived": True, "deleted": True}
        for person in audience:
            self._broadcast.tell(person, {"t": "channel", "channel": gone})

    def _tell(self, channel: Json) -> None:
        frame = {"t": "channel", "channel": page_channel(channel)}
        for person in self.audience(int(channel["id"])):
            self._broadcast.tell(person, frame)


def page_channel(channel: Json) -> Json:
    """A channel in the form for the page."""
    return {
        "id": channel["id"],
        "guild_id": channel.get("guild_id"),
        "name": channel.get("name", BOT_NAME),
        "type": channel["type"],
        "parent_id": channel.get("parent_id"),
        "archived": bool(channel.get("thread_metadata", {}).get("archived")),
        "topic": channel.get("topic"),
    }


def _channel(id_: int, kind: int, name: str, position: int, server: int) -> Json:
    return {
        "id": str(id_),
        "type": kind,
        "guild_id": str(server),
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "last_message_id": None,
        "flags": 0,
    }
