"""The limits of a sandbox's memory in a run of weeks, and the order of forgetting."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.sandbox.basics.wire import Json
from bot.sandbox.records.post import Post
from bot.sandbox.state.compose import walk

# Messages of one channel, thread or conversation: several games with all their pictures.
IN_PLACE: Final = 300
# Messages of all of them together.
IN_ALL: Final = 2000
# Further messages with buttons or menus, in one place or in all: the bot may still count on them.
PRESSABLE: Final = 50
# So many more may gather before the surplus goes, so that not every message starts a search.
SLACK: Final = 20
# Messages for one person alone, for each person.
PRIVATE: Final = 25
# Files of commands and forms.
PASSING: Final = 8
# Active threads, and archived ones.
ACTIVE: Final = 100
ARCHIVED: Final = 200


def surplus(posts: Iterable[Post], kept: int) -> list[Post]:
    """The messages beyond this number, with the oldest changes first; some with buttons or menus are spared."""
    newest = sorted((post for post in posts if not post.ephemeral), key=last_change, reverse=True)
    if len(newest) <= kept + SLACK:
        return []
    old = newest[kept:]
    spared = {post.id for post in [post for post in old if can_be_pressed(post)][:PRESSABLE]}
    return [post for post in old if post.id not in spared]


def surplus_active(threads: Iterable[Json]) -> list[int]:
    """The active threads beyond the limit, with the oldest messages first."""
    return _oldest(threads, lambda each: int(each["last_message_id"] or each["id"]), ACTIVE)


def surplus_archived(threads: Iterable[Json]) -> list[int]:
    """The archived threads beyond the limit, the first archived ones first."""
    return _oldest(threads, lambda each: str(each["thread_metadata"]["archive_timestamp"]), ARCHIVED)


def last_change(post: Post) -> str:
    """The time of a message or its last edit, as Discord writes it."""
    return str(post.json["edited_timestamp"] or post.json["timestamp"])


def can_be_pressed(post: Post) -> bool:
    """Whether there is an active button or menu."""
    return any("custom_id" in each and not each.get("disabled") for each in walk(post.json["components"]))


def _oldest(threads: Iterable[Json], age: Callable[[Json], Any], kept: int) -> list[int]:
    return [int(each["id"]) for each in sorted(threads, key=age, reverse=True)[kept:]]
