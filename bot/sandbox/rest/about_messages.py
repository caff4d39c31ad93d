"""The bot's requests about messages and reactions."""

import time
from typing import Any

from bot.sandbox.basics.errors import Problem, invalid, missing_permissions
from bot.sandbox.basics.wire import Json
from bot.sandbox.checks.messages import check_edit, check_message
from bot.sandbox.records.emoji import emoji_key, is_custom, known_as, unknown_emoji
from bot.sandbox.records.post import SUPPRESS_NOTIFICATIONS, Post
from bot.sandbox.rest.api_call import ApiCall
from bot.sandbox.rest.routes import Route
from bot.sandbox.state.channels import PRIVATE
from bot.sandbox.state.chat import DEFAULT, REPLY
from bot.sandbox.state.setup import BOT
from bot.sandbox.world import World

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
REACTIONS = MESSAGE + "/reactions"


class MessageRoutes:
    """Sending, editing, deleting and reading messages, and reacting to them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        """The requests answered here, each with its function."""
        return [
            Route("POST", MESSAGES, self.send, "send"),
            Route("GET", MESSAGES, self.history, "read"),
            Route("POST", MESSAGES + "/bulk-delete", self.delete_many, "delete"),
            Route("GET", MESSAGE, self.read, "read"),
            Route("PATCH", MESSAGE, self.edit, "edit"),
            Route("DELETE", MESSAGE, self.delete, "delete"),
            Route("POST", "/channels/{channel_id}/typing", self.typing, "typing"),
            Route("DELETE", REACTIONS, self.clear, "react"),
            Route("GET", REACTIONS + "/{emoji}", self.reactors, "read"),
            Route("DELETE", REACTIONS + "/{emoji}", self.clear, "react"),
            Route("PUT", REACTIONS + "/{emoji}/@me", self.react, "react"),
            Route("DELETE", REACTIONS + "/{emoji}/@me", self.unreact, "react"),
            Route("DELETE", REACTIONS + "/{emoji}/{user_id}", self.unreact, "react"),
        ]

    def send(self, call: ApiCall) -> Json:
        """A new message of the bot."""
        channel_id = call.number("channel_id")
        payload = call.body()
        channel = self._world.channels.require(channel_id, "send_messages")
        if call.files:
            self._world.channels.require(channel_id, "attach_files")
        if payload.get("embeds"):
            self._world.channels.require(channel_id, "embed_links")
        if channel["type"] == PRIVATE and not self._world.servers.with_bot(int(channel["recipients"][0]["id"])):
            raise Problem(403, 50007, "Cannot send messages to this user")
        self._world.channels.require_unlocked(channel_id, BOT)
        check_message(payload, call.files)
        if payload.get("enforce_nonce") and (known := self._world.chat.with_nonce(channel_id, payload["nonce"])):
            return known.seen_by(BOT)
        extra: Json = {}
        if int(payload.get("flags") or 0) & SUPPRESS_NOTIFICATIONS:
            extra["flags"] = SUPPRESS_NOTIFICATIONS
        reference = payload.get("message_reference")
        if reference:
            extra |= self._reference(channel_id, reference)
        kind = REPLY if "message_reference" in extra else DEFAULT
        post = self._world.chat.write(channel_id, BOT, payload, call.files, kind=kind, extra=extra)
        return post.seen_by(BOT)

    def history(self, call: ApiCall) -> list[Json]:
        """Messages of a channel, newest first."""
        channel_id = call.number("channel_id")
        self._world.channels.require(channel_id, "read_message_history")
        before, after, around, limit = *map(call.asked, ("before", "after", "around")), call.limit(50)
        posts = [post for post in self._world.chat.posts.get(channel_id, {}).values() if not post.ephemeral]
        if before is not None:
            posts = [post for post in posts if post.id < before]
        if after is not None:
            posts = [post for post in posts if post.id > after][:limit]
        if around is not None:
            posts = sorted(sorted(posts, key=lambda post: abs(post.id - around))[:limit], key=lambda post: post.id)
        return [post.seen_by(BOT) for post in reversed(posts[-limit:])]

    def read(self, call: ApiCall) -> Json:
        """One message by its id."""
        self._world.channels.require(call.number("channel_id"), "read_message_history")
        return self._post(call).seen_by(BOT)

    def edit(self, call: ApiCall) -> Json:
        """Other content for one of the bot's messages."""
        post = self._post(call)
        self._world.channels.require_awake(post.channel_id)
        self._world.channels.require_unlocked(post.channel_id, BOT)
        payload = call.body()
        if post.author_id != BOT:
            raise Problem(403, 50005, "Cannot edit a message authored by another user")
        if call.files:
            self._world.channels.require(post.channel_id, "attach_files")
        check_edit(payload, call.files, post)
        self._world.chat.edit(post, payload, call.files)
        self._world.interactions.touched(post)
        return post.seen_by(BOT)

    def delete(self, call: ApiCall) -> None:
        """Deletes a message; another's needs Manage Messages."""
        post = self._post(call)
        self._world.channels.require(post.channel_id, *(() if post.author_id == BOT else ("manage_messages",)))
        if self._world.channels.thread_state(post.channel_id) == (True, True):
            self._world.channels.require_unlocked(post.channel_id, BOT)
        self._world.chat.remove(post)
        self._world.interactions.touched(post)

    def delete_many(self, call: ApiCall) -> None:
        """Deletes several messages at once."""
        channel_id = call.number("channel_id")
        self._world.channels.require(channel_id, "manage_messages")
        ids = call.body().get("messages") or []
        if not 2 <= len(ids) <= 100:
            raise invalid("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
        for id_ in ids:
            self._world.chat.remove(self._world.chat.public(channel_id, int(id_)))

    def typing(self, call: ApiCall) -> None:
        """Shows the bot typing."""
        channel_id = call.number("channel_id")
        self._world.channels.require(channel_id, "send_messages")
        self._world.chat.typing(channel_id, BOT, int(time.time()))

    def react(self, call: ApiCall) -> None:
        """Adds a reaction of the bot; a new emoji needs Add Reactions, and the bot has no custom one."""
        post = self._awake(call)
        emoji = emoji_key(call.params["emoji"])
        self._world.channels.require(post.channel_id, "read_message_history")
        if known_as(emoji, post.reactions) not in post.reactions:
            if is_custom(emoji):
                raise unknown_emoji()
            self._world.channels.require(post.channel_id, "add_reactions")
        self._world.chat.react(post, BOT, emoji)

    def unreact(self, call: ApiCall) -> None:
        """Removes a reaction; another's needs Manage Messages."""
        post = self._awake(call)
        user = call.number("user_id") if "user_id" in call.params else BOT
        self._world.channels.require(post.channel_id, *(() if user == BOT else ("manage_messages",)))
        self._world.chat.unreact(post, user, emoji_key(call.params["emoji"]))

    def clear(self, call: ApiCall) -> None:
        """Removes all reactions, or all of one emoji; needs Manage Messages."""
        post = self._awake(call)
        if self._world.channels.get(post.channel_id)["type"] == PRIVATE:
            raise missing_permissions()
        self._world.channels.require(post.channel_id, "manage_messages")
        written = call.params.get("emoji")
        self._world.chat.clear_reactions(post, None if written is None else emoji_key(written))

    def reactors(self, call: ApiCall) -> list[Json]:
        """The people with a reaction of this emoji, by their ids."""
        post = self._post(call)
        self._world.channels.require(post.channel_id, "read_message_history")
        after, limit = call.asked("after") or 0, call.limit(25)
        emoji = known_as(emoji_key(call.params["emoji"]), post.reactions)
        users = sorted(user for user in post.reactions.get(emoji, ()) if user > after)
        return [self._world.people[user].json() for user in users[:limit]]

    def _post(self, call: ApiCall) -> Post:
        channel_id = call.number("channel_id")
        self._world.channels.require(channel_id)
        return self._world.chat.public(channel_id, call.number("message_id"))

    def _awake(self, call: ApiCall) -> Post:
        post = self._post(call)
        self._world.channels.require_awake(post.channel_id)
        return post

    def _reference(self, channel_id: int, reference: Json) -> dict[str, Any]:
        message_id = int(reference["message_id"])
        try:
            found = self._world.chat.public(channel_id, message_id)
        except Problem:
            if reference.get("fail_if_not_exists", True):
                raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message") from None
            return {}
        where: Json = {"type": 0, "channel_id": str(channel_id), "message_id": str(message_id)}
        server = self._world.channels.server_of(channel_id)
        if server is not None:
            where["guild_id"] = str(server)
        brief = {key: value for key, value in found.seen_by(BOT).items() if key != "referenced_message"}
        return {"message_reference": where, "referenced_message": brief}
