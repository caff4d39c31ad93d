"""One game is damaged: its host is told once, and everything else goes on, reminders and watched games too."""

import logging
from typing import Any

import pytest

from bot.sandbox.state.setup import GUILD
from bot.table.clock import HOUR
from engine import legal_actions
from storage import schema as t
from tests.e2e import playing
from tests.e2e.house import House, Seats
from tests.e2e.mischief import a_turn
from tests.e2e.playing import called, said
from tests.e2e.timing import Hands, later, reminders, restart
from tests.e2e.watching import watch
from tests.storage.spoil import overwrite


@pytest.fixture
def house(watched_house: House) -> House:
    return watched_house


def warnings(seats: Seats) -> list[Any]:
    return [message for message in seats.messages() if "is damaged" in message["content"]]


@pytest.mark.parametrize(
    ("table", "values"),
    [(t.games, {"terms": "?"}), (t.seats, {"orders": "[7]"}), (t.games, {"saved": b"nonsense"})],
    ids=["terms", "orders", "position"],
)
async def test_a_damaged_game_fails_alone(
    house: House, clock: Hands, table: Any, values: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    bad = await playing.sit_down(house, playing.moment(a_turn), "cusco")
    good = await playing.sit_down(house, playing.moment(a_turn), "plaza")
    stage = await watch(house, clock, "vilcabamba")
    where = {"id": bad.id} if table is t.games else {"game": bad.id, "seat": 1}
    await overwrite(house.games, table, values, **where)
    await house.games.tell(bad.id, -1, None, None)
    await restart(house)
    (warning,) = warnings(bad)
    assert warning["content"].count("game") >= 1
    assert called(warning) in (["Ana"], [])  # where it can be made out who the host is
    assert "nonsense" not in warning["content"]
    await restart(house)
    assert len(warnings(bad)) == 1
    await later(house, clock, 9 * HOUR)
    assert len(reminders(good)) == 1
    seq = (await good.game()).seq
    await playing.by_walk(good, legal_actions(await good.view())[-1])
    assert (await good.game()).seq > seq
    await stage.pass_time()
    assert (await stage.game()).seq > 0
    listed = said(await house.person("Elena").slash(good.channel, "game list"))
    assert f"Game {good.id} in <#{good.channel}>" in listed
    told = said(await house.person("Ana").slash(bad.channel, "game status"))
    assert "reference" in told or "Game" in told
    tracebacks = [record for record in caplog.records if record.exc_info and "Reference" not in record.message]
    assert tracebacks == []


async def test_a_watched_game_that_is_damaged_stops_alone(house: House, clock: Hands) -> None:
    bad, good = await watch(house, clock, "cusco"), await watch(house, clock, "plaza")
    await overwrite(house.games, t.games, {"saved": b"nonsense"}, id=bad.id)
    await restart(house)
    await good.pass_time()
    assert len(warnings(bad)) == 1
    seq = (await good.game()).seq
    await good.pass_time()
    assert (await good.game()).seq > seq
    assert len(warnings(bad)) == 1


@pytest.mark.parametrize("payload", ["?", '{"seat": 1}', '{"seat":"0","since":"x","tries":"many"}'])
async def test_a_bad_timer_holds_up_no_other(
    house: House, clock: Hands, payload: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(house, playing.moment(a_turn), "cusco")
    other = await playing.sit_down(house, playing.moment(a_turn), "plaza")
    timers = await house.games.next_timers()
    await overwrite(house.games, t.timers, {"payload": payload, "due": 1}, id=timers[0].id)
    await later(house, clock, 9 * HOUR)
    assert len(reminders(seats)) + len(reminders(other)) == 1
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert len(await house.games.of_server(str(GUILD))) == 2


async def test_a_damaged_game_can_be_ended_to_make_room(house: House) -> None:
    seats = await playing.sit_down(house, playing.moment(a_turn), "cusco")
    await overwrite(house.games, t.seats, {"orders": "[7]"}, game=seats.id, seat=1)
    refused = said(await house.person("Elena").slash(seats.channel, "game abort"))
    assert refused.startswith("Only the host of this table")
    assert said(await house.person("Ana").slash(seats.channel, "game abort")) == f"Game {seats.id} is ended."
    assert "is open in" in said(await house.person("Elena").slash(seats.channel, "game new"))
