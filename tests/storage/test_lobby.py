"""The lobby, seats and lists, on both databases."""

import asyncio
from collections.abc import Sequence

import pytest

from engine import BadOptions, Options, View, new_game
from engine import view as engine_view
from engine.actions import KeepGodCard
from engine.codec import load_game, verify
from engine.state import Player
from storage import ABORTED, BOT, LOBBY, PERSON, RUNNING, Games, Seat
from storage import schema as t
from storage.errors import ChannelTaken, NoSuchGame, NotNow, StorageCode
from storage.posted import LobbyMessage
from tests.refusals import refused
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import (
    PEOPLE,
    begin,
    check,
    half_turn,
    ids,
    move,
    person,
    pick,
    play_on,
    rows,
    settled_state,
    state_of,
)

pytestmark = pytest.mark.both_databases

# ---------------------------------------------------------------- the lobby


async def test_a_lobby_fills_and_starts(games: Games) -> None:
    game = await games.create("s", "1", Options(players=2), "seed")
    assert (game.status, game.server, game.channel, game.seats, game.seq) == (LOBBY, "s", "1", (), 0)
    assert game.to_act is None
    assert game.waits_for is None
    game = await games.seats.join(game.id, person("ana"))
    assert [seat.name for seat in game.seats] == ["Ana"]
    with refused(NotNow, StorageCode.NOT_FULL, players=2, joined=1):
        await games.start(game.id)
    with refused(NotNow, StorageCode.JOINED):
        await games.seats.join(game.id, person("ana"))
    game = await games.seats.join(game.id, Seat(controller=BOT, name="Bot", level="greedy", lang="de"))
    with refused(NotNow, StorageCode.FULL):
        await games.seats.join(game.id, person("cy"))
    game = await games.start(game.id)
    assert game.status == RUNNING
    assert game.to_act == (await state_of(games, game.id)).to_act
    assert game.waits_for == game.seats[game.to_act or 0]
    assert game.seats[1] == Seat(controller=BOT, name="Bot", level="greedy", lang="de")
    assert game == await games.get(game.id)


async def test_a_seat_can_be_left_before_the_start_only(games: Games) -> None:
    game = await games.create("s", "1", Options(players=2))
    for name in ("ana", "bo"):
        await games.seats.join(game.id, person(name))
    game = await games.seats.leave(game.id, "ana")
    assert [seat.person for seat in game.seats] == ["bo"]
    with refused(NotNow, StorageCode.NOT_JOINED):
        await games.seats.leave(game.id, "ana")
    await games.seats.join(game.id, person("cy"))
    await games.start(game.id)
    for doing in (games.seats.leave(game.id, "bo"), games.seats.join(game.id, person("di")), games.start(game.id)):
        with pytest.raises(NotNow):
            await doing


async def test_a_game_before_its_start_has_no_position(games: Games) -> None:
    game = (await games.create("s", "1", Options())).id
    for doing in (games.view(game, 0), games.export(game), games.play(game, 0, KeepGodCard("G01"), 0)):
        with refused(NoSuchGame, StorageCode.NOT_STARTED):
            await doing


async def test_there_is_no_such_game(games: Games) -> None:
    wrong: Sequence[object] = (
        games.get(7),
        games.view(7, 0),
        games.seats.join(7, person("ana")),
        games.seats.leave(7, "ana"),
        games.start(7),
        games.undo(7, 0),
        games.take_back(7, 0, ["ana"]),
        games.abort(7),
        games.seats.concede(7, 0),
        games.export(7),
        games.registry.set_timer(7, "reminder", 1),
        games.remember_message(7, LobbyMessage("1", "2")),
        games.play(7, 0, KeepGodCard("G01"), 0),
    )
    for doing in wrong:
        with refused(NoSuchGame, StorageCode.NO_GAME, game=7):
            await doing  # type: ignore[misc]


async def test_one_open_game_in_a_channel(games: Games) -> None:
    first = await games.create("s", "1", Options())
    with pytest.raises(ChannelTaken):
        await games.create("s", "1", Options())
    second = await games.create("s", "2", Options())
    assert await games.lists.in_channel("1") == first
    await games.abort(first.id)
    assert await games.lists.in_channel("1") is None
    third = await begin(games, channel="1", seed="third")
    with pytest.raises(ChannelTaken):
        await games.create("s", "1", Options())
    await play_out(games, third)
    assert await games.lists.in_channel("1") is None
    fourth = await games.create("s", "1", Options())
    assert await games.lists.in_channel("1") == fourth
    assert await games.lists.in_channel("2") == second


async def test_two_games_at_once_for_one_channel(games: Games) -> None:
    made = await asyncio.gather(*(games.create("s", "1", Options()) for _ in range(4)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in made) == ["ChannelTaken"] * 3 + ["Game"]


async def test_bad_options_make_no_game(games: Games) -> None:
    with pytest.raises(BadOptions):
        await games.create("s", "1", Options(players=5))
    assert await rows(games, t.games) == []


async def test_all_join_and_start_at_once_from_two_programs(url: str, games: Games) -> None:
    other = await Games.open(url)
    try:
        game = (await games.create("s", "1", Options(players=4))).id
        sides = (games, other, games, other)
        joined = [side.seats.join(game, person(name)) for side, name in zip(sides, PEOPLE, strict=True)]
        await asyncio.gather(*joined)
        assert sorted(seat.person for seat in (await games.get(game)).seats) == sorted(PEOPLE)
        started = await asyncio.gather(games.start(game), other.start(game), return_exceptions=True)
        assert sorted(type(one).__name__ for one in started) == ["Game", "NotNow"]
    finally:
        await other.close()


async def test_two_programs_open_an_empty_database_at_once(url: str) -> None:
    opened = await asyncio.gather(*(Games.open(url) for _ in range(3)))
    for one in opened:
        assert await one.lists.of_server("s") == []
        await one.close()


async def test_a_game_without_a_seed_gets_one_of_128_bits(games: Games) -> None:
    for channel in ("1", "2"):
        await games.create("s", channel, Options())
    await games.create("s", "3", Options(), "of my own")
    one, two, given = [row.seed for row in await rows(games, t.games)]
    assert given == "of my own"
    assert one != two
    for seed in (one, two):
        assert len(bytes.fromhex(seed)) == 16
        assert new_game(Options(), seed).seed.bit_length() > 64


# ---------------------------------------------------------------- looking


async def test_the_log_since_a_row(games: Games) -> None:
    clock = iter(range(1000, 9000))
    timed = Games(games.engine, lambda: next(clock))
    game = await begin(timed)
    await play_on(timed, game, 10)
    log = await games.log_since(game)
    assert [row.row for row in log] == list(range(1, 11))
    assert [row.at for row in log] == sorted({row.at for row in log})
    assert log[0].at > 1000
    assert await games.log_since(game, 7) == log[7:]
    assert await games.log_since(game, 10) == []
    assert await games.log_since(99) == []
    state = await state_of(games, game)
    await games.play(game, state.to_act or 0, pick(state), state.seq, automatic=True)
    (last,) = await games.log_since(game, 10)
    assert (last.automatic, last.seat, last.question) == (True, state.to_act, type(state.decision).__name__)


async def test_lists(games: Games) -> None:
    one = await begin(games, 2, channel="1", server="s")
    two = await begin(games, 3, channel="2", server="s", seed="b")
    three = (await games.create("other", "3", Options())).id
    await games.seats.join(three, person("ana"))
    assert ids(await games.lists.of_server("s")) == [one, two]
    assert ids(await games.lists.of_server("s", [LOBBY])) == []
    assert ids(await games.lists.of_server("other")) == [three]
    assert ids(await games.lists.of_person("ana")) == [one, two, three]
    assert ids(await games.lists.of_person("cy")) == [two]
    assert ids(await games.lists.of_person("ana", [RUNNING])) == [one, two]
    await games.abort(two)
    assert ids(await games.lists.of_server("s")) == [one]
    assert ids(await games.lists.of_person("cy")) == []
    assert ids(await games.lists.of_person("cy", [ABORTED])) == [two]
    assert await games.lists.in_channel("2") is None


async def test_pending_is_what_waits_for_a_person(games: Games) -> None:
    one = await begin(games, 2, channel="1")
    two = await begin(games, 2, channel="2", seed="b")
    for _ in range(40):
        asked = {name: [] for name in PEOPLE} | {"": []}
        for game in (one, two):
            seat = (await state_of(games, game)).to_act
            asked[PEOPLE[seat or 0]].append(game)
        for name, expected in asked.items():
            assert ids(await games.lists.pending(name)) == expected
        await move(games, one)
        await move(games, two, salt="b")
    seat = (await state_of(games, one)).to_act or 0
    await games.seats.concede(one, seat)
    assert one not in ids(await games.lists.pending(PEOPLE[seat]))
    await games.abort(two)
    assert two not in ids(await games.lists.pending("ana")) + ids(await games.lists.pending("bo"))


@pytest.mark.parametrize("moves", [0, 5, 60])
async def test_a_view_leaks_nothing(games: Games, moves: int) -> None:
    game = await begin(games, 3)
    state = await play_on(games, game, moves)
    settled = await settled_state(games, game)
    for seat in (0, 1, 2, None):
        seen = await games.view(game, seat)
        assert type(seen) is View
        assert seen == engine_view(state if seat == state.to_act else settled, seat)
        assert seen.seat == seat
        assert not hasattr(seen, "seed")
        hidden: list[Player] = [player for index, player in enumerate(seen.players) if index != seat]
        assert {card for player in hidden for card in player.god_hand + player.army_hand} <= {"?"}
        assert set(seen.god_deck + seen.army_deck + seen.production_stack + seen.passive_stack) <= {"?"}
        if seat == state.to_act:
            assert seen.players[seat] == state.players[seat]
    found = await games.get(game)
    (seed,) = [row.seed for row in await rows(games, t.games)]
    assert seed not in repr(found)


async def test_a_half_made_turn_survives(url: str, games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 50)
    for _ in range(8):
        state = await half_turn(games, game)
        second = await Games.open(url)
        try:
            assert await state_of(second, game) == state
            (row,) = await rows(second, t.games)
            assert row.saved_seq < row.seq
            await move(second, game)
        finally:
            await second.close()
        await check(games, game)


# ---------------------------------------------------------------- seats


async def test_standing_orders_replacing_and_conceding(games: Games) -> None:
    game = await begin(games, 3)
    found = await games.seats.set_orders(game, 1, {"hire": "never"})
    assert found.seats[1].orders == {"hire": "never"}
    assert found.seats[0].orders == {}
    found = await games.seats.replace(game, 1, Seat(person="zoe", name="Zoe", lang="es"))
    assert found.seats[1] == Seat(person="zoe", name="Zoe", lang="es")
    assert ids(await games.lists.of_person("zoe")) == [game]
    assert ids(await games.lists.of_person("bo")) == []
    await games.seats.set_orders(game, 2, {"x": "y"})
    found = await games.seats.concede(game, 2, "random")
    seat = found.seats[2]
    assert (seat.controller, seat.level, seat.conceded, seat.orders) == (BOT, "random", True, {})
    assert found.seats[0].controller == PERSON
    for number in (-1, 3):
        with refused(NotNow, StorageCode.NO_SEAT):
            await games.seats.set_orders(game, number, {})
    await play_out(games, game)
    assert [result.person for result in await games.results(game)] == ["ana", "zoe", "cy"]


async def test_an_aborted_game_keeps_its_log(games: Games) -> None:
    game = await begin(games)
    state = await play_on(games, game, 10)
    await games.registry.set_timer(game, "reminder", 5)
    found = await games.abort(game)
    assert (found.status, found.to_act) == (ABORTED, None)
    assert await games.registry.next_timers() == []
    assert len(await games.log_since(game)) == 10
    assert await games.results(game) == []
    assert await state_of(games, game) == state
    assert verify(load_game(await games.export(game))) == state
    for doing in (
        games.abort(game),
        games.undo(game, 0),
        games.take_back(game, 1, PEOPLE),
        games.seats.replace(game, 0, person("zoe")),
        games.play(game, state.to_act or 0, pick(state), state.seq),
    ):
        with refused(NotNow, StorageCode.OVER):
            await doing
