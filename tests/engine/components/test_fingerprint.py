"""The name of the printed values: the same for the same values, and another one for others."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.codec import load_game, same_values
from engine.components import SAME_FOR_EARLIER_GAMES, fingerprint
from engine.components.digest import digest_of
from engine.components.loader import load


def test_the_same_values_have_the_same_name(folder: Path) -> None:
    assert fingerprint() == digest_of(load()) == digest_of(load(folder))
    assert re.fullmatch("[0-9a-f]{16}", fingerprint())


def test_stored_games_have_the_present_name() -> None:
    """Only another value may change it: otherwise every running game would be told that the rules have changed."""
    saved = Path(__file__).parents[2] / "golden" / "2p-greedy.json"
    assert same_values(load_game(saved.read_bytes()).components)


def test_comments_and_where_values_come_from_do_not_count(folder: Path) -> None:
    for path in folder.glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace('source = "reconstructed"', 'source = "rulebook"')
        path.write_text(f"# A comment.\n{text}\n\n# Another one.\n", encoding="utf-8")
    assert digest_of(load(folder)) == fingerprint()


@pytest.mark.parametrize("hashing", ["0", "1"])
def test_the_name_is_the_same_in_every_process(hashing: str) -> None:
    words = "from engine.components import fingerprint; print(fingerprint())"
    done = subprocess.run(
        [sys.executable, "-c", words], env={"PYTHONHASHSEED": hashing}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == fingerprint()


def test_another_value_has_another_name(folder: Path) -> None:
    names = {fingerprint()}
    for file, value in (("constants", r"start = (\d+)"), ("army", r"soldiers = (\d+)"), ("gods", r'id = "G(\d+)"')):
        path = folder / f"{file}.toml"
        text, changed = re.subn(value, _other, path.read_text(encoding="utf-8"), count=1)
        assert changed
        path.write_text(text, encoding="utf-8")
        names.add(digest_of(load(folder)))
    assert len(names) == 4


def _other(found: re.Match[str]) -> str:
    return found[0].replace(found[1], str(int(found[1]) + 97))


def test_the_values_are_those_that_running_games_were_begun_with() -> None:
    """Whoever changes a value on purpose writes the new name here; games of before then go on under other rules."""
    assert fingerprint() == "6f1d8111fc6d109a"
    assert SAME_FOR_EARLIER_GAMES == ("7d069027f8fdbf9f",)
