"""The bot is killed while people play: nothing is lost, doubled, unheard or told twice; if it were, it would show."""

from pathlib import Path

import pytest

from bot.languages import ENGLISH
from bot.say.after.festival import festival_table
from bot.say.chat import chat
from bot.say.wording import Wording
from engine.events import Scored
from tests.attack import crash
from tests.attack.losses import vp_told
from tests.sizes import size


@pytest.mark.long
async def test_whoever_kills_the_bot_loses_and_doubles_nothing(tmp_path: Path) -> None:
    kills = size(2, 5)
    figures = await crash.attack(tmp_path, kills, "a small attack", life=(30, 90))
    assert figures.kills == kills
    assert figures.moves > 3
    assert figures.plans > 5
    assert figures.found == ()
    assert figures.clean


@pytest.mark.long
async def test_a_bot_that_forgets_and_repeats_is_caught(tmp_path: Path) -> None:
    figures = await crash.attack(
        tmp_path, 2, "a broken bot", life=size((40, 60), (80, 120)), sabotage="tests.attack.sabotage:everything"
    )
    assert figures.lost
    assert figures.doubled
    assert figures.messages_repeated
    assert not figures.clean


def test_the_vp_of_every_kind_of_line_are_counted() -> None:
    turns = [Wording(ENGLISH).phrase(key, who="Ana", what="+6 VP") for key in ("turn.line", "turn.line.besides")]
    prompts = [chat(key, ENGLISH, who="Ana", what="-10 VP") for key in ("prompt.done", "prompt.done.order")]
    assert vp_told("Ana", [*turns, *prompts, turns[0].replace("Ana", "Diego")]) == 6 + 6 - 10 - 10


def test_the_vp_of_a_festival_are_counted_by_their_column() -> None:
    events = (Scored(0, 3, "steps"), Scored(1, -2, "steps"), Scored(1, 7, "statues"))
    told = festival_table("🎉 Festival 1", events, ("Ana", "Diego"), Wording(ENGLISH, ("Ana", "Diego")), whole=True)
    assert [vp_told(name, told) for name in ("Ana", "Diego")] == [3, 5]
