"""The command itself: help, refusals, exit codes, and never a traceback."""

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from bot.cli import main
from bot.command_line import games
from engine.errors import GameCode, IllegalAction
from tests.sizes import size, some

ROOT = Path(__file__).parents[2]
Captured = pytest.CaptureFixture[str]


def chaski(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bot.cli", *args],
        input=stdin,
        capture_output=True,
        encoding=env.get("PYTHONIOENCODING", "utf-8"),
        cwd=ROOT,
        env={**os.environ, **env},
        timeout=60,
        check=False,
    )


def test_without_arguments_it_prints_help(capsys: Captured) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    for command in ("play", "simulate", "arena", "replay", "components"):
        assert f"    {command}" in out
    assert "Plays the board game Tawantinsuyu" in out
    assert "on Discord" in out


def test_run_says_what_it_does(capsys: Captured) -> None:
    assert main(["run", "--help"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "run the bot: on Discord with a DISCORD_TOKEN, else in the sandbox." in out
    assert "stand-in for Discord with a web page" in out


def test_version(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("chaski ")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["conquer"], "invalid choice: 'conquer'"),
        (["simulate", "--speed", "9"], "unrecognized arguments: --speed 9"),
        (["simulate", "--players", "5"], "this game is for 2, 3 or 4 players, not '5'"),
        (["simulate", "--games", "0"], "'0' is not a whole number of at least 1"),
        (["simulate", "--games", "many"], "'many' is not a whole number of at least 1"),
        (["simulate", "--policy", "genius"], "invalid choice: 'genius'"),
        (["arena", "--seats"], "argument --seats: expected one argument"),
        (["arena", "--seats", ","], "give at least one name"),
        (["replay"], "the following arguments are required: FILE"),
    ],
)
def test_wrong_arguments_are_explained(args: list[str], sentence: str, capsys: Captured) -> None:
    assert main(args) == 2
    said = capsys.readouterr()
    assert not said.out
    (line,) = said.err.splitlines()
    assert line.startswith(f"chaski: {sentence}") or f": {sentence}" in line
    assert line.endswith("--help says more).")


NO_TEXT = pytest.mark.parametrize(
    "args",
    [
        (b"caf\xe9",),
        (b"replay", b"caf\xe9.json"),
        (b"render", b"game.json", b"-o", b"\xff.png"),
        (b"backup", b"\xff"),
        (b"doctor", b"--database", b"sqlite:///\xff.db"),
        (b"run", b"--database", b"sqlite:///\xff.db"),
        (b"run", b"--port", b"\xff"),
        (b"play", b"--seed", b"\xff"),
        (b"play", b"--load", b"\xff"),
        (b"simulate", b"--seed", b"\xff", b"--games", b"1"),
        (b"arena", b"--seats", b"\xff"),
        (b"watch", b"--out=\xff"),
        (b"--\xff",),
    ],
)


@NO_TEXT
def test_bytes_that_are_no_text_are_one_sentence(
    args: tuple[bytes, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ArgumentParser, "parse_args", lambda *_: pytest.fail("this was looked at as if it were a text"))
    assert main([os.fsdecode(each) for each in args]) == 2  # as Python hands them over
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("chaski: '")
    assert line.endswith("' is not text.")
    assert not list(tmp_path.iterdir())


def test_bytes_that_are_no_text_are_one_sentence_of_the_process(tmp_path: Path) -> None:
    refused = subprocess.run(
        [sys.executable.encode(), b"-m", b"bot.cli", b"doctor", b"--database", b"sqlite:///\xff.db"],
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=60,
        check=False,
    )
    assert (refused.returncode, refused.stdout) == (2, b"")
    assert refused.stderr.startswith(b"chaski: '")
    assert refused.stderr.endswith(b"' is not text.\n")
    assert refused.stderr.count(b"\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("args", [["backup", "x" * 300], ["doctor", "--database", "sqlite:///" + "x" * 300]])
def test_a_name_that_no_file_can_have_is_one_sentence(
    args: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(args) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == f"chaski: {'x' * 300}: File name too long."


def test_a_refusal_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def refuse(*_: object) -> None:
        raise IllegalAction(GameCode.ILLEGAL, answer="Pass()", question="TakeTurn")

    monkeypatch.setattr(games, "play_match", refuse)
    assert main(["simulate", "--games", "1"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "chaski: The rules do not allow that now.\n")


def test_control_c_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "play_match", interrupt)
    assert main(["simulate", "--games", "2"]) == 130
    assert capsys.readouterr().err.strip() == "chaski: interrupted."


def test_as_a_process_it_returns_its_status() -> None:
    assert chaski("--version").returncode == 0
    for unknown in size((), ("fly",)):
        refused = chaski(unknown)
        assert (refused.returncode, refused.stdout) == (2, "")
    missing = chaski("replay", "no-such-file.json")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr == "chaski: no-such-file.json cannot be read: No such file or directory.\n"


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_a_reader_that_leaves_is_no_accident(more: list[str]) -> None:
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        gone = subprocess.run(
            [sys.executable, "-m", "bot.cli", "simulate", "--games", "1", *more],
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=buffered,
            timeout=60,
            check=False,
        )
    assert (gone.returncode, gone.stderr) == (1, "")


def test_letters_nobody_can_read_are_no_accident() -> None:
    strange = subprocess.run(
        [sys.executable, "-m", "bot.cli", "play", "--seed", "7"],
        input="Grüße\nq\n\n".encode() + b"\xff\xfe\x00\n",
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        timeout=60,
        check=False,
    )
    assert (strange.returncode, strange.stderr) == (0, b"")
    assert b"is not an answer here" in strange.stdout
    assert strange.stdout.endswith(b"Goodbye.\n")


@pytest.mark.parametrize("encoding", ["ascii", *size((), ("latin-1",))])
def test_a_poor_terminal_is_enough(encoding: str) -> None:
    arena = ["arena", "--seats", "random,random", "--games", "2"]
    watch = ["watch", "--player", "easy", "--pace", "0"]
    everything = (["simulate", "--games", "2"], arena, watch, ["play"])
    for args in some(everything, 2) if encoding == "ascii" else some(everything, 1):  # what ASCII lacks, it all lacks
        done = chaski(*args, stdin="b\nt\n?\n1\nl\nq\n\n", PYTHONIOENCODING=encoding, NO_COLOR="1")
        assert (done.returncode, done.stderr) == (0, "")


def test_the_program_starts_without_what_only_some_commands_need() -> None:
    needless = {"discord", "sqlalchemy", "alembic", "procrastinate", "distributed"}
    words = f"import sys, bot.cli; print(*{needless} & {{*sys.modules}})"
    found = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True, cwd=ROOT)
    assert found.stdout == "\n"
