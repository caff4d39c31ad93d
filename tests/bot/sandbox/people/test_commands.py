"""Slash commands, suggestions and forms."""

import discord
import pytest

from bot.sandbox import ClientRefused, Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot, picture, running_sample_bot

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_is_answered_by_a_message_everybody_sees(ana: Person, bruno: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "say", text="hello")
    assert reply.kind == "message"
    assert reply.message is not None
    assert reply.message["content"] == "hello"
    assert reply.acknowledged > 0
    assert bruno.messages(plaza)[-1]["content"] == "hello"


async def test_options_are_converted_by_the_registered_command(ana: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "say", text=7, times="3", loud="true")
    assert reply.message is not None
    assert reply.message["content"] == "777"


async def test_every_kind_of_option_arrives(sandbox: Sandbox, ana: Person, bruno: Person, plaza: int) -> None:
    data = picture()
    reply = await ana.slash(
        plaza, "kinds", who=bruno, where=sandbox.channel("cusco"), size="Big", what=("a b.png", data), ratio=0.25
    )
    assert reply.message is not None
    assert reply.message["content"] == f"Bruno cusco 2 0.25 a_b.png {len(data)}"


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("nothing", {}),
        ("game", {}),
        ("game old", {}),
        ("say", {}),
        ("say", {"text": "a", "other": 1}),
        ("say", {"text": "a", "times": 4}),
        ("say", {"text": "a", "times": "many"}),
        ("say", {"text": ""}),
        ("say", {"text": "a", "loud": "perhaps"}),
        ("", {}),
    ],
)
async def test_what_discord_would_not_send_is_refused(
    ana: Person, plaza: int, command: str, options: dict[str, object]
) -> None:
    with pytest.raises(ClientRefused):
        await ana.slash(plaza, command, **options)


async def test_subcommands_are_reached_by_their_path(ana: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "game new", players=2)
    assert reply.message is not None
    assert reply.message["content"] == "game for 2"
    reply = await ana.slash(plaza, "/game rule find", word="stairs")
    assert reply.message is not None
    assert reply.message["content"] == "rule stairs"


async def test_suggestions_come_while_typing(ana: Person, plaza: int) -> None:
    choices = await ana.autocomplete(plaza, "game rule find", focused="word", word="st")
    assert choices == [{"name": "Stairs", "value": "stairs"}, {"name": "Statue", "value": "statue"}]
    assert {"choices": choices} in ana.received
    with pytest.raises(ClientRefused):
        await ana.autocomplete(plaza, "say", focused="text", text="a")


async def test_a_command_for_few_is_hidden_from_the_others(ana: Person, bruno: Person, plaza: int) -> None:
    assert (await ana.slash(plaza, "admin")).kind == "message"
    with pytest.raises(ClientRefused, match="no_such_command"):
        await bruno.slash(plaza, "admin")


async def test_a_form_is_opened_filled_in_and_answered(ana: Person, bruno: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "form")
    assert reply.kind == "modal"
    assert reply.modal is not None
    assert reply.modal["title"] == "A question"
    with pytest.raises(ClientRefused):
        await ana.submit(reply, {"answer": "x" * 11})
    with pytest.raises(ClientRefused):
        await ana.submit(reply, {"other": "x"})
    with pytest.raises(ClientRefused):
        await bruno.submit(reply, {"answer": "yes"})
    answer = await ana.submit(reply.modal, {"answer": "yes"})
    assert answer.message is not None
    assert answer.message["content"] == "you said yes"


async def test_a_form_with_labels_carries_texts_and_choices(ana: Person, plaza: int) -> None:
    reply = await ana.slash(plaza, "labels")
    answer = await ana.submit(reply, {"kind": ["a"]})
    assert answer.message is not None
    assert answer.message["content"] == "'' ['a']"


async def test_a_command_that_is_not_answered_in_time_fails() -> None:
    async with Sandbox(answer_seconds=0.05) as sandbox, running_sample_bot(sandbox) as bot:
        reply = await sandbox.person("Ana").slash(sandbox.channel("plaza"), "never")
        assert reply.kind == "failed"
        assert reply.message is None
        talk = await bot.sees("never")
        with pytest.raises(discord.NotFound) as refusal:
            await talk.response.send_message("too late")
        assert refusal.value.code == 10062


async def test_commands_keep_their_ids_when_they_are_registered_again(bot: SampleBot) -> None:
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    after = {command.name: command.id for command in await bot.tree.sync()}
    assert before == after


async def test_commands_of_the_server_hide_those_of_everywhere(
    bot: SampleBot, ana: Person, plaza: int, sandbox: Sandbox
) -> None:
    bot.tree.copy_global_to(guild=bot.guilds[0])
    await bot.tree.sync(guild=bot.guilds[0])
    assert (await ana.slash(plaza, "say", text="once")).message is not None
    bot.tree.clear_commands(guild=bot.guilds[0])
    assert await bot.tree.sync(guild=bot.guilds[0]) == []


async def test_commands_work_in_private_too(sandbox: Sandbox, ana: Person, bruno: Person) -> None:
    here = sandbox.direct("Ana")
    reply = await ana.slash(here, "say", text="psst")
    assert reply.message is not None
    assert reply.message["content"] == "psst"
    assert bruno.messages(here) == []
    with pytest.raises(ClientRefused):
        await bruno.slash(here, "say", text="psst")
