"""The values of a command's options: converted to the right type and checked as Discord's client does."""

import base64
import binascii
import re
from collections.abc import Callable, Iterable
from typing import Any

from bot import limits
from bot.sandbox.basics.errors import ClientRefused
from bot.sandbox.basics.wire import Json, snowflake
from bot.sandbox.records.files import Upload
from bot.sandbox.state.channels import Channels
from bot.sandbox.state.setup import User, roles
from bot.unicode import is_valid_unicode

LARGEST = 2**53
LONGEST_NUMBER = 50
LONGEST_NAMED = 120
_WHOLE = re.compile(r"[+-]?\d{1,16}", re.ASCII)
_DECIMAL = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?", re.ASCII | re.IGNORECASE)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
Store = Callable[[Upload], Json]


class Filler:
    """Fills the options of one command, and collects the people, channels and files in them.

    The people are those at the place of the command, the channels and roles those of its server.
    """

    def __init__(self, people: Iterable[User], channels: Channels, server: int | None, store: Store) -> None:
        self._people = people
        self._channels = channels
        self._server = server
        self._store = store
        self.resolved: dict[str, Json] = {}

    def fill(self, part: Json, given: dict[str, Any], focused: str | None = None) -> list[Json]:
        """The options of a command with their values; with a focused one, the command may be half-filled."""
        known = {each["name"]: each for each in part.get("options", ())}
        for name in given:
            if name not in known:
                raise ClientRefused("no_option", command=part["name"], option=brief(name))
        if focused is not None and not known.get(focused, {}).get("autocomplete"):
            raise ClientRefused("no_suggestions", option=brief(focused))
        filled = []
        for name, option in known.items():
            if name == focused:
                value = given.get(name)
                typed = "" if value is None else written(name, value, limits.OPTION_TEXT)
                filled.append({"name": name, "type": option["type"], "value": typed, "focused": True})
            elif given.get(name) is not None:
                try:
                    filled.append({"name": name, "type": option["type"], "value": self._value(option, given[name])})
                except ClientRefused:
                    if focused is None:
                        raise
            elif option.get("required") and focused is None:
                raise ClientRefused("option_needed", command=part["name"], option=name)
        return filled

    def user(self, value: Any) -> str:
        """The id of a person given as a person, an id or a name."""
        wanted = brief(getattr(value, "id", value))
        for user in self._people:
            if wanted in (str(user.id), user.name):
                self.resolved.setdefault("users", {})[str(user.id)] = user.json()
                member = {**user.member(), "permissions": "0"}
                self.resolved.setdefault("members", {})[str(user.id)] = member
                return str(user.id)
        raise ClientRefused("nobody", name=brief(value))

    def channel(self, value: Any) -> str:
        """The id of a channel given by its id or name."""
        wanted = brief(value)
        id_ = snowflake(wanted)
        if id_ is None and self._server is not None:
            id_ = self._channels.named(wanted.removeprefix("#"), self._server)
        channel = None if id_ is None else self._channels.by_id.get(id_)
        if channel is None or channel.get("guild_id") != str(self._server):
            raise ClientRefused("no_such_channel", name=brief(value))
        self.resolved.setdefault("channels", {})[str(id_)] = {**channel, "permissions": "0"}
        return str(id_)

    def role(self, value: Any) -> str:
        """The id of a role given by its id."""
        for role in self._roles():
            if brief(value) in (role["id"], role["name"]):
                self.resolved.setdefault("roles", {})[role["id"]] = role
                return str(role["id"])
        raise ClientRefused("no_role", name=brief(value))

    def mentionable(self, value: Any) -> str:
        """The id of a person or a role."""
        is_role = brief(value) in [role["id"] for role in self._roles()]
        return self.role(value) if is_role else self.user(value)

    def _roles(self) -> list[Json]:
        return [] if self._server is None else roles(self._server)

    def file(self, value: Any) -> str:
        """The id of a file given as (name, bytes) or as the page sends it."""
        if isinstance(value, dict):
            try:
                value = (str(value["name"]), base64.b64decode(str(value["base64"]), validate=True))
            except (KeyError, binascii.Error):
                raise ClientRefused("no_file") from None
        if not (isinstance(value, tuple) and [type(each) for each in value] == [str, bytes]):
            raise ClientRefused("no_file")
        stored = self._store(Upload("", *value))
        self.resolved.setdefault("attachments", {})[stored["id"]] = stored
        return str(stored["id"])

    def _value(self, option: Json, value: Any) -> Any:
        kind = option["type"]
        if kind in (STRING, INTEGER, NUMBER):
            return _chosen(option, value) if option.get("choices") else _plain(option, value)
        if kind == BOOLEAN:
            if isinstance(value, str) and value.lower() in ("true", "false"):
                return value.lower() == "true"
            if not isinstance(value, bool):
                raise ClientRefused("option_yes_no", option=option["name"])
            return value
        by_kind = {
            USER: self.user,
            CHANNEL: self.channel,
            ROLE: self.role,
            MENTIONABLE: self.mentionable,
            ATTACHMENT: self.file,
        }
        return by_kind[kind](value)


def _chosen(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if brief(value) in (str(choice["value"]), choice["name"]):
            return choice["value"]
    raise ClientRefused("option_not_offered", option=option["name"], value=brief(value))


def _plain(option: Json, value: Any) -> Any:
    name = option["name"]
    if option["type"] == STRING:
        text = written(name, value, option.get("max_length") or limits.OPTION_TEXT, option.get("min_length") or 0)
        if not text:
            raise ClientRefused("option_empty", option=name)
        return text
    found = (_WHOLE if option["type"] == INTEGER else _DECIMAL).fullmatch(written(name, value, LONGEST_NUMBER))
    if found is None:
        raise ClientRefused("option_number", option=name)
    number = int(found[0]) if option["type"] == INTEGER else float(found[0])
    if not option.get("min_value", -LARGEST) <= number <= option.get("max_value", LARGEST):
        raise ClientRefused("option_bounds", option=name)
    return number


def written(name: str, value: Any, most: int, least: int = 0) -> str:
    """The text in the option or field of this name, if it is a possible one."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise ClientRefused("option_value", option=name)
    text = _spelled(value)
    if text is None or not least <= len(text) <= most:
        raise ClientRefused("option_length", option=name)
    if not is_valid_unicode(text):
        raise ClientRefused("option_letters", option=name)
    return text


def brief(value: Any) -> str:
    """Any value in short, for a sentence."""
    text = _spelled(value) or ""
    text = text if is_valid_unicode(text) else ascii(text)
    return text if len(text) <= LONGEST_NAMED else f"{text[:LONGEST_NAMED]}…"


def _spelled(value: Any) -> str | None:
    try:
        return value if isinstance(value, str) else repr(value)
    except ValueError:
        return None  # Python does not spell out numbers of thousands of digits
