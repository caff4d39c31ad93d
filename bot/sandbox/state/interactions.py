"""Interactions from the click to the last follow-up, with Discord's rules about answering them."""

import asyncio
import secrets

from bot import limits
from bot.sandbox.basics.errors import Problem, invalid, unknown_interaction, unknown_message
from bot.sandbox.basics.wire import Json, Snowflakes
from bot.sandbox.records.files import Upload
from bot.sandbox.records.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.sandbox.records.post import EPHEMERAL, LOADING, Post
from bot.sandbox.state.broadcast import Broadcast
from bot.sandbox.state.channels import PRIVATE, Channels
from bot.sandbox.state.chat import DEFAULT, REPLY, SLASH, Chat
from bot.sandbox.state.locales import Locales
from bot.sandbox.state.setup import BOT, User

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
NAMES = {
    MESSAGE: "message",
    DEFERRED: "deferred",
    DEFERRED_UPDATE: "deferred_update",
    UPDATE: "update",
    CHOICES: "autocomplete",
    MODAL: "modal",
}
ALLOWED = {
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE),
}


class Interactions:
    """All interactions of late."""

    def __init__(
        self,
        people: dict[int, User],
        channels: Channels,
        chat: Chat,
        broadcast: Broadcast,
        ids: Snowflakes,
        locales: Locales,
    ) -> None:
        self._people = people
        self._channels = channels
        self._chat = chat
        self._broadcast = broadcast
        self._ids = ids
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}
        self._sweep: asyncio.TimerHandle | None = None
        self._promised: dict[int, list[Interaction]] = {}
        self.answer_seconds = limits.ANSWER_SECONDS
        self.token_seconds = limits.TOKEN_SECONDS
        self._locales = locales

    def begin(
        self,
        kind: int,
        person: int,
        channel_id: int,
        data: Json,
        *,
        name: str = "",
        source: Post | None = None,
        origin: Interaction | None = None,
    ) -> Interaction:
        """Tells the bot of a person's deed, and gives it three seconds to answer."""
        loop = asyncio.get_running_loop()
        interaction = Interaction(
            self._ids.next(),
            secrets.token_urlsafe(48),
            kind,
            person,
            channel_id,
            loop.time(),
            name=name,
            source=source,
            origin=origin,
        )
        self._by_token[interaction.token] = self._by_id[interaction.id] = interaction
        interaction.deadline = loop.call_later(self.answer_seconds, self._missed, interaction)
        if self._sweep is None:
            self._sweep = loop.call_later(self.token_seconds, self._expire_old)
        self._broadcast.dispatch("INTERACTION_CREATE", self._event(interaction, data))
        return interaction

    def respond(self, id_: int, token: str, kind: int, data: Json, uploads: list[Upload]) -> Interaction:
        """Takes the bot's first answer."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != id_ or interaction.failed:
            raise unknown_interaction()
        if interaction.answer is not None:
            raise Problem(400, 40060, "Interaction has already been acknowledged.")
        self._channels.require_bot(interaction.channel_id)
        wrong_source = kind in (UPDATE, DEFERRED_UPDATE) and interaction.source is None
        if kind not in ALLOWED[interaction.kind] or wrong_source:
            raise invalid("type", "INTERACTION_RESPONSE_TYPE", "This type does not answer this interaction.")
        if kind == UPDATE and interaction.source is not None:
            self._check_there(interaction.source)
            self._channels.require_awake(interaction.channel_id)
        if kind in (MESSAGE, DEFERRED):
            self._check_sending(interaction)
        interaction.answer = NAMES[kind]
        interaction.answered = asyncio.get_running_loop().time()
        interaction.quiet()
        if kind in (MESSAGE, DEFERRED):
            interaction.original = self._say(interaction, data, uploads, loading=kind == DEFERRED)
            interaction.was_loading = kind == DEFERRED
        elif kind in (UPDATE, DEFERRED_UPDATE):
            interaction.original = interaction.source
        elif kind == CHOICES:
            interaction.choices = list(data.get("choices") or [])
        else:
            interaction.modal = {**data, "interaction": str(interaction.id)}
        if kind == UPDATE and interaction.source is not None:
            self._chat.edit(interaction.source, data, uploads)
        if kind == DEFERRED_UPDATE and interaction.source is not None:
            self._promised.setdefault(interaction.source.id, []).append(interaction)
        self._tell_answered(interaction)
        if kind in (DEFERRED, DEFERRED_UPDATE):
            interaction.stir()
        else:
            interaction.ends_in(interaction.original)
        return interaction

    def follow(self, token: str, payload: Json, uploads: list[Upload]) -> Post:
        """A follow-up; the first one after a deferral takes the place of the loading message."""
        interaction = self._acknowledged(token)
        loading = interaction.original
        if loading is not None and interaction.was_loading and loading.thinking and not interaction.deleted:
            self._finish_loading(loading, payload, uploads)
            post = loading
        else:
            self._check_sending(interaction)
            post = self._say(interaction, payload, uploads, follows=True)
            interaction.followups.append(post)
        interaction.ends_in(post)
        return post

    def edit(self, token: str, which: str, payload: Json, uploads: list[Upload]) -> Post:
        """The original response, or a follow-up, with other content."""
        interaction = self._acknowledged(token)
        post = self._message(interaction, which)
        self._channels.require_awake(interaction.channel_id)
        if post.thinking:
            self._finish_loading(post, payload, uploads)
        else:
            self._chat.edit(post, payload, uploads)
        interaction.ends_in(post)
        return post

    def get(self, token: str, which: str) -> Post:
        """The original response, or a follow-up."""
        return self._message(self._acknowledged(token), which)

    def delete(self, token: str, which: str) -> None:
        """Deletes the original response, or a follow-up."""
        interaction = self._acknowledged(token)
        post = self._message(interaction, which)
        self._chat.remove(post)
        if post is interaction.original:
            interaction.deleted = True
        interaction.ends_in(None)
        if interaction.result is post:
            interaction.result = None

    def touched(self, post: Post) -> None:
        """Notes an edit of a message outside of interactions: it keeps a promised update."""
        for interaction in self._promised.pop(post.id, ()):
            interaction.ends_in(post)

    def of(self, id_: int) -> Interaction | None:
        """The interaction of this id."""
        return self._by_id.get(id_)

    def expire_all(self) -> None:
        """Ends the time of every interaction."""
        for interaction in list(self._by_token.values()):
            self._expire(interaction)

    def close(self) -> None:
        """Forgets everything, and stops every clock."""
        if self._sweep is not None:
            self._sweep.cancel()
        for interaction in self._by_token.values():
            interaction.quiet()
            interaction.failed = interaction.failed or not interaction.settled
            interaction.stir()
        self._by_token.clear()
        self._by_id.clear()

    def _acknowledged(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None:
            raise Problem(401, 50027, "Invalid Webhook Token")
        if interaction.failed:
            raise unknown_interaction()
        if interaction.answer is None:
            raise Problem(404, 10015, "Unknown Webhook")
        self._channels.require_bot(interaction.channel_id)
        return interaction

    def _message(self, interaction: Interaction, which: str) -> Post:
        if which == "@original":
            if interaction.original is None or interaction.deleted:
                raise unknown_message()
            self._check_there(interaction.original)
            return interaction.original
        for post in [interaction.original, *interaction.followups]:
            if post is not None and str(post.id) == which:
                self._check_there(post)
                return post
        raise unknown_message()

    def _check_sending(self, interaction: Interaction) -> None:
        if self._channels.thread_state(interaction.channel_id) == (True, True):
            self._channels.require_unlocked(interaction.channel_id, BOT)

    def _check_there(self, post: Post) -> None:
        if self._chat.find(post.channel_id, post.id) is not post:
            raise unknown_message()

    def _say(
        self,
        interaction: Interaction,
        payload: Json,
        uploads: list[Upload],
        *,
        loading: bool = False,
        follows: bool = False,
    ) -> Post:
        ephemeral = bool(int(payload.get("flags") or 0) & EPHEMERAL)
        metadata = self._metadata(interaction)
        extra: Json = {"application_id": str(BOT), "webhook_id": str(BOT), "interaction_metadata": metadata}
        kind = SLASH if interaction.kind == COMMAND else DEFAULT
        referenced = interaction.source
        if interaction.kind == COMMAND and not follows:
            metadata["name"] = interaction.name
            extra["interaction"] = {key: metadata[key] for key in ("id", "type", "name", "user")}
        if follows:
            referenced = interaction.original or interaction.source
            if interaction.original is not None:
                metadata["original_response_message_id"] = str(interaction.original.id)
        if referenced is not None:
            kind = REPLY
            extra["message_reference"] = {
                "type": 0,
                "channel_id": str(referenced.channel_id),
                "message_id": str(referenced.id),
            }
            server = self._channels.server_of(interaction.channel_id)
            if server is not None:
                extra["message_reference"]["guild_id"] = str(server)
            if not referenced.ephemeral or ephemeral:
                brief = {key: value for key, value in referenced.json.items() if key != "referenced_message"}
                extra["referenced_message"] = brief
        if loading:
            extra["flags"] = LOADING | (EPHEMERAL if ephemeral else 0)
            payload = {}
        whose = interaction.person if ephemeral else None
        return self._chat.write(interaction.channel_id, BOT, payload, uploads, kind=kind, whose=whose, extra=extra)

    def _metadata(self, interaction: Interaction) -> Json:
        metadata: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": self._people[interaction.person].json(),
            "authorizing_integration_owners": self._installed_on(interaction),
        }
        if interaction.kind == COMPONENT and interaction.source is not None:
            metadata["interacted_message_id"] = str(interaction.source.id)
        if interaction.origin is not None:
            metadata["triggering_interaction_metadata"] = self._metadata(interaction.origin)
        return metadata

    def _installed_on(self, interaction: Interaction) -> Json:
        return {"0": str(self._channels.server_of(interaction.channel_id) or 0)}

    def _finish_loading(self, post: Post, payload: Json, uploads: list[Upload]) -> None:
        post.json = {**post.json, "flags": post.flags & ~LOADING}
        self._chat.edit(post, payload, uploads, mark=False)

    def _tell_answered(self, interaction: Interaction) -> None:
        if interaction.modal is not None:
            modal = {key: value for key, value in interaction.modal.items() if key != "interaction"}
            self._broadcast.tell(interaction.person, {"t": "modal", "interaction": str(interaction.id), "modal": modal})
        if interaction.kind != AUTOCOMPLETE:
            self._broadcast.tell(interaction.person, {"t": "answered", "interaction": str(interaction.id)})

    def _missed(self, interaction: Interaction) -> None:
        interaction.failed = True
        self._tell_failed(interaction, interaction.source)
        interaction.stir()

    def _expire_old(self) -> None:
        # All tokens live equally long, so one clock for the oldest is enough.
        loop = asyncio.get_running_loop()
        self._sweep = None
        while self._by_token:
            interaction = next(iter(self._by_token.values()))
            left = interaction.begun + self.token_seconds - loop.time()
            if left > 0:
                self._sweep = loop.call_later(left, self._expire_old)
                return
            self._expire(interaction)

    def _expire(self, interaction: Interaction) -> None:
        self._by_token.pop(interaction.token, None)
        self._by_id.pop(interaction.id, None)
        if interaction.source is not None:
            self._promised.pop(interaction.source.id, None)
        interaction.quiet()
        loading = interaction.original if interaction.was_loading and not interaction.deleted else None
        if interaction.answer is None or (loading is not None and loading.thinking):
            interaction.failed = True
            self._tell_failed(interaction, loading or interaction.source)
        interaction.stir()

    def _tell_failed(self, interaction: Interaction, post: Post | None) -> None:
        frame: Json = {"t": "failed", "interaction": str(interaction.id)}
        if post is not None:
            frame["message_id"] = str(post.id)
        if interaction.kind != AUTOCOMPLETE:
            self._broadcast.tell(interaction.person, frame)

    def _event(self, interaction: Interaction, data: Json) -> Json:
        channel = self._channels.get(interaction.channel_id)
        person = self._people[interaction.person]
        may = str(self._channels.may(person.id, interaction.channel_id))
        event: Json = {
            "id": str(interaction.id),
            "application_id": str(BOT),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel": {**channel, "permissions": may},
            "channel_id": channel["id"],
            "app_permissions": str(self._channels.may(BOT, interaction.channel_id)),
            "locale": self._locales.of(person.id),
            "authorizing_integration_owners": self._installed_on(interaction),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": limits.ATTACHMENT_BYTES,
        }
        if channel["type"] == PRIVATE:
            event["user"] = person.json()
            event["context"] = 1
        else:
            event["member"] = {**person.full_member(), "permissions": may}
            event["guild_id"] = channel["guild_id"]
            event["guild"] = {"id": channel["guild_id"], "locale": self._locales.of_servers, "features": []}
            event["guild_locale"] = self._locales.of_servers
            event["context"] = 0
        if interaction.source is not None:
            event["message"] = interaction.source.seen_by(BOT)
        return event
