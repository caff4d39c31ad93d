"""The changelog has versions with dates, is short, and its newest version is that of the program."""

import re
import tomllib
from datetime import date
from pathlib import Path

import pytest

from bot.cli import main

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADING = re.compile(r"^## (\d+)\.(\d+)\.(\d+) \((\d{4}-\d\d-\d\d)\)$", flags=re.MULTILINE)
VERSIONS = [tuple(map(int, found[:3])) for found in HEADING.findall(PAGE)]
DATES = [date.fromisoformat(found[3]) for found in HEADING.findall(PAGE)]
PARTS = PAGE.split("\n## ")[1:]
MOST_WORDS = 150  # of a version


def test_every_part_is_a_version_with_its_date_and_the_newest_comes_first() -> None:
    assert len(VERSIONS) == len(PARTS) > 1
    assert sorted(set(VERSIONS), reverse=True) == VERSIONS
    assert sorted(DATES, reverse=True) == DATES


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.partition(" ")[0])
def test_a_version_is_read_at_a_glance(part: str) -> None:
    assert 5 < len(part.split()) <= MOST_WORDS
    assert "\n- " in part


def test_the_newest_version_is_that_of_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    newest = ".".join(map(str, VERSIONS[0]))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == newest
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"chaski {newest}\n", "`make setup` installs the version of pyproject.toml"
