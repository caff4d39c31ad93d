"""The changes since the last save of the world."""

from bot.sandbox.basics.wire import Json
from bot.sandbox.records.files import File
from bot.sandbox.records.post import Post

EVERYWHERE = "everywhere"


class Unsaved:
    """Notes changes while somebody wants to save them, and nothing otherwise."""

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
        """Notes a new, changed or deleted message; leaves out messages for one person and unfinished ones."""
        if self.wanted and not post.ephemeral and (gone or not post.thinking):
            self.posts[post.id] = (
                None if gone else Post(post.json, post.attachments, dict(post.reactions), files=set(post.files))
            )

    def server(self, id_: int, server: Json) -> None:
        """Notes a new server."""
        if self.wanted:
            self.servers[id_] = server

    def channel(self, id_: int, channel: Json | None) -> None:
        """Notes a new, changed or deleted channel or thread."""
        if self.wanted:
            self.channels[id_] = channel

    def locale(self, person: int, locale: str) -> None:
        """Notes another language of a person's Discord."""
        if self.wanted:
            self.locales[person] = locale

    def thread_members(self, id_: int, members: dict[int, str] | None) -> None:
        """Notes a change of the people in a thread."""
        if self.wanted:
            self.members[id_] = None if members is None else dict(members)

    def file(self, file: File) -> None:
        """Notes a new file."""
        if self.wanted:
            self.files[file.id] = file

    def file_gone(self, id_: int) -> None:
        """Notes a useless file; an unsaved one is never saved."""
        if self.files.pop(id_, None) is None and self.wanted:
            self.files[id_] = None

    def registered(self, commands: dict[int | None, list[Json]]) -> None:
        """Notes other commands of the bot, everywhere or on servers."""
        if self.wanted:
            self.commands = {EVERYWHERE if scope is None else str(scope): found for scope, found in commands.items()}

    def take(self) -> "Unsaved":
        """Hands over the notes and starts afresh."""
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
        """Notes failed changes again; later changes replace them."""
        self.posts = taken.posts | self.posts
        self.servers = taken.servers | self.servers
        self.channels = taken.channels | self.channels
        self.members = taken.members | self.members
        self.files = taken.files | self.files
        self.locales = taken.locales | self.locales
        if self.commands is None:
            self.commands = taken.commands
