"""The list of rulings and the tests named after them go together."""

import re
from pathlib import Path

import engine

ENGINE = Path(engine.__file__).parent
TESTS = Path(__file__).parents[2]
RULING = re.compile(r"^(\d+)\. \*\*", re.MULTILINE)
NAMED = re.compile(r"def test_ruling_(\d+)_")
CITED = re.compile(r"[Rr]ulings? (\d+)|test_ruling_(\d+)_")
# Rulings that only say how a word is meant.
STATEMENTS = {26: "a word of The Golden Age"}


def sources(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]


def listed() -> list[int]:
    return [int(number) for number in RULING.findall((ENGINE / "RULINGS.md").read_text(encoding="utf-8"))]


def test_every_number_is_given_once() -> None:
    numbers = listed()
    assert len(numbers) > 90
    assert len(set(numbers)) == len(numbers)
    assert {*range(1, 51), *range(51, 187)} <= set(numbers)


def test_every_ruling_has_a_test_named_after_it() -> None:
    named = {int(number) for text in sources(TESTS) for number in NAMED.findall(text)}
    assert set(listed()) - named == set(STATEMENTS)


def test_every_ruling_that_is_cited_is_listed() -> None:
    found = [number for text in sources(ENGINE) + sources(TESTS) for pair in CITED.findall(text) for number in pair]
    cited = {int(number) for number in found if number}
    assert len(cited) > 90
    assert cited <= set(listed())
