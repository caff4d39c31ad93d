"""Plans that are being made: kept, numbered, and dropped with what they were made for."""

import asyncio
from pathlib import Path

import pytest

from engine import Options
from engine.actions import Pass
from engine.planned import Planned
from storage import BOT, Games, Seat, StoredPlan
from storage import schema as t
from storage.copies import copy_database
from storage.errors import AlreadyAnswered, NoSuchGame, NotNow, StorageCode, TooLarge
from storage.plans import LARGEST
from tests.refusals import refused
from tests.storage.kit.damage import change, overwrite
from tests.storage.kit.plans import course, play_out
from tests.storage.kit.play import PEOPLE, begin, check, everything, half_turn, person, pick, play_on, rows, state_of

pytestmark = pytest.mark.both_databases

WAITING = (Planned("HireWorker", (Pass(),)),)


async def prepared(games: Games, game: int, seat: int) -> StoredPlan:
    """A seat that is not asked makes a plan and says something ahead."""
    plan = await games.plans.get(game, seat)
    plan = await games.plans.keep(game, seat, '{"taps":[1]}', plan.number)
    if (await state_of(games, game)).to_act != seat:
        plan = await games.plans.say_ahead(game, seat, WAITING, plan.number)
    return plan


async def both_prepared(games: Games, game: int) -> list[StoredPlan]:
    return [await prepared(games, game, seat) for seat in (0, 1)]


async def plans_of(games: Games, game: int) -> list[StoredPlan]:
    return [await games.plans.get(game, seat) for seat in (0, 1)]


# ---------------------------------------------------------------- keeping


async def test_a_plan_is_kept_and_its_number_grows(url: str, games: Games) -> None:
    game = await begin(games)
    assert await games.plans.get(game, 0) == StoredPlan(0, "", ())
    assert await games.plans.keep(game, 0, '{"taps":[]}', 0) == StoredPlan(1, '{"taps":[]}')
    kept = await games.plans.keep(game, 0, '{"taps":["Ā"]}', 1)
    assert kept == StoredPlan(2, '{"taps":["Ā"]}')
    assert await games.plans.get(game, 1) == StoredPlan()
    again = await Games.open(url)  # after a restart
    assert await again.plans.get(game, 0) == kept
    assert await again.plans.keep(game, 0, "", 2) == StoredPlan(3)
    await again.close()
    before = await everything(games)
    for number in (-1, 0, 1, 2, 4):
        with refused(AlreadyAnswered, StorageCode.ANSWERED):
            await games.plans.keep(game, 0, "[]", number)
    assert await everything(games) == before


async def test_what_is_said_ahead_waits_beside_the_plan(games: Games) -> None:
    game = await begin(games)
    asked = (await state_of(games, game)).to_act or 0
    other = 1 - asked
    await games.plans.keep(game, other, "[1]", 0)
    ahead = (Planned("PickStartingWeaving", (Pass(),)), *WAITING)
    said = await games.plans.say_ahead(game, other, list(ahead), 1)
    assert said == await games.plans.get(game, other) == StoredPlan(2, "[1]", ahead)
    assert await games.plans.keep(game, other, "[2]", 2) == StoredPlan(3, "[2]", ahead)
    assert await games.plans.say_ahead(game, other, WAITING, 3) == StoredPlan(4, "[2]", WAITING)
    with refused(AlreadyAnswered, StorageCode.ANSWERED):
        await games.plans.unsay(game, other, 3)
    assert await games.plans.unsay(game, other, 4) == await games.plans.get(game, other) == StoredPlan(5, "[2]")
    with refused(NotNow, StorageCode.ASKED_NOW):
        await games.plans.say_ahead(game, asked, WAITING, 0)
    with refused(AlreadyAnswered, StorageCode.ANSWERED):
        await games.plans.say_ahead(game, asked, WAITING, 1)
    assert await games.plans.get(game, asked) == StoredPlan()


async def test_plans_are_bounded(games: Games) -> None:
    game = await begin(games)
    other = 1 - ((await state_of(games, game)).to_act or 0)
    largest = f'"{"a" * (LARGEST - 2)}"'
    assert (await games.plans.keep(game, other, largest, 0)).body == largest
    for body in (largest + " ", f'"{"é" * (LARGEST // 2)}"'):
        with refused(TooLarge, StorageCode.PLAN_TOO_LARGE):
            await games.plans.keep(game, other, body, 1)
    with refused(TooLarge, StorageCode.PLAN_TOO_LARGE):
        await games.plans.say_ahead(game, other, WAITING * 1000, 1)
    assert await games.plans.get(game, other) == StoredPlan(1, largest)


async def test_who_has_no_plans(games: Games) -> None:
    with refused(NoSuchGame, StorageCode.NO_GAME, game=99):
        await games.plans.keep(99, 0, "[]", 0)
    lobby = (await games.create("s", "lobby", Options(players=2))).id
    with refused(NoSuchGame, StorageCode.NOT_STARTED, game=lobby):
        await games.plans.keep(lobby, 0, "[]", 0)
    game = await begin(games)
    for seat in (-1, 2):
        with refused(NotNow, StorageCode.NO_SEAT, seat=seat):
            await games.plans.keep(game, seat, "[]", 0)
    await games.abort(game)
    for doing in (
        games.plans.keep(game, 0, "[]", 0),
        games.plans.say_ahead(game, 1, WAITING, 0),
        games.plans.unsay(game, 1, 0),
    ):
        with refused(NotNow, StorageCode.OVER):
            await doing
    assert await rows(games, t.plans) == []


async def test_two_write_one_plan_at_once(url: str, games: Games) -> None:
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(10):
            both = await asyncio.gather(
                *(side.plans.keep(game, 0, f'"{place}"', number) for place, side in enumerate([games, other] * 2)),
                return_exceptions=True,
            )
            (kept,) = [one for one in both if isinstance(one, StoredPlan)]
            assert [type(one) for one in both if one is not kept] == [AlreadyAnswered] * 3
            assert await games.plans.get(game, 0) == await other.plans.get(game, 0) == kept
            assert kept.number == number + 1
    finally:
        await other.close()


# ---------------------------------------------------------------- dropping


async def test_taking_back_drops_all_plans(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 12)
    before = await both_prepared(games, game)
    await games.take_back(game, 9, PEOPLE[:2])
    assert await plans_of(games, game) == [StoredPlan(plan.number + 1) for plan in before]
    await check(games, game)


async def test_a_plan_that_was_seen_empty_is_another_one_after_a_step_back(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 12)
    seen = await plans_of(games, game)
    assert seen == [StoredPlan(), StoredPlan()]
    await games.take_back(game, 9, PEOPLE[:2])
    for seat in (0, 1):
        with refused(AlreadyAnswered, StorageCode.ANSWERED):
            await games.plans.keep(game, seat, "[]", 0)


async def test_undo_drops_the_plan_of_its_seat(games: Games) -> None:
    """The others have seen nothing of what is undone."""
    game = await begin(games)
    seat = (await half_turn(games, game)).to_act or 0
    before = await both_prepared(games, game)
    await games.undo(game, seat)
    after = await plans_of(games, game)
    assert after[seat] == StoredPlan(before[seat].number + 1)
    assert after[1 - seat] == before[1 - seat]


async def test_answers_of_others_leave_a_plan_as_it_is(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 8)
    before = await both_prepared(games, game)
    await play_on(games, game, 8)
    assert await plans_of(games, game) == before


@pytest.mark.parametrize("automatic", [False, True])
async def test_an_answer_by_an_order_ends_the_plan_for_its_question(games: Games, automatic: bool) -> None:
    game = await begin(games)
    state = await play_on(games, game, 8)
    seat = state.to_act or 0
    before = await both_prepared(games, game)
    await games.play(game, seat, pick(state), state.seq, automatic=automatic)
    after = await plans_of(games, game)
    assert after[seat] == (StoredPlan(before[seat].number + 1) if automatic else before[seat])
    assert after[1 - seat] == before[1 - seat]


async def test_whoever_takes_over_a_seat_finds_no_plan(games: Games) -> None:
    game = await begin(games)
    before = (await both_prepared(games, game))[0].number
    await games.set_bank(game, 0, 5)
    assert (await games.plans.get(game, 0)).number == before
    changes = (
        lambda: games.seats.replace(game, 0, person("zoe")),
        lambda: games.seats.replace(game, 0, Seat(controller=BOT, person="zoe", name="Zoe", lang="en", level="easy")),
        lambda: games.seats.replace(game, 0, person("zoe")),
        lambda: games.seats.concede(game, 0),
    )
    kept = await games.plans.get(game, 1)
    for change_seat in changes:
        before = (await prepared(games, game, 0)).number
        await change_seat()
        assert await games.plans.get(game, 0) == StoredPlan(before + 1)
    assert await games.plans.get(game, 1) == kept


async def test_an_order_keeps_the_plan_but_not_its_number(games: Games) -> None:
    game = await begin(games)
    plan, other = await both_prepared(games, game)
    await games.seats.set_orders(game, 0, {"hire": "never"})
    grown = await games.plans.get(game, 0)
    assert (grown.number, grown.body, grown.ahead) == (plan.number + 1, plan.body, plan.ahead)
    await games.seats.set_orders(game, 0, {"hire": "never"})
    assert await games.plans.get(game, 0) == grown
    assert await games.plans.get(game, 1) == other


async def test_who_is_forgotten_leaves_no_plan(games: Games) -> None:
    game, over = await begin(games), await begin(games, channel="2", seed="over")
    await play_out(games, over)
    before = await both_prepared(games, game)
    await games.seats.forget_person("ana")
    assert await plans_of(games, game) == [StoredPlan(before[0].number + 1), before[1]]
    assert {row.game for row in await rows(games, t.plans)} == {game}


@pytest.mark.parametrize("ending", ["abort", "give up", "last answer"])
async def test_a_game_that_is_over_has_no_plans(games: Games, ending: str) -> None:
    game, other = await begin(games), await begin(games, channel="2")
    await both_prepared(games, game)
    kept = await both_prepared(games, other)
    if ending == "abort":
        await games.abort(game)
    elif ending == "give up":
        await games.give_up(game)
    else:
        await play_out(games, game)
    assert {row.game for row in await rows(games, t.plans)} == {other}
    assert await plans_of(games, other) == kept


async def test_plans_stay_with_a_game_that_moves(games: Games) -> None:
    game = await begin(games)
    before = await both_prepared(games, game)
    await games.move_to(game, "elsewhere")
    await games.lose_place(game)
    assert await plans_of(games, game) == before


# ---------------------------------------------------------------- files and damage


async def test_a_plan_is_in_no_exported_game(games: Games) -> None:
    game = await begin(games)
    plain = await games.export(game)
    await games.plans.keep(game, 0, '"my secret"', 0)
    other = 1 - ((await state_of(games, game)).to_act or 0)
    plan = await games.plans.get(game, other)
    await games.plans.say_ahead(game, other, course(await state_of(games, game), 2), plan.number)
    assert await games.export(game) == plain
    copy = await games.import_game(plain, "s", "2", (await games.get(game)).seats)
    assert await plans_of(games, copy.id) == [StoredPlan(), StoredPlan()]


async def test_a_plan_is_in_a_backup(file_url: str, tmp_path: Path) -> None:
    games = await Games.open(file_url)
    game = await begin(games)
    before = await both_prepared(games, game)
    copy_database(file_url, tmp_path / "copy.db")
    await games.close()
    copy = await Games.open(f"sqlite:///{tmp_path / 'copy.db'}")
    assert await plans_of(copy, game) == before
    await copy.close()


@pytest.mark.parametrize("spoilt", [{"body": "{torn"}, {"ahead": "?"}, {"ahead": '[{"question":"X","choices":[7]}]'}])
async def test_a_bad_plan_is_none_and_harms_nothing_else(
    games: Games, spoilt: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    game = await begin(games)
    before = await both_prepared(games, game)
    await overwrite(games, t.plans, spoilt, game=game, seat=0)
    for _ in range(2):
        assert await plans_of(games, game) == [StoredPlan(before[0].number), before[1]]
    assert len([record for record in caplog.records if "The plan of seat 0" in record.message]) == 1
    assert await games.plans.play_ahead(game, 0) is None
    await play_on(games, game, 5)
    await check(games, game)
    assert await games.plans.keep(game, 0, "[]", before[0].number) == StoredPlan(before[0].number + 1, "[]")


@pytest.mark.parametrize("spoilt", ["number = 'x'", "number = x'00'", "body = x'00'", "ahead = 5", "ahead = x'ff'"])
async def test_a_plan_of_another_kind(file_url: str, tmp_path: Path, spoilt: str) -> None:
    games = await Games.open(file_url)
    game = await begin(games)
    before = await both_prepared(games, game)
    change(tmp_path / "games.db", f"UPDATE plans SET {spoilt} WHERE seat = 0")
    found = await games.plans.get(game, 0)
    assert (found.body, found.ahead) == ("", ())
    await games.plans.keep(game, 0, "[3]", found.number)
    assert await plans_of(games, game) == [StoredPlan(found.number + 1, "[3]"), before[1]]
    change(tmp_path / "games.db", f"UPDATE plans SET {spoilt} WHERE seat = 0")
    await games.seats.concede(game, 0)
    assert (await games.plans.get(game, 0)).body == ""
    await play_on(games, game, 5)
    await games.close()
