"""`chaski watch`: a game that plays itself, told turn by turn."""

import json
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image

import render
from bot.cli import main
from bot.terminal.watching import Pace
from engine.actions import Action
from engine.codec import load_game, verify
from engine.players import GreedyPlayer
from engine.state import View
from tests.sizes import size

Captured = pytest.CaptureFixture[str]
FAST = ["--pace", "0", "--player", "easy", "--seed", "watch"]


def watch(capsys: Captured, *args: str) -> list[str]:
    assert main(["watch", *args]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.splitlines()


def words(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


# ---------------------------------------------------------------- the telling


@pytest.mark.parametrize(
    ("args", "name", "difficulty"),
    [
        ([], "Pachamama", "normal"),
        (["--difficulty", "hard,leftovers_score"], "Pachamama", "hard, leftovers_score"),
        (["--solo", "axomamma"], "Axomamma", "as printed"),
        (["--solo", "axomamma", "--difficulty", "one_conquest"], "Axomamma", "one_conquest"),
    ],
)
def test_a_whole_solo_game_is_told_turn_by_turn(args: list[str], name: str, difficulty: str, capsys: Captured) -> None:
    lines = watch(capsys, *FAST, *args)
    assert lines[0] == f"Tawantinsuyu: Chaski (easy) against {name}, seed watch. Ctrl-C ends it."
    assert lines[1] == f"Difficulty: {difficulty}. A victory needs 120 VP and more than {name}."
    assert "Setup." in lines
    turns = [line for line in lines if re.fullmatch(r"Turn \d+: \w+\.", line)]
    assert turns == [f"Turn {n}: {'Chaski' if n % 2 else name}." for n in range(1, len(turns) + 1)]
    assert len(turns) > 20
    scores = [line for line in lines if line.startswith("  Scores: ")]
    assert len(scores) == len(turns) + 1, "the set-up has scores, too"
    assert max(map(len, lines)) <= 100
    assert not any(line.endswith(" ") for line in lines)
    hers = re.findall(rf"• {name}: [^•]*? 1\. ", words(lines))
    assert len(hers) > len(turns) / 3, "step by step, as in the chat"
    assert re.search(r" \d\. .*olled \d", words(lines))
    end = words(lines)
    assert len(re.findall(r"Chaski beat \w+ \d|Chaski (?:lost|had more VP)", end)) == 1
    finals = re.search(r"Final score +│ +(\d+) │ +(\d+) │", "\n".join(lines))
    assert finals
    assert scores[-1] == f"  Scores: Chaski {finals[1]} VP, {name} {finals[2]} VP."


@pytest.mark.parametrize("bots", [2, 4])
def test_bots_play_among_themselves(bots: int, capsys: Captured) -> None:
    lines = watch(capsys, *FAST, "--bots", str(bots))
    names = [f"Easy {n}" for n in range(1, bots + 1)]
    assert lines[0] == f"Tawantinsuyu: {', '.join(names)}, seed watch. Ctrl-C ends it."
    assert "Difficulty" not in lines[1]
    first = [line for line in lines if line.startswith("Turn ")][:bots]
    assert sorted(line.partition(": ")[2] for line in first) == [f"{name}." for name in names]
    assert re.search(r"Easy \d (won with|and)", words(lines))


def test_the_same_seed_gives_the_same_game(capsys: Captured) -> None:
    assert watch(capsys, *FAST) == watch(capsys, *FAST)


@pytest.mark.usefixtures("impatient")
def test_no_seed_gives_a_new_game(capsys: Captured) -> None:
    told = []
    for _ in range(2):
        assert main(["watch", "--pace", "0", "--player", "easy"]) == 130
        told.append(capsys.readouterr().out.splitlines()[0])
    assert told[0] != told[1]


def test_a_thinking_player_says_what_it_thought_about(capsys: Captured) -> None:
    lines = watch(capsys, "--pace", "0", "--player", "hard", "--budget", "0.001", "--seed", "t")
    text = words(lines)
    assert re.search(
        r"Chaski considered: [^.]+ \((expects to win by \d+ VP|expects to lose by \d+ VP|expects a tie)\), [^.]+\)\.",
        text,
    )
    own = [part for part in re.split(r"(?=Turn \d+: )", text)[1:] if part.split()[2] == "Chaski."]
    assert sum("Chaski considered: " in part for part in own) > len(own) / 2


# ---------------------------------------------------------------- the pace


@pytest.mark.usefixtures("impatient")
def test_a_pace_is_what_the_command_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    class Noted(Pace):
        def __init__(self, seconds: float) -> None:
            asked.append(seconds)
            super().__init__(0)

    monkeypatch.setattr("bot.command_line.watch.Pace", Noted)
    for pace in ((), ("--pace", "0.5")):
        assert main(["watch", "--player", "easy", "--seed", "1", *pace]) == 130
    assert asked == [5.0, 0.5]


# ---------------------------------------------------------------- the folder


def of_its_view(seen: View, *_: object, **__: object) -> Image.Image:
    """A picture as different from others as the View is of which it is one."""
    return Image.frombytes("L", (32, 1), sha256(repr(seen).encode()).digest())


def test_a_folder_gets_boards_chart_animation_and_game(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.board", size(of_its_view, render.board))
    monkeypatch.setattr("render.TIGHTER", 1)  # nobody asks how large the files are
    folder = tmp_path / "new" / "game"
    lines = watch(capsys, *FAST, "--out", str(folder))
    boards = sorted(folder.glob("turn-*.png"))
    turns = len([line for line in lines if line.startswith("Turn ")])
    assert boards[0].name in ("turn-000.png", "turn-001.png")
    assert boards[-1].name == f"turn-{turns:03}.png"
    assert len(boards) >= turns / 2
    assert sorted(path.name for path in folder.iterdir() if path not in boards) == [
        "animation.gif",
        "chart.png",
        "game.json",
    ]
    assert words(lines).endswith(
        f"{len(boards)} pictures of the board, the chart, the animation and the game are in {folder}."
    )
    assert len({path.read_bytes() for path in boards}) == len(boards)
    with Image.open(folder / "animation.gif") as film, Image.open(folder / "chart.png") as chart:
        assert getattr(film, "n_frames", 1) == len(boards) + 1, "the result card comes last"
        assert chart.width > 800
    assert main(["replay", str(folder / "game.json"), "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    assert replayed["finished"]
    assert replayed["turns"] == turns
    assert f"Scores: Chaski {replayed['scores'][0]} VP, Pachamama {replayed['scores'][1]} VP." in words(lines)


def test_a_folder_with_another_game_is_left_alone(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "turn-001.png").write_text("a picture")
    assert main(["watch", *FAST, "--out", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"chaski: The folder {tmp_path} already has a game in it; choose another one.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["turn-001.png"]


# ---------------------------------------------------------------- the end before the end


class Impatient(GreedyPlayer):
    """A player whose spectator presses Ctrl-C in turn 5."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        if view.turn >= 5:
            raise KeyboardInterrupt
        return super().choose(view, options)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.terminal.seats.make_player", lambda policy, seed, budget=None: Impatient(seed))


@pytest.mark.usefixtures("impatient")
def test_control_c_is_one_line(capsys: Captured) -> None:
    assert main(["watch", *FAST]) == 130
    said = capsys.readouterr()
    assert said.err.strip() == "chaski: stopped in turn 5."
    assert "Turn 4: Pachamama." in said.out
    assert "Turn 5" not in said.out


@pytest.mark.usefixtures("impatient")
def test_control_c_keeps_what_was_written(tmp_path: Path, capsys: Captured) -> None:
    assert main(["watch", *FAST, "--out", str(tmp_path)]) == 130
    assert capsys.readouterr().err.strip() == (
        f"chaski: stopped in turn 5; the pictures and the game so far are in {tmp_path}."
    )
    assert (tmp_path / "turn-004.png").exists()
    state = verify(load_game((tmp_path / "game.json").read_bytes()))
    assert not state.over
    assert state.turn == 5


def test_an_interruption_while_waiting_is_one_line_too(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def press(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.command_line.watch.Pace", lambda seconds: Pace(seconds, press))
    assert main(["watch", "--player", "easy", "--seed", "1"]) == 130
    said = capsys.readouterr()
    assert re.fullmatch(r"chaski: stopped in turn [1-3]\.", said.err.strip())
    assert "Setup." in said.out
    assert "Turn 1" not in said.out


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--solo", "axomamma", "--bots", "2"], "give --bots or --solo, not both."),
        (
            ["--bots", "3", "--difficulty", "hard"],
            "--difficulty and --handicap are for a game against an opponent: add --solo NAME.",
        ),
        (["--difficulty", "mercy"], "'mercy' makes pachamama neither easier nor harder"),
        (["--solo", "axomamma", "--difficulty", "hard"], "Levels and chosen personalities are for pachamama"),
        (["--bots", "5"], "this game is for 2, 3 or 4 players, not '5'"),
        (["--player", "genius"], "invalid choice: 'genius'"),
        (["--pace", "-1"], "'-1' is not a number of seconds"),
        (["--pace", "soon"], "'soon' is not a number of seconds"),
        (["--budget", "0"], "'0' is not a number of seconds above 0"),
        (["--solo", "nobody"], "invalid choice: 'nobody'"),
    ],
)
def test_what_cannot_be_watched_is_explained(args: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["watch", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err.splitlines()[-1]
