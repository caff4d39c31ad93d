"""Tests of The Golden Age play with its modules, whether or not people may."""

import pytest

from engine import box


@pytest.fixture(autouse=True)
def every_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every module be playable."""
    monkeypatch.setattr(box, "PLAYABLE", frozenset(box.MODULES))
