"""Single hostile interactions: each begins one interaction, or gives a reaction, as no decent client would."""

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.sandbox.basics.errors import ClientRefused
from bot.sandbox.basics.wire import Json
from bot.sandbox.people.components import BUTTON, STRING_SELECT
from bot.sandbox.people.options import ATTACHMENT, BOOLEAN, INTEGER, NUMBER, STRING, USER
from bot.sandbox.records.files import Upload
from bot.sandbox.records.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.sandbox.records.post import Post
from bot.sandbox.state.commands import GROUP, SUBCOMMAND
from bot.sandbox.state.compose import walk
from bot.sandbox.state.setup import BOT, PEOPLE
from tests.attack import hostile_input
from tests.attack.assorted_games import AssortedGames
from tests.e2e.kit.harness import Harness

LATE = 20  # files
REMEMBERED = 500  # buttons and selects of earlier messages
PLAIN = (STRING, INTEGER, NUMBER, BOOLEAN)


class HostileInteractions:
    """Everything that can be done to the bot by people, chosen by chance."""

    def __init__(self, harness: Harness, assorted_games: AssortedGames, random: Random, files: Sequence[bytes]) -> None:
        self._world = harness.sandbox.world
        self._assorted_games = assorted_games
        self._random = random
        self._files = files
        self._seen: list[Json] = []  # what could be pressed once
        self._sent: deque[int] = deque()  # files that may still be fetched
        self._graves: dict[tuple[int, int | None], Post] = {}
        self.games: list[int] = [1]

    # ------------------------------------------------------------ who and where

    def _somewhere(self) -> tuple[int, int]:
        """A person, and a place where they can be."""
        channel = self._assorted_games.channel()
        return self._random.choice(sorted(set(PEOPLE) & set(self._world.channels.audience(channel)))), channel

    def _on_a_message(self) -> tuple[int, Post] | None:
        person, channel = self._somewhere()
        post = self._assorted_games.post(person, channel)
        if post is None:
            return None
        for part in self._pressable(post):
            self._seen.append(part)
        del self._seen[:-REMEMBERED]
        return person, post

    def _pressable(self, post: Post) -> list[Json]:
        return [part for part in walk(post.json["components"]) if part.get("type") in (BUTTON, STRING_SELECT)]

    # ------------------------------------------------------------ commands

    def slash(self) -> Interaction:
        """Any command, with whatever comes to mind in its options."""
        command, steps, part = self._random.choice(list(self._commands()))
        person, channel = self._somewhere()
        resolved: dict[str, Json] = {}
        options = [
            {"name": option["name"], "type": option["type"], "value": self._value(option, resolved, channel)}
            for option in part.get("options", ())
            if self._random.random() < (0.95 if option.get("required") else 0.4)
        ]
        if self._random.random() < 0.02:
            options.append({"name": "strange", "type": STRING, "value": hostile_input.saying(self._random)})
        return self._command(person, channel, command, steps, options, resolved)

    def no_command(self) -> Interaction:
        """A command that is not ours, or not any more."""
        person, channel = self._somewhere()
        strange = {"id": "1", "name": self._random.choice(["old", "game", "place", "hand"]), "type": 1}
        steps = self._random.choice([(), ("nothing",), ("new", "nothing")])
        return self._command(person, channel, strange, steps, [], {})

    def file(self) -> Interaction:
        """A saved game that something has happened to."""
        person, channel = self._somewhere()
        command = next(each for each in self._world.commands.all(None) if each["name"] == "game")
        resolved: dict[str, Json] = {}
        value = self._file(resolved, channel)
        options = [{"name": "file", "type": ATTACHMENT, "value": value}]
        return self._command(person, channel, command, ("import",), options, resolved)

    def suggest(self) -> Interaction:
        """Half a command, with suggestions for what is being typed."""
        choices = [
            (command, steps, part, option)
            for command, steps, part in self._commands()
            for option in part.get("options", ())
            if option.get("autocomplete")
        ]
        command, steps, part, focused = self._random.choice(choices)
        person, channel = self._somewhere()
        before = [
            {"name": option["name"], "type": option["type"], "value": hostile_input.saying(self._random)}
            for option in part["options"]
            if option is not focused and option["type"] == STRING and self._random.random() < 0.5
        ]
        typed = self._random.choice(["", "1", "a", "e", hostile_input.saying(self._random)])
        now = {"name": focused["name"], "type": STRING, "value": typed, "focused": True}
        return self._command(person, channel, command, steps, [*before, now], {}, AUTOCOMPLETE)

    def _commands(self) -> Iterator[tuple[Json, tuple[str, ...], Json]]:
        for command in self._world.commands.all(None):
            below = [option for option in command.get("options", ()) if option["type"] in (SUBCOMMAND, GROUP)]
            if not below:
                yield command, (), command
            for part in below:
                yield command, (part["name"],), part

    def _command(
        self,
        person: int,
        channel: int,
        command: Json,
        steps: Sequence[str],
        options: list[Json],
        resolved: Json,
        kind: int = COMMAND,
    ) -> Interaction:
        for depth, step in reversed(list(enumerate(steps))):
            options = [{"type": SUBCOMMAND if depth == len(steps) - 1 else GROUP, "name": step, "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if resolved:
            data["resolved"] = resolved
        return self._world.interactions.begin(kind, person, channel, data, name=command["name"])

    def _value(self, option: Json, resolved: Json, channel: int) -> Any:
        random, kind = self._random, option["type"]
        if random.random() < 0.02 and kind in PLAIN:
            return random.choice(
                [hostile_input.saying(random), random.choice(hostile_input.NUMBERS), True]
            )  # of any type
        if option.get("choices") and random.random() < 0.9:
            return random.choice(option["choices"])["value"]
        if kind in (INTEGER, NUMBER):
            least, most = option.get("min_value", 0), option.get("max_value", 50)
            return (
                random.choice([random.uniform(least, most), *hostile_input.NUMBERS])
                if kind == NUMBER
                else random.choice(
                    [
                        random.randint(least, min(most, 100)),
                        random.randint(least, min(most, 100)),
                        *hostile_input.NUMBERS,
                    ]
                )
            )
        if kind == BOOLEAN:
            return random.random() < 0.5
        if kind == USER:
            return self._user(resolved)
        if kind == ATTACHMENT:
            return self._file(resolved, channel)
        return (
            random.choice(["1", "2", str(random.randrange(200)), f"{random.randrange(60)}.{random.randrange(9)}"])
            if (random.random() < 0.4)
            else hostile_input.saying(random)
        )

    def _user(self, resolved: Json) -> str:
        """A person, the bot, or somebody who is not on this server and has a strange name."""
        id_ = self._random.choice([*PEOPLE, *PEOPLE, BOT, 999])
        user = self._world.people.get(id_)
        if user is None:
            name = hostile_input.saying(self._random)[:32]
            found = {
                **self._world.people[BOT].json(),
                "id": str(id_),
                "username": name,
                "global_name": name,
                "bot": False,
            }
        else:
            found = user.json()
            resolved.setdefault("members", {})[str(id_)] = {**user.member(), "permissions": "0"}
        resolved.setdefault("users", {})[str(id_)] = found
        return str(id_)

    def _file(self, resolved: Json, channel: int) -> str:
        data = hostile_input.mangled(self._random, self._random.choice(self._files))
        name = self._random.choice(["game.json", "a.exe", hostile_input.saying(self._random)[:60]])
        stored = self._world.composer.store(Upload("", name, data), channel, ephemeral=True)
        self._sent.append(int(stored["id"]))
        while len(self._sent) > LATE:
            self._world.files.drop(self._sent.popleft())
        if self._random.random() < 0.03:
            stored = {**stored, "url": stored["url"] + "0"}  # where there is nothing
        resolved.setdefault("attachments", {})[stored["id"]] = stored
        return str(stored["id"])

    # ------------------------------------------------------------ buttons, selects, forms

    def press(self) -> Interaction | None:
        """A button or select that is there, by anybody who sees it."""
        found = self._on_a_message()
        parts = self._pressable(found[1]) if found else []
        if found is None or not parts:
            return None
        return self._use(*found, self._random.choice(parts))

    def stale(self) -> Interaction | None:
        """A button or select that was there once, on a message of old."""
        return self._use(*self._from_earlier(self._random.choice(self._seen))) if self._seen else None

    def forged(self) -> Interaction:
        """A button or select that never was."""
        name = hostile_input.custom_id(self._random, self.games)
        if name[0] == "b" or (name[0] != "s" and self._random.random() < 0.5):
            part: Json = {"type": BUTTON, "id": 2, "style": 1, "label": "?", "custom_id": name}
        else:
            part = {"type": STRING_SELECT, "id": 2, "custom_id": name, "options": [{"label": "?", "value": "0"}]}
        return self._use(*self._from_earlier(part))

    def _from_earlier(self, part: Json) -> tuple[int, Post, Json]:
        """A message as an earlier version of the bot may have left it, for everybody or for one person."""
        person, channel = (
            self._random.choice(list(PEOPLE)),
            self._random.choice(list(self._assorted_games.places.values())),
        )
        whose = self._random.choice([None, person])
        post = self._graves.get((channel, whose))
        if post is None or self._world.chat.posts.get(channel, {}).get(post.id) is not post:
            words = {"content": "From earlier times"}
            post = self._graves[channel, whose] = self._world.chat.write(channel, BOT, words, [], whose=whose)
        post.json = {**post.json, "components": [{"type": 1, "id": 1, "components": [part]}]}
        return person, post, part

    def _use(self, person: int, post: Post, part: Json) -> Interaction:
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        if part["type"] == STRING_SELECT:
            offered = [option["value"] for option in part["options"]]
            strange = ["0", "99", "-1", "medium", "x", hostile_input.saying(self._random)[:100]]
            data["values"] = [self._random.choice(offered * 3 + strange)]
        return self._world.interactions.begin(COMPONENT, person, post.channel_id, data, source=post)

    def form(self) -> Interaction:
        """A form that the bot has never opened, or not lately."""
        person, channel = self._somewhere()
        field = {"type": 4, "id": 2, "custom_id": "words", "value": hostile_input.saying(self._random)[:4000]}
        row = {"type": 1, "id": 1, "components": [field]}
        data = {"custom_id": hostile_input.custom_id(self._random, self.games), "components": [row]}
        return self._world.interactions.begin(MODAL_SUBMIT, person, channel, data)

    # ------------------------------------------------------------ reactions and messages

    def react(self) -> int | None:
        """A reaction of any kind to any message; returns who gave it."""
        found = self._on_a_message()
        if found is None:
            return None
        person, post = found
        offered = [*post.reactions, *post.reactions, *hostile_input.EMOJI]
        try:
            add = self._random.random() < 0.8
            self._world.actions.react(person, post.channel_id, post.id, self._random.choice(offered), add)
        except ClientRefused:
            return None
        return person

    def delete(self) -> None:
        """A moderator deletes a message of the bot."""
        found = self._on_a_message()
        if found is not None and not found[1].ephemeral and found[1].author_id == BOT:
            self._world.chat.remove(found[1])
