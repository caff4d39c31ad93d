"""The registered commands of the bot, and the search for one by its name."""

from collections import defaultdict

from bot.sandbox.basics.errors import ClientRefused, Problem
from bot.sandbox.basics.wire import Json, Snowflakes
from bot.sandbox.state.broadcast import Broadcast
from bot.sandbox.state.locales import Locales
from bot.sandbox.state.setup import BOT, GUILD, PEOPLE, may_in_guild
from bot.sandbox.state.unsaved import Unsaved

CHAT_INPUT = 1
SUBCOMMAND, GROUP = 1, 2
IN_GUILD, IN_PRIVATE, IN_OTHERS_PRIVATE = 0, 1, 2
FOR_GUILD, FOR_USER = 0, 1


class Commands:
    """Registered commands, for all servers and for single ones."""

    def __init__(self, broadcast: Broadcast, ids: Snowflakes, unsaved: Unsaved, locales: Locales) -> None:
        self._broadcast = broadcast
        self._locales = locales
        self._ids = ids
        self._unsaved = unsaved
        self._scopes: defaultdict[int | None, dict[int, Json]] = defaultdict(dict)

    def all(self, guild: int | None) -> list[Json]:
        """The commands of a scope: of a server, or everywhere."""
        return list(self._scopes[guild].values())

    def get(self, guild: int | None, id_: int) -> Json:
        """One command; a Problem if there is none."""
        found = self._scopes[guild].get(id_)
        if found is None:
            raise Problem(404, 10063, "Unknown application command")
        return found

    def replace(self, guild: int | None, payloads: list[Json]) -> list[Json]:
        """Registers exactly these; an earlier command keeps its id."""
        old = {(each["type"], each["name"]): int(each["id"]) for each in self.all(guild)}
        made = [
            self._command(guild, each, old.get((each.get("type") or CHAT_INPUT, each["name"]))) for each in payloads
        ]
        self._scopes[guild] = {int(each["id"]): each for each in made}
        self._tell()
        return made

    def restore(self, guild: int | None, commands: list[Json]) -> None:
        """Restores these commands."""
        self._scopes[guild] = {int(each["id"]): each for each in commands}

    def put(self, guild: int | None, payload: Json, id_: int | None = None) -> Json:
        """Registers one command, or changes one."""
        if id_ is None:
            kind, name = payload.get("type") or CHAT_INPUT, payload["name"]
            same = (each for each in self.all(guild) if (each["type"], each["name"]) == (kind, name))
            id_ = next((int(each["id"]) for each in same), None)
        else:
            payload = {**self.get(guild, id_), **payload}
        made = self._command(guild, payload, id_)
        self._scopes[guild][int(made["id"])] = made
        self._tell()
        return made

    def remove(self, guild: int | None, id_: int) -> None:
        """Takes one command away."""
        self.get(guild, id_)
        del self._scopes[guild][id_]
        self._tell()

    def visible(self, may: int, server: int | None) -> list[Json]:
        """The commands for a person with these permissions; those of the server hide those of everywhere."""
        found = {(each["type"], each["name"]): each for scope in (None, server) for each in self.all(scope)}
        return [each for each in found.values() if _is_permitted(each, may) and FOR_GUILD in each["integration_types"]]

    def shown_to(self, person: int) -> list[Json]:
        """The commands for a person on the first server, in the language of their Discord."""
        found = self.visible(may_in_guild(person), GUILD)
        return [in_one_language(each, self._locales.of(person)) for each in found]

    def find(self, path: str, may: int, server: int | None) -> tuple[Json, list[str], Json]:
        """The command of "game new" on a server, or in private (None).

        Returned are the command, the names below it, and the part that has the options.
        """
        name, *below = path.removeprefix("/").split()
        for command in self.visible(may, server):
            if command["name"] != name or command["type"] != CHAT_INPUT:
                continue
            if (IN_PRIVATE if server is None else IN_GUILD) not in _contexts(command):
                raise ClientRefused("not_here", command=path)
            part = command
            for step in below:
                inner = [each for each in part.get("options", ()) if each["type"] in (SUBCOMMAND, GROUP)]
                part = next((each for each in inner if each["name"] == step), {})
                if not part:
                    raise ClientRefused("no_such_command", command=path)
            if any(each["type"] in (SUBCOMMAND, GROUP) for each in part.get("options", ())):
                raise ClientRefused("command_more", command=path)
            return command, below, part
        raise ClientRefused("no_such_command", command=path)

    def _command(self, guild: int | None, payload: Json, id_: int | None) -> Json:
        contexts, needed = payload.get("contexts"), payload.get("default_member_permissions")
        private = payload.get("dm_permission") is not False if contexts is None else IN_PRIVATE in contexts
        command: Json = {
            "description": "",
            **payload,
            "type": payload.get("type") or CHAT_INPUT,
            "nsfw": bool(payload.get("nsfw")),
            "contexts": contexts,
            "dm_permission": private,
            "integration_types": payload.get("integration_types") or [FOR_GUILD],
            "default_member_permissions": None if needed is None else str(needed),
            "name_localizations": payload.get("name_localizations"),
            "description_localizations": payload.get("description_localizations"),
            "id": str(id_ or self._ids.next()),
            "application_id": str(BOT),
        }
        if guild is not None:
            command["guild_id"] = str(guild)
        old = self._scopes[guild].get(int(command["id"]), {})
        same = command == {key: value for key, value in old.items() if key != "version"}
        return {**command, "version": old["version"] if same else str(self._ids.next())}

    def _tell(self) -> None:
        self._unsaved.registered({scope: self.all(scope) for scope in tuple(self._scopes)})
        for person in PEOPLE:
            self._broadcast.tell(person, {"t": "commands", "commands": self.shown_to(person)})


def in_one_language(part: Json, locale: str) -> Json:
    """A command, or a part of one, with its words for one locale instead of those for all."""
    made = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    for key in ("name", "description"):
        translated = (part.get(f"{key}_localizations") or {}).get(locale)
        if translated is not None:
            made[f"{key}_localized"] = translated
    for inner in ("options", "choices"):
        if part.get(inner):
            made[inner] = [in_one_language(each, locale) for each in part[inner]]
    return made


def _contexts(command: Json) -> list[int]:
    """The possible places of a command; the server alone for a command of the server."""
    if "guild_id" in command:
        return [IN_GUILD]
    everywhere = [IN_GUILD, *((IN_PRIVATE, IN_OTHERS_PRIVATE) if command["dm_permission"] else ())]
    return everywhere if command["contexts"] is None else list(command["contexts"])


def _is_permitted(command: Json, may: int) -> bool:
    wanted = command.get("default_member_permissions")
    return wanted is None or may & int(wanted) == int(wanted)
