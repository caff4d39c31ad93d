"""Commands as the bot registers and reads them: words, permissions, and where they can be used."""

from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox import ClientRefused, Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot

TEXT = {"type": 3, "name": "text", "description": "What", "required": True}
TRANSLATED: dict[str, Any] = {
    "name": "board",
    "name_localizations": {"fr": "plateau", "pl": "plansza"},
    "description": "The board",
    "description_localizations": {"en-US": "The board, in colour", "fr": "Le plateau"},
    "contexts": [0],
    "integration_types": [0],
    "default_member_permissions": "32",
    "options": [
        {
            "type": 3,
            "name": "part",
            "name_localizations": {"fr": "partie"},
            "description": "Which part",
            "choices": [{"name": "Hill", "name_localizations": {"fr": "Colline"}, "value": "hill"}],
        }
    ],
}


async def asked(bot: SampleBot, method: str = "GET", tail: str = "", **given: Any) -> Any:
    return await bot.http.request(
        Route(method, f"/applications/{{application_id}}/commands{tail}", application_id=bot.application_id), **given
    )


async def test_commands_are_read_with_all_their_words_if_these_are_asked_for(bot: SampleBot) -> None:
    (registered,) = await asked(bot, "PUT", json=[TRANSLATED])
    (found,) = await asked(bot, params={"with_localizations": "true"})
    assert found == registered == await asked(bot, tail=f"/{found['id']}")
    assert {key: found[key] for key in TRANSLATED} == TRANSLATED
    assert (found["type"], found["nsfw"], found["dm_permission"]) == (1, False, False)
    assert found["application_id"] == str(bot.application_id)
    assert int(found["id"]) < int(found["version"])


async def test_commands_are_read_in_one_language_otherwise(bot: SampleBot) -> None:
    await asked(bot, "PUT", json=[TRANSLATED])
    (found,) = await asked(bot)
    assert "_localizations" not in str(found)
    assert found["description_localized"] == "The board, in colour"
    assert "name_localized" not in found
    assert found["options"][0]["choices"] == [{"name": "Hill", "value": "hill"}]


async def test_a_command_has_another_version_only_if_it_is_another(bot: SampleBot) -> None:
    other = {"name": "hand", "description": "The hand"}
    first = {each["name"]: each for each in await asked(bot, "PUT", json=[TRANSLATED, other])}
    again = {each["name"]: each for each in await asked(bot, "PUT", json=[TRANSLATED, {**other, "nsfw": True}])}
    assert again["board"] == first["board"]
    assert again["hand"]["id"] == first["hand"]["id"]
    assert int(again["hand"]["version"]) > int(first["hand"]["version"])


async def test_what_is_not_said_has_discords_value(bot: SampleBot) -> None:
    nulls = ("contexts", "integration_types", "default_member_permissions", "dm_permission", "type")
    for more in ({}, dict.fromkeys(nulls)):
        (found,) = await asked(bot, "PUT", json=[{"name": "hand", "description": "The hand", **more}])
        assert [found[name] for name in nulls] == [None, [0], None, True, 1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"contexts": []},
        {"contexts": [3]},
        {"contexts": [0, 0]},
        {"contexts": ["0"]},
        {"contexts": 0},
        {"contexts": [[]]},
        {"integration_types": []},
        {"integration_types": [2]},
        {"integration_types": [1, 1]},
        {"integration_types": "0"},
        {"default_member_permissions": "many"},
        {"default_member_permissions": -1},
        {"default_member_permissions": []},
    ],
)
async def test_what_discord_would_not_register_is_refused(bot: SampleBot, wrong: dict[str, Any]) -> None:
    before = await asked(bot)
    with pytest.raises(discord.HTTPException) as refusal:
        await asked(bot, "PUT", json=[{"name": "hand", "description": "The hand", **wrong}])
    assert (refusal.value.status, refusal.value.code) == (400, 50035)
    assert next(iter(wrong)) in refusal.value.text
    assert await asked(bot) == before


@pytest.mark.parametrize(
    ("said", "on_server", "in_private"),
    [
        ({}, True, True),
        ({"dm_permission": False}, True, False),
        ({"contexts": [0]}, True, False),
        ({"contexts": [1]}, False, True),
        ({"contexts": [0, 1], "dm_permission": False}, True, True),
        ({"contexts": [2]}, False, False),
        ({"integration_types": [0, 1]}, True, True),
        ({"integration_types": [1]}, False, False),
    ],
)
async def test_a_command_is_there_where_it_is_meant_to_be(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int, said: dict[str, Any], on_server: bool, in_private: bool
) -> None:
    await asked(bot, "PUT", json=[{"name": "say", "description": "Says it", "options": [TEXT], **said}])
    for place, works in ((plaza, on_server), (sandbox.direct("Ana"), in_private)):
        if works:
            assert (await ana.slash(place, "say", text="hello")).kind == "message"
        else:
            with pytest.raises(ClientRefused, match=r"not_here|no_such_command"):
                await ana.slash(place, "say", text="hello")


async def test_a_command_of_the_server_is_not_in_private(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    bot.tree.copy_global_to(guild=bot.guilds[0])
    await bot.tree.sync(guild=bot.guilds[0])
    await asked(bot, "PUT", json=[])
    assert (await ana.slash(plaza, "say", text="hello")).kind == "message"
    with pytest.raises(ClientRefused, match="no_such_command"):
        await ana.slash(sandbox.direct("Ana"), "say", text="hello")
