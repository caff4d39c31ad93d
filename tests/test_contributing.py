"""CONTRIBUTING.md leads to files that are there."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest

from engine.abilities import PassiveAbility
from engine.benefits import Effect, Gain
from engine.components import PASSIVE, PRODUCTION
from engine.decisions import AnyDecision

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


# ---------------------------------------------------------------- how to add


def paragraph(title: str) -> str:
    """What the page says about adding something."""
    (found,) = [part for part in PAGE.split("\n\n") if part.startswith(f"**{title}")]
    return found


def files_with_all(names: Iterable[str]) -> set[str]:
    """The files of the program that know every one of these names: whoever adds one more writes it there.

    Migrations know what there was at their time, and nobody adds to them.
    """
    wanted = [re.compile(rf"\b{re.escape(name)}\b") for name in names]
    parts = [*((ROOT / part).rglob("*") for part in ("bot", "engine", "render", "storage"))]
    files = [file for part in parts for file in part if "migrations" not in file.parts]
    texts = {file: file.read_text(encoding="utf-8") for file in files if file.suffix in (".py", ".toml")}
    return {
        file.relative_to(ROOT).as_posix() for file, text in texts.items() if all(name.search(text) for name in wanted)
    }


EFFECTS = get_args(Effect)
KNOWN: list[tuple[str, list[str], int]] = [
    ("An Effect", [kind.__name__ for kind in EFFECTS], 6),
    ("An Effect", [kind.__name__ for kind in EFFECTS if kind is not Gain], 8),
    ("A Decision", [kind.__name__ for kind in get_args(AnyDecision)], 5),
    ("A Building", [*PRODUCTION, *PASSIVE], 4),
    ("A Building", [*PASSIVE], 5),
    ("A Building", [ability.name for ability in PassiveAbility], 2),
]


@pytest.mark.parametrize(("title", "names", "at_least"), KNOWN)
def test_whoever_adds_something_is_told_of_every_file_that_knows_all_of_its_kind(
    title: str, names: list[str], at_least: int
) -> None:
    found = files_with_all(names)
    assert len(found) >= at_least
    assert sorted(path for path in found if path not in paragraph(title)) == []
