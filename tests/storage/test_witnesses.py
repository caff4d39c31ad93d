"""Fair play: who has sat in a game does not get its secrets, who has got them takes no seat, and leaving is final."""

from msgspec import structs

from engine import Options
from engine.codec import load_game
from storage import BOT, FREE, Games, Seat, Show, Terms
from storage import schema as t
from storage.errors import NotNow, StorageCode
from tests.refusals import refused
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin, check, person, play_on, rows


async def test_everybody_who_sits_is_known(games: Games) -> None:
    lobby = (await games.create("s", "2", Options(players=2))).id
    await games.seats.join(lobby, person("ana"))
    assert await games.seats.sat(lobby) == set()
    game = await begin(games)
    assert await games.seats.sat(game) == {"ana", "bo"}
    await games.seats.replace(game, 0, Seat(lang="en", controller=BOT, level="easy", name="Inti"))
    await games.seats.replace(game, 0, person("cy"))
    await games.seats.replace(game, 1, structs.replace(person("bo"), controller=FREE))
    await games.seats.replace(game, 1, person("bo"))
    await games.seats.set_orders(game, 1, {"hire": "never"})
    assert await games.seats.sat(game) == {"ana", "bo", "cy"}
    assert await games.seats.exported(game) == set()


async def test_who_has_sat_gets_no_file_of_a_running_game(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 10)
    await games.seats.replace(game, 0, person("cy"))
    for name in ("ana", "bo", "cy"):
        assert not await games.seats.may_export(game, name)
        with refused(NotNow, StorageCode.SECRETS):
            await games.export(game, by=name)
    assert await games.seats.exported(game) == set()
    await play_out(games, game)
    assert await games.seats.may_export(game, "ana")
    assert load_game(await games.export(game, by="ana")).final
    assert await games.seats.exported(game) == set()


async def test_who_has_the_file_of_a_running_game_takes_no_seat_in_it(games: Games) -> None:
    game = await begin(games)
    await play_on(games, game, 10)
    assert await games.seats.may_export(game, "cy")
    for _ in range(2):
        assert await games.export(game, by="cy") == await games.export(game)
    assert await games.seats.exported(game) == {"cy"}
    for offered in (
        Seat(lang="en", controller=BOT, level="easy", name="Inti"),
        Seat(lang="en", controller=FREE, person="ana", name="Ana"),
    ):
        await games.seats.replace(game, 0, offered)
        with refused(NotNow, StorageCode.KNOWS_ALL):
            await games.seats.replace(game, 0, person("cy"))
    await games.seats.replace(game, 0, person("di"))
    other = await begin(games, channel="2", seed="other")
    await games.seats.replace(other, 0, person("cy"))


async def test_a_forgotten_person_leaves_a_mark_until_the_game_ends(games: Games) -> None:
    game = await begin(games)
    other = await begin(games, channel="2", seed="other")
    over = await begin(games, channel="3", seed="over")
    await games.export(game, by="cy")
    await play_out(games, over)
    for name in ("ana", "cy", "ana"):
        await games.seats.forget_person(name)
    assert {row.person for row in await rows(games, t.witnesses) if row.game == over} == {"bo"}
    marks = {row.game: row.person for row in await rows(games, t.witnesses) if row.person.startswith("~")}
    assert len({*marks.values()}) == len(marks) == 2
    assert not await games.seats.may_export(game, "ana")
    assert await games.seats.may_export(game, "di")
    await games.seats.replace(game, 1, Seat(lang="en", controller=BOT, level="easy", name="Inti"))
    with refused(NotNow, StorageCode.KNOWS_ALL):
        await games.seats.replace(game, 1, person("cy"))
    with refused(NotNow, StorageCode.KNOWS_A_HAND):
        await games.seats.replace(game, 1, person("ana"))  # who comes back is known again
    assert not await games.seats.may_export(game, "ana")
    await play_out(games, game)
    await games.abort(other)
    assert [row.person for row in await rows(games, t.witnesses) if row.person.startswith("~")] == []


async def test_conceding_is_final(games: Games) -> None:
    game = await begin(games)
    conceded = (await games.seats.concede(game, 0)).seats[0]
    for somebody in (person("ana"), person("cy"), Seat(lang="en", controller=FREE, person="ana", name="Ana")):
        with refused(NotNow, StorageCode.CONCEDED):
            await games.seats.replace(game, 0, somebody)
    kept = (await games.seats.replace(game, 0, Seat(lang="en", controller=BOT, level="hard", name="Inti"))).seats[0]
    assert kept == structs.replace(conceded, level="hard")
    assert (await games.seats.concede(game, 0)).seats[0] == conceded
    await play_out(games, game)
    first = (await games.results(game))[0]
    assert (first.person, first.won) == ("ana", False)


async def test_games_from_files_and_watched_ones_count_in_no_statistics(games: Games) -> None:
    game = await begin(games)
    assert (await games.get(game)).counts
    await play_on(games, game, 30)
    half = await games.export(game)
    await play_out(games, game)
    for channel, data in (("2", half), ("3", await games.export(game))):
        copy = await games.import_game(data, "s", channel, [person("ana"), person("bo")])
        assert not copy.counts
        await play_out(games, copy.id)
        await check(games, copy.id)
        again = await games.import_game(await games.export(copy.id), "s", channel, [person("ana"), person("bo")])
        assert not again.counts
        assert len(await games.results(again.id)) == 2
    show = await games.create("s", "4", Options(), terms=Terms(watched=Show()))
    practice = await games.create("s", "5", Options(), counts=False)
    assert (show.counts, practice.counts) == (False, False)
    assert (await games.statistics.summary("ana")).games == (await games.statistics.summary(server="s")).games == 1
