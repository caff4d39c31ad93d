"""What has changed since the world was last written to the disk."""

from bot.sandbox.basics.wire import Json
from bot.sandbox.records.files import File
from bot.sandbox.records.post import Post

EVERYWHERE = "everywhere"


class Unsaved:
    """Notes changes while somebody wants to write them, and nothing otherwise."""

    def __init__(self) -> None:
        self.wanted = False
        self.posts: dict[int, Post | None] = {}
        self.servers: dict[int, Json] = {}
        self.channels: dict[int, Json | None] = {}
        self.members: dict[int, dict[int, str] | None] = {}
        self.files: dict[int, File | None] = {}
        self.commands: Json | None = None
        self.locales: dict[int, str] = {}

    def __bool__(self) -> bool:
        noted = self.posts or self.servers or self.channels or self.members or self.files or self.locales
        return bool(noted or self.commands is not None)

    def post(self, post: Post, *, gone: bool = False) -> None:
        """A message is new, changed or gone; those for one person and unfinished ones are not kept."""
        if self.wanted and not post.ephemeral and (gone or not post.thinking):
            self.posts[post.id] = (
                None if gone else Post(post.json, post.attachments, dict(post.reactions), files=set(post.files))
            )

    def server(self, id_: int, server: Json) -> None:
        """A server is new."""
        if self.wanted:
            self.servers[id_] = server

    def channel(self, id_: int, channel: Json | None) -> None:
        """A channel or thread is new, changed or gone."""
        if self.wanted:
            self.channels[id_] = channel

    def locale(self, person: int, locale: str) -> None:
        """A person's Discord speaks another language."""
        if self.wanted:
            self.locales[person] = locale

    def thread_members(self, id_: int, members: dict[int, str] | None) -> None:
        """Note that other people are in a thread now."""
        if self.wanted:
            self.members[id_] = None if members is None else dict(members)

    def file(self, file: File) -> None:
        """Note that a file is new."""
        if self.wanted:
            self.files[file.id] = file

    def file_gone(self, id_: int) -> None:
        """A file is of no use any more; one that was not written yet never will be."""
        if self.files.pop(id_, None) is None and self.wanted:
            self.files[id_] = None

    def registered(self, commands: dict[int | None, list[Json]]) -> None:
        """The bot has registered other commands, everywhere or on servers."""
        if self.wanted:
            self.commands = {EVERYWHERE if scope is None else str(scope): found for scope, found in commands.items()}

    def take(self) -> "Unsaved":
        """Hands over what is noted and starts afresh."""
        taken = Unsaved()
        taken.posts, self.posts = self.posts, {}
        taken.servers, self.servers = self.servers, {}
        taken.channels, self.channels = self.channels, {}
        taken.members, self.members = self.members, {}
        taken.files, self.files = self.files, {}
        taken.commands, self.commands = self.commands, None
        taken.locales, self.locales = self.locales, {}
        return taken

    def put_back(self, taken: "Unsaved") -> None:
        """Notes again what could not be written; what has changed since then counts."""
        self.posts = taken.posts | self.posts
        self.servers = taken.servers | self.servers
        self.channels = taken.channels | self.channels
        self.members = taken.members | self.members
        self.files = taken.files | self.files
        self.locales = taken.locales | self.locales
        if self.commands is None:
            self.commands = taken.commands
