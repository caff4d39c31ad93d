"""Playing and taking back, on both databases."""

import asyncio

import pytest

from engine import GameError, IllegalAction, NotYourDecision, Options, apply, legal_actions, new_game
from engine.actions import KeepGodCard
from storage import ABORTED, FINISHED, Games, MoveResult, Statistics
from storage import schema as t
from storage.errors import AlreadyAnswered, NothingToUndo, NotNow, StorageCode
from tests.refusals import refused
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import PEOPLE, begin, check, everything, half_turn, move, pick, play_on, rows, state_of

pytestmark = pytest.mark.both_databases

# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("players", [2, 4])
async def test_a_whole_game(games: Games, players: int) -> None:
    game = await begin(games, players, seed=f"whole {players}")
    end = await play_on(games, game)
    assert end.result is not None
    assert await check(games, game) == end
    found = await games.get(game)
    assert (found.status, found.to_act, found.seq) == (FINISHED, None, end.seq)
    results = await games.results(game)
    assert [r.score for r in results] == list(end.result.scores)
    assert [r.person for r in results] == list(PEOPLE[:players])
    assert [r.seat for r in results if r.won] == list(end.result.winners)
    assert [dict(r.breakdown) for r in results] == [dict(b) for b in end.result.breakdown]
    assert {r.players for r in results} == {players}
    with refused(NotNow, StorageCode.OVER):
        await games.play(game, 0, KeepGodCard("G01"), end.seq)
    for doing in (
        games.undo(game, 0),
        games.take_back(game, 0, PEOPLE),
        games.abort(game),
        games.seats.concede(game, 0),
    ):
        with refused(NotNow, StorageCode.OVER):
            await doing


async def test_statistics_of_people_and_servers(games: Games) -> None:
    scores: dict[str, list[int]] = {"ana": [], "bo": []}
    wins = {"ana": 0, "bo": 0}
    for number, server in enumerate(("s", "s", "other")):
        game = await begin(games, channel=str(number), server=server, seed=f"statistics {number}")
        await play_out(games, game, salt=str(number))
        for result in await games.results(game):
            scores[result.person].append(result.score)
            wins[result.person] += result.won
    await begin(games, channel="running")
    for name, all_scores in scores.items():
        expected = Statistics(3, wins[name], sum(all_scores) / 3, max(all_scores))
        assert await games.statistics.summary(name) == expected
        assert (await games.statistics.summary(name, "s")).games == 2
        assert (await games.statistics.summary(name, "s")).best_score == max(all_scores[:2])
    assert (await games.statistics.summary(server="s")).games == 2
    assert (await games.statistics.summary(server="other")).best_score == max(scores["ana"][2], scores["bo"][2])
    assert (await games.statistics.summary()).games == 3
    assert await games.statistics.summary("nobody") == Statistics(0, 0, 0.0, 0)


async def test_refused_answers_change_nothing(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 9)
    state = await state_of(games, game)
    asked, action = state.to_act or 0, pick(state)
    before = await everything(games)
    with pytest.raises(NotYourDecision):
        await games.play(game, 1 - asked, action, state.seq)
    for seq in (state.seq - 1, state.seq + 1, 0, -1):
        with pytest.raises(AlreadyAnswered):
            await games.play(game, asked, action, seq)
    with pytest.raises(IllegalAction):
        await games.play(game, asked, KeepGodCard("G99"), state.seq)
    with pytest.raises(GameError):
        await games.play(game, asked, "nonsense", state.seq)  # type: ignore[arg-type]
    assert await everything(games) == before
    await games.play(game, asked, action, state.seq)
    await check(games, game)


async def test_the_same_interaction_is_one_move(games: Games) -> None:
    game = await begin(games)
    state = await state_of(games, game)
    asked, action = state.to_act or 0, pick(state)
    first = await games.play(game, asked, action, state.seq, interaction="i1")
    assert (first.seq, first.repeated) == (1, False)
    before = await everything(games)
    assert await games.play(game, asked, action, state.seq, interaction="i1") == MoveResult(
        game, 1, first.number, None, True
    )
    assert await everything(games) == before
    assert [row.interaction for row in await games.log_since(game)] == ["i1"]
    with pytest.raises(AlreadyAnswered):
        await games.play(game, asked, action, state.seq, interaction="i2")


async def test_the_same_interaction_many_times_at_once(url: str, games: Games) -> None:
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(5):
            state = await state_of(games, game)
            asked, action = state.to_act or 0, pick(state)
            done = await asyncio.gather(
                *(side.play(game, asked, action, state.seq, interaction=f"i{number}") for side in [games, other] * 3)
            )
            assert sorted(one.repeated for one in done) == [False] + [True] * 5
            assert {one.seq for one in done} == {number + 1}
        assert len(await rows(games, t.log)) == 5
        await check(games, game)
    finally:
        await other.close()


async def test_an_interaction_whose_move_was_undone_does_not_move_again(games: Games) -> None:
    game = await begin(games)
    while True:
        state = await state_of(games, game)
        asked, action = state.to_act or 0, pick(state)
        played = await games.play(game, asked, action, state.seq, interaction=f"i{state.seq}")
        if played.outcome and not played.outcome.commits:
            break
    undone = await games.undo(game, asked)
    again = await games.play(game, asked, action, state.seq, interaction=f"i{state.seq}")
    assert again == MoveResult(game, state.seq, undone.number, None, True)
    await games.play(game, asked, action, state.seq, interaction="new")
    await check(games, game)


async def test_two_people_answer_at_once(url: str, games: Games) -> None:
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(30):
            state = await state_of(games, game)
            asked = state.to_act or 0
            answers = legal_actions(state)
            both = await asyncio.gather(
                games.play(game, asked, answers[0], state.seq, interaction=f"a{number}"),
                other.play(game, asked, answers[-1], state.seq, interaction=f"b{number}"),
                return_exceptions=True,
            )
            assert sum(isinstance(one, MoveResult) for one in both) == 1
            (refused,) = [one for one in both if not isinstance(one, MoveResult)]
            assert isinstance(refused, AlreadyAnswered)
            assert (await games.get(game)).seq == state.seq + 1
        await check(games, game)
    finally:
        await other.close()


async def test_answers_of_the_wrong_and_the_right_seat_at_once(games: Games) -> None:
    game = await begin(games)
    for _ in range(10):
        state = await state_of(games, game)
        asked, action = state.to_act or 0, pick(state)
        right, wrong = await asyncio.gather(
            games.play(game, asked, action, state.seq),
            games.play(game, 1 - asked, action, state.seq),
            return_exceptions=True,
        )
        assert isinstance(right, MoveResult)
        assert isinstance(wrong, AlreadyAnswered | GameError)
    await check(games, game)


async def test_a_button_of_one_program_is_pressed_in_another(url: str, games: Games) -> None:
    """What another program has done since is no reason to refuse, nor to accept what it has ended."""
    other = await Games.open(url)
    try:
        game = await begin(games)
        await play_on(other, game, 4)
        state = await play_on(games, game, 3)
        await other.play(game, state.to_act or 0, pick(state), state.seq)
        state = await half_turn(games, game)
        await state_of(other, game)  # so that it remembers
        await games.undo(game, state.to_act or 0)
        with pytest.raises(AlreadyAnswered):
            await other.play(game, state.to_act or 0, pick(state), state.seq)
        await check(games, game)
        state = await half_turn(games, game)
        await other.undo(game, state.to_act or 0)
        with pytest.raises(AlreadyAnswered):
            await games.play(game, state.to_act or 0, pick(state), state.seq)
        await check(other, game)
        state = await state_of(games, game)
        await state_of(other, game)
        await games.abort(game)
        with refused(NotNow, StorageCode.OVER):
            await other.play(game, state.to_act or 0, pick(state), state.seq)
        assert (await games.get(game)).status == ABORTED
    finally:
        await other.close()


async def test_other_answers_after_an_undo_elsewhere(url: str, games: Games) -> None:
    """The same number of a question, but another question: nobody is held to what he remembers."""
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(12):
            state = await half_turn(games, game)
            await state_of(other, game)
            await games.undo(game, state.to_act or 0)
            await move(games, game, salt=f"else {number}")
            there = await state_of(games, game)
            played = await other.play(game, there.to_act or 0, pick(there), there.seq)
            assert not played.repeated
            await check(games, game)
    finally:
        await other.close()


# ---------------------------------------------------------------- taking back


async def test_undo_within_the_turn(games: Games) -> None:
    game = await begin(games)
    after = await half_turn(games, game)
    seat = after.to_act or 0
    log = await games.log_since(game)
    undone = await games.undo(game, seat)
    assert (undone.seq, undone.outcome) == (after.seq - 1, None)
    state = await check(games, game)
    assert state.seq == after.seq - 1
    assert await games.log_since(game) == log[:-1]
    kept = await games.log_since(game, undone=True)
    assert [row.row for row in kept] == [row.row for row in log]
    assert kept[-1].undone is not None
    assert kept[-1].action == log[-1].action
    await games.play(game, seat, log[-1].action, state.seq)
    assert await check(games, game) == after
    assert [row.seq for row in await games.log_since(game, undone=True)][-2:] == [after.seq, after.seq]
    await play_out(games, game)
    await check(games, game)


async def test_undo_of_every_answer_of_a_turn(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 12)
    tried = 0
    while tried < 5:
        state = await half_turn(games, game)
        seat, steps = state.to_act or 0, 0
        while True:
            last = (await games.log_since(game))[-1]
            if last.commits:
                break
            await games.undo(game, seat)
            steps += 1
            await check(games, game)
        with pytest.raises(NothingToUndo):
            await games.undo(game, seat)
        tried += steps
        await move(games, game, salt=str(tried))


def turn_ends_with_the_same_seat(seed: str) -> int | None:
    """How many answers are given before one that ends a turn, after which the same seat is asked, in a game of two."""
    state = new_game(Options(players=2), seed)
    while not state.over:
        outcome = apply(state, pick(state, seed))
        if outcome.state.to_act == state.to_act and outcome.state.turn != state.turn:
            return state.seq
        state = outcome.state
    return None


async def test_the_answer_that_ends_a_turn_cannot_be_undone_though_the_same_seat_is_asked(games: Games) -> None:
    found = ((seed, turn_ends_with_the_same_seat(seed)) for seed in map(str, range(100)))
    seed, at = next((seed, at) for seed, at in found if at is not None)
    game = await begin(games, seed=seed)
    before = await play_on(games, game, at, salt=seed)
    played = await move(games, game, salt=seed)
    assert played.outcome is not None
    assert played.outcome.state.turn != before.turn
    with pytest.raises(NothingToUndo):
        await games.undo(game, before.to_act or 0)
    assert await check(games, game) == played.outcome.state


async def test_nothing_is_undone_after_a_commit_or_for_others(games: Games) -> None:
    game = await begin(games)
    with pytest.raises(NothingToUndo):
        await games.undo(game, 0)
    commits = others = 0
    while commits < 8 or others < 5:
        played = await move(games, game)
        assert played.outcome is not None
        last = (await games.log_since(game))[-1]
        assert last.commits == played.outcome.commits
        before = await everything(games)
        wrong = (0, 1) if last.commits else (1 - last.seat,)
        for seat in wrong:
            with pytest.raises(NothingToUndo):
                await games.undo(game, seat)
        commits, others = commits + last.commits, others + (not last.commits)
        assert await everything(games) == before


async def test_taking_back_by_consent(games: Games) -> None:
    game = await begin(games, 3)
    await games.seats.concede(game, 2)
    await play_on(games, game, 40)
    before = await everything(games)
    for agreed, missing in (([], ["Ana", "Bo"]), (["ana"], ["Bo"]), (["bo", "zoe"], ["Ana"])):
        with refused(NotNow, StorageCode.NOT_AGREED, missing=missing):
            await games.take_back(game, 10, agreed)
    for to_seq in (-1, 40, 41):
        with pytest.raises(NothingToUndo):
            await games.take_back(game, to_seq, ["ana", "bo"])
    assert await everything(games) == before
    number = (await games.get(game)).number
    assert await games.take_back(game, 10, ["ana", "bo"]) == MoveResult(game, 10, number + 1, None)
    assert (await check(games, game)).seq == 10
    kept = await games.log_since(game, undone=True)
    assert len(kept) == 40
    assert [row.undone is None for row in kept] == [True] * 10 + [False] * 30
    (record,) = await rows(games, t.take_backs)
    assert (record.game, record.to_seq, record.agreed) == (game, 10, '["ana","bo"]')
    await play_on(games, game, 20, salt="again")
    await check(games, game)
    await games.take_back(game, 0, ["ana", "bo"])
    assert await check(games, game) == (await state_of(games, game))
    await play_out(games, game, salt="third")
    assert (await check(games, game)).over
    assert (await games.get(game)).status == FINISHED


async def test_taking_back_and_playing_at_once(url: str, games: Games) -> None:
    other = await Games.open(url)
    try:
        game = await begin(games)
        for number in range(10):
            state = await play_on(games, game, 6, salt=str(number))
            both = await asyncio.gather(
                other.take_back(game, state.seq - 4, ["ana", "bo"]),
                games.play(game, state.to_act or 0, pick(state), state.seq),
                games.view(game, 0),
                return_exceptions=True,
            )
            assert all(not isinstance(one, Exception) or isinstance(one, AlreadyAnswered) for one in both)
            await check(games, game)
    finally:
        await other.close()
