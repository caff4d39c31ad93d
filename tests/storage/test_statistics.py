"""Finished games in numbers, on every database."""

import pytest

from engine import Options
from storage import Games, Scope, Statistics
from storage.records import AUTOMA, BOT, MIXED, PEOPLE
from tests.storage.kit.finished_games import Place, all_finished, finished, moment

pytestmark = pytest.mark.both_databases
HERE = Scope(server="s")
NOVEMBER = Scope(server="s", start=moment("2026-11-01"), end=moment("2026-12-01"))


async def test_an_empty_server_has_no_numbers(games: Games) -> None:
    queries = games.statistics
    assert await queries.summary(server="s") == Statistics(0, 0, 0.0, 0)
    assert (await queries.leaders(HERE, 5)).total == 0
    assert (await queries.met("ana", HERE, 5)).lines == ()
    assert await queries.modules(HERE) == ()
    assert (await queries.ladder(HERE, 5)).lines == ()
    assert await queries.bots(HERE, ["easy"]) == ()
    assert await queries.names("s", []) == {}


async def test_a_leaderboard_goes_by_wins_then_by_their_share_then_by_vp(games: Games) -> None:
    await finished(games, Place("ana", 100, True), Place("bo", 90))
    await finished(games, Place("ana", 80), Place("bo", 120, True))
    await finished(games, Place("cy", 70, True), Place("bo", 60))
    await finished(games, Place("di", 99), Place("ed", 99))
    found = await games.statistics.leaders(HERE, 10)
    assert [(line.rank, line.person, line.games, line.wins, round(line.mean_score)) for line in found.lines] == [
        (1, "cy", 1, 1, 70),
        (2, "ana", 2, 1, 90),
        (3, "bo", 3, 1, 90),
        (4, "di", 1, 0, 99),
        (4, "ed", 1, 0, 99),
    ]
    assert [line.best_score for line in found.lines] == [70, 100, 120, 99, 99]
    assert found.total == 5


async def test_only_what_a_person_has_played_alone_counts(games: Games) -> None:
    await finished(games, Place("ana", 10, True), Place("", 200, played=BOT))
    await finished(games, Place("ana", 300, True, played=MIXED), Place("bo", 40))
    await finished(games, Place("ana", 400, True, played=PEOPLE), Place("bo", 50))
    await finished(games, Place("", 500, True), Place("bo", 60))  # somebody who was forgotten
    await finished(games, Place("ana", 600, True), Place("bo", 700), counts=False)
    await finished(games, Place("ana", 800, True), Place("bo", 900), server="elsewhere")
    found = await games.statistics.leaders(HERE, 10)
    lines = [(line.person, line.games, line.best_score, line.with_stand_in) for line in found.lines]
    assert lines == [("ana", 1, 10, 1), ("bo", 3, 60, 0)]
    assert await games.statistics.summary("ana", "s") == Statistics(1, 1, 10.0, 10, 1, 2)
    assert await games.statistics.summary("bo", "s") == Statistics(3, 0, 50.0, 60, 0, 0)
    assert (await games.statistics.summary(server="s")).uncounted == 2
    met = await games.statistics.met("bo", HERE, 10)
    assert met.lines == ()


async def test_a_season_has_its_first_moment_and_not_its_last(games: Games) -> None:
    for day, score in (("2026-10-31", 1), ("2026-11-01", 2), ("2026-11-30", 3), ("2026-12-01", 4)):
        await finished(games, Place("ana", score, True), Place("bo", 0), at=day)
    found = (await games.statistics.leaders(NOVEMBER, 5)).lines[0]
    assert (found.person, found.games, found.best_score) == ("ana", 2, 3)
    assert (await games.statistics.summary("ana", scope=NOVEMBER)).games == 2
    assert (await games.statistics.met("ana", NOVEMBER, 5)).lines[0].games == 2
    assert (await games.statistics.modules(NOVEMBER))[0].games == 2
    only_from = Scope(server="s", start=moment("2026-12-01"))
    assert (await games.statistics.leaders(only_from, 5)).lines[0].best_score == 4


async def test_people_who_have_met(games: Games) -> None:
    await finished(games, Place("ana", 100, True), Place("bo", 90), Place("cy", 50))
    await finished(games, Place("bo", 110, True), Place("ana", 110, True))
    await finished(games, Place("bo", 80, True), Place("cy", 79))
    found = await games.statistics.met("ana", HERE, 10)
    assert [(line.person, line.games, line.wins, line.losses, line.difference) for line in found.lines] == [
        ("bo", 2, 2, 1, 5.0),
        ("cy", 1, 1, 0, 50.0),
    ]
    pair = await games.statistics.met("cy", HERE, 10, against="ana")
    assert [(line.person, line.wins, line.losses, line.difference) for line in pair.lines] == [("ana", 0, 1, -50.0)]
    assert (await games.statistics.met("ana", HERE, 1)).total == 2
    assert (await games.statistics.met("ana", HERE, 10, against="ana")).lines == ()


async def test_games_with_each_module_and_with_none(games: Games) -> None:
    sun = Options(modules=("way_of_the_sun:simpa", "buildings"))
    solo = Options(solo="axomamma", difficulty=("dear_buildings",))  # no module, whatever it is called
    await finished(games, Place("ana", 100, True), Place("bo", 50), options=sun)
    await finished(games, Place("ana", 80), Place("bo", 90, True), options=Options(modules=("vassals",)))
    await finished(games, Place("ana", 30, True), Place("", 10, played=AUTOMA), options=solo)
    found = {line.module: (line.games, line.wins, line.mean_score) for line in await games.statistics.modules(HERE)}
    assert found == {
        "way_of_the_sun:simpa": (1, 1, 75.0),
        "buildings": (1, 1, 75.0),
        "vassals": (1, 1, 85.0),
        "": (1, 1, 30.0),
    }
    own = {line.module: line.mean_score for line in await games.statistics.modules(HERE, "bo")}
    assert own == {"way_of_the_sun:simpa": 50.0, "buildings": 50.0, "vassals": 90.0}


async def test_games_with_bot_players_of_each_level(games: Games) -> None:
    def bot(level: str, score: int = 50, played: str = BOT) -> Place:
        return Place("", score, played=played, level=level)

    await finished(games, Place("ana", 100, True), bot("easy"), bot("easy"))
    await finished(games, Place("ana", 90), Place("bo", 95, True), bot("easy"))
    await finished(games, Place("ana", 80, True), bot("hard"), bot("expert"))
    await finished(games, Place("ana", 99, True), bot("greedy"))  # of an earlier version
    await finished(games, Place("ana", 99, True), bot("hard expert"), bot(""))
    await finished(games, Place("ana", 99, True), bot("hard", played=MIXED))
    await finished(games, Place("ana", 99, True, played=MIXED), bot("hard"))
    await finished(games, Place("ana", 99, True), bot("hard"), at="2026-12-24")
    await finished(games, Place("ana", 99, True), bot("hard"), counts=False)
    await finished(games, bot("hard"), bot("hard"))
    levels = ("easy", "medium", "hard", "expert")

    async def found(person: str = "") -> list[tuple[str, int, int]]:
        lines = await games.statistics.bots(NOVEMBER, levels, person)
        return [(line.level, line.games, line.wins) for line in lines]

    assert await found("ana") == [("easy", 2, 1), ("hard", 1, 1), ("expert", 1, 1)]
    assert await found("bo") == [("easy", 1, 1)]
    assert await found() == [("easy", 2, 2), ("hard", 1, 1), ("expert", 1, 1)]
    assert await found("cy") == []


async def test_the_solo_ladder_by_opponent_and_difficulty(games: Games) -> None:
    hard, plain = Options(solo="pachamama", level="hard"), Options(solo="axomamma")
    automa = Place("", 999, played=AUTOMA)
    await finished(games, Place("ana", 100, True), automa, options=hard, at="2026-11-01")
    await finished(games, Place("bo", 120), automa, options=hard, at="2026-11-02")
    await finished(games, Place("ana", 120, True), automa, options=hard, at="2026-11-03")
    await finished(games, Place("bo", 300, True, played=MIXED), automa, options=hard)
    await finished(games, Place("", 400, True, played=BOT), automa, options=hard)
    await finished(games, Place("bo", 70), automa, options=plain)
    found = await games.statistics.ladder(HERE, 10)
    assert [
        (line.opponent, line.difficulty, line.games, line.wins, line.best_score, line.holder, line.record)
        for line in found.lines
    ] == [("pachamama", ("hard",), 3, 2, 120, "bo", 120), ("axomamma", (), 1, 0, 70, "bo", 70)]
    own = await games.statistics.ladder(HERE, 10, "ana")
    assert [(line.opponent, line.games, line.best_score, line.holder) for line in own.lines] == [
        ("pachamama", 2, 120, "bo")
    ]
    assert (await games.statistics.ladder(HERE, 1)).total == 2
    assert (await games.statistics.leaders(HERE, 10)).lines == (), "solo games have a ladder of their own"


async def test_a_game_with_a_handicap_has_a_line_of_its_own_and_is_no_best(games: Games) -> None:
    automa = Place("", 100, played=AUTOMA)
    easier, harder = (Options(solo="pachamama", level="hard", handicap=vp) for vp in (80, -20))
    await finished(games, Place("ana", 120, True), automa, options=Options(solo="pachamama", level="hard"))
    await finished(games, Place("ana", 210, True), automa, options=easier)
    await finished(games, Place("ana", 130, True), automa, options=harder)
    await finished(games, Place("bo", 90), Place("cy", 80))
    found = await games.statistics.ladder(HERE, 10)
    assert {(line.opponent, line.difficulty, line.handicap, line.games, line.record) for line in found.lines} == {
        ("pachamama", ("hard",), vp, 1, record) for vp, record in ((0, 120), (80, 210), (-20, 130))
    }
    assert await games.statistics.summary("ana", "s") == Statistics(3, 3, 120.0, 120)
    (line,) = await games.statistics.modules(HERE, "ana")
    assert (line.games, line.wins, line.mean_score) == (3, 3, 120.0)


async def test_many_people_are_bounded_and_counted(games: Games) -> None:
    await all_finished(games, [[Place(f"p{n}", n, True), Place("ana", 0)] for n in range(500)])
    found = await games.statistics.leaders(HERE, 20)
    assert (len(found.lines), found.total) == (20, 501)
    assert [line.rank for line in found.lines] == list(range(1, 21))
    met = await games.statistics.met("ana", HERE, 20)
    assert (len(met.lines), met.total) == (20, 500)


async def test_the_newest_name_at_the_tables_of_a_server(games: Games) -> None:
    await finished(games, Place("ana", 1, name="Ana"), Place("bo", 1))
    await finished(games, Place("ana", 1, name="Anita"), Place("bo", 1))
    await finished(games, Place("ana", 1, name="Secret"), Place("cy", 1), server="elsewhere")
    assert await games.statistics.names("s", ["ana", "bo", "cy"]) == {"ana": "Anita", "bo": "Bo"}


async def test_whoever_was_forgotten_is_on_no_list(games: Games) -> None:
    solo = Options(solo="axomamma")
    await finished(games, Place("ana", 100, True), Place("bo", 1))
    await finished(games, Place("ana", 100, True), Place("", 1, played=AUTOMA), options=solo)
    await games.seats.forget_person("ana")
    assert [line.person for line in (await games.statistics.leaders(HERE, 5)).lines] == ["bo"]
    assert (await games.statistics.met("bo", HERE, 5)).lines == ()
    assert (await games.statistics.ladder(HERE, 5)).lines == ()
    assert await games.statistics.names("s", ["ana"]) == {}
