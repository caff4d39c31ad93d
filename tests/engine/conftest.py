"""What tests of rules and components may ask for."""

import shutil
from pathlib import Path

import pytest

from engine.components.loader import FOLDER, READERS
from tests.engine.layout import lay_out


@pytest.fixture
def fixed_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The components that are not printed in the rulebooks as `tests.engine.layout` has them."""
    lay_out(monkeypatch)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the component files that may be broken."""
    for file in READERS:
        shutil.copy(FOLDER / f"{file}.toml", tmp_path)
    return tmp_path
