"""Simulations and arenas: honest numbers, the same again for the same seed."""

import json
import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.cli import main
from bot.command_line import games, pairs
from engine.codec import load_game, verify
from engine.players import make_player, play_match
from engine.state import Options
from tests.sizes import size

Captured = pytest.CaptureFixture[str]
MEETINGS = size(2, 4)  # of each pair
THOUGHT_OUT = size(1, 2)  # games of players that think
PROMISED = ["games", "decisions", "seconds", "games_per_s", "decisions_per_s", "mean_scores", "mean_turns"]


def run_json(capsys: Captured, *args: str) -> dict[str, Any]:
    assert main([*args, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    (line,) = said.out.splitlines()
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_json_is_one_object_with_what_is_promised(players: int, capsys: Captured) -> None:
    report = run_json(capsys, "simulate", "--players", str(players), "--games", "6", "--seed", "x")
    assert set(PROMISED) <= set(report)
    assert (report["players"], report["policy"], report["seed"]) == (players, "random", "x")
    assert report["games"] == report["finished"] == 6
    assert len(report["mean_scores"]) == len(report["wins"]) == players
    assert report["min_score"] <= report["mean_score"] <= report["max_score"]
    assert report["mean_options"] > 1
    assert sum(report["wins"]) == pytest.approx(6)
    assert sum(report["mean_scores"]) / players == pytest.approx(report["mean_score"], abs=0.01)
    assert sum(report["mean_vp"].values()) == pytest.approx(report["mean_score"], abs=0.1)


def test_simulate_counts_what_was_played(capsys: Captured) -> None:
    report = run_json(capsys, "simulate", "--games", "2", "--seed", "7")
    matches = [
        play_match(Options(players=2), f"7-{i}", [make_player("random", f"7-{i}-{seat}") for seat in range(2)])
        for i in range(2)
    ]
    results = [match.state.result for match in matches]
    assert report["decisions"] == sum(len(match.answers) for match in matches)
    assert report["mean_turns"] == sum(match.state.turn for match in matches) / 2
    assert report["mean_scores"] == [sum(r.scores[seat] for r in results if r) / 2 for seat in range(2)]


def test_the_same_seed_gives_the_same_games(capsys: Captured) -> None:
    first, again, other = (run_json(capsys, "simulate", "--games", "3", "--seed", seed) for seed in ("a", "a", "b"))
    for clock in ("seconds", "games_per_s", "decisions_per_s"):
        assert first.pop(clock) > 0
        again.pop(clock)
    assert first == again
    assert first["mean_scores"] != other["mean_scores"]


def test_simulate_in_words(capsys: Captured) -> None:
    assert main(["simulate", "--games", "3", "--policy", "greedy", "--players", "3"]) == 0
    out = capsys.readouterr().out
    assert "3 of 3 games with 3 greedy players ended properly (seed 1)." in out
    assert "Where the VP came from" in out
    assert max(map(len, out.splitlines())) <= 100


def test_saved_games_are_whole_and_verify(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "new" / "games"
    run_json(capsys, "simulate", "--games", "2", "--players", "3", "--seed", "5", "--save", str(folder))
    assert sorted(path.name for path in folder.iterdir()) == ["3p-random-5-000.json", "3p-random-5-001.json"]
    for path in folder.iterdir():
        assert verify(load_game(path.read_bytes())).over


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path, capsys: Captured) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    assert main(["simulate", "--games", "1", "--save", str(in_the_way)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"chaski: The folder {in_the_way} cannot be created: File exists.\n"


def test_a_game_never_overwrites_anything_but_a_game(tmp_path: Path, capsys: Captured) -> None:
    precious = tmp_path / "2p-random-1-000.json"
    precious.write_text("a diary")
    assert main(["simulate", "--games", "1", "--save", str(tmp_path)]) == 2
    assert "is not a saved game; choose another name" in capsys.readouterr().err
    assert precious.read_text() == "a diary"


def test_a_game_that_does_not_end_fails_the_command(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def torn(*args: object) -> object:
        match = play_match(*args)  # type: ignore[arg-type]
        match.state.result = None
        return match

    monkeypatch.setattr(games, "play_match", torn)
    assert main(["simulate", "--games", "2", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["finished"] == 0


# ---------------------------------------------------------------- arena


def test_arena_reports_every_player(capsys: Captured) -> None:
    report = run_json(capsys, "arena", "--seats", "random,greedy", "--games", "4")
    random, greedy = report["players"]
    assert (random["name"], greedy["name"]) == ("random", "greedy")
    assert report["games"] == 4
    assert report["seconds"] > 0
    assert random["wins"] + greedy["wins"] == pytest.approx(4)
    assert greedy["win_share"] == greedy["wins"] / 4
    assert greedy["mean_score"] > random["mean_score"]
    for player in report["players"]:
        assert player["min_score"] <= player["mean_score"] <= player["max_score"]
        assert player["standard_error"] > 0


def test_arena_moves_everybody_on_by_a_seat(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    seated: list[list[str]] = []

    def watch(options: Options, seed: str, bots: list[Any], told: Any) -> Any:
        seated.append([bot.name for bot in bots])
        return play_match(options, seed, bots, told)

    monkeypatch.setattr(games, "play_match", watch)
    assert main(["arena", "--seats", "greedy,random,random", "--games", "3"]) == 0
    assert [names.index("greedy") for names in seated] == [0, 1, 2]
    out = capsys.readouterr().out
    assert "greedy" in out
    assert "random#1" in out
    assert "random#2" in out


def test_arena_gives_scores_to_whom_they_belong(capsys: Captured) -> None:
    report = run_json(capsys, "arena", "--seats", "random,random", "--games", "2", "--seed", "z")
    first = play_match(Options(), "z-0", [make_player("random", "z-0-0"), make_player("random", "z-0-1")])
    second = play_match(Options(), "z-1", [make_player("random", "z-1-1"), make_player("random", "z-1-0")])
    assert first.state.result
    assert second.state.result
    scores = [first.state.result.scores[0], second.state.result.scores[1]]
    assert report["players"][0]["mean_score"] == sum(scores) / 2
    assert report["players"][0]["max_score"] == max(scores)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("greedy", "An arena has 2, 3 or 4 players, not 1."),
        ("random,random,random,random,random", "An arena has 2, 3 or 4 players, not 5."),
        ("random,genius", "There is no player called 'genius'"),
    ],
)
def test_an_arena_nobody_can_hold_is_explained(seats: str, sentence: str, capsys: Captured) -> None:
    assert main(["arena", "--seats", seats, "--games", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err


# ---------------------------------------------------------------- pairs


def test_every_pair_meets_so_many_times(capsys: Captured) -> None:
    report = run_json(capsys, "arena", "--pairs", "--seats", "greedy,novice,random", "--games", str(MEETINGS))
    assert [(pair["player"], pair["rival"]) for pair in report["pairs"]] == [
        ("greedy", "novice"),
        ("greedy", "random"),
        ("novice", "random"),
    ]
    assert (report["games"], report["finished"]) == (MEETINGS, 3 * MEETINGS)
    for pair in report["pairs"]:
        assert pair["win_share"] == pair["wins"] / pair["finished"] == pair["wins"] / MEETINGS
        assert 0 <= pair["lowest"] <= pair["win_share"] <= pair["highest"] <= 1
    assert [pair["wins"] > MEETINGS / 2 for pair in report["pairs"]][1:] == [True, True]


def test_a_pair_plays_the_games_of_an_arena_of_two(capsys: Captured) -> None:
    (pair,) = run_json(capsys, "arena", "--pairs", "--seats", "random,greedy", "--games", "3")["pairs"]
    players = run_json(capsys, "arena", "--seats", "random,greedy", "--games", "3")["players"]
    assert pair["wins"] == players[0]["wins"]
    assert pair["mean_lead"] == pytest.approx(players[0]["mean_score"] - players[1]["mean_score"], abs=0.02)


def test_a_pair_is_shown_with_its_interval(capsys: Captured) -> None:
    assert main(["arena", "--pairs", "--seats", "greedy,random", "--games", "4"]) == 0
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "greedy" in line]
    assert re.search(r"greedy .* random .* 4 .* 100% .* 51-100% .* \+\d+\.\d", row)


def test_without_names_the_levels_meet(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    met: list[tuple[str, ...]] = []

    def meet(fixtures: Sequence[games.Fixture], **_: object) -> list[games.PlayedGame]:
        met.extend(tuple(policy for policy, _ in fixture.bots) for fixture in fixtures)
        return [games.play_one(structs.replace(fixture, bots=(("random", "1"),) * 2)) for fixture in fixtures]

    monkeypatch.setattr(pairs, "play_all", meet)
    report = run_json(capsys, "arena", "--pairs", "--games", "1")
    assert met == list(combinations(["master", "expert", "hard", "medium", "easy", "novice"], 2))
    assert report["finished"] == len(met) == 15


def test_an_interval_holds_the_true_share() -> None:
    assert pairs.interval(0, 0) == (0.0, 1.0)
    assert pairs.interval(50, 100) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))
    assert pairs.interval(20, 20) == (pytest.approx(0.8389, abs=1e-4), pytest.approx(1.0))


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((), "Name 2, 3 or 4 bots with --seats, or let the levels meet with --pairs."),
        (("--pairs", "--seats", "greedy,greedy"), "A pair takes two different bots."),
        (("--pairs", "--seats", "greedy,genius"), "There is no player called 'genius'"),
    ],
)
def test_pairs_nobody_can_form_are_explained(args: tuple[str, ...], sentence: str, capsys: Captured) -> None:
    assert main(["arena", "--games", "1", *args]) == 2
    assert sentence in capsys.readouterr().err


# ---------------------------------------------------------------- players that think


def run_thinking(monkeypatch: pytest.MonkeyPatch, capsys: Captured, *args: str) -> dict[str, Any]:
    """The JSON object of a series of games, of which news come at once instead of after a while."""
    monkeypatch.setattr(games, "QUIET", -1.0)
    assert main([*args, "--games", str(THOUGHT_OUT), "--budget", "0.001", "--json"]) == 0
    said = capsys.readouterr()
    news = said.err.splitlines()
    assert [line.partition(" games, ")[0] for line in news] == [f"{n + 1} of {THOUGHT_OUT}" for n in range(THOUGHT_OUT)]
    found, end = json.JSONDecoder().raw_decode(said.out)
    assert said.out[end:] == "\n", "nothing but the object"
    assert isinstance(found, dict)
    assert found["budget"] == 0.001
    assert found["games"] == found["finished"] == THOUGHT_OUT
    return found


def test_simulate_lets_a_thinking_player_play_on_all_cores(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    report = run_thinking(monkeypatch, capsys, "simulate", "--policy", "search", "--solo", "axomamma")
    assert (report["policy"], report["solo"]) == ("search", "axomamma")
    assert report["win_rate"] * THOUGHT_OUT in range(THOUGHT_OUT + 1)


def test_arena_gives_a_thinking_player_its_budget(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    report = run_thinking(monkeypatch, capsys, "arena", "--seats", "search,random")
    search, random = report["players"]
    assert (search["name"], random["name"]) == ("search", "random")
    assert search["mean_score"] > random["mean_score"]


@pytest.mark.parametrize("budget", ["0", "-1", "soon", "nan", "99999"])
@pytest.mark.parametrize("command", [["simulate"], ["arena", "--seats", "search,random"]])
def test_a_budget_is_a_number_of_seconds(command: list[str], budget: str, capsys: Captured) -> None:
    assert main([*command, "--games", "1", "--budget", budget]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{budget!r} is not a number of seconds above 0" in said.err.splitlines()[-1]
