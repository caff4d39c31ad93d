"""A PostgreSQL server of the tests' own, and what every test file needs of databases."""

import os
import pwd
import shlex
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.memory import in_memory

# For databases that live as long as a test: nothing is to be safe on the disk or tidy, and no query is worth compiling.
CARELESS = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "max_wal_size=4GB",
    "autovacuum=off",
    "jit=off",
]


def binaries() -> Path | None:
    """Where initdb and pg_ctl are, newest version first."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name.split(".")[0]))
    found = [place for place in reversed(places) if (place / "initdb").exists() and (place / "pg_ctl").exists()]
    if found:
        return found[0]
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path and shutil.which("pg_ctl") else None


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Postgres:
    """One private server in one directory, which it runs in until it is stopped."""

    def __init__(self, place: Path, home: Path, fsync: bool = False) -> None:
        self.place, self.home, self.port = place, home, free_port()
        self.data = home / "data"
        self._made = 0
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(home, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        wanted = ["listen_addresses='127.0.0.1'", f"unix_socket_directories='{home}'", f"port={self.port}"]
        wanted += [] if fsync else CARELESS
        with (self.data / "postgresql.conf").open("a") as config:
            config.write("\n".join([*wanted, "max_connections=150", ""]))

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.place / program), *words]
        if os.geteuid() == 0:
            command = ["su", "postgres", "-s", "/bin/sh", "-c", shlex.join(command)]
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.home,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(done.stdout)

    def start(self) -> None:
        log = self.home / "server.log"
        self._run("pg_ctl", "-D", str(self.data), "-l", str(log), "-w", "-t", "60", "start")

    def stop(self) -> None:
        """By the pid of its own data directory."""
        if (self.data / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", str(self.data), "-m", "fast", "-w", "-t", "60", "stop")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    async def database(self, like: str = "template1") -> str:
        """The address of a new database, empty or like another one that nobody uses at the moment."""
        self._made += 1
        name = f"test_{self._made}"
        await self._order(f"CREATE DATABASE {name} TEMPLATE {like} STRATEGY file_copy")
        return self.url(name)

    async def drop(self, url: str) -> None:
        """The database at this address is needed no longer, whoever may still use it."""
        await self._order(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    async def _order(self, words: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(words)
        finally:
            await connection.close()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server that runs meanwhile; without the programs for one, the test is skipped."""
    place = binaries()
    if place is None:
        pytest.skip("PostgreSQL (initdb, pg_ctl) is not installed")
    # Not below pytest's own directory: that one is closed to the user the server runs as.
    with tempfile.TemporaryDirectory(prefix="chaski-pg-", dir=in_memory()) as home:
        server = Postgres(place, Path(home))
        server.start()
        try:
            yield server
        finally:
            server.stop()
