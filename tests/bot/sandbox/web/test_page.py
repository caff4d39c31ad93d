"""The web page's side: its files, its websocket, and the guard at the door."""

import ast
import asyncio
import base64
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yarl

from bot.languages import ENGLISH
from bot.sandbox import Person, Sandbox
from bot.sandbox.web.site import FILES
from bot.sandbox.web.websocket import ATTENTION
from tests.bot.languages.program import called, modules_in
from tests.bot.sandbox.sample_bot import SampleBot, picture


class Browser:
    """One page's websocket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.number = 0

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while True:
                frame: dict[str, Any] = await self.socket.receive_json()
                if frame["t"] == kind and all(frame.get(key) == value for key, value in wanted.items()):
                    return frame

    async def do(self, deed: str, **what: Any) -> dict[str, Any]:
        self.number += 1
        await self.socket.send_json({"do": deed, "n": self.number, **what})
        return await self.until("done", n=self.number)


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def browser(sandbox: Sandbox, ana: Person, session: aiohttp.ClientSession) -> AsyncIterator[Browser]:
    async with session.ws_connect(f"{sandbox.url}/sandbox/people?person={ana.id}") as socket:
        yield Browser(socket)


async def test_the_world_comes_first(browser: Browser, bot: SampleBot, sandbox: Sandbox, ana: Person) -> None:
    world = await browser.socket.receive_json()
    assert world["t"] == "world"
    assert world["me"] == str(ana.id)
    assert [person["name"] for person in world["people"]] == ["Ana", "Bruno", "Chaska", "Diego", "Elena"]
    assert world["bot"] == {"id": str(bot.application_id), "name": "Chaski", "online": False}
    assert [channel["name"] for channel in world["channels"]][:2] == ["plaza", "cusco"]
    assert world["messages"][str(sandbox.channel("plaza"))] == []
    commands = await browser.until("commands")
    assert "say" in {command["name"] for command in commands["commands"]}


async def test_a_command_with_a_file_and_suggestions_goes_through(
    browser: Browser, bot: SampleBot, sandbox: Sandbox, bruno: Person, plaza: int
) -> None:
    said = {"name": "b.png", "base64": base64.b64encode(picture()).decode()}
    options = {"who": str(bruno.id), "where": str(plaza), "size": 1, "what": said}
    done = await browser.do("slash", channel_id=str(plaza), name="kinds", options=options)
    message = (await browser.until("message"))["message"]
    assert message["content"].startswith("Bruno plaza 1 0.5 b.png")
    await browser.until("answered", interaction=done["interaction"])
    done = await browser.do(
        "autocomplete", channel_id=str(plaza), name="game rule find", options={"word": "te"}, focused="word"
    )
    assert done["choices"] == [{"name": "Temple", "value": "temple"}]


async def test_buttons_menus_and_forms_work(browser: Browser, bot: SampleBot, plaza: int) -> None:
    here = {"channel_id": str(plaza)}
    await browser.do("slash", **here, name="panel", options={})
    panel = (await browser.until("message"))["message"]
    here["message_id"] = panel["id"]
    await browser.do("press", **here, custom_id="change")
    assert (await browser.until("message"))["message"]["content"] == "changed"
    await browser.do("select", **here, custom_id="pick", values=["red"])
    assert (await browser.until("message"))["message"]["content"] == "picked red"
    await browser.do("press", **here, custom_id="ask")
    modal = await browser.until("modal")
    assert modal["modal"]["title"] == "A question"
    done = await browser.do(
        "submit", interaction=modal["interaction"], custom_id=modal["modal"]["custom_id"], values={"answer": "yes"}
    )
    assert "error" not in done
    assert (await browser.until("message"))["message"]["content"] == "you said yes"


async def test_a_press_on_what_has_just_changed_is_answered_in_plain_words(
    browser: Browser, bot: SampleBot, plaza: int
) -> None:
    await browser.do("slash", channel_id=str(plaza), name="panel", options={})
    panel = (await browser.until("message"))["message"]
    done = await browser.do("press", channel_id=str(plaza), message_id=panel["id"], custom_id="b:tap:2:8085:0")
    assert done["error"]["key"] == "refused.changed"


async def test_talk_and_reactions_reach_the_page(browser: Browser, bot: SampleBot, bruno: Person, plaza: int) -> None:
    assert await browser.do("say", channel_id=str(plaza), content="hello") == {"t": "done", "n": 1}
    message = bruno.messages(plaza)[0]
    await bruno.react(message, "👍")
    frame = await browser.until("message")
    assert frame["message"]["reactions"][0]["me"] is False
    here = {"channel_id": str(plaza), "message_id": message["id"], "emoji": "👍"}
    await browser.do("react", **here, add=True)
    assert bruno.messages(plaza)[0]["reactions"][0]["count"] == 2
    await browser.do("react", **here, add=False)
    assert bruno.messages(plaza)[0]["reactions"][0]["count"] == 1
    sent = await bot.text(plaza).send("bye")
    await sent.delete()
    assert (await browser.until("gone"))["id"] == str(sent.id)


async def test_what_only_ana_sees_is_sent_to_ana_alone_and_can_be_dismissed(
    browser: Browser, bot: SampleBot, sandbox: Sandbox, bruno: Person, session: aiohttp.ClientSession, plaza: int
) -> None:
    async with session.ws_connect(f"{sandbox.url}/sandbox/people?person={bruno.id}") as socket:
        await browser.do("slash", channel_id=str(plaza), name="slow", options={"hidden": True})
        first = (await browser.until("message"))["message"]
        assert (first["ephemeral"], first["thinking"]) == (True, True)
        await browser.until("message")
        await browser.until("message")
        await browser.do("dismiss", message_id=first["id"])
        await browser.do("say", channel_id=str(plaza), content="in the open")
        frame = await Browser(socket).until("message")
        assert frame["message"]["content"] == "in the open"


async def test_older_messages_are_paged(browser: Browser, ana: Person, plaza: int) -> None:
    said = [await ana.say(plaza, str(number)) for number in range(60)]
    await browser.socket.send_json({"do": "older", "n": 9, "channel_id": str(plaza), "before": said[55]["id"]})
    frame = await browser.until("older", n=9)
    assert [message["content"] for message in frame["messages"]] == [str(number) for number in range(5, 55)]


async def test_an_open_page_that_nobody_uses_for_an_hour_is_not_looked_at(
    sandbox: Sandbox, ana: Person, session: aiohttp.ClientSession
) -> None:
    assert not sandbox.is_looked_at
    now = sandbox._pages._last_use
    sandbox._pages._clock = lambda: now
    async with session.ws_connect(f"{sandbox.url}/sandbox/people?person={ana.id}") as socket:
        browser = Browser(socket)
        await browser.until("world")
        assert sandbox.is_looked_at
        now += ATTENTION + 1
        assert not sandbox.is_looked_at
        assert "error" not in await browser.do("look")
        assert sandbox.is_looked_at


async def test_a_failed_interaction_is_told_with_its_message(session: aiohttp.ClientSession) -> None:
    async with Sandbox(answer_seconds=0.05) as sandbox:
        url = f"{sandbox.url}/sandbox/people?person={sandbox.person('Ana').id}"
        api = f"{sandbox.url}/api/v10/channels/{sandbox.channel('plaza')}/messages"
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
        headers = {"Authorization": f"Bot {sandbox.token}"}
        async with session.post(api, json={"content": "x", "components": [row]}, headers=headers) as got:
            message = await got.json()
        async with session.ws_connect(url) as socket:
            browser = Browser(socket)
            here = {"channel_id": message["channel_id"], "message_id": message["id"]}
            done = await browser.do("press", **here, custom_id="x")
            failed = await browser.until("failed")
            assert failed == {"t": "failed", "interaction": done["interaction"], "message_id": message["id"]}


@pytest.mark.parametrize(
    "frame",
    [
        "no json",
        "[]",
        "{}",
        '{"do": "fly"}',
        '{"do": "slash"}',
        '{"do": "slash", "channel_id": "x", "name": "say"}',
        '{"do": "slash", "channel_id": "1", "name": "say"}',
        '{"do": "press", "channel_id": "1000000000000000201", "message_id": "1", "custom_id": "x"}',
        '{"do": "select", "channel_id": "1000000000000000201", "message_id": {}, "custom_id": "x", "values": 1}',
        '{"do": "submit", "interaction": "1", "values": {}}',
        '{"do": "autocomplete", "channel_id": null, "name": 1, "options": [], "focused": {}}',
        '{"do": "say", "channel_id": "1000000000000000201", "content": ""}',
        '{"do": "dismiss", "message_id": "1"}',
        '{"do": "older", "channel_id": "1000000000000000201"}',
        '{"do": "react", "channel_id": "1000000000000000201", "message_id": "1", "emoji": ""}',
        "[" * 100_000,
        f'{{"do": "say", "channel_id": "{"9" * 5000}", "content": "x"}}',
        f'{{"do": "say", "channel_id": {"9" * 41}, "content": "x"}}',
        '{"do": "say", "channel_id": 1e400, "content": "x"}',
        '{"do": "say", "channel_id": -1, "content": "x"}',
        '{"do": "say", "channel_id": "1000000000000000201", "content": "\\ud800"}',
        f'{{"do": "dismiss", "message_id": "{"9" * 5000}"}}',
        f'{{"do": "submit", "interaction": {2**64}, "values": {{}}}}',
        f'{{"do": "older", "channel_id": "1000000000000000201", "before": "{"9" * 5000}"}}',
        f'{{"do": "slash", "channel_id": "1000000000000000201", "name": "{"x" * 100_000}"}}',
        '{"do": "autocomplete", "channel_id": 1e400, "name": "x", "focused": "x"}',
        f'{{"do": "autocomplete", "channel_id": "{"9" * 5000}", "name": "x", "focused": "x"}}',
    ],
)
async def test_garbage_is_answered_by_a_sentence(browser: Browser, frame: str) -> None:
    await browser.socket.receive_json()
    await browser.socket.send_str(frame)
    answer = await browser.socket.receive_json()
    assert answer["t"] == "done"
    assert answer["error"]["key"] in ENGLISH.page
    assert (await browser.do("say", channel_id="1000000000000000201", content="still here")).get("error") is None


async def test_only_this_computer_may_ask(sandbox: Sandbox, session: aiohttp.ClientSession, ana: Person) -> None:
    own, other = sandbox.port, sandbox.port % 65535 + 1
    strangers = [f"http://evil.example:{own}", f"http://127.0.0.1:{other}", f"http://localhost:{other}"]
    strangers += ["http://127.0.0.1", "http://localhost", f"https://127.0.0.1:{own}", f"http://127.0.0.1:{own}.evil"]
    for origin in [*strangers, "null", "", "http://["]:
        for path in ("/", "/api/v10/gateway", "/cdn/embed/avatars/0.png"):
            async with session.get(sandbox.url + path, headers={"Origin": origin}) as got:
                assert got.status == 403, origin
        for path in (f"/sandbox/people?person={ana.id}", "/gateway"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
                await session.ws_connect(sandbox.url + path, headers={"Origin": origin})
            assert refusal.value.status == 403
    for host in ["evil.example", f"evil.example:{own}", f"127.0.0.1:{other}", "127.0.0.1", "localhost", "[::1", ""]:
        async with session.get(sandbox.url, headers={"Host": host}) as got:
            assert got.status == 403, host
    for name in ("127.0.0.1", "localhost", "LocalHost"):
        here = {"Host": f"{name}:{own}", "Origin": f"http://{name.lower()}:{own}"}
        async with session.get(sandbox.url, headers=here) as got:
            assert got.status == 200
        async with session.ws_connect(f"{sandbox.url}/sandbox/people?person={ana.id}", headers=here) as socket:
            assert (await socket.receive_json())["t"] == "world"


async def test_who_says_no_host_is_not_let_in(sandbox: Sandbox) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
    writer.write(b"GET / HTTP/1.0\r\n\r\n")
    assert (await reader.readline()).split()[1] == b"403"
    writer.close()


@pytest.mark.parametrize(
    "junk", [b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/1.1\r\n\r\n", b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n"]
)
async def test_what_is_no_http_is_told_so_and_nobody_else(
    sandbox: Sandbox, junk: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
    writer.write(junk)
    assert (await reader.readline()).split()[1] == b"400"
    writer.close()
    assert caplog.records == []


async def test_the_page_is_served_with_a_strict_policy(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    async with session.get(sandbox.url) as got:
        assert got.status == 200
        policy = got.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "<html" in await got.text()
    for path in ("/../site.py", "/%2e%2e/site.py", "/..%2fsite.py", "/nothing.js", "/page"):
        async with session.get(yarl.URL(f"{sandbox.url}{path}", encoded=True)) as got:
            assert got.status == 404, path


async def test_a_sent_page_is_never_served_as_a_page(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", b"<script>alert(1)</script>", filename="evil.html")
    url = f"{sandbox.url}/api/v10/channels/{sandbox.channel('plaza')}/messages"
    async with session.post(url, data=form, headers={"Authorization": f"Bot {sandbox.token}"}) as got:
        (attachment,) = (await got.json())["attachments"]
    async with session.get(attachment["url"]) as got:
        assert got.headers["Content-Type"] == "application/octet-stream"
        assert got.headers["Content-Disposition"].startswith("attachment")
        assert got.headers["X-Content-Type-Options"] == "nosniff"
    for wrong in (attachment["url"] + "x", attachment["url"].replace(attachment["id"], "1")):
        async with session.get(wrong) as got:
            assert got.status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/index.html%00.js",
        "/%00",
        "/.js",
        "/..%2Fsite.py",
        "/%2e%2e/page/index.html",
        "/page.js%0a",
        "/" + "a" * 300 + ".js",
        "/" + "%F0%9F%A6%99" * 100 + ".js",
        "/%ff%fe.js",
        "/%ED%A0%80.js",
        "/index.html/",
        "//index.html",
        "/cdn/attachments/1/%00/a.png",
        "/cdn/attachments/1/%D9%A1/a.png",
        "/cdn/attachments/1/" + "9" * 5000 + "/a.png",
        "/cdn/embed/avatars/%00.png",
    ],
)
async def test_a_strange_path_leads_nowhere(sandbox: Sandbox, session: aiohttp.ClientSession, path: str) -> None:
    async with session.get(yarl.URL(sandbox.url + path, encoded=True)) as response:
        assert response.status == 404


# ---------------------------------------------------------------- languages

TEXTS = {"en-US": ("English", {"no_script": "<&>", "new": "New"}), "fr": ("Français", {"new": "Nouveau"})}


async def test_each_person_has_a_locale_and_a_page_in_it(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    heard: list[dict[str, Any]] = []
    async with Sandbox(tmp_path, page_texts=TEXTS) as sandbox:
        sandbox.world.broadcast.add_gateway(lambda event, data: heard.append(data))
        sandbox.world.commands.put(None, {"name": "say", "description": "Says", "name_localizations": {"fr": "dire"}})
        ana, bruno = sandbox.person("Ana"), sandbox.person("Bruno")
        async with session.get(sandbox.url) as got:
            page = await got.text()
        assert "<noscript>&lt;&amp;&gt;</noscript>" in page
        assert '"no_script":"\\u003c&>"' in page
        async with session.ws_connect(f"{sandbox.url}/sandbox/people?person={ana.id}") as socket:
            browser = Browser(socket)
            world = await browser.until("world")
            assert (world["locale"], world["says"]["locale"], world["says"]["texts"]["new"]) == (
                "en-US",
                "en-US",
                "New",
            )
            assert world["languages"] == [{"locale": "en-US", "name": "English"}, {"locale": "fr", "name": "Français"}]
            assert "error" in await browser.do("locale", locale="tlh")
            await browser.socket.send_json({"do": "locale", "n": 9, "locale": "fr"})
            world = await browser.until("world")
            assert (world["locale"], world["says"]["texts"]["new"]) == ("fr", "Nouveau")
            assert [each["name_localized"] for each in world["commands"]] == ["dire"]
        for person in (ana, bruno):
            sandbox.world.actions.slash(person.id, sandbox.channel("plaza"), "say", {})
        assert [each["locale"] for each in heard if "locale" in each] == ["fr", "en-US"]
    async with Sandbox(tmp_path, page_texts=TEXTS, locale="pl", server_locale="fr") as again:
        locales = again.world.locales
        assert [locales.of(each.id) for each in (ana, bruno)] == ["fr", "pl"]
        assert (locales.page("pl")["locale"], locales.page("fr-CA")["locale"], locales.of_servers) == (
            "en-US",
            "fr",
            "fr",
        )


def test_the_page_has_a_text_for_every_key_it_asks_for_and_no_other() -> None:
    scripts = "".join(
        path.read_text(encoding="utf-8") for name, path in FILES.items() if name.endswith((".js", ".html"))
    )
    asked = {key for key in ENGLISH.page if f'"{key}"' in scripts}
    asked |= {key for key in ENGLISH.page if key.startswith(("system.", "select."))} | {"no_script"}
    calls = (node for _, tree in modules_in("bot/sandbox") for node in ast.walk(tree) if isinstance(node, ast.Call))
    refusals = [call.args[0] for call in calls if called(call) in ("ClientRefused", "NotThere")]
    asked |= {f"refused.{key.value}" for key in refusals if isinstance(key, ast.Constant)}
    assert {key for key in asked if key.startswith("refused.")} <= ENGLISH.page.keys()
    assert set(ENGLISH.page) - asked == set()
    said = set(re.findall(r"\b(?:say|said)\(\"([\w.]+)\"", scripts)) | set(
        re.findall(r"data-say(?:-label)?=\"([\w.]+)\"", scripts)
    )
    assert said - set(ENGLISH.page) == set()
    assert len(said) > 60
