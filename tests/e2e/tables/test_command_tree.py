"""The commands as a whole: where they can be used, what may be typed into them, and what their lists offer."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot import glossary, limits
from bot.client.command_tree import parameter_called
from bot.sandbox import Reply
from bot.sandbox.people.options import INTEGER, NUMBER
from bot.sandbox.records.interaction import COMMAND
from bot.sandbox.state.setup import GUILD
from bot.table.io.user_text import LONGEST_TYPED
from bot.table.look import looking
from engine.state import Options
from storage import Seat
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import moment, said, sit_down
from tests.e2e.tables.test_payloads import GARBAGE, a_placement_with_choices, typed_options
from tests.sizes import some

TOO_LONG = f"That is too long; use {LONGEST_TYPED} letters at most."
CHANGED = "That command has changed; type it again in a moment."
HOSTILE = {
    **GARBAGE,
    "nothing": "",
    "commas": "," * 6000,
    "words": "hard, " * 1000,
    "long words": "leftovers_score, " + "x" * 90 + ", ",
    "marks": "\N{COMBINING ACUTE ACCENT}" * 6000,
    "ligatures": "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 6000,
    "sharp": "ß" * 6000,
}


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


# ---------------------------------------------------------------- where


async def test_every_command_says_that_it_is_for_servers_that_have_installed_the_bot(tmp_path: Path) -> None:
    async with well_behaved(Harness(tmp_path, FakePictures())) as harness:
        await every_command_is_for_servers(harness)


async def every_command_is_for_servers(harness: Harness) -> None:
    """As the first start tells Discord."""
    sent = [call.json for call in harness.sandbox.requests if call.path.endswith("/commands") and call.method == "PUT"]
    (registered,) = sent
    assert {each["name"] for each in registered} == {each.name for each in harness.bot.tree.get_commands()}
    for command in registered:
        assert (command["contexts"], command["integration_types"]) == ([0], [0]), command["name"]
        assert command["dm_permission"] is False


# ---------------------------------------------------------------- what is typed


async def send(harness: Harness, name: str, options: list[dict[str, Any]]) -> Reply:
    """A command as no honest client sends it."""
    world, ana = harness.sandbox.world, harness.person("Ana")
    command = next(each for each in world.commands.all(None) if each["name"] == name)
    data = {"id": command["id"], "name": name, "type": 1, "options": options}
    interaction = world.interactions.begin(COMMAND, ana.id, harness.channel(), data, name=name)
    return await Reply(interaction).done()


async def test_what_is_far_too_long_is_not_worked_on(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    searched: list[str] = []
    monkeypatch.setattr(glossary, "search", lambda query, *_: searched.append(query) or [])
    assert said(await ana.slash(plaza, "rules", about="x" * (LONGEST_TYPED + 1))) == TOO_LONG
    assert searched == []
    assert "I know nothing about" in said(await ana.slash(plaza, "rules", about="x" * LONGEST_TYPED))
    await ana.autocomplete(plaza, "rules", focused="about", about="y" * 6000)
    assert searched == ["x" * LONGEST_TYPED, "y" * LONGEST_TYPED]
    assert said(await ana.slash(plaza, "settings forget", sure="yes" * 2000)) == TOO_LONG


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("remind", "away_days", 10**15),
        ("remind", "quiet_from", -1),
        ("remind", "usual", 1),
        ("log", "turns", -(2**53)),
        ("log", "turns", True),
        ("watch", "pace", -1),
        ("watch", "pace", 61),
        ("watch", "pace", "5"),
        ("watch", "seed", 5),
        ("watch", "player", None),
    ],
)
async def test_what_no_option_can_be_is_refused_wherever_it_comes_from(
    harness: Harness, name: str, option: str, value: object
) -> None:
    assert said(await send(harness, name, [{"name": option, "type": INTEGER, "value": value}])) == CHANGED
    assert await harness.games.lists.of_server(str(GUILD)) == []


async def test_a_command_in_a_private_conversation_opens_nothing(harness: Harness) -> None:
    ana, world = harness.person("Ana"), harness.sandbox.world
    command = next(each for each in world.commands.all(None) if each["name"] == "watch")
    data = {"id": command["id"], "name": "watch", "type": 1, "options": []}
    begun = world.interactions.begin(COMMAND, ana.id, harness.sandbox.direct("Ana"), data, name="watch")
    assert said(await Reply(begun).done()) == "That works only in a server's channels."
    assert await harness.games.lists.running() == []


async def test_what_a_list_does_not_offer_is_refused_wherever_it_comes_from(harness: Harness) -> None:
    before = await harness.games.registry.preferences(str(harness.person("Ana").id))
    for option, value in (("language", "tlh"), ("theme", "neon")):
        inside = [{"name": option, "type": 3, "value": value}]
        reply = await send(harness, "settings", [{"name": "me", "type": 1, "options": inside}])
        assert said(reply) == CHANGED
    assert await harness.games.registry.preferences(str(harness.person("Ana").id)) == before
    assert said(await send(harness, "watch", [{"name": "player", "type": 3, "value": "brilliant"}])) == CHANGED
    assert said(await send(harness, "watch", [{"name": "handicap", "type": 4, "value": 30}])) == CHANGED
    assert await harness.games.lists.in_channel(str(harness.channel())) is None
    assert said(await send(harness, "settings", [])) == CHANGED


async def test_every_option_with_choices_knows_them_by_its_name(harness: Harness) -> None:
    commands = [each for each in harness.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]
    for command in commands:
        for parameter in command.parameters:
            found = parameter_called(parameter.display_name, command)
            assert found is not None
            assert found.choices == parameter.choices


def numbers(part: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of a command, and of all its sub-commands, that are numbers."""
    found = [each for each in part.get("options", ()) if each["type"] in (INTEGER, NUMBER)]
    return found + [each for inner in part.get("options", ()) for each in numbers(inner)]


async def test_every_number_has_a_least_and_a_most_or_is_chosen_from_a_list(harness: Harness) -> None:
    found = [option for command in harness.sandbox.world.commands.all(None) for option in numbers(command)]
    typed = [option for option in found if not option.get("choices")]
    assert len(typed) > 10
    assert [option["name"] for option in typed if not {"min_value", "max_value"} <= option.keys()] == []


# ---------------------------------------------------------------- lists


@pytest.mark.parametrize("kind", ["nothing", *some([kind for kind in HOSTILE if kind != "nothing"], 4)])
async def test_no_list_is_longer_or_wider_than_discord_allows(harness: Harness, kind: str) -> None:
    seats = await sit_down(harness, moment(a_placement_with_choices))
    game, asked = await seats.game(), await seats.asked()
    for number, seat in enumerate(game.seats):
        await harness.games.seats.replace(game.id, number, Seat(lang="en", person=seat.person, name=f"{number}" * 32))
    lists = [(command, option["name"]) for command, option in typed_options(harness) if option.get("autocomplete")]
    assert len(lists) > 10
    for command, option in lists:
        known = {each["name"] for each in harness.sandbox.world.commands.find(command, -1, GUILD)[2]["options"]}
        others = {"opponent": "axomamma", "worker": HOSTILE[kind]}
        given = {name: value for name, value in others.items() if name in known} | {option: HOSTILE[kind]}
        offered = await asked.autocomplete(seats.channel, command, focused=option, **given)
        assert len(offered) <= limits.AUTOCOMPLETE_CHOICES
        assert all(0 < len(each["name"]) <= limits.CHOICE_NAME for each in offered)
        assert all(0 < len(each["value"]) <= limits.CHOICE_VALUE for each in offered)


async def test_difficulties_are_offered_as_long_as_they_fit(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()

    async def offered(typed: str) -> list[str]:
        found = await ana.autocomplete(plaza, "game new", focused="difficulty", opponent="axomamma", difficulty=typed)
        return [each["value"] for each in found]

    assert "no_personality, cheap_conquest" in await offered("no_personality, ch")
    assert await offered(" ,, cheap") == ["cheap_conquest"]
    full = "no_personality, dear_buildings, worship_needs_two, one_conquest, no_worker_no_army"
    assert await offered(f"{full}, rich") == [f"{full}, rich_festival"]
    assert await offered(f"{full}, rich_festival, ") == []


async def test_a_list_of_games_ends_where_its_message_is_full(harness: Harness) -> None:
    ana = harness.person("Ana")
    for number in range(60):
        game = await harness.games.create(str(GUILD), f"90000000000000{number:04}", Options(players=2))
        await harness.games.seats.join(game.id, Seat(lang="en", person=str(ana.id), name="Ana"))
    words = said(await ana.slash(harness.channel(), "game list"))
    *lines, last = words.splitlines()
    assert len(words) <= limits.CONTENT
    assert all(line.startswith("**Game ") and line.endswith(")") for line in lines)
    assert last == f"… and {60 - len(lines)} more games"


# ---------------------------------------------------------------- beside the event loop


async def test_what_takes_more_than_a_moment_is_done_beside_the_event_loop(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: dict[str, set[int]] = {}

    def noted(place: Any, name: str) -> None:
        work = getattr(place, name)

        def elsewhere(*given: Any, **named: Any) -> Any:
            done.setdefault(name, set()).add(threading.get_ident())
            return work(*given, **named)

        monkeypatch.setattr(place, name, elsewhere)

    seats: Seats = await sit_down(harness, moment(lambda state: state.turn > 3 and state.to_act == 0))
    for place, name in ((glossary, "search"), (looking, "in_full"), (looking, "in_brief"), (glossary, "prepare")):
        noted(place, name)
    ana = harness.person("Ana")
    await ana.slash(seats.channel, "rules", about="festivl")
    await ana.autocomplete(seats.channel, "rules", focused="about", about="festivl")
    await ana.slash(seats.channel, "log", turns=50)
    await ana.slash(seats.channel, "since")
    await harness.restart_bot()
    assert set(done) == {"search", "in_full", "in_brief", "prepare"}
    assert threading.get_ident() not in set.union(*done.values())


async def test_the_loop_is_watched_as_long_as_the_bot_runs(harness: Harness) -> None:
    def watching() -> list[threading.Thread]:
        return [thread for thread in threading.enumerate() if thread is harness.bot._lag._thread]

    (thread,) = watching()
    await harness.stop_bot()
    await asyncio.to_thread(thread.join)
    await harness.start_bot()
    assert len(watching()) == 1
