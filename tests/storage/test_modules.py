"""Modules in storage: chosen before the start in one transaction, kept with the game, its file and its result."""

import asyncio

import pytest

from engine import BadOptions, Options
from engine.box import chosen_modules
from engine.codec import load_game, verify
from engine.errors import GameCode
from storage import RUNNING, Games, Scope
from storage.errors import NotNow, StorageCode
from storage.statistics import BASE_GAME
from tests.refusals import refused
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import person, play_on, state_of

ALL = chosen_modules("ruruy", vassals=True, nobles=True)


async def seated(games: Games, modules: tuple[str, ...] = (), channel: str = "1", seed: str = "modules") -> int:
    game = await games.create("s", channel, Options(modules=modules), seed)
    for name in ("ana", "bo"):
        await games.seats.join(game.id, person(name))
    return game.id


async def test_modules_are_changed_before_the_start_only(games: Games) -> None:
    game = await seated(games)
    changed = await games.set_modules(game, lambda modules: (*modules, "vassals"))
    assert changed == await games.get(game)
    assert changed.options == Options(modules=("vassals",))
    assert [seat.person for seat in changed.seats] == ["ana", "bo"]
    await games.start(game)
    with refused(NotNow, StorageCode.STARTED):
        await games.set_modules(game, lambda modules: ())
    assert (await games.get(game)).options.modules == ("vassals",)
    assert (await state_of(games, game)).nations
    await games.abort(game)
    with refused(NotNow, StorageCode.OVER):
        await games.set_modules(game, lambda modules: ())


@pytest.mark.parametrize(
    ("modules", "code"), [(("moon",), GameCode.NO_SUCH_MODULE), (("nobles", "nobles"), GameCode.MODULE_TWICE)]
)
async def test_modules_that_make_no_game_are_not_kept(games: Games, modules: tuple[str, ...], code: GameCode) -> None:
    game = await seated(games, ("nobles",))
    with refused(BadOptions, code):
        await games.set_modules(game, lambda _: modules)
    assert (await games.get(game)).options.modules == ("nobles",)


async def test_axomamma_gets_no_modules(games: Games) -> None:
    game = await games.create("s", "1", Options(solo="axomamma"))
    with refused(BadOptions, GameCode.AXOMAMMA_PLAYS_WITHOUT, modules=("vassals",)):
        await games.set_modules(game.id, lambda _: ("vassals",))
    assert (await games.set_modules(game.id, lambda _: ("buildings",))).options.modules == ("buildings",)


async def test_two_programs_change_modules_at_once_and_neither_choice_is_lost(url: str, games: Games) -> None:
    game = await seated(games)
    other = await Games.open(url)
    try:
        await asyncio.gather(
            games.set_modules(game, lambda modules: (*modules, "vassals")),
            other.set_modules(game, lambda modules: (*modules, "nobles")),
        )
    finally:
        await other.close()
    assert set((await games.get(game)).options.modules) == {"vassals", "nobles"}


async def test_a_game_begins_with_the_modules_it_has_when_it_starts(url: str, games: Games) -> None:
    game = await seated(games)
    other = await Games.open(url)
    try:
        done = await asyncio.gather(
            games.start(game), other.set_modules(game, lambda _: ("nobles",)), return_exceptions=True
        )
    finally:
        await other.close()
    assert all(not isinstance(one, BaseException) or isinstance(one, NotNow) for one in done)
    found = await games.get(game)
    assert found.status == RUNNING
    assert bool((await state_of(games, game)).players[0].palaces) == ("nobles" in found.options.modules)


async def counted(games: Games) -> dict[str, int]:
    """How many games count with each module."""
    return {line.module: line.games for line in await games.statistics.modules(Scope(server="s"))}


async def test_a_whole_game_with_every_module_is_kept_counted_and_handed_on(games: Games) -> None:
    game = await seated(games, ALL)
    await games.start(game)
    end = await play_out(games, game)
    assert end.result is not None
    assert [result.score for result in await games.results(game)] == list(end.result.scores)
    assert await counted(games) == dict.fromkeys(ALL, 1)
    file = await games.export(game)
    assert load_game(file).options == Options(modules=ALL)
    assert verify(load_game(file)) == end
    again = await games.import_game(file, "s", "2", [person("ana"), person("bo")])
    assert (again.options, await games.results(again.id) != []) == (Options(modules=ALL), True)
    assert await counted(games) == dict.fromkeys(ALL, 1)


async def test_a_game_with_modules_goes_on_after_a_restart(url: str, games: Games) -> None:
    game = await seated(games, ALL)
    await games.start(game)
    before = await play_on(games, game, 25)
    fresh = await Games.open(url)
    try:
        assert await state_of(fresh, game) == before
        assert (await fresh.history(game, 0)).told
        await play_on(fresh, game, 5)
    finally:
        await fresh.close()


async def test_games_without_modules_are_not_counted_among_those_with_them(games: Games) -> None:
    game = await seated(games)
    await games.start(game)
    await play_out(games, game)
    assert await counted(games) == {BASE_GAME: 1}
