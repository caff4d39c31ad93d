"""The deeds of a person: the same for a test and for the web page."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from discord import Permissions

from bot import limits
from bot.sandbox.basics.errors import ClientRefused, Problem
from bot.sandbox.basics.wire import Json
from bot.sandbox.people.components import BUTTON, LINK, SELECTS, choose, find_component, submitted
from bot.sandbox.people.options import Filler
from bot.sandbox.records.emoji import emoji_key
from bot.sandbox.records.files import Files, Upload
from bot.sandbox.records.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.sandbox.records.post import Post
from bot.sandbox.state import memory_limits
from bot.sandbox.state.channels import PRIVATE, THREADS, Channels
from bot.sandbox.state.chat import Chat
from bot.sandbox.state.commands import GROUP, SUBCOMMAND, Commands
from bot.sandbox.state.compose import Composer
from bot.sandbox.state.interactions import Interactions
from bot.sandbox.state.servers import Servers
from bot.sandbox.state.setup import BOT, User
from bot.unicode import is_valid_unicode

LONGEST_COMMAND = 3 * (limits.COMMAND_NAME + 1)


class PersonActions:
    """All deeds of a person, refused where Discord's own client would refuse."""

    def __init__(
        self,
        people: dict[int, User],
        servers: Servers,
        channels: Channels,
        chat: Chat,
        composer: Composer,
        files: Files,
        commands: Commands,
        interactions: Interactions,
    ) -> None:
        self._people = people
        self._servers = servers
        self._channels = channels
        self._chat = chat
        self._composer = composer
        self._files = files
        self._commands = commands
        self._interactions = interactions

    def slash(self, person: int, channel_id: int, name: str, given: dict[str, Any]) -> Interaction:
        """Uses a command."""
        data = self._command(person, channel_id, name, given, None)
        return self._interactions.begin(COMMAND, person, channel_id, data, name=name.removeprefix("/"))

    def autocomplete(self, person: int, channel_id: int, name: str, given: dict[str, Any], focused: str) -> Interaction:
        """Asks for suggestions while filling in a command."""
        data = self._command(person, channel_id, name, given, focused)
        return self._interactions.begin(AUTOCOMPLETE, person, channel_id, data)

    def press(self, person: int, channel_id: int, message_id: int, which: str) -> Interaction:
        """Presses a button, found by its custom_id, its label or its emoji."""
        post = self._post(person, channel_id, message_id)
        self._check_reach(channel_id)
        button = find_component(post.json["components"], (BUTTON,), which)
        if button.get("disabled"):
            raise ClientRefused("button_off", button=which)
        if button["style"] == LINK:
            raise ClientRefused("button_link", button=which)
        data = {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button["id"]}
        return self._interactions.begin(COMPONENT, person, channel_id, data, source=post)

    def select(self, person: int, channel_id: int, message_id: int, which: str | int, values: list[Any]) -> Interaction:
        """Chooses in a select menu, found by its custom_id, its placeholder or its number."""
        post = self._post(person, channel_id, message_id)
        self._check_reach(channel_id)
        menu = find_component(post.json["components"], SELECTS, which)
        if menu.get("disabled"):
            raise ClientRefused("menu_off")
        filler = self._filler(channel_id)
        chosen = choose(menu, values, filler)
        data: Json = {
            "custom_id": menu["custom_id"],
            "component_type": menu["type"],
            "id": menu["id"],
            "values": chosen,
        }
        if filler.resolved:
            data["resolved"] = filler.resolved
        return self._interactions.begin(COMPONENT, person, channel_id, data, source=post)

    def submit(self, person: int, interaction_id: int, values: dict[str, Any]) -> Interaction:
        """Fills in and sends a modal."""
        origin = self._interactions.of(interaction_id)
        if origin is None or origin.modal is None or origin.person != person:
            raise ClientRefused("form_gone")
        self._place(person, origin.channel_id)
        self._check_reach(origin.channel_id)
        filler = self._filler(origin.channel_id)
        data: Json = {
            "custom_id": origin.modal["custom_id"],
            "components": submitted(origin.modal["components"], values, filler),
        }
        if filler.resolved:
            data["resolved"] = filler.resolved
        return self._interactions.begin(
            MODAL_SUBMIT, person, origin.channel_id, data, source=origin.source, origin=origin
        )

    def react(self, person: int, channel_id: int, message_id: int, emoji: str, add: bool) -> None:
        """Adds or takes back a reaction."""
        post = self._post(person, channel_id, message_id)
        if post.ephemeral:
            raise ClientRefused("react_private")
        with _refusing():
            self._channels.require_awake(channel_id)
            if add:
                self._chat.react(post, person, emoji_key(emoji))
            else:
                self._chat.unreact(post, person, emoji_key(emoji))

    def say(self, person: int, channel_id: int, text: str) -> Post:
        """Writes a message."""
        self._place(person, channel_id)
        text = text.strip()
        if not text:
            raise ClientRefused("empty")
        if len(text) > limits.CONTENT:
            raise ClientRefused("long", most=limits.CONTENT)
        if not is_valid_unicode(text):
            raise ClientRefused("no_text")
        if self._channels.thread_state(channel_id)[1] and not self._may(person, channel_id, "manage_threads"):
            raise ClientRefused("locked")
        return self._chat.write(channel_id, person, {"content": text}, [])

    def typing(self, person: int, channel_id: int) -> None:
        """Shows the person typing."""
        self._place(person, channel_id)
        self._chat.typing(channel_id, person, int(time.time()))

    def dismiss(self, person: int, message_id: int) -> None:
        """Puts away a message for this person alone."""
        try:
            post = self._chat.anywhere(message_id)
        except Problem:
            raise ClientRefused("no_message") from None
        if post.whose != person:
            raise ClientRefused("dismiss_public")
        self._chat.remove(post)

    def delete(self, person: int, channel_id: int, message_id: int) -> None:
        """Deletes a message; another's needs Manage Messages."""
        post = self._post(person, channel_id, message_id)
        if post.author_id != person and not self._may(person, channel_id, "manage_messages"):
            raise ClientRefused("may_not_delete")
        self._chat.remove(post)
        self._interactions.touched(post)

    def delete_channel(self, person: int, channel_id: int) -> None:
        """Deletes a channel with its threads, or a thread; needs Manage Channels, or Manage Threads."""
        channel = self._place(person, channel_id)
        needed = "manage_threads" if channel["type"] in THREADS else "manage_channels"
        if channel["type"] == PRIVATE or not self._may(person, channel_id, needed):
            raise ClientRefused("may_not_delete_channel")
        self._chat.remove_place(channel_id)

    def change_thread(self, person: int, thread_id: int, archived: bool | None, locked: bool | None) -> None:
        """Archives or locks a thread, or undoes it; needs Manage Threads, or to have started it and not to lock it."""
        thread = self._place(person, thread_id)
        if thread["type"] not in THREADS:
            raise ClientRefused("no_thread")
        was_archived, was_locked = self._channels.thread_state(thread_id)
        own = thread["owner_id"] == str(person) and locked is None and not was_locked
        if not own and not self._may(person, thread_id, "manage_threads"):
            raise ClientRefused("may_not_thread")
        self._channels.archive(
            thread_id, was_archived if archived is None else archived, locked=was_locked if locked is None else locked
        )

    def _command(self, person: int, channel_id: int, name: str, given: dict[str, Any], focused: str | None) -> Json:
        self._place(person, channel_id)
        self._check_reach(channel_id)
        if not name.strip() or len(name) > LONGEST_COMMAND or not is_valid_unicode(name):
            raise ClientRefused("no_command")
        may = self._channels.may(person, channel_id)
        command, below, part = self._commands.find(name, may, self._channels.server_of(channel_id))
        filler = self._filler(channel_id)
        options = filler.fill(part, given, focused)
        for depth, step in reversed(list(enumerate(below))):
            kind = SUBCOMMAND if depth == len(below) - 1 else GROUP
            options = [{"type": kind, "name": step, "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if filler.resolved:
            data["resolved"] = filler.resolved
        return data

    def _filler(self, channel_id: int) -> Filler:
        def store(upload: Upload) -> Json:
            if len(upload.data) > limits.ATTACHMENT_BYTES:
                raise ClientRefused("file_large")
            stored = self._composer.store(upload, channel_id, ephemeral=True)
            if self._chat.forgets:
                self._files.pass_on(int(stored["id"]), memory_limits.PASSING)
            return stored

        server = self._channels.server_of(channel_id)
        people = self._people.values() if server is None else self._servers.members(self._servers.by_id[server])
        return Filler(people, self._channels, server, store)

    def _place(self, person: int, channel_id: int) -> Json:
        if person == BOT or person not in self._channels.audience(channel_id):
            raise ClientRefused("no_channel")
        return self._channels.get(channel_id)

    def _check_reach(self, channel_id: int) -> None:
        """Refuses a request to the bot where it is absent, and in an archived thread."""
        if not self._channels.has_bot(channel_id):
            raise ClientRefused("no_bot")
        if self._channels.thread_state(channel_id)[0]:
            raise ClientRefused("archived")

    def _may(self, person: int, channel_id: int, permission: str) -> bool:
        return bool(self._channels.may(person, channel_id) & Permissions.VALID_FLAGS[permission])

    def _post(self, person: int, channel_id: int, message_id: int) -> Post:
        self._place(person, channel_id)
        try:
            post = self._chat.find(channel_id, message_id)
        except Problem:
            raise ClientRefused("no_message") from None
        if post.whose not in (None, person):
            raise ClientRefused("no_message")
        return post


@contextmanager
def _refusing() -> Iterator[None]:
    """Turns a Problem for the bot into a sentence for a person."""
    try:
        yield
    except Problem as problem:
        raise ClientRefused("problem", why=problem.message) from None
