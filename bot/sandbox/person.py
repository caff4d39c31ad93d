"""A person of the sandbox, for tests: the deeds and the sights of a human."""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.basics.errors import ClientRefused
from bot.sandbox.basics.wire import Json
from bot.sandbox.records.interaction import Interaction
from bot.sandbox.state.compose import texts
from bot.sandbox.world import World

Predicate = Callable[[Json], bool]
PATIENCE = 30.0
LAST_SEEN = 8


class Reply:
    """The bot's answer to a person's deed."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction

    @property
    def interaction(self) -> str:
        """The interaction's id."""
        return str(self._interaction.id)

    @property
    def acknowledged(self) -> float:
        """The seconds until the first answer; endless without one."""
        if self._interaction.answer is None:
            return math.inf
        return self._interaction.answered - self._interaction.begun

    @property
    def kind(self) -> str:
        """The first answer: message, deferred, update, deferred_update, modal or failed."""
        return "failed" if self._interaction.failed or self._interaction.answer is None else self._interaction.answer

    @property
    def modal(self) -> Json | None:
        """The form opened by the bot."""
        return self._interaction.modal

    @property
    def message(self) -> Json | None:
        """The final message of the interaction in its present state."""
        post = self._interaction.result
        return None if post is None else post.shown_to(self._interaction.person)

    @property
    def followups(self) -> list[Json]:
        """The later messages of this interaction so far."""
        return [post.shown_to(self._interaction.person) for post in self._interaction.followups]

    async def done(self, timeout: float = PATIENCE) -> "Reply":
        """Waits until the bot has kept its promise: edited or deleted the original response, or followed up."""
        if not await self._interaction.until(lambda: self._interaction.over, timeout):
            raise AssertionError(f"The bot answered by {self.kind} and then said nothing for {timeout} seconds.")
        return self

    async def followup(self, predicate: Predicate | None = None, timeout: float = PATIENCE) -> Json:
        """The first later message of this interaction, now or to come, that satisfies the predicate."""

        def found() -> Json | None:
            return next((each for each in self.followups if predicate is None or predicate(each)), None)

        await self._interaction.until(lambda: found() is not None, timeout)
        message = found()
        if message is None:
            raise AssertionError(f"No such follow-up within {timeout} seconds; there were {self.followups}.")
        return message


@dataclass(eq=False, slots=True)
class MessageWait:
    """A wait for a message of some kind."""

    predicate: Predicate
    channel: str | None
    found: asyncio.Future[Json]


class Person:
    """One of the five people of the sandbox, moved by a test or by the web page."""

    def __init__(self, world: World, id_: int, record: bool = True, patience: float = PATIENCE) -> None:
        self._world = world
        self._record = record
        self._patience = patience
        self._watches: list[MessageWait] = []
        self._received: list[Json] = []
        self._files: dict[int, None] = {}
        self.id = id_
        self.name = world.people[id_].name
        self.settle = 5.0
        world.broadcast.listen(id_, self._hear)

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def mention(self) -> str:
        """The mention of this person in a message."""
        return f"<@{self.id}>"

    @property
    def received(self) -> list[Any]:
        """Everything received by this person: messages and edits, suggestions, forms, and the bytes of files."""
        files = (self._world.files.get(id_) for id_ in self._files)
        return [*self._received, *(file.data for file in files if file is not None)]

    async def slash(self, channel: int, command: str, /, **options: Any) -> Reply:
        """Uses a command, "game new" for example, and waits for the answer."""
        return await self._reply(self._world.actions.slash(self.id, int(channel), command, options))

    async def autocomplete(self, channel: int, command: str, /, *, focused: str, **options: Any) -> list[Json]:
        """The suggestions for one option of a command."""
        interaction = self._world.actions.autocomplete(self.id, int(channel), command, options, focused)
        await interaction.until(lambda: interaction.over, self._patience)
        if interaction.choices is None:
            raise ClientRefused("suggestions")
        if self._record:
            self._received.append({"choices": interaction.choices})
        return interaction.choices

    async def press(self, message: Json | int | str, which: str) -> Reply:
        """Presses a button, by its custom_id, its label or its emoji."""
        channel, id_ = self._where(message)
        return await self._reply(self._world.actions.press(self.id, channel, id_, which))

    async def select(self, message: Json | int | str, which: str | int, values: list[Any]) -> Reply:
        """Chooses in a menu, by its custom_id, its placeholder or its number."""
        channel, id_ = self._where(message)
        return await self._reply(self._world.actions.select(self.id, channel, id_, which, values))

    async def submit(self, modal: Reply | Json | None, values: dict[str, Any]) -> Reply:
        """Fills in a form and sends it."""
        form = modal.modal if isinstance(modal, Reply) else modal
        if form is None:
            raise ClientRefused("no_form")
        return await self._reply(self._world.actions.submit(self.id, int(form["interaction"]), values))

    async def react(self, message: Json | int | str, emoji: str) -> None:
        """Reacts to a message."""
        channel, id_ = self._where(message)
        self._world.actions.react(self.id, channel, id_, emoji, True)

    async def unreact(self, message: Json | int | str, emoji: str) -> None:
        """Takes a reaction back."""
        channel, id_ = self._where(message)
        self._world.actions.react(self.id, channel, id_, emoji, False)

    async def say(self, channel: int, text: str) -> Json:
        """Writes a message."""
        return self._world.actions.say(self.id, int(channel), text).shown_to(self.id)

    async def typing(self, channel: int) -> None:
        """Shows this person typing."""
        self._world.actions.typing(self.id, int(channel))

    async def dismiss(self, message: Json | int | str) -> None:
        """Puts away a message for this person alone."""
        self._world.actions.dismiss(self.id, self._where(message)[1])

    async def delete(self, message: Json | int | str) -> None:
        """Deletes a message: an own one, or anybody's as a moderator; Ana is one."""
        self._world.actions.delete(self.id, *self._where(message))

    async def delete_channel(self, channel: int) -> None:
        """Deletes a channel with its threads, or a thread, as a moderator; Ana is one."""
        self._world.actions.delete_channel(self.id, int(channel))

    async def change_thread(self, thread: int, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archives or locks a thread, or undoes it, as a moderator; Ana is one."""
        self._world.actions.change_thread(self.id, int(thread), archived, locked)

    def has_roles(self, *roles: str) -> None:
        """Sets the person's roles on all servers, "Organisers" for example."""
        self._world.set_roles(self.id, *roles)

    def messages(self, channel: int) -> list[Json]:
        """The messages of a channel as this person sees them, oldest first."""
        return [post.shown_to(self.id) for post in self._world.chat.seen_by(self.id, int(channel))]

    def everything(self) -> list[Json]:
        """The messages of all channels as this person sees them, oldest first."""
        found = [message for channel in self._world.channels.by_id for message in self.messages(channel)]
        return sorted(found, key=lambda message: int(message["id"]))

    async def wait(self, predicate: Predicate, channel: int | None = None, timeout: float | None = None) -> Json:
        """The first message seen by this person, now or later, that satisfies the predicate."""
        timeout = self._patience if timeout is None else timeout
        for message in self.everything() if channel is None else self.messages(channel):
            if predicate(message):
                return message
        where = None if channel is None else str(channel)
        watch = MessageWait(predicate, where, asyncio.get_running_loop().create_future())
        self._watches.append(watch)
        try:
            async with asyncio.timeout(timeout):
                return await watch.found
        except TimeoutError:
            seen = self.everything() if channel is None else self.messages(channel)
            last = "\n".join(_brief(message) for message in seen[-LAST_SEEN:]) or "nothing"
            raise AssertionError(f"{self.name} saw no such message in {timeout} seconds, but:\n{last}") from None
        finally:
            self._watches.remove(watch)

    async def _reply(self, interaction: Interaction) -> Reply:
        reply = Reply(interaction)
        await interaction.until(lambda: interaction.answer is not None or interaction.failed, self._patience)
        if interaction.answer == "deferred_update":
            # The bot may answer elsewhere than in this interaction, so this does not wait for ever.
            await interaction.until(lambda: interaction.over, self.settle)
        else:
            await reply.done(self._patience)
        return reply

    def _where(self, message: Json | int | str) -> tuple[int, int]:
        if isinstance(message, dict):
            return int(message["channel_id"]), int(message["id"])
        post = self._world.chat.anywhere(int(message))
        return post.channel_id, post.id

    def _hear(self, frame: Json) -> None:
        message = frame.get("message") if frame["t"] == "message" else None
        if self._record and frame["t"] in ("message", "modal"):
            self._received.append(message or frame)
            if message is not None:
                for each in self._world.chat.find(int(message["channel_id"]), int(message["id"])).attachments:
                    self._files[int(each["id"])] = None
        if message is None:
            return
        for watch in tuple(self._watches):
            if watch.found.done() or watch.channel not in (None, message["channel_id"]):
                continue
            try:
                if watch.predicate(message):
                    watch.found.set_result(message)
            except Exception as error:
                watch.found.set_exception(error)


def _brief(message: Json) -> str:
    parts = [message["author"]["username"], *map(repr, (message["content"], *texts(message["components"])))]
    parts += [repr(embed.get("title") or embed.get("description", "")[:200]) for embed in message["embeds"]]
    parts += [f"[{each['filename']}]" for each in message["attachments"]]
    if message.get("ephemeral"):
        parts.append("(ephemeral)")
    if message.get("thinking"):
        parts.append("(thinking)")
    return f"  {message['id']} in {message['channel_id']}: " + " ".join(parts)
