"""What the tests of the program share."""

import pytest


@pytest.fixture(autouse=True)
def unknown_width(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody says how wide the output is, whatever the tests run in."""
    monkeypatch.delenv("COLUMNS", raising=False)
