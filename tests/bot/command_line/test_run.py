"""`chaski run` on a bad day: one sentence, status 2, and never a traceback."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.cli import main
from bot.client import loop_lag
from bot.refusals import CommandCode, CommandError
from bot.sandbox import Sandbox, redirect_discord_py
from bot.serving import BotOptions, serve
from tests.sizes import some
from tests.starter import STARTER

FOLDER = "chaski-sandbox"
STRANGE_TOKENS = ("line\nbreak.x.y", "line\rbreak.x.y", "a blank.x.y", "zażółć.x.y", "tab\tulator")
NOWHERE = "http://127.0.0.1:1"  # nobody listens there, as if there were no network


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


def run(folder: Path, said: tuple[Path, Path], args: tuple[str, ...], token: str | bytes, discord: str) -> None:
    """The program in this process, which is its own: in this folder, with all that it says in files."""
    os.chdir(folder)
    os.environb[b"DISCORD_TOKEN"] = os.fsencode(token)
    for number, file in enumerate(said, 1):
        os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT), number)
    with redirect_discord_py(discord):
        sys.exit(main(["run", *args]))


async def refused(folder: Path, *args: str, token: str | bytes = "", discord: str = NOWHERE) -> str:
    """The one sentence by which the program, as a process of its own, refuses to run."""
    with TemporaryDirectory() as beside:
        files = Path(beside, "out"), Path(beside, "err")
        running = STARTER.Process(target=run, args=(folder, files, args, token, discord))
        running.start()
        await asyncio.to_thread(running.join)
        out, err = (file.read_bytes() for file in files)
    slow_machine = f" WARNING {loop_lag.__name__}: "
    said = "".join(line for line in err.decode().splitlines(keepends=True) if slow_machine not in line)
    assert running.exitcode == 2, said
    assert said.startswith("chaski: ")
    assert said.count("\n") == 1, said
    assert not token or os.fsencode(token) not in out + err
    return said.removeprefix("chaski: ").strip()


async def test_no_network(tmp_path: Path) -> None:
    assert await refused(tmp_path, token="a.b.c") == "Discord cannot be reached; is there a network?"


async def test_a_token_that_cannot_be_sent(tmp_path: Path) -> None:
    said = await refused(tmp_path, token=STRANGE_TOKENS[0])
    assert said == "This DISCORD_TOKEN is not valid: it contains spaces, line breaks or unusual characters."


@pytest.mark.parametrize("token", STRANGE_TOKENS)
def test_no_token_that_cannot_be_sent_is_sent(token: str, tmp_path: Path) -> None:
    with redirect_discord_py(NOWHERE), pytest.raises(CommandError) as refusal:
        serve(token, BotOptions(f"sqlite:///{tmp_path / 'games.db'}"))
    assert refusal.value.code is CommandCode.STRANGE_TOKEN
    assert not list(tmp_path.iterdir())


async def test_a_token_that_is_no_text(tmp_path: Path) -> None:
    assert await refused(tmp_path, token=b"secret\xff") == "DISCORD_TOKEN in the environment is not text."


async def test_a_token_that_discord_does_not_accept(tmp_path: Path, sandbox: Sandbox) -> None:
    said = await refused(tmp_path, token="wrong.but.possible", discord=sandbox.url)
    assert said == "Discord does not accept this DISCORD_TOKEN."


@pytest.mark.parametrize(
    ("code", "sentence"),
    some(
        [
            (4004, "Discord does not accept this DISCORD_TOKEN."),
            (4014, "Discord requires an intent to be enabled for this application."),
            (4013, "Discord hung up with code 4013."),
        ],
        1,
    ),
)
async def test_a_gateway_that_refuses(tmp_path: Path, sandbox: Sandbox, code: int, sentence: str) -> None:
    sandbox.faults.refuse_login(code)
    assert await refused(tmp_path, token=sandbox.token, discord=sandbox.url) == sentence


async def test_discord_itself_is_in_trouble(tmp_path: Path, sandbox: Sandbox) -> None:
    sandbox.faults.error("/users/@me", status=403)
    said = await refused(tmp_path, token=sandbox.token, discord=sandbox.url)
    assert said == "Discord cannot be used right now; it answered 403."


@pytest.mark.parametrize("port", ["65536", "70000", "-1", "99999999999999999999", "http", "٣", ""])
def test_no_port(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", f"--port={port}"]) == 2
    said = f"chaski: argument --port: {port!r} is not a port from 0 to 65535 (chaski run --help says more).\n"
    assert capsys.readouterr() == ("", said)


async def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = await refused(tmp_path, "--port", str(port))
    assert said == f"Port {port} cannot be used; another program may have it. --port chooses another."


async def test_a_second_sandbox_in_the_same_folder(tmp_path: Path) -> None:
    async with Sandbox(tmp_path / FOLDER):
        assert await refused(tmp_path, "--port", "0") == f"Another sandbox is using {FOLDER}."


async def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("not a folder")
    said = await refused(tmp_path, "--port", "0")
    assert said == f"The sandbox cannot use its folder {FOLDER}: File exists."


async def test_a_world_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / FOLDER / "world.db").mkdir(parents=True)
    said = await refused(tmp_path, "--port", "0")
    assert said == f"The sandbox cannot use its folder {FOLDER}: unable to open database file."
    assert [each.name for each in (tmp_path / FOLDER).iterdir()] == ["world.db"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize("mode", [0o500, 0o000])
async def test_a_folder_that_cannot_be_used(tmp_path: Path, mode: int) -> None:
    (tmp_path / FOLDER).mkdir(mode=mode)
    assert (await refused(tmp_path, "--port", "0")).startswith(f"The sandbox cannot use its folder {FOLDER}: ")


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://me@127.0.0.1:99999/games", "99999 is not a database port."),
        ("sqlite:///no-such-folder/games.db", "The database cannot be used right now (unable to open database file)."),
    ],
)
async def test_a_database_that_cannot_be(tmp_path: Path, url: str, sentence: str) -> None:
    assert await refused(tmp_path, "--port", "0", "--database", url) == sentence


@pytest.mark.parametrize("given", ["16/16", "3-1/4", "4", "0-4/4", "all", ""])
def test_no_shards(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", f"--shards={given}"]) == 2
    said = f"argument --shards: {given!r} names no shards; write 0-3/16 for the first four of sixteen, or 2/16"
    assert capsys.readouterr().err.startswith(f"chaski: {said}")


@pytest.mark.parametrize(
    "url", ["127.0.0.1:8765", "https://127.0.0.1:8765", "http://example.org:8765", "http://localhost:0"]
)
def test_no_address_of_a_sandbox(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--gateway", url]) == 2
    said = f"argument --gateway: {url!r} is not the address of a sandbox, such as http://127.0.0.1:8765"
    assert capsys.readouterr().err.startswith(f"chaski: {said}")


async def test_a_part_of_the_shards_on_sqlite(tmp_path: Path, sandbox: Sandbox) -> None:
    said = await refused(tmp_path, "--gateway", sandbox.url, "--shards", "0-1/6")
    assert said == (
        "Shards 0-1/6 are a part of the bot, whose processes share one PostgreSQL database; a SQLite file is for one"
        " process. Set DATABASE_URL, or serve all shards here."
    )
    assert not list(tmp_path.iterdir())


async def test_shards_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("CHASKI_SHARDS=many")
    said = await refused(tmp_path, "--sandbox")
    assert said == "CHASKI_SHARDS names no shards: 'many'. Write 0-3/16 or 2/16, or leave it empty."
    (tmp_path / ".env").write_text("CHASKI_SHARDS=2/16")
    assert (await refused(tmp_path, "--sandbox")).startswith("Shards 2/16 are a part of the bot")


async def test_no_sandbox_at_the_address(tmp_path: Path) -> None:
    said = await refused(tmp_path, "--gateway", NOWHERE)
    assert said == f"There is no sandbox at {NOWHERE}; chaski sandbox starts one."


@pytest.mark.parametrize(
    ("code", "sentence"),
    some(
        [
            (4010, "Discord does not know these shards."),
            (4011, "Discord requires more shards for so many servers; without --shards there are as many as needed."),
        ],
        1,
    ),
)
async def test_shards_that_discord_refuses(tmp_path: Path, sandbox: Sandbox, code: int, sentence: str) -> None:
    sandbox.faults.refuse_login(code)
    assert await refused(tmp_path, "--gateway", sandbox.url, "--shards", "0/1") == sentence
