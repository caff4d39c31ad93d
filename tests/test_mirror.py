"""The tests lie as the code does: whoever knows a package knows where its tests are."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("engine", "render", "storage", "bot")
# What only test code needs stands beside the mirror: games to replay, pictures to compare, and what tests share.
BESIDE = {"fixtures", "golden", "kit"}


def packages(folder: Path) -> set[str]:
    return {found.parent.relative_to(folder).as_posix() for found in folder.rglob("__init__.py")} - {"."}


@pytest.mark.parametrize("part", PARTS)
def test_every_folder_of_tests_is_named_after_a_package(part: str) -> None:
    assert sorted(packages(ROOT / "tests" / part) - packages(ROOT / part) - BESIDE) == []


@pytest.mark.parametrize("part", PARTS)
def test_a_folder_of_tests_has_tests(part: str) -> None:
    folder = ROOT / "tests" / part
    assert not [name for name in packages(folder) - BESIDE if not list((folder / name).rglob("test_*.py"))]


@pytest.mark.parametrize("part", PARTS)
def test_every_package_of_a_part_has_its_folder_of_tests(part: str) -> None:
    direct = {name for name in packages(ROOT / part) if "/" not in name}
    assert sorted(direct - packages(ROOT / "tests" / part)) == []
