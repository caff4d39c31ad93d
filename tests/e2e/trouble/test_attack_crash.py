"""The bot is killed while people play: nothing is lost, doubled, unheard or told twice; if it were, it would show."""

from pathlib import Path

from tests.attack import crash


async def test_whoever_kills_the_bot_loses_and_doubles_nothing(tmp_path: Path) -> None:
    figures = await crash.attack(tmp_path, 3, "a small attack", life=(30, 90))
    assert figures.kills == 3
    assert figures.moves > 3
    assert figures.plans > 10
    assert figures.found == ()
    assert figures.clean


async def test_a_bot_that_forgets_and_repeats_is_caught(tmp_path: Path) -> None:
    figures = await crash.attack(
        tmp_path, 2, "a broken bot", life=(80, 120), sabotage="tests.attack.sabotage:everything"
    )
    assert figures.lost
    assert figures.doubled
    assert figures.messages_repeated
    assert not figures.clean
