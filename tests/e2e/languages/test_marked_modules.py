"""Modules in another language: choosing them, a game of two with all of them and the beginning of one alone."""

import pytest

from engine import legal_actions
from engine.players import RandomPlayer
from storage import FINISHED
from tests.e2e.golden_age.test_choosing_modules import copied, picks, posted, the_list
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.marked_language import confirmed, mark, press
from tests.e2e.languages.test_marked_games import open_table, play


@pytest.fixture(autouse=True)
def _the_same_game_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.seating.token_hex", lambda size: "2p 34")


async def test_modules_are_chosen(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", opponent="axomamma", vassals=True)
    await ana.slash(channel, "game new")
    old, lobby = await copied(harness), posted(harness)
    for module in ("vassals", "nobles", "nobles"):
        lobby = await picks(harness, lobby, module)
    assert mark("Vassals of the Inca") in lobby["content"]
    await ana.select(old, the_list(old)["custom_id"], ["nobles"])
    for command in ("game status", "game list"):
        await ana.slash(channel, command)


async def test_a_whole_game_of_two_with_every_module(harness: Harness) -> None:
    chosen = {"way_of_the_sun": "simpa", "vassals": True, "nobles": True}
    seats = await open_table(harness, "Ana", "Bruno", **chosen)
    await play(seats, [RandomPlayer(f"{seat}") for seat in range(2)])
    assert (await seats.game()).status == FINISHED
    elena = harness.person("Elena")
    await elena.slash(seats.channel, "stats")
    await press(harness.person("Bruno"), seats.messages(), "rematch")


async def test_the_beginning_of_a_solo_game_with_every_module(harness: Harness) -> None:
    chosen = {"way_of_the_sun": "ruruy", "vassals": True, "nobles": True}
    seats = await open_table(harness, "Ana", opponent="pachamama", **chosen)
    ana, player = harness.person("Ana"), RandomPlayer("solo")
    for _ in range(40):
        view = await seats.view()
        options = legal_actions(view)
        number = (await seats.game()).number
        answer = f"{number}.{options.index(player.choose(view, options))}"
        await confirmed(ana, await ana.slash(seats.channel, "choose", answer=answer))
        await seats.settled()
    for command, given in (("closeup", {"part": "automa"}), ("tableau", {"player": "2"}), ("log", {"turns": 50})):
        await ana.slash(seats.channel, command, **given)
