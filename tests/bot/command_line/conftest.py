"""What the tests of the subcommands share."""

import math

import pytest

from bot.command_line import games


@pytest.fixture(autouse=True)
def no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is, nothing counts as long enough to tell how far it is."""
    monkeypatch.setattr(games, "QUIET", math.inf)
