"""CONTRIBUTING.md leads to files that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:engine|render|storage|bot|tests)/[\w./*]*)`", PAGE)))


def test_the_page_leads_somewhere() -> None:
    assert len(PATHS) > 30


@pytest.mark.parametrize("path", PATHS)
def test_what_the_page_names_is_there(path: str) -> None:
    assert list(ROOT.glob(path.rstrip("/")))


@pytest.mark.parametrize("part", ["bot", "render", "storage", "engine"])
def test_the_picture_of_the_house_shows_rooms_that_are_there(part: str) -> None:
    picture = PAGE[PAGE.index("    +--") : PAGE.index("**The one channel.**")]
    rooms = {path.stem for path in (ROOT / part).iterdir() if not path.name.startswith("_")}
    assert len([room for room in rooms if re.search(rf"\b{room}\b", picture)]) >= len(rooms) / 3
