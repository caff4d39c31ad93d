"""The stand-in's answers, and a client's requests, against Discord's published description of its interface."""

import asyncio
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.rest.api_call import ApiCall
from tests.bot.sandbox.sample_bot import SampleBot, file, running_sample_bot

jsonschema_rs = pytest.importorskip("jsonschema_rs")

BESIDE = Path(__file__).parents[5] / "shared" / "discord" / "openapi.json"
DESCRIPTION = Path(os.environ.get("CHASKI_OPENAPI") or BESIDE)
if not DESCRIPTION.is_file():
    pytest.skip("Discord's description of its interface is not here", allow_module_level=True)


class Description:
    """Finds and applies the schema of a request or an answer."""

    def __init__(self, path: Path) -> None:
        self.document = msgspec.json.decode(path.read_bytes())
        # Clients may well write ids as numbers.
        self.document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        self.validators: dict[str, Any] = {}

    def operation(self, call: ApiCall) -> dict[str, Any]:
        given = call.path.split("/")
        for template, methods in self.document["paths"].items():
            parts = template.split("/")
            fits = len(parts) == len(given) and all(
                part.startswith("{") or part == each for part, each in zip(parts, given, strict=True)
            )
            literal = sum(not part.startswith("{") for part in parts)
            if fits and call.method.lower() in methods and literal >= self._best(given, call.method):
                found: dict[str, Any] = methods[call.method.lower()]
                return found
        raise AssertionError(f"Discord has no {call.method} {call.path}")

    def _best(self, given: list[str], method: str) -> int:
        counts = [
            sum(not part.startswith("{") for part in template.split("/"))
            for template, methods in self.document["paths"].items()
            if method.lower() in methods
            and len(template.split("/")) == len(given)
            and all(part.startswith("{") or part == each for part, each in zip(template.split("/"), given, strict=True))
        ]
        return max(counts)

    def problems_of_requests(self, calls: Iterable[ApiCall]) -> list[str]:
        """What it has against the bodies of these requests."""
        wrong = []
        for call in calls:
            content = self.operation(call).get("requestBody", {}).get("content", {})
            if call.json is not None and "application/json" in content:
                schema = content["application/json"]["schema"]
                wrong += [f"{call.method} {call.path} {each}" for each in self.problems(schema, call.json)]
        return wrong

    def problems(self, schema: dict[str, Any], value: Any) -> list[str]:
        key = msgspec.json.encode(schema).decode()
        if key not in self.validators:
            whole = {**schema, "components": self.document["components"]}
            self.validators[key] = jsonschema_rs.Draft202012Validator(whole)
        return [
            f"{'/'.join(map(str, error.instance_path))}: {error.message[:300]}"
            for error in self.validators[key].iter_errors(value)
        ]


@pytest.fixture(scope="module")
def description() -> Description:
    return Description(DESCRIPTION)


async def everything(sandbox: Sandbox, bot: SampleBot) -> None:
    """A bit of all that a bot and people do."""
    ana, bruno, plaza = sandbox.person("Ana"), sandbox.person("Bruno"), sandbox.channel("plaza")
    await bot.application_info()
    await bot.fetch_user(ana.id)
    await bot.fetch_guild(bot.guilds[0].id)
    await bot.guilds[0].fetch_channels()
    await bot.guilds[0].fetch_roles()
    await bot.guilds[0].fetch_member(ana.id)
    await bot.tree.fetch_commands()
    await bot.tree.sync(guild=bot.guilds[0])
    await ana.slash(plaza, "say", text=f"hello {bruno.mention}")
    await ana.autocomplete(plaza, "game rule find", focused="word", word="")
    await (await ana.slash(plaza, "slow")).followup()
    await (await ana.slash(plaza, "slow", hidden=True)).followup()
    await ana.slash(plaza, "layout")
    await ana.submit(await ana.slash(plaza, "form"), {"answer": "a"})
    await ana.submit(await ana.slash(plaza, "labels"), {"kind": ["a"]})
    panel = (await ana.slash(plaza, "panel")).message
    assert panel is not None
    await ana.select(panel, "pick", ["red"])
    await ana.press(panel, "change")
    waiting = asyncio.create_task(ana.slash(plaza, "never"))
    talk = await bot.sees("never")
    await talk.response.send_message("first", file=file("a.png"))
    await waiting
    await talk.original_response()
    await talk.edit_original_response(content="second")
    await talk.delete_original_response()
    embed = discord.Embed(title="t", description="d", colour=1).set_footer(text="f").add_field(name="a", value="b")
    sent = await bot.text(plaza).send("x", embed=embed.set_thumbnail(url="attachment://a.png"), file=file("a.png"))
    await ana.react(sent.id, "✅")
    await ana.react(sent.id, "<a:llama:123456789012345678>")
    await sent.add_reaction("❌")
    fetched = await bot.text(plaza).fetch_message(sent.id)
    assert [user async for user in fetched.reactions[0].users()]
    await sent.edit(content="y", attachments=[*sent.attachments, file("b.png", description="b")])
    await sent.reply("z", mention_author=True)
    await fetched.remove_reaction("✅", discord.Object(ana.id))
    await fetched.clear_reactions()
    assert [message async for message in bot.text(plaza).history()]
    await bot.text(plaza).typing()
    sandbox.allow(plaza, "manage_threads")
    thread = await sent.create_thread(name="thread")
    await thread.add_user(discord.Object(bruno.id))
    await thread.fetch_members()
    await thread.send("inside")
    await thread.edit(archived=True)
    assert [each async for each in bot.text(plaza).archived_threads()]
    other = await bot.text(plaza).create_thread(name="other", type=discord.ChannelType.public_thread)
    await bot.guilds[0].active_threads()
    await bot.fetch_channel(other.id)
    await other.delete()
    news = await bot.fetch_channel(sandbox.add_channel("news", kind=discord.ChannelType.news))
    assert isinstance(news, discord.TextChannel)
    await news.create_thread(name="news", type=discord.ChannelType.news_thread)
    private = await bot.fetch_user(ana.id)
    await private.send("psst")
    await sent.delete()


@pytest.fixture(scope="module")
def calls() -> list[ApiCall]:
    async def play() -> list[ApiCall]:
        async with Sandbox() as sandbox, running_sample_bot(sandbox) as bot:
            await everything(sandbox, bot)
            assert bot.errors == []
            return list(sandbox.requests)

    return asyncio.run(play())


def test_every_answer_is_as_published(description: Description, calls: list[ApiCall]) -> None:
    wrong = []
    for call in calls:
        answers = description.operation(call)["responses"]
        answer = answers.get(str(call.status)) or answers.get("2XX")
        if answer is None:
            wrong.append(f"{call.method} {call.path} is never answered {call.status}")
        elif call.status != 204:
            schema = answer["content"]["application/json"]["schema"]
            wrong += [f"{call.method} {call.path} {each}" for each in description.problems(schema, call.answer)]
    assert wrong == []


def test_every_request_is_as_published(description: Description, calls: list[ApiCall]) -> None:
    assert description.problems_of_requests(calls) == []
