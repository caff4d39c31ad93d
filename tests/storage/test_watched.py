"""Games that are only watched: how they go on is kept, and they count for nobody."""

import asyncio

import pytest
from msgspec import structs

from engine import Options
from storage import ABORTED, BOT, Games, Seat, Show, Terms
from storage.errors import NotNow
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import begin


async def begin_show(games: Games, channel: str = "1") -> int:
    terms = Terms(host="ana", watched=Show(pace=8))
    game = await games.create("s", channel, Options(players=2), "a show", terms)
    for name in ("Amaru", "Puma"):
        await games.seats.join(game.id, Seat(lang="en", controller=BOT, name=name, level="easy"))
    return (await games.start(game.id)).id


async def test_pace_and_pause_are_kept_and_everything_else_stays(games: Games) -> None:
    game = await begin_show(games)
    before = await games.get(game)
    assert before.terms.watched == Show(pace=8, paused=False)
    paused = await games.set_show(game, lambda show: structs.replace(show, paused=True))
    assert paused == await games.get(game)
    assert paused.terms == Terms(host="ana", watched=Show(pace=8, paused=True))
    assert structs.replace(paused, terms=before.terms) == before


async def test_changes_at_the_same_time_all_count(games: Games) -> None:
    game = await begin_show(games)
    await asyncio.gather(
        *(games.set_show(game, lambda show: structs.replace(show, pace=show.pace + 1)) for _ in range(10))
    )
    assert (await games.get(game)).terms.watched == Show(pace=18)


async def test_only_a_running_game_that_is_watched_can_be_steered(games: Games) -> None:
    game = await begin(games)
    with pytest.raises(NotNow):
        await games.set_show(game, lambda show: show)
    show = await begin_show(games, "2")
    await games.abort(show)
    with pytest.raises(NotNow):
        await games.set_show(show, lambda show: show)
    assert (await games.get(show)).status == ABORTED


async def test_a_watched_game_has_results_but_counts_in_no_statistics(games: Games) -> None:
    game = await begin_show(games)
    await play_out(games, game)
    assert len(await games.results(game)) == 2
    assert (await games.statistics.summary(server="s")).games == 0
    assert (await games.statistics.summary()).games == 0
    played = await begin(games, channel="2")
    await play_out(games, played)
    assert (await games.statistics.summary(server="s")).games == 1


async def test_a_host_who_is_forgotten_leaves_the_show_as_it_is(games: Games) -> None:
    game = await begin_show(games)
    await games.seats.forget_person("ana")
    assert (await games.get(game)).terms == Terms(watched=Show(pace=8))


@pytest.mark.both_databases
async def test_tables_and_games_to_watch_are_numbered_apart(games: Games) -> None:
    made = []
    for channel, watched in enumerate((Show(), None, Show(), None, None, Show())):
        made.append(await games.create("s", str(channel), Options(players=2), terms=Terms(watched=watched)))
    assert [game.name for game in made] == ["👁1", "1", "👁2", "2", "3", "👁3"]


async def test_the_last_of_a_channel_is_the_one_that_ended_last_whatever_its_number(games: Games) -> None:
    await play_out(games, await begin_show(games))
    table = await begin(games)
    await play_out(games, table)
    last = await games.lists.last_finished_in("1")
    assert last is not None
    assert last.id == table
