"""`chaski render`: pictures of saved games, and one sentence for whatever cannot be drawn."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import render
from bot.cli import main
from bot.command_line.render import PICTURES
from engine import View
from engine.codec import load_game
from tests.sizes import size, some

GAME = Path(__file__).parents[2] / "golden" / "2p-greedy.json"
LAST = str(len(load_game(GAME.read_bytes()).answers))
Captured = pytest.CaptureFixture[str]


def drawn(folder: Path, *arguments: str) -> Image.Image:
    out = folder / "picture"
    assert main(["render", str(GAME), "-o", str(out), *arguments]) == 0
    return Image.open(BytesIO(out.read_bytes()))


@pytest.mark.parametrize("what", some([name for name in PICTURES if name not in ("animation", "automa")], 5))
def test_every_picture_can_be_drawn(what: str, tmp_path: Path) -> None:
    picture = drawn(tmp_path, "--picture", what, "--at", "150", "--seat", "1")
    assert picture.format == "PNG"
    assert picture.width > 400


def test_the_automas_board_can_be_drawn_from_a_solo_game(tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    for name in ("axomamma-greedy", "pachamama-greedy"):
        game = GAME.parent / "solo" / f"{name}.json"
        assert main(["render", str(game), "-o", str(out), "--picture", "automa", "--at", "40"]) == 0
        with Image.open(out) as picture:
            assert (picture.format, picture.width) == ("PNG", 800)


def test_a_tall_picture_is_written_in_parts_or_as_a_whole(tmp_path: Path) -> None:
    command = ["render", str(GAME), "-o", str(tmp_path / "area.png"), "--picture", "tableau", "--seat", "1"]
    assert main(command) == 0
    files = sorted(tmp_path.glob("*.png"), key=lambda path: path.stem)
    assert [path.name for path in files] == ["area.png", "area-2.png", "area-3.png"][: len(files)]
    parts = [Image.open(path).size for path in files]
    assert len(parts) > 1
    assert all(height <= 1.5 * width for width, height in parts)
    assert main([*command, "--whole"]) == 0
    with Image.open(tmp_path / "area.png") as whole:
        assert whole.height > 1.5 * whole.width


def test_an_automa_is_called_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    def chart(*_: object, **look: Any) -> Image.Image:
        names.extend(look["names"])
        return Image.new("P", (1, 1))

    monkeypatch.setattr(render, "chart", chart)
    game = GAME.parent / "solo" / "axomamma-greedy.json"
    assert main(["render", str(game), "-o", str(tmp_path / "x.png"), "--picture", "chart", "--at", "9"]) == 0
    assert names == ["Seat 1", "Axomamma"]


@pytest.mark.parametrize("seat", [(), ("--seat", "0")])
def test_what_changed_in_a_solo_game_has_the_automas_turn(
    seat: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[tuple[int, int]] = []

    def changes(now: View, since: View, **_: Any) -> Image.Image:
        compared.append((since.turn, now.turn))
        return Image.new("P", (1, 1))

    monkeypatch.setattr(render.in_parts, "changes", changes)
    game = GAME.parent / "solo" / "axomamma-greedy.json"
    for at in (60, 75, 90):
        arguments = ["--picture", "changes", "--at", str(at), *seat]
        assert main(["render", str(game), "-o", str(tmp_path / "x.png"), *arguments]) == 0
    assert {now - since for since, now in compared} == {2}
    assert len({*compared}) > 1


def test_a_short_animation_has_a_frame_a_turn(tmp_path: Path) -> None:
    picture = drawn(tmp_path, "--picture", "animation", "--at", "60")
    assert picture.format == "GIF"
    assert 2 < getattr(picture, "n_frames", 1) < 12


def test_any_position_can_be_drawn(tmp_path: Path) -> None:
    pictures = {drawn(tmp_path, "--at", at).tobytes() for at in ("0", *size((), ("7", "200")), LAST)}
    assert len(pictures) == size(2, 4)
    assert drawn(tmp_path).tobytes() in pictures, "without --at, the end"


def test_language_theme_and_seat_change_the_picture(tmp_path: Path) -> None:
    look = ["--at", "100", "--picture", "village"]
    plain = drawn(tmp_path, *look)
    assert drawn(tmp_path, *look, "--spectator").tobytes() == plain.tobytes()
    for more in some([["--lang", "fr"], ["--lang", "pl"], ["--theme", "dark"]], 2, lambda args: args[0]):
        other = drawn(tmp_path, *look, *more)
        assert (other.tobytes(), other.getpalette()) != (plain.tobytes(), plain.getpalette())
    hands = [drawn(tmp_path, "--at", "100", "--picture", "hand", "--seat", seat).tobytes() for seat in "01"]
    assert hands[0] != hands[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "9999"], f"--at takes 0 to {LAST}"),
        (["--at", "-1"], f"--at takes 0 to {LAST}"),
        (["--seat", "2"], "There is no seat 2"),
        (["--picture", "hand", "--spectator"], "A spectator has no hand"),
        (["--lang", "de"], "no language 'de'"),
        (["--picture", "moon"], "invalid choice"),
        (["--picture", "automa"], "There is no automa in this game."),
        (["--seat", "0", "--spectator"], "not allowed with"),
    ],
)
def test_what_cannot_be_drawn_is_explained(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: Captured
) -> None:
    out = tmp_path / "picture.png"
    assert main(["render", str(GAME), "-o", str(out), *arguments]) == 2
    assert sentence in capsys.readouterr().err
    assert not out.exists()


def test_files_that_cannot_be_used_are_explained(tmp_path: Path, capsys: Captured) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(GAME.read_bytes()[:500])
    assert main(["render", str(broken), "-o", str(tmp_path / "x.png")]) == 2
    assert "not a saved game" in capsys.readouterr().err
    assert main(["render", str(GAME), "-o", str(tmp_path / "no" / "x.png")]) == 2
    assert "cannot be written" in capsys.readouterr().err
