"""Games on Dask: the same as without it, also when workers die, and every trouble is one sentence."""

import json
import logging
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from bot.cli import main
from bot.command_line import spreading
from engine.codec import Edition

Captured = pytest.CaptureFixture[str]
MINE = """
import os, signal
from engine.players import RandomPlayer

class Mortal(RandomPlayer):
    "Its process is killed in the middle of a game, once."

    def choose(self, view, options):
        if view.turn >= 5 and self.is_to_die():
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, options)

    def is_to_die(self):
        try:
            os.close(os.open("died", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return False
        return True

class Doomed(Mortal):
    "Its process is killed in every game."

    def is_to_die(self):
        return True

class Faulty(Mortal):
    def is_to_die(self):
        return 1 / 0
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The current folder, with a module of players; what is imported from there is forgotten afterwards."""
    folder = tmp_path_factory.mktemp("players")
    (folder / "mine.py").write_text(MINE)
    with pytest.MonkeyPatch.context() as patched:
        patched.chdir(folder)
        patched.setattr(sys, "path", [*sys.path])
        yield folder
    sys.modules.pop("mine", None)


@pytest.fixture(scope="module")
def cluster(folder: Path) -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL
    ) as cluster:
        yield cluster


def report(capsys: Captured, *args: str) -> dict[str, Any]:
    """What a command prints as JSON, without its times."""
    assert main([*args, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return {name: value for name, value in found.items() if name not in ("seconds", "games_per_s", "decisions_per_s")}


def refusal(capsys: Captured, *args: str) -> str:
    assert main(["simulate", "--games", "2", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    return line


def test_a_local_cluster_plays_the_same_games_although_a_worker_dies(
    folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spreading, "cores", lambda: 2)
    others = active_children()  # what another test has left behind is not of this cluster
    series = ("arena", "--seats", "mine:Mortal,random", "--games", "5")
    there = report(capsys, *series, "--cluster", "local")
    assert (folder / "died").exists()
    assert there["finished"] == 5
    assert there == report(capsys, *series), "nobody dies twice"
    assert set(active_children()) <= set(others), "the cluster is not over"


def test_a_cluster_plays_the_same_games_game_by_game(cluster: LocalCluster, tmp_path: Path, capsys: Captured) -> None:
    series = ("simulate", "--games", "4", "--players", "3", "--seed", "same")
    here = report(capsys, *series, "--save", str(tmp_path / "here"))
    there = report(capsys, *series, "--save", str(tmp_path / "there"), "--cluster", cluster.scheduler_address)
    assert there == here
    saved = [{path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("here", "there")]
    assert len(saved[0]) == 4
    assert saved[1] == saved[0]


def test_a_game_that_kills_every_worker_is_given_up(cluster: LocalCluster, capsys: Captured) -> None:
    scheduler = cluster.scheduler
    assert scheduler.allowed_failures > 0
    scheduler.allowed_failures = 0
    assert main(["arena", "--seats", "mine:Doomed,random", "--games", "1", "--cluster", scheduler.address]) == 2
    assert capsys.readouterr().err == (
        "chaski: A process in which games were played has died, so there is no result.\n"
    )


def test_what_is_wrong_with_a_player_is_the_same_sentence(cluster: LocalCluster, capsys: Captured) -> None:
    where = cluster.scheduler_address
    assert main(["arena", "--seats", "mine:Faulty,random", "--games", "1", "--cluster", where]) == 2
    assert capsys.readouterr().err.startswith("chaski: mine:Faulty fails in choose: ZeroDivisionError: ")


def test_workers_with_other_rules_or_without_the_program(
    cluster: LocalCluster, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spreading, "present", lambda: Edition(0, "other values"))
    assert refusal(capsys, "--cluster", cluster.scheduler_address) == (
        "chaski: A worker of the cluster has another version of the rules or of the components."
    )

    def absent() -> Edition:
        raise ModuleNotFoundError("No module named 'engine'")

    monkeypatch.setattr(spreading, "present", absent)
    assert "is not installed on every machine" in refusal(capsys, "--cluster", cluster.scheduler_address)


def test_a_cluster_without_workers(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    with LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0") as cluster:
        monkeypatch.setattr(spreading, "PATIENCE", 1)
        where = cluster.scheduler_address
        assert refusal(capsys, "--cluster", where) == (
            f"chaski: The cluster {where} has no worker; start some with dask worker {where}."
        )


@pytest.mark.parametrize("where", ["127.0.0.1:1", "nowhere://x:1"])
def test_no_cluster_there(where: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "PATIENCE", 1)
    assert f"There is no Dask scheduler at {where}" in refusal(capsys, "--cluster", where)


def test_the_extra_is_named_if_it_is_missing(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refusal(capsys, "--cluster", "local") == (
        "chaski: --cluster needs Dask, which is an extra: python -m pip install -e '.[cluster]' in its folder."
    )
