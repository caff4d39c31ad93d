"""`--modules` of the commands that make games: named in any order, once each, and told again."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from engine.box import MODULES
from engine.codec import load_game

Captured = pytest.CaptureFixture[str]
TOLD = "Modules: Way of the Sun (Ruruy), Vassals of the Inca."


def report(capsys: Captured, *args: str) -> dict[str, Any]:
    assert main([*args, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_simulated_alone(module: str, capsys: Captured) -> None:
    found = report(capsys, "simulate", "--games", "2", "--modules", module)
    assert (found["modules"], found["finished"]) == ([module], 2)


def test_modules_are_told_in_one_order_whatever_order_they_are_named_in(capsys: Captured) -> None:
    named = ("buildings,nobles,vassals,way_of_the_sun:simpa", "way_of_the_sun:simpa, vassals, nobles, buildings")
    first, again = (report(capsys, "simulate", "--games", "1", "--modules", names) for names in named)
    assert first["modules"] == ["way_of_the_sun:simpa", "vassals", "nobles", "buildings"]
    assert (first["decisions"], first["mean_scores"]) == (again["decisions"], again["mean_scores"])


def test_a_solo_game_and_an_arena_have_modules(capsys: Captured) -> None:
    solo = report(capsys, "simulate", "--solo", "pachamama", "--games", "1", "--modules", "vassals,nobles")
    assert solo["modules"] == ["vassals", "nobles"]
    arena = report(capsys, "arena", "--seats", "random,random,random", "--games", "1", "--modules", "nobles")
    assert (arena["modules"], arena["finished"]) == (["nobles"], 1)


def test_without_modules_nothing_is_said_of_them(capsys: Captured) -> None:
    assert "modules" not in report(capsys, "simulate", "--games", "1")
    assert "modules" not in report(capsys, "arena", "--seats", "random,random", "--games", "1")
    assert main(["simulate", "--games", "1"]) == 0
    assert "Modules" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", [["simulate", "--games", "1"], ["arena", "--games", "1", "--seats", "random,random"]]
)
def test_modules_are_told_in_words(command: list[str], capsys: Captured) -> None:
    assert main([*command, "--modules", "vassals,way_of_the_sun:ruruy"]) == 0
    assert TOLD in capsys.readouterr().out


def test_a_saved_game_keeps_its_modules(tmp_path: Path, capsys: Captured) -> None:
    named = ["--modules", "vassals,way_of_the_sun:ruruy"]
    assert main(["simulate", "--games", "1", "--save", str(tmp_path), *named]) == 0
    (file,) = tmp_path.iterdir()
    assert load_game(file.read_bytes()).options.modules == ("way_of_the_sun:ruruy", "vassals")
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert TOLD in capsys.readouterr().out
    assert report(capsys, "replay", str(file))["modules"] == ["way_of_the_sun:ruruy", "vassals"]


def test_a_game_with_modules_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    answers = iter(["1", "q", ""])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    main(["play", "--bots", "random", "--seed", "a", "--modules", "vassals,way_of_the_sun:ruruy"])
    assert TOLD in capsys.readouterr().out


@pytest.mark.parametrize("command", [["simulate"], ["arena", "--seats", "random,random"], ["play"], ["watch"]])
@pytest.mark.parametrize(
    ("modules", "sentence"),
    [
        ("moon", "There is no module 'moon'; there are way_of_the_sun:ruruy, way_of_the_sun:simpa,"),
        ("way_of_the_sun", "There is no module 'way_of_the_sun'"),
        ("vassals,nobles,vassals", "A game uses each module once"),
        ("way_of_the_sun:ruruy,way_of_the_sun:simpa", "one side of the Temple overlay"),
    ],
)
def test_modules_that_make_no_game_are_refused_with_a_sentence(
    command: list[str], modules: str, sentence: str, capsys: Captured
) -> None:
    assert main([*command, "--modules", modules]) != 0
    said = capsys.readouterr()
    assert sentence in said.err
    assert "Traceback" not in said.err


def test_axomamma_with_modules_is_refused_with_a_sentence(capsys: Captured) -> None:
    assert main(["simulate", "--solo", "axomamma", "--modules", "vassals"]) != 0
    assert "Axomamma plays without Vassals of the Inca" in capsys.readouterr().err
    assert main(["simulate", "--solo", "axomamma", "--games", "1", "--modules", "buildings"]) == 0


def test_a_saved_game_brings_its_own_modules(tmp_path: Path, capsys: Captured) -> None:
    assert main(["play", "--load", str(tmp_path / "game.json"), "--modules", "vassals"]) != 0
    assert "give --load alone" in capsys.readouterr().err
