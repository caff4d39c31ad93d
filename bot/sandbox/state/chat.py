"""Messages and reactions: writing, changing and deleting them, and news of them for everybody with access."""

from collections import deque
from itertools import islice

from discord import Permissions

from bot import limits
from bot.sandbox.basics.errors import Problem, unknown_message
from bot.sandbox.basics.wire import Json, Snowflakes, now
from bot.sandbox.records.emoji import emoji_json, known_as, unknown_emoji
from bot.sandbox.records.files import Files, Upload
from bot.sandbox.records.post import EPHEMERAL, HAS_THREAD, Post
from bot.sandbox.state import memory_limits
from bot.sandbox.state.broadcast import Broadcast
from bot.sandbox.state.channels import PRIVATE, Channels
from bot.sandbox.state.compose import Composer
from bot.sandbox.state.setup import BOT, User
from bot.sandbox.state.unsaved import Unsaved

# The number of last messages with different nonces.
LATE = 50
DEFAULT, REPLY, SLASH, THREAD_CREATED, THREAD_STARTER = 0, 19, 20, 18, 21


class Chat:
    """All messages of all channels, threads and private conversations."""

    def __init__(
        self,
        people: dict[int, User],
        channels: Channels,
        composer: Composer,
        files: Files,
        broadcast: Broadcast,
        ids: Snowflakes,
        unsaved: Unsaved,
    ) -> None:
        self._people = people
        self._channels = channels
        self._composer = composer
        self._files = files
        self._broadcast = broadcast
        self._ids = ids
        self._unsaved = unsaved
        self.posts: dict[int, dict[int, Post]] = {}
        self._private: dict[int, deque[Post]] = {}
        self.forgets = False

    def find(self, channel_id: int, message_id: int) -> Post:
        """A message, also one for a single person; a Problem if there is none."""
        post = self.posts.get(channel_id, {}).get(message_id)
        if post is None:
            raise unknown_message()
        return post

    def public(self, channel_id: int, message_id: int) -> Post:
        """A message for everybody here; a Problem if there is none."""
        post = self.find(channel_id, message_id)
        if post.ephemeral:
            raise unknown_message()
        return post

    def anywhere(self, message_id: int) -> Post:
        """A message of any channel; a Problem if there is none."""
        for posts in self.posts.values():
            if message_id in posts:
                return posts[message_id]
        raise unknown_message()

    def seen_by(self, person: int, channel_id: int) -> list[Post]:
        """The messages of a channel for this person, oldest first."""
        if person not in self._channels.audience(channel_id):
            return []
        posts = self.posts.get(channel_id, {}).values()
        return [post for post in posts if post.whose is None or post.whose == person]

    def write(
        self,
        channel_id: int,
        author: int,
        payload: Json,
        uploads: list[Upload],
        *,
        kind: int = DEFAULT,
        whose: int | None = None,
        extra: Json | None = None,
    ) -> Post:
        """Adds a new message."""
        id_ = self._ids.next()
        post = Post(
            {
                "id": str(id_),
                "channel_id": str(channel_id),
                "type": kind,
                "author": self._people[author].json(),
                "content": "",
                "timestamp": now(),
                "edited_timestamp": None,
                "tts": False,
                "mention_everyone": False,
                "mentions": [],
                "mention_roles": [],
                "attachments": [],
                "embeds": [],
                "components": [],
                "pinned": False,
                "flags": EPHEMERAL if whose is not None else 0,
                **(extra or {}),
            },
            whose=whose,
        )
        if payload.get("nonce") is not None:
            post.json["nonce"] = payload["nonce"]
        self._composer.fill(post, payload, uploads, self._reaches_everyone(post))
        self.posts.setdefault(channel_id, {})[id_] = post
        if whose is not None:
            self._remember_private(post, whose)
        if whose is None:
            self._channels.sent(channel_id, id_, author)
        self.changed(post, "MESSAGE_CREATE")
        if self.forgets:
            self._forget_surplus(channel_id)
        return post

    def with_nonce(self, channel_id: int, nonce: str) -> Post | None:
        """The recent message with this nonce, if any."""
        late = islice(reversed(self.posts.get(channel_id, {}).values()), LATE)
        return next((post for post in late if post.json.get("nonce") == nonce), None)

    def edit(self, post: Post, payload: Json, uploads: list[Upload], *, mark: bool = True) -> None:
        """Gives a message other content."""
        self._composer.fill(post, payload, uploads, self._reaches_everyone(post))
        if mark:
            post.json["edited_timestamp"] = now()
        self._let_go(post.drop_files())
        self.changed(post, "MESSAGE_UPDATE")

    def changed(self, post: Post, event: str) -> None:
        """Tells everybody with access of a new or changed message."""
        self._unsaved.post(post)
        if post.whose is not None:
            self._broadcast.tell(post.whose, {"t": "message", "message": post.shown_to(post.whose)})
            return
        self._broadcast.dispatch(event, self._for_gateway(post))
        for person in self._channels.audience(post.channel_id):
            self._broadcast.tell(person, {"t": "message", "message": post.shown_to(person)})

    def remove(self, post: Post) -> None:
        """Deletes a message."""
        self._drop(post)
        if post.whose is None:
            gone: Json = {"id": str(post.id), "channel_id": str(post.channel_id)}
            self._broadcast.dispatch("MESSAGE_DELETE", self._in_guild(post.channel_id, gone))

    def forget(self, channel_id: int) -> None:
        """Forgets the messages of a deleted channel."""
        for post in self.posts.pop(channel_id, {}).values():
            self._unsaved.post(post, gone=True)
            self._let_go(post.files)

    def remove_place(self, id_: int) -> Json:
        """Deletes a channel or thread, with its threads and all their messages."""
        gone = self._channels.remove(id_)
        for place in set(self.posts) - set(self._channels.by_id):
            self.forget(place)
        starter = self.posts.get(int(gone["parent_id"] or 0), {}).get(id_)
        if starter is not None:
            left = {key: value for key, value in starter.json.items() if key != "thread"}
            starter.json = {**left, "flags": starter.flags & ~HAS_THREAD}
            self.changed(starter, "MESSAGE_UPDATE")
        return gone

    def forget_old(self) -> None:
        """Forgets all surplus, for long runs."""
        if not self.forgets:
            return
        for thread in memory_limits.surplus_active(self._channels.threads()):
            self._channels.archive(thread, True)
        for thread in memory_limits.surplus_archived(self._channels.threads(archived=True)):
            self.remove_place(thread)
        for channel_id in list(self.posts):
            self._forget_surplus(channel_id)

    def react(self, post: Post, user: int, emoji: str) -> None:
        """Adds somebody's reaction; a second one with the same emoji changes nothing."""
        emoji = known_as(emoji, post.reactions)
        who = post.reactions.get(emoji)
        if who is None:
            if len(post.reactions) >= limits.REACTIONS:
                raise Problem(400, 30010, f"Maximum number of reactions reached ({limits.REACTIONS})")
            who = post.reactions[emoji] = []
        if user in who:
            return
        who.append(user)
        event = {**self._reaction(post, user, emoji), "message_author_id": str(post.author_id)}
        if self._channels.get(post.channel_id)["type"] != PRIVATE:
            event["member"] = self._people[user].full_member()
        self._reacted(post, "MESSAGE_REACTION_ADD", event)

    def unreact(self, post: Post, user: int, emoji: str) -> None:
        """Removes somebody's reaction from a message."""
        emoji = known_as(emoji, post.reactions)
        who = post.reactions.get(emoji)
        if who is None:
            raise unknown_emoji()
        if user not in who:
            return
        who.remove(user)
        if not who:
            del post.reactions[emoji]
        self._reacted(post, "MESSAGE_REACTION_REMOVE", self._reaction(post, user, emoji))

    def clear_reactions(self, post: Post, emoji: str | None = None) -> None:
        """Removes all reactions, or all of one emoji."""
        event: Json = {"channel_id": str(post.channel_id), "message_id": str(post.id)}
        if emoji is None:
            post.reactions.clear()
            self._reacted(post, "MESSAGE_REACTION_REMOVE_ALL", self._in_guild(post.channel_id, event))
            return
        emoji = known_as(emoji, post.reactions)
        if post.reactions.pop(emoji, None) is None:
            raise unknown_emoji()
        event["emoji"] = emoji_json(emoji)
        self._reacted(post, "MESSAGE_REACTION_REMOVE_EMOJI", self._in_guild(post.channel_id, event))

    def start_thread(self, post: Post, thread: Json) -> None:
        """Marks a message as the start of a thread."""
        post.json = {**post.json, "flags": post.flags | HAS_THREAD, "thread": thread}
        self.changed(post, "MESSAGE_UPDATE")

    def typing(self, channel_id: int, user: int, started: int) -> None:
        """Shows somebody typing."""
        event: Json = {"channel_id": str(channel_id), "user_id": str(user), "timestamp": started}
        if self._channels.get(channel_id)["type"] != PRIVATE:
            event["member"] = self._people[user].full_member()
        self._broadcast.dispatch("TYPING_START", self._in_guild(channel_id, event))
        frame = {"t": "typing", "channel_id": str(channel_id), "user_id": str(user), "name": self._people[user].name}
        for person in self._channels.audience(channel_id):
            if person != user:
                self._broadcast.tell(person, frame)

    def _reaction(self, post: Post, user: int, emoji: str) -> Json:
        event = {
            "user_id": str(user),
            "channel_id": str(post.channel_id),
            "message_id": str(post.id),
            "emoji": emoji_json(emoji),
            "burst": False,
            "type": 0,
        }
        return self._in_guild(post.channel_id, event)

    def _reacted(self, post: Post, event: str, data: Json) -> None:
        self._unsaved.post(post)
        self._broadcast.dispatch(event, data)
        for person in self._channels.audience(post.channel_id):
            self._broadcast.tell(person, {"t": "message", "message": post.shown_to(person)})

    def _in_guild(self, channel_id: int, data: Json) -> Json:
        server = self._channels.server_of(channel_id)
        if server is not None:
            data["guild_id"] = str(server)
        return data

    def _for_gateway(self, post: Post) -> Json:
        data = self._in_guild(post.channel_id, dict(post.seen_by(BOT)))
        if "guild_id" in data:
            data["member"] = self._people[post.author_id].member()
            data["mentions"] = [{**user, "member": self._people[int(user["id"])].member()} for user in data["mentions"]]
        return data

    def _reaches_everyone(self, post: Post) -> bool:
        return bool(self._channels.may(post.author_id, post.channel_id) & Permissions.mention_everyone.flag)

    def _remember_private(self, post: Post, whose: int) -> None:
        mine = self._private.setdefault(whose, deque())
        mine.append(post)
        while self.forgets and len(mine) > memory_limits.PRIVATE:
            oldest = mine.popleft()
            if oldest.id in self.posts.get(oldest.channel_id, {}):
                self._drop(oldest)

    def _forget_surplus(self, channel_id: int) -> None:
        """Forgets messages that are too old; the bot hears nothing of it: on Discord they would still be there."""
        for post in memory_limits.surplus(self.posts.get(channel_id, {}).values(), memory_limits.IN_PLACE):
            self._drop(post)
        if sum(map(len, self.posts.values())) > memory_limits.IN_ALL:
            everywhere = (post for posts in self.posts.values() for post in posts.values())
            for post in memory_limits.surplus(everywhere, memory_limits.IN_ALL):
                self._drop(post)

    def _drop(self, post: Post) -> None:
        del self.posts[post.channel_id][post.id]
        self._unsaved.post(post, gone=True)
        self._let_go(post.files)
        frame = {"t": "gone", "channel_id": str(post.channel_id), "id": str(post.id)}
        for person in self._channels.audience(post.channel_id) if post.whose is None else (post.whose,):
            self._broadcast.tell(person, frame)

    def _let_go(self, files: set[int]) -> None:
        for id_ in files:
            self._unsaved.file_gone(id_)
            if self.forgets:
                self._files.drop(id_)
