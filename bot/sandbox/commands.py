"""The commands the bot has registered, and finding the one a person means."""

from bot.sandbox.cast import BOT, GUILD, PEOPLE, may_in_guild
from bot.sandbox.feed import Feed
from bot.sandbox.journal import Journal
from bot.sandbox.problem import Problem, Refused
from bot.sandbox.wire import Json, Snowflakes

CHAT_INPUT = 1
SUBCOMMAND, GROUP = 1, 2
IN_GUILD, IN_PRIVATE = 0, 1


class Commands:
    """Registered commands, for every server and for this one."""

    def __init__(self, feed: Feed, ids: Snowflakes, journal: Journal) -> None:
        self._feed = feed
        self._ids = ids
        self._journal = journal
        self._scopes: dict[int | None, dict[int, Json]] = {None: {}, GUILD: {}}

    def all(self, guild: int | None) -> list[Json]:
        """The commands of a scope: of the server, or everywhere."""
        return list(self._scopes[guild].values())

    def get(self, guild: int | None, id_: int) -> Json:
        """One command; a Problem if there is none."""
        found = self._scopes[guild].get(id_)
        if found is None:
            raise Problem(404, 10063, "Unknown application command")
        return found

    def replace(self, guild: int | None, payloads: list[Json]) -> list[Json]:
        """Registers exactly these; a command that was there keeps its id."""
        old = {(each["type"], each["name"]): int(each["id"]) for each in self.all(guild)}
        made = [self._command(guild, each, old.get((each.get("type", CHAT_INPUT), each["name"]))) for each in payloads]
        self._scopes[guild] = {int(each["id"]): each for each in made}
        self._tell()
        return made

    def restore(self, guild: int | None, commands: list[Json]) -> None:
        """Has these commands again, as they were."""
        self._scopes[guild] = {int(each["id"]): each for each in commands}

    def put(self, guild: int | None, payload: Json, id_: int | None = None) -> Json:
        """Registers one command, or changes one."""
        if id_ is None:
            kind, name = payload.get("type", CHAT_INPUT), payload["name"]
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

    def visible(self, may: int) -> list[Json]:
        """The commands a person with these permissions is offered; those of the server hide those of everywhere."""
        found = {(each["type"], each["name"]): each for scope in (None, GUILD) for each in self.all(scope)}
        return [each for each in found.values() if _permitted(each, may)]

    def find(self, path: str, may: int, private: bool) -> tuple[Json, list[str], Json]:
        """The command of "game new": the command, the names below it, and the part that has the options."""
        name, *below = path.removeprefix("/").split()
        for command in self.visible(may):
            if command["name"] != name or command["type"] != CHAT_INPUT:
                continue
            if (IN_PRIVATE if private else IN_GUILD) not in (command.get("contexts") or (IN_GUILD, IN_PRIVATE)):
                raise Refused(f"/{path} does not work here.")
            part = command
            for step in below:
                inner = [each for each in part.get("options", ()) if each["type"] in (SUBCOMMAND, GROUP)]
                part = next((each for each in inner if each["name"] == step), {})
                if not part:
                    raise Refused(f"There is no command /{path}.")
            if any(each["type"] in (SUBCOMMAND, GROUP) for each in part.get("options", ())):
                raise Refused(f"/{path} needs a further word.")
            return command, below, part
        raise Refused(f"There is no command /{path}.")

    def _command(self, guild: int | None, payload: Json, id_: int | None) -> Json:
        contexts, needed = payload.get("contexts"), payload.get("default_member_permissions")
        command: Json = {
            "type": CHAT_INPUT,
            "description": "",
            "nsfw": False,
            "contexts": None,
            "dm_permission": contexts is None or IN_PRIVATE in contexts,
            **payload,
            "integration_types": payload.get("integration_types") or [0],
            "default_member_permissions": None if needed is None else str(needed),
            "id": str(id_ or self._ids.next()),
            "application_id": str(BOT),
            "version": str(self._ids.next()),
        }
        if guild is not None:
            command["guild_id"] = str(guild)
        return command

    def _tell(self) -> None:
        self._journal.registered(self.all(None), self.all(GUILD))
        for person in PEOPLE:
            self._feed.tell(person, {"t": "commands", "commands": self.visible(may_in_guild(person))})


def _permitted(command: Json, may: int) -> bool:
    wanted = command.get("default_member_permissions")
    return wanted is None or may & int(wanted) == int(wanted)
