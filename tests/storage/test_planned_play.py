"""Plans are played in one transaction: all that fits, in order, once; the rest waits or is dropped."""

import asyncio

import pytest
from sqlalchemy import event

from engine import legal_actions
from engine.actions import PickWeaving
from engine.planned import Planned
from storage import FINISHED, Games, MoveResult, PlanResult, StoredPlan
from storage import schema as t
from storage.errors import AlreadyAnswered, DatabaseTrouble, NotNow, StorageCode, TooLarge
from storage.plans import LARGEST
from tests.refusals import refused
from tests.storage.kit.plans import after, course, in_a_row, long_turn, next_asked, planned, play_out
from tests.storage.kit.play import begin, check, everything, move, pick, play_on, rows, state_of

NEVER = Planned("PickStartingWeaving", (PickWeaving("gone"),))


# ---------------------------------------------------------------- playing a plan


async def test_a_plan_is_played_in_one_go(games: Games) -> None:
    game = await begin(games)
    state = await long_turn(games, game, 4)
    seat, answers = state.to_act or 0, course(state, 3)
    kept = await games.plans.keep(game, seat, '"my plan"', 0)
    played = await games.plans.play(game, seat, answers, kept.number, "i1")
    found = await games.get(game)
    assert played == PlanResult(
        game=game,
        seq=state.seq + 3,
        number=found.number,
        to_act=seat,
        over=False,
        played=3,
        left=(),
        plan=StoredPlan(kept.number + 1),
    )
    assert await games.plans.get(game, seat) == played.plan
    assert (found.seq, found.to_act) == (state.seq + 3, seat)
    log = (await games.log_since(game))[-3:]
    assert [row.action for row in log] == [answer.choices[0] for answer in answers]
    assert [(row.seat, row.automatic) for row in log] == [(seat, False)] * 3
    assert [row.interaction for row in log] == ["i1", None, None]
    await check(games, game)
    await play_out(games, game)
    await check(games, game)


async def test_of_several_choices_the_first_that_is_possible_is_played(games: Games) -> None:
    game = await begin(games)
    state = await state_of(games, game)
    tile = legal_actions(state)[1]
    played = await games.plans.play(
        game, state.to_act or 0, [Planned("PickStartingWeaving", (PickWeaving("gone"), tile))], 0
    )
    assert played.played == 1
    assert [row.action for row in await games.log_since(game)] == [tile]


async def test_it_stops_at_the_first_answer_that_does_not_fit(games: Games) -> None:
    game = await begin(games)
    state = await long_turn(games, game)
    seat, (first, *others) = state.to_act or 0, course(state, 3)
    played = await games.plans.play(game, seat, [first, NEVER, *others], 0, "i1")
    assert (played.played, played.seq, played.to_act) == (1, state.seq + 1, seat)
    assert played.left == (NEVER, *others)
    assert played.plan == await games.plans.get(game, seat) == StoredPlan(1)
    await check(games, game)


async def test_a_plan_of_which_nothing_fits_is_gone_all_the_same(games: Games) -> None:
    game = await begin(games)
    seat = (await long_turn(games, game)).to_act or 0
    await games.plans.keep(game, seat, "[]", 0)
    log = await games.log_since(game)
    played = await games.plans.play(game, seat, [NEVER], 1, "i1")
    assert (played.played, played.left, played.plan) == (0, (NEVER,), StoredPlan(2))
    assert await games.log_since(game) == log
    with refused(AlreadyAnswered, StorageCode.ANSWERED):
        await games.plans.play(game, seat, [NEVER], 1, "i1")


async def test_a_plan_that_ends_the_game(games: Games) -> None:
    game = await begin(games)
    state = await state_of(games, game)
    while not (end := after(state, answers := course(state, in_a_row(state)))).over:
        state = end
    await play_on(games, game, state.seq)
    seat = state.to_act or 0
    await games.registry.set_timer(game, "reminder", 5)
    other = await games.plans.get(game, 1 - seat)
    await games.plans.keep(game, 1 - seat, "[]", other.number)
    played = await games.plans.play(game, seat, [*answers, NEVER], (await games.plans.get(game, seat)).number, "last")
    assert (played.over, played.to_act, played.played, played.left) == (True, None, len(answers), (NEVER,))
    assert (await games.get(game)).status == FINISHED
    assert end.result is not None
    assert [result.score for result in await games.results(game)] == list(end.result.scores)
    assert await rows(games, t.timers) == await rows(games, t.plans) == []
    await check(games, game)
    again = await games.plans.play(game, seat, answers, 0, "last")
    assert (again.repeated, again.over, again.played, again.left) == (True, True, 0, ())
    with refused(NotNow, StorageCode.OVER):
        await games.plans.play(game, seat, answers, 0, "another")
    assert await games.plans.play_ahead(game, seat) is None


async def test_an_old_plan_is_refused_and_changes_nothing(games: Games) -> None:
    game = await begin(games)
    state = await long_turn(games, game)
    seat, answers = state.to_act or 0, course(state, 2)
    await games.plans.keep(game, seat, "[]", 0)
    before = await everything(games)
    for number in (0, 2, -1):
        with refused(AlreadyAnswered, StorageCode.ANSWERED):
            await games.plans.play(game, seat, answers, number, "i1")
    with refused(NotNow, StorageCode.NO_SEAT, seat=7):
        await games.plans.play(game, 7, answers, 0, "i1")
    with refused(TooLarge, StorageCode.PLAN_TOO_LARGE):
        waiting = [*course(state, in_a_row(state)), *[NEVER] * LARGEST]
        await games.plans.play(game, seat, waiting, 1, "i1")
    assert await everything(games) == before
    assert await state_of(games, game) == state


async def test_the_same_interaction_plays_once(url: str, games: Games) -> None:
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(4):
            state = await long_turn(games, game, 2)
            seat, answers = state.to_act or 0, course(state, 2)
            plan = await games.plans.get(game, seat)
            done = await asyncio.gather(
                *(side.plans.play(game, seat, answers, plan.number, f"i{number}") for side in [games, other] * 3)
            )
            assert sorted(one.repeated for one in done) == [False] + [True] * 5
            assert {(one.seq, one.plan.number) for one in done} == {(state.seq + 2, plan.number + 1)}
            assert sorted(one.played for one in done) == [0] * 5 + [2]
        await check(games, game)
    finally:
        await other.close()


async def test_two_play_one_plan_at_once(url: str, games: Games) -> None:
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(6):
            state = await long_turn(games, game, 2)
            seat, answers = state.to_act or 0, course(state, 2)
            plan = await games.plans.get(game, seat)
            both = await asyncio.gather(
                games.plans.play(game, seat, answers, plan.number, f"a{number}"),
                other.plans.play(game, seat, answers, plan.number, f"b{number}"),
                return_exceptions=True,
            )
            assert {type(one) for one in both} == {PlanResult, AlreadyAnswered}
            assert (await games.get(game)).seq == state.seq + 2
        await check(games, game)
    finally:
        await other.close()


async def test_a_plan_and_other_changes_at_once(url: str, games: Games) -> None:
    """Whatever comes first: what is played is played whole, and the number has grown for whoever comes later."""
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(6):
            state = await long_turn(games, game, 3)
            seat, answers = state.to_act or 0, course(state, 3)
            plan = await games.plans.keep(game, seat, "[]", (await games.plans.get(game, seat)).number)
            played, answer, kept, back = await asyncio.gather(
                games.plans.play(game, seat, answers, plan.number, f"a{number}"),
                other.play(game, seat, pick(state), state.seq, interaction=f"b{number}"),
                other.plans.keep(game, seat, '"new"', plan.number),
                games.take_back(game, state.seq - 1, ["ana", "bo"]) if number % 2 else games.plans.get(game, seat),
                return_exceptions=True,
            )
            assert isinstance(played, PlanResult | AlreadyAnswered)
            assert isinstance(answer, MoveResult | AlreadyAnswered)
            assert isinstance(kept, StoredPlan | AlreadyAnswered)
            assert isinstance(back, MoveResult | StoredPlan)
            assert not (isinstance(played, PlanResult) and isinstance(kept, StoredPlan))
            assert (await games.plans.get(game, seat)).number > plan.number
            await check(games, game)
    finally:
        await other.close()


# ---------------------------------------------------------------- said ahead


async def test_what_comes_after_others_waits_for_its_question(games: Games) -> None:
    game = await begin(games)
    state = await long_turn(games, game)
    seat, own = state.to_act or 0, in_a_row(state)
    answers = course(state, own + 2)
    await games.plans.keep(game, seat, "[]", 0)
    played = await games.plans.play(game, seat, answers, 1, "i1")
    assert (played.played, played.to_act, played.left) == (own, 1 - seat, ())
    assert played.plan == await games.plans.get(game, seat) == StoredPlan(2, "", tuple(answers[own:]))
    given = 0
    while given < 2:
        while (await state_of(games, game)).to_act != seat:
            assert await games.plans.play_ahead(game, seat) is None
            assert await games.plans.play_ahead(game, 1 - seat) is None
            await move(games, game)
        before = await games.plans.get(game, seat)
        ahead = await games.plans.play_ahead(game, seat)
        assert ahead is not None
        assert (ahead.left, ahead.plan.number) == ((), before.number + 1)
        assert ahead.plan == await games.plans.get(game, seat)
        rows_played = (await games.log_since(game))[-ahead.played :]
        assert [(row.seat, row.automatic, row.interaction) for row in rows_played] == [
            (seat, False, None)
        ] * ahead.played
        given += ahead.played
    assert (await games.plans.get(game, seat)).ahead == ()
    assert await games.plans.play_ahead(game, seat) is None
    await check(games, game)


async def test_the_plan_of_what_was_said_ahead_is_over_once_any_of_it_is_played(games: Games) -> None:
    game = await begin(games)
    seat, later = next_asked(await state_of(games, game))
    await games.plans.say_ahead(game, seat, [planned(later, pick(later)), NEVER], 0, '"said"')
    while (await state_of(games, game)).to_act != seat:
        await move(games, game)
    played = await games.plans.play_ahead(game, seat)
    assert played is not None
    assert (played.played, played.plan.body) == (1, "")


async def test_what_does_not_fit_any_more_is_dropped_with_all_that_waits(games: Games) -> None:
    game = await begin(games)
    seat, later = next_asked(await state_of(games, game))
    waiting = (NEVER, planned(later, pick(later)))
    await games.plans.say_ahead(game, seat, waiting, 0, '"said"')
    while (await state_of(games, game)).to_act != seat:
        await move(games, game)
    log = await games.log_since(game)
    dropped = await games.plans.play_ahead(game, seat)
    assert dropped is not None
    assert (dropped.played, dropped.left, dropped.to_act, dropped.plan) == (0, waiting, seat, StoredPlan(2, '"said"'))
    assert await games.log_since(game) == log
    assert await games.plans.play_ahead(game, seat) is None


async def test_who_plans_while_others_are_asked_has_said_it_ahead(games: Games) -> None:
    game = await begin(games)
    seat = 1 - ((await state_of(games, game)).to_act or 0)
    played = await games.plans.play(game, seat, [NEVER], 0, "i1")
    assert (played.played, played.left, played.plan) == (0, (), StoredPlan(1, "", (NEVER,)))


async def test_a_whole_game_by_plans(games: Games) -> None:
    """Every answer is part of a plan or said ahead; the log is that of a game that was played answer by answer."""
    game, twin = await begin(games), await begin(games, channel="2")
    said = 0
    while not (state := await state_of(games, game)).over:
        seat = state.to_act or 0
        ahead = await games.plans.play_ahead(game, seat)
        if ahead is not None and ahead.played:
            said += ahead.played
            continue
        plan = await games.plans.get(game, seat)
        assert (await games.plans.play(game, seat, course(state, 5), plan.number)).played
    assert said
    end = await play_on(games, twin)
    assert (await check(games, game)).result == end.result
    logs = [[(row.seat, row.action) for row in await games.log_since(one)] for one in (game, twin)]
    assert logs[0] == logs[1]


# ---------------------------------------------------------------- trouble in the middle


@pytest.mark.parametrize("doing", ["plan", "ahead"])
async def test_trouble_at_any_statement_leaves_everything_as_it_was(games: Games, doing: str) -> None:
    game = await begin(games)
    state = await long_turn(games, game)
    seat, answers = state.to_act or 0, course(state, in_a_row(state) + 1)
    if doing == "ahead":
        while (await state_of(games, game)).to_act == seat:  # so that somebody else is asked
            await games.take_back(game, (await state_of(games, game)).seq - 1, ["ana", "bo"])
        number = (await games.plans.get(game, seat)).number
        await games.plans.say_ahead(game, seat, answers, number)
        while (await state_of(games, game)).to_act != seat:
            await move(games, game)
    else:
        number = (await games.plans.keep(game, seat, "[]", (await games.plans.get(game, seat)).number)).number
    state, before = await state_of(games, game), await everything(games)
    left = 0

    @event.listens_for(games.engine.sync_engine, "before_cursor_execute")
    def fail(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise OSError("The disk is gone")

    for statements in range(1, 200):
        left = statements
        try:
            played = await (
                games.plans.play_ahead(game, seat) if doing == "ahead" else _play(games, game, seat, answers, number)
            )
        except DatabaseTrouble:
            left = 0
            assert await everything(games) == before
            assert await state_of(games, game) == state
        else:
            break
    left = 0
    assert played is not None
    assert (played.played, statements > 12) == (len(answers) - 1, True)
    await check(games, game)


async def _play(games: Games, game: int, seat: int, answers: list[Planned], number: int) -> PlanResult:
    return await games.plans.play(game, seat, answers, number, "i1")
