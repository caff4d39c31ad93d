"""Weeks at several tables, in the smallest size: the right people hear the right things in time, once."""

from pathlib import Path

import pytest

from tests.sizes import size
from tests.weeks.figures import FAULTS, figures
from tests.weeks.killed import KilledLife
from tests.weeks.life import CRASHES, MOST_ANSWERS, TABLES, Incident, Life

# Chaska vanishes early: until then everybody plays, and all games together are most of the work.
INCIDENTS = (
    Incident(6, "", "restart"),
    Incident(10, "Bruno", "away", 1),
    Incident(14, "Ana", "move"),
    Incident(20, "", "down", 5),
    Incident(28, "Ana", "pause"),
    Incident(30, "Ana", "resume"),
    Incident(36, "Chaska", "vanish"),
    Incident(170, "Chaska", "return"),
)


@pytest.mark.long
async def test_people_hear_what_concerns_them_when_they_are_awake_and_nothing_twice(tmp_path: Path) -> None:
    life = Life(tmp_path, "a few days", crashes=size(0.0, CRASHES), answers=size(2, MOST_ANSWERS))
    await life.live(size(5, 21), INCIDENTS)
    found = await figures(life)
    assert {fault: found[fault] for fault in FAULTS} == dict.fromkeys(FAULTS, 0), found["examples"]
    assert found["restarts"] > 1
    signs = {one.words[:1] for one in life.ear.heard}
    assert {"☀", "🌴", "🚚", "⏸", "⌛"} <= signs


@pytest.mark.long
async def test_a_bot_that_is_killed_again_and_again_loses_doubles_and_repeats_nothing(tmp_path: Path) -> None:
    kills = size(2, 40)
    life = KilledLife(
        tmp_path, "a bad day", kills, size(TABLES[1:2], TABLES), pause=(1, 3), answers=size(15, MOST_ANSWERS)
    )
    await life.live(size(1.0, 10), (Incident(5, "Bruno", "away", 1),))
    found = await figures(life)
    assert {fault: found[fault] for fault in FAULTS} == dict.fromkeys(FAULTS, 0), found["examples"]
    assert life.kills == kills
    assert life.answers > 5
