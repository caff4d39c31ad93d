"""Replays: finished and unfinished games, and files that are none."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.cli import main
from bot.terminal.game import TerminalGame
from engine import Options, legal_actions
from engine.codec import RULES_VERSION, state_hash
from engine.components import fingerprint
from tests.bot.sample_games import GOLDEN

Captured = pytest.CaptureFixture[str]
FINISHED = GOLDEN[0]


def unfinished(answers: int = 60) -> TerminalGame:
    random = Random(4)
    game = TerminalGame(Options(players=3), "half a game")
    for _ in range(answers):
        game.answer(random.choice(legal_actions(game.state)))
    return game


def test_a_finished_game_shows_its_scores(capsys: Captured) -> None:
    saved = json.loads(FINISHED.read_bytes())
    assert main(["replay", str(FINISHED)]) == 0
    out = capsys.readouterr().out
    assert f"{len(saved['answers'])} answers in " in out
    assert "every answer fits the rules" in out
    (footer,) = [line for line in out.splitlines() if "Final score" in line]
    assert [int(cell) for cell in footer.split() if cell.isdecimal()] == saved["final"]["scores"]
    rows = [[int(cell) for cell in line.split("│")[2:-1]] for line in out.splitlines() if line.startswith("│")]
    *categories, final = rows
    assert [sum(column) for column in zip(*categories, strict=True)] == final
    for seat in saved["final"]["winners"]:
        assert f"Player {seat + 1}" in out.splitlines()[-2]
    assert f"State hash: {saved['final']['state_hash']}" in out


def test_a_finished_game_as_json(capsys: Captured) -> None:
    saved = json.loads(FINISHED.read_bytes())
    assert main(["replay", str(FINISHED), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    assert report["finished"] is True
    assert report["asked"] is None
    assert report["scores"] == saved["final"]["scores"]
    assert report["winners"] == saved["final"]["winners"]
    assert report["state_hash"] == saved["final"]["state_hash"]
    assert report["answers"] == len(saved["answers"])
    assert [sum(vp.values()) for vp in report["breakdown"]] == report["scores"]


def test_one_answer_in_one_turn_is_no_plural(tmp_path: Path, capsys: Captured) -> None:
    game = TerminalGame(Options(players=2), "short")
    while game.state.turn < 1:
        game.answer(legal_actions(game.state)[0])
    (tmp_path / "short.json").write_bytes(game.saved())
    assert main(["replay", str(tmp_path / "short.json")]) == 0
    assert f"{len(game.answers)} answers in 1 turn; every" in " ".join(capsys.readouterr().out.split())


def test_an_unfinished_game_says_who_is_asked_what(tmp_path: Path, capsys: Captured) -> None:
    game = unfinished()
    path = tmp_path / "half.json"
    path.write_bytes(game.saved())
    assert game.decision
    assert main(["replay", str(path)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert f"The game is not over. Player {game.decision.seat + 1} is asked: " in out
    assert main(["replay", str(path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["finished"] is False
    assert report["winners"] == []
    assert report["asked"]["question"] == type(game.decision).__name__
    assert report["asked"]["words"] in out
    assert report["state_hash"] == state_hash(game.state)


# ---------------------------------------------------------------- files that are no games


def check_refused(path: Path, capsys: Captured) -> str:
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (sentence,) = said.err.splitlines()
    assert sentence.startswith("chaski: ")
    assert len(sentence) < 300
    return sentence


def damaged(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "damaged.json"
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("share", [0.001, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_refused(share: float, tmp_path: Path, capsys: Captured) -> None:
    whole = FINISHED.read_bytes()
    check_refused(damaged(tmp_path, whole[: int(len(whole) * share)]), capsys)


@pytest.mark.parametrize("seed", range(25))
def test_a_flipped_byte_is_refused_or_changes_nothing(seed: int, tmp_path: Path, capsys: Captured) -> None:
    random = Random(seed)
    data = bytearray(FINISHED.read_bytes())
    data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    path = damaged(tmp_path, bytes(data))
    status = main(["replay", str(path), "--json"])
    said = capsys.readouterr()
    if status == 0:
        assert json.loads(said.out)["state_hash"] == json.loads(FINISHED.read_bytes())["final"]["state_hash"]
    else:
        assert status == 2
        assert (said.out, len(said.err.splitlines())) == ("", 1)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "is empty."),
        (b"\x00\x01\x02\xff\xfe" * 50, "This is not a saved game"),
        (Random(1).randbytes(5000), "This is not a saved game"),
        (b"[1, 2, 3]", "This is not a saved game"),
        (b"{}", "This is not a saved game"),
        (b'"' + b"x" * 100_000 + b'"', "This is not a saved game"),
        (b"[" * 200_000, "This is not a saved game"),
    ],
    ids=["empty", "binary", "random", "list", "object", "string", "nested"],
)
def test_anything_else_is_refused(data: bytes, sentence: str, tmp_path: Path, capsys: Captured) -> None:
    assert sentence in check_refused(damaged(tmp_path, data), capsys)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path, capsys: Captured) -> None:
    assert "No such file" in check_refused(tmp_path / "nowhere.json", capsys)
    assert "Is a directory" in check_refused(tmp_path, capsys)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [("format", 99, "format 99"), ("seed", "another", "Answer "), ("options", {"players": 9}, "9")],
)
def test_a_game_of_another_kind_is_refused(
    field: str, value: object, sentence: str, tmp_path: Path, capsys: Captured
) -> None:
    saved = json.loads(FINISHED.read_bytes())
    saved[field] = value
    assert sentence in check_refused(damaged(tmp_path, json.dumps(saved).encode()), capsys)


# ---------------------------------------------------------------- games of other rules and values

OTHERS = [
    ({"rules": 99}, "This game began under rules version 99, while this program plays version"),
    ({"components": "0123"}, "This game began with component values other than this program's."),
    (
        {"rules": 99, "components": "0123"},
        "This game began under rules version 99, while this program plays version"
        f" {RULES_VERSION}, and with component values other than this program's.",
    ),
    (
        {"continued": [{"seq": 40, "edition": {"rules": 99, "components": "0123"}}]},
        "From answer 41 on it was played under other rules or values than now.",
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), OTHERS)
def test_a_game_of_other_rules_that_replays_is_checked(
    fields: dict[str, object], sentence: str, tmp_path: Path, capsys: Captured
) -> None:
    saved = {**json.loads(FINISHED.read_bytes()), **fields}
    path = damaged(tmp_path, json.dumps(saved).encode())
    assert main(["replay", str(path)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert sentence in out
    assert "It replays all the same." in out
    assert main(["replay", str(path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert sentence in report["difference"]
    assert report["rules"] == saved["rules"]
    assert report["components"] == saved.get("components")
    assert report["state_hash"] == saved["final"]["state_hash"]


@pytest.mark.parametrize(("fields", "sentence"), OTHERS)
def test_a_game_of_other_rules_that_does_not_replay_is_explained_and_not_called_damaged(
    fields: dict[str, object], sentence: str, tmp_path: Path, capsys: Captured
) -> None:
    saved = {**json.loads(FINISHED.read_bytes()), **fields, "seed": "another deal"}
    told = check_refused(damaged(tmp_path, json.dumps(saved).encode()), capsys)
    assert sentence in told
    assert "cannot be checked" in told
    assert "Answer " not in told


def test_a_game_of_today_has_no_difference(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(unfinished().saved())
    assert main(["replay", str(path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["rules"], report["components"], report["difference"]) == (RULES_VERSION, fingerprint(), "")


def test_an_old_game_that_does_not_replay_may_be_of_other_values(tmp_path: Path, capsys: Captured) -> None:
    saved = {**json.loads(FINISHED.read_bytes()), "components": None, "rules": RULES_VERSION, "seed": "another deal"}
    assert "values may have been different" in check_refused(damaged(tmp_path, json.dumps(saved).encode()), capsys)


# ---------------------------------------------------------------- games that are not what they say


def test_a_forged_score_is_refused(tmp_path: Path, capsys: Captured) -> None:
    saved = json.loads(FINISHED.read_bytes())
    saved["final"]["scores"][0] += 1
    assert "does not end the way" in check_refused(damaged(tmp_path, json.dumps(saved).encode()), capsys)


def test_a_game_cut_short_that_claims_to_be_over_is_refused(tmp_path: Path, capsys: Captured) -> None:
    saved = json.loads(FINISHED.read_bytes())
    del saved["answers"][-1]
    assert "do not reach the end" in check_refused(damaged(tmp_path, json.dumps(saved).encode()), capsys)
