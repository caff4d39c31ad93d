"""A message with the stand-in's own knowledge of it: its files, its reactors, its reader."""

from dataclasses import dataclass, field

from bot.sandbox.basics.wire import Json, encode
from bot.sandbox.records.emoji import emoji_json

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
HAS_THREAD = 1 << 5
COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class Post:
    """A message; its JSON is never changed in place, an edit puts another in its stead."""

    json: Json
    attachments: list[Json] = field(default_factory=list)
    reactions: dict[str, list[int]] = field(default_factory=dict)
    whose: int | None = None
    files: set[int] = field(default_factory=set)

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self.json["id"])

    @property
    def channel_id(self) -> int:
        """The channel or thread in which the message stands."""
        return int(self.json["channel_id"])

    @property
    def author_id(self) -> int:
        """The id of the message's author."""
        return int(self.json["author"]["id"])

    @property
    def flags(self) -> int:
        """Discord's flags of the message."""
        return int(self.json["flags"])

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees the message."""
        return self.whose is not None

    @property
    def thinking(self) -> bool:
        """Whether the bot has promised an answer and not given it yet."""
        return bool(self.flags & LOADING)

    def drop_files(self) -> set[int]:
        """Removes the files that the message does not show any more, and returns them."""
        shown = encode([self.attachments, self.json["embeds"], self.json["components"]]).decode()
        unused = {id_ for id_ in self.files if str(id_) not in shown}
        self.files -= unused
        return unused

    def seen_by(self, viewer: int) -> Json:
        """Discord's message object for this account."""
        if not self.reactions:
            return self.json
        return {**self.json, "reactions": [_reaction(key, who, viewer) for key, who in self.reactions.items()]}

    def shown_to(self, person: int) -> Json:
        """The message for a person, with two signs: for this person alone, and still in preparation."""
        shown = dict(self.seen_by(person))
        if self.ephemeral:
            shown["ephemeral"] = True
        if self.thinking:
            shown["thinking"] = True
        return shown


def _reaction(key: str, who: list[int], viewer: int) -> Json:
    return {
        "emoji": emoji_json(key),
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "me": viewer in who,
        "burst_count": 0,
    }
