"""What tests of rules and components may ask for."""

import shutil
from pathlib import Path

import pytest

from engine.components.loader import FOLDER, READERS
from tests.engine.kit.layout import lay_out
from tests.sizes import size

FIXED, SHIPPED = "fixed", "shipped"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of rules run on the shipped layout, in the large size on the fixed one, too; those of its values on it."""
    if "layout" in metafunc.fixturenames:
        names_values = metafunc.definition.get_closest_marker("fixed_layout")
        metafunc.parametrize("layout", [FIXED] if names_values else size([SHIPPED], [FIXED, SHIPPED]), indirect=True)


@pytest.fixture
def layout(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the rulebooks do not print: as `tests.engine.kit.layout` has it, or as it is shipped."""
    if request.param == FIXED:
        lay_out(monkeypatch)
    return str(request.param)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the component files that may be broken."""
    for file in READERS:
        shutil.copy(FOLDER / f"{file}.toml", tmp_path)
    return tmp_path
