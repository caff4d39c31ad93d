"""A developer's own player in the arena: seated by its name, and every fault of it is one sentence."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import main
from engine.players import play_match
from engine.state import Options

Captured = pytest.CaptureFixture[str]
FIRST = """
class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, options):
        assert view.seat == view.decision.seat
        return options[0]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where somebody keeps their bots; what is imported from there is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    for name in ("mine", "bad"):
        sys.modules.pop(name, None)


def arena(seats: str, *more: str) -> int:
    return main(["arena", "--seats", seats, "--games", "1", *more])


def test_ones_own_player_is_seated_beside_others(folder: Path, capsys: Captured) -> None:
    (folder / "mine.py").write_text(FIRST)
    assert arena("mine:First,random", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert [player["name"] for player in report["players"]] == ["mine:First", "random"]
    assert report["finished"] == 1


def test_it_plays_what_it_would_play_in_a_match(folder: Path, capsys: Captured) -> None:
    (folder / "mine.py").write_text(FIRST)
    assert arena("mine:First,mine:First", "--json", "--seed", "z") == 0
    report = json.loads(capsys.readouterr().out)
    names: dict[str, type] = {}
    exec(FIRST, names)
    played = play_match(Options(), "z-0", [names["First"]("z-0-0"), names["First"]("z-0-1")])
    assert played.state.result
    assert [player["mean_score"] for player in report["players"]] == list(played.state.result.scores)
    assert [player["name"] for player in report["players"]] == ["mine:First#1", "mine:First#2"]


def test_each_is_made_of_its_own_seed_and_a_function_may_make_it(folder: Path, capsys: Captured) -> None:
    keep = "with open('seeds', 'a') as seeds:\n        print(seed, file=seeds)"
    (folder / "mine.py").write_text(f"{FIRST}\ndef make(seed):\n    {keep}\n    return First(seed)\n")
    assert arena("mine:make,mine:make", "--seed", "z") == 0
    capsys.readouterr()
    assert (folder / "seeds").read_text().split() == ["z", "z", "z-0-0", "z-0-1"]  # looked at once before the games


def test_what_it_prints_is_no_part_of_the_report(folder: Path, capsys: Captured) -> None:
    (folder / "mine.py").write_text(
        "print('hello')\n" + FIRST.replace("assert view.seat", "print('thinking')\n        assert view.seat")
    )
    assert arena("mine:First,random", "--json") == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["finished"] == 1
    assert said.err.startswith("hello\nthinking\n")


def test_many_games_are_played_by_many_processes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    (folder / "mine.py").write_text(FIRST + "import os\nprint('imported by', os.getpid())\n")
    done = subprocess.run(
        [Path(sys.executable).parent / "chaski", "arena", "--seats", "mine:First,random", "--games", "2", "--json"],
        capture_output=True,
        text=True,
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] == 2
    importing = {line for line in done.stderr.splitlines() if line.startswith("imported by")}
    assert len(importing) >= 2 or os.cpu_count() == 1


def test_a_process_that_dies_is_one_sentence(folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.command_line.games.cores", lambda: 2)
    (folder / "mine.py").write_text(
        "import os\n" + FIRST.replace("assert view.seat == view.decision.seat", "os._exit(1)")
    )
    assert main(["arena", "--seats", "mine:First,random", "--games", "2"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "chaski: A process in which games were played has died, so there is no result.\n"


CHOOSE = "class Bad:\n    def __init__(self, seed):\n        pass\n\n    def choose(self, view, options):\n        {}\n"
WRONG: dict[str, tuple[str, str, str]] = {
    "no module": ("nobody:Bad", "", "There is no module 'nobody' in {folder}, nor anywhere else where Python looks."),
    "no package": ("nobody.there:Bad", "", "There is no module 'nobody.there' in {folder}, nor anywhere else"),
    "no class": ("bad:Good", "Bad = 1", "The module 'bad' ({folder}/bad.py) has no class 'Good'."),
    "no class but a number": ("bad:Bad", "Bad = 1", "The module 'bad' ({folder}/bad.py) has no class 'Bad'."),
    "no name": ("bad:", "", "A player of your own is called module:Class, such as my_module:MyPlayer, not 'bad:'."),
    "no module's name": (":Bad", "", "A player of your own is called module:Class"),
    "relative": ("..bad:Bad", "", "A player of your own is called module:Class"),
    "no Python": ("bad:Bad", "class Bad(", "The module 'bad' cannot be imported: SyntaxError: '(' was never closed"),
    "needs another": (
        "bad:Bad",
        "import badly",
        "The module 'bad' cannot be imported: ModuleNotFoundError: No module named 'badly' (bad.py, line 1).",
    ),
    "fails": (
        "bad:Bad",
        "\n1 / 0",
        "The module 'bad' cannot be imported: ZeroDivisionError: division by zero (bad.py, line 2).",
    ),
    "exits": ("bad:Bad", "raise SystemExit(0)", "The module 'bad' cannot be imported: SystemExit: 0 (bad.py, line 1)."),
    "takes no seed": (
        "bad:Bad",
        "class Bad:\n    pass",
        "bad:Bad fails in __init__: TypeError: Bad() takes no arguments.",
    ),
    "cannot choose": (
        "bad:Bad",
        "class Bad:\n    def __init__(self, seed): pass",
        "bad:Bad has no method choose(view, options).",
    ),
    "fails as it chooses": (
        "bad:Bad",
        CHOOSE.format("return options[len(options)]"),
        "bad:Bad fails in choose: IndexError: tuple index out of range (bad.py, line 6).",
    ),
    "leaves": ("bad:Bad", CHOOSE.format("raise SystemExit"), "bad:Bad fails in choose: SystemExit:  (bad.py, line 6)."),
    "says nothing": (
        "bad:Bad",
        CHOOSE.format("pass"),
        "bad:Bad answers PickStartingWeaving with None, which is not one of the options.",
    ),
    "cheats": (
        "bad:Bad",
        "from engine.actions import Pray\n" + CHOOSE.format("return Pray()"),
        "bad:Bad answers PickStartingWeaving with Pray(), which is not one of the options.",
    ),
    "says too much": ("bad:Bad", CHOOSE.format("return 'x ' * 9999"), "bad:Bad answers PickStartingWeaving with x x x"),
    "cannot be told": (
        "bad:Bad",
        "class Odd:\n    __str__ = None\n" + CHOOSE.format("return Odd()"),
        "bad:Bad answers PickStartingWeaving with a Odd, which is not one of the options.",
    ),
    "cannot be compared": (
        "bad:Bad",
        "class Odd:\n    def __eq__(self, other):\n        raise ValueError('odd')\n" + CHOOSE.format("return Odd()"),
        "bad:Bad fails in __eq__: ValueError: odd (bad.py, line 3).",
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_what_is_wrong_with_it_is_one_sentence(fault: str, folder: Path, capsys: Captured) -> None:
    name, code, sentence = WRONG[fault]
    (folder / "bad.py").write_text(code)
    assert arena(f"random,{name}", "--json") == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert sentence.format(folder=folder) in line
    assert line.startswith("chaski: ")
    assert len(line) < 400


def test_a_fault_in_another_process_is_the_same_sentence(
    folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.command_line.games.cores", lambda: 2)
    (folder / "bad.py").write_text(CHOOSE.format("return options[len(options)]"))
    assert main(["arena", "--seats", "random,bad:Bad", "--games", "2"]) == 2
    assert capsys.readouterr().err == (
        "chaski: bad:Bad fails in choose: IndexError: tuple index out of range (bad.py, line 6).\n"
    )


def test_a_file_there_hides_no_part_of_the_program(folder: Path, capsys: Captured) -> None:
    (folder / "engine.py").write_text("raise SystemExit('hidden')")
    (folder / "mine.py").write_text("from engine.players import RandomPlayer\n")
    assert arena("mine:RandomPlayer,random") == 0
    assert "mine:RandomPlayer" in capsys.readouterr().out


def test_there_is_no_such_player_outside_the_arena(folder: Path, capsys: Captured) -> None:
    (folder / "mine.py").write_text(FIRST)
    assert main(["simulate", "--policy", "mine:First", "--games", "1"]) == 2
    assert "invalid choice: 'mine:First'" in capsys.readouterr().err
