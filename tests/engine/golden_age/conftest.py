"""What all tests of the expansion's rules have in common."""

import pytest

from engine import box


@pytest.fixture(autouse=True)
def every_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every module can be played."""
    monkeypatch.setattr(box, "PLAYABLE", frozenset(box.MODULES))
