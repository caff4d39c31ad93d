"""Discord's limits are enforced, answered in Discord's form, and collected as sentences."""

import json
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox

ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
OPTION = {"label": "a", "value": "a"}


def buttons(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": [{"type": 1, "components": list(components)}]}


def button(**changed: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **changed}


def menu(**changed: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "x", "options": [OPTION], **changed}


def embed(**parts: Any) -> dict[str, Any]:
    return {"embeds": [parts]}


def layout(*components: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": list(components), **changed}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


MESSAGES = {
    "content": {"content": "x" * 2001},
    "embeds": {"embeds": [{"title": "x"}] * 11},
    "embeds.0.title": embed(title="x" * 257),
    "embeds.0.description": embed(description="x" * 4097),
    "embeds.0.fields": embed(fields=[{"name": "a", "value": "b"}] * 26),
    "embeds.0.fields.0.name": embed(fields=[{"name": "x" * 257, "value": "b"}]),
    "embeds.0.fields.0.value": embed(fields=[{"name": "a", "value": ""}]),
    "embeds.0.footer.text": embed(footer={"text": "x" * 2049}),
    "embeds.0.author.name": embed(author={"name": "x" * 257}),
    "embeds.0.color": embed(title="x", color=1 << 24),
    "embeds.0.image.url": embed(title="x", image={"url": "attachment://missing.png"}),
    "embeds.0.thumbnail.url": embed(title="x", thumbnail={"url": "ftp://x"}),
    "attachments.0.id": {"content": "x", "attachments": [{"id": 0}]},
    "allowed_mentions": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "allowed_mentions.parse.0": {"content": "x", "allowed_mentions": {"parse": ["nobody"]}},
    "components": {"content": "x", "components": [ROW] * 2},
    "components.0.type": {"content": "x", "components": [button()]},
    "components.0.components": buttons(*(button(custom_id=str(number)) for number in range(6))),
    "components.0.components.0.label": buttons(button(label="x" * 81)),
    "components.0.components.0.custom_id": buttons(button(custom_id="x" * 101)),
    "components.0.components.0.style": buttons(button(style=9)),
    "components.0.components.0": buttons(button(label=None)),
    "components.0.components.0.url": buttons(button(style=5, custom_id=None)),
    "components.0.components.0.options": buttons(
        menu(options=[{"label": "a", "value": str(number)} for number in range(26)])
    ),
    "components.0.components.0.options.0.label": buttons(menu(options=[{"label": "x" * 101, "value": "a"}])),
    "components.0.components.0.options.1.value": buttons(menu(options=[OPTION, OPTION])),
    "components.0.components.0.placeholder": buttons(menu(placeholder="x" * 151)),
    "components.0.components.0.max_values": buttons(menu(max_values=2)),
    "components.0.components.0.min_values": buttons(menu(min_values=26)),
    "components.0.content": layout(text("")),
    "components.0.items.0.media.url": layout({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
    "components.0.accessory.type": layout({"type": 9, "components": [text("x")], "accessory": text("y")}),
}
WHOLE = {
    "more than six thousand characters of embeds": {"embeds": [{"description": "x" * 4000}] * 2},
    "more than five rows": {
        "content": "x",
        "components": [{"type": 1, "components": [button(custom_id=str(number))]} for number in range(6)],
    },
    "a menu beside a button": buttons(menu(), button(custom_id="y")),
    "too long layout": layout(*(text("x" * 1001) for _ in range(4))),
    "too many components of a layout": layout(*(text("x") for _ in range(41))),
    "content beside a layout": layout(text("x"), content="x"),
    "a layout without its flag": {"components": [text("x")]},
}


async def ask(sandbox: Sandbox, method: str, path: str, payload: Any) -> tuple[int, dict[str, Any]]:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"{sandbox.url}/api/v10{path}", json=payload, headers=headers) as got,
    ):
        return got.status, await got.json()


async def send(sandbox: Sandbox, payload: Any) -> tuple[int, dict[str, Any]]:
    return await ask(sandbox, "POST", f"/channels/{sandbox.channel('plaza')}/messages", payload)


@pytest.mark.parametrize("path", MESSAGES)
async def test_a_message_beyond_a_limit_is_refused_where_it_breaks_it(sandbox: Sandbox, path: str) -> None:
    status, body = await send(sandbox, MESSAGES[path])
    assert (status, body["code"]) == (400, 50035)
    place = body["errors"]
    for step in path.split("."):
        place = place[step]
    assert place["_errors"][0]["message"]
    assert any(f" {path}: " in violation for violation in sandbox.violations)
    assert sandbox.world.messages(sandbox.channel("plaza")) == []


@pytest.mark.parametrize("what", WHOLE)
async def test_a_message_is_refused_with(sandbox: Sandbox, what: str) -> None:
    status, body = await send(sandbox, WHOLE[what])
    assert (status, body["code"]) == (400, 50035)
    assert len(sandbox.violations) == len(set(sandbox.violations)) > 0


@pytest.mark.parametrize(
    "payload",
    [
        {"content": "x" * 2000, "embeds": [{"title": "x" * 256, "description": "y" * 4096}]},
        buttons(*(button(custom_id=str(number)) for number in range(5))),
        buttons(menu(options=[{"label": "x" * 100, "value": str(number)} for number in range(25)], max_values=25)),
        buttons(button(style=5, custom_id=None, url="http://127.0.0.1")),
        layout(*(text("x" * 100) for _ in range(40))),
    ],
)
async def test_a_message_within_the_limits_is_sent(sandbox: Sandbox, payload: Any) -> None:
    status, _ = await send(sandbox, payload)
    assert status == 200
    assert sandbox.violations == []


async def test_an_empty_message_is_refused(sandbox: Sandbox) -> None:
    status, body = await send(sandbox, {"content": ""})
    assert (status, body["code"]) == (400, 50006)


async def test_nonsense_is_refused_kindly(sandbox: Sandbox) -> None:
    for payload in ([], "words", {"embeds": "x"}, {"components": {"a": 1}}, {"flags": "x", "content": "x"}):
        status, _ = await send(sandbox, payload)
        assert status == 400
    url = f"{sandbox.url}/api/v10/channels/{sandbox.channel('plaza')}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with aiohttp.ClientSession() as session, session.post(url, data=b"{no", headers=headers) as got:
        assert (got.status, (await got.json())["code"]) == (400, 50109)


def command(**changed: Any) -> dict[str, Any]:
    return {"name": "game", "description": "x", **changed}


def option(**changed: Any) -> dict[str, Any]:
    return {"type": 3, "name": "what", "description": "x", **changed}


COMMANDS = {
    "0.name": [command(name="Game")],
    "0.description": [command(description="")],
    "0.name_localizations.fr": [command(name_localizations={"fr": "Le Jeu"})],
    "0.name_localizations": [command(name_localizations={"xx": "spel"})],
    "0.description_localizations.pl": [command(description_localizations={"pl": "x" * 101})],
    "0.options": [command(options=[option(name=f"o{number}") for number in range(26)])],
    "0.options.0.name": [command(options=[option(name="a b")])],
    "0.options.1.name": [command(options=[option(), option()])],
    "0.options.1": [command(options=[option(), option(name="other", required=True)])],
    "0.options.0.type": [command(options=[option(type=12)])],
    "0.options.0": [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
    "0.options.0.choices": [
        command(options=[option(choices=[{"name": str(number), "value": "a"} for number in range(26)])])
    ],
    "0.options.0.choices.0.value": [command(options=[option(choices=[{"name": "a", "value": "x" * 101}])])],
    "0.options.0.options.0.type": [
        command(options=[{"type": 1, "name": "a", "description": "x", "options": [option(type=1)]}])
    ],
    "1": [command(), command()],
    "commands": [command(name=f"c{number}") for number in range(101)],
    "0": [
        command(
            options=[
                option(name=f"o{number}", choices=[{"name": f"{each}" * 50, "value": "v" * 100} for each in range(9)])
                for number in range(10)
            ]
        )
    ],
}


@pytest.mark.parametrize("path", COMMANDS)
async def test_a_command_beyond_a_limit_is_refused_where_it_breaks_it(sandbox: Sandbox, path: str) -> None:
    application = 1_000_000_000_000_000_100
    status, body = await ask(sandbox, "PUT", f"/applications/{application}/commands", COMMANDS[path])
    assert (status, body["code"]) == (400, 50035)
    place = body["errors"]
    for step in path.split("."):
        place = place[step]
    assert place["_errors"]


async def test_names_in_many_scripts_are_fine(sandbox: Sandbox) -> None:
    payload = [command(name="gra", name_localizations={"pl": "głosuj", "th": "เกม", "ja": "ゲーム"})]
    status, _ = await ask(sandbox, "PUT", "/applications/1000000000000000100/commands", payload)
    assert status == 200


CHOICES = {
    "data.choices": {"choices": [{"name": "a", "value": "a"}] * 26},
    "data.choices.0.name": {"choices": [{"name": "", "value": "a"}]},
    "data.choices.0.value": {"choices": [{"name": "a", "value": "x" * 101}]},
}
FIELD = {"type": 4, "custom_id": "a", "style": 1, "label": "a"}
FORMS = {
    "data.title": {"custom_id": "a", "title": "x" * 46, "components": [{"type": 1, "components": [FIELD]}]},
    "data.components": {"custom_id": "a", "title": "x", "components": []},
    "data.components.0.type": {"custom_id": "a", "title": "x", "components": [FIELD]},
    "data.components.0.label": {"custom_id": "a", "title": "x", "components": [{"type": 18, "component": FIELD}]},
    "data.components.0.components.0.label": {
        "custom_id": "a",
        "title": "x",
        "components": [{"type": 1, "components": [{**FIELD, "label": "x" * 46}]}],
    },
    "data.components.0.components.0.max_length": {
        "custom_id": "a",
        "title": "x",
        "components": [{"type": 1, "components": [{**FIELD, "max_length": 4001}]}],
    },
}


@pytest.mark.parametrize("path", [*CHOICES, *FORMS])
async def test_suggestions_and_forms_have_their_limits(sandbox: Sandbox, path: str) -> None:
    kind, data = (8, CHOICES[path]) if path in CHOICES else (9, FORMS[path])
    status, body = await ask(sandbox, "POST", "/interactions/1/token/callback", {"type": kind, "data": data})
    assert (status, body["code"]) == (400, 50035)
    place = body["errors"]
    for step in path.split("."):
        place = place[step]
    assert place["_errors"]


async def test_files_have_their_limits(sandbox: Sandbox) -> None:
    url = f"{sandbox.url}/api/v10/channels/{sandbox.channel('plaza')}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}"}

    async def attach(sizes: list[int], description: str = "") -> tuple[int, int]:
        form = aiohttp.FormData(quote_fields=False)
        listed = [{"id": number, "description": description} for number in range(len(sizes))]
        form.add_field("payload_json", json.dumps({"attachments": listed}))
        for number, size in enumerate(sizes):
            form.add_field(f"files[{number}]", b"x" * size, filename=f"{number}.bin")
        async with aiohttp.ClientSession() as session, session.post(url, data=form, headers=headers) as got:
            return got.status, (await got.json()).get("code", 0)

    assert await attach([1] * 10) == (200, 0)
    assert await attach([1] * 11) == (400, 50035)
    assert await attach([1], "x" * 1025) == (400, 50035)
    assert await attach([10 * 1024 * 1024 + 1]) == (413, 40005)
    assert await attach([9 * 1024 * 1024] * 3) == (413, 40005)


async def test_a_message_takes_twenty_different_reactions(sandbox: Sandbox) -> None:
    _, message = await send(sandbox, {"content": "x"})
    for number in range(20):
        await sandbox.person("Ana").react(message["id"], chr(0x1F600 + number))
    path = f"/channels/{sandbox.channel('plaza')}/messages/{message['id']}/reactions/%E2%9C%85/@me"
    status, body = await ask(sandbox, "PUT", path, None)
    assert (status, body["code"]) == (400, 30010)


async def test_a_layout_cannot_become_a_plain_message_again(sandbox: Sandbox) -> None:
    _, message = await send(sandbox, layout(text("x")))
    path = f"/channels/{sandbox.channel('plaza')}/messages/{message['id']}"
    assert (await ask(sandbox, "PATCH", path, {"flags": 0}))[0] == 400
    assert (await ask(sandbox, "PATCH", path, {"content": "x"}))[0] == 400
    assert (await ask(sandbox, "PATCH", path, {"components": [text("y")]}))[0] == 200


async def test_a_plain_message_becomes_a_layout_once_it_is_emptied(sandbox: Sandbox) -> None:
    _, message = await send(sandbox, {"content": "x", "embeds": [{"title": "y"}]})
    path = f"/channels/{sandbox.channel('plaza')}/messages/{message['id']}"
    for left in ({}, {"content": None}, {"embeds": []}):
        status, body = await ask(sandbox, "PATCH", path, layout(text("z"), **left))
        assert (status, body["code"]) == (400, 50035)
    status, body = await ask(sandbox, "PATCH", path, layout(text("z"), content=None, embeds=[]))
    assert (status, body["content"], body["embeds"], body["flags"]) == (200, "", [], 1 << 15)
