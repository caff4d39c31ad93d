"""Keeps the world in a folder for the next start, even after a crash."""

import asyncio
import contextlib
import logging
import re
import sqlite3
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bot.sandbox.basics.errors import FolderTaken, FolderTrouble
from bot.sandbox.basics.wire import decode, encode
from bot.sandbox.records.files import File
from bot.sandbox.records.post import Post
from bot.sandbox.state.setup import GUILD
from bot.sandbox.state.unsaved import EVERYWHERE, Unsaved
from bot.sandbox.world import World

log = logging.getLogger(__name__)
NAME = "world.db"
PAUSE = 0.3
LOG_BYTES = 16 * 1024 * 1024
MUCH = 1000  # empty pages: about four megabytes
_SHOWN = re.compile(rb"/cdn/attachments/\d+/(\d+)/")
_SCOPES = {EVERYWHERE: None, "here": GUILD}  # earlier versions had commands of the first server alone
IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
TABLES = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS servers (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS channels (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS members (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS posts (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, name TEXT NOT NULL,
                                  data BLOB NOT NULL);
"""


class SavedWorld:
    """A world on the disk; only one thread of its own ever touches the file."""

    def __init__(self, folder: Path, world: World, *, free_memory: bool) -> None:
        self._folder = folder
        self._world = world
        self._free_memory = free_memory
        self._thread = ThreadPoolExecutor(1, "sandbox-keep")
        self._base: sqlite3.Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()

    async def open(self, url: str) -> None:
        """Brings the kept world back, and begins to write changes down."""
        await self._run(self._load, url)
        self._world.unsaved.wanted = True
        self._world.chat.forget_old()
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Writes the last changes and releases the folder."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            await self.write()
        if self._base is not None:
            await self._run(self._base.close)
            self._base = None
        self._thread.shutdown()

    async def fetch(self, id_: int) -> File | None:
        """A file of a message, read from the disk."""
        return None if self._base is None else await self._run(self._read_file, self._base, id_)

    async def _run(self, work: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await asyncio.shield(self.write())

    async def write(self) -> None:
        """Writes all changes, and returns when they are on the disk."""
        async with self._writing:
            await self._write()

    async def _write(self) -> None:
        if not self._world.unsaved or self._base is None:
            return
        taken = self._world.unsaved.take()
        try:
            await self._run(_store, self._base, taken)
        except sqlite3.Error as error:
            log.warning("The sandbox could not be written to %s and will try again: %s.", self._folder, error)
            self._world.unsaved.put_back(taken)
            return
        if self._free_memory:
            for id_ in taken.files:
                self._world.files.drop(id_)

    def _load(self, url: str) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._open_or_replace(self._folder / NAME, url)
        except OSError as error:
            raise FolderTrouble(self._folder, str(error.strerror)) from None
        except sqlite3.OperationalError as error:
            if _reason(error) in IN_USE:
                raise FolderTaken(self._folder) from None
            raise FolderTrouble(self._folder, str(error)) from None

    def _open_or_replace(self, path: Path, url: str) -> None:
        try:
            self._base = _opened(path)
            self._fill(self._base, url)
        except (sqlite3.DatabaseError, ValueError, KeyError, TypeError, AttributeError) as error:
            if isinstance(error, sqlite3.OperationalError) and _reason(error) != sqlite3.SQLITE_ERROR:
                raise
            if self._base is not None:
                self._base.close()
            aside = path.with_name(f"world.damaged-{time.time_ns()}.db")
            for end in ("", "-wal", "-shm"):
                damaged = path.with_name(path.name + end)
                if damaged.exists():
                    damaged.rename(aside.with_name(aside.name + end))
            log.warning("The sandbox in %s was damaged; it was set aside as %s.", self._folder, aside.name)
            self._base = _opened(path)
        self._base.execute("INSERT OR REPLACE INTO meta VALUES ('url', ?)", (url,))
        self._base.commit()

    def _fill(self, base: sqlite3.Connection, url: str) -> None:
        meta = dict(base.execute("SELECT key, value FROM meta"))
        old, new = str(meta.get("url", url)).encode(), url.encode()

        def body(stored: bytes) -> Any:
            # The server may have another port this time, and so the files other addresses.
            return decode(stored.replace(old + b"/cdn/", new + b"/cdn/"))

        channels = {id_: body(stored) for id_, stored in base.execute("SELECT id, body FROM channels")}
        members = {id_: body(stored) for id_, stored in base.execute("SELECT id, body FROM members")}
        posts = [
            Post(kept["json"], kept["attachments"], kept["reactions"], files=_files(kept))
            for kept in (body(stored) for (stored,) in base.execute("SELECT body FROM posts ORDER BY id"))
        ]
        commands = decode(meta["commands"]) if "commands" in meta else {}
        (last,) = base.execute("SELECT max(id) FROM (SELECT id FROM posts UNION SELECT id FROM files)").fetchone()
        by_channel: dict[int, dict[int, Post]] = {}
        for post in posts:
            by_channel.setdefault(post.channel_id, {})[post.id] = post
        world = self._world
        for id_, stored in base.execute("SELECT id, body FROM servers"):
            world.servers.restore(id_, body(stored))
        world.ids.after(max(last or 0, *channels, 0, 0))
        world.channels.by_id.update(channels)
        world.channels.members.update(
            {id_: {int(user): since for user, since in each.items()} for id_, each in members.items()}
        )
        world.chat.posts.update(by_channel)
        if "locales" in meta:
            world.locales.chosen.update({int(person): locale for person, locale in decode(meta["locales"]).items()})
        for key, registered in commands.items():
            world.commands.restore(_SCOPES.get(key) if key in _SCOPES else int(key), registered)
        _tidy(base, {id_ for post in posts for id_ in post.files})

    def _read_file(self, base: sqlite3.Connection, id_: int) -> File | None:
        row = base.execute("SELECT id, channel, name, data FROM files WHERE id = ?", (id_,)).fetchone()
        return None if row is None else File(*row)


def _reason(error: sqlite3.Error) -> int:
    """The kind of trouble, without details; none for errors outside of SQLite."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _opened(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(path, timeout=1.0, check_same_thread=False)
    try:
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        base.execute(f"PRAGMA journal_size_limit = {LOG_BYTES}")
        base.executescript(TABLES)
        if base.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the file is damaged")
    except BaseException:
        base.close()
        raise
    return base


def _files(kept: Any) -> set[int]:
    """The files of a kept message; earlier versions did not note them."""
    if "files" in kept:
        return set(kept["files"])
    shown = encode([kept["json"]["embeds"], kept["json"]["components"]])
    return {int(each["id"]) for each in kept["attachments"]} | {int(id_) for id_ in _SHOWN.findall(shown)}


def _tidy(base: sqlite3.Connection, used: set[int]) -> None:
    """Deletes files without a message, and gives much empty space back to the disk."""
    with base:
        unused = {id_ for (id_,) in base.execute("SELECT id FROM files")} - used
        base.executemany("DELETE FROM files WHERE id = ?", [(id_,) for id_ in unused])
    (pages,), (empty,) = (base.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "freelist_count"))
    if empty > MUCH and empty > pages // 4:
        with contextlib.suppress(sqlite3.OperationalError):  # it needs room itself, for a while
            base.execute("VACUUM")


def _store(base: sqlite3.Connection, unsaved: Unsaved) -> None:
    with base:
        kept: dict[str, Mapping[int, Any]] = {
            "servers": unsaved.servers,
            "channels": unsaved.channels,
            "members": unsaved.members,
        }
        for table, changes in kept.items():
            for id_, value in changes.items():
                _put(base, table, id_, value)
        for id_, post in unsaved.posts.items():
            body = (
                None
                if post is None
                else {
                    "json": post.json,
                    "attachments": post.attachments,
                    "reactions": post.reactions,
                    "files": sorted(post.files),
                }
            )
            _put(base, "posts", id_, body)
        for id_, file in unsaved.files.items():
            if file is None:
                base.execute("DELETE FROM files WHERE id = ?", (id_,))
            else:
                base.execute("REPLACE INTO files VALUES (?, ?, ?, ?)", (file.id, file.channel_id, file.name, file.data))
        if unsaved.locales:
            (known,) = base.execute("SELECT value FROM meta WHERE key = 'locales'").fetchone() or (b"{}",)
            locales = decode(known) | {str(person): locale for person, locale in unsaved.locales.items()}
            base.execute("REPLACE INTO meta VALUES ('locales', ?)", (encode(locales),))
        if unsaved.commands is not None:
            base.execute("REPLACE INTO meta VALUES ('commands', ?)", (encode(unsaved.commands),))


def _put(base: sqlite3.Connection, table: str, id_: int, value: Any) -> None:
    if value is None:
        base.execute(f"DELETE FROM {table} WHERE id = ?", (id_,))
    else:
        base.execute(f"REPLACE INTO {table} VALUES (?, ?)", (id_, encode(value)))
