"""Modules are chosen when a table is opened, or in its lobby by its host before the start; games to watch have some."""

from typing import Any

import pytest

from engine.state import Options
from storage import RUNNING
from tests.e2e.kit.harness import Harness, Message, button, parts
from tests.e2e.kit.playing import near_end, said
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import whispered
from tests.e2e.kit.watching import watch

SIMPA, RURUY = "way_of_the_sun:simpa", "way_of_the_sun:ruruy"
ADVICE = "in a first game with the expansion, leave one of them out"


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


async def opened(harness: Harness, **options: Any) -> Message:
    """The lobby of Ana's table."""
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", **options)
    return await ana.wait(lambda message: button(message, "Start") is not None, channel)


def the_list(lobby: Message) -> dict[str, Any]:
    """Where modules are chosen."""
    (found,) = [part for part in parts(lobby) if part["custom_id"].startswith("s:modules:")]
    return found


def posted(harness: Harness) -> Message:
    """The lobby as it is now."""
    return next(each for each in reversed(harness.person("Elena").messages(harness.channel())) if parts(each))


async def picks(harness: Harness, lobby: Message, module: str, who: str = "Ana") -> Message:
    """Somebody picks a module, and the lobby changes."""
    await harness.person(who).select(lobby, the_list(lobby)["custom_id"], [module])
    return posted(harness)


async def modules(harness: Harness, game: int = 1) -> tuple[str, ...]:
    return (await harness.games.get(game)).options.modules


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({}, ()),
        ({"way_of_the_sun": "simpa"}, (SIMPA, "buildings")),
        ({"way_of_the_sun": "ruruy", "new_buildings": False}, (RURUY,)),
        ({"vassals": True, "nobles": True}, ("vassals", "nobles", "buildings")),
        ({"new_buildings": True}, ("buildings",)),
        ({"opponent": "axomamma", "new_buildings": True}, ("buildings",)),
        ({"opponent": "pachamama", "nobles": True}, ("nobles", "buildings")),
    ],
)
async def test_a_table_is_opened_with_modules(
    harness: Harness, chosen: dict[str, Any], expected: tuple[str, ...]
) -> None:
    lobby = await opened(harness, **chosen)
    assert await modules(harness) == expected
    assert ("The Golden Age:" in lobby["content"]) == bool(expected)
    assert (ADVICE in lobby["content"]) == ({"vassals", "nobles"} <= set(expected))


async def test_where_modules_are_chosen_the_advice_for_a_first_game_is_given(harness: Harness) -> None:
    menu = the_list(await opened(harness))
    assert menu["placeholder"].startswith("Add expansion modules")
    told = {option["value"]: option["description"] for option in menu["options"]}
    assert next(iter(told)) == SIMPA
    assert "start the expansion here" in told[SIMPA]
    assert "the second step" in told["vassals"]
    assert "not with Vassals in a first game" in told["nobles"]


async def test_the_host_changes_modules_in_the_lobby(harness: Harness) -> None:
    lobby = await opened(harness)
    lobby = await picks(harness, lobby, "vassals")
    assert await modules(harness) == ("vassals", "buildings")
    assert "Vassals of the Inca, New Buildings" in lobby["content"]
    lobby = await picks(harness, lobby, SIMPA)
    lobby = await picks(harness, lobby, RURUY)
    assert await modules(harness) == (RURUY, "vassals", "buildings")
    labels = {option["value"]: option["label"] for option in the_list(lobby)["options"]}
    assert labels[RURUY] == "Take out Way of the Sun (Ruruy)"
    assert labels[SIMPA] == "Add Way of the Sun (Simpa)"
    for module in (RURUY, "buildings", "vassals"):
        lobby = await picks(harness, lobby, module)
    assert await modules(harness) == ()
    assert "The Golden Age:" not in lobby["content"]


async def test_only_the_host_and_managers_choose_modules(harness: Harness) -> None:
    lobby = await opened(harness)
    bruno = harness.person("Bruno")
    await bruno.press(lobby, "Join")
    lobby = posted(harness)
    reply = await bruno.select(lobby, the_list(lobby)["custom_id"], ["vassals"])
    assert (await whispered(reply)).startswith("Only the host of this table")
    assert await modules(harness) == ()


async def copied(harness: Harness) -> Message:
    """The lobby once more, for Ana alone; this one does not change."""
    reply = await harness.person("Ana").slash(harness.channel(), "game status")
    assert reply.message is not None
    return reply.message


async def test_a_choice_from_an_old_list_is_refused(harness: Harness) -> None:
    lobby = await opened(harness)
    old = await copied(harness)
    await picks(harness, lobby, "vassals")
    reply = await harness.person("Ana").select(old, the_list(old)["custom_id"], ["nobles"])
    assert said(reply).startswith("The modules of this table have changed in the meantime")
    assert await modules(harness) == ("vassals", "buildings")


async def test_a_list_that_one_person_alone_sees_follows_its_own_choices(harness: Harness) -> None:
    await opened(harness)
    alone, ana = await copied(harness), harness.person("Ana")
    for module in ("vassals", "nobles"):
        changed = (await ana.select(alone, the_list(alone)["custom_id"], [module])).message
        assert changed is not None
        alone = changed
    assert await modules(harness) == ("vassals", "nobles", "buildings")
    assert ADVICE in posted(harness)["content"]


async def test_modules_are_not_changed_after_the_start_or_the_end(harness: Harness) -> None:
    lobby, old = await opened(harness, vassals=True, bots=1), await copied(harness)
    ana = harness.person("Ana")
    await ana.press(lobby, "Start")
    reply = await ana.select(old, the_list(old)["custom_id"], ["vassals"])
    assert said(reply) == "This game has already started."
    assert await modules(harness) == ("vassals", "buildings")
    await harness.games.abort(1)
    reply = await ana.select(old, the_list(old)["custom_id"], ["vassals"])
    assert said(reply) == "This game is over."
    assert await modules(harness) == ("vassals", "buildings")


async def test_axomamma_with_modules_is_refused_with_a_sentence(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    for command in ("game new", "watch"):
        reply = await ana.slash(channel, command, opponent="axomamma", vassals=True)
        assert said(reply).startswith("Axomamma plays without Vassals of the Inca")
    assert await harness.games.lists.in_channel(str(channel)) is None
    lobby = await opened(harness, opponent="axomamma")
    assert [option["value"] for option in the_list(lobby)["options"]] == ["buildings"]


async def test_status_and_list_name_the_modules(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", way_of_the_sun="simpa", new_buildings=False)
    ana = harness.person("Ana")
    for command in ("game status", "game list"):
        assert "Way of the Sun (Simpa)" in said(await ana.slash(seats.channel, command))
    bare = await harness.open("Chaska", "Diego", place="cusco")
    assert "Way" not in said(await ana.slash(bare.channel, "game status"))


async def test_a_game_of_before_has_no_modules(harness: Harness) -> None:
    ana = harness.person("Ana")
    await ana.slash(harness.channel(), "game import", file=("game.json", near_end("2p-greedy", 14).file))
    assert (await harness.games.get(1)).options.modules == ()


async def test_a_game_with_modules_goes_on_from_a_file(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", nobles=True)
    await seats.choose(index=0)
    file = await harness.games.export(seats.id)
    await harness.games.abort(seats.id)
    await harness.person("Ana").slash(seats.channel, "game import", file=("game.json", file))
    again = await harness.games.get(seats.id + 1)
    assert (again.status, again.options.modules) == (RUNNING, ("nobles", "buildings"))
    assert (await harness.games.view(again.id, None)).players[0].palaces


class TestWatching:
    """Games that play by themselves."""

    @pytest.fixture
    def harness(self, watched_harness: Harness) -> Harness:
        return watched_harness

    async def test_a_game_with_modules_can_be_watched(self, harness: Harness, clock: Hands) -> None:
        stage = await watch(harness, clock, way_of_the_sun="simpa", vassals=True, player="easy", opponent="bots")
        assert (await stage.game()).options == Options(modules=(SIMPA, "vassals", "buildings"))
        assert "Way of the Sun (Simpa), Vassals of the Inca, New Buildings" in await stage.details()
        for _ in range(2):
            before = (await harness.games.view(stage.id, None)).turn
            await stage.pass_time()
            assert (await harness.games.view(stage.id, None)).turn == before + 1


async def test_a_bot_player_plays_with_every_module(harness: Harness) -> None:
    seats = await harness.open("Ana", bots=1, way_of_the_sun="ruruy", vassals=True, nobles=True)
    view = await seats.play_until(lambda view: view.turn > 2, lambda view: 0)
    assert view.turn > 2
    assert {row.seat for row in await harness.games.log_since(seats.id)} == {0, 1}
