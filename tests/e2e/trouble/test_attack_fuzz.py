"""Hundreds of hostile interactions are all answered in the bot's own words; and if they were not, it would show."""

from pathlib import Path
from typing import Any

import pytest

from bot.table.look.looking import Looking
from storage.memory import CACHED
from tests.attack import fuzz
from tests.sizes import size


@pytest.mark.long
async def test_whatever_people_send_gets_an_answer_and_breaks_nothing(tmp_path: Path) -> None:
    interactions = size(70, 250)
    figures = await fuzz.attack(tmp_path, interactions, "a small attack")
    assert figures.interactions >= interactions
    assert figures.acknowledged == figures.interactions
    assert set(figures.kinds) >= {"slash", "suggest", "press", "stale", "forged", "react", "file", "answer", "crowd"}
    assert figures.kept["games"] <= CACHED
    assert figures.kept["views"] == figures.kept["messages"] == 0
    assert figures.found == ()
    assert figures.clean


async def test_a_bot_that_stumbles_and_lets_anybody_answer_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: Any) -> None:
        raise LookupError("on purpose")

    monkeypatch.setattr(Looking, "board", stumble)
    monkeypatch.setattr("bot.table.turn.answering.seat_of", lambda game, person: game.to_act)
    figures = await fuzz.attack(tmp_path, size(50, 200), "a broken bot 0")
    assert figures.apologies
    assert figures.tracebacks
    assert figures.moves_of_others
    assert not figures.clean
