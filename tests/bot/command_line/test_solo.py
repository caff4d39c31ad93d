"""Solo games by the `chaski` command: playing, simulating, replaying."""

import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from engine import Options
from engine.codec import load_game, verify
from engine.components import SOLO
from engine.difficulty import EASIER, HARDER, LEVELS
from engine.players import make_player, play_match

AUTOMAS = ["axomamma", "pachamama"]
Captured = pytest.CaptureFixture[str]


def simulate(capsys: Captured, *args: str) -> dict[str, Any]:
    assert main(["simulate", *args, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    (line,) = said.out.splitlines()
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


# ---------------------------------------------------------------- simulate


@pytest.mark.parametrize("automa", AUTOMAS)
def test_simulate_reports_the_win_rate_and_mean_scores(automa: str, capsys: Captured) -> None:
    report = simulate(capsys, "--solo", automa, "--games", "5", "--policy", "greedy", "--seed", "s")
    results = [
        play_match(Options(solo=automa), f"s-{i}", [make_player("greedy", f"s-{i}-0")]).state.result for i in range(5)
    ]
    scores = [result.scores for result in results if result]
    assert report["solo"] == automa
    assert report["games"] == report["finished"] == 5
    assert report["mean_scores"] == [pytest.approx(sum(column) / 5, abs=0.01) for column in zip(*scores, strict=True)]
    won = sum(yours >= 120 and yours > its for yours, its in scores)
    assert report["win_rate"] == won / 5
    assert report["wins"] == [won, 5 - won]
    assert report["mean_score"] == report["mean_scores"][0], "the automa's score is not the player's"
    assert sum(report["mean_vp"].values()) == pytest.approx(report["mean_scores"][0], abs=0.1)
    assert sum(report["automa_mean_vp"].values()) == pytest.approx(report["mean_scores"][1], abs=0.1)


def test_simulate_between_people_says_nothing_of_automas(capsys: Captured) -> None:
    report = simulate(capsys, "--games", "2")
    assert not {"solo", "difficulty", "win_rate", "automa_mean_vp"} & set(report)


@pytest.mark.parametrize(
    ("automa", "words", "told"),
    [
        ("axomamma", "no_personality,rich_festival", ["no_personality", "rich_festival"]),
        ("axomamma", "normal", []),
        ("pachamama", "hard", ["hard"]),
        ("pachamama", "easy,leftovers_score,PP1b", ["easy", "leftovers_score", "PP1b"]),
    ],
)
def test_simulate_takes_a_difficulty(automa: str, words: str, told: list[str], capsys: Captured) -> None:
    report = simulate(capsys, "--solo", automa, "--difficulty", words, "--games", "1")
    assert report.get("difficulty", []) == told


@pytest.mark.parametrize(("automa", "vp"), [("axomamma", "40"), ("pachamama", "-20")])
def test_simulate_takes_a_handicap(automa: str, vp: str, capsys: Captured) -> None:
    report = simulate(capsys, "--solo", automa, "--handicap", vp, "--games", "1")
    assert report["handicap"] == int(vp)
    gets = "mean_vp" if int(vp) > 0 else "automa_mean_vp"
    assert report[gets]["handicap"] == abs(int(vp))
    assert main(["simulate", "--solo", automa, "--handicap", vp, "--games", "1"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"house rule: +{abs(int(vp))} VP for {'the player' if int(vp) > 0 else automa.title()}" in told


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--handicap", "20"], "--difficulty and --handicap are for a game against an opponent"),
        (["--solo", "axomamma", "--handicap", "30"], "A handicap is one of -80, -60, -40, -20, 0, 20, 40, 60, 80 VP"),
    ],
)
def test_a_handicap_that_no_game_has_is_refused(args: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["simulate", *args]) != 0
    assert sentence in capsys.readouterr().err


EVERY_WORD = [
    *(("axomamma", word) for word in (*EASIER["axomamma"], *HARDER["axomamma"])),
    *(("pachamama", word) for word in (*LEVELS, *HARDER["pachamama"])),
    *(("pachamama", f"easy,{side.id}") for token in SOLO.pachamama.personalities.values() for side in token.sides),
]


@pytest.mark.parametrize(("automa", "word"), EVERY_WORD)
def test_every_word_of_difficulty_is_taken_and_told(
    automa: str, word: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = ["normal"] if (automa, word) == ("pachamama", "leftovers_score") else []
    told = [*usual, *word.split(",")]
    table = ["--solo", automa, "--difficulty", word]
    assert simulate(capsys, *table, "--games", "1")["difficulty"] == told
    screen = play(monkeypatch, capsys, table, ["q", ""])
    goal = f"A victory needs 120 VP and more than {automa.capitalize()}."
    assert f"Difficulty: {', '.join(told)}. {goal}" in screen


def test_difficulty_changes_the_games(capsys: Captured) -> None:
    usual = simulate(capsys, "--solo", "axomamma", "--games", "3", "--policy", "greedy")
    hard = ",".join(HARDER["axomamma"])
    harder = simulate(capsys, "--solo", "axomamma", "--games", "3", "--policy", "greedy", "--difficulty", hard)
    assert harder["mean_scores"][1] > usual["mean_scores"][1]


def test_simulated_solo_games_are_saved_by_the_name_of_the_automa(tmp_path: Path, capsys: Captured) -> None:
    simulate(capsys, "--solo", "axomamma", "--games", "2", "--seed", "5", "--save", str(tmp_path))
    saved = sorted(tmp_path.iterdir())
    assert [path.name for path in saved] == ["axomamma-random-5-000.json", "axomamma-random-5-001.json"]
    assert all(verify(load_game(path.read_bytes())).over for path in saved)


def test_simulate_in_words(capsys: Captured) -> None:
    assert main(["simulate", "--solo", "pachamama", "--difficulty", "hard", "--games", "2", "--policy", "greedy"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "2 of 2 games of a greedy player against Pachamama (hard) ended properly (seed 1)." in out
    assert "were won, with 120 VP or more and ahead of Pachamama." in out
    assert "Mean VP of Pachamama" in out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--difficulty", "hard"], "--difficulty and --handicap are for a game against an opponent"),
        (["--solo", "axomamma", "--players", "3"], "A solo game has two seats"),
        (["--solo", "axomamma", "--difficulty", "mercy"], "'mercy' makes axomamma neither easier nor harder"),
        (["--solo", "axomamma", "--difficulty", "hard"], "Levels and chosen personalities are for pachamama"),
        (["--solo", "pachamama", "--difficulty", "hard,easy"], "A game has one level, not hard and easy."),
        (["--solo", "pachamama", "--difficulty", "hard,PP1a"], "hard has 3 personality tokens, not 1"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_solo_game_nobody_can_play_is_explained(
    command: str, args: list[str], sentence: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main([command, *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err


# ---------------------------------------------------------------- play


def play(monkeypatch: pytest.MonkeyPatch, capsys: Captured, args: Iterable[str], lines: Iterable[str]) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", *args]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return " ".join(said.out.split())


@pytest.mark.parametrize("automa", AUTOMAS)
def test_a_whole_solo_game_in_the_terminal(
    automa: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    name = automa.capitalize()
    monkeypatch.chdir(tmp_path)
    screen = play(monkeypatch, capsys, ["--solo", automa, "--seed", "evening"], ["1"] * 3000)
    assert f"Tawantinsuyu against {name}, seed evening." in screen
    assert f"{name} rolled" in screen
    state = verify(load_game((tmp_path / "1").read_bytes()))  # the last answer is the name of the file
    assert state.result
    assert screen.count(f"You lost to {name}, ") == 2, "in the story and at the end"
    assert main(["replay", "1"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"A solo game against {name} with the seed evening" in told
    assert f" lost to {name}, " in told


def test_a_solo_game_is_saved_and_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    file = str(tmp_path / "half.json")
    start = ["--solo", "axomamma", "--difficulty", "one_conquest", "--seed", "x"]
    play(monkeypatch, capsys, start, ["1"] * 40 + [f"s {file}", "q", ""])
    saved = load_game(Path(file).read_bytes())
    assert saved.options == Options(solo="axomamma", difficulty=("one_conquest",))
    screen = play(monkeypatch, capsys, ["--load", file], ["t 2", "q", ""])
    assert "Tawantinsuyu against Axomamma" in screen
    assert "God cards by die" in screen


def test_a_game_without_words_of_difficulty_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    assert "Difficulty: as printed." in play(monkeypatch, capsys, ["--solo", "axomamma"], ["q", ""])
    said = play(monkeypatch, capsys, ["--solo", "axomamma", "--handicap", "-60"], ["q", ""])
    assert "Difficulty: house rule: +60 VP for Axomamma." in said
    assert "Difficulty: normal." in play(monkeypatch, capsys, ["--solo", "pachamama"], ["q", ""])
    assert "Difficulty" not in play(monkeypatch, capsys, [], ["q", ""])


@pytest.mark.parametrize("args", [["--bots", "greedy"], ["--humans", "2"], ["--players", "4"]])
def test_nobody_else_sits_at_a_solo_table(args: list[str], capsys: Captured) -> None:
    assert main(["play", "--solo", "axomamma", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "leave" in said.err
