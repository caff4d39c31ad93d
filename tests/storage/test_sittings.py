"""Who has played which turns of a seat, and what results tell of it."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from sqlalchemy import delete

from engine import Options
from engine.decisions import TakeTurn
from storage import FREE, Games, Seat
from storage import schema as t
from storage.doctor import WRONG, examine
from storage.records import AUTOMA, BOT, MIXED, PEOPLE, PERSON
from storage.sittings import A_TURN, Given, Sitting, by_whom
from tests.storage.kit.damage import change, overwrite
from tests.storage.kit.earlier_versions import restored
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin, person, pick, play_on, rows, state_of, think_on
from tests.storage.kit.words import IN_ENGLISH

STAND_IN = Seat(lang="en", controller=BOT, level="greedy", person="ana", name="Ana")


async def played_out(games: Games, game: int) -> list[str]:
    """By whom each seat was played."""
    assert (await play_out(games, game)).over
    return [result.played for result in await games.results(game)]


async def until_turn_of(games: Games, game: int, seat: int) -> None:
    """Everybody plays until this seat has its turn."""
    state = await state_of(games, game)
    while not isinstance(state.decision, TakeTurn) or state.to_act != seat:
        state = await play_on(games, game, 1)


async def rest_of_turn(games: Games, game: int, seat: int, automatic: bool) -> None:
    """This seat answers until somebody else has a turn."""
    state = await state_of(games, game)
    turn = state.turn
    while state.turn == turn and not state.over and state.to_act is not None:
        await games.play(game, state.to_act, pick(state), state.seq, automatic=automatic and state.to_act == seat)
        state = await state_of(games, game)


async def sat(games: Games, game: int) -> list[tuple[int, int, str, str]]:
    found = [row for row in await rows(games, t.sittings) if row.game == game]
    return [(row.seat, row.after, row.controller, row.person) for row in found]


async def levels_sat(games: Games, game: int, seat: int) -> list[tuple[int, str]]:
    """The rows after which somebody has taken this seat, with the levels of bot players."""
    found = [row for row in await rows(games, t.sittings) if (row.game, row.seat) == (game, seat)]
    return sorted((row.after, row.level) for row in found)


# ---------------------------------------------------------------- what is written


async def test_everybody_sits_down_when_a_game_starts(games: Games) -> None:
    game = await begin(games)
    assert await sat(games, game) == [(0, 0, PERSON, "ana"), (1, 0, PERSON, "bo")]
    assert await played_out(games, game) == [PERSON, PERSON]
    lobby = await games.create("s", "2", Options())
    await games.seats.join(lobby.id, person("ana"))
    await games.seats.set_orders(lobby.id, 0, {"hire": "never"})
    assert await sat(games, lobby.id) == []


async def test_whoever_takes_a_seat_sits_down_after_the_rows_of_the_log(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 30)
    await games.take_back(game, 20, ["ana", "bo"])
    await games.seats.replace(game, 0, STAND_IN)
    await games.seats.set_orders(game, 1, {"hire": "never"})  # the same person
    assert await sat(games, game) == [(0, 0, PERSON, "ana"), (0, 30, BOT, "ana"), (1, 0, PERSON, "bo")]
    await games.seats.replace(game, 0, Seat(lang="en", person="zoe", name="Zoe"))
    assert (await sat(games, game))[1] == (0, 30, PERSON, "zoe"), "the bot player has not played"
    assert await played_out(games, game) == [PEOPLE, PERSON]


async def test_a_game_from_a_file_has_sittings_and_a_forgotten_person_leaves_no_name_in_them(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 30)
    copy = await games.import_game(await games.export(game), "s", "2", [person("ana"), person("bo")])
    assert await sat(games, copy.id) == [(0, 0, PERSON, "ana"), (1, 0, PERSON, "bo")]
    await games.seats.forget_person("ana")
    for each in (game, copy.id):
        assert await sat(games, each) == [(0, 0, PERSON, ""), (0, 30, BOT, ""), (1, 0, PERSON, "bo")]
        assert await played_out(games, each) == [MIXED, PERSON]


# ---------------------------------------------------------------- what it comes to


async def test_a_seat_with_a_turn_of_a_bot_player_is_mixed(games: Games) -> None:
    game = await begin(games)
    await until_turn_of(games, game, 0)
    await games.seats.replace(game, 0, STAND_IN)
    await rest_of_turn(games, game, 0, automatic=True)
    await games.seats.replace(game, 0, person("ana"))
    assert await played_out(games, game) == [MIXED, PERSON]
    ana, bo = await games.statistics.summary("ana"), await games.statistics.summary("bo")
    assert (ana.games, ana.uncounted, bo.games, bo.uncounted) == (0, 1, 1, 0)


async def test_a_bot_player_who_has_answered_nothing_has_not_played(games: Games) -> None:
    game = await begin(games)
    await until_turn_of(games, game, 0)
    await games.seats.replace(game, 0, STAND_IN)
    await games.seats.replace(game, 0, person("ana"))
    await rest_of_turn(games, game, 0, automatic=False)
    await games.seats.replace(game, 0, Seat(lang="en", controller=FREE, person="ana", name="Ana"))
    await games.seats.replace(game, 0, person("ana"))
    assert await played_out(games, game) == [PERSON, PERSON]
    assert (await games.statistics.summary("ana")).games == 1


async def test_what_a_bot_player_has_done_and_was_taken_back_does_not_count(games: Games) -> None:
    game = await begin(games)
    await until_turn_of(games, game, 0)
    before = (await state_of(games, game)).seq
    await games.seats.replace(game, 0, STAND_IN)
    await rest_of_turn(games, game, 0, automatic=True)
    await games.seats.replace(game, 0, person("ana"))
    await games.take_back(game, before, ["ana", "bo"])
    assert await played_out(games, game) == [PERSON, PERSON]


async def test_whoever_left_is_told_of_a_game_that_does_not_count(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 30)
    await games.seats.replace(game, 0, person("zoe"))
    assert await played_out(games, game) == [PEOPLE, PERSON]
    for name in ("ana", "zoe"):
        found = await games.statistics.summary(name)
        assert (found.games, found.uncounted) == (0, 1)
    assert (await games.statistics.summary(server="s")).uncounted == 1


async def test_bot_players_and_automas_count_in_no_mean_and_are_nobodys_best(games: Games) -> None:
    game = await games.create("s", "1", Options(solo="axomamma"), "seed")
    await games.seats.join(game.id, person("ana"))
    await games.seats.join(game.id, Seat(lang="en", controller=AUTOMA, level="axomamma", name="Axomamma"))
    await games.start(game.id)
    assert await played_out(games, game.id) == [PERSON, AUTOMA]
    own, hers = await games.results(game.id)
    assert own.ladder == hers.ladder == "axomamma"
    assert hers.score > own.score
    server = await games.statistics.summary(server="s")
    assert (server.games, server.mean_score, server.best_score) == (1, own.score, own.score)


# ---------------------------------------------------------------- how bot players have played


def bot(level: str) -> Seat:
    return Seat(lang="en", controller=BOT, level=level, name="Amaru")


async def against(games: Games, level: str) -> int:
    """A game of Ana against a bot player of this level."""
    game = await games.create("s", "1", Options(), "seed")
    await games.seats.join(game.id, person("ana"))
    await games.seats.join(game.id, bot(level))
    await games.start(game.id)
    return game.id


async def answers_of(games: Games, game: int, seat: int) -> int:
    return sum(row.seat == seat for row in await games.log_since(game))


async def test_a_result_tells_the_level_of_a_bot_player_and_how_long_it_has_thought(games: Games, url: str) -> None:
    game = await against(games, "easy")
    assert (await levels_sat(games, game, 0), await levels_sat(games, game, 1)) == ([(0, "")], [(0, "easy")])
    await think_on(games, game, 40)
    await games.take_back(game, 30, ["ana"])
    await think_on(games, game)
    ana, amaru = await games.results(game)
    assert (ana.levels, ana.thought) == ((), None)
    assert (amaru.played, amaru.levels, amaru.thought) == (BOT, ("easy",), 10 * await answers_of(games, game, 1))
    assert [finding.what for finding in (await examine(url)).findings if finding.severity == WRONG] == []


@pytest.mark.parametrize("wrong", [{"levels": "hard"}, {"thought": 1}])
async def test_what_results_tell_wrongly_of_a_bot_player_is_found(
    games: Games, url: str, wrong: dict[str, Any]
) -> None:
    game = await against(games, "easy")
    await think_on(games, game)
    await overwrite(games, t.results, wrong, game=game, seat=1)
    told = f"Game {game}: The results of seat 1 do not tell how its bots have played."
    assert [finding.what for finding in (await examine(url, IN_ENGLISH)).findings if finding.severity == WRONG] == [
        told
    ]


async def test_another_level_is_another_player_and_both_are_told(games: Games, url: str) -> None:
    game = await against(games, "easy")
    await think_on(games, game, 30)
    await games.seats.replace(game, 1, bot("hard"))
    await games.seats.replace(game, 1, bot("hard"))
    assert await levels_sat(games, game, 1) == [(0, "easy"), (30, "hard")]
    await think_on(games, game)
    result = (await games.results(game))[1]
    assert (result.played, result.levels) == (BOT, ("easy", "hard"))
    assert [finding.what for finding in (await examine(url)).findings if finding.severity == WRONG] == []


async def test_whoever_has_come_back_is_told_how_the_bot_player_was_in_between(games: Games) -> None:
    game = await begin(games)
    await think_on(games, game, 40)
    await games.seats.replace(game, 0, STAND_IN)
    before = await answers_of(games, game, 0)
    await think_on(games, game, 30, took=70)
    after = await answers_of(games, game, 0)
    await games.seats.replace(game, 0, person("ana"))
    await think_on(games, game)
    result = (await games.results(game))[0]
    assert (result.played, result.levels, result.thought) == (MIXED, ("greedy",), 70 * (after - before))
    assert after > before


async def test_what_is_known_in_part_is_no_time_of_thinking(games: Games) -> None:
    game = await against(games, "medium")
    await think_on(games, game, 30, took=None)
    await think_on(games, game)
    result = (await games.results(game))[1]
    assert (result.levels, result.thought) == (("medium",), None)


async def test_a_bot_player_for_whoever_is_forgotten_plays_as_any_stand_in(games: Games) -> None:
    game = await begin(games)
    await think_on(games, game, 30)
    await games.seats.forget_person("ana")
    await think_on(games, game)
    result = (await games.results(game))[0]
    assert (result.played, result.levels) == (MIXED, ("medium",))


# ---------------------------------------------------------------- games that began before


async def test_without_sittings_the_seats_and_the_log_tell(games: Games) -> None:
    game = await begin(games)
    await until_turn_of(games, game, 0)
    await rest_of_turn(games, game, 0, automatic=True)
    async with games.engine.begin() as connection:
        await connection.execute(delete(t.sittings))
    assert await played_out(games, game) == [MIXED, PERSON]


async def test_whoever_has_a_seat_without_sittings_has_always_had_it(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 30)
    async with games.engine.begin() as connection:
        await connection.execute(delete(t.sittings))
    await games.seats.replace(game, 0, STAND_IN)
    assert await sat(games, game) == [(0, 0, PERSON, "ana"), (0, 30, BOT, "ana")]
    assert await played_out(games, game) == [MIXED, PERSON]


SAT = (Sitting(0, PERSON, "ana"), Sitting(10, BOT, "ana"), Sitting(20, PERSON, "ana"))
BY_HAND, ORDERED, BY_BOT = Given(5, False, A_TURN), Given(6, True, "HireWorker"), Given(7, True, A_TURN)


@pytest.mark.parametrize(
    ("controller", "sat", "given", "expected"),
    [
        (AUTOMA, (), (BY_BOT,), AUTOMA),
        (PERSON, (), (), PERSON),
        (PERSON, (), (BY_HAND, ORDERED), PERSON),
        (PERSON, (), (BY_HAND, BY_BOT), MIXED),
        (BOT, (), (BY_BOT, ORDERED), BOT),
        (BOT, (), (BY_HAND, BY_BOT), MIXED),
        (BOT, (), (BY_HAND,), PERSON),
        (PERSON, SAT, (BY_HAND, ORDERED, Given(21, False, A_TURN)), PERSON),
        (PERSON, SAT, (BY_HAND, Given(11, True, "FeedGods")), MIXED),
        (PERSON, SAT, (Given(12, False, A_TURN),), BOT),
        (PERSON, (Sitting(0, PERSON, "bo"), Sitting(4, PERSON, "ana")), (BY_HAND,), PERSON),
        (PERSON, (Sitting(0, PERSON, "bo"), Sitting(9, PERSON, "ana")), (BY_HAND,), PEOPLE),
        (BOT, (Sitting(0, BOT, "ana"),), (), BOT),
    ],
)
def test_by_whom_a_seat_was_played(
    controller: str, sat: tuple[Sitting, ...], given: tuple[Given, ...], expected: str
) -> None:
    assert by_whom(controller, "ana", sat, given) == expected


def test_the_question_that_tells_bot_players_is_one() -> None:
    assert TakeTurn.__name__ == A_TURN


async def test_results_of_an_earlier_version_tell_who_has_played(tmp_path: Path) -> None:
    url = restored("v0003", tmp_path)
    for damage in (
        "UPDATE seats SET controller = 'bot', level = 'easy' WHERE game = 1 AND seat = 0",
        "UPDATE log SET automatic = 1 WHERE game = 1 AND seat = 0 AND row % 2 = 0",
        "UPDATE log SET automatic = 1 WHERE game = 1 AND seat = 1 AND question = 'TakeTurn' AND row > 40",
    ):
        change(tmp_path / "kept.db", damage)
    games = await Games.open(url)
    assert [result.played for result in await games.results(1)] == [MIXED, MIXED]
    assert await rows(games, t.sittings) == []
    assert (await games.statistics.summary()).games == 0
    await games.close()
    report = await examine(url)
    assert [finding.what for finding in report.findings if finding.severity == WRONG] == []


async def test_solo_games_of_an_earlier_version_have_their_ladder(tmp_path: Path) -> None:
    url = restored("v0003", tmp_path)
    solo = json.encode(Options(solo="pachamama", level="hard", difficulty=("leftovers_score",))).decode()
    change(tmp_path / "kept.db", f"UPDATE games SET options = '{solo}' WHERE id = 1")
    change(
        tmp_path / "kept.db", "UPDATE seats SET controller = 'automa', level = 'pachamama' WHERE game = 1 AND seat = 1"
    )
    games = await Games.open(url)
    found = [(result.ladder, result.played) for result in await games.results(1)]
    assert found == [("pachamama hard leftovers_score", PERSON), ("pachamama hard leftovers_score", AUTOMA)]
    await games.close()
