"""One game is damaged: its host is told once, and everything else goes on, reminders and watched games too."""

from typing import Any

import pytest

from bot.sandbox.state.setup import GUILD
from bot.table.clock.clock import HOUR
from bot.table.io.messages import Messages
from bot.table.tables import LANES
from engine import legal_actions
from storage import schema as t
from tests.e2e.kit import playing
from tests.e2e.kit.harness import PLACES, Harness, Seats
from tests.e2e.kit.playing import called, said
from tests.e2e.kit.timing import Hands, later, reminders, restart
from tests.e2e.kit.trouble import a_turn, errors
from tests.e2e.kit.watching import watch
from tests.storage.kit.damage import overwrite


@pytest.fixture
def harness(watched_harness: Harness) -> Harness:
    return watched_harness


async def unheard_turn(seats: Seats) -> int:
    """A turn is played of which the channel does not hear before the next start; how many messages there are now."""
    turn = (await seats.view()).turn
    while (view := await seats.view()).turn == turn:
        await seats.harness.games.play(seats.id, (await seats.game()).to_act or 0, legal_actions(view)[-1], view.seq)
    return len(seats.messages())


def warnings(seats: Seats) -> list[Any]:
    return [message for message in seats.messages() if "is damaged" in message["content"]]


@pytest.mark.parametrize(
    ("table", "values"),
    [(t.games, {"terms": "?"}), (t.seats, {"orders": "[7]"}), (t.games, {"saved": b"nonsense"})],
    ids=["terms", "orders", "position"],
)
async def test_a_damaged_game_fails_alone(
    harness: Harness, clock: Hands, table: Any, values: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    bad = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    good = await playing.sit_down(harness, playing.moment(a_turn), "plaza")
    stage = await watch(harness, clock, "vilcabamba")
    where = {"id": bad.id} if table is t.games else {"game": bad.id, "seat": 1}
    await overwrite(harness.games, table, values, **where)
    await harness.games.tell(bad.id, -1, None, {})
    await restart(harness)
    (warning,) = warnings(bad)
    assert warning["content"].count("game") >= 1
    assert called(warning) in (["Ana"], [])  # where it can be made out who the host is
    assert "nonsense" not in warning["content"]
    await restart(harness)
    assert len(warnings(bad)) == 1
    await later(harness, clock, 9 * HOUR)
    assert len(reminders(good)) == 1
    seq = (await good.game()).seq
    await playing.play(good, legal_actions(await good.view())[-1])
    assert (await good.game()).seq > seq
    await stage.pass_time()
    assert (await stage.game()).seq > 0
    listed = said(await harness.person("Ana").slash(good.channel, "game list"))
    assert f"**Game {good.id}** in <#{good.channel}>" in listed
    assert (f"**Game {bad.id}** in <#{bad.channel}>" in listed) == ("saved" in values), "its turn alone is not known"
    told = said(await harness.person("Ana").slash(bad.channel, "game status"))
    assert "reference" in told or "Game" in told
    tracebacks = [record for record in caplog.records if record.exc_info and "Reference" not in record.message]
    assert tracebacks == []


@pytest.mark.parametrize(
    ("table", "values"),
    [
        (t.games, {"channel": "not a channel"}),
        (t.games, {"channel": "\N{FULLWIDTH DIGIT NINE}"}),
        (t.games, {"channel": "9" * 32}),
        (t.games, {"terms": '{"host":"nobody"}'}),
        (t.seats, {"person": "nobody"}),
        (t.messages, {"channel": "not a channel"}),
    ],
    ids=["words", "other digits", "too long", "host", "person", "message"],
)
async def test_games_with_ids_that_are_none_silence_no_other(
    harness: Harness, table: Any, values: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    bad = [await playing.sit_down(harness, playing.moment(a_turn), place) for place in PLACES[:LANES]]
    good = await playing.sit_down(harness, playing.moment(a_turn), PLACES[LANES])
    where = {t.games: {}, t.seats: {"seat": 0}, t.messages: {"kind": "board"}}[table]
    for each in bad:
        await unheard_turn(each)
        key = {"id": each.id} if table is t.games else {"game": each.id}
        await overwrite(harness.games, table, values, **key, **where)
    heard = await unheard_turn(good)
    await restart(harness)
    assert len(good.messages()) > heard
    assert called(good.messages()[-1]) == [(await good.asked()).name]
    assert all("is damaged" in record.getMessage() for record in errors(caplog))


async def test_a_lane_survives_its_game(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = [await playing.sit_down(harness, playing.moment(a_turn), place) for place in PLACES[:LANES]]
    good = await playing.sit_down(harness, playing.moment(a_turn), PLACES[LANES])
    has_place = Messages.has_place

    async def has_none(messages: Messages, channel: str) -> bool:
        if channel in [str(each.channel) for each in bad]:
            raise RuntimeError("Nobody has thought of this.")
        return await has_place(messages, channel)

    monkeypatch.setattr(Messages, "has_place", has_none)
    heard = await unheard_turn(good)
    await restart(harness)
    assert len(good.messages()) > heard


async def test_a_watched_game_that_is_damaged_stops_alone(harness: Harness, clock: Hands) -> None:
    bad, good = await watch(harness, clock, "cusco"), await watch(harness, clock, "plaza")
    await overwrite(harness.games, t.games, {"saved": b"nonsense"}, id=bad.id)
    await restart(harness)
    await good.pass_time()
    assert len(warnings(bad)) == 1
    seq = (await good.game()).seq
    await good.pass_time()
    assert (await good.game()).seq > seq
    assert len(warnings(bad)) == 1


@pytest.mark.parametrize("payload", ["?", '{"seat": 1}', '{"seat":"0","since":"x","tries":"many"}'])
async def test_a_bad_timer_holds_up_no_other(
    harness: Harness, clock: Hands, payload: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    other = await playing.sit_down(harness, playing.moment(a_turn), "plaza")
    timers = await harness.games.registry.next_timers()
    await overwrite(harness.games, t.timers, {"payload": payload, "due": 1}, id=timers[0].id)
    await later(harness, clock, 9 * HOUR)
    assert len(reminders(seats)) + len(reminders(other)) == 1
    assert errors(caplog) == []
    assert len(await harness.games.lists.of_server(str(GUILD))) == 2


async def test_a_damaged_game_can_be_ended_to_make_room(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    await overwrite(harness.games, t.seats, {"orders": "[7]"}, game=seats.id, seat=1)
    refused = said(await harness.person("Elena").slash(seats.channel, "game abort"))
    assert refused.startswith("Only the host of this table")
    assert said(await harness.person("Ana").slash(seats.channel, "game abort")) == f"Game {seats.id} has been ended."
    assert "is open in" in said(await harness.person("Elena").slash(seats.channel, "game new"))
