"""A game that has begun under other rules, or with other values on its pieces, goes on and says so once."""

import pytest

from engine import legal_actions
from engine.codec import load_game
from storage import schema as t
from tests.e2e import playing
from tests.e2e.house import House, Seats
from tests.e2e.mischief import a_turn
from tests.e2e.timing import Hands, restart
from tests.e2e.watching import watch
from tests.storage.spoil import overwrite

CHANGED = "began under an earlier version of the rules"


@pytest.fixture
def house(watched_house: House) -> House:
    return watched_house


def notices(seats: Seats) -> list[str]:
    return [message["content"] for message in seats.messages() if CHANGED in message["content"]]


@pytest.mark.parametrize("begun", [{"rules": 0}, {"components": "others"}], ids=["rules", "components"])
async def test_a_game_of_other_rules_goes_on_and_says_so_once(house: House, begun: dict[str, object]) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(house, position)
    assert notices(seats) == []
    await overwrite(house.games, t.games, begun, id=seats.id)
    await restart(house)
    assert len(notices(seats)) == 1
    await playing.by_walk(seats, legal_actions(await seats.view())[-1])
    await seats.settled()
    await restart(house)
    assert len(notices(seats)) == 1
    assert (await seats.game()).seq > position.at
    saved = load_game(await house.games.export(seats.id))
    assert saved.continued  # its file says that it was not played under one set of rules alone


async def test_so_does_a_watched_one(house: House, clock: Hands) -> None:
    stage = await watch(house, clock)
    await overwrite(house.games, t.games, {"rules": 0}, id=stage.id)
    await restart(house)
    await stage.pass_time()
    await stage.pass_time()
    assert len(notices(stage)) == 1
    assert (await stage.game()).seq > 0


async def test_a_game_of_these_rules_says_nothing(house: House) -> None:
    seats = await playing.sit_down(house, playing.moment(a_turn))
    await restart(house)
    assert notices(seats) == []
