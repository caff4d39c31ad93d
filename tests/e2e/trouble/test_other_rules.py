"""A game that has begun under other rules, or with other values on its pieces, goes on and says so once."""

import pytest

from engine import legal_actions
from engine.codec import load_game
from storage import schema as t
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.timing import Hands, restart
from tests.e2e.kit.trouble import a_turn
from tests.e2e.kit.watching import watch
from tests.storage.kit.damage import overwrite

CHANGED = "began under an earlier version of the rules"


@pytest.fixture
def harness(watched_harness: Harness) -> Harness:
    return watched_harness


def notices(seats: Seats) -> list[str]:
    return [message["content"] for message in seats.messages() if CHANGED in message["content"]]


@pytest.mark.parametrize("begun", [{"rules": 0}, {"components": "others"}], ids=["rules", "components"])
async def test_a_game_of_other_rules_goes_on_and_says_so_once(harness: Harness, begun: dict[str, object]) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    assert notices(seats) == []
    await overwrite(harness.games, t.games, begun, id=seats.id)
    await restart(harness)
    assert len(notices(seats)) == 1
    await playing.play(seats, legal_actions(await seats.view())[-1])
    await seats.settled()
    await restart(harness)
    assert len(notices(seats)) == 1
    assert (await seats.game()).seq > position.at
    saved = load_game(await harness.games.export(seats.id))
    assert saved.continued  # its file says that it was not played under one set of rules alone


async def test_so_does_a_watched_one(harness: Harness, clock: Hands) -> None:
    stage = await watch(harness, clock)
    await overwrite(harness.games, t.games, {"rules": 0}, id=stage.id)
    await restart(harness)
    await stage.pass_time()
    await stage.pass_time()
    assert len(notices(stage)) == 1
    assert (await stage.game()).seq > 0


async def test_a_game_of_these_rules_says_nothing(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    await restart(harness)
    assert notices(seats) == []
